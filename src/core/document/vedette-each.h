/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A loop over the items of a list. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Does what follows for each item of a GListModel, which can be NULL for an empty one. The item has a reference for one turn
 * of the loop; `break`, `continue` and `return` work as in any loop.
 *
 *   vedette_each (VedetteParty, party, parties)
 *     g_print ("%s\n", party->name);
 */
#define vedette_each(TypeName, name, model) vedette_each_from (TypeName, name, .list = G_LIST_MODEL (model))

/* The same for a list (transfer full), which is released after the loop */
#define vedette_each_new(TypeName, name, model) vedette_each_from (TypeName, name, .list = model, .owned = TRUE)

#define vedette_each_from(TypeName, name, ...)                                                                         \
  for (g_auto (VedetteEach) name##_each = { __VA_ARGS__ }; vedette_each_next (&name##_each);)                          \
    for (TypeName *name = name##_each.item; name##_each.inside; name##_each.inside = FALSE)

typedef struct
{
  GListModel *list;
  gboolean owned;
  guint n;
  gpointer item;
  gboolean inside;
} VedetteEach;

static inline void
vedette_each_clear (VedetteEach *self)
{
  g_clear_object (&self->item);
  if (self->owned)
    g_clear_object (&self->list);
}

static inline gboolean
vedette_each_next (VedetteEach *self)
{
  g_clear_object (&self->item);
  /* Only a `break` leaves the inner loop of the macro before that loop has reset the flag. */
  if (self->inside || self->list == NULL)
    return FALSE;
  self->item = g_list_model_get_item (self->list, self->n++);
  self->inside = self->item != NULL;
  return self->inside;
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (VedetteEach, vedette_each_clear)

G_END_DECLS
