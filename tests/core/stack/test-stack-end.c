/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Deaths, effects, arrivals and the limit at the end of a round (T-12, T-13, T-25), and the house rules about them. */

#include "bag-fixture.h"
#include "core/stack/words/vedette-stack-words.h"

static void
confirm_all (VedetteRules *rules)
{
  while (bag_game (rules, "phase") == VEDETTE_STACK_ROUND_END)
    bag_do (rules, "{'move':'confirm'}");
}

static int
get_effect (VedetteRules *rules,
            const char   *name)
{
  return bag_get (vedette_test_named (rules, vedette_effect_get_type (), name), "left");
}

static guint
count_effects (VedetteRules *rules)
{
  return g_list_model_get_n_items (vedette_battle_get_records (vedette_rules_get_battle (rules), vedette_effect_get_type ()));
}

static void
test_dead (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_do (rules, "{'move':'out','who':'lizard-men','count':3}");
  bag_do (rules, "{'move':'out','who':'Tom'}");
  bag_do (rules, "{'move':'out','who':'spearmen'}");
  bag_final (rules, "T-12", "{'move':'out','who':'Tom'}");
  bag_final (rules, "T-12", "{'move':'out','who':'lizard-men','count':6}");
  bag_end_round (rules);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 5 * 2 + 3);
  g_assert_cmpint (bag_left (rules, "Tom"), ==, 0);
  g_assert_cmpint (bag_left (rules, "hired"), ==, 1);
}

static void
test_mid_round (void)
{
  g_autoptr (VedetteRules) rules = bag_new ("virtual");

  bag_do (rules, "{'edit':'add-character','name':'Mira'}");
  bag_do (rules, "{'edit':'add-enemy','name':'lizard-men','count':8,'initiative':2}");
  bag_do (rules, "{'move':'start'}");
  for (int i = 0; i < 6; i++)
    bag_turn (rules, "enemies", "lizard-men");
  bag_do (rules, "{'move':'out','who':'lizard-men','count':4}");
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 10);
  bag_draw (rules, "enemies");
  bag_do (rules, "{'move':'out','who':'lizard-men','count':1}");
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 9);
  bag_assert (rules, "turn-enemy");
}

static void
test_effects (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  g_autofree char *said = NULL;

  bag_do (rules, "{'edit':'add-effect','name':'poison','whose':'Mira','left':3}");
  bag_do (rules, "{'edit':'add-effect','name':'spell','left':1}");
  bag_draw (rules, "end");
  bag_assert_step (rules, "effects");
  g_assert_cmpint (get_effect (rules, "poison"), ==, 3);
  said = vedette_test_facts (bag_do (rules, "{'move':'confirm'}"));
  g_assert_nonnull (strstr (said, "spell"));
  g_assert_cmpint (get_effect (rules, "poison"), ==, 2);
  g_assert_cmpuint (count_effects (rules), ==, 1);
}

/* By Turn: on each Turn of the bearer, also one that he wants to keep, and on no other */
static void
test_effects_turn (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_final (rules, "T-13", "{'edit':'add-effect','name':'curse','tick':'turn'}");
  bag_do (rules, "{'edit':'add-effect','name':'curse','whose':'Mira','left':3,'tick':'turn'}");
  bag_do (rules, "{'edit':'add-effect','name':'haste','whose':'shaman','left':2,'tick':'turn'}");
  bag_turn (rules, "Tom", NULL);
  bag_turn (rules, "enemies", "lizard-men");
  g_assert_cmpint (get_effect (rules, "curse"), ==, 3);
  bag_turn (rules, "Mira", NULL);
  bag_turn (rules, "enemies", "shaman");
  g_assert_cmpint (get_effect (rules, "curse"), ==, 2);
  g_assert_cmpint (get_effect (rules, "haste"), ==, 1);
  bag_draw (rules, "Mira");
  bag_do (rules, "{'move':'keep-turn','agreed':true}");
  g_assert_cmpint (get_effect (rules, "curse"), ==, 1);
  bag_end_round (rules);
  g_assert_cmpint (get_effect (rules, "curse"), ==, 1);
  bag_turn (rules, "Mira", NULL);
  bag_turn (rules, "enemies", "shaman");
  g_assert_cmpuint (count_effects (rules), ==, 0);
}

