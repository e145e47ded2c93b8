/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a roll is made of: the factors of each party with their sources, and each outcome with its chance. */

#pragma once

#include <gio/gio.h>

#include "core/dice/vedette-chance.h"
#include "core/rules/answers/vedette-chart.h"

G_BEGIN_DECLS

/* The party of a factor where only one rolls, whichever that is */
#define VEDETTE_PARTY_ROLLER G_MAXUINT

#define VEDETTE_TYPE_FACTOR (vedette_factor_get_type ())
G_DECLARE_FINAL_TYPE (VedetteFactor, vedette_factor, VEDETTE, FACTOR, GObject)

const char       *vedette_factor_get_id          (VedetteFactor      *self);
const char       *vedette_factor_get_label       (VedetteFactor      *self);
int               vedette_factor_get_value       (VedetteFactor      *self);
const char       *vedette_factor_get_rule        (VedetteFactor      *self);
const char       *vedette_factor_get_source      (VedetteFactor      *self);
guint             vedette_factor_get_party       (VedetteFactor      *self);
gboolean          vedette_factor_is_base         (VedetteFactor      *self);

#define VEDETTE_TYPE_OUTCOME (vedette_outcome_get_type ())
G_DECLARE_FINAL_TYPE (VedetteOutcome, vedette_outcome, VEDETTE, OUTCOME, GObject)

const char       *vedette_outcome_get_id         (VedetteOutcome     *self);
const char       *vedette_outcome_get_label      (VedetteOutcome     *self);
VedetteChance     vedette_outcome_get_chance     (VedetteOutcome     *self);

#define VEDETTE_TYPE_BREAKDOWN (vedette_breakdown_get_type ())
G_DECLARE_FINAL_TYPE (VedetteBreakdown, vedette_breakdown, VEDETTE, BREAKDOWN, GObject)

VedetteBreakdown *vedette_breakdown_new          (void);
void              vedette_breakdown_add_factor   (VedetteBreakdown   *self,
                                                  guint               party,
                                                  const char         *id,
                                                  const char         *label,
                                                  int                 value,
                                                  const char         *rule,
                                                  const char         *source);
void              vedette_breakdown_add_base     (VedetteBreakdown   *self,
                                                  guint               party,
                                                  const char         *id,
                                                  const char         *label,
                                                  int                 value,
                                                  const char         *rule,
                                                  const char         *source);
void              vedette_breakdown_add_outcome  (VedetteBreakdown   *self,
                                                  const char         *id,
                                                  const char         *label,
                                                  VedetteChance       chance);
void              vedette_breakdown_set_need     (VedetteBreakdown   *self,
                                                  int                 need);
int               vedette_breakdown_get_need     (VedetteBreakdown   *self);
void              vedette_breakdown_list_rules   (VedetteBreakdown   *self,
                                                  GPtrArray          *rules);
GListModel       *vedette_breakdown_get_factors  (VedetteBreakdown   *self);
GListModel       *vedette_breakdown_get_outcomes (VedetteBreakdown   *self);
int               vedette_breakdown_get_total    (VedetteBreakdown   *self,
                                                  guint               party);
VedetteChart     *vedette_breakdown_add_chart    (VedetteBreakdown   *self,
                                                  const char         *id,
                                                  const char         *label,
                                                  const char * const *columns,
                                                  const char * const *rows,
                                                  const char * const *cells);
GListModel       *vedette_breakdown_get_charts   (VedetteBreakdown   *self);
VedetteFactor    *vedette_breakdown_find_factor  (VedetteBreakdown   *self,
                                                  const char         *id);
char             *vedette_breakdown_say_sum      (VedetteBreakdown   *self);
VedetteChance     vedette_breakdown_get_chance   (VedetteBreakdown   *self,
                                                  const char         *outcome);

G_END_DECLS
