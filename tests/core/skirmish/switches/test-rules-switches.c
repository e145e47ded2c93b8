/* SPDX-License-Identifier: GPL-3.0-or-later */
/* House rules: who starts, how long counters last, what a low die does, whether the roll may be declined. */

#include "rules-table.h"

/* Red's Ann and Blue's Wat, leaders both, in setup */
static VedetteRules *
set_up (const char *property,
        const char *nick)
{
  VedetteRules *rules = table_new ();

  table_add (rules, "Red", "Ann", "average", "adequate", 1);
  table_add (rules, "Blue", "Wat", "average", "inspired", 1);
  table_switch (rules, property, nick);
  return rules;
}

/* The same with Red's first action made, and Blue to roll; Ann and Wat are in contact. */
static VedetteRules *
begin_roll (const char *property,
            const char *nick)
{
  VedetteRules *rules = set_up (property, nick);

  table_do (rules, "{'move':'start','holder':'Red'}");
  table_do (rules, "{'move':'contact','line':['Ann','Wat'],'melee':true}");
  table_do (rules, "{'move':'shoot'}");
  return rules;
}

static int
get_counters (VedetteRules *rules)
{
  return vedette_skirmish_game_get_counters (table_game (rules));
}

/* The default is what a new battle has. */
static void
test_start_choose (void)
{
  g_autoptr (VedetteRules) rules = table_new ();
  g_autoptr (VedetteRules) chosen = set_up ("start", "choose");
  VedetteStep *step;

  table_final (rules, "S-01", "{'move':'start'}");
  table_do (rules, "{'move':'start','holder':'Blue'}");
  table_assert (rules, "act-free", "Blue");
  step = table_do (chosen, "{'move':'start','holder':'red'}");
  g_assert_cmpstr (table_fact_text (step, "side"), ==, "Red");
  g_assert_false (json_object_has_member (vedette_step_get_facts (step), "naturals"));
  table_assert (chosen, "act-free", "Red");
  g_assert_cmpint (vedette_skirmish_game_get_holding_no (table_game (chosen)), ==, 1);
}

/* Ann's 10 + 1 loses to Wat's 8 + 4. */
static void
test_start_roll_off (void)
{
  g_autoptr (VedetteRules) rules = set_up ("start", "roll-off");
  JsonArray *naturals;
  VedetteStep *step;

  table_final (rules, "S-01", "{'move':'start','holder':'Red'}");
  step = table_do (rules, "{'move':'start','leader-1':'Ann','leader-2':'Wat','die':[10,8]}");
  naturals = json_object_get_array_member (vedette_step_get_facts (step), "naturals");
  g_assert_cmpint (json_array_get_length (naturals), ==, 2);
  g_assert_cmpint (json_array_get_int_element (naturals, 0), ==, 10);
  g_assert_cmpint (table_fact_int (step, "total-1"), ==, 11);
  g_assert_cmpint (table_fact_int (step, "total-2"), ==, 12);
  g_assert_cmpstr (table_fact_text (step, "side"), ==, "Blue");
  /* Nothing was snatched, so the first holding is free. */
  table_assert (rules, "act-free", "Blue");
}

/* 10 + 1 against 7 + 4 is a tie, and so is the next; 20 + 1 against 16 + 4 is none. */
static void
test_start_roll_off_ties (void)
{
  g_autoptr (VedetteRules) rules = set_up ("start", "roll-off");
  VedetteStep *step;

  step = table_do (rules, "{'move':'start','leader-1':'Ann','leader-2':'Wat','die':[10,7,5,2,20,16]}");
  g_assert_cmpint (json_array_get_length (json_object_get_array_member (vedette_step_get_facts (step), "naturals")), ==, 6);
  table_assert (rules, "act-free", "Red");
}

