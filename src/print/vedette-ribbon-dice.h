/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the dice that are drawn below the ribbon of a battle, and the part of the ribbon to which each die belongs. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

/**
 * VedetteRibbonDie:
 * @natural: the natural result of the die; 0 if there is no die
 * @verdict: 1 if the die reached the number that was needed, -1 if it did not, 0 if no number was needed
 */
typedef struct
{
  int natural;
  int verdict;
} VedetteRibbonDie;

GArray *vedette_ribbon_list_dice (VedetteRules   *rules,
                                  const char     *audience,
                                  VedetteChapter *chapter,
                                  VedetteChapter *next);

G_END_DECLS
