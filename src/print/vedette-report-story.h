/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collects the content of a report for one audience, and writes the report as a web page or as pages of paper. */

#pragma once

#include "core/rules/vedette-rules.h"
#include "print/vedette-page.h"

G_BEGIN_DECLS

/**
 * VedetteReportLine:
 * @text: what happened
 * @natural: the natural result of the only die of the event; 0 for no die
 * @verdict: 1 if the die reached the number that was needed, -1 if it did not, 0 if no number was needed
 */
typedef struct
{
  char *text;
  int natural;
  int verdict;
} VedetteReportLine;

/**
 * VedetteReportPart:
 * @heading: the party and the length of the part, or “Before” for the steps before any party had the battle in hand;
 *   empty for later steps without a party
 * @party: (nullable): the party; %NULL if there is none or the audience may not know it
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
 * @audience: (nullable): the audience of the report, as in vedette_rules_get_status()
 * @parties: (element-type VedetteParty): the parties that the audience may know
 * @chapters: (element-type VedetteChapter): the chapters for the ribbon
 * @parts: (element-type VedetteReportPart): the parts of the report, each with at least one event
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
