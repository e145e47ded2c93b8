/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The skirmish system, and its rules service. */

#pragma once

#include "core/systems.h"

G_BEGIN_DECLS

extern const VedetteSchema vedette_skirmish_schema;
extern const VedetteSystem vedette_skirmish_system;

#define VEDETTE_TYPE_SKIRMISH_RULES (vedette_skirmish_rules_get_type ())
G_DECLARE_FINAL_TYPE (VedetteSkirmishRules, vedette_skirmish_rules, VEDETTE, SKIRMISH_RULES, VedetteRules)

G_END_DECLS
