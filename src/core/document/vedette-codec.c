/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values of properties to JSON and back, with strict types. */

#include "vedette-config.h"

#include "core/document/vedette-codec.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "core/document/vedette-ids.h"
#include "core/document/vedette-numbers.h"

G_DEFINE_QUARK (vedette-codec-error-quark, vedette_codec_error)

/**
 * vedette_codec_write_string:
 * @out: where to
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

  /* The two zeros are equal, so they are written alike. */
  if (number == 0)
    number = 0;
  /* 15 digits say most numbers as a person wrote them; where they do not suffice, 17 always do. */
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

/* Records are full of numbers, and printf is slow. */
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

static void
write_boxed (GString      *out,
             const GValue *value)
{
  g_string_append_c (out, '[');
  if (G_VALUE_HOLDS (value, VEDETTE_TYPE_IDS))
    {
      const VedetteIds *ids = g_value_get_boxed (value);

      for (guint i = 0; i < vedette_ids_get_n (ids); i++)
        g_string_append_printf (out, "%s%" G_GINT64_FORMAT, i > 0 ? "," : "", vedette_ids_get (ids, i));
    }
  else if (G_VALUE_HOLDS (value, VEDETTE_TYPE_NUMBERS))
    {
      const VedetteNumbers *numbers = g_value_get_boxed (value);

      for (guint i = 0; i < vedette_numbers_get_n (numbers); i++)
        g_string_append_printf (out, "%s[%" G_GINT64_FORMAT ",%d]", i > 0 ? "," : "",
                                vedette_numbers_nth (numbers, i)->id, vedette_numbers_nth (numbers, i)->number);
    }
  else
    {
      const char * const *list = g_value_get_boxed (value);

      for (guint i = 0; list != NULL && list[i] != NULL; i++)
        {
          if (i > 0)
            g_string_append_c (out, ',');
          vedette_codec_write_string (out, list[i]);
        }
    }
  g_string_append_c (out, ']');
}

/**
 * vedette_codec_write:
 * @out: where to
 * @value: a boolean, int, int64, double, string, enum, string list, list of ids or of ids with numbers
 *
 * Appends @value as JSON; an enum by its nick.
 */
