/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Works around two bugs of newer GTK in the tested program: GTK omits the padding of parents from the positions of
 * widgets on the accessibility bus, and without a compositor GTK warns of open popovers (see tests/ui/ui-support.c). */

#include <dlfcn.h>
#include <gtk/gtk.h>

static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && fields[i].length == -1 &&
        g_str_has_prefix (fields[i].value, "gdk_frame_timings_submitted() called on submitted frame"))
      return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, data);
}

#if GTK_CHECK_VERSION(4, 10, 0)
/* Calculates bounds relative to the edge of the parent, as the accessibility bus expects. GTK's own get_bounds() uses
 * the content of the parent, without the padding. */
static gboolean
get_bounds (GtkAccessible *accessible,
            int           *x,
            int           *y,
            int           *width,
            int           *height)
{
  GtkWidget *widget = GTK_WIDGET (accessible), *parent = gtk_widget_get_parent (widget);
  graphene_rect_t bounds, edge;

  if (parent == NULL)
    parent = widget;
  if (!gtk_widget_compute_bounds (widget, parent, &bounds) || !gtk_widget_compute_bounds (parent, parent, &edge))
    return FALSE;
  *x = (int) (bounds.origin.x - edge.origin.x);
  *y = (int) (bounds.origin.y - edge.origin.y);
  *width = (int) bounds.size.width;
  *height = (int) bounds.size.height;
  return TRUE;
}

/* Sets get_bounds() in @type and its subtypes. Each type that GTK has already used has its own copy of the interface
 * GtkAccessible, so changing only the parent type would not be enough. */
static void
mend (GType type)
{
  g_autofree GType *children = g_type_children (type, NULL);
  gpointer class = g_type_class_peek (type);

  if (class == NULL)
    return;
  ((GtkAccessibleInterface *) g_type_interface_peek (class, GTK_TYPE_ACCESSIBLE))->get_bounds = get_bounds;
  for (GType *child = children; *child != 0; child++)
    mend (*child);
}
#else
static void
mend (GType type)
{
}
#endif

/* Replaces the function of GTK. The first call installs the workarounds, because the program calls this function before
 * its first frame, when GTK has already registered its types. */
void
gtk_window_present (GtkWindow *window)
{
  static void (*present) (GtkWindow *);

  if (present == NULL)
    {
      present = (void (*) (GtkWindow *)) dlsym (RTLD_NEXT, "gtk_window_present");
      g_log_set_writer_func (write_log, NULL, NULL);
      mend (GTK_TYPE_WIDGET);
    }
  present (window);
}
