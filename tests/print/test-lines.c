/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines of a page are ours: as high, and on the same baseline, whatever the font says of itself. */

#include "print/vedette-page.h"

#include <math.h>
#include <string.h>

/* In parts of the font size */
#define LINE 1.164
#define ASCENT 0.928
/* Pixels to a point, for a look at what is drawn */
#define ZOOM 20

static const double sizes[] = { 7, 9, 10.5, 14 };

static void
assert_lines (VedettePage *page,
              const char  *text,
              double       size,
              double       width,
              int          n)
{
  double height = vedette_page_measure_block (page, text, size, width);

  if (fabs (height - n * LINE * size) > 0.01)
    g_error ("“%s” in %.1f points has %.3f lines", text, size, height / size / LINE);
  g_assert_cmpfloat (vedette_page_add_block (page, text, 40, 40, width, size), ==, height);
}

static void
test_height (void)
{
  g_autoptr (VedettePage) page = vedette_page_new ();

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      assert_lines (page, "", sizes[i], 100, 1);
      assert_lines (page, "Crossbowmen", sizes[i], 500, 1);
      assert_lines (page, "ÄÖÜ ÅÉ (jgpqy|)", sizes[i], 500, 1);
      /* signs of another font than the words */
      assert_lines (page, "▲ Red ○ 12″ · □ 1 figure — ½", sizes[i], 500, 1);
      /* a word to a line */
      assert_lines (page, "▲\u00a0Größe ▲\u00a0Größe ▲\u00a0Größe", sizes[i],
                    vedette_page_measure (page, "▲\u00a0Größe", sizes[i], VEDETTE_TEXT_PLAIN) + 2, 3);
    }
}

static const char *
get_laid_out (VedettePage *page)
{
  return pango_layout_get_text (vedette_page_get_box (page, vedette_page_get_n_boxes (page) - 1)->layout);
}

/* However long a text is, pango gets no more of it than a page has room for. */
static void
test_long (void)
{
  g_autoptr (VedettePage) page = vedette_page_new ();
  g_autofree char *text = g_strnfill (20000, 'a');

  vedette_page_add_text (page, text, 40, 40, 500, 14, 9, VEDETTE_TEXT_PLAIN);
  g_assert_true (g_str_has_suffix (get_laid_out (page), "a…"));
  g_assert_cmpint (g_utf8_strlen (get_laid_out (page), -1), <=, 500);
  vedette_page_add_block (page, text, 40, 40, 500, 9);
  g_assert_true (g_str_has_suffix (get_laid_out (page), "a…"));
  g_assert_cmpint (g_utf8_strlen (get_laid_out (page), -1), <=, 6000);
}

/* Pango lays out what cairo does not draw: with a letter of these a page failed. */
static void
test_no_character (void)
{
  static const char *const texts[] = { "\uFFFE", "\uFFFF", "\uFDD0", "\uFDEF", "\U0001FFFE", "\U0010FFFF" };
  g_autoptr (VedettePage) page = vedette_page_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *name = g_strconcat ("a", texts[i], "b", NULL);

      vedette_page_add_text (page, name, 40, 40, 500, 14, 9, VEDETTE_TEXT_PLAIN);
      g_assert_cmpstr (get_laid_out (page), ==, "a\uFFFDb");
      vedette_page_add_block (page, name, 40, 40, 500, 9);
      g_assert_cmpstr (get_laid_out (page), ==, "a\uFFFDb");
    }
}

/* A name on a line of ours turns nothing but itself. */
static void
test_turned (void)
{
  g_autoptr (VedettePage) page = vedette_page_new ();

  vedette_page_add_text (page, "\u202eWat\u2066: 3 of 4", 40, 40, 500, 14, 9, VEDETTE_TEXT_PLAIN);
  g_assert_cmpstr (get_laid_out (page), ==, "Wat: 3 of 4");
}

/* Letters that are taller than a line are drawn over no other. */
static void
test_tall (void)
{
  g_autoptr (VedettePage) page = vedette_page_new ();

  g_assert_cmpfloat (vedette_page_measure_block (page, "\u06bf\u064c\u0651\u0670", 10, 500), >, 10 * LINE + 1);
}

/* Returns: whether anything is drawn on that row */
static gboolean
is_inked (cairo_surface_t *surface,
          int              row)
{
  const unsigned char *data = cairo_image_surface_get_data (surface) + row * cairo_image_surface_get_stride (surface);

  for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
    if (data[x] > 127)
      return TRUE;
  return FALSE;
}

