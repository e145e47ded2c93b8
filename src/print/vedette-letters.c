/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The letters that everything on paper is set in. */

#include "print/vedette-letters.h"

/**
 * vedette_letters_make_context:
 *
 * Returns: (transfer full): the letters of paper, with a context of its own: neither the screen nor the printer may change how
 *   lines break
 */
PangoContext *
vedette_letters_make_context (void)
{
  g_autoptr (PangoFontDescription) family = pango_font_description_from_string (VEDETTE_LETTERS_FAMILY);
  g_autoptr (PangoFontMap) map = pango_cairo_font_map_new ();
  PangoContext *context;
  cairo_font_options_t *options = cairo_font_options_create ();

  pango_cairo_font_map_set_resolution (PANGO_CAIRO_FONT_MAP (map), 72);
  context = pango_font_map_create_context (map);
  pango_context_set_font_description (context, family);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);
  return context;
}
