/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/session/vedette-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_BAG_BAR (vedette_bag_bar_get_type ())
G_DECLARE_FINAL_TYPE (VedetteBagBar, vedette_bag_bar, VEDETTE, BAG_BAR, GtkWidget)

GtkWidget *vedette_bag_bar_new    (VedetteSession *session);
void       vedette_bag_bar_update (VedetteBagBar  *self);
gboolean   vedette_bag_bar_share  (const guint    *tokens,
                                   double         *widths,
                                   guint           n,
                                   double          room);

G_END_DECLS
