/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chips in rows, as many in each as have room: one stop for Tab, with arrows to go from one to another. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_CHIP_BOX (vedette_chip_box_get_type ())
G_DECLARE_FINAL_TYPE (VedetteChipBox, vedette_chip_box, VEDETTE, CHIP_BOX, GtkWidget)

GtkWidget *vedette_chip_new             (const char     *name,
                                         const char     *symbol,
                                         const char     *icon);

void       vedette_chip_box_add         (VedetteChipBox *self,
                                         GtkWidget      *child);
void       vedette_chip_box_remove      (VedetteChipBox *self,
                                         GtkWidget      *child);
void       vedette_chip_box_clear       (VedetteChipBox *self);
gboolean   vedette_chip_box_focus_first (VedetteChipBox *self);

G_END_DECLS
