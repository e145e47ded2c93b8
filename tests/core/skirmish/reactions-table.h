/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two small forces with weapons, rates and a command, for the tests of reactions, shooting, calls and duels. */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"
#include "rules-table.h"

G_BEGIN_DECLS

VedetteRules *reactions_begin   (void);
void          reactions_set_int (VedetteRules *rules,
                                 const char   *line,
                                 const char   *property,
                                 int           value);
VedetteTri    reactions_melee   (VedetteRules *rules,
                                 const char   *line);
gboolean      reactions_passed  (VedetteStep  *step,
                                 const char   *what);
void          reactions_status  (VedetteRules *rules,
                                 const char   *id,
                                 const char   *text);

G_END_DECLS
