/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The way of the tabulator through a widget that says itself where the focus goes when it is given it. */

#include "vedette-config.h"

#include "ui/widgets/vedette-focus.h"

static void
forget (GtkWidget *widget)
{
  gtk_widget_set_focus_child (widget, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    forget (child);
}

/* The `focus` of a widget of [func@Vedette.focus_pass_through], for those that go elsewhere first */
gboolean
vedette_focus_go_through (GtkWidget       *widget,
                          GtkDirectionType direction)
{
  /* Who comes in from outside comes in at the first stop, or the last, and not where the focus was when it left. */
  if (gtk_widget_get_focus_child (widget) == NULL)
    forget (widget);
  return gtk_widget_child_focus (gtk_widget_get_first_child (widget), direction);
}

/**
 * vedette_focus_pass_through:
 * @klass: of a widget with one child, that has a `grab_focus` of its own
 *
 * Lets the tabulator go through from end to end. An [class@Adw.Bin] through which there is nowhere left to go grabs the focus
 * itself: with a `grab_focus` that gives it to something inside, the tabulator would be caught there on the way back, and jump
 * there on the way in.
 */
void
vedette_focus_pass_through (GtkWidgetClass *klass)
{
  klass->focus = vedette_focus_go_through;
}

static gboolean
has_stop (GtkWidget *widget)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_sensitive (widget))
    return FALSE;
  if (gtk_widget_get_focusable (widget))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (has_stop (child))
      return TRUE;
  return FALSE;
}

/**
 * vedette_focus_skip_empty:
 * @scrolled: a [class@Gtk.ScrolledWindow] whose content has changed
 *
 * Lets the tabulator go past it while there is nothing in it to stop at: a scrolled window would hold it, even one that cannot
 * have the focus.
 */
void
vedette_focus_skip_empty (GtkWidget *scrolled)
{
  gtk_widget_set_can_focus (scrolled, has_stop (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled))));
}
