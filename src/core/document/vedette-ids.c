/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An immutable list of record ids, by which a record refers to many records. */

#include "core/document/vedette-ids.h"

/**
 * VedetteIds:
 *
 * An immutable list of record ids, so that a copy is only a reference. Each id is valid and occurs once. %NULL is the
 * empty list.
 */
struct _VedetteIds
{
  gatomicrefcount ref_count;
  guint n;
  gint64 ids[];
};

G_DEFINE_BOXED_TYPE (VedetteIds, vedette_ids, vedette_ids_ref, vedette_ids_unref)

/**
 * vedette_ids_new:
 * @ids: (array length=n): the ids, in order; invalid and repeated ids are omitted
 * @n: the number of ids
 *
 * Returns: (transfer full) (nullable): the list; %NULL when it is empty
 */
VedetteIds *
vedette_ids_new (const gint64 *ids,
                 guint         n)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_int64_hash, g_int64_equal);
  VedetteIds *self = g_malloc (sizeof (VedetteIds) + n * sizeof (gint64));

  g_atomic_ref_count_init (&self->ref_count);
  self->n = 0;
  for (guint i = 0; i < n; i++)
    if (ids[i] >= 1 && ids[i] <= VEDETTE_ID_MAX && g_hash_table_add (seen, (gpointer) &ids[i]))
      self->ids[self->n++] = ids[i];
  if (self->n == 0)
    g_clear_pointer (&self, g_free);
  return self;
}

VedetteIds *
vedette_ids_new_one (gint64 id)
{
  return vedette_ids_new (&id, id != 0 ? 1 : 0);
}

VedetteIds *
vedette_ids_ref (const VedetteIds *self)
{
  VedetteIds *mutable = (VedetteIds *) self;

  if (mutable != NULL)
    g_atomic_ref_count_inc (&mutable->ref_count);
  return mutable;
}

void
vedette_ids_unref (VedetteIds *self)
{
  if (self != NULL && g_atomic_ref_count_dec (&self->ref_count))
    g_free (self);
}

guint
vedette_ids_get_n (const VedetteIds *self)
{
  return self != NULL ? self->n : 0;
}

gint64
vedette_ids_get (const VedetteIds *self,
                 guint             index)
{
  g_return_val_if_fail (index < vedette_ids_get_n (self), 0);

  return self->ids[index];
}

gboolean
vedette_ids_contains (const VedetteIds *self,
                      gint64            id)
{
  for (guint i = 0; i < vedette_ids_get_n (self); i++)
    if (self->ids[i] == id)
      return TRUE;
  return FALSE;
}

/**
 * vedette_ids_without:
 *
 * Returns: (transfer full) (nullable): a list of the same ids without @id
 */
VedetteIds *
vedette_ids_without (const VedetteIds *self,
                     gint64            id)
{
  g_autofree gint64 *kept = g_new (gint64, vedette_ids_get_n (self) + 1);
  guint n = 0;

  for (guint i = 0; i < vedette_ids_get_n (self); i++)
    if (self->ids[i] != id)
      kept[n++] = self->ids[i];
  return vedette_ids_new (kept, n);
}

/**
 * vedette_ids_with:
 *
 * Returns: (transfer full) (nullable): the list with @id at its end; the same list if @id is in it already
 */
VedetteIds *
vedette_ids_with (const VedetteIds *self,
                  gint64            id)
{
  guint n = vedette_ids_get_n (self);
  VedetteIds *longer;

  if (vedette_ids_contains (self, id) || id < 1 || id > VEDETTE_ID_MAX)
    return vedette_ids_ref (self);

  longer = g_malloc (sizeof (VedetteIds) + (n + 1) * sizeof (gint64));
  g_atomic_ref_count_init (&longer->ref_count);
  longer->n = n + 1;
  if (n > 0)
    memcpy (longer->ids, self->ids, n * sizeof (gint64));
  longer->ids[n] = id;
  return longer;
}

/**
 * vedette_ids_add:
 * @list: (inout) (nullable): the list, which is replaced
 *
 * Appends an id to a list, unless the id is in it already.
 */
void
vedette_ids_add (VedetteIds **list,
                 gint64       id)
{
  VedetteIds *longer = vedette_ids_with (*list, id);

  vedette_ids_unref (*list);
  *list = longer;
}

gboolean
vedette_ids_equal (const VedetteIds *a,
                   const VedetteIds *b)
{
  guint n = vedette_ids_get_n (a);

  if (n != vedette_ids_get_n (b))
    return FALSE;
  return n == 0 || memcmp (a->ids, b->ids, n * sizeof (gint64)) == 0;
}
