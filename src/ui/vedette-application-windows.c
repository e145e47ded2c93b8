/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which windows the application has, and what a file that is opened becomes. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "core/document/vedette-battle-file.h"
#include "core/systems.h"
#include "ui/start/vedette-fault-dialog.h"
#include "ui/start/vedette-recent.h"
#include "ui/start/vedette-samples.h"
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
static void
present_battle (VedetteApplication *self,
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
  present_battle (self, GTK_WINDOW (window));
  vedette_battle_window_show_view (VEDETTE_BATTLE_WINDOW (window), "play");
  return GTK_WINDOW (window);
}

/* Samples, and what may not be written, are for a new battle. */
static gboolean
is_to_be_kept (const char *path)
{
  g_autofree char *samples = vedette_samples_get_folder ();
  g_autofree char *folder = g_path_get_dirname (path);

  return g_str_equal (folder, samples) || g_access (path, W_OK) != 0;
}

static void
say_how (VedetteBattleWindow     *window,
         const char              *path,
         VedetteOpenMode          mode,
         const VedetteOpenReport *report)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *text = NULL;

  if (report->torn_length > 0)
    {
      text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           /* Translators: the name of a file */
                                           "The end of “%2$s” was torn: %1$lu byte of a step that was never finished "
                                           "is left out. All steps before it are here.",
                                           "The end of “%2$s” was torn: %1$lu bytes of a step that was never finished "
                                           "are left out. All steps before it are here.",
                                           (gulong) report->torn_length),
                              (gulong) report->torn_length, name);
      vedette_battle_window_say (window, text);
    }
  else if (mode == VEDETTE_OPEN_READ)
    {
      /* Translators: the name of a file */
      text = g_strdup_printf (_("“%s” stays as it is: your next step begins a battle of your own"), name);
      vedette_battle_window_toast (window, text);
    }
}

/* Before its first step a battle has no records, and the views have nothing to show. */
static gboolean
has_begun (VedetteBattle  *battle,
           GError        **error)
{
  if (vedette_battle_get_cursor (battle) > 0)
    return TRUE;
  g_set_error_literal (error, VEDETTE_BATTLE_ERROR, VEDETTE_BATTLE_ERROR_STEP,
                       _("The battle stands before its first step"));
  return FALSE;
}

/* @bad_line: (out): as in VedetteOpenReport */
static GtkWindow *
open_file (VedetteApplication  *self,
           const char          *path,
           guint               *bad_line,
           GError             **error)
{
  g_autofree char *canonical = g_canonicalize_filename (path, NULL);
  VedetteOpenMode mode = VEDETTE_OPEN_WRITE;
  VedetteOpenReport report;
  g_autoptr (VedetteBattle) battle = NULL;
  g_autoptr (VedetteSession) session = NULL;
  GtkWindow *window = vedette_application_find_window (self, canonical);

  *bad_line = 0;
  if (window != NULL)
    {
      present_battle (self, window);
      return window;
    }
  if (g_file_test (canonical, G_FILE_TEST_EXISTS) && is_to_be_kept (canonical))
    mode = VEDETTE_OPEN_READ;
  battle = vedette_battle_open (canonical, mode, vedette_systems_get_schemas (), &report, error);
  *bad_line = report.bad_line;
  if (battle == NULL || !has_begun (battle, error))
    return NULL;
  session = vedette_session_new (battle, mode == VEDETTE_OPEN_WRITE ? canonical : NULL);
  window = vedette_application_show_session (self, session);
  say_how (VEDETTE_BATTLE_WINDOW (window), canonical, mode, &report);
  return window;
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
  guint bad_line;

  return open_file (self, path, &bad_line, error);
}

/**
 * vedette_application_open_or_say:
 * @path: of a battle
 *
 * Shows the battle, or a dialog that says why not.
 */
void
vedette_application_open_or_say (VedetteApplication *self,
                                 const char         *path)
{
  g_autoptr (GError) error = NULL;
  guint bad_line;

  if (open_file (self, path, &bad_line, &error) != NULL)
    return;
  if (gtk_application_get_active_window (GTK_APPLICATION (self)) == NULL)
    vedette_application_show_battles (self);
  gtk_window_present (GTK_WINDOW (vedette_fault_dialog_new (gtk_application_get_active_window (GTK_APPLICATION (self)), path,
                                                            error->message, bad_line)));
}

/**
 * vedette_application_open_before:
 * @bad_line: the number of the line that cannot be read
 *
 * Shows the steps before a bad line as a new battle among the user's; the file stays as it is.
 *
 * Returns: (transfer none) (nullable): its window
 */
GtkWindow *
vedette_application_open_before (VedetteApplication  *self,
                                 const char          *path,
                                 guint                bad_line,
                                 GError             **error)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_open_before (path, bad_line, vedette_systems_get_schemas (), error);
  g_autoptr (VedetteSession) session = NULL;
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *copy = NULL;

  if (battle == NULL || !has_begun (battle, error))
    return NULL;
  if (g_str_has_suffix (name, ".vedette"))
    name[strlen (name) - strlen (".vedette")] = '\0';
  copy = vedette_session_make_path (name);
  if (!vedette_journal_move (vedette_battle_get_journal (battle), copy, error))
    return NULL;
  session = vedette_session_new (battle, copy);
  return vedette_application_show_session (self, session);
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
