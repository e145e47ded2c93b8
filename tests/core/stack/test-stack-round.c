/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The course of a round (T-08 to T-11, T-14, T-17 to T-21, T-24), and what may not be done in it. */

#include "bag-fixture.h"
#include "core/rules/answers/vedette-breakdown.h"
#include "core/rules/story/vedette-party.h"
#include "core/stack/words/vedette-stack-words.h"

static char *
say_chance (VedetteRules *rules,
            const char   *id)
{
  g_autoptr (VedetteMove) move = vedette_rules_find_move (rules, "draw", NULL);
  g_autoptr (VedetteBreakdown) next = vedette_rules_preview (rules, move);
  GListModel *outcomes = next->outcomes;

  for (guint i = 0; i < g_list_model_get_n_items (outcomes); i++)
    {
      g_autoptr (VedetteOutcome) outcome = g_list_model_get_item (outcomes, i);
      VedetteChance chance = outcome->chance;

      if (g_str_equal (outcome->id, id))
        return g_strdup_printf ("%" G_GINT64_FORMAT "/%" G_GINT64_FORMAT, chance.num, chance.den);
    }
  return NULL;
}

static void
assert_chance (VedetteRules *rules,
               const char   *id,
               const char   *expected)
{
  g_autofree char *chance = say_chance (rules, id);

  g_assert_cmpstr (chance, ==, expected);
}

/* Each token is as likely as any other; what was drawn is not put back. */
static void
test_draw (void)
{
  g_autoptr (VedetteRules) rules = bag_new ("virtual");

  for (int i = 1; i <= 5; i++)
    bag_do (rules, "{'edit':'add-character','name':'C%d'}", i);
  bag_do (rules, "{'edit':'add-enemy','name':'lizard-men','count':8,'initiative':2}");
  bag_do (rules, "{'move':'start'}");
  assert_chance (rules, "enemies", "16/27");
  assert_chance (rules, "end", "1/27");
  bag_turn (rules, "enemies", "lizard-men");
  assert_chance (rules, "enemies", "15/26");
  assert_chance (rules, "end", "1/26");
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 15);
  g_assert_cmpint (bag_get (bag_owner (rules, "enemies"), "tokens"), ==, 16);
}

/* Each face of the die is the token that it should be: no owner has one too many. */
static void
test_faces (void)
{
  int counts[5] = { 0 };

  for (int face = 1; face <= 26; face++)
    {
      g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
      const char *token = bag_fact (bag_do (rules, "{'move':'draw','rolled':%d}", face), "owner");
      static const char * const owners[] = { "Mira", "Tom", "Hired help", "Enemies", "End" };

      for (guint i = 0; i < G_N_ELEMENTS (owners); i++)
        counts[i] += g_str_equal (owners[i], token) ? 1 : 0;
    }
  g_assert_cmpint (counts[0], ==, 2);
  g_assert_cmpint (counts[1], ==, 2);
  g_assert_cmpint (counts[2], ==, 2);
  g_assert_cmpint (counts[3], ==, 19);
  g_assert_cmpint (counts[4], ==, 1);
}

static void
test_colour_acts (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_final (rules, "T-09", "{'move':'finish'}");
  bag_final (rules, "T-09", "{'move':'act','who':'Mira'}");
  bag_draw (rules, "Mira");
  bag_assert (rules, "turn-character");
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 1);
  bag_do (rules, "{'move':'finish'}");
  bag_assert (rules, "ready");
}

static void
test_stay_out (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("real");

  bag_turn (rules, "Mira", NULL);
  bag_turn (rules, "enemies", "lizard-men");
  bag_turn (rules, "Mira", NULL);
  bag_final (rules, "T-X03", "{'move':'draw','token':'Mira'}");
  bag_turn (rules, "Tom", NULL);
  bag_final (rules, "T-X03", "{'move':'draw','token':'blue'}");
}

