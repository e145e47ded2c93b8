/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rounds of melee with their losses, fights that have names, and leaders who are lost (S-44 to S-48, S-54, S-71). */

#include "rules-table.h"

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-status.h"
#include "core/skirmish/records/vedette-contingent.h"
#include "core/skirmish/records/vedette-fight.h"

#include <string.h>

/* Red's Ann, Ben, eight Spears and the leader Guy against Blue's Wat, Will and six Archers; Red to act */
static VedetteRules *
begin (void)
{
  VedetteRules *rules = table_new ();

  table_add (rules, "Red", "Ann", "average", "none", 1);
  table_add (rules, "Red", "Ben", "average", "none", 1);
  table_add (rules, "Red", "Spears", "average", "none", 8);
  table_add (rules, "Red", "Guy", "average", "good", 1);
  table_add (rules, "Blue", "Wat", "good", "none", 1);
  table_add (rules, "Blue", "Will", "good", "none", 1);
  table_add (rules, "Blue", "Archers", "good", "none", 6);
  table_do (rules, "{'move':'start','holder':'Red'}");
  return rules;
}

static VedetteFigure *
figure (VedetteRules *rules,
        const char   *name)
{
  return vedette_test_named (rules, VEDETTE_TYPE_FIGURE, name);
}

static void
assert_line (VedetteRules *rules,
             const char   *name,
             int           out,
             VedetteTri    melee,
             int           in_melee)
{
  g_assert_cmpint (vedette_figure_get_out (figure (rules, name)), ==, out);
  g_assert_cmpint (vedette_figure_get_melee (figure (rules, name)), ==, melee);
  g_assert_cmpint (vedette_figure_get_in_melee (figure (rules, name)), ==, in_melee);
}

static guint
count_fights (VedetteRules *rules)
{
  return g_list_model_get_n_items (vedette_battle_get_records (vedette_rules_get_battle (rules), VEDETTE_TYPE_FIGHT));
}

static gboolean
is_in (VedetteRules *rules,
       const char   *fight,
       const char   *name)
{
  VedetteFight *record = vedette_test_named (rules, VEDETTE_TYPE_FIGHT, fight);

  return vedette_ids_contains (vedette_fight_get_lines (record),
                               vedette_record_get_id (VEDETTE_RECORD (figure (rules, name))));
}

static void
assert_status (VedetteRules *rules,
               const char   *expected)
{
  g_autoptr (GListModel) status = vedette_rules_get_status (rules, NULL);
  const char *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (status); i++)
    {
      g_autoptr (VedetteStatus) item = g_list_model_get_item (status, i);

      if (g_str_equal (item->id, "fights"))
        found = item->text;
    }
  g_assert_cmpstr (found, ==, expected);
}

static void
assert_words (VedetteRules *rules,
              VedetteStep  *step,
              const char   *expected)
{
  g_autofree char *words = vedette_rules_describe (rules, step, NULL);

  g_assert_cmpstr (words, ==, expected);
}

/* One step: the round, who fell, who still fights, and morale as a line of text. */
static void
test_round_losses (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  table_do (rules, "{'move':'charge','who':['Spears','Ann'],'target':['Archers','Wat'],'in-melee':['Spears 5']}");
  assert_line (rules, "Spears", 0, VEDETTE_TRI_YES, 5);
  assert_line (rules, "Archers", 0, VEDETTE_TRI_YES, 0);
  step = table_do (rules, "{'move':'melee-done','losses':['Spears 2','Wat','Archers 3'],'in-melee':['Archers 1'],"
                          "'morale':'the archers waver'}");
  assert_line (rules, "Spears", 2, VEDETTE_TRI_YES, 3);
  assert_line (rules, "Wat", 1, VEDETTE_TRI_NO, 0);
  assert_line (rules, "Archers", 3, VEDETTE_TRI_YES, 1);
  assert_words (rules, step, "The round of melee was fought. Spears took 2 casualties, leaving 6 of 8. Wat became a casualty. "
                             "Archers took 3 casualties, leaving 3 of 6. In melee: 1 of Archers. Morale: the archers waver.");
  table_assert (rules, "nominate", "Red");
}

