/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The terms of the skirmish system as enumerations; their nicks are the words of file and command line. */

#include "vedette-config.h"

#include "core/skirmish/records/vedette-skirmish-enums.h"

#include <glib/gi18n-lib.h>

VEDETTE_DEFINE_ENUM (VedetteTroops, vedette_troops, NULL, VEDETTE_TROOPS_VALUES)
VEDETTE_DEFINE_ENUM (VedetteLeader, vedette_leader, "leader", VEDETTE_LEADER_VALUES)
VEDETTE_DEFINE_ENUM (VedetteWeapon, vedette_weapon, NULL, VEDETTE_WEAPON_VALUES)
VEDETTE_DEFINE_ENUM (VedetteSign, vedette_sign, NULL, VEDETTE_SIGN_VALUES)
VEDETTE_DEFINE_ENUM (VedetteRolling, vedette_rolling, NULL, VEDETTE_ROLLING_VALUES)
VEDETTE_DEFINE_ENUM (VedetteState, vedette_state, NULL, VEDETTE_STATE_VALUES)
VEDETTE_DEFINE_ENUM (VedetteIntention, vedette_intention, NULL, VEDETTE_INTENTION_VALUES)
VEDETTE_DEFINE_ENUM (VedetteSight, vedette_sight, NULL, VEDETTE_SIGHT_VALUES)
VEDETTE_DEFINE_ENUM (VedetteCardState, vedette_card_state, NULL, VEDETTE_CARD_STATE_VALUES)
VEDETTE_DEFINE_ENUM (VedetteObjective, vedette_objective, NULL, VEDETTE_OBJECTIVE_VALUES)
VEDETTE_DEFINE_ENUM (VedetteResult, vedette_result, NULL, VEDETTE_RESULT_VALUES)
VEDETTE_DEFINE_ENUM (VedetteTrigger, vedette_trigger, NULL, VEDETTE_TRIGGER_VALUES)
VEDETTE_DEFINE_ENUM (VedetteReactMove, vedette_react_move, NULL, VEDETTE_REACT_MOVE_VALUES)
VEDETTE_DEFINE_ENUM (VedetteReaction, vedette_reaction, NULL, VEDETTE_REACTION_VALUES)
VEDETTE_DEFINE_ENUM (VedetteDuelRoll, vedette_duel_roll, NULL, VEDETTE_DUEL_ROLL_VALUES)
VEDETTE_DEFINE_ENUM (VedetteLevel, vedette_level, NULL, VEDETTE_LEVEL_VALUES)
VEDETTE_DEFINE_ENUM (VedetteStart, vedette_start, NULL, VEDETTE_START_VALUES)
VEDETTE_DEFINE_ENUM (VedetteCounterLife, vedette_counter_life, NULL, VEDETTE_COUNTER_LIFE_VALUES)
VEDETTE_DEFINE_ENUM (VedetteLowRollMelee, vedette_low_roll_melee, NULL, VEDETTE_LOW_ROLL_MELEE_VALUES)
VEDETTE_DEFINE_ENUM (VedetteSnatchRoll, vedette_snatch_roll, NULL, VEDETTE_SNATCH_ROLL_VALUES)
VEDETTE_DEFINE_ENUM (VedetteLosOption, vedette_los_option, NULL, VEDETTE_LOS_OPTION_VALUES)
VEDETTE_DEFINE_ENUM (VedetteCardBody, vedette_card_body, NULL, VEDETTE_CARD_BODY_VALUES)
VEDETTE_DEFINE_ENUM (VedetteYesNo, vedette_yes_no, NULL, VEDETTE_YES_NO_VALUES)
VEDETTE_DEFINE_ENUM (VedetteCohesion, vedette_cohesion, NULL, VEDETTE_COHESION_VALUES)
VEDETTE_DEFINE_ENUM (VedetteReactiveShotScope, vedette_reactive_shot_scope, NULL, VEDETTE_REACTIVE_SHOT_SCOPE_VALUES)
VEDETTE_DEFINE_ENUM (VedetteShotCapScope, vedette_shot_cap_scope, NULL, VEDETTE_SHOT_CAP_SCOPE_VALUES)
VEDETTE_DEFINE_ENUM (VedetteShotCapRounding, vedette_shot_cap_rounding, NULL, VEDETTE_SHOT_CAP_ROUNDING_VALUES)
VEDETTE_DEFINE_ENUM (VedetteReactivePenalty, vedette_reactive_penalty, NULL, VEDETTE_REACTIVE_PENALTY_VALUES)
VEDETTE_DEFINE_ENUM (VedetteReactiveChoice, vedette_reactive_choice, NULL, VEDETTE_REACTIVE_CHOICE_VALUES)
VEDETTE_DEFINE_ENUM (VedetteOnOff, vedette_on_off, NULL, VEDETTE_ON_OFF_VALUES)
VEDETTE_DEFINE_ENUM (VedetteYesFirst, vedette_yes_first, NULL, VEDETTE_YES_FIRST_VALUES)
VEDETTE_DEFINE_ENUM (VedetteOrderCards, vedette_order_cards, NULL, VEDETTE_ORDER_CARDS_VALUES)
VEDETTE_DEFINE_ENUM (VedetteClock, vedette_clock, NULL, VEDETTE_CLOCK_VALUES)

const char *
vedette_troops_get_label (VedetteTroops troops)
{
  return vedette_enum_get_label (VEDETTE_TYPE_TROOPS, (int) troops);
}

const char *
vedette_leader_get_label (VedetteLeader leader)
{
  return vedette_enum_get_label (VEDETTE_TYPE_LEADER, (int) leader);
}

const char *
vedette_weapon_get_label (VedetteWeapon weapon)
{
  return vedette_enum_get_label (VEDETTE_TYPE_WEAPON, (int) weapon);
}

const char *
vedette_intention_get_label (VedetteIntention intention)
{
  return vedette_enum_get_label (VEDETTE_TYPE_INTENTION, (int) intention);
}

static const char * const sign_symbols[] = { "▲", "●", "■", "◆" };

/**
 * vedette_sign_get_symbol:
 *
 * Returns: the sign that stands for a force wherever its colour does
 */
const char *
vedette_sign_get_symbol (VedetteSign sign)
{
  return sign_symbols[sign];
}
