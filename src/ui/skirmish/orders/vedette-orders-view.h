/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order cards, covered until they are shown. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_ORDERS_VIEW (vedette_orders_view_get_type ())
G_DECLARE_FINAL_TYPE (VedetteOrdersView, vedette_orders_view, VEDETTE, ORDERS_VIEW, AdwBin)

GtkWidget *vedette_orders_view_new        (VedetteSession *session);
void       vedette_orders_view_set_narrow (GtkWidget      *view,
                                           gboolean        narrow);

G_END_DECLS
