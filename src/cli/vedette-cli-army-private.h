/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the two halves of the verb `army` share. */

#pragma once

#include "cli/vedette-cli-private.h"

G_BEGIN_DECLS

/* What was said on the command line */
typedef struct
{
  const char *path;
  const char *army;
  const char *export_side;
  const char *import_side;
  const char *output;
  const char *audience;
  char **map;
  gboolean anyway;
  gboolean dry_run;
  gboolean json;
} VedetteArmyOptions;

int  vedette_cli_import_army (const VedetteArmyOptions *options,
                              VedetteRules             *rules,
                              const char               *side);
void vedette_cli_add_texts   (JsonBuilder              *tree,
                              const char               *name,
                              GPtrArray                *texts);

G_END_DECLS
