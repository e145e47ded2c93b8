/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reactive movement: who may, whom, what follows, and that it is offered but never in the way (S-49 to S-56). */

#include "reactions-table.h"

#include <string.h>

/* Red charges; Blue may shoot back. */
static VedetteRules *
begin_charge (void)
{
  VedetteRules *rules = reactions_begin ();

  table_do (rules, "{'move':'charge','who':['Ann','Ben','Col'],'target':'Wat'}");
  return rules;
}

/* The round is fought as well; Blue may react. */
static VedetteRules *
begin_charged (void)
{
  VedetteRules *rules = begin_charge ();

  table_do (rules, "{'move':'melee-done'}");
  return rules;
}

/* A charge opens the window after its round; a round of melee as an action does not, nor does a march. */
static void
test_s49 (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'charge','who':['Ann','Ben'],'target':'Wat'}");
  /* A-S24: the round on contact comes first. */
  table_agree (rules, "S-X18", "{'move':'react-move','choice':'run','who':'Will'}");
  table_assert (rules, "contact-melee", "Red");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'charge','who':'Col','target':'Walt'}");
  table_do (rules, "{'move':'melee-done'}");
  reactions_status (rules, "reactions", "with a reactive move");
  table_do (rules, "{'move':'react-move','choice':'run','who':'Will','near':true}");
  table_assert (rules, "nominate", "Red");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'fight','who':'Ann'}");
  table_do (rules, "{'move':'melee-done'}");
  reactions_status (rules, "reactions", NULL);
  table_agree (rules, "S-X18", "{'move':'react-move','choice':'run','who':'Will'}");
}

static void
test_s50 (void)
{
  g_autoptr (VedetteRules) rules = begin_charged ();

  g_assert_true (table_reminds (rules, "S-50", "{'move':'react-move','choice':'run','who':'Will'}"));
  g_assert_false (table_reminds (rules, "S-50", "{'move':'react-move','choice':'run','who':'Will','inches':3.9}"));
  g_assert_false (table_reminds (rules, "S-50", "{'move':'react-move','choice':'run','who':'Will','inches':4.0}"));
  vedette_test_warned (rules, "{\"move\":\"react-move\",\"choice\":\"run\",\"who\":\"Will\",\"inches\":4.1}", "S-X19");
  /* A man at 2″ who fights already does not react; of a line of many only those who are free. */
  vedette_test_refused (rules, "{\"move\":\"react-move\",\"choice\":\"run\",\"who\":\"Wat\",\"inches\":2}", "S-X18", FALSE);
  table_do (rules, "{'move':'contact','line':'Spearmen','melee':true}");
  g_assert_true (table_reminds (rules, "S-50", "{'move':'react-move','choice':'run','who':'Spearmen','near':true}"));
  table_do (rules, "{'move':'contact','line':'Spearmen','melee':true,'men':2}");
  g_assert_false (table_reminds (rules, "S-50", "{'move':'react-move','choice':'run','who':'Spearmen','near':true}"));
  table_do (rules, "{'move':'contact','line':'Spearmen','melee':true,'men':8}");
  vedette_test_refused (rules, "{\"move\":\"react-move\",\"choice\":\"run\",\"who\":\"Spearmen\"}", "S-X18", FALSE);
}

static void
test_s51 (void)
{
  g_autoptr (VedetteRules) rules = begin_charged ();
  VedetteStep *step;

  table_final (rules, "S-51", "{'move':'react-move','who':'Will'}");
  vedette_test_invalid (rules, "{\"move\":\"react-move\",\"choice\":\"shoot\",\"who\":\"Will\"}",
                        VEDETTE_RULES_ERROR_DECLARATION);
  g_assert_true (table_reminds (rules, "S-51", "{'move':'react-move','choice':'run','who':'Will'}"));
  vedette_test_warned (rules, "{\"move\":\"react-move\",\"choice\":\"run\",\"who\":\"Will\",\"full-speed\":false}", "S-51");
  step = table_do (rules, "{'move':'react-move','choice':'run','who':'Will','full-speed':true,'near':true}");
  g_assert_cmpstr (table_fact_text (step, "choice"), ==, "run");
  g_assert_cmpint (reactions_melee (rules, "Will"), ==, VEDETTE_TRI_NO);
}

