/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A roster line written as text that is read as the same line. */

#include "core/skirmish/records/vedette-trait.h"
#include "core/typed/vedette-scan.h"
#include "core/skirmish/typed/vedette-line-text.h"

#include <string.h>

/* Reads what would be written; reading itself is asked, so that the two cannot drift. Returns: (nullable): the one line,
 * read without a question */
static VedetteTypedLine *
read_back (const char *text)
{
  g_autoptr (VedetteReading) reading = vedette_reading_new (text);
  g_autoptr (GPtrArray) lines = vedette_line_text_read_lines (reading, NULL);

  if (lines == NULL || lines->len != 1 || vedette_reading_has (reading, VEDETTE_DOUBT_QUESTION))
    return NULL;
  return g_ptr_array_steal_index (lines, 0);
}

/* Whether @name is read as the same name and count in the line that begins with it */
static gboolean
is_plain_name (const char *name,
               const char *text,
               int         count)
{
  g_autoptr (VedetteTypedLine) line = NULL;

  /* A mark might find its fellow further on. */
  if (strpbrk (name, "\"()[],") != NULL)
    return FALSE;
  line = read_back (text);

  return line != NULL && g_strcmp0 (vedette_figure_get_name (line->figure), name) == 0
         && vedette_figure_get_count (line->figure) == count;
}

static gboolean
is_plain_note (const char *notes)
{
  g_autofree char *text = g_strdup_printf ("x, (%s)", notes);
  g_autoptr (VedetteTypedLine) line = NULL;

  if (strpbrk (notes, "\"()[]") != NULL)
    return FALSE;
  for (const char *p = notes; *p != '\0'; p = g_utf8_next_char (p))
    {
      if (g_unichar_iscntrl (g_utf8_get_char (p)))
        return FALSE;
    }
  line = read_back (text);

  return line != NULL && g_str_equal (vedette_figure_get_notes (line->figure), notes);
}

static gboolean
is_plain_trait (VedetteTrait *trait)
{
  g_autofree char *text = g_strdup_printf ("x, %s %+d", vedette_trait_get_name (trait), vedette_trait_get_value (trait));
  g_autoptr (VedetteTypedLine) line = NULL;
  VedetteTrait *read;

  if (strpbrk (vedette_trait_get_name (trait), "\"()[],") != NULL)
    return FALSE;
  line = read_back (text);
  if (line == NULL || line->traits->len != 1 || *vedette_figure_get_notes (line->figure) != '\0')
    return FALSE;
  read = g_ptr_array_index (line->traits, 0);

  return g_str_equal (vedette_trait_get_name (read), vedette_trait_get_name (trait)) &&
         vedette_trait_get_value (read) == vedette_trait_get_value (trait);
}

static void
append_trait (GString      *string,
              VedetteTrait *trait)
{
  g_string_append (string, ", ");
  if (is_plain_trait (trait))
    g_string_append (string, vedette_trait_get_name (trait));
  else
    vedette_scan_append_quoted (string, vedette_trait_get_name (trait));
  g_string_append_printf (string, " %+d", vedette_trait_get_value (trait));
}

static void
append_inches (GString    *string,
               int         hundredths,
               const char *word)
{
  if (hundredths < 0)
    return;
  g_string_append_printf (string, ", %d", hundredths / 100);
  if (hundredths % 100 != 0)
    g_string_append_printf (string, hundredths % 10 == 0 ? ".%d" : ".%02d",
                            hundredths % 10 == 0 ? hundredths % 100 / 10 : hundredths % 100);
  g_string_append_printf (string, "\" %s", word);
}

/* All that stands behind the name */
static void
append_rest (GString       *string,
             VedetteFigure *figure,
             GPtrArray     *traits)
{
  const char *notes = vedette_figure_get_notes (figure);

  g_string_append_printf (string, ", %s", vedette_enum_get_nick (VEDETTE_TYPE_TROOPS, vedette_figure_get_troops (figure)));
  if (vedette_figure_get_leader (figure) != VEDETTE_LEADER_NONE)
    g_string_append_printf (string, ", %s leader",
                            vedette_enum_get_nick (VEDETTE_TYPE_LEADER, vedette_figure_get_leader (figure)));
  if (vedette_figure_get_weapon (figure) != VEDETTE_WEAPON_NONE)
    g_string_append_printf (string, ", %s",
                            vedette_enum_get_nick (VEDETTE_TYPE_WEAPON, vedette_figure_get_weapon (figure)));
  append_inches (string, vedette_figure_get_range (figure), "range");
  append_inches (string, vedette_figure_get_rate (figure), "move");
  if (vedette_figure_get_points (figure) > 0)
    g_string_append_printf (string, ", %d points", vedette_figure_get_points (figure));
  if (vedette_figure_get_reserve (figure))
    g_string_append (string, ", in reserve");
  if (vedette_figure_get_hidden (figure))
    g_string_append (string, ", hidden");
  if (vedette_figure_get_arrives_action (figure) > 0)
    g_string_append_printf (string, ", arrives at action %d", vedette_figure_get_arrives_action (figure));
  if (vedette_figure_get_arrives_die (figure) > 0 || vedette_figure_get_arrives_sides (figure) != 6)
    g_string_append_printf (string, ", arrives on %d+ on d%d", vedette_figure_get_arrives_die (figure),
                            vedette_figure_get_arrives_sides (figure));
  if (vedette_figure_get_break_off (figure))
    g_string_append (string, ", may break off");
  for (guint i = 0; traits != NULL && i < traits->len; i++)
    append_trait (string, traits->pdata[i]);
  if (*notes != '\0' && is_plain_note (notes))
    g_string_append_printf (string, ", (%s)", notes);
  else if (*notes != '\0')
    {
      g_string_append (string, ", ");
      vedette_scan_append_quoted (string, notes);
    }
}

/**
 * vedette_line_text_write:
 *
 * Writes @figure as one line that [func@line_text_read] turns into the same record: name, count, class, rating, weapon,
 * range, move, points, reserve and how it arrives, hidden, who may break off, and notes. Side, contingent and what happened in play are not part of the line.
 * The words are English in every locale, so that a line may be sent to anybody. A name that is empty or too long is
 * written all the same, but not read again.
 *
 * Returns: (transfer full): the line, without a line end
 */
char *
vedette_line_text_write (VedetteFigure *figure)
{
  return vedette_line_text_write_all (figure, NULL);
}

/**
 * vedette_line_text_write_all:
 * @traits: (nullable) (element-type VedetteTrait): of the line
 *
 * As [func@line_text_write], with the traits, so that [func@line_text_read_all] finds the same.
 *
 * Returns: (transfer full): the line, without a line end
 */
char *
vedette_line_text_write_all (VedetteFigure *figure,
                             GPtrArray     *traits)
{
  g_autoptr (GString) string = g_string_new (NULL);
  g_autoptr (GString) rest = g_string_new (NULL);
  g_autofree char *plain = NULL;
  const char *name;
  int count;

  g_return_val_if_fail (VEDETTE_IS_FIGURE (figure), NULL);

  name = vedette_figure_get_name (figure);
  count = vedette_figure_get_count (figure);
  append_rest (rest, figure, traits);
  if (count > 1)
    g_string_append_printf (string, "%d ", count);
  plain = g_strconcat (string->str, name, rest->str, NULL);
  if (is_plain_name (name, plain, count))
    return g_steal_pointer (&plain);
  vedette_scan_append_quoted (string, name);
  g_string_append (string, rest->str);

  return g_string_free (g_steal_pointer (&string), FALSE);
}
