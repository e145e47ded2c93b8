/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order cards of one side. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_ORDERS_SIDE (vedette_orders_side_get_type ())
G_DECLARE_FINAL_TYPE (VedetteOrdersSide, vedette_orders_side, VEDETTE, ORDERS_SIDE, AdwBin)

GtkWidget *vedette_orders_side_new    (VedetteSession    *session,
                                       guint              index,
                                       GtkSizeGroup      *titles,
                                       GtkSizeGroup      *buttons);
void       vedette_orders_side_update (VedetteOrdersSide *self);
void       vedette_orders_side_cover  (VedetteOrdersSide *self);

G_END_DECLS
