/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Independents: when they activate, whether they do, and that late means last (E-15 to E-17). */

#include "eagles-moves.h"

/* Whether a move is made at the dice of a roll for independents: 8 and 3 for red early, blue late */
static VedetteRules *
new_determined (int red,
                int blue)
{
  VedetteRules *rules = moves_new (10, 10, 10);

  eagles_start (rules, 5, 5);
  eagles_assert (rules, "determine");
  moves_do (rules, "{'move':'determine','die':[%d,%d]}", red, blue);
  return rules;
}

static void
assert_when (VedetteRules *rules,
             const char   *army,
             const char   *when)
{
  int value = eagles_get (eagles_army (rules, army), "independents");

  g_assert_cmpstr (vedette_enum_get_nick (vedette_independents_get_type (), value), ==, when);
}

static void
test_example (void)
{
  g_autoptr (VedetteRules) rules = new_determined (8, 3);

  eagles_assert (rules, "independents-early");
  assert_when (rules, "red", "early");
  assert_when (rules, "blue", "late");
}

static void
test_keys (void)
{
  g_autoptr (VedetteRules) rules = moves_new (10, 10, 10);

  eagles_start (rules, 5, 5);
  moves_offered (rules, VEDETTE_OFFER_ENTER, "determine", NULL, FALSE);
  moves_said (rules, eagles_do (rules, "{'move':'determine','die':[8,3]}"),
              "Red rolled early independents. Blue rolled late independents.");
  moves_offered (rules, "1", "activate-independent", "R91", FALSE);
  moves_offered (rules, "i", "activate-independent", NULL, TRUE);
  moves_offered (rules, VEDETTE_OFFER_ENTER, "independents-done", NULL, FALSE);
  moves_said (rules, eagles_do (rules, "{'move':'activate-independent','unit':'R91','die':4}"),
              "R91 did not activate (total 4).");
  moves_said (rules, eagles_do (rules, "{'move':'activate-independent','unit':'R92','die':7}"),
              "R92 activated (total 7): any allowed action.");
}

static void
test_every_die (void)
{
  for (int natural = 1; natural <= 10; natural++)
    {
      g_autoptr (VedetteRules) rules = new_determined (natural, 11 - natural);
      gboolean even = natural == 2 || natural == 4 || natural == 6 || natural == 8 || natural == 10;

      assert_when (rules, "red", even ? "early" : "late");
      assert_when (rules, "blue", even ? "late" : "early");
    }
}

/* Nobody is early: skirmish combat comes next. */
static void
test_none_early (void)
{
  g_autoptr (VedetteRules) rules = new_determined (1, 9);

  eagles_assert (rules, "skirmish");
  eagles_final (rules, "E-15", "{'move':'determine'}");
  eagles_final (rules, "E-15", "{'move':'independents-done'}");
}

static void
test_no_independents (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();

  eagles_do (rules, "{'edit':'set-battle','elite-die':10,'line-die':10,'conscript-die':10}");
  eagles_start (rules, 5, 5);
  eagles_assert (rules, "skirmish");
}

/* The next turn is rolled for anew. */
static void
test_each_turn (void)
{
  g_autoptr (VedetteRules) rules = new_determined (1, 9);

  moves_next_turn (rules);
  eagles_assert (rules, "determine");
  assert_when (rules, "red", "unknown");
}

static void
assert_activates (int         natural,
                  const char *result)
{
  g_autoptr (VedetteRules) rules = new_determined (2, 1);
  VedetteStep *step = moves_do (rules, "{'move':'activate-independent','unit':'R91','die':%d}", natural);

  g_assert_cmpstr (eagles_fact (step, "result"), ==, result);
  g_assert_true (eagles_is (eagles_unit (rules, "R91"), "tested"));
  g_assert_true (eagles_is (eagles_unit (rules, "R91"), "activated"));
  if (!g_str_equal (result, "none"))
    eagles_do (rules, "{'move':'pass'}");
  eagles_final (rules, "E-16", "{'move':'activate-independent','unit':'R91'}");
}

static void
test_local_initiative (void)
{
  assert_activates (7, "aa");
  assert_activates (5, "na");
  assert_activates (4, "none");
}

