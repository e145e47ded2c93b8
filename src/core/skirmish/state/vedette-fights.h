/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who fights whom, in fights that have names and in others, and who fights a round that is due. */

#pragma once

#include "core/skirmish/records/vedette-fight.h"
#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

/**
 * VedetteFightGroup:
 * @name: (nullable): of the fight; %NULL for those who are in none
 * @lines: who fights, of both sides
 */
typedef struct
{
  char *name;
  VedetteIds *lines;
} VedetteFightGroup;

VedetteFight *vedette_fights_find       (const VedetteSkirmish *skirmish,
                                         gint64                 line);
VedetteFight *vedette_fights_find_named (const VedetteSkirmish *skirmish,
                                         const char            *name);

GPtrArray        *vedette_fights_list_left  (VedetteEdit      *edit);
const VedetteIds *vedette_fights_peek_lines (VedetteEdit      *edit,
                                             VedetteFight     *fight);
gboolean          vedette_fights_has_all    (VedetteEdit      *edit,
                                             VedetteFight     *fight,
                                             const VedetteIds *lines);

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
gboolean vedette_fights_has_both     (const VedetteSkirmish *skirmish,
                                      const VedetteIds      *lines);
void     vedette_fights_leave        (const VedetteSkirmish *skirmish,
                                      VedetteEdit           *edit,
                                      VedetteFight          *except,
                                      gint64                 line);
void     vedette_fights_remove_line  (const VedetteSkirmish *skirmish,
                                      VedetteEdit           *edit,
                                      gint64                 line);
void     vedette_fights_forget_name  (const VedetteSkirmish *skirmish,
                                      VedetteEdit           *edit,
                                      VedetteFight          *fight);
void     vedette_fights_double_line  (const VedetteSkirmish *skirmish,
                                      VedetteEdit           *edit,
                                      gint64                 line,
                                      gint64                 part);
void     vedette_fights_replace_line (const VedetteSkirmish *skirmish,
                                      VedetteEdit           *edit,
                                      gint64                 from,
                                      gint64                 to);
void     vedette_fights_end_round    (const VedetteSkirmish *skirmish,
                                      VedetteEdit           *edit);
void     vedette_fights_tidy         (const VedetteSkirmish *skirmish,
                                      VedetteEdit           *edit);

GStrv      vedette_fights_list_due    (const VedetteSkirmish *skirmish);
GPtrArray *vedette_fights_list_groups (const VedetteSkirmish *skirmish);
JsonArray *vedette_fights_fact_due    (const VedetteSkirmish *skirmish);

G_END_DECLS
