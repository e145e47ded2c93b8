/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A grand-tactical battle in memory on which tests play; requests are written with ' for ", dice are typed as "die". */

#pragma once

#include "core/eagles/state/vedette-eagles.h"
#include "vedette-test-battle.h"

G_BEGIN_DECLS

VedetteRules *eagles_new         (void);
VedetteRules *eagles_new_armies  (void);
VedetteRules *eagles_new_battle  (void);
void          eagles_start       (VedetteRules *rules,
                                  int           red,
                                  int           blue);
void          eagles_win         (VedetteRules *rules,
                                  const char   *army);
void          eagles_read        (VedetteRules  *rules,
                                  VedetteEagles *eagles);
void          eagles_switch      (VedetteRules *rules,
                                  const char   *key,
                                  const char   *value);

VedetteStep  *eagles_do          (VedetteRules *rules,
                                  const char   *format,
                                  ...) G_GNUC_PRINTF (2, 3);
void          eagles_final       (VedetteRules *rules,
                                  const char   *rule,
                                  const char   *format,
                                  ...) G_GNUC_PRINTF (3, 4);
void          eagles_refused     (VedetteRules *rules,
                                  const char   *rule,
                                  const char   *format,
                                  ...) G_GNUC_PRINTF (3, 4);
void          eagles_warned      (VedetteRules *rules,
                                  const char   *rule,
                                  const char   *format,
                                  ...) G_GNUC_PRINTF (3, 4);
gboolean      eagles_reminds     (VedetteRules *rules,
                                  const char   *rule,
                                  const char   *format,
                                  ...) G_GNUC_PRINTF (3, 4);
void          eagles_undo        (VedetteRules *rules);

gpointer      eagles_army        (VedetteRules *rules,
                                  const char   *word);
gpointer      eagles_corps       (VedetteRules *rules,
                                  const char   *name);
gpointer      eagles_division    (VedetteRules *rules,
                                  const char   *name);
gpointer      eagles_unit        (VedetteRules *rules,
                                  const char   *name);
int           eagles_get         (gpointer      record,
                                  const char   *property);
gboolean      eagles_is          (gpointer      record,
                                  const char   *property);
guint         eagles_count       (VedetteRules *rules,
                                  GType         type);
int           eagles_game        (VedetteRules *rules,
                                  const char   *property);
gpointer      eagles_named_by    (VedetteRules *rules,
                                  gpointer      record,
                                  const char   *property);
gpointer      eagles_active      (VedetteRules *rules);
void          eagles_assert      (VedetteRules *rules,
                                  const char   *phase);
const char   *eagles_fact        (VedetteStep  *step,
                                  const char   *name);
char         *eagles_describe    (VedetteRules *rules,
                                  VedetteStep  *step);
char         *eagles_status      (VedetteRules *rules,
                                  const char   *id,
                                  const char   *audience);

G_END_DECLS
