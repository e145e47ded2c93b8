/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A heading with buttons at its end, or below it where there is little room. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_ORDERS_HEAD (vedette_orders_head_get_type ())
G_DECLARE_FINAL_TYPE (VedetteOrdersHead, vedette_orders_head, VEDETTE, ORDERS_HEAD, GtkWidget)

void vedette_orders_head_set_beside (VedetteOrdersHead *self,
                                     VedetteOrdersHead *other);

G_END_DECLS