static void
test_modifiers (void)
{
  g_autoptr (VedetteRules) rules = new_determined (2, 1);
  VedetteStep *step = moves_do (rules, "{'move':'activate-independent','unit':'R91','attached':true,'ff':true,'die':8}");
  g_autofree char *chance = moves_chance (rules, "aa", "{'move':'activate-independent','unit':'R92'}");
  guint row, column;

  g_assert_cmpstr (eagles_fact (step, "result"), ==, "aa");
  g_assert_cmpint (moves_lit (rules, step, 0, &row, &column), ==, 9);
  g_assert_cmpuint (row, ==, VEDETTE_EAGLES_IN_FF);
  g_assert_cmpuint (column, ==, 0);
  g_assert_cmpstr (chance, ==, "2/5");
}

static void
test_who_cannot (void)
{
  g_autoptr (VedetteRules) rules = new_determined (2, 1);

  eagles_final (rules, "E-15", "{'move':'activate-independent','unit':'R11'}");
  moves_set (rules, eagles_unit (rules, "R91"), "gone", TRUE);
  eagles_final (rules, "E-15", "{'move':'activate-independent','unit':'R91'}");
}

/* When the last one has had its go the phase is over; until then only those move that have. */
static void
test_goes_on (void)
{
  g_autoptr (VedetteRules) rules = new_determined (2, 1);

  eagles_final (rules, "E-X01", "{'move':'move','unit':'R91'}");
  eagles_final (rules, "E-16", "{'move':'move'}");
  eagles_do (rules, "{'move':'activate-independent','unit':'R91','die':9}");
  eagles_do (rules, "{'move':'move','unit':'R91','inches':6}");
  eagles_assert (rules, "independents-early");
  moves_do (rules, "{'move':'activate-independent','unit':'R92','die':2}");
  eagles_assert (rules, "skirmish");
}

/* E-16: a roll of “–” lets nobody move, whoever else is still to come. */
static void
test_no_action (void)
{
  g_autoptr (VedetteRules) rules = new_determined (2, 3);

  moves_do (rules, "{'move':'activate-independent','unit':'R91','die':4}");
  eagles_refused (rules, "E-16", "{'move':'move','unit':'R91'}");
  g_assert_false (eagles_is (eagles_unit (rules, "R91"), "moved"));
  moves_do (rules, "{'move':'activate-independent','unit':'R92','die':1}");
  eagles_assert (rules, "skirmish");
}

/* AA and NA let it move, before the next one rolls. */
static void
test_move_due (void)
{
  g_autoptr (VedetteRules) rules = new_determined (2, 2);

  moves_do (rules, "{'move':'activate-independent','unit':'R91','die':5}");
  eagles_final (rules, "A-E40", "{'move':'activate-independent','unit':'R92'}");
  moves_do (rules, "{'move':'move','unit':'R91','inches':6}");
  moves_do (rules, "{'move':'activate-independent','unit':'R92','die':9}");
  eagles_refused (rules, "E-16", "{'move':'move','unit':'R91'}");
  moves_do (rules, "{'move':'move','unit':'R92','fires':true}");
  eagles_assert (rules, "independents-early");
  moves_do (rules, "{'move':'activate-independent','unit':'B91','die':7}");
  moves_do (rules, "{'move':'move','unit':'B91'}");
  eagles_assert (rules, "skirmish");
}

/* The last one moves, too: early, with only one on each side, and late. */
static void
test_last_moves (void)
{
  g_autoptr (VedetteRules) rules = moves_new (10, 10, 10);

  eagles_do (rules, "{'edit':'remove-unit','unit':'R92'}");
  eagles_start (rules, 5, 5);
  eagles_do (rules, "{'move':'determine','die':[2,3]}");
  moves_do (rules, "{'move':'activate-independent','unit':'R91','die':9}");
  eagles_assert (rules, "independents-early");
  moves_do (rules, "{'move':'move','unit':'R91','inches':12}");
  eagles_assert (rules, "skirmish");
  eagles_win (rules, "red");
  eagles_do (rules, "{'move':'pass'}");
  eagles_do (rules, "{'move':'pass'}");
  moves_do (rules, "{'move':'activate-independent','unit':'B91','die':9}");
  eagles_assert (rules, "independents-late");
  moves_do (rules, "{'move':'move','unit':'B91','inches':12}");
  eagles_assert (rules, "turn-end");
}

