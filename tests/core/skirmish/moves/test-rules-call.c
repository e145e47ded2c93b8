/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "To Me!": who calls, who answers, who comes along (S-71 to S-75). */

#include "core/rules/vedette-choice.h"
#include "reactions-table.h"

/* Ann commands Ben, the archers and the slingers; the crossbows are of another command, Col of none. */
static VedetteRules *
begin_commanded (void)
{
  static const char * const guard[] = { "Ann", "Ben", "Archers", "Slingers" };
  VedetteRules *rules = reactions_begin ();

  table_do (rules, "{'edit':'add-contingent','side':'red','name':'The guard','leader':'Ann'}");
  table_do (rules, "{'edit':'add-contingent','side':'red','name':'The others'}");
  for (guint i = 0; i < G_N_ELEMENTS (guard); i++)
    table_do (rules, "{'edit':'set-line','line':'%s','contingent':'The guard'}", guard[i]);
  table_do (rules, "{'edit':'set-line','line':'Crossbows','contingent':'The others'}");
  return rules;
}

static void
test_s71 (void)
{
  g_autoptr (VedetteRules) rules = begin_commanded ();
  VedetteStep *step;
  g_autofree char *text = NULL;

  g_assert_true (table_reminds (rules, "S-71", "{'move':'call'}"));
  g_assert_true (table_reminds (rules, "S-71", "{'move':'call','leader':'Ann'}"));
  g_assert_false (table_reminds (rules, "S-71", "{'move':'call','leader':'Ann','stood-still':true}"));
  vedette_test_refused (rules, "{\"move\":\"call\",\"leader\":\"Ann\",\"stood-still\":false}", "S-X23", FALSE);
  step = table_do (rules, "{'move':'call','leader':'Ann','stood-still':true,'who':['Ben','Archers'],'near-enemy':'Slingers'}");
  text = vedette_rules_describe (rules, step, NULL);
  g_assert_cmpstr (text, ==, "Red: Ann called in the stragglers (Ben, Archers). Too near the enemy: Slingers.");
  table_assert (rules, "nominate", "Red");
}

static void
test_s72 (void)
{
  g_autoptr (VedetteRules) rules = begin_commanded ();
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (GListModel) choices = NULL;

  g_assert_false (table_reminds (rules, "S-72", "{'move':'call','leader':'Ann','who':['Ben','Archers']}"));
  g_assert_true (table_reminds (rules, "S-72", "{'move':'call','leader':'Ann'}"));
  g_assert_true (table_reminds (rules, "S-72", "{'move':'call','who':'Ben'}"));
  /* A-S52: he belongs with the others who come along. */
  vedette_test_warned (rules, "{\"move\":\"call\",\"leader\":\"Ann\",\"who\":\"Crossbows\"}", "S-72");
  /* Whose man Col is, nobody said. */
  g_assert_false (table_reminds (rules, "S-X23", "{'move':'call','leader':'Ann','who':'Col'}"));
  /* The checklist is his command without himself; who is struck off says why. */
  table_do (rules, "{'move':'contact','line':'Slingers','melee':true}");
  move = vedette_rules_new_move (rules, "call", NULL, NULL);
  g_object_set (move, "leader", vedette_record_get_id (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Ann")), NULL);
  choices = vedette_move_get_choices (move, rules, "who", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (choices), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);
      gboolean fights = g_str_equal (choice->label, "Slingers");

      g_assert_true ((choice->note != NULL) == fights);
    }
}

/* A leader who leads no contingent is of one all the same. */
static void
test_as52_call (void)
{
  g_autoptr (VedetteRules) rules = begin_commanded ();

  table_do (rules, "{'edit':'set-line','line':'Ben','leader':'good'}");
  vedette_test_warned (rules, "{\"move\":\"call\",\"leader\":\"Ben\",\"who\":\"Crossbows\"}", "S-72");
  table_do (rules, "{'move':'call','leader':'Ben','who':'Archers'}");
}

static void
test_s73 (void)
{
  g_autoptr (VedetteRules) rules = begin_commanded ();
  VedetteStep *step;

  g_assert_true (table_reminds (rules, "S-73", "{'move':'call','leader':'Ann','who':'Ben','joined':'Crossbows'}"));
  g_assert_false (table_reminds (rules, "S-73", "{'move':'call','leader':'Ann','who':'Ben'}"));
  /* A-S32: they, too, are more than 4″ from the enemy. */
  vedette_test_warned (rules,
                       "{\"move\":\"call\",\"leader\":\"Ann\",\"who\":\"Ben\",\"joined\":\"Crossbows\",\"near-enemy\":\"Crossbows\"}",
                       "S-X24");
  step = table_do (rules, "{'move':'call','leader':'Ann','who':'Ben','joined':'Crossbows'}");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (vedette_step_get_facts (step), "joined")), ==, 1);
  /* They moved, so they may be shot at. */
  g_assert_cmpuint (vedette_ids_get_n (vedette_skirmish_game_get_actors (table_game (rules))), ==, 2);
  table_do (rules, "{'move':'react-shoot','who':'Will','target':'Crossbows'}");
}

