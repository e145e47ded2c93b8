/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Defines a small game system for tests, with dice, pending things (VedettePending) and forms that ask for a number for
 * each figure. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

extern const VedetteSchema vedette_dig_schema;

#define VEDETTE_TYPE_DIG_RULES (vedette_dig_rules_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDigRules, vedette_dig_rules, VEDETTE, DIG_RULES, VedetteRules)

G_END_DECLS
