/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fonts and the line height of all text on paper. */

#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/* The fonts for paper: the old and the new font of GNOME, and Inter for systems that have no package of Adwaita
 * Sans. */
#define VEDETTE_LETTERS_FAMILY "Cantarell, Adwaita Sans, Inter, DejaVu Sans, sans-serif"

/* The line height as a multiple of the font size, which is the same for all fonts. */
#define VEDETTE_LETTERS_LINE 1.164

PangoContext *vedette_letters_make_context  (void);
gboolean      vedette_letters_are_there     (void);

double        vedette_letters_measure_lines (PangoLayout *layout);
void          vedette_letters_draw_lines    (PangoLayout *layout,
                                             cairo_t     *cr);
double        vedette_letters_get_ascent    (PangoLayout *layout);

G_END_DECLS
