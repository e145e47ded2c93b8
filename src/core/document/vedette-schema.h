/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The record types of a game system, and the versions of its file format. */

#pragma once

#include <glib-object.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* A function that upgrades one line of a file from one format version to the next. Line 1 is the header of the
 * file. */
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

/* The maximum number of types in the array @to of a VedetteReferenceNeed, including the %NULL at the end. */
#define VEDETTE_REFERENCE_MAX_TYPES 4

/**
 * VedetteReferenceNeed:
 * @field: a field of the record that refers to other records
 * @to: the types of records to which @field may refer, with %NULL at the end; if empty, only the type in the member @of
 *   of the [struct@Vedette.Field]
 * @compulsory: whether the reference must not be empty
 * @alike: (nullable): a field whose value must be the same in the record and in the record to which @field refers
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
 * @states: the states of the game in which @field must be set, as a bit mask in which bit *n* stands for the state *n*
 * @field: a field of the same record that refers to another record
 * @to: (nullable): the only type that @field can refer to in these states; %NULL to allow every type of the field
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
 * @label: the name of the record type for people, marked with %VEDETTE_NEED_CONTEXT
 * @n: the number of such records in each battle; 0 for any number
 * @references: (nullable): the needs of the fields that refer to records; ends with an empty row
 * @state: (nullable): the field with the state of the game
 * @states: (nullable): the needs in some states of the game; ends with an empty row
 * @limits: (nullable): the fields that must not exceed another field; ends with an empty row
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
 * @types: the record types of the game system as get_type functions, with %NULL at the end
 * @format: the versions of the file format of the game system
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