/* With nobody named the dice alone decide; with too few dice nothing happens. */
static void
test_start_roll_off_bare (void)
{
  static const int naturals[] = { 7, 7 };
  g_autoptr (VedetteRules) rules = set_up ("start", "roll-off");
  g_autoptr (VedetteDice) dice = vedette_dice_new_typed (naturals, G_N_ELEMENTS (naturals));
  g_autoptr (VedetteMove) move = vedette_rules_new_move (rules, "start", NULL, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (vedette_rules_perform (rules, move, dice, FALSE, NULL, &error));
  g_assert_error (error, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_NONE_LEFT);
  g_assert_cmpint (vedette_skirmish_game_get_state (table_game (rules)), ==, VEDETTE_STATE_SETUP);
  table_final (rules, "S-01", "{'move':'start','leader-1':'Wat','die':[1,2]}");
  table_do (rules, "{'move':'start','die':[8,7]}");
  table_assert (rules, "act-free", "Red");
}

/* Three more for one side: of 400 pairs it wins 247 and ties 17, and ties are rolled again. */
static void
test_start_roll_off_chance (void)
{
  g_autoptr (VedetteRules) rules = set_up ("start", "roll-off");
  g_autoptr (VedetteBreakdown) even = table_preview (rules, "{'move':'start'}");
  g_autoptr (VedetteBreakdown) odd = table_preview (rules, "{'move':'start','leader-1':'Ann','leader-2':'Wat'}");

  table_assert_chance (vedette_breakdown_get_chance (even, "red"), 1, 2);
  table_assert_chance (vedette_breakdown_get_chance (even, "blue"), 1, 2);
  table_assert_chance (vedette_breakdown_get_chance (odd, "blue"), 247, 383);
  table_assert_chance (vedette_breakdown_get_chance (odd, "red"), 136, 383);
  g_assert_cmpint (vedette_breakdown_get_total (odd, 0), ==, 1);
  g_assert_cmpint (vedette_breakdown_get_total (odd, 1), ==, 4);
}

static void
test_start_side (gconstpointer data)
{
  gboolean first = g_str_equal (data, "side-a");
  const char *own = first ? "Red" : "Blue";
  const char *other = first ? "Blue" : "Red";
  g_autoptr (VedetteRules) rules = set_up ("start", data);
  g_autoptr (VedetteRules) agreed = set_up ("start", data);
  g_autoptr (VedetteBreakdown) breakdown = table_preview (rules, "{'move':'start'}");

  g_assert_null (breakdown);
  table_do (rules, "{'move':'start'}");
  table_assert (rules, "act-free", own);
  table_agree (agreed, "S-01", "{'move':'start','holder':'%s'}", other);
  table_assert (agreed, "act-free", other);
}

/* Plays three all-shoots with failed rolls; Returns: the chance that the holder still holds */
static VedetteChance
shoot_three_times (VedetteRules *rules,
                   const int    *needs)
{
  VedetteChance holds = vedette_chance_new (1, 1);

  table_do (rules, "{'move':'start','holder':'Red'}");
  for (guint i = 0; i < 3; i++)
    {
      VedetteChance fails;

      table_do (rules, "{'move':'shoot','all':true}");
      g_assert_cmpint (table_need (rules, "{'move':'snatch','troops':'average'}"), ==, needs[i]);
      vedette_chance_complement (table_success (rules, "{'move':'snatch','troops':'average'}"), &fails);
      vedette_chance_multiply (holds, fails, &holds);
      table_do (rules, "{'move':'snatch','troops':'average','die':5}");
    }
  return holds;
}

static void
test_counter_life_holding (void)
{
  static const int needs[] = { 17, 15, 13 };
  g_autoptr (VedetteRules) rules = set_up ("counter-life", "holding");

  table_assert_chance (shoot_three_times (rules, needs), 42, 125);
  g_assert_cmpint (get_counters (rules), ==, 3);
}

/* A roll uses them up, so that none is ever more than one: 51.2 per cent. */
static void
test_counter_life_next_roll (void)
{
  static const int needs[] = { 17, 17, 17 };
  g_autoptr (VedetteRules) rules = set_up ("counter-life", "next-roll");

  table_assert_chance (shoot_three_times (rules, needs), 64, 125);
  g_assert_cmpint (get_counters (rules), ==, 0);
}

/* Only a roll does: they are kept while rolls are declined. */
static void
test_counter_life_declined (void)
{
  g_autoptr (VedetteRules) rules = begin_roll ("counter-life", "next-roll");

  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'shoot'}");
  g_assert_cmpint (get_counters (rules), ==, 2);
  table_do (rules, "{'move':'snatch','troops':'average','die':14}");
  g_assert_cmpint (get_counters (rules), ==, 0);
}

/* Changed in the middle of the game, it counts from the next roll and takes nothing back. */
static void
test_counter_life_changed (void)
{
  g_autoptr (VedetteRules) rules = begin_roll ("counter-life", "holding");

  table_do (rules, "{'move':'snatch','troops':'average','die':4}");
  g_assert_cmpint (get_counters (rules), ==, 1);
  table_switch (rules, "counter-life", "next-roll");
  g_assert_cmpint (get_counters (rules), ==, 1);
  table_do (rules, "{'move':'shoot'}");
  g_assert_cmpint (table_need (rules, "{'move':'snatch','troops':'average'}"), ==, 15);
  table_do (rules, "{'move':'snatch','troops':'average','die':4}");
  g_assert_cmpint (get_counters (rules), ==, 0);
}

