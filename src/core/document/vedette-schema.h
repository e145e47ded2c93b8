/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a battle of one game system is made of, and the versions of its file. */

#pragma once

#include <glib-object.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Takes one line of the file from one format version to the next. Line 1 is the header. */
typedef gboolean (*VedetteUpgradeFunc) (JsonObject *line,
                                        guint       number,
                                        GError    **error);

/**
 * VedetteFormat:
 * @version: what this program writes; newer files are refused
 * @upgrades: one function for each older version, [0] from 1 to 2 and so on
 */
typedef struct
{
  gint64 version;
  const VedetteUpgradeFunc *upgrades;
} VedetteFormat;

/**
 * VedetteSchema:
 * @system: the game system's name in the file
 * @types: the types of its records, each a get_type function, %NULL at the end
 * @format: the versions of its file
 */
typedef struct
{
  const char *system;
  GType (*const *types) (void);
  const VedetteFormat *format;
} VedetteSchema;

extern const VedetteFormat vedette_format;

GType vedette_schema_find_type (const VedetteSchema *self,
                                const char          *tag);

G_END_DECLS