/* 50 goblins and 5 characters, the limit being twice their tokens */
static VedetteRules *
begin_capped (const char *recalc)
{
  VedetteRules *rules = bag_new ("virtual");

  for (int i = 1; i <= 5; i++)
    bag_do (rules, "{'edit':'add-character','name':'C%d'}", i);
  bag_do (rules, "{'edit':'add-enemy','name':'goblins','count':50}");
  bag_switch (rules, "t.cap", "2");
  if (recalc != NULL)
    bag_switch (rules, "t.cap_recalc", recalc);
  bag_do (rules, "{'move':'start'}");
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 20);
  return rules;
}

static void
slay (VedetteRules *rules,
      int           goblins)
{
  bag_do (rules, "{'move':'out','who':'goblins','count':%d}", goblins);
  bag_end_round (rules);
}

static void
test_cap_each_round (void)
{
  g_autoptr (VedetteRules) rules = begin_capped (NULL);

  slay (rules, 30);
  g_assert_cmpint (bag_game (rules, "raw"), ==, 20);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 20);
  slay (rules, 15);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 5);
}

static void
test_cap_character (void)
{
  g_autoptr (VedetteRules) rules = begin_capped (NULL);

  bag_do (rules, "{'move':'out','who':'C1'}");
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 20);
  bag_end_round (rules);
  g_assert_cmpint (bag_game (rules, "cap"), ==, 16);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 16);
}

static void
test_cap_subtract (void)
{
  g_autoptr (VedetteRules) rules = begin_capped ("subtract");

  slay (rules, 8);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 12);
  slay (rules, 12);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 0);
  g_assert_cmpint (bag_get (bag_enemy (rules, "goblins"), "count"), ==, 30);
  /* The GM may give those who stand some, and take them back. */
  bag_draw (rules, "end");
  bag_do (rules, "{'move':'rebalance','of':'enemies','tokens':6}");
  confirm_all (rules);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 6);
  bag_draw (rules, "end");
  bag_do (rules, "{'move':'rebalance','of':'enemies','tokens':-1}");
  confirm_all (rules);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 0);
}

static char *
say_limit (VedetteRules *rules)
{
  VedetteStack stack;

  vedette_stack_read (&stack, vedette_rules_get_battle (rules));
  return vedette_stack_describe_step (&stack, VEDETTE_STACK_STEP_CAP);
}

/* What was settled is a wish of at most so many: the living may bring less, and the list says so; more of them bring it again. */
static void
test_settled_lowered (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  g_autofree char *kept = NULL, *lowered = NULL;

  bag_draw (rules, "end");
  bag_do (rules, "{'move':'rebalance','of':'enemies','tokens':14,'reason':'half are looting'}");
  kept = say_limit (rules);
  confirm_all (rules);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 14);
  bag_do (rules, "{'move':'out','who':'lizard-men','count':5}");
  bag_draw (rules, "end");
  while (bag_game (rules, "step") != VEDETTE_STACK_STEP_CAP)
    bag_do (rules, "{'move':'confirm'}");
  lowered = say_limit (rules);
  g_assert_null (strstr (kept, "Enemies"));
  g_assert_nonnull (strstr (lowered, "Enemies: 9 instead of 14"));
  confirm_all (rules);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 9);
  bag_do (rules, "{'edit':'add-enemy','name':'wolves','count':20}");
  bag_end_round (rules);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 14);
}

/* Two for a character (T-02), from the first filling on; that it will be less is told when it is settled. */
static void
test_settled_more (void)
{
  g_autoptr (VedetteRules) rules = bag_new ("virtual");

  bag_do (rules, "{'edit':'add-character','name':'Mira'}");
  bag_do (rules, "{'edit':'add-enemy','name':'goblins','count':3}");
  g_assert_true (bag_reminds (rules, "A-T16", "{'move':'rebalance','of':'Mira','tokens':3,'reason':'blessed'}"));
  g_assert_false (bag_reminds (rules, "A-T16", "{'move':'rebalance','of':'Mira','tokens':1,'reason':'dazed'}"));
  g_assert_true (bag_reminds (rules, "A-T16", "{'move':'rebalance','of':'enemies','tokens':4,'reason':'drums'}"));
  bag_do (rules, "{'move':'rebalance','of':'Mira','tokens':3,'reason':'blessed'}");
  bag_do (rules, "{'move':'start'}");
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 2);
  g_assert_cmpint (bag_get (bag_owner (rules, "Mira"), "settled"), ==, 3);
}

