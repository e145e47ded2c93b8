/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compares what a battle shows during its course with a recorded page. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

typedef struct _VedetteTestTeller VedetteTestTeller;

VedetteTestTeller *vedette_test_teller_new     (VedetteRules       *rules);
void               vedette_test_teller_free    (VedetteTestTeller  *self);
void               vedette_test_teller_declare (VedetteTestTeller  *self,
                                                VedetteMove        *move);
void               vedette_test_teller_step    (VedetteTestTeller  *self,
                                                VedetteStep        *step);
void               vedette_test_teller_story   (VedetteTestTeller  *self);
GString           *vedette_test_teller_get_page (VedetteTestTeller *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteTestTeller, vedette_test_teller_free)

void               vedette_test_course         (const char         *name,
                                                VedetteRules       *rules,
                                                const char * const *requests);

void               vedette_test_assert_page    (const char         *file,
                                                const GString      *page,
                                                gboolean            is_whole);

G_END_DECLS
