/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program as the desktop starts it: by the bus, from the service file that is installed. */

#include <gio/gio.h>
#include <glib/gstdio.h>

#include "start-support.h"
#include "ui/start/vedette-recent.h"

#define APP_ID "io.github.vedette_wargames.Vedette"
#define APP_PATH "/io/github/vedette_wargames/Vedette"
#define BUS "org.freedesktop.DBus"
#define SERVICE APP_ID ".service"

typedef struct
{
  GDBusConnection *bus;
  char *service; /* path */
} Fixture;

/* The installed service file, but of the program that was built. */
static void
write_service (const char *path)
{
  g_autofree char *source = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "data", SERVICE ".in", NULL);
  g_autofree char *text = ui_test_read (source);
  g_auto (GStrv) parts = g_strsplit (text, "@bindir@/vedette", -1);
  g_autofree char *built = g_strjoinv (g_getenv ("VEDETTE_PROGRAM"), parts);

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  g_assert_true (g_file_set_contents (path, built, -1, NULL));
}

static GVariant *
call (Fixture    *self,
      const char *name,
      const char *path,
      const char *interface,
      const char *method,
      GVariant   *parameters)
{
  g_autoptr (GError) error = NULL;
  GVariant *answer = g_dbus_connection_call_sync (self->bus, name, path, interface, method, parameters, NULL,
                                                  G_DBUS_CALL_FLAGS_NONE, 100000, NULL, &error);

  g_assert_no_error (error);
  return answer;
}

static void
call_bus (Fixture    *self,
          const char *method,
          GVariant   *parameters)
{
  g_variant_unref (call (self, BUS, "/org/freedesktop/DBus", BUS, method, parameters));
}

static GVariant *
make_no_data (void)
{
  return g_variant_new_array (G_VARIANT_TYPE ("{sv}"), NULL, 0);
}

static gboolean
is_running (Fixture *self)
{
  g_autoptr (GVariant) answer = call (self, BUS, "/org/freedesktop/DBus", BUS, "NameHasOwner", g_variant_new ("(s)", APP_ID));
  gboolean there;

  g_variant_get (answer, "(b)", &there);
  return there;
}

/* The bus is the test's own, as under-xvfb makes it; what it starts has its environment, not ours. */
static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "dbus-1", "services", NULL);
  GVariantBuilder environment;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  self->service = g_build_filename (folder, SERVICE, NULL);
  write_service (self->service);
  self->bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_assert_no_error (error);
  g_variant_builder_init (&environment, G_VARIANT_TYPE ("a{ss}"));
  g_variant_builder_add (&environment, "{ss}", "GTK_A11Y", "none");
  g_variant_builder_add (&environment, "{ss}", "G_DEBUG", "fatal-warnings");
  g_variant_builder_add (&environment, "{ss}", "GSETTINGS_SCHEMA_DIR", g_getenv ("GSETTINGS_SCHEMA_DIR"));
  call_bus (self, "UpdateActivationEnvironment", g_variant_new ("(a{ss})", &environment));
  call_bus (self, "ReloadConfig", NULL);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  GVariant *quit = g_variant_new ("(sav@a{sv})", "quit", NULL, make_no_data ());

  g_variant_unref (call (self, APP_ID, APP_PATH, "org.freedesktop.Application", "ActivateAction", quit));
  while (is_running (self))
    g_usleep (20000);
  g_clear_object (&self->bus);
  g_assert_cmpint (g_unlink (self->service), ==, 0);
  g_free (self->service);
}

/* The windows of a GTK program stand on the bus below it, by their numbers. */
static guint
count_windows (Fixture *self)
{
  g_autoptr (GVariant) answer = call (self, APP_ID, APP_PATH "/window", "org.freedesktop.DBus.Introspectable", "Introspect",
                                      NULL);
  g_autoptr (GDBusNodeInfo) node = NULL;
  guint n = 0;

  node = g_dbus_node_info_new_for_xml (g_variant_get_string (g_variant_get_child_value (answer, 0), NULL), NULL);
  g_assert_nonnull (node);
  while (node->nodes != NULL && node->nodes[n] != NULL)
    n++;
  return n;
}

/* Nothing runs until the name is called; then there is the start window, and once more is no second one. */
static void
test_activate (Fixture       *self,
               gconstpointer  data)
{
  g_assert_false (is_running (self));
  for (guint i = 0; i < 2; i++)
    {
      g_variant_unref (call (self, APP_ID, APP_PATH, "org.freedesktop.Application", "Activate",
                             g_variant_new ("(@a{sv})", make_no_data ())));
      g_assert_true (is_running (self));
      g_assert_cmpuint (count_windows (self), ==, 1);
    }
}

/* A battle that is double-clicked comes over the bus, too. */
static void
test_open (Fixture       *self,
           gconstpointer  data)
{
  g_autofree char *path = ui_test_copy_sample ("called.vedette");
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  const char *uris[] = { uri, NULL };
  g_auto (GStrv) recent = NULL;

  g_variant_unref (call (self, APP_ID, APP_PATH, "org.freedesktop.Application", "Open",
                         g_variant_new ("(^as@a{sv})", uris, make_no_data ())));
  g_assert_cmpuint (count_windows (self), ==, 1);
  recent = vedette_recent_list ();
  g_assert_cmpstr (recent[0], ==, path);
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add ("/activation/activate", Fixture, NULL, set_up, test_activate, tear_down);
  g_test_add ("/activation/open", Fixture, NULL, set_up, test_open, tear_down);
  return g_test_run ();
}
