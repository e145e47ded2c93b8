/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The charts of the grand-tactical system, cell by cell as the catalogue has them, and what is read off bare dice. */

#include <stdlib.h>

#include "core/eagles/state/vedette-eagles-charts.h"
#include "vedette-test-table.h"

/* A cell of a chart, and no other, is lit. */
static void
assert_lit (VedetteChart *chart,
            const char   *row,
            const char   *column,
            const char   *cell)
{
  g_assert_true (chart->lit);
  g_assert_cmpstr (chart->rows[chart->lit_row], ==, row);
  g_assert_cmpstr (chart->columns[chart->lit_column], ==, column);
  g_assert_cmpstr (chart->cells[chart->lit_row * chart->n_columns + chart->lit_column], ==, cell);
}

static void
assert_unlit (VedetteChart *chart,
              const char   *id,
              const char   *label,
              guint         n_rows,
              guint         n_columns)
{
  g_assert_cmpstr (chart->id, ==, id);
  g_assert_cmpstr (chart->label, ==, label);
  g_assert_cmpuint (chart->n_rows, ==, n_rows);
  g_assert_cmpuint (chart->n_columns, ==, n_columns);
  g_assert_false (chart->lit);
}

/* --- Points --- */

static void
check_points (char **cells)
{
  static const char * const heads[] = { "Poor", "Avg", "Good", "Exc", "Sup" };
  g_autoptr (VedetteBreakdown) working = vedette_breakdown_new ();
  VedetteChart *chart = vedette_eagles_add_points_chart (working);
  int natural = atoi (cells[0]);

  assert_unlit (chart, "points", "Initiative points", 10, G_N_ELEMENTS (heads));
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    {
      int expected = g_str_equal (cells[i + 1], "1d6") ? VEDETTE_EAGLES_POINTS_ROLLED : atoi (cells[i + 1]);

      g_assert_cmpint (vedette_eagles_read_points ((VedetteEaglesRating) i, natural), ==, expected);
      vedette_eagles_light_points_chart (chart, (VedetteEaglesRating) i, natural);
      assert_lit (chart, cells[0], heads[i], cells[i + 1]);
    }
}

static void
test_points (void)
{
  static const guint most[] = { 7, 8, 9, 11, 12 };

  vedette_test_table_check ("e_grand_tac_chart.csv", "d10,POOR,AVG,GOOD,EXC,SUP", 10, check_points);
  for (guint i = 0; i < G_N_ELEMENTS (most); i++)
    g_assert_cmpuint (vedette_eagles_get_most_points ((VedetteEaglesRating) i), ==, most[i]);
}

/* The examples: superior and 6, poor and 3, good and 10, average and 2; and anyone with a 1 */
static void
test_points_examples (void)
{
  g_assert_cmpint (vedette_eagles_read_points (VEDETTE_EAGLES_SUPERIOR, 6), ==, 8);
  g_assert_cmpint (vedette_eagles_read_points (VEDETTE_EAGLES_POOR, 3), ==, 0);
  g_assert_cmpint (vedette_eagles_read_points (VEDETTE_EAGLES_GOOD, 10), ==, 9);
  g_assert_cmpint (vedette_eagles_read_points (VEDETTE_EAGLES_AVERAGE, 2), ==, 0);
}

static void
test_points_wild (void)
{
  for (int rating = VEDETTE_EAGLES_POOR; rating <= VEDETTE_EAGLES_SUPERIOR; rating++)
    for (int natural = 1; natural <= 10; natural++)
      g_assert_cmpint (vedette_eagles_read_points ((VedetteEaglesRating) rating, natural) == VEDETTE_EAGLES_POINTS_ROLLED,
                       ==, natural == 1);
  g_assert_cmpint (VEDETTE_EAGLES_POINTS_SIDES, ==, 6);
}

/* --- Skirmish combat and local initiative --- */

