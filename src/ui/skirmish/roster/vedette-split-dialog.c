/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks how many men of a line become a line of their own. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-split-dialog.h"

#include <glib/gi18n-lib.h>

struct _VedetteSplitDialog
{
  VedetteFormDialog parent_instance;

  GtkSpinButton *men;
  GtkEntry *name;
  GtkSwitch *keep_card;
  VedetteFigure *figure;
};

G_DEFINE_FINAL_TYPE (VedetteSplitDialog, vedette_split_dialog, VEDETTE_TYPE_FORM_DIALOG)

static void
vedette_split_dialog_dispose (GObject *object)
{
  VedetteSplitDialog *self = VEDETTE_SPLIT_DIALOG (object);

  g_clear_object (&self->figure);

  G_OBJECT_CLASS (vedette_split_dialog_parent_class)->dispose (object);
}

static VedetteMove *
vedette_split_dialog_make_move (VedetteFormDialog  *dialog,
                                GError            **error)
{
  VedetteSplitDialog *self = VEDETTE_SPLIT_DIALOG (dialog);
  VedetteMove *move = vedette_session_new_move (vedette_form_dialog_get_session (dialog), "split-line");

  gtk_spin_button_update (self->men);
  g_object_set (move, "line", vedette_record_get_id (VEDETTE_RECORD (self->figure)), "men",
                gtk_spin_button_get_value_as_int (self->men), "name", gtk_editable_get_text (GTK_EDITABLE (self->name)),
                "keep-card", gtk_switch_get_active (self->keep_card), NULL);
  return move;
}

static void
vedette_split_dialog_class_init (VedetteSplitDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_split_dialog_dispose;
  VEDETTE_FORM_DIALOG_CLASS (klass)->make_move = vedette_split_dialog_make_move;
}

static void
vedette_split_dialog_init (VedetteSplitDialog *self)
{
}

/**
 * vedette_split_dialog_new:
 * @figure: a line of two men or more
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_split_dialog_new (GtkWindow      *parent,
                          VedetteSession *session,
                          VedetteFigure  *figure)
{
  VedetteSplitDialog *self = g_object_new (VEDETTE_TYPE_SPLIT_DIALOG, NULL);
  VedetteFormDialog *form = VEDETTE_FORM_DIALOG (self);
  int count = vedette_figure_get_count (figure);

  self->figure = g_object_ref (figure);
  vedette_form_dialog_set_up (form, parent, session, _("Split the Line"), _("Split"));
  self->men = vedette_form_dialog_add_spin (form, _("Men of the new line"), 1, MAX (count - 1, 1), MAX (count / 2, 1));
  self->name = vedette_form_dialog_add_entry (form, _("Its name"), vedette_figure_get_name (figure));
  /* Asked of every line: that it is asked must not tell whether there is a card. */
  self->keep_card = vedette_form_dialog_add_switch (form, _("Stays on an order card"), FALSE);
  return GTK_WIDGET (self);
}
