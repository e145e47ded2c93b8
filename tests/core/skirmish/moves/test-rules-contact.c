/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is in contact, who fights whom when nobody named the fight, and until when (A-S40, A-S41); and when
 * the shots back at it are gone (A-S42). */

#include "reactions-table.h"

#include "core/skirmish/records/vedette-fight.h"

static void
add (VedetteRules *rules,
     const char   *side,
     const char   *name,
     const char   *weapon,
     int           count)
{
  table_set (rules, table_add (rules, side, name, "average", "none", count), "weapon", weapon);
}

/* Red's Gawain and three lines against Blue's Blackheart, Wat and three lines; Red holds. */
static VedetteRules *
begin (void)
{
  VedetteRules *rules = table_new ();

  add (rules, "Red", "Gawain", "none", 1);
  add (rules, "Red", "Archers", "bow", 6);
  add (rules, "Red", "Squires", "none", 5);
  add (rules, "Red", "Slingers", "sling", 4);
  add (rules, "Blue", "Blackheart", "none", 1);
  add (rules, "Blue", "Spearmen", "none", 8);
  add (rules, "Blue", "Crossbowmen", "crossbow", 3);
  add (rules, "Blue", "Javelin men", "javelin", 4);
  add (rules, "Blue", "Wat", "none", 1);
  table_do (rules, "{'move':'start','holder':'Red'}");
  return rules;
}

static void
assert_melee (VedetteRules *rules,
              const char   *line,
              VedetteTri    melee)
{
  g_assert_cmpint (reactions_melee (rules, line), ==, melee);
}

static guint
count_fights (VedetteRules *rules)
{
  return g_list_model_get_n_items (vedette_battle_get_records (vedette_rules_get_battle (rules), VEDETTE_TYPE_FIGHT));
}

static const char *
react_move (VedetteRules *rules)
{
  return vedette_enum_get_nick (VEDETTE_TYPE_REACT_MOVE, (int) vedette_skirmish_game_get_react_move (table_game (rules)));
}

static gboolean
is_withdrawn (VedetteStep *step)
{
  return json_object_has_member (vedette_step_get_facts (step), "withdrawn");
}

/* Asserts that no round is due, that no reactive move opens, and that the snatch is open. */
static void
assert_withdrawn (VedetteRules *rules,
                  VedetteStep  *step)
{
  g_autofree char *words = vedette_rules_describe (rules, step, NULL);

  g_assert_true (is_withdrawn (step));
  g_assert_true (g_str_has_suffix (words, "Nobody was left in contact, so no round of melee was due."));
  table_assert (rules, "nominate", "Red");
  table_final (rules, "S-44", "{'move':'melee-done'}");
  vedette_test_refused (rules, "{\"move\":\"react-move\",\"choice\":\"run\",\"who\":\"Blackheart\"}", "S-X18", FALSE);
  g_assert_cmpstr (react_move (rules), ==, "none");
}

/* The shots back come before contact: who is shot down does not arrive. */
static void
test_shot_down (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  table_do (rules, "{'move':'charge','who':'Gawain','target':'Wat'}");
  table_do (rules, "{'move':'react-shoot','who':'Crossbowmen','target':'Gawain'}");
  step = table_do (rules, "{'move':'out','line':'Gawain'}");
  assert_withdrawn (rules, step);
  assert_melee (rules, "Gawain", VEDETTE_TRI_NO);
  assert_melee (rules, "Wat", VEDETTE_TRI_NO);
  step = table_do (rules, "{'move':'snatch','nominee':'Wat','die':2}");
  g_assert_cmpstr (table_fact_text (step, "melee"), ==, "nobody");
}

/* While one of several stands on each side the round is due. */
static void
test_some_stand (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  table_do (rules, "{'move':'charge','who':['Gawain','Squires'],'target':['Wat','Blackheart']}");
  step = table_do (rules, "{'move':'out','line':'Gawain'}");
  g_assert_false (is_withdrawn (step));
  table_do (rules, "{'move':'out','line':'Squires','men':4}");
  table_do (rules, "{'move':'out','line':'Wat'}");
  table_assert (rules, "contact-melee", "Red");
  step = table_do (rules, "{'move':'out','line':'Squires'}");
  assert_withdrawn (rules, step);
  assert_melee (rules, "Blackheart", VEDETTE_TRI_NO);
}

