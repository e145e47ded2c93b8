/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house-rule switches of a skirmish: all that is ever said of each. */

#include "vedette-config.h"

#include "core/skirmish/switches/vedette-skirmish-switches.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/records/vedette-about.h"

VEDETTE_SWITCH_ENUMS (VEDETTE_DEFINE_ENUM)

VEDETTE_DEFINE_RECORD (VedetteSkirmishSwitches, vedette_skirmish_switches, "switches", VEDETTE_SKIRMISH_SWITCHES_FIELDS)

static VedetteSwitch rows[] = { VEDETTE_SWITCHES (VEDETTE_SWITCH_ENTRY, "s") };

const VedetteSwitchTable vedette_skirmish_switch_table = {
  .record = vedette_skirmish_switches_get_type,
  .numbers = vedette_about_get_type,
  .groups = vedette_switch_group_get_type,
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
};
