/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests property values as JSON and back: accepted, refused and equal values. */

#include "core/document/vedette-codec.h"

#include "core/document/vedette-ids.h"
#include "core/document/vedette-numbers.h"
#include "core/json/vedette-json-scanner.h"
#include "core/json/vedette-tree.h"
#include "vedette-test-schema.h"

typedef struct
{
  const char *name;
  const char *json;
  const char *written; /* NULL if it is written as it was read */
} GoodRow;

typedef struct
{
  const char *name;
  const char *json;
  int code;
} BadRow;

static const GoodRow good_rows[] = {
  { "flag", "true" },
  { "flag", "false" },
  { "count", "-10" },
  { "count", "100" },
  { "count", "0" },
  { "big", "9223372036854775807" },
  { "big", "-9223372036854775808" },
  { "ratio", "0.1" },
  { "ratio", "0.30000000000000004" },
  { "ratio", "-1e-300" },
  { "ratio", "5e-324", "4.94065645841247e-324" },
  { "ratio", "7", "7.0" },
  { "ratio", "1e3", "1000.0" },
  { "ratio", "-0.0", "0.0" },
  { "text", "\"\"" },
  { "text", "\"Ney’s men\"" },
  { "text", "\"\xf0\x9f\x8e\xb2 \\\"\\\\ / \\n\\t\\u0001\\u001f\\u007f\"" },
  { "text", "\"\\ud83c\\udfb2\\u00e9\\/\\b\"", "\"\xf0\x9f\x8e\xb2\xc3\xa9/\\u0008\"" },
  { "text", "\"\xe2\x80\xa8\xef\xbf\xbf\"" },
  { "colour", "\"red\"" },
  { "colour", "\"dark-blue\"" },
  { "words", "[]" },
  { "words", "[\"\",\"a\",\"\\\"\",\"a\"]" },
  { "others", "[]" },
  { "others", "[3,1,9007199254740991]" },
  { "partner", "0" },
  { "partner", "9007199254740991" },
};

