/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A whole battle as `vedette play` reads it, compared line by line with a log that was written by hand from the rules. */

#include <string.h>

#include "vedette-test-battle.h"

#include "core/skirmish/state/vedette-skirmish.h"

/* Returns: (transfer full): the lines of a fixture, without those that are empty or begin with # */
static GStrv
read_lines (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "battles", name, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) all = NULL;
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  all = g_strsplit (text, "\n", -1);
  for (guint i = 0; all[i] != NULL; i++)
    if (all[i][0] != '\0' && all[i][0] != '#')
      g_strv_builder_add (lines, all[i]);
  return g_strv_builder_end (lines);
}

static char *
say_place (VedetteRules *rules,
           int           by)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  VedetteStep *step = vedette_battle_get_branch (battle, (guint) ((int) vedette_battle_get_place (battle) - 1 + by));
  g_autoptr (GError) error = NULL;
  g_autofree char *text = vedette_rules_describe (rules, step, NULL);

  g_assert_true (vedette_battle_go_to (battle, vedette_step_get_n (step), &error));
  g_assert_no_error (error);
  return g_strconcat ("at: ", text, NULL);
}

static char *
say_ruling (VedetteRuling *ruling)
{
  const char *verdict = "warned: ";

  if (ruling->verdict == VEDETTE_VERDICT_REFUSED)
    verdict = ruling->is_final ? "refused for good: " : "refused: ";
  return g_strconcat (verdict, ruling->rule, NULL);
}

/* Returns: (transfer full) (nullable): the dice as they are typed, one or a list; an edit has none */
static VedetteDice *
take_dice (JsonObject *request,
           const char *kind)
{
  JsonNode *node = json_object_get_member (request, "die");
  VedetteDice *dice;
  int naturals[8];
  guint n = 1;

  if (node == NULL || g_str_equal (kind, "edit"))
    return NULL;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    naturals[0] = (int) json_node_get_int (node);
  else
    {
      JsonArray *array = json_node_get_array (node);

      n = json_array_get_length (array);
      g_assert_cmpuint (n, <=, G_N_ELEMENTS (naturals));
      for (guint i = 0; i < n; i++)
        naturals[i] = (int) json_array_get_int_element (array, i);
    }
  dice = vedette_dice_new_typed (naturals, n);
  json_object_remove_member (request, "die");
  return dice;
}

static char *
say_move (VedetteRules *rules,
          JsonObject   *request,
          const char   *kind)
{
  g_autofree char *name = g_strdup (json_object_get_string_member (request, kind));
  gboolean agreed = json_object_get_boolean_member_with_default (request, "agreed", FALSE);
  g_autoptr (VedetteDice) dice = take_dice (request, kind);
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autoptr (GError) error = NULL;
  VedetteStep *step;

  json_object_remove_member (request, kind);
  json_object_remove_member (request, "agreed");
  move = vedette_rules_new_move (rules, name, request, &error);
  g_assert_no_error (error);
  g_assert_cmpint (vedette_move_get_group (move), ==,
                   g_str_equal (kind, "edit") ? VEDETTE_MOVE_EDIT : VEDETTE_MOVE_PLAY);
  ruling = vedette_rules_check (rules, move);
  step = vedette_rules_perform (rules, move, dice, agreed, NULL, &error);
  if (step == NULL)
    {
      g_assert_error (error, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_REFUSED);
      return say_ruling (ruling);
    }
  g_assert_true (dice == NULL || vedette_dice_get_left (dice) == 0);
  return vedette_rules_describe (rules, step, NULL);
}

static char *
say_request (VedetteRules *rules,
             JsonObject   *request)
{
  if (json_object_has_member (request, "undo"))
    return say_place (rules, -(int) json_object_get_int_member (request, "undo"));
  if (json_object_has_member (request, "redo"))
    return say_place (rules, (int) json_object_get_int_member (request, "redo"));
  return say_move (rules, request, json_object_has_member (request, "edit") ? "edit" : "move");
}

/* Returns: (transfer full): a line as the log by hand has it */
static char *
play (VedetteRules *rules,
      const char   *json)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = json_from_string (json, &error);
  g_autofree char *text = NULL;
  VedetteSkirmish skirmish;
  const char *holder;

  g_assert_no_error (error);
  text = say_request (rules, json_node_get_object (root));
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  holder = vedette_skirmish_get_side_name (&skirmish, vedette_skirmish_get_holder (&skirmish));
  return g_strdup_printf ("%s %d | %s", *holder != '\0' ? holder : "-", vedette_skirmish_game_get_counters (skirmish.game), text);
}

static void
assert_battle (const char *name)
{
  g_autofree char *requests_name = g_strconcat (name, ".jsonl", NULL);
  g_autofree char *log_name = g_strconcat (name, ".log.txt", NULL);
  g_auto (GStrv) requests = read_lines (requests_name);
  g_auto (GStrv) log = read_lines (log_name);
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();

  for (guint i = 0; requests[i] != NULL && log[i] != NULL; i++)
    {
      g_autofree char *line = play (rules, requests[i]);

      if (!g_str_equal (line, log[i]))
        g_error ("%s:%u: %s\n  by hand: %s\n  program: %s", requests_name, i + 1, requests[i], log[i], line);
    }
  g_assert_cmpuint (g_strv_length (requests), ==, g_strv_length (log));
}

/* Twenty-six actions with all that the rules of the loop have in them */
static void
test_bridge (void)
{
  assert_battle ("bridge");
}

/* A long one: every kind of action and reaction, duels, cards, and switches that change in its middle */
static void
test_ford (void)
{
  assert_battle ("ford");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/skirmish/recorded/bridge", test_bridge);
  g_test_add_func ("/skirmish/recorded/ford", test_ford);
  return g_test_run ();
}
