/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Adds members to an object with one call each, and adds decimal numbers, for which json-glib has no exact type. */

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
