/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes an order card of what its form says: asks the rules first, and splits lines of which only some men are on it. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-card-write.h"

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/skirmish/orders/vedette-card-words.h"

static gboolean
is_part (const VedetteActor *actor)
{
  return actor->men < actor->count;
}

/* The rules are asked before a line is split. A part of a line that is bound by another card is free, so that such a line
 * is left out of the question.
 *
 * Returns: (transfer full) (nullable): what speaks against it */
static char *
object_to (VedetteSession        *session,
           const VedetteCardForm *form,
           gboolean               open,
           const char           **rule,
           const char           **about,
           gboolean              *final)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (VedetteIds) actors = NULL;
  g_autoptr (VedetteMove) move = NULL;
  g_auto (GStrv) objections = NULL;
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  for (guint i = 0; i < form->chosen->len; i++)
    {
      const VedetteActor *actor = &g_array_index (form->chosen, VedetteActor, i);

      if (!is_part (actor) || vedette_skirmish_find_card_of (&skirmish, actor->line) == NULL)
        g_array_append_val (ids, actor->line);
    }
  if (ids->len == 0 && form->chosen->len > 0)
    return NULL;
  actors = vedette_ids_new ((const gint64 *) (gconstpointer) ids->data, ids->len);
  move = vedette_card_form_declare (form, session, actors);
  objections = vedette_card_words_objections (vedette_session_get_rules (session), move, open, rule, about, final);
  return g_strdup (objections[0]);
}

/* Returns: the line that the men are now, 0 if that cannot be */
static gint64
split (VedetteSession     *session,
       const VedetteActor *actor)
{
  GListModel *figures = vedette_battle_get_records (vedette_session_get_battle (session), VEDETTE_TYPE_FIGURE);
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "split-line");

  g_object_set (move, "line", actor->line, "men", actor->men, NULL);
  if (vedette_session_perform (session, move, 0, FALSE, NULL) == NULL)
    return 0;
  /* The new line stands after the old one. */
  for (guint i = 1; i < g_list_model_get_n_items (figures); i++)
    {
      g_autoptr (VedetteRecord) before = g_list_model_get_item (figures, i - 1);
      g_autoptr (VedetteRecord) part = g_list_model_get_item (figures, i);

      if (vedette_record_get_id (before) == actor->line)
        return vedette_record_get_id (part);
    }
  return 0;
}

/**
 * vedette_card_write:
 * @open: whether both sides agreed that cards are written now (S-X25)
 * @agreed: whether they agreed to what speaks against this one, too
 * @why_not: (out) (transfer full): what speaks against it
 * @rule: (out): the id of the rule behind that, %NULL for none
 * @about: (out): the parameter that this is about, %NULL for none
 * @may_agree: (out): whether both sides may agree to do it all the same
 *
 * Returns: whether the card was written
 */
gboolean
vedette_card_write (VedetteSession        *session,
                    const VedetteCardForm *form,
                    gboolean               open,
                    gboolean               agreed,
                    char                 **why_not,
                    const char           **rule,
                    const char           **about,
                    gboolean              *may_agree)
{
  gint64 before = vedette_battle_get_cursor (vedette_session_get_battle (session));
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (VedetteIds) actors = NULL;
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (GError) error = NULL;
  gboolean final = FALSE;

  *rule = *about = NULL;
  *why_not = agreed ? NULL : object_to (session, form, open, rule, about, &final);
  *may_agree = !final;
  if (*why_not != NULL)
    return FALSE;
  for (guint i = 0; i < form->chosen->len; i++)
    {
      const VedetteActor *actor = &g_array_index (form->chosen, VedetteActor, i);
      gint64 id = is_part (actor) ? split (session, actor) : actor->line;

      if (id != 0)
        g_array_append_val (ids, id);
    }
  actors = vedette_ids_new ((const gint64 *) (gconstpointer) ids->data, ids->len);
  move = vedette_card_form_declare (form, session, actors);
  if (ids->len == form->chosen->len && vedette_session_perform (session, move, 0, agreed || open, &error) != NULL)
    return TRUE;
  *why_not = g_strdup (error != NULL ? error->message : vedette_session_get_why_not (session));
  *may_agree = FALSE;
  /* Lines are not left split for a card that was not written. */
  if (vedette_battle_get_cursor (vedette_session_get_battle (session)) != before)
    vedette_session_go_to (session, before, NULL);
  return FALSE;
}
