/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names a place of the table, or gives it another name. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-place-dialog.h"

#include <glib/gi18n-lib.h>

#include "ui/declare/vedette-declare-form.h"

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
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, place != NULL ? "set-place" : "add-place");
  VedetteDeclareForm *form;

  if (place != NULL)
    g_object_set (move, "place", vedette_record_get_id (VEDETTE_RECORD (place)), NULL);
  form = vedette_declare_form_new (parent, session, move, place != NULL ? _("Edit Place") : _("Add Place"),
                                   NULL);
  vedette_declare_form_focus (form, "name");
  return GTK_WIDGET (form);
}
