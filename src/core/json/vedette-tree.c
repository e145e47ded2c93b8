/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Members of an object in a tree that is being built, one call each, and a number that json-glib has no type for. */

#include "vedette-config.h"

#include "core/json/vedette-tree.h"

/* The only member of an object that stands for a decimal, as hundredths: no name has it, and no text can be taken for it. */
#define HUNDREDTHS "\xff"

/**
 * vedette_tree_add_text:
 * @text: (nullable): %NULL for null
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
 * @tree: an array, or an object whose member is named
 *
 * Adds a number as people write it, exactly: 4, 4.50, 4.25. A tree has no type for it, so that it is to be written by
 * vedette_codec_write_node().
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
 * @hundredths: (out): the number
 *
 * Returns: whether the object is a number of vedette_tree_add_hundredths()
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
