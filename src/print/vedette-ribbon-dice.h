/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the dice below the ribbon of a battle, and the part of the ribbon to which each belongs. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

/**
 * VedetteRibbonDie:
 * @natural: the natural result; 0 for no die
 * @verdict: the verdict of the die, as vedette_rules_get_single_die() reports it
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
