/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The snatch roll: base rate, leadership, the tactical factors and the number needed (S-09 to S-22, S-58)).
 * The tables of chances are in test-rules-tables.c. */

#include "rules-table.h"

/* The words for classes as requests have them, with their base rates */
static const struct
{
  const char *nick;
  int base;
} classes[] = {
  { "sub-human", 22 }, { "rubbish", 21 }, { "poor", 20 },     { "average", 19 },
  { "good", 18 },      { "excellent", 17 }, { "demigods", 16 },
};

static const char * const leaders[] = { "useless", "adequate", "good", "heroic", "inspired" };

/* Red acts; Blue is to roll after @shots shooting actions, or one of another kind. */
static VedetteRules *
begin (int shots)
{
  VedetteRules *rules = table_new ();

  table_do (rules, "{'move':'start','holder':'Red'}");
  for (int i = 0; i < shots; i++)
    {
      if (i > 0)
        table_do (rules, "{'move':'decline'}");
      table_do (rules, "{'move':'shoot','all':true,'moved':false}");
    }
  if (shots == 0)
    table_do (rules, "{'move':'hold'}");
  table_assert (rules, "nominate", "Red");
  return rules;
}

/* The man Good needs 18, the leader Poor and Heroic 17; the two cannot be mixed into 15. */
static void
test_s09_example (void)
{
  g_autoptr (VedetteRules) rules = begin (0);

  table_add (rules, "Blue", "Man", "good", "none", 1);
  table_add (rules, "Blue", "Leader", "poor", "heroic", 1);
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Man'}"), ==, 18);
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Leader'}"), ==, 17);
  table_final (rules, "S-X05", "{'move':'snatch','nominee':'Man','leader':'heroic','die':20}");
  table_final (rules, "S-09", "{'move':'snatch','nominee':'Leader','troops':'good','die':20}");
  table_final (rules, "S-X04", "{'move':'snatch','nominee':['Man','Leader'],'die':20}");
  table_final (rules, "S-09", "{'move':'snatch','die':20}");
}

static void
test_s10_rates (void)
{
  g_autoptr (VedetteRules) rules = begin (0);

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    {
      g_autofree char *json = g_strdup_printf ("{'move':'snatch','troops':'%s'}", classes[i].nick);

      table_assert_factor (rules, "base", classes[i].base, "S-10", "%s", json);
      g_assert_cmpint (table_need (rules, "%s", json), ==, classes[i].base);
      table_add (rules, "Blue", classes[i].nick, classes[i].nick, "none", 1);
      g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'%s'}", classes[i].nick), ==, classes[i].base);
    }
  table_assert_chance (table_success (rules, "{'move':'snatch','troops':'excellent'}"), 1, 5);
}

static void
test_s11_factors (void)
{
  g_autoptr (VedetteRules) rules = begin (0);

  for (int i = 0; i < (int) G_N_ELEMENTS (leaders); i++)
    table_assert_factor (rules, "leadership", i, "S-11", "{'move':'snatch','troops':'good','leader':'%s'}", leaders[i]);
  table_add (rules, "Blue", "Leader", "average", "inspired", 1);
  table_add (rules, "Blue", "Beside", "average", "none", 1);
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Leader'}"), ==, 15);
  table_assert_chance (table_success (rules, "{'move':'snatch','nominee':'Leader'}"), 3, 10);
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Beside'}"), ==, 19);
  table_assert_chance (table_success (rules, "{'move':'snatch','nominee':'Beside'}"), 1, 10);
}

/* Good, Heroic, in reach, two counters, out of sight: bonus 7, need 11; 11 succeeds and 10 fails. */
#define S12 "'troops':'good','leader':'heroic','reach':true,'no-sight':true"

