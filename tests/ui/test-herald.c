/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sound at a snatch and the notification at the time to stop: only if they are wanted, and to whoever they are for. The
   desktop that shows notifications is the test's own. */

#include "core/skirmish/state/vedette-skirmish.h"
#include "start-support.h"
#include "ui-support.h"
#include "ui/preferences/vedette-settings.h"
#include "ui/window/vedette-herald.h"

#define SERVER "org.freedesktop.Notifications"
#define SERVER_PATH "/org/freedesktop/Notifications"

typedef struct
{
  GDBusConnection *bus;
  guint object;
  guint notified;
  guint closed;
  char *title;
  char *body;
} Desktop;

static const char introspection[] =
  "<node><interface name='" SERVER "'>"
  "<method name='Notify'><arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='s' direction='in'/>"
  "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='as' direction='in'/>"
  "<arg type='a{sv}' direction='in'/><arg type='i' direction='in'/><arg type='u' direction='out'/></method>"
  "<method name='CloseNotification'><arg type='u' direction='in'/></method>"
  "<method name='GetCapabilities'><arg type='as' direction='out'/></method>"
  "<signal name='ActionInvoked'><arg type='u'/><arg type='s'/></signal>"
  "</interface></node>";

static void
on_call (GDBusConnection       *bus,
         const char            *sender,
         const char            *path,
         const char            *interface,
         const char            *method,
         GVariant              *parameters,
         GDBusMethodInvocation *invocation,
         gpointer               data)
{
  Desktop *self = data;

  if (g_str_equal (method, "Notify"))
    {
      g_clear_pointer (&self->title, g_free);
      g_clear_pointer (&self->body, g_free);
      g_variant_get_child (parameters, 3, "s", &self->title);
      g_variant_get_child (parameters, 4, "s", &self->body);
      self->notified++;
      g_dbus_method_invocation_return_value (invocation, g_variant_new ("(u)", 7));
      return;
    }
  if (g_str_equal (method, "CloseNotification"))
    {
      self->closed++;
      g_dbus_method_invocation_return_value (invocation, NULL);
      return;
    }
  g_dbus_method_invocation_return_value (invocation, g_variant_new ("(@as)", g_variant_new_strv (NULL, 0)));
}

/* On a connection of its own, as another program would be */
static void
set_up (Desktop       *self,
        gconstpointer  data)
{
  static const GDBusInterfaceVTable table = { on_call, NULL, NULL, { NULL } };
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (introspection, NULL);
  g_autofree char *address = g_dbus_address_get_for_bus_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_autoptr (GVariant) answer = NULL;
  g_autoptr (GError) error = NULL;

  self->bus = g_dbus_connection_new_for_address_sync (address, G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                                               G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                                      NULL, NULL, &error);
  g_assert_no_error (error);
  self->object = g_dbus_connection_register_object (self->bus, SERVER_PATH, node->interfaces[0], &table, self, NULL, &error);
  g_assert_no_error (error);
  answer = g_dbus_connection_call_sync (self->bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                        "RequestName", g_variant_new ("(su)", SERVER, 4), NULL, G_DBUS_CALL_FLAGS_NONE, -1,
                                        NULL, &error);
  g_assert_no_error (error);
}

static void
tear_down (Desktop       *self,
           gconstpointer  data)
{
  g_dbus_connection_unregister_object (self->bus, self->object);
  g_assert_true (g_dbus_connection_close_sync (self->bus, NULL, NULL));
  g_clear_object (&self->bus);
  g_free (self->title);
  g_free (self->body);
}

static void
do_move (VedetteSession *session,
         const char     *json,
         int             die)
{
  g_autofree char *text = g_strdelimit (g_strdup (json), "'", '"');
  g_autoptr (JsonNode) root = json_from_string (text, NULL);
  g_autofree char *name = g_strdup (json_object_get_string_member (json_node_get_object (root), "move"));
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (GError) error = NULL;

  json_object_remove_member (json_node_get_object (root), "move");
  move = vedette_rules_new_move (vedette_session_get_rules (session), name, json_node_get_object (root), &error);
  g_assert_no_error (error);
  vedette_session_perform (session, move, die, FALSE, &error);
  g_assert_no_error (error);
}

static VedetteSession *
open_battle (void)
{
  static guint n = 0;
  /* Not UTF-8: nor need a path be that a notification leads to. */
  g_autofree char *folder = vedette_session_get_folder (), *name = g_strdup_printf ("h\xe9raut-%u.vedette", n++);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteSession) session = vedette_session_new_battle ("skirmish", path, &error);

  g_assert_no_error (error);
  vedette_application_show_session (ui_test_start (), session);
  ui_test_settle ();
  return g_steal_pointer (&session);
}

/* The battle is to stop at 21:00, and it is a second before that. */
static VedetteSession *
open_late_battle (void)
{
  VedetteSession *session = open_battle ();
  VedetteBattle *battle = vedette_session_get_battle (session);

  vedette_battle_set_clock (battle, "2025-04-30T20:00:00Z");
  do_move (session, "{'move':'set-battle','name':'The ford & <b>'}", 0);
  do_move (session, "{'move':'start','holder':'red'}", 0);
  vedette_battle_set_clock (battle, "2025-04-30T20:59:59Z");
  do_move (session, "{'move':'set-battle','stop-at':'21:00'}", 0);
  vedette_battle_set_clock (battle, "2025-04-30T21:00:01Z");
  return session;
}

static gboolean
has_reminder (gpointer session)
{
  return vedette_session_get_reminder (session) != NULL;
}

static gboolean
is_notified (gpointer desktop)
{
  return ((Desktop *) desktop)->notified > 0;
}

