/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who may steal and when: E-34 to E-41, and the rulings and house rules about divisions and their turns. */

#include "eagles-fixture.h"

#include "core/eagles/state/vedette-eagles-challenge.h"
#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-status.h"

#define STEAL(division) "{'move':'steal','division':'" division "','near':true,'sees':true}"

/* Red has the initiative, and R1 is active. */
static VedetteRules *
new_active (void)
{
  VedetteRules *rules = eagles_new_battle ();

  eagles_win (rules, "red");
  eagles_do (rules, "{'move':'activate','division':'R1'}");
  return rules;
}

static void
steal (VedetteRules *rules,
       const char   *division,
       gboolean      won)
{
  eagles_do (rules, "{'move':'steal','division':'%s','near':true,'sees':true}", division);
  eagles_do (rules, "{'move':'opposed-roll','die':[%s]}", won ? "2,10" : "10,2");
}

/* E-34, E-X06: a corps commander may roll only for the division to which he is attached. */
static void
test_unattached (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  eagles_do (rules, "{'edit':'add-corps','army':'blue','name':'I Corps','rating':'superior'}");
  eagles_refused (rules, "E-X06", "{'move':'steal','division':'B2','leader':'I Corps','near':true,'sees':true}");
  eagles_do (rules, "{'move':'attach','command':'I Corps','division':'B2'}");
  eagles_refused (rules, "E-X06", "{'move':'steal','division':'B1','leader':'I Corps','near':true,'sees':true}");
  eagles_do (rules, "{'move':'steal','division':'B2','leader':'I Corps','near':true,'sees':true}");
  eagles_assert (rules, "steal-roll");
}

/* E-35, E-X04: both must be yes; what is not said is only reminded of. */
static void
test_ticks (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  eagles_refused (rules, "E-X04", "{'move':'steal','division':'B1','near':false,'sees':true}");
  eagles_refused (rules, "E-X04", "{'move':'steal','division':'B1','near':true,'sees':false}");
  g_assert_true (eagles_reminds (rules, "E-35", "{'move':'steal','division':'B1'}"));
  g_assert_true (eagles_reminds (rules, "E-35", "{'move':'steal','division':'B1','near':true}"));
  g_assert_false (eagles_reminds (rules, "E-35", STEAL ("B1")));
}

/* E-36: in mid-move, too; not before a division is named. */
static void
test_any_time (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_final (rules, "E-36", STEAL ("B1"));
  eagles_win (rules, "red");
  eagles_final (rules, "E-36", STEAL ("B1"));
  eagles_do (rules, "{'move':'activate','division':'R1'}");
  eagles_do (rules, "{'move':'move','unit':'R12','inches':4.5}");
  eagles_do (rules, STEAL ("B1"));
}

/* E-37, E-X12: only the thief's units move, and no other division is named. */
static void
test_only_the_thief (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  steal (rules, "B1", TRUE);
  eagles_refused (rules, "E-X12", "{'move':'move','unit':'B21'}");
  eagles_refused (rules, "E-X12", "{'move':'move','unit':'R11'}");
  eagles_final (rules, "E-X12", "{'move':'activate','division':'R2'}");
  eagles_final (rules, "E-X12", "{'move':'activate','division':'B2'}");
  eagles_do (rules, "{'move':'move','unit':'B11'}");
}

/* E-39, E-X02: who has moved may not, with or without success; E-40: unless mostly elite: three of five, not two of four. */
static void
test_moved (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_win (rules, "blue");
  eagles_do (rules, "{'move':'activate','division':'B1'}");
  eagles_do (rules, "{'move':'activate','division':'B2'}");
  eagles_do (rules, "{'move':'finish'}");
  eagles_do (rules, "{'move':'pass'}");
  eagles_do (rules, "{'move':'activate','division':'R1'}");
  eagles_refused (rules, "E-X02", STEAL ("B1"));
  eagles_do (rules, "{'edit':'set-unit','unit':'B11','troops':'elite'}");
  eagles_do (rules, "{'edit':'add-unit','division':'B1','name':'B14','troops':'elite'}");
  eagles_refused (rules, "E-X02", STEAL ("B1")); /* two of four */
  eagles_do (rules, "{'edit':'add-unit','division':'B1','name':'B15','troops':'elite'}");
  eagles_do (rules, STEAL ("B1")); /* three of five */
  eagles_do (rules, "{'move':'opposed-roll','die':[2,10]}");
  eagles_assert (rules, "thief-active");
}

