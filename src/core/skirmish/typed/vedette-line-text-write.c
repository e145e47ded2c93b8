/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A roster line written as text that is read as the same line. */

#include <string.h>

#include "core/skirmish/records/vedette-trait.h"
#include "core/skirmish/typed/vedette-line-private.h"
#include "core/skirmish/typed/vedette-line-text.h"

/* What is written in quotation marks */
enum
{
  QUOTED_NOTES = 1,
  QUOTED_TRAITS = 2,
  QUOTED_NAME = 4,
  QUOTED_ALL = QUOTED_NOTES | QUOTED_TRAITS | QUOTED_NAME,
};

/* A mark in a text would be likely to mislead people, so that such a text is always written in quotation marks. */
static gboolean
has_marks (const char *text)
{
  return strpbrk (text, "\"()[]") != NULL;
}

static void
append_text (GString    *string,
             const char *before,
             const char *text,
             gboolean    quoted)
{
  vedette_typed_append_text (string, before, text, quoted || has_marks (text));
}

static char *
write_line (VedetteFigure *figure,
            GPtrArray     *traits,
            guint          quoted)
{
  GString *string = g_string_new (NULL);
  const char *notes = vedette_figure_get_notes (figure);
  int die = vedette_figure_get_arrives_die (figure), sides = vedette_figure_get_arrives_sides (figure);

  if (vedette_figure_get_count (figure) > 1)
    g_string_append_printf (string, "%d ", vedette_figure_get_count (figure));
  append_text (string, "", vedette_figure_get_name (figure), (quoted & QUOTED_NAME) != 0);
  vedette_typed_write (string, &vedette_line_table, VEDETTE_LINE_TROOPS, VEDETTE_LINE_ACTION + 1, figure);
  if (die > 0 || sides != 6)
    g_string_append_printf (string, ", arrives on %d+ on d%d", die, sides);
  vedette_typed_write (string, &vedette_line_table, VEDETTE_LINE_BREAK_OFF, VEDETTE_LINE_BREAK_OFF + 1, figure);
  for (guint i = 0; traits != NULL && i < traits->len; i++)
    {
      append_text (string, ", ", vedette_trait_get_name (traits->pdata[i]), (quoted & QUOTED_TRAITS) != 0);
      g_string_append_printf (string, " %+d", vedette_trait_get_value (traits->pdata[i]));
    }
  if (*notes != '\0' && (quoted & QUOTED_NOTES) == 0 && !has_marks (notes))
    g_string_append_printf (string, ", (%s)", notes);
  else if (*notes != '\0')
    vedette_typed_append_text (string, ", ", notes, TRUE);
  return g_string_free (string, FALSE);
}

/* Whether the text is read as the line that is written as @sure, without a question. The reader decides this, so that
 * reader and writer agree. */
static gboolean
reads_back (const char *text,
            const char *sure)
{
  g_autoptr (VedetteReading) reading = vedette_reading_new (text);
  g_autoptr (GPtrArray) lines = vedette_line_text_read_lines (reading, NULL);
  const VedetteTypedLine *line = lines != NULL ? lines->pdata[0] : NULL;
  g_autofree char *again = line != NULL && lines->len == 1 ? write_line (line->figure, line->traits, QUOTED_ALL) : NULL;

  return g_strcmp0 (again, sure) == 0 && !vedette_reading_has (reading, VEDETTE_DOUBT_QUESTION);
}

/**
 * vedette_line_text_write:
 * @traits: (nullable) (element-type VedetteTrait): of the line
 *
 * Writes a line that [func@line_text_read_lines] turns into the same record and traits. The line has neither side nor
 * contingent, and nothing that happened in play. The words are English in every locale, so that a line can be sent to anybody.
 * A name that is empty or too long is written all the same, but not read again.
 *
 * Returns: (transfer full): the line, without a line end
 */
char *
vedette_line_text_write (VedetteFigure *figure,
                         GPtrArray     *traits)
{
  char *sure = write_line (figure, traits, QUOTED_ALL);

  for (guint quoted = 0; quoted < QUOTED_ALL; quoted++)
    {
      g_autofree char *text = write_line (figure, traits, quoted);

      if (!reads_back (text, sure))
        continue;
      g_free (sure);
      return g_steal_pointer (&text);
    }
  return sure;
}
