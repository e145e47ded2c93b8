/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house-rule switches of a grand-tactical battle: all that is ever said of each. */

#include "vedette-config.h"

#include "core/eagles/switches/vedette-eagles-switches.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/records/vedette-eagles-records.h"

VEDETTE_EAGLES_SWITCH_ENUMS (VEDETTE_DEFINE_ENUM)

VEDETTE_DEFINE_RECORD (VedetteEaglesSwitches, vedette_eagles_switches, "switches", VEDETTE_EAGLES_SWITCHES_FIELDS)

static VedetteSwitch rows[] = { VEDETTE_EAGLES_SWITCH_LIST (VEDETTE_SWITCH_ENTRY, "e") };

const VedetteSwitchTable vedette_eagles_switch_table = {
  .record = vedette_eagles_switches_get_type,
  .numbers = vedette_eagles_about_get_type,
  .groups = vedette_eagles_switch_group_get_type,
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
};
