/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A heading with buttons at its end, or below it where there is little room. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-orders-head.h"

#define GAP 12

/**
 * VedetteOrdersHead:
 *
 * Its first child is the heading, the others are the buttons. It goes by its own width: whether a column is wide depends on
 * more than the window.
 */
struct _VedetteOrdersHead
{
  GtkWidget parent_instance;

  VedetteOrdersHead *beside; /* weak, and NULL if none stands beside it */
};

G_DEFINE_FINAL_TYPE (VedetteOrdersHead, vedette_orders_head, GTK_TYPE_WIDGET)

static int
get_width (GtkWidget *child,
           gboolean   natural)
{
  int least, wide;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wide, NULL, NULL);
  return natural ? wide : least;
}

static int
get_height (GtkWidget *child,
            int        width)
{
  int high;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &high, NULL, NULL);
  return high;
}

/* @from: the heading, or the first button */
static int
sum_widths (GtkWidget *from)
{
  int sum = -GAP;

  for (GtkWidget *child = from; child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      sum += get_width (child, TRUE) + GAP;
  return sum;
}

static void
put (GtkWidget *self,
     GtkWidget *child,
     int        x,
     int        y,
     int        width,
     int        height)
{
  gboolean from_right = gtk_widget_get_direction (self) == GTK_TEXT_DIR_RTL;

  gtk_widget_size_allocate (child,
                            &(GtkAllocation){ from_right ? gtk_widget_get_width (self) - x - width : x, y, width, height }, -1);
}

/* Returns: for which width the buttons stand at the end of the heading: of two beside each other, both or neither do */
static int
get_row_width (GtkWidget *self)
{
  VedetteOrdersHead *beside = VEDETTE_ORDERS_HEAD (self)->beside;
  int own = sum_widths (gtk_widget_get_first_child (self));

  return beside != NULL ? MAX (own, sum_widths (gtk_widget_get_first_child (GTK_WIDGET (beside)))) : own;
}

/* Returns: how high it is at that width */
static int
lay_out (GtkWidget *self,
         int        width,
         gboolean   place)
{
  GtkWidget *title = gtk_widget_get_first_child (self), *first = gtk_widget_get_next_sibling (title);
  int buttons = sum_widths (first), height, x, y, row = 0;

  if (get_row_width (self) <= width)
    {
      x = width - buttons;
      height = get_height (title, MAX (x - GAP, 0));
      for (GtkWidget *child = first; child != NULL; child = gtk_widget_get_next_sibling (child))
        if (gtk_widget_should_layout (child))
          height = MAX (height, get_height (child, get_width (child, TRUE)));
      if (place)
        put (self, title, 0, 0, x - GAP, height);
      for (GtkWidget *child = first; child != NULL && place; child = gtk_widget_get_next_sibling (child))
        if (gtk_widget_should_layout (child))
          {
            put (self, child, x, (height - get_height (child, -1)) / 2, get_width (child, TRUE), get_height (child, -1));
            x += get_width (child, TRUE) + GAP;
          }
      return height;
    }
  y = get_height (title, width);
  if (place)
    put (self, title, 0, 0, width, y);
  x = width + 1;
  for (GtkWidget *child = first; child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int wide;

      if (!gtk_widget_should_layout (child))
        continue;
      wide = MIN (get_width (child, TRUE), width);
      if (x + wide > width)
        {
          y += row + GAP / 2;
          x = row = 0;
        }
      if (place)
        put (self, child, x, y, wide, get_height (child, wide));
      x += wide + GAP;
      row = MAX (row, get_height (child, wide));
    }
  return y + row;
}

static GtkSizeRequestMode
vedette_orders_head_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
vedette_orders_head_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  int least = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      least = MAX (least, get_width (child, FALSE));
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = MAX (least, get_row_width (widget));
    }
  else
    *minimum = *natural = lay_out (widget, for_size < 0 ? get_row_width (widget) : MAX (for_size, least), FALSE);
}

static void
vedette_orders_head_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  lay_out (widget, width, TRUE);
}

static void
vedette_orders_head_dispose (GObject *object)
{
  GtkWidget *child;

  g_clear_weak_pointer (&VEDETTE_ORDERS_HEAD (object)->beside);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (vedette_orders_head_parent_class)->dispose (object);
}

static void
vedette_orders_head_class_init (VedetteOrdersHeadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_orders_head_dispose;
  widget_class->get_request_mode = vedette_orders_head_get_request_mode;
  widget_class->measure = vedette_orders_head_measure;
  widget_class->size_allocate = vedette_orders_head_size_allocate;
}

static void
vedette_orders_head_init (VedetteOrdersHead *self)
{
}

/**
 * vedette_orders_head_set_beside:
 * @other: (nullable): the heading that stands beside it, as wide as it; %NULL for none
 */
void
vedette_orders_head_set_beside (VedetteOrdersHead *self,
                                VedetteOrdersHead *other)
{
  if (g_set_weak_pointer (&self->beside, other))
    gtk_widget_queue_resize (GTK_WIDGET (self));
}
