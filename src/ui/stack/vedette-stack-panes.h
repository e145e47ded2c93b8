/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The panes of Play of a token stack that have no state: the token that was drawn, the tokens of the round, and the bag. */

#pragma once

#include <gtk/gtk.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

void vedette_stack_show_token (GtkWidget      *pane,
                               VedetteSession *session);
void vedette_stack_show_drawn (GtkWidget      *pane,
                               VedetteSession *session);
void vedette_stack_show_bag   (GtkWidget      *pane,
                               VedetteSession *session);

G_END_DECLS
