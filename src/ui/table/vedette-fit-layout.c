/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays out one child for a large page, and makes that page as large as the room there is: all sizes in it, be they of the
   style sheet, grow and shrink with the window. A page that says more than it has room for is laid out wider, and so is smaller
   to look at, but nothing of it is cut off. */

#include "vedette-config.h"

#include "ui/table/vedette-fit-layout.h"

/* By so much the page is made wider until all has room, and so often at most */
#define WIDER 1.1
#define TIMES 20

struct _VedetteFitLayout
{
  GtkLayoutManager parent_instance;

  int width;
  int height;
};

G_DEFINE_FINAL_TYPE (VedetteFitLayout, vedette_fit_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
vedette_fit_layout_measure (GtkLayoutManager *layout,
                            GtkWidget        *widget,
                            GtkOrientation    orientation,
                            int               for_size,
                            int              *minimum,
                            int              *natural,
                            int              *minimum_baseline,
                            int              *natural_baseline)
{
  VedetteFitLayout *self = VEDETTE_FIT_LAYOUT (layout);

  *minimum = 0;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height;
}

static void
vedette_fit_layout_allocate (GtkLayoutManager *layout,
                             GtkWidget        *widget,
                             int               width,
                             int               height,
                             int               baseline)
{
  VedetteFitLayout *self = VEDETTE_FIT_LAYOUT (layout);
  GtkWidget *child = gtk_widget_get_first_child (widget);
  double page = MAX (self->width, (double) self->height * width / MAX (1, height));
  int least = 0, page_height = 0;

  if (child == NULL || width <= 0 || height <= 0)
    return;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  page = MAX (page, least);
  for (int i = 0; i < TIMES; i++, page *= WIDER)
    {
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, (int) page, &page_height, NULL, NULL, NULL);
      if (page_height * width <= height * page)
        break;
    }
  gtk_widget_allocate (child, (int) page, MAX (page_height, (int) (height * page / width)), -1,
                       gsk_transform_scale (NULL, (float) (width / page), (float) (width / page)));
}

static void
vedette_fit_layout_class_init (VedetteFitLayoutClass *klass)
{
  GTK_LAYOUT_MANAGER_CLASS (klass)->measure = vedette_fit_layout_measure;
  GTK_LAYOUT_MANAGER_CLASS (klass)->allocate = vedette_fit_layout_allocate;
}

static void
vedette_fit_layout_init (VedetteFitLayout *self)
{
  self->width = 1920;
  self->height = 1080;
}

/**
 * vedette_fit_layout_set_page:
 * @width: for which the child is made, in px of its style sheet
 * @height: the same
 */
void
vedette_fit_layout_set_page (VedetteFitLayout *self,
                             int               width,
                             int               height)
{
  if (self->width == width && self->height == height)
    return;
  self->width = width;
  self->height = height;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
