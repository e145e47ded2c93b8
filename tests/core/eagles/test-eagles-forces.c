/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A new battle with the armies of another: units whole or with what they have lost, in order, and nobody with points. */

#include "eagles-fixture.h"
#include "vedette-test-forces.h"

/* R11 has lost two steps, R12 is gone, the commander of B1 has fallen, B4 has come in play. */
static VedetteRules *
new_played (void)
{
  VedetteRules *rules = eagles_new_armies ();

  eagles_do (rules, "{'edit':'set-army','army':'red','name':'Austrians','commander':'Amsel','rating':'good'}");
  eagles_do (rules, "{'edit':'add-corps','army':'blue','name':'I Corps','commander':'Tournel'}");
  eagles_do (rules, "{'edit':'set-division','division':'B1','corps':'I Corps'}");
  eagles_do (rules, "{'edit':'add-nation','name':'Bavaria','screen':1}");
  eagles_do (rules, "{'edit':'set-unit','unit':'B11','nation':'Bavaria'}");
  eagles_do (rules, "{'edit':'add-division','army':'blue','name':'B4','place':'away'}");
  eagles_switch (rules, "e.class_dice", "d10");
  eagles_start (rules, 5, 5);
  eagles_do (rules, "{'move':'arrive','division':'B4'}");
  eagles_do (rules, "{'move':'attach','command':'I Corps','division':'B1'}");
  eagles_do (rules, "{'move':'lose-step','unit':'R11','steps':2}");
  eagles_do (rules, "{'move':'lose-step','unit':'R12','gone':true}");
  eagles_do (rules, "{'move':'lose-commander','command':'B1'}");
  eagles_do (rules, "{'move':'end'}");
  return rules;
}

static void
assert_carried (VedetteRules *rules)
{
  gpointer b1 = eagles_division (rules, "B1");

  eagles_assert (rules, "setup");
  g_assert_cmpint (eagles_get (eagles_army (rules, "red"), "rating"), ==, VEDETTE_EAGLES_GOOD);
  g_assert_cmpstr (vedette_army_get_name (eagles_army (rules, "red")), ==, "Austrians");
  g_assert_cmpint (eagles_get (eagles_army (rules, "red"), "pool"), ==, 0);
  g_assert_true (eagles_named_by (rules, b1, "corps") == eagles_corps (rules, "I Corps"));
  g_assert_true (eagles_named_by (rules, b1, "army") == eagles_army (rules, "blue"));
  g_assert_null (eagles_named_by (rules, eagles_corps (rules, "I Corps"), "attached"));
  g_assert_cmpstr (vedette_nation_get_name (eagles_named_by (rules, eagles_unit (rules, "B11"), "nation")), ==, "Bavaria");
  g_assert_cmpint (eagles_get (eagles_division (rules, "B4"), "place"), ==, VEDETTE_DIVISION_AWAY);
  g_assert_cmpint (eagles_get (eagles_unit (rules, "R13"), "arm"), ==, VEDETTE_ARM_ARTILLERY);
  g_assert_cmpuint (eagles_count (rules, vedette_unit_get_type ()), ==, 18);
}

static void
test_fresh (void)
{
  g_autoptr (VedetteRules) old = new_played ();
  g_autoptr (VedetteRules) rules = vedette_test_again (old, FALSE);

  assert_carried (rules);
  g_assert_cmpint (eagles_get (eagles_unit (rules, "R11"), "steps"), ==, 0);
  g_assert_false (eagles_is (eagles_unit (rules, "R12"), "gone"));
  g_assert_false (eagles_is (eagles_division (rules, "B1"), "fallen"));
}

static void
test_losses (void)
{
  g_autoptr (VedetteRules) old = new_played ();
  g_autoptr (VedetteRules) rules = vedette_test_again (old, TRUE);

  assert_carried (rules);
  g_assert_cmpint (eagles_get (eagles_unit (rules, "R11"), "steps"), ==, 2);
  g_assert_true (eagles_is (eagles_unit (rules, "R12"), "gone"));
  g_assert_true (eagles_is (eagles_division (rules, "B1"), "fallen"));
}

static void
test_scores (void)
{
  g_autoptr (VedetteRules) rules = new_played ();
  g_autoptr (GListModel) scores = vedette_rules_list_scores (rules, VEDETTE_AUDIENCE_ALL, FALSE);

  g_assert_true (vedette_rules_is_over (rules));
  g_assert_cmpint (atoi (vedette_test_score (scores, "red", "Steps lost")->text), >=, 2);
  g_assert_cmpstr (vedette_test_score (scores, "red", "Units lost")->text, ==, "1 of 9");
  g_assert_cmpstr (vedette_test_score (scores, "blue", "Units lost")->text, ==, "0 of 9");
  g_assert_cmpstr (vedette_test_score (scores, "blue", "Commanders lost")->text, ==, "1");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/eagles/forces/fresh", test_fresh);
  g_test_add_func ("/eagles/forces/losses", test_losses);
  g_test_add_func ("/eagles/forces/scores", test_scores);
  return g_test_run ();
}