/* Whoever is named and is not in contact after all, by “contact off”, Put right, or as it was said at once */
static void
test_off (void)
{
  static const char * const requests[] = {
    "{'move':'contact','line':'Gawain','melee':false}",
    "{'move':'contact','line':'Wat','melee':false}",
    "{'move':'put-right','line':'Gawain','melee':false}",
    "{'move':'put-right','line':'Wat','out':1}",
    "{'move':'set-line','line':'Wat','reserve':true}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (requests); i++)
    {
      g_autoptr (VedetteRules) rules = begin ();
      VedetteStep *step;

      table_do (rules, "{'move':'charge','who':'Gawain','target':'Wat'}");
      step = table_do (rules, "%s", requests[i]);
      g_test_message ("%s", requests[i]);
      assert_withdrawn (rules, step);
      assert_melee (rules, "Gawain", VEDETTE_TRI_NO);
      assert_melee (rules, "Wat", VEDETTE_TRI_NO);
    }
  {
    g_autoptr (VedetteRules) rules = begin ();
    VedetteStep *step = table_do (rules, "{'move':'charge','who':'Gawain','target':'Wat','in-melee':['Gawain no']}");

    assert_withdrawn (rules, step);
    assert_melee (rules, "Wat", VEDETTE_TRI_NO);
  }
  {
    g_autoptr (VedetteRules) rules = begin ();

    /* The roster is corrected, which says nothing of the table. */
    table_do (rules, "{'move':'charge','who':'Gawain','target':'Wat'}");
    table_do (rules, "{'move':'remove-line','line':'Gawain'}");
    table_assert (rules, "contact-melee", "Red");
  }
}

/* Of whom nobody said who he is the players say it: while that is open the round is due. */
static void
test_unnamed (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  table_do (rules, "{'move':'charge'}");
  step = table_do (rules, "{'move':'out','line':'Wat'}");
  g_assert_false (is_withdrawn (step));
  step = table_do (rules, "{'move':'put-right','contact':false}");
  assert_withdrawn (rules, step);
  table_do (rules, "{'move':'decline'}");
  /* One side is named: with him goes whom he would have met. */
  table_do (rules, "{'move':'charge','who':'Gawain'}");
  step = table_do (rules, "{'move':'contact','line':'Gawain','melee':false}");
  assert_withdrawn (rules, step);
  step = table_do (rules, "{'move':'snatch','nominee':'Blackheart','die':1}");
  g_assert_cmpstr (table_fact_text (step, "melee"), ==, "nobody");
  table_do (rules, "{'move':'charge','who':'Gawain'}");
  step = table_do (rules, "{'move':'put-right','contact':false}");
  assert_withdrawn (rules, step);
  assert_melee (rules, "Gawain", VEDETTE_TRI_NO);
}

/* Who was in melee before the charge is so after it was shot down, as many as before. */
static void
test_as_before (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  table_do (rules, "{'move':'contact','line':'Spearmen','melee':true,'men':3}");
  table_do (rules, "{'move':'contact','line':'Squires','melee':true}");
  table_do (rules, "{'move':'fight','who':'Squires','target':'Spearmen'}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'charge','who':'Gawain','target':'Spearmen'}");
  step = table_do (rules, "{'move':'out','line':'Gawain'}");
  assert_withdrawn (rules, step);
  assert_melee (rules, "Spearmen", VEDETTE_TRI_YES);
  g_assert_cmpint (vedette_figure_get_in_melee (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Spearmen")), ==, 3);
  assert_melee (rules, "Squires", VEDETTE_TRI_YES);
}

/* A round of melee as an action, and one in reaction, need both sides as well. */
static void
test_other_rounds (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  table_do (rules, "{'move':'contact','line':['Gawain','Wat'],'melee':true}");
  table_do (rules, "{'move':'fight','who':'Gawain','target':'Wat'}");
  step = table_do (rules, "{'move':'out','line':'Wat'}");
  assert_withdrawn (rules, step);
  assert_melee (rules, "Gawain", VEDETTE_TRI_NO);
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'charge','who':'Gawain','target':'Spearmen'}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'react-move','choice':'engage','who':'Blackheart','target':'Gawain'}");
  table_assert (rules, "react-melee", "Red");
  step = table_do (rules, "{'move':'out','line':'Gawain'}");
  g_assert_true (is_withdrawn (step));
  table_assert (rules, "nominate", "Red");
  assert_melee (rules, "Blackheart", VEDETTE_TRI_NO);
  assert_melee (rules, "Spearmen", VEDETTE_TRI_NO);
  table_do (rules, "{'move':'decline'}");
  /* A round that nobody was known for is not withdrawn by what has nothing to do with it. */
  table_do (rules, "{'move':'fight'}");
  step = table_do (rules, "{'move':'out','line':'Slingers'}");
  g_assert_false (is_withdrawn (step));
  table_assert (rules, "contact-melee", "Red");
}

/* A round in reaction is withdrawn: the contact that the charge made, and fought a round of, was made all the same. Of how
 * many it was is not known by what was said before the charge, and of whom nobody said whom they met they stay (A-S41). */
static void
test_reaction_withdrawn (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'contact','line':'Squires','melee':true,'men':2}");
  table_do (rules, "{'move':'charge','who':['Gawain','Squires']}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'react-move','choice':'engage','who':'Blackheart'}");
  g_assert_true (is_withdrawn (table_do (rules, "{'move':'out','line':'Blackheart'}")));
  table_assert (rules, "nominate", "Red");
  assert_melee (rules, "Gawain", VEDETTE_TRI_YES);
  assert_melee (rules, "Squires", VEDETTE_TRI_YES);
  g_assert_cmpint (vedette_figure_get_in_melee (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Squires")), ==, 0);
}

/* The round kills the one whom he charged: he is free, though the fight had no name (S-21, S-46). */
static void
test_fight_over (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  g_autoptr (VedetteBreakdown) breakdown = NULL;
  VedetteStep *step;

  table_do (rules, "{'move':'charge','who':'Gawain','target':'Wat'}");
  step = table_do (rules, "{'move':'melee-done','losses':['Wat']}");
  assert_melee (rules, "Gawain", VEDETTE_TRI_NO);
  g_assert_cmpint (count_fights (rules), ==, 0);
  {
    g_autofree char *words = vedette_rules_describe (rules, step, NULL);

    g_assert_cmpstr (words, ==, "The round of melee was fought. Wat became a casualty. No longer in melee: Gawain.");
  }
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'march','who':'Squires'}");
  /* Nobody is in contact, so a low die leads to nothing. */
  step = table_do (rules, "{'move':'snatch','nominee':'Blackheart','die':2}");
  g_assert_cmpstr (table_fact_text (step, "melee"), ==, "nobody");
  table_assert (rules, "act-free", "Red");
  table_do (rules, "{'move':'march','who':'Squires'}");
  table_do (rules, "{'move':'snatch','nominee':'Blackheart','die':20}");
  table_do (rules, "{'move':'shoot','who':'Blackheart'}");
  breakdown = table_preview (rules, "{'move':'snatch','nominee':'Gawain'}");
  g_assert_cmpint (breakdown->need, ==, 17);
}

/* Of two who charged one, each is freed when he falls; who fights another, too, is not. */
static void
test_others_fight_on (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'charge','who':'Gawain','target':'Wat'}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'react-move','choice':'engage','who':'Javelin men','target':'Gawain'}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'charge','who':'Squires','target':['Wat','Spearmen']}");
  table_do (rules, "{'move':'melee-done','losses':['Wat']}");
  assert_melee (rules, "Gawain", VEDETTE_TRI_YES);
  assert_melee (rules, "Squires", VEDETTE_TRI_YES);
  table_do (rules, "{'move':'out','line':'Gawain'}");
  assert_melee (rules, "Javelin men", VEDETTE_TRI_NO);
  assert_melee (rules, "Squires", VEDETTE_TRI_YES);
  table_do (rules, "{'move':'out','line':'Squires','men':5}");
  assert_melee (rules, "Spearmen", VEDETTE_TRI_NO);
  g_assert_cmpint (count_fights (rules), ==, 0);
}

