/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Local initiative: who may test, what the die allows, and that the interrupted activation goes on (E-44 to E-51). */

#include "eagles-moves.h"

#include "core/rules/vedette-pending.h"

/* Division R1 is active and R11 in mid-move; all classes have a d10 */
static VedetteRules *
new_active (void)
{
  VedetteRules *rules = eagles_new_armies ();

  eagles_do (rules, "{'edit':'set-battle','elite-die':10,'line-die':10,'conscript-die':10}");
  eagles_start (rules, 5, 5);
  moves_activate (rules, "R1");
  eagles_do (rules, "{'move':'move','unit':'R11','inches':5}");
  return rules;
}

/* Tests B11 with that die, and sees what it may do. */
static void
assert_result (VedetteRules *rules,
               int           natural,
               const char   *more,
               const char   *result)
{
  VedetteStep *step = moves_do (rules, "{'move':'test-local','unit':'B11'%s,'die':%d}", more, natural);

  g_assert_cmpstr (eagles_fact (step, "result"), ==, result);
  eagles_undo (rules);
}

static void
test_interrupt (void)
{
  g_autoptr (VedetteRules) rules = new_active ();
  VedettePending *pending;
  VedetteStep *step = moves_do (rules, "{'move':'test-local','unit':'B11','die':7}");

  eagles_assert (rules, "local");
  g_assert_cmpstr (eagles_fact (step, "mover"), ==, "R11");
  pending = vedette_pending_get_top (vedette_rules_get_battle (rules));
  g_assert_nonnull (pending);
  g_assert_true (eagles_named_by (rules, pending, "unit") == eagles_unit (rules, "R11"));
  g_assert_true (eagles_is (eagles_unit (rules, "B11"), "tested"));
}

/* When the reaction is over, nobody is tested any more. */
static void
test_over (void)
{
  g_autoptr (VedetteRules) rules = new_active ();
  VedetteEagles eagles;

  moves_do (rules, "{'move':'test-local','unit':'B11','die':7}");
  eagles_read (rules, &eagles);
  g_assert_cmpint (vedette_eagles_game_get_tested (eagles.game), ==, vedette_record_get_id (eagles_unit (rules, "B11")));
  moves_do (rules, "{'move':'react','deed':'square'}");
  g_assert_cmpint (vedette_eagles_game_get_tested (eagles.game), ==, 0);
  eagles_assert (rules, "division-active");
}

static void
test_who_is_stopped (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  eagles_refused (rules, "E-44", "{'move':'test-local','unit':'B11','mover':'R21'}");
  g_assert_cmpstr (eagles_fact (moves_do (rules, "{'move':'test-local','unit':'B11','mover':'R12','die':4}"), "mover"), ==,
                   "R12");
  eagles_do (rules, "{'move':'finish'}");
  eagles_do (rules, "{'move':'activate','division':'R2'}");
  g_assert_true (eagles_reminds (rules, "E-44", "{'move':'test-local','unit':'B12','charge':false,'attached':false}"));
}

static void
test_who_cannot (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  moves_set (rules, eagles_unit (rules, "B12"), "gone", TRUE);
  eagles_final (rules, "E-44", "{'move':'test-local','unit':'B12'}");
  eagles_final (rules, "E-44", "{'move':'threaten','unit':'B12'}");
  eagles_do (rules, "{'move':'finish'}");
  eagles_assert (rules, "choose");
  eagles_final (rules, "E-44", "{'move':'test-local','unit':'B11'}");
  eagles_final (rules, "E-44", "{'move':'threaten','unit':'B11'}");
  eagles_final (rules, "E-46", "{'move':'react'}");
}

static void
test_example (void)
{
  g_autoptr (VedetteRules) rules = new_active ();
  static const char both[] = ",'charge':true,'attached':true";
  VedetteStep *step;
  guint row, column;

  assert_result (rules, 7, both, "aa");
  step = eagles_do (rules, "{'move':'test-local','unit':'B11'%s,'die':7}", both);
  g_assert_cmpint (moves_fact (step, "total"), ==, 7);
  g_assert_cmpint (moves_lit (rules, step, 1, &row, &column), ==, 7);
  g_assert_cmpuint (row, ==, VEDETTE_EAGLES_NORMAL);
  g_assert_cmpuint (column, ==, 2);
  eagles_undo (rules);
  assert_result (rules, 7, ",'charge':true,'attached':true,'ff':true", "na");
  moves_set (rules, eagles_unit (rules, "B11"), "smoke", TRUE);
  assert_result (rules, 7, both, "na");
}

