/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table as spreadsheets write it, and what its columns are. */

#pragma once

#include "core/exchange/vedette-roster.h"

G_BEGIN_DECLS

/**
 * VedetteCsvRole:
 *
 * What a column is; the first is left out.
 */
typedef enum
{
  VEDETTE_CSV_NOTHING,
  VEDETTE_CSV_NAME,
  VEDETTE_CSV_COUNT,
  VEDETTE_CSV_POINTS,
  VEDETTE_CSV_TYPE,
  VEDETTE_CSV_GROUP,
  VEDETTE_CSV_CLASS,
  VEDETTE_CSV_LEADER,
  VEDETTE_CSV_WEAPON,
  VEDETTE_CSV_MOVE,
  VEDETTE_CSV_RANGE,
  VEDETTE_CSV_NOTES,
  VEDETTE_CSV_WORDS, /* more words of a typed line */
  VEDETTE_N_CSV_ROLES,
} VedetteCsvRole;

/**
 * VedetteCsv:
 * @text: what the cells are cut of
 * @rows: (element-type GStrv): all rows that are not empty, the head among them; their cells point into @text
 * @numbers: (element-type guint): which row of the file each of @rows is, from 1
 * @n_passed: rows of the file, those that are empty among them
 * @n_columns: of the longest row
 * @roles: (array length=n_columns): what each column is taken for; may be changed
 * @has_head: whether the first row names the columns
 * @separator: between two cells
 * @encoding: of the file
 */
typedef struct
{
  char *text;
  GPtrArray *rows;
  GArray *numbers;
  guint n_passed;
  guint n_columns;
  VedetteCsvRole *roles;
  gboolean has_head;
  char separator;
  const char *encoding;
} VedetteCsv;

VedetteCsv    *vedette_csv_read           (const char   *data,
                                           gsize         length,
                                           GError      **error);
void           vedette_csv_free           (VedetteCsv   *self);
VedetteRoster *vedette_csv_make_roster    (VedetteCsv   *self,
                                           GError      **error);
const char    *vedette_csv_role_get_label (VedetteCsvRole role);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteCsv, vedette_csv_free)

G_END_DECLS