/* A round of melee as an action says who fights whom as well, and makes one fight of them however often it is fought. */
static void
test_fight_action (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'contact','line':['Gawain','Wat','Squires','Spearmen'],'melee':true}");
  g_assert_cmpint (count_fights (rules), ==, 0);
  for (guint i = 0; i < 2; i++)
    {
      table_do (rules, "{'move':'fight','who':'Gawain','target':'Wat'}");
      g_assert_cmpint (count_fights (rules), ==, 1);
      table_do (rules, "{'move':'melee-done'}");
      table_do (rules, "{'move':'decline'}");
    }
  table_do (rules, "{'move':'out','line':'Wat'}");
  assert_melee (rules, "Gawain", VEDETTE_TRI_NO);
  /* Of the others nobody ever said whom they fight. */
  table_do (rules, "{'move':'out','line':'Spearmen','men':8}");
  assert_melee (rules, "Squires", VEDETTE_TRI_YES);
}

/* By agreement men fight who were not known to be in contact: they are, then. */
static void
test_fight_agreed (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_agree (rules, "S-45", "{'move':'fight','who':'Gawain','target':'Wat'}");
  assert_melee (rules, "Gawain", VEDETTE_TRI_YES);
  assert_melee (rules, "Wat", VEDETTE_TRI_YES);
  table_do (rules, "{'move':'melee-done','losses':['Gawain']}");
  assert_melee (rules, "Wat", VEDETTE_TRI_NO);
}

