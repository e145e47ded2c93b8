/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The record types of a game system, and the versions of its file format. */

#pragma once

#include <glib-object.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Upgrades one line of a file from one format version to the next. Line 1 is the header. */
typedef gboolean (*VedetteUpgradeFunc) (JsonObject *line,
                                        guint       number,
                                        GError    **error);

/**
 * VedetteFormat:
 * @version: the version that this program writes; newer files are refused
 * @upgrades: one function for each older version; [0] upgrades from 1 to 2, and so on
 */
typedef struct
{
  gint64 version;
  const VedetteUpgradeFunc *upgrades;
} VedetteFormat;

/* The maximum number of types in @to of a reference, including the %NULL at the end. */
#define VEDETTE_REFERENCE_MAX_TYPES 4

/**
 * VedetteReferenceNeed:
 * @field: a field of the record that refers to other records
 * @to: the types to which the reference may lead, %NULL at the end; if empty, the type in its [struct@Vedette.Field]
 * @compulsory: whether the reference must not be empty
 * @alike: (nullable): a field whose value must be the same in the record and in the record it refers to
 * @alone: whether no two records of the type may refer to the same record
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
 * @states: the states of the game in which the field must be set, as bits of the values of an enumeration
 * @field: a field of the same record that refers to another record
 * @to: (nullable): the type of the referenced record in those states; %NULL for any type allowed otherwise
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
 * @most: another number of the record, which @field never exceeds
 */
typedef struct
{
  const char *field;
  const char *most;
} VedetteLimitNeed;

/**
 * VedetteNeed:
 * @type: a record type
 * @label: its name for people, marked with %VEDETTE_NEED_CONTEXT
 * @n: the number of such records in each battle; 0 for any number
 * @references: (nullable): needs of its references; ends with an empty row
 * @state: (nullable): the field with the state of the game
 * @states: (nullable): needs of some states; ends with an empty row
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
 * @system: the name of the game system in files
 * @types: its record types as get_type functions, %NULL at the end
 * @format: the versions of its file format
 * @needs: (nullable): conditions that are true after each step, so that the rules need not test them; ends with an
 *   empty row
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
