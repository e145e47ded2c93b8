/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Buttons that show the key that presses them. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *vedette_roll_key_button_new      (GType       type,
                                             const char *key,
                                             const char *text);
void       vedette_roll_key_button_set_text (GtkWidget  *button,
                                             const char *text,
                                             const char *value);
void       vedette_roll_entry_takes         (GtkWidget  *entry);

gboolean vedette_roll_is_large (GtkWidget *widget);

G_END_DECLS