/* Who charged may be engaged, and who stands next to them; not the third, five inches off. */
static void
test_s52 (void)
{
  g_autoptr (VedetteRules) rules = begin_charged ();

  g_assert_false (table_reminds (rules, "S-53", "{'move':'react-move','choice':'engage','who':'Will','target':'Ann'}"));
  g_assert_false (table_reminds (rules, "S-52", "{'move':'react-move','choice':'engage','who':'Will','target':'Ann'}"));
  g_assert_true (table_reminds (rules, "S-52", "{'move':'react-move','choice':'engage','who':'Will'}"));
  g_assert_false (table_reminds (rules, "S-53",
                                 "{'move':'react-move','choice':'engage','who':'Will','target':'Archers','contiguous':true}"));
  vedette_test_warned (rules,
                       "{\"move\":\"react-move\",\"choice\":\"engage\",\"who\":\"Will\",\"target\":\"Archers\",\"contiguous\":false}",
                       "S-X19");
}

/* Whether they stand in a chain is untracked, so the rule is brought to mind. */
static void
test_s53 (void)
{
  g_autoptr (VedetteRules) rules = begin_charged ();

  g_assert_true (table_reminds (rules, "S-53", "{'move':'react-move','choice':'engage','who':'Will','target':'Archers'}"));
  g_assert_true (table_reminds (rules, "S-53",
                                "{'move':'react-move','choice':'engage','who':'Will','target':['Ann','Archers']}"));
}

/* One defender against three, two friends join: a round of all six, the first four for the second time. */
static void
test_s54 (void)
{
  g_autoptr (VedetteRules) rules = begin_charged ();
  VedetteStep *step;
  g_autofree char *text = NULL;

  table_do (rules, "{'move':'react-move','choice':'engage','who':['Will','Walt'],'target':['Ann','Ben']}");
  table_assert (rules, "react-melee", "Red");
  g_assert_cmpint (reactions_melee (rules, "Will"), ==, VEDETTE_TRI_YES);
  g_assert_cmpint (reactions_melee (rules, "Walt"), ==, VEDETTE_TRI_YES);
  table_final (rules, "S-X01", "{'move':'snatch','nominee':'Wat','die':20}");
  table_agree (rules, "S-08", "{'move':'end'}");
  g_assert_true (vedette_battle_go_to (vedette_rules_get_battle (rules),
                                       vedette_battle_get_cursor (vedette_rules_get_battle (rules)) - 1, NULL));
  step = table_do (rules, "{'move':'melee-done'}");
  g_assert_true (table_fact_boolean (step, "reaction"));
  text = vedette_rules_describe (rules, step, NULL);
  g_assert_cmpstr (text, ==, "The round of melee was fought in reaction.");
  table_assert (rules, "nominate", "Red");
}

/* With nobody named somebody is in contact, and nobody knows who. */
static void
test_s54_untracked (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'charge','who':'Ann','target':'Wat'}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'react-move','choice':'engage'}");
  g_assert_cmpint (vedette_skirmish_game_get_contact (table_game (rules)), ==, VEDETTE_TRI_UNTRACKED);
  table_assert (rules, "react-melee", "Red");
}

/* Blue reacts, then rolls 9 against 16: Red goes on. */
static void
test_s55 (void)
{
  g_autoptr (VedetteRules) rules = begin_charged ();

  table_do (rules, "{'move':'react-move','choice':'engage','who':'Will','target':'Ann'}");
  table_do (rules, "{'move':'melee-done'}");
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Walt','other':3,'why':'test'}"), ==, 16);
  table_do (rules, "{'move':'snatch','nominee':'Walt','other':3,'why':'test','die':9}");
  table_assert (rules, "act-free", "Red");
  g_assert_cmpint (vedette_skirmish_game_get_roll_no (table_game (rules)), ==, 1);
  g_assert_cmpint (vedette_skirmish_game_get_holding_no (table_game (rules)), ==, 1);
}