static void
test_s12_example (void)
{
  g_autoptr (VedetteRules) rules = begin (2);
  g_autoptr (GError) error = NULL;
  VedetteStep *step;
  JsonArray *factors;
  int sum = 0;

  g_assert_cmpint (table_need (rules, "{'move':'snatch'," S12 "}"), ==, 11);
  table_assert_chance (table_success (rules, "{'move':'snatch'," S12 "}"), 1, 2);
  step = table_do (rules, "{'move':'snatch'," S12 ",'die':10}");
  g_assert_false (table_fact_boolean (step, "success"));
  factors = json_object_get_array_member (vedette_step_get_facts (step), "factors");
  for (guint i = 0; i < json_array_get_length (factors); i++)
    {
      JsonObject *factor = json_array_get_object_element (factors, i);

      if (!g_str_equal (json_object_get_string_member (factor, "id"), "base"))
        sum += (int) json_object_get_int_member (factor, "value");
    }
  g_assert_cmpint (sum, ==, 7);
  g_assert_cmpint (table_fact_int (step, "need"), ==, 11);
  vedette_battle_go_to (vedette_rules_get_battle (rules), vedette_step_get_after (step), &error);
  g_assert_no_error (error);
  g_assert_true (table_fact_boolean (table_do (rules, "{'move':'snatch'," S12 ",'die':11}"), "success"));
}

/* What the players agree on besides counts with its sign and is in the log with its reason. */
static void
test_s12_other (void)
{
  g_autoptr (VedetteRules) rules = begin (0);
  VedetteStep *step;

  table_assert_factor (rules, "other", 3, "", "{'move':'snatch','troops':'good','other':3,'why':'ambush'}");
  g_assert_cmpint (table_need (rules, "{'move':'snatch','troops':'good','other':3,'why':'ambush'}"), ==, 15);
  g_assert_cmpint (table_need (rules, "{'move':'snatch','troops':'good','other':-3,'why':'fog'}"), ==, 21);
  g_assert_true (table_reminds (rules, "S-12", "{'move':'snatch','troops':'good','other':3}"));
  g_assert_false (table_reminds (rules, "S-12", "{'move':'snatch','troops':'good','other':3,'why':'ambush'}"));
  step = table_do (rules, "{'move':'snatch','troops':'good','other':3,'why':'ambush','die':15}");
  g_assert_true (table_fact_boolean (step, "success"));
  g_assert_cmpstr (table_fact_text (step, "why"), ==, "ambush");
}

/* 11 + 7 = 18 is 18 or more just when 11 is 11 or more; so for every die. */
static void
test_s13_same (void)
{
  g_autoptr (VedetteRules) rules = begin (2);
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  g_autoptr (VedetteBreakdown) breakdown = table_preview (rules, "{'move':'snatch'," S12 "}");
  GListModel *factors = breakdown->factors;
  int base = vedette_breakdown_find_factor (breakdown, "base")->value;
  int bonus = -base;

  for (guint i = 0; i < g_list_model_get_n_items (factors); i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (factors, i);

      bonus += factor->value;
    }
  g_assert_cmpint (bonus, ==, 7);
  for (int die = 1; die <= 20; die++)
    {
      VedetteStep *step = table_do (rules, "{'move':'snatch'," S12 ",'die':%d}", die);
      gint64 before = vedette_step_get_after (step);

      g_assert_cmpint (table_fact_boolean (step, "success"), ==, die + bonus >= base);
      vedette_battle_go_to (battle, before, NULL);
      g_assert_cmpint (vedette_battle_get_cursor (battle), ==, before);
    }
}

/* Rubbish needs 21, so 20 fails; Demigods with bonus 14 need 2, so 2 succeeds and sets off a melee. */
static void
test_s14_no_automatic (void)
{
  g_autoptr (VedetteRules) rules = begin (0);
  VedetteStep *step;

  table_assert_chance (table_success (rules, "{'move':'snatch','troops':'rubbish'}"), 0, 1);
  table_assert_chance (table_success (rules, "{'move':'snatch','troops':'sub-human'}"), 0, 1);
  step = table_do (rules, "{'move':'snatch','troops':'rubbish','die':20}");
  g_assert_cmpint (table_fact_int (step, "need"), ==, 21);
  g_assert_false (table_fact_boolean (step, "success"));
  table_assert (rules, "act-free", "Red");
  table_do (rules, "{'move':'hold'}");
  step = table_do (rules, "{'move':'snatch','troops':'demigods','other':14,'why':'bonus','die':2}");
  g_assert_cmpint (table_fact_int (step, "need"), ==, 2);
  g_assert_true (table_fact_boolean (step, "success"));
  g_assert_true (table_fact_boolean (step, "low"));
  table_assert (rules, "general-melee", "Red");
}

