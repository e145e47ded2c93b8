/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collects the content of a report for one audience, before the layout. */

#pragma once

#include "core/rules/vedette-rules.h"
#include "print/vedette-page.h"

G_BEGIN_DECLS

/**
 * VedetteReportLine:
 * @text: what happened
 * @natural: the natural result of the only die of the event; 0 for no die
 * @verdict: the verdict of the die, as vedette_rules_get_single_die() reports it
 */
typedef struct
{
  char *text;
  int natural;
  int verdict;
} VedetteReportLine;

/**
 * VedetteReportPart:
 * @heading: the party and the length of the part; empty for steps between two parts
 * @party: (nullable): the party, if the audience may know it
 * @lines: (element-type VedetteReportLine): the events, in order
 */
typedef struct
{
  char *heading;
  VedetteParty *party;
  GArray *lines;
} VedetteReportPart;

/**
 * VedetteReportStory:
 * @title: the title of the battle
 * @date: the first and the last day of the battle
 * @time: the time of the battle's last step, as ISO 8601
 * @rules: the rules of the battle
 * @audience: the audience of the report
 * @parties: (element-type VedetteParty): the parties that the audience may know
 * @chapters: (element-type VedetteChapter): the chapters for the ribbon
 * @parts: (element-type VedetteReportPart): the parts with at least one event
 * @tallies: (element-type VedetteTally): the dice of the parties
 * @facts: (element-type utf8): sentences about the present state
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
