/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who acts: named one by one, or as the last body, a body, a contingent, all but some. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/moves/vedette-action.h"
#include "core/skirmish/state/vedette-bodies.h"
#include "core/skirmish/state/vedette-card-object.h"

/* In how many ways a group is said to act; “but” alone is everybody but some, or but nobody. */
static guint
count_groups (VedetteMove *move)
{
  return (vedette_move_get_boolean (move, "last-body") ? 1 : 0) + (vedette_move_get_id (move, "body") != 0 ? 1 : 0) +
         (vedette_move_get_id (move, "contingent") != 0 ? 1 : 0);
}

/* Returns: whether the lines are derived, not named */
static gboolean
is_derived (VedetteMove *move)
{
  return vedette_move_get_ids (move, "who") == NULL &&
         (count_groups (move) > 0 || vedette_move_is_said (move, "but"));
}

/* Of the whole side or, if @contingent is not 0, of that */
static VedetteIds *
list_side (const VedetteSkirmish *skirmish,
           gint64                 contingent)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  vedette_each (VedetteFigure, figure, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE))
    {
      gint64 id = vedette_record_get_id (VEDETTE_RECORD (figure));

      if (contingent != 0 ? vedette_figure_get_contingent (figure) == contingent
                          : vedette_figure_get_side (figure) == vedette_skirmish_get_holder (skirmish))
        g_array_append_val (ids, id);
    }
  return ids->len > 0 ? vedette_ids_new ((const gint64 *) ids->data, ids->len) : NULL;
}

/* Returns: (transfer full) (nullable): the group that was said, whoever of it is still there */
static VedetteIds *
list_group (VedetteMove           *move,
            const VedetteSkirmish *skirmish)
{
  VedetteBody *body = vedette_bodies_find (skirmish, vedette_move_get_id (move, "body"));
  gint64 contingent = vedette_move_get_id (move, "contingent");

  if (body != NULL)
    return vedette_ids_ref (vedette_body_get_members (body));
  if (contingent != 0)
    return list_side (skirmish, contingent);
  if (vedette_move_get_boolean (move, "last-body"))
    return vedette_bodies_list_last (skirmish, vedette_skirmish_get_holder (skirmish));
  return list_side (skirmish, 0);
}

/**
 * vedette_action_list_actors:
 *
 * Works out who acts. The lines named in `who` are taken as they are. A group stands for those of its lines that are on
 * the table and not hidden, without those in `but`: hidden men are not given away by a word for many.
 *
 * Returns: (transfer full) (nullable): the lines that act; %NULL while that is untracked
 */
VedetteIds *
vedette_action_list_actors (VedetteMove           *move,
                            const VedetteSkirmish *skirmish)
{
  const VedetteIds *but = vedette_move_get_ids (move, "but");
  g_autoptr (VedetteIds) group = NULL;
  VedetteIds *actors = NULL;

  if (!is_derived (move))
    return vedette_ids_ref (vedette_move_get_ids (move, "who"));
  group = list_group (move, skirmish);
  for (guint i = 0; i < vedette_ids_get_n (group); i++)
    {
      gint64 id = vedette_ids_get (group, i);
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, id);

      if (vedette_figure_is_on_table (figure) && !vedette_figure_get_hidden (figure) && !vedette_ids_contains (but, id))
        vedette_ids_add (&actors, id);
    }
  return actors;
}

/**
 * vedette_action_check_who:
 *
 * Forbids to say in two ways who acts, and a group of which nobody is left.
 */
void
vedette_action_check_who (VedetteMove           *move,
                          const VedetteSkirmish *skirmish,
                          VedetteRuling         *ruling)
{
  const VedetteIds *who = vedette_move_get_ids (move, "who");
  g_autoptr (VedetteIds) actors = NULL;

  if (count_groups (move) > 1 ||
      (who != NULL && (count_groups (move) > 0 || vedette_move_is_said (move, "but"))))
    {
      vedette_ruling_forbid (ruling, "S-03", _("Use only one way to choose who acts: names, last body, body or contingent. "
                                               "“but” cannot be used with names."));
      return;
    }
  if (!is_derived (move))
    return;
  actors = vedette_action_list_actors (move, skirmish);
  if (actors == NULL)
    vedette_ruling_forbid (ruling, "S-X31", vedette_move_get_boolean (move, "last-body")
                                              ? _("The figures that acted last are unknown or no longer on the table. Choose "
                                                  "who acts.")
                                              : _("None of these figures is on the table. Choose others."));
}

/**
 * vedette_action_add_card_men:
 *
 * Adds the men of the card with which the initiative was taken: only they act (S-39).
 *
 * Returns: whether it was taken with one that binds them
 */
gboolean
vedette_action_add_card_men (const VedetteSkirmish *skirmish,
                             GListStore            *choices)
{
  VedetteOrderCard *card = vedette_card_object_find_binding (skirmish);
  const VedetteIds *actors = card != NULL ? vedette_order_card_get_actors (card) : NULL;

  for (guint i = 0; i < vedette_ids_get_n (actors); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (actors, i));

      if (figure != NULL && vedette_figure_is_on_table (figure))
        vedette_choice_add_id (choices, vedette_ids_get (actors, i), vedette_figure_get_name (figure));
    }
  return card != NULL;
}

void
vedette_action_list_who (VedetteMove           *move,
                         const VedetteSkirmish *skirmish,
                         GListStore            *choices)
{
  if (!vedette_action_add_card_men (skirmish, choices))
    vedette_skirmish_list_holder_lines (move, skirmish, choices);
}