/* Only who and whom together are a fight: of whom no opponent was said stays until the players say otherwise. */
static void
test_unsaid_stays (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'charge','who':'Gawain'}");
  table_do (rules, "{'move':'melee-done','losses':['Wat']}");
  assert_melee (rules, "Gawain", VEDETTE_TRI_YES);
  table_do (rules, "{'move':'contact','line':'Gawain','melee':false}");
  assert_melee (rules, "Gawain", VEDETTE_TRI_NO);
}

/* Split, joined and removed lines fight on where they did; a name that is given or forgotten changes nothing. */
static void
test_lines_and_names (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'charge','who':'Squires','target':'Wat'}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'split-line','line':'Squires','men':2,'name':'Pages'}");
  assert_melee (rules, "Pages", VEDETTE_TRI_YES);
  table_do (rules, "{'move':'add-fight','name':'Bridge','lines':['Squires','Pages','Wat']}");
  table_do (rules, "{'move':'remove-fight','fight':'Bridge'}");
  table_do (rules, "{'move':'remove-line','line':'Squires'}");
  assert_melee (rules, "Wat", VEDETTE_TRI_YES);
  table_do (rules, "{'move':'out','line':'Wat'}");
  assert_melee (rules, "Pages", VEDETTE_TRI_NO);
}

/* The round after a reactive engagement is fought by that melee (S-54), not by men who fight elsewhere. */
static void
test_who_fights_round (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'charge','who':'Squires','target':'Spearmen'}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'charge','who':'Gawain','target':'Wat'}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'react-move','choice':'engage','who':'Javelin men','target':'Gawain'}");
  reactions_status (rules, "fights", "In melee: Gawain against Javelin men, Wat");
}

/* The round is fought: the shots back at this action are passed, which the log says, and a late one is agreed to. */
static void
test_shots_passed (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  g_autofree char *words = NULL;
  VedetteStep *step;

  table_do (rules, "{'move':'charge','who':'Gawain','target':'Wat'}");
  reactions_status (rules, "reactions", "with a shot back");
  g_assert_true (table_reminds (rules, "A-S42", "{'move':'melee-done'}"));
  step = table_do (rules, "{'move':'melee-done'}");
  g_assert_true (reactions_passed (step, "shot-back"));
  table_set (rules, vedette_battle_get_single (vedette_rules_get_battle (rules), VEDETTE_TYPE_ABOUT), "level", "full");
  words = vedette_rules_describe (rules, step, NULL);
  g_assert_cmpstr (words, ==, "The round of melee was fought. (No shot back.)");
  reactions_status (rules, "reactions", "with a reactive move");
  table_agree (rules, "A-S42", "{'move':'react-shoot','who':'Crossbowmen'}");
}

/* It is once said, and it stays there for a later action of the holding. */
static void
test_shots_later (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  table_do (rules, "{'move':'charge','who':'Gawain','target':'Wat'}");
  table_do (rules, "{'move':'melee-done'}");
  step = table_do (rules, "{'move':'decline'}");
  g_assert_false (reactions_passed (step, "shot-back"));
  table_do (rules, "{'move':'march','who':'Squires'}");
  reactions_status (rules, "reactions", "with a shot back");
  table_do (rules, "{'move':'react-shoot','who':'Crossbowmen'}");
  /* Who has shot has nothing left to pass. */
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'charge','who':'Squires','target':'Spearmen'}");
  g_assert_false (table_reminds (rules, "A-S42", "{'move':'melee-done'}"));
  g_assert_false (reactions_passed (table_do (rules, "{'move':'melee-done'}"), "shot-back"));
}