/* A window for each charge of a holding, and going on passes it. */
static void
test_s56 (void)
{
  static const char * const targets[] = { "Wat", "Will", "Walt" };
  g_autoptr (VedetteRules) rules = reactions_begin ();

  for (guint i = 0; i < G_N_ELEMENTS (targets); i++)
    {
      VedetteStep *step;

      table_do (rules, "{'move':'charge','who':'Ben','target':'%s'}", targets[i]);
      step = table_do (rules, "{'move':'melee-done'}");
      g_assert_false (reactions_passed (step, "reactive-move"));
      if (i == 1)
        table_do (rules, "{'move':'react-move','choice':'run','who':'Spearmen'}");
      step = table_do (rules, "{'move':'snatch','nominee':'Wat','die':4}");
      g_assert_true (reactions_passed (step, "reactive-move") == (i != 1));
    }
  table_do (rules, "{'move':'march','who':'Archers'}");
  table_agree (rules, "S-X18", "{'move':'react-move','choice':'run','who':'Spearmen'}");
  g_assert_false (reactions_passed (table_do (rules, "{'move':'decline'}"), "reactive-move"));
}

/* Only at Full the log speaks of what was passed; with both sides' agreement the next action passes it, too. */
static void
test_s56_passed_words (void)
{
  g_autoptr (VedetteRules) rules = begin_charged ();
  VedetteStep *step = table_agree (rules, "S-01", "{'move':'hold'}");
  g_autofree char *standard = NULL;
  g_autofree char *full = NULL;
  g_autofree char *whole = vedette_rules_describe_whole (rules, step, NULL);

  g_assert_true (reactions_passed (step, "reactive-move"));
  /* A log that is read later has it at any level. */
  g_assert_nonnull (strstr (whole, "(No reactive move.)"));
  standard = vedette_rules_describe (rules, step, NULL);
  g_assert_null (strstr (standard, "reactive move"));
  table_set (rules, vedette_battle_get_single (vedette_rules_get_battle (rules), VEDETTE_TYPE_ABOUT), "level", "full");
  full = vedette_rules_describe (rules, step, NULL);
  g_assert_nonnull (strstr (full, "(No reactive move.)"));
}

/* Asserts that Walt's or Wat's reactive move is refused, and why. */
static void
assert_ground (VedetteRules *rules,
               const char   *who,
               const char   *why)
{
  g_autoptr (JsonObject) params = json_object_new ();
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autoptr (GError) error = NULL;

  json_object_set_string_member (params, "choice", "run");
  json_object_set_string_member (params, "who", who);
  move = vedette_rules_new_move (rules, "react-move", params, &error);
  g_assert_no_error (error);
  ruling = vedette_rules_check (rules, move);
  g_assert_cmpint (ruling->verdict, ==, VEDETTE_VERDICT_REFUSED);
  g_assert_cmpstr (ruling->rule, ==, "S-X18");
  g_assert_cmpstr (ruling->why, ==, why);
  /* Nobody shot. */
  for (guint i = 0; i < g_list_model_get_n_items (ruling->findings); i++)
    g_assert_null (strstr (vedette_ruling_nth (ruling, i)->why, "has already shot"));
}

/* Each refusal names the ground that applies: without contact by movement, … */
static void
test_x18_no_contact (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'march','who':'Ann'}");
  assert_ground (rules, "Walt", "Nobody made contact by moving in this action, so nobody can react. Continue with the next "
                                "step.");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'contact','line':['Ann','Wat'],'melee':true}");
  table_do (rules, "{'move':'fight','who':'Ann','target':'Wat'}");
  assert_ground (rules, "Walt", "Nobody made contact by moving in this action, so nobody can react. Continue with the next "
                                "step.");
  table_do (rules, "{'move':'melee-done'}");
  assert_ground (rules, "Wat", "Nobody made contact by moving in this action, so nobody can react. Continue with the next step.");
}

/* … by a man in melee, … */
static void
test_x18_in_melee (void)
{
  g_autoptr (VedetteRules) rules = begin_charged ();

  assert_ground (rules, "Wat", "Wat is in melee and cannot react. Choose figures that are not in melee.");
}

/* … and for the second time in an action, whether they ran or engaged, and whoever is in melee by it. */
static void
test_x18_second (void)
{
  static const char * const choices[] = { "run", "engage" };

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_autoptr (VedetteRules) rules = begin_charged ();

      table_do (rules, "{'move':'react-move','choice':'%s','who':'Will','target':'Ann'}", choices[i]);
      assert_ground (rules, "Walt", "This action allows one reactive move, which has already been made. Continue with the next "
                                    "step.");
      assert_ground (rules, "Wat", "This action allows one reactive move, which has already been made. Continue with the next "
                                   "step.");
      assert_ground (rules, "Will", "This action allows one reactive move, which has already been made. Continue with the next "
                                    "step.");
      if (i == 1)
        table_do (rules, "{'move':'melee-done'}");
      assert_ground (rules, "Walt", "This action allows one reactive move, which has already been made. Continue with the next "
                                    "step.");
      table_do (rules, "{'move':'decline'}");
      /* What was made before the roll is still the one of this action (A-S51). */
      assert_ground (rules, "Walt", "This action allows one reactive move, which has already been made. Continue with the next "
                                    "step.");
    }
}