/* A need of 1 or less cannot be missed, not even by a natural 1. */
static void
test_s14_certain (void)
{
  g_autoptr (VedetteRules) rules = begin (0);
  VedetteStep *step;

  table_assert_chance (table_success (rules, "{'move':'snatch','troops':'demigods','other':15,'why':'x'}"), 1, 1);
  step = table_do (rules, "{'move':'snatch','troops':'demigods','other':15,'why':'x','die':1}");
  g_assert_true (table_fact_boolean (step, "success"));
}

/* What a side says of a die that it keeps to itself has to be possible. */
static void
test_s14_secret_die (void)
{
  g_autoptr (VedetteRules) rules = begin (0);
  VedetteStep *step;

  table_agree (rules, "S-14", "{'move':'snatch','troops':'rubbish','result':'won'}");
  table_do (rules, "{'move':'shoot'}");
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"troops\":\"good\",\"result\":\"won\",\"low\":true}", "S-14", FALSE);
  /* Who needs 1 cannot lose; who needs 4 can lose only with a low die. */
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"troops\":\"demigods\",\"other\":13,\"why\":\"x\",\"result\":\"lost\"}",
                        "S-14", FALSE);
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"troops\":\"demigods\",\"other\":10,\"why\":\"x\",\"result\":\"lost\","
                               "\"low\":false}", "S-14", FALSE);
  g_assert_true (table_reminds (rules, "S-47", "{'move':'snatch','troops':'demigods','result':'lost'}"));
  g_assert_false (table_reminds (rules, "S-47", "{'move':'snatch','troops':'demigods','result':'lost','low':true}"));
  table_final (rules, "S-47", "{'move':'snatch','troops':'good','low':true,'die':2}");
  step = table_do (rules, "{'move':'snatch','troops':'good','result':'lost','low':false}");
  g_assert_false (json_object_has_member (vedette_step_get_facts (step), "natural"));
  g_assert_false (table_fact_boolean (step, "success"));
}

/* What follows of the die from what came of it, by the number needed */
typedef enum
{
  LOW,
  NOT_LOW,
  ASKED,
  IMPOSSIBLE,
} HalfSaid;

static HalfSaid
expect_low (int      need,
            gboolean won,
            gboolean low_fails)
{
  if (won)
    return need >= 21 ? IMPOSSIBLE : need >= 4 || low_fails ? NOT_LOW : ASKED;
  if (low_fails)
    return need <= 4 ? LOW : ASKED;
  return need <= 1 ? IMPOSSIBLE : need <= 4 ? LOW : ASKED;
}

static void
assert_half_said (VedetteRules *rules,
                  int           need,
                  gboolean      won,
                  HalfSaid      expected)
{
  /* Demigods need 16. */
  g_autofree char *json = g_strdup_printf ("{'move':'snatch','troops':'demigods','other':%d,'why':'x','result':'%s'}", 16 - need,
                                           won ? "won" : "lost");
  gint64 before = vedette_battle_get_cursor (vedette_rules_get_battle (rules));

  g_test_message ("%d, %s", need, won ? "won" : "lost");
  g_assert_cmpint (table_need (rules, "%s", json), ==, need);
  if (expected == IMPOSSIBLE)
    {
      vedette_test_refused (rules, g_strdelimit (json, "'", '"'), "S-14", FALSE);
      return;
    }
  g_assert_true (table_reminds (rules, "S-47", "%s", json) == (expected == ASKED));
  g_assert_true (table_reminds (rules, "A-S49", "%s", json) == (expected == LOW));
  g_assert_true (table_fact_boolean (table_do (rules, "%s", json), "low") == (expected == LOW));
  g_assert_true ((vedette_skirmish_game_get_state (table_game (rules)) == VEDETTE_STATE_GENERAL_MELEE) ==
                 (expected == LOW));
  g_assert_true (vedette_battle_go_to (vedette_rules_get_battle (rules), before, NULL));
}

