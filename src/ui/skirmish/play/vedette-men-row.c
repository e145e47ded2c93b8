/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the roster in a dialog, with a number of its men beside it. */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-men-row.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/vedette-dialog.h"

static void
on_activate (GtkWidget *text,
             GtkWidget *spin)
{
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  gtk_widget_activate_action (spin, "dialog.accept", NULL);
}

/**
 * vedette_men_row_new_spin:
 * @most: how high it goes, from 0
 *
 * Returns: (transfer floating): a number in which Enter accepts the dialog
 */
GtkWidget *
vedette_men_row_new_spin (int most)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, most, 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (spin), 3);
  /* Not through the default widget: a button that is activated waits a quarter of a second for its looks. */
  g_signal_connect (gtk_editable_get_delegate (GTK_EDITABLE (spin)), "activate", G_CALLBACK (on_activate), spin);
  return spin;
}

/**
 * vedette_men_row_add:
 *
 * Adds a row that asks how many men of a line are out.
 *
 * Returns: (transfer none): its control, for the two functions below
 */
GtkWidget *
vedette_men_row_add (GtkWidget             *group,
                     const VedetteSkirmish *skirmish,
                     VedetteFigure         *figure)
{
  int standing = vedette_figure_get_standing (figure), fighting = vedette_figure_get_in_melee (figure);
  const char *side = vedette_skirmish_get_side_name (skirmish, vedette_figure_get_side (figure));
  GtkWidget *spin = vedette_men_row_new_spin (standing);
  g_autofree gint64 *line = g_new (gint64, 1);
  g_autofree char *subtitle = NULL, *name = NULL;

  *line = vedette_record_get_id (VEDETTE_RECORD (figure));
  if (vedette_figure_get_count (figure) == 1)
    subtitle = g_strdup (side);
  else if (fighting > 0)
    /* Translators: a side; of a line of it, how many men are left, and how many of them are in melee */
    subtitle = g_strdup_printf (_("%s: %d left, %d in melee"), side, standing, fighting);
  else
    /* Translators: a side; how many men of a line of it are left */
    subtitle = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %d left", "%s: %d left", (gulong) standing), side, standing);
  /* Translators: what a number is: how many men of that line are out */
  name = g_strdup_printf (_("%s: out"), vedette_figure_get_name (figure));
  vedette_row_add (group, vedette_figure_get_name (figure), subtitle, spin);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (spin), "vedette-line", g_steal_pointer (&line), g_free);
  return spin;
}

gint64
vedette_men_row_get_line (GtkWidget *control)
{
  return *(gint64 *) g_object_get_data (G_OBJECT (control), "vedette-line");
}

/* Returns: the number, also what was typed and not taken yet */
int
vedette_men_row_get_men (GtkWidget *control)
{
  gtk_spin_button_update (GTK_SPIN_BUTTON (control));
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (control));
}
