/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be done now, as a window offers it, as JSON. */

#include "vedette-config.h"

#include "cli/vedette-cli-json.h"

#include "core/document/vedette-enum.h"
#include "core/json/vedette-tree.h"

/* What is declared already, as a request would say it */
static void
add_params (JsonBuilder *tree,
            VedetteMove *move)
{
  GParamSpec **pspecs;
  guint n_pspecs;

  json_builder_set_member_name (tree, "params");
  json_builder_begin_object (tree);
  pspecs = vedette_move_list_params (move, &n_pspecs);
  for (guint i = 0; i < n_pspecs; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;

      if (!vedette_move_is_said (move, pspecs[i]->name))
        continue;
      g_object_get_property (G_OBJECT (move), pspecs[i]->name, &value);
      json_builder_set_member_name (tree, pspecs[i]->name);
      vedette_cli_json_value (tree, pspecs[i], &value);
    }
  json_builder_end_object (tree);
}

static void
add_offer (JsonBuilder  *tree,
           VedetteOffer *offer)
{
  VedetteMove *move = offer->move;
  VedetteRuling *ruling = offer->ruling;

  json_builder_begin_object (tree);
  vedette_tree_add_text (tree, "move", vedette_move_get_name (move));
  add_params (tree, move);
  vedette_tree_add_text (tree, "label", offer->label);
  vedette_tree_add_text (tree, "place", vedette_enum_get_nick (VEDETTE_TYPE_OFFER_PLACE, (int) offer->place));
  vedette_tree_add_text (tree, "key", offer->key);
  vedette_tree_add_text (tree, "second_key", offer->second_key);
  vedette_tree_add_text (tree, "ask", vedette_enum_get_nick (VEDETTE_TYPE_ASK, (int) vedette_offer_get_ask (offer)));
  vedette_tree_add_text (tree, "dialog", offer->dialog);
  vedette_tree_add_truth (tree, "open", vedette_offer_is_open (offer));
  vedette_tree_add_text (tree, "rule", ruling->rule);
  vedette_tree_add_text (tree, "why", ruling->why);
  json_builder_end_object (tree);
}

/**
 * vedette_cli_json_offers:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Adds what may be done now as an array, what is due first.
 */
void
vedette_cli_json_offers (JsonBuilder  *tree,
                         VedetteRules *rules,
                         const char   *audience)
{
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, audience);

  json_builder_set_member_name (tree, "offers");
  json_builder_begin_array (tree);
  vedette_each (VedetteOffer, offer, offers)
    add_offer (tree, offer);
  json_builder_end_array (tree);
}
