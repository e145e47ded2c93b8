/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the JSON scanner accepts and refuses, and that json-glib reads what it accepts. */

#include "core/json/vedette-json-scanner.h"

#include "json-scanner-rows.h"

#include <string.h>

static void
list_integers (JsonNode *node,
               GString  *list)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      g_autoptr(GList) elements = json_array_get_elements (json_node_get_array (node));

      for (GList *l = elements; l != NULL; l = l->next)
        list_integers (l->data, list);
    }
  else if (JSON_NODE_HOLDS_OBJECT (node))
    {
      g_autoptr(GList) values = json_object_get_values (json_node_get_object (node));

      for (GList *l = values; l != NULL; l = l->next)
        list_integers (l->data, list);
    }
  else if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64)
    {
      g_string_append_printf (list, "%s%" G_GINT64_FORMAT, list->len > 0 ? " " : "", json_node_get_int (node));
    }
}

static void
assert_integers (JsonNode   *node,
                 const char *expected)
{
  g_autoptr(GString) list = g_string_new (NULL);

  list_integers (node, list);
  g_assert_cmpstr (list->str, ==, expected);
}

/* Checks a copy without a NUL behind it, so that memory checkers see a look too far. */
static gboolean
scan_copy (const char  *text,
           gsize        length,
           GError     **error)
{
  g_autofree char *copy = g_memdup2 (text, length);

  return vedette_json_scan (copy, length, error);
}

static void
assert_refused (const char *text,
                gsize       length,
                int         code,
                gsize       column)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GError) parse_error = NULL;
  g_autofree char *place = g_strdup_printf (" (column %zu)", column);

  g_assert_false (scan_copy (text, length, &error));
  g_assert_error (error, VEDETTE_JSON_ERROR, code);
  if (!g_str_has_suffix (error->message, place))
    g_error ("“%s” is not at column %zu", error->message, column);
  g_assert_false (scan_copy (text, length, NULL));

  g_assert_null (vedette_json_parse (text, length, &parse_error));
  g_assert_error (parse_error, VEDETTE_JSON_ERROR, code);
  g_assert_cmpstr (parse_error->message, ==, error->message);
}

static void
test_row (gconstpointer data)
{
  const VedetteJsonRow *row = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(JsonNode) node = NULL;
  g_autoptr(JsonNode) again = NULL;
  g_autofree char *written = NULL;

  if (row->code >= 0)
    {
      assert_refused (row->text, row->length, row->code, row->column);
      return;
    }

  g_assert_true (scan_copy (row->text, row->length, &error));
  g_assert_no_error (error);
  node = vedette_json_parse (row->text, row->length, &error);
  g_assert_no_error (error);
  g_assert_nonnull (node);
  if (row->integers == NULL)
    return;

  assert_integers (node, row->integers);
  written = json_to_string (node, FALSE);
  again = vedette_json_parse (written, strlen (written), &error);
  g_assert_no_error (error);
  assert_integers (again, row->integers);
}

static GString *
nest (guint       depth,
      const char *open,
      const char *inside,
      const char *close)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < depth; i++)
    g_string_append (text, open);
  g_string_append (text, inside);
  for (guint i = 0; i < depth; i++)
    g_string_append (text, close);
  return text;
}

static void
test_depth (void)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(JsonNode) arrays = NULL;
  g_autoptr(JsonNode) objects = NULL;
  g_autoptr(GString) array = nest (64, "[", "7", "]");
  g_autoptr(GString) object = nest (64, "{\"a\":", "7", "}");
  g_autoptr(GString) deep_array = nest (65, "[", "7", "]");
  g_autoptr(GString) deep_object = nest (65, "{\"a\":", "7", "}");
  g_autoptr(GString) many = nest (1, "[", "[[]],[[]],[[]]", "]");

  arrays = vedette_json_parse (array->str, array->len, &error);
  g_assert_no_error (error);
  assert_integers (arrays, "7");
  objects = vedette_json_parse (object->str, object->len, &error);
  g_assert_no_error (error);
  assert_integers (objects, "7");

  assert_refused (deep_array->str, deep_array->len, VEDETTE_JSON_ERROR_DEPTH, 65);
  assert_refused (deep_object->str, deep_object->len, VEDETTE_JSON_ERROR_DEPTH, 64 * 5 + 1);

  /* What was closed no longer counts. */
  for (guint i = 0; i < 100; i++)
    {
      g_string_truncate (many, many->len - 1);
      g_string_append (many, ",[{}]]");
    }
  g_assert_true (vedette_json_scan (many->str, many->len, &error));
  g_assert_no_error (error);
}

