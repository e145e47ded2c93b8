/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a typed text was read, as JSON: line by line its pieces and what is in doubt. */

#include "vedette-config.h"

#include "cli/vedette-cli-json.h"

#include "core/json/vedette-tree.h"

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
add_span (JsonBuilder *tree,
          Place       *place,
          gsize        from,
          gsize        to)
{
  vedette_tree_add_whole (tree, "from", count_letters (place, from));
  vedette_tree_add_whole (tree, "to", count_letters (place, to));
}

static void
add_piece (JsonBuilder        *tree,
           Place              *place,
           const VedettePiece *piece)
{
  json_builder_begin_object (tree);
  add_span (tree, place, piece->from, piece->to);
  vedette_tree_add_text (tree, "field", piece->field);
  vedette_tree_add_text (tree, "value", piece->value);
  json_builder_end_object (tree);
}

static void
add_doubt (JsonBuilder        *tree,
           Place              *place,
           const VedetteDoubt *doubt)
{
  json_builder_begin_object (tree);
  vedette_tree_add_text (tree, "grade", grades[doubt->grade]);
  add_span (tree, place, doubt->from, doubt->to);
  vedette_tree_add_text (tree, "rule", doubt->rule);
  vedette_tree_add_text (tree, "why", doubt->why);
  vedette_tree_add_text (tree, "instead", doubt->instead);
  json_builder_end_object (tree);
}

/**
 * vedette_cli_json_reading:
 *
 * Adds an array with an object for each line. Where pieces and doubts stand is said in characters of the whole text.
 */
void
vedette_cli_json_reading (JsonBuilder    *tree,
                          VedetteReading *reading)
{
  Place place = { .text = vedette_reading_get_text (reading) };
  guint piece = 0;

  json_builder_set_member_name (tree, "typed");
  json_builder_begin_array (tree);
  for (guint line = 0; line < vedette_reading_get_n_lines (reading); line++)
    {
      json_builder_begin_object (tree);
      json_builder_set_member_name (tree, "pieces");
      json_builder_begin_array (tree);
      for (; piece < vedette_reading_get_n_pieces (reading) &&
           vedette_reading_nth_piece (reading, piece)->line == line; piece++)
        add_piece (tree, &place, vedette_reading_nth_piece (reading, piece));
      json_builder_end_array (tree);
      json_builder_set_member_name (tree, "doubts");
      json_builder_begin_array (tree);
      for (guint i = 0; i < vedette_reading_get_n_doubts (reading); i++)
        if (vedette_reading_nth_doubt (reading, i)->line == line)
          add_doubt (tree, &place, vedette_reading_nth_doubt (reading, i));
      json_builder_end_array (tree);
      json_builder_end_object (tree);
    }
  json_builder_end_array (tree);
}
