/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names among the facts of a step: those that people gave, and names for things that have none, in the
 * language of the reader. */

#include "vedette-config.h"

#include "core/rules/vedette-fact-names.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-enum.h"
#include "core/document/vedette-text.h"

/* The word for machines that says what it is, where nobody gave a name */
#define UNNAMED "unnamed"

/* Returns: (transfer full): a name, or what stands for it */
static JsonNode *
make_node (const char *name,
           GType       type,
           int         value)
{
  JsonNode *node;
  JsonObject *unnamed;

  if (*name != '\0')
    return json_node_init_string (json_node_alloc (), name);
  unnamed = json_object_new ();
  json_object_set_string_member (unnamed, UNNAMED, vedette_enum_get_nick (type, value));
  node = json_node_init_object (json_node_alloc (), unnamed);
  json_object_unref (unnamed);
  return node;
}

/**
 * vedette_facts_note_name:
 * @name: as people gave it; empty if they did not
 * @type: an enumeration
 * @value: that of it after which it is called then
 *
 * Notes a name as a fact.
 */
void
vedette_facts_note_name (JsonObject *facts,
                         const char *fact,
                         const char *name,
                         GType       type,
                         int         value)
{
  json_object_set_member (facts, fact, make_node (name, type, value));
}

/**
 * vedette_facts_add_name:
 *
 * The same, as one more of a list.
 */
void
vedette_facts_add_name (JsonObject *facts,
                        const char *fact,
                        const char *name,
                        GType       type,
                        int         value)
{
  if (!json_object_has_member (facts, fact))
    json_object_set_array_member (facts, fact, json_array_new ());
  json_array_add_element (json_object_get_array_member (facts, fact), make_node (name, type, value));
}

/* Reading: facts come from files, so that any of them may be missing or of another type. */

static const char *
get_text (JsonNode *node)
{
  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING
           ? vedette_text_cut (json_node_get_string (node), VEDETTE_TEXT_MOST) : "";
}

static const char *
say_name (JsonNode *node,
          GType     type)
{
  const GEnumValue *value;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return get_text (node);
  value = vedette_enum_find (type, get_text (json_object_get_member (json_node_get_object (node), UNNAMED)));
  return value != NULL ? vedette_enum_get_label (type, value->value) : "";
}

/**
 * vedette_fact_name:
 * @type: after which it is called, if it has no name
 *
 * Returns: a name; "" if there is none
 */
const char *
vedette_fact_name (JsonObject *facts,
                   const char *fact,
                   GType       type)
{
  return say_name (json_object_get_member (facts, fact), type);
}

/**
 * vedette_fact_list_names:
 *
 * Returns: (transfer full): a list of names as one text, empty when nothing was said
 */
char *
vedette_fact_list_names (JsonObject *facts,
                         const char *fact,
                         GType       type)
{
  JsonNode *node = json_object_get_member (facts, fact);
  JsonArray *array = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  GString *names = g_string_new (NULL);

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      const char *name = say_name (json_array_get_element (array, i), type);

      if (*name != '\0' && names->len > 0)
        g_string_append (names, C_("list of names", ", "));
      g_string_append (names, name);
    }
  return g_string_free (names, FALSE);
}