/* The totals of a head of the catalogue: an open end goes far beyond any die. */
static void
read_totals (const char *head,
             int        *from,
             int        *to)
{
  const char *number = g_str_has_prefix (head, "<=") ? head + 2 : head;
  char *end;

  *from = *to = (int) strtol (number, &end, 10);
  if (number != head || g_str_equal (end, "-"))
    *from = -50;
  else if (g_str_equal (end, "+"))
    *to = 50;
  else if (*end == '-')
    *to = atoi (end + 1);
}

/* The same as it stands over the chart */
static char *
write_totals (int from,
              int to)
{
  if (from == -50)
    return g_strdup_printf ("≤ %d", to);
  if (to == 50)
    return g_strdup_printf ("%d+", from);
  return from == to ? g_strdup_printf ("%d", from) : g_strdup_printf ("%d–%d", from, to);
}

static guint totals_seen;

static void
check_skirmish (char **cells)
{
  static const char * const heads[] = { "Elite", "Line", "Conscript" };
  g_autoptr (VedetteBreakdown) working = vedette_breakdown_new ();
  VedetteChart *chart = vedette_eagles_add_skirmish_chart (working);
  g_autofree char *row = NULL;
  int from, to;

  assert_unlit (chart, "skirmish", "Skirmish combat", 6, 3);
  read_totals (cells[0], &from, &to);
  row = write_totals (from, to);
  for (int total = from; total <= to; total++, totals_seen++)
    for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
      {
        VedetteEaglesSkirmish result = vedette_eagles_read_skirmish ((VedetteEaglesTroops) i, total);

        g_assert_cmpstr (vedette_enum_get_brief (VEDETTE_TYPE_EAGLES_SKIRMISH, (int) result), ==, cells[i + 1]);
        vedette_eagles_light_skirmish_chart (chart, (VedetteEaglesTroops) i, total);
        assert_lit (chart, row, heads[i], cells[i + 1]);
      }
}

static void
test_skirmish (void)
{
  totals_seen = 0;
  vedette_test_table_check ("e_skirmish_chart.csv", "modified_roll,ELITE,LINE,CONSCRIPT", 6, check_skirmish);
  g_assert_cmpuint (totals_seen, ==, 101);
}

/* What any result but the first does besides, and the numbers in brackets */
static void
test_smoke (void)
{
  static const gboolean smoke[] = { FALSE, TRUE, TRUE, TRUE, TRUE };

  for (guint i = 0; i < VEDETTE_N_EAGLES_SKIRMISHES; i++)
    g_assert_cmpint (vedette_eagles_skirmish_is_smoke ((VedetteEaglesSkirmish) i), ==, smoke[i]);
}

static void
test_steps (void)
{
  static const guint steps[] = { 0, 0, 1, 2, 2 };

  for (guint i = 0; i < VEDETTE_N_EAGLES_SKIRMISHES; i++)
    g_assert_cmpuint (vedette_eagles_skirmish_get_steps ((VedetteEaglesSkirmish) i), ==, steps[i]);
}

static char **reaction_heads;
static guint situations_seen;

static void
check_reaction (char **cells)
{
  static const char * const rows[] = { "Normal", "In smoke", "In fire fight" };
  VedetteEaglesSituation situation = (VedetteEaglesSituation) situations_seen;
  g_autoptr (VedetteBreakdown) working = vedette_breakdown_new ();
  VedetteChart *chart = vedette_eagles_add_reaction_chart (working);

  assert_unlit (chart, "local-initiative", "Local initiative", 3, 6);
  for (guint i = 1; reaction_heads[i] != NULL; i++)
    {
      const char *cell = g_str_equal (cells[i], "-") ? "–" : cells[i];
      g_autofree char *column = NULL;
      int from, to;

      read_totals (reaction_heads[i], &from, &to);
      column = write_totals (from, to);
      for (int total = from; total <= to; total++, totals_seen++)
        {
          VedetteEaglesReaction result = vedette_eagles_read_reaction (situation, total);

          g_assert_cmpstr (vedette_enum_get_brief (VEDETTE_TYPE_EAGLES_REACTION, (int) result), ==, cell);
          vedette_eagles_light_reaction_chart (chart, situation, total);
          assert_lit (chart, rows[situation], column, cell);
        }
    }
  situations_seen++;
}

