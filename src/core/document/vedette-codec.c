/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads property values from JSON without converting types, and compares values. */

#include "vedette-config.h"

#include "core/document/vedette-codec.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-enum.h"
#include "core/document/vedette-field.h"
#include "core/document/vedette-ids.h"
#include "core/document/vedette-numbers.h"

G_DEFINE_QUARK (vedette-codec-error-quark, vedette_codec_error)

/* Sets an error. @sentence is translated, and its “%s” is replaced by the name of the field. */
static gboolean
wrong_type (GParamSpec  *pspec,
            const char  *sentence,
            GError     **error)
{
  g_autofree char *own = vedette_param_spec_say (pspec);
  g_autoptr (GString) message = g_string_new (sentence);

  g_string_replace (message, "%s", own, 1);
  g_set_error_literal (error, VEDETTE_CODEC_ERROR, VEDETTE_CODEC_ERROR_TYPE, message->str);
  return FALSE;
}

static gboolean
out_of_range (GParamSpec  *pspec,
              GError     **error)
{
  g_autofree char *own = vedette_param_spec_say (pspec);
  g_autofree char *low = NULL;
  g_autofree char *high = NULL;

  /* Only these types have limits. */
  if (G_IS_PARAM_SPEC_DOUBLE (pspec))
    {
      low = g_strdup_printf ("%g", G_PARAM_SPEC_DOUBLE (pspec)->minimum);
      high = g_strdup_printf ("%g", G_PARAM_SPEC_DOUBLE (pspec)->maximum);
    }
  else
    {
      gboolean is_int = G_IS_PARAM_SPEC_INT (pspec);
      gint64 minimum = is_int ? G_PARAM_SPEC_INT (pspec)->minimum : G_PARAM_SPEC_INT64 (pspec)->minimum;
      gint64 maximum = is_int ? G_PARAM_SPEC_INT (pspec)->maximum : G_PARAM_SPEC_INT64 (pspec)->maximum;

      low = g_strdup_printf ("%" G_GINT64_FORMAT, minimum);
      high = g_strdup_printf ("%" G_GINT64_FORMAT, maximum);
    }
  g_set_error (error, VEDETTE_CODEC_ERROR, VEDETTE_CODEC_ERROR_RANGE,
               /* Translators: the name of a field, as in “Leader rating (leader)”, and the lowest and the highest number */
               _("“%s” should be between %s and %s"), own, low, high);
  return FALSE;
}

static gboolean
read_enum (JsonNode    *node,
           GParamSpec  *pspec,
           GValue      *value,
           GError     **error)
{
  GType type = G_PARAM_SPEC_VALUE_TYPE (pspec);
  const GEnumValue *entry = vedette_enum_find (type, json_node_get_string (node));
  g_autofree char *known = NULL;
  g_autofree char *own = NULL;

  if (entry != NULL)
    {
      g_value_set_enum (value, entry->value);
      return TRUE;
    }

  own = vedette_param_spec_say (pspec);
  known = vedette_enum_list_nicks (type, G_MININT);
  /* Translators: the name of a field, as in “Leader rating (leader)”, the wrong value, and a list of possible values */
  g_set_error (error, VEDETTE_CODEC_ERROR, VEDETTE_CODEC_ERROR_RANGE, _("“%s” cannot be “%s”. Use one of: %s"),
               own, json_node_get_string (node), known);
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
  g_autofree char *own = NULL;

  for (guint i = 0; i < n; i++)
    {
      JsonNode *node = json_array_get_element (array, i);

      if (json_node_get_value_type (node) != G_TYPE_INT64)
        /* Translators: the name of a field, as in “Leader rating (leader)” */
        return wrong_type (pspec, _("“%s” should be a list of record numbers"), error);
      ids[i] = json_node_get_int (node);
    }
  g_value_take_boxed (value, vedette_ids_new (ids, n));
  if (vedette_ids_get_n (g_value_get_boxed (value)) == n)
    return TRUE;
  own = vedette_param_spec_say (pspec);
  g_set_error (error, VEDETTE_CODEC_ERROR, VEDETTE_CODEC_ERROR_RANGE,
               /* Translators: the name of a field, as in “Leader rating (leader)” */
               _("“%s” lists a record twice, or contains an invalid record number"), own);
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
        /* Translators: the name of a field, as in “Leader rating (leader)” */
        return wrong_type (pspec, _("“%s” should be a list of strings"), error);
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
        /* Translators: the name of a field, as in “Leader rating (leader)” */
        return wrong_type (pspec, _("“%s” should be true or false"), error);
      g_value_set_boolean (value, json_node_get_boolean (node));
      return TRUE;
    case G_TYPE_INT:
      if (json_type != G_TYPE_INT64)
        /* Translators: the name of a field, as in “Leader rating (leader)” */
        return wrong_type (pspec, _("“%s” should be a whole number"), error);
      if (json_node_get_int (node) < G_MININT || json_node_get_int (node) > G_MAXINT)
        return out_of_range (pspec, error);
      g_value_set_int (value, (int) json_node_get_int (node));
      return TRUE;
    case G_TYPE_INT64:
      if (json_type != G_TYPE_INT64)
        /* Translators: the name of a field, as in “Leader rating (leader)” */
        return wrong_type (pspec, _("“%s” should be a whole number"), error);
      g_value_set_int64 (value, json_node_get_int (node));
      return TRUE;
    case G_TYPE_DOUBLE:
      if (json_type != G_TYPE_DOUBLE && json_type != G_TYPE_INT64)
        /* Translators: the name of a field, as in “Leader rating (leader)” */
        return wrong_type (pspec, _("“%s” should be a number"), error);
      g_value_set_double (value, json_node_get_double (node));
      return TRUE;
    case G_TYPE_STRING:
      if (json_type != G_TYPE_STRING)
        /* Translators: the name of a field, as in “Leader rating (leader)” */
        return wrong_type (pspec, _("“%s” should be text"), error);
      g_value_set_string (value, json_node_get_string (node));
      return TRUE;
    case G_TYPE_ENUM:
      if (json_type != G_TYPE_STRING)
        /* Translators: the name of a field, as in “Leader rating (leader)” */
        return wrong_type (pspec, _("“%s” should be text"), error);
      return read_enum (node, pspec, value, error);
    case G_TYPE_BOXED:
      if (!is_array)
        /* Translators: the name of a field, as in “Leader rating (leader)” */
        return wrong_type (pspec, _("“%s” should be a list"), error);
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
 * @pspec: the property, with its type, its range and its name for the error
 * @value: (out caller-allocates): initialized here, and unset again on failure
 * @error: a %VEDETTE_CODEC_ERROR
 *
 * Reads a value without converting its type: 3.7 is not a whole number, and 5 is not a text.
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
 * Compares two values of the same type. An absent text or list equals an empty one.
 *
 * Returns: whether the values are equal
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
      return strv_equal (g_value_get_boxed (a), g_value_get_boxed (b));
    default:
      g_error ("no way to compare a %s", G_VALUE_TYPE_NAME (a));
    }
}
