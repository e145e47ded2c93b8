/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Melee: the round on contact, the round as an action, and the one that a low die makes all fight (S-44 to S-48). */

#include "rules-table.h"

#include <string.h>

/* Red's Ann, Ben, Col and Dan against Blue's Wat, Will and Walt; Red to act */
static VedetteRules *
begin (void)
{
  static const char * const red[] = { "Ann", "Ben", "Col", "Dan" };
  static const char * const blue[] = { "Wat", "Will", "Walt" };
  VedetteRules *rules = table_new ();

  for (guint i = 0; i < G_N_ELEMENTS (red); i++)
    table_add (rules, "Red", red[i], "average", "none", 1);
  for (guint i = 0; i < G_N_ELEMENTS (blue); i++)
    table_add (rules, "Blue", blue[i], "good", "none", 1);
  table_do (rules, "{'move':'start','holder':'Red'}");
  return rules;
}

static VedetteTri
get_melee (VedetteRules *rules,
           const char   *name)
{
  return vedette_figure_get_melee (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, name));
}

static int
get_counters (VedetteRules *rules)
{
  return vedette_skirmish_game_get_counters (table_game (rules));
}

/* Three reach two defenders: one round of those five, and not of the man behind. */
static void
test_s44_example (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'charge','who':['Ann','Ben','Col'],'target':['Wat','Will']}");
  table_assert (rules, "contact-melee", "Red");
  g_assert_cmpint (get_melee (rules, "Ann"), ==, VEDETTE_TRI_YES);
  g_assert_cmpint (get_melee (rules, "Ben"), ==, VEDETTE_TRI_YES);
  g_assert_cmpint (get_melee (rules, "Col"), ==, VEDETTE_TRI_YES);
  g_assert_cmpint (get_melee (rules, "Wat"), ==, VEDETTE_TRI_YES);
  g_assert_cmpint (get_melee (rules, "Will"), ==, VEDETTE_TRI_YES);
  g_assert_cmpint (get_melee (rules, "Dan"), ==, VEDETTE_TRI_NO);
  g_assert_cmpint (get_melee (rules, "Walt"), ==, VEDETTE_TRI_NO);
  g_assert_cmpint (vedette_skirmish_game_get_contact (table_game (rules)), ==, VEDETTE_TRI_NO);
  table_do (rules, "{'move':'melee-done'}");
  table_assert (rules, "nominate", "Red");
  /* One round: there is no second to close. */
  table_final (rules, "S-44", "{'move':'melee-done'}");
  g_assert_cmpint (get_melee (rules, "Wat"), ==, VEDETTE_TRI_YES);
}

/* A charge that falls short makes no contact, so no round is due. */
static void
test_s44_no_contact (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'charge','who':'Ann','target':'Wat','contact':false}");
  table_assert (rules, "nominate", "Red");
  g_assert_cmpint (get_melee (rules, "Ann"), ==, VEDETTE_TRI_NO);
  g_assert_cmpint (get_melee (rules, "Wat"), ==, VEDETTE_TRI_NO);
}

/* When nobody says who, somebody is in contact, and the program does not know who. */
static void
test_s44_untracked (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'charge'}");
  table_assert (rules, "contact-melee", "Red");
  g_assert_cmpint (vedette_skirmish_game_get_contact (table_game (rules)), ==, VEDETTE_TRI_UNTRACKED);
  g_assert_cmpint (get_melee (rules, "Ann"), ==, VEDETTE_TRI_NO);
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'snatch','nominee':'Wat','die':2}");
  table_assert (rules, "general-melee", "Red");
}

/* Who falls in the round is in melee no more. */
static void
test_s44_losses (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  table_do (rules, "{'move':'charge','who':'Ann','target':'Wat'}");
  step = table_do (rules, "{'move':'out','line':'Wat'}");
  g_assert_cmpstr (table_fact_text (step, "side"), ==, "Blue");
  g_assert_cmpint (table_fact_int (step, "left"), ==, 0);
  g_assert_cmpint (get_melee (rules, "Wat"), ==, VEDETTE_TRI_NO);
  /* A-S40: nobody is left to fight the round with. */
  table_assert (rules, "nominate", "Red");
  g_assert_cmpint (get_melee (rules, "Ann"), ==, VEDETTE_TRI_NO);
}

