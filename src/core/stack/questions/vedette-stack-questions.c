/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The question about a stack of tokens: what it will bring, in numbers for machines and in lines for people. */

#include "vedette-config.h"

#include "core/stack/questions/vedette-stack-questions.h"

#include <glib/gi18n-lib.h>

#include "core/json/vedette-tree.h"
#include "core/stack/questions/vedette-stack-said.h"
#include "core/stack/records/vedette-stack-records.h"

static const VedetteParam params[] = {
  { .field = { .kind = VEDETTE_FIELD_INT, .name = "characters", .min = 1, .max = VEDETTE_STACK_MAX_COUNT, .fallback = 1 },
    .option = N_("Player characters, each with 2 tokens"), .argument = N_("N"), .needed = TRUE },
  { .field = { .kind = VEDETTE_FIELD_INT, .name = "hired", .max = VEDETTE_STACK_MAX_COUNT },
    .option = N_("Hired help willing to fight, each with 1 token"), .argument = N_("N") },
  { .field = { .kind = VEDETTE_FIELD_TEXTS, .name = "enemies" },
    .option = N_("Enemies of one kind, such as 8x2; can be repeated"), .argument = N_("COUNTxINITIATIVE") },
  { .field = { .kind = VEDETTE_FIELD_INT, .name = "cap", .min = 1, .max = 9, .fallback = 2 },
    .option = N_("Limit the enemies to this multiple of the characters’ tokens"), .argument = N_("FACTOR") },
  { .field = { .kind = VEDETTE_FIELD_TEXTS, .name = "drawn" },
    .option = N_("Tokens drawn this round, such as character-1=1,enemies=4"), .argument = N_("OWNER=N,…") },
  { { 0 } },
};

static void
check (VedetteMove          *asked,
       const VedetteContext *context,
       VedetteRuling        *ruling)
{
  g_auto (VedetteStackSaid) said = { 0 };

  vedette_stack_said_read (&said, asked, ruling);
}

/* One who has not acted, as long as there is one; the characters are alike but for that. */
static const VedetteStackTokens *
find_fresh (const VedetteStackMix *mix)
{
  for (guint i = 0; i < mix->n_characters; i++)
    if (mix->characters[i].drawn == 0)
      return &mix->characters[i];
  return NULL;
}

static VedetteFraction *
get_next_character (const VedetteStackMix *mix)
{
  return find_fresh (mix) != NULL ? vedette_stack_odds_next (mix, *find_fresh (mix)) : NULL;
}

static VedetteFraction *
get_next_hired (const VedetteStackMix *mix)
{
  return vedette_stack_odds_next (mix, mix->hired);
}

static VedetteFraction *
get_next_enemies (const VedetteStackMix *mix)
{
  return vedette_stack_odds_next (mix, mix->enemies);
}

static VedetteFraction *
get_turns (const VedetteStackMix *mix)
{
  return vedette_stack_expect_turns (vedette_stack_mix_count_turns (mix));
}

static VedetteFraction *
get_no_turn (const VedetteStackMix *mix)
{
  return vedette_stack_odds_none (vedette_stack_mix_count_turns (mix));
}

static VedetteFraction *
get_no_character (const VedetteStackMix *mix)
{
  return vedette_stack_odds_none (vedette_stack_mix_count_characters (mix));
}

static VedetteFraction *
get_no_enemy (const VedetteStackMix *mix)
{
  return vedette_stack_odds_none (mix->enemies);
}

static VedetteFraction *
get_wait (const VedetteStackMix *mix)
{
  return find_fresh (mix) != NULL ? vedette_stack_expect_wait (mix, *find_fresh (mix)) : NULL;
}

/* A number of the answer: its name for machines, what stands behind it for people, whether it is a chance or a part, and
 * what it is, or NULL where there is nobody of whom it could be said. */
typedef struct
{
  const char *name;
  const char *label;
  gboolean percent;
  VedetteFraction *(*get) (const VedetteStackMix *mix);
} Number;

static const Number next_numbers[] = {
  { "character", N_("next token: a given character who has not acted"), TRUE, get_next_character },
  { "hired", N_("next token: the hired help"), TRUE, get_next_hired },
  { "enemies", N_("next token: the enemies"), TRUE, get_next_enemies },
  { "end", N_("next token: End"), TRUE, vedette_stack_odds_end },
  { NULL },
};

