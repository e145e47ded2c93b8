/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The odds of opposed rolls: the table of the catalogue, and every roll of two dice counted through. */

#include <stdlib.h>
#include <string.h>

#include "core/eagles/state/vedette-eagles-odds.h"
#include "vedette-test-table.h"

#define assert_fraction vedette_test_assert_cell
#define assert_equal vedette_test_assert_equal
#define assert_near vedette_test_assert_near
#define assert_repeated vedette_test_assert_repeated

/* Hundredths with decimals that are 0 */
static void
assert_hundredths (const VedetteFraction *fraction,
                   const char            *cell)
{
  g_autoptr (VedetteFraction) expected = NULL;

  g_assert_cmpuint (strlen (cell), ==, 6);
  g_assert_true (g_str_has_prefix (cell, "0.") && g_str_has_suffix (cell, "00"));
  expected = vedette_fraction_new (atoi (cell + 2), 10000);
  g_assert_true (vedette_fraction_equal (fraction, expected));
}

static int
read_difference (const char *cell)
{
  g_assert_true (g_ascii_isdigit (*cell) || (*cell == '-' && g_ascii_isdigit (cell[1])));
  return atoi (cell);
}

static int last_difference;

static void
check_opposed (char **cells)
{
  int difference = read_difference (cells[0]);
  g_auto (VedetteEaglesOpposed) open = { 0 };
  g_auto (VedetteEaglesOpposed) holder = { 0 };
  g_auto (VedetteEaglesOpposed) reroll = { 0 };
  g_autoptr (VedetteFraction) nine_tenths = vedette_fraction_new (9, 10);
  g_autoptr (VedetteFraction) win_of_those = NULL;

  g_assert_cmpint (difference, ==, ++last_difference);
  vedette_eagles_odds_opposed (difference, VEDETTE_EAGLES_TIE_OPEN, &open);
  assert_equal (open.ends, cells[4]);
  assert_hundredths (open.win, cells[5]);
  assert_hundredths (open.tie, cells[6]);
  assert_hundredths (open.lose, cells[7]);
  vedette_eagles_odds_opposed (difference, VEDETTE_EAGLES_TIE_HOLDER, &holder);
  assert_hundredths (holder.win, cells[8]);
  assert_hundredths (holder.lose, cells[9]);
  vedette_eagles_odds_opposed (difference, VEDETTE_EAGLES_TIE_REROLL, &reroll);
  assert_equal (reroll.win, cells[10]);
  assert_near (reroll.win, cells[11]);
  assert_equal (reroll.lose, cells[12]);
  assert_near (reroll.lose, cells[13]);
  assert_equal (reroll.ends, cells[14]);
  assert_near (reroll.ends, cells[15]);
  win_of_those = vedette_fraction_divide (open.win, nine_tenths);
  assert_equal (win_of_those, cells[16]);
  assert_near (win_of_those, cells[17]);
}

static void
test_opposed_table (void)
{
  last_difference = -15;
  vedette_test_table_check ("e_opposed_roll.csv",
                            "D_own_minus_opp,P_higher_ignoring_turn_end,P_tie_ignoring_turn_end,P_lower_ignoring_turn_end,"
                            "P_turn_ends,P_win_and_turn_goes_on,P_tie_and_turn_goes_on,P_lose_and_turn_goes_on,"
                            "ruling_tie_to_holder_P_challenger_wins,ruling_tie_to_holder_P_holder_keeps,reroll_P_win,dec,"
                            "reroll_P_lose,dec,reroll_P_turn_ends,dec,P_win_given_turn_goes_on_no_reroll,dec",
                            29, check_opposed);
  g_assert_cmpint (last_difference, ==, 14);
}

/* The rolls of two dice, each put with what it brings, as people would do it */
static void
count_rolls (int  difference,
             int *win,
             int *tie,
             int *lose,
             int *ends)
{
  *win = *tie = *lose = *ends = 0;
  for (int roll = 0; roll < 100; roll++)
    {
      int own = roll / 10 + 1, other = roll % 10 + 1;

      if (own + other == 17 || own + other == 18 || own + other == 19 || own + other == 20)
        ++*ends;
      else if (own + difference == other)
        ++*tie;
      else
        ++*(own + difference > other ? win : lose);
    }
}

static void
assert_hundred (const VedetteFraction *fraction,
                int                    n)
{
  g_autoptr (VedetteFraction) counted = vedette_fraction_new (n, 100);

  g_assert_true (vedette_fraction_equal (fraction, counted));
}

static void
test_opposed_counted (void)
{
  for (int difference = -25; difference <= 25; difference++)
    {
      g_auto (VedetteEaglesOpposed) open = { 0 };
      int win, tie, lose, ends;

      count_rolls (difference, &win, &tie, &lose, &ends);
      vedette_eagles_odds_opposed (difference, VEDETTE_EAGLES_TIE_OPEN, &open);
      assert_hundred (open.win, win);
      assert_hundred (open.tie, tie);
      assert_hundred (open.lose, lose);
      assert_hundred (open.ends, ends);
    }
}

