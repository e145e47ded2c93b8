/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Members of an object in a tree that is being built, one call each. */

#include "vedette-config.h"

#include "core/json/vedette-tree.h"

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
