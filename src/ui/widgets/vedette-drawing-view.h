/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drawing in a window: the same that stands on paper. */

#pragma once

#include <gtk/gtk.h>

#include "print/vedette-drawing.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_DRAWING_VIEW (vedette_drawing_view_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDrawingView, vedette_drawing_view, VEDETTE, DRAWING_VIEW, GtkWidget)

GtkWidget *vedette_drawing_view_new      (VedetteDrawing     *drawing);
void       vedette_drawing_view_set      (VedetteDrawingView *self,
                                          VedetteDrawing     *drawing);
void       vedette_drawing_view_set_die  (VedetteDrawingView *self,
                                          int                 sides,
                                          int                 natural,
                                          int                 verdict,
                                          gboolean            marked,
                                          const char         *colour,
                                          double              size);
void       vedette_drawing_view_set_fallen (VedetteDrawingView *self,
                                            double              part);
void       vedette_drawing_view_fall     (VedetteDrawingView *self);
void       vedette_drawing_view_snapshot (VedetteDrawing     *drawing,
                                          GtkWidget          *widget,
                                          GtkSnapshot        *snapshot);

G_END_DECLS
