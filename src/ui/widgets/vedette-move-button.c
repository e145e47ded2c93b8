/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A button that does a move, and shows the key that does the same. */

#include "vedette-config.h"

#include "ui/widgets/vedette-move-button.h"

/**
 * vedette_move_button_new:
 * @label: what it does
 * @key: (nullable): the key that does the same, as it is to be read
 *
 * Returns: (transfer floating): a button that shows its key and is called by its label
 */
GtkWidget *
vedette_move_button_new (const char *label,
                         const char *key)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *text = gtk_label_new (label);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  if (key != NULL)
    {
      GtkWidget *key_label = gtk_label_new (key);

      gtk_widget_add_css_class (key_label, "key");
      gtk_box_append (GTK_BOX (box), key_label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
    }
  gtk_label_set_ellipsize (GTK_LABEL (text), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), text);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return button;
}