static const Number round_numbers[] = {
  { "draws", N_("average draws in the round, including End"), FALSE, vedette_stack_expect_draws },
  { "turns", N_("average Turns in the round"), FALSE, get_turns },
  { "no-turn", N_("chance of a round without any Turn"), TRUE, get_no_turn },
  { "no-character-acts", N_("chance that no character acts"), TRUE, get_no_character },
  { "no-enemy-acts", N_("chance that no enemy acts"), TRUE, get_no_enemy },
  { "all-characters-act", N_("chance that every character acts"), TRUE, vedette_stack_odds_all_act },
  { "distinct-characters", N_("average number of different characters who act"), FALSE, vedette_stack_expect_acting },
  { "character-share", N_("characters’ average share of the Turns"), TRUE, vedette_stack_expect_share },
  { "draws-to-first-turn", N_("average draws, including each End, until a given character who has not acted gets a Turn"),
    FALSE, get_wait },
  { NULL },
};

/* What only people are told: machines can count it. */
static const Number left_numbers[] = {
  { "draws-left", N_("average draws left in the round, including End"), FALSE, vedette_stack_expect_draws_left },
  { NULL },
};

static void
build_numbers (JsonBuilder           *tree,
               const char            *name,
               const VedetteStackMix *mix,
               const Number          *numbers)
{
  json_builder_set_member_name (tree, name);
  json_builder_begin_object (tree);
  for (; numbers->name != NULL; numbers++)
    {
      g_autoptr (VedetteFraction) fraction = numbers->get (mix);

      vedette_fraction_build (fraction, numbers->name, tree);
    }
  json_builder_end_object (tree);
}

/* How likely each number of Turns is for one character */
static void
build_character (JsonBuilder              *tree,
                 const char               *name,
                 const VedetteStackTokens *tokens)
{
  json_builder_set_member_name (tree, name);
  if (tokens == NULL)
    {
      json_builder_add_null_value (tree);
      return;
    }
  json_builder_begin_object (tree);
  for (guint n = 0; n <= tokens->placed; n++)
    {
      g_autoptr (VedetteFraction) chance = vedette_stack_odds_turns (*tokens, n);
      g_autofree char *turns = g_strdup_printf ("%u", n);

      vedette_fraction_build (chance, turns, tree);
    }
  json_builder_end_object (tree);
}

static void
build (JsonBuilder           *tree,
       const VedetteStackMix *mix)
{
  json_builder_set_member_name (tree, "stack");
  json_builder_begin_object (tree);
  vedette_tree_add_whole (tree, "characters", vedette_stack_mix_count_characters (mix).placed);
  vedette_tree_add_whole (tree, "hired", mix->hired.placed);
  vedette_tree_add_whole (tree, "enemies", mix->enemies.placed);
  vedette_tree_add_whole (tree, "end", 1);
  vedette_tree_add_whole (tree, "total", vedette_stack_mix_get_total (mix));
  json_builder_end_object (tree);
  build_numbers (tree, "next", mix, next_numbers);
  build_numbers (tree, "round", mix, round_numbers);
  build_character (tree, "character", find_fresh (mix));
  for (guint i = 0; i < mix->n_characters; i++)
    if (mix->characters[i].drawn > 0)
      {
        g_autofree char *name = g_strdup_printf (VEDETTE_STACK_OWNER_CHARACTER "%u", i + 1);

        build_character (tree, name, &mix->characters[i]);
      }
}

static void
say_numbers (VedetteAnswer         *answer,
             const VedetteStackMix *mix,
             const Number          *numbers)
{
  for (; numbers->name != NULL; numbers++)
    {
      g_autoptr (VedetteFraction) fraction = numbers->get (mix);
      g_autofree char *value = NULL;

      if (fraction == NULL)
        continue;
      value = numbers->percent ? vedette_fraction_percent (fraction) : vedette_fraction_decimal (fraction, 2);
      vedette_answer_say_value (answer, value, _(numbers->label));
    }
}

static void
say_stack (VedetteAnswer         *answer,
           const VedetteStackMix *mix)
{
  VedetteStackTokens characters = vedette_stack_mix_count_characters (mix);

  /* Translators: numbers of tokens */
  vedette_answer_say (answer, _("Placed: characters %u, hired help %u, enemies %u, End 1; %u in all"), characters.placed,
                      mix->hired.placed, mix->enemies.placed, vedette_stack_mix_get_total (mix));
  if (vedette_stack_mix_get_left (mix) == vedette_stack_mix_get_total (mix))
    return;
  /* Translators: numbers of tokens */
  vedette_answer_say (answer, _("Left: characters %u, hired help %u, enemies %u, End 1; %u in all"),
                      vedette_stack_tokens_get_left (characters), vedette_stack_tokens_get_left (mix->hired),
                      vedette_stack_tokens_get_left (mix->enemies), vedette_stack_mix_get_left (mix));
}

