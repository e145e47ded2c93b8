/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The token stack, and its rules service: characters, enemies and hired help whose tokens are drawn blind. */

#pragma once

#include "core/systems.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_STACK_RULES (vedette_stack_rules_get_type ())
G_DECLARE_FINAL_TYPE (VedetteStackRules, vedette_stack_rules, VEDETTE, STACK_RULES, VedetteRules)

extern const VedetteSchema vedette_stack_schema;
extern const VedetteSystem vedette_stack_system;

G_END_DECLS
