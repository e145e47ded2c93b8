/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Members of an object in a tree that is being built, one call each, and a number that json-glib has no type for. */

#include "vedette-config.h"

#include "core/json/vedette-tree.h"

/* What begins a text that is a decimal: no UTF-8 has this byte, and so no text of ours. */
#define DECIMAL '\xff'

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
  g_autofree char *text = NULL;

  if (hundredths % 100 == 0)
    {
      json_builder_add_int_value (tree, hundredths / 100);
      return;
    }
  text = g_strdup_printf ("%c%s%d.%02d", DECIMAL, hundredths < 0 ? "-" : "", ABS (hundredths / 100), ABS (hundredths % 100));
  json_builder_add_string_value (tree, text);
}

/**
 * vedette_tree_peek_decimal:
 * @text: of a node that holds a text
 *
 * Returns: (nullable): the number as it is to be written, if it is one of vedette_tree_add_hundredths()
 */
const char *
vedette_tree_peek_decimal (const char *text)
{
  return *text == DECIMAL ? text + 1 : NULL;
}