/* Returns: (transfer full): the lower ends of what is drawn, in points */
static GArray *
find_baselines (VedettePage *page,
                double       width,
                double       height)
{
  GArray *baselines = g_array_new (FALSE, FALSE, sizeof (double));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, (int) width * ZOOM, (int) height * ZOOM);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, ZOOM, ZOOM);
  vedette_page_draw (page, cr);
  cairo_surface_flush (surface);
  for (int row = 1; row < cairo_image_surface_get_height (surface); row++)
    if (is_inked (surface, row - 1) && !is_inked (surface, row))
      {
        double baseline = (double) row / ZOOM;

        g_array_append_val (baselines, baseline);
      }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return baselines;
}

/* What is measured is what is drawn. */
static void
test_baselines (void)
{
  g_autoptr (VedettePage) block = vedette_page_new (), row = vedette_page_new ();
  g_autoptr (GArray) in_block = NULL, in_row = NULL;

  vedette_page_add_block (block, "HHH HHH HHH", 0, 10, vedette_page_measure (block, "HHH", 10, 0) + 2, 10);
  in_block = find_baselines (block, 60, 60);
  g_assert_cmpuint (in_block->len, ==, 3);
  for (guint i = 0; i < in_block->len; i++)
    g_assert_cmpfloat_with_epsilon (g_array_index (in_block, double, i), 10 + (ASCENT + i * LINE) * 10, 0.1);

  vedette_page_add_text (row, "HHH", 0, 10, 50, 12, 10, VEDETTE_TEXT_PLAIN);
  in_row = find_baselines (row, 60, 60);
  g_assert_cmpuint (in_row->len, ==, 1);
  g_assert_cmpfloat_with_epsilon (g_array_index (in_row, double, 0), 10 + 6 + 2.9, 0.1);
}

/* So many lines as there is room for, no more and no fewer */
static void
test_room (void)
{
  g_autoptr (VedettePage) page = vedette_page_new ();
  g_autofree char *word = g_strnfill (400, 'w');

  for (int n = 2; n <= 5; n++)
    {
      const VedetteBox *box;

      vedette_page_add_fitting (page, word, 40, 40, 120, n * LINE * 10 + 1, 10, 10, VEDETTE_TEXT_PLAIN);
      box = vedette_page_get_box (page, vedette_page_get_n_boxes (page) - 1);
      g_assert_true (box->ellipsised);
      g_assert_cmpfloat_with_epsilon (box->height, n * LINE * 10, 0.01);
      vedette_page_add_lines (page, word, 40, 40, 120, 12.5, n, 10);
      box = vedette_page_get_box (page, vedette_page_get_n_boxes (page) - 1);
      g_assert_true (box->ellipsised);
      g_assert_cmpfloat_with_epsilon (box->height, n * LINE * 10, 0.01);
    }
}

/* A low row, too, has capitals with all of their accents, in letters as large as those of other words. */
static void
test_accents (void)
{
  static const double rows[] = { 11, 12.5, 14 };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (int style = VEDETTE_TEXT_PLAIN; style <= VEDETTE_TEXT_BOLD; style++)
      {
        g_autoptr (VedettePage) page = vedette_page_new ();
        const VedetteBox *box;

        vedette_page_add_text (page, "ÄÖÜ ÅÉŠ (çgjpq)", 40, 40, 300, rows[i], 10, (VedetteTextStyle) style);
        box = vedette_page_get_box (page, 0);
        g_assert_cmpfloat (box->size, ==, 10);
        g_assert_false (box->is_cut);
      }
}

/* Signs are as large beside each other with every font. */
static void
test_signs (void)
{
  static const char *const signs[][2] = { { "▲", "△" }, { "●", "○" }, { "■", "□" }, { "◆", "◇" } };
  g_autoptr (VedettePage) page = vedette_page_new ();
  double circle = vedette_page_measure (page, "○", 10, VEDETTE_TEXT_PLAIN);

  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    {
      double solid = vedette_page_measure (page, signs[i][0], 10, VEDETTE_TEXT_PLAIN);

      g_assert_cmpfloat_with_epsilon (solid, vedette_page_measure (page, signs[i][1], 10, VEDETTE_TEXT_PLAIN), 0.01);
      g_assert_cmpfloat_with_epsilon (solid / circle, 1, 0.2);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/print/lines/height", test_height);
  g_test_add_func ("/print/lines/tall", test_tall);
  g_test_add_func ("/print/lines/long", test_long);
  g_test_add_func ("/print/lines/no-character", test_no_character);
  g_test_add_func ("/print/lines/turned", test_turned);
  g_test_add_func ("/print/lines/baselines", test_baselines);
  g_test_add_func ("/print/lines/room", test_room);
  g_test_add_func ("/print/lines/accents", test_accents);
  g_test_add_func ("/print/lines/signs", test_signs);
  return g_test_run ();
}
