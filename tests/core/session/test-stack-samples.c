/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sample battles of the token stack: what they promise, and that they are what their requests come to. */

#include "core/document/vedette-battle-file.h"
#include "core/json/vedette-json-scanner.h"
#include "core/stack/state/vedette-stack.h"
#include "core/stack/vedette-stack-rules.h"
#include "vedette-test-dice.h"

static const VedetteSchema *const schemas[] = { &vedette_stack_schema, NULL };

static char *
get_path (const char *name,
          const char *ending)
{
  g_autofree char *file = g_strconcat (name, ending, NULL);

  return g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "data", "samples", file, NULL);
}

static VedetteBattle *
open_sample (const char   *name,
             VedetteStack *stack)
{
  g_autofree char *path = get_path (name, ".vedette");
  g_autoptr (GError) error = NULL;
  VedetteBattle *battle = vedette_battle_open (path, VEDETTE_OPEN_READ, schemas, NULL, &error);

  g_assert_no_error (error);
  vedette_stack_read (stack, battle);
  return battle;
}

static guint
count_at (const VedetteStack *stack,
          GType               type,
          int                 place)
{
  g_autoptr (GPtrArray) actors = vedette_stack_list_actors (stack, NULL);
  guint n = 0;

  for (guint i = 0; i < actors->len; i++)
    n += G_OBJECT_TYPE (actors->pdata[i]) == type && vedette_stack_get_int (actors->pdata[i], "place") == place;
  return n;
}

/* Five adventurers, two hired hands, lizard-men and their shaman; some have fallen, some are about to come. */
static void
test_ford (void)
{
  VedetteStack stack;
  g_autoptr (VedetteBattle) battle = open_sample ("ford-at-dusk", &stack);
  GListModel *effects = vedette_battle_get_records (battle, vedette_effect_get_type ());
  gboolean on_turn = FALSE, on_round = FALSE;

  g_assert_cmpstr (vedette_stack_about_get_name (stack.about), ==, "The Ford at Dusk");
  g_assert_cmpint (vedette_stack_game_get_round (stack.game), ==, 3);
  g_assert_cmpint (vedette_stack_game_get_phase (stack.game), ==, VEDETTE_STACK_READY);
  g_assert_cmpuint (count_at (&stack, vedette_character_get_type (), VEDETTE_STACK_IN), ==, 5);
  g_assert_cmpuint (count_at (&stack, vedette_hired_get_type (), VEDETTE_STACK_IN), ==, 2);
  g_assert_cmpuint (count_at (&stack, vedette_enemy_get_type (), VEDETTE_STACK_ARRIVING), ==, 1);
  for (guint i = 0; i < g_list_model_get_n_items (effects); i++)
    {
      g_autoptr (VedetteEffect) effect = g_list_model_get_item (effects, i);

      on_turn |= vedette_effect_get_tick (effect) == VEDETTE_EFFECT_TURN;
      on_round |= vedette_effect_get_tick (effect) == VEDETTE_EFFECT_ROUND;
    }
  g_assert_true (on_turn && on_round);
}

/* Of fifty goblins no more tokens than the limit, which has shrunk with the characters (T-06, A-T03) */
static void
test_goblins (void)
{
  VedetteStack stack;
  g_autoptr (VedetteBattle) battle = open_sample ("fifty-goblins", &stack);

  g_assert_true (stack.battle == battle);
  g_assert_cmpint (vedette_stack_switches_get_cap (stack.switches), ==, VEDETTE_CAP_N);
  g_assert_cmpint (vedette_stack_game_get_raw (stack.game), ==, 24);
  g_assert_cmpint (vedette_stack_game_get_cap (stack.game), ==, 16);
  g_assert_cmpint (vedette_stack_game_get_placed (stack.game), ==, 16);
}

/* The tokens come in the order in which the file has them. */
static int
find_natural (VedetteBattle *sample,
              guint          step)
{
  JsonObject *facts = vedette_step_get_facts (vedette_battle_get_branch (sample, step));
  JsonArray *rolls = json_object_get_array_member (facts, "rolls");

  g_assert_cmpuint (json_array_get_length (rolls), ==, 1);
  return (int) json_object_get_int_member (json_array_get_object_element (rolls, 0), "natural");
}

static void
play (VedetteRules  *rules,
      VedetteBattle *sample,
      const char    *line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = vedette_json_parse (line, strlen (line), &error);
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteDice) dice = NULL;
  g_autofree char *name = NULL;
  JsonObject *request;
  gboolean draws;
  int natural = 0;

  g_assert_no_error (error);
  request = json_node_get_object (node);
  name = g_strdup (json_object_get_string_member (request, json_object_has_member (request, "move") ? "move" : "edit"));
  json_object_remove_member (request, "move");
  json_object_remove_member (request, "edit");
  draws = g_str_equal (name, "draw");
  if (draws)
    natural = find_natural (sample, vedette_battle_get_place (vedette_rules_get_battle (rules)));
  move = vedette_rules_new_move (rules, name, request, &error);
  g_assert_no_error (error);
  dice = vedette_test_dice_new (rules, move, &natural, draws ? 1 : 0);
  vedette_rules_perform (rules, move, dice, FALSE, NULL, &error);
  g_assert_no_error (error);
}

/* Every request is allowed by the rules as they are today, and all lead to the same records. */
static void
test_requests (gconstpointer data)
{
  VedetteStack stack;
  g_autoptr (VedetteBattle) sample = open_sample (data, &stack);
  g_autoptr (VedetteBattle) battle = vedette_battle_new (&vedette_stack_schema);
  g_autoptr (VedetteRules) rules = g_object_new (VEDETTE_TYPE_STACK_RULES, "battle", battle, NULL);
  g_autofree char *path = get_path (data, ".requests.jsonl");
  g_autofree char *text = NULL, *expected = vedette_battle_dump (sample), *found = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (vedette_rules_set_up (rules, NULL));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      play (rules, sample, lines[i]);
  found = vedette_battle_dump (battle);
  g_assert_cmpstr (found, ==, expected);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stack-samples/ford", test_ford);
  g_test_add_func ("/stack-samples/goblins", test_goblins);
  g_test_add_data_func ("/stack-samples/requests/ford", "ford-at-dusk", test_requests);
  g_test_add_data_func ("/stack-samples/requests/goblins", "fifty-goblins", test_requests);
  return g_test_run ();
}
