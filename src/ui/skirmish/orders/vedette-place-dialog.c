/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names a place of the table, or gives it another name. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-place-dialog.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/vedette-dialog.h"

#define VEDETTE_TYPE_PLACE_DIALOG (vedette_place_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedettePlaceDialog, vedette_place_dialog, VEDETTE, PLACE_DIALOG, VedetteDialog)

struct _VedettePlaceDialog
{
  VedetteDialog parent_instance;

  GtkEditable *name;
  GtkEditable *notes;
  VedetteSession *session;
  gint64 place; /* 0 for a new one */
};

G_DEFINE_FINAL_TYPE (VedettePlaceDialog, vedette_place_dialog, VEDETTE_TYPE_DIALOG)

static void
accept (VedetteDialog *dialog)
{
  VedettePlaceDialog *self = VEDETTE_PLACE_DIALOG (dialog);
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, self->place != 0 ? "set-place" : "add-place");
  g_autoptr (GError) error = NULL;

  g_object_set (move, "name", gtk_editable_get_text (self->name), "notes", gtk_editable_get_text (self->notes), NULL);
  if (self->place != 0)
    g_object_set (move, "place", self->place, NULL);
  if (vedette_session_perform (self->session, move, 0, FALSE, &error) != NULL)
    gtk_window_close (GTK_WINDOW (self));
  else
    vedette_dialog_say (dialog, error != NULL ? error->message : vedette_session_get_why_not (self->session));
}

static void
vedette_place_dialog_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_PLACE_DIALOG (object)->session);

  G_OBJECT_CLASS (vedette_place_dialog_parent_class)->dispose (object);
}

static void
vedette_place_dialog_class_init (VedettePlaceDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_place_dialog_dispose;
  VEDETTE_DIALOG_CLASS (klass)->accept = accept;
}

static void
vedette_place_dialog_init (VedettePlaceDialog *self)
{
}

/**
 * vedette_place_dialog_new:
 * @parent: (nullable): the window it belongs to
 * @place: (nullable): the place to change, %NULL for a new one
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_place_dialog_new (GtkWindow      *parent,
                          VedetteSession *session,
                          VedettePlace   *place)
{
  VedettePlaceDialog *self = g_object_new (VEDETTE_TYPE_PLACE_DIALOG, "transient-for", parent, "modal", TRUE, "title",
                                           place != NULL ? _("Change a Place") : _("Add a Place"), NULL);
  GtkWidget *group = vedette_dialog_add_group (VEDETTE_DIALOG (self), NULL);

  self->session = g_object_ref (session);
  self->place = place != NULL ? vedette_record_get_id (VEDETTE_RECORD (place)) : 0;
  self->name = GTK_EDITABLE (vedette_row_add_entry (group, vedette_record_type_get_label (VEDETTE_TYPE_PLACE, "name"),
                                                    place != NULL ? vedette_place_get_name (place) : ""));
  self->notes = GTK_EDITABLE (vedette_row_add_entry (group, vedette_record_type_get_label (VEDETTE_TYPE_PLACE, "notes"),
                                                     place != NULL ? vedette_place_get_notes (place) : ""));
  vedette_dialog_set_accept (VEDETTE_DIALOG (self), place != NULL ? C_("a place", "Change") : C_("a place", "Add"));
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
  return GTK_WIDGET (self);
}
