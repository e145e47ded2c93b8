/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the dice of the grand-tactical system will bring: every roll is tried and read as the rules read it. */

#include "vedette-config.h"

#include "core/eagles/state/vedette-eagles-odds.h"

#include "core/eagles/state/vedette-eagles-charts.h"

/* The rolls of two dice */
#define N_PAIRS (VEDETTE_EAGLES_SIDES * VEDETTE_EAGLES_SIDES)

/* How many of them there are of each kind */
typedef struct
{
  gint64 win;
  gint64 tie;
  gint64 lose;
  gint64 ends;
} Pairs;

static Pairs
count_pairs (int difference)
{
  Pairs n = { 0, 0, 0, 0 };

  for (int own = 1; own <= VEDETTE_EAGLES_SIDES; own++)
    for (int other = 1; other <= VEDETTE_EAGLES_SIDES; other++)
      if (vedette_eagles_is_turn_over (own, other))
        n.ends++;
      else if (own + difference > other)
        n.win++;
      else if (own + difference < other)
        n.lose++;
      else
        n.tie++;
  return n;
}

/**
 * vedette_eagles_odds_opposed:
 * @difference: points and modifier of one side, less those of the other
 * @tie: what equal totals come to
 * @out: (out): the chances of the one side
 *
 * The chances of an opposed roll (E-30, E-42, A-E03, A-E04).
 */
void
vedette_eagles_odds_opposed (int                   difference,
                             VedetteEaglesTie      tie,
                             VedetteEaglesOpposed *out)
{
  Pairs n = count_pairs (difference);
  gint64 all = N_PAIRS;

  switch (tie)
    {
    case VEDETTE_EAGLES_TIE_OWN:
      n.win += n.tie;
      n.tie = 0;
      break;
    case VEDETTE_EAGLES_TIE_REROLL:
      all -= n.tie;
      n.tie = 0;
      break;
    case VEDETTE_EAGLES_TIE_HOLDER:
      n.lose += n.tie;
      n.tie = 0;
      break;
    case VEDETTE_EAGLES_TIE_OPEN:
    default:
      break;
    }
  out->win = vedette_fraction_new (n.win, all);
  out->tie = vedette_fraction_new (n.tie, all);
  out->lose = vedette_fraction_new (n.lose, all);
  out->ends = vedette_fraction_new (n.ends, all);
}

void
vedette_eagles_opposed_clear (VedetteEaglesOpposed *self)
{
  g_clear_pointer (&self->win, vedette_fraction_unref);
  g_clear_pointer (&self->tie, vedette_fraction_unref);
  g_clear_pointer (&self->lose, vedette_fraction_unref);
  g_clear_pointer (&self->ends, vedette_fraction_unref);
}

/**
 * vedette_eagles_get_useful_points:
 * @modifier: of the side that allocates
 * @against: points and modifier of the other side
 *
 * Returns: of how many points at most each may be of use (A-E31)
 */
guint
vedette_eagles_get_useful_points (int modifier,
                                  int against)
{
  return (guint) MAX (0, VEDETTE_EAGLES_CEILING + against - modifier);
}

/**
 * vedette_eagles_odds_running:
 * @rolls: how many opposed rolls are made, those counted that are made again after a tie
 *
 * Returns: (transfer full): the chance that none of them ends the turn (E-42)
 */
VedetteFraction *
vedette_eagles_odds_running (guint rolls)
{
  g_autoptr (VedetteFraction) once = vedette_fraction_new (N_PAIRS - count_pairs (0).ends, N_PAIRS);
  VedetteFraction *running = vedette_fraction_new (1, 1);

  for (guint i = 0; i < rolls; i++)
    {
      g_autoptr (VedetteFraction) before = running;

      running = vedette_fraction_multiply (before, once);
    }
  return running;
}

/**
 * vedette_eagles_odds_order:
 * @rating: of the recipient
 * @outside: whether he is outside the sender's command span, so that the order may be lost
 * @out: (out): the chances
 *
 * The chances of an order (E-09 to E-12).
 */
void
vedette_eagles_odds_order (VedetteEaglesRating   rating,
                           gboolean              outside,
                           VedetteEaglesOrdered *out)
{
  g_autoptr (VedetteFraction) arrives = NULL;
  gint64 n[VEDETTE_N_EAGLES_ACTIVATIONS] = { 0 };
  gint64 settled;

  for (int natural = 1; natural <= VEDETTE_EAGLES_SIDES; natural++)
    n[vedette_eagles_read_activation (rating, natural)]++;
  settled = n[VEDETTE_EAGLES_ACTS] + n[VEDETTE_EAGLES_GARBLED];
  /* One side of the die is never; what the others delay is not lost. */
  arrives = vedette_fraction_new (VEDETTE_EAGLES_DELAY_SIDES - (outside ? 1 : 0), VEDETTE_EAGLES_DELAY_SIDES);
  out->acts = vedette_fraction_new (n[VEDETTE_EAGLES_ACTS], VEDETTE_EAGLES_SIDES);
  out->retry = vedette_fraction_new (n[VEDETTE_EAGLES_RETRY], VEDETTE_EAGLES_SIDES);
  out->garbled = vedette_fraction_new (n[VEDETTE_EAGLES_GARBLED], VEDETTE_EAGLES_SIDES);
  out->in_the_end = vedette_fraction_new (n[VEDETTE_EAGLES_ACTS], settled);
  out->sent = vedette_fraction_multiply (out->in_the_end, arrives);
  out->rolls = vedette_fraction_new (VEDETTE_EAGLES_SIDES, settled);
}

