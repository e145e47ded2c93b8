/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where something is typed in a form, a text or a number; and what a screen reader says of any control there. */

#include "vedette-config.h"

#include "ui/declare/vedette-declare-input.h"

#include "core/document/vedette-field.h"
#include "ui/declare/vedette-inches.h"

/* Not through the default widget: a button that is activated waits a quarter of a second for its looks. */
static void
on_activate (GtkWidget *text)
{
  gtk_widget_activate_action (text, "dialog.accept", NULL);
}

/**
 * vedette_declare_input_new_spin:
 *
 * Returns: (transfer floating): a number from @min to @max in which Enter accepts the form
 */
GtkWidget *
vedette_declare_input_new_spin (int min,
                                int max)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (min, max, 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 3);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (spin), 6);
  g_signal_connect (gtk_editable_get_delegate (GTK_EDITABLE (spin)), "activate", G_CALLBACK (on_activate), NULL);
  return spin;
}

/**
 * vedette_declare_input_read_spin:
 *
 * Returns: the number, also what was typed and not taken yet
 */
int
vedette_declare_input_read_spin (GtkWidget *spin)
{
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin));
}

/**
 * vedette_declare_input_new_entry:
 * @pspec: the parameter that is typed there, or a part of it
 *
 * Returns: (transfer floating): a text in which Enter accepts the form
 */
GtkWidget *
vedette_declare_input_new_entry (GParamSpec *pspec)
{
  const VedetteField *field = vedette_param_spec_get_field (pspec);
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 12);
  /* A name is short, and a sentence has what the row has room for. */
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), field->prose ? -1 : 24);
  gtk_widget_set_hexpand (entry, field->prose);
  if (pspec->flags & VEDETTE_PARAM_INCHES)
    gtk_entry_set_placeholder_text (GTK_ENTRY (entry), vedette_inches_get_untracked ());
  else if (field->example != NULL)
    gtk_entry_set_placeholder_text (GTK_ENTRY (entry), g_dgettext (GETTEXT_PACKAGE, field->example));
  g_signal_connect (entry, "activate", G_CALLBACK (on_activate), NULL);
  return entry;
}

/**
 * vedette_declare_input_describe:
 * @text: (nullable): what else there is to say of it
 * @wrong: (nullable): what is wrong with it
 *
 * To a screen reader it is said of the control, as the row takes no focus.
 */
void
vedette_declare_input_describe (GtkWidget  *control,
                                const char *text,
                                const char *wrong)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (control);

  if (wrong != NULL || text != NULL)
    gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, wrong != NULL ? wrong : text, -1);
  else
    gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  if (wrong != NULL)
    gtk_accessible_update_state (accessible, GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE, -1);
  else
    gtk_accessible_reset_state (accessible, GTK_ACCESSIBLE_STATE_INVALID);
}
