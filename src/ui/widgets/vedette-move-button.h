/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A button that does a move, and shows the key that does the same. */

#pragma once

#include <gtk/gtk.h>

#include "core/rules/story/vedette-party.h"

/* So high, in px, is what a finger meets, where there is room */
#define VEDETTE_FOR_FINGER 44

G_BEGIN_DECLS

GtkWidget *vedette_move_button_new (const char *label,
                                    const char *key);
void       vedette_move_button_set_detail (GtkWidget  *button,
                                           const char *detail);
void       vedette_move_button_wrap (GtkWidget *button,
                                     int        least);
void       vedette_move_button_show_key (GtkWidget *button,
                                         gboolean   shown);
void       vedette_move_button_dim (GtkWidget  *button,
                                    const char *why,
                                    const char *hint);

void       vedette_move_button_set_mark   (GtkWidget    *button,
                                          VedetteParty *party);

GtkWidget *vedette_move_menu_new      (GtkMenuButton *button);
void       vedette_move_menu_add_text (GtkWidget     *menu,
                                       const char    *text);
GtkWidget *vedette_move_menu_add      (GtkWidget     *menu,
                                       const char    *label);

G_END_DECLS
