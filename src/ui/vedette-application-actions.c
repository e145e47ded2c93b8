/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions of the application, and the keys of all actions. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "ui/preferences/vedette-preferences-window.h"
#include "ui/preferences/vedette-shortcut-table.h"
#include "ui/preferences/vedette-shortcuts-window.h"
#include "ui/start/vedette-new-dialog.h"
#include "ui/start/vedette-samples.h"
#include "ui/vedette-about.h"
#include "ui/vedette-application-private.h"
#include "ui/vedette-help.h"
#include "ui/widgets/vedette-file-chooser.h"
#include "ui/window/vedette-battle-window.h"

/* Dialogs need a window to belong to. */
static GtkWindow *
get_window (VedetteApplication *self)
{
  if (gtk_application_get_active_window (GTK_APPLICATION (self)) == NULL)
    vedette_application_show_battles (self);
  return gtk_application_get_active_window (GTK_APPLICATION (self));
}

static void
on_created (VedetteNewDialog   *dialog,
            VedetteSession     *session,
            VedetteApplication *self)
{
  vedette_application_show_session (self, session);
}

static void
new_battle (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  VedetteApplication *self = user_data;
  GtkWidget *dialog = vedette_new_dialog_new (get_window (self));

  g_signal_connect_object (dialog, "created", G_CALLBACK (on_created), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_chosen (GtkWindow  *parent,
           const char *path)
{
  vedette_application_open_or_say (VEDETTE_APPLICATION (g_application_get_default ()), path);
}

static void
open_battle (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  vedette_file_chooser_ask (get_window (user_data), GTK_FILE_CHOOSER_ACTION_OPEN, _("Open a Battle"), "vedette", NULL,
                            on_chosen);
}

static void
show_battles (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  vedette_application_show_battles (user_data);
}

static void
open_sample (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  g_autofree char *folder = vedette_samples_get_folder ();
  g_autofree char *name = g_path_get_basename (g_variant_get_string (parameter, NULL));
  g_autofree char *path = g_build_filename (folder, name, NULL);

  vedette_application_open_or_say (user_data, path);
}

/* Where a notification leads */
static void
show_battle (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  vedette_application_open_or_say (user_data, g_variant_get_bytestring (parameter));
}

static void
show_preferences (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  gtk_window_present (GTK_WINDOW (vedette_preferences_window_new (get_window (user_data))));
}

static void
show_shortcuts (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  GtkWindow *window = get_window (user_data);
  const VedetteUiSystem *system = NULL;

  if (VEDETTE_IS_BATTLE_WINDOW (window))
    system = vedette_ui_system_find (
      vedette_session_get_battle (vedette_battle_window_get_session (VEDETTE_BATTLE_WINDOW (window))));
  gtk_window_present (GTK_WINDOW (vedette_shortcuts_window_new (window, system)));
}

static void
show_help (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  g_autoptr (GError) error = NULL;
  GtkWindow *window = get_window (user_data);
  const char *page = VEDETTE_IS_BATTLE_WINDOW (window) ? vedette_battle_window_get_help (VEDETTE_BATTLE_WINDOW (window)) : NULL;

  if (!vedette_help_show (page, &error))
    vedette_application_toast (user_data, error->message);
}

static void
show_help_page (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  g_autoptr (GError) error = NULL;

  if (!vedette_help_show (g_variant_get_string (parameter, NULL), &error))
    vedette_application_toast (user_data, error->message);
}

static void
show_about (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  gtk_window_present (GTK_WINDOW (vedette_about_window_new (get_window (user_data))));
}

static void
quit (GSimpleAction *action,
      GVariant      *parameter,
      gpointer       user_data)
{
  VedetteApplication *self = user_data;
  g_autolist (GtkWindow) windows = g_list_copy_deep (gtk_application_get_windows (GTK_APPLICATION (self)),
                                                     (GCopyFunc) (void (*) (void)) g_object_ref, NULL);

  /* Each waits until the disk is sure of its steps. */
  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_close (l->data);
}

static const GActionEntry actions[] = {
  { .name = "new", .activate = new_battle },
  { .name = "open", .activate = open_battle },
  { .name = "battles", .activate = show_battles },
  { .name = "sample", .activate = open_sample, .parameter_type = "s" },
  { .name = "show-battle", .activate = show_battle, .parameter_type = "ay" },
  { .name = "preferences", .activate = show_preferences },
  { .name = "shortcuts", .activate = show_shortcuts },
  { .name = "help", .activate = show_help },
  { .name = "help-page", .activate = show_help_page, .parameter_type = "s" },
  { .name = "about", .activate = show_about },
  { .name = "quit", .activate = quit },
};

/**
 * vedette_application_add_actions:
 *
 * Adds the actions of the application, and binds the keys of these and of the windows' actions.
 */
void
vedette_application_add_actions (VedetteApplication *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  for (guint i = 0; i < vedette_shortcut_get_n (); i++)
    {
      const VedetteShortcut *shortcut = vedette_shortcut_nth (i);

      if (shortcut->action != NULL)
        gtk_application_set_accels_for_action (GTK_APPLICATION (self), shortcut->action, shortcut->keys);
    }
}