/* The three rows of the chart, from 10 down to 1 */
static void
test_chart (void)
{
  static const char * const rows[3][10] = {
    { "none", "none", "none", "none", "na", "na", "aa", "aa", "aa", "aa" },
    { "none", "none", "none", "none", "none", "na", "na", "aa", "aa", "aa" },
    { "none", "none", "none", "none", "none", "none", "na", "na", "aa", "aa" },
  };
  g_autoptr (VedetteRules) rules = new_active ();

  for (int natural = 1; natural <= 10; natural++)
    {
      assert_result (rules, natural, "", rows[0][natural - 1]);
      assert_result (rules, natural, ",'ff':true", rows[2][natural - 1]);
    }
  moves_set (rules, eagles_unit (rules, "B11"), "smoke", TRUE);
  for (int natural = 1; natural <= 10; natural++)
    assert_result (rules, natural, "", rows[1][natural - 1]);
}

static void
assert_chance (VedetteRules *rules,
               const char   *more,
               const char   *outcome,
               const char   *chance)
{
  g_autofree char *found = moves_chance (rules, outcome, "{'move':'test-local','unit':'B11'%s}", more);

  g_assert_cmpstr (found, ==, chance);
}

/* 9.7 */
static void
test_chances (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  assert_chance (rules, "", "aa", "2/5");
  assert_chance (rules, "", "na", "1/5");
  assert_chance (rules, "", "none", "2/5");
  assert_chance (rules, ",'ff':true", "aa", "1/5");
  assert_chance (rules, ",'charge':true", "aa", "3/10");
  assert_chance (rules, ",'attached':true", "aa", "1/2");
  moves_set (rules, eagles_unit (rules, "B11"), "smoke", TRUE);
  assert_chance (rules, "", "aa", "3/10");
}

static void
test_modifiers (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  assert_result (rules, 7, ",'charge':true", "na");
  assert_result (rules, 6, ",'attached':true", "aa");
  assert_result (rules, 7, ",'charge':false,'attached':false", "aa");
  g_assert_true (eagles_reminds (rules, "E-47", "{'move':'test-local','unit':'B11','charge':false}"));
  g_assert_true (eagles_reminds (rules, "E-47", "{'move':'test-local','unit':'B11','attached':true}"));
  g_assert_false (eagles_reminds (rules, "E-47", "{'move':'test-local','unit':'B11','charge':true,'attached':false}"));
}

/* In smoke and in a fire fight it is in a fire fight, also if only one of them is said with the test. */
static void
test_ff (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  moves_set (rules, eagles_unit (rules, "B11"), "smoke", TRUE);
  assert_result (rules, 6, "", "na");
  assert_result (rules, 6, ",'ff':true", "none");
  moves_set (rules, eagles_unit (rules, "B11"), "ff", TRUE);
  assert_result (rules, 6, "", "none");
  assert_result (rules, 6, ",'ff':false", "na");
}

/* NA lets it do what does not close on the enemy, AA all but firing. */
static void
test_meaning (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  eagles_do (rules, "{'move':'test-local','unit':'B11','die':6}");
  eagles_warned (rules, "E-X15", "{'move':'react','deed':'counter-charge'}");
  eagles_warned (rules, "E-X15", "{'move':'react','deed':'close'}");
  eagles_warned (rules, "E-X15", "{'move':'react','deed':'fire'}");
  moves_do (rules, "{'move':'react','deed':'square'}");
  eagles_do (rules, "{'move':'test-local','unit':'B12','die':7}");
  eagles_warned (rules, "E-X15", "{'move':'react','deed':'fire'}");
  moves_do (rules, "{'move':'react','deed':'counter-charge'}");
}

/* AA and NA, either is a reaction; nothing is none. */
static void
test_either (void)
{
  static const int naturals[] = { 4, 5, 6, 7 };

  for (guint i = 0; i < G_N_ELEMENTS (naturals); i++)
    {
      g_autoptr (VedetteRules) rules = new_active ();

      eagles_do (rules, "{'move':'test-local','unit':'B11','die':%d}", naturals[i]);
      eagles_assert (rules, naturals[i] == 4 ? "division-active" : "local");
    }
}