/* A-E43: of a division that has tried, nothing else is looked at: not that it has moved since, nor whether it is near. */
static void
test_second_first (void)
{
  g_autoptr (VedetteRules) rules = new_active ();
  g_autoptr (VedetteRuling) ruling = vedette_ruling_new ();
  VedetteEagles eagles;

  steal (rules, "B1", TRUE);
  eagles_do (rules, "{'move':'finish'}");
  eagles_read (rules, &eagles);
  vedette_eagles_check_challenge (&eagles, eagles_division (rules, "B1"), ruling);
  g_assert_cmpuint (g_list_model_get_n_items (ruling->findings), ==, 1);
  g_assert_cmpstr (ruling->rule, ==, "E-X03");
  eagles_refused (rules, "E-X03", "{'move':'steal','division':'B1','near':false,'sees':false}");
  eagles_refused (rules, "E-X03", "{'move':'steal','division':'B1','leader':'blue','near':true,'sees':true}");
}

/* E-41, E-X03: one attempt, also after a failed one; free again in the next turn or not at all (A-E10). */
static void
test_once (gconstpointer value)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_switch (rules, "e.steal_once", value);
  eagles_win (rules, "red");
  eagles_do (rules, "{'move':'activate','division':'R1'}");
  steal (rules, "B1", FALSE);
  eagles_refused (rules, "E-X03", STEAL ("B1"));
  eagles_do (rules, "{'move':'steal','division':'B2'}");
  eagles_do (rules, "{'move':'opposed-roll','die':[10,9]}");
  eagles_do (rules, "{'move':'next-turn'}");
  eagles_win (rules, "red");
  eagles_do (rules, "{'move':'activate','division':'R1'}");
  if (g_str_equal (value, "turn"))
    eagles_do (rules, STEAL ("B1"));
  else
    eagles_refused (rules, "E-X03", STEAL ("B1"));
}

/* An elite division has no second attempt either. */
static void
test_elite_once (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  eagles_do (rules, "{'edit':'set-unit','unit':'B11','troops':'elite'}");
  eagles_do (rules, "{'edit':'set-unit','unit':'B12','troops':'elite'}");
  steal (rules, "B1", FALSE);
  eagles_refused (rules, "E-X03", STEAL ("B1"));
}

/* E-X05: the side that has the initiative cannot steal it, the thief's neither. */
static void
test_own_side (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  eagles_final (rules, "E-X05", STEAL ("R2"));
  eagles_final (rules, "E-X05", STEAL ("R1"));
  steal (rules, "B1", TRUE);
  eagles_final (rules, "E-X05", STEAL ("B2"));
}

/* A-E19: whom they challenge is the division that is active. */
static void
test_challenged (void)
{
  g_autoptr (VedetteRules) rules = new_active ();
  VedetteStep *step;

  eagles_do (rules, "{'move':'activate','division':'R2'}");
  step = eagles_do (rules, STEAL ("B1"));
  g_assert_cmpstr (eagles_fact (step, "from"), ==, "R2");
}

/* A-E32: without a commander it may not steal, but with one who is attached. */
static void
test_without_commander (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  eagles_do (rules, "{'move':'lose-commander','command':'B1'}");
  eagles_refused (rules, "A-E32", STEAL ("B1"));
  eagles_do (rules, "{'move':'attach','command':'blue','division':'B1'}");
  eagles_do (rules, STEAL ("B1"));
}

