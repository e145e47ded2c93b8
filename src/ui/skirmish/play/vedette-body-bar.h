/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who acts with one key: the last body, bodies, contingents, all, or nobody yet. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_BODY_BAR (vedette_body_bar_get_type ())
G_DECLARE_FINAL_TYPE (VedetteBodyBar, vedette_body_bar, VEDETTE, BODY_BAR, AdwBin)

gboolean   vedette_body_bar_fits      (VedetteMove    *move);
GtkWidget *vedette_body_bar_new       (VedetteSession *session,
                                       VedetteMove    *move);
void       vedette_body_bar_update    (VedetteBodyBar *self);
gboolean   vedette_body_bar_press_key (VedetteBodyBar *self,
                                       guint           keyval);

G_END_DECLS
