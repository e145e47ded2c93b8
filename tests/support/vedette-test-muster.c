/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creates forces, cards and switches for tests of the rules, and checks the result of requests. */

#include "vedette-test-muster.h"

#include <string.h>

#include "core/rules/vedette-facts.h"
#include "core/skirmish/typed/vedette-line-text.h"

VedetteSkirmish
vedette_test_read (VedetteRules *rules)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  return skirmish;
}

static gint64
find_side (VedetteRules *rules,
           const char   *side)
{
  VedetteSkirmish skirmish = vedette_test_read (rules);

  g_assert_true (g_str_equal (side, "red") || g_str_equal (side, "blue"));
  return vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[g_str_equal (side, "red") ? 0 : 1]));
}

static void
commit (VedetteRules *rules,
        VedetteEdit  *edit)
{
  g_autoptr (GError) error = NULL;

  vedette_battle_commit (vedette_rules_get_battle (rules), edit, &error);
  g_assert_no_error (error);
}

/**
 * vedette_test_line:
 * @side: "red" or "blue"
 * @text: a roster line, such as `6 archers, average, bow`
 *
 * Adds a line to a side.
 *
 * Returns: (transfer none): the line
 */
VedetteFigure *
vedette_test_line (VedetteRules *rules,
                   const char   *side,
                   const char   *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteReading) reading = vedette_reading_new (text);
  g_autoptr (GPtrArray) lines = vedette_line_text_read_lines (reading, &error);
  VedetteFigure *figure;
  VedetteEdit *edit = vedette_battle_edit (vedette_rules_get_battle (rules), "test-line");

  g_assert_no_error (error);
  figure = ((VedetteTypedLine *) lines->pdata[0])->figure;
  g_object_set (figure, "side", find_side (rules, side), NULL);
  vedette_edit_insert (edit, figure, -1);
  commit (rules, edit);
  return figure;
}

static VedetteIds *
list_actors (VedetteRules *rules,
             const char   *actors)
{
  g_auto (GStrv) names = g_strsplit (actors, ", ", -1);
  VedetteIds *ids = NULL;

  for (guint i = 0; names[i] != NULL; i++)
    {
      VedetteIds *more = vedette_ids_with (ids, vedette_record_get_id (vedette_test_named (rules, VEDETTE_TYPE_FIGURE,
                                                                                            names[i])));

      vedette_ids_unref (ids);
      ids = more;
    }
  return ids;
}

/**
 * vedette_test_card:
 * @side: "red" or "blue"
 * @actors: names of lines, separated by ", "; "" for none
 * @first_name: names and values of other properties of the card in turn, then %NULL
 *
 * Adds an order card.
 *
 * Returns: (transfer none): the card
 */
VedetteOrderCard *
vedette_test_card (VedetteRules *rules,
                   const char   *side,
                   int           number,
                   const char   *actors,
                   const char   *first_name,
                   ...)
{
  g_autoptr (VedetteIds) ids = list_actors (rules, actors);
  g_autoptr (VedetteOrderCard) card = NULL;
  VedetteEdit *edit = vedette_battle_edit (vedette_rules_get_battle (rules), "test-card");
  va_list args;

  va_start (args, first_name);
  card = VEDETTE_ORDER_CARD (g_object_new_valist (VEDETTE_TYPE_ORDER_CARD, first_name, args));
  va_end (args);
  g_object_set (card, "side", find_side (rules, side), "number", number, "actors", ids, NULL);
  vedette_edit_insert (edit, card, -1);
  commit (rules, edit);
  return card;
}

/* Makes a step that sets one property of a record. The property is an enumeration, an integer or a boolean. */
void
vedette_test_set (VedetteRules *rules,
                  gpointer      record,
                  const char   *property,
                  int           value)
{
  VedetteEdit *edit = vedette_battle_edit (vedette_rules_get_battle (rules), "test-set");

  vedette_edit_set (edit, record, property, value, NULL);
  commit (rules, edit);
}

void
vedette_test_switch (VedetteRules *rules,
                     const char   *property,
                     int           value)
{
  vedette_test_set (rules, vedette_test_read (rules).switches, property, value);
}

/**
 * vedette_test_state:
 * @holder: "red" or "blue"
 *
 * Asserts the state of the battle.
 */
void
vedette_test_state (VedetteRules *rules,
                    VedetteState  state,
                    const char   *holder,
                    int           action_in_holding,
                    int           counters)
{
  VedetteSkirmish skirmish = vedette_test_read (rules);

  g_assert_cmpint ((int) vedette_skirmish_game_get_state (skirmish.game), ==, (int) state);
  g_assert_cmpstr (vedette_skirmish_get_side_word (&skirmish, vedette_skirmish_get_holder (&skirmish)), ==, holder);
  g_assert_cmpint (vedette_skirmish_game_get_action_in_holding (skirmish.game), ==, action_in_holding);
  g_assert_cmpint (vedette_skirmish_game_get_counters (skirmish.game), ==, counters);
}

