/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order cards, covered until they are shown. */

#include "vedette-config.h"

#include "ui/orders/vedette-orders-view.h"

struct _VedetteOrdersView
{
  AdwBin parent_instance;

  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedetteOrdersView, vedette_orders_view, ADW_TYPE_BIN)

static void
vedette_orders_view_dispose (GObject *object)
{
  VedetteOrdersView *self = VEDETTE_ORDERS_VIEW (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (vedette_orders_view_parent_class)->dispose (object);
}

static void
vedette_orders_view_class_init (VedetteOrdersViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_orders_view_dispose;
}

static void
vedette_orders_view_init (VedetteOrdersView *self)
{
}

/**
 * vedette_orders_view_new:
 *
 * Returns: (transfer floating): the view of that session
 */
GtkWidget *
vedette_orders_view_new (VedetteSession *session)
{
  VedetteOrdersView *self = g_object_new (VEDETTE_TYPE_ORDERS_VIEW, NULL);

  self->session = g_object_ref (session);
  return GTK_WIDGET (self);
}

void
vedette_orders_view_set_narrow (VedetteOrdersView *self,
                                gboolean narrow)
{
}