static void
test_all_back (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_final (rules, "T-11", "{'move':'confirm'}");
  bag_turn (rules, "Mira", NULL);
  bag_turn (rules, "Mira", NULL);
  bag_turn (rules, "hired", "spearmen");
  bag_end_round (rules);
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 2);
  g_assert_cmpint (bag_left (rules, "hired"), ==, 2);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 19);
  g_assert_cmpint (bag_get_face (rules, "end"), ==, 26);
  g_assert_cmpuint (g_list_model_get_n_items (vedette_battle_get_records (vedette_rules_get_battle (rules),
                                                                          vedette_stack_turn_get_type ())), ==, 0);
}

static void
assert_in_bag (VedetteRules *rules,
               int           mira,
               int           enemies,
               const char   *all)
{
  g_autofree char *bag = bag_status (rules, "bag", NULL);

  g_assert_cmpint (bag_left (rules, "Mira"), ==, mira);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, enemies);
  g_assert_cmpstr (bag, ==, all);
}

/* After the End, what was not drawn is in the bag until it is filled: all but two tokens and the End. */
static void
test_not_drawn (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_turn (rules, "Mira", NULL);
  bag_turn (rules, "enemies", "lizard-men");
  bag_draw (rules, "end");
  assert_in_bag (rules, 1, 18, "23");
  while (bag_game (rules, "phase") == VEDETTE_STACK_ROUND_END)
    {
      assert_in_bag (rules, 1, 18, "23");
      bag_do (rules, "{'move':'confirm'}");
    }
  assert_in_bag (rules, 2, 19, "26");
}

/* Of a real bag it is confirmed that all are back in it, the End token, too. */
static void
test_not_drawn_real (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("real");

  bag_turn (rules, "Mira", NULL);
  bag_turn (rules, "enemies", "lizard-men");
  bag_draw (rules, "end");
  bag_assert_step (rules, "return");
  assert_in_bag (rules, 1, 18, "23");
  bag_do (rules, "{'move':'confirm'}");
  bag_assert (rules, "round-end");
  assert_in_bag (rules, 2, 19, "26");
}

static void
test_next_round (void)
{
  g_autoptr (VedetteRules) rules = bag_new ("virtual");

  for (int i = 1; i <= 5; i++)
    bag_do (rules, "{'edit':'add-character','name':'C%d'}", i);
  bag_do (rules, "{'edit':'add-enemy','name':'lizard-men','count':8,'initiative':2}");
  bag_do (rules, "{'move':'start'}");
  bag_do (rules, "{'move':'out','who':'lizard-men','count':3}");
  bag_end_round (rules);
  g_assert_cmpint (bag_game (rules, "round"), ==, 2);
  g_assert_cmpint (bag_get_face (rules, "end"), ==, 21);
}

static void
test_helpers (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_do (rules, "{'edit':'add-hired','name':'archer'}");
  bag_end_round (rules);
  g_assert_cmpint (bag_left (rules, "hired"), ==, 3);
  bag_draw (rules, "hired");
  bag_assert (rules, "turn-hired");
  /* The GM says who, if anybody does; the same one may act twice, and is the one who is meant then. */
  g_assert_true (bag_reminds (rules, "T-17", "{'move':'finish'}"));
  bag_do (rules, "{'move':'act','who':'archer'}");
  g_assert_cmpstr (bag_fact (bag_do (rules, "{'move':'finish'}"), "who"), ==, "archer");
  bag_draw (rules, "hired");
  g_assert_cmpstr (bag_fact (bag_do (rules, "{'move':'finish'}"), "who"), ==, "archer");
  bag_draw (rules, "hired");
  g_assert_cmpstr (bag_fact (bag_do (rules, "{'move':'finish','who':'spearmen'}"), "who"), ==, "spearmen");
}

static void
test_any_enemy (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_draw (rules, "enemies");
  bag_assert (rules, "turn-enemy");
  g_assert_true (bag_reminds (rules, "T-18", "{'move':'finish'}"));
  bag_do (rules, "{'move':'finish','who':'shaman'}");
  for (int i = 0; i < 3; i++)
    bag_turn (rules, "enemies", "shaman");
  bag_turn (rules, "enemies", "lizard-men");
  bag_turn (rules, "enemies", "shaman");
}

