/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is done with the lines that are selected, each as a step or with the reason why not. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-forces-actions.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/records/vedette-contingent.h"

static VedetteIds *
get_ids (GPtrArray *items)
{
  g_autofree gint64 *ids = g_new (gint64, items->len + 1);
  gsize n = 0;

  for (guint i = 0; i < items->len; i++)
    if (VEDETTE_IS_FIGURE (g_ptr_array_index (items, i)))
      ids[n++] = vedette_record_get_id (g_ptr_array_index (items, i));
  return vedette_ids_new (ids, n);
}

static void
say_choose (VedetteSession *session)
{
  vedette_session_set_why_not (session, _("Select one or more lines first."));
}

static VedetteStep *
remove_contingent (VedetteSession    *session,
                   VedetteContingent *contingent)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "remove-contingent");

  g_object_set (move, "contingent", vedette_record_get_id (VEDETTE_RECORD (contingent)), NULL);
  return vedette_session_perform (session, move, 0, FALSE, NULL);
}

/**
 * vedette_forces_remove:
 * @items: lines, or one contingent by itself, whose men stay
 *
 * Returns: (transfer none) (nullable): the one step that it is
 */
VedetteStep *
vedette_forces_remove (VedetteSession *session,
                       GPtrArray      *items)
{
  g_autoptr (VedetteIds) ids = get_ids (items);
  g_autoptr (VedetteMove) move = NULL;

  if (items->len == 1 && VEDETTE_IS_CONTINGENT (g_ptr_array_index (items, 0)))
    return remove_contingent (session, g_ptr_array_index (items, 0));
  if (vedette_ids_get_n (ids) == 0)
    {
      say_choose (session);
      return NULL;
    }
  move = vedette_session_new_move (session, "remove-line");
  g_object_set (move, "line", ids, NULL);
  return vedette_session_perform (session, move, 0, FALSE, NULL);
}

/**
 * vedette_forces_may_split:
 *
 * Returns: whether there is one line that can be split; if not, it is said why not
 */
gboolean
vedette_forces_may_split (VedetteSession *session,
                          GPtrArray      *items)
{
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;

  if (items->len != 1 || !VEDETTE_IS_FIGURE (g_ptr_array_index (items, 0)))
    {
      vedette_session_set_why_not (session, _("Select one line first."));
      return FALSE;
    }
  move = vedette_session_new_move (session, "split-line");
  g_object_set (move, "line", vedette_record_get_id (g_ptr_array_index (items, 0)), "men", 1, NULL);
  ruling = vedette_rules_check (vedette_session_get_rules (session), move);
  if (ruling->verdict == VEDETTE_VERDICT_ALLOWED)
    return TRUE;
  vedette_session_set_refusal (session, ruling);
  return FALSE;
}

gboolean
vedette_forces_join (VedetteSession *session,
                     GPtrArray      *items)
{
  g_autoptr (VedetteIds) ids = get_ids (items);
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "join-lines");

  g_object_set (move, "line", ids, NULL);
  return vedette_session_perform (session, move, 0, FALSE, NULL) != NULL;
}

/**
 * vedette_forces_edit_body:
 * @edit: "add-body" to make one body of the lines, "leave-body" to take them out of theirs
 */
gboolean
vedette_forces_edit_body (VedetteSession *session,
                          GPtrArray      *items,
                          const char     *edit)
{
  g_autoptr (VedetteIds) ids = get_ids (items);
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, edit);

  if (vedette_ids_get_n (ids) == 0)
    {
      say_choose (session);
      return FALSE;
    }
  g_object_set (move, "members", ids, NULL);
  return vedette_session_perform (session, move, 0, FALSE, NULL) != NULL;
}

/**
 * vedette_forces_toggle:
 * @property: "reserve" or "hidden"
 *
 * Makes it so for all lines, or for none if it is so for all of them now: a step for each line that changes.
 */
gboolean
vedette_forces_toggle (VedetteSession *session,
                       GPtrArray      *items,
                       const char     *property)
{
  gboolean wanted = FALSE, any = FALSE;

  for (guint i = 0; i < items->len; i++)
    {
      gboolean now = FALSE;

      if (!VEDETTE_IS_FIGURE (g_ptr_array_index (items, i)))
        continue;
      any = TRUE;
      g_object_get (g_ptr_array_index (items, i), property, &now, NULL);
      wanted = wanted || !now;
    }
  if (!any)
    {
      say_choose (session);
      return FALSE;
    }
  for (guint i = 0; i < items->len; i++)
    {
      g_autoptr (VedetteMove) move = NULL;
      gboolean now = FALSE;

      if (!VEDETTE_IS_FIGURE (g_ptr_array_index (items, i)))
        continue;
      g_object_get (g_ptr_array_index (items, i), property, &now, NULL);
      if (now == wanted)
        continue;
      move = vedette_session_new_move (session, "set-line");
      g_object_set (move, "line", vedette_record_get_id (g_ptr_array_index (items, i)), property, wanted, NULL);
      if (vedette_session_perform (session, move, 0, FALSE, NULL) == NULL)
        return FALSE;
    }
  return TRUE;
}

/**
 * vedette_forces_shift:
 * @by: -1 for up, 1 for down
 *
 * Moves one line to the other side of the line that is seen next to it.
 */
gboolean
vedette_forces_shift (VedetteForcesModel *model,
                      GPtrArray          *items,
                      int                 by)
{
  VedetteSession *session = vedette_forces_model_get_session (model);
  VedetteForcesRows *rows = vedette_forces_model_get_rows (model);
  g_autoptr (VedetteMove) move = NULL;
  gpointer neighbour = NULL;
  guint position;

  if (items->len != 1 || !VEDETTE_IS_FIGURE (g_ptr_array_index (items, 0)))
    {
      vedette_session_set_why_not (session, _("Select one line first."));
      return FALSE;
    }
  position = vedette_forces_model_find (model, g_ptr_array_index (items, 0));
  if (position > 0 || by > 0)
    neighbour = vedette_forces_rows_nth (rows, position + (guint) by);
  if (!VEDETTE_IS_FIGURE (neighbour))
    {
      vedette_session_set_why_not (session, by < 0 ? _("This line is already first.") : _("This line is already last."));
      return FALSE;
    }
  move = vedette_session_new_move (session, "move-line");
  g_object_set (move, "line", vedette_record_get_id (g_ptr_array_index (items, 0)), "position",
                (int) vedette_forces_model_get_place (model, VEDETTE_FIGURE (neighbour)), NULL);
  return vedette_session_perform (session, move, 0, FALSE, NULL) != NULL;
}
