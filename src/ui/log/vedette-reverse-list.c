/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list the other way round: a sorted copy of 10,000 steps would take longer than all the rest of the view. */

#include "ui/log/vedette-reverse-list.h"

struct _VedetteReverseList
{
  GObject parent_instance;

  GListModel *list;
};

static GType
get_item_type (GListModel *model)
{
  return g_list_model_get_item_type (VEDETTE_REVERSE_LIST (model)->list);
}

static guint
get_n_items (GListModel *model)
{
  return g_list_model_get_n_items (VEDETTE_REVERSE_LIST (model)->list);
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  GListModel *list = VEDETTE_REVERSE_LIST (model)->list;
  guint n = g_list_model_get_n_items (list);

  return position < n ? g_list_model_get_item (list, n - 1 - position) : NULL;
}

static void
init_model (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (VedetteReverseList, vedette_reverse_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, init_model))

static void
vedette_reverse_list_finalize (GObject *object)
{
  g_clear_object (&VEDETTE_REVERSE_LIST (object)->list);

  G_OBJECT_CLASS (vedette_reverse_list_parent_class)->finalize (object);
}

static void
vedette_reverse_list_class_init (VedetteReverseListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_reverse_list_finalize;
}

static void
vedette_reverse_list_init (VedetteReverseList *self)
{
}

static void
on_items_changed (VedetteReverseList *self,
                  guint               position,
                  guint               removed,
                  guint               added)
{
  guint n = g_list_model_get_n_items (self->list);

  g_list_model_items_changed (G_LIST_MODEL (self), n - position - added, removed, added);
}

/**
 * vedette_reverse_list_new:
 *
 * Returns: (transfer full): what @list holds, the last first
 */
GListModel *
vedette_reverse_list_new (GListModel *list)
{
  VedetteReverseList *self = g_object_new (VEDETTE_TYPE_REVERSE_LIST, NULL);

  self->list = g_object_ref (list);
  g_signal_connect_object (list, "items-changed", G_CALLBACK (on_items_changed), self, G_CONNECT_SWAPPED);
  return G_LIST_MODEL (self);
}
