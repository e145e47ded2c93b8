/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creates a skirmish in memory that tests play by requests, in the format of `vedette play`. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

VedetteRules *vedette_test_battle_new (void);

VedetteStep  *vedette_test_do         (VedetteRules *rules,
                                       const char   *json);
VedetteMove  *vedette_test_declare    (VedetteRules *rules,
                                       const char   *json);
void          vedette_test_refused    (VedetteRules *rules,
                                       const char   *json,
                                       const char   *rule,
                                       gboolean      final);
void          vedette_test_refused_for (VedetteRules *rules,
                                        const char   *json,
                                        const char   *why);
void          vedette_test_warned     (VedetteRules *rules,
                                       const char   *json,
                                       const char   *rule);
void          vedette_test_invalid    (VedetteRules *rules,
                                       const char   *json,
                                       int           code);

gpointer      vedette_test_named      (VedetteRules *rules,
                                       GType         type,
                                       const char   *name);
char         *vedette_test_facts      (VedetteStep  *step);

G_END_DECLS
