/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Adds members to an object with one call each, and adds decimal numbers, for which json-glib has no exact type. */

#include "vedette-config.h"

#include "core/json/vedette-tree.h"

/* An object whose only member has this name represents a decimal number, in hundredths. The name is not valid UTF-8, so
 * no text from outside can contain the name. */
#define HUNDREDTHS "\xff"

/**
 * vedette_tree_add_text:
 * @text: (nullable): the text of the member; %NULL for a JSON null
 *
 * Adds a text member.
 */
void
vedette_tree_add_text (JsonBuilder *tree,
                       const char  *name,
                       const char  *text)
{
  json_builder_set_member_name (tree, name);
  json_builder_add_string_value (tree, text);
}

void
vedette_tree_add_whole (JsonBuilder *tree,
                        const char  *name,
                        gint64       number)
{
  json_builder_set_member_name (tree, name);
  json_builder_add_int_value (tree, number);
}

void
vedette_tree_add_truth (JsonBuilder *tree,
                        const char  *name,
                        gboolean     truth)
{
  json_builder_set_member_name (tree, name);
  json_builder_add_boolean_value (tree, truth);
}

/**
 * vedette_tree_add_hundredths:
 * @tree: a builder inside an array, or after the name of a member
 * @hundredths: the number times 100
 *
 * Adds an exact decimal number, such as 4, 4.50 or 4.25. json-glib has no type for such a number, so only
 * vedette_codec_write_node() can write the tree.
 */
void
vedette_tree_add_hundredths (JsonBuilder *tree,
                             int          hundredths)
{
  if (hundredths % 100 == 0)
    {
      json_builder_add_int_value (tree, hundredths / 100);
      return;
    }
  json_builder_begin_object (tree);
  vedette_tree_add_whole (tree, HUNDREDTHS, hundredths);
  json_builder_end_object (tree);
}

/**
 * vedette_tree_get_hundredths:
 * @hundredths: (out): the number times 100
 *
 * Reads a number that vedette_tree_add_hundredths() added.
 *
 * Returns: whether @object represents a decimal number
 */
gboolean
vedette_tree_get_hundredths (JsonObject *object,
                             int        *hundredths)
{
  JsonNode *node = json_object_get_size (object) == 1 ? json_object_get_member (object, HUNDREDTHS) : NULL;

  if (node == NULL)
    return FALSE;
  *hundredths = (int) json_node_get_int (node);
  return TRUE;
}
