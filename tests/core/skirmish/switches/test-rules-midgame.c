/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Switches set in mid-game: each holds from the next roll on, is logged, and changes nothing that follows from a roll
 * that was made (rules.md 6). */

#include "reactions-table.h"
#include "rules-table.h"

static void
set_switch (VedetteRules *rules,
            const char   *key,
            const char   *value)
{
  table_do (rules, "{'move':'set-switch','switch':'%s','value':'%s'}", key, value);
}

/* Returns: (transfer full): how players are reminded of a rule if they shoot back */
static char *
find_reminder (VedetteRules *rules,
               const char   *rule)
{
  g_autoptr (VedetteMove) move = vedette_rules_new_move (rules, "react-shoot", NULL, NULL);
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (rules, move);

  for (guint i = 0; i < g_list_model_get_n_items (ruling->findings); i++)
    if (g_strcmp0 (vedette_ruling_nth (ruling, i)->rule, rule) == 0)
      return g_strdup (vedette_ruling_nth (ruling, i)->why);
  return NULL;
}

/* Blue has just taken the initiative with @more said of the roll. */
static VedetteRules *
begin_seized (const char *more)
{
  VedetteRules *rules = reactions_begin ();

  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'snatch','nominee':'Will'%s,'die':20}", more);
  table_assert (rules, "act-restricted", "Blue");
  return rules;
}

/* Red takes it back, and then Blue with the next roll. */
static void
seize_again (VedetteRules *rules)
{
  table_do (rules, "{'move':'snatch','nominee':'Ann','die':20}");
  table_do (rules, "{'move':'march','option':'leave'}");
  table_do (rules, "{'move':'snatch','nominee':'Will','die':20}");
  table_assert (rules, "act-restricted", "Blue");
}

/* He rolled to come into sight, and does; by the next roll nobody may. */
static void
test_los_option (void)
{
  g_autoptr (VedetteRules) rules = begin_seized (",'intention':'sight','reach':true");

  set_switch (rules, "los_option", "off");
  table_do (rules, "{'move':'march','who':'Will','sight':'in'}");
  seize_again (rules);
  table_agree (rules, "S-X12", "{'move':'march','who':'Will','sight':'out'}");
}

/* Set and set back, the roll knows only how it was. */
static void
test_los_option_twice (void)
{
  g_autoptr (VedetteRules) rules = begin_seized ("");

  set_switch (rules, "los_option", "off");
  set_switch (rules, "los_option", "into-only");
  table_do (rules, "{'move':'march','who':'Will','sight':'out'}");
  seize_again (rules);
  table_agree (rules, "S-X12", "{'move':'march','who':'Walt','sight':'out'}");
}

static void
test_seize_all_shoot (void)
{
  g_autoptr (VedetteRules) rules = begin_seized ("");

  set_switch (rules, "seize_all_shoot", "yes");
  vedette_test_refused (rules, "{\"move\":\"shoot\",\"all\":true}", "S-X07", FALSE);
  table_do (rules, "{'move':'shoot'}");
  seize_again (rules);
  table_do (rules, "{'move':'shoot','all':true}");
}

/* A to B and B to C are near enough, A to C is not. */
static void
test_cohesion (void)
{
  static const char march[] =
    "{'move':'march','option':'leave','who':['Will','Walt','Wat'],'gaps':['Will / Walt 4','Walt / Wat 4','Will / Wat 8']}";
  g_autoptr (VedetteRules) rules = begin_seized ("");
  g_autofree char *json = g_strdelimit (g_strdup (march), "'", '"');

  set_switch (rules, "cohesion", "every-pair");
  table_do (rules, "%s", march);
  seize_again (rules);
  vedette_test_warned (rules, json, "S-X08");
}

/* The men of a card stand apart; by the roll that was made with it they all act. */
static void
test_card_body (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();
  VedetteOrderCard *card = table_add_card (rules, 1, "Will");
  g_autoptr (VedetteIds) actors = NULL;
  VedetteEdit *edit = vedette_battle_edit (vedette_rules_get_battle (rules), "test");

  actors = vedette_ids_with (vedette_order_card_get_actors (card),
                             vedette_record_get_id (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Walt")));
  vedette_edit_set (edit, card, "actors", actors, NULL);
  g_assert_nonnull (vedette_battle_commit (vedette_rules_get_battle (rules), edit, NULL));
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'snatch','nominee':'Will','card':%d,'die':20}",
            (int) vedette_record_get_id (VEDETTE_RECORD (card)));
  set_switch (rules, "card_body", "within-body");
  /* Neither measured distances nor a body that is kept hold men who may act by the rule of that roll. */
  table_do (rules, "{'edit':'add-body','members':['Will','Bowmen']}");
  table_do (rules, "{'move':'march','option':'card','who':['Will','Walt'],'gaps':['Will / Walt 9']}");
}

