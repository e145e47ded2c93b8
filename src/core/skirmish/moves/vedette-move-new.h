/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a skirmish begins: its first step, and what may be said of a new battle. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

extern const VedetteMoveKind vedette_new_battle_move;

/* What goes into a new battle with the forces of another */
extern const VedetteCarry vedette_skirmish_carries[];

gboolean vedette_new_battle_finish (VedetteRules  *rules,
                                    VedetteMove   *move,
                                    GError       **error);

G_END_DECLS
