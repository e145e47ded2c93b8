/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes how Vedette read a typed text, for recorded pages that people check: each piece of the text and each doubt. */

#include "vedette-test-reading.h"

static const char *
say (const char *text)
{
  return text != NULL ? text : "-";
}

static void
tell_pieces (GString        *page,
             VedetteReading *reading)
{
  for (guint i = 0; i < vedette_reading_get_n_pieces (reading); i++)
    {
      const VedettePiece *piece = vedette_reading_nth_piece (reading, i);

      g_string_append_printf (page, "  %u: “%.*s” %s, %s: %s, %s\n", piece->line, (int) (piece->to - piece->from),
                              vedette_reading_get_text (reading) + piece->from, piece->field, say (piece->label),
                              say (piece->value), say (piece->said));
    }
}

static void
tell_doubts (GString        *page,
             VedetteReading *reading)
{
  for (guint i = 0; i < vedette_reading_get_n_doubts (reading); i++)
    {
      const VedetteDoubt *doubt = vedette_reading_nth_doubt (reading, i);
      g_autofree char *said = vedette_reading_say_doubt (reading, doubt);

      g_string_append_printf (page, "  %c %u: “%.*s” %s, or “%s”: %s\n", "~?!"[doubt->grade], doubt->line,
                              (int) (doubt->to - doubt->from), vedette_reading_get_text (reading) + doubt->from,
                              say (doubt->rule), say (doubt->instead), said);
    }
}

/* Appends a reading to the page: its pieces, doubts, sum and lines, and @error if the text could not be read. @typed is
 * the text in the form that the page shows, such as the row of a table. */
void
vedette_test_tell_reading (GString        *page,
                           const char     *typed,
                           VedetteReading *reading,
                           const GError   *error)
{
  g_string_append_printf (page, "%s\n", typed);
  tell_pieces (page, reading);
  tell_doubts (page, reading);
  if (vedette_reading_get_sum (reading) != NULL)
    g_string_append_printf (page, "  = %s\n", vedette_reading_get_sum (reading));
  for (guint i = 0; vedette_reading_get_n_lines (reading) > 1 && i < vedette_reading_get_n_lines (reading); i++)
    {
      g_autofree char *line = vedette_reading_say_line (reading, i);

      g_string_append_printf (page, "  line %u: %s\n", i, say (line));
    }
  if (error != NULL)
    g_string_append_printf (page, "  not read: %s, %d\n", error->message, error->code);
}
