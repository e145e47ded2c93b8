/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Exact fractions of any size. Only this file includes the header of GMP, so that the rest of Vedette does not depend
 * on the types of GMP. */
#include "vedette-config.h"

#include "core/dice/vedette-fraction.h"

#include <glib/gi18n-lib.h>
#include <gmp.h>

struct _VedetteFraction
{
  mpq_t value;
};

G_DEFINE_BOXED_TYPE (VedetteFraction, vedette_fraction, vedette_fraction_ref, vedette_fraction_unref)

typedef void (*Operation) (mpq_ptr, mpq_srcptr, mpq_srcptr);

static VedetteFraction *
make (void)
{
  VedetteFraction *self = g_atomic_rc_box_new0 (VedetteFraction);

  mpq_init (self->value);
  return self;
}

static void
clear (gpointer data)
{
  VedetteFraction *self = data;

  mpq_clear (self->value);
}

/* Sets @to from the bytes of @number, because GMP's own setters take a long, which has 32 bits on some machines. */
static void
set_whole (mpz_ptr to,
           gint64  number)
{
  guint64 size = number < 0 ? -(guint64) number : (guint64) number;

  mpz_import (to, 1, 1, sizeof size, 0, 0, &size);
  if (number < 0)
    mpz_neg (to, to);
}

/**
 * vedette_fraction_new:
 * @num: the numerator
 * @den: the denominator; 0 is a programmer's error
 *
 * Makes a fraction in lowest terms; the sign moves to the numerator.
 *
 * Returns: (transfer full): the fraction
 */
VedetteFraction *
vedette_fraction_new (gint64 num,
                      gint64 den)
{
  VedetteFraction *self;

  g_return_val_if_fail (den != 0, NULL);

  self = make ();
  set_whole (mpq_numref (self->value), num);
  set_whole (mpq_denref (self->value), den);
  mpq_canonicalize (self->value);
  return self;
}

VedetteFraction *
vedette_fraction_ref (const VedetteFraction *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire ((VedetteFraction *) self);
}

void
vedette_fraction_unref (VedetteFraction *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, clear);
}

static VedetteFraction *
operate (const VedetteFraction *a,
         const VedetteFraction *b,
         Operation              operation)
{
  VedetteFraction *out;

  g_return_val_if_fail (a != NULL && b != NULL, NULL);

  out = make ();
  operation (out->value, a->value, b->value);
  return out;
}

/**
 * vedette_fraction_add:
 *
 * Adds two fractions.
 *
 * Returns: (transfer full): the sum
 */
VedetteFraction *
vedette_fraction_add (const VedetteFraction *a,
                      const VedetteFraction *b)
{
  return operate (a, b, mpq_add);
}

/**
 * vedette_fraction_subtract:
 *
 * Subtracts a fraction from another.
 *
 * Returns: (transfer full): @a minus @b, which can be below 0
 */
VedetteFraction *
vedette_fraction_subtract (const VedetteFraction *a,
                           const VedetteFraction *b)
{
  return operate (a, b, mpq_sub);
}

/**
 * vedette_fraction_multiply:
 *
 * Multiplies two fractions.
 *
 * Returns: (transfer full): the product
 */
VedetteFraction *
vedette_fraction_multiply (const VedetteFraction *a,
                           const VedetteFraction *b)
{
  return operate (a, b, mpq_mul);
}

/**
 * vedette_fraction_divide:
 * @b: the divisor; 0 is a programmer's error
 *
 * Divides a fraction by another.
 *
 * Returns: (transfer full): the quotient
 */
VedetteFraction *
vedette_fraction_divide (const VedetteFraction *a,
                         const VedetteFraction *b)
{
  g_return_val_if_fail (b != NULL && mpq_sgn (b->value) != 0, NULL);

  return operate (a, b, mpq_div);
}

/**
 * vedette_fraction_compare:
 *
 * Compares two fractions exactly.
 *
 * Returns: -1, 0 or 1 if @a is less than, equal to or more than @b
 */
