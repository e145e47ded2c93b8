/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice that a move asks for: known before, one more on a 1, and typed ones that the program goes on from. */

#include "core/rules/answers/vedette-chart.h"
#include "dig-fixture.h"

static void
assert_requests (Dig        *dig,
                 const int  *naturals,
                 gsize       n,
                 const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteMove) move = dig_declare (dig, "dig", "{}", &error);
  g_autoptr (GListModel) requests = vedette_rules_list_dice (dig->rules, move, naturals, n);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < g_list_model_get_n_items (requests); i++)
    {
      g_autoptr (VedetteDiceRequest) request = g_list_model_get_item (requests, i);
      const char *party = request->party;

      g_string_append_printf (text, "d%d %s %s; ", request->sides, party != NULL ? party : "nobody", request->label);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_list (Dig           *dig,
           gconstpointer  data)
{
  assert_requests (dig, NULL, 0, "d3 nobody the token; d6 diggers the depth; ");
  assert_requests (dig, (const int[]) { 1 }, 1, "d3 nobody the token; d6 diggers the depth; ");
  assert_requests (dig, (const int[]) { 3, 6 }, 2, "d3 nobody the token; d6 diggers the depth; ");
  assert_requests (dig, (const int[]) { 3, 1 }, 2,
                   "d3 nobody the token; d6 diggers the depth; d6 diggers the depth, once more; ");
  assert_requests (dig, (const int[]) { 3, 1, 1 }, 3,
                   "d3 nobody the token; d6 diggers the depth; d6 diggers the depth, once more; "
                   "d6 diggers the depth, once more; ");
}

static void
test_list_none (Dig           *dig,
                gconstpointer  data)
{
  g_autoptr (VedetteMove) move = dig_declare (dig, "settle", "{}", NULL);
  g_autoptr (GListModel) requests = vedette_rules_list_dice (dig->rules, move, NULL, 0);

  g_assert_cmpuint (g_list_model_get_n_items (requests), ==, 0);
}

static VedetteStep *
dig_with (Dig          *dig,
          VedetteDice  *dice,
          GError      **error)
{
  g_autoptr (VedetteMove) move = dig_declare (dig, "dig", "{}", NULL);

  return vedette_rules_perform (dig->rules, move, dice, FALSE, NULL, error);
}

static char *
get_rolls (VedetteStep *step)
{
  return json_to_string (json_object_get_member (vedette_step_get_facts (step), VEDETTE_FACT_ROLLS), FALSE);
}

/* Nothing has changed, and the answer is the die that is missing. */
static void
assert_more (Dig        *dig,
             const int  *naturals,
             gsize       n,
             const char *label)
{
  g_autoptr (VedetteDice) dice = vedette_dice_new_typed (naturals, n);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) copy = NULL;
  g_autofree char *before = vedette_battle_dump (dig->battle);
  g_autofree char *after = NULL;
  gint64 cursor = vedette_battle_get_cursor (dig->battle);

  g_assert_null (dig_with (dig, dice, &error));
  g_assert_error (error, VEDETTE_DICE_REQUEST_ERROR, VEDETTE_DICE_REQUEST_ERROR_MORE);
  copy = g_error_copy (error);
  g_clear_error (&error);
  g_assert_cmpstr (vedette_dice_request_get_missing (copy)->label, ==, label);
  after = vedette_battle_dump (dig->battle);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (vedette_battle_get_cursor (dig->battle), ==, cursor);
}

static void
test_more (Dig           *dig,
           gconstpointer  data)
{
  assert_more (dig, NULL, 0, "the token");
  assert_more (dig, (const int[]) { 2 }, 1, "the depth");
  assert_more (dig, (const int[]) { 2, 1 }, 2, "the depth, once more");
}

static void
test_typed (Dig           *dig,
            gconstpointer  data)
{
  const int naturals[] = { 2, 1, 5 };
  g_autoptr (VedetteDice) dice = vedette_dice_new_typed (naturals, G_N_ELEMENTS (naturals));
  g_autoptr (GError) error = NULL;
  VedetteStep *step = dig_with (dig, dice, &error);
  g_autofree char *rolls = NULL;

  g_assert_no_error (error);
  rolls = get_rolls (step);
  g_assert_cmpstr (rolls, ==,
                   "[{\"sides\":3,\"natural\":2,\"name\":\"blue\",\"dice\":\"typed\"},"
                   "{\"party\":\"diggers\",\"sides\":6,\"natural\":1,\"dice\":\"typed\"},"
                   "{\"party\":\"diggers\",\"sides\":6,\"natural\":5,\"dice\":\"typed\"}]");
  g_assert_cmpint (json_object_get_int_member (vedette_step_get_facts (step), "depth"), ==, 6);
}

