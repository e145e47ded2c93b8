/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A house rule in a form: its words, its values to choose from, and how many, where a value is a number. */

#include "vedette-config.h"

#include "ui/preferences/vedette-switch-row.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/vedette-drop-down.h"

/**
 * VedetteSwitchRow:
 *
 * It says "chosen" when another value is chosen, and "counted" when there is another number; which of them a person did
 * is for the form to know.
 */
struct _VedetteSwitchRow
{
  GtkBox parent_instance;

  const VedetteSwitch *row;
  GtkDropDown *values;
  GtkWidget *line;       /* in which the number stands */
  GtkSpinButton *number; /* NULL where no value is a number */
  GtkLabel *usual;       /* what the rules have, where the players have something else */
};

enum
{
  SIGNAL_CHOSEN,
  SIGNAL_COUNTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteSwitchRow, vedette_switch_row, GTK_TYPE_BOX)

static void
vedette_switch_row_class_init (VedetteSwitchRowClass *klass)
{
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", VEDETTE_TYPE_SWITCH_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
  signals[SIGNAL_COUNTED] = g_signal_new ("counted", VEDETTE_TYPE_SWITCH_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
vedette_switch_row_init (VedetteSwitchRow *self)
{
  g_object_set (self, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 6, "margin-start", 12, "margin-end", 12,
                "margin-top", 12, "margin-bottom", 12, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "switch");
}

static void
on_selected (VedetteSwitchRow *self)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void
on_number (VedetteSwitchRow *self)
{
  g_signal_emit (self, signals[SIGNAL_COUNTED], 0);
}

static GtkWidget *
add_words (VedetteSwitchRow *self,
           const char       *text)
{
  GtkWidget *label = gtk_label_new (text);

  g_object_set (label, "wrap", TRUE, "xalign", 0.0, NULL);
  gtk_box_append (GTK_BOX (self), label);
  return label;
}

static void
dim (GtkWidget *label)
{
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "caption");
}

static void
add_values (VedetteSwitchRow *self,
            GtkWidget        *title)
{
  g_autoptr (GPtrArray) choices = g_ptr_array_new ();
  GtkWidget *control;

  for (guint n = 0; n < vedette_switch_get_n_values (self->row); n++)
    g_ptr_array_add (choices,
                     (gpointer) vedette_switch_get_value_label (self->row, vedette_switch_nth_value (self->row, n)));
  g_ptr_array_add (choices, NULL);
  control = vedette_drop_down_new_from_strings ((const char * const *) choices->pdata);
  gtk_box_append (GTK_BOX (self), control);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, vedette_switch_get_label (self->row),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, vedette_switch_get_reason (self->row), -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_RELATION_LABELLED_BY, title, NULL, -1);
  self->values = GTK_DROP_DOWN (control);
  g_signal_connect_object (control, "notify::selected", G_CALLBACK (on_selected), self, G_CONNECT_SWAPPED);
}

/* How many that is, below the values of which one is a number */
static void
add_number (VedetteSwitchRow *self)
{
  GtkWidget *label = gtk_label_new (vedette_switch_get_number_label (self->row));
  GtkWidget *spin;
  int lowest, highest;

  vedette_switch_get_range (self->row, &lowest, &highest);
  spin = gtk_spin_button_new_with_range (lowest, highest, 1);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 3);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (label)), -1);
  self->line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_append (GTK_BOX (self->line), label);
  gtk_box_append (GTK_BOX (self->line), spin);
  gtk_box_append (GTK_BOX (self), self->line);
  self->number = GTK_SPIN_BUTTON (spin);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (on_number), self, G_CONNECT_SWAPPED);
}

/**
 * vedette_switch_row_new:
 *
 * Words in full, and the choice below them: both are too long to stand in one row.
 *
 * Returns: (transfer floating): a [class@Vedette.SwitchRow] that shows no value yet
 */
GtkWidget *
vedette_switch_row_new (const VedetteSwitch *row)
{
  VedetteSwitchRow *self = g_object_new (VEDETTE_TYPE_SWITCH_ROW, NULL);
  /* Translators: where the catalogue of rules settles a house rule, and its key in files and on the command line */
  g_autofree char *source = g_strdup_printf (_("%s · %s"), row->rule, row->key);

  self->row = row;
  add_values (self, add_words (self, vedette_switch_get_label (row)));
  if (row->number != NULL)
    add_number (self);
  self->usual = GTK_LABEL (add_words (self, NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->usual), "caption");
  dim (add_words (self, vedette_switch_get_reason (row)));
  dim (add_words (self, source));
  return GTK_WIDGET (self);
}

const VedetteSwitch *
vedette_switch_row_get_switch (VedetteSwitchRow *self)
{
  return self->row;
}

/**
 * vedette_switch_row_get_value:
 *
 * Returns: the value of the enumeration that is chosen
 */
int
vedette_switch_row_get_value (VedetteSwitchRow *self)
{
  return vedette_switch_nth_value (self->row, gtk_drop_down_get_selected (self->values));
}

void
vedette_switch_row_show_value (VedetteSwitchRow *self,
                               int               value)
{
  int first = vedette_switch_nth_value (self->row, 0);
  /* Translators: one of the values of a house rule, in the words of its list */
  g_autofree char *usual = g_strdup_printf (_("As the rules are read: %s"), vedette_switch_get_value_label (self->row, first));

  gtk_drop_down_set_selected (self->values, vedette_switch_find_position (self->row, value));
  if (self->number != NULL)
    gtk_widget_set_visible (self->line, vedette_switch_is_number (self->row, value));
  gtk_label_set_text (self->usual, usual);
  gtk_widget_set_visible (GTK_WIDGET (self->usual), value != first);
}

/**
 * vedette_switch_row_settle:
 *
 * Takes the number as it is typed so far, if there is one.
 */
void
vedette_switch_row_settle (VedetteSwitchRow *self)
{
  if (self->number != NULL)
    gtk_spin_button_update (self->number);
}

/**
 * vedette_switch_row_get_number:
 *
 * Returns: the number that stands there; 0 for a switch without one
 */
int
vedette_switch_row_get_number (VedetteSwitchRow *self)
{
  return self->number != NULL ? gtk_spin_button_get_value_as_int (self->number) : 0;
}

/**
 * vedette_switch_row_show_number:
 *
 * Only for a switch with a number.
 */
void
vedette_switch_row_show_number (VedetteSwitchRow *self,
                                int               number)
{
  gtk_spin_button_set_value (self->number, number);
}
