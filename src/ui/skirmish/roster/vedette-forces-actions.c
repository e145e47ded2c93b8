/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is done with the lines that are selected, each as a step or with the reason why not. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-forces-actions.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/records/vedette-contingent.h"
#include "ui/declare/vedette-declare-form.h"
#include "ui/records/vedette-record-panel.h"

static gint64
get_id (gpointer record)
{
  return vedette_record_get_id (VEDETTE_RECORD (record));
}

/* Returns: (transfer full): an edit of all the lines; only contingents are left out */
static VedetteMove *
new_move (VedetteSession *session,
          const char     *name,
          const char     *param,
          GPtrArray      *items,
          guint          *n)
{
  VedetteMove *move = vedette_session_new_move (session, name);
  g_autofree gint64 *ids = g_new (gint64, items->len + 1);
  g_autoptr (VedetteIds) lines = NULL;

  *n = 0;
  for (guint i = 0; i < items->len; i++)
    if (VEDETTE_IS_FIGURE (items->pdata[i]))
      ids[(*n)++] = get_id (items->pdata[i]);
  lines = vedette_ids_new (ids, *n);
  g_object_set (move, param, lines, NULL);
  return move;
}

/**
 * vedette_forces_remove:
 * @widget: in the window that gets the toast
 * @items: lines, or one contingent by itself, whose lines stay
 *
 * Removes all of them in one step.
 */
void
vedette_forces_remove (GtkWidget      *widget,
                       VedetteSession *session,
                       GPtrArray      *items)
{
  g_autoptr (VedetteMove) move = NULL;
  guint n = 0;

  if (items->len == 1 && VEDETTE_IS_CONTINGENT (items->pdata[0]))
    {
      move = vedette_session_new_move (session, "remove-contingent");
      g_object_set (move, "contingent", get_id (items->pdata[0]), NULL);
    }
  else
    {
      move = new_move (session, "remove-line", "line", items, &n);
      if (n == 0)
        {
          vedette_session_set_why_not (session, _("Select one or more lines first."));
          return;
        }
    }
  vedette_record_remove (widget, session, move);
}

/**
 * vedette_forces_split:
 * @parent: gets the form that asks how many figures become a line of their own
 * @items: one line that can be split
 */
void
vedette_forces_split (GtkWindow      *parent,
                      VedetteSession *session,
                      GPtrArray      *items)
{
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;
  VedetteDeclareForm *form;

  if (items->len != 1 || !VEDETTE_IS_FIGURE (items->pdata[0]))
    {
      vedette_session_set_why_not (session, _("Select one line first."));
      return;
    }
  move = vedette_session_new_move (session, "split-line");
  g_object_set (move, "line", get_id (items->pdata[0]), "men", 1, NULL);
  ruling = vedette_rules_check (vedette_session_get_rules (session), move);
  if (ruling->verdict != VEDETTE_VERDICT_ALLOWED)
    {
      vedette_session_set_refusal (session, ruling);
      return;
    }
  g_object_set (move, "men", MAX (vedette_figure_get_count (items->pdata[0]) / 2, 1), "name",
                vedette_figure_get_name (items->pdata[0]), NULL);
  form = vedette_declare_form_new (parent, session, move, _("Split Line"), _("Split"));
  vedette_declare_form_focus (form, "men");
  gtk_window_present (GTK_WINDOW (form));
}

void
vedette_forces_join (VedetteSession *session,
                     GPtrArray      *items)
{
  guint n;
  g_autoptr (VedetteMove) move = new_move (session, "join-lines", "line", items, &n);

  vedette_session_perform (session, move, 0, FALSE, NULL);
}

/**
 * vedette_forces_edit_body:
 * @edit: "add-body" to make one body of the lines, "leave-body" to take them out of theirs
 */
void
vedette_forces_edit_body (VedetteSession *session,
                          GPtrArray      *items,
                          const char     *edit)
{
  guint n;
  g_autoptr (VedetteMove) move = new_move (session, edit, "members", items, &n);

  if (n == 0)
    vedette_session_set_why_not (session, _("Select one or more lines first."));
  else
    vedette_session_perform (session, move, 0, FALSE, NULL);
}

static gboolean
get_flag (gpointer    line,
          const char *property)
{
  gboolean is = FALSE;

  g_object_get (line, property, &is, NULL);
  return is;
}

/**
 * vedette_forces_toggle:
 * @property: "reserve" or "hidden"
 *
 * Makes it so for all lines, or for none if it is so for all of them now: a step for each line that changes.
 */
void
vedette_forces_toggle (VedetteSession *session,
                       GPtrArray      *items,
                       const char     *property)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  gboolean wanted = FALSE;

  for (guint i = 0; i < items->len; i++)
    if (VEDETTE_IS_FIGURE (items->pdata[i]))
      {
        g_ptr_array_add (lines, items->pdata[i]);
        wanted = wanted || !get_flag (items->pdata[i], property);
      }
  if (lines->len == 0)
    vedette_session_set_why_not (session, _("Select one or more lines first."));
  for (guint i = 0; i < lines->len; i++)
    {
      g_autoptr (VedetteMove) move = NULL;

      if (get_flag (lines->pdata[i], property) == wanted)
        continue;
      move = vedette_session_new_move (session, "set-line");
      g_object_set (move, "line", get_id (lines->pdata[i]), property, wanted, NULL);
      if (vedette_session_perform (session, move, 0, FALSE, NULL) == NULL)
        return;
    }
}

/**
 * vedette_forces_move_to:
 *
 * Moves a line to the place of its neighbour.
 *
 * Returns: whether it was moved
 */
gboolean
vedette_forces_move_to (VedetteSession *session,
                        VedetteFigure  *line,
                        VedetteFigure  *neighbour)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "move-line");
  int position = 0;

  vedette_each (VedetteFigure, figure, vedette_battle_get_records (vedette_session_get_battle (session), VEDETTE_TYPE_FIGURE))
    {
      if (figure == neighbour)
        break;
      position++;
    }
  g_object_set (move, "line", get_id (line), "position", position, NULL);
  return vedette_session_perform (session, move, 0, FALSE, NULL) != NULL;
}