/* Demigods with one counter and 12 more need 2. */
#define CERTAIN "'move':'snatch','troops':'demigods','other':12,'why':'bonus'"

static void
assert_odds (VedetteRules *rules,
             int           success,
             int           failure,
             int           low)
{
  g_autoptr (VedetteBreakdown) breakdown = table_preview (rules, "{" CERTAIN "}");

  g_assert_cmpint (breakdown->need, ==, 2);
  g_assert_true (vedette_chance_equal (vedette_breakdown_get_chance (breakdown, "success"), vedette_chance_new (success, 20)));
  g_assert_true (vedette_chance_equal (vedette_breakdown_get_chance (breakdown, "failure"), vedette_chance_new (failure, 20)));
  g_assert_true (vedette_chance_equal (vedette_breakdown_get_chance (breakdown, "low"), vedette_chance_new (low, 20)));
}

static void
test_low_roll_melee_always (void)
{
  g_autoptr (VedetteRules) rules = begin_roll ("low-roll-melee", "always");
  VedetteStep *step;

  assert_odds (rules, 19, 1, 3);
  step = table_do (rules, "{" CERTAIN ",'die':2}");
  g_assert_true (table_fact_boolean (step, "success"));
  table_assert (rules, "general-melee", "Red");
  table_do (rules, "{'move':'general-melee'}");
  table_assert (rules, "act-restricted", "Blue");
}

/* A low die that succeeds makes nobody fight; one that fails does. */
static void
test_low_roll_melee_only_on_failure (void)
{
  g_autoptr (VedetteRules) rules = begin_roll ("low-roll-melee", "only-on-failure");
  VedetteStep *step;

  assert_odds (rules, 19, 1, 1);
  step = table_do (rules, "{" CERTAIN ",'die':3}");
  g_assert_true (table_fact_boolean (step, "success"));
  g_assert_true (table_fact_boolean (step, "low"));
  g_assert_false (json_object_has_member (vedette_step_get_facts (step), "melee"));
  table_assert (rules, "act-restricted", "Blue");
  table_do (rules, "{'move':'shoot'}");
  table_do (rules, "{'move':'snatch','troops':'good','die':3}");
  table_assert (rules, "general-melee", "Blue");
}

static void
test_low_roll_fails_no (void)
{
  g_autoptr (VedetteRules) rules = begin_roll ("low-roll-fails", "no");

  assert_odds (rules, 19, 1, 3);
  table_do (rules, "{" CERTAIN ",'result':'won','low':true}");
  table_assert (rules, "general-melee", "Red");
  g_assert_true (vedette_skirmish_game_get_won (table_game (rules)));
}

/* 2 and 3 would be enough and are not; 4 is. The number needed stays what it is. */
static void
test_low_roll_fails_yes (void)
{
  for (int die = 1; die <= 4; die++)
    {
      g_autoptr (VedetteRules) rules = begin_roll ("low-roll-fails", "yes");
      VedetteStep *step;

      assert_odds (rules, 17, 3, 3);
      step = table_do (rules, "{" CERTAIN ",'die':%d}", die);
      g_assert_cmpint (table_fact_int (step, "need"), ==, 2);
      g_assert_cmpint (table_fact_boolean (step, "success"), ==, die == 4);
      table_assert (rules, die == 4 ? "act-restricted" : "general-melee", die == 4 ? "Blue" : "Red");
      if (die == 4)
        continue;
      table_do (rules, "{'move':'general-melee'}");
      table_assert (rules, "act-free", "Red");
    }
}

/* Nor is it believed of a die that a side keeps to itself. */
static void
test_low_roll_fails_secret (void)
{
  g_autoptr (VedetteRules) rules = begin_roll ("low-roll-fails", "yes");

  vedette_test_refused (rules, "{\"move\":\"snatch\",\"troops\":\"demigods\",\"other\":12,\"why\":\"x\",\"result\":\"won\","
                               "\"low\":true}", "S-14", FALSE);
  /* He needs 1, and loses all the same. */
  table_do (rules, "{'move':'snatch','troops':'demigods','other':13,'why':'x','result':'lost','low':true}");
  table_assert (rules, "general-melee", "Red");
}