/* A reactive move that is agreed to before the round passes them, too. */
static void
test_shots_and_move (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'charge','who':'Gawain','target':'Wat'}");
  g_assert_true (reactions_passed (table_agree (rules, "S-X18", "{'move':'react-move','choice':'run','who':'Blackheart'}"),
                                   "shot-back"));
  table_agree (rules, "A-S42", "{'move':'react-shoot','who':'Crossbowmen'}");
}

/* Who was in melee before the action does not shoot back; who came into it by the action does, before contact. */
static void
test_shots_engaged (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'contact','line':['Crossbowmen','Squires'],'melee':true,'men':3}");
  table_do (rules, "{'move':'charge','who':'Gawain','target':['Crossbowmen','Javelin men']}");
  vedette_test_refused (rules, "{\"move\":\"react-shoot\",\"who\":\"Crossbowmen\"}", "A-S42", FALSE);
  table_do (rules, "{'move':'react-shoot','who':'Javelin men','target':'Gawain'}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'decline'}");
  /* Of some of a line, or of how many nobody knows, the others may. */
  table_do (rules, "{'move':'contact','line':'Crossbowmen','melee':true,'men':2}");
  table_do (rules, "{'move':'march','who':'Squires'}");
  table_do (rules, "{'move':'put-right','shot-back':false}");
  g_assert_false (table_reminds (rules, "A-S42", "{'move':'react-shoot','who':'Crossbowmen'}"));
  /* When all of the holder shoot, men in melee may be among them (S-57). */
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'contact','line':'Archers','melee':true,'men':6}");
  table_do (rules, "{'move':'shoot','all':true,'moved':false}");
}

/* Who is left of a line tells nothing of how many were in melee before the action: nobody knows of it, or some were free. */
static void
test_shots_engaged_fallen (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'contact','line':['Crossbowmen','Squires'],'melee':true}");
  table_do (rules, "{'move':'charge','who':'Gawain','target':'Crossbowmen'}");
  table_do (rules, "{'move':'melee-done','losses':['Crossbowmen 2']}");
  vedette_test_warned (rules, "{\"move\":\"react-shoot\",\"who\":\"Crossbowmen\"}", "A-S42");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'put-right','line':'Crossbowmen','out':0}");
  table_do (rules, "{'move':'contact','line':'Crossbowmen','melee':true,'men':2}");
  table_do (rules, "{'move':'march','who':'Squires'}");
  table_do (rules, "{'move':'left','line':'Crossbowmen','men':1}");
  g_assert_false (table_reminds (rules, "A-S42", "{'move':'react-shoot','who':'Crossbowmen'}"));
  table_do (rules, "{'move':'decline'}");
  /* All who are left are; when one falls the others were all the same. */
  table_do (rules, "{'move':'march','who':'Squires'}");
  table_do (rules, "{'move':'out','line':'Crossbowmen'}");
  vedette_test_refused (rules, "{\"move\":\"react-shoot\",\"who\":\"Crossbowmen\"}", "A-S42", FALSE);
}

/* Of a part of them it is as true; of men who join others it is if it was of those, too. */
static void
test_shots_engaged_parts (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteFigure *crossbowmen = vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Crossbowmen");

  table_do (rules, "{'move':'contact','line':['Crossbowmen','Squires'],'melee':true,'men':3}");
  table_do (rules, "{'move':'march','who':'Gawain'}");
  table_do (rules, "{'move':'split-line','line':'Crossbowmen','men':1,'name':'Alf'}");
  vedette_test_refused (rules, "{\"move\":\"react-shoot\",\"who\":\"Crossbowmen\"}", "A-S42", FALSE);
  vedette_test_refused (rules, "{\"move\":\"react-shoot\",\"who\":\"Alf\"}", "A-S42", FALSE);
  table_do (rules, "{'move':'join-lines','line':['Crossbowmen','Alf']}");
  vedette_test_refused (rules, "{\"move\":\"react-shoot\",\"who\":\"Crossbowmen\"}", "A-S42", FALSE);
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'split-line','line':'Crossbowmen','men':1,'name':'Alf'}");
  table_do (rules, "{'move':'put-right','line':'Alf','melee':false}");
  table_do (rules, "{'move':'march','who':'Gawain'}");
  table_do (rules, "{'move':'join-lines','line':['Crossbowmen','Alf']}");
  g_assert_false (vedette_figure_get_all_in_melee_before (crossbowmen));
  table_do (rules, "{'move':'react-shoot','who':'Crossbowmen','shooters':1}");
}