static const BadRow bad_rows[] = {
  { "flag", "1", VEDETTE_CODEC_ERROR_TYPE },
  { "flag", "0", VEDETTE_CODEC_ERROR_TYPE },
  { "flag", "\"true\"", VEDETTE_CODEC_ERROR_TYPE },
  { "flag", "null", VEDETTE_CODEC_ERROR_TYPE },
  { "flag", "[true]", VEDETTE_CODEC_ERROR_TYPE },
  { "count", "3.7", VEDETTE_CODEC_ERROR_TYPE },
  { "count", "3.0", VEDETTE_CODEC_ERROR_TYPE },
  { "count", "1e1", VEDETTE_CODEC_ERROR_TYPE },
  { "count", "true", VEDETTE_CODEC_ERROR_TYPE },
  { "count", "\"3\"", VEDETTE_CODEC_ERROR_TYPE },
  { "count", "null", VEDETTE_CODEC_ERROR_TYPE },
  { "count", "{}", VEDETTE_CODEC_ERROR_TYPE },
  { "count", "-11", VEDETTE_CODEC_ERROR_RANGE },
  { "count", "101", VEDETTE_CODEC_ERROR_RANGE },
  { "count", "4294967296", VEDETTE_CODEC_ERROR_RANGE },
  { "big", "1.5", VEDETTE_CODEC_ERROR_TYPE },
  { "big", "\"1\"", VEDETTE_CODEC_ERROR_TYPE },
  { "ratio", "\"0.5\"", VEDETTE_CODEC_ERROR_TYPE },
  { "ratio", "true", VEDETTE_CODEC_ERROR_TYPE },
  { "ratio", "null", VEDETTE_CODEC_ERROR_TYPE },
  { "ratio", "1e11", VEDETTE_CODEC_ERROR_RANGE },
  { "text", "5", VEDETTE_CODEC_ERROR_TYPE },
  { "text", "true", VEDETTE_CODEC_ERROR_TYPE },
  { "text", "null", VEDETTE_CODEC_ERROR_TYPE },
  { "text", "[\"a\"]", VEDETTE_CODEC_ERROR_TYPE },
  { "colour", "\"blue\"", VEDETTE_CODEC_ERROR_RANGE },
  { "colour", "\"RED\"", VEDETTE_CODEC_ERROR_RANGE },
  { "colour", "\"Red\"", VEDETTE_CODEC_ERROR_RANGE },
  { "colour", "\"dark_blue\"", VEDETTE_CODEC_ERROR_RANGE },
  { "colour", "\"Dark-Blue\"", VEDETTE_CODEC_ERROR_RANGE },
  { "colour", "\"\"", VEDETTE_CODEC_ERROR_RANGE },
  { "colour", "0", VEDETTE_CODEC_ERROR_TYPE },
  { "words", "\"a\"", VEDETTE_CODEC_ERROR_TYPE },
  { "words", "[\"a\",1]", VEDETTE_CODEC_ERROR_TYPE },
  { "words", "[\"a\",null]", VEDETTE_CODEC_ERROR_TYPE },
  { "words", "[[\"a\"]]", VEDETTE_CODEC_ERROR_TYPE },
  { "words", "null", VEDETTE_CODEC_ERROR_TYPE },
  { "others", "3", VEDETTE_CODEC_ERROR_TYPE },
  { "others", "[\"3\"]", VEDETTE_CODEC_ERROR_TYPE },
  { "others", "[1.0]", VEDETTE_CODEC_ERROR_TYPE },
  { "others", "[0]", VEDETTE_CODEC_ERROR_RANGE },
  { "others", "[-1]", VEDETTE_CODEC_ERROR_RANGE },
  { "others", "[9007199254740992]", VEDETTE_CODEC_ERROR_RANGE },
  { "others", "[4,5,4]", VEDETTE_CODEC_ERROR_RANGE },
  { "partner", "-1", VEDETTE_CODEC_ERROR_RANGE },
  { "partner", "9007199254740992", VEDETTE_CODEC_ERROR_RANGE },
  { "partner", "[1]", VEDETTE_CODEC_ERROR_TYPE },
};

static JsonNode *
parse (const char *json)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = vedette_json_parse (json, strlen (json), &error);

  g_assert_no_error (error);
  return node;
}

static void
test_round_trip (gconstpointer data)
{
  const GoodRow *row = data;
  GParamSpec *pspec = vedette_test_find_pspec (VEDETTE_TYPE_TEST_NOTE, row->name);
  g_autoptr (JsonNode) node = parse (row->json);
  g_autoptr (JsonNode) again_node = NULL;
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_auto (GValue) value = G_VALUE_INIT;
  g_auto (GValue) again = G_VALUE_INIT;

  vedette_codec_read (node, pspec, &value, &error);
  g_assert_no_error (error);
  vedette_codec_write (out, &value);
  g_assert_cmpstr (out->str, ==, row->written != NULL ? row->written : row->json);

  again_node = parse (out->str);
  vedette_codec_read (again_node, pspec, &again, &error);
  g_assert_no_error (error);
  g_assert_true (vedette_value_equal (&value, &again));
}

static void
test_refused (gconstpointer data)
{
  const BadRow *row = data;
  GParamSpec *pspec = vedette_test_find_pspec (VEDETTE_TYPE_TEST_NOTE, row->name);
  g_autoptr (JsonNode) node = parse (row->json);
  g_autoptr (GError) error = NULL;
  GValue value = G_VALUE_INIT;

  g_assert_false (vedette_codec_read (node, pspec, &value, &error));
  g_assert_error (error, VEDETTE_CODEC_ERROR, row->code);
  g_assert_nonnull (strstr (error->message, row->name));
  g_assert_false (G_IS_VALUE (&value));
}