/* A character's death lowers the limit, and what is left after the subtraction with it. */
static void
test_settled_subtract (void)
{
  g_autoptr (VedetteRules) rules = begin_capped ("subtract");

  bag_do (rules, "{'move':'out','who':'C1'}");
  slay (rules, 2);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 16);
}

/* Mira is dead, and both her tokens come before one of Tom: three dice in one step. */
static void
test_redraw (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  VedetteStep *step;

  bag_do (rules, "{'move':'out','who':'Mira'}");
  step = bag_do (rules, "{'move':'draw','rolled':[1,1,1]}");
  g_assert_cmpstr (bag_fact (step, "owner"), ==, "Tom");
  bag_assert (rules, "turn-character");
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 0);
  g_assert_cmpint (bag_left (rules, "Tom"), ==, 1);
  bag_do (rules, "{'move':'finish'}");
  /* All three lie on the table. */
  g_assert_cmpuint (g_list_model_get_n_items (vedette_battle_get_records (vedette_rules_get_battle (rules),
                                                                          vedette_stack_turn_get_type ())), ==, 3);
}

/* Each token of hers takes one more out of the bag, and brings another die with it. */
static void
test_redraw_dice (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  g_autoptr (VedetteMove) move = NULL;
  static const int naturals[] = { 1, 1 };

  bag_do (rules, "{'move':'out','who':'Mira'}");
  move = vedette_rules_find_move (rules, "draw", NULL);
  for (guint n = 0; n <= 2; n++)
    {
      g_autoptr (GListModel) dice = vedette_rules_list_dice (rules, move, naturals, n);
      g_autoptr (VedetteDiceRequest) last = g_list_model_get_item (dice, n);

      g_assert_cmpuint (g_list_model_get_n_items (dice), ==, n + 1);
      g_assert_cmpint (last->sides, ==, 26 - (int) n);
    }
}

static void
test_redraw_end (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  g_autofree char *said = NULL;
  VedetteStep *step;

  bag_do (rules, "{'move':'out','who':'Mira'}");
  step = bag_do (rules, "{'move':'draw','rolled':[1,25]}");
  g_assert_cmpstr (bag_fact (step, "token"), ==, "end");
  bag_assert (rules, "round-end");
  said = vedette_rules_describe (rules, step, NULL);
  g_assert_nonnull (strstr (said, "Mira"));
  g_assert_nonnull (strstr (said, "End"));
}

static void
test_redraw_real (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("real");

  bag_do (rules, "{'move':'out','who':'Mira'}");
  bag_draw (rules, "Mira");
  bag_assert (rules, "ready");
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 1);
  bag_turn (rules, "Tom", NULL);
}

static void
test_idle_turn (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_switch (rules, "t.dead_token", "idle-turn");
  bag_do (rules, "{'move':'out','who':'Mira'}");
  bag_draw (rules, "Mira");
  bag_assert (rules, "turn-character");
  bag_refused (rules, "A-T04", "{'move':'finish','who':'Mira'}");
  bag_do (rules, "{'move':'finish'}");
  bag_assert (rules, "ready");
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 1);
}

/* Tokens of dead enemies serve any who lives; when none does, the end is offered. */
static void
test_dead_enemies (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_do (rules, "{'move':'out','who':'lizard-men','count':8}");
  bag_draw (rules, "enemies");
  bag_refused (rules, "A-T04", "{'move':'finish','who':'lizard-men'}");
  bag_do (rules, "{'move':'finish','who':'shaman'}");
  bag_do (rules, "{'move':'out','who':'shaman'}");
  bag_assert (rules, "ready");
  bag_do (rules, "{'move':'end'}");
  bag_assert (rules, "over");
}

