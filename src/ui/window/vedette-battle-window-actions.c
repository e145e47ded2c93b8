/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions of a battle window: copy, move, print and report the battle, change its settings, undo and redo steps, and
 * start another battle with the same forces. */

#include "vedette-config.h"

#include "ui/window/vedette-battle-window-private.h"

#include <glib/gi18n-lib.h>

#include "ui/log/vedette-log-export.h"
#include "ui/preferences/vedette-battle-settings-dialog.h"
#include "ui/print/vedette-print-dialog.h"
#include "ui/start/vedette-forces-dialog.h"
#include "ui/start/vedette-recent.h"
#include "ui/vedette-application-private.h"
#include "ui/widgets/toasts/vedette-toast.h"
#include "ui/widgets/vedette-file-chooser.h"
#include "ui/window/vedette-field-undo.h"

/* The key under which the window stores the toast of the last undo or redo. The toast is borrowed, and
 * on_dismissed() clears this data. */
#define STEP_TOAST "vedette-step-toast"

static char *
make_file_name (VedetteBattleWindow *self)
{
  g_autofree char *title = vedette_rules_get_title (vedette_session_get_rules (vedette_battle_window_get_session (self)),
                                                    VEDETTE_AUDIENCE_ALL);

  g_strdelimit (title, "/\\\n\r\t", '-');
  return g_strdup_printf ("%s.vedette", title);
}

/**
 * vedette_battle_window_copy_to:
 *
 * Copies the battle to another file and shows a toast with the result. Later steps still go to the old file.
 *
 * Returns: %FALSE if the file could not be written
 */
gboolean
vedette_battle_window_copy_to (VedetteBattleWindow *self,
                               const char          *path)
{
  VedetteBattle *battle = vedette_session_get_battle (vedette_battle_window_get_session (self));
  g_autofree char *file = g_filename_display_basename (path);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (!vedette_journal_copy (vedette_battle_get_journal (battle), path, &error))
    {
      vedette_battle_window_toast (self, error->message);
      return FALSE;
    }
  /* The toast has only the file name, because the folder can be an internal one, such as that of the document portal.
   * Translators: %s is the name of a file, such as “bridge.vedette” */
  text = g_strdup_printf (_("Copied to “%s”. The battle stays where it was."), file);
  vedette_battle_window_toast (self, text);
  return TRUE;
}

/**
 * vedette_battle_window_move_to:
 *
 * Moves the battle to another file, where later steps go too, and shows a toast with the result.
 *
 * Returns: %FALSE if the file could not be moved
 */
gboolean
vedette_battle_window_move_to (VedetteBattleWindow *self,
                               const char          *path)
{
  VedetteSession *session = vedette_battle_window_get_session (self);
  g_autofree char *old = g_strdup (vedette_session_get_path (session));
  g_autofree char *file = g_filename_display_basename (path);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (!vedette_session_move_to (session, path, &error))
    {
      vedette_battle_window_toast (self, error->message);
      return FALSE;
    }
  if (old != NULL)
    vedette_recent_forget (old);
  vedette_recent_add (vedette_session_get_path (session));
  /* Translators: %s is the name of a file, such as “bridge.vedette” */
  text = g_strdup_printf (_("The battle continues in “%s”"), file);
  vedette_battle_window_toast (self, text);
  return TRUE;
}

static void
on_copy_chosen (GtkWindow  *parent,
                const char *path)
{
  vedette_battle_window_copy_to (VEDETTE_BATTLE_WINDOW (parent), path);
}

static void
on_move_chosen (GtkWindow  *parent,
                const char *path)
{
  vedette_battle_window_move_to (VEDETTE_BATTLE_WINDOW (parent), path);
}

static void
copy_to (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  g_autofree char *file = make_file_name (VEDETTE_BATTLE_WINDOW (widget));

  vedette_file_chooser_ask (GTK_WINDOW (widget), GTK_FILE_CHOOSER_ACTION_SAVE, _("Copy To"), "vedette", file, on_copy_chosen);
}

static void
move_to (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  g_autofree char *file = make_file_name (VEDETTE_BATTLE_WINDOW (widget));

  vedette_file_chooser_ask (GTK_WINDOW (widget), GTK_FILE_CHOOSER_ACTION_SAVE, _("Move To"), "vedette", file, on_move_chosen);
}

/* Opens the print dialog for both actions, Print and Export as PDF. The actions differ only in the title and the
 * default button of this dialog. */
