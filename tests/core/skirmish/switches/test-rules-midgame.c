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
  table_agree (rules, "S-01", "{'move':'decline'}");
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

static void
test_log (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();
  VedetteStep *step = table_do (rules, "{'move':'set-switch','switch':'counter_life','value':'next-roll'}");
  g_autofree char *text = vedette_rules_describe (rules, step);

  g_assert_cmpstr (text, ==, "House rule from the next roll on. How long counters last: until the next roll.");
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
  g_test_add_func ("/switches/mid-game/log", test_log);
  return g_test_run ();
}
