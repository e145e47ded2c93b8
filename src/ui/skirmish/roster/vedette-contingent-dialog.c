/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A contingent, as a form: its name, its leader, its player. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-contingent-dialog.h"

#include <glib/gi18n-lib.h>

#include "ui/declare/vedette-declare-form.h"

/**
 * vedette_contingent_dialog_new_add:
 * @side: the force that is proposed, 0 for any
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_contingent_dialog_new_add (GtkWindow      *parent,
                                   VedetteSession *session,
                                   gint64          side)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "add-contingent");
  VedetteDeclareForm *form;

  if (side != 0)
    g_object_set (move, "side", side, NULL);
  form = vedette_declare_form_new (parent, session, move, _("Add a Contingent"), _("Add"));
  vedette_declare_form_focus (form, "name");
  return GTK_WIDGET (form);
}

/**
 * vedette_contingent_dialog_new_edit:
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_contingent_dialog_new_edit (GtkWindow         *parent,
                                    VedetteSession    *session,
                                    VedetteContingent *contingent)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "set-contingent");
  VedetteDeclareForm *form;

  g_object_set (move, "contingent", vedette_record_get_id (VEDETTE_RECORD (contingent)), NULL);
  form = vedette_declare_form_new (parent, session, move, _("Change the Contingent"), _("Change"));
  vedette_declare_form_focus (form, "name");
  return GTK_WIDGET (form);
}
