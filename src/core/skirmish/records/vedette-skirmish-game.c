/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of a skirmish: who holds, what is due, what is remembered. */

#include "core/skirmish/records/vedette-skirmish-game.h"

/**
 * VedetteSkirmishGame:
 *
 * The variables of rules.md 7.1; one record in each battle.
 */
struct _VedetteSkirmishGame
{
  VedetteRecord parent_instance;
};

enum
{
  PROP_0,
  PROP_STATE,
  PROP_HOLDER,
  PROP_HOLDING_NO,
  PROP_ACTION_NO,
  PROP_ACTION_IN_HOLDING,
  PROP_ROLL_NO,
  PROP_COUNTERS,
  PROP_SHOT_BACK_USED,
  PROP_LAST_ACTION,
  PROP_CONTACT,
  PROP_NOMINEE,
  PROP_NOMINEE_NAME,
  PROP_CARD,
  PROP_INTENTION,
  PROP_REACH_CLAIMED,
  PROP_SIGHT_CLAIMED,
  PROP_WON,
  PROP_LAST_NOMINEE,
  PROP_LAST_TICKS,
  PROP_TRIGGER,
  PROP_ACTORS,
  PROP_TARGETS,
  PROP_REACT_MOVE,
  PROP_SHOT_BACK_DONE,
  PROP_REACTED,
  PROP_HOLDER_COUNTERS,
  PROP_DUEL_ROLL,
  PROP_DUEL_LOSER,
  PROP_DUEL_RETURN,
  PROP_BODY,
  PROP_INTENDED,
  PROP_REMINDED,
  PROP_KEPT_SWITCHES,
  PROP_TAKEN_BY_CARD,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (VedetteSkirmishGame, vedette_skirmish_game, VEDETTE_TYPE_RECORD)

static void
vedette_skirmish_game_class_init (VedetteSkirmishGameClass *klass)
{
  properties[PROP_STATE] = g_param_spec_enum ("state", NULL, NULL, VEDETTE_TYPE_STATE, VEDETTE_STATE_SETUP,
                                              VEDETTE_PARAM_FLAGS);
  properties[PROP_HOLDER] = vedette_param_spec_reference ("holder");
  properties[PROP_HOLDING_NO] = g_param_spec_int ("holding-no", NULL, NULL, 0, G_MAXINT, 0, VEDETTE_PARAM_FLAGS);
  properties[PROP_ACTION_NO] = g_param_spec_int ("action-no", NULL, NULL, 0, G_MAXINT, 0, VEDETTE_PARAM_FLAGS);
  properties[PROP_ACTION_IN_HOLDING] = g_param_spec_int ("action-in-holding", NULL, NULL, 0, G_MAXINT, 0,
                                                         VEDETTE_PARAM_FLAGS);
  properties[PROP_ROLL_NO] = g_param_spec_int ("roll-no", NULL, NULL, 0, G_MAXINT, 0, VEDETTE_PARAM_FLAGS);
  /* Held by the passive side (S-17) */
  properties[PROP_COUNTERS] = g_param_spec_int ("counters", NULL, NULL, 0, 9999, 0, VEDETTE_PARAM_FLAGS);
  /* S-63 */
  properties[PROP_SHOT_BACK_USED] = g_param_spec_boolean ("shot-back-used", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS);
  /* The kind of the action just made */
  properties[PROP_LAST_ACTION] = vedette_param_spec_text ("last-action");
  /* Whether somebody nobody named stands in contact */
  properties[PROP_CONTACT] = g_param_spec_enum ("contact", NULL, NULL, VEDETTE_TYPE_TRI, VEDETTE_TRI_NO,
                                                VEDETTE_PARAM_FLAGS);
  /* Who snatched the initiative: acts first (S-24); 0 for somebody who is on no line */
  properties[PROP_NOMINEE] = vedette_param_spec_reference ("nominee");
  properties[PROP_NOMINEE_NAME] = vedette_param_spec_text ("nominee-name");
  /* The card whose bonus was used */
  properties[PROP_CARD] = vedette_param_spec_reference ("card");
  /* What was said before the roll (A-S10) */
  properties[PROP_INTENTION] = g_param_spec_enum ("intention", NULL, NULL, VEDETTE_TYPE_INTENTION, VEDETTE_INTENTION_UNTRACKED,
                                                  VEDETTE_PARAM_FLAGS);
  /* Factor 1 was taken for the intention */
  properties[PROP_REACH_CLAIMED] = g_param_spec_boolean ("reach-claimed", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS);
  /* Factor 3 was taken for the intention */
  properties[PROP_SIGHT_CLAIMED] = g_param_spec_boolean ("sight-claimed", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS);
  /* What the general melee that is due leads to: whether the roll succeeded */
  properties[PROP_WON] = g_param_spec_boolean ("won", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS);
  /* Of this holding, to be offered again */
  properties[PROP_LAST_NOMINEE] = vedette_param_spec_reference ("last-nominee");
  /* The ticks of that attempt */
  properties[PROP_LAST_TICKS] = g_param_spec_boxed ("last-ticks", NULL, NULL, G_TYPE_STRV, VEDETTE_PARAM_FLAGS);
  /* What of the action just made may be answered with shots (S-64) */
  properties[PROP_TRIGGER] = g_param_spec_enum ("trigger", NULL, NULL, VEDETTE_TYPE_TRIGGER, VEDETTE_TRIGGER_NONE,
                                                VEDETTE_PARAM_FLAGS);
  /* Who acted, as far as that was said: the shooters or movers of S-65 and S-66 */
  properties[PROP_ACTORS] = vedette_param_spec_ids ("actors");
  /* Whom the action was aimed at, as far as that was said */
  properties[PROP_TARGETS] = vedette_param_spec_ids ("targets");
  /* S-49, S-56 */
  properties[PROP_REACT_MOVE] = g_param_spec_enum ("react-move", NULL, NULL, VEDETTE_TYPE_REACT_MOVE, VEDETTE_REACT_MOVE_NONE,
                                                   VEDETTE_PARAM_FLAGS);
  /* This action has been answered with shots (S-67) */
  properties[PROP_SHOT_BACK_DONE] = g_param_spec_boolean ("shot-back-done", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS);
  /* Who has reacted to this action, as far as that was said (A-S25) */
  properties[PROP_REACTED] = vedette_param_spec_ids ("reacted");
  /* Held by the holder for reactive shots, if they give any (s.counter_reactive) */
  properties[PROP_HOLDER_COUNTERS] = g_param_spec_int ("holder-counters", NULL, NULL, 0, 9999, 0, VEDETTE_PARAM_FLAGS);
  /* What has become of the duel of this action (S-76) */
  properties[PROP_DUEL_ROLL] = g_param_spec_enum ("duel-roll", NULL, NULL, VEDETTE_TYPE_DUEL_ROLL, VEDETTE_DUEL_ROLL_NONE,
                                                  VEDETTE_PARAM_FLAGS);
  /* The side that lost it */
  properties[PROP_DUEL_LOSER] = vedette_param_spec_reference ("duel-loser");
  /* The state that follows its roll if nobody else gets the initiative */
  properties[PROP_DUEL_RETURN] = g_param_spec_enum ("duel-return", NULL, NULL, VEDETTE_TYPE_STATE, VEDETTE_STATE_SETUP,
                                                    VEDETTE_PARAM_FLAGS);
  /* The body that the nominee was in when he took the initiative, or fell (S-24, A-S05); 0 when that is untracked */
  properties[PROP_BODY] = vedette_param_spec_reference ("body");
  /* Whom the intention was against, as far as that was said (A-S10) */
  properties[PROP_INTENDED] = vedette_param_spec_ids ("intended");
  /* The rules of which the players have been reminded, so that each is said once */
  properties[PROP_REMINDED] = g_param_spec_boxed ("reminded", NULL, NULL, G_TYPE_STRV, VEDETTE_PARAM_FLAGS);
  /* How switches stood at the last roll that were set since, for what follows from it: "los-option=in-or-out" */
  properties[PROP_KEPT_SWITCHES] = g_param_spec_boxed ("kept-switches", NULL, NULL, G_TYPE_STRV, VEDETTE_PARAM_FLAGS);
  /* The last action was the first of the holding, and made by the men of an order card alone (S-43) */
  properties[PROP_TAKEN_BY_CARD] = g_param_spec_boolean ("taken-by-card", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS);

  vedette_record_class_install (VEDETTE_RECORD_CLASS (klass), "game", N_PROPS, properties);
}

static void
vedette_skirmish_game_init (VedetteSkirmishGame *self)
{
}

VedetteState
vedette_skirmish_game_get_state (VedetteSkirmishGame *self)
{
  return (VedetteState) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_STATE);
}

