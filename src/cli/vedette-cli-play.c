/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verb `play`: requests from standard input, one JSON object a line, each answered with one. */

#include "vedette-config.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/vedette-cli-private.h"
#include "cli/vedette-cli-request.h"
#include "core/systems.h"

#define MAX_LINE ((gsize) 1024 * 1024)

typedef enum
{
  LINE_GOOD,
  LINE_TOO_LONG,
  LINE_NONE,
} LineKind;

/* Reads up to the newline; what is too long is read to its end and forgotten. */
static LineKind
read_line (GString *line)
{
  LineKind kind = LINE_GOOD;
  int c;

  g_string_truncate (line, 0);
  while ((c = getc (stdin)) != EOF && c != '\n')
    {
      if (line->len == MAX_LINE)
        kind = LINE_TOO_LONG;
      else
        g_string_append_c (line, (char) c);
    }
  return c == EOF && line->len == 0 ? LINE_NONE : kind;
}

static gboolean
is_blank (const GString *line)
{
  for (gsize i = 0; i < line->len; i++)
    if (strchr (" \t\r", line->str[i]) == NULL || line->str[i] == '\0')
      return FALSE;
  return TRUE;
}

static void
on_notice (VedetteJournal       *journal,
           VedetteJournalNotice  kind,
           const char           *path,
           const char           *text,
           gpointer              user_data)
{
  g_ptr_array_add (user_data, g_strdup (text));
  vedette_cli_complain ("%s", text);
}

/* What happened to the file is told in the next answer, too: a program need not read our complaints. */
static void
add_notices (JsonBuilder *answer,
             GPtrArray   *notices)
{
  if (notices->len == 0)
    return;
  json_builder_set_member_name (answer, "notices");
  json_builder_begin_array (answer);
  for (guint i = 0; i < notices->len; i++)
    json_builder_add_string_value (answer, notices->pdata[i]);
  json_builder_end_array (answer);
  g_ptr_array_set_size (notices, 0);
}

static JsonBuilder *
begin_answer (void)
{
  JsonBuilder *answer = json_builder_new ();

  json_builder_begin_object (answer);
  return answer;
}

/* An answer is a promise that the step is on the disk; where it is not, another takes its place. Takes @answer. */
static gboolean
send_answer (const VedetteCliTable *table,
             GPtrArray             *notices,
             JsonBuilder           *answer)
{
  g_autoptr (JsonBuilder) said = answer;
  g_autoptr (GError) error = NULL;
  gboolean sure = vedette_battle_wait_durable (vedette_rules_get_battle (table->rules), &error);

  if (!sure)
    {
      g_object_unref (said);
      said = begin_answer ();
      vedette_cli_refuse (said, NULL, error->message, FALSE);
      vedette_cli_complain ("%s", error->message);
    }
  add_notices (said, notices);
  vedette_cli_put_tree (said);
  return fflush (stdout) == 0 && !ferror (stdout) && sure;
}

static int
play (const VedetteCliTable *table,
      GPtrArray             *notices,
      gboolean               strict)
{
  g_autoptr (GString) line = g_string_new (NULL);
  LineKind kind;

  while ((kind = read_line (line)) != LINE_NONE)
    {
      JsonBuilder *answer;
      gboolean ok = FALSE;

      if (kind == LINE_GOOD && is_blank (line))
        continue;
      answer = begin_answer ();
      if (kind == LINE_TOO_LONG)
        vedette_cli_refuse (answer, NULL, _("The request is longer than 1 MiB. Send a shorter request."), FALSE);
      else
        ok = vedette_cli_answer (table, line->str, line->len, answer);
      if (!send_answer (table, notices, answer) || (strict && !ok))
        return VEDETTE_CLI_REFUSED;
    }
  if (!ferror (stdin))
    return VEDETTE_CLI_DONE;
  /* Translators: why not, as the system says it */
  vedette_cli_complain (_("Could not read the requests from standard input: %s. Start the command again."), g_strerror (errno));
  return VEDETTE_CLI_REFUSED;
}

static void
note_report (const VedetteOpenReport *report)
{
  if (report->upgraded_from > 0)
    /* Translators: the number of a format, such as 1 */
    vedette_cli_complain (_("The file was in the older format %" PRId64 ". Vedette upgraded the file and kept the old "
                            "version next to the new one."), report->upgraded_from);
}

static int
play_file (const char *path,
           gboolean    seeded,
           guint64     seed,
           gboolean    strict)
{
  VedetteOpenReport report;
  g_autoptr (VedetteBattle) battle = vedette_cli_open (path, VEDETTE_OPEN_WRITE, &report);
  g_autoptr (VedetteRules) rules = NULL;
  g_autoptr (GPtrArray) notices = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  int status;

  if (battle == NULL || !vedette_cli_has_begun (battle, path))
    return VEDETTE_CLI_REFUSED;
  note_report (&report);
  g_signal_connect (vedette_battle_get_journal (battle), "notice", G_CALLBACK (on_notice), notices);
  rules = vedette_systems_new_rules (battle);
  status = play (&(VedetteCliTable) { .rules = rules, .seeded = seeded, .seed = seed }, notices, strict);
  if (vedette_journal_close (vedette_battle_get_journal (battle), &error))
    return status;
  vedette_cli_complain ("%s", error->message);
  return VEDETTE_CLI_REFUSED;
}

int
vedette_cli_play (const char  *summary,
                  int          argc,
                  char       **argv)
{
  g_autofree char *seed_text = NULL;
  g_auto (GStrv) files = NULL;
  gboolean strict = FALSE;
  guint64 seed = 0;
  const char *path;
  int status;
  const GOptionEntry entries[] = {
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed_text, N_("Use this seed to get the same rolls again"), N_("N") },
    { "strict", 0, 0, G_OPTION_ARG_NONE, &strict, N_("Stop at the first refused request"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, N_("FILE") },
    { NULL },
  };

  if (!vedette_cli_parse (summary, _("For a list of requests, see the manual page vedette(1)."), entries, argc, argv,
                          &status))
    return status;
  path = vedette_cli_get_file (files);
  if (path == NULL || (seed_text != NULL && !vedette_cli_parse_seed (seed_text, &seed)))
    return VEDETTE_CLI_USAGE;
  return play_file (path, seed_text != NULL, seed, strict);
}
