/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is done with records in any list: the form that edits one, and removal in one step with an offer to undo it. */

#include "vedette-config.h"

#include "ui/records/vedette-record-edits.h"

#include <string.h>

#include "ui/widgets/toasts/vedette-undo-toast.h"

/**
 * vedette_record_ask:
 * @widget: in the window that gets the form
 * @move: what the form asks about
 * @title: (nullable): of the form; %NULL for what the move is called
 * @focus: the parameter that has the focus first
 *
 * Presents the form of an edit.
 *
 * Returns: (transfer none): the form
 */
VedetteDeclareForm *
vedette_record_ask (GtkWidget      *widget,
                    VedetteSession *session,
                    VedetteMove    *move,
                    const char     *title,
                    const char     *focus)
{
  VedetteDeclareForm *form = vedette_declare_form_new (GTK_WINDOW (gtk_widget_get_root (widget)), session, move, title, NULL);

  vedette_declare_form_focus (form, focus);
  gtk_window_present (GTK_WINDOW (form));
  return form;
}

/**
 * vedette_record_edit:
 * @record: (type VedetteRecord): what is edited
 * @title: (nullable): of the form; %NULL for what the edit is called
 *
 * Presents the form of a record.
 *
 * Returns: (transfer none): the form
 */
VedetteDeclareForm *
vedette_record_edit (GtkWidget      *widget,
                     VedetteSession *session,
                     gpointer        record,
                     const char     *title)
{
  g_autoptr (VedetteMove) move = vedette_rules_new_edit_of (vedette_session_get_rules (session), record);

  return vedette_record_ask (widget, session, move, title, "name");
}

/**
 * vedette_record_remove:
 * @widget: in the window that gets the toast
 * @move: the edit that removes something
 *
 * Removes it in one step, which a toast offers to undo; the session has the reason if it cannot be removed.
 *
 * Returns: whether it was removed
 */
gboolean
vedette_record_remove (GtkWidget      *widget,
                       VedetteSession *session,
                       VedetteMove    *move)
{
  VedetteRules *rules = vedette_session_get_rules (session);
  VedetteStep *step = vedette_session_perform (session, move, 0, FALSE, NULL);
  g_autofree char *text = NULL;

  if (step == NULL)
    return FALSE;
  text = vedette_rules_describe (rules, step, vedette_rules_get_viewer (rules));
  vedette_undo_toast_show (widget, session, text);
  return TRUE;
}

/**
 * vedette_record_new_removal:
 * @record: (type VedetteRecord): of a kind that has edits
 *
 * Returns: (transfer full): the edit that removes the record. It is called after the same noun as the edit that changes it.
 */
VedetteMove *
vedette_record_new_removal (VedetteSession *session,
                            gpointer        record)
{
  g_autoptr (VedetteMove) edit = vedette_rules_new_edit_of (vedette_session_get_rules (session), record);
  const char *noun = vedette_move_get_name (edit) + strlen ("set-");
  g_autofree char *name = g_strconcat ("remove-", noun, NULL);
  VedetteMove *move = vedette_session_new_move (session, name);

  g_object_set (move, noun, vedette_record_get_id (record), NULL);
  return move;
}
