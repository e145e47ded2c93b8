/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The odds of the token stack. One thought carries all of them: among any tokens and End, each order is equally likely, so that
 * End is as likely as each of k tokens to come first (1 in k + 1), and lies behind half of them on average. */

#include "vedette-config.h"

#include "core/stack/state/vedette-stack-odds.h"

#include "core/stack/records/vedette-stack-records.h"

static void
add_tokens (VedetteStackTokens *sum,
            VedetteStackTokens  tokens)
{
  sum->placed += tokens.placed;
  sum->drawn += tokens.drawn;
}

VedetteStackTokens
vedette_stack_mix_count_characters (const VedetteStackMix *mix)
{
  VedetteStackTokens sum = { 0, 0 };

  for (guint i = 0; i < mix->n_characters; i++)
    add_tokens (&sum, mix->characters[i]);
  return sum;
}

/**
 * vedette_stack_mix_count_turns:
 *
 * Returns: the tokens that are a Turn when they are drawn
 */
VedetteStackTokens
vedette_stack_mix_count_turns (const VedetteStackMix *mix)
{
  VedetteStackTokens sum = vedette_stack_mix_count_characters (mix);

  add_tokens (&sum, mix->hired);
  add_tokens (&sum, mix->enemies);
  return sum;
}

/* All but End */
static VedetteStackTokens
count_all (const VedetteStackMix *mix)
{
  VedetteStackTokens sum = vedette_stack_mix_count_turns (mix);

  add_tokens (&sum, mix->idle);
  return sum;
}

guint
vedette_stack_mix_get_total (const VedetteStackMix *mix)
{
  return count_all (mix).placed + 1;
}

guint
vedette_stack_mix_get_left (const VedetteStackMix *mix)
{
  return vedette_stack_tokens_get_left (count_all (mix)) + 1;
}

guint
vedette_stack_tokens_get_left (VedetteStackTokens tokens)
{
  g_return_val_if_fail (tokens.drawn <= tokens.placed, 0);

  return tokens.placed - tokens.drawn;
}

/**
 * vedette_stack_odds_next:
 *
 * The chance that the next token is one of these (T-08).
 *
 * Returns: (transfer full): the chance
 */
VedetteFraction *
vedette_stack_odds_next (const VedetteStackMix *mix,
                         VedetteStackTokens     tokens)
{
  return vedette_fraction_new (vedette_stack_tokens_get_left (tokens), vedette_stack_mix_get_left (mix));
}

/**
 * vedette_stack_odds_end:
 *
 * The chance that the next token is End (T-05).
 *
 * Returns: (transfer full): the chance
 */
VedetteFraction *
vedette_stack_odds_end (const VedetteStackMix *mix)
{
  return vedette_fraction_new (1, vedette_stack_mix_get_left (mix));
}

/**
 * vedette_stack_odds_no_more:
 *
 * The chance that the round ends before another of these is drawn, whatever else is in the stack.
 *
 * Returns: (transfer full): the chance
 */
VedetteFraction *
vedette_stack_odds_no_more (VedetteStackTokens tokens)
{
  return vedette_fraction_new (1, vedette_stack_tokens_get_left (tokens) + 1);
}

/**
 * vedette_stack_odds_none:
 *
 * The chance that none of these is drawn in the whole round.
 *
 * Returns: (transfer full): the chance
 */
VedetteFraction *
vedette_stack_odds_none (VedetteStackTokens tokens)
{
  return vedette_stack_odds_turns (tokens, 0);
}

/**
 * vedette_stack_odds_turns:
 *
 * The chance that exactly @n of these are drawn in the whole round (T-20). What is drawn already stays so, and of those that
 * are left each number is equally likely.
 *
 * Returns: (transfer full): the chance
 */
VedetteFraction *
vedette_stack_odds_turns (VedetteStackTokens tokens,
                          guint              n)
{
  if (n < tokens.drawn || n > tokens.placed)
    return vedette_fraction_new (0, 1);
  return vedette_stack_odds_no_more (tokens);
}

/**
 * vedette_stack_expect_turns:
 *
 * How many of these are drawn in the whole round on average.
 *
 * Returns: (transfer full): the number
 */
VedetteFraction *
vedette_stack_expect_turns (VedetteStackTokens tokens)
{
  return vedette_fraction_new ((gint64) tokens.drawn * 2 + vedette_stack_tokens_get_left (tokens), 2);
}

