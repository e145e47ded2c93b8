/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A box whose widgets stand beside each other, or below where there is little room. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_TURNING_BOX (vedette_turning_box_get_type ())
G_DECLARE_FINAL_TYPE (VedetteTurningBox, vedette_turning_box, VEDETTE, TURNING_BOX, GtkBox)

G_END_DECLS
