/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An opposed roll as far as it is known before the dice lie: who rolls for each side, and what he adds. */

#pragma once

#include "core/eagles/state/vedette-eagles-odds.h"
#include "core/eagles/state/vedette-eagles.h"

G_BEGIN_DECLS

/* Points against which odds are shown as long as those of the other side are secret: never its real pool (A-E37) */
#define VEDETTE_EAGLES_SHOWN_POINTS 4

/**
 * VedetteEaglesRoller:
 * @army: whose
 * @command: (nullable): who rolls (E-32); %NULL if no commander is left
 * @modifier: of his rating (E-31)
 * @points: that were allocated, and count
 *
 * One side of an opposed roll.
 */
typedef struct
{
  VedetteArmy *army;
  gpointer command;
  int modifier;
  int points;
} VedetteEaglesRoller;

/**
 * VedetteEaglesRoll:
 * @sides: both, by their order in the battle: the first die is that of the first
 * @holder: which of them keeps the initiative on a tie; none at the opening roll
 *
 * An opposed roll.
 */
typedef struct
{
  VedetteEaglesRoller sides[VEDETTE_N_EAGLES_SIDES];
  int holder;
} VedetteEaglesRoll;

#define VEDETTE_EAGLES_NOBODY (-1)

void             vedette_eagles_roll_read        (VedetteEaglesRoll       *self,
                                                  const VedetteEagles     *eagles);
int              vedette_eagles_roll_settle_tie  (const VedetteEaglesRoll *self,
                                                  const VedetteEagles     *eagles,
                                                  gboolean                *again);
VedetteEaglesTie vedette_eagles_roll_get_tie     (const VedetteEaglesRoll *self,
                                                  const VedetteEagles     *eagles,
                                                  VedetteEaglesSide        side);
VedetteFraction *vedette_eagles_get_steal_chance (const VedetteEagles     *eagles,
                                                  gpointer                 challenger);
void             vedette_eagles_add_chance       (VedetteBreakdown        *working,
                                                  const char              *id,
                                                  const char              *label,
                                                  const VedetteFraction   *fraction);
void             vedette_eagles_add_outcomes     (VedetteBreakdown        *working,
                                                  int                      difference,
                                                  VedetteEaglesTie         tie,
                                                  const char              *winner,
                                                  const char              *loser);
void             vedette_eagles_add_range_chart  (VedetteBreakdown        *working,
                                                  const VedetteEaglesRoll *roll,
                                                  const VedetteEagles     *eagles,
                                                  VedetteEaglesSide        side);

G_END_DECLS
