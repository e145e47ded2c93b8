/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A column that shares out the height it has to spare. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_SPREAD_LAYOUT (vedette_spread_layout_get_type ())
G_DECLARE_FINAL_TYPE (VedetteSpreadLayout, vedette_spread_layout, VEDETTE, SPREAD_LAYOUT, GtkLayoutManager)

#define VEDETTE_TYPE_SPREAD_CHILD (vedette_spread_child_get_type ())
G_DECLARE_FINAL_TYPE (VedetteSpreadChild, vedette_spread_child, VEDETTE, SPREAD_CHILD, GtkLayoutChild)

/* Between two of them, at least and at most, in px */
#define VEDETTE_SPREAD_GAP 12
#define VEDETTE_SPREAD_MOST 24

void vedette_spread_layout_set_even (VedetteSpreadLayout *self,
                                     gboolean             even);

G_END_DECLS