static void
test_half_said (gconstpointer data)
{
  gboolean low_fails = g_str_equal (data, "yes");
  g_autoptr (VedetteRules) rules = begin (0);

  table_switch (rules, "low-roll-fails", data);
  table_add (rules, "Red", "Tom", "average", "none", 1);
  table_do (rules, "{'move':'contact','line':'Tom','melee':true}");
  for (int need = -1; need <= 23; need++)
    for (int won = 0; won <= 1; won++)
      assert_half_said (rules, need, won, expect_low (need, won, low_fails));
}

/* Who says of the die what it cannot have been is not believed, whether all of it follows or not. */
static void
test_half_said_wrong (void)
{
  static const struct
  {
    int need;
    const char *rest;
  } wrong[] = {
    { 3, "\"result\":\"lost\",\"low\":false" },
    { 4, "\"result\":\"won\",\"low\":true" },
    { 20, "\"result\":\"won\",\"low\":true" },
    { 1, "\"result\":\"lost\",\"low\":true" },
    { 21, "\"result\":\"won\",\"low\":false" },
  };
  g_autoptr (VedetteRules) rules = begin (0);

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *json = g_strdup_printf ("{\"move\":\"snatch\",\"troops\":\"demigods\",\"other\":%d,\"why\":\"x\",%s}",
                                               16 - wrong[i].need, wrong[i].rest);

      vedette_test_refused (rules, json, "S-14", FALSE);
    }
  /* What follows may be said as well, and what is asked may be answered either way. */
  g_assert_false (table_reminds (rules, "A-S49", "{'move':'snatch','troops':'demigods','other':13,'why':'x','result':'lost','low':true}"));
  table_do (rules, "{'move':'snatch','troops':'demigods','other':13,'why':'x','result':'lost','low':true}");
}

/* An archer within medium range: 19 - 2 = 17; one tick, so never +4. */
static void
test_s15_example (void)
{
  g_autoptr (VedetteRules) rules = begin (0);
  const char *json = "{'move':'snatch','troops':'average','intention':'shoot','reach':true}";

  table_assert_factor (rules, "reach", 2, "S-15", "%s", json);
  g_assert_cmpint (table_need (rules, "%s", json), ==, 17);
  table_assert_chance (table_success (rules, "%s", json), 1, 5);
  table_assert_factor (rules, "reach", 0, "S-15", "{'move':'snatch','troops':'average','reach':false}");
  table_assert_factor (rules, "reach", 0, "S-15", "{'move':'snatch','troops':'average'}");
  /* A-S10: the factor rests on what he means to do. */
  g_assert_true (table_reminds (rules, "S-15", "{'move':'snatch','troops':'average','reach':true}"));
  g_assert_true (table_reminds (rules, "S-15", "{'move':'snatch','troops':'average','no-sight':true}"));
  g_assert_false (table_reminds (rules, "S-15", "%s", json));
}

static void
test_s16_example (void)
{
  g_autoptr (VedetteRules) rules = begin (3);

  table_assert_factor (rules, "counters", 6, "S-16", "{'move':'snatch','troops':'poor'}");
  g_assert_cmpint (table_need (rules, "{'move':'snatch','troops':'poor'}"), ==, 14);
  table_assert_chance (table_success (rules, "{'move':'snatch','troops':'poor'}"), 7, 20);
}

static int
get_counters (VedetteRules *rules)
{
  return vedette_skirmish_game_get_counters (table_game (rules));
}

