/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions of a battle window that import and export armies as text. */

#include "vedette-config.h"

#include "ui/window/vedette-battle-window-private.h"

#include <glib/gi18n-lib.h>

#include "core/exchange/vedette-army.h"
#include "ui/exchange/vedette-army-dialog.h"
#include "ui/exchange/vedette-army-drop.h"
#include "ui/widgets/toasts/vedette-file-toast.h"
#include "ui/widgets/vedette-file-chooser.h"

/* The window stores the text of the exported army and the note about skipped parts under these keys, because the
 * user chooses the file later. */
#define WRITTEN "vedette-army-written"
#define LEFT "vedette-army-left"

/**
 * vedette_battle_window_import_army:
 * @path: the path of a file with an army, in any format
 *
 * Opens the import page for the army, or shows why the file cannot be imported.
 */
void
vedette_battle_window_import_army (VedetteBattleWindow *self,
                                   const char          *path)
{
  vedette_army_take_file (GTK_WINDOW (self), vedette_battle_window_get_toasts (self), vedette_battle_window_get_session (self),
                          path);
}

static void
on_import_chosen (GtkWindow  *parent,
                  const char *path)
{
  vedette_battle_window_import_army (VEDETTE_BATTLE_WINDOW (parent), path);
}

static void
import_army (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  vedette_file_chooser_ask (GTK_WINDOW (widget), GTK_FILE_CHOOSER_ACTION_OPEN, _("Import Army"), "txt", NULL, on_import_chosen);
}

/* Imports an army that was pasted into an entry. @parameter is the side of the entry (empty for none) and the pasted
 * text. */
static void
import_text (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  VedetteBattleWindow *self = VEDETTE_BATTLE_WINDOW (widget);
  const char *side, *text;

  g_variant_get (parameter, "(&s&s)", &side, &text);
  vedette_army_take_text (GTK_WINDOW (self), vedette_battle_window_get_toasts (self), vedette_battle_window_get_session (self),
                          text, *side != '\0' ? side : NULL);
}

/**
 * vedette_battle_window_export_army:
 * @path: the path of the file to write
 *
 * Exports the army that the army dialog prepared last, and shows a toast with the result.
 */
void
vedette_battle_window_export_army (VedetteBattleWindow *self,
                                   const char          *path)
{
  const char *army = g_object_get_data (G_OBJECT (self), WRITTEN), *left = g_object_get_data (G_OBJECT (self), LEFT);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = g_bytes_new (army, strlen (army));

  vedette_file_toast_write (vedette_battle_window_get_toasts (self), file, bytes, left);
}

static void
on_export_chosen (GtkWindow  *parent,
                  const char *path)
{
  vedette_battle_window_export_army (VEDETTE_BATTLE_WINDOW (parent), path);
}

static void
on_written (VedetteArmyDialog   *dialog,
            const char          *name,
            const char          *text,
            const char          *left,
            VedetteBattleWindow *self)
{
  g_autofree char *file = g_strdelimit (g_strconcat (name, ".txt", NULL), "/\\\n\r\t", '-');

  g_object_set_data_full (G_OBJECT (self), WRITTEN, g_strdup (text), g_free);
  g_object_set_data_full (G_OBJECT (self), LEFT, g_strdup (left), g_free);
  vedette_file_chooser_ask (GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE, _("Export Army"), "txt", file, on_export_chosen);
}

static void
on_kept (VedetteArmyDialog   *dialog,
         const char          *name,
         const char          *text,
         const char          *left,
         VedetteBattleWindow *self)
{
  /* Translators: %s is the name of an army, such as “Foresters” */
  g_autofree char *said = g_strdup_printf (_("Saved “%s” to the army library"), name);

  vedette_battle_window_toast (self, said);
  if (left != NULL)
    vedette_battle_window_toast (self, left);
}

static void
export_or_save (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  gboolean keep = g_str_equal (name, "win.save-army");
  GtkWidget *dialog = vedette_army_dialog_new (GTK_WINDOW (widget),
                                               vedette_battle_window_get_session (VEDETTE_BATTLE_WINDOW (widget)), keep);

  g_signal_connect_object (dialog, "written", keep ? G_CALLBACK (on_kept) : G_CALLBACK (on_written), widget, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/**
 * vedette_battle_window_install_army_actions:
 *
 * Adds the army actions to the class of the window.
 */
void
vedette_battle_window_install_army_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.import-army", NULL, import_army);
  gtk_widget_class_install_action (widget_class, "win.import-army-text", "(ss)", import_text);
  gtk_widget_class_install_action (widget_class, "win.export-army", NULL, export_or_save);
  gtk_widget_class_install_action (widget_class, "win.save-army", NULL, export_or_save);
}

/**
 * vedette_battle_window_add_armies:
 *
 * Enables the actions that import, export and save an army if the game system has a text format for armies, and
 * disables them otherwise.
 */
void
vedette_battle_window_add_armies (VedetteBattleWindow *self)
{
  VedetteSession *session = vedette_battle_window_get_session (self);
  gboolean any = vedette_army_get_format (vedette_session_get_rules (session)) != NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.import-army", any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.export-army", any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save-army", any);
}
