/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The odds of orders, points and class dice: the tables of the catalogue, and what goes on until it is settled. */

#include <math.h>
#include <stdlib.h>

#include "core/eagles/state/vedette-eagles-odds.h"
#include "vedette-test-table.h"

#define assert_fraction vedette_test_assert_cell
#define assert_equal vedette_test_assert_equal
#define assert_near vedette_test_assert_near
#define assert_repeated vedette_test_assert_repeated

/* --- Orders --- */

static guint rows_seen;

static void
check_order (char **cells)
{
  VedetteEaglesRating rating = (VedetteEaglesRating) rows_seen++;
  g_auto (VedetteEaglesOrdered) inside = { 0 };
  g_auto (VedetteEaglesOrdered) outside = { 0 };
  g_autoptr (VedetteFraction) one = vedette_fraction_new (1, 1);

  g_assert_cmpstr (vedette_enum_get_label (VEDETTE_TYPE_EAGLES_RATING, (int) rating), ==, cells[0]);
  vedette_eagles_odds_order (rating, FALSE, &inside);
  assert_equal (inside.acts, cells[3]);
  assert_equal (inside.retry, cells[4]);
  assert_equal (inside.garbled, cells[5]);
  assert_equal (inside.in_the_end, cells[6]);
  assert_near (inside.in_the_end, cells[7]);
  assert_fraction (vedette_fraction_subtract (one, inside.in_the_end), cells[8]);
  assert_equal (inside.rolls, cells[9]);
  assert_near (inside.rolls, cells[10]);
  assert_equal (inside.sent, cells[6]);
  vedette_eagles_odds_order (rating, TRUE, &outside);
  assert_equal (outside.acts, cells[3]);
  assert_equal (outside.in_the_end, cells[6]);
  assert_equal (outside.rolls, cells[9]);
  assert_equal (outside.sent, cells[11]);
  assert_near (outside.sent, cells[12]);
}

static void
test_order_table (void)
{
  rows_seen = 0;
  vedette_test_table_check ("e_order_activation.csv",
                            "receiving_commander,modifier,lowest_natural_that_works,P_act_this_turn,P_retry,P_garbled,"
                            "P_eventually_acts,dec,P_eventually_garbled,E_rolls_until_settled,dec,"
                            "P_acts_when_sent_outside_span(5/6*),dec",
                            5, check_order);
}

/* Next turn is as this one. */
static void
test_order_retried (void)
{
  g_autoptr (VedetteFraction) one = vedette_fraction_new (1, 1);

  for (int rating = VEDETTE_EAGLES_POOR; rating <= VEDETTE_EAGLES_SUPERIOR; rating++)
    {
      g_auto (VedetteEaglesOrdered) odds = { 0 };

      vedette_eagles_odds_order ((VedetteEaglesRating) rating, FALSE, &odds);
      assert_repeated (odds.in_the_end, odds.acts, odds.retry);
      assert_repeated (odds.rolls, one, odds.retry);
    }
}

/* --- Points --- */

/* Takes @sum and gives it back with more. */
static VedetteFraction *
accumulate (VedetteFraction *sum,
            VedetteFraction *part,
            gint64           times)
{
  g_autoptr (VedetteFraction) before = sum;
  g_autoptr (VedetteFraction) factor = vedette_fraction_new (times, 1);
  g_autoptr (VedetteFraction) product = vedette_fraction_multiply (part, factor);

  return vedette_fraction_add (before, product);
}

static void
check_points (char **cells)
{
  VedetteEaglesRating rating = (VedetteEaglesRating) rows_seen++;
  g_autoptr (VedetteFraction) expected = vedette_eagles_expect_points (rating);
  g_autoptr (VedetteFraction) all = vedette_fraction_new (0, 1);
  g_autoptr (VedetteFraction) mean = vedette_fraction_new (0, 1);
  g_autoptr (VedetteFraction) squares = vedette_fraction_new (0, 1);
  g_autoptr (VedetteFraction) half = vedette_fraction_new (1, 2);
  g_autoptr (VedetteFraction) mean_of_square = vedette_fraction_multiply (expected, expected);
  g_autoptr (VedetteFraction) variance = NULL;
  /* A tenth of all rolls are a 1, with 7/2 points: what the others bring */
  g_autoptr (VedetteFraction) by_one = vedette_fraction_new (7, 20);
  g_autoptr (VedetteFraction) by_others = vedette_fraction_subtract (expected, by_one);
  g_autoptr (VedetteFraction) others = vedette_fraction_new (9, 10);
  int min = -1, max = -1, median = -1;

  for (int points = 0; points <= 20; points++)
    {
      g_autoptr (VedetteFraction) chance = vedette_eagles_odds_points (rating, (guint) points);
      g_autofree char *text = vedette_fraction_to_string (chance);

      all = accumulate (g_steal_pointer (&all), chance, 1);
      mean = accumulate (g_steal_pointer (&mean), chance, points);
      squares = accumulate (g_steal_pointer (&squares), chance, points * points);
      if (median < 0 && vedette_fraction_compare (all, half) >= 0)
        median = points;
      if (g_str_equal (text, "0/1"))
        continue;
      min = min < 0 ? points : min;
      max = points;
    }
  assert_equal (all, "1");
  assert_equal (mean, cells[1]);
  assert_equal (expected, cells[1]);
  assert_near (expected, cells[2]);
  variance = vedette_fraction_subtract (squares, mean_of_square);
  assert_near (variance, cells[3]);
  g_assert_cmpfloat_with_epsilon (sqrt (vedette_test_to_double (variance)), g_ascii_strtod (cells[4], NULL), 0.000051);
  g_assert_cmpint (min, ==, atoi (cells[5]));
  g_assert_cmpint (max, ==, atoi (cells[6]));
  g_assert_cmpint (median, ==, atoi (cells[7]));
  assert_fraction (vedette_eagles_odds_points (rating, 0), cells[8]);
  assert_fraction (vedette_fraction_divide (by_others, others), cells[9]);
}

