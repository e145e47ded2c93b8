/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The enumerations of a token stack: how far the round is, who is where, and the colours of tokens. */

#include "vedette-config.h"

#include "core/stack/records/vedette-stack-enums.h"

#include <glib/gi18n-lib.h>

VEDETTE_DEFINE_ENUM (VedetteStackPhase, vedette_stack_phase, "phase", VEDETTE_STACK_PHASE_VALUES)
VEDETTE_DEFINE_ENUM (VedetteStackStep, vedette_stack_step, "end of a round", VEDETTE_STACK_STEP_VALUES)
VEDETTE_DEFINE_ENUM (VedetteStackPlace, vedette_stack_place, "place", VEDETTE_STACK_PLACE_VALUES)
VEDETTE_DEFINE_ENUM (VedettePoolKind, vedette_pool_kind, "tokens", VEDETTE_POOL_KIND_VALUES)
VEDETTE_DEFINE_ENUM (VedetteEffectTick, vedette_effect_tick, "effect", VEDETTE_EFFECT_TICK_VALUES)
VEDETTE_DEFINE_ENUM (VedetteStackBag, vedette_stack_bag, NULL, VEDETTE_STACK_BAG_VALUES)
VEDETTE_DEFINE_ENUM (VedetteTokenColour, vedette_token_colour, "token", VEDETTE_TOKEN_COLOUR_VALUES)

/**
 * vedette_token_colour_get_hex:
 *
 * Returns: as #rrggbb
 */
const char *
vedette_token_colour_get_hex (VedetteTokenColour colour)
{
  return vedette_enum_get_brief (vedette_token_colour_get_type (), (int) colour);
}
