/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house rules that hold until the next roll: as they stood when the last one was made (rules.md 6). */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

int  vedette_kept_switches_get         (const VedetteSkirmish *self,
                                        const char            *property);
int  vedette_kept_switches_get_number  (const VedetteSkirmish *self,
                                        const char            *property);
void vedette_kept_switches_keep        (const VedetteSkirmish *self,
                                        VedetteEdit           *edit,
                                        const char            *property);
void vedette_kept_switches_keep_number (const VedetteSkirmish *self,
                                        VedetteEdit           *edit,
                                        const char            *property);
void vedette_kept_switches_forget      (const VedetteSkirmish *self,
                                        VedetteEdit           *edit);

G_END_DECLS
