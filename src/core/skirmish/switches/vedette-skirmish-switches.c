/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house-rule switches of a skirmish: all that is ever said of each. */

#include "vedette-config.h"

#include "core/skirmish/switches/vedette-skirmish-switches.h"

#include <glib/gi18n-lib.h>

VEDETTE_SWITCH_ENUMS (VEDETTE_DEFINE_ENUM)

VEDETTE_DEFINE_RECORD (VedetteSkirmishSwitches, vedette_skirmish_switches, "switches", VEDETTE_SKIRMISH_SWITCHES_FIELDS)
