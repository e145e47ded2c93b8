/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The loop of a skirmish: one action, one attempt; what one action is; who goes on after the roll (S-01 to S-08, S-23 to
 * S-26, S-57). */

#include "rules-table.h"

/* Red with a body of seven and Blue with one man each of two classes, Red to act */
static VedetteRules *
begin (void)
{
  static const char * const men[] = { "A", "B", "C", "D", "E", "F", "G" };
  VedetteRules *rules = table_new ();

  for (guint i = 0; i < G_N_ELEMENTS (men); i++)
    table_set (rules, table_add (rules, "Red", men[i], "average", "none", 1), "weapon", i < 5 ? "bow" : "none");
  table_add (rules, "Blue", "Excellent", "excellent", "none", 1);
  table_add (rules, "Blue", "Average", "average", "none", 1);
  table_add (rules, "Blue", "K", "average", "none", 6);
  table_do (rules, "{'move':'start','holder':'Red'}");
  return rules;
}

static void
assert_numbers (VedetteRules *rules,
                int           action_no,
                int           in_holding,
                int           holding,
                int           rolls)
{
  VedetteSkirmishGame *game = table_game (rules);

  g_assert_cmpint (vedette_skirmish_game_get_action_no (game), ==, action_no);
  g_assert_cmpint (vedette_skirmish_game_get_action_in_holding (game), ==, in_holding);
  g_assert_cmpint (vedette_skirmish_game_get_holding_no (game), ==, holding);
  g_assert_cmpint (vedette_skirmish_game_get_roll_no (game), ==, rolls);
}

/* A1(R) R1(B,9,no) A2(R) R2(B,17,yes) A3(B) */
static void
test_s01_example (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  table_assert (rules, "act-free", "Red");
  assert_numbers (rules, 0, 0, 1, 0);
  step = table_do (rules, "{'move':'march'}");
  g_assert_cmpint (table_fact_int (step, "action"), ==, 1);
  g_assert_cmpstr (table_fact_text (step, "side"), ==, "Red");
  table_assert (rules, "nominate", "Red");
  assert_numbers (rules, 1, 1, 1, 0);

  step = table_do (rules, "{'move':'snatch','nominee':'Excellent','die':9}");
  g_assert_cmpint (table_fact_int (step, "need"), ==, 17);
  g_assert_cmpint (table_fact_int (step, "natural"), ==, 9);
  g_assert_false (table_fact_boolean (step, "success"));
  g_assert_cmpstr (table_fact_text (step, "side"), ==, "Blue");
  table_assert (rules, "act-free", "Red");

  step = table_do (rules, "{'move':'hold'}");
  g_assert_cmpint (table_fact_int (step, "action"), ==, 2);
  g_assert_cmpstr (table_fact_text (step, "side"), ==, "Red");
  step = table_do (rules, "{'move':'snatch','nominee':'Excellent','die':17}");
  g_assert_true (table_fact_boolean (step, "success"));
  table_assert (rules, "act-restricted", "Blue");
  assert_numbers (rules, 2, 0, 2, 2);

  step = table_do (rules, "{'move':'charge','who':'Excellent'}");
  g_assert_cmpint (table_fact_int (step, "action"), ==, 3);
  g_assert_cmpstr (table_fact_text (step, "side"), ==, "Blue");
  assert_numbers (rules, 3, 1, 2, 2);
}

/* The other side's roll comes before the next action; both sides may agree to go on without it. */
static void
test_s01_order (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'march'}");
  table_agree (rules, "S-01", "{'move':'march'}");
  assert_numbers (rules, 2, 2, 1, 0);
  table_assert (rules, "nominate", "Red");
}

/* Who acts is of the side that has the initiative, and nobody acts before the start or after the end. */
static void
test_s01_side (void)
{
  g_autoptr (VedetteRules) rules = table_new ();

  table_add (rules, "Blue", "Bert", "average", "none", 1);
  table_final (rules, "S-01", "{'move':'march'}");
  table_final (rules, "S-01", "{'move':'snatch','troops':'good','die':20}");
  table_do (rules, "{'move':'start','holder':'Red'}");
  table_final (rules, "S-01", "{'move':'start','holder':'Blue'}");
  table_agree (rules, "S-01", "{'move':'march','who':'Bert'}");
  table_do (rules, "{'move':'end','result':'Red has the mill'}");
  table_assert (rules, "over", "Red");
  table_final (rules, "S-01", "{'move':'snatch','troops':'good','die':20}");
}

