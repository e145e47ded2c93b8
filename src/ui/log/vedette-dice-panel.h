/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dice of all parties beside fair ones. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_DICE_PANEL (vedette_dice_panel_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDicePanel, vedette_dice_panel, VEDETTE, DICE_PANEL, AdwBin)

GtkWidget *vedette_dice_panel_new    (VedetteSession   *session);
gboolean   vedette_dice_panel_is_any (VedetteDicePanel *self);

G_END_DECLS
