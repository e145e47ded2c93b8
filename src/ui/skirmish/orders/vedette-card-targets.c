/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an order card can be about: men, contingents and places already named, but nothing the other side keeps secret. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-card-targets.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-skirmish.h"

#define KIND "vedette-kind"

/* Says of the last one what it is: names alone do not tell a man from a mill. */
static void
set_kind (GListStore *list,
          const char *kind)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list));
  g_autoptr (GObject) last = g_list_model_get_item (G_LIST_MODEL (list), n - 1);

  g_object_set_data (last, KIND, (gpointer) kind);
}

static void
add_man (GListStore            *list,
         const VedetteSkirmish *skirmish,
         VedetteRecord         *record,
         gint64                 side,
         const char            *name)
{
  VedetteForce *force = vedette_battle_find (skirmish->battle, VEDETTE_TYPE_FORCE, side);
  /* Translators: the sign of a side, and the name of a line or contingent of it */
  g_autofree char *label =
    g_strdup_printf (C_("side", "%s %s"), force != NULL ? vedette_sign_get_symbol (vedette_force_get_sign (force)) : "", name);

  vedette_choice_add_id (list, vedette_record_get_id (record), label);
  set_kind (list, VEDETTE_IS_FIGURE (record) ? C_("target of a card", "line") : C_("target of a card", "contingent"));
}

/* Men and contingents of the enemy that stand in the open, and the places that all know (S-37). What a card is about already,
 * @keep, stays, whoever it is: it is its side's own secret, and is not to be lost when something else is changed. */
static void
add_records (GListStore            *list,
             VedetteSession        *session,
             const VedetteSkirmish *skirmish,
             gint64                 side,
             VedetteObjective       objective,
             gint64                 keep)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "add-card");
  g_autoptr (GListModel) choices = NULL;

  g_object_set (move, "side", side, NULL);
  choices = vedette_move_get_choices (move, vedette_session_get_rules (session), "target", NULL);
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);
      gint64 id = vedette_choice_get_id (choice), own = 0;
      VedetteRecord *record = vedette_battle_find (skirmish->battle, VEDETTE_TYPE_RECORD, id);

      if (VEDETTE_IS_PLACE (record))
        {
          if (objective == VEDETTE_OBJECTIVE_ENEMY && id != keep)
            continue;
          vedette_choice_add_id (list, id, vedette_choice_get_label (choice));
          set_kind (list, C_("target of a card", "place"));
          continue;
        }
      g_object_get (record, "side", &own, NULL);
      if (id != keep && (objective == VEDETTE_OBJECTIVE_PLACE || own == side ||
                         (VEDETTE_IS_FIGURE (record) && vedette_figure_get_hidden (VEDETTE_FIGURE (record)))))
        continue;
      add_man (list, skirmish, record, own, vedette_choice_get_label (choice));
    }
}

static void
add_place (GListStore *list,
           GHashTable *known,
           const char *place)
{
  if (*place == '\0' || !g_hash_table_add (known, g_utf8_casefold (place, -1)))
    return;
  vedette_choice_add_nick (list, place, place);
  set_kind (list, C_("target of a card", "place"));
}

static void
know_public_places (GHashTable    *known,
                    VedetteBattle *battle)
{
  GListModel *places = vedette_battle_get_records (battle, VEDETTE_TYPE_PLACE);

  for (guint i = 0; i < g_list_model_get_n_items (places); i++)
    {
      g_autoptr (VedettePlace) place = g_list_model_get_item (places, i);

      g_hash_table_add (known, g_utf8_casefold (vedette_place_get_name (place), -1));
    }
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
  for (guint i = 0; choices != NULL && i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);

      add_place (list, known, vedette_choice_get_nick (choice));
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
 * @keep: what the card is about now, 0 for nothing; it is in the list in any case
 *
 * Returns: (transfer full) (element-type VedetteChoice): first the choice of nothing; then lines, contingents and places
 *   that all know by their id; at last other places by their text
 */
GListModel *
vedette_card_targets_list (VedetteSession   *session,
                           gint64            side,
                           VedetteObjective  objective,
                           gint64            keep)
{
  GListStore *list = g_list_store_new (VEDETTE_TYPE_CHOICE);
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  vedette_choice_add_nick (list, "", objective == VEDETTE_OBJECTIVE_TASK ? _("Nobody and nothing in particular")
                                                                         : _("Named in words"));
  add_records (list, session, &skirmish, side, objective, keep);
  if (objective != VEDETTE_OBJECTIVE_ENEMY)
    add_named_places (list, session, skirmish.battle, side);
  return G_LIST_MODEL (list);
}

/**
 * vedette_card_targets_get_kind:
 * @choice: of that list
 *
 * Returns: whether it is a line, a contingent or a place, in a word; "" for nothing
 */
const char *
vedette_card_targets_get_kind (VedetteChoice *choice)
{
  const char *kind = g_object_get_data (G_OBJECT (choice), KIND);

  return kind != NULL ? kind : "";
}