/* A declined roll is logged; nothing else happens. */
static void
test_snatch_roll_may_decline (void)
{
  g_autoptr (VedetteRules) rules = begin_roll ("snatch-roll", "may-decline");
  g_autoptr (VedetteBreakdown) breakdown = table_preview (rules, "{'move':'decline'}");
  VedetteStep *step;

  g_assert_null (breakdown);
  step = table_do (rules, "{'move':'decline'}");
  g_assert_cmpstr (vedette_step_get_kind (step), ==, "decline");
  g_assert_cmpstr (table_fact_text (step, "side"), ==, "Blue");
  g_assert_false (json_object_has_member (vedette_step_get_facts (step), "natural"));
  table_assert (rules, "act-free", "Red");
  g_assert_cmpint (vedette_skirmish_game_get_roll_no (table_game (rules)), ==, 0);
  g_assert_cmpint (get_counters (rules), ==, 1);
}

static void
test_snatch_roll_compulsory (void)
{
  g_autoptr (VedetteRules) rules = begin_roll ("snatch-roll", "compulsory");

  table_agree (rules, "A-S11", "{'move':'decline'}");
  table_assert (rules, "act-free", "Red");
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'snatch','troops':'average','die':16}");
  table_assert (rules, "act-free", "Red");
}

/* The die of a declined roll can make all fight, and cannot win. */
static void
test_snatch_roll_for_melee (void)
{
  for (int die = 1; die <= 20; die++)
    {
      g_autoptr (VedetteRules) rules = begin_roll ("snatch-roll", "decline-but-roll-for-melee");
      g_autoptr (VedetteBreakdown) breakdown = table_preview (rules, "{'move':'decline'}");
      VedetteStep *step;

      table_assert_chance (vedette_breakdown_get_chance (breakdown, "low"), 3, 20);
      step = table_do (rules, "{'move':'decline','die':%d}", die);
      g_assert_cmpint (table_fact_int (step, "natural"), ==, die);
      if (die <= 3)
        {
          table_assert (rules, "general-melee", "Red");
          table_do (rules, "{'move':'general-melee'}");
        }
      table_assert (rules, "act-free", "Red");
    }
}

static void
test_snatch_roll_for_melee_nobody (void)
{
  g_autoptr (VedetteRules) rules = begin_roll ("snatch-roll", "decline-but-roll-for-melee");
  VedetteStep *step;

  table_do (rules, "{'move':'contact','line':['Ann','Wat'],'melee':false}");
  step = table_do (rules, "{'move':'decline','die':2}");
  g_assert_cmpstr (table_fact_text (step, "melee"), ==, "nobody");
  table_assert (rules, "act-free", "Red");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/skirmish/s.start/choose", test_start_choose);
  g_test_add_func ("/rules/skirmish/s.start/roll-off/higher", test_start_roll_off);
  g_test_add_func ("/rules/skirmish/s.start/roll-off/ties", test_start_roll_off_ties);
  g_test_add_func ("/rules/skirmish/s.start/roll-off/bare", test_start_roll_off_bare);
  g_test_add_func ("/rules/skirmish/s.start/roll-off/chance", test_start_roll_off_chance);
  g_test_add_data_func ("/rules/skirmish/s.start/side-a", "side-a", test_start_side);
  g_test_add_data_func ("/rules/skirmish/s.start/side-b", "side-b", test_start_side);
  g_test_add_func ("/rules/skirmish/s.counter_life/holding/kept", test_counter_life_holding);
  g_test_add_func ("/rules/skirmish/s.counter_life/holding/changed", test_counter_life_changed);
  g_test_add_func ("/rules/skirmish/s.counter_life/next-roll/used-up", test_counter_life_next_roll);
  g_test_add_func ("/rules/skirmish/s.counter_life/next-roll/declined", test_counter_life_declined);
  g_test_add_func ("/rules/skirmish/s.low_roll_melee/always", test_low_roll_melee_always);
  g_test_add_func ("/rules/skirmish/s.low_roll_melee/only-on-failure", test_low_roll_melee_only_on_failure);
  g_test_add_func ("/rules/skirmish/s.low_roll_fails/no", test_low_roll_fails_no);
  g_test_add_func ("/rules/skirmish/s.low_roll_fails/yes/dice", test_low_roll_fails_yes);
  g_test_add_func ("/rules/skirmish/s.low_roll_fails/yes/secret", test_low_roll_fails_secret);
  g_test_add_func ("/rules/skirmish/s.snatch_roll/may-decline", test_snatch_roll_may_decline);
  g_test_add_func ("/rules/skirmish/s.snatch_roll/compulsory", test_snatch_roll_compulsory);
  g_test_add_func ("/rules/skirmish/s.snatch_roll/decline-but-roll-for-melee/dice", test_snatch_roll_for_melee);
  g_test_add_func ("/rules/skirmish/s.snatch_roll/decline-but-roll-for-melee/nobody", test_snatch_roll_for_melee_nobody);
  return g_test_run ();
}