static void
test_points_table (void)
{
  rows_seen = 0;
  vedette_test_table_check ("e_points_expected.csv",
                            "army_commander,E_points,dec,variance,sd,min,max,median,P_zero,E_points_given_roll_2_to_10,dec", 5,
                            check_points);
}

/* A 1 and a die, or one row of the chart, or two of them, or both */
static void
test_points_chances (void)
{
  assert_fraction (vedette_eagles_odds_points (VEDETTE_EAGLES_SUPERIOR, 1), "1/60");
  assert_fraction (vedette_eagles_odds_points (VEDETTE_EAGLES_SUPERIOR, 4), "7/60");
  assert_fraction (vedette_eagles_odds_points (VEDETTE_EAGLES_SUPERIOR, 12), "1/10");
  assert_fraction (vedette_eagles_odds_points (VEDETTE_EAGLES_SUPERIOR, 0), "0");
  assert_fraction (vedette_eagles_odds_points (VEDETTE_EAGLES_SUPERIOR, 13), "0");
  assert_fraction (vedette_eagles_odds_points (VEDETTE_EAGLES_POOR, 0), "1/5");
  assert_fraction (vedette_eagles_odds_points (VEDETTE_EAGLES_POOR, 3), "7/60");
  assert_fraction (vedette_eagles_odds_points (VEDETTE_EAGLES_AVERAGE, G_MAXUINT), "0");
}

/* --- The two charts by class dice --- */

/* The illustration of the catalogue: the preset, and no modifier */
static void
test_skirmish_preset (void)
{
  static const char * const cells[VEDETTE_N_EAGLES_TROOPS][VEDETTE_N_EAGLES_SKIRMISHES + 1] = {
    { "2/5", "1/5", "3/10", "1/10", "0", "1/2" },
    { "2/5", "1/10", "1/10", "3/10", "1/10", "9/10" },
    { "3/10", "1/10", "1/10", "1/10", "2/5", "11/10" },
  };

  for (guint troops = 0; troops < VEDETTE_N_EAGLES_TROOPS; troops++)
    {
      for (guint result = 0; result < VEDETTE_N_EAGLES_SKIRMISHES; result++)
        assert_fraction (
            vedette_eagles_odds_skirmish ((VedetteEaglesTroops) troops, 10, 0, (VedetteEaglesSkirmish) result),
            cells[troops][result]);
      assert_fraction (vedette_eagles_expect_steps ((VedetteEaglesTroops) troops, 10, 0),
                       cells[troops][VEDETTE_N_EAGLES_SKIRMISHES]);
    }
}

/* Other dice and modifiers, by hand */
static void
test_skirmish_dice (void)
{
  assert_fraction (vedette_eagles_odds_skirmish (VEDETTE_EAGLES_LINE, 6, 1, VEDETTE_EAGLES_NE), "1/6");
  assert_fraction (vedette_eagles_odds_skirmish (VEDETTE_EAGLES_LINE, 6, 1, VEDETTE_EAGLES_SMK), "1/6");
  assert_fraction (vedette_eagles_odds_skirmish (VEDETTE_EAGLES_LINE, 6, 1, VEDETTE_EAGLES_SH), "1/6");
  assert_fraction (vedette_eagles_odds_skirmish (VEDETTE_EAGLES_LINE, 6, 1, VEDETTE_EAGLES_DO), "1/2");
  assert_fraction (vedette_eagles_odds_skirmish (VEDETTE_EAGLES_LINE, 6, 1, VEDETTE_EAGLES_DOR), "0");
  assert_fraction (vedette_eagles_expect_steps (VEDETTE_EAGLES_LINE, 6, 1), "7/6");
  assert_fraction (vedette_eagles_odds_skirmish (VEDETTE_EAGLES_CONSCRIPT, 6, -3, VEDETTE_EAGLES_DOR), "1");
  assert_fraction (vedette_eagles_odds_skirmish (VEDETTE_EAGLES_ELITE, 8, 4, VEDETTE_EAGLES_SMK), "1/4");
  assert_fraction (vedette_eagles_odds_skirmish (VEDETTE_EAGLES_ELITE, 8, 4, VEDETTE_EAGLES_NE), "3/4");
  assert_fraction (vedette_eagles_expect_steps (VEDETTE_EAGLES_ELITE, 8, 4), "0");
  assert_fraction (vedette_eagles_odds_skirmish (VEDETTE_EAGLES_ELITE, 1, 0, VEDETTE_EAGLES_DO), "1");
}

