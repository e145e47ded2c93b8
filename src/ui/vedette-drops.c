/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Battles that are dropped on a window are opened, as if they had been chosen; an army goes into the battle of the window. */

#include "vedette-config.h"

#include "ui/vedette-drops.h"

#include <glib/gi18n-lib.h>

#include "core/journal/vedette-journal-file.h"
#include "ui/start/vedette-start-window.h"
#include "ui/vedette-application-private.h"
#include "ui/window/vedette-battle-window.h"

static gboolean
is_battle (GFile *file)
{
  const char *path = g_file_peek_path (file);

  return path != NULL && path[vedette_journal_file_get_stem (path)] != '\0';
}

/* Later, for opening a battle closes the start window, which is still being dropped on. */
static gboolean
open_later (gpointer user_data)
{
  vedette_application_open_or_say (VEDETTE_APPLICATION (g_application_get_default ()), user_data);
  return G_SOURCE_REMOVE;
}

/* One army at a time: each is asked about. */
static gboolean
take_army (GtkWidget *window,
           GSList    *files)
{
  const char *path = files != NULL ? g_file_peek_path (files->data) : NULL;

  if (path == NULL || !VEDETTE_IS_BATTLE_WINDOW (window))
    return FALSE;
  if (files->next != NULL)
    {
      vedette_battle_window_toast (VEDETTE_BATTLE_WINDOW (window), _("Nothing was imported. Drop one army at a time."));
      return FALSE;
    }
  vedette_battle_window_import_army (VEDETTE_BATTLE_WINDOW (window), path);
  return TRUE;
}

/* Which battle it is for is not known there. */
static gboolean
refuse (GtkWidget *window)
{
  if (VEDETTE_IS_START_WINDOW (window))
    vedette_start_window_toast (VEDETTE_START_WINDOW (window), _("This file is not a battle. To import an army, drop it on an "
                                                                 "open battle."));
  return FALSE;
}

/* One target for both: the first that there is gets what is dropped, whatever it says of it. */
static gboolean
on_drop (GtkDropTarget *target,
         const GValue  *value,
         double         x,
         double         y,
         gpointer       user_data)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));
  GtkWidget *window = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));
  gboolean any = FALSE;

  for (GSList *l = files; l != NULL; l = l->next)
    if (is_battle (l->data))
      {
        g_idle_add_full (G_PRIORITY_DEFAULT, open_later, g_file_get_path (l->data), g_free);
        any = TRUE;
      }
  return any || take_army (window, files) || refuse (window);
}

/**
 * vedette_drops_take:
 * @window: a window of the program
 *
 * From now on battles can be dropped on that window, and on that of a battle an army.
 */
void
vedette_drops_take (GtkWidget *window)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect (target, "drop", G_CALLBACK (on_drop), NULL);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (target));
}