/* Each shoots back once: it is men who count, not lines. One of three shoots now, the other two at the next action. */
static void
test_scope_men (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteFigure *crossbowmen = vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Crossbowmen");

  table_switch (rules, "reactive-shot-scope", "figure");
  table_do (rules, "{'move':'march','who':'Squires'}");
  table_do (rules, "{'move':'react-shoot','who':'Crossbowmen','shooters':1}");
  g_assert_cmpint (vedette_figure_get_shot_back_men (crossbowmen), ==, 1);
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'march','who':'Squires'}");
  vedette_test_refused (rules, "{\"move\":\"react-shoot\",\"who\":\"Crossbowmen\",\"shooters\":3}", "S-X14", FALSE);
  g_assert_true (table_reminds (rules, "S-63", "{'move':'react-shoot','who':'Crossbowmen'}"));
  table_do (rules, "{'move':'react-shoot','who':'Crossbowmen','shooters':2}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'march','who':'Squires'}");
  reactions_status (rules, "reactions", "with a shot back");
  table_agree (rules, "S-X14", "{'move':'react-shoot','who':'Crossbowmen','shooters':1}");
  table_do (rules, "{'move':'snatch','nominee':'Wat','die':20}");
  g_assert_cmpint (vedette_figure_get_shot_back_men (crossbowmen), ==, 0);
}

/* Of several lines only so many have shot for sure as the others cannot; what nobody said is refused to nobody. */
static void
test_scope_unsaid (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_switch (rules, "reactive-shot-scope", "figure");
  table_do (rules, "{'move':'march','who':'Squires'}");
  table_do (rules, "{'move':'react-shoot','who':['Crossbowmen','Javelin men'],'shooters':5}");
  g_assert_cmpint (vedette_figure_get_shot_back_men (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Crossbowmen")), ==, 1);
  g_assert_cmpint (vedette_figure_get_shot_back_men (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Javelin men")), ==, 2);
  table_do (rules, "{'move':'decline'}");
  /* Who fell may be the one who shot. */
  table_do (rules, "{'move':'out','line':'Crossbowmen'}");
  table_do (rules, "{'move':'march','who':'Squires'}");
  table_do (rules, "{'move':'react-shoot','who':'Crossbowmen','shooters':2}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'march','who':'Squires'}");
  vedette_test_refused (rules, "{\"move\":\"react-shoot\",\"who\":\"Crossbowmen\"}", "S-X14", FALSE);
  table_do (rules, "{'move':'react-shoot','who':'Javelin men'}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'march','who':'Squires'}");
  g_assert_true (table_reminds (rules, "S-63", "{'move':'react-shoot','who':'Javelin men'}"));
}

/* A shot or a move in reaction of which what is recorded leaves nobody; what was not said leaves everybody. */
static void
test_nobody_left (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'out','line':'Crossbowmen','men':3}");
  table_do (rules, "{'move':'contact','line':'Javelin men','melee':true}");
  table_do (rules, "{'move':'march','who':'Squires'}");
  /* How many of the javelin men are in melee was not said. */
  table_do (rules, "{'move':'react-shoot'}");
  table_do (rules, "{'move':'put-right','shot-back':false}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'contact','line':'Javelin men','melee':true,'men':4}");
  table_do (rules, "{'move':'march','who':'Squires'}");
  reactions_status (rules, "reactions", NULL);
  vedette_test_refused (rules, "{\"move\":\"react-shoot\"}", "S-X15", FALSE);
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'charge','who':'Gawain','target':'Wat'}");
  table_do (rules, "{'move':'melee-done'}");
  reactions_status (rules, "reactions", "with a reactive move");
  table_do (rules, "{'move':'contact','line':['Blackheart'],'melee':true}");
  table_do (rules, "{'move':'contact','line':'Spearmen','melee':true,'men':8}");
  reactions_status (rules, "reactions", NULL);
  vedette_test_refused (rules, "{\"move\":\"react-move\",\"choice\":\"run\"}", "S-X18", FALSE);
  /* Nothing is known of a roster without the side. */
  {
    g_autoptr (VedetteRules) empty = table_new ();

    table_do (empty, "{'move':'start','holder':'Red'}");
    table_do (empty, "{'move':'charge'}");
    table_do (empty, "{'move':'react-shoot'}");
    table_do (empty, "{'move':'melee-done'}");
    table_do (empty, "{'move':'react-move','choice':'run'}");
  }
}

/* The switch is changed after a shot back: from the next roll on each has his own, but for those who have shot; and
 * where the side has one in all, it is used. */
static void
test_scope_changed (gconstpointer data)
{
  gboolean figure = g_str_equal (data, "figure");
  g_autoptr (VedetteRules) rules = begin ();

  if (!figure)
    table_do (rules, "{'move':'set-switch','switch':'s.reactive_shot_scope','value':'figure'}");
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'march','who':'Squires'}");
  table_do (rules, "{'move':'react-shoot','who':'Crossbowmen','shooters':3}");
  table_do (rules, "{'move':'set-switch','switch':'s.reactive_shot_scope','value':'%s'}", (const char *) data);
  vedette_test_refused (rules, "{\"move\":\"react-shoot\",\"who\":\"Javelin men\"}", "S-X16", FALSE);
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'march','who':'Squires'}");
  vedette_test_refused (rules, "{\"move\":\"react-shoot\",\"who\":\"Crossbowmen\"}", "S-X14", FALSE);
  if (figure)
    table_do (rules, "{'move':'react-shoot','who':'Javelin men'}");
  else
    table_agree (rules, "S-X14", "{'move':'react-shoot','who':'Javelin men'}");
}

