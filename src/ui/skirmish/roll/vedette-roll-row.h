/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of those who might make the attempt. */

#pragma once

#include <gtk/gtk.h>

#include "core/session/vedette-session.h"
#include "core/skirmish/state/vedette-candidates.h"

G_BEGIN_DECLS

GtkListItemFactory *vedette_roll_row_factory_new (VedetteSession *session);
gboolean            vedette_roll_row_grab_focus  (GtkListView    *list,
                                                  gpointer        item);
void                vedette_roll_row_mark        (GtkListView    *list,
                                                  gpointer        item,
                                                  gboolean        in_reach);
char               *vedette_roll_row_name        (VedetteCandidate *candidate);
char               *vedette_roll_row_say         (VedetteCandidate *candidate);

G_END_DECLS
