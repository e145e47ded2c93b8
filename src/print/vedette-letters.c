/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fonts and the line height of all text on paper. */

#include "print/vedette-letters.h"

/* Returns the font map of the thread. All its pages share the map, because a map for each page would load all fonts
 * again and start a thread of its own. */
static PangoFontMap *
get_map (void)
{
  static GPrivate maps = G_PRIVATE_INIT (g_object_unref);
  PangoFontMap *map = g_private_get (&maps);

  if (map != NULL)
    return map;
  map = pango_cairo_font_map_new ();
  pango_cairo_font_map_set_resolution (PANGO_CAIRO_FONT_MAP (map), 72);
  g_private_set (&maps, map);
  return map;
}

/* The height of a line of text above its baseline, as a multiple of the font size. */
#define ASCENT 0.928
/* The distance by which letters may extend into the line above or below without touching the letters there, as a
 * multiple of the font size. */
#define OVERHANG 0.08

/**
 * vedette_letters_make_context:
 *
 * Returns: (transfer full): a context for the text of pages, which the settings of screen and printer do not affect, so
 *   that line breaks are always the same
 */
PangoContext *
vedette_letters_make_context (void)
{
  g_autoptr (PangoFontDescription) family = pango_font_description_from_string (VEDETTE_LETTERS_FAMILY);
  PangoContext *context = pango_font_map_create_context (get_map ());
  cairo_font_options_t *options = cairo_font_options_create ();

  pango_context_set_font_description (context, family);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);
  return context;
}

/* Returns whether pango can draw with the font. The function loads the font, because fontconfig also lists a font
 * whose file cannot be read, and pango then draws nothing. */
static gboolean
can_draw (PangoContext *context,
          PangoWeight   weight)
{
  g_autoptr (PangoFontDescription) description = pango_font_description_copy (pango_context_get_font_description (context));
  g_autoptr (PangoLayout) layout = pango_layout_new (context);
  g_autoptr (PangoFont) font = NULL;
  cairo_scaled_font_t *scaled;

  pango_font_description_set_absolute_size (description, 10 * PANGO_SCALE);
  pango_font_description_set_weight (description, weight);
  font = pango_context_load_font (context, description);
  scaled = font != NULL ? pango_cairo_font_get_scaled_font (PANGO_CAIRO_FONT (font)) : NULL;
  if (scaled == NULL || cairo_scaled_font_status (scaled) != CAIRO_STATUS_SUCCESS)
    return FALSE;
  pango_layout_set_font_description (layout, description);
  pango_layout_set_text (layout, "A", -1);
  return pango_layout_get_unknown_glyphs_count (layout) == 0;
}

/**
 * vedette_letters_are_there:
 *
 * Returns: whether a plain and a bold font can be read; without them a page has only lines and boxes
 */
gboolean
vedette_letters_are_there (void)
{
  PangoContext *context = vedette_letters_make_context ();
  gboolean all = can_draw (context, PANGO_WEIGHT_NORMAL) && can_draw (context, PANGO_WEIGHT_BOLD);

  g_object_unref (context);
  return all;
}

/* Measures how far a line extends above and below its baseline. Lines in scripts with tall letters get more height,
 * because their letters would touch the next line. */
static void
measure_line (PangoLayoutIter *iter,
              double          *above,
              double          *below)
{
  const PangoFontDescription *font = pango_layout_get_font_description (pango_layout_iter_get_layout (iter));
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
  PangoRectangle ink;

  pango_layout_line_get_extents (pango_layout_iter_get_line_readonly (iter), &ink, NULL);
  *above = MAX (ASCENT * size, -(double) ink.y / PANGO_SCALE - OVERHANG * size);
  *below = MAX ((VEDETTE_LETTERS_LINE - ASCENT) * size, (double) (ink.y + ink.height) / PANGO_SCALE - OVERHANG * size);
}

/* Sets the lines of the text below one another and returns their height. @cr: (nullable): where to draw the lines;
 * NULL to only measure them */
static double
set_lines (PangoLayout *layout,
           cairo_t     *cr)
{
  g_autoptr (PangoLayoutIter) iter = pango_layout_get_iter (layout);
  double y = 0;

  do
    {
      PangoRectangle logical;
      double above, below;

      pango_layout_iter_get_line_extents (iter, NULL, &logical);
      measure_line (iter, &above, &below);
      if (cr != NULL)
        {
          cairo_move_to (cr, (double) logical.x / PANGO_SCALE, y + above);
          pango_cairo_show_layout_line (cr, pango_layout_iter_get_line_readonly (iter));
        }
      y += above + below;
    }
  while (pango_layout_iter_next_line (iter));
  return y;
}

/**
 * vedette_letters_measure_lines:
 * @layout: a layout with its own font
 *
 * Measures the text with the same line height for every font, because fonts differ in their own line height.
 *
 * Returns: the height of the text
 */
double
vedette_letters_measure_lines (PangoLayout *layout)
{
  return set_lines (layout, NULL);
}

/**
 * vedette_letters_draw_lines:
 * @cr: a context whose origin is at the upper left corner of the text
 *
 * Draws the text with the line heights of vedette_letters_measure_lines().
 */
void
vedette_letters_draw_lines (PangoLayout *layout,
                            cairo_t     *cr)
{
  set_lines (layout, cr);
}

/**
 * vedette_letters_get_ascent:
 *
 * Returns: the distance from the upper edge of the text to the first baseline in vedette_letters_draw_lines()
 */
double
vedette_letters_get_ascent (PangoLayout *layout)
{
  g_autoptr (PangoLayoutIter) iter = pango_layout_get_iter (layout);
  double above, below;

  measure_line (iter, &above, &below);
  return above;
}
