/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of edits share: a small battle, edits that are undone, and what a step says. */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"
#include "vedette-test-battle.h"

#define figure(rules, name) ((VedetteFigure *) vedette_test_named (rules, VEDETTE_TYPE_FIGURE, name))
#define contingent(rules, name) ((VedetteContingent *) vedette_test_named (rules, VEDETTE_TYPE_CONTINGENT, name))
#define id_of(record) vedette_record_get_id (VEDETTE_RECORD (record))

VedetteRules        *edits_new_rosters   (void);
VedetteStep         *edits_do            (VedetteRules *rules,
                                          const char   *json);
void                 edits_assert_step   (VedetteStep  *step,
                                          const char   *audience,
                                          const char   *facts,
                                          const char   *sentence);
void                 edits_set           (VedetteRules *rules,
                                          gpointer      record,
                                          const char   *name,
                                          int           value);
void                 edits_set_reference (VedetteRules *rules,
                                          const char   *name,
                                          gpointer      record);
VedetteSkirmishGame *edits_get_game      (VedetteRules *rules);
guint                edits_count         (VedetteRules *rules,
                                          GType         type);
VedetteFigure       *edits_nth_figure    (VedetteRules *rules,
                                          guint         i);
VedetteOrderCard    *edits_nth_card      (VedetteRules *rules,
                                          guint         i);
