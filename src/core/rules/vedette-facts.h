/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading the facts of a step. They come from files, so that any of them may be missing or of another type. */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

const char *vedette_fact_text    (JsonObject *facts,
                                  const char *name);
int         vedette_fact_int     (JsonObject *facts,
                                  const char *name);
int         vedette_fact_count   (JsonObject *facts,
                                  const char *name);
gboolean    vedette_fact_boolean (JsonObject *facts,
                                  const char *name);
JsonArray  *vedette_fact_array   (JsonObject *facts,
                                  const char *name);
char       *vedette_fact_names   (JsonObject *facts,
                                  const char *name);

G_END_DECLS
