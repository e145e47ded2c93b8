/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Exact chances. Arithmetic fails if a result does not fit into 64-bit numbers, and never rounds. */
#include "vedette-config.h"

#include "core/dice/vedette-chance.h"

#include <string.h>

/* A 128-bit number can hold every product of two 64-bit numbers, and the sum of two such products. */
__extension__ typedef __int128 Wide;

G_DEFINE_BOXED_TYPE (VedetteChance, vedette_chance, vedette_chance_copy, vedette_chance_free)

/* Reduces a fraction to lowest terms. @den must not be 0. Returns FALSE and does not set @out if the result does
 * not fit into 64 bits. */
static gboolean
reduce (Wide           num,
        Wide           den,
        VedetteChance *out)
{
  Wide a, b;

  if (den < 0)
    {
      num = -num;
      den = -den;
    }

  a = num < 0 ? -num : num;
  b = den;
  while (b != 0)
    {
      Wide rest = a % b;

      a = b;
      b = rest;
    }
  num /= a;
  den /= a;

  if (num < G_MININT64 || num > G_MAXINT64 || den > G_MAXINT64)
    return FALSE;

  out->num = (gint64) num;
  out->den = (gint64) den;
  return TRUE;
}

/**
 * vedette_chance_copy:
 * @self: a chance
 *
 * Copies a chance to the heap, for values and lists that need a boxed type.
 *
 * Returns: (transfer full): the copy
 */
VedetteChance *
vedette_chance_copy (const VedetteChance *self)
{
  VedetteChance *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_new (VedetteChance, 1);
  *copy = *self;
  return copy;
}

/**
 * vedette_chance_free:
 * @self: (transfer full): a chance from vedette_chance_copy()
 *
 * Frees a chance on the heap.
 */
void
vedette_chance_free (VedetteChance *self)
{
  g_free (self);
}

/**
 * vedette_chance_new:
 * @num: the number of cases in which the event happens
 * @den: the number of all cases; not 0
 *
 * Makes a chance in lowest terms; the sign moves to the numerator. It is a programmer's error if @den is 0, or if one
 * of the numbers would become 2⁶³, as in 1 / %G_MININT64. Read numbers from a file with vedette_chance_parse().
 *
 * Returns: the chance
 */
VedetteChance
vedette_chance_new (gint64 num,
                    gint64 den)
{
  VedetteChance chance = { 0, 1 };

  g_return_val_if_fail (den != 0, chance);

  if (!reduce (num, den, &chance))
    g_critical ("%s: %" G_GINT64_FORMAT "/%" G_GINT64_FORMAT " does not fit", G_STRFUNC, num, den);
  return chance;
}

/* Reads a whole number. The function refuses a plus sign, because g_ascii_string_to_signed() accepts one and the
 * file format does not. */
static gboolean
parse_number (const char *text,
              gint64      min,
              gint64     *out)
{
  if (*text == '+')
    return FALSE;
  return g_ascii_string_to_signed (text, 10, min, G_MAXINT64, out, NULL);
}

/**
 * vedette_chance_parse:
 * @text: a fraction as vedette_chance_to_string() writes it, such as `11/20`
 * @out: (out): the chance; untouched on failure
 *
 * Reads a chance and brings it to lowest terms. The text consists of two numbers and a slash, without spaces or a
 * plus sign, and the second number is above 0.
 *
 * Returns: %FALSE if @text is not a fraction of 64-bit numbers
 */
gboolean
vedette_chance_parse (const char    *text,
                      VedetteChance *out)
{
  g_autofree char *above = NULL;
  const char *slash;
  gint64 num, den;

  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (out != NULL, FALSE);

  slash = strchr (text, '/');
  if (slash == NULL)
    return FALSE;

  above = g_strndup (text, (gsize) (slash - text));
  if (!parse_number (above, G_MININT64, &num) || !parse_number (slash + 1, 1, &den))
    return FALSE;
  return reduce (num, den, out);
}

/**
 * vedette_chance_to_string:
 * @chance: a chance
 *
 * Writes a chance for a file, always with both numbers (`0/1`, `1/1`) and the same in every language.
 *
 * Returns: (transfer full): the text
 */
char *
vedette_chance_to_string (VedetteChance chance)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT "/%" G_GINT64_FORMAT, chance.num, chance.den);
}

/**
 * vedette_chance_to_fraction:
 * @chance: a chance
 *
 * Converts a chance to a fraction of any size, for arithmetic that can exceed 64 bits.
 *
 * Returns: (transfer full): the same number
 */
