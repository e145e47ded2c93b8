/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table of the rules, with the cell that is read off. */

#include "vedette-config.h"

#include "ui/widgets/vedette-chart-grid.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/vedette-digits.h"

static GtkWidget *
add_label (GtkWidget  *grid,
           const char *text,
           guint       column,
           guint       row,
           const char *css_class)
{
  g_autofree char *kept = vedette_digits_keep_alone (text);
  GtkWidget *label = gtk_label_new (kept);

  /* The first column says what the rows are; what stands in the others ends below its head. */
  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (GTK_GRID (grid), label, (int) column, (int) row, 1, 1);
  return label;
}

/* What is lit for the eye has to be said, too. */
static void
light (VedetteChart *chart,
       GtkWidget    *label,
       guint         row,
       guint         column)
{
  /* Translators: what is read off a table: its row, its column, and the value there, as in “5 or 6, Drill: holds” */
  g_autofree char *heard = g_strdup_printf (_("%s, %s: %s"), chart->rows[row],
                                            chart->columns[column],
                                            chart->cells[row * chart->n_columns + column]);

  gtk_widget_add_css_class (label, "lit-cell");
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, heard, -1);
}

static GtkWidget *
make_grid (VedetteChart *chart)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL, chart->label, -1);
  for (guint column = 0; column < chart->n_columns; column++)
    add_label (grid, chart->columns[column], column + 1, 0, "dim-label");
  for (guint row = 0; row < chart->n_rows; row++)
    {
      add_label (grid, chart->rows[row], 0, row + 1, "dim-label");
      for (guint column = 0; column < chart->n_columns; column++)
        {
          GtkWidget *cell = add_label (grid, chart->cells[row * chart->n_columns + column], column + 1, row + 1, NULL);

          if (chart->lit && row == chart->lit_row && column == chart->lit_column)
            light (chart, cell, row, column);
        }
    }
  return grid;
}

/**
 * vedette_chart_grid_new:
 *
 * Its label stands above, where it may be long: in a corner of the grid it would push the columns apart.
 *
 * Returns: (transfer floating): the chart with its heads
 */
GtkWidget *
vedette_chart_grid_new (VedetteChart *chart)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *label = gtk_label_new (chart->label);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), make_grid (chart));
  return box;
}
