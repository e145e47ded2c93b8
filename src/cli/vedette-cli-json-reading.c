/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a typed text was read, as JSON: line by line its pieces and what is in doubt. */

#include "vedette-config.h"

#include "cli/vedette-cli-json.h"

static const char * const grades[] = {
  [VEDETTE_DOUBT_REMINDER] = "reminder",
  [VEDETTE_DOUBT_QUESTION] = "question",
  [VEDETTE_DOUBT_FAULT] = "fault",
};

/* A place in a text that goes to and fro: a long text is not counted from its start each time. */
typedef struct
{
  const char *text;
  gsize byte;
  glong letter;
} Place;

static glong
count_letters (Place *place,
               gsize  byte)
{
  if (byte >= place->byte)
    place->letter += g_utf8_strlen (place->text + place->byte, (gssize) (byte - place->byte));
  else
    place->letter -= g_utf8_strlen (place->text + byte, (gssize) (place->byte - byte));
  place->byte = byte;
  return place->letter;
}

static void
write_span (GString *out,
            Place   *place,
            gsize    from,
            gsize    to)
{
  vedette_cli_json_name (out, "from");
  g_string_append_printf (out, "%ld", count_letters (place, from));
  vedette_cli_json_name (out, "to");
  g_string_append_printf (out, "%ld", count_letters (place, to));
}

static void
write_text (GString    *out,
            const char *name,
            const char *text)
{
  vedette_cli_json_name (out, name);
  vedette_cli_json_text (out, text);
}

static void
write_piece (GString            *out,
             Place              *place,
             const VedettePiece *piece)
{
  vedette_cli_json_name (out, NULL);
  g_string_append_c (out, '{');
  write_span (out, place, piece->from, piece->to);
  write_text (out, "field", piece->field);
  write_text (out, "value", piece->value);
  g_string_append_c (out, '}');
}

static void
write_doubt (GString            *out,
             Place              *place,
             const VedetteDoubt *doubt)
{
  vedette_cli_json_name (out, NULL);
  g_string_append_c (out, '{');
  write_text (out, "grade", grades[doubt->grade]);
  write_span (out, place, doubt->from, doubt->to);
  write_text (out, "rule", doubt->rule);
  write_text (out, "why", doubt->why);
  write_text (out, "instead", doubt->instead);
  g_string_append_c (out, '}');
}

/**
 * vedette_cli_json_reading:
 *
 * Appends an array with an object for each line. Where pieces and doubts stand is said in characters of the whole text.
 */
void
vedette_cli_json_reading (GString        *out,
                          VedetteReading *reading)
{
  Place place = { .text = vedette_reading_get_text (reading) };
  guint piece = 0;

  g_string_append_c (out, '[');
  for (guint line = 0; line < vedette_reading_get_n_lines (reading); line++)
    {
      vedette_cli_json_name (out, NULL);
      g_string_append (out, "{\"pieces\":[");
      for (; piece < vedette_reading_get_n_pieces (reading) && vedette_reading_nth_piece (reading, piece)->line == line; piece++)
        write_piece (out, &place, vedette_reading_nth_piece (reading, piece));
      g_string_append (out, "],\"doubts\":[");
      for (guint i = 0; i < vedette_reading_get_n_doubts (reading); i++)
        if (vedette_reading_nth_doubt (reading, i)->line == line)
          write_doubt (out, &place, vedette_reading_nth_doubt (reading, i));
      g_string_append (out, "]}");
    }
  g_string_append_c (out, ']');
}