/* Four men of one body in two fights: one action, one round, one roll. */
static void
test_s45_example (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'charge','who':['Ann','Ben','Col','Dan'],'target':['Wat','Will']}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'snatch','nominee':'Walt','die':4}");
  table_do (rules, "{'move':'fight','who':['Ann','Ben','Col','Dan']}");
  table_assert (rules, "contact-melee", "Red");
  g_assert_cmpint (vedette_skirmish_game_get_action_no (table_game (rules)), ==, 2);
  g_assert_cmpint (get_counters (rules), ==, 0);
  table_do (rules, "{'move':'melee-done'}");
  table_assert (rules, "nominate", "Red");
  table_do (rules, "{'move':'snatch','nominee':'Walt','die':4}");
  g_assert_cmpint (vedette_skirmish_game_get_roll_no (table_game (rules)), ==, 2);
  table_assert (rules, "act-free", "Red");
}

/* A round is for men in contact: known not to be, that is worth a word; not known, it is not refused. */
static void
test_s45_contact (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  g_assert_true (table_reminds (rules, "S-45", "{'move':'fight'}"));
  table_agree (rules, "S-45", "{'move':'fight','who':'Ann'}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'contact','line':'Ann'}");
  g_assert_cmpint (get_melee (rules, "Ann"), ==, VEDETTE_TRI_UNTRACKED);
  table_do (rules, "{'move':'decline'}");
  g_assert_false (table_reminds (rules, "S-45", "{'move':'fight','who':['Ann','Ben']}"));
  g_assert_false (table_reminds (rules, "S-45", "{'move':'fight'}"));
}

/* Puts five men in contact and lets Blue roll with a need of 12. */
static VedetteStep *
roll_for_twelve (VedetteRules *rules,
                 int           die)
{
  table_do (rules, "{'move':'contact','line':['Ann','Ben','Col','Wat','Will'],'melee':true}");
  table_do (rules, "{'move':'hold'}");
  return table_do (rules, "{'move':'snatch','nominee':'Walt','other':6,'why':'bonus','die':%d}", die);
}

/* Need 12, die 2: it fails, and all in contact fight. */
static void
test_s46_example (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  g_autoptr (VedetteBreakdown) breakdown = NULL;
  VedetteStep *step = roll_for_twelve (rules, 2);

  g_assert_cmpint (table_fact_int (step, "need"), ==, 12);
  g_assert_true (table_fact_boolean (step, "low"));
  g_assert_false (table_fact_boolean (step, "success"));
  g_assert_cmpstr (table_fact_text (step, "melee"), ==, "due");
  table_assert (rules, "general-melee", "Red");
  step = table_do (rules, "{'move':'general-melee','fought':true}");
  g_assert_true (table_fact_boolean (step, "fought"));
  g_assert_false (table_fact_boolean (step, "won"));
  g_assert_cmpstr (table_fact_text (step, "side"), ==, "Red");
  table_assert (rules, "act-free", "Red");
  table_do (rules, "{'move':'hold'}");
  breakdown = table_preview (rules, "{'move':'snatch','nominee':'Walt'}");
  table_assert_chance (vedette_breakdown_get_chance (breakdown, "low"), 3, 20);
}

/* 1, 2 and 3, and no other. */
static void
test_s46_dice (void)
{
  for (int die = 1; die <= 20; die++)
    {
      g_autoptr (VedetteRules) rules = begin ();
      VedetteStep *step = roll_for_twelve (rules, die);

      g_assert_cmpint (table_fact_boolean (step, "low"), ==, die <= 3);
      if (die <= 3)
        table_assert (rules, "general-melee", "Red");
      else
        table_assert (rules, die >= 12 ? "act-restricted" : "act-free", die >= 12 ? "Blue" : "Red");
    }
}

/* With nobody in contact it is skipped, with a note. */
static void
test_s46_nobody (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  g_autofree char *words = NULL;
  VedetteStep *step;

  table_do (rules, "{'move':'hold'}");
  step = table_do (rules, "{'move':'snatch','nominee':'Walt','die':1}");
  g_assert_cmpstr (table_fact_text (step, "melee"), ==, "nobody");
  table_assert (rules, "act-free", "Red");
  words = vedette_rules_describe (rules, step, NULL);
  g_assert_nonnull (strstr (words, "contact"));
}

