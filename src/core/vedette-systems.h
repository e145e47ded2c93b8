/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game systems that this program plays. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

const VedetteSchema *const *vedette_systems_get_schemas (void);
const VedetteSchema        *vedette_systems_find_schema (const char    *system);
VedetteRules               *vedette_systems_new_rules   (VedetteBattle *battle);

G_END_DECLS
