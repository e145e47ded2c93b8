/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Duels, and with them who rolls and what a roll settles (S-76 to S-79, A-S29). */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-duel.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-holding.h"
#include "core/skirmish/state/vedette-reactions.h"
#include "core/skirmish/state/vedette-reminders.h"
#include "core/skirmish/state/vedette-reveal.h"

/* Returns: whether the next roll is that of a duel */
gboolean
vedette_duel_is_due (const VedetteSkirmish *skirmish)
{
  return vedette_skirmish_game_get_duel_roll (skirmish->game) == VEDETTE_DUEL_ROLL_DUE;
}

/**
 * vedette_duel_gave_initiative:
 *
 * Returns: whether the holder has the initiative because he won a duel and the loser's roll failed (S-77): nobody took it
 *   by a roll
 */
gboolean
vedette_duel_gave_initiative (const VedetteSkirmish *skirmish)
{
  return vedette_skirmish_game_get_duel_roll (skirmish->game) == VEDETTE_DUEL_ROLL_MADE &&
         vedette_skirmish_game_get_duel_loser (skirmish->game) != vedette_skirmish_get_holder (skirmish);
}

/**
 * vedette_duel_get_roller:
 *
 * Returns: the side that makes the next roll: the passive one, but after a duel the one that lost it, be it the holder
 *   (S-76, A-S29); 0 before the start
 */
gint64
vedette_duel_get_roller (const VedetteSkirmish *skirmish)
{
  if (vedette_duel_is_due (skirmish))
    return vedette_skirmish_game_get_duel_loser (skirmish->game);
  return vedette_skirmish_get_passive (skirmish);
}

/**
 * vedette_duel_get_next:
 * @success: of the roll
 *
 * Returns: who has the initiative after it: who won the roll; else the other side, which is the holder after an action
 *   (S-23) and the winner of a duel (S-77)
 */
gint64
vedette_duel_get_next (const VedetteSkirmish *skirmish,
                       gboolean               success)
{
  gint64 roller = vedette_duel_get_roller (skirmish);

  return success ? roller : vedette_skirmish_get_other_side (skirmish, roller);
}

/**
 * vedette_duel_get_counters:
 *
 * Returns: the counters that a side would add to a roll now; the holder has none unless reactive shots give any (A-S20)
 */
int
vedette_duel_get_counters (const VedetteSkirmish *skirmish,
                           gint64                 side)
{
  return side == vedette_skirmish_get_passive (skirmish) ? vedette_skirmish_game_get_counters (skirmish->game)
                                                         : vedette_skirmish_game_get_holder_counters (skirmish->game);
}

/* The roll of a duel asks how the switch stands now; after the general melee that it caused, how it stood then. */
static gboolean
is_winner_restricted (const VedetteSkirmish *skirmish)
{
  int restricted = vedette_skirmish_is_in (skirmish, VEDETTE_IN_ROLL)
                     ? (int) vedette_skirmish_switches_get_duel_winner_restricted (skirmish->switches)
                     : vedette_house_rules_get (&skirmish->house, "duel-winner-restricted");

  return restricted == VEDETTE_YES_NO_YES;
}

/**
 * vedette_duel_settle:
 * @success: of the roll
 *
 * Notes what a roll came to, after its general melee if there was one: who has the initiative and what is next. Only a
 * change of holder resets anything, and binds the first action if the initiative was snatched (S-24, A-S29).
 */
void
vedette_duel_settle (const VedetteSkirmish *skirmish,
                     VedetteEdit           *edit,
                     gboolean               success)
{
  gint64 next = vedette_duel_get_next (skirmish, success);
  gboolean duel = vedette_duel_is_due (skirmish);
  VedetteState state = duel ? vedette_skirmish_game_get_duel_return (skirmish->game) : VEDETTE_STATE_ACT_FREE;

  if (next != vedette_skirmish_get_holder (skirmish))
    {
      vedette_holding_hand_over (skirmish, edit, next);
      state = success || is_winner_restricted (skirmish)
                ? VEDETTE_STATE_ACT_RESTRICTED
                : VEDETTE_STATE_ACT_FREE;
    }
  if (duel)
    vedette_edit_set (edit, skirmish->game, "duel-roll", VEDETTE_DUEL_ROLL_MADE, "duel-return", VEDETTE_STATE_SETUP, NULL);
  vedette_edit_set (edit, skirmish->game, "state", state, NULL);
}

/* A duel belongs to the action in which it was fought; the next action knows nothing of it. */
void
vedette_duel_clear (const VedetteSkirmish *skirmish,
                    VedetteEdit           *edit)
{
  vedette_edit_set (edit, skirmish->game, "duel-roll", VEDETTE_DUEL_ROLL_NONE, "duel-loser", (gint64) 0, "duel-return",
                    VEDETTE_STATE_SETUP, NULL);
}
