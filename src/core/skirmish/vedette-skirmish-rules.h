/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules service of the skirmish system. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

extern const VedetteSchema vedette_skirmish_schema;

#define VEDETTE_TYPE_SKIRMISH_RULES (vedette_skirmish_rules_get_type ())
G_DECLARE_FINAL_TYPE (VedetteSkirmishRules, vedette_skirmish_rules, VEDETTE, SKIRMISH_RULES, VedetteRules)

G_END_DECLS
