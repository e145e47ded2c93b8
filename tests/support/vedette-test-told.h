/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything that an audience is told of a battle, to see that it does not depend on what is a secret from them. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

GString *vedette_test_told       (VedetteRules *rules,
                                  const char   *audience);
void     vedette_test_told_alike (VedetteRules *one,
                                  VedetteRules *other,
                                  const char   *audience);

G_END_DECLS