void
vedette_codec_write (GString      *out,
                     const GValue *value)
{
  switch (G_TYPE_FUNDAMENTAL (G_VALUE_TYPE (value)))
    {
    case G_TYPE_BOOLEAN:
      g_string_append (out, g_value_get_boolean (value) ? "true" : "false");
      break;
    case G_TYPE_INT:
      write_int (out, g_value_get_int (value));
      break;
    case G_TYPE_INT64:
      write_int (out, g_value_get_int64 (value));
      break;
    case G_TYPE_DOUBLE:
      write_double (out, g_value_get_double (value));
      break;
    case G_TYPE_STRING:
      vedette_codec_write_string (out, g_value_get_string (value));
      break;
    case G_TYPE_ENUM:
      vedette_codec_write_string (out, enum_nick (value));
      break;
    case G_TYPE_BOXED:
      write_boxed (out, value);
      break;
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

/**
 * vedette_codec_write_node:
 *
 * Appends a JSON tree, members in the order in which they were set.
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
      vedette_codec_write_object (out, json_node_get_object (node));
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
      {
        GValue value = G_VALUE_INIT;

        json_node_get_value (node, &value);
        vedette_codec_write (out, &value);
        g_value_unset (&value);
      }
    }
}

static gboolean
wrong_type (GParamSpec  *pspec,
            const char  *wanted,
            GError     **error)
{
  /* Translators: the first is the name of a member of the file, the second a type such as "a whole number" */
  g_set_error (error, VEDETTE_CODEC_ERROR, VEDETTE_CODEC_ERROR_TYPE, _("“%s” should be %s"), pspec->name, wanted);
  return FALSE;
}

static gboolean
out_of_range (GParamSpec  *pspec,
              GError     **error)
{
  g_set_error (error, VEDETTE_CODEC_ERROR, VEDETTE_CODEC_ERROR_RANGE, _("“%s” is out of its range"), pspec->name);
  return FALSE;
}

static gboolean
read_enum (JsonNode    *node,
           GParamSpec  *pspec,
           GValue      *value,
           GError     **error)
{
  g_autoptr (GEnumClass) klass = g_type_class_ref (G_PARAM_SPEC_VALUE_TYPE (pspec));
  GEnumValue *entry = g_enum_get_value_by_nick (klass, json_node_get_string (node));
  g_autoptr (GString) known = NULL;

  if (entry != NULL)
    {
      g_value_set_enum (value, entry->value);
      return TRUE;
    }

  known = g_string_new (NULL);
  for (guint i = 0; i < klass->n_values; i++)
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", klass->values[i].value_nick);
  g_set_error (error, VEDETTE_CODEC_ERROR, VEDETTE_CODEC_ERROR_RANGE, _("“%s” cannot be “%s”; known are: %s"),
               pspec->name, json_node_get_string (node), known->str);
  return FALSE;
}

static gboolean
read_ids (JsonArray   *array,
          GParamSpec  *pspec,
          GValue      *value,
          GError     **error)
{
  guint n = json_array_get_length (array);
  g_autofree gint64 *ids = g_new (gint64, n + 1);

  for (guint i = 0; i < n; i++)
    {
      JsonNode *node = json_array_get_element (array, i);

      if (json_node_get_value_type (node) != G_TYPE_INT64)
        return wrong_type (pspec, _("a list of ids"), error);
      ids[i] = json_node_get_int (node);
    }
  g_value_take_boxed (value, vedette_ids_new (ids, n));
  if (vedette_ids_get_n (g_value_get_boxed (value)) == n)
    return TRUE;
  g_set_error (error, VEDETTE_CODEC_ERROR, VEDETTE_CODEC_ERROR_RANGE,
               _("“%s” names a record twice, or one that cannot be"), pspec->name);
  return FALSE;
}

static gboolean
read_strv (JsonArray   *array,
           GParamSpec  *pspec,
           GValue      *value,
           GError     **error)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonNode *node = json_array_get_element (array, i);

      if (json_node_get_value_type (node) != G_TYPE_STRING)
        return wrong_type (pspec, _("a list of texts"), error);
      g_strv_builder_add (builder, json_node_get_string (node));
    }
  g_value_take_boxed (value, g_strv_builder_end (builder));
  return TRUE;
}

static gboolean
read_untested (JsonNode    *node,
               GParamSpec  *pspec,
               GValue      *value,
               GError     **error)
{
  GType json_type = json_node_get_value_type (node);
  gboolean is_array = JSON_NODE_HOLDS_ARRAY (node);

  if (JSON_NODE_HOLDS_NULL (node))
    json_type = G_TYPE_NONE;

  switch (G_TYPE_FUNDAMENTAL (G_VALUE_TYPE (value)))
    {
    case G_TYPE_BOOLEAN:
      if (json_type != G_TYPE_BOOLEAN)
        return wrong_type (pspec, _("true or false"), error);
      g_value_set_boolean (value, json_node_get_boolean (node));
      return TRUE;
    case G_TYPE_INT:
      if (json_type != G_TYPE_INT64)
        return wrong_type (pspec, _("a whole number"), error);
      if (json_node_get_int (node) < G_MININT || json_node_get_int (node) > G_MAXINT)
        return out_of_range (pspec, error);
      g_value_set_int (value, (int) json_node_get_int (node));
      return TRUE;
    case G_TYPE_INT64:
      if (json_type != G_TYPE_INT64)
        return wrong_type (pspec, _("a whole number"), error);
      g_value_set_int64 (value, json_node_get_int (node));
      return TRUE;
    case G_TYPE_DOUBLE:
      if (json_type != G_TYPE_DOUBLE && json_type != G_TYPE_INT64)
        return wrong_type (pspec, _("a number"), error);
      g_value_set_double (value, json_node_get_double (node));
      return TRUE;
    case G_TYPE_STRING:
      if (json_type != G_TYPE_STRING)
        return wrong_type (pspec, _("a text"), error);
      g_value_set_string (value, json_node_get_string (node));
      return TRUE;
    case G_TYPE_ENUM:
      if (json_type != G_TYPE_STRING)
        return wrong_type (pspec, _("a text"), error);
      return read_enum (node, pspec, value, error);
    case G_TYPE_BOXED:
      if (!is_array)
        return wrong_type (pspec, _("a list"), error);
      if (G_VALUE_HOLDS (value, VEDETTE_TYPE_IDS))
        return read_ids (json_node_get_array (node), pspec, value, error);
      g_assert (G_VALUE_HOLDS (value, G_TYPE_STRV));
      return read_strv (json_node_get_array (node), pspec, value, error);
    default:
      g_error ("no way to read a %s", G_VALUE_TYPE_NAME (value));
    }
}

