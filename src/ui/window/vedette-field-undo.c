/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was typed in a field is undone before a step of the battle is. */

#include "vedette-config.h"

#include "ui/window/vedette-field-undo.h"

static void
count (guint *n)
{
  ++*n;
}

/* A text of one line does not say whether it has something to undo, and takes the key either way: that it has changed, does. */
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
 * @focus: (nullable): what has the focus
 *
 * Undoes what was typed last, if that is a field with something to undo.
 *
 * Returns: whether it was
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
 * @focus: (nullable): what has the focus
 *
 * Types again what was undone last, if that is a field with something to redo.
 *
 * Returns: whether it was
 */
gboolean
vedette_field_redo (GtkWidget *focus)
{
  if (GTK_IS_TEXT (focus))
    return change_text (focus, "text.redo");
  return GTK_IS_TEXT_VIEW (focus) && gtk_text_buffer_get_can_redo (gtk_text_view_get_buffer (GTK_TEXT_VIEW (focus))) &&
         gtk_widget_activate_action (focus, "text.redo", NULL);
}