/* Men in reserve or out fight nobody, whatever was noted of them. */
static void
test_s46_gone (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteFigure *ben = vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Ben");
  VedetteEdit *edit = vedette_battle_edit (vedette_rules_get_battle (rules), "test");
  g_autoptr (GError) error = NULL;
  VedetteStep *step;

  vedette_edit_set (edit, ben, "reserve", TRUE, "melee", VEDETTE_TRI_YES, NULL);
  vedette_battle_commit (vedette_rules_get_battle (rules), edit, &error);
  g_assert_no_error (error);
  table_do (rules, "{'move':'contact','line':['Ann','Wat'],'melee':true}");
  table_do (rules, "{'move':'out','line':'Ann'}");
  table_do (rules, "{'move':'out','line':'Wat'}");
  table_do (rules, "{'move':'hold'}");
  step = table_do (rules, "{'move':'snatch','nominee':'Walt','die':1}");
  g_assert_cmpstr (table_fact_text (step, "melee"), ==, "nobody");
}

/* Without a roster the program cannot know, so it asks, and takes no for an answer. */
static void
test_s46_untracked (void)
{
  g_autoptr (VedetteRules) rules = table_new ();
  VedetteStep *step;

  table_do (rules, "{'move':'start','holder':'Blue'}");
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'snatch','troops':'good','die':3}");
  table_assert (rules, "general-melee", "Blue");
  step = table_do (rules, "{'move':'general-melee','fought':false}");
  g_assert_false (table_fact_boolean (step, "fought"));
  table_assert (rules, "act-free", "Blue");
}

/* A-S04: a low die that succeeds does both, the melee first; then the sides swap. */
static void
test_s46_success (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  table_do (rules, "{'move':'contact','line':['Ann','Wat'],'melee':true}");
  table_do (rules, "{'move':'shoot','who':'Ben'}");
  step = table_do (rules, "{'move':'snatch','nominee':'Walt','other':14,'why':'bonus','die':2}");
  g_assert_true (table_fact_boolean (step, "success"));
  table_assert (rules, "general-melee", "Red");
  g_assert_cmpint (get_counters (rules), ==, 1);
  step = table_do (rules, "{'move':'general-melee'}");
  g_assert_true (table_fact_boolean (step, "won"));
  g_assert_cmpstr (table_fact_text (step, "side"), ==, "Blue");
  table_assert (rules, "act-restricted", "Blue");
  g_assert_false (vedette_skirmish_game_get_won (table_game (rules)));
  g_assert_cmpint (get_counters (rules), ==, 0);
  g_assert_cmpstr (vedette_skirmish_game_get_nominee_name (table_game (rules)), ==, "Walt");
  g_assert_cmpint (vedette_skirmish_game_get_holding_no (table_game (rules)), ==, 2);
}

/* A-S05: the nominee falls in it; the initiative passes, and any one body makes the first action. */
static void
test_s46_nominee_falls (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  table_do (rules, "{'move':'contact','line':['Ann','Wat'],'melee':true}");
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'snatch','nominee':'Wat','other':19,'why':'bonus','die':3}");
  table_do (rules, "{'move':'out','line':'Wat'}");
  step = table_do (rules, "{'move':'general-melee'}");
  g_assert_cmpstr (table_fact_text (step, "fallen"), ==, "Wat");
  table_assert (rules, "act-restricted", "Blue");
  g_assert_cmpint (vedette_skirmish_game_get_nominee (table_game (rules)), ==, 0);
  /* Still one of the five. */
  vedette_test_refused (rules, "{\"move\":\"hold\"}", "S-X07", FALSE);
  g_assert_false (table_reminds (rules, "S-24", "{'move':'shoot'}"));
  table_do (rules, "{'move':'charge','who':'Walt','target':'Ben','nominee-acts':false}");
}