/* Who dies of poison after the dead were taken out */
static void
test_recheck (gconstpointer data)
{
  const char *value = data;
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_switch (rules, "t.recheck_dead", value);
  bag_do (rules, "{'edit':'add-effect','name':'poison','whose':'Mira','left':3}");
  bag_do (rules, "{'move':'out','who':'lizard-men'}");
  bag_draw (rules, "end");
  bag_assert_step (rules, "remove");
  bag_do (rules, "{'move':'confirm'}");
  bag_assert_step (rules, "effects");
  bag_do (rules, "{'move':'out','who':'Mira'}");
  bag_do (rules, "{'move':'confirm'}");
  bag_assert_step (rules, g_str_equal (value, "yes") ? "recheck" : "arrivals");
  confirm_all (rules);
  g_assert_cmpint (bag_left (rules, "Mira"), ==, g_str_equal (value, "yes") ? 0 : 2);
  bag_end_round (rules);
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 0);
}

/* She falls when the check is behind already: it comes again. */
static void
test_recheck_late (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_draw (rules, "end");
  bag_assert_step (rules, "arrivals");
  bag_do (rules, "{'move':'out','who':'Mira'}");
  bag_do (rules, "{'move':'confirm'}");
  bag_assert_step (rules, "recheck");
  confirm_all (rules);
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 0);
}

static void
test_out (gconstpointer data)
{
  const char *value = data;
  static const char * const ways[] = { "fled", "unconscious", "captured" };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
      gboolean stays = g_str_equal (value, "no");

      bag_switch (rules, "t.out_counts_as_dead", value);
      bag_draw (rules, "end");
      confirm_all (rules);
      bag_do (rules, "{'move':'out','who':'Mira','how':'%s'}", ways[i]);
      bag_do (rules, "{'move':'out','who':'lizard-men','count':3,'how':'%s'}", ways[i]);
      bag_assert_place (bag_character (rules, "Mira"), ways[i]);
      bag_end_round (rules);
      g_assert_cmpint (bag_left (rules, "Mira"), ==, stays ? 2 : 0);
      g_assert_cmpint (bag_left (rules, "enemies"), ==, stays ? 19 : 13);
    }
}

/* The GM is asked, and what he has said holds for the whole end of the round. */
static void
test_out_kept (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_do (rules, "{'edit':'add-effect','name':'poison','left':9}");
  bag_do (rules, "{'move':'out','who':'Mira','how':'unconscious'}");
  bag_draw (rules, "end");
  bag_do (rules, "{'move':'confirm','keep':['Mira']}");
  bag_assert_step (rules, "effects");
  bag_do (rules, "{'move':'out','who':'shaman'}");
  bag_do (rules, "{'move':'confirm'}");
  bag_assert_step (rules, "recheck");
  confirm_all (rules);
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 2);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 16);
  /* Asked again at the next end */
  bag_draw (rules, "end");
  bag_assert_step (rules, "remove");
  confirm_all (rules);
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 0);
}

/* A house rule holds from the next draw on, also if that brings the End: those who kept their tokens are asked about. */
static void
test_out_switched (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_switch (rules, "t.out_counts_as_dead", "no");
  bag_turn (rules, "Tom", NULL);
  bag_do (rules, "{'move':'out','who':'Mira','how':'captured'}");
  bag_switch (rules, "t.out_counts_as_dead", "ask");
  bag_draw (rules, "end");
  bag_assert_step (rules, "remove");
}

static void
test_arrivals (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_do (rules, "{'edit':'add-enemy','name':'ogre','initiative':4,'place':'waiting'}");
  bag_do (rules, "{'edit':'add-enemy','name':'wolves','count':3}");
  bag_assert_place (bag_enemy (rules, "wolves"), "arriving");
  bag_end_round (rules);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 22);
  bag_do (rules, "{'move':'arrive','who':'ogre'}");
  bag_final (rules, "A-T08", "{'move':'arrive','who':'ogre'}");
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 22);
  bag_draw (rules, "enemies");
  bag_refused (rules, "A-T04", "{'move':'finish','who':'ogre'}");
  bag_do (rules, "{'move':'finish','who':'wolves'}");
  bag_end_round (rules);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 26);
}