/* One key passes the move that is due; another passes all the rest. */
static void
test_pass_move (void)
{
  g_autoptr (VedetteRules) rules = new_determined (2, 1);

  eagles_final (rules, "A-E40", "{'move':'pass'}");
  moves_do (rules, "{'move':'activate-independent','unit':'R91','die':9}");
  moves_offered (rules, VEDETTE_OFFER_ENTER, "move", "Move R91", TRUE);
  moves_offered (rules, "p", "pass", NULL, FALSE);
  moves_said (rules, moves_do (rules, "{'move':'pass'}"), "R91 did not move.");
  eagles_refused (rules, "E-16", "{'move':'move','unit':'R91'}");
  moves_do (rules, "{'move':'activate-independent','unit':'R92','die':9}");
  moves_do (rules, "{'move':'independents-done'}");
  eagles_assert (rules, "skirmish");
}

/* Who is off the table for good keeps nobody waiting. */
static void
test_gone (void)
{
  g_autoptr (VedetteRules) rules = new_determined (2, 1);

  eagles_do (rules, "{'move':'activate-independent','unit':'R91','die':9}");
  eagles_do (rules, "{'move':'lose-step','unit':'R91','gone':true}");
  moves_do (rules, "{'move':'activate-independent','unit':'R92','die':2}");
  eagles_assert (rules, "skirmish");
}

/* E-44, E-50: the other side stops an independent in its move, which then goes on. */
static void
assert_interrupted (VedetteRules *rules,
                    const char   *mover,
                    const char   *tester,
                    const char   *own,
                    const char   *phase)
{
  eagles_final (rules, "E-44", "{'move':'test-local','unit':'%s'}", tester);
  eagles_final (rules, "E-44", "{'move':'threaten','unit':'%s'}", tester);
  moves_do (rules, "{'move':'activate-independent','unit':'%s','die':9}", mover);
  eagles_refused (rules, "E-X16", "{'move':'test-local','unit':'%s'}", own);
  eagles_refused (rules, "E-44", "{'move':'test-local','unit':'%s','mover':'%s'}", tester, own);
  moves_do (rules, "{'move':'threaten','unit':'%s'}", tester);
  eagles_warned (rules, "E-X14", "{'move':'move','unit':'%s'}", mover);
  eagles_warned (rules, "E-X14", "{'move':'pass'}");
  eagles_warned (rules, "E-X14", "{'move':'independents-done'}");
  moves_do (rules, "{'move':'test-local','unit':'%s','charge':true,'die':9}", tester);
  eagles_assert (rules, "local");
  moves_do (rules, "{'move':'react','deed':'square'}");
  eagles_assert (rules, phase);
  eagles_refused (rules, "E-X13", "{'move':'test-local','unit':'%s'}", tester);
  moves_do (rules, "{'move':'move','unit':'%s','inches':7}", mover);
}

static void
test_interrupt_early (void)
{
  g_autoptr (VedetteRules) rules = new_determined (2, 1);

  assert_interrupted (rules, "R91", "B11", "R11", "independents-early");
  moves_do (rules, "{'move':'activate-independent','unit':'R92','die':9}");
  moves_do (rules, "{'move':'threaten','unit':'B12'}");
  moves_do (rules, "{'move':'move','unit':'R92','agreed':true}");
  eagles_assert (rules, "skirmish");
  g_assert_false (eagles_is (eagles_unit (rules, "B12"), "threatened"));
}

static void
test_interrupt_late (void)
{
  g_autoptr (VedetteRules) rules = new_determined (1, 1);

  eagles_win (rules, "red");
  eagles_do (rules, "{'move':'pass'}");
  eagles_do (rules, "{'move':'pass'}");
  assert_interrupted (rules, "B91", "R11", "B11", "independents-late");
}