/* A number that is not on the die is a fault, and no question. */
static void
test_fault (Dig           *dig,
            gconstpointer  data)
{
  g_autoptr (VedetteDice) typed = vedette_dice_new_typed ((const int[]) { 4 }, 1);
  g_autoptr (VedetteDice) seed = vedette_dice_new_seed (1, G_MAXUINT64);
  g_autoptr (GError) error = NULL;

  g_assert_null (dig_with (dig, typed, &error));
  g_assert_error (error, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_OUT_OF_RANGE);
  g_assert_null (vedette_dice_request_get_missing (error));
  g_clear_error (&error);
  g_assert_null (dig_with (dig, seed, &error));
  g_assert_error (error, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_NONE_LEFT);
  g_assert_null (vedette_dice_request_get_missing (error));
}

static void
test_mixed (Dig           *dig,
            gconstpointer  data)
{
  g_autoptr (VedetteDice) seed = vedette_dice_new_seed (7, 0);
  g_autoptr (VedetteDice) plain = vedette_dice_new_seed (7, 0);
  g_autoptr (VedetteDice) dice = vedette_dice_new_mixed ((const int[]) { 3 }, 1, seed);
  g_autoptr (GError) error = NULL;
  g_autofree char *rolls = NULL;
  g_autofree char *start = NULL;
  VedetteStep *step;
  int first;

  g_assert_true (vedette_dice_roll (plain, 6, &first, &error));
  step = dig_with (dig, dice, &error);
  g_assert_no_error (error);
  rolls = get_rolls (step);
  start = g_strdup_printf ("[{\"sides\":3,\"natural\":3,\"name\":\"rest\",\"dice\":\"typed\"},"
                           "{\"party\":\"diggers\",\"sides\":6,\"natural\":%d,\"dice\":\"seed\"}", first);
  if (!g_str_has_prefix (rolls, start))
    g_error ("“%s” does not begin with “%s”", rolls, start);
}

static VedetteStep *
find_with (Dig          *dig,
           VedetteDice  *dice,
           GError      **error)
{
  g_autoptr (VedetteMove) move = dig_declare (dig, "find", "{}", NULL);

  return vedette_rules_perform (dig->rules, move, dice, FALSE, NULL, error);
}

/* Neither those that were typed for all, nor for the first alone, nor with the program to go on from them */
static void
test_sealed (Dig           *dig,
             gconstpointer  data)
{
  const int naturals[] = { 2, 1 };
  g_autoptr (VedetteDice) seed = vedette_dice_new_seed (7, 0);
  g_autofree char *before = vedette_battle_dump (dig->battle);
  gint64 cursor = vedette_battle_get_cursor (dig->battle);

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (VedetteDice) dice = i < 2 ? vedette_dice_new_typed (naturals, i + 1) : vedette_dice_new_mixed (naturals, 1, seed);
      g_autoptr (GError) error = NULL;
      g_autofree char *after = NULL;

      g_assert_null (find_with (dig, dice, &error));
      g_assert_error (error, VEDETTE_DICE_REQUEST_ERROR, VEDETTE_DICE_REQUEST_ERROR_SEALED);
      g_assert_cmpstr (error->message, ==, "Nobody knows before what lies there (D-4)");
      g_assert_cmpstr (vedette_dice_request_get_refused (error)->rule, ==, "D-4");
      g_assert_null (vedette_dice_request_get_missing (error));
      after = vedette_battle_dump (dig->battle);
      g_assert_cmpstr (after, ==, before);
      g_assert_cmpint (vedette_battle_get_cursor (dig->battle), ==, cursor);
    }
}

