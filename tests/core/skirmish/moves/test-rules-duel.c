/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Duels: who rolls, what follows, and the three switches (S-76 to S-79, A-S29). */

#include "reactions-table.h"

/* Red has charged, the round is fought; a duel may be declared. */
static VedetteRules *
begin_fought (void)
{
  VedetteRules *rules = reactions_begin ();

  table_do (rules, "{'move':'charge','who':'Ann','target':'Wat'}");
  table_do (rules, "{'move':'melee-done'}");
  return rules;
}

/* Blue loses: Average, Good leader, in reach, one counter less than none: 19 - 4 = 15, 30 in a hundred. */
static void
test_s76 (void)
{
  g_autoptr (VedetteRules) rules = begin_fought ();
  const char *json = "{'move':'snatch','nominee':'Wat','engaged':false,'reach':true}";
  VedetteStep *step = table_do (rules, "{'move':'duel','winner':'Red','who':['Ann','Wat']}");
  g_autofree char *text = vedette_rules_describe (rules, step, NULL);

  g_assert_cmpstr (text, ==, "Red won a duel (Ann, Wat), so the next roll went to Blue.");
  g_assert_true (reactions_passed (step, "reactive-move"));
  table_assert (rules, "duel-nominate", "Red");
  reactions_status (rules, "due", "Blue lost the duel and rolls");
  table_agree (rules, "S-76", "{'move':'hold'}");
  g_assert_true (vedette_battle_go_to (vedette_rules_get_battle (rules), vedette_step_get_n (step), NULL));
  g_assert_cmpint (table_need (rules, "%s", json), ==, 15);
  table_assert_chance (table_success (rules, "%s", json), 3, 10);
  table_final (rules, "S-X04", "{'move':'snatch','nominee':'Ann','die':20}");
  step = table_do (rules, "{'move':'snatch','nominee':'Wat','engaged':false,'reach':true,'die':15}");
  /* It changes hands, so the first action is bound. */
  table_assert (rules, "act-restricted", "Blue");
  g_assert_cmpstr (vedette_skirmish_game_get_nominee_name (table_game (rules)), ==, "Wat");
  g_assert_cmpstr (table_fact_text (step, "duel"), ==, "Red");
}

/* The holder loses: he rolls, without counters; keeping the initiative resets nothing and binds nothing. */
static void
test_s76_holder (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();
  VedetteStep *step;
  g_autofree char *text = NULL;

  table_do (rules, "{'move':'shoot','who':'Archers','target':'Will'}");
  table_do (rules, "{'move':'react-shoot','who':'Will','target':'Archers'}");
  table_do (rules, "{'move':'duel','winner':'Blue'}");
  table_final (rules, "S-X28", "{'move':'snatch','side':'Blue','nominee':'Wat','die':20}");
  g_assert_cmpint (table_need (rules, "{'move':'snatch','side':'Red','nominee':'Ann'}"), ==, 17);
  step = table_do (rules, "{'move':'snatch','side':'Red','nominee':'Ann','die':17}");
  text = vedette_rules_describe (rules, step, NULL);
  g_assert_cmpstr (text, ==, "Ann (Red) rolled 17, needing 17: Red kept the initiative.");
  table_assert (rules, "act-free", "Red");
  g_assert_cmpint (vedette_skirmish_game_get_counters (table_game (rules)), ==, 1);
  g_assert_true (vedette_skirmish_game_get_shot_back_used (table_game (rules)));
  g_assert_cmpint (vedette_skirmish_game_get_holding_no (table_game (rules)), ==, 1);
  g_assert_cmpint (vedette_skirmish_game_get_nominee (table_game (rules)), ==, 0);
}

/* The loser fails: to the winner without a roll of his, and he is free. */
static void
test_s77 (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();
  VedetteStep *step;
  g_autofree char *text = NULL;

  table_do (rules, "{'move':'shoot','who':'Archers','target':'Will'}");
  table_do (rules, "{'move':'duel','winner':'Blue'}");
  step = table_do (rules, "{'move':'snatch','nominee':'Ann','die':16}");
  text = vedette_rules_describe (rules, step, NULL);
  g_assert_cmpstr (text, ==, "Ann (Red) rolled 16, needing 17: Blue took the initiative by winning the duel.");
  table_assert (rules, "act-free", "Blue");
  g_assert_cmpint (vedette_skirmish_game_get_counters (table_game (rules)), ==, 0);
  g_assert_cmpint (vedette_skirmish_game_get_holding_no (table_game (rules)), ==, 2);
  g_assert_cmpint (vedette_skirmish_game_get_action_in_holding (table_game (rules)), ==, 0);
  table_do (rules, "{'move':'hold'}");
}

