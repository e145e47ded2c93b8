/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house rules of one battle: which of them hold now, and the edit that sets one. */

#pragma once

#include "core/document/vedette-edit.h"
#include "core/rules/vedette-move-kind.h"
#include "core/rules/vedette-switch.h"

G_BEGIN_DECLS

/* The field of texts in which a record keeps what holds until the next roll */
#define VEDETTE_HOUSE_RULES_KEPT "kept-switches"

/**
 * VedetteHouseRules:
 * @table: the switches of the system
 * @switches: the record of them
 * @numbers: (nullable): the record of the numbers that some values stand for
 * @keeper: the record with the field %VEDETTE_HOUSE_RULES_KEPT
 * @between: whether the game is between two rolls, so that what is set now holds only from the next one on
 * @over: whether the game is over, so that nothing is kept; what is set now holds from the next roll on, if there is any
 * @lasting: (nullable): properties of switches that hold only from a later moment than the next roll, which the system says
 *   with vedette_house_rules_settle(); ends with %NULL
 *
 * A system has one among what it reads for a question. The records are borrowed.
 */
typedef struct
{
  const VedetteSwitchTable *table;
  gpointer switches;
  gpointer numbers;
  gpointer keeper;
  gboolean between;
  gboolean over;
  const char * const *lasting;
} VedetteHouseRules;

int      vedette_house_rules_get        (const VedetteHouseRules  *self,
                                         const char               *property);
int      vedette_house_rules_get_set    (const VedetteHouseRules  *self,
                                         const char               *property);
int      vedette_house_rules_get_number (const VedetteHouseRules  *self,
                                         const char               *property);
void     vedette_house_rules_forget     (const VedetteHouseRules  *self,
                                         VedetteEdit              *edit);
void     vedette_house_rules_settle     (const VedetteHouseRules  *self,
                                         VedetteEdit              *edit,
                                         const char               *property);

const VedetteSwitch *vedette_house_rules_check (const VedetteHouseRules *self,
                                                VedetteMove             *move,
                                                VedetteRuling           *ruling);
void     vedette_house_rules_perform    (const VedetteHouseRules  *self,
                                         VedetteMove              *move,
                                         VedetteEdit              *edit);
void     vedette_house_rules_list       (const VedetteSwitchTable *table,
                                         GListStore               *choices);
void     vedette_house_rules_list_values (const VedetteSwitchTable *table,
                                          VedetteMove             *move,
                                          GListStore              *choices);
char    *vedette_house_rules_describe   (const VedetteSwitchTable *table,
                                         JsonObject               *facts,
                                         const char               *soon);

G_END_DECLS
