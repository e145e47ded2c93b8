/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the nominee means to do, and the factors that the players tick. */

#pragma once

#include <adwaita.h>

#include "core/rules/answers/vedette-breakdown.h"
#include "core/rules/vedette-move.h"
#include "core/skirmish/state/vedette-candidates.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_ROLL_FACTORS (vedette_roll_factors_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRollFactors, vedette_roll_factors, VEDETTE, ROLL_FACTORS, AdwBin)

void       vedette_roll_factors_set_narrow  (VedetteRollFactors *self,
                                             gboolean            narrow);
void       vedette_roll_factors_preset      (VedetteRollFactors *self,
                                             VedetteCandidate   *candidate,
                                             const char * const *ticks);
void       vedette_roll_factors_toggle_why  (VedetteRollFactors *self,
                                             const char         *nick);
void       vedette_roll_factors_toggle_tick (VedetteRollFactors *self,
                                             const char         *name);
void       vedette_roll_factors_add_other   (VedetteRollFactors *self,
                                             int                 by);
void       vedette_roll_factors_show_effects (VedetteRollFactors *self,
                                             VedetteRules       *rules,
                                             VedetteMove        *move);
gboolean   vedette_roll_factors_is_in_reach (VedetteRollFactors *self);
void       vedette_roll_factors_declare     (VedetteRollFactors *self,
                                             VedetteMove        *move);

G_END_DECLS
