/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A place in a window that is seen from its second frame on. */

#include "vedette-config.h"

#include "ui/widgets/vedette-later.h"

#include "ui/widgets/vedette-style.h"

/**
 * VedetteLater:
 *
 * Style, size and text of a widget cost many times what its making costs, and a window that is opened is waited for. What
 * nobody looks at first stands in such a place: it is hidden until the first frame is painted, and what is made there may be
 * made when it is shown (its visibility is notified). In a window that is shown already it is seen at once. From then on the
 * place is there as long as its child is visible.
 */
struct _VedetteLater
{
  AdwBin parent_instance;

  gboolean waits;       /* for a window, or for its first frame */
  GtkWidget *window;    /* borrowed: the one that is waited for; NULL for none */
  GdkFrameClock *clock; /* owned: that of its first frame; NULL until it is shown */
  guint idle;           /* shows the place */
};

G_DEFINE_FINAL_TYPE (VedetteLater, vedette_later, ADW_TYPE_BIN)

static void
stop_waiting (VedetteLater *self)
{
  if (self->clock != NULL)
    g_signal_handlers_disconnect_by_data (self->clock, self);
  if (self->window != NULL)
    g_signal_handlers_disconnect_by_data (self->window, self);
  g_clear_object (&self->clock);
  g_clear_handle_id (&self->idle, g_source_remove);
  self->window = NULL;
}

/* Shows the place as its child is shown, as soon as it waits no longer. */
static void
follow_child (VedetteLater *self)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  gtk_widget_set_visible (GTK_WIDGET (self), !self->waits && (child == NULL || gtk_widget_get_visible (child)));
}

static void
on_child (VedetteLater *self)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  if (child != NULL)
    g_signal_connect_object (child, "notify::visible", G_CALLBACK (follow_child), self, G_CONNECT_SWAPPED);
  follow_child (self);
}

static gboolean
on_idle (gpointer data)
{
  VedetteLater *self = data;

  self->idle = 0;
  vedette_style_add_later ();
  stop_waiting (self);
  self->waits = FALSE;
  follow_child (self);
  return G_SOURCE_REMOVE;
}

/* Styles that depend on the width of the first frame come earlier, because a label that was measured keeps the size of its
 * letters. */
static void
on_painted (VedetteLater *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add_full (GTK_PRIORITY_RESIZE + 6, on_idle, self, NULL);
}

static void
on_window_mapped (VedetteLater *self)
{
  if (self->clock != NULL)
    return;
  self->clock = g_object_ref (gtk_widget_get_frame_clock (self->window));
  g_signal_connect_object (self->clock, "after-paint", G_CALLBACK (on_painted), self, G_CONNECT_SWAPPED);
}

static void
vedette_later_root (GtkWidget *widget)
{
  VedetteLater *self = VEDETTE_LATER (widget);
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));

  GTK_WIDGET_CLASS (vedette_later_parent_class)->root (widget);

  self->waits = !gtk_widget_get_mapped (root);
  follow_child (self);
  if (!self->waits)
    return;
  self->window = root;
  g_signal_connect_object (root, "map", G_CALLBACK (on_window_mapped), self, G_CONNECT_SWAPPED);
}

static void
vedette_later_unroot (GtkWidget *widget)
{
  stop_waiting (VEDETTE_LATER (widget));

  GTK_WIDGET_CLASS (vedette_later_parent_class)->unroot (widget);
}

static void
vedette_later_class_init (VedetteLaterClass *klass)
{
  GTK_WIDGET_CLASS (klass)->root = vedette_later_root;
  GTK_WIDGET_CLASS (klass)->unroot = vedette_later_unroot;
}

static void
vedette_later_init (VedetteLater *self)
{
  self->waits = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect (self, "notify::child", G_CALLBACK (on_child), NULL);
}
