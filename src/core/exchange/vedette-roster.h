/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was read of another program’s file: groups and units, as any game has them, and what was not taken. */

#pragma once

#include "core/rules/vedette-army-format.h"

G_BEGIN_DECLS

/* No file is larger, in bytes, packed or not; nor are there more values in it, more units, or more of one unit */
#define VEDETTE_ROSTER_MAX_LENGTH ((gsize) 64 * 1024 * 1024)
#define VEDETTE_ROSTER_MAX_VALUES 500000
#define VEDETTE_ROSTER_MAX_UNITS 5000
#define VEDETTE_ROSTER_MAX_COUNT 99999
#define VEDETTE_ROSTER_MAX_POINTS 999999
/* What is inside of each other, in files and in the units of them */
#define VEDETTE_ROSTER_MAX_DEPTH 64
/* Longer names are cut, in characters */
#define VEDETTE_ROSTER_MAX_NAME 150

/**
 * VedetteRosterError:
 * @VEDETTE_ROSTER_ERROR_FORMAT: it is no file of a kind that can be read
 * @VEDETTE_ROSTER_ERROR_BROKEN: it begins like one, and goes on otherwise
 * @VEDETTE_ROSTER_ERROR_LIMIT: it is larger, deeper or denser than any army
 * @VEDETTE_ROSTER_ERROR_EMPTY: there are no units in it
 * @VEDETTE_ROSTER_ERROR_MAP: what a type of units is said to be is no words of a line
 *
 * Why a file of another program cannot be read.
 */
typedef enum
{
  VEDETTE_ROSTER_ERROR_FORMAT,
  VEDETTE_ROSTER_ERROR_BROKEN,
  VEDETTE_ROSTER_ERROR_LIMIT,
  VEDETTE_ROSTER_ERROR_EMPTY,
  VEDETTE_ROSTER_ERROR_MAP,
} VedetteRosterError;

#define VEDETTE_ROSTER_ERROR (vedette_roster_error_quark ())
GQuark vedette_roster_error_quark (void);

/**
 * VedetteRosterUnit:
 * @name: what its owner calls it
 * @type: what it is called in his books; a mapping is asked for once for each
 * @group: (nullable): in which group it stands
 * @words: (nullable): what the file says of it in words of a typed line, such as "good, bow"
 * @count: of men
 * @points: of all of them; 0 where that is not said
 */
typedef struct
{
  char *name;
  char *type;
  char *group;
  char *words;
  int count;
  int points;
} VedetteRosterUnit;

/**
 * VedetteRosterLeft:
 * @what: such as "options", for machines
 * @count: how many
 */
typedef struct
{
  char *what;
  guint count;
} VedetteRosterLeft;

/**
 * VedetteRoster:
 * @format: which format it was, for people
 * @name: (nullable): of the list
 * @units: (element-type VedetteRosterUnit): in their order
 * @left: (element-type VedetteRosterLeft): what was not taken, counted
 * @notes: (element-type utf8): what could not be verified of the format, and what was guessed
 * @all_points: what the file gives as the points of all units; -1 where it gives no total
 * @all_figures: what the file gives as the number of all figures; -1 where it gives no total
 */
typedef struct
{
  const char *format;
  char *name;
  GPtrArray *units;
  GPtrArray *left;
  GPtrArray *notes;
  int all_points;
  int all_figures;
} VedetteRoster;

VedetteRoster     *vedette_roster_new       (const char               *format);
void               vedette_roster_free      (VedetteRoster            *self);
gboolean           vedette_roster_add       (VedetteRoster            *self,
                                             const char               *group,
                                             const char               *name,
                                             const char               *type,
                                             gint64                    count,
                                             gint64                    points,
                                             const char               *words,
                                             GError                  **error);
void               vedette_roster_leave     (VedetteRoster            *self,
                                             const char               *what,
                                             guint                     count);
void               vedette_roster_note      (VedetteRoster            *self,
                                             const char               *format,
                                             ...) G_GNUC_PRINTF (2, 3);
void               vedette_roster_set_name  (VedetteRoster            *self,
                                             const char               *name);
GPtrArray         *vedette_roster_list_types (const VedetteRoster     *self);
char              *vedette_roster_say_left  (const VedetteRosterLeft  *left);
char              *vedette_roster_to_text   (VedetteRoster            *self,
                                             const VedetteArmyFormat  *format,
                                             GHashTable               *map,
                                             GError                  **error);

VedetteRoster     *vedette_roster_read      (const char               *data,
                                             gsize                     length,
                                             const char               *name,
                                             GError                  **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteRoster, vedette_roster_free)

G_END_DECLS