/* No more fall than stand, each line is named once, and what is no number of men is no loss. */
static void
test_round_faults (void)
{
  static const struct
  {
    const char *params;
    const char *rule;
  } faults[] = {
    { "'losses':['Archers 7']", "S-X31" },
    { "'losses':['Wat 2']", "S-X31" },
    { "'losses':['Archers 3'],'in-melee':['Archers 4']", "S-X31" },
    { "'losses':['Wat'],'in-melee':['Wat']", "S-X31" },
    { "'in-melee':['Ben 2']", "S-X31" },
    { "'losses':['Archers 2','Archers 1']", NULL },
    { "'losses':['Nobody 1']", NULL },
    { "'losses':['Archers 0']", NULL },
    { "'losses':['Archers many']", NULL },
  };
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'charge','who':'Ann','target':'Archers'}");
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    table_final (rules, faults[i].rule, "{'move':'melee-done',%s}", faults[i].params);
  table_final (rules, "S-X31", "{'move':'out','losses':['Archers 6','Wat 2']}");
  table_assert (rules, "contact-melee", "Red");
  table_do (rules, "{'move':'melee-done','losses':['archers 6'],'in-melee':['Ann no','Ben ?']}");
  assert_line (rules, "Archers", 6, VEDETTE_TRI_NO, 0);
  assert_line (rules, "Ann", 0, VEDETTE_TRI_NO, 0);
  assert_line (rules, "Ben", 0, VEDETTE_TRI_UNTRACKED, 0);
}

/* Two lines of one name are told apart by their side, or by their number. */
static void
test_round_names (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_add (rules, "Red", "Archers", "good", "none", 4);
  table_add (rules, "Red", "Line 3", "good", "none", 4);
  table_final (rules, NULL, "{'move':'out','losses':['Archers 2']}");
  table_do (rules, "{'move':'out','losses':['Blue: Archers 2','red: archers 1','Line 3','#%d 1']}",
            (int) vedette_record_get_id (VEDETTE_RECORD (figure (rules, "Wat"))));
  g_assert_cmpint (vedette_figure_get_out (figure (rules, "Wat")), ==, 1);
  g_assert_cmpint (vedette_figure_get_out (figure (rules, "Line 3")), ==, 1);
  table_do (rules, "{'move':'out','losses':['Line 3 2']}");
  g_assert_cmpint (vedette_figure_get_out (figure (rules, "Line 3")), ==, 3);
}

/* The general melee takes its losses in its one step, and a nominee who falls in it is noticed (A-S05). */
static void
test_general_losses (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  table_do (rules, "{'move':'contact','line':['Ann','Wat'],'melee':true}");
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'snatch','nominee':'Wat','other':19,'why':'bonus','die':3}");
  table_final (rules, "S-X31", "{'move':'general-melee','losses':'Wat 2'}");
  step = table_do (rules, "{'move':'general-melee','losses':['Wat','Ann']}");
  g_assert_cmpstr (table_fact_text (step, "fallen"), ==, "Wat");
  table_assert (rules, "act-restricted", "Blue");
  assert_line (rules, "Ann", 1, VEDETTE_TRI_NO, 0);
}

/* Nobody was in contact after all: nothing is unknown any more, and nobody can have fallen. */
static void
test_general_nobody (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'charge'}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'contact','line':'Ben'}");
  table_do (rules, "{'move':'snatch','nominee':'Wat','die':2}");
  assert_status (rules, "Possibly in melee: Ben · Figures in contact are not recorded");
  table_final (rules, "S-46", "{'move':'general-melee','fought':false,'losses':'Wat'}");
  table_do (rules, "{'move':'general-melee','fought':false}");
  assert_line (rules, "Ben", 0, VEDETTE_TRI_NO, 0);
  g_assert_cmpint (vedette_skirmish_game_get_contact (table_game (rules)), ==, VEDETTE_TRI_NO);
}

