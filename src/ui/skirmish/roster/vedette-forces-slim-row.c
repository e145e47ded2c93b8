/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the roster where there is little room. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-forces-slim-row.h"

struct _VedetteForcesSlimRow
{
  AdwBin parent_instance;

  /* template */
  GtkLabel *name;
  GtkBox *numbers;
  GtkLabel *rest;
};

G_DEFINE_FINAL_TYPE (VedetteForcesSlimRow, vedette_forces_slim_row, ADW_TYPE_BIN)

static void
vedette_forces_slim_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), VEDETTE_TYPE_FORCES_SLIM_ROW);

  G_OBJECT_CLASS (vedette_forces_slim_row_parent_class)->dispose (object);
}

static void
vedette_forces_slim_row_class_init (VedetteForcesSlimRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_forces_slim_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/skirmish/roster/vedette-forces-slim-row.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesSlimRow, name);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesSlimRow, numbers);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesSlimRow, rest);
}

/* The four numbers of a row, or what they are called, in columns of one width */
static void
append_numbers (GtkBox  *box,
                gboolean titles)
{
  for (guint i = VEDETTE_FORCES_NEEDS; i < VEDETTE_FORCES_N_COLUMNS; i++)
    {
      GtkWidget *label = gtk_label_new (titles ? vedette_forces_column_get_title (i) : NULL);

      gtk_label_set_xalign (GTK_LABEL (label), 1);
      gtk_widget_add_css_class (label, titles ? "figure-title" : "figure");
      if (titles)
        {
          gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
          gtk_widget_set_tooltip_text (label, vedette_forces_column_get_hint (i));
        }
      else
        gtk_widget_add_css_class (label, "numeric");
      if (i == VEDETTE_FORCES_NEEDS)
        gtk_widget_add_css_class (label, "need-now");
      gtk_box_append (box, label);
    }
}

static void
vedette_forces_slim_row_init (VedetteForcesSlimRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  append_numbers (self->numbers, FALSE);
}

/**
 * vedette_forces_slim_row_new:
 *
 * Returns: (transfer floating): a row that shows nothing yet
 */
GtkWidget *
vedette_forces_slim_row_new (void)
{
  return g_object_new (VEDETTE_TYPE_FORCES_SLIM_ROW, NULL);
}

/**
 * vedette_forces_slim_row_titles:
 *
 * Puts what the numbers are called into a box above the rows.
 */
void
vedette_forces_slim_row_titles (GtkBox *box)
{
  append_numbers (box, TRUE);
}

static void
set_class (GtkWidget  *widget,
           const char *css_class,
           gboolean    has)
{
  if (has)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

/**
 * vedette_forces_slim_row_show:
 * @object: a line or a heading
 */
void
vedette_forces_slim_row_show (VedetteForcesSlimRow *self,
                              VedetteForcesModel   *model,
                              gpointer              object)
{
  GtkWidget *number = gtk_widget_get_first_child (GTK_WIDGET (self->numbers));
  g_autofree char *text = vedette_forces_get_cell (model, object, VEDETTE_FORCES_NAME);
  g_autofree char *kind = vedette_forces_get_rest (model, object);

  gtk_label_set_text (self->name, text);
  for (guint i = VEDETTE_FORCES_NEEDS; i < VEDETTE_FORCES_N_COLUMNS; i++, number = gtk_widget_get_next_sibling (number))
    {
      g_autofree char *said = vedette_forces_get_cell (model, object, i);

      gtk_label_set_text (GTK_LABEL (number), said);
      gtk_widget_set_visible (number, *said != '\0');
      set_class (number, "out-of-reach", vedette_forces_is_out_of_reach (model, object, i));
    }
  gtk_label_set_text (self->rest, kind);
  gtk_widget_set_visible (GTK_WIDGET (self->rest), *kind != '\0');
  set_class (GTK_WIDGET (self->name), "group", !VEDETTE_IS_FIGURE (object));
}