/* Whoever comes is told when the tokens do, and at the end of a round it is not too late for the next one. */
static void
test_arrivals_told (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  static const char * const comes[] = { "{'move':'add-character','name':'Ann'}", "{'move':'add-hired','name':'archers'}",
                                        "{'move':'add-enemy','name':'wolves','count':3}",
                                        "{'move':'add-participants','text':'Ann, pink'}" };

  for (guint i = 0; i < G_N_ELEMENTS (comes); i++)
    g_assert_true (bag_reminds (rules, "A-T18", "%s", comes[i]));
  g_assert_false (bag_reminds (rules, "A-T18", "{'move':'add-character','name':'Ann','place':'waiting'}"));
  g_assert_false (bag_reminds (rules, "A-T18", "{'move':'add-faction','name':'Cult','colour':'pink'}"));
  bag_do (rules, "{'edit':'add-enemy','name':'ogre','initiative':4,'place':'waiting'}");
  g_assert_true (bag_reminds (rules, "A-T18", "{'move':'arrive','who':'ogre'}"));
  bag_switch (rules, "t.arrivals", "at-once");
  bag_turn (rules, "Tom", NULL);
  g_assert_true (bag_reminds (rules, "A-T18", "{'move':'add-enemy','name':'wolves','count':3}"));
}

/* The step of those who come is behind already: it comes again, so that the next filling has them. */
static void
test_arrivals_late (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_draw (rules, "end");
  bag_do (rules, "{'move':'rebalance','of':'Mira','tokens':1,'reason':'dazed'}");
  while (bag_game (rules, "step") != VEDETTE_STACK_STEP_CAP)
    bag_do (rules, "{'move':'confirm'}");
  bag_do (rules, "{'edit':'add-enemy','name':'wolves','count':3}");
  bag_do (rules, "{'move':'confirm'}");
  bag_assert_step (rules, "arrivals");
  confirm_all (rules);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 22);
}

static void
test_at_once (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_switch (rules, "t.arrivals", "at-once");
  bag_do (rules, "{'edit':'add-enemy','name':'ogre','initiative':4,'place':'waiting'}");
  bag_do (rules, "{'edit':'add-enemy','name':'troll','initiative':5,'place':'waiting'}");
  bag_do (rules, "{'edit':'add-character','name':'Ann','place':'waiting'}");
  bag_turn (rules, "enemies", "shaman"); /* the switch holds from the next draw on */
  bag_do (rules, "{'move':'arrive','who':'ogre'}");
  bag_do (rules, "{'move':'arrive','who':'Ann'}");
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 22);
  g_assert_cmpint (bag_left (rules, "Ann"), ==, 2);
  bag_turn (rules, "enemies", "ogre");
  bag_do (rules, "{'edit':'add-enemy','name':'wolves','count':3}");
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 24);
  /* At the end of the round, that is for the next one, though the arrivals are behind. */
  bag_draw (rules, "end");
  bag_do (rules, "{'move':'arrive','who':'troll'}");
  confirm_all (rules);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 19 + 4 + 3 + 5);
}

static void
test_at_once_capped (void)
{
  g_autoptr (VedetteRules) rules = begin_capped (NULL);

  bag_switch (rules, "t.arrivals", "at-once");
  bag_turn (rules, "C1", NULL);
  bag_do (rules, "{'edit':'add-enemy','name':'wolves','count':3}");
  g_assert_cmpint (bag_game (rules, "raw"), ==, 53);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 20);
}

static void
test_willing (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_draw (rules, "end");
  bag_assert_step (rules, "arrivals");
  bag_do (rules, "{'move':'confirm','willing':[['spearmen',1]]}");
  g_assert_cmpint (bag_left (rules, "hired"), ==, 1);
  bag_draw (rules, "end");
  bag_do (rules, "{'move':'confirm','willing':[['spearmen',2]]}");
  g_assert_cmpint (bag_left (rules, "hired"), ==, 2);
}

