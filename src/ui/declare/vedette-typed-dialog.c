/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for a text that a system reads, with how it is read below it. */

#include "vedette-config.h"

#include "ui/declare/vedette-typed-dialog.h"

#include <glib/gi18n-lib.h>

#include "ui/declare/vedette-typed-entry.h"

struct _VedetteTypedDialog
{
  VedetteDialog parent_instance;

  VedetteTypedEntry *entry;
};

G_DEFINE_FINAL_TYPE (VedetteTypedDialog, vedette_typed_dialog, VEDETTE_TYPE_DIALOG)

static void
vedette_typed_dialog_accept (VedetteDialog *dialog)
{
  vedette_typed_entry_add (VEDETTE_TYPED_DIALOG (dialog)->entry);
}

static void
vedette_typed_dialog_class_init (VedetteTypedDialogClass *klass)
{
  VEDETTE_DIALOG_CLASS (klass)->accept = vedette_typed_dialog_accept;
}

static void
vedette_typed_dialog_init (VedetteTypedDialog *self)
{
}

/**
 * vedette_typed_dialog_new:
 * @move: one that is said by a `text`
 *
 * Returns: (transfer none): a modal window, to be presented; it goes when the text was taken
 */
GtkWidget *
vedette_typed_dialog_new (GtkWindow      *parent,
                          VedetteSession *session,
                          VedetteMove    *move)
{
  VedetteTypedDialog *self = g_object_new (VEDETTE_TYPE_TYPED_DIALOG, "transient-for", parent, "modal", TRUE, "title",
                                           vedette_move_get_label (move), NULL);

  self->entry = VEDETTE_TYPED_ENTRY (vedette_typed_entry_new (session, vedette_move_get_name (move), NULL, 0, NULL));
  vedette_typed_entry_set_name (self->entry, NULL, vedette_move_get_label (move));
  vedette_dialog_add (VEDETTE_DIALOG (self), GTK_WIDGET (self->entry));
  vedette_dialog_set_accept (VEDETTE_DIALOG (self), _("Add"));
  g_signal_connect_object (self->entry, "added", G_CALLBACK (gtk_window_close), self, G_CONNECT_SWAPPED);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  return GTK_WIDGET (self);
}
