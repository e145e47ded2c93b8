/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who rolls, and what a roll settles: after an action, and after a duel (S-76 to S-78). */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

gboolean vedette_duel_is_due        (const VedetteSkirmish *skirmish);
gboolean vedette_duel_gave_initiative (const VedetteSkirmish *skirmish);
gint64   vedette_duel_get_roller    (const VedetteSkirmish *skirmish);
gint64   vedette_duel_get_next      (const VedetteSkirmish *skirmish,
                                     gboolean               success);
int      vedette_duel_get_counters  (const VedetteSkirmish *skirmish,
                                     gint64                 side);
void     vedette_duel_settle        (const VedetteSkirmish *skirmish,
                                     VedetteEdit           *edit,
                                     gboolean               success);
void     vedette_duel_clear         (const VedetteSkirmish *skirmish,
                                     VedetteEdit           *edit);

G_END_DECLS
