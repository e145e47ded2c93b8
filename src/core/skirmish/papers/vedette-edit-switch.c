/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The edit that sets a house-rule switch. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/switches/vedette-set-switch.h"
#include "core/skirmish/papers/vedette-papers.h"

static void
check_start (const VedetteContext *skirmish,
             const VedetteSwitch  *row,
             VedetteRuling        *ruling)
{
  if (g_str_equal (row->property, "start") && vedette_skirmish_game_get_state (skirmish->game) != VEDETTE_STATE_SETUP)
    vedette_ruling_refuse (ruling, row->rule, _("The battle has already started. Undo the start to change who starts."));
}

VEDETTE_DEFINE_SET_SWITCH (vedette_set_switch_move, vedette_skirmish_switch_table,
                           VEDETTE_SWITCH_FROM_NEXT_ROLL, check_start)
