/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Things that stand beside each other like words, and go on below where there is no more room. */

#include "vedette-config.h"

#include "ui/widgets/vedette-wrap-layout.h"

/* between them, in both directions */
#define SPACING 6

/**
 * VedetteWrapLayout:
 *
 * A GtkFlowBox would make each of them a list item that takes the focus, and all of them equally wide.
 */
struct _VedetteWrapLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (VedetteWrapLayout, vedette_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
vedette_wrap_layout_get_request_mode (GtkLayoutManager *manager,
                                      GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Puts all of them into that width, really or not. Returns: how high they are */
static int
place (GtkWidget *widget,
       int        width,
       gboolean   really)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int x = 0, y = 0, line = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int least, wanted, height;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
      wanted = MAX (least, MIN (wanted, width));
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, wanted, &height, NULL, NULL, NULL);
      if (x > 0 && x + wanted > width)
        {
          x = 0;
          y += line + SPACING;
          line = 0;
        }
      if (really)
        gtk_widget_size_allocate (child, &(GtkAllocation){ mirrored ? width - x - wanted : x, y, wanted, height }, -1);
      x += wanted + SPACING;
      line = MAX (line, height);
    }
  return y + line;
}

static void
vedette_wrap_layout_measure (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             GtkOrientation    orientation,
                             int               for_size,
                             int              *minimum,
                             int              *natural,
                             int              *minimum_baseline,
                             int              *natural_baseline)
{
  int widest = 0, sum = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int least, wanted;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
      widest = MAX (widest, least);
      sum += wanted + (sum > 0 ? SPACING : 0);
    }
  *minimum = widest;
  *natural = sum;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = place (widget, for_size >= 0 ? for_size : sum, FALSE);
}

static void
vedette_wrap_layout_allocate (GtkLayoutManager *manager,
                              GtkWidget        *widget,
                              int               width,
                              int               height,
                              int               baseline)
{
  place (widget, width, TRUE);
}

static void
vedette_wrap_layout_class_init (VedetteWrapLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = vedette_wrap_layout_get_request_mode;
  manager_class->measure = vedette_wrap_layout_measure;
  manager_class->allocate = vedette_wrap_layout_allocate;
}

static void
vedette_wrap_layout_init (VedetteWrapLayout *self)
{
}