static void
print_or_export (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  VedetteBattleWindow *self = VEDETTE_BATTLE_WINDOW (widget);
  GtkWidget *dialog = vedette_print_dialog_new (GTK_WINDOW (self), vedette_battle_window_get_session (self),
                                                g_str_equal (name, "win.export-pdf"));

  vedette_print_dialog_choose_for (VEDETTE_PRINT_DIALOG (dialog), vedette_battle_window_get_view_name (self));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
show_settings (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  VedetteSession *session = vedette_battle_window_get_session (VEDETTE_BATTLE_WINDOW (widget));

  gtk_window_present (GTK_WINDOW (vedette_battle_settings_dialog_new (GTK_WINDOW (widget), session)));
}

static void
report (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  VedetteBattleWindow *self = VEDETTE_BATTLE_WINDOW (widget);

  vedette_log_report (widget, vedette_battle_window_get_session (self), vedette_battle_window_get_toasts (self));
}

static void
on_created (VedetteForcesDialog *dialog,
            VedetteSession      *session,
            VedetteBattleWindow *self)
{
  vedette_application_show_session (VEDETTE_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))), session);
}

static void
new_with_forces (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  VedetteSession *session = vedette_battle_window_get_session (VEDETTE_BATTLE_WINDOW (widget));
  GtkWidget *dialog = vedette_forces_dialog_new (GTK_WINDOW (widget), vedette_session_get_rules (session));

  g_signal_connect_object (dialog, "created", G_CALLBACK (on_created), widget, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_dismissed (AdwToast            *toast,
              VedetteBattleWindow *self)
{
  if (g_object_get_data (G_OBJECT (self), STEP_TOAST) == toast)
    g_object_set_data (G_OBJECT (self), STEP_TOAST, NULL);
}

/* Shows a toast about an undone or redone step. The function reuses a toast that is showing, so that repeated undo
 * does not queue one toast per step. */
static void
toast_step (VedetteBattleWindow *self,
            const char          *text)
{
  AdwToast *toast = g_object_get_data (G_OBJECT (self), STEP_TOAST);

  /* The old toast is not dismissed, because libadwaita 1.2 crashes if a toast is dismissed during its animation. */
  if (toast != NULL)
    {
      vedette_toast_set_text (toast, text);
      return;
    }
  toast = vedette_toast_new (text);
  g_object_set_data (G_OBJECT (self), STEP_TOAST, toast);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (on_dismissed), self, 0);
  adw_toast_overlay_add_toast (vedette_battle_window_get_toasts (self), toast);
}

/* Shows a toast about an undone or redone step in views other than Play. Play shows the last step anyway, but in
 * other views the change can be invisible. */
static void
say_step (VedetteBattleWindow *self,
          gboolean             undone,
          const char          *step)
{
  g_autofree char *text = NULL;

  if (g_strcmp0 (vedette_battle_window_get_view_name (self), "play") == 0)
    return;
  if (undone)
    /* Translators: %s is a step of the battle as a sentence, such as “Red charged the mill” */
    text = g_strdup_printf (_("Undone: %s"), step);
  else
    /* Translators: %s is a step of the battle as a sentence, such as “Red charged the mill” */
    text = g_strdup_printf (_("Redone: %s"), step);
  toast_step (self, text);
}

static void
undo_or_redo (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  VedetteBattleWindow *self = VEDETTE_BATTLE_WINDOW (widget);
  VedetteSession *session = vedette_battle_window_get_session (self);
  gboolean undone = g_str_equal (name, "win.undo");
  g_autofree char *step = undone ? vedette_session_describe_undo (session) : vedette_session_describe_redo (session);
  g_autoptr (GError) error = NULL;

  if (!(undone ? vedette_session_undo : vedette_session_redo) (session, &error))
    vedette_battle_window_toast (self, error->message);
  else if (step != NULL)
    say_step (self, undone, step);
}

/* Lets the undo and redo keys act on the typing in the focused field, or on the battle if that field has nothing to
 * undo or redo. The buttons always act on the battle. */
static void
undo_or_redo_key (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (widget));
  gboolean undone = g_str_equal (name, "win.undo-key");

  if (!(undone ? vedette_field_undo : vedette_field_redo) (focus))
    gtk_widget_activate_action (widget, undone ? "win.undo" : "win.redo", NULL);
}

/**
 * vedette_battle_window_install_actions:
 *
 * Adds the actions of this source file to the class of the window.
 */
void
vedette_battle_window_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_or_redo);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, undo_or_redo);
  gtk_widget_class_install_action (widget_class, "win.undo-key", NULL, undo_or_redo_key);
  gtk_widget_class_install_action (widget_class, "win.redo-key", NULL, undo_or_redo_key);
  gtk_widget_class_install_action (widget_class, "win.print", NULL, print_or_export);
  gtk_widget_class_install_action (widget_class, "win.export-pdf", NULL, print_or_export);
  gtk_widget_class_install_action (widget_class, "win.report", NULL, report);
  gtk_widget_class_install_action (widget_class, "win.new-with-forces", NULL, new_with_forces);
  gtk_widget_class_install_action (widget_class, "win.copy-to", NULL, copy_to);
  gtk_widget_class_install_action (widget_class, "win.move-to", NULL, move_to);
  gtk_widget_class_install_action (widget_class, "win.battle-settings", NULL, show_settings);
}
