/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A house rule in a form: its words, its values to choose from, and how many, where a value is a number. */

#include "vedette-config.h"

#include "ui/preferences/vedette-switch-row.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/vedette-drop-down.h"
#include "ui/widgets/vedette-why-button.h"

/**
 * VedetteSwitchRow:
 *
 * It says "chosen" when another value is chosen, and "counted" when there is another number; which of them a person did
 * is for the form to know.
 */
struct _VedetteSwitchRow
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *title;
  GtkDropDown *values;
  GtkLabel *usual; /* what the rules have, where the players have something else */
  GtkLabel *reason;
  VedetteWhyButton *why;

  /* borrowed; NULL where no value is a number */
  GtkWidget *line; /* in which the number stands */
  GtkSpinButton *number;

  const VedetteSwitch *row;
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
on_selected (VedetteSwitchRow *self)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void
on_number (VedetteSwitchRow *self)
{
  g_signal_emit (self, signals[SIGNAL_COUNTED], 0);
}

static void
vedette_switch_row_class_init (VedetteSwitchRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", VEDETTE_TYPE_SWITCH_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
  signals[SIGNAL_COUNTED] = g_signal_new ("counted", VEDETTE_TYPE_SWITCH_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  g_type_ensure (VEDETTE_TYPE_WHY_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/preferences/vedette-switch-row.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteSwitchRow, title);
  gtk_widget_class_bind_template_child (widget_class, VedetteSwitchRow, values);
  gtk_widget_class_bind_template_child (widget_class, VedetteSwitchRow, usual);
  gtk_widget_class_bind_template_child (widget_class, VedetteSwitchRow, reason);
  gtk_widget_class_bind_template_child (widget_class, VedetteSwitchRow, why);
  gtk_widget_class_bind_template_callback (widget_class, on_selected);
}

static void
vedette_switch_row_init (VedetteSwitchRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_values (VedetteSwitchRow *self)
{
  g_autoptr (GtkStringList) choices = gtk_string_list_new (NULL);
  GtkAccessible *control = GTK_ACCESSIBLE (self->values);

  for (guint n = 0; n < vedette_switch_get_n_values (self->row); n++)
    gtk_string_list_append (choices, vedette_switch_get_value_label (self->row, vedette_switch_nth_value (self->row, n)));
  gtk_drop_down_set_model (self->values, G_LIST_MODEL (choices));
  vedette_drop_down_give_way (self->values);
  gtk_accessible_update_property (control, GTK_ACCESSIBLE_PROPERTY_LABEL, vedette_switch_get_label (self->row),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, vedette_switch_get_reason (self->row), -1);
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
  gtk_box_insert_child_after (GTK_BOX (self), self->line, GTK_WIDGET (self->values));
  self->number = GTK_SPIN_BUTTON (spin);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (on_number), self, G_CONNECT_SWAPPED);
}

/**
 * vedette_switch_row_new:
 *
 * Returns: (transfer floating): a [class@Vedette.SwitchRow] that shows no value yet
 */
GtkWidget *
vedette_switch_row_new (const VedetteSwitch *row)
{
  VedetteSwitchRow *self = g_object_new (VEDETTE_TYPE_SWITCH_ROW, NULL);

  self->row = row;
  gtk_label_set_text (self->title, vedette_switch_get_label (row));
  add_values (self);
  if (row->number != NULL)
    add_number (self);
  gtk_label_set_text (self->reason, vedette_switch_get_reason (row));
  vedette_why_button_set_rule (self->why, row->rule);
  return GTK_WIDGET (self);
}

/**
 * vedette_switch_row_show_value:
 * @switches: the record in which it stands
 *
 * Shows the value that is chosen.
 */
void
vedette_switch_row_show_value (VedetteSwitchRow *self,
                               gpointer          switches)
{
  int value = vedette_switch_get_value (self->row, switches);
  int first = vedette_switch_nth_value (self->row, 0);
  /* Translators: one of the values of a house rule, in the words of its list */
  g_autofree char *usual = g_strdup_printf (_("Default: %s"), vedette_switch_get_value_label (self->row, first));

  gtk_drop_down_set_selected (self->values, vedette_switch_find_position (self->row, value));
  if (self->number != NULL)
    gtk_widget_set_visible (self->line, vedette_switch_is_number (self->row, value));
  gtk_label_set_text (self->usual, usual);
  gtk_widget_set_visible (GTK_WIDGET (self->usual), value != first);
}

/**
 * vedette_switch_row_show_number:
 * @numbers: (nullable): the record in which it stands
 *
 * Shows the number, if there is one.
 */
void
vedette_switch_row_show_number (VedetteSwitchRow *self,
                                gpointer          numbers)
{
  if (self->number != NULL)
    gtk_spin_button_set_value (self->number, vedette_switch_get_number (self->row, numbers));
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

static void
say (VedetteSwitchRow *self,
     const char       *value,
     VedetteMove      *move)
{
  g_object_set (move, "switch", self->row->key, "value", value, NULL);
}

/**
 * vedette_switch_row_say_value:
 * @switches: the record in which it stands
 * @move: which sets it
 *
 * Declares the value that is chosen, if that is another one.
 *
 * Returns: whether it is
 */
gboolean
vedette_switch_row_say_value (VedetteSwitchRow *self,
                              gpointer          switches,
                              VedetteMove      *move)
{
  int value = vedette_switch_nth_value (self->row, gtk_drop_down_get_selected (self->values));

  if (value == vedette_switch_get_value (self->row, switches))
    return FALSE;
  say (self, vedette_switch_get_value_nick (self->row, value), move);
  return TRUE;
}

/**
 * vedette_switch_row_say_number:
 * @numbers: (nullable): the record in which it stands
 * @move: which sets it
 *
 * Declares the number that stands there, if there is one and it is another.
 *
 * Returns: whether it is
 */
gboolean
vedette_switch_row_say_number (VedetteSwitchRow *self,
                               gpointer          numbers,
                               VedetteMove      *move)
{
  g_autofree char *text = NULL;
  int number;

  if (self->number == NULL)
    return FALSE;
  number = gtk_spin_button_get_value_as_int (self->number);
  if (number == vedette_switch_get_number (self->row, numbers))
    return FALSE;
  text = g_strdup_printf ("%d", number);
  say (self, text, move);
  return TRUE;
}
