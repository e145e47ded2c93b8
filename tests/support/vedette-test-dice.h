/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds seeds whose dice have given numbers, for moves with dice that nobody can type. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

VedetteDice *vedette_test_dice_new (VedetteRules *rules,
                                    VedetteMove  *move,
                                    const int    *naturals,
                                    gsize         n);

G_END_DECLS