/* Will rolls a 2 that wins while men are in contact; what it would be by the new rule is of no account. */
static void
test_low_roll (gconstpointer data)
{
  gboolean melee = g_str_equal (data, "melee");
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'contact','line':['Ann','Wat'],'melee':true}");
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'snatch','nominee':'Will','other':17,'why':'a test','die':2}");
  table_assert (rules, "general-melee", "Red");
  if (melee)
    set_switch (rules, "low_roll_melee", "only-on-failure");
  else
    set_switch (rules, "low_roll_fails", "yes");
  table_do (rules, "{'move':'general-melee'}");
  table_assert (rules, "act-restricted", "Blue");
  table_do (rules, "{'move':'shoot'}");
  table_do (rules, "{'move':'snatch','nominee':'Ann','other':17,'why':'a test','die':2}");
  if (melee)
    table_assert (rules, "act-restricted", "Red");
  else
    table_assert (rules, "general-melee", "Blue");
}

/* The counters that are held count once more, and are used up by that roll. */
static void
test_counter_life (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'shoot'}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'shoot'}");
  set_switch (rules, "counter_life", "next-roll");
  g_assert_cmpint (vedette_skirmish_game_get_counters (table_game (rules)), ==, 2);
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Will'}"), ==, 15);
  table_do (rules, "{'move':'snatch','nominee':'Will','die':5}");
  g_assert_cmpint (vedette_skirmish_game_get_counters (table_game (rules)), ==, 0);
  table_do (rules, "{'move':'shoot'}");
  set_switch (rules, "counter_life", "holding");
  table_do (rules, "{'move':'snatch','nominee':'Will','die':5}");
  g_assert_cmpint (vedette_skirmish_game_get_counters (table_game (rules)), ==, 1);
}

static void
test_snatch_roll (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'hold'}");
  set_switch (rules, "snatch_roll", "compulsory");
  table_agree (rules, "A-S11", "{'move':'decline'}");
  /* Nobody is asked to make up for a roll that was declined before. */
  table_assert (rules, "act-free", "Red");
}

/* The loser of the duel rolls a 2 that fails; the winner gets the initiative by the rule of that roll. */
static void
test_duel_winner (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'contact','line':['Ann','Wat'],'melee':true}");
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'duel','winner':'Blue'}");
  table_do (rules, "{'move':'snatch','nominee':'Ben','die':2}");
  table_assert (rules, "general-melee", "Red");
  set_switch (rules, "duel_winner_restricted", "yes");
  table_do (rules, "{'move':'general-melee'}");
  table_assert (rules, "act-free", "Blue");
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'duel','winner':'Red'}");
  table_do (rules, "{'move':'snatch','nominee':'Will','die':5}");
  table_assert (rules, "act-restricted", "Red");
}

/* A roll that is due stays due. */
static void
test_duel_off (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'duel','winner':'Blue'}");
  set_switch (rules, "duel", "off");
  table_assert (rules, "duel-nominate", "Red");
  table_do (rules, "{'move':'snatch','nominee':'Ben','die':5}");
  table_assert (rules, "act-free", "Blue");
  table_do (rules, "{'move':'hold'}");
  table_agree (rules, "S-79", "{'move':'duel','winner':'Red'}");
}

/* Red's action is answered, and only then the next roll comes: shots in reaction give nothing yet. */
static void
test_counter_reactive (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'march','who':'Ann'}");
  set_switch (rules, "counter_reactive", "yes");
  table_do (rules, "{'move':'react-shoot','who':'Will'}");
  g_assert_cmpint (vedette_skirmish_game_get_holder_counters (table_game (rules)), ==, 0);
  table_do (rules, "{'move':'snatch','nominee':'Will','die':20}");
  table_do (rules, "{'move':'charge','who':'Will','target':'Ann','contact':false}");
  table_do (rules, "{'move':'react-shoot','who':'Archers'}");
  g_assert_cmpint (vedette_skirmish_game_get_holder_counters (table_game (rules)), ==, 1);
  /* Nor does it take away what it gave: off, the next shot gives none. */
  set_switch (rules, "counter_reactive", "no");
  table_do (rules, "{'move':'snatch','nominee':'Ann','die':20}");
  table_do (rules, "{'move':'march','option':'leave'}");
  table_do (rules, "{'move':'react-shoot','who':'Walt'}");
  g_assert_cmpint (vedette_skirmish_game_get_holder_counters (table_game (rules)), ==, 0);
}

