/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Battles from files and into files. */

#include "vedette-config.h"

#include "core/document/vedette-battle-file.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

#include "core/document/vedette-battle-private.h"
#include "core/document/vedette-codec.h"
#include "core/json/vedette-fail.h"
#include "core/json/vedette-json-scanner.h"

typedef struct
{
  const VedetteSchema *const *schemas;
  VedetteBattle *battle;
  gint64 version;
  guint stop_before;  /* the line at which to stop reading, 0 for none */
  GString *upgraded;  /* the lines in this program's version, if the file has an older one */
  GString *kept;      /* the lines before stop_before as they are */
} Reader;

#define fail(error, code, ...) vedette_fail (error, VEDETTE_BATTLE_ERROR, code, __VA_ARGS__)

static const VedetteSchema *
find_schema (Reader     *reader,
             const char *system)
{
  for (guint i = 0; reader->schemas[i] != NULL; i++)
    if (g_str_equal (reader->schemas[i]->system, system))
      return reader->schemas[i];
  return NULL;
}

static const char *
peek_text (JsonObject *object,
           const char *name)
{
  JsonNode *node = json_object_get_member (object, name);

  return node != NULL && json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node) : NULL;
}

static gboolean
peek_whole (JsonObject *object,
            const char *name,
            gint64     *out)
{
  JsonNode *node = json_object_get_member (object, name);

  if (node == NULL || json_node_get_value_type (node) != G_TYPE_INT64)
    return FALSE;
  *out = json_node_get_int (node);
  return TRUE;
}

static gboolean
read_header (Reader      *reader,
             JsonObject  *line,
             GError     **error)
{
  const VedetteSchema *schema;
  const char *system = peek_text (line, "system");

  if (g_strcmp0 (peek_text (line, "format"), "vedette") != 0 || system == NULL ||
      !peek_whole (line, "version", &reader->version) || reader->version < 1)
    return fail (error, VEDETTE_BATTLE_ERROR_FORMAT, _("This is not a Vedette battle"));
  schema = find_schema (reader, system);
  /* A newer program may know systems that this one does not, so the version is the first thing to tell. */
  if (reader->version > (schema != NULL ? schema->format->version : vedette_format.version))
    return fail (error, VEDETTE_BATTLE_ERROR_NEWER,
                 /* Translators: the number of a format, such as 2 */
                 _("The file was made by a newer Vedette (format %" PRId64 "). It was left as it is; "
                   "install a newer version to open it"), reader->version);
  if (schema == NULL)
    /* Translators: the name of a game system, as the file has it */
    return fail (error, VEDETTE_BATTLE_ERROR_SYSTEM, _("The game system “%s” is not known to this version"), system);

  reader->battle = vedette_battle_new (schema);
  if (reader->version < schema->format->version)
    reader->upgraded = g_string_new (NULL);
  return TRUE;
}

static gboolean
upgrade_line (Reader      *reader,
              JsonObject  *line,
              guint        number,
              GError     **error)
{
  const VedetteFormat *format = vedette_battle_get_schema (reader->battle)->format;

  for (gint64 version = reader->version; version < format->version; version++)
    if (!format->upgrades[version - 1] (line, number, error))
      return FALSE;
  if (number == 1)
    json_object_set_int_member (line, "version", format->version);
  vedette_codec_write_object (reader->upgraded, line);
  g_string_append_c (reader->upgraded, '\n');
  return TRUE;
}

static gboolean
read_object (Reader      *reader,
             JsonObject  *line,
             guint        number,
             GError     **error)
{
  gint64 to;

  if (number == 1 && !read_header (reader, line, error))
    return FALSE;
  if (reader->upgraded != NULL && !upgrade_line (reader, line, number, error))
    return FALSE;
  if (number == 1)
    return TRUE;
  if (json_object_has_member (line, "n") && json_object_has_member (line, "to"))
    return fail (error, VEDETTE_BATTLE_ERROR_LINE, _("the line is both a step (“n”) and a way back (“to”)"));
  if (json_object_has_member (line, "n"))
    return vedette_battle_replay_step (reader->battle, line, error);
  if (peek_whole (line, "to", &to))
    return vedette_battle_replay_go_to (reader->battle, to, error);
  return fail (error, VEDETTE_BATTLE_ERROR_LINE, _("the line is neither a step (“n”) nor a way back (“to”)"));
}

