/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A button that works only as long as it is held down. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_HOLD_BUTTON (vedette_hold_button_get_type ())
G_DECLARE_FINAL_TYPE (VedetteHoldButton, vedette_hold_button, VEDETTE, HOLD_BUTTON, GtkWidget)

GtkWidget *vedette_hold_button_new       (void);
void       vedette_hold_button_set_label (VedetteHoldButton *self,
                                          const char        *label);
void       vedette_hold_button_set_child (VedetteHoldButton *self,
                                          GtkWidget         *child);
void       vedette_hold_button_set_pins  (VedetteHoldButton *self,
                                          gboolean           pins);
void       vedette_hold_button_hold      (VedetteHoldButton *self);
gboolean   vedette_hold_button_get_held  (VedetteHoldButton *self);
void       vedette_hold_button_release   (VedetteHoldButton *self);

G_END_DECLS
