/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an order card can be about: men, contingents and places already named, but nothing the other side keeps secret. */

#include "vedette-config.h"

#include "ui/orders/vedette-card-targets.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/vedette-skirmish.h"

/* Men and contingents of both sides; of the enemy only those that stand in the open. */
static void
add_records (GListStore            *list,
             VedetteSession        *session,
             const VedetteSkirmish *skirmish,
             gint64                 side,
             gboolean               enemies_only)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "add-card");
  g_autoptr (GListModel) choices = NULL;

  g_object_set (move, "side", side, NULL);
  choices = vedette_move_get_choices (move, vedette_session_get_rules (session), "target");
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);
      gint64 id = vedette_choice_get_id (choice), own = 0;
      VedetteRecord *record = vedette_battle_find (skirmish->battle, VEDETTE_TYPE_RECORD, id);
      VedetteForce *force;
      g_autofree char *label = NULL;

      g_object_get (record, "side", &own, NULL);
      if (own != side && VEDETTE_IS_FIGURE (record) && vedette_figure_get_hidden (VEDETTE_FIGURE (record)))
        continue;
      if (own == side && enemies_only)
        continue;
      force = vedette_battle_find (skirmish->battle, VEDETTE_TYPE_FORCE, own);
      /* Translators: the sign of a side, and the name of a line or contingent of it */
      label = g_strdup_printf (C_("side", "%s %s"), force != NULL ? vedette_sign_get_symbol (vedette_force_get_sign (force)) : "",
                               vedette_choice_get_label (choice));
      vedette_choice_add_id (list, id, label);
    }
}

static void
add_place (GListStore *list,
           GHashTable *known,
           const char *place)
{
  if (*place != '\0' && g_hash_table_add (known, g_strdup (place)))
    vedette_choice_add_nick (list, place, place);
}

/* The other side's cards name places, too, but those are its secret. */
static void
add_places (GListStore    *list,
            VedetteBattle *battle,
            gint64         side)
{
  GListModel *cards = vedette_battle_get_records (battle, VEDETTE_TYPE_ORDER_CARD);
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (VedetteOrderCard) card = g_list_model_get_item (cards, i);

      if (vedette_order_card_get_side (card) == side)
        add_place (list, known, vedette_order_card_get_place (card));
    }
  for (guint i = 0; i < vedette_battle_get_place (battle); i++)
    {
      VedetteStep *step = vedette_battle_get_branch (battle, i);
      JsonNode *to = json_object_get_member (vedette_step_get_facts (step), "to");

      if (to != NULL && JSON_NODE_HOLDS_VALUE (to) && json_node_get_value_type (to) == G_TYPE_STRING &&
          g_str_equal (vedette_step_get_audience (step), VEDETTE_AUDIENCE_ALL))
        add_place (list, known, json_node_get_string (to));
    }
}

/**
 * vedette_card_targets_list:
 * @side: whose card it is
 *
 * Returns: (transfer full) (element-type VedetteChoice): first the choice of nothing, then records by their id and
 *   places by their text
 */
GListModel *
vedette_card_targets_list (VedetteSession   *session,
                           gint64            side,
                           VedetteObjective  objective)
{
  GListStore *list = g_list_store_new (VEDETTE_TYPE_CHOICE);
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  vedette_choice_add_nick (list, "", objective == VEDETTE_OBJECTIVE_TASK ? _("Nobody and nothing in particular")
                                                                         : _("Named in words"));
  if (objective != VEDETTE_OBJECTIVE_PLACE)
    add_records (list, session, &skirmish, side, objective == VEDETTE_OBJECTIVE_ENEMY);
  if (objective != VEDETTE_OBJECTIVE_ENEMY)
    add_places (list, skirmish.battle, side);
  return G_LIST_MODEL (list);
}
