/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verb `report`: a battle told, as PDF or as a page of the web. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "cli/vedette-cli-private.h"
#include "core/journal/vedette-output.h"
#include "core/systems.h"
#include "print/vedette-report.h"

static int
write_report (VedetteRules        *rules,
              const char          *side,
              VedetteReportFormat  format,
              VedettePaper         paper,
              const char          *output)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes =
    vedette_report_make (rules, side != NULL ? side : VEDETTE_AUDIENCE_ALL, format, paper, &error);

  if (bytes != NULL && vedette_output_write (output, bytes, &error))
    return VEDETTE_CLI_DONE;
  vedette_cli_complain_of_file (output, error);
  return VEDETTE_CLI_REFUSED;
}

static int
report_file (const char          *path,
             const char          *side,
             VedetteReportFormat  format,
             VedettePaper         paper,
             const char          *output)
{
  VedetteOpenReport report;
  g_autoptr (VedetteBattle) battle = vedette_cli_open (path, VEDETTE_OPEN_READ, &report);
  g_autoptr (VedetteRules) rules = NULL;

  if (battle == NULL)
    return VEDETTE_CLI_REFUSED;
  rules = vedette_systems_new_rules (battle);
  if (!vedette_cli_read_side (rules, side))
    return VEDETTE_CLI_USAGE;
  if (!vedette_cli_has_begun (battle, path) || !vedette_cli_is_apart (path, output))
    return VEDETTE_CLI_REFUSED;
  return write_report (rules, side, format, paper, output);
}

int
vedette_cli_report (const char  *summary,
                    int          argc,
                    char       **argv)
{
  g_autofree char *side = NULL;
  g_autofree char *side_help = vedette_cli_say_side ();
  g_autofree char *paper_word = NULL;
  g_autofree char *output = NULL;
  g_auto (GStrv) files = NULL;
  VedetteReportFormat format;
  VedettePaper paper;
  int status;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, N_("File to write, ending in .pdf or .html"), N_("OUT") },
    { "side", 0, 0, G_OPTION_ARG_STRING, &side, side_help, N_("SIDE") },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &paper_word, N_("Paper size: a4 or letter (default: as in your locale)"),
      N_("PAPER") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, N_("FILE") },
    { NULL },
  };

  if (!vedette_cli_parse (summary, _("Without --side, the report shows what everyone may see. Undone steps are left out."),
                          entries, argc, argv, &status))
    return status;
  if (vedette_cli_get_file (files) == NULL || !vedette_cli_read_paper (paper_word, &paper))
    return VEDETTE_CLI_USAGE;
  if (output == NULL || *output == '\0')
    return vedette_cli_misused (_("The option --output is missing. Name the file to write."));
  if (!vedette_report_find_format (output, &format))
    {
      g_autofree char *shown = g_filename_display_name (output);

      /* Translators: the name of a file, as it was typed */
      return vedette_cli_misused (_("--output should end in .pdf or .html, not “%s”"), shown);
    }
  return report_file (files[0], side, format, paper, output);
}