/* A fight is named with its contact, and lists its men in the round that is due; those who meet them and name no fight
 * have one of their own (A-S41). */
static void
test_fight_named (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  step = table_do (rules, "{'move':'charge','who':'Ann','target':'Wat','fight':'At the bridge'}");
  assert_words (rules, step, "Red: Ann charged Wat. Fight: At the bridge.");
  assert_status (rules, "At the bridge: Ann against Wat");
  step = table_do (rules, "{'move':'melee-done'}");
  assert_words (rules, step, "The round of melee was fought. Fights: At the bridge.");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'charge','who':['Ben','Spears'],'target':'Wat','in-melee':['Spears 3']}");
  g_assert_cmpuint (count_fights (rules), ==, 2);
  g_assert_false (is_in (rules, "At the bridge", "Ben"));
  /* S-44: the first contact is between those who make it. */
  assert_status (rules, "In melee: Ben, Spears (3 of 8) against Wat");
  table_do (rules, "{'move':'melee-done'}");
  assert_status (rules, "At the bridge: Ann against Wat · Others: Ben, Spears (3 of 8)");
  table_do (rules, "{'move':'decline'}");
  /* S-45: the others did not act. */
  table_do (rules, "{'move':'fight','who':'Ann'}");
  assert_status (rules, "At the bridge: Ann against Wat");
}

/* A-S41: whoever charged one man of a fight and named none is free when that man has fallen, whoever is left there. */
static void
test_fight_of_its_own (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'charge','who':'Ann','target':['Wat','Will'],'fight':'At the bridge'}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'charge','who':'Ben','target':'Wat'}");
  table_do (rules, "{'move':'melee-done','losses':'Wat'}");
  assert_line (rules, "Ben", 0, VEDETTE_TRI_NO, 0);
  assert_line (rules, "Ann", 0, VEDETTE_TRI_YES, 0);
  assert_line (rules, "Will", 0, VEDETTE_TRI_YES, 0);
}

/* The general melee lists the fights, those in no fight, and what nobody said. */
static void
test_fight_general (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  table_do (rules, "{'move':'contact','line':['Ann','Wat'],'melee':true,'fight':'At the bridge'}");
  table_do (rules, "{'move':'contact','line':['Spears'],'melee':true,'men':2}");
  table_do (rules, "{'move':'contact','line':['Archers'],'melee':true}");
  table_do (rules, "{'move':'put-right','contact':true}");
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'snatch','nominee':'Will','die':1}");
  assert_status (rules, "At the bridge: Ann against Wat · Others: Spears (2 of 8) against Archers · "
                        "Other figures in contact are not recorded");
  step = table_do (rules, "{'move':'general-melee','fought':true,'losses':'Wat'}");
  assert_words (rules, step, "Everyone in contact fought a round. Fights: At the bridge. Wat became a casualty. "
                             "Fights ended: At the bridge. No longer in melee: Ann.");
  g_assert_cmpuint (count_fights (rules), ==, 0);
  assert_line (rules, "Ann", 0, VEDETTE_TRI_NO, 0);
  assert_line (rules, "Spears", 0, VEDETTE_TRI_YES, 2);
}

/* S-45: one action of one body, a round in each of two fights that lie side by side. */
static void
test_fight_two (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  table_do (rules, "{'move':'contact','line':['Ann','Wat'],'melee':true,'fight':'At the bridge'}");
  table_do (rules, "{'move':'contact','line':['Ben','Will'],'melee':true,'fight':'In the ford'}");
  table_do (rules, "{'move':'contact','line':['Guy','Archers'],'melee':true,'fight':'By the mill'}");
  table_do (rules, "{'move':'fight','who':['Ann','Ben']}");
  assert_status (rules, "At the bridge: Ann against Wat · In the ford: Ben against Will");
  step = table_do (rules, "{'move':'melee-done'}");
  assert_words (rules, step, "The round of melee was fought. Fights: At the bridge, In the ford.");
  table_assert (rules, "nominate", "Red");
  g_assert_cmpint (vedette_skirmish_game_get_action_no (table_game (rules)), ==, 1);
}