/* The holder wins and the other side fails: he stays, nothing is reset. */
static void
test_s77_stays (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'shoot','who':'Archers','target':'Will'}");
  table_do (rules, "{'move':'duel','winner':'Red'}");
  /* The passive side adds its counter. */
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Will'}"), ==, 17);
  table_do (rules, "{'move':'snatch','nominee':'Will','die':16}");
  table_assert (rules, "act-free", "Red");
  g_assert_cmpint (vedette_skirmish_game_get_counters (table_game (rules)), ==, 1);
}

/* The loser may let his roll pass: the winner has the initiative. */
static void
test_s77_declined (void)
{
  g_autoptr (VedetteRules) rules = begin_fought ();

  table_do (rules, "{'move':'duel','winner':'Blue'}");
  table_do (rules, "{'move':'decline'}");
  table_assert (rules, "act-free", "Blue");
}

/* It is no roll of the passive side that the players may have made compulsory, nor is there a die to make others fight. */
static void
test_as48_declined (gconstpointer data)
{
  g_autoptr (VedetteRules) rules = begin_fought ();
  VedetteStep *step;

  table_switch (rules, "snatch-roll", data);
  table_do (rules, "{'move':'duel','winner':'Blue'}");
  step = table_do (rules, "{'move':'decline'}");
  g_assert_false (json_object_has_member (vedette_step_get_facts (step), "natural"));
  table_assert (rules, "act-free", "Blue");
  /* The passive side lost: it has nothing to keep or to lose. */
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'duel','winner':'Blue'}");
  table_do (rules, "{'move':'decline'}");
  table_assert (rules, "act-free", "Blue");
}

static void
test_as48_restricted (void)
{
  g_autoptr (VedetteRules) rules = begin_fought ();

  table_switch (rules, "duel-winner-restricted", "yes");
  table_do (rules, "{'move':'duel','winner':'Blue'}");
  table_do (rules, "{'move':'decline'}");
  table_assert (rules, "act-restricted", "Blue");
}

/* Red has shot, so that Blue holds a counter, which Red's own roll as loser of a duel neither counts nor spends. */
static void
test_as48_counters (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_switch (rules, "counter-life", "next-roll");
  table_switch (rules, "duel-replaces-roll", "no");
  table_do (rules, "{'move':'shoot','who':'Archers'}");
  table_do (rules, "{'move':'duel','winner':'Blue'}");
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Ben'}"), ==, 19);
  table_do (rules, "{'move':'snatch','nominee':'Ben','die':20}");
  table_assert (rules, "nominate", "Red");
  g_assert_cmpint (vedette_skirmish_game_get_counters (table_game (rules)), ==, 1);
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Will'}"), ==, 17);
  table_do (rules, "{'move':'snatch','nominee':'Will','die':4}");
  g_assert_cmpint (vedette_skirmish_game_get_counters (table_game (rules)), ==, 0);
}

/* Blue has shot back, and that counts: the holder who lost the duel has what lies before him. */
static void
test_as48_counters_reactive (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_switch (rules, "counter-reactive", "yes");
  table_do (rules, "{'move':'march','who':'Ben'}");
  table_do (rules, "{'move':'react-shoot','who':'Will'}");
  table_do (rules, "{'move':'duel','winner':'Blue'}");
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Ben'}"), ==, 17);
  table_do (rules, "{'move':'snatch','nominee':'Ben','die':17}");
  table_assert (rules, "act-free", "Red");
}

/* A 3 against a need of 15 fails, all in contact fight, then the winner's side has it. */
static void
test_s78 (void)
{
  g_autoptr (VedetteRules) rules = begin_fought ();

  table_do (rules, "{'move':'duel','winner':'Blue'}");
  table_do (rules, "{'move':'snatch','nominee':'Ann','engaged':false,'reach':true,'die':3}");
  table_assert (rules, "general-melee", "Red");
  table_do (rules, "{'move':'general-melee','fought':true}");
  table_assert (rules, "act-free", "Blue");
  g_assert_cmpint (vedette_skirmish_game_get_duel_roll (table_game (rules)), ==, VEDETTE_DUEL_ROLL_MADE);
}

/* A low die that succeeds: first the melee, then the bound first action. */
static void
test_s78_success (void)
{
  g_autoptr (VedetteRules) rules = begin_fought ();

  table_do (rules, "{'move':'duel','winner':'Red'}");
  table_do (rules, "{'move':'snatch','nominee':'Will','other':16,'why':'test','die':3}");
  table_assert (rules, "general-melee", "Red");
  table_do (rules, "{'move':'general-melee','fought':true}");
  table_assert (rules, "act-restricted", "Blue");
}

