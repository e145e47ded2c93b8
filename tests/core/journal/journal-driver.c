/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Appends numbered lines to a journal and prints which of them are acknowledged, so that journal-faults.py can cause
 * faults. */
#include "core/journal/vedette-journal.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

static void
say (const char *format,
     ...) G_GNUC_PRINTF (1, 2);

static void
say (const char *format,
     ...)
{
  va_list args;

  va_start (args, format);
  vprintf (format, args);
  va_end (args);
  fflush (stdout);
}

static void
on_notice (VedetteJournal       *journal,
           VedetteJournalNotice  kind,
           const char           *path,
           const char           *text,
           gpointer              user_data)
{
  say ("notice %d %s\n", kind, path);
  say ("says %s\n", text);
}

static void
report (const char   *what,
        guint         number,
        const GError *error)
{
  say ("%s %u %d %s\n", what, number, error->code, error->message);
}

static char *
make_line (guint number)
{
  return g_strdup_printf ("{\"n\":%u,\"padding\":\"%0100u\"}\n", number, number);
}

static void
append_lines (VedetteJournal *journal,
              guint           count)
{
  for (guint i = 1; i <= count; i++)
    {
      g_autofree char *line = make_line (i);
      g_autoptr (GError) error = NULL;

      if (!vedette_journal_append (journal, line, strlen (line), &error))
        {
          report ("refused", i, error);
          continue;
        }
      say ("in %u\n", i);
      if (vedette_journal_wait_durable (journal, &error))
        say ("ack %u\n", i);
      else
        report ("unsure", i, error);
    }
}

static gboolean
give_up (gpointer user_data)
{
  say ("timeout\n");
  exit (3);
}

/* Appends without waiting. The main loop receives the results of the syncs. */
static void
append_in_loop (VedetteJournal *journal,
                guint           count)
{
  g_timeout_add_seconds (600, give_up, NULL);
  for (guint i = 1; i <= count; i++)
    {
      g_autofree char *line = make_line (i);
      g_autoptr (GError) error = NULL;

      if (!vedette_journal_append (journal, line, strlen (line), &error))
        report ("refused", i, error);
      while (error == NULL && vedette_journal_get_durable (journal) < vedette_journal_get_length (journal))
        g_main_context_iteration (NULL, TRUE);
      if (error == NULL)
        say ("ack %u\n", i);
    }
}

/* Appends while syncs are in progress, and removes the file halfway. */
static void
append_in_rush (VedetteJournal *journal,
                guint           count)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 1; i <= count; i++)
    {
      g_autofree char *line = make_line (i);

      if (i == count / 2)
        g_unlink (vedette_journal_get_path (journal));
      if (!vedette_journal_append (journal, line, strlen (line), &error))
        {
          report ("refused", i, error);
          return;
        }
    }
  if (vedette_journal_wait_durable (journal, &error))
    say ("ack %u\n", count);
}

/* Usage: driver open|create|loop|rush PATH RESCUE COUNT [LIMIT]. No file can grow beyond LIMIT bytes. */
int
main (int   argc,
      char *argv[])
{
  g_autoptr (VedetteJournal) journal = vedette_journal_new ();
  g_autoptr (GError) error = NULL;
  gboolean is_open;

  if (argc < 5)
    return 2;

  if (argc > 5)
    {
      struct rlimit limit = { strtoul (argv[5], NULL, 10), RLIM_INFINITY };

      /* At the limit a write is cut short, and the next one fails with EFBIG instead of killing the program. */
      signal (SIGXFSZ, SIG_IGN);
      if (setrlimit (RLIMIT_FSIZE, &limit) != 0)
        return 2;
    }

  g_signal_connect (journal, "notice", G_CALLBACK (on_notice), NULL);
  vedette_journal_set_rescue_folder (journal, argv[3]);
  if (strcmp (argv[1], "create") != 0)
    is_open = vedette_journal_open (journal, argv[2], TRUE, NULL, NULL, &error);
  else
    is_open = vedette_journal_create (journal, argv[2], &error);
  if (!is_open)
    {
      report ("closed", 0, error);
      return 1;
    }
  /* The sync of opening is awaited, so that each later sync belongs to a known line. */
  (void) vedette_journal_wait_durable (journal, NULL);

  if (strcmp (argv[1], "loop") == 0)
    append_in_loop (journal, (guint) strtoul (argv[4], NULL, 10));
  else if (strcmp (argv[1], "rush") == 0)
    append_in_rush (journal, (guint) strtoul (argv[4], NULL, 10));
  else
    append_lines (journal, (guint) strtoul (argv[4], NULL, 10));

  if (!vedette_journal_close (journal, &error))
    {
      report ("unclosed", 0, error);
      return 1;
    }
  say ("path %s\n", vedette_journal_get_path (journal));

  return 0;
}
