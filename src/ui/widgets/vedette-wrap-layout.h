/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_WRAP_LAYOUT (vedette_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (VedetteWrapLayout, vedette_wrap_layout, VEDETTE, WRAP_LAYOUT, GtkLayoutManager)

G_END_DECLS
