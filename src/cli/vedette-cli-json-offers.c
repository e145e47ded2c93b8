/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be done now, as a window offers it, as JSON. */

#include "vedette-config.h"

#include "cli/vedette-cli-json.h"

#include "core/document/vedette-enum.h"

/* What is declared already, as a request would say it */
static void
write_params (GString     *out,
              VedetteMove *move)
{
  GParamSpec **pspecs;
  guint n_pspecs;

  vedette_cli_json_name (out, "params");
  g_string_append_c (out, '{');
  pspecs = vedette_move_list_params (move, &n_pspecs);
  for (guint i = 0; i < n_pspecs; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;

      if (!vedette_move_is_said (move, pspecs[i]->name))
        continue;
      g_object_get_property (G_OBJECT (move), pspecs[i]->name, &value);
      vedette_cli_json_name (out, pspecs[i]->name);
      vedette_cli_json_value (out, pspecs[i], &value);
    }
  g_string_append_c (out, '}');
}

static void
write_text (GString    *out,
            const char *name,
            const char *text)
{
  vedette_cli_json_name (out, name);
  vedette_cli_json_text (out, text);
}

static void
write_offer (GString      *out,
             VedetteOffer *offer)
{
  VedetteMove *move = vedette_offer_get_move (offer);

  vedette_cli_json_name (out, NULL);
  g_string_append_c (out, '{');
  write_text (out, "move", vedette_move_get_name (move));
  write_params (out, move);
  write_text (out, "label", vedette_offer_get_label (offer));
  write_text (out, "place", vedette_enum_get_nick (VEDETTE_TYPE_OFFER_PLACE, (int) vedette_offer_get_place (offer)));
  write_text (out, "key", vedette_offer_get_key (offer));
  write_text (out, "second_key", vedette_offer_get_second_key (offer));
  write_text (out, "ask", vedette_enum_get_nick (VEDETTE_TYPE_ASK, (int) vedette_offer_get_ask (offer)));
  write_text (out, "dialog", vedette_offer_get_dialog (offer));
  vedette_cli_json_name (out, "open");
  g_string_append (out, vedette_offer_is_open (offer) ? "true" : "false");
  write_text (out, "rule", vedette_ruling_get_rule (vedette_offer_get_ruling (offer)));
  write_text (out, "why", vedette_ruling_get_why (vedette_offer_get_ruling (offer)));
  g_string_append_c (out, '}');
}

/**
 * vedette_cli_json_offers:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Appends what may be done now as an array, what is due first.
 */
void
vedette_cli_json_offers (GString      *out,
                         VedetteRules *rules,
                         const char   *audience)
{
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, audience);

  g_string_append_c (out, '[');
  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (offers, i);

      write_offer (out, offer);
    }
  g_string_append_c (out, ']');
}