/**
 * vedette_stack_expect_run:
 *
 * How many of these come from now on, on average, before another token does, which may be End.
 *
 * Returns: (transfer full): the number
 */
VedetteFraction *
vedette_stack_expect_run (const VedetteStackMix *mix,
                          VedetteStackTokens     tokens)
{
  guint left = vedette_stack_tokens_get_left (tokens);

  return vedette_fraction_new (left, vedette_stack_mix_get_left (mix) - left + 1);
}

/* When a round begins: the first of the tokens and End comes after (total + 1) / (tokens + 2) draws, and in one case of
 * tokens + 1 it is End, after which all is as it was. */
static VedetteFraction *
expect_fresh_wait (gint64 total,
                   gint64 tokens)
{
  return vedette_fraction_new ((total + 1) * (tokens + 1), (tokens + 2) * tokens);
}

/**
 * vedette_stack_expect_wait:
 * @tokens: of one owner
 *
 * How many draws it takes from now on, End counted, until one of these is drawn, in this round or a later one. Those have what
 * this one had, without the idle tokens.
 *
 * Returns: (transfer full) (nullable): the number; %NULL if it never happens
 */
VedetteFraction *
vedette_stack_expect_wait (const VedetteStackMix *mix,
                           VedetteStackTokens     tokens)
{
  gint64 left = vedette_stack_tokens_get_left (tokens);
  g_autoptr (VedetteFraction) now = vedette_fraction_new ((gint64) vedette_stack_mix_get_left (mix) + 1, left + 2);
  g_autoptr (VedetteFraction) no_more = vedette_stack_odds_no_more (tokens);
  g_autoptr (VedetteFraction) fresh = NULL;
  g_autoptr (VedetteFraction) later = NULL;

  if (tokens.placed == 0)
    return NULL;
  fresh = expect_fresh_wait ((gint64) vedette_stack_mix_count_turns (mix).placed + 1, tokens.placed);
  later = vedette_fraction_multiply (fresh, no_more);
  return vedette_fraction_add (now, later);
}

/* Takes @sum and gives it back with @part more, or less. */
static void
accumulate (VedetteFraction **sum,
            VedetteFraction  *part,
            gboolean          less)
{
  VedetteFraction *next = less ? vedette_fraction_subtract (*sum, part) : vedette_fraction_add (*sum, part);

  vedette_fraction_unref (*sum);
  *sum = next;
}

/* Multiplies a polynomial, which begins with its constant, by 1 − x^power. */
static void
multiply_by_one_less (GPtrArray *polynomial,
                      guint      power)
{
  VedetteFraction **parts;

  for (guint i = 0; i < power; i++)
    g_ptr_array_add (polynomial, vedette_fraction_new (0, 1));
  parts = (VedetteFraction **) polynomial->pdata;
  for (guint i = polynomial->len - 1; i >= power; i--)
    accumulate (&parts[i], parts[i - power], TRUE);
}

/* The area under it from 0 to 1 */
static VedetteFraction *
integrate (GPtrArray *polynomial)
{
  VedetteFraction *sum = vedette_fraction_new (0, 1);

  for (guint i = 0; i < polynomial->len; i++)
    {
      g_autoptr (VedetteFraction) width = vedette_fraction_new (1, (gint64) i + 1);
      g_autoptr (VedetteFraction) part = vedette_fraction_multiply (polynomial->pdata[i], width);

      accumulate (&sum, part, FALSE);
    }
  return sum;
}

/**
 * vedette_stack_odds_all_act:
 *
 * The chance that each character acts in this round at least once. One who has no token never does.
 *
 * Let each token that is left come at a time of its own from 0 to 1, and End at 1 − x: all k tokens of a character come too
 * late with chance x^k, for each character apart from the others.
 *
 * Returns: (transfer full): the chance
 */
VedetteFraction *
vedette_stack_odds_all_act (const VedetteStackMix *mix)
{
  g_autoptr (GPtrArray) polynomial = g_ptr_array_new_with_free_func ((GDestroyNotify) vedette_fraction_unref);

  g_ptr_array_add (polynomial, vedette_fraction_new (1, 1));
  for (guint i = 0; i < mix->n_characters; i++)
    {
      if (mix->characters[i].placed == 0)
        return vedette_fraction_new (0, 1);
      if (mix->characters[i].drawn == 0)
        multiply_by_one_less (polynomial, mix->characters[i].placed);
    }
  return integrate (polynomial);
}

