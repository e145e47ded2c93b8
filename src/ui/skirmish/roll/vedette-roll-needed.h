/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The number that is needed, large enough for who stands at the table, and its chance. */

#pragma once

#include <adwaita.h>

#include "core/rules/answers/vedette-breakdown.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_ROLL_NEEDED (vedette_roll_needed_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRollNeeded, vedette_roll_needed, VEDETTE, ROLL_NEEDED, AdwBin)

void vedette_roll_needed_show (VedetteRollNeeded *self,
                               VedetteBreakdown  *breakdown,
                               const char        *name);

G_END_DECLS