/* A note and no refusal, once a run is longer than his Initiative, and others are there who could act */
static void
test_fair_use (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  for (int i = 0; i < 3; i++)
    {
      bag_draw (rules, "enemies");
      g_assert_false (bag_reminds (rules, "T-19", "{'move':'finish','who':'shaman'}"));
      bag_do (rules, "{'move':'finish','who':'shaman'}");
    }
  bag_turn (rules, "Mira", NULL);
  bag_draw (rules, "enemies");
  g_assert_true (bag_reminds (rules, "T-19", "{'move':'finish','who':'shaman'}"));
  g_assert_true (bag_reminds (rules, "T-19", "{'move':'act','who':'shaman'}"));
  g_assert_true (bag_reminds (rules, "T-19", "{'move':'finish'}"));
  g_assert_false (bag_reminds (rules, "T-19", "{'move':'finish','who':'lizard-men'}"));
  bag_do (rules, "{'move':'finish','who':'lizard-men'}");
  bag_draw (rules, "enemies");
  g_assert_false (bag_reminds (rules, "T-19", "{'move':'finish','who':'shaman'}"));
  bag_do (rules, "{'move':'finish','who':'shaman'}");
  bag_do (rules, "{'move':'out','who':'lizard-men','count':8}");
  for (int i = 0; i < 4; i++)
    {
      bag_draw (rules, "enemies");
      g_assert_false (bag_reminds (rules, "T-19", "{'move':'finish','who':'shaman'}"));
      bag_do (rules, "{'move':'finish','who':'shaman'}");
    }
}

/* Eight men of Initiative 2 in one line have sixteen tokens between them. */
static void
test_fair_line (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  for (int i = 0; i < 16; i++)
    {
      bag_draw (rules, "enemies");
      g_assert_false (bag_reminds (rules, "T-19", "{'move':'finish','who':'lizard-men'}"));
      bag_do (rules, "{'move':'finish','who':'lizard-men'}");
    }
  bag_draw (rules, "enemies");
  g_assert_true (bag_reminds (rules, "T-19", "{'move':'finish','who':'lizard-men'}"));
}

static void
test_two_turns (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_turn (rules, "Mira", NULL);
  bag_turn (rules, "Mira", NULL);
  assert_chance (rules, "enemies", "19/24");
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 0);
  /* No face of the die is hers any more. */
  for (int face = 1; face <= 24; face++)
    {
      VedetteBattle *battle = vedette_rules_get_battle (rules);
      gint64 before = vedette_battle_get_cursor (battle);

      g_assert_cmpstr (bag_fact (bag_do (rules, "{'move':'draw','rolled':%d}", face), "owner"), !=, "Mira");
      g_assert_true (vedette_battle_go_to (battle, before, NULL));
    }
}

static char *
say_drawn (VedetteRules *rules,
           const char   *audience)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  VedetteStack stack;

  vedette_stack_read (&stack, battle);
  return vedette_stack_say_drawn (&stack, rules, vedette_battle_get_step (battle, vedette_battle_get_cursor (battle)), audience);
}

/* The chance that is told afterwards is the one that there was before, with the End token. */
static void
test_told (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  g_autofree char *first = NULL, *players = NULL, *second = NULL, *turn = NULL, *end = NULL;

  bag_draw (rules, "enemies");
  first = say_drawn (rules, NULL);
  players = say_drawn (rules, VEDETTE_STACK_AUDIENCE_PLAYERS);
  g_assert_cmpstr (first, ==, "Enemies had 19 of the 26 tokens in the bag: 73.1%");
  g_assert_cmpstr (players, ==, first);
  bag_do (rules, "{'move':'finish','who':'lizard-men'}");
  turn = say_drawn (rules, NULL);
  g_assert_null (turn);
  assert_chance (rules, "enemies", "18/25");
  bag_draw (rules, "enemies");
  second = say_drawn (rules, NULL);
  g_assert_cmpstr (second, ==, "Enemies had 18 of the 25 tokens in the bag: 72%");
  bag_do (rules, "{'move':'finish','who':'lizard-men'}");
  bag_draw (rules, "end");
  end = say_drawn (rules, NULL);
  g_assert_null (end);
}

