/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of the result band below each other. What came of the last step has the room it needs; of what may stand below it,
   the first is shown that is whole in what is left, or none: the band is as high whatever happened, and nothing is torn. */

#include "vedette-config.h"

#include "ui/play/vedette-result-layout.h"

/* Between two of them, in px */
#define SPACING 3

struct _VedetteResultLayout
{
  GtkLayoutManager parent_instance;

  gboolean urgent; /* what stands second has room before anything else */
};

G_DEFINE_FINAL_TYPE (VedetteResultLayout, vedette_result_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
vedette_result_layout_get_request_mode (GtkLayoutManager *manager,
                                        GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* One that was not shown for want of room is asked, too. */
static int
measure_height (GtkWidget *child,
                int        width)
{
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

static void
vedette_result_layout_measure (GtkLayoutManager *manager,
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

      if (!gtk_widget_get_visible (child))
        continue;
      gtk_widget_measure (child, orientation, for_size, &least, &wanted, NULL, NULL);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        {
          *minimum = MAX (*minimum, least);
          *natural = MAX (*natural, wanted);
        }
      else if (n == 0 || VEDETTE_RESULT_LAYOUT (manager)->urgent)
        *natural = *minimum += wanted + (n > 0 ? SPACING : 0);
      n++;
    }
}

/* Returns: (nullable): what stands below the first */
static GtkWidget *
find_second (VedetteResultLayout *self,
             GtkWidget           *first,
             int                  width,
             int                  left)
{
  for (GtkWidget *child = gtk_widget_get_next_sibling (first); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && (self->urgent || measure_height (child, width) <= left))
      return child;
  return NULL;
}

static void
vedette_result_layout_allocate (GtkLayoutManager *manager,
                                GtkWidget        *widget,
                                int               width,
                                int               height,
                                int               baseline)
{
  VedetteResultLayout *self = VEDETTE_RESULT_LAYOUT (manager);
  GtkWidget *first = gtk_widget_get_first_child (widget), *second;
  int above = gtk_widget_get_visible (first) ? MIN (measure_height (first, width), height) : 0, y;

  second = find_second (self, first, width, height - above - SPACING);
  y = second != NULL ? (height - above - SPACING - measure_height (second, width)) / 2 : (height - above) / 2;
  y = MAX (y, 0);
  if (gtk_widget_get_visible (first))
    gtk_widget_size_allocate (first, &(GtkAllocation){ 0, y, width, above }, -1);
  y += above + SPACING;
  for (GtkWidget *child = gtk_widget_get_next_sibling (first); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      gtk_widget_set_child_visible (child, child == second);
      if (child == second)
        gtk_widget_size_allocate (child, &(GtkAllocation){ 0, y, width, measure_height (child, width) }, -1);
    }
}

static void
vedette_result_layout_class_init (VedetteResultLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = vedette_result_layout_get_request_mode;
  manager_class->measure = vedette_result_layout_measure;
  manager_class->allocate = vedette_result_layout_allocate;
}

static void
vedette_result_layout_init (VedetteResultLayout *self)
{
}

/**
 * vedette_result_layout_set_urgent:
 * @urgent: whether what stands second has room before anything else
 */
void
vedette_result_layout_set_urgent (VedetteResultLayout *self,
                                  gboolean             urgent)
{
  if (self->urgent == urgent)
    return;
  self->urgent = urgent;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