gint64
vedette_skirmish_game_get_holder (VedetteSkirmishGame *self)
{
  return vedette_record_peek_id (VEDETTE_RECORD (self), PROP_HOLDER);
}

int
vedette_skirmish_game_get_holding_no (VedetteSkirmishGame *self)
{
  return vedette_record_peek_int (VEDETTE_RECORD (self), PROP_HOLDING_NO);
}

int
vedette_skirmish_game_get_action_no (VedetteSkirmishGame *self)
{
  return vedette_record_peek_int (VEDETTE_RECORD (self), PROP_ACTION_NO);
}

int
vedette_skirmish_game_get_action_in_holding (VedetteSkirmishGame *self)
{
  return vedette_record_peek_int (VEDETTE_RECORD (self), PROP_ACTION_IN_HOLDING);
}

int
vedette_skirmish_game_get_roll_no (VedetteSkirmishGame *self)
{
  return vedette_record_peek_int (VEDETTE_RECORD (self), PROP_ROLL_NO);
}

int
vedette_skirmish_game_get_counters (VedetteSkirmishGame *self)
{
  return vedette_record_peek_int (VEDETTE_RECORD (self), PROP_COUNTERS);
}

gboolean
vedette_skirmish_game_get_shot_back_used (VedetteSkirmishGame *self)
{
  return vedette_record_peek_boolean (VEDETTE_RECORD (self), PROP_SHOT_BACK_USED);
}