static gboolean
is_closed (gpointer desktop)
{
  return ((Desktop *) desktop)->closed > 0;
}

static void
on_answer (GObject      *bus,
           GAsyncResult *result,
           gpointer      done)
{
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result, NULL);

  g_assert_nonnull (answer);
  *(gboolean *) done = TRUE;
}

static gboolean
is_done (gpointer done)
{
  return *(gboolean *) done;
}

/* What the program has asked of the desktop before, has been answered when this has. */
static void
ask_desktop (void)
{
  gboolean done = FALSE;

  g_dbus_connection_call (g_application_get_dbus_connection (G_APPLICATION (ui_test_start ())), SERVER, SERVER_PATH, SERVER,
                          "GetCapabilities", NULL, NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, on_answer, &done);
  ui_test_wait (is_done, &done);
  ui_test_settle ();
}

/* Puts another window in front: one that is not there cannot be. */
static GtkWindow *
hide_window (void)
{
  GtkWindow *window = ui_test_find_window (VEDETTE_TYPE_BATTLE_WINDOW);

  gtk_widget_set_visible (GTK_WIDGET (window), FALSE);
  ui_test_settle ();
  return window;
}

/* No window of ours is in front. */
static void
test_notification (Desktop       *desktop,
                   gconstpointer  data)
{
  g_autoptr (VedetteSession) session = NULL;

  vedette_settings_set ("stop-notification", TRUE);
  session = open_late_battle ();
  hide_window ();
  ui_test_wait (is_notified, desktop);
  g_assert_cmpuint (desktop->notified, ==, 1);
  g_assert_cmpstr (desktop->title, ==, "The ford & <b>");
  g_assert_cmpstr (desktop->body, ==, "The stop time of 21:00 has passed");
  /* Its number has to come back before anybody can ask for it. */
  ask_desktop ();
  /* The notification goes with its window. */
  ui_test_stop (ui_test_start ());
  ui_test_wait (is_closed, desktop);
  vedette_settings_set ("stop-notification", FALSE);
}

static gboolean
is_shown (gpointer window)
{
  return gtk_widget_get_visible (window);
}

/* Who presses it comes to the battle, wherever its window is. */
static void
test_pressed (Desktop       *desktop,
              gconstpointer  data)
{
  g_autoptr (VedetteSession) session = NULL;
  g_autoptr (GError) error = NULL;
  GtkWindow *window;

  vedette_settings_set ("stop-notification", TRUE);
  session = open_late_battle ();
  window = hide_window ();
  ui_test_wait (is_notified, desktop);
  ask_desktop ();
  g_dbus_connection_emit_signal (desktop->bus, NULL, SERVER_PATH, SERVER, "ActionInvoked", g_variant_new ("(us)", 7, "default"),
                                 &error);
  g_assert_no_error (error);
  ui_test_wait (is_shown, window);
  g_assert_true (ui_test_find_window (VEDETTE_TYPE_BATTLE_WINDOW) == window);
  ui_test_stop (ui_test_start ());
  vedette_settings_set ("stop-notification", FALSE);
}

static gboolean
is_in_front (gpointer window)
{
  return gtk_window_is_active (window);
}

/* Not wanted, or looked at, the toast is all. */
static void
test_silent (Desktop       *desktop,
             gconstpointer  wanted)
{
  g_autoptr (VedetteSession) session = open_late_battle ();

  vedette_settings_set ("stop-notification", wanted != NULL);
  if (wanted == NULL)
    hide_window ();
  else
    ui_test_wait (is_in_front, ui_test_find_window (VEDETTE_TYPE_BATTLE_WINDOW));
  ui_test_wait (has_reminder, session);
  ui_test_settle ();
  ask_desktop ();
  g_assert_cmpuint (desktop->notified, ==, 0);
  vedette_settings_set ("stop-notification", FALSE);
  ui_test_stop (ui_test_start ());
}

/* The bell is rung at a snatch, and at nothing else. */
static void
test_sound (void)
{
  g_autoptr (VedetteSession) session = NULL;
  guint before = vedette_herald_get_n_rings ();

  session = open_battle ();
  do_move (session, "{'move':'start','holder':'red'}", 0);
  do_move (session, "{'move':'hold'}", 0);
  do_move (session, "{'move':'snatch','troops':'good'}", 20);
  g_assert_cmpuint (vedette_herald_get_n_rings (), ==, before);

  vedette_settings_set ("snatch-sound", TRUE);
  vedette_session_undo (session, NULL);
  vedette_session_redo (session, NULL);
  g_assert_cmpuint (vedette_herald_get_n_rings (), ==, before);
  vedette_session_undo (session, NULL);
  do_move (session, "{'move':'snatch','troops':'good'}", 5);
  g_assert_cmpuint (vedette_herald_get_n_rings (), ==, before);
  do_move (session, "{'move':'hold'}", 0);
  for (guint i = 0; i < 3; i++)
    {
      do_move (session, "{'move':'snatch','troops':'good'}", 20);
      g_assert_cmpuint (vedette_herald_get_n_rings (), ==, before + i + 1);
      vedette_session_undo (session, NULL);
    }
  ui_test_settle ();
  vedette_settings_set ("snatch-sound", FALSE);
  ui_test_stop (ui_test_start ());
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add ("/herald/notification", Desktop, NULL, set_up, test_notification, tear_down);
  g_test_add ("/herald/pressed", Desktop, NULL, set_up, test_pressed, tear_down);
  g_test_add ("/herald/not-wanted", Desktop, NULL, set_up, test_silent, tear_down);
  g_test_add ("/herald/in-front", Desktop, "wanted", set_up, test_silent, tear_down);
  g_test_add_func ("/herald/sound", test_sound);
  return g_test_run ();
}
