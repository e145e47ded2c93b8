/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading the facts of a step. They come from files, so that any of them may be missing or of another type. */

#include "vedette-config.h"

#include "core/skirmish/words/vedette-facts.h"

#include <glib/gi18n-lib.h>

/* Returns: (nullable): the value of that name, if it is one of the type */
static JsonNode *
find (JsonObject *facts,
      const char *name,
      GType       type)
{
  JsonNode *node = json_object_get_member (facts, name);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type ? node : NULL;
}

/* Returns: the text, "" if there is none */
const char *
vedette_fact_text (JsonObject *facts,
                   const char *name)
{
  JsonNode *node = find (facts, name, G_TYPE_STRING);

  return node != NULL ? json_node_get_string (node) : "";
}

/**
 * vedette_fact_int:
 *
 * Returns: the number, 0 if there is none; one that can be negated
 */
int
vedette_fact_int (JsonObject *facts,
                  const char *name)
{
  JsonNode *node = find (facts, name, G_TYPE_INT64);

  return node != NULL ? (int) CLAMP (json_node_get_int (node), -G_MAXINT, G_MAXINT) : 0;
}

/* Returns: how many, never less than 0 */
int
vedette_fact_count (JsonObject *facts,
                    const char *name)
{
  return MAX (vedette_fact_int (facts, name), 0);
}

gboolean
vedette_fact_boolean (JsonObject *facts,
                      const char *name)
{
  JsonNode *node = find (facts, name, G_TYPE_BOOLEAN);

  return node != NULL && json_node_get_boolean (node);
}

/* Returns: (nullable): the list, %NULL if there is none */
JsonArray *
vedette_fact_array (JsonObject *facts,
                    const char *name)
{
  JsonNode *node = json_object_get_member (facts, name);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

/**
 * vedette_fact_names:
 *
 * Returns: (transfer full): a list of names as one text, empty when nothing was said
 */
char *
vedette_fact_names (JsonObject *facts,
                    const char *name)
{
  JsonArray *array = vedette_fact_array (facts, name);
  GString *names = g_string_new (NULL);

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonNode *element = json_array_get_element (array, i);

      if (!JSON_NODE_HOLDS_VALUE (element) || json_node_get_value_type (element) != G_TYPE_STRING)
        continue;
      if (names->len > 0)
        /* Translators: between the names of a list */
        g_string_append (names, C_("list of names", ", "));
      g_string_append (names, json_node_get_string (element));
    }
  return g_string_free (names, FALSE);
}