/* S-54, A-S15: who engages in reaction joins that melee, and all in it fight. */
static void
test_fight_reaction (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'charge','who':['Ann','Ben'],'target':'Wat','fight':'At the bridge'}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'react-move','choice':'engage','who':['Will','Archers'],'target':'Ann','near':true,"
                   "'in-melee':['Archers 2']}");
  table_assert (rules, "react-melee", "Red");
  g_assert_true (is_in (rules, "At the bridge", "Will"));
  assert_status (rules, "At the bridge: Ann, Ben against Wat, Will, Archers (2 of 6)");
  table_final (rules, "S-X31", "{'move':'melee-done','losses':['Ann 2']}");
  table_do (rules, "{'move':'melee-done','losses':['Archers 2']}");
  /* Both who fought are out: the others of the line are in no melee, and not in the fight. */
  assert_line (rules, "Archers", 2, VEDETTE_TRI_NO, 0);
  g_assert_false (is_in (rules, "At the bridge", "Archers"));
}

/* A-S41: a reaction against figures of two fights makes one fight of neither, so that who stands alone is free. */
static void
test_fight_reaction_two (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'contact','line':['Ben','Archers'],'melee':true,'fight':'In the ford'}");
  table_do (rules, "{'move':'charge','who':'Ann','target':'Wat','fight':'At the bridge'}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'react-move','choice':'engage','who':'Will','target':['Ann','Ben'],'near':true}");
  g_assert_cmpuint (count_fights (rules), ==, 3);
  g_assert_false (is_in (rules, "At the bridge", "Ben"));
  g_assert_false (is_in (rules, "In the ford", "Ann"));
  table_do (rules, "{'move':'melee-done','losses':['Will','Archers 6']}");
  assert_line (rules, "Ben", 0, VEDETTE_TRI_NO, 0);
  assert_line (rules, "Ann", 0, VEDETTE_TRI_YES, 0);
}

/* Of whom a form asks how many are out, “[fight] name (note), at most”, parted by semicolons */
static void
assert_losers (VedetteRules *rules,
               const char   *name,
               const char   *expected)
{
  g_autoptr (VedetteMove) move = vedette_rules_new_move (rules, name, NULL, NULL);
  g_autoptr (GListModel) losers = vedette_move_list_offered (move, rules, "losses", NULL);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (losers); i++)
    {
      g_autoptr (VedetteChoice) loser = g_list_model_get_item (losers, i);

      if (loser->group != NULL)
        g_string_append_printf (list, "[%s] ", loser->group);
      g_string_append (list, loser->label);
      if (loser->note != NULL)
        g_string_append_printf (list, " (%s)", loser->note);
      g_string_append_printf (list, ", %d; ", loser->most);
    }
  g_assert_cmpstr (list->str, ==, expected);
}

/* Who may be out after a round is who fights it, fight by fight; the whole table where nobody said who does. */
static void
test_losers (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'charge','who':'Ann','target':'Wat','fight':'At the bridge'}");
  assert_losers (rules, "melee-done", "[At the bridge] Ann (Red), 1; [At the bridge] Wat (Blue), 1; ");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'charge','who':['Ben','Spears'],'target':'Wat','in-melee':['Spears 3']}");
  assert_losers (rules, "melee-done", "Ben (Red), 1; Spears (Red: 8 left, 3 in melee), 8; Wat (Blue), 1; ");
}