/* Nobody lost: the ordinary roll. */
static void
test_s79 (void)
{
  g_autoptr (VedetteRules) rules = begin_fought ();

  g_assert_true (table_reminds (rules, "S-79", "{'move':'duel'}"));
  table_do (rules, "{'move':'duel'}");
  table_assert (rules, "nominate", "Red");
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Will','reach':true}"), ==, 17);
  table_do (rules, "{'move':'snatch','nominee':'Will','die':5}");
  table_assert (rules, "act-free", "Red");
}

static void
test_s79_when (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_final (rules, "S-79", "{'move':'duel','winner':'Red'}");
  table_do (rules, "{'move':'charge','who':'Ann','target':'Wat'}");
  table_final (rules, "S-08", "{'move':'duel','winner':'Red'}");
}

/* The loser rolls once; a duel without a loser has no roll. */
static void
test_x28 (void)
{
  g_autoptr (VedetteRules) rules = begin_fought ();

  table_do (rules, "{'move':'duel'}");
  table_final (rules, "S-X28", "{'move':'snatch','side':'Red','nominee':'Ann','die':20}");
  table_final (rules, "S-X28", "{'move':'snatch','nominee':'Ann','die':20}");
  table_do (rules, "{'move':'duel','winner':'Red'}");
  table_final (rules, "S-X28", "{'move':'duel','winner':'Red'}");
  table_do (rules, "{'move':'snatch','nominee':'Wat','die':5}");
  table_final (rules, "S-X28", "{'move':'snatch','nominee':'Wat','die':20}");
  table_final (rules, "S-X28", "{'move':'duel','winner':'Red'}");
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'duel','winner':'Red'}");
}

static void
test_duel (gconstpointer data)
{
  g_autoptr (VedetteRules) rules = begin_fought ();

  table_switch (rules, "duel", data);
  if (g_str_equal (data, "off"))
    table_agree (rules, "S-79", "{'move':'duel','winner':'Red'}");
  else
    table_do (rules, "{'move':'duel','winner':'Red'}");
  table_assert (rules, "duel-nominate", "Red");
}

/* Instead of the ordinary roll, or besides it while the holder stays */
static void
test_replaces (gconstpointer data)
{
  g_autoptr (VedetteRules) rules = begin_fought ();
  gboolean yes = g_str_equal (data, "yes");

  table_switch (rules, "duel-replaces-roll", data);
  table_do (rules, "{'move':'duel','winner':'Red'}");
  table_do (rules, "{'move':'snatch','nominee':'Will','die':5}");
  table_assert (rules, yes ? "act-free" : "nominate", "Red");
  if (yes)
    return;
  table_do (rules, "{'move':'snatch','nominee':'Will','die':6}");
  table_assert (rules, "act-free", "Red");
  g_assert_cmpint (vedette_skirmish_game_get_roll_no (table_game (rules)), ==, 2);
}

/* After the ordinary roll: with replacing on it is too late. */
static void
test_replaces_after (gconstpointer data)
{
  g_autoptr (VedetteRules) rules = begin_fought ();

  table_switch (rules, "duel-replaces-roll", data);
  table_do (rules, "{'move':'snatch','nominee':'Will','die':5}");
  if (g_str_equal (data, "yes"))
    {
      table_final (rules, "S-79", "{'move':'duel','winner':'Blue'}");
      return;
    }
  table_do (rules, "{'move':'duel','winner':'Blue'}");
  table_do (rules, "{'move':'snatch','nominee':'Ann','engaged':false,'die':20}");
  table_assert (rules, "act-free", "Red");
}

/* The holder lost and kept the initiative: with the ordinary roll still to come, he has none. */
static void
test_x28_besides (void)
{
  g_autoptr (VedetteRules) rules = begin_fought ();

  table_switch (rules, "duel-replaces-roll", "no");
  table_do (rules, "{'move':'duel','winner':'Blue'}");
  table_do (rules, "{'move':'snatch','nominee':'Ann','engaged':false,'die':20}");
  table_assert (rules, "nominate", "Red");
  table_final (rules, "S-X28", "{'move':'snatch','nominee':'Ann','die':20}");
  table_final (rules, "S-X28", "{'move':'snatch','side':'Red','nominee':'Ann','die':20}");
  table_do (rules, "{'move':'snatch','nominee':'Will','die':5}");
  table_assert (rules, "act-free", "Red");
}

