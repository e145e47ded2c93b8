/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creates a skirmish in memory that tests play by requests, in the format of `vedette play`. */

#include "vedette-test-battle.h"

#include "core/document/vedette-codec.h"
#include "core/skirmish/vedette-skirmish-rules.h"
#include "vedette-test-dice.h"

/* The parts of a request after read_request() has parsed its JSON */
typedef struct
{
  VedetteMove *move;
  VedetteDice *dice; /* NULL if the request contains no dice */
  gboolean agreed;
} Request;

static void
clear_request (Request *request)
{
  g_clear_object (&request->move);
  g_clear_object (&request->dice);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Request, clear_request)

/* Reads @node, which is a number or a list of numbers, and stores their count in @n. Returns: (transfer full): the
 * numbers */
static int *
read_naturals (JsonNode *node,
               gsize    *n)
{
  JsonArray *array = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  int *naturals;

  *n = array != NULL ? json_array_get_length (array) : 1;
  naturals = g_new (int, *n);
  for (guint i = 0; i < *n; i++)
    naturals[i] = (int) (array != NULL ? json_array_get_int_element (array, i) : json_node_get_int (node));
  return naturals;
}

/* Fills the dice of a request with the numbers in @node. If @rolled is %TRUE, the dice have a seed with which the
 * program rolls these numbers; otherwise the numbers count as typed by a player. */
static void
read_dice (VedetteRules *rules,
           JsonNode     *node,
           gboolean      rolled,
           Request      *request)
{
  gsize n;
  g_autofree int *naturals = read_naturals (node, &n);

  request->dice = rolled ? vedette_test_dice_new (rules, request->move, naturals, n) : vedette_dice_new_typed (naturals, n);
}

static gboolean
read_request (VedetteRules  *rules,
              const char    *json,
              Request       *request,
              GError       **error)
{
  g_autoptr (GError) syntax = NULL;
  g_autoptr (JsonNode) root = json_from_string (json, &syntax);
  g_autoptr (JsonObject) params = json_object_new ();
  const char *move = NULL;
  const char *member;
  JsonNode *node, *dice = NULL;
  gboolean rolled = FALSE;
  JsonObjectIter iter;

  g_assert_no_error (syntax);
  json_object_iter_init_ordered (&iter, json_node_get_object (root));
  while (json_object_iter_next_ordered (&iter, &member, &node))
    {
      if (g_str_equal (member, "move") || g_str_equal (member, "edit"))
        move = json_node_get_string (node);
      else if (g_str_equal (member, "die") || g_str_equal (member, "rolled"))
        {
          dice = node;
          rolled = g_str_equal (member, "rolled");
        }
      else if (g_str_equal (member, "agreed"))
        request->agreed = json_node_get_boolean (node);
      else
        json_object_set_member (params, member, json_node_copy (node));
    }
  g_assert_nonnull (move);
  request->move = vedette_rules_new_move (rules, move, params, error);
  if (request->move != NULL && dice != NULL)
    read_dice (rules, dice, rolled, request);
  return request->move != NULL;
}

/**
 * vedette_test_battle_new:
 *
 * Creates a skirmish without a file. Its clock always shows the same time, so that steps never differ by their time.
 *
 * Returns: (transfer full): the rules of the skirmish
 */
VedetteRules *
vedette_test_battle_new (void)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (&vedette_skirmish_schema);
  VedetteRules *rules = g_object_new (VEDETTE_TYPE_SKIRMISH_RULES, "battle", battle, NULL);
  g_autoptr (GError) error = NULL;

  vedette_battle_set_clock (battle, "2026-01-02T03:04:05Z");
  vedette_rules_set_up (rules, &error);
  g_assert_no_error (error);
  return rules;
}

/**
 * vedette_test_do:
 * @json: one request, such as `{"move":"snatch","nominee":"Wat","die":13}`. "die" contains the typed number or numbers
 *   of the dice, "rolled" contains the numbers of dice that the program rolls, and "agreed" overrides a refusal
 *
 * Makes a move, which must succeed.
 *
 * Returns: (transfer none): the step of the move
 */
VedetteStep *
vedette_test_do (VedetteRules *rules,
                 const char   *json)
{
  g_auto (Request) request = { 0 };
  g_autoptr (GError) error = NULL;
  VedetteStep *step;

  if (!read_request (rules, json, &request, &error))
    g_error ("%s: %s", json, error->message);
  step = vedette_rules_perform (rules, request.move, request.dice, request.agreed, NULL, &error);
  if (step == NULL)
    g_error ("%s: %s", json, error->message);
  /* The test fails if the move did not use every die, because then the request of the test is wrong. */
  if (request.dice != NULL && vedette_dice_get_left (request.dice) != 0)
    g_error ("%s: not all dice were rolled", json);
  return step;
}

/**
 * vedette_test_declare:
 *
 * Reads a request that must be valid, without making its move.
 *
 * Returns: (transfer full): the move
 */