/* What the test allows has a digit; to do nothing is the first. */
static void
test_keys (void)
{
  g_autoptr (VedetteRules) rules = new_active ();
  g_autoptr (GListModel) offers = NULL;

  moves_offered (rules, "l", "test-local", NULL, TRUE);
  moves_offered (rules, "f", "threaten", NULL, TRUE);
  moves_said (rules, eagles_do (rules, "{'move':'test-local','unit':'B11','die':6}"),
              "B11 tested local initiative against R11 (total 6): any action that does not close on the enemy.");
  moves_offered (rules, VEDETTE_OFFER_ENTER, "react", NULL, TRUE);
  moves_offered (rules, "1", "react", "Do Nothing", FALSE);
  moves_offered (rules, "4", "react", "Form Square", FALSE);
  offers = vedette_rules_list_offers (rules, VEDETTE_AUDIENCE_ALL);
  g_assert_null (vedette_offers_find_key (offers, "5"));
  moves_said (rules, eagles_do (rules, "{'move':'react','deed':'square'}"), "B11 reacted by forming square.");
  eagles_do (rules, "{'move':'test-local','unit':'B12','die':9}");
  moves_offered (rules, "6", "react", "Counter-Charge", FALSE);
}

static void
test_movement_only (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  eagles_do (rules, "{'move':'test-local','unit':'B11','die':8}");
  g_assert_true (eagles_reminds (rules, "E-48", "{'move':'react','deed':'move'}"));
  g_assert_true (eagles_reminds (rules, "E-48", "{'move':'react','deed':'square'}"));
  g_assert_false (eagles_reminds (rules, "E-48", "{'move':'react'}"));
  moves_do (rules, "{'move':'react','deed':'fire','agreed':true}");
}

/* The mover goes on, whatever the other does, and also if the test fails. */
static void
test_resume (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  eagles_do (rules, "{'move':'test-local','unit':'B11','die':7}");
  eagles_final (rules, "E-49", "{'move':'move','unit':'R11'}");
  eagles_final (rules, "E-49", "{'move':'test-local','unit':'B12'}");
  moves_do (rules, "{'move':'react'}");
  eagles_assert (rules, "division-active");
  g_assert_true (eagles_active (rules) == eagles_division (rules, "R1"));
  g_assert_null (vedette_pending_get_top (vedette_rules_get_battle (rules)));
  moves_do (rules, "{'move':'test-local','unit':'B12','die':4}");
  eagles_assert (rules, "division-active");
  eagles_do (rules, "{'move':'move','unit':'R11','inches':7}");
}

/* On top of a thief as of anybody (A-E35) */
static void
test_thief (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  eagles_do (rules, "{'move':'steal','division':'B1','near':true,'sees':true}");
  eagles_do (rules, "{'move':'opposed-roll','die':[2,9]}");
  eagles_assert (rules, "thief-active");
  eagles_refused (rules, "E-X16", "{'move':'test-local','unit':'B21'}");
  moves_do (rules, "{'move':'test-local','unit':'R11','die':9}");
  eagles_assert (rules, "local");
  moves_do (rules, "{'move':'react','deed':'face'}");
  eagles_assert (rules, "thief-active");
}

/* A-E42: the test comes before a steal, and falls when the initiative goes to the side that would test. */
static void
test_steal_before (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  eagles_do (rules, "{'move':'threaten','unit':'B11'}");
  eagles_warned (rules, "E-X14", "{'move':'steal','division':'B1','near':true,'sees':true}");
  moves_do (rules, "{'move':'steal','division':'B2','near':true,'sees':true,'agreed':true}");
  moves_do (rules, "{'move':'opposed-roll','die':[9,2]}");
  eagles_warned (rules, "E-X14", "{'move':'finish'}");
  eagles_do (rules, "{'move':'steal','division':'B1','near':true,'sees':true,'agreed':true}");
  moves_do (rules, "{'move':'opposed-roll','die':[2,9]}");
  eagles_assert (rules, "thief-active");
  g_assert_false (eagles_is (eagles_unit (rules, "B11"), "threatened"));
  moves_do (rules, "{'move':'move','unit':'B11'}");
  moves_do (rules, "{'move':'finish'}");
}

