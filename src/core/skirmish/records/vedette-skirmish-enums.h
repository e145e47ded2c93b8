/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The terms of the skirmish system as enumerations; their nicks are the words of file and command line. */

#pragma once

#include "core/document/vedette-enum.h"

G_BEGIN_DECLS

/* S-10 */
typedef enum
{
  VEDETTE_TROOPS_SUB_HUMAN,
  VEDETTE_TROOPS_RUBBISH,
  VEDETTE_TROOPS_POOR,
  VEDETTE_TROOPS_AVERAGE,
  VEDETTE_TROOPS_GOOD,
  VEDETTE_TROOPS_EXCELLENT,
  VEDETTE_TROOPS_DEMIGODS,
} VedetteTroops;

/* S-11; a man with any rating, even useless, is a leader (A-S38) */
typedef enum
{
  VEDETTE_LEADER_NONE,
  VEDETTE_LEADER_USELESS,
  VEDETTE_LEADER_ADEQUATE,
  VEDETTE_LEADER_GOOD,
  VEDETTE_LEADER_HEROIC,
  VEDETTE_LEADER_INSPIRED,
} VedetteLeader;

/* Missile weapons by how far their bearers may move and shoot (S-60 to S-62) */
typedef enum
{
  VEDETTE_WEAPON_NONE,
  VEDETTE_WEAPON_BOW,
  VEDETTE_WEAPON_SLING,
  VEDETTE_WEAPON_JAVELIN,
  VEDETTE_WEAPON_CROSSBOW,
  VEDETTE_WEAPON_HANDGUN,
} VedetteWeapon;

/* What a force is known by without colour */
typedef enum
{
  VEDETTE_SIGN_TRIANGLE,
  VEDETTE_SIGN_CIRCLE,
  VEDETTE_SIGN_SQUARE,
  VEDETTE_SIGN_DIAMOND,
} VedetteSign;

/* Whose dice a force rolls */
typedef enum
{
  VEDETTE_ROLLING_PROGRAM,
  VEDETTE_ROLLING_REAL,
} VedetteRolling;

/* The states of rules.md 8.1 that this system rests in */
typedef enum
{
  VEDETTE_STATE_SETUP,
  VEDETTE_STATE_ACT_FREE,
  VEDETTE_STATE_ACT_RESTRICTED,
  VEDETTE_STATE_CONTACT_MELEE,
  VEDETTE_STATE_NOMINATE,
  VEDETTE_STATE_GENERAL_MELEE,
  VEDETTE_STATE_OVER,
  VEDETTE_STATE_REACT_MELEE,
  VEDETTE_STATE_DUEL_NOMINATE,
} VedetteState;

/* What the nominee means to do, and what a first action after a snatch does: the five options of S-27 to S-34 */
typedef enum
{
  VEDETTE_INTENTION_UNTRACKED,
  VEDETTE_INTENTION_FULL_SPEED,
  VEDETTE_INTENTION_ENGAGE,
  VEDETTE_INTENTION_SHOOT,
  VEDETTE_INTENTION_SIGHT,
  VEDETTE_INTENTION_LEAVE,
  VEDETTE_INTENTION_CARD,
} VedetteIntention;

/* Option 3: which way (S-30). As a memory of it, unsaid means that it was used and nobody said which way. */
typedef enum
{
  VEDETTE_SIGHT_UNTRACKED,
  VEDETTE_SIGHT_IN,
  VEDETTE_SIGHT_OUT,
  VEDETTE_SIGHT_UNSAID,
} VedetteSight;

typedef enum
{
  VEDETTE_CARD_DORMANT,
  VEDETTE_CARD_LIVE,
  VEDETTE_CARD_DONE,
  VEDETTE_CARD_VOID,
} VedetteCardState;

/* What an order card is about (S-37) */
typedef enum
{
  VEDETTE_OBJECTIVE_TASK,
  VEDETTE_OBJECTIVE_ENEMY,
  VEDETTE_OBJECTIVE_PLACE,
} VedetteObjective;

/* A roll whose die a side keeps to itself */
typedef enum
{
  VEDETTE_RESULT_ROLL,
  VEDETTE_RESULT_WON,
  VEDETTE_RESULT_LOST,
} VedetteResult;

/* What of the last action may be answered with shots (S-64) */
typedef enum
{
  VEDETTE_TRIGGER_NONE,
  VEDETTE_TRIGGER_SHOT,
  VEDETTE_TRIGGER_MOVED,
  VEDETTE_TRIGGER_BOTH,
  VEDETTE_TRIGGER_UNTRACKED,
} VedetteTrigger;

/* Whether a reactive move is possible (S-49, S-56) */
typedef enum
{
  VEDETTE_REACT_MOVE_NONE,
  VEDETTE_REACT_MOVE_OPEN,
  VEDETTE_REACT_MOVE_DONE,
} VedetteReactMove;