static void
test_unused (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  g_autofree char *idle = NULL;

  bag_turn (rules, "Tom", NULL);
  bag_draw (rules, "end");
  idle = bag_status (rules, "idle", NULL);
  g_assert_cmpstr (idle, ==, "Mira");
  while (bag_game (rules, "phase") == VEDETTE_STACK_ROUND_END)
    bag_do (rules, "{'move':'confirm'}");
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 2);
}

/* Nobody acts, and what lasts for rounds lasts one less all the same. */
static void
test_no_turn (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_do (rules, "{'edit':'add-effect','name':'poison','whose':'Mira','left':2}");
  bag_end_round (rules);
  g_assert_cmpint (bag_get (vedette_test_named (rules, vedette_effect_get_type (), "poison"), "left"), ==, 1);
}

static void
test_markers (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("real");

  bag_final (rules, "T-24", "{'move':'draw'}");
  bag_final (rules, "T-24", "{'move':'draw','token':'mauve'}");
  bag_turn (rules, "blue", NULL);
  bag_turn (rules, "Tom", NULL);
  bag_turn (rules, "enemies", "shaman");
  bag_draw (rules, "end");
  bag_assert_step (rules, "return");
}

/* Names that are words of others: the words come first, and nobody owns the End. */
static void
test_names (void)
{
  g_autoptr (VedetteRules) rules = bag_new ("real");

  bag_do (rules, "{'edit':'add-character','name':'end','colour':'blue'}");
  bag_do (rules, "{'edit':'add-character','name':'red','colour':'green'}");
  bag_do (rules, "{'edit':'add-enemy','name':'goblin'}");
  bag_do (rules, "{'move':'start'}");
  g_assert_cmpstr (bag_fact (bag_draw (rules, "red"), "owner"), ==, "Enemies");
  bag_do (rules, "{'move':'finish'}");
  g_assert_cmpstr (bag_fact (bag_draw (rules, "blue"), "owner"), ==, "end");
  bag_do (rules, "{'move':'finish'}");
  bag_draw (rules, "end");
  bag_assert (rules, "round-end");
}

/* A Turn is one token, and the round lasts until the End. */
static void
test_words (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  for (int i = 0; i < 5; i++)
    bag_turn (rules, "enemies", "lizard-men");
  g_assert_cmpint (bag_game (rules, "round"), ==, 1);
  bag_end_round (rules);
  g_assert_cmpint (bag_game (rules, "round"), ==, 2);
}

static void
test_open_turn (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_draw (rules, "Mira");
  bag_final (rules, "T-X01", "{'move':'draw'}");
  bag_do (rules, "{'move':'finish'}");
  bag_draw (rules, "enemies");
  bag_final (rules, "T-X01", "{'move':'draw'}");
}

static void
test_unsettled (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_draw (rules, "end");
  bag_final (rules, "T-X02", "{'move':'draw'}");
  bag_final (rules, "T-X02", "{'move':'finish'}");
  bag_final (rules, "T-X02", "{'edit':'put-right','turn':'Mira'}");
}

static void
test_back (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_turn (rules, "Mira", NULL);
  bag_refused (rules, "T-X04", "{'move':'rebalance','of':'Mira','tokens':2,'reason':'her first was a mistake'}");
}

static void
test_taken_out (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  VedetteStep *step;

  bag_do (rules, "{'move':'out','who':'shaman'}");
  bag_warned (rules, "T-X05", "{'move':'rebalance','of':'enemies','tokens':16,'reason':'the shaman is dead'}");
  step = bag_do (rules, "{'move':'rebalance','of':'enemies','tokens':16,'reason':'the shaman is dead','agreed':true}");
  g_assert_nonnull (step);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 16);
}

