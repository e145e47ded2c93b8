/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table of the rules as people look it up: heads, cells, and the cell that is read off now. */

#include "core/rules/answers/vedette-chart.h"

VEDETTE_DEFINE_VALUE (VedetteChart, vedette_chart, VEDETTE_CHART_FIELDS)

/**
 * vedette_chart_new:
 * @id: its name for machines
 * @label: its name for a person
 * @columns: the heads of the columns
 * @rows: the heads of the rows
 * @cells: what stands in it, row by row: as many as columns times rows
 *
 * Returns: (transfer full): a chart in which nothing is lit
 */
VedetteChart *
vedette_chart_new (const char         *id,
                   const char         *label,
                   const char * const *columns,
                   const char * const *rows,
                   const char * const *cells)
{
  guint n_columns = g_strv_length ((GStrv) columns), n_rows = g_strv_length ((GStrv) rows);

  g_assert (g_strv_length ((GStrv) cells) == n_columns * n_rows);
  return vedette_value_new (VedetteChart, .id = id, .label = label, .columns = columns, .rows = rows, .cells = cells,
                            .n_columns = n_columns, .n_rows = n_rows);
}

/* Marks the cell that is read off; both numbers count from 0. */
void
vedette_chart_light (VedetteChart *self,
                     guint         row,
                     guint         column)
{
  g_return_if_fail (row < self->n_rows && column < self->n_columns);

  self->lit = TRUE;
  self->lit_row = row;
  self->lit_column = column;
}
