/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creates forces, cards and switches for tests of the rules, and checks the result of requests. */

#pragma once

#include "vedette-test-battle.h"

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

VedetteFigure    *vedette_test_line     (VedetteRules *rules,
                                         const char   *side,
                                         const char   *text);
VedetteOrderCard *vedette_test_card     (VedetteRules *rules,
                                         const char   *side,
                                         int           number,
                                         const char   *actors,
                                         const char   *first_name,
                                         ...) G_GNUC_NULL_TERMINATED;
void              vedette_test_set      (VedetteRules *rules,
                                         gpointer      record,
                                         const char   *property,
                                         int           value);
void              vedette_test_switch   (VedetteRules *rules,
                                         const char   *property,
                                         int           value);

VedetteSkirmish   vedette_test_read     (VedetteRules *rules);
void              vedette_test_state    (VedetteRules *rules,
                                         VedetteState  state,
                                         const char   *holder,
                                         int           action_in_holding,
                                         int           counters);

void              vedette_test_needs    (VedetteRules *rules,
                                         const char   *json,
                                         int           need,
                                         const char   *chance);
void              vedette_test_factor   (VedetteRules *rules,
                                         const char   *json,
                                         const char   *id,
                                         int           value);
void              vedette_test_allowed  (VedetteRules *rules,
                                         const char   *json,
                                         const char   *reminder);
void              vedette_test_agree    (VedetteRules *rules,
                                         const char   *json,
                                         const char   *agreed);
void              vedette_test_undoable (VedetteRules *rules,
                                         const char   *json);

G_END_DECLS