static void
test_reaction_preset (void)
{
  static const char * const cells[VEDETTE_N_EAGLES_SITUATIONS][VEDETTE_N_EAGLES_REACTIONS] = {
    { "2/5", "1/5", "2/5" },
    { "3/10", "1/5", "1/2" },
    { "1/5", "1/5", "3/5" },
  };

  for (guint situation = 0; situation < VEDETTE_N_EAGLES_SITUATIONS; situation++)
    for (guint result = 0; result < VEDETTE_N_EAGLES_REACTIONS; result++)
      assert_fraction (
          vedette_eagles_odds_reaction ((VedetteEaglesSituation) situation, 10, 0, (VedetteEaglesReaction) result),
          cells[situation][result]);
}

static void
test_reaction_dice (void)
{
  assert_fraction (vedette_eagles_odds_reaction (VEDETTE_EAGLES_IN_FF, 20, -1, VEDETTE_EAGLES_AA), "11/20");
  assert_fraction (vedette_eagles_odds_reaction (VEDETTE_EAGLES_IN_FF, 20, -1, VEDETTE_EAGLES_NA), "1/10");
  assert_fraction (vedette_eagles_odds_reaction (VEDETTE_EAGLES_IN_FF, 20, -1, VEDETTE_EAGLES_NO_REACTION), "7/20");
  assert_fraction (vedette_eagles_odds_reaction (VEDETTE_EAGLES_NORMAL, 6, 1, VEDETTE_EAGLES_AA), "1/6");
  assert_fraction (vedette_eagles_odds_reaction (VEDETTE_EAGLES_NORMAL, 6, 1, VEDETTE_EAGLES_NA), "1/3");
  assert_fraction (vedette_eagles_odds_reaction (VEDETTE_EAGLES_NORMAL, 4, 0, VEDETTE_EAGLES_NO_REACTION), "1");
  /* A d8 does not reach 9 unaided (A-E05). */
  assert_fraction (vedette_eagles_odds_reaction (VEDETTE_EAGLES_IN_FF, 8, 0, VEDETTE_EAGLES_AA), "0");
  assert_fraction (vedette_eagles_odds_reaction (VEDETTE_EAGLES_IN_FF, 8, 1, VEDETTE_EAGLES_AA), "1/8");
}

/* Something comes of each roll of each die. */
static void
test_dice_complete (void)
{
  for (int sides = 1; sides <= 30; sides++)
    for (int modifier = -40; modifier <= 40; modifier += 5)
      for (int kind = 0; kind < 3; kind++)
        {
          g_autoptr (VedetteFraction) skirmish = vedette_fraction_new (0, 1);
          g_autoptr (VedetteFraction) reaction = vedette_fraction_new (0, 1);

          for (int result = 0; result < VEDETTE_N_EAGLES_SKIRMISHES; result++)
            {
              g_autoptr (VedetteFraction) chance = vedette_eagles_odds_skirmish ((VedetteEaglesTroops) kind, sides, modifier,
                                                                                 (VedetteEaglesSkirmish) result);

              skirmish = accumulate (g_steal_pointer (&skirmish), chance, 1);
            }
          for (int result = 0; result < VEDETTE_N_EAGLES_REACTIONS; result++)
            {
              g_autoptr (VedetteFraction) chance = vedette_eagles_odds_reaction (
                  (VedetteEaglesSituation) kind, sides, modifier, (VedetteEaglesReaction) result);

              reaction = accumulate (g_steal_pointer (&reaction), chance, 1);
            }
          assert_equal (skirmish, "1");
          assert_equal (reaction, "1");
        }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/eagles/E-10/table", test_order_table);
  g_test_add_func ("/rules/eagles/E-11/retried", test_order_retried);
  g_test_add_func ("/rules/eagles/E-24/table", test_points_table);
  g_test_add_func ("/rules/eagles/E-24/chances", test_points_chances);
  g_test_add_func ("/rules/eagles/E-20/preset", test_skirmish_preset);
  g_test_add_func ("/rules/eagles/E-19/dice", test_skirmish_dice);
  g_test_add_func ("/rules/eagles/E-45/preset", test_reaction_preset);
  g_test_add_func ("/rules/eagles/E-47/dice", test_reaction_dice);
  g_test_add_func ("/rules/eagles/A-E05/every-die", test_dice_complete);

  return g_test_run ();
}
