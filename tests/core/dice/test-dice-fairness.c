/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fairness by χ²: every face as often as the others, whatever die came before it. */
#include "core/dice/vedette-dice.h"

#include <locale.h>

/* The values of χ² that a fair die exceeds (or, for the low ones, stays below) with p = 10⁻⁴. The kernel's dice
 * are new in every run, so its test fails a fair die once in 10 000 runs; the seeds give the same in every run.
 * The low bound catches a generator that deals faces out instead of rolling them. */
static const struct
{
  int freedom;
  double low, high;
} bounds[] = {
  { 5, 0.0821, 25.745 },
  { 9, 0.6608, 33.720 },
  { 19, 3.968, 50.795 },
  { 399, 302.38, 512.70 },
};

static const guint64 seeds[] = { 1, 20260101, G_GUINT64_CONSTANT (0xfedcba9876543210) };

/* Sanitizers make a roll many times slower; a tenth still finds a wrong face, only not the smallest bias. */
static int
n_rolls (void)
{
  return g_getenv ("VEDETTE_TEST_FAST") != NULL ? 600000 : 6000000;
}

static double
chi_squared (const int *counts,
             int        n_cells,
             int        n)
{
  double expected = (double) n / n_cells;
  double sum = 0;
  int total = 0;

  for (int i = 0; i < n_cells; i++)
    {
      double off = counts[i] - expected;

      total += counts[i];
      sum += off * off / expected;
    }
  g_assert_cmpint (total, ==, n);
  return sum;
}

static void
assert_fair (const int *counts,
             int        n_cells,
             int        n,
             gboolean   fixed)
{
  double value = chi_squared (counts, n_cells, n);

  for (gsize i = 0; i < G_N_ELEMENTS (bounds); i++)
    if (bounds[i].freedom == n_cells - 1)
      {
        g_test_message ("χ² of %d rolls in %d cells: %.3f", n, n_cells, value);
        g_assert_cmpfloat (value, <, bounds[i].high);
        if (fixed)
          g_assert_cmpfloat (value, >, bounds[i].low);
        return;
      }
  g_assert_not_reached ();
}

static int
roll (VedetteDice *dice,
      int          sides)
{
  int natural;

  if (!vedette_dice_roll (dice, sides, &natural, NULL) || natural < 1 || natural > sides)
    g_error ("A die of %d sides was not rolled", sides);
  return natural;
}

static void
assert_fair_die (VedetteDice *dice,
                 int          sides)
{
  int counts[20] = { 0 };
  int n = n_rolls ();

  for (int i = 0; i < n; i++)
    counts[roll (dice, sides) - 1]++;
  assert_fair (counts, sides, n, vedette_dice_get_source (dice) == VEDETTE_DICE_SEED);
}

/* The bounds must be able to fail a die: one that shows 20 once too often in 500 rolls, and a dealt deck. */
static void
test_bounds_bite (void)
{
  int counts[20];
  int n = n_rolls ();
  double loaded;

  for (int i = 0; i < 20; i++)
    counts[i] = n / 20;
  g_assert_cmpfloat (chi_squared (counts, 20, n), <, bounds[2].low);

  counts[19] += n / 500;
  counts[0] -= n / 500;
  loaded = chi_squared (counts, 20, n);
  g_assert_cmpfloat (loaded, >, bounds[2].high);
}

static void
test_kernel_d20 (void)
{
  g_autoptr (VedetteDice) dice = vedette_dice_new_kernel ();

  assert_fair_die (dice, 20);
}

static void
test_seed_d20 (gconstpointer data)
{
  g_autoptr (VedetteDice) dice = vedette_dice_new_seed (*(const guint64 *) data, 0);

  assert_fair_die (dice, 20);
}

static void
test_other_dice (void)
{
  g_autoptr (VedetteDice) d6 = vedette_dice_new_seed (6, 0);
  g_autoptr (VedetteDice) d10 = vedette_dice_new_seed (10, 0);

  assert_fair_die (d6, 6);
  assert_fair_die (d10, 10);
}

/* Pairs that do not overlap, so that the cells are independent: a die and the one @lag places after it. */
static void
assert_fair_pairs (guint64 seed,
                   guint64 lag)
{
  g_autoptr (VedetteDice) first = vedette_dice_new_seed (seed, 0);
  g_autoptr (VedetteDice) second = vedette_dice_new_seed (seed, lag);
  int counts[400] = { 0 };
  int n = 0;

  while (n < n_rolls () / 2)
    {
      for (guint64 i = 0; i < lag; i++)
        {
          int a = roll (first, 20) - 1;
          int b = roll (second, 20) - 1;

          counts[a * 20 + b]++;
          n++;
        }
      for (guint64 i = 0; i < lag; i++)
        {
          roll (first, 20);
          roll (second, 20);
        }
    }
  assert_fair (counts, 400, n, TRUE);
}

static void
test_seed_pairs (gconstpointer data)
{
  assert_fair_pairs (*(const guint64 *) data, 1);
  assert_fair_pairs (*(const guint64 *) data, 2);
}

/* Players choose small numbers as seeds, one after the other: their first two dice must be fair together. */
static void
test_first_dice_of_seeds (void)
{
  int counts[20] = { 0 };
  int pairs[400] = { 0 };
  int n = n_rolls () / 20;

  for (int seed = 0; seed < n; seed++)
    {
      g_autoptr (VedetteDice) dice = vedette_dice_new_seed ((guint64) seed, 0);
      int a = roll (dice, 20) - 1;
      int b = roll (dice, 20) - 1;

      counts[a]++;
      pairs[a * 20 + b]++;
    }
  assert_fair (counts, 20, n, TRUE);
  assert_fair (pairs, 400, n, TRUE);
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dice-fairness/bounds-bite", test_bounds_bite);
  g_test_add_func ("/dice-fairness/kernel/d20", test_kernel_d20);
  g_test_add_data_func ("/dice-fairness/seed/d20/1", &seeds[0], test_seed_d20);
  g_test_add_data_func ("/dice-fairness/seed/d20/2", &seeds[1], test_seed_d20);
  g_test_add_data_func ("/dice-fairness/seed/d20/3", &seeds[2], test_seed_d20);
  g_test_add_data_func ("/dice-fairness/seed/pairs/1", &seeds[0], test_seed_pairs);
  g_test_add_data_func ("/dice-fairness/seed/pairs/2", &seeds[1], test_seed_pairs);
  g_test_add_data_func ("/dice-fairness/seed/pairs/3", &seeds[2], test_seed_pairs);
  g_test_add_func ("/dice-fairness/other-dice", test_other_dice);
  g_test_add_func ("/dice-fairness/first-dice-of-seeds", test_first_dice_of_seeds);

  return g_test_run ();
}
