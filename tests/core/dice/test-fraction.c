/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Exact fractions: lowest terms at any size, the laws of arithmetic, and what machines and readers see. */
#include "core/dice/vedette-fraction.h"

#include "core/dice/vedette-chance.h"
#include "core/dice/vedette-dice.h"

#include <locale.h>

typedef VedetteFraction *(*Operation) (const VedetteFraction *, const VedetteFraction *);

static void
assert_text (const VedetteFraction *fraction,
             const char            *expected)
{
  g_autofree char *text = vedette_fraction_to_string (fraction);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_lowest_terms (void)
{
  static const struct
  {
    gint64 num, den;
    const char *text;
  } rows[] = {
    { 0, 1, "0/1" },
    { 0, -20, "0/1" },
    { 0, G_MININT64, "0/1" },
    { 20, 20, "1/1" },
    { 12, 20, "3/5" },
    { 48, 36, "4/3" },
    { 19, 1, "19/1" },
    { -6, 8, "-3/4" },
    { 6, -8, "-3/4" },
    { -6, -8, "3/4" },
    { 1, G_MININT64, "-1/9223372036854775808" },
    { G_MININT64, -1, "9223372036854775808/1" },
    { G_MININT64, G_MININT64, "1/1" },
    { 7, G_MAXINT64, "1/1317624576693539401" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (VedetteFraction) fraction = vedette_fraction_new (rows[i].num, rows[i].den);

      assert_text (fraction, rows[i].text);
    }
}

/* The product of all from 1 to n, over the same from m: no number of 64 bits holds what is between. */
static VedetteFraction *
get_factorial (guint from,
               guint to)
{
  VedetteFraction *product = vedette_fraction_new (1, 1);

  for (guint i = from; i <= to; i++)
    {
      g_autoptr (VedetteFraction) factor = vedette_fraction_new (i, 1);
      VedetteFraction *next = vedette_fraction_multiply (product, factor);

      vedette_fraction_unref (product);
      product = next;
    }
  return product;
}

static void
test_big (void)
{
  g_autoptr (VedetteFraction) thirty = get_factorial (1, 30);
  g_autoptr (VedetteFraction) twenty_eight = get_factorial (1, 28);
  g_autoptr (VedetteFraction) quotient = vedette_fraction_divide (twenty_eight, thirty);
  g_autoptr (VedetteFraction) sum = vedette_fraction_add (thirty, quotient);
  g_autoptr (VedetteFraction) less = vedette_fraction_subtract (quotient, thirty);

  assert_text (thirty, "265252859812191058636308480000000/1");
  assert_text (quotient, "1/870");
  assert_text (sum, "230769988036606221013588377600000001/870");
  assert_text (less, "-230769988036606221013588377599999999/870");
  g_assert_cmpint (vedette_fraction_compare (sum, thirty), ==, 1);
  g_assert_cmpint (vedette_fraction_compare (less, quotient), ==, -1);
  g_assert_cmpint (vedette_fraction_compare (thirty, thirty), ==, 0);
}

static void
test_signs (void)
{
  static const struct
  {
    gint64 a[2], b[2];
    const char *sum, *difference, *product, *quotient;
  } rows[] = {
    { { 1, 2 }, { 1, 3 }, "5/6", "1/6", "1/6", "3/2" },
    { { 1, 6 }, { 1, 3 }, "1/2", "-1/6", "1/18", "1/2" },
    { { 3, 20 }, { -3, 20 }, "0/1", "3/10", "-9/400", "-1/1" },
    { { -3, 4 }, { -1, 4 }, "-1/1", "-1/2", "3/16", "3/1" },
    { { 0, 1 }, { 7, 9 }, "7/9", "-7/9", "0/1", "0/1" },
    { { G_MAXINT64, 1 }, { 1, G_MAXINT64 }, "85070591730234615847396907784232501250/9223372036854775807",
      "85070591730234615847396907784232501248/9223372036854775807", "1/1", "85070591730234615847396907784232501249/1" },
  };
  static const Operation operations[] = {
    vedette_fraction_add, vedette_fraction_subtract, vedette_fraction_multiply, vedette_fraction_divide,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (VedetteFraction) a = vedette_fraction_new (rows[i].a[0], rows[i].a[1]);
      g_autoptr (VedetteFraction) b = vedette_fraction_new (rows[i].b[0], rows[i].b[1]);
      const char *const expected[] = { rows[i].sum, rows[i].difference, rows[i].product, rows[i].quotient };

      for (gsize j = 0; j < G_N_ELEMENTS (operations); j++)
        {
          g_autoptr (VedetteFraction) got = operations[j] (a, b);

          assert_text (got, expected[j]);
        }
    }
}

/* With itself, and with the smaller chances as far as these go */
static void
test_laws (void)
{
  g_autoptr (VedetteDice) dice = vedette_dice_new_seed (20, 0);

  for (int round = 0; round < 2000; round++)
    {
      int n[4];
      VedetteChance chances[2], sum;

      for (gsize i = 0; i < G_N_ELEMENTS (n); i++)
        g_assert_true (vedette_dice_roll (dice, 1000, &n[i], NULL));
      chances[0] = vedette_chance_new (n[0] - 500, n[1]);
      chances[1] = vedette_chance_new (n[2], -n[3]);
      {
        g_autoptr (VedetteFraction) a = vedette_chance_to_fraction (chances[0]);
        g_autoptr (VedetteFraction) b = vedette_chance_to_fraction (chances[1]);
        g_autoptr (VedetteFraction) total = vedette_fraction_add (a, b);
        g_autoptr (VedetteFraction) back = vedette_fraction_subtract (total, b);
        g_autoptr (VedetteFraction) product = vedette_fraction_multiply (a, b);
        g_autoptr (VedetteFraction) undone = vedette_fraction_divide (product, b);
        g_autofree char *text = NULL;

        g_assert_true (vedette_chance_add (chances[0], chances[1], &sum));
        text = vedette_chance_to_string (sum);
        assert_text (total, text);
        g_assert_true (vedette_fraction_equal (back, a));
        g_assert_true (vedette_fraction_equal (undone, a));
        g_assert_cmpint (vedette_fraction_compare (a, b), ==, vedette_chance_compare (chances[0], chances[1]));
      }
    }
}

static void
test_decimal (void)
{
  static const struct
  {
    gint64 num, den;
    const char *text;
  } rows[] = {
    { 31, 1, "31" },
    { 33, 2, "16.5" },
    { 99, 8, "12.38" },
    { 93, 4, "23.25" },
    { 10, 3, "3.33" },
    { 2999, 1000, "3.00" },
    { 1, 200, "0.01" },
    { -1, 200, "-0.01" },
    { -1, 201, "0.00" },
    { 0, 1, "0" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (VedetteFraction) fraction = vedette_fraction_new (rows[i].num, rows[i].den);
      g_autofree char *text = vedette_fraction_decimal (fraction, 2);

      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

/* The words and the rounding are those of a chance, whose test has the rows; here is what no chance can hold. */
static void
test_percent (void)
{
  g_autoptr (VedetteFraction) large = get_factorial (1, 40);
  g_autoptr (VedetteFraction) larger = get_factorial (1, 41);
  g_autoptr (VedetteFraction) part = vedette_fraction_divide (large, larger);
  g_autoptr (VedetteFraction) almost = vedette_fraction_new (9, 20);
  g_autoptr (VedetteFraction) tiny = NULL;
  g_autoptr (VedetteFraction) one = vedette_fraction_new (1, 1);
  g_autofree char *exact = vedette_fraction_percent (almost);
  g_autofree char *forty_first = vedette_fraction_percent (part);
  g_autofree char *rounded = NULL;
  VedetteFraction *sum;

  tiny = vedette_fraction_divide (one, larger);
  sum = vedette_fraction_add (almost, tiny);
  rounded = vedette_fraction_percent (sum);
  vedette_fraction_unref (sum);
  g_assert_cmpstr (exact, ==, "45%");
  g_assert_cmpstr (rounded, ==, "45.0%");
  g_assert_cmpstr (forty_first, ==, "2.4%");
}

static void
test_zero (void)
{
  static const char *const names[] = { "/fraction/zero/subprocess/0", "/fraction/zero/subprocess/1" };

  if (g_test_subprocess ())
    {
      g_autoptr (VedetteFraction) one = vedette_fraction_new (1, 1);
      g_autoptr (VedetteFraction) nothing = vedette_fraction_new (0, 1);

      if (g_str_equal (g_test_get_path (), names[0]))
        vedette_fraction_new (1, 0);
      else
        vedette_fraction_divide (one, nothing);
      return;
    }

  g_test_trap_subprocess (names[0], 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*vedette_fraction_new*");
  g_test_trap_subprocess (names[1], 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*vedette_fraction_divide*");
}

/* A value keeps it when its maker does not. */
static void
test_boxed (void)
{
  VedetteFraction *fraction = vedette_fraction_new (11, 20);
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, VEDETTE_TYPE_FRACTION);
  g_value_set_boxed (&value, fraction);
  vedette_fraction_unref (fraction);
  assert_text (g_value_get_boxed (&value), "11/20");
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/fraction/lowest-terms", test_lowest_terms);
  g_test_add_func ("/fraction/big", test_big);
  g_test_add_func ("/fraction/signs", test_signs);
  g_test_add_func ("/fraction/laws", test_laws);
  g_test_add_func ("/fraction/decimal", test_decimal);
  g_test_add_func ("/fraction/percent", test_percent);
  g_test_add_func ("/fraction/zero", test_zero);
  g_test_add_func ("/fraction/zero/subprocess/0", test_zero);
  g_test_add_func ("/fraction/zero/subprocess/1", test_zero);
  g_test_add_func ("/fraction/boxed", test_boxed);

  return g_test_run ();
}
