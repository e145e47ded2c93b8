/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of a skirmish: who holds, what is due, what is remembered. */

#pragma once

#include "core/document/vedette-record.h"
#include "core/skirmish/records/vedette-shared-labels.h"
#include "core/skirmish/records/vedette-skirmish-enums.h"

G_BEGIN_DECLS

/**
 * VedetteSkirmishGame:
 *
 * The variables of rules.md 7.1; one record in each battle.
 */
#define VEDETTE_SKIRMISH_GAME_FIELDS(FIELD, T...)                                                                      \
  FIELD (T, ENUM, VedetteState, state, .of = vedette_state_get_type, .fallback = VEDETTE_STATE_SETUP)                  \
  FIELD (T, REF, gint64, holder, .of = vedette_force_get_type, .label = VEDETTE_LABEL_HOLDER)                          \
  FIELD (T, INT, int, holding_no, .min = 0, .max = G_MAXINT)                                                           \
  FIELD (T, INT, int, action_no, .min = 0, .max = G_MAXINT)                                                            \
  FIELD (T, INT, int, action_in_holding, .min = 0, .max = G_MAXINT)                                                    \
  FIELD (T, INT, int, roll_no, .min = 0, .max = G_MAXINT)                                                              \
  /* Held by the passive side (S-17) */                                                                                \
  FIELD (T, INT, int, counters, .min = 0, .max = 9999, .label = VEDETTE_LABEL_COUNTERS,                                \
         .hint = VEDETTE_HINT_COUNTERS,                                                                                \
         .word = NC_("field, in a sentence", "counters"))                                                              \
  /* S-63 */                                                                                                           \
  FIELD (T, FLAG, gboolean, shot_back_used, .label = VEDETTE_LABEL_SHOT_BACK,                                          \
         .hint = VEDETTE_HINT_SHOT_BACK)                                                                               \
  /* The kind of the action just made */                                                                               \
  FIELD (T, TEXT, const char *, last_action)                                                                           \
  /* Whether somebody nobody named stands in contact */                                                                \
  FIELD (T, TRI, VedetteTri, contact, .fallback = VEDETTE_TRI_NO, .label = VEDETTE_LABEL_CONTACT,                      \
         .hint = VEDETTE_HINT_CONTACT)                                                                                 \
  /* Who snatched the initiative: acts first (S-24); 0 for somebody who is on no line */                               \
  FIELD (T, REF, gint64, nominee, .of = vedette_figure_get_type)                                                       \
  FIELD (T, TEXT, const char *, nominee_name)                                                                          \
  /* The card whose bonus was used */                                                                                  \
  FIELD (T, REF, gint64, card, .of = vedette_order_card_get_type)                                                      \
  /* What was said before the roll (A-S10) */                                                                          \
  FIELD (T, ENUM, VedetteIntention, intention, .of = vedette_intention_get_type, .fallback = VEDETTE_INTENTION_UNTRACKED) \
  /* Factor 1 was taken for the intention */                                                                           \
  FIELD (T, FLAG, gboolean, reach_claimed)                                                                             \
  /* Factor 3 was taken for the intention */                                                                           \
  FIELD (T, FLAG, gboolean, sight_claimed)                                                                             \
  /* What the general melee that is due leads to: whether the roll succeeded */                                        \
  FIELD (T, FLAG, gboolean, won)                                                                                       \
  /* Of this holding, to be offered again */                                                                           \
  FIELD (T, REF, gint64, last_nominee, .of = vedette_figure_get_type)                                                  \
  /* The ticks of that attempt */                                                                                      \
  FIELD (T, TEXTS, const char * const *, last_ticks)                                                                   \
  /* What of the action just made may be answered with shots (S-64) */                                                 \
  FIELD (T, ENUM, VedetteTrigger, trigger, .of = vedette_trigger_get_type, .fallback = VEDETTE_TRIGGER_NONE)           \
  /* Who acted, as far as that was said: the shooters or movers of S-65 and S-66 */                                    \
  FIELD (T, IDS, const VedetteIds *, actors, .of = vedette_figure_get_type)                                            \
  /* Whom the action was aimed at, as far as that was said */                                                          \
  FIELD (T, IDS, const VedetteIds *, targets, .of = vedette_figure_get_type)                                           \
  /* S-49, S-56 */                                                                                                     \
  FIELD (T, ENUM, VedetteReactMove, react_move, .of = vedette_react_move_get_type, .fallback = VEDETTE_REACT_MOVE_NONE) \
  /* This action has been answered with shots (S-67) */                                                                \
  FIELD (T, FLAG, gboolean, shot_back_done)                                                                            \
  /* Who has reacted to this action, as far as that was said (A-S25) */                                                \
  FIELD (T, IDS, const VedetteIds *, reacted, .of = vedette_figure_get_type)                                           \
  /* Held by the holder for reactive shots, if they give any (s.counter_reactive) */                                   \
  FIELD (T, INT, int, holder_counters, .min = 0, .max = 9999)                                                          \
  /* What has become of the duel of this action (S-76) */                                                              \
  FIELD (T, ENUM, VedetteDuelRoll, duel_roll, .of = vedette_duel_roll_get_type, .fallback = VEDETTE_DUEL_ROLL_NONE)    \
  /* The side that lost it */                                                                                          \
  FIELD (T, REF, gint64, duel_loser, .of = vedette_force_get_type)                                                     \
  /* The state that follows its roll if nobody else gets the initiative */                                             \
  FIELD (T, ENUM, VedetteState, duel_return, .of = vedette_state_get_type, .fallback = VEDETTE_STATE_SETUP)            \
  /* The body that the nominee was in when he took the initiative, or fell (S-24, A-S05); 0 when that is untracked */  \
  FIELD (T, REF, gint64, body, .of = vedette_body_get_type)                                                            \
  /* Whom the intention was against, as far as that was said (A-S10) */                                                \
  FIELD (T, IDS, const VedetteIds *, intended, .of = vedette_figure_get_type)                                          \
  /* The rules of which the players have been reminded, so that each is said once */                                   \
  FIELD (T, TEXTS, const char * const *, reminded)                                                                     \
  /* How switches stood at the last roll that were set since, for what follows from it: "los-option=in-or-out" */      \
  FIELD (T, TEXTS, const char * const *, kept_switches)                                                                \
  /* The last action was the first of the holding, and made by the men of an order card alone (S-43) */                \
  FIELD (T, FLAG, gboolean, taken_by_card)                                                                             \
  /* Who was in melee before the action that may be answered (A-S40, A-S42) */                                         \
  FIELD (T, IDS, const VedetteIds *, engaged)                                                                          \
  /* And whether somebody nobody named was */                                                                          \
  FIELD (T, TRI, VedetteTri, contact_before, .fallback = VEDETTE_TRI_NO)                                               \
  /* The shots back at this action were due before the round or the reactive move that was made (A-S42) */             \
  FIELD (T, FLAG, gboolean, shot_back_passed)                                                                          \
  /* After the round on contact that is due comes one of a reactive engagement (S-54) */                               \
  FIELD (T, FLAG, gboolean, react_round)

#define VEDETTE_TYPE_SKIRMISH_GAME (vedette_skirmish_game_get_type ())
VEDETTE_DECLARE_RECORD (VedetteSkirmishGame, vedette_skirmish_game, SKIRMISH_GAME, VEDETTE_SKIRMISH_GAME_FIELDS)

G_END_DECLS
