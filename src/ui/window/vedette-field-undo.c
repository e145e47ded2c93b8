/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Undoes and redoes typing in the focused field. The undo and redo keys change the battle only if the field has nothing
 * to undo or redo. */

#include "vedette-config.h"

#include "ui/window/vedette-field-undo.h"

static void
count (guint *n)
{
  ++*n;
}

/* Undoes or redoes typing in a GtkText. GtkText always accepts these actions, so the signal "changed" tells whether
 * there was anything to undo or redo. */
static gboolean
change_text (GtkWidget  *text,
             const char *action)
{
  guint n = 0;
  gulong handler = g_signal_connect_swapped (text, "changed", G_CALLBACK (count), &n);

  gtk_widget_activate_action (text, action, NULL);
  g_signal_handler_disconnect (text, handler);
  return n > 0;
}

/**
 * vedette_field_undo:
 * @focus: (nullable): the focused widget
 *
 * Undoes the last typing, if @focus is a field with something to undo.
 *
 * Returns: %TRUE if something was undone
 */
gboolean
vedette_field_undo (GtkWidget *focus)
{
  if (GTK_IS_TEXT (focus))
    return change_text (focus, "text.undo");
  return GTK_IS_TEXT_VIEW (focus) && gtk_text_buffer_get_can_undo (gtk_text_view_get_buffer (GTK_TEXT_VIEW (focus))) &&
         gtk_widget_activate_action (focus, "text.undo", NULL);
}

/**
 * vedette_field_redo:
 * @focus: (nullable): the focused widget
 *
 * Restores the typing that was undone last, if @focus is a field with something to redo.
 *
 * Returns: %TRUE if something was redone
 */
gboolean
vedette_field_redo (GtkWidget *focus)
{
  if (GTK_IS_TEXT (focus))
    return change_text (focus, "text.redo");
  return GTK_IS_TEXT_VIEW (focus) && gtk_text_buffer_get_can_redo (gtk_text_view_get_buffer (GTK_TEXT_VIEW (focus))) &&
         gtk_widget_activate_action (focus, "text.redo", NULL);
}