/* Die 3 and bonus 7 make 10 and set it off; die 4 and bonus -2 make 2 and do not. */
static void
test_s47_example (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  table_do (rules, "{'move':'contact','line':['Ann','Wat'],'melee':true}");
  table_do (rules, "{'move':'hold'}");
  step = table_do (rules, "{'move':'snatch','nominee':'Walt','other':7,'why':'bonus','die':3}");
  g_assert_cmpint (table_fact_int (step, "natural"), ==, 3);
  g_assert_true (table_fact_boolean (step, "low"));
  table_assert (rules, "general-melee", "Red");
  table_do (rules, "{'move':'general-melee'}");
  table_do (rules, "{'move':'hold'}");
  step = table_do (rules, "{'move':'snatch','nominee':'Walt','no-sight':true,'die':4}");
  g_assert_cmpint (table_fact_int (step, "natural"), ==, 4);
  g_assert_false (table_fact_boolean (step, "low"));
  table_assert (rules, "act-free", "Red");
}

/* A side that keeps its die to itself says whether it was low. */
static void
test_s47_secret_die (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  table_do (rules, "{'move':'contact','line':['Ann','Wat'],'melee':true}");
  table_do (rules, "{'move':'hold'}");
  g_assert_true (table_reminds (rules, "S-47", "{'move':'snatch','nominee':'Walt','result':'lost'}"));
  g_assert_false (table_reminds (rules, "S-47", "{'move':'snatch','nominee':'Walt','result':'lost','low':false}"));
  step = table_do (rules, "{'move':'snatch','nominee':'Walt','result':'lost','low':true}");
  g_assert_false (json_object_has_member (vedette_step_get_facts (step), "natural"));
  table_assert (rules, "general-melee", "Red");
}

/* Die 1: all fight, and Red makes its next action: no reaction, no counter, no other roll. */
static void
test_s48_example (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteSkirmishGame *game = table_game (rules);

  table_do (rules, "{'move':'contact','line':['Ann','Wat'],'melee':true}");
  table_do (rules, "{'move':'shoot','who':'Ben'}");
  table_do (rules, "{'move':'snatch','nominee':'Walt','die':1}");
  g_assert_true (table_reminds (rules, "S-48", "{'move':'general-melee'}"));
  table_do (rules, "{'move':'general-melee'}");
  g_assert_cmpint (vedette_skirmish_game_get_action_no (game), ==, 1);
  g_assert_cmpint (vedette_skirmish_game_get_roll_no (game), ==, 1);
  g_assert_cmpint (vedette_skirmish_game_get_holding_no (game), ==, 1);
  g_assert_cmpint (get_counters (rules), ==, 1);
  g_assert_false (vedette_skirmish_game_get_shot_back_used (game));
  g_assert_cmpint (get_melee (rules, "Ann"), ==, VEDETTE_TRI_YES);
  table_assert (rules, "act-free", "Red");
  table_final (rules, "S-X02", "{'move':'snatch','nominee':'Walt','die':20}");
  table_final (rules, "S-46", "{'move':'general-melee'}");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/skirmish/S-44/example", test_s44_example);
  g_test_add_func ("/rules/skirmish/S-44/no-contact", test_s44_no_contact);
  g_test_add_func ("/rules/skirmish/S-44/untracked", test_s44_untracked);
  g_test_add_func ("/rules/skirmish/S-44/losses", test_s44_losses);
  g_test_add_func ("/rules/skirmish/S-45/example", test_s45_example);
  g_test_add_func ("/rules/skirmish/S-45/contact", test_s45_contact);
  g_test_add_func ("/rules/skirmish/S-46/example", test_s46_example);
  g_test_add_func ("/rules/skirmish/S-46/dice", test_s46_dice);
  g_test_add_func ("/rules/skirmish/S-46/nobody", test_s46_nobody);
  g_test_add_func ("/rules/skirmish/S-46/gone", test_s46_gone);
  g_test_add_func ("/rules/skirmish/S-46/untracked", test_s46_untracked);
  g_test_add_func ("/rules/skirmish/S-46/success", test_s46_success);
  g_test_add_func ("/rules/skirmish/S-46/nominee-falls", test_s46_nominee_falls);
  g_test_add_func ("/rules/skirmish/S-47/example", test_s47_example);
  g_test_add_func ("/rules/skirmish/S-47/secret-die", test_s47_secret_die);
  g_test_add_func ("/rules/skirmish/S-48/example", test_s48_example);
  return g_test_run ();
}