int
vedette_fraction_compare (const VedetteFraction *a,
                          const VedetteFraction *b)
{
  int order;

  g_return_val_if_fail (a != NULL && b != NULL, 0);

  order = mpq_cmp (a->value, b->value);
  return (order > 0) - (order < 0);
}

/**
 * vedette_fraction_equal:
 *
 * Tells whether two fractions are equal.
 *
 * Returns: %TRUE if both are the same number
 */
gboolean
vedette_fraction_equal (const VedetteFraction *a,
                        const VedetteFraction *b)
{
  return vedette_fraction_compare (a, b) == 0;
}

/**
 * vedette_fraction_to_string:
 *
 * Writes a fraction for a machine, always with both numbers (`0/1`, `1/1`) and the same in every language.
 *
 * Returns: (transfer full): the text
 */
char *
vedette_fraction_to_string (const VedetteFraction *self)
{
  gsize size;
  char *text;

  g_return_val_if_fail (self != NULL, NULL);

  /* The text needs room for both numbers, a sign, the slash and the NUL. mpq_get_str() is not used, because it
   * would omit “/1”. */
  size = mpz_sizeinbase (mpq_numref (self->value), 10) + mpz_sizeinbase (mpq_denref (self->value), 10) + 3;
  text = g_malloc (size);
  gmp_snprintf (text, size, "%Zd/%Zd", mpq_numref (self->value), mpq_denref (self->value));
  return text;
}

/* Writes a decimal number with at most @most decimals. The function rounds with integers, because printf() would round
 * a double, and the double nearest to an exact half can be below the half. */
static char *
write_decimal (mpq_srcptr value,
               guint      most)
{
  double scale = 1;
  guint digits = 0;
  char *text;
  mpz_t part, half;

  mpz_init (part);
  mpz_init (half);
  mpz_abs (part, mpq_numref (value));
  while (digits < most && !mpz_divisible_p (part, mpq_denref (value)))
    {
      mpz_mul_ui (part, part, 10);
      scale *= 10;
      digits++;
    }
  mpz_fdiv_q_2exp (half, mpq_denref (value), 1);
  mpz_add (part, part, half);
  mpz_fdiv_q (part, part, mpq_denref (value));
  if (mpq_sgn (value) < 0)
    mpz_neg (part, part);
  text = g_strdup_printf ("%.*f", (int) digits, mpz_get_d (part) / scale);
  mpz_clear (part);
  mpz_clear (half);
  return text;
}

/**
 * vedette_fraction_decimal:
 * @most: the largest number of decimals
 *
 * Writes a fraction as a decimal number in the reader's language, with as few decimals as the exact value needs. If
 * @most decimals are not enough, the number is rounded to @most decimals, and halves are rounded away from 0. So `3` is
 * exact, and `3.00` is rounded. The digits without the decimal point should form a number below 2^53, because larger
 * numbers are not exact.
 *
 * Returns: (transfer full): the text
 */
char *
vedette_fraction_decimal (const VedetteFraction *self,
                          guint                  most)
{
  g_return_val_if_fail (self != NULL, NULL);

  return write_decimal (self->value, most);
}

/**
 * vedette_fraction_percent:
 *
 * Writes a fraction as a percentage in the reader's language: without decimals if the percentage is whole, otherwise
 * with one, and halves are rounded away from 0. So `45%` is exact, and `45.0%` is rounded. The percentage times 10
 * should be below 2^53, because larger numbers are not exact.
 *
 * Returns: (transfer full): the text
 */
char *
vedette_fraction_percent (const VedetteFraction *self)
{
  g_autoptr (VedetteFraction) hundred = vedette_fraction_new (100, 1);
  g_autoptr (VedetteFraction) percentage = vedette_fraction_multiply (self, hundred);
  g_autofree char *number = vedette_fraction_decimal (percentage, 1);

  /* Translators: a percentage; %s is the number. Many languages write a no-break space before the sign. */
  return g_strdup_printf (_("%s%%"), number);
}
