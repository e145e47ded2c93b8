/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who holds the initiative, in large letters, and what both sides still have: counters, the shot back, order cards. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_HOLDER_PANE (vedette_holder_pane_get_type ())
G_DECLARE_FINAL_TYPE (VedetteHolderPane, vedette_holder_pane, VEDETTE, HOLDER_PANE, AdwBin)

GtkWidget *vedette_holder_pane_new    (VedetteSession *session);
void       vedette_holder_pane_update (GtkWidget      *pane,
                                       VedetteSession *session);

G_END_DECLS
