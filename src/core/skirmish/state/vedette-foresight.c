/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the holder may hope to keep the initiative, from what both sides know. */

#include "core/skirmish/state/vedette-foresight.h"

#include "core/skirmish/state/vedette-candidates.h"

static const int actions[VEDETTE_FORESIGHT_N] = { 1, 2, 3, 5 };

/**
 * vedette_foresight_get_actions:
 *
 * Returns: how many coming actions the chances at @index speak of
 */
int
vedette_foresight_get_actions (guint index)
{
  return actions[index];
}

static VedetteChance
get_success (const VedetteAttempt *attempt)
{
  int winning = 0;

  for (int natural = 1; natural <= VEDETTE_ATTEMPT_SIDES; natural++)
    winning += vedette_attempt_wins (attempt, natural);
  return vedette_chance_new (winning, VEDETTE_ATTEMPT_SIDES);
}

/* The chance that @n attempts in a row fail, each after an action that shoots or does not (S-16, S-19); before them
 * the one for the action that was just made, if that is @due. */
static VedetteChance
get_keep (VedetteAttempt attempt,
          gboolean       due,
          int            n,
          gboolean       shooting,
          gboolean       counters_last)
{
  VedetteChance keep = vedette_chance_new (1, 1);

  for (int i = due ? -1 : 0; i < n; i++)
    {
      VedetteChance failure;

      attempt.counters += shooting && i >= 0;
      /* Twentieths to the sixth power are far from the end of 64 bits. */
      if (!vedette_chance_complement (get_success (&attempt), &failure) || !vedette_chance_multiply (keep, failure, &keep))
        g_assert_not_reached ();
      if (!counters_last)
        attempt.counters = 0;
    }
  return keep;
}

/* Returns: (transfer full) (nullable): the first of whom both sides know */
static VedetteCandidate *
find_best (GListModel *ranked)
{
  vedette_each (VedetteCandidate, candidate, ranked)
    if (!vedette_figure_get_hidden (candidate->figure))
      return g_object_ref (candidate);
  return NULL;
}

static gboolean
read_attempt (VedetteForesight *self,
              VedetteBattle    *battle,
              VedetteSkirmish  *skirmish,
              gboolean          in_reach,
              VedetteAttempt   *attempt)
{
  g_autoptr (GListModel) ranked = NULL;
  g_autoptr (VedetteCandidate) best = NULL;
  VedetteRoller roller;

  /* A card that was not claimed is no public fact, so it is left out of account. */
  ranked = vedette_candidates_rank (battle, vedette_skirmish_get_passive (skirmish), FALSE);
  best = find_best (ranked);
  if (best == NULL)
    return FALSE;
  self->figure = best->figure;
  roller = vedette_roller_new (battle, vedette_skirmish_get_passive (skirmish), self->figure);
  *attempt = (VedetteAttempt){
    .troops = vedette_figure_get_troops (self->figure),
    .leader = vedette_figure_get_leader (self->figure),
    .reach = in_reach,
    .counters = vedette_skirmish_game_get_counters (skirmish->game),
    .engaged = vedette_figure_is_engaged (self->figure),
    .break_off = vedette_figure_get_break_off (self->figure),
    .traits = vedette_roller_sum_traits (&roller),
    .low_fails = vedette_skirmish_switches_get_low_roll_fails (skirmish->switches) == VEDETTE_YES_NO_YES,
  };
  return TRUE;
}

/* Whether the roll for the action that was just made is still to come. */
static gboolean
is_roll_due (VedetteState state)
{
  return state == VEDETTE_STATE_CONTACT_MELEE || state == VEDETTE_STATE_REACT_MELEE || state == VEDETTE_STATE_NOMINATE;
}

/**
 * vedette_foresight_read:
 * @in_reach: whether to assume that the passive side's man is in reach each time (S-15)
 *
 * Tells the exact chances on the assumption that the other side tries with its best man each time, as things stand now.
 *
 * Returns: whether there is anything to tell: somebody holds, no duel decides who, and the other side has a man on the
 *   table
 */
gboolean
vedette_foresight_read (VedetteForesight *self,
                        VedetteBattle    *battle,
                        gboolean          in_reach)
{
  VedetteSkirmish skirmish;
  VedetteAttempt attempt, shot;
  VedetteState state;
  gboolean counters_last;

  *self = (VedetteForesight){ 0 };
  vedette_skirmish_read (&skirmish, battle);
  state = vedette_skirmish_game_get_state (skirmish.game);
  if (vedette_skirmish_get_holder (&skirmish) == 0 || state == VEDETTE_STATE_OVER ||
      state == VEDETTE_STATE_DUEL_NOMINATE || !read_attempt (self, battle, &skirmish, in_reach, &attempt))
    return FALSE;

  counters_last = vedette_skirmish_switches_get_counter_life (skirmish.switches) == VEDETTE_COUNTER_LIFE_HOLDING;
  self->due = is_roll_due (state);
  self->need = vedette_attempt_get_need (&attempt);
  for (guint i = 0; i < VEDETTE_FORESIGHT_N; i++)
    {
      self->keep[i] = get_keep (attempt, self->due, actions[i], FALSE, counters_last);
      self->keep_shooting[i] = get_keep (attempt, self->due, actions[i], TRUE, counters_last);
    }
  shot = attempt;
  shot.counters++;
  if (!vedette_chance_subtract (get_success (&shot), get_success (&attempt), &self->price))
    g_assert_not_reached ();
  return TRUE;
}
