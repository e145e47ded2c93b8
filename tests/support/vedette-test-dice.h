/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds seeds with which the program rolls given numbers, for moves whose dice players cannot type. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

VedetteDice *vedette_test_dice_new (VedetteRules *rules,
                                    VedetteMove  *move,
                                    const int    *naturals,
                                    gsize         n);

G_END_DECLS
