/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dice below the ribbon of a battle: which of them stands under which of its parts. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

/**
 * VedetteRibbonDie:
 * @natural: what it showed; 0 for no die
 * @verdict: as in vedette_rules_get_single_die()
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
