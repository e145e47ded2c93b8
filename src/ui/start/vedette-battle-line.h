/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a battle stands, and since when, in one line each. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

char      *vedette_battle_line_say      (VedetteRules *rules);
char      *vedette_battle_line_say_stand (VedetteRules *rules);
char      *vedette_battle_line_say_date (GDateTime    *then,
                                         GDateTime    *now);
GPtrArray *vedette_battle_line_get_signs (VedetteRules  *rules,
                                          VedetteParty **holder);

G_END_DECLS
