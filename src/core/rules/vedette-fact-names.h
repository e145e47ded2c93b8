/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names among the facts of a step: those that people gave, and names for things that have none, in the
 * language of the reader. */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

void        vedette_facts_note_name (JsonObject *facts,
                                     const char *fact,
                                     const char *name,
                                     GType       type,
                                     int         value);
void        vedette_facts_add_name  (JsonObject *facts,
                                     const char *fact,
                                     const char *name,
                                     GType       type,
                                     int         value);

const char *vedette_fact_name       (JsonObject *facts,
                                     const char *fact,
                                     GType       type);
char       *vedette_fact_list_names (JsonObject *facts,
                                     const char *fact,
                                     GType       type);

G_END_DECLS
