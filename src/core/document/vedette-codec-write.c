/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes property values as JSON, and JSON as text. When other files write a line of a battle, they themselves
 * append only the names of members, numbers and fixed words. */

#include "vedette-config.h"

#include <string.h>

#include "core/document/vedette-codec.h"
#include "core/document/vedette-ids.h"
#include "core/document/vedette-numbers.h"
#include "core/json/vedette-tree.h"

/**
 * vedette_codec_write_string:
 * @out: the text to append to
 * @text: (nullable): valid UTF-8
 *
 * Appends @text as a JSON string.
 */
void
vedette_codec_write_string (GString    *out,
                            const char *text)
{
  const char *run = text != NULL ? text : "";

  g_string_append_c (out, '"');
  for (const char *p = run;; p++)
    {
      guchar c = (guchar) *p;

      if (c >= 0x20 && c != '"' && c != '\\' && c != 0x7f)
        continue;
      g_string_append_len (out, run, p - run);
      if (c == '\0')
        break;
      run = p + 1;
      switch (c)
        {
        case '"':
        case '\\':
          g_string_append_c (out, '\\');
          g_string_append_c (out, (char) c);
          break;
        case '\n':
          g_string_append (out, "\\n");
          break;
        case '\t':
          g_string_append (out, "\\t");
          break;
        default:
          g_string_append_printf (out, "\\u%04x", c);
        }
    }
  g_string_append_c (out, '"');
}

static void
write_double (GString *out,
              double   number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  /* The numbers 0 and -0 are equal, so both of them are written as 0.0. */
  if (number == 0)
    number = 0;
  /* Most numbers are exact with 15 digits, and then look as a person would write them. All other numbers are exact with
   * 17 digits. */
  g_ascii_formatd (text, sizeof text, "%.15g", number);
  if (g_ascii_strtod (text, NULL) != number)
    g_ascii_formatd (text, sizeof text, "%.17g", number);
  g_string_append (out, text);
  if (strpbrk (text, ".en") == NULL)
    g_string_append (out, ".0");
}

static const char *
enum_nick (const GValue *value)
{
  g_autoptr (GEnumClass) klass = g_type_class_ref (G_VALUE_TYPE (value));
  GEnumValue *entry = g_enum_get_value (klass, g_value_get_enum (value));

  g_assert (entry != NULL);
  return entry->value_nick;
}

/* Appends a whole number without printf(), which would be slow for records with many numbers. */
static void
write_int (GString *out,
           gint64   number)
{
  char digits[24];
  char *p = digits + sizeof digits;
  guint64 rest = number < 0 ? -(guint64) number : (guint64) number;

  do
    *--p = (char) ('0' + rest % 10);
  while ((rest /= 10) > 0);
  if (number < 0)
    *--p = '-';
  g_string_append_len (out, p, digits + sizeof digits - p);
}

static JsonArray *
list_numbers (const VedetteNumbers *numbers)
{
  guint n = vedette_numbers_get_n (numbers);
  JsonArray *array = json_array_sized_new (n);

  for (guint i = 0; i < n; i++)
    {
      JsonArray *pair = json_array_sized_new (2);

      json_array_add_int_element (pair, vedette_numbers_nth (numbers, i)->id);
      json_array_add_int_element (pair, vedette_numbers_nth (numbers, i)->number);
      json_array_add_array_element (array, pair);
    }
  return array;
}

static JsonArray *
list_values (const GValue *value)
{
  JsonArray *array;

  if (G_VALUE_HOLDS (value, VEDETTE_TYPE_NUMBERS))
    return list_numbers (g_value_get_boxed (value));
  array = json_array_new ();
  if (G_VALUE_HOLDS (value, VEDETTE_TYPE_IDS))
    {
      const VedetteIds *ids = g_value_get_boxed (value);

      for (guint i = 0; i < vedette_ids_get_n (ids); i++)
        json_array_add_int_element (array, vedette_ids_get (ids, i));
    }
  else
    {
      const char * const *list = g_value_get_boxed (value);

      for (guint i = 0; list != NULL && list[i] != NULL; i++)
        json_array_add_string_element (array, list[i]);
    }
  return array;
}

/**
 * vedette_codec_to_node:
 * @value: a boolean, int, int64, double, string, enum, string list, list of ids, or list of ids with numbers
 *
 * Converts a value to JSON. An enum becomes its nick, and an absent text becomes an empty one.
 *
 * Returns: (transfer full): the node
 */