const char *
vedette_skirmish_game_get_last_action (VedetteSkirmishGame *self)
{
  return vedette_record_peek_string (VEDETTE_RECORD (self), PROP_LAST_ACTION);
}

VedetteTri
vedette_skirmish_game_get_contact (VedetteSkirmishGame *self)
{
  return (VedetteTri) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_CONTACT);
}

gint64
vedette_skirmish_game_get_nominee (VedetteSkirmishGame *self)
{
  return vedette_record_peek_id (VEDETTE_RECORD (self), PROP_NOMINEE);
}

const char *
vedette_skirmish_game_get_nominee_name (VedetteSkirmishGame *self)
{
  return vedette_record_peek_string (VEDETTE_RECORD (self), PROP_NOMINEE_NAME);
}

gint64
vedette_skirmish_game_get_card (VedetteSkirmishGame *self)
{
  return vedette_record_peek_id (VEDETTE_RECORD (self), PROP_CARD);
}

VedetteIntention
vedette_skirmish_game_get_intention (VedetteSkirmishGame *self)
{
  return (VedetteIntention) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_INTENTION);
}

gboolean
vedette_skirmish_game_get_reach_claimed (VedetteSkirmishGame *self)
{
  return vedette_record_peek_boolean (VEDETTE_RECORD (self), PROP_REACH_CLAIMED);
}

gboolean
vedette_skirmish_game_get_sight_claimed (VedetteSkirmishGame *self)
{
  return vedette_record_peek_boolean (VEDETTE_RECORD (self), PROP_SIGHT_CLAIMED);
}

