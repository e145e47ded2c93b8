/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tokens that came in this round, in their order. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_DRAWN_PANE (vedette_drawn_pane_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDrawnPane, vedette_drawn_pane, VEDETTE, DRAWN_PANE, AdwBin)

GtkWidget *vedette_drawn_pane_new    (VedetteSession *session);
void       vedette_drawn_pane_update (GtkWidget      *pane);

G_END_DECLS
