/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may not be done (S-X01 to S-X05, S-X20, S-X21, S-X26, S-X27, S-X29 to S-X31), and what agreement makes of it. */

#include "rules-table.h"

/* Red's Ann, a leader, and eight spearmen against Blue's Wat, also one, Will, and Rex in reserve; Red to act */
static VedetteRules *
begin (void)
{
  VedetteRules *rules = table_new ();
  VedetteEdit *edit;
  VedetteFigure *rex;
  g_autoptr (GError) error = NULL;

  table_add (rules, "Red", "Ann", "average", "good", 1);
  table_add (rules, "Red", "Spears", "average", "none", 8);
  table_add (rules, "Blue", "Wat", "average", "heroic", 1);
  table_add (rules, "Blue", "Will", "good", "none", 1);
  rex = table_add (rules, "Blue", "Rex", "excellent", "none", 1);
  edit = vedette_battle_edit (vedette_rules_get_battle (rules), "test");
  vedette_edit_set (edit, rex, "reserve", TRUE, NULL);
  vedette_battle_commit (vedette_rules_get_battle (rules), edit, &error);
  g_assert_no_error (error);
  table_do (rules, "{'move':'start','holder':'Red'}");
  return rules;
}

/* The same with the attempt due */
static VedetteRules *
begin_roll (void)
{
  VedetteRules *rules = begin ();

  table_do (rules, "{'move':'hold'}");
  return rules;
}

/* Ann and Wat in contact, and a natural 1 rolled */
static VedetteRules *
begin_general_melee (void)
{
  VedetteRules *rules = begin_roll ();

  table_do (rules, "{'move':'contact','line':['Ann','Wat'],'melee':true}");
  table_do (rules, "{'move':'snatch','nominee':'Will','die':1}");
  table_assert (rules, "general-melee", "Red");
  return rules;
}

static void
test_x01_open_step (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  /* No action yet, so nothing to follow with a roll */
  table_final (rules, "S-X01", "{'move':'snatch','nominee':'Will','die':20}");
  table_final (rules, "S-X01", "{'move':'decline'}");
  table_do (rules, "{'move':'fight','who':'Ann','agreed':true}");
  table_final (rules, "S-X01", "{'move':'snatch','nominee':'Will','die':20}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'snatch','nominee':'Will','die':4}");
}

static void
test_x02_second_roll (void)
{
  g_autoptr (VedetteRules) rules = begin_roll ();

  table_do (rules, "{'move':'snatch','nominee':'Will','die':17}");
  table_final (rules, "S-X02", "{'move':'snatch','nominee':'Wat','die':20}");
  table_final (rules, "S-X02", "{'move':'decline'}");
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'decline'}");
  table_final (rules, "S-X02", "{'move':'snatch','nominee':'Wat','die':20}");
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'snatch','nominee':'Wat','die':20}");
  table_assert (rules, "act-restricted", "Blue");
  table_final (rules, "S-X02", "{'move':'snatch','nominee':'Ann','die':20}");
}

static void
test_x03_holder (void)
{
  g_autoptr (VedetteRules) rules = begin_roll ();

  table_final (rules, "S-X03", "{'move':'snatch','side':'Red','nominee':'Ann','die':20}");
  table_final (rules, "S-X03", "{'move':'snatch','side':'red','troops':'good','die':20}");
  /* Nor by naming one of its men */
  table_final (rules, "S-X03", "{'move':'snatch','nominee':'Ann','die':20}");
  table_do (rules, "{'move':'snatch','side':'blue','nominee':'Will','die':18}");
  table_assert (rules, "act-restricted", "Blue");
}

static void
test_x04_nominee (void)
{
  g_autoptr (VedetteRules) rules = begin_roll ();

  table_final (rules, "S-X04", "{'move':'snatch','nominee':'Rex','die':20}");
  table_final (rules, "S-X04", "{'move':'snatch','nominee':['Wat','Will'],'die':20}");
  table_do (rules, "{'move':'out','line':'Wat'}");
  table_final (rules, "S-X04", "{'move':'snatch','nominee':'Wat','die':20}");
  table_do (rules, "{'move':'snatch','nominee':'Will','die':4}");
}

