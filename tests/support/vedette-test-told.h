/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collects everything that an audience can read about a battle, to check that secrets of other audiences do not change
 * this text. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

GString *vedette_test_told       (VedetteRules *rules,
                                  const char   *audience);
void     vedette_test_told_alike (VedetteRules *one,
                                  VedetteRules *other,
                                  const char   *audience);

G_END_DECLS
