/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is left in the bag of each, how often he has acted, and what may come. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_BAG_PANE (vedette_bag_pane_get_type ())
G_DECLARE_FINAL_TYPE (VedetteBagPane, vedette_bag_pane, VEDETTE, BAG_PANE, AdwBin)

GtkWidget *vedette_bag_pane_new    (VedetteSession *session);
void       vedette_bag_pane_update (GtkWidget *pane);

G_END_DECLS
