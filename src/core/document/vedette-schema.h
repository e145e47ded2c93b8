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

/* No reference may lead to more types than that, the %NULL at the end counted. */
#define VEDETTE_REFERENCE_MAX_TYPES 4

/**
 * VedetteReferenceNeed:
 * @field: a field of the record that refers to others
 * @to: the types of which one has to be what it leads to, %NULL at the end; none for what its [struct@Vedette.Field] says
 * @compulsory: it may not be empty
 * @alike: (nullable): a field that has to be the same in the record and in what it refers to
 * @alone: no two records of the type refer to the same
 */
typedef struct
{
  const char *field;
  GType (*to[VEDETTE_REFERENCE_MAX_TYPES]) (void);
  gboolean compulsory;
  const char *alike;
  gboolean alone;
} VedetteReferenceNeed;

/**
 * VedetteStateNeed:
 * @states: bits of the values of an enumeration, the states of a game
 * @field: a field of the same record that refers to another, and may not be empty in those states
 * @to: (nullable): the type of what it leads to there; any that it may lead to, if %NULL
 */
typedef struct
{
  guint states;
  const char *field;
  GType (*to) (void);
} VedetteStateNeed;

/**
 * VedetteLimitNeed:
 * @field: a number of the record
 * @most: another number of the record; the first one is never more
 */
typedef struct
{
  const char *field;
  const char *most;
} VedetteLimitNeed;

/**
 * VedetteNeed:
 * @type: a type of records
 * @label: what people call one of them, marked with %VEDETTE_NEED_CONTEXT
 * @n: of which there are always so many; 0 for any number
 * @references: (nullable): what more is needed of its fields; ends with an empty row
 * @state: (nullable): the field that says in which state the game is
 * @states: (nullable): what is needed in some of its states; ends with an empty row
 * @limits: (nullable): numbers that limit each other; ends with an empty row
 */
typedef struct
{
  GType (*type) (void);
  const char *label;
  guint n;
  const VedetteReferenceNeed *references;
  const char *state;
  const VedetteStateNeed *states;
  const VedetteLimitNeed *limits;
} VedetteNeed;

#define VEDETTE_NEED_CONTEXT "record"

/**
 * VedetteSchema:
 * @system: the game system's name in the file
 * @types: the types of its records, each a get_type function, %NULL at the end
 * @format: the versions of its file
 * @needs: (nullable): what holds after each step, so that the rules need not ask; ends with an empty row
 */
typedef struct
{
  const char *system;
  GType (*const *types) (void);
  const VedetteFormat *format;
  const VedetteNeed *needs;
} VedetteSchema;

extern const VedetteFormat vedette_format;

GType vedette_schema_find_type (const VedetteSchema *self,
                                const char          *tag);

G_END_DECLS