/**
 * vedette_stack_expect_draws_left:
 *
 * How many draws there are from now on in this round on average, End counted.
 *
 * Returns: (transfer full): the number
 */
VedetteFraction *
vedette_stack_expect_draws_left (const VedetteStackMix *mix)
{
  return vedette_fraction_new ((gint64) vedette_stack_mix_get_left (mix) + 1, 2);
}

/**
 * vedette_stack_expect_draws:
 *
 * How many draws the whole round has on average, those that were made and End counted.
 *
 * Returns: (transfer full): the number
 */
VedetteFraction *
vedette_stack_expect_draws (const VedetteStackMix *mix)
{
  g_autoptr (VedetteFraction) made = vedette_fraction_new (count_all (mix).drawn, 1);
  g_autoptr (VedetteFraction) left = vedette_stack_expect_draws_left (mix);

  return vedette_fraction_add (made, left);
}

/**
 * vedette_stack_expect_acting:
 *
 * How many different characters act in the whole round on average.
 *
 * Returns: (transfer full): the number
 */
VedetteFraction *
vedette_stack_expect_acting (const VedetteStackMix *mix)
{
  VedetteFraction *sum = vedette_fraction_new (mix->n_characters, 1);

  for (guint i = 0; i < mix->n_characters; i++)
    {
      g_autoptr (VedetteFraction) none = vedette_stack_odds_none (mix->characters[i]);

      accumulate (&sum, none, TRUE);
    }
  return sum;
}

/**
 * vedette_stack_expect_share:
 *
 * The characters' Turns in the whole round on average, as a part of all Turns.
 *
 * Returns: (transfer full) (nullable): the part; %NULL where nobody has a token
 */
VedetteFraction *
vedette_stack_expect_share (const VedetteStackMix *mix)
{
  VedetteStackTokens turns = vedette_stack_mix_count_turns (mix);
  g_autoptr (VedetteFraction) characters = vedette_stack_expect_turns (vedette_stack_mix_count_characters (mix));
  g_autoptr (VedetteFraction) all = vedette_stack_expect_turns (turns);

  return turns.placed > 0 ? vedette_fraction_divide (characters, all) : NULL;
}

/**
 * vedette_stack_get_limit:
 * @contributed: what the characters add (A-T02)
 * @factor: how many times that the limit is
 *
 * Returns: how many tokens the enemies may place at most (T-06)
 */
guint
vedette_stack_get_limit (guint contributed,
                         guint factor)
{
  return (guint) MIN ((guint64) contributed * factor, G_MAXUINT);
}

/* What a round begins with where the enemies have so many tokens */
static void
weigh_enemies (const VedetteStackMix  *mix,
               guint                   enemies,
               VedetteFraction       **share,
               VedetteFraction       **wait)
{
  gint64 characters = vedette_stack_mix_count_characters (mix).placed;
  gint64 turns = characters + mix->hired.placed + enemies;

  *share = turns > 0 ? vedette_fraction_new (characters, turns) : NULL;
  *wait = expect_fresh_wait (turns + 1, VEDETTE_CHARACTER_TOKENS);
}

/**
 * vedette_stack_limit_weigh:
 * @mix: with the tokens that the enemies have under the limit
 * @enemies: how many they would have without
 * @limit: (out): what the limit changes; both shares are %NULL where nobody has a token
 *
 * Weighs what the enemy limit comes to when a round begins, whatever is drawn now. A character's own Turns are the same with
 * and without it: as many, and none as often (A-T12).
 */
void
vedette_stack_limit_weigh (const VedetteStackMix *mix,
                           guint                  enemies,
                           VedetteStackLimit     *limit)
{
  weigh_enemies (mix, mix->enemies.placed, &limit->share, &limit->wait);
  weigh_enemies (mix, enemies, &limit->share_without, &limit->wait_without);
}

void
vedette_stack_limit_clear (VedetteStackLimit *limit)
{
  g_clear_pointer (&limit->share, vedette_fraction_unref);
  g_clear_pointer (&limit->wait, vedette_fraction_unref);
  g_clear_pointer (&limit->share_without, vedette_fraction_unref);
  g_clear_pointer (&limit->wait_without, vedette_fraction_unref);
}