/* The lowest and the highest int are accepted. */
static void
test_int_ends (void)
{
  GParamSpec *pspec = vedette_test_find_pspec (VEDETTE_TYPE_TEST_PAIR, "weight");
  static const int ends[] = { G_MININT, G_MAXINT };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", ends[i]);
      g_autoptr (JsonNode) node = parse (text);
      g_autoptr (GError) error = NULL;
      g_auto (GValue) value = G_VALUE_INIT;

      vedette_codec_read (node, pspec, &value, &error);
      g_assert_no_error (error);
      g_assert_cmpint (g_value_get_int (&value), ==, ends[i]);
    }
}

/* A number beyond the range of an int is refused, instead of becoming the highest int. */
static void
test_int_overflow (void)
{
  GParamSpec *pspec = vedette_test_find_pspec (VEDETTE_TYPE_TEST_PAIR, "weight");
  const char * const texts[] = { "2147483648", "-2147483649", "9223372036854775807" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (JsonNode) node = parse (texts[i]);
      g_autoptr (GError) error = NULL;
      GValue value = G_VALUE_INIT;

      g_assert_false (vedette_codec_read (node, pspec, &value, &error));
      g_assert_error (error, VEDETTE_CODEC_ERROR, VEDETTE_CODEC_ERROR_RANGE);
    }
}

