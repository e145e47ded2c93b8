/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A box whose widgets stand beside each other, or below where there is little room: the ancestor that adapts says which. */

#include "vedette-config.h"

#include "ui/widgets/vedette-turning-box.h"

#include "ui/widgets/vedette-adaptive.h"

struct _VedetteTurningBox
{
  GtkBox parent_instance;

  VedetteAdaptive *adaptive; /* borrowed: the ancestor that knows the width; NULL for none */
};

G_DEFINE_FINAL_TYPE (VedetteTurningBox, vedette_turning_box, GTK_TYPE_BOX)

static void
on_narrow (VedetteTurningBox *self)
{
  gboolean narrow = self->adaptive != NULL && vedette_adaptive_get_narrow (self->adaptive);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

static void
vedette_turning_box_root (GtkWidget *widget)
{
  VedetteTurningBox *self = VEDETTE_TURNING_BOX (widget);

  GTK_WIDGET_CLASS (vedette_turning_box_parent_class)->root (widget);

  self->adaptive = vedette_adaptive_find (widget);
  if (self->adaptive != NULL)
    g_signal_connect_object (self->adaptive, "notify::narrow", G_CALLBACK (on_narrow), self, G_CONNECT_SWAPPED);
  on_narrow (self);
}

static void
vedette_turning_box_unroot (GtkWidget *widget)
{
  VedetteTurningBox *self = VEDETTE_TURNING_BOX (widget);

  if (self->adaptive != NULL)
    g_signal_handlers_disconnect_by_func (self->adaptive, on_narrow, self);
  self->adaptive = NULL;

  GTK_WIDGET_CLASS (vedette_turning_box_parent_class)->unroot (widget);
}

static void
vedette_turning_box_class_init (VedetteTurningBoxClass *klass)
{
  GTK_WIDGET_CLASS (klass)->root = vedette_turning_box_root;
  GTK_WIDGET_CLASS (klass)->unroot = vedette_turning_box_unroot;
}

static void
vedette_turning_box_init (VedetteTurningBox *self)
{
}
