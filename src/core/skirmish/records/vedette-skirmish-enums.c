/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The terms of the skirmish system as enumerations; their nicks are the words of file and command line. */

#include "vedette-config.h"

#include "core/skirmish/records/vedette-skirmish-enums.h"

#include <glib/gi18n-lib.h>

VEDETTE_DEFINE_ENUM (VedetteTroops, vedette_troops, NULL, VEDETTE_TROOPS_VALUES)
VEDETTE_DEFINE_ENUM (VedetteLeader, vedette_leader, "leader", VEDETTE_LEADER_VALUES)
VEDETTE_DEFINE_ENUM (VedetteWeapon, vedette_weapon, NULL, VEDETTE_WEAPON_VALUES)
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
