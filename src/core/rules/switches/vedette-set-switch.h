/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The edit that sets a house rule, the same for each system that has any. */

#pragma once

#include "core/rules/switches/vedette-house-rules.h"
#include "core/rules/vedette-common-enums.h"

G_BEGIN_DECLS

/* Translators: a step of the log; what the house rule is, as in “How long counters last: until the next roll” */
#define VEDETTE_SWITCH_FROM_NEXT_ROLL N_("House rule changed, starting with the next roll. %s.")

/**
 * VedetteSwitchCheck:
 * @row: the switch that is to be set
 *
 * What else a system asks of it.
 */
typedef void (*VedetteSwitchCheck) (const VedetteContext *context,
                                    const VedetteSwitch  *row,
                                    VedetteRuling        *ruling);

/**
 * VEDETTE_DEFINE_SET_SWITCH:
 * @name_: of the kind of move, which is declared elsewhere
 * @table_: the switches of the system
 * @soon_: the sentence of one that holds only from the next roll on, with what was settled in place of its %s, such as
 *   %VEDETTE_SWITCH_FROM_NEXT_ROLL
 * @check_: (nullable): a #VedetteSwitchCheck
 *
 * Defines the move "set-switch" of a system in whose #VedetteContext, complete here, the #VedetteHouseRules are `house`.
 */
#define VEDETTE_DEFINE_SET_SWITCH(name_, table_, soon_, check_)                                                        \
  static void                                                                                                          \
  name_##_check (VedetteMove *move, const VedetteContext *context, VedetteRuling *ruling)                              \
  {                                                                                                                    \
    static const VedetteSwitchCheck also = check_;                                                                     \
    const VedetteSwitch *row = vedette_house_rules_check (&context->house, move, ruling);                              \
                                                                                                                       \
    if (row != NULL && also != NULL)                                                                                   \
      also (context, row, ruling);                                                                                     \
  }                                                                                                                    \
                                                                                                                       \
  static gboolean                                                                                                      \
  name_##_perform (VedetteMove *move, const VedetteContext *context, VedetteEdit *edit, VedetteDice *dice,             \
                   GError **error)                                                                                     \
  {                                                                                                                    \
    vedette_house_rules_perform (&context->house, move, edit);                                                         \
    return TRUE;                                                                                                       \
  }                                                                                                                    \
                                                                                                                       \
  static void                                                                                                          \
  name_##_list (VedetteMove *move, const VedetteContext *context, GListStore *choices)                                 \
  {                                                                                                                    \
    vedette_house_rules_list (&table_, choices);                                                                       \
  }                                                                                                                    \
                                                                                                                       \
  static void                                                                                                          \
  name_##_list_values (VedetteMove *move, const VedetteContext *context, GListStore *choices)                          \
  {                                                                                                                    \
    vedette_house_rules_list_values (&table_, move, choices);                                                          \
  }                                                                                                                    \
                                                                                                                       \
  static char *                                                                                                        \
  name_##_describe (JsonObject *facts)                                                                                 \
  {                                                                                                                    \
    return vedette_house_rules_describe (&table_, facts, soon_);                                                       \
  }                                                                                                                    \
                                                                                                                       \
  const VedetteMoveKind name_ = {                                                                                      \
    .name = "set-switch",                                                                                              \
    .label = VEDETTE_LABEL_SET_SWITCH,                                                                                 \
    .group = VEDETTE_MOVE_EDIT,                                                                                        \
    .params = (const VedetteParam[]){ VEDETTE_SAY_WORD ("switch", name_##_list),                                       \
                                      VEDETTE_SAY_WORD ("value", name_##_list_values),                                 \
                                      { { 0 } } },                                                                     \
    .check = name_##_check,                                                                                            \
    .perform = name_##_perform,                                                                                        \
    .describe = name_##_describe,                                                                                      \
  };

G_END_DECLS
