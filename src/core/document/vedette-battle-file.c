/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens battles from files, and sets the file of a battle that is only in memory. */

#include "vedette-config.h"

#include "core/document/vedette-battle-file.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "core/document/vedette-battle-private.h"
#include "core/document/vedette-battle-reader.h"
#include "core/journal/vedette-journal-file.h"
#include "core/json/vedette-fail.h"

/* Copies the old file, including an incomplete last line, to a new file beside it, such as “barn.vedette.format-1”. */
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

/* Replaces the old file by the upgraded one, after keep_old() has saved a copy. */
static gboolean
replace_by_upgraded (VedetteBattleReader  *reader,
                     GError              **error)
{
  /* If the disk fails, closing the old journal moves it to the rescue folder and changes its path, so the path is
   * copied first. */
  g_autofree char *path = g_strdup (vedette_journal_get_path (reader->opened));

  /* The old journal is closed first, because its lock would prevent vedette_journal_move() from replacing the file. */
  return keep_old (path, reader->version, error) && vedette_journal_close (reader->opened, error) &&
         vedette_journal_move (reader->upgraded, path, error);
}

/* Replaces the file if it was upgraded. For a battle that was opened only to be read, the function releases the file
 * instead, so that the battle continues in memory until it gets a file of its own. */
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
 * Opens a battle as vedette_battle_open_watched() does, without a watch.
 *
 * Returns: (transfer full) (nullable): the battle; %NULL with @error set
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
 * @schemas: (array zero-terminated=1): the known game systems
 * @watch: (nullable): receives the progress and can cancel
 * @report: (out caller-allocates) (optional): facts about the file, which are set even if the file cannot be opened
 * @error: a %VEDETTE_BATTLE_ERROR or %VEDETTE_JOURNAL_ERROR whose message names the line; %G_IO_ERROR_CANCELLED if
 *   the watch canceled, and then the file is unchanged
 *
 * Reads a battle. A file of an older version is upgraded while it is read. If the battle is opened for writing, the
 * upgraded file replaces the old one at once, and a copy of the old file is saved beside it.
 *
 * Returns: (transfer full) (nullable): the battle as it is after the last complete line of the file; %NULL with @error
 *   set
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
 * @bad_line: the number of the bad line, as in the [struct@Vedette.OpenReport] of vedette_battle_open()
 *
 * Reads the steps before a bad line into a new battle without a file. The bad file is not changed.
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
                    _("The first line is damaged, so there are no steps to recover. Restore a copy of the file."));
      return NULL;
    }
  reader.opened = vedette_journal_new ();
  reader.kept = vedette_journal_new ();
  if (!vedette_journal_open (reader.opened, path, FALSE, vedette_battle_reader_read, &reader, error))
    return NULL;
  if (vedette_battle_reader_settle (&reader, error)) /* never: the call cannot fail, because no watch can cancel the reading */
    battle = g_steal_pointer (&reader.battle);
  return battle;
}

/**
 * vedette_battle_is_long:
 *
 * Returns: whether the file takes so long to open that the progress should be shown
 */
gboolean
vedette_battle_is_long (const char *path)
{
  GStatBuf info;

  return g_stat (path, &info) == 0 && info.st_size >= VEDETTE_BATTLE_LONG;
}

/**
 * vedette_battle_create:
 * @self: a battle without a file
 * @path: a path where nothing exists yet
 *
 * Sets the path of the battle's file. The file is made, with all earlier steps, when the next step is made.
 *
 * Returns: whether the path is free and its folder can be written
 */
gboolean
vedette_battle_create (VedetteBattle  *self,
                       const char     *path,
                       GError        **error)
{
  return vedette_journal_create (vedette_battle_get_journal (self), path, error);
}
