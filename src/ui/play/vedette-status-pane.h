/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the battle stands, from the status of any system: the headline in large letters, and what else all should know. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_STATUS_PANE (vedette_status_pane_get_type ())
G_DECLARE_FINAL_TYPE (VedetteStatusPane, vedette_status_pane, VEDETTE, STATUS_PANE, AdwBin)

GtkWidget *vedette_status_pane_new          (VedetteSession    *session);
GtkWidget *vedette_status_pane_new_progress (VedetteSession    *session,
                                               guint              columns);
void       vedette_status_pane_update       (VedetteStatusPane *self);

G_END_DECLS
