/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A place in a window that is seen from its second frame on. */

#include "vedette-config.h"

#include "ui/widgets/vedette-later.h"

/**
 * VedetteLater:
 *
 * Style, size and text of a widget cost many times what its making costs, and a window that is opened is waited for. What
 * nobody looks at first stands in such a place: it is hidden until the first frame is painted. In a window that is shown
 * already it is seen at once.
 */
struct _VedetteLater
{
  AdwBin parent_instance;

  GtkWidget *window;    /* borrowed: the one that is waited for; NULL for none */
  GdkFrameClock *clock; /* owned: that of its first frame; NULL until it is shown */
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
  self->window = NULL;
}

static void
on_painted (VedetteLater *self)
{
  stop_waiting (self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
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

  gtk_widget_set_visible (widget, gtk_widget_get_mapped (root));
  if (gtk_widget_get_visible (widget))
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
}
