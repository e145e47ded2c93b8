/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who holds the initiative: what a change of holder resets, and what bound the first action. */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

void vedette_holding_clear_first (const VedetteSkirmish *self,
                                  VedetteEdit           *edit);
void vedette_holding_hand_over   (const VedetteSkirmish *self,
                                  VedetteEdit           *edit,
                                  gint64                 holder);

G_END_DECLS