/* Blue needs 20, and after thirty failed rolls Red is still holder. */
static void
test_s02_thirty (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  double all_failed = 1;

  for (int i = 0; i < 30; i++)
    {
      table_do (rules, "{'move':'hold'}");
      all_failed *= 1 - vedette_chance_to_double (table_success (rules, "{'move':'snatch','troops':'poor'}"));
      table_do (rules, "{'move':'snatch','troops':'poor','die':19}");
      table_assert (rules, "act-free", "Red");
    }
  assert_numbers (rules, 30, 30, 1, 30);
  /* 21.5 per cent */
  g_assert_cmpfloat_with_epsilon (all_failed, 0.215, 0.0005);
}

/* Four of seven shoot and three stand still: one action. */
static void
test_s03_idle (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'shoot','who':['A','B','C','D'],'target':'K'}");
  assert_numbers (rules, 1, 1, 1, 0);
  table_assert (rules, "nominate", "Red");
}

/* Four shoot and three run: two actions, and so two rolls, 36 per cent instead of 20. */
static void
test_s03_two_things (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteChance once, not_once, never, both;

  table_agree (rules, "S-X20", "{'move':'shoot','who':['A','B','C','D'],'target':'K','also':'three run for cover'}");
  once = table_success (rules, "{'move':'snatch','nominee':'Average'}");
  /* The shooting gave a counter, so 19 - 2 = 17. */
  table_assert_chance (once, 1, 5);
  vedette_chance_complement (once, &not_once);
  vedette_chance_multiply (not_once, not_once, &never);
  vedette_chance_complement (never, &both);
  table_assert_chance (both, 9, 25);
}

/* A-B 3.5, B-C 4.0, A-C 7.5, C-D 4.5: A, B and C are a body by the chain, D is not of it. */
static void
test_s04_chain (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;
  const char *gaps = "'gaps':['A / B 3.5','B / C 4.0','A / C 7.5']";

  g_assert_false (table_reminds (rules, "S-04", "{'move':'march','who':['A','B','C'],%s}", gaps));
  step = table_do (rules, "{'move':'march','who':['A','B','C'],%s}", gaps);
  g_assert_false (json_object_has_member (vedette_step_get_facts (step), "agreed"));
  table_do (rules, "{'move':'decline'}");
  table_agree (rules, "S-04", "{'move':'march','who':['A','B','C','D'],"
                              "'gaps':['A / B 3.5','B / C 4.0','A / C 7.5','C / D 4.5']}");
}

/* Exactly four inches is within (A-S31), a hair more is not; who is not seen does not belong, however near. */
static void
test_s04_edges (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  vedette_test_warned (rules, "{\"move\":\"march\",\"who\":[\"A\",\"B\"],\"gaps\":\"A / B 4.01\"}", "S-04");
  vedette_test_warned (rules, "{\"move\":\"march\",\"who\":[\"A\",\"B\"],\"gaps\":\"A / B 1 unseen\"}", "S-04");
  vedette_test_warned (rules, "{\"move\":\"march\",\"who\":[\"A\",\"B\"],\"apart\":\"B\"}", "S-04");
  table_final (rules, "S-04", "{'move':'march','who':['A','B'],'gaps':'A / Nobody 3'}");
  table_do (rules, "{'move':'march','who':['A','B'],'gaps':'A / B 4'}");
}

/* A lone figure is a body of one, and distances that nobody measured hinder nobody. */
static void
test_s04_untracked (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'march','who':'A'}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'march','who':['A','B','C','D']}");
  table_do (rules, "{'move':'decline'}");
  /* D was measured against nobody. */
  table_do (rules, "{'move':'march','who':['A','B','D'],'gaps':'A / B 2'}");
}

/* Who stands idle apart from those who act is no part of the action. */
static void
test_s04_idle_apart (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  vedette_test_warned (rules, "{\"move\":\"march\",\"apart\":\"G\"}", "S-04");
  table_do (rules, "{'move':'march','who':['A','B'],'apart':'G'}");
}

/* Both sides of the house are two destinations; round a stump to one meeting point is one. */
static void
test_s05_destinations (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  table_agree (rules, "S-X20", "{'move':'march','to':['left of the house','right of the house']}");
  table_do (rules, "{'move':'decline'}");
  step = table_do (rules, "{'move':'march','to':'the meeting point'}");
  g_assert_cmpstr (table_fact_text (step, "to"), ==, "the meeting point");
  assert_numbers (rules, 2, 2, 1, 0);
}

/* The target is of the other side and on the table. */
static void
test_s05_target (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_agree (rules, "S-05", "{'move':'shoot','who':'A','target':'B'}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'out','line':'Average'}");
  table_agree (rules, "S-05", "{'move':'shoot','who':'A','target':'Average'}");
}

