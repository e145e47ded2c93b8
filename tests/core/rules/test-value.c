/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values as lists of their fields: what they own, and the loop over a list of them. */

#include "core/rules/vedette-value.h"

#define TEST_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                                        \
  TEXT (word)                                                                                                          \
  PLAIN (int, number)                                                                                                  \
  OBJECT (GObject *, other)                                                                                            \
  BOXED (g_strv_get_type, const char * const *, words)

VEDETTE_DECLARE_VALUE (TestValue, test_value, VALUE_OF_TEST, TEST_FIELDS)
VEDETTE_DEFINE_VALUE (TestValue, test_value, TEST_FIELDS)

/* A value owns copies of texts and a reference to each object, and its end gives all of that back. */
static void
test_owned (void)
{
  static const char * const words[] = { "one", "two", NULL };
  g_autoptr (GObject) other = g_object_new (G_TYPE_OBJECT, NULL);
  g_autofree char *word = g_strdup ("first");
  TestValue *value = vedette_value_new (TestValue, .word = word, .number = 3, .other = other, .words = words);
  TestValue *empty = vedette_value_new (TestValue);

  g_assert_cmpstr (value->word, ==, "first");
  g_assert_true (value->word != word);
  g_assert_cmpint (value->number, ==, 3);
  g_assert_true (value->other == other);
  g_assert_cmpuint (other->ref_count, ==, 2);
  g_assert_cmpstr (value->words[1], ==, "two");
  g_assert_true (value->words[1] != words[1]);
  g_assert_null (value->words[2]);
  g_assert_null (empty->word);
  g_assert_null (empty->other);
  g_assert_null (empty->words);
  g_object_unref (empty);
  g_object_unref (value);
  g_assert_cmpuint (other->ref_count, ==, 1);
}

static void
test_set (void)
{
  g_autoptr (TestValue) value = vedette_value_new (TestValue, .word = "first");

  vedette_value_set_text (value, word, value->word + 1);
  g_assert_cmpstr (value->word, ==, "irst");
  vedette_value_take_text (value, word, g_strdup ("second"));
  g_assert_cmpstr (value->word, ==, "second");
  vedette_value_set_text (value, word, NULL);
  g_assert_null (value->word);
}

static gboolean
has_number (GListModel *list,
            int         number)
{
  vedette_each (TestValue, value, list)
    if (value->number == number)
      return TRUE;
  return FALSE;
}

/* However the loop ends, each item has the one reference of its list again. */
static void
test_each (void)
{
  g_autoptr (GListStore) list = g_list_store_new (test_value_get_type ());
  TestValue *values[4];
  int sum = 0, pairs = 0;

  vedette_each (TestValue, value, NULL)
    sum += value->number + 1;
  vedette_each (TestValue, value, list)
    sum += value->number + 1;
  g_assert_cmpint (sum, ==, 0);
  for (int i = 0; i < 4; i++)
    values[i] = vedette_value_add (list, TestValue, .number = i);
  vedette_each (TestValue, value, list)
    {
      if (value->number == 1)
        continue;
      if (value->number == 3)
        break;
      sum += value->number;
    }
  g_assert_cmpint (sum, ==, 2);
  vedette_each (TestValue, one, list)
    vedette_each (TestValue, other, list)
      {
        if (other == one)
          break;
        pairs++;
      }
  g_assert_cmpint (pairs, ==, 6);
  g_assert_true (has_number (G_LIST_MODEL (list), 2));
  g_assert_false (has_number (G_LIST_MODEL (list), 4));
  for (int i = 0; i < 4; i++)
    g_assert_cmpuint (G_OBJECT (values[i])->ref_count, ==, 1);
}

/* A list of which the loop takes the reference goes with it, after a break as well. */
static void
test_each_new (void)
{
  GListStore *list = g_list_store_new (test_value_get_type ());
  gpointer left = list;

  g_object_add_weak_pointer (G_OBJECT (list), &left);
  vedette_value_add (list, TestValue, .number = 7);
  vedette_each_new (TestValue, value, G_LIST_MODEL (list))
    if (value->number == 7)
      break;
  g_assert_null (left);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/value/owned", test_owned);
  g_test_add_func ("/rules/value/set", test_set);
  g_test_add_func ("/rules/value/each", test_each);
  g_test_add_func ("/rules/value/each-new", test_each_new);

  return g_test_run ();
}
