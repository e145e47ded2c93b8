/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The terms of the skirmish system as enumerations; their nicks are the words of file and command line. */

#pragma once

#include "core/document/vedette-enum.h"

G_BEGIN_DECLS

/* S-10 */
#define VEDETTE_TROOPS_VALUES(VALUE)                                                                                   \
  VALUE (VEDETTE_TROOPS_SUB_HUMAN, "sub-human", N_("Sub-human"), NC_("VedetteTroops, in short", "Sub"))                \
  VALUE (VEDETTE_TROOPS_RUBBISH, "rubbish", N_("Rubbish"), NC_("VedetteTroops, in short", "Rub"))                      \
  VALUE (VEDETTE_TROOPS_POOR, "poor", N_("Poor"), NC_("VedetteTroops, in short", "Poor"))                              \
  VALUE (VEDETTE_TROOPS_AVERAGE, "average", N_("Average"), NC_("VedetteTroops, in short", "Avg"))                      \
  VALUE (VEDETTE_TROOPS_GOOD, "good", N_("Good"), NC_("VedetteTroops, in short", "Good"))                              \
  VALUE (VEDETTE_TROOPS_EXCELLENT, "excellent", N_("Excellent"), NC_("VedetteTroops, in short", "Exc"))                \
  VALUE (VEDETTE_TROOPS_DEMIGODS, "demigods", N_("Demigods"), NC_("VedetteTroops, in short", "Demi"))
VEDETTE_DECLARE_ENUM (VedetteTroops, vedette_troops, VEDETTE_TROOPS_VALUES)
#define VEDETTE_TYPE_TROOPS (vedette_troops_get_type ())

/* S-11; a man with any rating, even useless, is a leader (A-S38) */
#define VEDETTE_LEADER_VALUES(VALUE)                                                                                   \
  VALUE (VEDETTE_LEADER_NONE, "none", NC_("leader", "no leader"))                                                      \
  VALUE (VEDETTE_LEADER_USELESS, "useless", NC_("leader", "Useless"), NC_("VedetteLeader, in short", "Usel"))          \
  VALUE (VEDETTE_LEADER_ADEQUATE, "adequate", NC_("leader", "Adequate"), NC_("VedetteLeader, in short", "Adeq"))       \
  VALUE (VEDETTE_LEADER_GOOD, "good", NC_("leader", "Good"), NC_("VedetteLeader, in short", "Good"))                   \
  VALUE (VEDETTE_LEADER_HEROIC, "heroic", NC_("leader", "Heroic"), NC_("VedetteLeader, in short", "Hero"))             \
  VALUE (VEDETTE_LEADER_INSPIRED, "inspired", NC_("leader", "Inspired"), NC_("VedetteLeader, in short", "Insp"))
VEDETTE_DECLARE_ENUM (VedetteLeader, vedette_leader, VEDETTE_LEADER_VALUES)
#define VEDETTE_TYPE_LEADER (vedette_leader_get_type ())

/* The rating and the word together, in the order of the values; nothing for a man who is no leader */
#define VEDETTE_LEADER_PHRASES                                                                                         \
  "", N_("useless leader"), N_("adequate leader"), N_("good leader"), N_("heroic leader"), N_("inspired leader")

/* Missile weapons by how far their bearers may move and shoot (S-60 to S-62) */
#define VEDETTE_WEAPON_VALUES(VALUE)                                                                                   \
  VALUE (VEDETTE_WEAPON_NONE, "none", N_("no missiles"))                                                               \
  VALUE (VEDETTE_WEAPON_BOW, "bow", N_("bow"))                                                                         \
  VALUE (VEDETTE_WEAPON_SLING, "sling", N_("sling"))                                                                   \
  VALUE (VEDETTE_WEAPON_JAVELIN, "javelin", N_("javelin"))                                                             \
  VALUE (VEDETTE_WEAPON_CROSSBOW, "crossbow", N_("crossbow"))                                                          \
  VALUE (VEDETTE_WEAPON_HANDGUN, "handgun", N_("handgun"))
VEDETTE_DECLARE_ENUM (VedetteWeapon, vedette_weapon, VEDETTE_WEAPON_VALUES)
#define VEDETTE_TYPE_WEAPON (vedette_weapon_get_type ())

