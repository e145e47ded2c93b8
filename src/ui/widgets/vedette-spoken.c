/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a screen reader says, where older and newer GTK would say different things. */

#include "ui/widgets/vedette-spoken.h"

/**
 * vedette_spoken_set_name:
 * @name: any text
 *
 * Names a button, or another widget that says more than what is written on it. Newer GTK labels a button by what is
 * written on it, and that goes before a name.
 */
void
vedette_spoken_set_name (GtkWidget  *widget,
                         const char *name)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/**
 * vedette_spoken_status_new:
 * @label: (transfer floating): says how it stands, in a text that changes
 *
 * A status may have no name in newer GTK: a label that itself is one would be silent. So the label is in it. Older GTK
 * names it, if by nothing else then by its type; there it is named by the label.
 *
 * Returns: (transfer floating): a status with that label
 */
GtkWidget *
vedette_spoken_status_new (GtkLabel *label)
{
  GtkWidget *status = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "child", label, NULL);

  gtk_accessible_update_relation (GTK_ACCESSIBLE (status), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  return status;
}
