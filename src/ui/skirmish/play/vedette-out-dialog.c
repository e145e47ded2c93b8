/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks which line loses men, or of which they leave the table, and how many: a digit, and it is done. */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-out-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/declare/vedette-declare-form.h"

/* The first that is in melee, or that is free to leave; else the first of all; 0 if there is none */
static gint64
find_likely (VedetteSession *session,
             VedetteMove    *move,
             VedetteTri      melee)
{
  VedetteSkirmish skirmish;
  gint64 first = 0;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  vedette_each_new (VedetteChoice, choice, vedette_move_get_choices (move, vedette_session_get_rules (session), "line", NULL))
    {
      gint64 line = choice->id;

      if (vedette_figure_get_melee (vedette_skirmish_find_figure (&skirmish, line)) == melee)
        return line;
      if (first == 0)
        first = line;
    }
  return first;
}

/**
 * vedette_out_dialog_new:
 * @name: of the move: "out" or "left"
 * @figure: (nullable): the line that is meant
 *
 * Who is most likely meant is chosen already. A digit from 1 to 9 takes as many out, or off the table; Enter takes what
 * stands in the number.
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_out_dialog_new (GtkWindow      *parent,
                        VedetteSession *session,
                        const char     *name,
                        VedetteFigure  *figure)
{
  gboolean leaving = g_str_equal (name, "left");
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, name);
  gint64 line = figure != NULL ? vedette_record_get_id (VEDETTE_RECORD (figure))
                               : find_likely (session, move, leaving ? VEDETTE_TRI_NO : VEDETTE_TRI_YES);
  g_autoptr (VedetteIds) lines = line != 0 ? vedette_ids_new_one (line) : NULL;
  VedetteDeclareForm *form;

  if (leaving)
    g_object_set (move, "line", lines, NULL);
  else
    g_object_set (move, "line", line, NULL);
  form = vedette_declare_form_new (parent, session, move, leaving ? _("Figures Leaving the Table") : _("Record Casualties"),
                                   NULL);
  vedette_declare_form_set_digits (form, "men");
  if (figure == NULL)
    vedette_declare_form_focus (form, "line");
  return GTK_WIDGET (form);
}
