/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of a skirmish goes into a new one with its forces: the sides with all that is theirs, and how they play. The table, the
 * scenario, order cards and all that the game has noted stay behind. */

#include "vedette-config.h"

#include "core/skirmish/moves/vedette-move-new.h"

#include "core/skirmish/records/vedette-body.h"
#include "core/skirmish/records/vedette-contingent.h"
#include "core/skirmish/records/vedette-trait.h"
#include "core/skirmish/state/vedette-skirmish.h"

static const VedetteCarryField about_fields[] = {
  { "level", VEDETTE_CARRY_AS_IT_IS },
  { "clock-every", VEDETTE_CARRY_AS_IT_IS },
  { "host-rules", VEDETTE_CARRY_AS_IT_IS },
  { "cards-each", VEDETTE_CARRY_AS_IT_IS },
  { NULL },
};

static const VedetteCarryField force_fields[] = {
  { "name", VEDETTE_CARRY_AS_IT_IS },   { "players", VEDETTE_CARRY_AS_IT_IS }, { "colour", VEDETTE_CARRY_AS_IT_IS },
  { "sign", VEDETTE_CARRY_AS_IT_IS },   { "rolling", VEDETTE_CARRY_AS_IT_IS }, { "own-paper", VEDETTE_CARRY_AS_IT_IS },
  { NULL },
};

/* Who was in reserve or hidden is so again, and his reserve comes by the same die. Who left the table is back: that is no
 * loss (A-S46). */
static const VedetteCarryField figure_fields[] = {
  { "name", VEDETTE_CARRY_AS_IT_IS },           { "side", VEDETTE_CARRY_AS_IT_IS },
  { "contingent", VEDETTE_CARRY_AS_IT_IS },     { "count", VEDETTE_CARRY_AS_IT_IS },
  { "troops", VEDETTE_CARRY_AS_IT_IS },         { "leader", VEDETTE_CARRY_AS_IT_IS },
  { "weapon", VEDETTE_CARRY_AS_IT_IS },         { "rate", VEDETTE_CARRY_AS_IT_IS },
  { "range", VEDETTE_CARRY_AS_IT_IS },          { "points", VEDETTE_CARRY_AS_IT_IS },
  { "notes", VEDETTE_CARRY_AS_IT_IS },          { "break-off", VEDETTE_CARRY_AS_IT_IS },
  { "arrives-action", VEDETTE_CARRY_AS_IT_IS }, { "arrives-die", VEDETTE_CARRY_AS_IT_IS },
  { "arrives-sides", VEDETTE_CARRY_AS_IT_IS },  { "reserve", VEDETTE_CARRY_AS_WRITTEN },
  { "hidden", VEDETTE_CARRY_AS_WRITTEN },       { "out", VEDETTE_CARRY_LOSS },
  { NULL },
};

const VedetteCarry vedette_skirmish_carries[] = {
  { vedette_about_get_type, about_fields },
  { vedette_skirmish_switches_get_type },
  { vedette_force_get_type, force_fields },
  { vedette_contingent_get_type },
  { vedette_figure_get_type, figure_fields },
  { vedette_body_get_type },
  { vedette_trait_get_type },
  { NULL },
};