/* The two choices of a reactive move (S-51) */
typedef enum
{
  VEDETTE_REACTION_UNTRACKED,
  VEDETTE_REACTION_ENGAGE,
  VEDETTE_REACTION_RUN,
} VedetteReaction;

/* What has become of a duel of this action (S-76) */
typedef enum
{
  VEDETTE_DUEL_ROLL_NONE,
  VEDETTE_DUEL_ROLL_DRAWN,
  VEDETTE_DUEL_ROLL_DUE,
  VEDETTE_DUEL_ROLL_MADE,
} VedetteDuelRoll;

/* How much is asked; never what the rules are */
typedef enum
{
  VEDETTE_LEVEL_QUICK,
  VEDETTE_LEVEL_STANDARD,
  VEDETTE_LEVEL_FULL,
} VedetteLevel;

/* The house-rule switches of rules.md 6, the default first */
typedef enum
{
  VEDETTE_START_CHOOSE,
  VEDETTE_START_ROLL_OFF,
  VEDETTE_START_SIDE_A,
  VEDETTE_START_SIDE_B,
} VedetteStart;

typedef enum
{
  VEDETTE_COUNTER_LIFE_HOLDING,
  VEDETTE_COUNTER_LIFE_NEXT_ROLL,
} VedetteCounterLife;

typedef enum
{
  VEDETTE_LOW_ROLL_MELEE_ALWAYS,
  VEDETTE_LOW_ROLL_MELEE_ONLY_ON_FAILURE,
} VedetteLowRollMelee;

typedef enum
{
  VEDETTE_SNATCH_ROLL_MAY_DECLINE,
  VEDETTE_SNATCH_ROLL_COMPULSORY,
  VEDETTE_SNATCH_ROLL_DECLINE_BUT_ROLL_FOR_MELEE,
} VedetteSnatchRoll;

typedef enum
{
  VEDETTE_LOS_OPTION_IN_OR_OUT,
  VEDETTE_LOS_OPTION_INTO_ONLY,
  VEDETTE_LOS_OPTION_OFF,
} VedetteLosOption;

typedef enum
{
  VEDETTE_CARD_BODY_ALL_NAMED,
  VEDETTE_CARD_BODY_WITHIN_BODY,
} VedetteCardBody;

typedef enum
{
  VEDETTE_YES_NO_NO,
  VEDETTE_YES_NO_YES,
} VedetteYesNo;

typedef enum
{
  VEDETTE_COHESION_CHAIN,
  VEDETTE_COHESION_EVERY_PAIR,
} VedetteCohesion;

typedef enum
{
  VEDETTE_REACTIVE_SHOT_SCOPE_SIDE,
  VEDETTE_REACTIVE_SHOT_SCOPE_FIGURE,
} VedetteReactiveShotScope;

typedef enum
{
  VEDETTE_SHOT_CAP_SCOPE_LEAVING_VIEW,
  VEDETTE_SHOT_CAP_SCOPE_ALWAYS,
} VedetteShotCapScope;

typedef enum
{
  VEDETTE_SHOT_CAP_ROUNDING_UP,
  VEDETTE_SHOT_CAP_ROUNDING_WHOLE_INCHES_MIN_1,
} VedetteShotCapRounding;

typedef enum
{
  VEDETTE_REACTIVE_PENALTY_D10,
  VEDETTE_REACTIVE_PENALTY_D20,
  VEDETTE_REACTIVE_PENALTY_HOST,
} VedetteReactivePenalty;

typedef enum
{
  VEDETTE_REACTIVE_CHOICE_ALL_SAME,
  VEDETTE_REACTIVE_CHOICE_PER_FIGURE,
} VedetteReactiveChoice;

/* A switch that is on unless the players turn it off */
typedef enum
{
  VEDETTE_ON_OFF_ON,
  VEDETTE_ON_OFF_OFF,
} VedetteOnOff;

/* A switch whose default is yes */
typedef enum
{
  VEDETTE_YES_FIRST_YES,
  VEDETTE_YES_FIRST_NO,
} VedetteYesFirst;

/* S-35; the number stands in what is written of the battle */
typedef enum
{
  VEDETTE_ORDER_CARDS_NO_LIMIT,
  VEDETTE_ORDER_CARDS_OFF,
  VEDETTE_ORDER_CARDS_N,
} VedetteOrderCards;

typedef enum
{
  VEDETTE_CLOCK_OFF,
  VEDETTE_CLOCK_N,
} VedetteClock;