JsonNode *
vedette_codec_to_node (const GValue *value)
{
  JsonNode *node = json_node_alloc ();
  const char *text;

  switch (G_TYPE_FUNDAMENTAL (G_VALUE_TYPE (value)))
    {
    case G_TYPE_BOOLEAN:
      return json_node_init_boolean (node, g_value_get_boolean (value));
    case G_TYPE_INT:
      return json_node_init_int (node, g_value_get_int (value));
    case G_TYPE_INT64:
      return json_node_init_int (node, g_value_get_int64 (value));
    case G_TYPE_DOUBLE:
      return json_node_init_double (node, g_value_get_double (value));
    case G_TYPE_STRING:
      text = g_value_get_string (value);
      return json_node_init_string (node, text != NULL ? text : "");
    case G_TYPE_ENUM:
      return json_node_init_string (node, enum_nick (value));
    case G_TYPE_BOXED:
      json_node_init (node, JSON_NODE_ARRAY);
      json_node_take_array (node, list_values (value));
      return node;
    default:
      g_error ("no way to write a %s", G_VALUE_TYPE_NAME (value));
    }
}

void
vedette_codec_write_object (GString    *out,
                            JsonObject *object)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *member;
  gboolean first = TRUE;

  g_string_append_c (out, '{');
  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &member))
    {
      if (!first)
        g_string_append_c (out, ',');
      first = FALSE;
      vedette_codec_write_string (out, name);
      g_string_append_c (out, ':');
      vedette_codec_write_node (out, member);
    }
  g_string_append_c (out, '}');
}

/* Appends a value directly from its JSON node without a copy, because an answer to a request can have thousands of
 * values. */
static void
write_value_node (GString  *out,
                  JsonNode *node)
{
  switch (json_node_get_value_type (node))
    {
    case G_TYPE_BOOLEAN:
      g_string_append (out, json_node_get_boolean (node) ? "true" : "false");
      break;
    case G_TYPE_INT64:
      write_int (out, json_node_get_int (node));
      break;
    case G_TYPE_DOUBLE:
      write_double (out, json_node_get_double (node));
      break;
    case G_TYPE_STRING:
    default:
      vedette_codec_write_string (out, json_node_get_string (node));
    }
}

/* Appends an object. If the object represents a decimal number for vedette_tree_get_hundredths(), that number is
 * appended instead. */
static void
write_object_node (GString    *out,
                   JsonObject *object)
{
  int hundredths;

  if (vedette_tree_get_hundredths (object, &hundredths))
    g_string_append_printf (out, "%s%d.%02d", hundredths < 0 ? "-" : "", ABS (hundredths / 100), ABS (hundredths % 100));
  else
    vedette_codec_write_object (out, object);
}

/**
 * vedette_codec_write_node:
 *
 * Appends a JSON tree, with the members in the order in which they were set.
 */
void
vedette_codec_write_node (GString  *out,
                          JsonNode *node)
{
  switch (JSON_NODE_TYPE (node))
    {
    case JSON_NODE_NULL:
      g_string_append (out, "null");
      break;
    case JSON_NODE_OBJECT:
      write_object_node (out, json_node_get_object (node));
      break;
    case JSON_NODE_ARRAY:
      {
        JsonArray *array = json_node_get_array (node);

        g_string_append_c (out, '[');
        for (guint i = 0; i < json_array_get_length (array); i++)
          {
            if (i > 0)
              g_string_append_c (out, ',');
            vedette_codec_write_node (out, json_array_get_element (array, i));
          }
        g_string_append_c (out, ']');
      }
      break;
    case JSON_NODE_VALUE:
    default:
      write_value_node (out, node);
    }
}

/**
 * vedette_codec_write:
 * @out: the text to append to
 * @value: of a type that vedette_codec_to_node() accepts
 *
 * Appends @value as JSON.
 */
void
vedette_codec_write (GString      *out,
                     const GValue *value)
{
  g_autoptr (JsonNode) node = vedette_codec_to_node (value);

  vedette_codec_write_node (out, node);
}

/**
 * vedette_codec_write_tree:
 * @tree: a builder whose outermost array or object is closed
 *
 * Appends the JSON tree that the builder has built.
 */
void
vedette_codec_write_tree (GString     *out,
                          JsonBuilder *tree)
{
  g_autoptr (JsonNode) root = json_builder_get_root (tree);

  vedette_codec_write_node (out, root);
}
