/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells whether its child has to make do with little room. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The narrowest window that is supported, and the width from which on it is wide, in CSS px */
#define VEDETTE_ADAPTIVE_MIN_WIDTH 360
#define VEDETTE_ADAPTIVE_WIDE 600
/* From this width and height on, with text of the usual size, letters that are read from the chair may be larger still */
#define VEDETTE_ADAPTIVE_TALL_WIDTH 1200
#define VEDETTE_ADAPTIVE_TALL 930
/* The same height for drawings that may be larger */
#define VEDETTE_ADAPTIVE_ROOMY 740
/* From this height on, with text of the usual size, two parts of a view may stand below each other */
#define VEDETTE_ADAPTIVE_HIGH 1040

#define VEDETTE_TYPE_ADAPTIVE (vedette_adaptive_get_type ())
G_DECLARE_FINAL_TYPE (VedetteAdaptive, vedette_adaptive, VEDETTE, ADAPTIVE, GtkWidget)

VedetteAdaptive *vedette_adaptive_find       (GtkWidget       *widget);
void             vedette_adaptive_set_child  (VedetteAdaptive *self,
                                              GtkWidget       *child);
GtkWidget       *vedette_adaptive_get_child  (VedetteAdaptive *self);
gboolean         vedette_adaptive_get_narrow (VedetteAdaptive *self);
gboolean         vedette_adaptive_get_high   (VedetteAdaptive *self);
gboolean         vedette_adaptive_is_text_large (GtkWidget    *widget);
double           vedette_adaptive_get_text_scale (GtkWidget   *widget);
void             vedette_adaptive_arrange       (GtkGrid     *grid,
                                              int              columns);

G_END_DECLS
