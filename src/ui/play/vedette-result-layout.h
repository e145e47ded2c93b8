/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of the result band below each other, whole or not at all. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_RESULT_LAYOUT (vedette_result_layout_get_type ())
G_DECLARE_FINAL_TYPE (VedetteResultLayout, vedette_result_layout, VEDETTE, RESULT_LAYOUT, GtkLayoutManager)

void vedette_result_layout_set_urgent (VedetteResultLayout *self,
                                       gboolean             urgent);

G_END_DECLS
