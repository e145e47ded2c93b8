/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the dice that are drawn below the ribbon of a battle, and the part of the ribbon to which each die belongs. */

#include "print/vedette-ribbon-dice.h"

/* Replaces @die with the single die of step @n, if any, unless only the old die has a verdict. So after several
 * steps, @die is the last die with a verdict, or the last die of all if none has a verdict. */
static void
take_die (VedetteRules     *rules,
          const char       *audience,
          gint64            n,
          VedetteRibbonDie *die)
{
  VedetteStep *step = vedette_battle_get_step (vedette_rules_get_battle (rules), n);
  VedetteRibbonDie other = { 0 };

  other.natural = vedette_rules_get_single_die (rules, step, audience, &other.verdict);
  if (other.natural != 0 && (other.verdict != 0 || die->verdict == 0))
    *die = other;
}

static void
take_own (VedetteRules   *rules,
          const char     *audience,
          VedetteChapter *chapter,
          GArray         *dice)
{
  guint n_parts = chapter->parts->len, slot = 0;

  for (guint i = 0; n_parts > 0 && i < chapter->steps->len; i++)
    {
      gint64 step = g_array_index (chapter->steps, gint64, i);

      /* Steps before the first part belong to the previous chapter on the ribbon. take_last() finds their dice for
       * that chapter. */
      if (step < g_array_index (chapter->parts, gint64, 0))
        continue;
      while (slot + 1 < n_parts && step >= g_array_index (chapter->parts, gint64, slot + 1))
        slot++;
      take_die (rules, audience, step, &g_array_index (dice, VedetteRibbonDie, slot));
    }
}

/* Sets the die of the last part of a chapter. The roll that ends a party's hold on the battle is in the next chapter,
 * before the first part of that chapter. */
static void
take_last (VedetteRules   *rules,
           const char     *audience,
           VedetteChapter *next,
           GArray         *dice)
{
  for (guint i = 0; i < next->steps->len; i++)
    {
      gint64 step = g_array_index (next->steps, gint64, i);

      if (next->parts->len > 0 && step >= g_array_index (next->parts, gint64, 0))
        return;
      take_die (rules, audience, step, &g_array_index (dice, VedetteRibbonDie, dice->len - 1));
    }
}

/**
 * vedette_ribbon_list_dice:
 * @audience: (nullable): the audience, as in vedette_rules_get_status()
 * @next: (nullable): the next chapter on the ribbon
 *
 * Lists one die for each part of a chapter. If the parts are actions, the die of an action was rolled between that
 * action and the next action, perhaps in @next. If the parts are steps, each die was rolled in its step.
 *
 * Returns: (transfer full) (element-type VedetteRibbonDie): the dice
 */
GArray *
vedette_ribbon_list_dice (VedetteRules   *rules,
                          const char     *audience,
                          VedetteChapter *chapter,
                          VedetteChapter *next)
{
  GArray *dice = g_array_new (FALSE, TRUE, sizeof (VedetteRibbonDie));

  g_array_set_size (dice, MAX (1, chapter->parts->len));
  take_own (rules, audience, chapter, dice);
  if (next != NULL && chapter->has_actions)
    take_last (rules, audience, next, dice);
  return dice;
}