#define VEDETTE_TYPE_TROOPS (vedette_troops_get_type ())
#define VEDETTE_TYPE_LEADER (vedette_leader_get_type ())
#define VEDETTE_TYPE_WEAPON (vedette_weapon_get_type ())
#define VEDETTE_TYPE_SIGN (vedette_sign_get_type ())
#define VEDETTE_TYPE_ROLLING (vedette_rolling_get_type ())
#define VEDETTE_TYPE_STATE (vedette_state_get_type ())
#define VEDETTE_TYPE_INTENTION (vedette_intention_get_type ())
#define VEDETTE_TYPE_SIGHT (vedette_sight_get_type ())
#define VEDETTE_TYPE_CARD_STATE (vedette_card_state_get_type ())
#define VEDETTE_TYPE_OBJECTIVE (vedette_objective_get_type ())
#define VEDETTE_TYPE_RESULT (vedette_result_get_type ())
#define VEDETTE_TYPE_LEVEL (vedette_level_get_type ())
#define VEDETTE_TYPE_START (vedette_start_get_type ())
#define VEDETTE_TYPE_COUNTER_LIFE (vedette_counter_life_get_type ())
#define VEDETTE_TYPE_LOW_ROLL_MELEE (vedette_low_roll_melee_get_type ())
#define VEDETTE_TYPE_SNATCH_ROLL (vedette_snatch_roll_get_type ())
#define VEDETTE_TYPE_LOS_OPTION (vedette_los_option_get_type ())
#define VEDETTE_TYPE_CARD_BODY (vedette_card_body_get_type ())
#define VEDETTE_TYPE_YES_NO (vedette_yes_no_get_type ())
#define VEDETTE_TYPE_TRIGGER (vedette_trigger_get_type ())
#define VEDETTE_TYPE_REACT_MOVE (vedette_react_move_get_type ())
#define VEDETTE_TYPE_REACTION (vedette_reaction_get_type ())
#define VEDETTE_TYPE_DUEL_ROLL (vedette_duel_roll_get_type ())
#define VEDETTE_TYPE_COHESION (vedette_cohesion_get_type ())
#define VEDETTE_TYPE_REACTIVE_SHOT_SCOPE (vedette_reactive_shot_scope_get_type ())
#define VEDETTE_TYPE_SHOT_CAP_SCOPE (vedette_shot_cap_scope_get_type ())
#define VEDETTE_TYPE_SHOT_CAP_ROUNDING (vedette_shot_cap_rounding_get_type ())
#define VEDETTE_TYPE_REACTIVE_PENALTY (vedette_reactive_penalty_get_type ())
#define VEDETTE_TYPE_REACTIVE_CHOICE (vedette_reactive_choice_get_type ())
#define VEDETTE_TYPE_ON_OFF (vedette_on_off_get_type ())
#define VEDETTE_TYPE_YES_FIRST (vedette_yes_first_get_type ())
#define VEDETTE_TYPE_ORDER_CARDS (vedette_order_cards_get_type ())
#define VEDETTE_TYPE_CLOCK (vedette_clock_get_type ())

GType vedette_troops_get_type              (void);
GType vedette_leader_get_type              (void);
GType vedette_weapon_get_type              (void);
GType vedette_sign_get_type                (void);
GType vedette_rolling_get_type             (void);
GType vedette_state_get_type               (void);
GType vedette_intention_get_type           (void);
GType vedette_sight_get_type               (void);
GType vedette_card_state_get_type          (void);
GType vedette_objective_get_type           (void);
GType vedette_result_get_type              (void);
GType vedette_level_get_type               (void);
GType vedette_start_get_type               (void);
GType vedette_counter_life_get_type        (void);
GType vedette_low_roll_melee_get_type      (void);
GType vedette_snatch_roll_get_type         (void);
GType vedette_los_option_get_type          (void);
GType vedette_card_body_get_type           (void);
GType vedette_yes_no_get_type              (void);
GType vedette_trigger_get_type             (void);
GType vedette_react_move_get_type          (void);
GType vedette_reaction_get_type            (void);
GType vedette_duel_roll_get_type           (void);
GType vedette_cohesion_get_type            (void);
GType vedette_reactive_shot_scope_get_type (void);
GType vedette_shot_cap_scope_get_type      (void);
GType vedette_shot_cap_rounding_get_type   (void);
GType vedette_reactive_penalty_get_type    (void);
GType vedette_reactive_choice_get_type     (void);
GType vedette_on_off_get_type              (void);
GType vedette_yes_first_get_type           (void);
GType vedette_order_cards_get_type         (void);
GType vedette_clock_get_type               (void);

const char *vedette_troops_get_label    (VedetteTroops    troops);
const char *vedette_leader_get_label    (VedetteLeader    leader);
const char *vedette_weapon_get_label    (VedetteWeapon    weapon);
const char *vedette_intention_get_label (VedetteIntention intention);
const char *vedette_sign_get_symbol     (VedetteSign      sign);

G_END_DECLS