/**
 * vedette_codec_read:
 * @node: from a text that passed vedette_json_scan()
 * @pspec: says type and range, and the name for the message
 * @value: (out caller-allocates): initialised here; unset again on failure
 * @error: a %VEDETTE_CODEC_ERROR
 *
 * Reads a value without any coercion: 3.7 is no whole number, 5 is no text.
 *
 * Returns: whether @value is valid for @pspec
 */
gboolean
vedette_codec_read (JsonNode    *node,
                    GParamSpec  *pspec,
                    GValue      *value,
                    GError     **error)
{
  g_value_init (value, G_PARAM_SPEC_VALUE_TYPE (pspec));
  if (read_untested (node, pspec, value, error))
    {
      if (g_param_value_is_valid (pspec, value))
        return TRUE;
      out_of_range (pspec, error);
    }
  g_value_unset (value);
  return FALSE;
}

static gboolean
strv_equal (const char * const *a,
            const char * const *b)
{
  static const char * const none[] = { NULL };

  return g_strv_equal (a != NULL ? a : none, b != NULL ? b : none);
}

/**
 * vedette_value_equal:
 *
 * Whether two values of one type are the same for a person: an absent text or list equals an empty one.
 */
gboolean
vedette_value_equal (const GValue *a,
                     const GValue *b)
{
  const char *s, *t;

  switch (G_TYPE_FUNDAMENTAL (G_VALUE_TYPE (a)))
    {
    case G_TYPE_BOOLEAN:
      return !g_value_get_boolean (a) == !g_value_get_boolean (b);
    case G_TYPE_INT:
      return g_value_get_int (a) == g_value_get_int (b);
    case G_TYPE_INT64:
      return g_value_get_int64 (a) == g_value_get_int64 (b);
    case G_TYPE_DOUBLE:
      return g_value_get_double (a) == g_value_get_double (b);
    case G_TYPE_ENUM:
      return g_value_get_enum (a) == g_value_get_enum (b);
    case G_TYPE_STRING:
      s = g_value_get_string (a);
      t = g_value_get_string (b);
      return g_str_equal (s != NULL ? s : "", t != NULL ? t : "");
    case G_TYPE_BOXED:
      if (G_VALUE_HOLDS (a, VEDETTE_TYPE_IDS))
        return vedette_ids_equal (g_value_get_boxed (a), g_value_get_boxed (b));
      if (G_VALUE_HOLDS (a, VEDETTE_TYPE_NUMBERS))
        return vedette_numbers_equal (g_value_get_boxed (a), g_value_get_boxed (b));
      if (G_VALUE_HOLDS (a, VEDETTE_TYPE_NUMBERS))
        return vedette_numbers_equal (g_value_get_boxed (a), g_value_get_boxed (b));
      return strv_equal (g_value_get_boxed (a), g_value_get_boxed (b));
    default:
      g_error ("no way to compare a %s", G_VALUE_TYPE_NAME (a));
    }
}
