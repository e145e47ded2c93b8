/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The grand-tactical system, and its rules service: two armies of divisions, initiative points, opposed rolls. */

#pragma once

#include "core/systems.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_EAGLES_RULES (vedette_eagles_rules_get_type ())
G_DECLARE_FINAL_TYPE (VedetteEaglesRules, vedette_eagles_rules, VEDETTE, EAGLES_RULES, VedetteRules)

extern const VedetteSchema vedette_eagles_schema;
extern const VedetteSystem vedette_eagles_system;

G_END_DECLS
