/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the lines of a file into a battle, in order. Only core/document uses this file. */

#include "vedette-config.h"

#include "core/document/vedette-battle-reader.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "core/document/vedette-battle-private.h"
#include "core/document/vedette-codec.h"
#include "core/json/vedette-fail.h"
#include "core/json/vedette-json-scanner.h"

#define fail(error, code, ...) vedette_fail (error, VEDETTE_BATTLE_ERROR, code, __VA_ARGS__)

/* The number of lines after which the reader calls the watch. Reading so many lines takes a few milliseconds, so
 * the watch can move a progress bar smoothly. */
#define WATCH_EVERY 512

static const VedetteSchema *
find_schema (VedetteBattleReader *reader,
             const char          *system)
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

/* Returns the journal in which the battle continues: a new one if the file is upgraded or is read no further than a bad
 * line, and otherwise the journal of the file. */
static VedetteJournal *
get_journal (VedetteBattleReader *reader)
{
  if (reader->upgraded != NULL)
    return reader->upgraded;
  return reader->kept != NULL ? reader->kept : reader->opened;
}

static gboolean
read_header (VedetteBattleReader  *reader,
             JsonObject           *line,
             GError              **error)
{
  const VedetteSchema *schema;
  const char *system = peek_text (line, "system");

  if (g_strcmp0 (peek_text (line, "format"), "vedette") != 0 || system == NULL ||
      !peek_whole (line, "version", &reader->version) || reader->version < 1)
    return fail (error, VEDETTE_BATTLE_ERROR_FORMAT, _("This is not a Vedette battle. Choose a different file."));
  schema = find_schema (reader, system);
  /* The version is checked before the system, because a newer Vedette may know systems that this version does not know. */
  if (reader->version > (schema != NULL ? schema->format->version : vedette_format.version))
    return fail (error, VEDETTE_BATTLE_ERROR_NEWER,
                 /* Translators: the number of a format, such as 2 */
                 _("The file was made by a newer Vedette (format %" PRId64 ") and was left unchanged. "
                   "Install a newer version to open the file."), reader->version);
  if (schema == NULL)
    /* Translators: the name of a game system, as the file has it */
    return fail (error, VEDETTE_BATTLE_ERROR_SYSTEM, _("This version of Vedette does not know the game system “%s”. Install a "
                                                       "newer version."), system);

  reader->battle = vedette_battle_new (schema);
  if (reader->version < schema->format->version)
    reader->upgraded = vedette_journal_new ();
  vedette_battle_set_journal (reader->battle, get_journal (reader));
  return TRUE;
}

/* Reports the progress to the watch, and sets an error if the watch has canceled. */
static gboolean
go_on (const VedetteBattleReader  *reader,
       GError                    **error)
{
  const VedetteOpenWatch *watch = reader->watch;

  if (watch == NULL)
    return TRUE;
  if (watch->progress != NULL)
    watch->progress (reader->done, watch->user_data);
  return !g_cancellable_set_error_if_cancelled (watch->cancellable, error);
}

/* Goes to the step at which the battle is after the lines that were read so far. The reader calls the watch after each
 * WATCH_EVERY steps, because many steps may have to be unmade. */
gboolean
vedette_battle_reader_settle (VedetteBattleReader  *self,
                              GError              **error)
{
  gboolean settled = FALSE;

  for (;;)
    {
      if (!vedette_battle_replay_settle (self->battle, WATCH_EVERY, &settled, error))
        return FALSE; /* never: only steps that were applied before are unmade, which cannot fail */
      if (settled)
        return TRUE;
      if (!go_on (self, error))
        return FALSE;
    }
}

static gboolean
upgrade_line (VedetteBattleReader  *reader,
              JsonObject           *line,
              guint                 number,
              GError              **error)
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