static void
test_sealed_rolled (Dig           *dig,
                    gconstpointer  data)
{
  g_autoptr (VedetteDice) kernel = vedette_dice_new_kernel ();
  g_autoptr (VedetteDice) seed = vedette_dice_new_seed (7, 0);
  g_autoptr (VedetteDice) none_typed = vedette_dice_new_mixed (NULL, 0, seed);
  VedetteDice *all[] = { kernel, seed, none_typed };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    {
      g_autoptr (GError) error = NULL;
      VedetteStep *step = find_with (dig, all[i], &error);

      g_assert_no_error (error);
      g_assert_cmpuint (json_array_get_length (json_object_get_array_member (vedette_step_get_facts (step), VEDETTE_FACT_ROLLS)),
                        ==, 2);
    }
}

/* Whoever asks for dice can see it before. */
static void
test_sealed_listed (Dig           *dig,
                    gconstpointer  data)
{
  g_autoptr (VedetteMove) find = dig_declare (dig, "find", "{}", NULL);
  g_autoptr (VedetteMove) plain = dig_declare (dig, "dig", "{}", NULL);
  g_autoptr (GListModel) some = vedette_rules_list_dice (dig->rules, find, NULL, 0);
  g_autoptr (GListModel) none = vedette_rules_list_dice (dig->rules, plain, NULL, 0);
  g_autoptr (VedetteDiceRequest) how_many = g_list_model_get_item (some, 0);
  g_autoptr (VedetteDiceRequest) what = g_list_model_get_item (some, 1);

  g_assert_true (vedette_dice_request_has_sealed (some));
  g_assert_false (vedette_dice_request_has_sealed (none));
  g_assert_false (how_many->sealed != NULL);
  g_assert_true (what->sealed != NULL);
}

static void
test_names (void)
{
  static const char * const names[] = { "heads", "tails", NULL };
  g_autoptr (VedetteDiceRequest) coin = vedette_dice_request_new (2, NULL, "the toss", names);
  g_autoptr (VedetteDiceRequest) die = vedette_dice_request_new (6, "red", "luck", NULL);

  g_assert_cmpstr (vedette_dice_request_get_name (coin, 1), ==, "heads");
  g_assert_cmpstr (vedette_dice_request_get_name (coin, 2), ==, "tails");
  g_assert_null (vedette_dice_request_get_name (die, 6));
}

static void
test_charts (Dig           *dig,
             gconstpointer  data)
{
  g_autoptr (VedetteMove) move = dig_declare (dig, "dig", "{}", NULL);
  g_autoptr (VedetteBreakdown) breakdown = vedette_rules_preview (dig->rules, move);
  GListModel *charts = breakdown->charts;
  g_autoptr (VedetteChart) soil = g_list_model_get_item (charts, 0);
  g_autoptr (VedetteChart) dark = g_list_model_get_item (charts, 1);

  g_assert_cmpuint (g_list_model_get_n_items (charts), ==, 2);
  g_assert_cmpstr (soil->id, ==, "soil");
  g_assert_cmpstr (soil->label, ==, "Soil");
  g_assert_cmpuint (soil->n_rows, ==, 3);
  g_assert_cmpuint (soil->n_columns, ==, 2);
  g_assert_cmpstr (soil->rows[1], ==, "pick");
  g_assert_cmpstr (soil->columns[1], ==, "clay");
  g_assert_cmpstr (soil->cells[1 * soil->n_columns + 0], ==, "3");
  g_assert_cmpstr (soil->cells[2 * soil->n_columns + 1], ==, "6");
  g_assert_false (dark->lit);
  g_assert_true (soil->lit);
  g_assert_cmpuint (soil->lit_row, ==, 2);
  g_assert_cmpuint (soil->lit_column, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  DIG_ADD ("/rules/dice/list", test_list);
  DIG_ADD ("/rules/dice/list-none", test_list_none);
  DIG_ADD ("/rules/dice/more", test_more);
  DIG_ADD ("/rules/dice/typed", test_typed);
  DIG_ADD ("/rules/dice/fault", test_fault);
  DIG_ADD ("/rules/dice/mixed", test_mixed);
  DIG_ADD ("/rules/dice/sealed", test_sealed);
  DIG_ADD ("/rules/dice/sealed/rolled", test_sealed_rolled);
  DIG_ADD ("/rules/dice/sealed/listed", test_sealed_listed);
  g_test_add_func ("/rules/dice/names", test_names);
  DIG_ADD ("/rules/charts", test_charts);

  return g_test_run ();
}