static char *
write_turns (const VedetteStackTokens *tokens,
             guint                     n)
{
  g_autoptr (VedetteFraction) chance = vedette_stack_odds_turns (*tokens, n);

  return vedette_fraction_percent (chance);
}

static void
say_characters (VedetteAnswer         *answer,
                const VedetteStackMix *mix)
{
  const VedetteStackTokens *fresh = find_fresh (mix);

  G_STATIC_ASSERT (VEDETTE_CHARACTER_TOKENS == 2);
  if (fresh != NULL)
    {
      g_autofree char *none = write_turns (fresh, 0);
      g_autofree char *one = write_turns (fresh, 1);
      g_autofree char *two = write_turns (fresh, 2);

      /* Translators: three chances */
      vedette_answer_say (answer, _("A character who has not acted: no Turn %s, one %s, two %s"), none, one, two);
    }
  for (guint i = 0; i < mix->n_characters; i++)
    if (mix->characters[i].drawn > 0)
      {
        g_autoptr (VedetteFraction) next = vedette_stack_odds_next (mix, mix->characters[i]);
        g_autofree char *percent = vedette_fraction_percent (next);
        g_autofree char *one = write_turns (&mix->characters[i], 1);
        g_autofree char *two = write_turns (&mix->characters[i], 2);

        /* Translators: the number of the character, and three chances */
        vedette_answer_say (answer, _("Character %u: next token %s; one Turn in the round %s, two %s"),
                            i + 1, percent, one, two);
      }
}

/* What the enemy limit changes, and what it does not (A-T12) */
static void
say_limit (VedetteAnswer          *answer,
           const VedetteStackSaid *said)
{
  const VedetteStackTokens character = { VEDETTE_CHARACTER_TOKENS, 0 };
  g_auto (VedetteStackLimit) change = { 0 };
  g_autofree char *share = NULL, *share_without = NULL, *wait = NULL, *wait_without = NULL, *turns = NULL, *none = NULL;
  g_autoptr (VedetteFraction) own = vedette_stack_expect_turns (character);

  vedette_answer_rest_on (answer, "T-06", "A-T12", NULL);
  if (said->enemies <= said->limit)
    {
      /* Translators: numbers of tokens */
      vedette_answer_say (answer, _("Enemy tokens by Initiative: %u, within the limit of %u"), said->enemies, said->limit);
      return;
    }
  vedette_stack_limit_weigh (&said->mix, said->enemies, &change);
  share = vedette_fraction_percent (change.share);
  share_without = vedette_fraction_percent (change.share_without);
  wait = vedette_fraction_decimal (change.wait, 2);
  wait_without = vedette_fraction_decimal (change.wait_without, 2);
  turns = vedette_fraction_decimal (own, 2);
  none = write_turns (&character, 0);
  /* Translators: numbers of tokens */
  vedette_answer_say (answer, _("The limit lowers the enemies’ %u tokens to %u. At the start of a round:"), said->enemies,
                      said->limit);
  /* Translators: a part of all Turns, such as “33.3%”, with the limit and without */
  vedette_answer_say (answer, _("– the characters’ share of the Turns is %s instead of %s"), share, share_without);
  /* Translators: numbers of draws, with the limit and without */
  vedette_answer_say (answer, _("– on average, a given character’s first Turn comes on draw %s instead of %s"), wait,
                      wait_without);
  /* Translators: a number of Turns, and a chance */
  vedette_answer_say (answer,
                      /* Translators: a number of Turns such as 1.9, and a percentage such as “2.1%” */
                      _("– a character’s own Turns stay the same: %s in a round on average, and none in %s of all rounds"),
                      turns, none);
}

static gboolean
answer_odds (VedetteMove    *asked,
             VedetteDice    *dice,
             VedetteAnswer  *answer,
             GError        **error)
{
  g_autoptr (VedetteRuling) ruling = vedette_ruling_new ();
  g_auto (VedetteStackSaid) said = { 0 };

  vedette_stack_said_read (&said, asked, ruling);
  build (answer->tree, &said.mix);
  say_stack (answer, &said.mix);
  say_numbers (answer, &said.mix, next_numbers);
  say_numbers (answer, &said.mix, left_numbers);
  say_numbers (answer, &said.mix, round_numbers);
  say_characters (answer, &said.mix);
  if (vedette_move_is_said (asked, "cap"))
    say_limit (answer, &said);
  return TRUE;
}

const VedetteQuestion vedette_stack_questions[] = {
  { .asked = { .name = "odds", .label = N_("Show the odds for a token stack"), .params = params, .check = check },
    .answer = answer_odds },
  { .asked = { 0 } },
};
