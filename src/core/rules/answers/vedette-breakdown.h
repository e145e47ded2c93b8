/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a roll is made of: the factors of each party with their sources, and each outcome with its chance. */

#pragma once

#include <gio/gio.h>

#include "core/dice/vedette-chance.h"
#include "core/rules/answers/vedette-chart.h"

G_BEGIN_DECLS

/* The party of a factor where only one rolls, whichever that is */
#define VEDETTE_PARTY_ROLLER G_MAXUINT

/* One bit for each face, and none for a face 0 */
#define VEDETTE_BREAKDOWN_MAX_SIDES 31

/**
 * VedetteFactor:
 * @id: its name for machines
 * @label: its name for a person
 * @rule: (nullable): the id of the rule that it comes from, such as "S-15"; %NULL for a house rule of the players
 * @source: where it comes from, for a person, such as “base rate”; empty where the label already tells that
 * @value: what it adds, signed as a bonus to whoever rolls; of a base number the number itself
 * @party: to whom it belongs: a place in vedette_rules_list_parties(), or %VEDETTE_PARTY_ROLLER where only one rolls
 * @is_base: whether it is the number from which the others are counted, and not a bonus
 */
#define VEDETTE_FACTOR_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                              \
  TEXT (id)                                                                                                            \
  TEXT (label)                                                                                                         \
  TEXT (rule)                                                                                                          \
  TEXT (source)                                                                                                        \
  PLAIN (int, value)                                                                                                   \
  PLAIN (guint, party)                                                                                                 \
  PLAIN (gboolean, is_base)

#define VEDETTE_TYPE_FACTOR (vedette_factor_get_type ())
VEDETTE_DECLARE_VALUE (VedetteFactor, vedette_factor, FACTOR, VEDETTE_FACTOR_FIELDS)

/**
 * VedetteOutcome:
 * @id: its name for machines
 * @label: its name for a person
 * @chance: how likely it is
 */
#define VEDETTE_OUTCOME_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                             \
  TEXT (id)                                                                                                            \
  TEXT (label)                                                                                                         \
  PLAIN (VedetteChance, chance)

#define VEDETTE_TYPE_OUTCOME (vedette_outcome_get_type ())
VEDETTE_DECLARE_VALUE (VedetteOutcome, vedette_outcome, OUTCOME, VEDETTE_OUTCOME_FIELDS)

/**
 * VedetteBreakdown:
 * @factors: (element-type VedetteFactor): each belongs to a party, because several may roll against each other
 * @outcomes: (element-type VedetteOutcome): any number of them
 * @charts: (element-type VedetteChart): the tables that are looked up
 * @need: the number to be rolled or beaten, which may lie outside the faces of the die
 * @sides: how many faces the die has, at most %VEDETTE_BREAKDOWN_MAX_SIDES; 0 where no single die decides
 * @winning: which faces win: bit n for the face n
 * @marked: which faces have a further effect that the rules mark, such as a melee, in the same way
 */
#define VEDETTE_BREAKDOWN_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                           \
  OBJECT (GListModel *, factors)                                                                                       \
  OBJECT (GListModel *, outcomes)                                                                                      \
  OBJECT (GListModel *, charts)                                                                                        \
  PLAIN (int, need)                                                                                                    \
  PLAIN (int, sides)                                                                                                   \
  PLAIN (guint32, winning)                                                                                             \
  PLAIN (guint32, marked)

#define VEDETTE_TYPE_BREAKDOWN (vedette_breakdown_get_type ())
VEDETTE_DECLARE_VALUE (VedetteBreakdown, vedette_breakdown, BREAKDOWN, VEDETTE_BREAKDOWN_FIELDS)

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
void              vedette_breakdown_list_rules   (VedetteBreakdown   *self,
                                                  GPtrArray          *rules);
int               vedette_breakdown_get_total    (VedetteBreakdown   *self,
                                                  guint               party);
VedetteChart     *vedette_breakdown_add_chart    (VedetteBreakdown   *self,
                                                  const char         *id,
                                                  const char         *label,
                                                  const char * const *columns,
                                                  const char * const *rows,
                                                  const char * const *cells);
VedetteFactor    *vedette_breakdown_find_factor  (VedetteBreakdown   *self,
                                                  const char         *id);
char             *vedette_breakdown_say_sum      (VedetteBreakdown   *self);
VedetteChance     vedette_breakdown_get_chance   (VedetteBreakdown   *self,
                                                  const char         *outcome);

G_END_DECLS