static void
test_endless_nesting (void)
{
  g_autoptr(GString) arrays = nest (100000, "[", "", "");
  g_autoptr(GString) objects = nest (100000, "{\"a\":", "", "");

  assert_refused (arrays->str, arrays->len, VEDETTE_JSON_ERROR_DEPTH, 65);
  assert_refused (objects->str, objects->len, VEDETTE_JSON_ERROR_DEPTH, 64 * 5 + 1);
}

static void
test_length (void)
{
  g_autoptr(GError) error = NULL;
  gsize length = VEDETTE_JSON_MAX_LENGTH + 1;
  g_autofree char *text = g_malloc (length);

  memset (text, ' ', length);
  text[0] = '1';
  g_assert_true (vedette_json_scan (text, length - 1, &error));
  g_assert_no_error (error);
  g_assert_false (vedette_json_scan (text, length, &error));
  g_assert_error (error, VEDETTE_JSON_ERROR, VEDETTE_JSON_ERROR_LENGTH);
}

/* An object with so many names; number @same, if not 0, is that of the first one, escaped. */
static GString *
make_object (guint  n_names,
             guint  same,
             gsize *column)
{
  GString *text = g_string_new ("{");

  for (guint i = 0; i < n_names; i++)
    {
      if (i > 0)
        g_string_append_c (text, ',');
      if (same > 0 && i == same)
        {
          *column = text->len + 1;
          g_string_append (text, "\"n\\u0061me\\u00300000\":0");
        }
      else
        {
          g_string_append_printf (text, "\"name%05u\":%u", i * 7919 % n_names, i);
        }
    }
  g_string_append_c (text, '}');
  return text;
}

/* On both sides of every change of method: names one by one, sorted, on the heap. */
static void
test_many_names (void)
{
  static const guint counts[] = { 2, 15, 16, 17, 18, 127, 128, 129, 130, 256, 257, 10000 };

  for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      guint sames[] = { 1, counts[i] / 2, counts[i] - 1 };
      g_autoptr(GError) error = NULL;
      g_autoptr(JsonNode) node = NULL;
      gsize column = 0;
      g_autoptr(GString) good = make_object (counts[i], 0, &column);

      node = vedette_json_parse (good->str, good->len, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (json_object_get_size (json_node_get_object (node)), ==, counts[i]);

      for (gsize j = 0; j < G_N_ELEMENTS (sames); j++)
        {
          g_autoptr(GString) bad = make_object (counts[i], sames[j], &column);
          g_autoptr(GString) inside = g_string_new (NULL);

          assert_refused (bad->str, bad->len, VEDETTE_JSON_ERROR_DUPLICATE, column);

          /* The names around it are neither forgotten nor mixed up with its own. */
          g_string_printf (inside, "{\"name00000\":%s,\"name00001\":1}", good->str);
          g_assert_true (vedette_json_scan (inside->str, inside->len, &error));
          g_assert_no_error (error);
          g_string_printf (inside, "{\"name00000\":%s,\"name00000\":1}", good->str);
          assert_refused (inside->str, inside->len, VEDETTE_JSON_ERROR_DUPLICATE, strlen ("{\"name00000\":,") + good->len + 1);
        }
    }
}

/* Sorted or not, the error is about the first name in the text that comes for the second time. */
static void
test_many_twice (void)
{
  g_autoptr(GString) text = g_string_new ("{");
  gsize column = 0;

  for (guint i = 0; i < 100; i++)
    {
      if (i == 60)
        column = text->len + 1;
      g_string_append_printf (text, "\"%u\":0,", i < 60 ? 100 + i : 100 + (119 - i));
    }
  g_string_overwrite (text, text->len - 1, "}");

  assert_refused (text->str, text->len, VEDETTE_JSON_ERROR_DUPLICATE, column);
}