/* Twice for one action, by a man in melee, by the holder, without contact by movement */
static void
test_x18_cases (void)
{
  g_autoptr (VedetteRules) rules = begin_charged ();

  table_agree (rules, "S-X18", "{'move':'react-move','choice':'run','who':'Archers'}");
  table_agree (rules, "S-X18", "{'move':'react-move','choice':'run','who':'Walt'}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'march','who':'Archers'}");
  table_agree (rules, "S-X18", "{'move':'react-move','choice':'engage','who':'Walt','target':'Archers'}");
  /* Agreed, it is fought as an engagement of this action. */
  table_assert (rules, "react-melee", "Red");
}

/* A reactive move that the roll or a duel has passed is late, and both sides may agree to it; it is made once all the same. */
static void
test_as51_late (gconstpointer data)
{
  g_autoptr (VedetteRules) rules = begin_charged ();
  g_autofree char *whole = NULL;
  VedetteStep *step = table_do (rules, "%s", (const char *) data);

  g_assert_true (reactions_passed (step, "reactive-move"));
  whole = vedette_rules_describe_whole (rules, step, NULL);
  g_assert_nonnull (strstr (whole, "(No reactive move.)"));
  vedette_test_warned (rules, "{\"move\":\"react-move\",\"choice\":\"run\"}", "A-S51");
  table_agree (rules, "A-S51", "{'move':'react-move','choice':'run','who':'Will'}");
  vedette_test_refused (rules, "{\"move\":\"react-move\",\"choice\":\"run\",\"who\":\"Walt\"}", "S-X18", FALSE);
}

/* Who has the initiative since does not react, and the next action has no late one of the last. */
static void
test_as51_over (void)
{
  g_autoptr (VedetteRules) rules = begin_charged ();

  table_do (rules, "{'move':'snatch','nominee':'Will','die':20}");
  vedette_test_refused (rules, "{\"move\":\"react-move\",\"choice\":\"run\",\"who\":\"Walt\"}", "S-X18", FALSE);
  table_do (rules, "{'move':'shoot','who':'Will'}");
  vedette_test_refused (rules, "{\"move\":\"react-move\",\"choice\":\"run\",\"who\":\"Archers\"}", "S-X18", FALSE);
}

/* What was made in time is made, whatever was rolled since. */
static void
test_as51_made (void)
{
  g_autoptr (VedetteRules) rules = begin_charged ();
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;

  table_do (rules, "{'move':'react-move','choice':'run','who':'Will'}");
  table_do (rules, "{'move':'decline'}");
  move = vedette_rules_new_move (rules, "react-move", NULL, NULL);
  ruling = vedette_rules_open (rules, move);
  g_assert_cmpstr (vedette_ruling_nth (ruling, 0)->why, ==,
                   "This action allows one reactive move, which has already been made. Continue with the next step.");
}

static void
test_x18_dead (void)
{
  g_autoptr (VedetteRules) rules = begin_charged ();

  table_do (rules, "{'move':'out','line':'Will'}");
  table_final (rules, "S-X31", "{'move':'react-move','choice':'run','who':'Will'}");
}

static void
test_x19 (void)
{
  g_autoptr (VedetteRules) rules = begin_charged ();

  vedette_test_warned (rules, "{\"move\":\"react-move\",\"choice\":\"engage\",\"who\":\"Will\",\"target\":\"Walt\",\"near\":true}",
                       "S-X19");
  table_agree (rules, "S-X19", "{'move':'react-move','choice':'engage','who':'Will','target':'Ann','near':false}");
  table_assert (rules, "react-melee", "Red");
}

/* All do the same, unless the players let each choose. */
static void
test_choice (gconstpointer data)
{
  g_autoptr (VedetteRules) rules = begin_charged ();
  const char *json = "{'move':'react-move','choice':'engage','who':'Will','target':'Ann','runners':'Walt'}";
  VedetteStep *step;

  table_switch (rules, "reactive-choice", data);
  step = g_str_equal (data, "all-same") ? table_agree (rules, "S-51", "%s", json) : table_do (rules, "%s", json);
  g_assert_true (json_object_has_member (vedette_step_get_facts (step), "runners"));
  g_assert_cmpint (reactions_melee (rules, "Walt"), ==, VEDETTE_TRI_NO);
}

