/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The application: its windows and the actions that belong to none of them. */

#include "vedette-config.h"

#include "ui/vedette-application.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-battle-file.h"
#include "core/vedette-systems.h"
#include "ui/window/vedette-battle-window.h"

struct _VedetteApplication
{
  AdwApplication parent_instance;
};

G_DEFINE_FINAL_TYPE (VedetteApplication, vedette_application, ADW_TYPE_APPLICATION)

static GtkWindow *
find_window (VedetteApplication *self,
             const char         *path)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (VEDETTE_IS_BATTLE_WINDOW (l->data) &&
        g_strcmp0 (vedette_session_get_path (vedette_battle_window_get_session (l->data)), path) == 0)
      return l->data;
  return NULL;
}

/**
 * vedette_application_open_path:
 * @path: of a battle
 *
 * Shows the battle; one that is open already comes to the front.
 *
 * Returns: (transfer none) (nullable): its window
 */
GtkWindow *
vedette_application_open_path (VedetteApplication  *self,
                               const char          *path,
                               GError             **error)
{
  g_autofree char *canonical = g_canonicalize_filename (path, NULL);
  GtkWindow *window = find_window (self, canonical);
  g_autoptr (VedetteBattle) battle = NULL;
  g_autoptr (VedetteSession) session = NULL;

  if (window == NULL)
    {
      battle = vedette_battle_open (canonical, VEDETTE_OPEN_WRITE, vedette_systems_get_schemas (), NULL, error);
      if (battle == NULL)
        return NULL;
      session = vedette_session_new (battle, canonical);
      window = GTK_WINDOW (vedette_battle_window_new (GTK_APPLICATION (self), session));
    }
  gtk_window_present (window);
  return window;
}

static void
vedette_application_activate (GApplication *application)
{
}

static void
vedette_application_open (GApplication  *application,
                          GFile        **files,
                          int            n_files,
                          const char    *hint)
{
  for (int i = 0; i < n_files; i++)
    {
      g_autoptr (GError) error = NULL;

      if (vedette_application_open_path (VEDETTE_APPLICATION (application), g_file_peek_path (files[i]), &error) == NULL)
        g_warning ("%s", error->message);
    }
}

static void
quit (GSimpleAction *action,
      GVariant      *parameter,
      gpointer       user_data)
{
  VedetteApplication *self = user_data;
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (self)));

  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_close (l->data);
}

static const GActionEntry actions[] = {
  { .name = "quit", .activate = quit },
};

/* The one place where keys of actions are written; the shortcuts window is made from it. */
static const struct
{
  const char *action;
  const char *keys[3];
} accels[] = {
  { "app.quit", { "<Control>q" } },
  { "win.undo", { "<Control>z" } },
  { "win.redo", { "<Control><Shift>z" } },
  { "win.view::play", { "<Alt>1" } },
  { "win.view::forces", { "<Alt>2" } },
  { "win.view::orders", { "<Alt>3" } },
  { "win.view::log", { "<Alt>4" } },
  { "window.close", { "<Control>w" } },
};

static void
vedette_application_startup (GApplication *application)
{
  G_APPLICATION_CLASS (vedette_application_parent_class)->startup (application);

  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions), application);
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (application), accels[i].action, accels[i].keys);
}

static void
vedette_application_class_init (VedetteApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->startup = vedette_application_startup;
  application_class->activate = vedette_application_activate;
  application_class->open = vedette_application_open;
}

static void
vedette_application_init (VedetteApplication *self)
{
}

VedetteApplication *
vedette_application_new (void)
{
  return g_object_new (VEDETTE_TYPE_APPLICATION, "application-id", VEDETTE_APP_ID, "resource-base-path",
                       "/io/github/vedette_wargames/Vedette", "flags", G_APPLICATION_HANDLES_OPEN, NULL);
}