/* Blue has shot at those who charge Wat, and the round is fought; now the players let men react twice. */
static void
test_double_reaction (void)
{
  static const char run[] = "{'move':'react-move','who':'Will','choice':'run'}";
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'charge','who':'Ann','target':'Wat'}");
  table_do (rules, "{'move':'react-shoot','who':'Will'}");
  table_do (rules, "{'move':'melee-done'}");
  set_switch (rules, "double_reaction", "yes");
  table_agree (rules, "S-X18", run);
  table_do (rules, "{'edit':'put-right','shot-back':false}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'charge','who':'Ben','target':'Walt'}");
  table_do (rules, "{'move':'react-shoot','who':'Will'}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, run);
}

static void
test_double_reaction_shots (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  set_switch (rules, "double_reaction", "yes");
  table_do (rules, "{'move':'charge','who':'Ann','target':'Wat'}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'react-move','who':'Will','choice':'run'}");
  table_agree (rules, "S-X15", "{'move':'react-shoot','who':'Will'}");
}

static void
test_reactive_choice (void)
{
  static const char both[] = "{'move':'react-move','who':'Spearmen','choice':'engage','runners':'Will'}";
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'charge','who':'Ann','target':'Wat'}");
  table_do (rules, "{'move':'melee-done'}");
  set_switch (rules, "reactive_choice", "per-figure");
  table_agree (rules, "S-51", both);
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'charge','who':'Ben','target':'Walt'}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'react-move','who':'Bowmen','choice':'engage','runners':'Will'}");
}

/* Nine shoot at one who went an inch in view and stays there: by the rule of the last roll, and by that of the next. */
static void
test_shot_cap_scope (void)
{
  static const char nine[] = "{'move':'react-shoot','shooters':9,'left-view':false,'inches':['Ann 1']}";
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'march','who':'Ann'}");
  set_switch (rules, "shot_cap_scope", "always");
  g_assert_false (table_reminds (rules, "S-X17", nine));
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'march','who':'Ann'}");
  table_agree (rules, "S-X17", nine);
}

/* An inch and a half: two, and by whole inches one. */
static void
test_shot_cap_rounding (void)
{
  static const char two[] = "{'move':'react-shoot','shooters':2,'left-view':true,'inches':['Ann 1.5']}";
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'march','who':'Ann'}");
  set_switch (rules, "shot_cap_rounding", "whole-inches-min-1");
  g_assert_false (table_reminds (rules, "S-X17", two));
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'march','who':'Ann'}");
  table_agree (rules, "S-X17", two);
}

/* Blue has answered one action of the holding; that each of its men may answer one holds from the next roll on. */
static void
test_reactive_shot_scope (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'march','who':'Ann'}");
  table_do (rules, "{'move':'react-shoot','who':'Will'}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'march','who':'Ann'}");
  set_switch (rules, "reactive_shot_scope", "figure");
  vedette_test_refused (rules, "{\"move\":\"react-shoot\",\"who\":\"Walt\"}", "S-X14", FALSE);
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'march','who':'Ann'}");
  table_do (rules, "{'move':'react-shoot','who':'Walt'}");
}

static void
test_reactive_penalty (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  table_do (rules, "{'move':'march','who':'Ann'}");
  set_switch (rules, "reactive_penalty", "d20");
  before = find_reminder (rules, "S-59");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'march','who':'Ann'}");
  after = find_reminder (rules, "S-59");
  g_assert_cmpstr (before, ==, "Shots in reaction are at −1 on a d10");
  g_assert_cmpstr (after, ==, "Shots in reaction are at −2 on a d20");
}

/* In any action, not only in the first of a holding */
static void
test_cohesion_later (void)
{
  static const char march[] = "{'move':'march','who':['Ann','Ben','Col'],'gaps':['Ann / Ben 4','Ben / Col 4','Ann / Col 8']}";
  g_autoptr (VedetteRules) rules = reactions_begin ();
  g_autofree char *json = g_strdelimit (g_strdup (march), "'", '"');

  set_switch (rules, "cohesion", "every-pair");
  table_do (rules, "%s", march);
  table_do (rules, "{'move':'decline'}");
  vedette_test_warned (rules, json, "S-04");
}

