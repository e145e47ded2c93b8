/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All steps of a battle, as a list model to which steps are only appended. Only core/document uses this file. */

#include "vedette-config.h"

#include "core/document/vedette-step-list.h"

/* The list stores its steps in an array to save memory: a GListStore would need a tree node of 48 bytes for each
 * step. */
struct _VedetteStepList
{
  GObject parent_instance;

  GPtrArray *steps; /* (element-type VedetteStep) */
};

static GType
vedette_step_list_get_item_type (GListModel *model)
{
  return VEDETTE_TYPE_STEP;
}

static guint
vedette_step_list_get_n_items (GListModel *model)
{
  return VEDETTE_STEP_LIST (model)->steps->len;
}

static gpointer
vedette_step_list_get_item (GListModel *model,
                            guint       position)
{
  GPtrArray *steps = VEDETTE_STEP_LIST (model)->steps;

  return position < steps->len ? g_object_ref (steps->pdata[position]) : NULL;
}

static void
vedette_step_list_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = vedette_step_list_get_item_type;
  iface->get_n_items = vedette_step_list_get_n_items;
  iface->get_item = vedette_step_list_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (VedetteStepList, vedette_step_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, vedette_step_list_iface_init))

static void
vedette_step_list_finalize (GObject *object)
{
  g_clear_pointer (&VEDETTE_STEP_LIST (object)->steps, g_ptr_array_unref);

  G_OBJECT_CLASS (vedette_step_list_parent_class)->finalize (object);
}

static void
vedette_step_list_class_init (VedetteStepListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_step_list_finalize;
}

static void
vedette_step_list_init (VedetteStepList *self)
{
  self->steps = g_ptr_array_new_with_free_func (g_object_unref);
}

VedetteStepList *
vedette_step_list_new (void)
{
  return g_object_new (VEDETTE_TYPE_STEP_LIST, NULL);
}

void
vedette_step_list_append (VedetteStepList *self,
                          VedetteStep     *step)
{
  g_ptr_array_add (self->steps, g_object_ref (step));
  g_list_model_items_changed (G_LIST_MODEL (self), self->steps->len - 1, 0, 1);
}

guint
vedette_step_list_get_n (VedetteStepList *self)
{
  return self->steps->len;
}

/* Returns: (transfer none): the step at @index, which must exist */
VedetteStep *
vedette_step_list_get (VedetteStepList *self,
                       guint            index)
{
  return self->steps->pdata[index];
}