static void
test_reaction (void)
{
  static const char head[] = "situation,9+,8,7,6,5,4-";

  totals_seen = 0;
  situations_seen = 0;
  reaction_heads = g_strsplit (head, ",", -1);
  vedette_test_table_check ("e_local_initiative_chart.csv", head, 3, check_reaction);
  g_assert_cmpuint (totals_seen, ==, 303);
  g_strfreev (reaction_heads);
}

/* --- Ratings and bare dice --- */

/* Two scales of the same ratings */
static void
test_modifiers (void)
{
  static const int on_rolls[] = { -1, 0, 1, 2, 3 };

  for (guint i = 0; i < G_N_ELEMENTS (on_rolls); i++)
    g_assert_cmpint (vedette_eagles_rating_get_modifier ((VedetteEaglesRating) i), ==, on_rolls[i]);
}

static void
test_on_orders (void)
{
  static const int on_orders[] = { -1, 0, 0, 1, 2 };

  for (guint i = 0; i < G_N_ELEMENTS (on_orders); i++)
    g_assert_cmpint (vedette_eagles_rating_get_on_orders ((VedetteEaglesRating) i), ==, on_orders[i]);
}

/* Ten of a hundred */
static void
test_turn_over (void)
{
  guint n = 0;

  for (int one = 1; one <= 10; one++)
    for (int other = 1; other <= 10; other++)
      n += vedette_eagles_is_turn_over (one, other);
  g_assert_cmpuint (n, ==, 10);
  g_assert_true (vedette_eagles_is_turn_over (9, 8));
  g_assert_false (vedette_eagles_is_turn_over (9, 7));
}

/* The least natural roll that does, and one for each that comes of it */
static void
test_activation (void)
{
  static const int least[] = { 6, 5, 5, 4, 3 };

  for (guint rating = 0; rating < G_N_ELEMENTS (least); rating++)
    for (int natural = 2; natural <= 10; natural++)
      g_assert_cmpint (vedette_eagles_read_activation ((VedetteEaglesRating) rating, natural), ==,
                       natural >= least[rating] ? VEDETTE_EAGLES_ACTS : VEDETTE_EAGLES_RETRY);
  g_assert_cmpint (vedette_eagles_read_activation (VEDETTE_EAGLES_AVERAGE, 4), ==, VEDETTE_EAGLES_RETRY);
}

/* A 1 is before all else, whoever rolls it */
static void
test_garbled (void)
{
  for (guint rating = 0; rating < VEDETTE_N_EAGLES_RATINGS; rating++)
    g_assert_cmpint (vedette_eagles_read_activation ((VedetteEaglesRating) rating, 1), ==, VEDETTE_EAGLES_GARBLED);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/eagles/E-25/chart", test_points);
  g_test_add_func ("/rules/eagles/E-24/examples", test_points_examples);
  g_test_add_func ("/rules/eagles/A-E33/first-row", test_points_wild);
  g_test_add_func ("/rules/eagles/E-20/chart", test_skirmish);
  g_test_add_func ("/rules/eagles/E-21/results", test_smoke);
  g_test_add_func ("/rules/eagles/E-22/results", test_steps);
  g_test_add_func ("/rules/eagles/E-45/chart", test_reaction);
  g_test_add_func ("/rules/eagles/E-31/modifiers", test_modifiers);
  g_test_add_func ("/rules/eagles/A-E27/orders", test_on_orders);
  g_test_add_func ("/rules/eagles/E-42/dice", test_turn_over);
  g_test_add_func ("/rules/eagles/E-10/dice", test_activation);
  g_test_add_func ("/rules/eagles/A-E34/natural-one", test_garbled);

  return g_test_run ();
}