static void
test_restricted (gconstpointer data)
{
  g_autoptr (VedetteRules) rules = begin_fought ();
  gboolean yes = g_str_equal (data, "yes");

  table_switch (rules, "duel-winner-restricted", data);
  table_do (rules, "{'move':'duel','winner':'Blue'}");
  table_do (rules, "{'move':'snatch','nominee':'Ann','die':5}");
  table_assert (rules, yes ? "act-restricted" : "act-free", "Blue");
  if (yes)
    {
      reactions_status (rules, "nominee", "the winner of the duel");
      /* Nobody took the initiative by a roll, so nobody can have fallen since. */
      g_assert_false (table_reminds (rules, "A-S05", "{'move':'charge','who':'Walt','target':'Ann'}"));
      /* Nor is there a nominee who would have to act. */
      g_assert_false (table_reminds (rules, "S-X08", "{'move':'charge','who':'Walt','target':'Ann','nominee-acts':false}"));
      table_agree (rules, "S-X07", "{'move':'hold'}");
    }
  else
    table_do (rules, "{'move':'hold'}");
}

/* Put right in the middle of it: nothing of the duel is left. */
static void
test_put_right (void)
{
  g_autoptr (VedetteRules) rules = begin_fought ();

  table_do (rules, "{'move':'duel','winner':'Blue'}");
  table_do (rules, "{'edit':'put-right','holder':'Blue'}");
  table_assert (rules, "act-free", "Blue");
  g_assert_cmpint (vedette_skirmish_game_get_duel_roll (table_game (rules)), ==, VEDETTE_DUEL_ROLL_NONE);
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'snatch','nominee':'Ben','die':20}");
  table_assert (rules, "act-restricted", "Red");
}

/* Reactive shots that count give the holder something for his roll. */
static void
test_holder_counters (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_switch (rules, "counter-reactive", "yes");
  table_do (rules, "{'move':'march','who':'Ben'}");
  table_do (rules, "{'move':'react-shoot','who':'Will'}");
  reactions_status (rules, "holder_counters", "1 (+2)");
  table_do (rules, "{'move':'duel','winner':'Blue'}");
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Ben'}"), ==, 17);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/skirmish/S-76/example", test_s76);
  g_test_add_func ("/rules/skirmish/S-76/holder", test_s76_holder);
  g_test_add_func ("/rules/skirmish/S-76/put-right", test_put_right);
  g_test_add_func ("/rules/skirmish/S-76/holder-counters", test_holder_counters);
  g_test_add_func ("/rules/skirmish/S-77/changes", test_s77);
  g_test_add_func ("/rules/skirmish/S-77/stays", test_s77_stays);
  g_test_add_func ("/rules/skirmish/S-77/declined", test_s77_declined);
  g_test_add_data_func ("/rules/skirmish/A-S48/declined", "may-decline", test_as48_declined);
  g_test_add_data_func ("/rules/skirmish/A-S48/declined-compulsory", "compulsory", test_as48_declined);
  g_test_add_data_func ("/rules/skirmish/A-S48/declined-without-die", "decline-but-roll-for-melee", test_as48_declined);
  g_test_add_func ("/rules/skirmish/A-S48/restricted", test_as48_restricted);
  g_test_add_func ("/rules/skirmish/A-S48/counters", test_as48_counters);
  g_test_add_func ("/rules/skirmish/A-S48/counters-reactive", test_as48_counters_reactive);
  g_test_add_func ("/rules/skirmish/S-78/low", test_s78);
  g_test_add_func ("/rules/skirmish/S-78/low-success", test_s78_success);
  g_test_add_func ("/rules/skirmish/S-79/no-loser", test_s79);
  g_test_add_func ("/rules/skirmish/S-79/when", test_s79_when);
  g_test_add_func ("/rules/skirmish/S-X28/cases", test_x28);
  g_test_add_func ("/rules/skirmish/S-X28/besides", test_x28_besides);
  g_test_add_data_func ("/rules/skirmish/s.duel/on", "on", test_duel);
  g_test_add_data_func ("/rules/skirmish/s.duel/off", "off", test_duel);
  g_test_add_data_func ("/rules/skirmish/s.duel_replaces_roll/yes", "yes", test_replaces);
  g_test_add_data_func ("/rules/skirmish/s.duel_replaces_roll/no", "no", test_replaces);
  g_test_add_data_func ("/rules/skirmish/s.duel_replaces_roll/yes/after", "yes", test_replaces_after);
  g_test_add_data_func ("/rules/skirmish/s.duel_replaces_roll/no/after", "no", test_replaces_after);
  g_test_add_data_func ("/rules/skirmish/s.duel_winner_restricted/no", "no", test_restricted);
  g_test_add_data_func ("/rules/skirmish/s.duel_winner_restricted/yes", "yes", test_restricted);
  return g_test_run ();
}