/* Twelve archers in one all-shoot are 1 counter; so is any action with a missile in it, and no other. */
static void
test_s17_actions (void)
{
  static const struct
  {
    const char *json;
    int counters;
  } rows[] = {
    { "{'move':'shoot','all':true,'who':'Archers'}", 1 },
    { "{'move':'shoot','who':'Archers'}", 2 },
    { "{'move':'move-shoot'}", 3 },
    { "{'move':'charge','contact':false,'missiles':true}", 4 },
    { "{'move':'task','what':'throw stones','missiles':true}", 5 },
    { "{'move':'charge','contact':false,'missiles':false}", 5 },
    { "{'move':'charge','contact':false}", 5 },
    { "{'move':'task','what':'open the gate'}", 5 },
    { "{'move':'march'}", 5 },
    { "{'move':'hold'}", 5 },
  };
  g_autoptr (VedetteRules) rules = table_new ();

  table_set (rules, table_add (rules, "Red", "Archers", "average", "none", 12), "weapon", "bow");
  table_do (rules, "{'move':'start','holder':'Red'}");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      VedetteStep *step = table_do (rules, "%s", rows[i].json);

      g_assert_cmpint (get_counters (rules), ==, rows[i].counters);
      if (i < 5)
        g_assert_cmpint (table_fact_int (step, "counters"), ==, rows[i].counters);
      else
        g_assert_false (json_object_has_member (vedette_step_get_facts (step), "counters"));
      table_do (rules, "{'move':'decline'}");
    }
}

/* Blue snatches and shoots: Red, Good, rolls at 16. */
static void
test_s18_example (void)
{
  g_autoptr (VedetteRules) rules = begin (2);

  table_do (rules, "{'move':'snatch','troops':'average','die':20}");
  g_assert_cmpint (get_counters (rules), ==, 0);
  table_do (rules, "{'move':'shoot'}");
  g_assert_cmpint (get_counters (rules), ==, 1);
  g_assert_cmpint (table_need (rules, "{'move':'snatch','troops':'good'}"), ==, 16);
  table_assert_chance (table_success (rules, "{'move':'snatch','troops':'good'}"), 1, 4);
}

/* Three all-shoots against 19: 17, 15, 13, so that the holder still holds with 33.6 per cent; then all are gone. */
static void
test_s19_example (void)
{
  static const int needs[] = { 17, 15, 13 };
  g_autoptr (VedetteRules) rules = table_new ();
  VedetteChance holds = vedette_chance_new (1, 1);

  table_do (rules, "{'move':'start','holder':'Red'}");
  for (guint i = 0; i < G_N_ELEMENTS (needs); i++)
    {
      VedetteChance fails;

      table_do (rules, "{'move':'shoot','all':true}");
      g_assert_cmpint (table_need (rules, "{'move':'snatch','troops':'average'}"), ==, needs[i]);
      vedette_chance_complement (table_success (rules, "{'move':'snatch','troops':'average'}"), &fails);
      vedette_chance_multiply (holds, fails, &holds);
      table_do (rules, "{'move':'snatch','troops':'average','die':%d}", i < 2 ? 12 : 13);
    }
  table_assert_chance (holds, 42, 125);
  table_assert (rules, "act-restricted", "Blue");
  g_assert_cmpint (get_counters (rules), ==, 0);
}

/* A roll that is let pass takes no counter, nor does an action without missiles. */
static void
test_s19_kept (void)
{
  g_autoptr (VedetteRules) rules = begin (2);

  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'march'}");
  table_do (rules, "{'move':'snatch','troops':'good','die':9}");
  g_assert_cmpint (get_counters (rules), ==, 2);
}

static void
test_s20_example (void)
{
  g_autoptr (VedetteRules) rules = begin (0);
  const char *json = "{'move':'snatch','troops':'excellent','leader':'good','intention':'full-speed','no-sight':true}";

  table_assert_factor (rules, "sight", -2, "S-20", "%s", json);
  g_assert_cmpint (table_need (rules, "%s", json), ==, 17);
  table_assert_chance (table_success (rules, "%s", json), 1, 5);
  table_assert_factor (rules, "sight", 0, "S-20", "{'move':'snatch','troops':'excellent','no-sight':false}");
  table_assert_factor (rules, "sight", 0, "S-20", "{'move':'snatch','troops':'excellent'}");
}

