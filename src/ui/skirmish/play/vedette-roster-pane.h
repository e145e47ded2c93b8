/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roster beside the play: every line with what it needs, and men crossed off with one key. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"
#include "core/skirmish/state/vedette-candidates.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_ROSTER_PANE (vedette_roster_pane_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRosterPane, vedette_roster_pane, VEDETTE, ROSTER_PANE, AdwBin)

GtkWidget *vedette_roster_pane_new          (VedetteSession *session);
void       vedette_roster_pane_update       (GtkWidget      *pane,
                                             VedetteSession *session);
gint64     vedette_roster_pane_get_selected (GtkWidget      *pane);
void       vedette_roster_pane_find         (GtkWidget      *pane);

G_END_DECLS