static void
test_others_colour (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_draw (rules, "Mira");
  bag_refused (rules, "T-X06", "{'move':'act','who':'Tom'}");
  bag_refused (rules, "T-X06", "{'move':'finish','who':'Tom'}");
  bag_refused (rules, "T-X06", "{'move':'finish','who':'lizard-men'}");
  bag_do (rules, "{'move':'finish','who':'Mira'}");
  bag_draw (rules, "enemies");
  bag_refused (rules, "T-X06", "{'move':'finish','who':'Mira'}");
  bag_final (rules, "T-X06", "{'edit':'put-right','actor':'Mira'}");
  bag_final (rules, "T-X06", "{'edit':'put-right','turn':'Tom','actor':'shaman'}");
}

static void
test_keep (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_draw (rules, "Mira");
  bag_warned (rules, "T-X11", "{'move':'keep-turn'}");
  bag_do (rules, "{'move':'keep-turn','agreed':true}");
  bag_assert (rules, "ready");
  /* It is lost: she has one token left, not two. */
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 1);
}

/* By agreement, it can be taken later: between two tokens, and once. */
static void
test_keep_taken (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  GListModel *turns = vedette_battle_get_records (vedette_rules_get_battle (rules), vedette_stack_turn_get_type ());
  g_autofree char *said = NULL;

  bag_final (rules, "A-T18", "{'move':'take-turn','of':'Mira'}");
  bag_do (rules, "{'edit':'add-effect','name':'curse','whose':'Mira','left':3,'tick':'turn'}");
  bag_draw (rules, "Mira");
  bag_do (rules, "{'move':'keep-turn','agreed':true}");
  bag_draw (rules, "enemies");
  bag_final (rules, "T-X01", "{'move':'take-turn','of':'Mira'}");
  bag_do (rules, "{'move':'finish','who':'shaman'}");
  bag_final (rules, "A-T18", "{'move':'take-turn','of':'Tom'}");
  said = vedette_rules_describe (rules, bag_do (rules, "{'move':'take-turn','of':'Mira'}"), NULL);
  g_assert_cmpstr (said, ==, "Mira took the kept Turn.");
  bag_assert (rules, "turn-character");
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 1);
  bag_final (rules, "A-T18", "{'move':'keep-turn','agreed':true}");
  bag_do (rules, "{'move':'finish'}");
  bag_assert (rules, "ready");
  /* It is one Turn of one token, for the effects, too. */
  g_assert_cmpuint (g_list_model_get_n_items (turns), ==, 2);
  g_assert_cmpint (bag_get (vedette_test_named (rules, vedette_effect_get_type (), "curse"), "left"), ==, 2);
  bag_final (rules, "A-T18", "{'move':'take-turn','of':'Mira'}");
}

/* At the End it is lost, and the log says whose. */
static void
test_keep_lost (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  g_autofree char *said = NULL, *none = NULL;

  bag_draw (rules, "Mira");
  bag_do (rules, "{'move':'keep-turn','agreed':true}");
  bag_draw (rules, "enemies");
  bag_do (rules, "{'move':'keep-turn','agreed':true}");
  said = vedette_rules_describe (rules, bag_draw (rules, "end"), NULL);
  g_assert_cmpstr (said, ==, "Drawn: End. The round ended. Kept Turns lost: Mira, Enemies.");
  bag_final (rules, "T-X02", "{'move':'take-turn','of':'Mira'}");
  while (bag_game (rules, "phase") == VEDETTE_STACK_ROUND_END)
    bag_do (rules, "{'move':'confirm'}");
  bag_final (rules, "A-T18", "{'move':'take-turn','of':'Mira'}");
  none = vedette_rules_describe (rules, bag_draw (rules, "end"), NULL);
  g_assert_cmpstr (none, ==, "Drawn: End. The round ended.");
}