/* A refused number is answered with the lowest and the highest number that the field can have. */
static void
test_limits (void)
{
  static const struct
  {
    const char *name, *value, *limits;
  } rows[] = {
    { "count", "101", "between -10 and 100" },
    { "count", "4294967296", "between -10 and 100" },
    { "ratio", "1e11", "between -1e+10 and 1e+10" },
    { "partner", "-1", "between 0 and 9007199254740991" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (JsonNode) node = parse (rows[i].value);
      g_autoptr (GError) error = NULL;
      GValue value = G_VALUE_INIT;

      g_assert_false (vedette_codec_read (node, vedette_test_find_pspec (VEDETTE_TYPE_TEST_NOTE, rows[i].name), &value, &error));
      g_assert_error (error, VEDETTE_CODEC_ERROR, VEDETTE_CODEC_ERROR_RANGE);
      g_assert_nonnull (strstr (error->message, rows[i].limits));
    }
}

static void
test_equal_nothing (void)
{
  static const char * const none[] = { NULL };
  static const char * const one[] = { "a", NULL };
  g_auto (GValue) a = G_VALUE_INIT;
  g_auto (GValue) b = G_VALUE_INIT;

  g_value_init (&a, G_TYPE_STRING);
  g_value_init (&b, G_TYPE_STRING);
  g_value_set_static_string (&b, "");
  g_assert_true (vedette_value_equal (&a, &b));
  g_assert_true (vedette_value_equal (&b, &a));
  g_value_set_static_string (&b, " ");
  g_assert_false (vedette_value_equal (&a, &b));

  g_value_unset (&a);
  g_value_unset (&b);
  g_value_init (&a, G_TYPE_STRV);
  g_value_init (&b, G_TYPE_STRV);
  g_value_set_static_boxed (&b, none);
  g_assert_true (vedette_value_equal (&a, &b));
  g_value_set_static_boxed (&b, one);
  g_assert_false (vedette_value_equal (&a, &b));
}

static void
test_ids (void)
{
  const gint64 raw[] = { 5, 0, 7, 5, -2, VEDETTE_ID_MAX + 1, 9 };
  const gint64 clean[] = { 5, 7, 9 };
  g_autoptr (VedetteIds) made = vedette_ids_new (raw, G_N_ELEMENTS (raw));
  g_autoptr (VedetteIds) same = vedette_ids_new (clean, G_N_ELEMENTS (clean));
  g_autoptr (VedetteIds) with = vedette_ids_with (made, 3);
  g_autoptr (VedetteIds) again = vedette_ids_with (with, 5);
  g_autoptr (VedetteIds) without = vedette_ids_without (with, 3);

  g_assert_true (vedette_ids_equal (made, same));
  g_assert_cmpuint (vedette_ids_get_n (with), ==, 4);
  g_assert_cmpint (vedette_ids_get (with, 3), ==, 3);
  g_assert_true (vedette_ids_equal (again, with));
  g_assert_true (vedette_ids_equal (without, made));
  g_assert_null (vedette_ids_new (raw + 1, 1));
  g_assert_null (vedette_ids_new_one (0));
  g_assert_cmpuint (vedette_ids_get_n (NULL), ==, 0);
}

/* Hundredths are written as decimals at any place in a tree, and a text that looks like a number remains a text. */
static void
test_hundredths (void)
{
  static const struct
  {
    int hundredths;
    const char *written;
  } rows[] = {
    { 0, "0" }, { 5, "0.05" }, { 50, "0.50" }, { 100, "1" }, { 450, "4.50" }, { 1225, "12.25" }, { 99900, "999" },
    { -5, "-0.05" }, { -450, "-4.50" }, { -400, "-4" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (JsonBuilder) tree = json_builder_new ();
      g_autoptr (GString) out = g_string_new ("> ");
      g_autofree char *wanted = g_strdup_printf ("> {\"far\":%s,\"said\":\"%s\",\"odd\":\"\303\277\357\277\277\",\"list\":[%s,%s]}",
                                                 rows[i].written, rows[i].written, rows[i].written, rows[i].written);

      json_builder_begin_object (tree);
      json_builder_set_member_name (tree, "far");
      vedette_tree_add_hundredths (tree, rows[i].hundredths);
      vedette_tree_add_text (tree, "said", rows[i].written);
      vedette_tree_add_text (tree, "odd", "\303\277\357\277\277");
      json_builder_set_member_name (tree, "list");
      json_builder_begin_array (tree);
      vedette_tree_add_hundredths (tree, rows[i].hundredths);
      vedette_tree_add_hundredths (tree, rows[i].hundredths);
      json_builder_end_array (tree);
      json_builder_end_object (tree);
      vedette_codec_write_tree (out, tree);
      g_assert_cmpstr (out->str, ==, wanted);
    }
}

/* A text that is not UTF-8 also remains a text, even if it begins like a number in a tree. */
static void
test_no_bare_text (void)
{
  g_autoptr (JsonBuilder) tree = json_builder_new ();
  g_autoptr (GString) out = g_string_new (NULL);

  json_builder_begin_object (tree);
  vedette_tree_add_text (tree, "file", "\3771.50");
  json_builder_end_object (tree);
  vedette_codec_write_tree (out, tree);
  g_assert_cmpstr (out->str, ==, "{\"file\":\"\3771.50\"}");
}

static void
test_numbers (void)
{
  static const VedetteNumber two[] = { { 2, -9 }, { 3, 2 } };
  static const VedetteNumber other_record[] = { { 2, -9 }, { 4, 2 } };
  static const VedetteNumber other_number[] = { { 2, -9 }, { 3, 1 } };
  g_autoptr (VedetteNumbers) a = vedette_numbers_new (two, 2);
  g_autoptr (VedetteNumbers) b = vedette_numbers_new (two, 2);
  g_autoptr (VedetteNumbers) c = vedette_numbers_new (other_record, 2);
  g_autoptr (VedetteNumbers) d = vedette_numbers_new (other_number, 2);
  g_autoptr (VedetteNumbers) e = vedette_numbers_new (two, 1);

  g_assert_true (vedette_numbers_equal (a, b));
  g_assert_false (vedette_numbers_equal (a, c));
  g_assert_false (vedette_numbers_equal (a, d));
  g_assert_false (vedette_numbers_equal (a, e));
  /* NULL is an empty list. */
  g_assert_false (vedette_numbers_equal (a, NULL));
  g_assert_true (vedette_numbers_equal (NULL, NULL));
  g_assert_null (vedette_numbers_ref (NULL));
  vedette_numbers_unref (NULL);
}

static void
test_no_text (void)
{
  g_autoptr (GString) out = g_string_new (NULL);

  vedette_codec_write_string (out, NULL);
  g_assert_cmpstr (out->str, ==, "\"\"");
}

/* A tree has its members in order, each kind of value, and empty values. */
static void
test_tree (void)
{
  static const gint64 raw[] = { 7, 5 };
  static const VedetteNumber numbers[] = { { 2, -9 }, { 3, 2 } };
  static const char * const texts[] = { "a\"b", "", NULL };
  g_autoptr (VedetteIds) ids = vedette_ids_new (raw, G_N_ELEMENTS (raw));
  g_autoptr (VedetteNumbers) pairs = vedette_numbers_new (numbers, G_N_ELEMENTS (numbers));
  g_autoptr (JsonBuilder) tree = json_builder_new ();
  g_autoptr (GString) out = g_string_new (NULL);
  GValue values[9] = { G_VALUE_INIT };
  guint n = 0;

  g_value_set_boolean (g_value_init (&values[n++], G_TYPE_BOOLEAN), TRUE);
  g_value_set_int (g_value_init (&values[n++], G_TYPE_INT), G_MININT);
  g_value_set_int64 (g_value_init (&values[n++], G_TYPE_INT64), G_MAXINT64);
  g_value_set_double (g_value_init (&values[n++], G_TYPE_DOUBLE), 4.5);
  g_value_set_double (g_value_init (&values[n++], G_TYPE_DOUBLE), -0.0);
  g_value_init (&values[n++], G_TYPE_STRING);
  g_value_set_boxed (g_value_init (&values[n++], VEDETTE_TYPE_IDS), ids);
  g_value_set_boxed (g_value_init (&values[n++], VEDETTE_TYPE_NUMBERS), pairs);
  g_value_set_boxed (g_value_init (&values[n++], G_TYPE_STRV), texts);

  json_builder_begin_object (tree);
  for (guint i = 0; i < n; i++)
    {
      char name[] = { (char) ('z' - i), '\0' };

      json_builder_set_member_name (tree, name);
      json_builder_add_value (tree, vedette_codec_to_node (&values[i]));
      g_value_unset (&values[i]);
    }
  vedette_tree_add_text (tree, "none", NULL);
  json_builder_end_object (tree);
  vedette_codec_write_tree (out, tree);
  g_assert_cmpstr (out->str, ==,
                   "{\"z\":true,\"y\":-2147483648,\"x\":9223372036854775807,\"w\":4.5,\"v\":0.0,\"u\":\"\","
                   "\"t\":[7,5],\"s\":[[2,-9],[3,2]],\"r\":[\"a\\\"b\",\"\"],\"none\":null}");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (good_rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/codec/writes-what-it-read/%02u-%s", i, good_rows[i].name);

      g_test_add_data_func (path, &good_rows[i], test_round_trip);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad_rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/codec/refuses/%02u-%s", i, bad_rows[i].name);

      g_test_add_data_func (path, &bad_rows[i], test_refused);
    }
  g_test_add_func ("/codec/reads-the-ends-of-int", test_int_ends);
  g_test_add_func ("/codec/refuses-an-int-overflow", test_int_overflow);
  g_test_add_func ("/codec/answers-a-wrong-number-with-the-limits", test_limits);
  g_test_add_func ("/codec/treats-absent-as-empty", test_equal_nothing);
  g_test_add_func ("/codec/cleans-lists-of-ids", test_ids);
  g_test_add_func ("/codec/writes-hundredths-as-decimals", test_hundredths);
  g_test_add_func ("/codec/quotes-invalid-utf8", test_no_bare_text);
  g_test_add_func ("/codec/writes-trees-in-order", test_tree);
  g_test_add_func ("/codec/compares-numbers", test_numbers);
  g_test_add_func ("/codec/writes-an-absent-text-as-empty", test_no_text);

  return g_test_run ();
}