/* A file from before that ruling may have such a battle: it goes on without a test that is not allowed. */
static void
test_steal_stuck (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  eagles_do (rules, "{'move':'steal','division':'B1','near':true,'sees':true}");
  eagles_do (rules, "{'move':'opposed-roll','die':[2,9]}");
  moves_set (rules, eagles_unit (rules, "B11"), "threatened", TRUE);
  moves_do (rules, "{'move':'move','unit':'B12'}");
  moves_do (rules, "{'move':'finish'}");
}

/* Nobody waits for a test after the dice have ended the turn. */
static void
test_cut (void)
{
  g_autoptr (VedetteRules) rules = moves_new (10, 10, 10);

  eagles_switch (rules, "e.indep_after_cut", "yes");
  eagles_start (rules, 5, 5);
  eagles_do (rules, "{'move':'determine','die':[1,1]}");
  moves_activate (rules, "R1");
  eagles_do (rules, "{'move':'threaten','unit':'B11'}");
  eagles_do (rules, "{'move':'steal','division':'B1','near':true,'sees':true,'agreed':true}");
  eagles_do (rules, "{'move':'opposed-roll','die':[9,9]}");
  eagles_assert (rules, "independents-late");
  moves_do (rules, "{'move':'activate-independent','unit':'R91','die':9}");
  moves_do (rules, "{'move':'move','unit':'R91'}");
}

static void
test_compulsory (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  moves_do (rules, "{'move':'threaten','unit':'B11'}");
  g_assert_true (eagles_is (eagles_unit (rules, "B11"), "threatened"));
  eagles_final (rules, "E-50", "{'move':'threaten','unit':'B11'}");
  eagles_warned (rules, "E-X14", "{'move':'finish'}");
  eagles_warned (rules, "E-X14", "{'move':'activate','division':'R2'}");
  moves_do (rules, "{'move':'test-local','unit':'B11','die':3}");
  g_assert_false (eagles_is (eagles_unit (rules, "B11"), "threatened"));
  eagles_do (rules, "{'move':'finish'}");
}

/* The test comes first of what is due; skipped by agreement, it is not due any more. */
static void
test_compulsory_offer (void)
{
  g_autoptr (VedetteRules) rules = new_active ();
  g_autoptr (GListModel) offers = NULL;
  g_autoptr (VedetteOffer) first = NULL;

  eagles_do (rules, "{'move':'threaten','unit':'B11'}");
  offers = vedette_rules_list_offers (rules, VEDETTE_AUDIENCE_ALL);
  first = vedette_offers_find_key (offers, VEDETTE_OFFER_ENTER);
  g_assert_nonnull (first);
  g_assert_cmpstr (vedette_move_get_name (first->move), ==, "test-local");
  moves_do (rules, "{'move':'finish','agreed':true}");
  g_assert_false (eagles_is (eagles_unit (rules, "B11"), "threatened"));
}

static void
test_used_up (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  eagles_do (rules, "{'move':'test-local','unit':'B11','die':3}");
  g_assert_true (eagles_reminds (rules, "A-E07", "{'move':'threaten','unit':'B11'}"));
  moves_said (rules, moves_do (rules, "{'move':'threaten','unit':'B11'}"),
              "The flank of B11 was threatened, but the unit had already tested this turn.");
  g_assert_false (eagles_is (eagles_unit (rules, "B11"), "threatened"));
  eagles_do (rules, "{'move':'finish'}");
}

static void
test_once (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  eagles_do (rules, "{'move':'test-local','unit':'B11','die':3}");
  eagles_refused (rules, "E-X13", "{'move':'test-local','unit':'B11'}");
  moves_do (rules, "{'move':'test-local','unit':'B11','agreed':true,'die':3}");
  eagles_do (rules, "{'move':'finish'}");
  eagles_do (rules, "{'move':'pass'}");
  eagles_do (rules, "{'move':'pass'}");
  eagles_do (rules, "{'move':'next-turn'}");
  moves_activate (rules, "R1");
  moves_do (rules, "{'move':'test-local','unit':'B11','die':3}");
}

