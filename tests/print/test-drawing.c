/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawings: colours that can be read on both grounds, text that is cut to its room, and SVG that is well-formed. */

#include <string.h>

#include "print/vedette-drawing.h"
#include "print/vedette-histogram.h"

/* Every hue, and the greys, from black to white */
static void
test_inks (void)
{
  for (guint32 red = 0; red <= 0xff; red += 51)
    for (guint32 green = 0; green <= 0xff; green += 51)
      for (guint32 blue = 0; blue <= 0xff; blue += 51)
        {
          g_autofree char *colour = g_strdup_printf ("#%02x%02x%02x", red, green, blue);
          VedetteInk ink = vedette_ink_of_colour (colour), upon = vedette_ink_upon (ink);

          g_assert_cmpfloat (vedette_ink_contrast (ink.light, 0xffffff), >=, 4.5);
          g_assert_cmpfloat (vedette_ink_contrast (ink.dark, 0x303030), >=, 5.2);
          g_assert_cmpfloat (vedette_ink_contrast (upon.light, ink.light), >=, 4.5);
          g_assert_cmpfloat (vedette_ink_contrast (upon.dark, ink.dark), >=, 4.0);
        }
  /* What can be read as it is stays so. */
  g_assert_cmphex (vedette_ink_of_colour ("#c01c28").light, ==, 0xc01c28);
  g_assert_cmphex (vedette_ink_of_colour ("#1a5fb4").light, ==, 0x1a5fb4);
  /* The sides' own colours are on dark ground as they were drawn. */
  g_assert_cmphex (vedette_ink_of_colour ("#c01c28").dark, ==, 0xff7b72);
  g_assert_cmphex (vedette_ink_of_colour ("#1a5fb4").dark, ==, 0x78aeed);
  g_assert_cmpfloat (vedette_ink_contrast (0xff7b72, 0x303030), >=, 4.5);
  g_assert_cmpfloat (vedette_ink_contrast (0x78aeed, 0x303030), >=, 4.5);
  g_assert_cmpfloat (vedette_ink_contrast (0x000000, 0xffffff), >, 20.9);
}

static void
test_room (void)
{
  g_autoptr (VedetteDrawing) drawing = vedette_drawing_new (NULL, 100);
  g_autoptr (GHashTable) inks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GString) out = g_string_new (NULL);
  double whole = vedette_drawing_measure (drawing, "The Company of the Hold", 12, FALSE);

  g_assert_true (vedette_drawing_add_text (drawing, "The Company of the Hold", 0, 10, 12, FALSE, 0, whole / 2,
                                           vedette_ink_text));
  g_assert_true (vedette_drawing_add_text (drawing, "whole", 0, 10, 12, FALSE, 0, whole, vedette_ink_text));
  g_assert_false (vedette_drawing_add_text (drawing, "nothing of it", 0, 10, 12, FALSE, 0, 3, vedette_ink_text));
  vedette_drawing_write_svg (drawing, out, inks);
  g_assert_nonnull (strstr (out->str, "…</text>"));
  g_assert_null (strstr (out->str, "of the Hold<"));
  g_assert_nonnull (strstr (out->str, ">whole</text>"));
  g_assert_null (strstr (out->str, "noth"));
}

static gboolean
has_colour (GHashTable *inks,
            const char *prefix)
{
  GHashTableIter iter;
  gpointer ink;

  g_hash_table_iter_init (&iter, inks);
  while (g_hash_table_iter_next (&iter, &ink, NULL))
    if (g_str_has_prefix (ink, prefix))
      return TRUE;
  return FALSE;
}

