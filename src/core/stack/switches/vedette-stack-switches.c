/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house-rule switches of a token stack: all that is ever said of each. */

#include "vedette-config.h"

#include "core/stack/switches/vedette-stack-switches.h"

#include <glib/gi18n-lib.h>

#include "core/stack/records/vedette-stack-records.h"

VEDETTE_STACK_SWITCH_ENUMS (VEDETTE_DEFINE_ENUM)

VEDETTE_DEFINE_RECORD (VedetteStackSwitches, vedette_stack_switches, "switches", VEDETTE_STACK_SWITCHES_FIELDS)

static VedetteSwitch rows[] = { VEDETTE_STACK_SWITCH_LIST (VEDETTE_SWITCH_ENTRY, "t") };

const VedetteSwitchTable vedette_stack_switch_table = {
  .record = vedette_stack_switches_get_type,
  .numbers = vedette_stack_about_get_type,
  .groups = vedette_stack_switch_group_get_type,
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
};