gboolean
vedette_skirmish_game_get_won (VedetteSkirmishGame *self)
{
  return vedette_record_peek_boolean (VEDETTE_RECORD (self), PROP_WON);
}

gint64
vedette_skirmish_game_get_last_nominee (VedetteSkirmishGame *self)
{
  return vedette_record_peek_id (VEDETTE_RECORD (self), PROP_LAST_NOMINEE);
}

const char * const *
vedette_skirmish_game_get_last_ticks (VedetteSkirmishGame *self)
{
  return vedette_record_peek_strv (VEDETTE_RECORD (self), PROP_LAST_TICKS);
}

VedetteTrigger
vedette_skirmish_game_get_trigger (VedetteSkirmishGame *self)
{
  return (VedetteTrigger) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_TRIGGER);
}

const VedetteIds *
vedette_skirmish_game_get_actors (VedetteSkirmishGame *self)
{
  return vedette_record_peek_ids (VEDETTE_RECORD (self), PROP_ACTORS);
}

const VedetteIds *
vedette_skirmish_game_get_targets (VedetteSkirmishGame *self)
{
  return vedette_record_peek_ids (VEDETTE_RECORD (self), PROP_TARGETS);
}

VedetteReactMove
vedette_skirmish_game_get_react_move (VedetteSkirmishGame *self)
{
  return (VedetteReactMove) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_REACT_MOVE);
}

gboolean
vedette_skirmish_game_get_shot_back_done (VedetteSkirmishGame *self)
{
  return vedette_record_peek_boolean (VEDETTE_RECORD (self), PROP_SHOT_BACK_DONE);
}

const VedetteIds *
vedette_skirmish_game_get_reacted (VedetteSkirmishGame *self)
{
  return vedette_record_peek_ids (VEDETTE_RECORD (self), PROP_REACTED);
}

int
vedette_skirmish_game_get_holder_counters (VedetteSkirmishGame *self)
{
  return vedette_record_peek_int (VEDETTE_RECORD (self), PROP_HOLDER_COUNTERS);
}

VedetteDuelRoll
vedette_skirmish_game_get_duel_roll (VedetteSkirmishGame *self)
{
  return (VedetteDuelRoll) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_DUEL_ROLL);
}

gint64
vedette_skirmish_game_get_duel_loser (VedetteSkirmishGame *self)
{
  return vedette_record_peek_id (VEDETTE_RECORD (self), PROP_DUEL_LOSER);
}

VedetteState
vedette_skirmish_game_get_duel_return (VedetteSkirmishGame *self)
{
  return (VedetteState) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_DUEL_RETURN);
}

gint64
vedette_skirmish_game_get_body (VedetteSkirmishGame *self)
{
  return vedette_record_peek_id (VEDETTE_RECORD (self), PROP_BODY);
}

const VedetteIds *
vedette_skirmish_game_get_intended (VedetteSkirmishGame *self)
{
  return vedette_record_peek_ids (VEDETTE_RECORD (self), PROP_INTENDED);
}

/**
 * vedette_skirmish_game_get_reminded:
 *
 * Returns: (transfer none) (array zero-terminated=1): the rules, such as "S-06", whose reminder was said
 */
const char * const *
vedette_skirmish_game_get_reminded (VedetteSkirmishGame *self)
{
  return vedette_record_peek_strv (VEDETTE_RECORD (self), PROP_REMINDED);
}

/**
 * vedette_skirmish_game_get_kept_switches:
 *
 * Returns: (transfer none) (array zero-terminated=1): property and nick, such as "los-option=in-or-out"
 */
const char * const *
vedette_skirmish_game_get_kept_switches (VedetteSkirmishGame *self)
{
  return vedette_record_peek_strv (VEDETTE_RECORD (self), PROP_KEPT_SWITCHES);
}

gboolean
vedette_skirmish_game_get_taken_by_card (VedetteSkirmishGame *self)
{
  return vedette_record_peek_boolean (VEDETTE_RECORD (self), PROP_TAKEN_BY_CARD);
}
