/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which turn it is, what the clock of the battle shows, and what points each army has left. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_TURN_PANE (vedette_turn_pane_get_type ())
G_DECLARE_FINAL_TYPE (VedetteTurnPane, vedette_turn_pane, VEDETTE, TURN_PANE, AdwBin)

GtkWidget *vedette_turn_pane_new    (VedetteSession *session);
void       vedette_turn_pane_update (GtkWidget      *pane);

G_END_DECLS
