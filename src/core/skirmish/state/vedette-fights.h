/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who fights whom: fights that begin, change and end, and who fights a round that is due. */

#pragma once

#include "core/skirmish/records/vedette-fight.h"
#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

VedetteFight *vedette_fights_find       (const VedetteSkirmish *skirmish,
                                         gint64                 line);
VedetteFight *vedette_fights_find_named (const VedetteSkirmish *skirmish,
                                         const char            *name);

const VedetteIds *vedette_fights_peek_lines (VedetteEdit      *edit,
                                             VedetteFight     *fight);
gboolean          vedette_fights_has_all    (const VedetteIds *all,
                                             const VedetteIds *lines);
gboolean          vedette_fights_has_both   (const VedetteSkirmish *skirmish,
                                             const VedetteIds      *lines);
VedetteIds       *vedette_fights_keep_fighting (const VedetteSkirmish *skirmish,
                                                VedetteEdit           *edit,
                                                const VedetteIds      *lines);

void     vedette_fights_check        (const VedetteSkirmish *skirmish,
                                      VedetteMove           *move,
                                      const VedetteIds      *who,
                                      const VedetteIds      *target,
                                      VedetteRuling         *ruling);
void     vedette_fights_join         (const VedetteSkirmish *skirmish,
                                      VedetteEdit           *edit,
                                      VedetteMove           *move,
                                      const VedetteIds      *who,
                                      const VedetteIds      *target,
                                      gboolean               same_melee);
gboolean vedette_fights_add          (const VedetteSkirmish *skirmish,
                                      VedetteEdit           *edit,
                                      const char            *name,
                                      const VedetteIds      *lines);
void     vedette_fights_replace_line (VedetteEdit           *edit,
                                      gint64                 line,
                                      gint64                 with,
                                      gboolean               stays);
void     vedette_fights_end_round    (const VedetteSkirmish *skirmish,
                                      VedetteEdit           *edit);
void     vedette_fights_tidy         (const VedetteSkirmish *skirmish,
                                      VedetteEdit           *edit);

GStrv      vedette_fights_list_due    (const VedetteSkirmish *skirmish);
GPtrArray *vedette_fights_list_groups (const VedetteSkirmish *skirmish);
JsonArray *vedette_fights_fact_due    (const VedetteSkirmish *skirmish);

G_END_DECLS