/* Many names of the same length that differ at their ends only: nothing here may be quadratic. */
static void
test_names_alike (void)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GString) text = g_string_new ("{");

  for (guint i = 0; i < 300000; i++)
    g_string_append_printf (text, "%s\"a-name-that-is-alike-%06u\":0", i > 0 ? "," : "", i);
  g_string_append_c (text, '}');

  /* Comparing each with each would run into the time-out of the whole test. */
  g_assert_true (vedette_json_scan (text->str, text->len, &error));
  g_assert_no_error (error);
}

static const char step_line[] =
  "{\"n\":17,\"after\":16,\"kind\":\"move\",\"at\":\"2024-06-18T11:35:00Z\","
  "\"facts\":{\"who\":\"Sgt. Dupr\xc3\xa9\",\"dice\":[4,-2,6.5],\"note\":\"tab\\there, \\ud83d\\ude00\"},"
  "\"do\":[{\"set\":[\"f1\",\"hits\",0,1]},{\"insert\":[\"f2\",null,true,false]}]}";

static void
test_truncations (void)
{
  gsize length = strlen (step_line);
  g_autoptr(GError) whole = NULL;

  g_assert_true (scan_copy (step_line, length, &whole));
  g_assert_no_error (whole);

  for (gsize i = 0; i < length; i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_false (scan_copy (step_line, i, &error));
      g_assert_true (error != NULL && error->domain == VEDETTE_JSON_ERROR);
    }
}

static void
test_nul_corruption (void)
{
  gsize length = strlen (step_line);

  for (gsize i = 0; i < length; i++)
    {
      g_autofree char *text = g_memdup2 (step_line, length);

      text[i] = '\0';
      /* In the middle of a character it is the character that is bad. */
      if ((guchar) step_line[i] >= 0x80)
        {
          g_autoptr(GError) error = NULL;

          g_assert_false (vedette_json_scan (text, length, &error));
          g_assert_true (error != NULL && error->domain == VEDETTE_JSON_ERROR);
        }
      else
        {
          assert_refused (text, length, VEDETTE_JSON_ERROR_NUL, i + 1);
        }
    }
}

/* Only the bytes that were given count, whatever follows them in memory. */
static void
test_only_given_bytes (void)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(JsonNode) number = vedette_json_parse ("123456", 3, &error);
  g_autoptr(JsonNode) array = vedette_json_parse ("[1]]]", 3, &error);

  g_assert_no_error (error);
  g_assert_cmpint (json_node_get_int (number), ==, 123);
  assert_integers (array, "1");
  assert_refused ("true", 3, VEDETTE_JSON_ERROR_SYNTAX, 1);
  assert_refused ("\"\\u0041\"", 6, VEDETTE_JSON_ERROR_SYNTAX, 2);
  assert_refused ("\"\\ud83d\\ude00\"", 12, VEDETTE_JSON_ERROR_UTF8, 2);
  assert_refused (NULL, 0, VEDETTE_JSON_ERROR_SYNTAX, 1);
  assert_refused ("-1", 1, VEDETTE_JSON_ERROR_SYNTAX, 2);
  assert_refused ("1.5", 2, VEDETTE_JSON_ERROR_SYNTAX, 3);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/json-scanner/table/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/json-scanner/depth", test_depth);
  g_test_add_func ("/json-scanner/endless-nesting", test_endless_nesting);
  g_test_add_func ("/json-scanner/length", test_length);
  g_test_add_func ("/json-scanner/many-names", test_many_names);
  g_test_add_func ("/json-scanner/many-twice", test_many_twice);
  g_test_add_func ("/json-scanner/names-alike", test_names_alike);
  g_test_add_func ("/json-scanner/truncations", test_truncations);
  g_test_add_func ("/json-scanner/nul-corruption", test_nul_corruption);
  g_test_add_func ("/json-scanner/only-given-bytes", test_only_given_bytes);

  return g_test_run ();
}
