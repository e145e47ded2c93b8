/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who has the initiative: owner, thief and suspended division as cards that lie on each other. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_INITIATIVE_PANE (vedette_initiative_pane_get_type ())
G_DECLARE_FINAL_TYPE (VedetteInitiativePane, vedette_initiative_pane, VEDETTE, INITIATIVE_PANE, AdwBin)

GtkWidget *vedette_initiative_pane_new    (VedetteSession *session);
void       vedette_initiative_pane_update (GtkWidget      *pane);

G_END_DECLS