/* What is due and offered: the move, and what stops it; a test that has to be made comes first. */
static void
test_interrupt_keys (void)
{
  g_autoptr (VedetteRules) rules = new_determined (2, 1);

  eagles_do (rules, "{'move':'activate-independent','unit':'R91','die':9}");
  moves_offered (rules, "l", "test-local", NULL, TRUE);
  moves_offered (rules, "f", "threaten", NULL, TRUE);
  eagles_do (rules, "{'move':'threaten','unit':'B11'}");
  moves_offered (rules, VEDETTE_OFFER_ENTER, "test-local", "Test Flank of B11", FALSE);
}

static void
test_done (void)
{
  g_autoptr (VedetteRules) rules = new_determined (2, 2);

  moves_do (rules, "{'move':'independents-done'}");
  eagles_assert (rules, "skirmish");
}

/* All divisions of both sides have their go. */
static void
finish_divisions (VedetteRules *rules)
{
  for (int i = 1; i <= 3; i++)
    {
      eagles_do (rules, "{'move':'activate','division':'R%d'}", i);
      eagles_final (rules, "E-X17", "{'move':'activate-independent','unit':'B91'}");
    }
  for (int i = 1; i <= 3; i++)
    eagles_do (rules, "{'move':'activate','division':'B%d'}", i);
  eagles_assert (rules, "division-active");
  eagles_final (rules, "E-X17", "{'move':'activate-independent','unit':'B91'}");
  eagles_do (rules, "{'move':'finish'}");
}

static void
test_last (void)
{
  g_autoptr (VedetteRules) rules = new_determined (2, 1);

  eagles_final (rules, "E-X17", "{'move':'activate-independent','unit':'B91'}");
  eagles_win (rules, "red");
  eagles_final (rules, "E-X17", "{'move':'activate-independent','unit':'B91'}");
  finish_divisions (rules);
  eagles_assert (rules, "independents-late");
  eagles_final (rules, "E-15", "{'move':'activate-independent','unit':'R91'}");
  moves_do (rules, "{'move':'activate-independent','unit':'B91','die':9}");
  eagles_final (rules, "E-17", "{'move':'move','unit':'R91'}");
  moves_do (rules, "{'move':'move','unit':'B91'}");
  eagles_assert (rules, "turn-end");
}

static void
test_last_done (void)
{
  g_autoptr (VedetteRules) rules = new_determined (1, 2);

  eagles_win (rules, "red");
  eagles_do (rules, "{'move':'pass'}");
  eagles_do (rules, "{'move':'pass'}");
  eagles_assert (rules, "independents-late");
  moves_do (rules, "{'move':'independents-done'}");
  eagles_assert (rules, "turn-end");
}

/* A test of local initiative in the turn of the divisions is the one of this turn. */
static void
test_tested (void)
{
  g_autoptr (VedetteRules) rules = new_determined (1, 1);

  moves_activate (rules, "R1");
  eagles_do (rules, "{'move':'test-local','unit':'B91','die':2}");
  eagles_do (rules, "{'move':'finish'}");
  eagles_do (rules, "{'move':'pass'}");
  eagles_do (rules, "{'move':'pass'}");
  eagles_assert (rules, "independents-late");
  eagles_refused (rules, "E-X13", "{'move':'activate-independent','unit':'B91'}");
  moves_do (rules, "{'move':'activate-independent','unit':'B91','agreed':true,'die':2}");
}

static void
test_roll (void)
{
  g_autoptr (VedetteRules) rules = new_determined (2, 1);

  eagles_switch (rules, "e.indep", "li-roll");
  eagles_do (rules, "{'edit':'set-battle','line-die':0}");
  eagles_final (rules, "E-X22", "{'move':'activate-independent','unit':'R91'}");
}

