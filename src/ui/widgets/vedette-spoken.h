/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a screen reader says, where older and newer GTK would say different things. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void       vedette_spoken_set_name       (GtkWidget  *widget,
                                          const char *name);
GtkWidget *vedette_spoken_status_new     (GtkLabel   *label);
GtkWidget *vedette_spoken_new_mute_label (const char *text);
void       vedette_spoken_set_tip        (GtkWidget  *widget,
                                          const char *text);
void       vedette_spoken_name_row       (GtkWidget  *child,
                                          const char *name);
void       vedette_spoken_init           (void);

G_END_DECLS
