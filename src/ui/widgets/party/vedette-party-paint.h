/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the colour of a party is put on the screen. */

#pragma once

#include <gtk/gtk.h>

#include "print/vedette-drawing.h"

G_BEGIN_DECLS

GdkRGBA vedette_party_paint_from_ink (VedetteInk ink);
GdkRGBA vedette_party_paint_get_ink  (const char *colour);
GdkRGBA vedette_party_paint_get_tint (const char *colour);
void    vedette_party_paint_set_ink  (GtkWidget  *widget,
                                      const char *colour);
void    vedette_party_paint_set_of   (GtkWidget  *widget,
                                      const char *colour);

G_END_DECLS
