/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the dice of the grand-tactical system will bring, exactly. All that is handed out is the caller's. */

#pragma once

#include "core/dice/vedette-fraction.h"
#include "core/eagles/records/vedette-eagles-enums.h"

G_BEGIN_DECLS

/* A-E31: with so much more than the other side's, points and modifier are of no further use. */
#define VEDETTE_EAGLES_CEILING 10

/**
 * VedetteEaglesOpposed:
 * @win: one side has the higher total, or has the tie, and the turn goes on
 * @tie: the totals are equal, nothing is made of that, and the turn goes on
 * @lose: the other side has the higher total, or has the tie, and the turn goes on
 * @ends: the bare dice end the turn, if not the first ones then those after a tie
 *
 * The chances of an opposed roll, as one side sees them: 1 together.
 */
typedef struct
{
  VedetteFraction *win;
  VedetteFraction *tie;
  VedetteFraction *lose;
  VedetteFraction *ends;
} VedetteEaglesOpposed;

/**
 * VedetteEaglesOrdered:
 * @acts: the recipient may act on the order when he first rolls
 * @retry: he rolls again next turn
 * @garbled: it is garbled when he first rolls
 * @in_the_end: he may act on it, now or later
 * @sent: the same, seen by the sender when he writes it
 * @rolls: no chance: how many rolls it takes on average until it is one or the other
 *
 * The chances of an order.
 */
typedef struct
{
  VedetteFraction *acts;
  VedetteFraction *retry;
  VedetteFraction *garbled;
  VedetteFraction *in_the_end;
  VedetteFraction *sent;
  VedetteFraction *rolls;
} VedetteEaglesOrdered;

void             vedette_eagles_odds_opposed       (int                    difference,
                                                    VedetteEaglesTie       tie,
                                                    VedetteEaglesOpposed  *out);
void             vedette_eagles_opposed_clear      (VedetteEaglesOpposed  *self);
guint            vedette_eagles_get_useful_points  (int                    modifier,
                                                    int                    against);
VedetteFraction *vedette_eagles_odds_running       (guint                  rolls);

void             vedette_eagles_odds_order         (VedetteEaglesRating    rating,
                                                    gboolean               outside,
                                                    VedetteEaglesOrdered  *out);
void             vedette_eagles_ordered_clear      (VedetteEaglesOrdered  *self);

VedetteFraction *vedette_eagles_odds_points        (VedetteEaglesRating    rating,
                                                    guint                  points);
VedetteFraction *vedette_eagles_expect_points      (VedetteEaglesRating    rating);

/* For a class die of any number of sides, and the sum of all that modifies it */
VedetteFraction *vedette_eagles_odds_skirmish      (VedetteEaglesTroops    troops,
                                                    int                    sides,
                                                    int                    modifier,
                                                    VedetteEaglesSkirmish  result);
VedetteFraction *vedette_eagles_expect_steps       (VedetteEaglesTroops    troops,
                                                    int                    sides,
                                                    int                    modifier);
VedetteFraction *vedette_eagles_odds_reaction      (VedetteEaglesSituation situation,
                                                    int                    sides,
                                                    int                    modifier,
                                                    VedetteEaglesReaction  result);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (VedetteEaglesOpposed, vedette_eagles_opposed_clear)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (VedetteEaglesOrdered, vedette_eagles_ordered_clear)

G_END_DECLS
