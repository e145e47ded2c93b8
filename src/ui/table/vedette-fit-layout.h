/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays out one child for a large page, and makes that page as large as the room there is. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_FIT_LAYOUT (vedette_fit_layout_get_type ())
G_DECLARE_FINAL_TYPE (VedetteFitLayout, vedette_fit_layout, VEDETTE, FIT_LAYOUT, GtkLayoutManager)

void vedette_fit_layout_set_page (VedetteFitLayout *self,
                                  int               width,
                                  int               height);

G_END_DECLS
