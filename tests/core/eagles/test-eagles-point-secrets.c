/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the other side is told does not depend on points that were allocated in secret, until the dice lie (A-E37). */

#include "eagles-fixture.h"
#include "vedette-test-told.h"

#define ALLOCATE(points) "{'move':'allocate','army':'red','points':" points "}"

static char *
get_points (VedetteRules *rules,
            const char   *audience)
{
  return eagles_status (rules, "points-red", audience);
}

static void
assert_points (VedetteRules *rules,
               const char   *audience,
               const char   *expected)
{
  g_autofree char *points = get_points (rules, audience);

  g_assert_cmpstr (points, ==, expected);
}

/* Nobody else sees that the pool is less, or by how much: not even that of the two numbers one is greater. */
static void
test_alike (void)
{
  g_autoptr (VedetteRules) one = eagles_new_battle ();
  g_autoptr (VedetteRules) other = eagles_new_battle ();

  eagles_do (one, ALLOCATE ("0"));
  eagles_do (other, ALLOCATE ("3"));
  vedette_test_told_alike (one, other, VEDETTE_AUDIENCE_ALL);
  vedette_test_told_alike (one, other, "blue");
  eagles_do (one, "{'move':'allocate','army':'blue','points':1}");
  eagles_do (other, "{'move':'allocate','army':'blue','points':1}");
  vedette_test_told_alike (one, other, VEDETTE_AUDIENCE_ALL);
  vedette_test_told_alike (one, other, "blue");
  /* what was undone, and may be done again, is no less a secret */
  eagles_undo (one);
  eagles_undo (one);
  eagles_undo (other);
  eagles_undo (other);
  vedette_test_told_alike (one, other, VEDETTE_AUDIENCE_ALL);
  vedette_test_told_alike (one, other, "blue");
}

/* The spender and the umpire see it at once, all others when the dice lie. */
static void
test_seen (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();
  VedetteStep *step = eagles_do (rules, ALLOCATE ("2"));

  assert_points (rules, "red", "1");
  assert_points (rules, VEDETTE_AUDIENCE_UMPIRE, "1");
  assert_points (rules, "blue", "3");
  assert_points (rules, VEDETTE_AUDIENCE_ALL, "3");
  g_assert_false (vedette_rules_may_see_step (rules, step, "blue"));
  g_assert_false (vedette_rules_may_see_step (rules, step, VEDETTE_AUDIENCE_ALL));
  g_assert_true (vedette_rules_may_see_step (rules, step, "red"));
  eagles_do (rules, "{'move':'opposed-roll','die':[3,6]}");
  assert_points (rules, "blue", "1");
  assert_points (rules, VEDETTE_AUDIENCE_ALL, "1");
  g_assert_true (vedette_rules_may_see_step (rules, step, "blue"));
}

/* The odds that are shown are those of the same range of points, whatever the pool is. */
static void
test_range (void)
{
  g_autoptr (VedetteRules) poor = eagles_new_armies ();
  g_autoptr (VedetteRules) rich = eagles_new_armies ();
  VedetteRules *both[] = { poor, rich };
  g_autoptr (GString) first = g_string_new (NULL);
  g_autoptr (GString) second = g_string_new (NULL);
  GString *told[] = { first, second };

  eagles_start (poor, 2, 2);
  eagles_start (rich, 10, 10);
  for (guint i = 0; i < G_N_ELEMENTS (both); i++)
    {
      g_autoptr (VedetteMove) roll = vedette_rules_find_move (both[i], "opposed-roll", NULL);
      g_autoptr (VedetteBreakdown) working = vedette_rules_preview (both[i], roll);
      GListModel *charts = working->charts;
      g_autoptr (VedetteOutcome) outcome = g_list_model_get_item (working->outcomes, 0);

      /* an army that nobody has named is called after its side */
      g_assert_cmpstr (outcome->label, ==, "Red");
      g_assert_cmpuint (g_list_model_get_n_items (charts), ==, 2);
      for (guint k = 0; k < 2; k++)
        {
          g_autoptr (VedetteChart) chart = g_list_model_get_item (charts, k);

          for (guint row = 0; row < chart->n_rows; row++)
            for (guint column = 0; column < chart->n_columns; column++)
              g_string_append_printf (told[i], "%s ", chart->cells[row * chart->n_columns + column]);
        }
    }
  g_assert_cmpstr (first->str, ==, second->str);
  g_assert_cmpuint (first->len, >, 0);
}

/* A-E17, e.alloc */
static void
test_alloc (gconstpointer value)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();
  gboolean open = g_str_equal (value, "open");
  VedetteStep *step;

  eagles_switch (rules, "e.alloc", value);
  eagles_start (rules, 5, 5);
  step = eagles_do (rules, ALLOCATE ("2"));
  assert_points (rules, "blue", open ? "1" : "3");
  g_assert_cmpint (vedette_rules_may_see_step (rules, step, "blue"), ==, open);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define RULE(path, function) g_test_add_func ("/rules/eagles/" path, function)
  RULE ("A-E37/alike", test_alike);
  RULE ("A-E37/seen", test_seen);
  RULE ("A-E37/range", test_range);
  RULE ("A-E17/secret", test_seen);
  g_test_add_data_func ("/rules/eagles/e.alloc/secret/seen", "secret", test_alloc);
  g_test_add_data_func ("/rules/eagles/e.alloc/open/seen", "open", test_alloc);

  return g_test_run ();
}