/* A Heroic Excellent leader in melee: 18, or 14 when he can break off at will. */
static void
test_s21_example (void)
{
  g_autoptr (VedetteRules) rules = begin (0);
  VedetteFigure *figure = table_add (rules, "Blue", "Leader", "excellent", "heroic", 1);

  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Leader'}"), ==, 14);
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Leader','engaged':true}"), ==, 18);
  /* The contact that is recorded ticks it; who says otherwise is believed. */
  table_do (rules, "{'move':'contact','line':'Leader','melee':true}");
  table_assert_factor (rules, "engaged", -4, "S-21", "{'move':'snatch','nominee':'Leader'}");
  table_assert_chance (table_success (rules, "{'move':'snatch','nominee':'Leader'}"), 3, 20);
  g_assert_true (table_reminds (rules, "S-21", "{'move':'snatch','nominee':'Leader'}"));
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Leader','engaged':false}"), ==, 14);
  table_assert_factor (rules, "engaged", 0, "S-21", "{'move':'snatch','nominee':'Leader','break-off':true}");
  /* What was answered is not asked. */
  g_assert_false (table_reminds (rules, "S-21", "{'move':'snatch','nominee':'Leader','break-off':true}"));
  g_assert_false (table_reminds (rules, "S-21", "{'move':'snatch','nominee':'Leader','break-off':false}"));
  table_assert_chance (table_success (rules, "{'move':'snatch','nominee':'Leader','break-off':true}"), 7, 20);
  g_assert_cmpint (vedette_figure_get_melee (figure), ==, VEDETTE_TRI_YES);
  table_do (rules, "{'move':'contact','line':'Leader','melee':false}");
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Leader'}"), ==, 14);
}

/* Of eight men three fight: the nominee is one of the five others, until only those who fight are left. */
static void
test_s21_some_of_many (void)
{
  g_autoptr (VedetteRules) rules = begin (0);

  table_add (rules, "Blue", "Spears", "average", "none", 8);
  table_do (rules, "{'move':'contact','line':'Spears','melee':true,'men':3}");
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Spears'}"), ==, 19);
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Spears','engaged':true}"), ==, 23);
  table_do (rules, "{'move':'contact','line':'Spears','melee':true}");
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Spears'}"), ==, 23);
}

/* Average on a card, objective in reach: 13. */
static void
test_s22_example (void)
{
  g_autoptr (VedetteRules) rules = begin (0);
  VedetteOrderCard *card;
  VedetteStep *step;

  table_add (rules, "Blue", "Wat", "average", "none", 1);
  card = table_add_card (rules, 1, "Wat");
  table_assert_factor (rules, "card", 4, "S-22", "{'move':'snatch','nominee':'Wat','card':'1'}");
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Wat','card':'1','reach':true}"), ==, 13);
  table_assert_chance (table_success (rules, "{'move':'snatch','nominee':'Wat','intention':'card','reach':true}"), 2, 5);
  table_assert_factor (rules, "card", 0, "S-22", "{'move':'snatch','nominee':'Wat'}");
  table_assert_factor (rules, "card", 0, "S-22", "{'move':'snatch','nominee':'Wat','intention':'engage'}");
  step = table_do (rules, "{'move':'snatch','nominee':'Wat','card':'1','reach':true,'die':13}");
  g_assert_true (table_fact_boolean (step, "success"));
  g_assert_cmpint (table_fact_int (step, "card"), ==, 1);
  g_assert_true (vedette_order_card_get_claimed (card));
  g_assert_cmpint (vedette_skirmish_game_get_card (table_game (rules)), ==, vedette_record_get_id (VEDETTE_RECORD (card)));
}

