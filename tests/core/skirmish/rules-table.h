/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table with two sides on which the tests of the rules play; requests are written with ' for ". */

#pragma once

#include "core/skirmish/records/vedette-figure.h"
#include "core/skirmish/records/vedette-order-card.h"
#include "core/skirmish/records/vedette-skirmish-game.h"
#include "vedette-test-battle.h"

G_BEGIN_DECLS

VedetteRules        *table_new           (void);
VedetteFigure       *table_add           (VedetteRules *rules,
                                          const char   *side,
                                          const char   *name,
                                          const char   *troops,
                                          const char   *leader,
                                          int           count);
VedetteOrderCard    *table_add_card      (VedetteRules *rules,
                                          int           number,
                                          const char   *actor);
void                 table_set           (VedetteRules *rules,
                                          gpointer      record,
                                          const char   *property,
                                          const char   *nick);
void                 table_switch        (VedetteRules *rules,
                                          const char   *property,
                                          const char   *nick);

VedetteStep         *table_do            (VedetteRules *rules,
                                          const char   *format,
                                          ...) G_GNUC_PRINTF (2, 3);
VedetteStep         *table_agree         (VedetteRules *rules,
                                          const char   *rule,
                                          const char   *format,
                                          ...) G_GNUC_PRINTF (3, 4);
void                 table_final         (VedetteRules *rules,
                                          const char   *rule,
                                          const char   *format,
                                          ...) G_GNUC_PRINTF (3, 4);
gboolean             table_reminds       (VedetteRules *rules,
                                          const char   *rule,
                                          const char   *format,
                                          ...) G_GNUC_PRINTF (3, 4);

VedetteBreakdown    *table_preview       (VedetteRules *rules,
                                          const char   *format,
                                          ...) G_GNUC_PRINTF (2, 3);
int                  table_need          (VedetteRules *rules,
                                          const char   *format,
                                          ...) G_GNUC_PRINTF (2, 3);
VedetteChance        table_success       (VedetteRules *rules,
                                          const char   *format,
                                          ...) G_GNUC_PRINTF (2, 3);
void                 table_assert_factor (VedetteRules *rules,
                                          const char   *id,
                                          int           value,
                                          const char   *source,
                                          const char   *format,
                                          ...) G_GNUC_PRINTF (5, 6);

VedetteSkirmishGame *table_game          (VedetteRules *rules);
void                 table_assert        (VedetteRules *rules,
                                          const char   *state,
                                          const char   *holder);
void                 table_assert_chance (VedetteChance chance,
                                          gint64        num,
                                          gint64        den);
const char          *table_fact_text     (VedetteStep  *step,
                                          const char   *name);
int                  table_fact_int      (VedetteStep  *step,
                                          const char   *name);
gboolean             table_fact_boolean  (VedetteStep  *step,
                                          const char   *name);

G_END_DECLS