/* A line is refused for many reasons, but always with the same code. */
static void
propagate_line_error (GError **error,
                      GError  *reason)
{
  if (reason->domain == VEDETTE_BATTLE_ERROR && reason->code != VEDETTE_BATTLE_ERROR_STEP &&
      reason->code != VEDETTE_BATTLE_ERROR_REFERENCE)
    {
      g_propagate_error (error, reason);
      return;
    }
  fail (error, VEDETTE_BATTLE_ERROR_LINE, "%s", reason->message);
  g_error_free (reason);
}

static VedetteJournalLine
read_line (const char  *line,
           gsize        length,
           guint        number,
           gpointer     user_data,
           GError     **error)
{
  Reader *reader = user_data;
  g_autoptr (JsonNode) node = NULL;
  GError *reason = NULL;

  if (reader->stop_before > 0 && number >= reader->stop_before)
    return VEDETTE_JOURNAL_LINE_GOOD;
  node = vedette_json_parse (line, length, number == 1 ? NULL : &reason);
  if (node == NULL && number == 1)
    {
      fail (error, VEDETTE_BATTLE_ERROR_FORMAT, _("This is not a Vedette battle, or its beginning is damaged"));
      return VEDETTE_JOURNAL_LINE_BAD;
    }
  if (node == NULL)
    {
      propagate_line_error (error, reason);
      return VEDETTE_JOURNAL_LINE_TORN;
    }
  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      fail (error, number == 1 ? VEDETTE_BATTLE_ERROR_FORMAT : VEDETTE_BATTLE_ERROR_LINE, _("the line is no object"));
      return VEDETTE_JOURNAL_LINE_BAD;
    }
  if (!read_object (reader, json_node_get_object (node), number, &reason))
    {
      propagate_line_error (error, reason);
      return VEDETTE_JOURNAL_LINE_BAD;
    }
  if (reader->kept != NULL)
    {
      g_string_append_len (reader->kept, line, (gssize) length);
      g_string_append_c (reader->kept, '\n');
    }
  return VEDETTE_JOURNAL_LINE_GOOD;
}

static void
clear_reader (Reader *reader)
{
  g_clear_object (&reader->battle);
  if (reader->upgraded != NULL)
    g_string_free (reader->upgraded, TRUE);
  if (reader->kept != NULL)
    g_string_free (reader->kept, TRUE);
}

/* A journal in memory that holds the given lines, for a battle that has no file yet. */
static VedetteJournal *
new_memory_journal (const GString  *lines,
                    GError        **error)
{
  g_autoptr (VedetteJournal) journal = vedette_journal_new ();

  if (!vedette_journal_append (journal, lines->str, lines->len, error))
    return NULL;
  return g_steal_pointer (&journal);
}

/* Keeps the old file under the first name beside it that is free, with its torn end. */
static gboolean
keep_old (const char  *path,
          gint64       from_version,
          GError     **error)
{
  g_autofree char *content = NULL;
  g_autofree char *base = g_strdup_printf ("%s.format-%" G_GINT64_FORMAT, path, from_version);
  g_autofree char *backup = g_strdup (base);
  gsize length;

  if (!g_file_get_contents (path, &content, &length, error))
    return FALSE;
  for (guint i = 2; g_file_test (backup, G_FILE_TEST_EXISTS) || g_file_test (backup, G_FILE_TEST_IS_SYMLINK); i++)
    {
      g_free (backup);
      backup = g_strdup_printf ("%s-%u", base, i);
    }
  return g_file_set_contents_full (backup, content, (gssize) length,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666, error);
}