/* Any of those who share the colour takes it; nobody does who is out (A-T04). */
static void
test_keep_shared (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_draw (rules, "hired");
  bag_do (rules, "{'move':'keep-turn','agreed':true}");
  bag_draw (rules, "Tom");
  bag_do (rules, "{'move':'keep-turn','agreed':true}");
  bag_do (rules, "{'move':'take-turn','of':'hired'}");
  bag_assert (rules, "turn-hired");
  bag_do (rules, "{'move':'finish','who':'spearmen'}");
  bag_do (rules, "{'move':'out','who':'Tom'}");
  bag_final (rules, "A-T04", "{'move':'take-turn','of':'Tom'}");
}

static void
test_looking (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_final (rules, "T-X12", "{'move':'draw','token':'Mira'}");
  bag_final (rules, "T-X12", "{'move':'draw','token':'end'}");
}

/* A die is typed: nothing is drawn, whether it is one of the bag's or not. With a real bag, it is said which token came. */
static void
test_weighting (void)
{
  static const int naturals[] = { 1, 26, 27 };
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  g_autoptr (VedetteMove) move = vedette_rules_find_move (rules, "draw", NULL);
  gint64 cursor = vedette_battle_get_cursor (vedette_rules_get_battle (rules));

  for (guint i = 0; i < G_N_ELEMENTS (naturals); i++)
    for (int agreed = FALSE; agreed <= TRUE; agreed++)
      {
        g_autoptr (VedetteDice) typed = vedette_dice_new_typed (&naturals[i], 1);
        g_autoptr (GError) error = NULL;

        g_assert_null (vedette_rules_perform (rules, move, typed, agreed, NULL, &error));
        g_assert_error (error, VEDETTE_DICE_REQUEST_ERROR, VEDETTE_DICE_REQUEST_ERROR_SEALED);
        g_assert_cmpstr (vedette_dice_request_get_refused (error)->rule, ==, "T-X12");
        g_assert_nonnull (strstr (error->message, "real bag"));
        g_assert_cmpint (vedette_battle_get_cursor (vedette_rules_get_battle (rules)), ==, cursor);
        bag_assert (rules, "ready");
      }
}

/* Of a real bag nothing is rolled, and what is said of it is asked for only then. */
static void
test_weighting_real (void)
{
  g_autoptr (VedetteRules) virtual = bag_new_fight ("virtual");
  g_autoptr (VedetteRules) real = bag_new_fight ("real");
  g_autoptr (VedetteMove) by_program = vedette_rules_find_move (virtual, "draw", NULL);
  g_autoptr (VedetteMove) by_hand = vedette_rules_find_move (real, "draw", NULL);
  g_autoptr (GListModel) sealed = vedette_rules_list_dice (virtual, by_program, NULL, 0);
  g_autoptr (GListModel) none = vedette_rules_list_dice (real, by_hand, NULL, 0);

  g_assert_true (vedette_dice_request_has_sealed (sealed));
  g_assert_cmpuint (g_list_model_get_n_items (none), ==, 0);
  g_assert_false (vedette_move_is_relevant (by_program, virtual, "token"));
  g_assert_true (vedette_move_is_relevant (by_hand, real, "token"));
  bag_draw (real, "Mira");
  bag_assert (real, "turn-character");
}

/* Whose token came up, for those who may know of it */
static void
test_drawn (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  g_autoptr (VedetteParty) none = NULL, drawn = NULL, end = NULL;

  none = vedette_rules_find_drawn (rules, vedette_battle_get_current (vedette_rules_get_battle (rules)), NULL);
  g_assert_null (none);
  bag_draw (rules, "Mira");
  drawn = vedette_rules_find_drawn (rules, vedette_battle_get_current (vedette_rules_get_battle (rules)), VEDETTE_AUDIENCE_ALL);
  g_assert_cmpstr (drawn->name, ==, "Mira");
  bag_do (rules, "{'move':'finish'}");
  bag_draw (rules, "end");
  end = vedette_rules_find_drawn (rules, vedette_battle_get_current (vedette_rules_get_battle (rules)), VEDETTE_AUDIENCE_ALL);
  g_assert_cmpstr (end->name, ==, "End");
}

#define ADD(path, function) g_test_add_func ("/rules/stack/" path, function)