static void
test_colours (gconstpointer data)
{
  gboolean split = g_str_equal (data, "per-faction");
  g_autoptr (VedetteRules) rules = bag_new ("virtual");

  bag_do (rules, "{'edit':'add-character','name':'Mira'}");
  bag_do (rules, "{'edit':'add-faction','name':'Cult','colour':'purple'}");
  bag_do (rules, "{'edit':'add-enemy','name':'priests','count':2,'initiative':3,'faction':'Cult'}");
  bag_do (rules, "{'edit':'add-enemy','name':'wolves','count':4}");
  bag_switch (rules, "t.enemy_colours", data);
  bag_do (rules, "{'move':'start'}");
  g_assert_cmpint (bag_left (rules, "purple"), ==, split ? 6 : 0);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, split ? 4 : 10);
  bag_draw (rules, "enemies");
  if (split)
    bag_refused (rules, "T-X06", "{'move':'finish','who':'priests'}");
  else
    bag_do (rules, "{'move':'finish','who':'priests'}");
}

/* The limit is shared out, and what is changed in a round holds when the bag is filled. */
static void
test_colours_shared (void)
{
  g_autoptr (VedetteRules) rules = bag_new ("virtual");

  bag_do (rules, "{'edit':'add-character','name':'Mira'}");
  bag_do (rules, "{'edit':'add-faction','name':'Cult','colour':'purple'}");
  bag_do (rules, "{'edit':'add-enemy','name':'priests','count':2,'initiative':3,'faction':'Cult'}");
  bag_do (rules, "{'edit':'add-enemy','name':'wolves','count':4}");
  bag_switch (rules, "t.cap", "2");
  bag_do (rules, "{'move':'start'}");
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 4);
  bag_switch (rules, "t.enemy_colours", "per-faction");
  bag_turn (rules, "Mira", NULL);
  /* Red tokens are in the bag, and whoever is an enemy acts on them. */
  bag_turn (rules, "enemies", "priests");
  bag_end_round (rules);
  g_assert_cmpint (bag_left (rules, "Cult"), ==, 2);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 2);
  bag_final (rules, "A-T11", "{'edit':'set-enemy','enemy':'wolves','faction':'hired'}");
}

#define ADD(path, function) g_test_add_func ("/rules/stack/" path, function)
#define ADD_DATA(path, data, function) g_test_add_data_func ("/rules/stack/" path, data, function)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("T-12/dead", test_dead);
  ADD ("T-25/flag", test_mid_round);
  ADD ("T-13/rounds", test_effects);
  ADD ("T-13/turns", test_effects_turn);
  ADD ("A-T03/character", test_cap_character);
  ADD ("A-T16/lowered", test_settled_lowered);
  ADD ("A-T16/more", test_settled_more);
  ADD ("A-T16/subtract", test_settled_subtract);
  ADD ("t.cap_recalc/each-round", test_cap_each_round);
  ADD ("t.cap_recalc/subtract", test_cap_subtract);
  ADD ("t.dead_token/redraw/several", test_redraw);
  ADD ("t.dead_token/redraw/dice", test_redraw_dice);
  ADD ("t.dead_token/redraw/end", test_redraw_end);
  ADD ("t.dead_token/redraw/real", test_redraw_real);
  ADD ("t.dead_token/idle-turn", test_idle_turn);
  ADD ("A-T04/enemies", test_dead_enemies);
  ADD_DATA ("t.recheck_dead/yes", "yes", test_recheck);
  ADD_DATA ("t.recheck_dead/no", "no", test_recheck);
  ADD ("A-T05/late", test_recheck_late);
  ADD_DATA ("t.out_counts_as_dead/ask", "ask", test_out);
  ADD_DATA ("t.out_counts_as_dead/yes", "yes", test_out);
  ADD_DATA ("t.out_counts_as_dead/no", "no", test_out);
  ADD ("A-T07/kept", test_out_kept);
  ADD ("A-T07/switched", test_out_switched);
  ADD ("A-T08/next", test_arrivals);
  ADD ("t.arrivals/next-round", test_arrivals);
  ADD ("A-T18/told", test_arrivals_told);
  ADD ("A-T18/late", test_arrivals_late);
  ADD ("t.arrivals/at-once/tokens", test_at_once);
  ADD ("t.arrivals/at-once/limit", test_at_once_capped);
  ADD ("A-T15/asked", test_willing);
  ADD_DATA ("t.enemy_colours/one", "one", test_colours);
  ADD_DATA ("t.enemy_colours/per-faction", "per-faction", test_colours);
  ADD ("A-T11/shared", test_colours_shared);
  return g_test_run ();
}
