/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Corrects holder, counters, shot back, and who is out, has left or is in melee to what is true on the table. */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-put-right-dialog.h"

#include "ui/declare/vedette-declare-form.h"

/**
 * vedette_put_right_dialog_new:
 * @figure: (nullable): the line that is meant, if any
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_put_right_dialog_new (GtkWindow      *parent,
                              VedetteSession *session,
                              VedetteFigure  *figure)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "put-right");
  VedetteDeclareForm *form;

  if (figure != NULL)
    g_object_set (move, "line", vedette_record_get_id (VEDETTE_RECORD (figure)), NULL);
  form = vedette_declare_form_new (parent, session, move, NULL, NULL);
  vedette_declare_form_focus (form, "holder");
  return GTK_WIDGET (form);
}
