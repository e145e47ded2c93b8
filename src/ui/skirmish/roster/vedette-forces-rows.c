/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The places in which lines of the roster are seen: rows that stay where they are while what stands in them changes. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-forces-rows.h"

#include <gdk/gdk.h>

/* More than the highest window shows, so that the first frame is whole. */
#define FIRST_ROWS 60
/* GTK keeps the widgets of about 200 rows, however long a list is; beyond that a row costs nothing. */
#define ALL_WIDGETS 260
#define ROWS_A_FRAME 25

/**
 * VedetteForcesSlot:
 *
 * A place in the list, and what stands in it now.
 */
struct _VedetteForcesSlot
{
  GObject parent_instance;

  gpointer item; /* NULL for nothing */
};

/**
 * VedetteForcesRows:
 *
 * What a search or an order changes is what stands in the rows, not the rows. GTK 4.8 throws away the widget of each row
 * that goes, and makes another for each that comes: 400 of them, on both sides, are what a key in a long roster waited for.
 * What a step changes is where lines stand: then rows go with their lines, and the focus with them.
 */
struct _VedetteForcesRows
{
  GObject parent_instance;

  GPtrArray *slots; /* as many as were ever needed */
  guint length;     /* of what stands in them */
  guint n;          /* that are told of yet */
  guint growing;
};

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE (VedetteForcesSlot, vedette_forces_slot, G_TYPE_OBJECT)
G_DEFINE_FINAL_TYPE_WITH_CODE (VedetteForcesRows, vedette_forces_rows, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
vedette_forces_slot_finalize (GObject *object)
{
  g_clear_object (&VEDETTE_FORCES_SLOT (object)->item);

  G_OBJECT_CLASS (vedette_forces_slot_parent_class)->finalize (object);
}

static void
vedette_forces_slot_class_init (VedetteForcesSlotClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_forces_slot_finalize;
}

static void
vedette_forces_slot_init (VedetteForcesSlot *self)
{
}

/* Returns: (transfer none) (nullable): a line or a heading */
gpointer
vedette_forces_slot_get_item (VedetteForcesSlot *self)
{
  return self->item;
}

static GType
get_item_type (GListModel *model)
{
  return VEDETTE_TYPE_FORCES_SLOT;
}

static guint
get_n_items (GListModel *model)
{
  return VEDETTE_FORCES_ROWS (model)->n;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  VedetteForcesRows *self = VEDETTE_FORCES_ROWS (model);

  return position < self->n ? g_object_ref (g_ptr_array_index (self->slots, position)) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
vedette_forces_rows_finalize (GObject *object)
{
  VedetteForcesRows *self = VEDETTE_FORCES_ROWS (object);

  g_clear_handle_id (&self->growing, g_source_remove);
  g_ptr_array_unref (self->slots);

  G_OBJECT_CLASS (vedette_forces_rows_parent_class)->finalize (object);
}

static void
vedette_forces_rows_class_init (VedetteForcesRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_forces_rows_finalize;
}

static void
vedette_forces_rows_init (VedetteForcesRows *self)
{
  self->slots = g_ptr_array_new_with_free_func (g_object_unref);
}

/* Returns: (transfer full): no rows */
VedetteForcesRows *
vedette_forces_rows_new (void)
{
  return g_object_new (VEDETTE_TYPE_FORCES_ROWS, NULL);
}

static void
tell_of (VedetteForcesRows *self,
         guint              n)
{
  guint before = self->n;

  self->n = n;
  if (n < before)
    g_list_model_items_changed (G_LIST_MODEL (self), n, before - n, 0);
  else if (n > before)
    g_list_model_items_changed (G_LIST_MODEL (self), before, 0, n - before);
}

static gboolean
grow (gpointer user_data)
{
  VedetteForcesRows *self = user_data;
  guint n = self->n + ROWS_A_FRAME;

  tell_of (self, n < ALL_WIDGETS ? MIN (n, self->length) : self->length);
  if (self->n < self->length)
    return G_SOURCE_CONTINUE;
  self->growing = 0;
  return G_SOURCE_REMOVE;
}

/**
 * vedette_forces_rows_complete:
 *
 * Has all rows at once, where one that is not among the first is needed.
 */
void
vedette_forces_rows_complete (VedetteForcesRows *self)
{
  g_clear_handle_id (&self->growing, g_source_remove);
  tell_of (self, self->length);
}

static void
put (VedetteForcesSlot *slot,
     gpointer           item)
{
  g_set_object ((GObject **) &slot->item, item);
}

/**
 * vedette_forces_rows_fill:
 * @items: lines and headings from the top
 *
 * Puts them into the rows, which stay. Those that a window shows are there at once, the rest of new ones after the next frame.
 */
void
vedette_forces_rows_fill (VedetteForcesRows *self,
                          GPtrArray         *items)
{
  while (self->slots->len < items->len)
    g_ptr_array_add (self->slots, g_object_new (VEDETTE_TYPE_FORCES_SLOT, NULL));
  if (items->len < self->n)
    tell_of (self, items->len);
  for (guint i = 0; i < MAX (items->len, self->length); i++)
    put (g_ptr_array_index (self->slots, i), i < items->len ? g_ptr_array_index (items, i) : NULL);
  self->length = items->len;
  if (self->length <= FIRST_ROWS || self->n >= ALL_WIDGETS)
    {
      vedette_forces_rows_complete (self);
      return;
    }
  if (self->n < FIRST_ROWS)
    tell_of (self, FIRST_ROWS);
  if (self->growing == 0 && self->n < self->length)
    self->growing = g_idle_add_full (GDK_PRIORITY_REDRAW + 20, grow, self, NULL);
}

/* Each item in the row in which it stands already */
static GPtrArray *
find_slots (VedetteForcesRows *self,
            GPtrArray         *items)
{
  g_autoptr (GHashTable) known = g_hash_table_new (NULL, NULL);
  GPtrArray *slots = g_ptr_array_new_full (items->len, g_object_unref);

  for (guint i = 0; i < self->length; i++)
    {
      VedetteForcesSlot *slot = g_ptr_array_index (self->slots, i);

      g_hash_table_insert (known, slot->item, slot);
    }
  for (guint i = 0; i < items->len; i++)
    {
      VedetteForcesSlot *slot = g_hash_table_lookup (known, g_ptr_array_index (items, i));

      g_ptr_array_add (slots, slot != NULL ? g_object_ref (slot) : g_object_new (VEDETTE_TYPE_FORCES_SLOT, NULL));
      put (g_ptr_array_index (slots, i), g_ptr_array_index (items, i));
    }
  return slots;
}

/**
 * vedette_forces_rows_follow:
 * @items: lines and headings from the top, each once
 *
 * Rows go with what stands in them: the focus and the place in the list stay with a line.
 */
void
vedette_forces_rows_follow (VedetteForcesRows *self,
                            GPtrArray         *items)
{
  g_autoptr (GPtrArray) before = NULL;
  guint length, head = 0, tail = 0;

  if (self->length == 0)
    {
      vedette_forces_rows_fill (self, items);
      return;
    }
  vedette_forces_rows_complete (self);
  length = self->length;
  before = self->slots;
  self->slots = find_slots (self, items);
  self->n = self->length = items->len;
  while (head < MIN (length, items->len) && g_ptr_array_index (before, head) == g_ptr_array_index (self->slots, head))
    head++;
  while (tail < MIN (length, items->len) - head &&
         g_ptr_array_index (before, length - 1 - tail) == g_ptr_array_index (self->slots, items->len - 1 - tail))
    tail++;
  if (head + tail < MAX (length, items->len))
    g_list_model_items_changed (G_LIST_MODEL (self), head, length - head - tail, items->len - head - tail);
}

/* Returns: how many there are, told of yet or not */
guint
vedette_forces_rows_get_length (VedetteForcesRows *self)
{
  return self->length;
}

/* Returns: (transfer none) (nullable): what stands in that row, told of yet or not; %NULL beyond the last */
gpointer
vedette_forces_rows_nth (VedetteForcesRows *self,
                         guint              position)
{
  return position < self->length ? ((VedetteForcesSlot *) g_ptr_array_index (self->slots, position))->item : NULL;
}