/* A-E35: who stole back is not stolen from; then the suspended one can be again. */
static void
test_after_steal_back (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  steal (rules, "B1", TRUE);
  eagles_do (rules, STEAL ("R2"));
  eagles_do (rules, "{'move':'opposed-roll','die':[10,2]}");
  eagles_final (rules, "A-E35", STEAL ("B2"));
  eagles_final (rules, "E-38", "{'move':'activate','division':'R3'}");
  eagles_do (rules, "{'move':'finish'}");
  eagles_do (rules, STEAL ("B2"));
}

/* A-E39 */
static void
test_suspended (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  steal (rules, "B1", TRUE);
  eagles_final (rules, "A-E39", STEAL ("R1"));
  eagles_do (rules, STEAL ("R3"));
}

/* A-E08, e.loser_activates */
static void
test_loser (gconstpointer value)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_switch (rules, "e.loser_activates", value);
  eagles_win (rules, "red");
  for (int n = 1; n <= 3; n++)
    eagles_do (rules, "{'move':'activate','division':'R%d'}", n);
  eagles_do (rules, "{'move':'finish'}");
  eagles_assert (rules, g_str_equal (value, "yes") ? "choose" : "turn-end");
  if (!g_str_equal (value, "yes"))
    return;
  eagles_do (rules, "{'move':'activate','division':'B1'}");
  /* those that have moved may not steal, as in any other activation */
  eagles_refused (rules, "E-X02", STEAL ("R1"));
  eagles_do (rules, "{'move':'finish'}");
  eagles_do (rules, "{'move':'pass'}");
  eagles_assert (rules, "turn-end");
}

/* A-E09, e.interrupted */
static void
test_interrupted (gconstpointer value)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_switch (rules, "e.interrupted", value);
  eagles_win (rules, "red");
  eagles_do (rules, "{'move':'activate','division':'R1'}");
  steal (rules, "B1", TRUE);
  eagles_do (rules, "{'move':'finish'}");
  if (g_str_equal (value, "resumes"))
    g_assert_cmpstr (vedette_eagles_get_name (eagles_active (rules)), ==, "R1");
  else
    {
      eagles_assert (rules, "choose");
      g_assert_true (eagles_is (eagles_division (rules, "R1"), "moved"));
    }
}

/* A-E11, e.elite_again: full lets it activate a second time, once-only does not. */
static void
test_elite_again (gconstpointer value)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_switch (rules, "e.elite_again", value);
  eagles_do (rules, "{'edit':'set-unit','unit':'B11','troops':'elite'}");
  eagles_do (rules, "{'edit':'set-unit','unit':'B12','troops':'elite'}");
  eagles_win (rules, "blue");
  eagles_do (rules, "{'move':'activate','division':'B1'}");
  eagles_do (rules, "{'move':'finish'}");
  eagles_do (rules, "{'move':'pass'}");
  eagles_do (rules, "{'move':'activate','division':'R1'}");
  if (g_str_equal (value, "once-only"))
    {
      eagles_refused (rules, "E-X02", STEAL ("B1"));
      return;
    }
  steal (rules, "B1", TRUE);
  eagles_assert (rules, "thief-active");
  g_assert_cmpstr (vedette_eagles_get_name (eagles_active (rules)), ==, "B1");
  eagles_do (rules, "{'move':'finish'}");
  eagles_refused (rules, "E-X03", STEAL ("B1"));
}

/* A-E26, e.majority: one strong elite unit beside two weak ones */
static void
test_majority (gconstpointer value)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();
  VedetteEagles eagles;

  eagles_switch (rules, "e.majority", value);
  eagles_do (rules, "{'edit':'set-unit','unit':'B11','troops':'elite','strength':9}");
  eagles_do (rules, "{'edit':'set-unit','unit':'B12','strength':4}");
  eagles_do (rules, "{'edit':'set-unit','unit':'B13','strength':4}");
  /* what is set in the game holds from the next roll on */
  eagles_win (rules, "blue");
  eagles_read (rules, &eagles);
  g_assert_cmpint (vedette_eagles_is_elite (&eagles, eagles_division (rules, "B1")), ==, g_str_equal (value, "strength"));
}

