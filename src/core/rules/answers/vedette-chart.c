/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table of the rules as people look it up: heads, cells, and the cell that is read off now. */

#include "core/rules/answers/vedette-chart.h"

struct _VedetteChart
{
  GObject parent_instance;

  char *id;
  char *label;
  GStrv columns;
  GStrv rows;
  GStrv cells; /* row by row */
  guint n_columns;
  guint n_rows;
  gboolean lit;
  guint lit_row;
  guint lit_column;
};

G_DEFINE_FINAL_TYPE (VedetteChart, vedette_chart, G_TYPE_OBJECT)

static void
vedette_chart_finalize (GObject *object)
{
  VedetteChart *self = VEDETTE_CHART (object);

  g_free (self->id);
  g_free (self->label);
  g_strfreev (self->columns);
  g_strfreev (self->rows);
  g_strfreev (self->cells);

  G_OBJECT_CLASS (vedette_chart_parent_class)->finalize (object);
}

static void
vedette_chart_class_init (VedetteChartClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_chart_finalize;
}

static void
vedette_chart_init (VedetteChart *self)
{
}

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
  VedetteChart *self = g_object_new (VEDETTE_TYPE_CHART, NULL);

  self->id = g_strdup (id);
  self->label = g_strdup (label);
  self->columns = g_strdupv ((GStrv) columns);
  self->rows = g_strdupv ((GStrv) rows);
  self->cells = g_strdupv ((GStrv) cells);
  self->n_columns = g_strv_length (self->columns);
  self->n_rows = g_strv_length (self->rows);
  g_assert (g_strv_length (self->cells) == self->n_columns * self->n_rows);
  return self;
}

/* Says which cell is read off, both counted from 0. */
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

const char *
vedette_chart_get_id (VedetteChart *self)
{
  return self->id;
}

const char *
vedette_chart_get_label (VedetteChart *self)
{
  return self->label;
}

guint
vedette_chart_get_n_rows (VedetteChart *self)
{
  return self->n_rows;
}

guint
vedette_chart_get_n_columns (VedetteChart *self)
{
  return self->n_columns;
}

/* Returns: the head of a row */
const char *
vedette_chart_get_row (VedetteChart *self,
                       guint         row)
{
  g_return_val_if_fail (row < self->n_rows, NULL);

  return self->rows[row];
}

/* Returns: the head of a column */
const char *
vedette_chart_get_column (VedetteChart *self,
                          guint         column)
{
  g_return_val_if_fail (column < self->n_columns, NULL);

  return self->columns[column];
}

const char *
vedette_chart_get_cell (VedetteChart *self,
                        guint         row,
                        guint         column)
{
  g_return_val_if_fail (row < self->n_rows && column < self->n_columns, NULL);

  return self->cells[row * self->n_columns + column];
}

/**
 * vedette_chart_get_lit:
 * @row: (out): untouched if nothing is lit
 * @column: (out): likewise
 *
 * Returns: whether there is a cell that is read off now
 */
gboolean
vedette_chart_get_lit (VedetteChart *self,
                       guint        *row,
                       guint        *column)
{
  if (!self->lit)
    return FALSE;
  *row = self->lit_row;
  *column = self->lit_column;
  return TRUE;
}