/* While the side had one shot in all nobody had to say whose: when each has his own, it is brought to mind. */
static void
test_scope_changed_unsaid (void)
{
  g_autoptr (VedetteRules) rules = begin ();

  table_do (rules, "{'move':'march','who':'Squires'}");
  table_do (rules, "{'move':'react-shoot'}");
  table_do (rules, "{'move':'set-switch','switch':'s.reactive_shot_scope','value':'figure'}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'march','who':'Squires'}");
  g_assert_true (table_reminds (rules, "S-63", "{'move':'react-shoot','who':'Javelin men'}"));
}

/* Some of a line are in melee and it is charged again, or charges itself: how many are now nobody has said. */
static void
test_charged_again (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteFigure *spearmen = vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Spearmen");

  table_do (rules, "{'move':'charge','who':'Squires','target':'Spearmen','in-melee':['Spearmen 3','Squires 5']}");
  table_do (rules, "{'move':'melee-done'}");
  g_assert_false (vedette_figure_is_engaged (spearmen));
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'charge','who':'Gawain','target':'Spearmen'}");
  g_assert_cmpint (vedette_figure_get_in_melee (spearmen), ==, 0);
  g_assert_true (vedette_figure_is_engaged (spearmen));
  /* Of the Squires all were, and are. */
  g_assert_cmpint (vedette_figure_get_in_melee (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Squires")), ==, 5);
  table_do (rules, "{'move':'melee-done','in-melee':['Spearmen 4']}");
  g_assert_cmpint (vedette_figure_get_in_melee (spearmen), ==, 4);
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'charge','who':'Slingers','target':'Spearmen','in-melee':['Spearmen 7']}");
  g_assert_cmpint (vedette_figure_get_in_melee (spearmen), ==, 7);
  /* Each of those who charged is one of a fight: when one has fallen, the others fight on. */
  table_do (rules, "{'move':'melee-done','losses':['Gawain','Slingers 4']}");
  assert_melee (rules, "Spearmen", VEDETTE_TRI_YES);
  table_do (rules, "{'move':'out','line':'Squires','men':5}");
  assert_melee (rules, "Spearmen", VEDETTE_TRI_NO);
}

