/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The letters that everything on paper is set in. */

#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/* The fonts of GNOME, the newer one after the older, as Inter where Adwaita Sans is not packaged */
#define VEDETTE_LETTERS_FAMILY "Cantarell, Adwaita Sans, Inter, DejaVu Sans, sans-serif"

PangoContext *vedette_letters_make_context (void);
gboolean      vedette_letters_are_there    (void);

G_END_DECLS
