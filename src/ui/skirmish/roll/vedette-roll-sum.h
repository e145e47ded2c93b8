/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the number needed comes about, written out as a sum, with the source of each part. */

#pragma once

#include <adwaita.h>

#include "core/rules/answers/vedette-breakdown.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_ROLL_SUM (vedette_roll_sum_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRollSum, vedette_roll_sum, VEDETTE, ROLL_SUM, AdwBin)

void vedette_roll_sum_show (VedetteRollSum   *self,
                            VedetteBreakdown *breakdown,
                            int               counters);

G_END_DECLS