/* A reactive engagement that is agreed to before the round on contact has its own round after it (A-S24). */
static void
test_early_engagement (void)
{
  g_autoptr (VedetteRules) rules = begin ();
  VedetteStep *step;

  table_do (rules, "{'move':'charge','who':'Gawain','target':'Wat'}");
  table_agree (rules, "S-X18", "{'move':'react-move','choice':'engage','who':'Blackheart','target':'Gawain'}");
  table_assert (rules, "contact-melee", "Red");
  table_do (rules, "{'move':'melee-done'}");
  table_assert (rules, "react-melee", "Red");
  reactions_status (rules, "fights", "In melee: Gawain against Blackheart, Wat");
  table_do (rules, "{'move':'melee-done'}");
  table_assert (rules, "nominate", "Red");
  table_do (rules, "{'move':'decline'}");
  /* The round on contact is withdrawn, and his own remains while there is somebody to fight. */
  table_do (rules, "{'move':'charge','who':'Squires','target':'Spearmen'}");
  table_agree (rules, "S-X18", "{'move':'react-move','choice':'engage','who':'Javelin men','target':'Squires'}");
  step = table_do (rules, "{'move':'out','line':'Spearmen','men':8}");
  g_assert_true (is_withdrawn (step));
  table_assert (rules, "react-melee", "Red");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'decline'}");
  /* In the round on contact those fall whom it would have been fought with. */
  table_do (rules, "{'move':'charge','who':'Archers','target':'Wat'}");
  table_agree (rules, "S-X18", "{'move':'react-move','choice':'engage','who':'Crossbowmen','target':'Archers'}");
  table_do (rules, "{'move':'melee-done','losses':['Crossbowmen 3']}");
  table_assert (rules, "nominate", "Red");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/skirmish/A-S40/shot-down", test_shot_down);
  g_test_add_func ("/rules/skirmish/A-S40/some-stand", test_some_stand);
  g_test_add_func ("/rules/skirmish/A-S40/off", test_off);
  g_test_add_func ("/rules/skirmish/A-S40/unnamed", test_unnamed);
  g_test_add_func ("/rules/skirmish/A-S40/as-before", test_as_before);
  g_test_add_func ("/rules/skirmish/A-S40/other-rounds", test_other_rounds);
  g_test_add_func ("/rules/skirmish/A-S40/reaction-withdrawn", test_reaction_withdrawn);
  g_test_add_func ("/rules/skirmish/A-S41/fight-over", test_fight_over);
  g_test_add_func ("/rules/skirmish/A-S41/others-fight-on", test_others_fight_on);
  g_test_add_func ("/rules/skirmish/A-S41/fight-action", test_fight_action);
  g_test_add_func ("/rules/skirmish/A-S41/fight-agreed", test_fight_agreed);
  g_test_add_func ("/rules/skirmish/A-S41/unsaid-stays", test_unsaid_stays);
  g_test_add_func ("/rules/skirmish/A-S41/lines-and-names", test_lines_and_names);
  g_test_add_func ("/rules/skirmish/A-S41/who-fights-round", test_who_fights_round);
  g_test_add_func ("/rules/skirmish/A-S42/passed", test_shots_passed);
  g_test_add_func ("/rules/skirmish/A-S42/later", test_shots_later);
  g_test_add_func ("/rules/skirmish/A-S42/reactive-move", test_shots_and_move);
  g_test_add_func ("/rules/skirmish/A-S42/engaged", test_shots_engaged);
  g_test_add_func ("/rules/skirmish/A-S42/engaged-fallen", test_shots_engaged_fallen);
  g_test_add_func ("/rules/skirmish/A-S42/engaged-parts", test_shots_engaged_parts);
  g_test_add_func ("/rules/skirmish/s.reactive_shot_scope/figure/men", test_scope_men);
  g_test_add_func ("/rules/skirmish/s.reactive_shot_scope/figure/unsaid", test_scope_unsaid);
  g_test_add_func ("/rules/skirmish/S-X15/nobody-left", test_nobody_left);
  g_test_add_data_func ("/rules/skirmish/s.reactive_shot_scope/figure/changed", "figure", test_scope_changed);
  g_test_add_data_func ("/rules/skirmish/s.reactive_shot_scope/side/changed", "side", test_scope_changed);
  g_test_add_func ("/rules/skirmish/s.reactive_shot_scope/figure/changed-unsaid", test_scope_changed_unsaid);
  g_test_add_func ("/rules/skirmish/S-44/charged-again", test_charged_again);
  g_test_add_func ("/rules/skirmish/S-54/early-engagement", test_early_engagement);
  return g_test_run ();
}
