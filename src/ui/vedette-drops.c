/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Battles that are dropped on a window are opened, as if they had been chosen. */

#include "vedette-config.h"

#include "ui/vedette-drops.h"

#include "ui/vedette-application-private.h"

static gboolean
is_battle (GFile *file)
{
  return g_file_peek_path (file) != NULL && g_str_has_suffix (g_file_peek_path (file), ".vedette");
}

/* Later, for opening a battle closes the start window, which is still being dropped on. */
static gboolean
open_later (gpointer user_data)
{
  vedette_application_open_or_say (VEDETTE_APPLICATION (g_application_get_default ()), user_data);
  return G_SOURCE_REMOVE;
}

/* What is no battle is left to whoever else may take it. */
static gboolean
on_drop (GtkDropTarget *target,
         const GValue  *value,
         double         x,
         double         y,
         gpointer       user_data)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));
  gboolean any = FALSE;

  for (GSList *l = files; l != NULL; l = l->next)
    if (is_battle (l->data))
      {
        g_idle_add_full (G_PRIORITY_DEFAULT, open_later, g_file_get_path (l->data), g_free);
        any = TRUE;
      }
  return any;
}

/**
 * vedette_drops_take:
 * @window: a window of the program
 *
 * From now on battles can be dropped on that window.
 */
void
vedette_drops_take (GtkWidget *window)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect (target, "drop", G_CALLBACK (on_drop), NULL);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (target));
}
