/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was done, newest first. */

#include "vedette-config.h"

#include "ui/log/vedette-log-view.h"

struct _VedetteLogView
{
  AdwBin parent_instance;

  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedetteLogView, vedette_log_view, ADW_TYPE_BIN)

static void
vedette_log_view_dispose (GObject *object)
{
  VedetteLogView *self = VEDETTE_LOG_VIEW (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (vedette_log_view_parent_class)->dispose (object);
}

static void
vedette_log_view_class_init (VedetteLogViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_log_view_dispose;
}

static void
vedette_log_view_init (VedetteLogView *self)
{
}

/**
 * vedette_log_view_new:
 *
 * Returns: (transfer floating): the view of that session
 */
GtkWidget *
vedette_log_view_new (VedetteSession *session)
{
  VedetteLogView *self = g_object_new (VEDETTE_TYPE_LOG_VIEW, NULL);

  self->session = g_object_ref (session);
  return GTK_WIDGET (self);
}

void
vedette_log_view_set_narrow (VedetteLogView *self,
                             gboolean narrow)
{
}
