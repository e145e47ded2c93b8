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
  VedetteJournal *opened;
  VedetteJournal *upgraded; /* the lines in this program's version, if the file has an older one */
  VedetteJournal *kept;     /* the lines before stop_before as they are */
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

/* The journal in which the battle goes on, be it that of the file or not */
static VedetteJournal *
get_journal (Reader *reader)
{
  if (reader->upgraded != NULL)
    return reader->upgraded;
  return reader->kept != NULL ? reader->kept : reader->opened;
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
    reader->upgraded = vedette_journal_new ();
  vedette_battle_set_journal (reader->battle, get_journal (reader));
  return TRUE;
}

static gboolean
upgrade_line (Reader      *reader,
              JsonObject  *line,
              guint        number,
              GError     **error)
{
  const VedetteFormat *format = vedette_battle_get_schema (reader->battle)->format;
  g_autoptr (GString) text = g_string_sized_new (512);

  for (gint64 version = reader->version; version < format->version; version++)
    if (!format->upgrades[version - 1] (line, number, error))
      return FALSE;
  if (number == 1)
    json_object_set_int_member (line, "version", format->version);
  vedette_codec_write_object (text, line);
  g_string_append_c (text, '\n');
  return vedette_journal_append (reader->upgraded, text->str, text->len, error);
}

/* @offset and @length: where the line stands in the file */
static gboolean
read_object (Reader      *reader,
             JsonObject  *line,
             guint        number,
             gsize        offset,
             gsize        length,
             GError     **error)
{
  gint64 to;

  if (number == 1 && !read_header (reader, line, error))
    return FALSE;
  if (reader->upgraded != NULL)
    offset = vedette_journal_get_length (reader->upgraded);
  if (reader->upgraded != NULL && !upgrade_line (reader, line, number, error))
    return FALSE;
  if (reader->upgraded != NULL)
    length = vedette_journal_get_length (reader->upgraded) - offset - 1;
  if (number == 1)
    return TRUE;
  if (json_object_has_member (line, "n") && json_object_has_member (line, "to"))
    return fail (error, VEDETTE_BATTLE_ERROR_LINE, _("the line is both a step (“n”) and a way back (“to”)"));
  if (json_object_has_member (line, "n"))
    return vedette_battle_replay_step (reader->battle, line, offset, length, error);
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
  gsize offset;

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
  offset = (gsize) (line - (const char *) vedette_journal_peek_lines (reader->opened)->data);
  /* The newline stands behind the line. What is kept has the same lines before it, and so the same offsets. */
  if (!read_object (reader, json_node_get_object (node), number, offset, length, &reason) ||
      (reader->kept != NULL && !vedette_journal_append (reader->kept, line, length + 1, &reason)))
    {
      propagate_line_error (error, reason);
      return VEDETTE_JOURNAL_LINE_BAD;
    }
  return VEDETTE_JOURNAL_LINE_GOOD;
}

static void
clear_reader (Reader *reader)
{
  g_clear_object (&reader->battle);
  g_clear_object (&reader->opened);
  g_clear_object (&reader->upgraded);
  g_clear_object (&reader->kept);
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
static gboolean
replace_by_upgraded (Reader  *reader,
                     GError **error)
{
  const char *path = vedette_journal_get_path (reader->opened);

  /* Our own lock would keep us from replacing it. */
  return keep_old (path, reader->version, error) && vedette_journal_close (reader->opened, error) &&
         vedette_journal_move (reader->upgraded, path, error);
}

/* What is read only goes on in memory until it gets a file of its own. */
static gboolean
settle_journal (Reader          *reader,
                VedetteOpenMode  mode,
                GError         **error)
{
  if (mode == VEDETTE_OPEN_WRITE)
    return reader->upgraded == NULL || replace_by_upgraded (reader, error);
  vedette_journal_let_go (reader->opened);
  return TRUE;
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
  Reader reader = { .schemas = schemas, .opened = vedette_journal_new () };
  VedetteOpenReport unused;
  VedetteBattle *battle = NULL;

  if (report == NULL)
    report = &unused;
  memset (report, 0, sizeof *report);

  if (vedette_journal_open (reader.opened, path, mode == VEDETTE_OPEN_WRITE, read_line, &reader, error) &&
      vedette_battle_replay_settle (reader.battle, error))
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
  VedetteBattle *battle = NULL;

  if (bad_line < 2)
    {
      fail (error, VEDETTE_BATTLE_ERROR_FORMAT, _("The first line is bad, so there is no step before it"));
      return NULL;
    }
  reader.opened = vedette_journal_new ();
  reader.kept = vedette_journal_new ();
  if (vedette_journal_open (reader.opened, path, FALSE, read_line, &reader, error) &&
      vedette_battle_replay_settle (reader.battle, error))
    battle = g_steal_pointer (&reader.battle);
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