void
vedette_eagles_ordered_clear (VedetteEaglesOrdered *self)
{
  g_clear_pointer (&self->acts, vedette_fraction_unref);
  g_clear_pointer (&self->retry, vedette_fraction_unref);
  g_clear_pointer (&self->garbled, vedette_fraction_unref);
  g_clear_pointer (&self->in_the_end, vedette_fraction_unref);
  g_clear_pointer (&self->sent, vedette_fraction_unref);
  g_clear_pointer (&self->rolls, vedette_fraction_unref);
}

/* In how many of the rolls of both dice an army commander gets so many points; the second die counts only after some
   first ones. */
static gint64
count_points (VedetteEaglesRating rating,
              int                 points)
{
  gint64 n = 0;

  for (int natural = 1; natural <= VEDETTE_EAGLES_SIDES; natural++)
    {
      int read = vedette_eagles_read_points (rating, natural);

      if (read == VEDETTE_EAGLES_POINTS_ROLLED)
        n += points >= 1 && points <= VEDETTE_EAGLES_POINTS_SIDES;
      else if (read == points)
        n += VEDETTE_EAGLES_POINTS_SIDES;
    }
  return n;
}

/**
 * vedette_eagles_odds_points:
 *
 * Returns: (transfer full): the chance that an army commander begins with exactly so many points (E-24, E-25)
 */
VedetteFraction *
vedette_eagles_odds_points (VedetteEaglesRating rating,
                            guint               points)
{
  return vedette_fraction_new (points <= vedette_eagles_get_most_points (rating) ? count_points (rating, (int) points) : 0,
                               VEDETTE_EAGLES_SIDES * VEDETTE_EAGLES_POINTS_SIDES);
}

/**
 * vedette_eagles_expect_points:
 *
 * Returns: (transfer full): the points with which an army commander begins on average
 */
VedetteFraction *
vedette_eagles_expect_points (VedetteEaglesRating rating)
{
  gint64 sum = 0;

  for (guint points = 0; points <= vedette_eagles_get_most_points (rating); points++)
    sum += points * count_points (rating, (int) points);
  return vedette_fraction_new (sum, VEDETTE_EAGLES_SIDES * VEDETTE_EAGLES_POINTS_SIDES);
}

/**
 * vedette_eagles_odds_skirmish:
 * @sides: of the class die, from 1 on
 * @modifier: its own, less that of the opponent (E-19)
 *
 * Returns: (transfer full): the chance of that result of skirmish combat
 */
VedetteFraction *
vedette_eagles_odds_skirmish (VedetteEaglesTroops   troops,
                              int                   sides,
                              int                   modifier,
                              VedetteEaglesSkirmish result)
{
  gint64 n = 0;

  for (int natural = 1; natural <= sides; natural++)
    n += vedette_eagles_read_skirmish (troops, natural + modifier) == result;
  return vedette_fraction_new (n, sides);
}

/**
 * vedette_eagles_expect_steps:
 * @sides: of the class die, from 1 on
 * @modifier: its own, less that of the opponent
 *
 * Returns: (transfer full): the steps that a unit loses in skirmish combat on average (E-22)
 */
VedetteFraction *
vedette_eagles_expect_steps (VedetteEaglesTroops troops,
                             int                 sides,
                             int                 modifier)
{
  gint64 sum = 0;

  for (int natural = 1; natural <= sides; natural++)
    sum += vedette_eagles_skirmish_get_steps (vedette_eagles_read_skirmish (troops, natural + modifier));
  return vedette_fraction_new (sum, sides);
}

/**
 * vedette_eagles_odds_reaction:
 * @sides: of the class die, from 1 on
 * @modifier: all that modifies it (E-47)
 *
 * Returns: (transfer full): the chance that local initiative allows just that (E-45)
 */
VedetteFraction *
vedette_eagles_odds_reaction (VedetteEaglesSituation situation,
                              int                    sides,
                              int                    modifier,
                              VedetteEaglesReaction  result)
{
  gint64 n = 0;

  for (int natural = 1; natural <= sides; natural++)
    n += vedette_eagles_read_reaction (situation, natural + modifier) == result;
  return vedette_fraction_new (n, sides);
}