/* The states of rules.md 8.1 that this system rests in */
#define VEDETTE_STATE_VALUES(VALUE)                                                                                    \
  VALUE (VEDETTE_STATE_SETUP, "setup", NULL)                                                                           \
  VALUE (VEDETTE_STATE_ACT_FREE, "act-free", NULL)                                                                     \
  VALUE (VEDETTE_STATE_ACT_RESTRICTED, "act-restricted", NULL)                                                         \
  VALUE (VEDETTE_STATE_CONTACT_MELEE, "contact-melee", NULL)                                                           \
  VALUE (VEDETTE_STATE_NOMINATE, "nominate", NULL)                                                                     \
  VALUE (VEDETTE_STATE_GENERAL_MELEE, "general-melee", NULL)                                                           \
  VALUE (VEDETTE_STATE_OVER, "over", NULL)                                                                             \
  VALUE (VEDETTE_STATE_REACT_MELEE, "react-melee", NULL)                                                               \
  VALUE (VEDETTE_STATE_DUEL_NOMINATE, "duel-nominate", NULL)
VEDETTE_DECLARE_ENUM (VedetteState, vedette_state, VEDETTE_STATE_VALUES)
#define VEDETTE_TYPE_STATE (vedette_state_get_type ())

/* What the nominee means to do, and what a first action after a snatch does: the five options of S-27 to S-34 */
#define VEDETTE_INTENTION_VALUES(VALUE)                                                                                \
  VALUE (VEDETTE_INTENTION_UNTRACKED, "untracked", N_("not declared"),                                                 \
         NC_("VedetteIntention, in short", "— not declared"))                                                          \
  VALUE (VEDETTE_INTENTION_FULL_SPEED, "full-speed", N_("move at full speed toward the enemy"))                        \
  VALUE (VEDETTE_INTENTION_ENGAGE, "engage", N_("engage in melee"), NC_("VedetteIntention, in short", "go in"))        \
  VALUE (VEDETTE_INTENTION_SHOOT, "shoot", N_("shoot"), NC_("VedetteIntention, in short", "shoot"))                    \
  VALUE (VEDETTE_INTENTION_SIGHT, "sight", N_("move into or out of sight"), NC_("VedetteIntention, in short", "view")) \
  VALUE (VEDETTE_INTENTION_LEAVE, "leave", N_("run off the table"), NC_("VedetteIntention, in short", "leave"))        \
  VALUE (VEDETTE_INTENTION_CARD, "card", N_("carry out the order card"), NC_("VedetteIntention, in short", "order card"))
VEDETTE_DECLARE_ENUM (VedetteIntention, vedette_intention, VEDETTE_INTENTION_VALUES)
#define VEDETTE_TYPE_INTENTION (vedette_intention_get_type ())

/* Option 3: which way (S-30). As a memory of it, unsaid means that it was used and nobody said which way. */
#define VEDETTE_SIGHT_VALUES(VALUE)                                                                                    \
  VALUE (VEDETTE_SIGHT_UNTRACKED, "untracked", NULL)                                                                   \
  VALUE (VEDETTE_SIGHT_IN, "in", NULL)                                                                                 \
  VALUE (VEDETTE_SIGHT_OUT, "out", NULL)                                                                               \
  VALUE (VEDETTE_SIGHT_UNSAID, "unsaid", NULL)
VEDETTE_DECLARE_ENUM (VedetteSight, vedette_sight, VEDETTE_SIGHT_VALUES)
#define VEDETTE_TYPE_SIGHT (vedette_sight_get_type ())

#define VEDETTE_CARD_STATE_VALUES(VALUE)                                                                               \
  VALUE (VEDETTE_CARD_DORMANT, "dormant", N_("waits for its condition"))                                               \
  VALUE (VEDETTE_CARD_LIVE, "live", N_("active: can be claimed"))                                                      \
  VALUE (VEDETTE_CARD_DONE, "done", N_("✓ done"))                                                                      \
  VALUE (VEDETTE_CARD_VOID, "void", N_("✗ void"))
VEDETTE_DECLARE_ENUM (VedetteCardState, vedette_card_state, VEDETTE_CARD_STATE_VALUES)
#define VEDETTE_TYPE_CARD_STATE (vedette_card_state_get_type ())