/* What is counted of a fight: of each who owns tokens his Turns, of the End the rounds. */
static void
test_counted (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  g_autofree char *before = vedette_rules_count (rules, "enemies", NULL);
  g_autofree char *after = NULL, *hired = NULL, *end = NULL, *undone = NULL;

  g_assert_cmpstr (before, ==, "Turns: 0. Rounds: 0.");
  bag_turn (rules, "enemies", "shaman");
  bag_turn (rules, "enemies", "shaman");
  bag_end_round (rules);
  bag_draw (rules, "end");
  after = vedette_rules_count (rules, "enemies", NULL);
  g_assert_cmpstr (after, ==, "Turns: 2. Rounds: 2.");
  hired = vedette_rules_count (rules, "hired", VEDETTE_AUDIENCE_ALL);
  g_assert_cmpstr (hired, ==, "Turns: 0. Rounds: 2.");
  end = vedette_rules_count (rules, "end", NULL);
  g_assert_cmpstr (end, ==, "Rounds completed: 2. Rounds without a Turn: 1.");
  g_assert_true (vedette_battle_go_to (battle, vedette_step_get_after (vedette_battle_get_current (battle)), NULL));
  undone = vedette_rules_count (rules, "end", NULL);
  g_assert_cmpstr (undone, ==, "Rounds completed: 1. Rounds without a Turn: 0.");
}

/* Of many only those have a clock that have had time, and whoever has it now, from the first moment. */
static void
test_clocks (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  g_autoptr (GListModel) parties = vedette_rules_list_parties (rules, VEDETTE_AUDIENCE_ALL);
  g_autoptr (GListModel) clocks = NULL;
  g_autoptr (VedetteParty) clock = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (parties), >, 2);
  bag_draw (rules, "Mira");
  clocks = vedette_rules_list_clocks (rules, VEDETTE_AUDIENCE_ALL, 0);
  g_assert_cmpuint (g_list_model_get_n_items (clocks), ==, 1);
  clock = g_list_model_get_item (clocks, 0);
  g_assert_true (clock->holds);
  g_assert_cmpint (clock->seconds, ==, 0);
  g_assert_cmpstr (clock->name, ==, "Mira");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("T-08/chances", test_draw);
  ADD ("T-08/faces", test_faces);
  ADD ("T-08/told", test_told);
  ADD ("T-09/drawn", test_drawn);
  ADD ("T-09/acts", test_colour_acts);
  ADD ("T-09/clocks", test_clocks);
  ADD ("T-10/out", test_stay_out);
  ADD ("T-11/back", test_all_back);
  ADD ("A-T17/virtual", test_not_drawn);
  ADD ("A-T17/real", test_not_drawn_real);
  ADD ("T-14/next", test_next_round);
  ADD ("T-17/helpers", test_helpers);
  ADD ("T-18/any", test_any_enemy);
  ADD ("T-21/counted", test_counted);
  ADD ("T-19/note", test_fair_use);
  ADD ("T-19/line", test_fair_line);
  ADD ("T-20/two", test_two_turns);
  ADD ("T-21/idle", test_unused);
  ADD ("A-T14/ticks", test_no_turn);
  ADD ("T-24/real", test_markers);
  ADD ("T-24/names", test_names);
  ADD ("A-T06/words", test_words);
  ADD ("T-X01/open", test_open_turn);
  ADD ("T-X02/unsettled", test_unsettled);
  ADD ("T-X03/none-left", test_stay_out);
  ADD ("T-X04/back", test_back);
  ADD ("T-X05/dead", test_taken_out);
  ADD ("T-X06/others", test_others_colour);
  ADD ("T-X11/keep", test_keep);
  ADD ("A-T18/kept", test_keep_taken);
  ADD ("A-T18/lost", test_keep_lost);
  ADD ("A-T18/shared", test_keep_shared);
  ADD ("A-T13/lost", test_keep);
  ADD ("T-X12/choosing", test_looking);
  ADD ("T-X12/typed", test_weighting);
  ADD ("T-X12/typed/real", test_weighting_real);
  return g_test_run ();
}