/* Puts the file in this program's version in the place of the old one, which is kept beside it. */
static VedetteJournal *
replace_by_upgraded (VedetteJournal  *old,
                     const GString   *lines,
                     gint64           from_version,
                     GError         **error)
{
  g_autoptr (VedetteJournal) fresh = new_memory_journal (lines, error);
  const char *path = vedette_journal_get_path (old);

  /* Our own lock would keep us from replacing it. */
  if (fresh == NULL || !keep_old (path, from_version, error) || !vedette_journal_close (old, error) ||
      !vedette_journal_move (fresh, path, error))
    return NULL;
  return g_steal_pointer (&fresh);
}

/* What is read only goes on in memory until it gets a file of its own. */
static VedetteJournal *
choose_journal (VedetteJournal  *opened,
                VedetteOpenMode  mode,
                const Reader    *reader,
                GError         **error)
{
  g_autoptr (GBytes) content = NULL;
  g_autoptr (GString) lines = NULL;
  gsize length;
  const char *bytes;

  if (mode == VEDETTE_OPEN_WRITE)
    return reader->upgraded != NULL ? replace_by_upgraded (opened, reader->upgraded, reader->version, error)
                                    : g_object_ref (opened);
  if (reader->upgraded != NULL)
    return new_memory_journal (reader->upgraded, error);
  content = vedette_journal_get_content (opened);
  bytes = g_bytes_get_data (content, &length);
  lines = g_string_new_len (bytes, (gssize) length);
  return new_memory_journal (lines, error);
}

/**
 * vedette_battle_open:
 * @schemas: (array zero-terminated=1): the systems that are known
 * @report: (out caller-allocates) (optional): what was found, also on failure
 * @error: a %VEDETTE_BATTLE_ERROR or %VEDETTE_JOURNAL_ERROR; its message names the line
 *
 * Reads a battle. A file of an older version is read as if it had this one's; if it is opened to go on, the upgraded
 * file takes its place now, and the old one is kept beside it.
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
  Reader reader = { .schemas = schemas };
  VedetteOpenReport unused;
  g_autoptr (VedetteJournal) journal = vedette_journal_new ();
  g_autoptr (VedetteJournal) chosen = NULL;
  VedetteBattle *battle = NULL;

  if (report == NULL)
    report = &unused;
  memset (report, 0, sizeof *report);

  if (!vedette_journal_open (journal, path, mode == VEDETTE_OPEN_WRITE, read_line, &reader, error) ||
      !vedette_battle_replay_settle (reader.battle, error))
    {
      report->bad_line = vedette_journal_get_bad_line (journal);
      clear_reader (&reader);
      return NULL;
    }
  report->torn_length = vedette_journal_get_torn_length (journal);
  report->upgraded_from = reader.upgraded != NULL ? reader.version : 0;
  chosen = choose_journal (journal, mode, &reader, error);
  if (chosen != NULL)
    {
      battle = g_steal_pointer (&reader.battle);
      vedette_battle_set_journal (battle, chosen);
    }
  clear_reader (&reader);
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
  Reader reader = { .schemas = schemas, .stop_before = bad_line };
  g_autoptr (VedetteJournal) journal = vedette_journal_new ();
  g_autoptr (VedetteJournal) memory = NULL;
  VedetteBattle *battle = NULL;

  if (bad_line < 2)
    {
      fail (error, VEDETTE_BATTLE_ERROR_FORMAT, _("The first line is bad, so there is no step before it"));
      return NULL;
    }
  reader.kept = g_string_new (NULL);
  if (vedette_journal_open (journal, path, FALSE, read_line, &reader, error) &&
      vedette_battle_replay_settle (reader.battle, error))
    memory = new_memory_journal (reader.upgraded != NULL ? reader.upgraded : reader.kept, error);
  if (memory != NULL)
    {
      battle = g_steal_pointer (&reader.battle);
      vedette_battle_set_journal (battle, memory);
    }
  clear_reader (&reader);
  return battle;
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
