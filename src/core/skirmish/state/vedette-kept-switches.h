/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house rules that hold for what follows from a roll: as they stood when it was made (rules.md 6). */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

int  vedette_kept_switches_get  (const VedetteSkirmish *self,
                                 const char            *property);
void vedette_kept_switches_keep (const VedetteSkirmish *self,
                                 VedetteEdit           *edit,
                                 const char            *property);

G_END_DECLS
