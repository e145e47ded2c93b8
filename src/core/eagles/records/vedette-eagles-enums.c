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
