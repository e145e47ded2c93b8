/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rings the bell of the desktop when a side snatches the initiative, and sends a notification when it is time to stop. Both
 * depend on settings. */

#include "vedette-config.h"

#include "ui/window/vedette-herald.h"

#include "ui/preferences/vedette-settings.h"

static guint n_rings;

struct _VedetteHerald
{
  GObject parent_instance;

  GtkWindow *window;       /* borrowed, because the window owns the herald */
  VedetteSession *session; /* borrowed, because the session outlives the herald */
  gint64 newest;           /* the number of the newest step, even if that step is undone */
  char *notification;      /* the id of the notification that was sent; NULL for none */
};

G_DEFINE_FINAL_TYPE (VedetteHerald, vedette_herald, G_TYPE_OBJECT)

/* Returns whether the battle has reached a step after the step in the field newest, and updates this field. Undo and
 * redo return to known steps, so undo and redo play no sound. */
static gboolean
is_new (VedetteHerald *self)
{
  gint64 cursor = vedette_battle_get_cursor (vedette_session_get_battle (self->session));

  if (cursor <= self->newest)
    return FALSE;
  self->newest = cursor;
  return TRUE;
}

static void
on_changed (VedetteHerald *self)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);

  if (!is_new (self) || !vedette_settings_get ("snatch-sound") ||
      !vedette_rules_is_taken_over (rules, vedette_rules_get_window (rules)))
    return;
  /* The bell needs no permission in a sandbox. GTK would end the program where a part of GStreamer is missing. */
  gdk_display_beep (gtk_widget_get_display (GTK_WIDGET (self->window)));
  n_rings++;
}

/* Returns whether any window of Vedette is active. The function checks all toplevels, because the application does
 * not list the table view among its windows. */
static gboolean
is_any_in_front (void)
{
  vedette_each (GtkWindow, window, gtk_window_get_toplevels ())
    if (gtk_window_is_active (window) && gtk_widget_get_mapped (GTK_WIDGET (window)))
      return TRUE;
  return FALSE;
}

/* Withdraws the notification that was sent, if there is one. */
static void
withdraw (VedetteHerald *self)
{
  if (self->notification != NULL && g_application_get_default () != NULL)
    g_application_withdraw_notification (g_application_get_default (), self->notification);
  g_clear_pointer (&self->notification, g_free);
}

static void
on_active (VedetteHerald *self)
{
  if (gtk_window_is_active (self->window))
    withdraw (self);
}

static void
vedette_herald_dispose (GObject *object)
{
  withdraw (VEDETTE_HERALD (object));

  G_OBJECT_CLASS (vedette_herald_parent_class)->dispose (object);
}

static void
vedette_herald_class_init (VedetteHeraldClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_herald_dispose;
}

static void
vedette_herald_init (VedetteHerald *self)
{
}

/**
 * vedette_herald_new:
 * @window: the window of the battle, which must outlive the herald
 * @session: the session, which must outlive the herald
 *
 * Creates the herald of a window.
 *
 * Returns: (transfer full): the herald
 */
VedetteHerald *
vedette_herald_new (GtkWindow      *window,
                    VedetteSession *session)
{
  VedetteHerald *self = g_object_new (VEDETTE_TYPE_HERALD, NULL);
  GListModel *steps = vedette_battle_get_steps (vedette_session_get_battle (session));
  guint n = g_list_model_get_n_items (steps);
  g_autoptr (VedetteStep) newest = n > 0 ? g_list_model_get_item (steps, n - 1) : NULL;

  self->window = window;
  self->session = session;
  self->newest = newest != NULL ? vedette_step_get_n (newest) : 0;
  g_signal_connect_object (session, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "notify::is-active", G_CALLBACK (on_active), self, G_CONNECT_SWAPPED);
  return self;
}

/**
 * vedette_herald_say_stop:
 * @text: a sentence about the time to stop
 *
 * Sends a notification if the setting “stop-notification” is on, no window of Vedette is active, and the battle has a
 * file. A click on the notification shows the battle.
 */
void
vedette_herald_say_stop (VedetteHerald *self,
                         const char    *text)
{
  const char *path = vedette_session_get_path (self->session);
  g_autofree char *title = NULL, *uri = NULL;
  g_autoptr (GNotification) notification = NULL;

  if (!vedette_settings_get ("stop-notification") || is_any_in_front () || path == NULL)
    return;
  title = vedette_rules_get_title (vedette_session_get_rules (self->session), VEDETTE_AUDIENCE_ALL);
  notification = g_notification_new (title);
  g_notification_set_body (notification, text);
  g_notification_set_priority (notification, G_NOTIFICATION_PRIORITY_HIGH);
  g_notification_set_default_action_and_target (notification, "app.show-battle", "^ay", path);
  withdraw (self);
  /* The notification id is the URI of the file, because the bus accepts only ids in UTF-8, and a path can have
   * other bytes. */
  uri = g_filename_to_uri (path, NULL, NULL);
  self->notification = g_strconcat ("stop:", uri, NULL);
  g_application_send_notification (G_APPLICATION (gtk_window_get_application (self->window)), self->notification, notification);
}

/**
 * vedette_herald_get_n_rings:
 *
 * Returns: how often the bell was rung in any window, heard or not
 */
guint
vedette_herald_get_n_rings (void)
{
  return n_rings;
}
