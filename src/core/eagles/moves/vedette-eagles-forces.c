/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of a battle goes into a new one with its forces: the armies with their formations, units and nations, and the dice of
 * the classes. Points, dispatches, who is attached to whom and what was done in a turn stay behind. */

#include "vedette-config.h"

#include "core/eagles/moves/vedette-eagles-moves.h"

#define COMMAND_FIELDS                                                                                                 \
  { "name", VEDETTE_CARRY_AS_IT_IS }, { "commander", VEDETTE_CARRY_AS_IT_IS }, { "rating", VEDETTE_CARRY_AS_IT_IS },   \
    { "fallen", VEDETTE_CARRY_LOSS }, { "span", VEDETTE_CARRY_AS_IT_IS }

static const VedetteCarryField about_fields[] = {
  { "level", VEDETTE_CARRY_AS_IT_IS },
  { "elite-die", VEDETTE_CARRY_AS_IT_IS },
  { "line-die", VEDETTE_CARRY_AS_IT_IS },
  { "conscript-die", VEDETTE_CARRY_AS_IT_IS },
  { NULL },
};

static const VedetteCarryField army_fields[] = {
  COMMAND_FIELDS,
  { "dice", VEDETTE_CARRY_AS_IT_IS },
  { NULL },
};

static const VedetteCarryField corps_fields[] = {
  COMMAND_FIELDS,
  { "army", VEDETTE_CARRY_AS_IT_IS },
  { NULL },
};

/* Who came during the battle comes again, and who was hidden is. */
static const VedetteCarryField division_fields[] = {
  COMMAND_FIELDS,
  { "army", VEDETTE_CARRY_AS_IT_IS },
  { "corps", VEDETTE_CARRY_AS_IT_IS },
  { "kind", VEDETTE_CARRY_AS_IT_IS },
  { "place", VEDETTE_CARRY_AS_WRITTEN },
  { "arrives", VEDETTE_CARRY_AS_IT_IS },
  { NULL },
};

/* Disorder and smoke pass: a unit begins in order, with the steps that it has left. */
static const VedetteCarryField unit_fields[] = {
  { "name", VEDETTE_CARRY_AS_IT_IS },
  { "division", VEDETTE_CARRY_AS_IT_IS },
  { "arm", VEDETTE_CARRY_AS_IT_IS },
  { "troops", VEDETTE_CARRY_AS_IT_IS },
  { "nation", VEDETTE_CARRY_AS_IT_IS },
  { "strength", VEDETTE_CARRY_AS_IT_IS },
  { "steps", VEDETTE_CARRY_LOSS },
  { "gone", VEDETTE_CARRY_LOSS },
  { NULL },
};

const VedetteCarry vedette_eagles_carries[] = {
  { vedette_eagles_about_get_type, about_fields },
  { vedette_eagles_switches_get_type },
  { vedette_army_get_type, army_fields },
  { vedette_corps_get_type, corps_fields },
  { vedette_nation_get_type },
  { vedette_division_get_type, division_fields },
  { vedette_unit_get_type, unit_fields },
  { NULL },
};