/* One who is alone in no fight that has a name is asked of, too; so are all, where nobody is in any. */
static void
test_losers_general (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'put-right','contact':true}");
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'snatch','nominee':'Will','die':1}");
  assert_losers (rules, "general-melee", "[Red] Ann, 1; [Red] Ben, 1; [Red] Spears (8 left), 8; [Red] Guy, 1; [Blue] Wat, 1; "
                                         "[Blue] Will, 1; [Blue] Archers (6 left), 6; ");
  table_do (rules, "{'move':'contact','line':['Guy'],'melee':true}");
  assert_losers (rules, "general-melee", "Guy (Red), 1; ");
  table_do (rules, "{'move':'contact','line':['Ann','Wat'],'melee':true,'fight':'At the bridge'}");
  assert_losers (rules, "general-melee", "[At the bridge] Ann (Red), 1; [At the bridge] Wat (Blue), 1; [Others] Guy (Red), 1; ");
}

/* A fight has men of both sides, and a line can be in several fights. */
static void
test_fight_faults (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_final (rules, "S-44", "{'move':'charge','who':'Ann','fight':'At the bridge'}");
  table_final (rules, "S-44", "{'move':'charge','who':'Ann','target':'Wat','contact':false,'fight':'At the bridge'}");
  table_final (rules, NULL, "{'move':'contact','line':['Ann','Wat'],'melee':false,'fight':'At the bridge'}");
  table_final (rules, NULL, "{'move':'contact','line':['Ann','Wat'],'melee':false,'men':2}");
  table_final (rules, "S-44", "{'move':'add-fight','name':'At the bridge','lines':['Ann','Ben']}");
  table_final (rules, NULL, "{'move':'add-fight','name':' ','lines':['Ann','Wat']}");
  table_do (rules, "{'move':'add-fight','name':'At the bridge','lines':['Ann','Ben','Wat']}");
  table_final (rules, NULL, "{'move':'add-fight','name':'at the BRIDGE','lines':['Spears','Will']}");
  table_do (rules, "{'move':'add-fight','name':'In the ford','lines':['Ben','Will']}");
  g_assert_true (is_in (rules, "At the bridge", "Ben"));
  g_assert_true (is_in (rules, "In the ford", "Ben"));
  assert_status (rules, "At the bridge: Ann, Ben against Wat · In the ford: Ben against Will");
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'snatch','nominee':'Will','die':1}");
  assert_losers (rules, "general-melee", "[At the bridge] Ann (Red), 1; [At the bridge] Ben (Red), 1; "
                                         "[At the bridge] Wat (Blue), 1; [In the ford] Will (Blue), 1; ");
  table_do (rules, "{'move':'out','line':'Wat'}");
  g_assert_cmpuint (count_fights (rules), ==, 1);
  assert_line (rules, "Ann", 0, VEDETTE_TRI_NO, 0);
  assert_line (rules, "Ben", 0, VEDETTE_TRI_YES, 0);
}

/* The edits: named, changed, forgotten; who is in a fight is in melee, and stays so when its name goes. */
static void
test_fight_edits (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  step = table_do (rules, "{'move':'add-fight','name':'At the bridge','lines':['Ann','Wat']}");
  assert_words (rules, step, "A fight was named At the bridge: Ann, Wat.");
  assert_line (rules, "Ann", 0, VEDETTE_TRI_YES, 0);
  step = table_do (rules, "{'move':'set-fight','fight':'At the bridge','name':'In the ford'}");
  assert_words (rules, step, "The fight At the bridge was renamed to In the ford.");
  step = table_do (rules, "{'move':'set-fight','fight':'In the ford','lines':['Ann','Wat','Archers']}");
  assert_words (rules, step, "The figures in the fight In the ford were changed.");
  assert_line (rules, "Archers", 0, VEDETTE_TRI_YES, 0);
  table_final (rules, NULL, "{'move':'set-fight','fight':'In the ford','name':'In the ford'}");
  step = table_do (rules, "{'move':'remove-fight','fight':'In the ford'}");
  assert_words (rules, step, "The name of the fight In the ford was removed.");
  assert_line (rules, "Archers", 0, VEDETTE_TRI_YES, 0);
  assert_status (rules, "In melee: Ann against Wat, Archers");
}

