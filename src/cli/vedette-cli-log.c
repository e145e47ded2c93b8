/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verb `log`: what was done in a battle, for people, spreadsheets and machines. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "cli/vedette-cli-private.h"
#include "cli/vedette-cli-wait.h"
#include "core/session/vedette-log-writer.h"
#include "core/systems.h"

typedef struct
{
  VedetteLogFormat format;
  VedetteCliWait *wait; /* NULL where it is soon done */
} Showing;

/* A log is seen as it is written; where nobody takes it any more, none is written. */
static gboolean
show_part (const GString *part,
           double         done,
           gpointer       user_data)
{
  Showing *self = user_data;

  if (self->format == VEDETTE_LOG_TEXT)
    g_print ("%s", part->str);
  else
    vedette_cli_put (part);
  return !ferror (stdout) && (self->wait == NULL || vedette_cli_wait_tell (self->wait, done));
}

static void
show (VedetteRules     *rules,
      const char       *path,
      VedetteLogFormat  format,
      const char       *audience)
{
  g_autoptr (VedetteCliWait) wait = vedette_battle_is_long (path) ? vedette_cli_wait_begin (path, FALSE) : NULL;
  Showing self = { format, wait };

  (void) vedette_log_write_to (rules, format, audience, show_part, &self);
}

/* What the rules of all steps that were shown come to, each rule once */
static void
explain (VedetteRules *rules,
         const char   *audience)
{
  g_autoptr (GPtrArray) named = g_ptr_array_new_with_free_func (g_free);

  vedette_each (VedetteStep, step, vedette_battle_get_steps (vedette_rules_get_battle (rules)))
    {
      g_autoptr (GPtrArray) own = NULL;

      if (!vedette_log_may_show (rules, step, audience))
        continue;
      own = vedette_rules_list_rules (rules, step, vedette_log_get_reader (audience));
      for (guint k = 0; k < own->len; k++)
        vedette_why_add (named, own->pdata[k]);
    }
  vedette_cli_explain (named);
}

static int
show_file (const char       *path,
           VedetteLogFormat  format,
           const char       *audience,
           gboolean          all,
           gboolean          explained)
{
  VedetteOpenReport report;
  g_autoptr (VedetteBattle) battle = vedette_cli_open (path, VEDETTE_OPEN_READ, &report);
  g_autoptr (VedetteRules) rules = NULL;

  if (battle == NULL)
    return VEDETTE_CLI_REFUSED;
  rules = vedette_systems_new_rules (battle);
  if (!vedette_cli_read_side (rules, audience))
    return VEDETTE_CLI_USAGE;
  if (all)
    audience = VEDETTE_LOG_EVERYBODY;
  show (rules, path, format, audience);
  if (explained)
    explain (rules, audience);
  return VEDETTE_CLI_DONE;
}

int
vedette_cli_log (const char  *summary,
                 int          argc,
                 char       **argv)
{
  /* in the order of VedetteLogFormat */
  static const char *const formats[] = { "text", "csv", "json", NULL };
  g_autofree char *format = NULL;
  g_autofree char *side = NULL;
  g_autofree char *side_help = vedette_cli_say_side ();
  g_auto (GStrv) files = NULL;
  gboolean all = FALSE, explained = FALSE;
  VedetteLogFormat number = VEDETTE_LOG_TEXT;
  const char *path;
  int status;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &format, N_("Format: text, csv or json (default: text)"), N_("FORMAT") },
    { "side", 0, 0, G_OPTION_ARG_STRING, &side, side_help, N_("SIDE") },
    { "all", 0, 0, G_OPTION_ARG_NONE, &all, N_("Show everything, secrets included"), NULL },
    { "explain", 0, 0, G_OPTION_ARG_NONE, &explained, N_("In text format: explain the rules behind each step"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, N_("FILE") },
    { NULL },
  };

  if (!vedette_cli_parse (summary, _("Undone steps are marked."), entries, argc, argv, &status))
    return status;
  path = vedette_cli_get_file (files);
  if (path == NULL)
    return VEDETTE_CLI_USAGE;
  if (format != NULL && !g_strv_contains (formats, format))
    return vedette_cli_misused (_("--%s cannot be “%s”. Use one of: %s"), "format", format, "text, csv, json");
  while (format != NULL && !g_str_equal (formats[number], format))
    number++;
  if (explained && number != VEDETTE_LOG_TEXT)
    return vedette_cli_misused (_("Use either --%s or --%s, not both"), "explain", "format");
  return show_file (path, number, side, all, explained);
}
