/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the report of a battle for one audience as PDF or as a web page. */

#include "vedette-config.h"

#include "print/vedette-report.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/systems.h"
#include "print/vedette-pdf.h"
#include "print/vedette-report-story.h"

static gboolean
ends_so (const char *name,
         const char *ending)
{
  gsize length = strlen (name), tail = strlen (ending);

  return length > tail && g_ascii_strcasecmp (name + length - tail, ending) == 0;
}

/**
 * vedette_report_find_format:
 * @name: the name of a file
 * @format: (out): the format for the ending of the name; HTML for an unknown ending
 *
 * Returns: whether the ending is known
 */
gboolean
vedette_report_find_format (const char          *name,
                            VedetteReportFormat *format)
{
  *format = ends_so (name, ".pdf") ? VEDETTE_REPORT_PDF : VEDETTE_REPORT_HTML;
  return ends_so (name, ".pdf") || ends_so (name, ".html") || ends_so (name, ".htm");
}

/**
 * vedette_report_make:
 * @audience: (nullable): the audience, as in vedette_rules_get_status()
 * @paper: the paper of a PDF file
 *
 * Returns: (transfer full) (nullable): the content of the file; %NULL with @error set. The same battle gives the same
 *   bytes.
 */
GBytes *
vedette_report_make (VedetteRules         *rules,
                     const char           *audience,
                     VedetteReportFormat   format,
                     VedettePaper          paper,
                     GError              **error)
{
  g_autoptr (VedetteReportStory) story = vedette_report_story_new (rules, audience);
  g_autoptr (GPtrArray) pages = NULL;
  VedettePdfInfo info = { .title = story->title, .author = (char *) "", .date = story->time };

  if (format == VEDETTE_REPORT_HTML)
    return g_string_free_to_bytes (vedette_report_write_html (story));
  pages = vedette_report_lay_out (story, paper);
  return vedette_pdf_make ((VedettePage **) pages->pdata, pages->len, paper, &info, error);
}

static GPtrArray *
lay_out (VedetteBattle *battle,
         gboolean       large,
         VedettePaper   paper,
         guint          reader)
{
  g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);
  g_autoptr (VedetteReportStory) story = vedette_report_story_new (rules, VEDETTE_AUDIENCE_ALL);

  return vedette_report_lay_out (story, paper);
}

static void
get_info (VedetteBattle  *battle,
          guint           reader,
          VedettePdfInfo *info)
{
  g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);

  info->title = vedette_report_find_title (rules, VEDETTE_AUDIENCE_ALL);
  info->author = g_strdup ("");
  info->date = g_strdup (vedette_step_get_time (vedette_battle_get_current (battle)));
}

/* The kind of sheet that prints the report. Every game system has this sheet. */
const VedetteSheetKind vedette_report_sheet = {
  .name = "report",
  .label = N_("Report"),
  .not_large = N_("--large cannot be used with the report: leave this option out"),
  .only_all = N_("The report shows only what everyone may know"),
  .lay_out = lay_out,
  .get_info = get_info,
};
