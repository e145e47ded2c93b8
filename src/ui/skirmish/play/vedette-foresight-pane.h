/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the holder may hope to keep the initiative, as a small table under an expander. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_FORESIGHT_PANE (vedette_foresight_pane_get_type ())
G_DECLARE_FINAL_TYPE (VedetteForesightPane, vedette_foresight_pane, VEDETTE, FORESIGHT_PANE, AdwBin)

GtkWidget *vedette_foresight_pane_new    (VedetteSession *session);
void       vedette_foresight_pane_update (GtkWidget      *pane,
                                          VedetteSession *session);

G_END_DECLS
