/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an order card can be about: men, contingents and places already named, but nothing the other side keeps secret. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-card-targets.h"

#include "core/skirmish/state/vedette-skirmish.h"
#include "core/typed/vedette-scan.h"

/* With the sign of its side, which stands before the name */
static void
add_man (GListStore            *list,
         const VedetteSkirmish *skirmish,
         gint64                 id,
         gint64                 side,
         const char            *name)
{
  VedetteForce *force = vedette_battle_find (skirmish->battle, VEDETTE_TYPE_FORCE, side);

  vedette_choice_add_id_noted (list, id, name,
                               force != NULL ? vedette_sign_get_symbol (vedette_force_get_sign (force)) : NULL);
}

/* Men and contingents of the enemy that stand in the open, and the places that all know (S-37). What a card is about already,
 * @keep, stays, whoever it is: it is its side's own secret, and is not to be lost when something else is changed. */
static void
add_records (GListStore            *list,
             GListStore            *places,
             VedetteSession        *session,
             const VedetteSkirmish *skirmish,
             gint64                 side,
             gint64                 keep)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "add-card");
  g_autoptr (GListModel) choices = NULL;

  g_object_set (move, "side", side, NULL);
  choices = vedette_move_get_choices (move, vedette_session_get_rules (session), "target", NULL);
  vedette_each (VedetteChoice, choice, choices)
    {
      gint64 id = choice->id, own = 0;
      VedetteRecord *record = vedette_battle_find (skirmish->battle, VEDETTE_TYPE_RECORD, id);

      if (VEDETTE_IS_PLACE (record))
        {
          vedette_choice_add_id (places, id, choice->label);
          continue;
        }
      g_object_get (record, "side", &own, NULL);
      if (id != keep &&
          (own == side || (VEDETTE_IS_FIGURE (record) && vedette_figure_get_hidden (VEDETTE_FIGURE (record)))))
        continue;
      add_man (list, skirmish, id, own, choice->label);
    }
}

static void
add_place (GListStore *list,
           GHashTable *known,
           const char *place)
{
  if (*place == '\0' || !g_hash_table_add (known, vedette_scan_fold_name (place)))
    return;
  vedette_choice_add_nick (list, place, place);
}

static void
know_public_places (GHashTable    *known,
                    VedetteBattle *battle)
{
  vedette_each (VedettePlace, place, vedette_battle_get_records (battle, VEDETTE_TYPE_PLACE))
    g_hash_table_add (known, vedette_scan_fold_name (vedette_place_get_name (place)));
}

/* What a side's own cards and the log call a place. The other side's cards name places, too, but those are its secret. */
static void
add_named_places (GListStore     *list,
                  VedetteSession *session,
                  VedetteBattle  *battle,
                  gint64          side)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "add-card");
  g_autoptr (GListModel) choices = NULL;

  know_public_places (known, battle);
  g_object_set (move, "side", side, NULL);
  choices = vedette_move_get_choices (move, vedette_session_get_rules (session), "place", NULL);
  vedette_each (VedetteChoice, choice, choices)
    add_place (list, known, choice->nick);
  for (guint i = 0; i < vedette_battle_get_place (battle); i++)
    {
      VedetteStep *step = vedette_battle_get_branch (battle, i);
      JsonNode *to = vedette_step_may_mention (step, "to") ? json_object_get_member (vedette_step_get_facts (step), "to") : NULL;

      if (to != NULL && JSON_NODE_HOLDS_VALUE (to) && json_node_get_value_type (to) == G_TYPE_STRING &&
          g_str_equal (vedette_step_get_audience (step), VEDETTE_AUDIENCE_ALL))
        add_place (list, known, json_node_get_string (to));
    }
}

/**
 * vedette_card_targets_list:
 * @side: whose card it is
 * @keep: what the card is about now, 0 for nothing; it is in the list in any case
 *
 * Returns: (transfer full) (element-type VedetteChoice): lines and contingents by their id, with the sign of their side as a
 *   note; then the places that all know by their id; at last other places by their text
 */
GListModel *
vedette_card_targets_list (VedetteSession *session,
                           gint64          side,
                           gint64          keep)
{
  GListStore *list = g_list_store_new (VEDETTE_TYPE_CHOICE);
  g_autoptr (GListStore) places = g_list_store_new (VEDETTE_TYPE_CHOICE);
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  add_records (list, places, session, &skirmish, side, keep);
  add_named_places (places, session, skirmish.battle, side);
  vedette_each (VedetteChoice, place, places)
    g_list_store_append (list, place);
  return G_LIST_MODEL (list);
}