static void
test_svg (void)
{
  const GMarkupParser parser = { NULL };
  g_autoptr (VedetteDrawing) drawing = vedette_drawing_new (NULL, 200);
  g_autoptr (GHashTable) inks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, NULL, NULL);
  g_autoptr (GString) out = g_string_new (NULL), plain = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  for (int sign = VEDETTE_SIGN_TRIANGLE; sign <= VEDETTE_SIGN_DIAMOND; sign++)
    vedette_drawing_add_sign (drawing, (VedetteSign) sign, sign * 20, 0, 16, vedette_ink_won);
  vedette_drawing_add_text (drawing, "<b>&\"x\001", 0, 30, 12, TRUE, 0.5, 200, vedette_ink_text);
  vedette_drawing_add_die (drawing, 20, 14, 1, NULL, 0, 40, 28);
  /* In the colour of whose die it was, unless a number was needed of it */
  vedette_drawing_add_die (drawing, 20, 6, 0, "#123456", 40, 40, 28);
  vedette_drawing_add_die (drawing, 20, 5, -1, "#654321", 80, 40, 28);
  vedette_drawing_write_svg (drawing, plain, inks);
  g_assert_false (has_colour (inks, "f8a6100"));
  vedette_drawing_add_face_mark (drawing, 80, 40, 28);
  vedette_drawing_set_height (drawing, 80);
  vedette_drawing_set_words (drawing, "\"><script>\002");
  vedette_drawing_write_svg (drawing, out, inks);
  g_markup_parse_context_parse (context, out->str, -1, &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (out->str, "aria-label=\"&quot;&gt;&lt;script&gt;"));
  g_assert_nonnull (strstr (out->str, ">&lt;b&gt;&amp;&quot;x"));
  g_assert_null (strstr (out->str, "&#x"));
  g_assert_nonnull (strstr (out->str, ">14</text>"));
  g_assert_true (g_hash_table_contains (inks, "f1e85561e8556"));
  g_assert_true (has_colour (inks, "f123456"));
  g_assert_false (has_colour (inks, "f654321"));
  g_assert_true (has_colour (inks, "f8a6100"));
}

static guint
count_polygons (int    sides,
             double size)
{
  g_autoptr (VedetteDrawing) drawing = vedette_drawing_new (NULL, 200);
  g_autoptr (GHashTable) inks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GString) out = g_string_new (NULL);
  guint n = 0;

  vedette_drawing_add_die (drawing, sides, 7, 1, NULL, 0, 0, size);
  vedette_drawing_set_height (drawing, size);
  vedette_drawing_write_svg (drawing, out, inks);
  for (const char *p = out->str; (p = strstr (p, "<polygon")) != NULL; p++)
    n++;
  return n;
}

/* Of a large d20, ten faces are seen; a small one, and any other die, is a tile. */
static void
test_facets (void)
{
  g_assert_cmpuint (count_polygons (20, 96), ==, 10);
  g_assert_cmpuint (count_polygons (20, 40), ==, 0);
  g_assert_cmpuint (count_polygons (10, 96), ==, 0);
}

/* The columns are named for those who do not see them; a die of many sides is bundled. */
static void
test_histogram (void)
{
  static const int kinds[] = { 2, 6, 20, 100, 1000 };

  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    {
      g_autoptr (GListStore) dice = g_list_store_new (VEDETTE_TYPE_NATURAL), tallies = g_list_store_new (VEDETTE_TYPE_TALLY);
      g_autoptr (VedetteTally) tally = NULL;
      g_autoptr (VedetteDrawing) drawing = NULL;
      g_autoptr (GHashTable) inks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      g_autoptr (GString) out = g_string_new (NULL);
      g_auto (GStrv) parts = NULL;

      for (int i = 0; i < 3; i++)
        vedette_tally_count (tallies, vedette_value_add (dice, VedetteNatural, .party = "a", .sides = kinds[k],
                                                         .natural = kinds[k]), NULL);
      tally = g_list_model_get_item (G_LIST_MODEL (tallies), 0);
      drawing = vedette_histogram_new (tally, "#c01c28", NULL, 260, 12);
      g_assert_nonnull (strstr (vedette_drawing_get_words (drawing), ": 3 times."));
      g_assert_cmpfloat (vedette_drawing_get_width (drawing), ==, 260);
      vedette_drawing_write_svg (drawing, out, inks);
      parts = g_strsplit (out->str, "<rect", -1);
      /* a block for each die */
      g_assert_cmpuint (g_strv_length (parts) - 1, ==, 3);
      g_assert_nonnull (strstr (out->str, "stroke-dasharray"));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/print/drawing/inks", test_inks);
  g_test_add_func ("/print/drawing/room", test_room);
  g_test_add_func ("/print/drawing/svg", test_svg);
  g_test_add_func ("/print/drawing/facets", test_facets);
  g_test_add_func ("/print/drawing/histogram", test_histogram);

  return g_test_run ();
}