/* Of a line of many one man is named, as long as one is left. */
static void
test_x04_last_man (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'put-right','holder':'Blue'}");
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'out','line':'Spears','men':7}");
  g_assert_false (table_reminds (rules, "S-X04", "{'move':'snatch','nominee':'Spears'}"));
  table_do (rules, "{'move':'out','line':'Spears'}");
  table_final (rules, "S-X04", "{'move':'snatch','nominee':'Spears','die':20}");
}

static void
test_x05_leader (void)
{
  g_autoptr (VedetteRules) rules = begin_roll ();

  table_final (rules, "S-X05", "{'move':'snatch','nominee':'Will','leader':'heroic','die':20}");
  table_final (rules, "S-X05", "{'move':'snatch','nominee':'Wat','leader':'inspired','die':20}");
  table_final (rules, "S-X05", "{'move':'snatch','nominee':'Wat','leader':'none','die':20}");
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Wat','leader':'heroic'}"), ==, 16);
  table_do (rules, "{'move':'snatch','nominee':'Wat','leader':'heroic','die':16}");
  table_assert (rules, "act-restricted", "Blue");
}

/* Two things in one action, whatever kind it is */
static void
test_x20_mixed (void)
{
  static const char * const kinds[] = { "march", "charge", "shoot", "move-shoot", "fight", "task" };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (VedetteRules) rules = begin ();

      table_do (rules, "{'move':'contact','line':'Ann','melee':true}");
      table_agree (rules, "S-X20", "{'move':'%s','who':'Ann','also':'the spears do something else'}", kinds[i]);
      g_assert_cmpint (vedette_skirmish_game_get_action_no (table_game (rules)), ==, 1);
    }
}

static void
test_x20_destinations (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_agree (rules, "S-X20", "{'move':'march','who':'Spears','to':['the mill','the ford']}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'march','who':'Spears','to':['the mill']}");
  table_do (rules, "{'move':'decline'}");
  /* All-shoot is at any targets. */
  table_do (rules, "{'move':'shoot','all':true,'target':['Wat','Will']}");
}

static void
test_x21_moving (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  step = table_agree (rules, "S-X21", "{'move':'shoot','all':true,'moved':true}");
  g_assert_true (table_fact_boolean (step, "all"));
  g_assert_cmpint (vedette_skirmish_game_get_counters (table_game (rules)), ==, 1);
  table_do (rules, "{'move':'decline'}");
  /* A body may shuffle; and all may stand. */
  table_do (rules, "{'move':'shoot','moved':true}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'shoot','all':true,'moved':false}");
  table_do (rules, "{'move':'decline'}");
  /* Inches are a move, whatever else was said; none are not. */
  table_agree (rules, "S-X21", "{'move':'shoot','all':true,'inches':2}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'shoot','all':true,'inches':0}");
  /* Moving and shooting is not for all. */
  vedette_test_invalid (rules, "{\"move\":\"move-shoot\",\"all\":true}", VEDETTE_RULES_ERROR_UNKNOWN);
}

static void
test_x26_going_on (void)
{
  static const char * const moves[] = { "march", "charge", "shoot", "move-shoot", "fight", "task", "hold", "snatch",
                                        "decline", "end" };
  g_autoptr (VedetteRules) rules = begin_general_melee ();

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    table_final (rules, "S-X26", "{'move':'%s'}", moves[i]);
  table_final (rules, "S-X26", "{'move':'general-melee','fought':false}");
  table_do (rules, "{'move':'general-melee'}");
  table_assert (rules, "act-free", "Red");
}

/* To put the holder right does not let anybody off the melee. */
static void
test_x26_put_right (void)
{
  g_autoptr (VedetteRules) rules = begin_general_melee ();

  table_do (rules, "{'move':'put-right','holder':'Blue'}");
  table_assert (rules, "general-melee", "Blue");
  table_final (rules, "S-X26", "{'move':'hold'}");
  table_do (rules, "{'move':'general-melee'}");
  table_assert (rules, "act-free", "Blue");
}