/* Every second action from the next roll on: the second action comes after it, and a new number once more after one. */
static void
test_clock (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'decline'}");
  set_switch (rules, "clock", "2");
  g_assert_false (table_reminds (rules, "A-S33", "{'move':'hold'}"));
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'decline'}");
  set_switch (rules, "clock", "5");
  g_assert_true (table_reminds (rules, "A-S33", "{'move':'hold'}"));
  g_assert_cmpint (table_fact_int (table_do (rules, "{'move':'hold'}"), "clock"), ==, 2);
  table_do (rules, "{'move':'decline'}");
  g_assert_true (table_reminds (rules, "A-S33", "{'move':'hold'}"));
}

/* What is set between the first action after a snatch and the next roll holds from that roll on, as ever. */
static void
test_kept_over_first_action (void)
{
  g_autoptr (VedetteRules) rules = begin_seized ("");

  set_switch (rules, "shot_cap_scope", "always");
  table_do (rules, "{'move':'march','option':'leave','who':'Will'}");
  g_assert_false (table_reminds (rules, "S-X17", "{'move':'react-shoot','shooters':9,'left-view':false,'inches':['Will 1']}"));
  set_switch (rules, "duel_winner_restricted", "yes");
  table_do (rules, "{'move':'duel','winner':'Red'}");
  table_do (rules, "{'move':'snatch','nominee':'Will','die':5}");
  table_assert (rules, "act-restricted", "Red");
}

static void
test_log (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();
  VedetteStep *step = table_do (rules, "{'move':'set-switch','switch':'counter_life','value':'next-roll'}");
  g_autofree char *text = vedette_rules_describe (rules, step, NULL);

  g_assert_cmpstr (text, ==, "House rule changed, starting with the next roll. How long counters last: until the next roll.");
  g_assert_true (table_fact_boolean (step, "in-game"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/skirmish/s.los_option/off/mid-game", test_los_option);
  g_test_add_func ("/rules/skirmish/s.los_option/into-only/mid-game", test_los_option_twice);
  g_test_add_func ("/rules/skirmish/s.seize_all_shoot/yes/mid-game", test_seize_all_shoot);
  g_test_add_func ("/rules/skirmish/s.cohesion/every-pair/mid-game", test_cohesion);
  g_test_add_func ("/rules/skirmish/s.card_body/within-body/mid-game", test_card_body);
  g_test_add_data_func ("/rules/skirmish/s.low_roll_melee/only-on-failure/mid-game", "melee", test_low_roll);
  g_test_add_data_func ("/rules/skirmish/s.low_roll_fails/yes/mid-game", "fails", test_low_roll);
  g_test_add_func ("/rules/skirmish/s.counter_life/next-roll/mid-game", test_counter_life);
  g_test_add_func ("/rules/skirmish/s.snatch_roll/compulsory/mid-game", test_snatch_roll);
  g_test_add_func ("/rules/skirmish/s.duel_winner_restricted/yes/mid-game", test_duel_winner);
  g_test_add_func ("/rules/skirmish/s.duel/off/mid-game", test_duel_off);
  g_test_add_func ("/rules/skirmish/s.counter_reactive/yes/mid-game", test_counter_reactive);
  g_test_add_func ("/rules/skirmish/s.double_reaction/yes/mid-game", test_double_reaction);
  g_test_add_func ("/rules/skirmish/s.double_reaction/yes/mid-game-shots", test_double_reaction_shots);
  g_test_add_func ("/rules/skirmish/s.reactive_choice/per-figure/mid-game", test_reactive_choice);
  g_test_add_func ("/rules/skirmish/s.shot_cap_scope/always/mid-game", test_shot_cap_scope);
  g_test_add_func ("/rules/skirmish/s.shot_cap_rounding/whole-inches-min-1/mid-game", test_shot_cap_rounding);
  g_test_add_func ("/rules/skirmish/s.reactive_shot_scope/figure/mid-game", test_reactive_shot_scope);
  g_test_add_func ("/rules/skirmish/s.reactive_penalty/d20/mid-game", test_reactive_penalty);
  g_test_add_func ("/rules/skirmish/s.cohesion/every-pair/mid-holding", test_cohesion_later);
  g_test_add_func ("/rules/skirmish/s.clock/n/mid-game", test_clock);
  g_test_add_func ("/switches/mid-game/over-first-action", test_kept_over_first_action);
  g_test_add_func ("/switches/mid-game/log", test_log);
  return g_test_run ();
}
