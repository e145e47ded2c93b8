/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A column that shows as many of its children as there is room for. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_FITTING_LAYOUT (vedette_fitting_layout_get_type ())
G_DECLARE_FINAL_TYPE (VedetteFittingLayout, vedette_fitting_layout, VEDETTE, FITTING_LAYOUT, GtkLayoutManager)

G_END_DECLS