/* Whatever takes a line out of melee takes it out of its fight; undo brings both back. */
static void
test_fight_kept (void)
{
  static const struct
  {
    const char *way;
    gboolean frees; /* Ann, whom he fought */
  } ways[] = {
    { "{'move':'out','line':'Wat'}", TRUE },
    { "{'move':'out','losses':'Wat'}", TRUE },
    { "{'move':'contact','line':'Wat','melee':false}", TRUE },
    { "{'move':'contact','line':'Wat'}", FALSE },
    { "{'move':'put-right','line':'Wat','out':1}", TRUE },
    { "{'move':'put-right','line':'Wat','melee':false}", TRUE },
    { "{'move':'set-line','line':'Wat','reserve':true}", TRUE },
    /* The roster is corrected, which says nothing of the table. */
    { "{'move':'remove-line','line':'Wat'}", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autoptr (VedetteRules) rules = begin ();
      g_autofree char *words = NULL;
      g_autoptr (GError) error = NULL;
      VedetteStep *step;

      table_do (rules, "{'move':'add-fight','name':'At the bridge','lines':['Ann','Wat']}");
      step = table_do (rules, "%s", ways[i].way);
      words = vedette_rules_describe (rules, step, NULL);
      g_assert_true (g_str_has_suffix (words, ways[i].frees ? "Fights ended: At the bridge. No longer in melee: Ann."
                                                            : "Fights ended: At the bridge."));
      assert_line (rules, "Ann", 0, ways[i].frees ? VEDETTE_TRI_NO : VEDETTE_TRI_YES, 0);
      g_assert_true (vedette_battle_go_to (vedette_rules_get_battle (rules), vedette_step_get_after (step), &error));
      g_assert_no_error (error);
      g_assert_true (is_in (rules, "At the bridge", "Wat"));
    }
}

/* A part that is split off fights where the line does, and lines that are joined fight in one fight. */
static void
test_fight_split (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'add-fight','name':'At the bridge','lines':['Spears','Archers']}");
  table_do (rules, "{'move':'split-line','line':'Archers','men':2,'name':'Rest'}");
  g_assert_true (is_in (rules, "At the bridge", "Rest"));
  /* Of three in melee who all stay with the first part, nobody goes with the second. */
  table_do (rules, "{'move':'put-right','line':'Spears','in-melee':3}");
  table_do (rules, "{'move':'split-line','line':'Spears','men':2,'name':'Guard'}");
  g_assert_false (is_in (rules, "At the bridge", "Guard"));
  table_do (rules, "{'move':'contact','line':'Archers','melee':false}");
  g_assert_false (is_in (rules, "At the bridge", "Archers"));
  table_do (rules, "{'move':'join-lines','line':['Archers','Rest']}");
  g_assert_true (is_in (rules, "At the bridge", "Archers"));
  g_assert_cmpuint (vedette_ids_get_n (vedette_fight_get_lines (
                      vedette_test_named (rules, VEDETTE_TYPE_FIGHT, "At the bridge"))), ==, 2);
  table_do (rules, "{'move':'out','line':'Archers','men':6}");
  g_assert_cmpuint (count_fights (rules), ==, 0);
}

/* Split where all who are left are the part: the fight goes on with it. */
static void
test_fight_split_last (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'add-fight','name':'At the bridge','lines':['Ann','Archers']}");
  table_do (rules, "{'move':'out','line':'Archers','men':4}");
  table_do (rules, "{'move':'split-line','line':'Archers','men':2,'name':'Rest'}");
  g_assert_cmpuint (count_fights (rules), ==, 1);
  g_assert_true (is_in (rules, "At the bridge", "Rest"));
  g_assert_false (is_in (rules, "At the bridge", "Archers"));
}

