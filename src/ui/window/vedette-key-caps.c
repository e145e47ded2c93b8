/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the keys of all buttons of a window while Alt is held, or always. */

#include "vedette-config.h"

#include "ui/window/vedette-key-caps.h"

#include "ui/preferences/vedette-settings.h"
#include "ui/widgets/vedette-style.h"

static void
show_keys (GtkWindow *window,
           gboolean   alt)
{
  vedette_style_set_class (GTK_WIDGET (window), "show-keys", alt || vedette_settings_get ("show-keys"));
}

static gboolean
on_pressed (GtkWindow *window,
            guint      keyval)
{
  show_keys (window, keyval == GDK_KEY_Alt_L || keyval == GDK_KEY_Alt_R);
  return GDK_EVENT_PROPAGATE;
}

/* A release of Alt in another window is not seen here. */
static void
hide_keys (GtkWindow *window)
{
  show_keys (window, FALSE);
}

/**
 * vedette_key_caps_follow:
 *
 * Gives the window the style class `show-keys` while Alt is held, or always if the user wants that.
 */
void
vedette_key_caps_follow (GtkWindow *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_pressed), window);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (hide_keys), window);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  g_signal_connect (window, "notify::is-active", G_CALLBACK (hide_keys), NULL);
  vedette_settings_watch ("show-keys", G_CALLBACK (hide_keys), window);
  hide_keys (window);
}