/* E-01, E-02: turn 5 begins at 11:00. */
static void
test_clock (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();
  g_autofree char *clock = NULL;

  for (int turn = 1; turn < 5; turn++)
    {
      eagles_do (rules, "{'move':'opposed-roll','die':[10,10]}");
      eagles_do (rules, "{'move':'next-turn'}");
    }
  clock = eagles_status (rules, "clock", VEDETTE_AUDIENCE_ALL);
  g_assert_cmpstr (clock, ==, "11:00");
}

/* E-03, A-E30: both may agree to leave the contested part out before contact, and only then. */
static void
test_approach (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_warned (rules, "E-03", "{'move':'approach'}");
  eagles_do (rules, "{'move':'approach','agreed':true}");
  eagles_assert (rules, "turn-end");
  eagles_do (rules, "{'move':'next-turn'}");
  eagles_win (rules, "red");
  eagles_final (rules, "E-30", "{'move':'approach'}");
}

/* E-52: owner's 1, then 2; a thief comes in after two of its units; then its others move; then 3. */
static void
test_no_alternation (void)
{
  g_autoptr (VedetteRules) rules = new_active ();

  eagles_do (rules, "{'move':'activate','division':'R2'}");
  eagles_do (rules, "{'move':'move','unit':'R21'}");
  eagles_do (rules, "{'move':'move','unit':'R22'}");
  steal (rules, "B3", TRUE);
  eagles_do (rules, "{'move':'finish'}");
  g_assert_cmpstr (vedette_eagles_get_name (eagles_active (rules)), ==, "R2");
  g_assert_true (eagles_is (eagles_unit (rules, "R22"), "moved"));
  g_assert_false (eagles_is (eagles_unit (rules, "R23"), "moved"));
  eagles_do (rules, "{'move':'move','unit':'R23'}");
  eagles_do (rules, "{'move':'activate','division':'R3'}");
}

/* E-04, E-X01: nothing moves before the owner has named a division. */
static void
test_first_segment (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();

  eagles_switch (rules, "e.class_dice", "d10");
  eagles_start (rules, 2, 2);
  eagles_assert (rules, "skirmish");
  eagles_final (rules, "E-X01", "{'move':'move','unit':'R11','inches':6}");
  eagles_final (rules, "E-X01", "{'move':'move','unit':'R11','fires':true}");
  eagles_do (rules, "{'move':'skirmish-done'}");
  eagles_final (rules, "E-29", "{'move':'move','unit':'R11','inches':6}");
  eagles_win (rules, "red");
  eagles_do (rules, "{'move':'activate','division':'R1'}");
  eagles_do (rules, "{'move':'move','unit':'R11','inches':6}");
}

/* E-01: orders, independents, skirmish, initiative, moves, end: here without orders and independents */
static void
test_segments (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();

  eagles_switch (rules, "e.class_dice", "d10");
  eagles_start (rules, 2, 2);
  eagles_assert (rules, "skirmish");
  eagles_do (rules, "{'move':'skirmish-done'}");
  eagles_assert (rules, "allocate");
  eagles_final (rules, "E-01", "{'move':'next-turn'}");
  eagles_final (rules, "E-04", "{'move':'skirmish-done'}");
}

static gboolean
is_reader (VedetteRules *rules,
           const char   *label)
{
  g_autoptr (GListModel) readers = vedette_rules_list_audiences (rules);

  for (guint i = 0; i < g_list_model_get_n_items (readers); i++)
    {
      g_autoptr (VedetteChoice) reader = g_list_model_get_item (readers, i);

      if (g_str_equal (reader->label, label))
        return TRUE;
    }
  return FALSE;
}

