/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The token that was drawn, as a large disc with its owner beside it, and those that came before it in this round. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_TOKEN_PANE (vedette_token_pane_get_type ())
G_DECLARE_FINAL_TYPE (VedetteTokenPane, vedette_token_pane, VEDETTE, TOKEN_PANE, AdwBin)

GtkWidget *vedette_token_pane_new    (VedetteSession *session);
void       vedette_token_pane_update (GtkWidget      *pane,
                                      VedetteSession *session);

G_END_DECLS