/* When the contacts turn out to be none, there is nothing to fight. */
static void
test_x26_no_contacts (void)
{
  g_autoptr (VedetteRules) rules = begin_general_melee ();

  table_do (rules, "{'move':'contact','line':['Ann','Wat'],'melee':false}");
  table_do (rules, "{'move':'general-melee','fought':false}");
  table_assert (rules, "act-free", "Red");
}

static void
test_x27_both (void)
{
  g_autoptr (VedetteRules) rules = begin_roll ();
  VedetteStep *step;

  table_do (rules, "{'move':'contact','line':'Wat','melee':true}");
  vedette_test_warned (rules, "{\"move\":\"snatch\",\"nominee\":\"Will\",\"reach\":true,\"engaged\":true,\"die\":20}", "S-X27");
  g_assert_false (table_reminds (rules, "S-X27", "{'move':'snatch','nominee':'Wat','reach':true,'break-off':true}"));
  g_assert_false (table_reminds (rules, "S-X27", "{'move':'snatch','nominee':'Wat','reach':true,'engaged':false}"));
  g_assert_false (table_reminds (rules, "S-X27", "{'move':'snatch','nominee':'Wat'}"));
  /* 19 - 3 - 2 + 4: what they agree on counts. The recorded contact ticks it by itself. */
  step = table_agree (rules, "S-X27", "{'move':'snatch','nominee':'Wat','reach':true,'die':18}");
  g_assert_cmpint (table_fact_int (step, "need"), ==, 18);
  g_assert_true (table_fact_boolean (step, "success"));
}

/* Whether some move besides *Put right* has the parameter */
static gboolean
is_elsewhere (VedetteRules *rules,
              const char   *param)
{
  g_autoptr (GListModel) moves = vedette_rules_list_moves (rules);
  gboolean found = FALSE;

  g_assert_cmpuint (g_list_model_get_n_items (moves), >, 10);
  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (VedetteMove) move = g_list_model_get_item (moves, i);
      gboolean has = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), param) != NULL;

      if (g_str_equal (vedette_move_get_name (move), "put-right"))
        g_assert_true (has);
      else
        found |= has;
    }
  return found;
}

static void
assert_pair (VedetteStep *step,
             const char  *name,
             int          before,
             int          after)
{
  JsonArray *pair = json_object_get_array_member (vedette_step_get_facts (step), name);

  g_assert_cmpint (json_array_get_int_element (pair, 0), ==, before);
  g_assert_cmpint (json_array_get_int_element (pair, 1), ==, after);
}

/* Counters go by undo, by hand-over or by *Put right*, and never below none. */
static void
test_x29_counters (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  g_assert_false (is_elsewhere (rules, "counters"));
  table_do (rules, "{'move':'shoot'}");
  table_final (rules, "S-X29", "{'move':'put-right','counters':-1}");
  step = table_do (rules, "{'move':'put-right','counters':3}");
  assert_pair (step, "counters", 1, 3);
  g_assert_cmpint (vedette_skirmish_game_get_counters (table_game (rules)), ==, 3);
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Will'}"), ==, 12);
  step = table_do (rules, "{'move':'put-right','counters':0}");
  assert_pair (step, "counters", 3, 0);
  g_assert_cmpint (vedette_skirmish_game_get_counters (table_game (rules)), ==, 0);
  table_do (rules, "{'move':'put-right','counters':2}");
  table_do (rules, "{'move':'snatch','nominee':'Will','die':14}");
  g_assert_cmpint (vedette_skirmish_game_get_counters (table_game (rules)), ==, 0);
}

static void
assert_facts (VedetteStep *step,
              const char  *expected)
{
  g_autofree char *facts = vedette_test_facts (step);

  g_assert_cmpstr (facts, ==, expected);
}

