/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clocks of both sides on Play, where nothing has to move for them; a press stops them, another lets them go on. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_CLOCKS_BUTTON (vedette_clocks_button_get_type ())
G_DECLARE_FINAL_TYPE (VedetteClocksButton, vedette_clocks_button, VEDETTE, CLOCKS_BUTTON, AdwBin)

GtkWidget *vedette_clocks_button_new   (VedetteSession      *session);
void       vedette_clocks_button_place (VedetteClocksButton *self,
                                        GtkGrid             *grid,
                                        GtkWidget           *side_pane,
                                        GtkBox              *tools,
                                        gboolean             narrow);

G_END_DECLS