VedetteFraction *
vedette_chance_to_fraction (VedetteChance chance)
{
  g_return_val_if_fail (chance.den > 0, NULL);

  return vedette_fraction_new (chance.num, chance.den);
}

/**
 * vedette_chance_percent:
 * @chance: a chance
 *
 * Writes a chance as a percentage in the reader's language, as vedette_fraction_percent() does.
 *
 * Returns: (transfer full): the text
 */
char *
vedette_chance_percent (VedetteChance chance)
{
  g_autoptr (VedetteFraction) fraction = vedette_chance_to_fraction (chance);

  return vedette_fraction_percent (fraction);
}

/**
 * vedette_chance_to_double:
 * @chance: a chance
 *
 * Converts a chance for drawing, such as level bars and curves. The result is not exact, so it must not be used in
 * arithmetic.
 *
 * Returns: the chance, rounded to a double
 */
double
vedette_chance_to_double (VedetteChance chance)
{
  g_return_val_if_fail (chance.den > 0, 0.0);

  return (double) chance.num / (double) chance.den;
}

/**
 * vedette_chance_add:
 * @a: a chance
 * @b: a chance
 * @out: (out): the sum; untouched on failure
 *
 * Adds the chances of two events that exclude each other.
 *
 * Returns: %FALSE if the sum in lowest terms does not fit into 64-bit numbers
 */
gboolean
vedette_chance_add (VedetteChance  a,
                    VedetteChance  b,
                    VedetteChance *out)
{
  g_return_val_if_fail (a.den > 0 && b.den > 0 && out != NULL, FALSE);

  return reduce ((Wide) a.num * b.den + (Wide) b.num * a.den, (Wide) a.den * b.den, out);
}

/**
 * vedette_chance_subtract:
 * @a: a chance
 * @b: a chance
 * @out: (out): @a minus @b, which can be below 0; untouched on failure
 *
 * Subtracts a chance from another.
 *
 * Returns: %FALSE if the difference in lowest terms does not fit into 64-bit numbers
 */
gboolean
vedette_chance_subtract (VedetteChance  a,
                         VedetteChance  b,
                         VedetteChance *out)
{
  g_return_val_if_fail (a.den > 0 && b.den > 0 && out != NULL, FALSE);

  return reduce ((Wide) a.num * b.den - (Wide) b.num * a.den, (Wide) a.den * b.den, out);
}

/**
 * vedette_chance_multiply:
 * @a: a chance
 * @b: a chance
 * @out: (out): the product; untouched on failure
 *
 * Multiplies two chances, which gives the chance that two independent events both happen.
 *
 * Returns: %FALSE if the product in lowest terms does not fit into 64-bit numbers
 */
gboolean
vedette_chance_multiply (VedetteChance  a,
                         VedetteChance  b,
                         VedetteChance *out)
{
  g_return_val_if_fail (a.den > 0 && b.den > 0 && out != NULL, FALSE);

  return reduce ((Wide) a.num * b.num, (Wide) a.den * b.den, out);
}

/**
 * vedette_chance_complement:
 * @chance: a chance
 * @out: (out): 1 minus @chance; untouched on failure
 *
 * Calculates the chance that the event does not happen. The function cannot fail for a chance between 0 and 1.
 *
 * Returns: %FALSE if the difference does not fit into 64-bit numbers
 */
gboolean
vedette_chance_complement (VedetteChance  chance,
                           VedetteChance *out)
{
  g_return_val_if_fail (chance.den > 0 && out != NULL, FALSE);

  return reduce ((Wide) chance.den - chance.num, chance.den, out);
}

/**
 * vedette_chance_compare:
 * @a: a chance
 * @b: a chance
 *
 * Compares two chances exactly.
 *
 * Returns: -1, 0 or 1 if @a is less than, equal to or more than @b
 */
int
vedette_chance_compare (VedetteChance a,
                        VedetteChance b)
{
  Wide left = (Wide) a.num * b.den;
  Wide right = (Wide) b.num * a.den;

  g_return_val_if_fail (a.den > 0 && b.den > 0, 0);

  return (left > right) - (left < right);
}

/**
 * vedette_chance_equal:
 * @a: a chance
 * @b: a chance
 *
 * Tells whether two chances are equal.
 *
 * Returns: %TRUE if both are the same number
 */
gboolean
vedette_chance_equal (VedetteChance a,
                      VedetteChance b)
{
  return vedette_chance_compare (a, b) == 0;
}
