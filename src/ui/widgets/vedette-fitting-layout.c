/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A column that shows as many of its children as there is room for: the first few always, the others whole or not at all. */

#include "vedette-config.h"

#include "ui/widgets/vedette-fitting-layout.h"

/* Between two of them, in px */
#define SPACING 9
/* For so many it asks for room. */
#define LEAST 3

struct _VedetteFittingLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (VedetteFittingLayout, vedette_fitting_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
vedette_fitting_layout_get_request_mode (GtkLayoutManager *manager,
                                         GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
vedette_fitting_layout_measure (GtkLayoutManager *manager,
                                GtkWidget        *widget,
                                GtkOrientation    orientation,
                                int               for_size,
                                int              *minimum,
                                int              *natural,
                                int              *minimum_baseline,
                                int              *natural_baseline)
{
  int n = 0;

  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int least, wanted;

      /* One that was not shown for want of room is asked, too. */
      if (!gtk_widget_get_visible (child) || (orientation == GTK_ORIENTATION_VERTICAL && n == LEAST))
        continue;
      gtk_widget_measure (child, orientation, for_size, &least, &wanted, NULL, NULL);
      if (orientation == GTK_ORIENTATION_VERTICAL)
        {
          *minimum += least + (n > 0 ? SPACING : 0);
          *natural += wanted + (n > 0 ? SPACING : 0);
        }
      else
        {
          *minimum = MAX (*minimum, least);
          *natural = MAX (*natural, wanted);
        }
      n++;
    }
}

static void
vedette_fitting_layout_allocate (GtkLayoutManager *manager,
                                 GtkWidget        *widget,
                                 int               width,
                                 int               height,
                                 int               baseline)
{
  gboolean full = FALSE;
  int y = 0, n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int wanted;

      if (!gtk_widget_get_visible (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &wanted, NULL, NULL);
      /* After the first that has no room there is none: what is seen has no holes. */
      full = full || (n >= LEAST && y + wanted > height);
      gtk_widget_set_child_visible (child, !full);
      if (full)
        continue;
      gtk_widget_size_allocate (child, &(GtkAllocation){ 0, y, width, wanted }, -1);
      y += wanted + SPACING;
      n++;
    }
}

static void
vedette_fitting_layout_class_init (VedetteFittingLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = vedette_fitting_layout_get_request_mode;
  manager_class->measure = vedette_fitting_layout_measure;
  manager_class->allocate = vedette_fitting_layout_allocate;
}

static void
vedette_fitting_layout_init (VedetteFittingLayout *self)
{
}
