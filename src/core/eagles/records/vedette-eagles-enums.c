/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The terms of the grand-tactical system as enumerations; their nicks are the words of file and command line. */

#include "vedette-config.h"

#include "core/eagles/records/vedette-eagles-enums.h"

#include <glib/gi18n-lib.h>

VEDETTE_DEFINE_ENUM (VedetteEaglesRating, vedette_eagles_rating, "commander", VEDETTE_EAGLES_RATING_VALUES)
VEDETTE_DEFINE_ENUM (VedetteEaglesTroops, vedette_eagles_troops, "units", VEDETTE_EAGLES_TROOPS_VALUES)
VEDETTE_DEFINE_ENUM (VedetteEaglesSituation, vedette_eagles_situation, "situation", VEDETTE_EAGLES_SITUATION_VALUES)
VEDETTE_DEFINE_ENUM (VedetteEaglesSkirmish, vedette_eagles_skirmish, "skirmish combat", VEDETTE_EAGLES_SKIRMISH_VALUES)
VEDETTE_DEFINE_ENUM (VedetteEaglesReaction, vedette_eagles_reaction, "local initiative", VEDETTE_EAGLES_REACTION_VALUES)
VEDETTE_DEFINE_ENUM (VedetteEaglesActivation, vedette_eagles_activation, "order", VEDETTE_EAGLES_ACTIVATION_VALUES)
VEDETTE_DEFINE_ENUM (VedetteEaglesTie, vedette_eagles_tie, NULL, VEDETTE_EAGLES_TIE_VALUES)
VEDETTE_DEFINE_ENUM (VedetteEaglesPhase, vedette_eagles_phase, "eagles phase", VEDETTE_EAGLES_PHASE_VALUES)
VEDETTE_DEFINE_ENUM (VedetteEaglesSide, vedette_eagles_side, "side", VEDETTE_EAGLES_SIDE_VALUES)
VEDETTE_DEFINE_ENUM (VedetteDivisionKind, vedette_division_kind, "formation", VEDETTE_DIVISION_KIND_VALUES)
VEDETTE_DEFINE_ENUM (VedetteDivisionPlace, vedette_division_place, "formation, where", VEDETTE_DIVISION_PLACE_VALUES)
VEDETTE_DEFINE_ENUM (VedetteActivation, vedette_activation, "activation", VEDETTE_ACTIVATION_VALUES)
VEDETTE_DEFINE_ENUM (VedetteArm, vedette_arm, "arm", VEDETTE_ARM_VALUES)
VEDETTE_DEFINE_ENUM (VedetteUnitStatus, vedette_unit_status, "unit", VEDETTE_UNIT_STATUS_VALUES)
VEDETTE_DEFINE_ENUM (VedetteIndependents, vedette_independents, "independents", VEDETTE_INDEPENDENTS_VALUES)
VEDETTE_DEFINE_ENUM (VedetteDispatchKind, vedette_dispatch_kind, "dispatch", VEDETTE_DISPATCH_KIND_VALUES)
VEDETTE_DEFINE_ENUM (VedetteDispatchState, vedette_dispatch_state, "dispatch", VEDETTE_DISPATCH_STATE_VALUES)
VEDETTE_DEFINE_ENUM (VedetteEaglesDeed, vedette_eagles_deed, "reaction", VEDETTE_EAGLES_DEED_VALUES)
