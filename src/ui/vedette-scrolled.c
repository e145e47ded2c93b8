/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What scrolls leaves nothing behind. */

#include "vedette-config.h"

#include "ui/vedette-scrolled.h"

static gboolean
on_unrealize (GSignalInvocationHint *hint,
              guint                  n_values,
              const GValue          *values,
              gpointer               data)
{
  GtkWidget *widget = g_value_get_object (values);

  if (GTK_IS_SCROLLED_WINDOW (widget))
    g_signal_handlers_disconnect_by_data (gtk_widget_get_settings (widget), widget);
  return G_SOURCE_CONTINUE;
}

/**
 * vedette_scrolled_init:
 *
 * Whenever a [class@Gtk.ScrolledWindow] is realized, GTK 4.8 connects it to its settings, and never disconnects it: an evening
 * with many battles grows by some kilobytes each, and whoever turns overlay scrolling off then has handlers called for widgets
 * that are gone. From now on they go with what they are for.
 */
void
vedette_scrolled_init (void)
{
  /* The signal is there once its class is; classes stay. */
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));

  g_signal_add_emission_hook (g_signal_lookup ("unrealize", GTK_TYPE_WIDGET), 0, on_unrealize, NULL, NULL);
}