/* Without a roll no die of a class is needed, and no test is used. */
static void
test_free (void)
{
  g_autoptr (VedetteRules) rules = moves_new (0, 0, 0);

  eagles_switch (rules, "e.indep", "free");
  eagles_start (rules, 5, 5);
  eagles_do (rules, "{'move':'determine','die':[4,3]}");
  moves_do (rules, "{'move':'activate-independent','unit':'R91'}");
  g_assert_true (eagles_is (eagles_unit (rules, "R91"), "activated"));
  g_assert_false (eagles_is (eagles_unit (rules, "R91"), "tested"));
  moves_do (rules, "{'move':'move','unit':'R91'}");
  moves_do (rules, "{'move':'activate-independent','unit':'R92'}");
  eagles_assert (rules, "independents-early");
  moves_said (rules, moves_do (rules, "{'move':'move','unit':'R92'}"),
              "R92 moved. Skipped because class dice were not set: Skirmish combat.");
  eagles_assert (rules, "allocate");
}

/* Without the dice of the classes nobody rolls when they activate (A-E38). */
static void
test_passed (void)
{
  g_autoptr (VedetteRules) rules = moves_new (0, 0, 0);

  eagles_start (rules, 5, 5);
  eagles_assert (rules, "allocate");
}

static void
test_cut (void)
{
  g_autoptr (VedetteRules) rules = new_determined (1, 1);

  eagles_do (rules, "{'move':'skirmish-done'}");
  eagles_do (rules, "{'move':'opposed-roll','die':[9,8]}");
  eagles_assert (rules, "turn-end");
  eagles_final (rules, "E-X17", "{'move':'activate-independent','unit':'B91'}");
}

static void
test_after_cut (void)
{
  g_autoptr (VedetteRules) rules = moves_new (10, 10, 10);

  eagles_switch (rules, "e.indep_after_cut", "yes");
  eagles_start (rules, 5, 5);
  eagles_do (rules, "{'move':'determine','die':[1,1]}");
  eagles_do (rules, "{'move':'skirmish-done'}");
  eagles_do (rules, "{'move':'opposed-roll','die':[9,8]}");
  eagles_assert (rules, "independents-late");
  moves_do (rules, "{'move':'activate-independent','unit':'B91','die':9}");
}

/* A hidden formation is no choice for those who do not see it. */
static void
test_hidden (void)
{
  g_autoptr (VedetteRules) rules = moves_new (10, 10, 10);

  eagles_do (rules, "{'edit':'set-division','division':'R9','place':'hidden'}");
  eagles_start (rules, 5, 5);
  eagles_do (rules, "{'move':'determine','die':[2,2]}");
  eagles_final (rules, "E-15", "{'move':'activate-independent','unit':'R91'}");
  moves_do (rules, "{'move':'activate-independent','unit':'B91','die':3}");
  eagles_assert (rules, "skirmish");
}

/* How many dice the working of a step tells whose facts are of so many armies, as only a file that was written by hand has them */
static guint
count_dice (guint n_armies)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  VedetteEdit *edit = vedette_battle_edit (battle, "determine");
  JsonArray *armies = json_array_new ();
  VedetteStep *step;
  g_autoptr (VedetteBreakdown) working = NULL;

  for (guint i = 0; i < n_armies; i++)
    {
      JsonObject *army = json_object_new ();

      json_object_set_int_member (army, "natural", 5);
      json_array_add_object_element (armies, army);
    }
  json_object_set_array_member (vedette_edit_get_facts (edit), "armies", armies);
  json_object_set_object_member (vedette_edit_get_facts (edit), "rolls", json_object_new ());
  step = vedette_battle_commit (battle, edit, NULL);
  g_assert_nonnull (step);
  working = vedette_rules_explain (rules, step, VEDETTE_AUDIENCE_ALL);
  g_assert_nonnull (working);
  return g_list_model_get_n_items (working->factors);
}

/* Each side has one die, whatever a file says. */
static void
test_working (void)
{
  g_assert_cmpuint (count_dice (0), ==, 0);
  g_assert_cmpuint (count_dice (1), ==, 1);
  g_assert_cmpuint (count_dice (2), ==, 2);
  g_assert_cmpuint (count_dice (3), ==, 2);
}

