/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sample battle: what it promises, and that it is what its requests come to. */

#include "core/document/vedette-battle-file.h"
#include "core/json/vedette-json-scanner.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "core/systems.h"

static char *
get_sample (const char *name)
{
  return g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "data", "samples", name, NULL);
}

static VedetteBattle *
open_sample (void)
{
  g_autofree char *path = get_sample ("blackhearts-hold.vedette");
  g_autoptr (GError) error = NULL;
  VedetteBattle *battle =
    vedette_battle_open (path, VEDETTE_OPEN_READ, vedette_systems_get_schemas (), NULL, &error);

  g_assert_no_error (error);
  return battle;
}

static void
test_contents (void)
{
  g_autoptr (VedetteBattle) battle = open_sample ();
  GListModel *figures = vedette_battle_get_records (battle, VEDETTE_TYPE_FIGURE);
  GListModel *cards = vedette_battle_get_records (battle, VEDETTE_TYPE_ORDER_CARD);
  g_autoptr (GHashTable) places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  VedetteSkirmish skirmish;
  gboolean conditional = FALSE, duplicated = FALSE;
  int men[2] = { 0, 0 }, leaders = 0, missiles = 0;

  vedette_skirmish_read (&skirmish, battle);
  g_assert_cmpstr (vedette_about_get_name (skirmish.about), ==, "The barn at Blackheart’s hold");
  for (guint i = 0; i < g_list_model_get_n_items (figures); i++)
    {
      g_autoptr (VedetteFigure) figure = g_list_model_get_item (figures, i);

      men[vedette_figure_get_side (figure) == vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[0])) ? 0 : 1] +=
        vedette_figure_get_count (figure);
      leaders += vedette_figure_get_leader (figure) != VEDETTE_LEADER_NONE;
      missiles += vedette_figure_get_weapon (figure) != VEDETTE_WEAPON_NONE;
      g_assert_cmpint (vedette_figure_get_contingent (figure), !=, 0);
    }
  for (guint side = 0; side < 2; side++)
    {
      g_assert_cmpint (men[side], >=, 20);
      g_assert_cmpint (men[side], <=, 25);
    }
  g_assert_cmpint (leaders, >=, 4);
  g_assert_cmpint (missiles, >=, 3);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (VedetteOrderCard) card = g_list_model_get_item (cards, i);

      conditional |= *vedette_order_card_get_condition (card) != '\0';
      duplicated |= !g_hash_table_add (places, g_strdup_printf ("%" G_GINT64_FORMAT "%s%s", vedette_order_card_get_side (card),
                                                                vedette_order_card_get_place (card),
                                                                vedette_order_card_get_order (card)));
    }
  g_assert_true (conditional);
  g_assert_true (duplicated);
  g_assert_cmpint (vedette_skirmish_game_get_action_no (skirmish.game), >=, 5);
  g_assert_cmpint (vedette_skirmish_game_get_state (skirmish.game), ==, VEDETTE_STATE_NOMINATE);
}

static void
play (VedetteRules *rules,
      const char   *line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = vedette_json_parse (line, strlen (line), &error);
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteDice) dice = NULL;
  g_autofree char *name = NULL;
  JsonObject *request;
  int die = 0;

  g_assert_no_error (error);
  request = json_node_get_object (node);
  name = g_strdup (json_object_get_string_member (request, json_object_has_member (request, "move") ? "move" : "edit"));
  json_object_remove_member (request, "move");
  json_object_remove_member (request, "edit");
  if (json_object_has_member (request, "die"))
    die = (int) json_object_get_int_member (request, "die");
  json_object_remove_member (request, "die");
  move = vedette_rules_new_move (rules, name, request, &error);
  g_assert_no_error (error);
  dice = vedette_dice_new_typed (&die, die != 0 ? 1 : 0);
  vedette_rules_perform (rules, move, dice, FALSE, NULL, &error);
  g_assert_no_error (error);
}

/* Every request of the sample is allowed by the rules as they are today, and leads to the same records. */
static void
test_requests (void)
{
  g_autoptr (VedetteBattle) sample = open_sample ();
  g_autoptr (VedetteBattle) battle = vedette_battle_new (vedette_systems_find ("skirmish")->schema);
  g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);
  g_autofree char *path = get_sample ("blackhearts-hold.requests.jsonl");
  g_autofree char *text = NULL;
  g_autofree char *expected = vedette_battle_dump (sample);
  g_autofree char *found = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (vedette_rules_set_up (rules, NULL));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      play (rules, lines[i]);
  found = vedette_battle_dump (battle);
  g_assert_cmpstr (found, ==, expected);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sample/contents", test_contents);
  g_test_add_func ("/sample/requests", test_requests);
  return g_test_run ();
}
