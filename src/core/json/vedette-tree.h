/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Members of an object in a tree that is being built, one call each, and a number that json-glib has no type for. */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

void     vedette_tree_add_text       (JsonBuilder *tree,
                                      const char  *name,
                                      const char  *text);
void     vedette_tree_add_whole      (JsonBuilder *tree,
                                      const char  *name,
                                      gint64       number);
void     vedette_tree_add_truth      (JsonBuilder *tree,
                                      const char  *name,
                                      gboolean     truth);
void     vedette_tree_add_hundredths (JsonBuilder *tree,
                                      int          hundredths);
gboolean vedette_tree_get_hundredths (JsonObject  *object,
                                      int         *hundredths);

G_END_DECLS
