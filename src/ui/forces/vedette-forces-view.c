/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roster of both sides. */

#include "vedette-config.h"

#include "ui/forces/vedette-forces-view.h"

struct _VedetteForcesView
{
  AdwBin parent_instance;

  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedetteForcesView, vedette_forces_view, ADW_TYPE_BIN)

static void
vedette_forces_view_dispose (GObject *object)
{
  VedetteForcesView *self = VEDETTE_FORCES_VIEW (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (vedette_forces_view_parent_class)->dispose (object);
}

static void
vedette_forces_view_class_init (VedetteForcesViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_forces_view_dispose;
}

static void
vedette_forces_view_init (VedetteForcesView *self)
{
}

/**
 * vedette_forces_view_new:
 *
 * Returns: (transfer floating): the view of that session
 */
GtkWidget *
vedette_forces_view_new (VedetteSession *session)
{
  VedetteForcesView *self = g_object_new (VEDETTE_TYPE_FORCES_VIEW, NULL);

  self->session = g_object_ref (session);
  return GTK_WIDGET (self);
}

void
vedette_forces_view_set_narrow (VedetteForcesView *self,
                                gboolean narrow)
{
}
