/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks how many men of a line become a line of their own. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-split-dialog.h"

#include <glib/gi18n-lib.h>

#include "ui/declare/vedette-declare-form.h"

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
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "split-line");
  VedetteDeclareForm *form;

  g_object_set (move, "line", vedette_record_get_id (VEDETTE_RECORD (figure)), "men",
                MAX (vedette_figure_get_count (figure) / 2, 1), "name", vedette_figure_get_name (figure), NULL);
  form = vedette_declare_form_new (parent, session, move, _("Split Line"), _("Split"));
  vedette_declare_form_focus (form, "men");
  return GTK_WIDGET (form);
}
