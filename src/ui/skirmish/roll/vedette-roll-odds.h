/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The number that a roll needs, readable by anyone at the table, with its chance, the faces of the die, and its sum. */

#pragma once

#include <adwaita.h>

#include "core/rules/answers/vedette-breakdown.h"
#include "core/skirmish/state/vedette-attempt.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_ROLL_ODDS (vedette_roll_odds_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRollOdds, vedette_roll_odds, VEDETTE, ROLL_ODDS, AdwBin)

void vedette_roll_odds_show      (VedetteRollOdds  *self,
                                  VedetteBreakdown *breakdown,
                                  const char       *name,
                                  int               counters);
void vedette_roll_odds_set_die   (VedetteRollOdds  *self,
                                  int               natural);
void vedette_roll_odds_set_tight (VedetteRollOdds  *self,
                                  GtkBox           *below);

G_END_DECLS