/* The house and stump test is shown when a group moves, and not to a lone man. */
static void
test_s06_reminder (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  g_assert_true (table_reminds (rules, "S-06", "{'move':'march','who':['A','B'],'to':'the stump'}"));
  g_assert_true (table_reminds (rules, "S-06", "{'move':'march','who':['A','B']}"));
  g_assert_false (table_reminds (rules, "S-06", "{'move':'march','who':'A','to':'the stump'}"));
  g_assert_false (table_reminds (rules, "S-06", "{'move':'shoot','who':['A','B']}"));
  /* 7 inches with a rate of 6 is for the players to see. */
  g_assert_true (table_reminds (rules, "S-06", "{'move':'march','who':['A','B'],'inches':7}"));
}

/* A line of many is a group, too. */
static void
test_s06_line (void)
{
  g_autoptr (VedetteRules) rules = table_new ();

  table_add (rules, "Red", "Spears", "average", "none", 8);
  table_do (rules, "{'move':'start','holder':'Red'}");
  g_assert_true (table_reminds (rules, "S-06", "{'move':'march','who':'Spears'}"));
  table_do (rules, "{'move':'out','line':'Spears','men':7}");
  g_assert_false (table_reminds (rules, "S-06", "{'move':'march','who':'Spears'}"));
}

/* Five archers, two of whom step 2 inches, and three who stand idle: one action, counters from 0 to 1. */
static void
test_s07_body_at_body (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  step = table_do (rules, "{'move':'move-shoot','who':['A','B','C','D','E'],'target':'K','inches':2}");
  g_assert_cmpint (vedette_skirmish_game_get_counters (table_game (rules)), ==, 1);
  g_assert_cmpint (table_fact_int (step, "counters"), ==, 1);
  g_assert_cmpstr (json_array_get_string_element (json_object_get_array_member (vedette_step_get_facts (step), "target"), 0),
                   ==, "K");
  assert_numbers (rules, 1, 1, 1, 0);
  table_do (rules, "{'move':'decline'}");
  /* A second enemy body is a second action. */
  table_agree (rules, "S-X20", "{'move':'shoot','who':['A','B'],'target':'K','also':'the others shoot at Average'}");
}

static void
test_s07_weapons (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  g_assert_true (table_reminds (rules, "S-07", "{'move':'shoot','who':['F','G'],'target':'K'}"));
  g_assert_true (table_reminds (rules, "S-07", "{'move':'move-shoot','who':'F'}"));
  g_assert_false (table_reminds (rules, "S-07", "{'move':'shoot','who':['A','G'],'target':'K'}"));
  g_assert_false (table_reminds (rules, "S-07", "{'move':'shoot'}"));
}

/* Until the round of melee is over nobody rolls and nobody goes on. */
static void
test_s08_locked (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'charge','who':'A','target':'Average'}");
  table_assert (rules, "contact-melee", "Red");
  table_final (rules, "S-X01", "{'move':'snatch','nominee':'Excellent','die':20}");
  table_final (rules, "S-X01", "{'move':'decline'}");
  vedette_test_refused (rules, "{\"move\":\"hold\"}", "S-08", FALSE);
  vedette_test_refused (rules, "{\"move\":\"end\"}", "S-08", FALSE);
  table_do (rules, "{'move':'melee-done'}");
  table_assert (rules, "nominate", "Red");
  table_do (rules, "{'move':'snatch','nominee':'Excellent','die':16}");
  table_assert (rules, "act-free", "Red");
}

/* Need 14, die 13: the action counter goes from 4 to 5, the two counters stay. */
static void
test_s23_example (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  for (int i = 0; i < 4; i++)
    {
      table_do (rules, i < 2 ? "{'move':'shoot'}" : "{'move':'hold'}");
      if (i < 3)
        table_do (rules, "{'move':'snatch','troops':'sub-human','die':4}");
    }
  assert_numbers (rules, 4, 4, 1, 3);
  g_assert_cmpint (table_need (rules, "{'move':'snatch','troops':'good'}"), ==, 14);
  table_do (rules, "{'move':'snatch','troops':'good','die':13}");
  table_assert (rules, "act-free", "Red");
  g_assert_cmpint (vedette_skirmish_game_get_counters (table_game (rules)), ==, 2);
  table_do (rules, "{'move':'hold'}");
  assert_numbers (rules, 5, 5, 1, 4);
}

