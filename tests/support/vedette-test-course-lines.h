/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists what a battle shows at one moment, as lines that tests can compare. Each line begins with a head, which
 * identifies it; the parts that can change follow, separated by tabs. The audience %NULL may see everything. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

GPtrArray *vedette_test_list_state    (VedetteRules *rules,
                                       const char   *audience);
GPtrArray *vedette_test_list_lists    (VedetteRules *rules,
                                       const char   *audience);
GPtrArray *vedette_test_list_asked    (VedetteRules *rules,
                                       VedetteMove  *move);
GPtrArray *vedette_test_list_declared (VedetteRules *rules,
                                       VedetteMove  *move);
GPtrArray *vedette_test_list_step     (VedetteRules *rules,
                                       VedetteStep  *step,
                                       const char   *audience);
GPtrArray *vedette_test_list_story    (VedetteRules *rules,
                                       const char   *audience);

G_END_DECLS
