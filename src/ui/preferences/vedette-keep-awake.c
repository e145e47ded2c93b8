/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the screen awake while people play, and lets it sleep when they have stopped. */

#include "vedette-config.h"

#include "ui/preferences/vedette-keep-awake.h"

#include <glib/gi18n-lib.h>

#include "ui/preferences/vedette-settings.h"

/**
 * VedetteKeepAwake:
 *
 * One timeout at most is under way, and only while the screen is kept awake: it looks when the last key was, and comes
 * again when that time is up. Nothing runs once the screen may sleep, with the settings *always* and *never*, or without
 * a battle.
 */
struct _VedetteKeepAwake
{
  GObject parent_instance;

  GtkApplication *application; /* borrowed: it owns this */
  guint seconds;
  guint n_windows;
  gint64 last;
  guint timeout;
  gboolean on;
  guint cookie; /* 0 where the desktop cannot be asked */
};

G_DEFINE_FINAL_TYPE (VedetteKeepAwake, vedette_keep_awake, G_TYPE_OBJECT)

static void
set_on (VedetteKeepAwake *self,
        gboolean          on)
{
  if (self->on == on)
    return;
  self->on = on;
  if (on)
    self->cookie = gtk_application_inhibit (self->application, gtk_application_get_active_window (self->application),
                                            GTK_APPLICATION_INHIBIT_IDLE, _("A battle is in progress"));
  else if (self->cookie != 0)
    gtk_application_uninhibit (self->application, self->cookie);
  if (!on)
    self->cookie = 0;
}

static gboolean
on_timeout (gpointer user_data)
{
  VedetteKeepAwake *self = user_data;
  gint64 left = self->last + self->seconds * G_USEC_PER_SEC - g_get_monotonic_time ();

  self->timeout = 0;
  if (left <= 0)
    set_on (self, FALSE);
  else
    self->timeout = g_timeout_add_seconds ((guint) (left / G_USEC_PER_SEC) + 1, on_timeout, self);
  return G_SOURCE_REMOVE;
}

static void
vedette_keep_awake_finalize (GObject *object)
{
  VedetteKeepAwake *self = VEDETTE_KEEP_AWAKE (object);

  g_clear_handle_id (&self->timeout, g_source_remove);

  G_OBJECT_CLASS (vedette_keep_awake_parent_class)->finalize (object);
}

static void
vedette_keep_awake_class_init (VedetteKeepAwakeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_keep_awake_finalize;
}

static void
vedette_keep_awake_init (VedetteKeepAwake *self)
{
}

/**
 * vedette_keep_awake_new:
 * @application: outlives this
 * @seconds: after the last key
 */
VedetteKeepAwake *
vedette_keep_awake_new (GtkApplication *application,
                        guint           seconds)
{
  VedetteKeepAwake *self = g_object_new (VEDETTE_TYPE_KEEP_AWAKE, NULL);

  self->application = application;
  self->seconds = seconds;
  return self;
}

static gboolean
on_event (GtkEventController *controller,
          GdkEvent           *event,
          VedetteKeepAwake   *self)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_KEY_PRESS || type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    vedette_keep_awake_touch (self);
  return GDK_EVENT_PROPAGATE;
}

static void
on_destroy (GtkWidget        *window,
            VedetteKeepAwake *self)
{
  if (--self->n_windows > 0)
    return;
  g_clear_handle_id (&self->timeout, g_source_remove);
  set_on (self, FALSE);
}

/**
 * vedette_keep_awake_watch:
 * @window: of a battle
 *
 * Keys and clicks in the window keep the screen awake from now on.
 */
void
vedette_keep_awake_watch (VedetteKeepAwake *self,
                          GtkWindow        *window)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, "event", G_CALLBACK (on_event), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (window), controller);
  g_signal_connect_object (window, "destroy", G_CALLBACK (on_destroy), self, 0);
  self->n_windows++;
  vedette_keep_awake_touch (self);
}

/**
 * vedette_keep_awake_touch:
 *
 * Somebody is there: the time begins anew.
 */
void
vedette_keep_awake_touch (VedetteKeepAwake *self)
{
  int choice = vedette_settings_get ("keep-awake");

  if (self->n_windows == 0)
    return;
  self->last = g_get_monotonic_time ();
  set_on (self, choice != VEDETTE_KEEP_AWAKE_NEVER);
  if (choice != VEDETTE_KEEP_AWAKE_20_MINUTES)
    g_clear_handle_id (&self->timeout, g_source_remove);
  else if (self->timeout == 0)
    self->timeout = g_timeout_add_seconds (self->seconds, on_timeout, self);
}

gboolean
vedette_keep_awake_is_on (VedetteKeepAwake *self)
{
  return self->on;
}

/**
 * vedette_keep_awake_has_timeout:
 *
 * Returns: whether the program will be woken up once more
 */
gboolean
vedette_keep_awake_has_timeout (VedetteKeepAwake *self)
{
  return self->timeout != 0;
}
