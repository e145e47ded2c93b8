/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a report tells, for one audience, before it is set. */

#pragma once

#include "core/rules/vedette-rules.h"
#include "print/vedette-page.h"

G_BEGIN_DECLS

/**
 * VedetteReportLine:
 * @text: what happened
 * @natural: what its one die showed, or 0
 * @verdict: as of vedette_rules_get_single_die()
 */
typedef struct
{
  char *text;
  int natural;
  int verdict;
} VedetteReportLine;

/**
 * VedetteReportPart:
 * @heading: whose it is, and how long; empty for what happened in between
 * @party: (nullable): whose, if they may know him
 * @lines: (element-type VedetteReportLine): what happened in it, in order
 */
typedef struct
{
  char *heading;
  VedetteParty *party;
  GArray *lines;
} VedetteReportPart;

/**
 * VedetteReportStory:
 * @title: of the battle
 * @date: of its first and its last day
 * @time: when its last step was done, as ISO 8601
 * @rules: of the battle
 * @audience: for whom it is told
 * @parties: (element-type VedetteParty): that they know
 * @chapters: (element-type VedetteChapter): for the ribbon
 * @parts: (element-type VedetteReportPart): those in which anything happened
 * @tallies: (element-type VedetteTally): of their dice
 * @facts: (element-type utf8): how it stands at the end, each as a sentence
 */
typedef struct
{
  char *title;
  char *date;
  char *time;
  VedetteRules *rules;
  const char *audience;
  GListModel *parties;
  GListModel *chapters;
  GArray *parts;
  GListModel *tallies;
  GPtrArray *facts;
} VedetteReportStory;

VedetteReportStory *vedette_report_story_new  (VedetteRules       *rules,
                                               const char         *audience);
char               *vedette_report_find_title (VedetteRules       *rules,
                                               const char         *audience);
void                vedette_report_story_free (VedetteReportStory *self);
VedetteDrawing     *vedette_report_story_draw_ribbon (VedetteReportStory *self,
                                                      double              width,
                                                      double              size);
char               *vedette_report_story_count (VedetteReportStory *self,
                                                VedetteParty       *party);

GString            *vedette_report_write_html (VedetteReportStory *self);
GPtrArray          *vedette_report_lay_out    (VedetteReportStory *self,
                                               VedettePaper        paper);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteReportStory, vedette_report_story_free)

G_END_DECLS
