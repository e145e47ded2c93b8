/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table of the rules as people look it up: heads, cells, and the cell that is read off now. */

#pragma once

#include "core/rules/vedette-value.h"

G_BEGIN_DECLS

/**
 * VedetteChart:
 * @id: its name for machines
 * @label: its name for a person
 * @columns: the heads of the columns
 * @rows: the heads of the rows
 * @cells: the contents, row by row: as many as columns times rows
 * @lit: whether there is a cell that is read off now
 * @lit_row: the row of that cell, from 0
 * @lit_column: the column of that cell, from 0
 */
#define VEDETTE_CHART_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                               \
  TEXT (id)                                                                                                            \
  TEXT (label)                                                                                                         \
  BOXED (g_strv_get_type, const char * const *, columns)                                                               \
  BOXED (g_strv_get_type, const char * const *, rows)                                                                  \
  BOXED (g_strv_get_type, const char * const *, cells)                                                                 \
  PLAIN (guint, n_columns)                                                                                             \
  PLAIN (guint, n_rows)                                                                                                \
  PLAIN (gboolean, lit)                                                                                                \
  PLAIN (guint, lit_row)                                                                                               \
  PLAIN (guint, lit_column)

#define VEDETTE_TYPE_CHART (vedette_chart_get_type ())
VEDETTE_DECLARE_VALUE (VedetteChart, vedette_chart, CHART, VEDETTE_CHART_FIELDS)

VedetteChart *vedette_chart_new   (const char         *id,
                                   const char         *label,
                                   const char * const *columns,
                                   const char * const *rows,
                                   const char * const *cells);
void          vedette_chart_light (VedetteChart       *self,
                                   guint               row,
                                   guint               column);

G_END_DECLS
