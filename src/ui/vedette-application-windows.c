/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which windows the application has. */

#include "vedette-config.h"

#include <glib/gstdio.h>

#include "ui/start/vedette-opening-dialog.h"
#include "ui/start/vedette-recent.h"
#include "ui/start/vedette-start-window.h"
#include "ui/vedette-application-private.h"
#include "ui/vedette-drops.h"
#include "ui/window/vedette-battle-window.h"

static gboolean
is_same_file (const char     *path,
              const GStatBuf *info)
{
  GStatBuf there;

  return path != NULL && g_stat (path, &there) == 0 && there.st_dev == info->st_dev && there.st_ino == info->st_ino;
}

/**
 * vedette_application_find_window:
 * @path: of a file, by any of its names
 *
 * Returns: (transfer none) (nullable): the window in which the battle of that file is open
 */
GtkWindow *
vedette_application_find_window (VedetteApplication *self,
                                 const char         *path)
{
  GStatBuf info;

  if (g_stat (path, &info) != 0)
    return NULL;
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (VEDETTE_IS_BATTLE_WINDOW (l->data) &&
        is_same_file (vedette_session_get_path (vedette_battle_window_get_session (l->data)), &info))
      return l->data;
  return NULL;
}

/**
 * vedette_application_find_opening:
 * @path: of a file, by any of its names
 *
 * Returns: (transfer none) (nullable): the dialog that waits for the battle of that file
 */
GtkWindow *
vedette_application_find_opening (const char *path)
{
  GStatBuf info;

  if (g_stat (path, &info) != 0)
    return NULL;
  vedette_each (GtkWindow, window, gtk_window_get_toplevels ())
    if (VEDETTE_IS_OPENING_DIALOG (window) &&
        is_same_file (vedette_opening_dialog_get_path (VEDETTE_OPENING_DIALOG (window)), &info))
      return window;
  return NULL;
}

static GtkWindow *
find_start_window (VedetteApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (VEDETTE_IS_START_WINDOW (l->data))
      return l->data;
  return NULL;
}

/**
 * vedette_application_show_battles:
 *
 * Shows the start window, with the battles as they are now.
 */
void
vedette_application_show_battles (VedetteApplication *self)
{
  GtkWindow *window = find_start_window (self);

  if (window == NULL)
    {
      window = GTK_WINDOW (vedette_start_window_new (GTK_APPLICATION (self)));
      vedette_drops_take (GTK_WIDGET (window));
    }
  else
    vedette_start_window_reload (VEDETTE_START_WINDOW (window));
  gtk_window_present (window);
}

/* The list has done its work once there is a battle to look at. */
void
vedette_application_present_battle (VedetteApplication *self,
                                    GtkWindow          *window)
{
  GtkWindow *start = find_start_window (self);

  gtk_window_present (window);
  if (start != NULL)
    gtk_window_close (start);
}

static gboolean
on_close (GtkWindow *window)
{
  vedette_application_forget_open ();
  return FALSE;
}

/**
 * vedette_application_show_session:
 *
 * Shows a battle in a window of its own.
 *
 * Returns: (transfer none): the window
 */
GtkWindow *
vedette_application_show_session (VedetteApplication *self,
                                  VedetteSession     *session)
{
  GtkWidget *window = vedette_battle_window_new (GTK_APPLICATION (self), session);
  VedetteKeepAwake *keep_awake = vedette_application_get_keep_awake (self);

  g_signal_connect_object (session, "changed", G_CALLBACK (vedette_keep_awake_touch), keep_awake, G_CONNECT_SWAPPED);
  vedette_keep_awake_watch (keep_awake, GTK_WINDOW (window));
  if (vedette_session_get_path (session) != NULL)
    {
      vedette_recent_add (vedette_session_get_path (session));
      vedette_recent_tell (vedette_session_get_path (session));
    }
  vedette_drops_take (window);
  g_signal_connect (window, "close-request", G_CALLBACK (on_close), NULL);
  vedette_application_present_battle (self, GTK_WINDOW (window));
  vedette_battle_window_show_view (VEDETTE_BATTLE_WINDOW (window), "play");
  return GTK_WINDOW (window);
}

/**
 * vedette_application_toast:
 * @text: any text; shown in the window that is in front
 */
void
vedette_application_toast (VedetteApplication *self,
                           const char         *text)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  while (window != NULL && gtk_window_get_transient_for (window) != NULL)
    window = gtk_window_get_transient_for (window);
  if (VEDETTE_IS_BATTLE_WINDOW (window))
    vedette_battle_window_toast (VEDETTE_BATTLE_WINDOW (window), text);
  else if (VEDETTE_IS_START_WINDOW (window))
    vedette_start_window_toast (VEDETTE_START_WINDOW (window), text);
}
