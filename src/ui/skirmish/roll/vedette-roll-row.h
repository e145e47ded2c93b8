/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of those who might make the attempt. */

#pragma once

#include <gtk/gtk.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

GtkListItemFactory *vedette_roll_row_factory_new (VedetteSession *session);
gboolean            vedette_roll_row_grab_focus  (GtkListView    *list,
                                                  gpointer        item);

G_END_DECLS
