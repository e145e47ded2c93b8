/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a file that is opened becomes: a window, a dialog that waits for it, or one that says why not. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "core/document/vedette-battle-file.h"
#include "core/journal/vedette-journal-file.h"
#include "core/systems.h"
#include "ui/start/vedette-fault-dialog.h"
#include "ui/start/vedette-opening-dialog.h"
#include "ui/start/vedette-samples.h"
#include "ui/vedette-application-private.h"
#include "ui/window/vedette-battle-window.h"

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
                                           "“%2$s” ends in the middle of a step, so its last %1$lu byte was left out. All "
                                           "earlier steps are here.",
                                           "“%2$s” ends in the middle of a step, so its last %1$lu bytes were left out. All "
                                           "earlier steps are here.",
                                           (gulong) report->torn_length),
                              (gulong) report->torn_length, name);
      vedette_battle_window_say (window, text);
    }
  else if (mode == VEDETTE_OPEN_READ)
    {
      /* Translators: the name of a file */
      text = g_strdup_printf (_("“%s” will not change. Your next step creates a separate copy."), name);
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
                       _("This battle has no steps yet. Choose a different battle."));
  return FALSE;
}

/* The battle becomes a window. */
static GtkWindow *
show_battle (VedetteApplication       *self,
             VedetteBattle            *battle,
             const char               *path,
             VedetteOpenMode           mode,
             const VedetteOpenReport  *report,
             GError                  **error)
{
  g_autoptr (VedetteSession) session = NULL;
  GtkWindow *window;

  if (!has_begun (battle, error))
    return NULL;
  session = vedette_session_new (battle, mode == VEDETTE_OPEN_WRITE ? path : NULL);
  window = vedette_application_show_session (self, session);
  say_how (VEDETTE_BATTLE_WINDOW (window), path, mode, report);
  return window;
}

/* Returns: (transfer none) (nullable): what is open already */
static GtkWindow *
find_open (VedetteApplication *self,
           const char         *path)
{
  GtkWindow *window = vedette_application_find_window (self, path);

  if (window != NULL)
    vedette_application_present_battle (self, window);
  return window;
}

static VedetteOpenMode
choose_mode (const char *path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS) && is_to_be_kept (path) ? VEDETTE_OPEN_READ : VEDETTE_OPEN_WRITE;
}

/* @bad_line: (out): as in VedetteOpenReport */
static GtkWindow *
open_file (VedetteApplication  *self,
           const char          *path,
           guint               *bad_line,
           GError             **error)
{
  g_autofree char *canonical = g_canonicalize_filename (path, NULL);
  VedetteOpenMode mode = choose_mode (canonical);
  GtkWindow *window = find_open (self, canonical);
  g_autoptr (VedetteBattle) battle = NULL;
  VedetteOpenReport report;

  *bad_line = 0;
  if (window != NULL)
    return window;
  battle = vedette_battle_open (canonical, mode, vedette_systems_get_schemas (), &report, error);
  *bad_line = report.bad_line;
  return battle != NULL ? show_battle (self, battle, canonical, mode, &report, error) : NULL;
}

/**
 * vedette_application_open_path:
 * @path: of a battle
 *
 * Shows the battle, however long that takes; one that is open already comes to the front.
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

/* Whatever is said is said over a window. */
static GtkWindow *
get_parent (VedetteApplication *self)
{
  if (gtk_application_get_active_window (GTK_APPLICATION (self)) == NULL)
    vedette_application_show_battles (self);
  return gtk_application_get_active_window (GTK_APPLICATION (self));
}

static void
say_fault (VedetteApplication *self,
           const char         *path,
           const char         *why,
           guint               bad_line)
{
  gtk_window_present (GTK_WINDOW (vedette_fault_dialog_new (get_parent (self), path, why, bad_line)));
}

static void
on_failed (VedetteOpeningDialog *dialog,
           const char           *why,
           VedetteApplication   *self)
{
  g_autofree char *path = g_strdup (vedette_opening_dialog_get_path (dialog));
  guint bad_line = vedette_opening_dialog_get_report (dialog)->bad_line;

  gtk_window_destroy (GTK_WINDOW (dialog));
  say_fault (self, path, why, bad_line);
}

static void
on_opened (VedetteOpeningDialog *dialog,
           VedetteBattle        *battle,
           VedetteApplication   *self)
{
  g_autofree char *path = g_strdup (vedette_opening_dialog_get_path (dialog));
  VedetteOpenMode mode = vedette_opening_dialog_get_mode (dialog);
  VedetteOpenReport report = *vedette_opening_dialog_get_report (dialog);
  g_autoptr (GError) error = NULL;

  gtk_window_destroy (GTK_WINDOW (dialog));
  if (show_battle (self, battle, path, mode, &report, &error) == NULL)
    say_fault (self, path, error->message, 0);
}

/**
 * vedette_application_open_long:
 * @path: of a battle
 *
 * A battle that takes its time to be read is waited for in a dialog.
 *
 * Returns: whether it is such a battle; if it cannot be opened, that is said by and by
 */
gboolean
vedette_application_open_long (VedetteApplication *self,
                               const char         *path)
{
  g_autofree char *canonical = g_canonicalize_filename (path, NULL);
  GtkWindow *dialog = vedette_application_find_opening (canonical);

  if (dialog == NULL && (!vedette_battle_is_long (canonical) || vedette_application_find_window (self, canonical) != NULL))
    return FALSE;
  if (dialog == NULL)
    {
      dialog = GTK_WINDOW (vedette_opening_dialog_new (get_parent (self), canonical, choose_mode (canonical)));
      g_signal_connect_object (dialog, "opened", G_CALLBACK (on_opened), self, 0);
      g_signal_connect_object (dialog, "failed", G_CALLBACK (on_failed), self, 0);
    }
  gtk_window_present (dialog);
  return TRUE;
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

  if (!vedette_application_open_long (self, path) && open_file (self, path, &bad_line, &error) == NULL)
    say_fault (self, path, error->message, bad_line);
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
  name[vedette_journal_file_get_stem (name)] = '\0';
  copy = vedette_session_make_path (name);
  if (!vedette_journal_move (vedette_battle_get_journal (battle), copy, error))
    return NULL;
  session = vedette_session_new (battle, copy);
  return vedette_application_show_session (self, session);
}