VedetteMove *
vedette_test_declare (VedetteRules *rules,
                   const char   *json)
{
  g_auto (Request) request = { 0 };
  g_autoptr (GError) error = NULL;

  if (!read_request (rules, json, &request, &error))
    g_error ("%s: %s", json, error->message);
  return g_steal_pointer (&request.move);
}

static void
assert_ruling (VedetteRuling  *ruling,
               const char     *json,
               VedetteVerdict  verdict,
               const char     *rule,
               gboolean        final)
{
  if (ruling->verdict != verdict || ruling->is_final != final || g_strcmp0 (ruling->rule, rule) != 0)
    g_error ("%s: verdict %d, rule %s, final %d, “%s”", json, ruling->verdict,
             ruling->rule, ruling->is_final, ruling->why);
  g_assert_nonnull (ruling->why);
  g_assert_cmpstr (ruling->why, !=, "");
}

/* Performs a move that must fail, and checks that the move does not change the battle. */
static void
assert_fails (VedetteRules *rules,
              Request      *request,
              gboolean      agreed)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  g_autofree char *before = vedette_battle_dump (battle);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  gint64 cursor = vedette_battle_get_cursor (battle);

  g_assert_null (vedette_rules_perform (rules, request->move, request->dice, agreed, NULL, &error));
  g_assert_error (error, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_REFUSED);
  after = vedette_battle_dump (battle);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (vedette_battle_get_cursor (battle), ==, cursor);
}

/**
 * vedette_test_refused:
 * @rule: (nullable): the id of the rule that the refusal must have; %NULL if the refusal must have no rule
 * @final: whether the move must fail even with agreement
 *
 * Tries a valid move, which must be refused.
 */
void
vedette_test_refused (VedetteRules *rules,
                      const char   *json,
                      const char   *rule,
                      gboolean      final)
{
  g_auto (Request) request = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;

  if (!read_request (rules, json, &request, &error))
    g_error ("%s: %s", json, error->message);
  ruling = vedette_rules_check (rules, request.move);
  assert_ruling (ruling, json, VEDETTE_VERDICT_REFUSED, rule, final);
  assert_fails (rules, &request, FALSE);
  if (final)
    assert_fails (rules, &request, TRUE);
}

/* Tries a valid move, which must be refused. One of the reasons must be @why. */
void
vedette_test_refused_for (VedetteRules *rules,
                          const char   *json,
                          const char   *why)
{
  g_auto (Request) request = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autoptr (GString) found = g_string_new (NULL);

  if (!read_request (rules, json, &request, &error))
    g_error ("%s: %s", json, error->message);
  ruling = vedette_rules_check (rules, request.move);
  assert_fails (rules, &request, FALSE);
  for (guint i = 0; i < g_list_model_get_n_items (ruling->findings); i++)
    if (g_str_equal (vedette_ruling_nth (ruling, i)->why, why))
      return;
    else
      g_string_append_printf (found, "“%s”", vedette_ruling_nth (ruling, i)->why);
  g_error ("%s: refused for %s, and not for “%s”", json, found->str, why);
}

/**
 * vedette_test_warned:
 *
 * Tries a move that must give a warning, and so must fail without agreement.
 */
void
vedette_test_warned (VedetteRules *rules,
                     const char   *json,
                     const char   *rule)
{
  g_auto (Request) request = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;

  if (!read_request (rules, json, &request, &error))
    g_error ("%s: %s", json, error->message);
  ruling = vedette_rules_check (rules, request.move);
  assert_ruling (ruling, json, VEDETTE_VERDICT_WARNED, rule, FALSE);
  assert_fails (rules, &request, FALSE);
}

/**
 * vedette_test_invalid:
 * @code: the expected code of %VEDETTE_RULES_ERROR
 *
 * Reads a request that must be invalid.
 */
void
vedette_test_invalid (VedetteRules *rules,
                      const char   *json,
                      int           code)
{
  g_auto (Request) request = { 0 };
  g_autoptr (GError) error = NULL;

  g_assert_false (read_request (rules, json, &request, &error));
  g_assert_error (error, VEDETTE_RULES_ERROR, code);
}

/**
 * vedette_test_named:
 *
 * Finds a record by its name. The test fails if no record has this name.
 *
 * Returns: (transfer none): the first record of @type called @name
 */
gpointer
vedette_test_named (VedetteRules *rules,
                    GType         type,
                    const char   *name)
{
  GListModel *records = vedette_battle_get_records (vedette_rules_get_battle (rules), type);

  for (guint i = 0; i < g_list_model_get_n_items (records); i++)
    {
      g_autoptr (VedetteRecord) record = g_list_model_get_item (records, i);
      g_autofree char *own = NULL;

      g_object_get (record, "name", &own, NULL);
      if (g_strcmp0 (own, name) == 0)
        return record;
    }
  g_error ("there is no %s called %s", g_type_name (type), name);
}

/**
 * vedette_test_facts:
 *
 * Writes the facts of a step.
 *
 * Returns: (transfer full): the facts as JSON
 */
char *
vedette_test_facts (VedetteStep *step)
{
  GString *text = g_string_new (NULL);

  vedette_codec_write_object (text, vedette_step_get_facts (step));
  return g_string_free (text, FALSE);
}
