/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the log of a skirmish can show besides its sentences: the working of a roll, and all dice together. */

#pragma once

#include "core/skirmish/state/vedette-attempt.h"
#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

/**
 * VedetteDiceTally:
 * @n: how many dice the side has rolled in the steps that are in force
 * @sum: what they came to together
 * @low: how many of them were a natural 1 to 3 (S-46)
 * @faces: how many showed each face; element 0 is unused
 *
 * The d20s of one side.
 */
typedef struct
{
  guint n;
  guint sum;
  guint low;
  guint faces[VEDETTE_ATTEMPT_SIDES + 1];
} VedetteDiceTally;

VedetteBreakdown *vedette_skirmish_explain      (VedetteStep            *step);
int               vedette_skirmish_get_natural  (VedetteStep            *step);
void              vedette_skirmish_tally        (VedetteBattle          *battle,
                                                 VedetteDiceTally        tallies[2]);
char             *vedette_dice_tally_describe   (const VedetteDiceTally *self);

G_END_DECLS