/* Against 19: 17, 15, 13, 11 after one to four all-shoots, and a first success after 2.96 actions. */
static void
test_s58_example (void)
{
  static const int needs[] = { 17, 15, 13, 11, 9, 7, 5, 3, 1 };
  g_autoptr (VedetteRules) rules = table_new ();
  double expected = 0, still_holds = 1;

  table_do (rules, "{'move':'start','holder':'Red'}");
  for (guint i = 0; i < G_N_ELEMENTS (needs); i++)
    {
      table_do (rules, "{'move':'shoot','all':true}");
      g_assert_cmpint (table_need (rules, "{'move':'snatch','troops':'average'}"), ==, needs[i]);
      expected += still_holds;
      still_holds *= 1 - vedette_chance_to_double (table_success (rules, "{'move':'snatch','troops':'average'}"));
      table_do (rules, "{'move':'decline'}");
    }
  g_assert_cmpfloat_with_epsilon (expected, 2.96, 0.005);
  g_assert_cmpfloat (still_holds, ==, 0);
}

/* One of several men alike is nominated: he has their class, and may be called by his own name. */
static void
test_s09_one_of_several (void)
{
  g_autoptr (VedetteRules) rules = begin (0);
  g_autofree char *plain = NULL;
  g_autofree char *named = NULL;

  table_add (rules, "Blue", "Archers", "good", "none", 6);
  table_add (rules, "Blue", "Wat", "good", "none", 1);
  table_final (rules, "S-09", "{'move':'snatch','nominee':'Wat','name':'Tom'}");
  named = vedette_rules_describe (rules, table_do (rules, "{'move':'snatch','nominee':'Archers','name':'Tom','die':5}"), NULL);
  g_assert_cmpstr (named, ==, "Tom of the Archers (Blue) rolled 5, needing 18: Red kept the initiative.");
  table_do (rules, "{'move':'hold'}");
  plain = vedette_rules_describe (rules, table_do (rules, "{'move':'snatch','nominee':'Archers','die':5}"), NULL);
  g_assert_cmpstr (plain, ==, "One of the Archers (Blue) rolled 5, needing 18: Red kept the initiative.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/skirmish/S-09/example", test_s09_example);
  g_test_add_func ("/rules/skirmish/S-09/one-of-several", test_s09_one_of_several);
  g_test_add_func ("/rules/skirmish/S-10/rates", test_s10_rates);
  g_test_add_func ("/rules/skirmish/S-11/factors", test_s11_factors);
  g_test_add_func ("/rules/skirmish/S-12/example", test_s12_example);
  g_test_add_func ("/rules/skirmish/S-12/other", test_s12_other);
  g_test_add_func ("/rules/skirmish/S-13/same-test", test_s13_same);
  g_test_add_func ("/rules/skirmish/S-14/no-automatic", test_s14_no_automatic);
  g_test_add_func ("/rules/skirmish/S-14/certain", test_s14_certain);
  g_test_add_func ("/rules/skirmish/S-14/secret-die", test_s14_secret_die);
  g_test_add_data_func ("/rules/skirmish/A-S49/table", "no", test_half_said);
  g_test_add_data_func ("/rules/skirmish/A-S49/table-low-fails", "yes", test_half_said);
  g_test_add_func ("/rules/skirmish/A-S49/contradicted", test_half_said_wrong);
  g_test_add_func ("/rules/skirmish/S-15/example", test_s15_example);
  g_test_add_func ("/rules/skirmish/S-16/example", test_s16_example);
  g_test_add_func ("/rules/skirmish/S-17/actions", test_s17_actions);
  g_test_add_func ("/rules/skirmish/S-18/example", test_s18_example);
  g_test_add_func ("/rules/skirmish/S-19/example", test_s19_example);
  g_test_add_func ("/rules/skirmish/S-19/kept", test_s19_kept);
  g_test_add_func ("/rules/skirmish/S-20/example", test_s20_example);
  g_test_add_func ("/rules/skirmish/S-21/example", test_s21_example);
  g_test_add_func ("/rules/skirmish/S-21/some-of-many", test_s21_some_of_many);
  g_test_add_func ("/rules/skirmish/S-22/example", test_s22_example);
  g_test_add_func ("/rules/skirmish/S-58/example", test_s58_example);
  return g_test_run ();
}
