/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The facts of a step: writing them, with names as they are now, and reading them. */

#pragma once

#include "core/document/vedette-battle.h"

G_BEGIN_DECLS

char        *vedette_facts_name        (VedetteBattle    *battle,
                                        gint64            id);
JsonArray   *vedette_facts_names       (VedetteBattle    *battle,
                                        const VedetteIds *ids);
void         vedette_facts_note_text   (VedetteEdit      *edit,
                                        const char       *fact,
                                        const char       *text);
void         vedette_facts_note_pair   (VedetteEdit      *edit,
                                        gpointer          record,
                                        const char       *property,
                                        const GValue     *after);
void         vedette_facts_note_change (VedetteBattle    *battle,
                                        JsonObject       *changed,
                                        GParamSpec       *pspec,
                                        const GValue     *before,
                                        const GValue     *after);

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
JsonObject *vedette_fact_changed  (JsonObject *facts);
const char *vedette_fact_new_text (JsonObject *pairs,
                                   const char *name);
char       *vedette_fact_describe_battle (JsonObject *facts,
                                          GType       type,
                                          const char *besides);
char       *vedette_fact_say_change      (JsonObject *pairs,
                                          GType       type,
                                          const char *name);
char       *vedette_fact_describe_set    (JsonObject *facts,
                                          const char *fact,
                                          GType       type);

G_END_DECLS