/* Who has the tie has all of it, and what ends the turn stays as it is. */
static void
test_tie_given (void)
{
  for (int difference = -14; difference <= 14; difference++)
    {
      g_auto (VedetteEaglesOpposed) own = { 0 };
      g_auto (VedetteEaglesOpposed) holder = { 0 };
      int win, tie, lose, ends;

      count_rolls (difference, &win, &tie, &lose, &ends);
      vedette_eagles_odds_opposed (difference, VEDETTE_EAGLES_TIE_OWN, &own);
      assert_hundred (own.win, win + tie);
      assert_hundred (own.tie, 0);
      assert_hundred (own.lose, lose);
      assert_hundred (own.ends, ends);
      vedette_eagles_odds_opposed (difference, VEDETTE_EAGLES_TIE_HOLDER, &holder);
      assert_hundred (holder.win, win);
      assert_hundred (holder.tie, 0);
      assert_hundred (holder.lose, lose + tie);
      assert_hundred (holder.ends, ends);
    }
}

/* Each time is as the first: also the dice of a roll that is made again may end the turn. */
static void
test_tie_rerolled (void)
{
  for (int difference = -14; difference <= 14; difference++)
    {
      g_auto (VedetteEaglesOpposed) open = { 0 };
      g_auto (VedetteEaglesOpposed) reroll = { 0 };

      vedette_eagles_odds_opposed (difference, VEDETTE_EAGLES_TIE_OPEN, &open);
      vedette_eagles_odds_opposed (difference, VEDETTE_EAGLES_TIE_REROLL, &reroll);
      assert_repeated (reroll.win, open.win, open.tie);
      assert_repeated (reroll.lose, open.lose, open.tie);
      assert_repeated (reroll.ends, open.ends, open.tie);
      assert_equal (reroll.tie, "0");
    }
}

/* Excellent against poor without points */
static void
test_modifiers_example (void)
{
  g_auto (VedetteEaglesOpposed) odds = { 0 };

  vedette_eagles_odds_opposed (2 - -1, VEDETTE_EAGLES_TIE_OPEN, &odds);
  assert_equal (odds.win, "63/100");
  assert_equal (odds.tie, "3/50");
  assert_equal (odds.lose, "21/100");
  assert_equal (odds.ends, "1/10");
}

static VedetteFraction *
get_win (int              difference,
         VedetteEaglesTie tie)
{
  g_auto (VedetteEaglesOpposed) odds = { 0 };

  vedette_eagles_odds_opposed (difference, tie, &odds);
  return vedette_fraction_ref (odds.win);
}

/* From the ceiling on one more is worth nothing; below it is, but where equal totals are enough. */
static void
test_ceiling (void)
{
  for (int tie = VEDETTE_EAGLES_TIE_OPEN; tie <= VEDETTE_EAGLES_TIE_HOLDER; tie++)
    for (int difference = 0; difference <= 14; difference++)
      {
        g_autoptr (VedetteFraction) win = get_win (difference, (VedetteEaglesTie) tie);
        g_autoptr (VedetteFraction) more = get_win (difference + 1, (VedetteEaglesTie) tie);
        int ceiling = tie == VEDETTE_EAGLES_TIE_OWN ? 9 : 10;

        g_assert_cmpint (vedette_fraction_compare (win, more), ==, difference >= ceiling ? 0 : -1);
        if (difference >= ceiling)
          assert_equal (win, "9/10");
      }
}

static void
test_useful_points (void)
{
  g_assert_cmpuint (vedette_eagles_get_useful_points (0, 0), ==, 10);
  g_assert_cmpuint (vedette_eagles_get_useful_points (3, -1), ==, 6);
  g_assert_cmpuint (vedette_eagles_get_useful_points (-1, 3 + 12), ==, 26);
  g_assert_cmpuint (vedette_eagles_get_useful_points (12, 1), ==, 0);
}

static void
test_running (void)
{
  static const struct
  {
    guint rolls;
    const char *chance;
  } rows[] = {
    { 0, "1" },
    { 1, "9/10" },
    { 2, "81/100" },
    { 3, "729/1000" },
    { 5, "59049/100000" },
    { 7, "4782969/10000000" },
    { 10, "3486784401/10000000000" },
    { 30, "42391158275216203514294433201/1000000000000000000000000000000" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    assert_fraction (vedette_eagles_odds_running (rows[i].rolls), rows[i].chance);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/eagles/E-30/table", test_opposed_table);
  g_test_add_func ("/rules/eagles/E-30/every-roll", test_opposed_counted);
  g_test_add_func ("/rules/eagles/A-E03/given", test_tie_given);
  g_test_add_func ("/rules/eagles/A-E03/rerolled", test_tie_rerolled);
  g_test_add_func ("/rules/eagles/E-31/example", test_modifiers_example);
  g_test_add_func ("/rules/eagles/A-E31/ceiling", test_ceiling);
  g_test_add_func ("/rules/eagles/A-E31/points", test_useful_points);
  g_test_add_func ("/rules/eagles/E-42/running", test_running);

  return g_test_run ();
}
