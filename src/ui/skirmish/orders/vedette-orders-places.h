/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The places of the table, which both sides know and cards can be about. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_ORDERS_PLACES (vedette_orders_places_get_type ())
G_DECLARE_FINAL_TYPE (VedetteOrdersPlaces, vedette_orders_places, VEDETTE, ORDERS_PLACES, AdwBin)

GtkWidget *vedette_orders_places_new    (VedetteSession      *session);
void       vedette_orders_places_update (VedetteOrdersPlaces *self);

G_END_DECLS