static void
test_own_side (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  eagles_refused (rules, "E-X16", "{'move':'test-local','unit':'R12'}");
  eagles_refused (rules, "E-X16", "{'move':'test-local','unit':'R21'}");
  eagles_refused (rules, "E-X16", "{'move':'threaten','unit':'R21'}");
}

static void
test_no_die (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  moves_activate (rules, "R1");
  eagles_final (rules, "E-X22", "{'move':'test-local','unit':'B11'}");
}

/* B11 reacts; whether B1 has moved then */
static void
assert_moved (const char *value,
              const char *deed,
              gboolean    moved)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();

  eagles_do (rules, "{'edit':'set-battle','elite-die':10,'line-die':10,'conscript-die':10}");
  eagles_switch (rules, "e.li_is_move", value);
  eagles_start (rules, 5, 5);
  moves_activate (rules, "R1");
  eagles_do (rules, "{'move':'test-local','unit':'B11','die':9}");
  moves_do (rules, "{'move':'react','deed':'%s','agreed':true}", deed);
  g_assert_cmpint (eagles_is (eagles_division (rules, "B1"), "moved"), ==, moved);
  if (moved)
    eagles_refused (rules, "E-X02", "{'move':'steal','division':'B1','near':true,'sees':true}");
}

static void
test_no_move (void)
{
  assert_moved ("no", "move", FALSE);
  assert_moved ("no", "nothing", FALSE);
}

static void
test_is_move (void)
{
  assert_moved ("yes", "move", TRUE);
  assert_moved ("yes", "square", TRUE);
  assert_moved ("yes", "nothing", FALSE);
  assert_moved ("yes", "fire", FALSE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/eagles/E-44/interrupt", test_interrupt);
  g_test_add_func ("/rules/eagles/E-44/over", test_over);
  g_test_add_func ("/rules/eagles/E-44/who-is-stopped", test_who_is_stopped);
  g_test_add_func ("/rules/eagles/E-44/who-cannot", test_who_cannot);
  g_test_add_func ("/rules/eagles/E-45/example", test_example);
  g_test_add_func ("/rules/eagles/E-45/chart", test_chart);
  g_test_add_func ("/rules/eagles/E-45/chances", test_chances);
  g_test_add_func ("/rules/eagles/E-46/meaning", test_meaning);
  g_test_add_func ("/rules/eagles/A-E02/meaning", test_meaning);
  g_test_add_func ("/rules/eagles/E-46/keys", test_keys);
  g_test_add_func ("/rules/eagles/E-47/modifiers", test_modifiers);
  g_test_add_func ("/rules/eagles/E-48/movement", test_movement_only);
  g_test_add_func ("/rules/eagles/E-49/resume", test_resume);
  g_test_add_func ("/rules/eagles/E-50/compulsory", test_compulsory);
  g_test_add_func ("/rules/eagles/E-50/offer", test_compulsory_offer);
  g_test_add_func ("/rules/eagles/E-51/once", test_once);
  g_test_add_func ("/rules/eagles/A-E02/either", test_either);
  g_test_add_func ("/rules/eagles/A-E06/both", test_ff);
  g_test_add_func ("/rules/eagles/A-E07/used-up", test_used_up);
  g_test_add_func ("/rules/eagles/A-E21/no", test_no_move);
  g_test_add_func ("/rules/eagles/A-E35/thief", test_thief);
  g_test_add_func ("/rules/eagles/A-E42/steal", test_steal_before);
  g_test_add_func ("/rules/eagles/A-E42/stuck", test_steal_stuck);
  g_test_add_func ("/rules/eagles/A-E42/cut", test_cut);
  g_test_add_func ("/rules/eagles/e.li_is_move/no", test_no_move);
  g_test_add_func ("/rules/eagles/e.li_is_move/yes", test_is_move);
  g_test_add_func ("/rules/eagles/E-X13/once", test_once);
  g_test_add_func ("/rules/eagles/E-X14/skipped", test_compulsory);
  g_test_add_func ("/rules/eagles/E-X15/deeds", test_meaning);
  g_test_add_func ("/rules/eagles/E-X16/own-side", test_own_side);
  g_test_add_func ("/rules/eagles/E-X22/local", test_no_die);

  return g_test_run ();
}
