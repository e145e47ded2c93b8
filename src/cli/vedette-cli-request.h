/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One request of `play` and its answer. Private to the command line. */

#pragma once

#include <json-glib/json-glib.h>

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

/**
 * VedetteCliTable:
 * @rules: of the battle that is played
 * @seeded: whether dice that are not typed come from @seed; else from the kernel
 */
typedef struct
{
  VedetteRules *rules;
  gboolean seeded;
  guint64 seed;
} VedetteCliTable;

gboolean vedette_cli_answer (const VedetteCliTable *self,
                             const char            *line,
                             gsize                  length,
                             JsonBuilder           *tree);
void     vedette_cli_refuse (JsonBuilder           *tree,
                             const char            *rule,
                             const char            *why,
                             gboolean               warn);

G_END_DECLS