/* Whose the one die of a step was; its roll is what a file says it is. */
static void
assert_party (const char *kind,
              const char *rolls,
              guint       party)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  VedetteEdit *edit = vedette_battle_edit (battle, kind);
  g_autoptr (VedetteBreakdown) working = NULL;
  g_autoptr (VedetteFactor) die = NULL;
  VedetteStep *step;

  json_object_set_int_member (vedette_edit_get_facts (edit), "natural", 5);
  if (rolls != NULL)
    json_object_set_member (vedette_edit_get_facts (edit), "rolls", json_from_string (rolls, NULL));
  step = vedette_battle_commit (battle, edit, NULL);
  g_assert_nonnull (step);
  working = vedette_rules_explain (rules, step, VEDETTE_AUDIENCE_ALL);
  g_assert_cmpint (working != NULL, ==, rolls != NULL);
  if (working == NULL)
    return;
  die = g_list_model_get_item (working->factors, 0);
  g_assert_nonnull (die);
  g_assert_cmpuint (die->party, ==, party);
}

/* A file that was written by hand may have any rolls. */
static void
test_odd_rolls (void)
{
  static const char * const kinds[] = { "check-skirmish", "test-local", "activate-independent", "activate-order" };
  static const char * const odd[] = { NULL, "[]", "[7]", "[null]", "[[]]", "{}", "7", "[{}]", "[{\"party\":\"green\"}]" };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      for (guint k = 0; k < G_N_ELEMENTS (odd); k++)
        assert_party (kinds[i], odd[k], VEDETTE_EAGLES_RED);
      assert_party (kinds[i], "[{\"party\":\"blue\"}]", VEDETTE_EAGLES_BLUE);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/eagles/E-15/example", test_example);
  g_test_add_func ("/rules/eagles/E-15/every-die", test_every_die);
  g_test_add_func ("/rules/eagles/E-15/keys", test_keys);
  g_test_add_func ("/rules/eagles/E-15/none-early", test_none_early);
  g_test_add_func ("/rules/eagles/E-15/no-independents", test_no_independents);
  g_test_add_func ("/rules/eagles/E-15/each-turn", test_each_turn);
  g_test_add_func ("/rules/eagles/E-15/hidden", test_hidden);
  g_test_add_func ("/rules/eagles/E-15/done", test_done);
  g_test_add_func ("/rules/eagles/E-15/working", test_working);
  g_test_add_func ("/rules/eagles/E-19/odd-rolls", test_odd_rolls);
  g_test_add_func ("/rules/eagles/E-16/examples", test_local_initiative);
  g_test_add_func ("/rules/eagles/E-16/modifiers", test_modifiers);
  g_test_add_func ("/rules/eagles/E-16/who-cannot", test_who_cannot);
  g_test_add_func ("/rules/eagles/E-17/last", test_last);
  g_test_add_func ("/rules/eagles/E-17/done", test_last_done);
  g_test_add_func ("/rules/eagles/A-E12/early", test_goes_on);
  g_test_add_func ("/rules/eagles/A-E13/cut", test_cut);
  g_test_add_func ("/rules/eagles/A-E40/no-action", test_no_action);
  g_test_add_func ("/rules/eagles/A-E40/move-due", test_move_due);
  g_test_add_func ("/rules/eagles/A-E40/last-moves", test_last_moves);
  g_test_add_func ("/rules/eagles/A-E40/pass", test_pass_move);
  g_test_add_func ("/rules/eagles/A-E40/gone", test_gone);
  g_test_add_func ("/rules/eagles/A-E41/early", test_interrupt_early);
  g_test_add_func ("/rules/eagles/A-E41/late", test_interrupt_late);
  g_test_add_func ("/rules/eagles/A-E41/keys", test_interrupt_keys);
  g_test_add_func ("/rules/eagles/A-E38/passed", test_passed);
  g_test_add_func ("/rules/eagles/e.indep/li-roll", test_roll);
  g_test_add_func ("/rules/eagles/e.indep/free", test_free);
  g_test_add_func ("/rules/eagles/e.indep_after_cut/no", test_cut);
  g_test_add_func ("/rules/eagles/e.indep_after_cut/yes", test_after_cut);
  g_test_add_func ("/rules/eagles/E-X13/independent", test_tested);
  g_test_add_func ("/rules/eagles/E-X17/late", test_last);
  g_test_add_func ("/rules/eagles/E-X22/independent", test_roll);

  return g_test_run ();
}
