/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Newer GTK adds up the places of widgets without the paddings around them, so that nothing is where the accessibility bus has
   it. Loaded into the program, this lets each widget answer for its own place (pointer.py). */

#include <dlfcn.h>
#include <gtk/gtk.h>

#if GTK_CHECK_VERSION(4, 10, 0)
/* Relative to the edge of the parent, where GTK answers relative to what is within its padding */
static gboolean
get_bounds (GtkAccessible *accessible,
            int           *x,
            int           *y,
            int           *width,
            int           *height)
{
  GtkWidget *widget = GTK_WIDGET (accessible), *parent = gtk_widget_get_parent (widget);
  graphene_rect_t bounds, edge = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (!gtk_widget_compute_bounds (widget, parent != NULL ? parent : widget, &bounds) ||
      !gtk_widget_compute_bounds (parent != NULL ? parent : widget, parent != NULL ? parent : widget, &edge))
    return FALSE;
  *x = (int) (bounds.origin.x - edge.origin.x);
  *y = (int) (bounds.origin.y - edge.origin.y);
  *width = (int) bounds.size.width;
  *height = (int) bounds.size.height;
  return TRUE;
}
#endif

void
gtk_window_present (GtkWindow *window)
{
  static void (*present) (GtkWindow *);

  if (present == NULL)
    {
      present = (void (*) (GtkWindow *)) dlsym (RTLD_NEXT, "gtk_window_present");
#if GTK_CHECK_VERSION(4, 10, 0)
      {
        GtkAccessibleInterface *accessible = g_type_interface_peek (GTK_WIDGET_GET_CLASS (window), GTK_TYPE_ACCESSIBLE);
        GtkAccessibleInterface *all = g_type_interface_peek (g_type_class_peek (GTK_TYPE_WIDGET), GTK_TYPE_ACCESSIBLE);

        accessible->get_bounds = all->get_bounds = get_bounds;
      }
#endif
    }
  present (window);
}