static void
test_s74 (void)
{
  g_autoptr (VedetteRules) rules = begin_commanded ();

  g_assert_true (table_reminds (rules, "S-74", "{'move':'call','leader':'Ann','who':'Ben'}"));
}

/* Many men, one action, one roll; and none of the five first actions */
static void
test_s75 (void)
{
  g_autoptr (VedetteRules) rules = begin_commanded ();

  table_do (rules, "{'move':'call','leader':'Ann','who':['Ben','Archers','Slingers']}");
  g_assert_cmpint (vedette_skirmish_game_get_action_no (table_game (rules)), ==, 1);
  g_assert_cmpint (vedette_skirmish_game_get_counters (table_game (rules)), ==, 0);
  table_do (rules, "{'move':'snatch','nominee':'Wat','die':5}");
  table_final (rules, "S-X02", "{'move':'snatch','nominee':'Wat','die':5}");
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'snatch','nominee':'Wat','die':20}");
  table_agree (rules, "S-X07", "{'move':'call','leader':'Wat','who':'Will'}");
}

static void
test_x23 (void)
{
  g_autoptr (VedetteRules) rules = begin_commanded ();

  vedette_test_refused (rules, "{\"move\":\"call\",\"leader\":\"Ben\",\"stood-still\":true}", "S-X23", FALSE);
  vedette_test_refused (rules, "{\"move\":\"call\",\"leader\":\"Ann\",\"who\":\"Ann\"}", "S-X23", FALSE);
  /* A-S38: a useless leader is one. */
  table_set (rules, vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Ben"), "leader", "useless");
  g_assert_true (table_reminds (rules, "S-74", "{'move':'call','leader':'Ben','stood-still':true}"));
  table_agree (rules, "S-X23", "{'move':'call','leader':'Ann','stood-still':false,'who':'Ben'}");
}

static void
test_x24 (void)
{
  g_autoptr (VedetteRules) rules = begin_commanded ();

  vedette_test_warned (rules, "{\"move\":\"call\",\"leader\":\"Ann\",\"who\":\"Ben\",\"near-enemy\":\"Ben\"}", "S-X24");
  /* Who fights is near an enemy; A-S36: the leader himself may fight. */
  table_do (rules, "{'move':'contact','line':['Ann','Ben'],'melee':true}");
  g_assert_true (table_reminds (rules, "S-74", "{'move':'call','leader':'Ann','who':'Archers'}"));
  table_agree (rules, "S-X24", "{'move':'call','leader':'Ann','who':'Ben'}");
}

static void
test_x24_dead (void)
{
  g_autoptr (VedetteRules) rules = begin_commanded ();

  table_do (rules, "{'move':'out','line':'Ben'}");
  table_final (rules, "S-X31", "{'move':'call','leader':'Ann','who':'Ben'}");
  table_final (rules, "S-X31", "{'move':'call','leader':'Ann','joined':'Ben'}");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/skirmish/S-71/still", test_s71);
  g_test_add_func ("/rules/skirmish/S-72/command", test_s72);
  g_test_add_func ("/rules/skirmish/A-S52/call", test_as52_call);
  g_test_add_func ("/rules/skirmish/S-73/joined", test_s73);
  g_test_add_func ("/rules/skirmish/S-74/reminder", test_s74);
  g_test_add_func ("/rules/skirmish/S-75/one-action", test_s75);
  g_test_add_func ("/rules/skirmish/S-X23/cases", test_x23);
  g_test_add_func ("/rules/skirmish/S-X24/cases", test_x24);
  g_test_add_func ("/rules/skirmish/S-X24/dead", test_x24_dead);
  return g_test_run ();
}