/* What is true already is not put right, alone or with something else that is. */
static void
test_put_right_nothing (void)
{
  static const char * const nothing[] = {
    "{'move':'put-right','holder':'Red'}",
    "{'move':'put-right','counters':1}",
    "{'move':'put-right','shot-back':false}",
    "{'move':'put-right','contact':false}",
    "{'move':'put-right','line':'Spears','out':0}",
    "{'move':'put-right','line':'Spears','melee':false}",
    "{'move':'put-right','line':'Spears','in-melee':0}",
    "{'move':'put-right','holder':'Red','counters':1,'shot-back':false,'contact':false,'line':'Spears','out':0,'melee':'no'}",
  };
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'shoot'}");
  for (guint i = 0; i < G_N_ELEMENTS (nothing); i++)
    table_final (rules, NULL, "%s", nothing[i]);
  assert_facts (table_do (rules, "{'move':'put-right','holder':'Red','counters':2,'shot-back':false,'line':'Spears','out':0}"),
                "{\"counters\":[1,2]}");
  assert_facts (table_do (rules, "{'move':'put-right','counters':2,'shot-back':true}"), "{\"shot-back\":true}");
  assert_facts (table_do (rules, "{'move':'put-right','shot-back':true,'line':'Spears','out':0,'in-melee':3}"),
                "{\"line\":\"Spears\",\"in-melee\":[0,3]}");
  assert_facts (table_do (rules, "{'move':'put-right','line':'Spears','in-melee':2}"),
                "{\"line\":\"Spears\",\"in-melee\":[3,2]}");
}

/* That is the reason, and it is said. */
static void
test_put_right_reason (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  g_autoptr (JsonObject) params = json_object_new ();
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;

  json_object_set_int_member (params, "counters", 0);
  move = vedette_rules_new_move (rules, "put-right", params, NULL);
  ruling = vedette_rules_check (rules, move);
  g_assert_cmpstr (ruling->why, ==, "Nothing would change. Choose or enter something different.");
}

/* A recorded die is changed by undo only. */
static void
test_x30_die (void)
{
  g_autoptr (VedetteRules) rules = begin_roll ();
  g_autoptr (GError) error = NULL;
  VedetteStep *first, *second;

  g_assert_false (is_elsewhere (rules, "die"));
  first = table_do (rules, "{'move':'snatch','nominee':'Will','die':17}");
  {
    g_autoptr (JsonObject) params = json_object_new ();
    g_autoptr (VedetteMove) move = NULL;
    g_autoptr (VedetteRuling) ruling = NULL;

    /* In a request "die" is what is rolled, so this one is declared by hand. */
    json_object_set_int_member (params, "die", 18);
    move = vedette_rules_new_move (rules, "put-right", params, &error);
    g_assert_no_error (error);
    ruling = vedette_rules_check (rules, move);
    g_assert_cmpstr (ruling->rule, ==, "S-X30");
    g_assert_true (ruling->is_final);
    g_assert_null (vedette_rules_perform (rules, move, NULL, TRUE, NULL, &error));
    g_assert_error (error, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_REFUSED);
    g_clear_error (&error);
  }
  g_assert_cmpint (table_fact_int (first, "natural"), ==, 17);
  table_assert (rules, "act-free", "Red");

  vedette_battle_go_to (vedette_rules_get_battle (rules), vedette_step_get_after (first), &error);
  g_assert_no_error (error);
  second = table_do (rules, "{'move':'snatch','nominee':'Will','die':18}");
  g_assert_cmpint (vedette_step_get_n (second), >, vedette_step_get_n (first));
  g_assert_cmpint (table_fact_int (first, "natural"), ==, 17);
  g_assert_false (vedette_step_get_done (first));
  table_assert (rules, "act-restricted", "Blue");
}

static void
test_x31_actors (void)
{
  static const char * const kinds[] = { "march", "charge", "shoot", "move-shoot", "fight", "task" };
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'out','line':'Ann'}");
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    table_final (rules, "S-X31", "{'move':'%s','who':['Spears','Ann']}", kinds[i]);
  table_do (rules, "{'move':'march','who':'Spears'}");
  /* He was not out after all. */
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'put-right','line':'Ann','out':0}");
  table_do (rules, "{'move':'march','who':'Ann'}");
}