/* Reads one line of the file. The line begins at byte @offset and has @length bytes without its newline. */
static gboolean
read_object (VedetteBattleReader  *reader,
             JsonObject           *line,
             guint                 number,
             gsize                 offset,
             gsize                 length,
             GError              **error)
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
    return fail (error, VEDETTE_BATTLE_ERROR_LINE, _("The line is both a step (“n”) and a return to a step (“to”)"));
  if (json_object_has_member (line, "n"))
    return vedette_battle_reader_settle (reader, error) &&
           vedette_battle_replay_step (reader->battle, line, offset, length, error);
  if (peek_whole (line, "to", &to))
    return vedette_battle_replay_go_to (reader->battle, to, error);
  return fail (error, VEDETTE_BATTLE_ERROR_LINE, _("The line is neither a step (“n”) nor a return to a step (“to”)"));
}

/* Replaces the codes of most errors by VEDETTE_BATTLE_ERROR_LINE, so that callers do not have to know all errors of
 * steps and changes. */
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

/* Sets @error from @reason, and frees @reason. Returns VEDETTE_JOURNAL_LINE_GIVEN_UP if the watch canceled reading,
 * and @kind otherwise. */
static VedetteJournalLine
refuse_line (VedetteJournalLine   kind,
             GError             **error,
             GError              *reason)
{
  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_propagate_error (error, reason);
      return VEDETTE_JOURNAL_LINE_GIVEN_UP;
    }
  propagate_line_error (error, reason);
  return kind;
}

/* Reads a line into the #VedetteBattleReader in @user_data. The function is a #VedetteJournalLineFunc. */
VedetteJournalLine
vedette_battle_reader_read (const char  *line,
                            gsize        length,
                            guint        number,
                            gpointer     user_data,
                            GError     **error)
{
  VedetteBattleReader *reader = user_data;
  g_autoptr (JsonNode) node = NULL;
  GError *reason = NULL;
  gsize offset;

  if (reader->stop_before > 0 && number >= reader->stop_before)
    return VEDETTE_JOURNAL_LINE_GOOD;
  offset = (gsize) (line - (const char *) vedette_journal_peek_lines (reader->opened)->data);
  reader->done = (double) offset / vedette_journal_peek_lines (reader->opened)->len;
  if (number % WATCH_EVERY == 0 && !go_on (reader, &reason))
    return refuse_line (VEDETTE_JOURNAL_LINE_BAD, error, reason);
  node = vedette_json_parse (line, length, number == 1 ? NULL : &reason);
  if (node == NULL && number == 1)
    {
      fail (error, VEDETTE_BATTLE_ERROR_FORMAT, _("This is not a Vedette battle, or its first line is damaged. Choose a "
                                                  "different file, or restore a copy."));
      return VEDETTE_JOURNAL_LINE_BAD;
    }
  if (node == NULL)
    return refuse_line (VEDETTE_JOURNAL_LINE_TORN, error, reason);
  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      fail (error, number == 1 ? VEDETTE_BATTLE_ERROR_FORMAT : VEDETTE_BATTLE_ERROR_LINE, _("The line is not a JSON object"));
      return VEDETTE_JOURNAL_LINE_BAD;
    }
  /* The line is appended to @kept with its newline, hence the + 1. Because @kept has all lines before this line, each
   * line has the same offset in @kept and in the file. */
  if (!read_object (reader, json_node_get_object (node), number, offset, length, &reason) ||
      (reader->kept != NULL && /* never: an append to kept cannot fail: kept is in memory and not longer than the file */
       !vedette_journal_append (reader->kept, line, length + 1, &reason)))
    return refuse_line (VEDETTE_JOURNAL_LINE_BAD, error, reason);
  return VEDETTE_JOURNAL_LINE_GOOD;
}

void
vedette_battle_reader_clear (VedetteBattleReader *self)
{
  g_clear_object (&self->battle);
  g_clear_object (&self->opened);
  g_clear_object (&self->upgraded);
  g_clear_object (&self->kept);
}
