/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a stack of tokens will bring, exactly: all that hangs on is how many of whose tokens were placed and drawn. */

#pragma once

#include "core/dice/vedette-fraction.h"

G_BEGIN_DECLS

/**
 * VedetteStackTokens:
 * @placed: how many tokens this owner had in the stack when the round began
 * @drawn: how many of them were drawn since; no more than that
 */
typedef struct
{
  guint placed;
  guint drawn;
} VedetteStackTokens;

/**
 * VedetteStackMix:
 * @characters: (array length=n_characters): the tokens of each
 * @n_characters: how many there are
 * @hired: the tokens of all hired help
 * @enemies: the tokens of all enemies
 * @idle: tokens on which nobody acts, those of the dead (A-T04): drawing one is no Turn, and they are gone when the round ends.
 *   A character who acted before he died is one whose tokens are those that he had drawn.
 *
 * A round of the token stack in which End was not drawn yet; the End token is not said.
 */
typedef struct
{
  const VedetteStackTokens *characters;
  guint n_characters;
  VedetteStackTokens hired;
  VedetteStackTokens enemies;
  VedetteStackTokens idle;
} VedetteStackMix;

/**
 * VedetteStackLimit:
 * @share: the part of the Turns that is the characters'
 * @wait: draws until a given character's first Turn
 * @share_without: @share, if there were no limit
 * @wait_without: @wait, if there were no limit
 *
 * All that the enemy limit changes, when a round begins (A-T12).
 */
typedef struct
{
  VedetteFraction *share;
  VedetteFraction *wait;
  VedetteFraction *share_without;
  VedetteFraction *wait_without;
} VedetteStackLimit;

/* What is in it: placed when the round began, left now; where that is one number, End is counted. */
VedetteStackTokens vedette_stack_mix_count_characters (const VedetteStackMix    *mix);
VedetteStackTokens vedette_stack_mix_count_turns      (const VedetteStackMix    *mix);
guint              vedette_stack_mix_get_total        (const VedetteStackMix    *mix);
guint              vedette_stack_mix_get_left         (const VedetteStackMix    *mix);
guint              vedette_stack_tokens_get_left      (VedetteStackTokens        tokens);

/* For any owner, and for several who are taken together */
VedetteFraction   *vedette_stack_odds_next            (const VedetteStackMix    *mix,
                                                       VedetteStackTokens        tokens);
VedetteFraction   *vedette_stack_odds_no_more         (VedetteStackTokens        tokens);
VedetteFraction   *vedette_stack_odds_none            (VedetteStackTokens        tokens);
VedetteFraction   *vedette_stack_odds_turns           (VedetteStackTokens        tokens,
                                                       guint                     n);
VedetteFraction   *vedette_stack_expect_turns         (VedetteStackTokens        tokens);
VedetteFraction   *vedette_stack_expect_run           (const VedetteStackMix    *mix,
                                                       VedetteStackTokens        tokens);
VedetteFraction   *vedette_stack_expect_wait          (const VedetteStackMix    *mix,
                                                       VedetteStackTokens        tokens);

/* For the round */
VedetteFraction   *vedette_stack_odds_end             (const VedetteStackMix    *mix);
VedetteFraction   *vedette_stack_odds_all_act         (const VedetteStackMix    *mix);
VedetteFraction   *vedette_stack_expect_draws         (const VedetteStackMix    *mix);
VedetteFraction   *vedette_stack_expect_draws_left    (const VedetteStackMix    *mix);
VedetteFraction   *vedette_stack_expect_acting        (const VedetteStackMix    *mix);
VedetteFraction   *vedette_stack_expect_share         (const VedetteStackMix    *mix);

/* The enemy limit */
guint              vedette_stack_get_limit            (guint                     contributed,
                                                       guint                     factor);
void               vedette_stack_limit_weigh          (const VedetteStackMix    *mix,
                                                       guint                     enemies,
                                                       VedetteStackLimit        *limit);
void               vedette_stack_limit_clear          (VedetteStackLimit        *limit);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (VedetteStackLimit, vedette_stack_limit_clear)

G_END_DECLS
