/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first view: who holds, what is due, what may be done, and the roster beside it. */

#include "vedette-config.h"

#include "ui/play/vedette-play-view.h"

struct _VedettePlayView
{
  AdwBin parent_instance;

  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedettePlayView, vedette_play_view, ADW_TYPE_BIN)

static void
vedette_play_view_dispose (GObject *object)
{
  VedettePlayView *self = VEDETTE_PLAY_VIEW (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (vedette_play_view_parent_class)->dispose (object);
}

static void
vedette_play_view_class_init (VedettePlayViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_play_view_dispose;
}

static void
vedette_play_view_init (VedettePlayView *self)
{
}

/**
 * vedette_play_view_new:
 *
 * Returns: (transfer floating): the view of that session
 */
GtkWidget *
vedette_play_view_new (VedetteSession *session)
{
  VedettePlayView *self = g_object_new (VEDETTE_TYPE_PLAY_VIEW, NULL);

  self->session = g_object_ref (session);
  return GTK_WIDGET (self);
}

void
vedette_play_view_set_narrow (VedettePlayView *self,
                              gboolean narrow)
{
}
