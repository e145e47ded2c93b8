/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds seeds with which the program rolls given numbers, for moves whose dice players cannot type. */

#include "vedette-test-dice.h"

/* The search gives up after MAX_SEEDS seeds, which are enough to find three given tokens from a bag of fifty. */
#define MAX_SEEDS G_GUINT64_CONSTANT (3000000)

static int
get_sides (VedetteRules *rules,
           VedetteMove  *move,
           const int    *naturals,
           gsize         n)
{
  g_autoptr (GListModel) requests = vedette_rules_list_dice (rules, move, naturals, n);
  g_autoptr (VedetteDiceRequest) last = g_list_model_get_item (requests, (guint) n);

  g_assert_nonnull (last);
  g_assert_cmpint (naturals[n], <=, last->sides);
  return last->sides;
}

static gboolean
shows (guint64    seed,
       const int *sides,
       const int *naturals,
       gsize      n)
{
  g_autoptr (VedetteDice) dice = vedette_dice_new_seed (seed, 0);

  for (gsize i = 0; i < n; i++)
    {
      int natural;

      g_assert_true (vedette_dice_roll (dice, sides[i], &natural, NULL));
      if (natural != naturals[i])
        return FALSE;
    }
  return TRUE;
}

/**
 * vedette_test_dice_new:
 * @move: a move that lists its dice in advance
 * @naturals: (array length=n): the wanted numbers, from 1 to the sides of each die
 *
 * Finds a seed with which the program first rolls @naturals.
 *
 * Returns: (transfer full): dice with this seed
 */
VedetteDice *
vedette_test_dice_new (VedetteRules *rules,
                       VedetteMove  *move,
                       const int    *naturals,
                       gsize         n)
{
  g_autofree int *sides = g_new (int, n);

  for (gsize i = 0; i < n; i++)
    sides[i] = get_sides (rules, move, naturals, i);
  for (guint64 seed = 0; seed < MAX_SEEDS; seed++)
    if (shows (seed, sides, naturals, n))
      return vedette_dice_new_seed (seed, 0);
  g_error ("No seed has these %" G_GSIZE_FORMAT " dice", n);
}
