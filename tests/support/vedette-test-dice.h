/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice of the program that show what a test wants, for a move whose dice nobody types. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

VedetteDice *vedette_test_dice_new (VedetteRules *rules,
                                    VedetteMove  *move,
                                    const int    *naturals,
                                    gsize         n);

G_END_DECLS
