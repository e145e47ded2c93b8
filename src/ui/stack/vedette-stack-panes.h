/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The panes of a token stack: the bag, the token that was drawn last, the tokens of the round, the odds, and what the Table
 * View shows. */

#pragma once

#include <gtk/gtk.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

GtkWidget *vedette_stack_new_bag         (VedetteSession *session);
GtkWidget *vedette_stack_new_last        (VedetteSession *session);
GtkWidget *vedette_stack_new_drawn       (VedetteSession *session);
GtkWidget *vedette_stack_new_table_token (VedetteSession *session);
GtkWidget *vedette_stack_new_table_bag   (VedetteSession *session);
void       vedette_stack_update_bag      (GtkWidget      *pane,
                                          VedetteSession *session);
void       vedette_stack_show_last       (GtkWidget      *pane,
                                          VedetteSession *session);
void       vedette_stack_show_drawn      (GtkWidget      *pane,
                                          VedetteSession *session);
void       vedette_stack_show_table      (GtkWidget      *pane,
                                          VedetteSession *session);
void       vedette_stack_show_odds       (GtkWidget      *pane,
                                          VedetteSession *session);

G_END_DECLS