/* Where both armies have a division of one name, it is said whose it is; of one that is not on the table nothing is told. */
static void
test_same_names (void)
{
  g_autoptr (VedetteRules) rules = new_active ();
  g_autoptr (GPtrArray) divisions = NULL;
  g_autofree char *alone = NULL, *both = NULL;
  VedetteEagles eagles;

  eagles_do (rules, "{'edit':'add-division','army':'blue','name':'R2','arrives':9}");
  alone = eagles_describe (rules, eagles_do (rules, "{'move':'activate','division':'R2'}"));
  g_assert_cmpstr (alone, ==, "R1 finished. R2 became active.");
  eagles_read (rules, &eagles);
  divisions = vedette_eagles_list_divisions (&eagles, vedette_eagles_get_army (&eagles, VEDETTE_EAGLES_BLUE), VEDETTE_DIVISION_LED);
  eagles_do (rules, "{'edit':'set-division','division':%" G_GINT64_FORMAT ",'name':'B9'}",
             vedette_record_get_id (divisions->pdata[divisions->len - 1]));
  eagles_do (rules, "{'edit':'set-division','division':'B1','name':'R2'}");
  both = eagles_describe (rules, eagles_do (rules, "{'move':'steal','division':'R2','near':true,'sees':true}"));
  g_assert_cmpstr (both, ==, "R2 (Blue) tried to steal the initiative from R2 (Red).");
  g_assert_true (is_reader (rules, "R2 (Blue)"));
  g_assert_true (is_reader (rules, "R1"));
}

static gboolean
says (VedetteRules *rules,
      const char   *name)
{
  g_autoptr (GListModel) status = vedette_rules_get_status (rules, VEDETTE_AUDIENCE_ALL);
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, VEDETTE_AUDIENCE_ALL);

  for (guint i = 0; i < g_list_model_get_n_items (status); i++)
    {
      g_autoptr (VedetteStatus) one = g_list_model_get_item (status, i);

      if (g_strcmp0 (one->text, name) == 0)
        return TRUE;
      for (guint k = 0; k < one->parts->len; k++)
        if (g_strcmp0 (vedette_status_nth_part (one, k)->label, name) == 0)
          return TRUE;
    }
  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (VedetteOffer) one = g_list_model_get_item (offers, i);

      if (g_str_equal (one->label, name))
        return TRUE;
    }
  return FALSE;
}

static void
assert_due (VedetteRules *rules,
            const char   *sentence,
            const char   *beside)
{
  g_autofree char *hint = NULL, *due = vedette_rules_get_due (rules, VEDETTE_AUDIENCE_ALL, &hint);

  g_assert_cmpstr (due, ==, sentence);
  g_assert_cmpstr (hint, ==, beside);
}

/* “R1 challenges R1” tells nobody who challenges whom: every sentence, button, heading and row names the army. */
static void
test_names_army (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_do (rules, "{'edit':'set-division','division':'B1','name':'R1'}");
  eagles_win (rules, "red");
  g_assert_true (says (rules, "R1 (Red)"));
  g_assert_false (says (rules, "R1"));
  eagles_do (rules, "{'move':'activate','division':'R1'}");
  assert_due (rules, "R1 (Red) moves", NULL);
  g_assert_true (says (rules, "R1 (Blue)"));
  g_assert_false (says (rules, "R1"));
  eagles_do (rules, "{'move':'steal','division':'R1','near':true,'sees':true}");
  assert_due (rules, "R1 (Blue) challenges R1 (Red)", NULL);
  g_assert_false (says (rules, "R1"));
  eagles_do (rules, "{'move':'opposed-roll','die':[2,10]}");
  assert_due (rules, "R1 (Blue) moves", "Then R1 (Red) continues");
  g_assert_false (says (rules, "R1"));
}

/* A step that leaves the naming to the other army says so (A-E08). */
static void
test_says_owner (void)
{
  g_autoptr (VedetteRules) rules = new_active ();
  g_autofree char *more = NULL, *last = NULL;

  more = eagles_describe (rules, eagles_do (rules, "{'move':'finish'}"));
  g_assert_cmpstr (more, ==, "R1 finished.");
  last = eagles_describe (rules, eagles_do (rules, "{'move':'pass'}"));
  g_assert_cmpstr (last, ==, "Red passed. The right to choose a division passed to Blue.");
}

