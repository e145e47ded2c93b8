/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The token that was drawn, as a large disc. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_TOKEN_SLOT (vedette_token_slot_get_type ())
G_DECLARE_FINAL_TYPE (VedetteTokenSlot, vedette_token_slot, VEDETTE, TOKEN_SLOT, AdwBin)

GtkWidget *vedette_token_slot_new    (VedetteSession *session);
void       vedette_token_slot_update (GtkWidget      *pane);

G_END_DECLS
