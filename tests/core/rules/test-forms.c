/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a form needs of a move: choices as a tree, params that are not relevant, numbers for each, what a finding is about. */

#include <string.h>

#include "core/document/vedette-codec.h"
#include "core/rules/vedette-choice.h"
#include "dig-fixture.h"

static void
test_choices (Dig           *dig,
              gconstpointer  data)
{
  g_autoptr (VedetteMove) move = dig_declare (dig, "share", "{}", NULL);
  g_autoptr (GListModel) choices = vedette_move_get_choices (move, dig->rules, "coins", NULL);
  g_autoptr (VedetteChoice) gang = g_list_model_get_item (choices, 0);
  g_autoptr (VedetteChoice) ann = g_list_model_get_item (choices, 1);
  g_autoptr (VedetteChoice) bob = g_list_model_get_item (choices, 2);

  g_assert_cmpuint (g_list_model_get_n_items (choices), ==, 3);
  g_assert_null (gang->parent);
  g_assert_true (ann->parent == gang);
  g_assert_true (bob->parent == gang);
  g_assert_cmpstr (ann->group, ==, "day");
  g_assert_null (bob->group);
  g_assert_null (ann->note);
  g_assert_cmpstr (bob->note, ==, "tired");
}

static void
test_relevant (Dig           *dig,
               gconstpointer  data)
{
  g_autoptr (VedetteMove) move = dig_declare (dig, "share", "{}", NULL);

  g_assert_true (vedette_move_is_relevant (move, dig->rules, "paid"));
  g_assert_true (vedette_move_is_relevant (move, dig->rules, "trenches"));
  g_assert_false (vedette_move_is_relevant (move, dig->rules, "coins"));
  g_object_set (move, "paid", TRUE, NULL);
  g_assert_true (vedette_move_is_relevant (move, dig->rules, "coins"));
}

static void
test_each (Dig           *dig,
           gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteMove) none = dig_declare (dig, "share", "{}", &error);
  g_autoptr (VedetteMove) move = dig_declare (dig, "share", "{'coins':[['bob',2],[2,9]],'trenches':[['Ann',2.5]]}", &error);
  const VedetteNumbers *coins = vedette_move_get_each (move, "coins");
  int number = 7;

  g_assert_no_error (error);
  g_assert_false (vedette_move_is_said (none, "coins"));
  g_assert_null (vedette_move_get_each (none, "coins"));
  g_assert_null (vedette_move_get_each (none, "nothing of the kind"));
  g_assert_cmpuint (vedette_numbers_get_n (coins), ==, 2);
  g_assert_cmpint (vedette_numbers_nth (coins, 0)->id, ==, 3);
  g_assert_cmpint (vedette_numbers_nth (coins, 0)->number, ==, 2);
  g_assert_false (vedette_numbers_find (coins, 1, &number));
  g_assert_cmpint (number, ==, 7);
  g_assert_true (vedette_numbers_find (coins, 2, &number));
  g_assert_cmpint (number, ==, 9);
  g_assert_true (vedette_numbers_find (vedette_move_get_each (move, "trenches"), 2, &number));
  g_assert_cmpint (number, ==, 250);
}

static void
test_each_bad (Dig           *dig,
               gconstpointer  data)
{
  static const char * const bad[] = {
    "{'coins':2}", "{'coins':[2]}", "{'coins':[[2]]}", "{'coins':[[2,3,4]]}", "{'coins':[['Zed',3]]}",
    "{'coins':[[9,3]]}", "{'coins':[[2,0]]}", "{'coins':[[2,10]]}", "{'coins':[[2,2.5]]}", "{'coins':[[2,'3']]}",
    "{'coins':[[2,3],['Ann',4]]}", "{'coins':{'Ann':3}}", "{'coins':null}", "{'coins':[[null,3]]}",
    "{'trenches':[[2,-1]]}", "{'trenches':[[2,1000]]}", "{'trenches':[[2,'long']]}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (VedetteMove) move = dig_declare (dig, "share", bad[i], &error);

      if (move != NULL)
        g_error ("%s was read", bad[i]);
      g_assert_error (error, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_DECLARATION);
      if (strstr (error->message, "coins") == NULL && strstr (error->message, "trenches") == NULL)
        g_error ("%s: %s", bad[i], error->message);
    }
}

/* As an answer writes them: what it read, but with ids */
static void
test_each_written (Dig           *dig,
                   gconstpointer  data)
{
  g_autoptr (VedetteMove) move = dig_declare (dig, "share", "{'coins':[['Bob',2],['Ann',9]]}", NULL);
  g_auto (GValue) coins = G_VALUE_INIT, trenches = G_VALUE_INIT;
  g_autoptr (GString) text = g_string_new (NULL);

  g_object_get_property (G_OBJECT (move), "coins", &coins);
  g_object_get_property (G_OBJECT (move), "trenches", &trenches);
  vedette_codec_write (text, &coins);
  vedette_codec_write (text, &trenches);
  g_assert_cmpstr (text->str, ==, "[[3,2],[2,9]][]");
}

static void
test_equal (void)
{
  const VedetteNumber numbers[] = { { 2, 9 }, { 3, 2 } };
  const VedetteNumber others[] = { { 2, 9 }, { 3, 1 } };
  g_autoptr (VedetteNumbers) a = vedette_numbers_new (numbers, 2);
  g_autoptr (VedetteNumbers) b = vedette_numbers_new (numbers, 2);
  g_autoptr (VedetteNumbers) c = vedette_numbers_new (others, 2);
  g_autoptr (VedetteNumbers) shorter = vedette_numbers_new (numbers, 1);

  g_assert_true (vedette_numbers_equal (a, b));
  g_assert_false (vedette_numbers_equal (a, c));
  g_assert_false (vedette_numbers_equal (a, shorter));
  g_assert_false (vedette_numbers_equal (a, NULL));
  g_assert_null (vedette_numbers_new (NULL, 0));
}

static void
test_about (Dig           *dig,
            gconstpointer  data)
{
  g_autoptr (VedetteMove) move = dig_declare (dig, "share", "{'coins':[[2,3]],'loud':true}", NULL);
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (dig->rules, move);
  g_autoptr (VedetteRuling) empty = vedette_ruling_new ();

  g_assert_cmpuint (g_list_model_get_n_items (ruling->findings), ==, 3);
  g_assert_cmpstr (vedette_ruling_nth (ruling, 0)->about, ==, "coins");
  g_assert_cmpstr (vedette_ruling_nth (ruling, 0)->why, ==, "Nobody gets coins");
  g_assert_cmpstr (vedette_ruling_nth (ruling, 1)->about, ==, "trenches");
  g_assert_null (vedette_ruling_nth (ruling, 2)->about);
  /* The gravest */
  g_assert_cmpstr (ruling->about, ==, "coins");
  g_assert_null (empty->about);
  vedette_ruling_find_about (empty, VEDETTE_FINDING_NONE, NULL, "coins", "Nothing");
  g_assert_cmpuint (g_list_model_get_n_items (empty->findings), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  DIG_ADD ("/rules/forms/choices", test_choices);
  DIG_ADD ("/rules/forms/relevant", test_relevant);
  DIG_ADD ("/rules/forms/each", test_each);
  DIG_ADD ("/rules/forms/each-bad", test_each_bad);
  DIG_ADD ("/rules/forms/each-written", test_each_written);
  g_test_add_func ("/rules/forms/equal", test_equal);
  DIG_ADD ("/rules/forms/about", test_about);

  return g_test_run ();
}