/* A-E38: without dice the phases that need them are passed, and the step says so. */
static void
test_passed (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();
  g_autofree char *text = NULL;
  VedetteStep *step;

  g_assert_true (eagles_reminds (rules, "A-E38", "{'move':'start'}"));
  eagles_do (rules, "{'move':'start'}");
  step = eagles_do (rules, "{'move':'roll-points','die':[2,2]}");
  eagles_assert (rules, "allocate");
  text = eagles_describe (rules, step);
  g_assert_nonnull (strstr (text, "class dice were not set"));
  eagles_do (rules, "{'edit':'set-battle','elite-die':10,'line-die':8,'conscript-die':6}");
  eagles_do (rules, "{'move':'opposed-roll','die':[10,10]}");
  eagles_do (rules, "{'move':'next-turn'}");
  eagles_assert (rules, "skirmish");
}

/* A-E18: whoever may steal has two conditions beside those of the program, and no third. */
static void
test_conditions (void)
{
  g_autoptr (VedetteRules) rules = new_active ();
  VedetteEaglesConditions conditions;
  VedetteEagles eagles;

  eagles_read (rules, &eagles);
  vedette_eagles_read_conditions (&eagles, eagles_division (rules, "B1"), &conditions);
  g_assert_true (conditions.led && conditions.fresh && conditions.untried);
  eagles_do (rules, STEAL ("B1"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define RULE(path, function) g_test_add_func ("/rules/eagles/" path, function)
#define SWITCH(key, value, function) g_test_add_data_func ("/rules/eagles/" key "/" value "/played", value, function)
  RULE ("E-34/attached", test_unattached);
  RULE ("E-X06/unattached", test_unattached);
  RULE ("E-35/ticks", test_ticks);
  RULE ("E-X04/ticks", test_ticks);
  RULE ("A-E18/two-conditions", test_conditions);
  RULE ("E-36/any-time", test_any_time);
  RULE ("E-37/only-the-thief", test_only_the_thief);
  RULE ("E-X12/another", test_only_the_thief);
  RULE ("E-39/moved", test_moved);
  RULE ("E-40/majority", test_moved);
  RULE ("E-X02/moved", test_moved);
  RULE ("E-X03/elite", test_elite_once);
  RULE ("A-E43/second-attempt", test_second_first);
  RULE ("E-X05/own-side", test_own_side);
  RULE ("A-E19/active-one", test_challenged);
  RULE ("A-E32/may-not-steal", test_without_commander);
  RULE ("A-E35/not-again", test_after_steal_back);
  RULE ("A-E39/goes-on", test_suspended);
  RULE ("E-02/clock", test_clock);
  RULE ("E-03/agreed", test_approach);
  RULE ("A-E30/agreed", test_approach);
  RULE ("E-52/order", test_no_alternation);
  RULE ("E-04/locked", test_first_segment);
  RULE ("E-X01/moves", test_first_segment);
  RULE ("E-01/segments", test_segments);
  RULE ("A-E38/passed", test_passed);
  RULE ("E-34/same-names", test_same_names);
  RULE ("E-34/names-the-army", test_names_army);
  RULE ("A-E08/says-owner", test_says_owner);
  SWITCH ("e.steal_once", "turn", test_once);
  SWITCH ("e.steal_once", "battle", test_once);
  g_test_add_data_func ("/rules/eagles/E-41/turn", "turn", test_once);
  g_test_add_data_func ("/rules/eagles/A-E10/turn", "turn", test_once);
  SWITCH ("e.loser_activates", "yes", test_loser);
  SWITCH ("e.loser_activates", "steals-only", test_loser);
  g_test_add_data_func ("/rules/eagles/A-E08/yes", "yes", test_loser);
  SWITCH ("e.interrupted", "resumes", test_interrupted);
  SWITCH ("e.interrupted", "lost", test_interrupted);
  g_test_add_data_func ("/rules/eagles/A-E09/resumes", "resumes", test_interrupted);
  SWITCH ("e.elite_again", "full", test_elite_again);
  SWITCH ("e.elite_again", "once-only", test_elite_again);
  g_test_add_data_func ("/rules/eagles/A-E11/full", "full", test_elite_again);
  SWITCH ("e.majority", "units", test_majority);
  SWITCH ("e.majority", "strength", test_majority);

  return g_test_run ();
}
