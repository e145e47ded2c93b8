/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks what a battle is to be called. */

#include "vedette-config.h"

#include "ui/start/vedette-rename-dialog.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/vedette-control-row.h"

struct _VedetteRenameDialog
{
  VedetteDialog parent_instance;

  /* template */
  GtkEditable *name;

  /* owned */
  VedetteBattleEntry *entry;
};

G_DEFINE_FINAL_TYPE (VedetteRenameDialog, vedette_rename_dialog, VEDETTE_TYPE_DIALOG)

static void
vedette_rename_dialog_accept (VedetteDialog *dialog)
{
  VedetteRenameDialog *self = VEDETTE_RENAME_DIALOG (dialog);
  g_autofree char *title = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
  g_autoptr (GError) error = NULL;

  if (*title == '\0')
    vedette_dialog_say (dialog, _("Enter a name for the battle"));
  else if (vedette_battle_entry_rename (self->entry, title, &error))
    gtk_window_close (GTK_WINDOW (dialog));
  else
    vedette_dialog_say (dialog, error->message);
}

static void
vedette_rename_dialog_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_RENAME_DIALOG (object)->entry);

  G_OBJECT_CLASS (vedette_rename_dialog_parent_class)->dispose (object);
}

static void
vedette_rename_dialog_class_init (VedetteRenameDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_rename_dialog_dispose;
  VEDETTE_DIALOG_CLASS (klass)->accept = vedette_rename_dialog_accept;
  g_type_ensure (VEDETTE_TYPE_CONTROL_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/start/vedette-rename-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteRenameDialog, name);
  gtk_widget_class_bind_template_callback (widget_class, vedette_rename_dialog_accept);
}

static void
vedette_rename_dialog_init (VedetteRenameDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

/**
 * vedette_rename_dialog_new:
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_rename_dialog_new (GtkWindow          *parent,
                           VedetteBattleEntry *entry)
{
  VedetteRenameDialog *self = g_object_new (VEDETTE_TYPE_RENAME_DIALOG, "transient-for", parent, "modal", TRUE, NULL);

  self->entry = g_object_ref (entry);
  gtk_editable_set_text (self->name, entry->title);
  gtk_editable_select_region (self->name, 0, -1);
  return GTK_WIDGET (self);
}