/* The nominee's name is kept, and from one to all of his body act with him. */
static void
test_s24_body (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'put-right','holder':'Blue'}");
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'snatch','nominee':'A','die':19}");
  table_assert (rules, "act-restricted", "Red");
  g_assert_cmpint (vedette_skirmish_game_get_nominee (table_game (rules)), ==,
                   vedette_record_get_id (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "A")));
  g_assert_cmpstr (vedette_skirmish_game_get_nominee_name (table_game (rules)), ==, "A");
  g_assert_true (table_reminds (rules, "S-24", "{'move':'shoot'}"));
  g_assert_false (table_reminds (rules, "S-24", "{'move':'shoot','who':'A'}"));
  vedette_test_warned (rules, "{\"move\":\"shoot\",\"who\":[\"B\",\"C\"]}", "S-X08");
  vedette_test_warned (rules, "{\"move\":\"shoot\",\"nominee-acts\":false}", "S-X08");
  vedette_test_warned (rules, "{\"move\":\"shoot\",\"who\":[\"G\",\"A\"],\"gaps\":\"G / A 10\"}", "S-X08");
  table_do (rules, "{'move':'shoot','who':['B','A','C','D','E','F']}");
  g_assert_cmpint (vedette_skirmish_game_get_nominee (table_game (rules)), ==, 0);
  g_assert_cmpstr (vedette_skirmish_game_get_nominee_name (table_game (rules)), ==, "");
}

/* The chain goes out from the nominee, whoever is named first: it is the others who are left out. */
static void
test_s24_centre (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  g_autoptr (JsonNode) params = json_from_string ("{\"who\":[\"G\",\"A\"],\"gaps\":[\"G / A 10\"]}", NULL);
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autoptr (GError) error = NULL;

  table_do (rules, "{'move':'put-right','holder':'Blue'}");
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'snatch','nominee':'A','die':19}");
  move = vedette_rules_new_move (rules, "shoot", json_node_get_object (params), &error);
  g_assert_no_error (error);
  ruling = vedette_rules_check (rules, move);
  g_assert_cmpstr (ruling->rule, ==, "S-X08");
  g_assert_true (strstr (ruling->why, ": G. ") != NULL);
}

/* "Someone else" need not be on the roster; he can be kept for it. */
static void
test_s24_someone_else (void)
{
  g_autoptr (VedetteRules) rules = table_new ();
  VedetteFigure *figure;

  table_do (rules, "{'move':'start','holder':'Red'}");
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'snatch','troops':'good','die':18}");
  table_assert (rules, "act-restricted", "Blue");
  g_assert_cmpint (vedette_skirmish_game_get_nominee (table_game (rules)), ==, 0);
  table_do (rules, "{'move':'shoot'}");
  table_do (rules, "{'move':'snatch','name':'Wat','troops':'poor','leader':'heroic','keep':true,'die':15}");
  table_assert (rules, "act-restricted", "Red");
  figure = vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Wat");
  g_assert_cmpint (vedette_figure_get_troops (figure), ==, VEDETTE_TROOPS_POOR);
  g_assert_cmpint (vedette_figure_get_leader (figure), ==, VEDETTE_LEADER_HEROIC);
  g_assert_cmpint (vedette_skirmish_game_get_nominee (table_game (rules)), ==,
                   vedette_record_get_id (VEDETTE_RECORD (figure)));
}

/* The first action is restricted, the second is free; so is the first of a holding that nobody snatched. */
static void
test_s25_first_only (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  /* Not snatched: anything goes. */
  table_do (rules, "{'move':'task','what':'open the gate','who':['F','G']}");
  table_do (rules, "{'move':'snatch','nominee':'Excellent','die':17}");
  table_assert (rules, "act-restricted", "Blue");
  vedette_test_refused (rules, "{\"move\":\"hold\"}", "S-X07", FALSE);
  vedette_test_refused (rules, "{\"move\":\"task\",\"what\":\"open the gate\"}", "S-X07", FALSE);
  vedette_test_warned (rules, "{\"move\":\"shoot\",\"who\":\"K\"}", "S-X08");
  table_do (rules, "{'move':'shoot','who':'Excellent'}");
  table_do (rules, "{'move':'snatch','nominee':'A','die':16}");
  table_assert (rules, "act-free", "Blue");
  table_do (rules, "{'move':'task','what':'open the gate','who':'K'}");
  assert_numbers (rules, 3, 2, 2, 2);
}