static void
test_x31_reserve (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'put-right','holder':'Blue'}");
  table_final (rules, "S-X31", "{'move':'march','who':'Rex'}");
  table_final (rules, "S-X31", "{'move':'contact','line':'Rex','melee':true}");
}

/* No more men fall, fight or are put right than are left. */
static void
test_x31_numbers (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteFigure *spears = vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Spears");
  VedetteStep *step;

  table_final (rules, "S-X31", "{'move':'out','line':'Spears','men':9}");
  table_final (rules, "S-X31", "{'move':'contact','line':'Spears','melee':true,'men':9}");
  table_do (rules, "{'move':'contact','line':'Spears','melee':true,'men':5}");
  table_do (rules, "{'move':'out','line':'Spears','men':6}");
  g_assert_cmpint (vedette_figure_get_out (spears), ==, 6);
  g_assert_cmpint (vedette_figure_get_in_melee (spears), ==, 0);
  g_assert_cmpint (vedette_figure_get_melee (spears), ==, VEDETTE_TRI_NO);
  table_final (rules, "S-X31", "{'move':'contact','line':'Spears','melee':true,'men':3}");
  table_final (rules, "S-X31", "{'move':'put-right','line':'Spears','out':9}");
  table_final (rules, "S-X31", "{'move':'put-right','line':'Spears','in-melee':3}");
  table_final (rules, "S-X31", "{'move':'put-right','line':'Spears','out':8,'melee':true}");
  step = table_do (rules, "{'move':'put-right','line':'Spears','out':2,'in-melee':6}");
  assert_pair (step, "out", 6, 2);
  g_assert_cmpint (vedette_figure_get_in_melee (spears), ==, 6);
  g_assert_cmpint (vedette_figure_get_melee (spears), ==, VEDETTE_TRI_YES);
  table_do (rules, "{'move':'out','line':'Spears','men':6}");
  table_final (rules, "S-X31", "{'move':'march','who':'Spears'}");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/skirmish/S-X01/open-step", test_x01_open_step);
  g_test_add_func ("/rules/skirmish/S-X02/second-roll", test_x02_second_roll);
  g_test_add_func ("/rules/skirmish/S-X03/holder", test_x03_holder);
  g_test_add_func ("/rules/skirmish/S-X04/nominee", test_x04_nominee);
  g_test_add_func ("/rules/skirmish/S-X04/last-man", test_x04_last_man);
  g_test_add_func ("/rules/skirmish/S-X05/leader", test_x05_leader);
  g_test_add_func ("/rules/skirmish/S-X20/mixed", test_x20_mixed);
  g_test_add_func ("/rules/skirmish/S-X20/destinations", test_x20_destinations);
  g_test_add_func ("/rules/skirmish/S-X21/moving", test_x21_moving);
  g_test_add_func ("/rules/skirmish/S-X26/going-on", test_x26_going_on);
  g_test_add_func ("/rules/skirmish/S-X26/put-right", test_x26_put_right);
  g_test_add_func ("/skirmish/put-right/nothing", test_put_right_nothing);
  g_test_add_func ("/skirmish/put-right/reason", test_put_right_reason);
  g_test_add_func ("/rules/skirmish/S-X26/no-contacts", test_x26_no_contacts);
  g_test_add_func ("/rules/skirmish/S-X27/both", test_x27_both);
  g_test_add_func ("/rules/skirmish/S-X29/counters", test_x29_counters);
  g_test_add_func ("/rules/skirmish/S-X30/die", test_x30_die);
  g_test_add_func ("/rules/skirmish/S-X31/actors", test_x31_actors);
  g_test_add_func ("/rules/skirmish/S-X31/reserve", test_x31_reserve);
  g_test_add_func ("/rules/skirmish/S-X31/numbers", test_x31_numbers);
  return g_test_run ();
}