/* What an order card is about (S-37) */
#define VEDETTE_OBJECTIVE_VALUES(VALUE)                                                                                \
  VALUE (VEDETTE_OBJECTIVE_TASK, "task", N_("A task"))                                                                 \
  VALUE (VEDETTE_OBJECTIVE_ENEMY, "enemy", N_("An enemy"))                                                             \
  VALUE (VEDETTE_OBJECTIVE_PLACE, "place", N_("A place"))
VEDETTE_DECLARE_ENUM (VedetteObjective, vedette_objective, VEDETTE_OBJECTIVE_VALUES)
#define VEDETTE_TYPE_OBJECTIVE (vedette_objective_get_type ())

/* A roll whose die a side keeps to itself */
#define VEDETTE_RESULT_VALUES(VALUE)                                                                                   \
  VALUE (VEDETTE_RESULT_ROLL, "roll", NULL)                                                                            \
  VALUE (VEDETTE_RESULT_WON, "won", NULL)                                                                              \
  VALUE (VEDETTE_RESULT_LOST, "lost", NULL)
VEDETTE_DECLARE_ENUM (VedetteResult, vedette_result, VEDETTE_RESULT_VALUES)
#define VEDETTE_TYPE_RESULT (vedette_result_get_type ())

/* What of the last action may be answered with shots (S-64) */
#define VEDETTE_TRIGGER_VALUES(VALUE)                                                                                  \
  VALUE (VEDETTE_TRIGGER_NONE, "none", NULL)                                                                           \
  VALUE (VEDETTE_TRIGGER_SHOT, "shot", NULL)                                                                           \
  VALUE (VEDETTE_TRIGGER_MOVED, "moved", NULL)                                                                         \
  VALUE (VEDETTE_TRIGGER_BOTH, "both", NULL)                                                                           \
  VALUE (VEDETTE_TRIGGER_UNTRACKED, "untracked", NULL)
VEDETTE_DECLARE_ENUM (VedetteTrigger, vedette_trigger, VEDETTE_TRIGGER_VALUES)
#define VEDETTE_TYPE_TRIGGER (vedette_trigger_get_type ())

/* Whether a reactive move is possible (S-49, S-56) */
#define VEDETTE_REACT_MOVE_VALUES(VALUE)                                                                               \
  VALUE (VEDETTE_REACT_MOVE_NONE, "none", NULL)                                                                        \
  VALUE (VEDETTE_REACT_MOVE_OPEN, "open", NULL)                                                                        \
  VALUE (VEDETTE_REACT_MOVE_DONE, "done", NULL)
VEDETTE_DECLARE_ENUM (VedetteReactMove, vedette_react_move, VEDETTE_REACT_MOVE_VALUES)
#define VEDETTE_TYPE_REACT_MOVE (vedette_react_move_get_type ())

/* The two choices of a reactive move (S-51) */
#define VEDETTE_REACTION_VALUES(VALUE)                                                                                 \
  VALUE (VEDETTE_REACTION_UNTRACKED, "untracked", NULL)                                                                \
  VALUE (VEDETTE_REACTION_ENGAGE, "engage", NULL)                                                                      \
  VALUE (VEDETTE_REACTION_RUN, "run", NULL)
VEDETTE_DECLARE_ENUM (VedetteReaction, vedette_reaction, VEDETTE_REACTION_VALUES)
#define VEDETTE_TYPE_REACTION (vedette_reaction_get_type ())

/* What has become of a duel of this action (S-76) */
#define VEDETTE_DUEL_ROLL_VALUES(VALUE)                                                                                \
  VALUE (VEDETTE_DUEL_ROLL_NONE, "none", NULL)                                                                         \
  VALUE (VEDETTE_DUEL_ROLL_DRAWN, "drawn", NULL)                                                                       \
  VALUE (VEDETTE_DUEL_ROLL_DUE, "due", NULL)                                                                           \
  VALUE (VEDETTE_DUEL_ROLL_MADE, "made", NULL)
VEDETTE_DECLARE_ENUM (VedetteDuelRoll, vedette_duel_roll, VEDETTE_DUEL_ROLL_VALUES)
#define VEDETTE_TYPE_DUEL_ROLL (vedette_duel_roll_get_type ())

const char *vedette_troops_get_label    (VedetteTroops    troops);
const char *vedette_leader_get_label    (VedetteLeader    leader);
const char *vedette_weapon_get_label    (VedetteWeapon    weapon);
const char *vedette_intention_get_label (VedetteIntention intention);

G_END_DECLS
