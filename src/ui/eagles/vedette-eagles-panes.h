/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The panes of Play of a grand-tactical battle: who has the initiative, which units have moved, and which turn it is. */

#pragma once

#include <gtk/gtk.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

void       vedette_eagles_show_initiative (GtkWidget      *pane,
                                           VedetteSession *session);
void       vedette_eagles_show_units      (GtkWidget      *pane,
                                           VedetteSession *session);
void       vedette_eagles_show_table      (GtkWidget      *pane,
                                           VedetteSession *session);
void       vedette_eagles_show_turn       (GtkWidget      *pane,
                                           VedetteSession *session);
GtkWidget *vedette_eagles_new_card        (VedetteSession *session,
                                           VedetteOffer   *offer,
                                           gboolean        narrow);

G_END_DECLS
