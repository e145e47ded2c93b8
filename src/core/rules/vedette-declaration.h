/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declarations from JSON: names and ids, yes and no, inches. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

gboolean vedette_declaration_read (VedetteRules  *rules,
                                   VedetteMove   *move,
                                   JsonObject    *params,
                                   GError       **error);

G_END_DECLS
