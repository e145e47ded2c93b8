/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which dice the moves of the skirmish system ask for, before they are rolled. */

#include "rules-table.h"

/* Checked against @expected, “d20 red who starts; ”; requests are written with ' for ". */
static void
assert_dice (VedetteRules *rules,
             const char   *name,
             const char   *json,
             const int    *naturals,
             gsize         n,
             const char   *expected)
{
  g_autofree char *text = g_strdelimit (g_strdup (json), "'", '"');
  g_autoptr (JsonNode) root = json_from_string (text, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteMove) move = vedette_rules_new_move (rules, name, json_node_get_object (root), &error);
  g_autoptr (GListModel) requests = NULL;
  g_autoptr (GString) said = g_string_new (NULL);

  g_assert_no_error (error);
  requests = vedette_rules_list_dice (rules, move, naturals, n);
  for (guint i = 0; i < g_list_model_get_n_items (requests); i++)
    {
      g_autoptr (VedetteDiceRequest) request = g_list_model_get_item (requests, i);

      g_string_append_printf (said, "d%d %s %s; ", request->sides, request->party, request->label);
    }
  g_assert_cmpstr (said->str, ==, expected);
}

#define ROLL_OFF "d20 red who starts; d20 blue who starts; "
#define ROLL_OFF_AGAIN "d20 red who starts, again after a tie; d20 blue who starts, again after a tie; "

static VedetteRules *
new_table (void)
{
  VedetteRules *rules = table_new ();

  table_add (rules, "Red", "Ann", "average", "good", 1);
  table_add (rules, "Blue", "Wat", "average", "none", 1);
  return rules;
}

/* A tie, with leadership, brings two more; a roll-off that is won has all its dice. */
static void
test_roll_off (void)
{
  g_autoptr (VedetteRules) rules = new_table ();
  const char *leader = "{'leader-1':'Ann'}";
  g_autoptr (VedetteBreakdown) breakdown = NULL;
  int bonus;

  assert_dice (rules, "start", "{}", NULL, 0, "");
  table_switch (rules, "start", "roll-off");
  assert_dice (rules, "start", "{}", NULL, 0, ROLL_OFF);
  assert_dice (rules, "start", "{}", (const int[]) { 7 }, 1, ROLL_OFF);
  assert_dice (rules, "start", "{}", (const int[]) { 7, 8 }, 2, ROLL_OFF);
  assert_dice (rules, "start", "{}", (const int[]) { 7, 7 }, 2, ROLL_OFF ROLL_OFF_AGAIN);
  assert_dice (rules, "start", "{}", (const int[]) { 7, 7, 3 }, 3, ROLL_OFF ROLL_OFF_AGAIN);
  assert_dice (rules, "start", "{}", (const int[]) { 7, 7, 3, 4 }, 4, ROLL_OFF ROLL_OFF_AGAIN);
  assert_dice (rules, "start", "{}", (const int[]) { 7, 7, 3, 3 }, 4, ROLL_OFF ROLL_OFF_AGAIN ROLL_OFF_AGAIN);

  breakdown = table_preview (rules, "{'move':'start','leader-1':'Ann'}");
  bonus = vedette_breakdown_get_total (breakdown, 0);
  g_assert_cmpint (bonus, >, 0);
  assert_dice (rules, "start", leader, (const int[]) { 7, 7 }, 2, ROLL_OFF);
  assert_dice (rules, "start", leader, (const int[]) { 7, 7 + bonus }, 2, ROLL_OFF ROLL_OFF_AGAIN);
}

static void
test_snatch (void)
{
  g_autoptr (VedetteRules) rules = new_table ();

  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"Red\"}");
  vedette_test_do (rules, "{\"move\":\"hold\"}");
  assert_dice (rules, "snatch", "{'nominee':'Wat'}", NULL, 0, "d20 blue the roll to snatch; ");
  assert_dice (rules, "snatch", "{'nominee':'Wat'}", (const int[]) { 3 }, 1, "d20 blue the roll to snatch; ");
  /* The side keeps its die to itself. */
  assert_dice (rules, "snatch", "{'nominee':'Wat','result':'won'}", NULL, 0, "");
  assert_dice (rules, "decline", "{}", NULL, 0, "");
  table_switch (rules, "snatch-roll", "decline-but-roll-for-melee");
  assert_dice (rules, "decline", "{}", NULL, 0, "d20 blue whether everyone in contact fights; ");
}

/* How many there are who nominate one of them is told where there are several. */
static void
test_men (void)
{
  g_autoptr (VedetteRules) rules = new_table ();
  g_autofree char *of_one = NULL, *of_three = NULL;

  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"3 churls, poor\"}");
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"Red\"}");
  vedette_test_do (rules, "{\"move\":\"hold\"}");
  of_one = vedette_test_facts (vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"die\":4}"));
  g_assert_null (strstr (of_one, "\"men\""));
  vedette_test_do (rules, "{\"move\":\"hold\"}");
  of_three = vedette_test_facts (vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"churls\",\"die\":4}"));
  g_assert_nonnull (strstr (of_three, "\"men\":3"));
}

/* Without a die for whether all fight, nothing happens at all. */
static void
test_no_die (void)
{
  g_autoptr (VedetteRules) rules = new_table ();
  g_autoptr (VedetteDice) dice = vedette_dice_new_typed (NULL, 0);
  g_autoptr (VedetteMove) decline = NULL;
  g_autoptr (GError) error = NULL;
  gint64 before;

  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"Red\"}");
  vedette_test_do (rules, "{\"move\":\"hold\"}");
  table_switch (rules, "snatch-roll", "decline-but-roll-for-melee");
  before = vedette_battle_get_cursor (vedette_rules_get_battle (rules));
  decline = vedette_rules_new_move (rules, "decline", NULL, NULL);
  g_assert_null (vedette_rules_perform (rules, decline, dice, FALSE, NULL, &error));
  g_assert_error (error, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_NONE_LEFT);
  g_assert_cmpint (vedette_battle_get_cursor (vedette_rules_get_battle (rules)), ==, before);
}

static void
test_arrive (void)
{
  g_autoptr (VedetteRules) rules = new_table ();

  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Hob, poor, in reserve\",\"arrives-die\":5}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"Guy, poor, in reserve\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"4 riders, good, in reserve\",\"arrives-die\":3,"
                   "\"arrives-sides\":10}");
  assert_dice (rules, "arrive", "{}", NULL, 0, "");
  assert_dice (rules, "arrive", "{'who':'Guy'}", NULL, 0, "");
  /* The players roll the dice of their reserves, and choose who arrives. */
  assert_dice (rules, "arrive", "{'who':['riders','Guy','Hob']}", NULL, 0, "");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/skirmish/dice/roll-off", test_roll_off);
  g_test_add_func ("/skirmish/dice/snatch", test_snatch);
  g_test_add_func ("/skirmish/dice/men", test_men);
  g_test_add_func ("/skirmish/dice/no-die", test_no_die);
  g_test_add_func ("/skirmish/dice/arrive", test_arrive);

  return g_test_run ();
}