/* A sidestep is none of the five, and who moves first is reminded of what the list is for. */
static void
test_s26_reminder (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  g_assert_false (table_reminds (rules, "S-26", "{'move':'march','inches':1}"));
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'snatch','nominee':'Excellent','die':17}");
  vedette_test_refused (rules, "{\"move\":\"task\",\"who\":\"Excellent\",\"what\":\"a sidestep\"}", "S-X07", FALSE);
  vedette_test_warned (rules, "{\"move\":\"march\",\"who\":\"Excellent\",\"option\":\"full-speed\",\"full-speed\":false,"
                              "\"inches\":1}", "S-X11");
  g_assert_true (table_reminds (rules, "S-26", "{'move':'march','who':'Excellent','sight':'in'}"));
  /* Who says which of the five it is has read them. */
  g_assert_false (table_reminds (rules, "S-26", "{'move':'march','who':'Excellent','option':'full-speed'}"));
  g_assert_false (table_reminds (rules, "S-26", "{'move':'shoot','who':'Excellent'}"));
}

/* Fourteen archers in four corners: one action, one counter, and no body is asked for. */
static void
test_s57_example (void)
{
  g_autoptr (VedetteRules) rules = table_new ();
  VedetteStep *step;

  for (int i = 0; i < 4; i++)
    {
      g_autofree char *name = g_strdup_printf ("Corner %d", i + 1);

      table_set (rules, table_add (rules, "Red", name, "average", "none", i < 2 ? 4 : 3), "weapon", "bow");
    }
  table_do (rules, "{'move':'start','holder':'Red'}");
  step = table_do (rules, "{'move':'shoot','all':true,'moved':false,'who':['Corner 1','Corner 2','Corner 3','Corner 4'],"
                          "'gaps':['Corner 1 / Corner 2 40','Corner 1 / Corner 3 60','Corner 1 / Corner 4 70']}");
  g_assert_true (table_fact_boolean (step, "all"));
  g_assert_cmpint (vedette_skirmish_game_get_counters (table_game (rules)), ==, 1);
  assert_numbers (rules, 1, 1, 1, 0);
  table_assert (rules, "nominate", "Red");
}

/* Whether somebody moves is asked, and only reminded of when nobody says. */
static void
test_s57_untracked (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  g_assert_true (table_reminds (rules, "S-57", "{'move':'shoot','all':true}"));
  g_assert_false (table_reminds (rules, "S-57", "{'move':'shoot','all':true,'moved':false}"));
  g_assert_false (table_reminds (rules, "S-57", "{'move':'shoot'}"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/skirmish/S-01/example", test_s01_example);
  g_test_add_func ("/rules/skirmish/S-01/order", test_s01_order);
  g_test_add_func ("/rules/skirmish/S-01/side", test_s01_side);
  g_test_add_func ("/rules/skirmish/S-02/thirty-actions", test_s02_thirty);
  g_test_add_func ("/rules/skirmish/S-03/idle-men", test_s03_idle);
  g_test_add_func ("/rules/skirmish/S-03/two-things", test_s03_two_things);
  g_test_add_func ("/rules/skirmish/S-04/chain", test_s04_chain);
  g_test_add_func ("/rules/skirmish/S-04/edges", test_s04_edges);
  g_test_add_func ("/rules/skirmish/S-04/untracked", test_s04_untracked);
  g_test_add_func ("/rules/skirmish/S-04/idle-apart", test_s04_idle_apart);
  g_test_add_func ("/rules/skirmish/S-05/destinations", test_s05_destinations);
  g_test_add_func ("/rules/skirmish/S-05/target", test_s05_target);
  g_test_add_func ("/rules/skirmish/S-06/reminder", test_s06_reminder);
  g_test_add_func ("/rules/skirmish/S-06/line-of-many", test_s06_line);
  g_test_add_func ("/rules/skirmish/S-07/body-at-body", test_s07_body_at_body);
  g_test_add_func ("/rules/skirmish/S-07/weapons", test_s07_weapons);
  g_test_add_func ("/rules/skirmish/S-08/locked", test_s08_locked);
  g_test_add_func ("/rules/skirmish/S-23/example", test_s23_example);
  g_test_add_func ("/rules/skirmish/S-24/body", test_s24_body);
  g_test_add_func ("/rules/skirmish/S-24/centre", test_s24_centre);
  g_test_add_func ("/rules/skirmish/S-24/someone-else", test_s24_someone_else);
  g_test_add_func ("/rules/skirmish/S-25/first-only", test_s25_first_only);
  g_test_add_func ("/rules/skirmish/S-26/reminder", test_s26_reminder);
  g_test_add_func ("/rules/skirmish/S-57/example", test_s57_example);
  g_test_add_func ("/rules/skirmish/S-57/untracked", test_s57_untracked);
  return g_test_run ();
}
