/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands where there are no lines: a sentence, and the button that helps. */

#include "ui/skirmish/roster/vedette-forces-message.h"

/**
 * vedette_forces_message_new:
 * @text: what the empty place is for
 * @label: of the button
 * @action: that the button does
 *
 * Returns: (transfer floating): both, in the middle
 */
GtkWidget *
vedette_forces_message_new (const char *text,
                            const char *label,
                            const char *action)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *message = gtk_label_new (text);
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_label_set_wrap (GTK_LABEL (message), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (message), 50);
  gtk_label_set_justify (GTK_LABEL (message), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (message, "dim-label");
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (box, TRUE);
  gtk_widget_set_margin_start (box, 18);
  gtk_widget_set_margin_end (box, 18);
  gtk_box_append (GTK_BOX (box), message);
  gtk_box_append (GTK_BOX (box), button);
  return box;
}