/* A man who shoots and then runs does two things. */
static void
test_double (gconstpointer data)
{
  g_autoptr (VedetteRules) rules = begin_charge ();
  const char *json = "{'move':'react-move','choice':'run','who':['Will','Walt']}";

  table_switch (rules, "double-reaction", data);
  table_do (rules, "{'move':'react-shoot','who':'Will','target':'Ann'}");
  table_do (rules, "{'move':'melee-done'}");
  if (g_str_equal (data, "no"))
    table_agree (rules, "S-X18", "%s", json);
  else
    table_do (rules, "%s", json);
}

/* Everything comes back, and a removed line is no reactor any more. */
static void
test_undo (void)
{
  g_autoptr (VedetteRules) rules = begin_charge ();
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  gint64 cursor = vedette_battle_get_cursor (battle);
  g_autofree char *before = vedette_battle_dump (battle);
  g_autofree char *after = NULL;

  table_do (rules, "{'move':'react-shoot','who':'Will','target':'Ann'}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'react-move','choice':'engage','who':'Walt','target':'Ann'}");
  table_do (rules, "{'edit':'remove-line','line':'Will'}");
  g_assert_cmpuint (vedette_ids_get_n (vedette_skirmish_game_get_reacted (table_game (rules))), ==, 1);
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'decline'}");
  g_assert_null (vedette_skirmish_game_get_actors (table_game (rules)));
  g_assert_true (vedette_battle_go_to (battle, cursor, NULL));
  after = vedette_battle_dump (battle);
  g_assert_cmpstr (after, ==, before);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/skirmish/S-49/windows", test_s49);
  g_test_add_func ("/rules/skirmish/S-50/distance", test_s50);
  g_test_add_func ("/rules/skirmish/S-51/choices", test_s51);
  g_test_add_func ("/rules/skirmish/S-52/targets", test_s52);
  g_test_add_func ("/rules/skirmish/S-53/reminder", test_s53);
  g_test_add_func ("/rules/skirmish/S-54/example", test_s54);
  g_test_add_func ("/rules/skirmish/S-54/untracked", test_s54_untracked);
  g_test_add_func ("/rules/skirmish/S-55/example", test_s55);
  g_test_add_func ("/rules/skirmish/S-56/each-charge", test_s56);
  g_test_add_func ("/rules/skirmish/S-56/passed", test_s56_passed_words);
  g_test_add_func ("/rules/skirmish/S-56/undo", test_undo);
  g_test_add_func ("/rules/skirmish/S-X18/cases", test_x18_cases);
  g_test_add_func ("/rules/skirmish/S-X18/dead", test_x18_dead);
  g_test_add_func ("/rules/skirmish/S-X18/no-contact", test_x18_no_contact);
  g_test_add_func ("/rules/skirmish/S-X18/in-melee", test_x18_in_melee);
  g_test_add_func ("/rules/skirmish/S-X18/second", test_x18_second);
  g_test_add_func ("/rules/skirmish/S-X19/far-and-wrong", test_x19);
  g_test_add_data_func ("/rules/skirmish/A-S51/late-after-decline", "{'move':'decline'}", test_as51_late);
  g_test_add_data_func ("/rules/skirmish/A-S51/late-after-roll", "{'move':'snatch','nominee':'Will','die':4}", test_as51_late);
  g_test_add_data_func ("/rules/skirmish/A-S51/late-after-duel", "{'move':'duel','winner':'Red'}", test_as51_late);
  g_test_add_func ("/rules/skirmish/A-S51/over", test_as51_over);
  g_test_add_func ("/rules/skirmish/A-S51/made-in-time", test_as51_made);
  g_test_add_data_func ("/rules/skirmish/s.reactive_choice/all-same", "all-same", test_choice);
  g_test_add_data_func ("/rules/skirmish/s.reactive_choice/per-figure", "per-figure", test_choice);
  g_test_add_data_func ("/rules/skirmish/s.double_reaction/no", "no", test_double);
  g_test_add_data_func ("/rules/skirmish/s.double_reaction/yes", "yes", test_double);
  return g_test_run ();
}