/* A leader is lost: said before it is done, and in the log with the contingent that loses him. */
static void
test_leader_lost (void)
{
  static const char * const ways[] = {
    "{'move':'out','line':'Guy'}",
    "{'move':'out','losses':['Guy','Wat']}",
    "{'move':'put-right','line':'Guy','out':1}",
    "{'move':'melee-done','losses':'Guy 1'}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autoptr (VedetteRules) rules = begin ();
      g_autofree char *words = NULL;
      VedetteStep *step;

      table_do (rules, "{'move':'add-contingent','side':'Red','name':'the Vanguard','leader':'Guy'}");
      table_do (rules, "{'move':'charge','who':'Guy','target':'Wat'}");
      g_assert_true (table_reminds (rules, "S-71", "%s", ways[i]));
      g_assert_false (table_reminds (rules, "S-71", "{'move':'out','line':'Ben'}"));
      step = table_do (rules, "%s", ways[i]);
      words = vedette_rules_describe (rules, step, NULL);
      g_assert_nonnull (strstr (words, "The leader Guy became a casualty, leaving the Vanguard without a leader."));
    }
}

/* Without a contingent he is a leader all the same; and the dead do not call (S-71). */
static void
test_leader_call (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step = table_do (rules, "{'move':'out','line':'Guy'}");

  assert_words (rules, step, "Guy became a casualty. The leader Guy became a casualty.");
  table_final (rules, "S-X31", "{'move':'call','leader':'Guy'}");
}

/* Nothing of an order card is in what both sides see when its man falls. */
static void
test_leader_card_secret (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *words = NULL, *facts = NULL;
  VedetteStep *step;

  table_add_card (rules, 1, "Wat");
  step = table_do (rules, "{'move':'out','line':'Wat'}");
  words = vedette_rules_describe (rules, step, NULL);
  node = json_node_init_object (json_node_alloc (), vedette_step_get_facts (step));
  facts = json_to_string (node, FALSE);
  g_assert_cmpstr (vedette_step_get_audience (step), ==, VEDETTE_AUDIENCE_ALL);
  g_assert_null (strstr (words, "ard"));
  g_assert_null (strstr (facts, "card"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/skirmish/S-44/round/losses", test_round_losses);
  g_test_add_func ("/rules/skirmish/S-44/round/faults", test_round_faults);
  g_test_add_func ("/rules/skirmish/S-44/round/names", test_round_names);
  g_test_add_func ("/rules/skirmish/S-46/losses", test_general_losses);
  g_test_add_func ("/rules/skirmish/S-46/nobody-after-all", test_general_nobody);
  g_test_add_func ("/rules/skirmish/S-44/fight/named", test_fight_named);
  g_test_add_func ("/rules/skirmish/A-S41/own-fight", test_fight_of_its_own);
  g_test_add_func ("/rules/skirmish/S-46/fights", test_fight_general);
  g_test_add_func ("/rules/skirmish/S-44/losers", test_losers);
  g_test_add_func ("/rules/skirmish/S-46/losers", test_losers_general);
  g_test_add_func ("/rules/skirmish/S-45/fights", test_fight_two);
  g_test_add_func ("/rules/skirmish/S-54/fights", test_fight_reaction);
  g_test_add_func ("/rules/skirmish/A-S41/reaction", test_fight_reaction_two);
  g_test_add_func ("/rules/skirmish/S-44/fight/faults", test_fight_faults);
  g_test_add_func ("/rules/skirmish/S-44/fight/edits", test_fight_edits);
  g_test_add_func ("/rules/skirmish/S-44/fight/kept", test_fight_kept);
  g_test_add_func ("/rules/skirmish/S-44/fight/split", test_fight_split);
  g_test_add_func ("/rules/skirmish/S-44/fight/split-last", test_fight_split_last);
  g_test_add_func ("/rules/skirmish/S-71/leader/lost", test_leader_lost);
  g_test_add_func ("/rules/skirmish/S-71/leader/call", test_leader_call);
  g_test_add_func ("/rules/skirmish/S-71/leader/card-secret", test_leader_card_secret);
  return g_test_run ();
}
