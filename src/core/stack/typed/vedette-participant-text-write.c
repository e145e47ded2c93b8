/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A participant written as text that is read as the same one. */

#include "core/stack/typed/vedette-participant-text.h"

#include "core/stack/typed/vedette-participant-private.h"

/* The letter and the player, unless they follow from the name */
static void
append_owner (GString    *string,
              const char *name,
              const char *letter,
              const char *player,
              gboolean    quoted)
{
  g_autofree char *usual = vedette_participant_get_letter (name);

  if (!g_str_equal (letter, usual))
    vedette_typed_append_text (string, ", letter ", letter, quoted);
  if (*player != '\0')
    vedette_typed_append_text (string, ", player ", player, quoted);
}

static void
append_fields (GString *string,
               guint    first,
               guint    last,
               gpointer record)
{
  vedette_typed_write (string, &vedette_participant_table, first, last + 1, record);
}

static char *
write_line (gpointer record,
            gboolean quoted)
{
  g_autofree char *name = NULL;
  GString *string = g_string_new (NULL);
  int place = VEDETTE_STACK_IN, count = 1;

  g_object_get (record, "name", &name, NULL);
  if (VEDETTE_IS_POOL (record))
    g_string_append (string, "Faction ");
  else
    g_object_get (record, "place", &place, NULL);
  if (VEDETTE_IS_ENEMY (record) || VEDETTE_IS_HIRED (record))
    g_object_get (record, "count", &count, NULL);
  if (count != 1)
    g_string_append_printf (string, "%d ", count);
  vedette_typed_append_text (string, "", name, quoted);
  if (VEDETTE_IS_ENEMY (record))
    append_fields (string, VEDETTE_SAYS_INITIATIVE, VEDETTE_SAYS_HIDDEN, record);
  else if (!VEDETTE_IS_HIRED (record))
    append_fields (string, VEDETTE_SAYS_COLOUR, VEDETTE_SAYS_SIGN, record);
  if (VEDETTE_IS_CHARACTER (record))
    append_owner (string, name, vedette_character_get_letter (record), vedette_character_get_player (record), quoted);
  else if (VEDETTE_IS_POOL (record))
    append_owner (string, name, vedette_pool_get_letter (record), "", quoted);
  else if (VEDETTE_IS_HIRED (record) && vedette_hired_get_willing (record) == count)
    g_string_append (string, ", hired");
  else if (VEDETTE_IS_HIRED (record))
    g_string_append_printf (string, ", hired, %d willing", vedette_hired_get_willing (record));
  else if (vedette_participant_get_faction (record) != NULL)
    vedette_typed_append_text (string, ", faction ", vedette_participant_get_faction (record), quoted);
  if (place == VEDETTE_STACK_WAITING)
    g_string_append (string, ", waiting");
  return g_string_free (string, FALSE);
}

/* Whether the text is read as the record that is written as @sure, without a question. The reader decides this, so that
 * reader and writer agree. */
static gboolean
reads_back (const char *text,
            const char *sure)
{
  g_autoptr (VedetteReading) reading = vedette_reading_new (text);
  g_autoptr (GPtrArray) records = vedette_participant_text_read (reading, NULL, NULL);
  g_autofree char *again = records != NULL && records->len == 1 ? write_line (records->pdata[0], TRUE) : NULL;

  return g_strcmp0 (again, sure) == 0 && !vedette_reading_has (reading, VEDETTE_DOUBT_QUESTION);
}

/**
 * vedette_participant_text_write:
 * @record: a character, enemies, with a faction of that name if one was set, hired help, or a faction
 *
 * Writes a line that [func@participant_text_read] turns into the same record. What happened in the fight is
 * not part of it. The words are English in every locale, so that a line may be sent to anybody. A name that is empty or too
 * long is written all the same, but not read again.
 *
 * Returns: (transfer full): the line, without a line end
 */
char *
vedette_participant_text_write (gpointer record)
{
  g_autofree char *plain = write_line (record, FALSE), *sure = write_line (record, TRUE);

  return reads_back (plain, sure) ? g_steal_pointer (&plain) : g_steal_pointer (&sure);
}
