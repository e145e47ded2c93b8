/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An immutable list of records with a number for each. */

#include "core/document/vedette-numbers.h"

/**
 * VedetteNumbers:
 *
 * An immutable list of record ids with a number each, so that a copy is only a reference. %NULL is the empty list.
 */
struct _VedetteNumbers
{
  gatomicrefcount ref_count;
  guint n;
  VedetteNumber numbers[];
};

G_DEFINE_BOXED_TYPE (VedetteNumbers, vedette_numbers, vedette_numbers_ref, vedette_numbers_unref)

/**
 * vedette_numbers_new:
 * @numbers: (array length=n): the entries; each record occurs once
 * @n: the number of entries
 *
 * Returns: (transfer full) (nullable): the list; %NULL when it is empty
 */
VedetteNumbers *
vedette_numbers_new (const VedetteNumber *numbers,
                     guint                n)
{
  VedetteNumbers *self;

  if (n == 0)
    return NULL;
  self = g_malloc (sizeof (VedetteNumbers) + n * sizeof (VedetteNumber));
  g_atomic_ref_count_init (&self->ref_count);
  self->n = n;
  for (guint i = 0; i < n; i++)
    self->numbers[i] = numbers[i];
  return self;
}

VedetteNumbers *
vedette_numbers_ref (const VedetteNumbers *self)
{
  VedetteNumbers *mutable = (VedetteNumbers *) self;

  if (mutable != NULL)
    g_atomic_ref_count_inc (&mutable->ref_count);
  return mutable;
}

void
vedette_numbers_unref (VedetteNumbers *self)
{
  if (self != NULL && g_atomic_ref_count_dec (&self->ref_count))
    g_free (self);
}

guint
vedette_numbers_get_n (const VedetteNumbers *self)
{
  return self != NULL ? self->n : 0;
}

const VedetteNumber *
vedette_numbers_nth (const VedetteNumbers *self,
                     guint                 index)
{
  g_return_val_if_fail (index < vedette_numbers_get_n (self), NULL);

  return &self->numbers[index];
}

/**
 * vedette_numbers_find:
 * @number: (out): the number of the record; unchanged if the list has no number for the record
 *
 * Returns: whether the record has a number in the list
 */
gboolean
vedette_numbers_find (const VedetteNumbers *self,
                      gint64                id,
                      int                  *number)
{
  for (guint i = 0; i < vedette_numbers_get_n (self); i++)
    if (self->numbers[i].id == id)
      {
        *number = self->numbers[i].number;
        return TRUE;
      }
  return FALSE;
}

gboolean
vedette_numbers_equal (const VedetteNumbers *a,
                       const VedetteNumbers *b)
{
  guint n = vedette_numbers_get_n (a);

  if (n != vedette_numbers_get_n (b))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (a->numbers[i].id != b->numbers[i].id || a->numbers[i].number != b->numbers[i].number)
      return FALSE;
  return TRUE;
}
