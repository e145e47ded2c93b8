/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The letters that everything on paper is set in. */

#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/* The fonts of GNOME, the newer one after the older, as Inter where Adwaita Sans is not packaged */
#define VEDETTE_LETTERS_FAMILY "Cantarell, Adwaita Sans, Inter, DejaVu Sans, sans-serif"

/* The height of a line in parts of the font size, whatever the font itself says */
#define VEDETTE_LETTERS_LINE 1.164

PangoContext *vedette_letters_make_context  (void);
gboolean      vedette_letters_are_there     (void);

double        vedette_letters_measure_lines (PangoLayout *layout);
void          vedette_letters_draw_lines    (PangoLayout *layout,
                                             cairo_t     *cr);
double        vedette_letters_get_ascent    (PangoLayout *layout);

G_END_DECLS