static VedetteMove *
read_move (VedetteRules *rules,
           const char   *json)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = json_from_string (json, &error);
  g_autoptr (JsonObject) params = json_object_new ();
  const char *name = NULL;
  JsonObjectIter iter;
  const char *member;
  JsonNode *node;
  VedetteMove *move;

  g_assert_no_error (error);
  json_object_iter_init_ordered (&iter, json_node_get_object (root));
  while (json_object_iter_next_ordered (&iter, &member, &node))
    if (g_str_equal (member, "move") || g_str_equal (member, "edit"))
      name = json_node_get_string (node);
    else if (!g_str_equal (member, "die") && !g_str_equal (member, "agreed"))
      json_object_set_member (params, member, json_node_copy (node));
  move = vedette_rules_new_move (rules, name, params, &error);
  if (move == NULL)
    g_error ("%s: %s", json, error->message);
  return move;
}

static VedetteBreakdown *
preview (VedetteRules *rules,
         const char   *json)
{
  g_autoptr (VedetteMove) move = read_move (rules, json);
  VedetteBreakdown *breakdown = vedette_rules_preview (rules, move);

  g_assert_nonnull (breakdown);
  return breakdown;
}

/**
 * vedette_test_needs:
 * @need: the number that the die must reach
 * @chance: a fraction in lowest terms, such as "11/20"
 *
 * Asserts the need and the chance of a roll.
 */
void
vedette_test_needs (VedetteRules *rules,
                    const char   *json,
                    int           need,
                    const char   *chance)
{
  g_autoptr (VedetteBreakdown) breakdown = preview (rules, json);
  g_autofree char *text = vedette_chance_to_string (vedette_breakdown_get_chance (breakdown, "success"));

  g_assert_cmpint (breakdown->need, ==, need);
  g_assert_cmpstr (text, ==, chance);
}

/* Asserts the value of one factor of a roll, and that the factor has a rule of the skirmish system. */
void
vedette_test_factor (VedetteRules *rules,
                     const char   *json,
                     const char   *id,
                     int           value)
{
  g_autoptr (VedetteBreakdown) breakdown = preview (rules, json);
  VedetteFactor *factor = vedette_breakdown_find_factor (breakdown, id);

  g_assert_nonnull (factor);
  g_assert_cmpint (factor->value, ==, value);
  g_assert_true (g_str_has_prefix (factor->rule, "S-"));
}

/**
 * vedette_test_allowed:
 * @reminder: (nullable): the rule of an expected reminder; %NULL if there must be no reminder except S-26 (on the first
 *   action after a snatch) and S-80 (at the start)
 *
 * Asserts that a move is allowed, without making it.
 */
void
vedette_test_allowed (VedetteRules *rules,
                      const char   *json,
                      const char   *reminder)
{
  g_autoptr (VedetteMove) move = read_move (rules, json);
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (rules, move);
  gboolean found = FALSE;

  if (ruling->verdict != VEDETTE_VERDICT_ALLOWED)
    g_error ("%s: %s: %s", json, ruling->rule, ruling->why);
  for (guint i = 0; i < g_list_model_get_n_items (ruling->findings); i++)
    {
      const char *rule = vedette_ruling_nth (ruling, i)->rule;

      found |= g_strcmp0 (rule, reminder) == 0;
      if (reminder == NULL && g_strcmp0 (rule, "S-26") != 0 && g_strcmp0 (rule, "S-80") != 0)
        g_error ("%s: %s", json, vedette_ruling_nth (ruling, i)->why);
    }
  if (reminder != NULL && !found)
    g_error ("%s: nothing said of %s", json, reminder);
}

/* Makes a move, undoes it and redoes it. Checks that the move changes the battle, that undo restores the battle before
 * the move, and that redo restores the battle after the move. */
static VedetteStep *
do_and_undo (VedetteRules *rules,
             const char   *json)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  g_autofree char *before = vedette_battle_dump (battle);
  g_autofree char *after = NULL, *undone = NULL, *redone = NULL;
  g_autoptr (GError) error = NULL;
  gint64 cursor = vedette_battle_get_cursor (battle);
  VedetteStep *step = vedette_test_do (rules, json);

  after = vedette_battle_dump (battle);
  g_assert_cmpstr (after, !=, before);
  g_assert_true (vedette_battle_go_to (battle, cursor, &error));
  g_assert_no_error (error);
  undone = vedette_battle_dump (battle);
  g_assert_cmpstr (undone, ==, before);
  g_assert_true (vedette_battle_go_to (battle, vedette_step_get_n (step), &error));
  g_assert_no_error (error);
  redone = vedette_battle_dump (battle);
  g_assert_cmpstr (redone, ==, after);
  return step;
}

void
vedette_test_undoable (VedetteRules *rules,
                       const char   *json)
{
  g_assert_false (json_object_has_member (vedette_step_get_facts (do_and_undo (rules, json)), "agreed"));
}

/**
 * vedette_test_agree:
 * @json: a request with "agreed":true
 * @agreed: the rules that the step must list, separated by ", "
 *
 * Makes a move that overrides rules, and undoes and redoes it. The log must mention the agreement.
 */
void
vedette_test_agree (VedetteRules *rules,
                    const char   *json,
                    const char   *agreed)
{
  VedetteStep *step = do_and_undo (rules, json);
  JsonObject *facts = vedette_step_get_facts (step);
  g_autofree char *rules_agreed = vedette_fact_names (facts, "agreed");
  g_autofree char *text = vedette_rules_describe (rules, step, NULL);

  g_assert_cmpstr (rules_agreed, ==, agreed);
  g_assert_true (g_str_has_suffix (text, "Both sides agreed."));
}
