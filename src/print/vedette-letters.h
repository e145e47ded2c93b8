/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The letters that everything on paper is set in. */

#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

#define VEDETTE_LETTERS_FAMILY "Cantarell, DejaVu Sans, sans-serif"

PangoContext *vedette_letters_make_context (void);
gboolean      vedette_letters_are_there    (void);

G_END_DECLS
