/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Battles from files and into files. */

#include "vedette-config.h"

#include "core/document/vedette-battle-file.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "core/document/vedette-battle-private.h"
#include "core/document/vedette-battle-reader.h"
#include "core/journal/vedette-journal-file.h"
#include "core/json/vedette-fail.h"

/* Keeps the old file under the first name beside it that is free, with its torn end. */
static gboolean
keep_old (const char  *path,
          gint64       from_version,
          GError     **error)
{
  g_autofree char *content = NULL;
  g_autofree char *suffix = g_strdup_printf (".format-%" G_GINT64_FORMAT, from_version);
  gsize length;

  return g_file_get_contents (path, &content, &length, error) &&
         vedette_journal_file_keep_beside (path, suffix, (VedetteJournalBytes) { content, length }, error);
}

/* Puts the file in this program's version in the place of the old one, which is kept beside it. */
static gboolean
replace_by_upgraded (VedetteBattleReader  *reader,
                     GError              **error)
{
  /* Where the disk fails, the old journal goes to the rescue folder when it is closed, and has another path. */
  g_autofree char *path = g_strdup (vedette_journal_get_path (reader->opened));

  /* Our own lock would keep us from replacing it. */
  return keep_old (path, reader->version, error) && vedette_journal_close (reader->opened, error) &&
         vedette_journal_move (reader->upgraded, path, error);
}

/* What is read only goes on in memory until it gets a file of its own. */
static gboolean
settle_journal (VedetteBattleReader  *reader,
                VedetteOpenMode       mode,
                GError              **error)
{
  if (mode == VEDETTE_OPEN_WRITE)
    return reader->upgraded == NULL || replace_by_upgraded (reader, error);
  vedette_journal_let_go (reader->opened);
  return TRUE;
}

/**
 * vedette_battle_open:
 *
 * Opens a battle as vedette_battle_open_watched() does, with nobody to wait for it.
 *
 * Returns: (transfer full) (nullable): the battle as it stood at the last acknowledged step
 */
VedetteBattle *
vedette_battle_open (const char                 *path,
                     VedetteOpenMode             mode,
                     const VedetteSchema *const *schemas,
                     VedetteOpenReport          *report,
                     GError                    **error)
{
  return vedette_battle_open_watched (path, mode, schemas, NULL, report, error);
}

/**
 * vedette_battle_open_watched:
 * @schemas: (array zero-terminated=1): the systems that are known
 * @watch: (nullable): who waits for it
 * @report: (out caller-allocates) (optional): what was found, also on failure
 * @error: a %VEDETTE_BATTLE_ERROR or %VEDETTE_JOURNAL_ERROR; its message names the line. %G_IO_ERROR_CANCELLED when it was
 *   given up, and then nothing has happened to the file
 *
 * Reads a battle. A file of an older version is read as if it had this one's; if it is opened to go on, the upgraded
 * file takes its place now, and the old one is kept beside it.
 *
 * Returns: (transfer full) (nullable): the battle as it stood at the last acknowledged step
 */
VedetteBattle *
vedette_battle_open_watched (const char                 *path,
                             VedetteOpenMode             mode,
                             const VedetteSchema *const *schemas,
                             const VedetteOpenWatch     *watch,
                             VedetteOpenReport          *report,
                             GError                    **error)
{
  g_auto (VedetteBattleReader) reader = { .schemas = schemas, .watch = watch, .opened = vedette_journal_new () };
  VedetteOpenReport unused;
  VedetteBattle *battle = NULL;

  if (report == NULL)
    report = &unused;
  memset (report, 0, sizeof *report);

  if (vedette_journal_open (reader.opened, path, mode == VEDETTE_OPEN_WRITE, vedette_battle_reader_read, &reader, error) &&
      vedette_battle_reader_settle (&reader, error))
    {
      report->torn_length = vedette_journal_get_torn_length (reader.opened);
      report->upgraded_from = reader.upgraded != NULL ? reader.version : 0;
      if (settle_journal (&reader, mode, error))
        battle = g_steal_pointer (&reader.battle);
    }
  else
    {
      report->bad_line = vedette_journal_get_bad_line (reader.opened);
    }
  return battle;
}

/**
 * vedette_battle_open_before:
 * @bad_line: the number that vedette_battle_open() reported
 *
 * Reads the steps before a bad line into a new battle that has no file yet; the bad file stays as it is.
 *
 * Returns: (transfer full) (nullable): the battle
 */
VedetteBattle *
vedette_battle_open_before (const char                 *path,
                            guint                       bad_line,
                            const VedetteSchema *const *schemas,
                            GError                    **error)
{
  g_auto (VedetteBattleReader) reader = { .schemas = schemas, .stop_before = bad_line };
  VedetteBattle *battle = NULL;

  if (bad_line < 2)
    {
      vedette_fail (error, VEDETTE_BATTLE_ERROR, VEDETTE_BATTLE_ERROR_FORMAT,
                    _("The first line is damaged, so there are no steps to recover. Restore a copy of the file"));
      return NULL;
    }
  reader.opened = vedette_journal_new ();
  reader.kept = vedette_journal_new ();
  if (!vedette_journal_open (reader.opened, path, FALSE, vedette_battle_reader_read, &reader, error))
    return NULL;
  if (vedette_battle_reader_settle (&reader, error)) /* never: in vain, as nobody gives it up */
    battle = g_steal_pointer (&reader.battle);
  return battle;
}

/**
 * vedette_battle_is_long:
 *
 * Returns: whether opening the file is worth being watched
 */
gboolean
vedette_battle_is_long (const char *path)
{
  GStatBuf info;

  return g_stat (path, &info) == 0 && info.st_size >= VEDETTE_BATTLE_LONG;
}

/**
 * vedette_battle_create:
 * @self: a battle that has no file yet
 * @path: where there is nothing yet
 *
 * Says where the battle is to be kept. The file appears, complete, with the next step.
 */
gboolean
vedette_battle_create (VedetteBattle  *self,
                       const char     *path,
                       GError        **error)
{
  return vedette_journal_create (vedette_battle_get_journal (self), path, error);
}
