/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is to be settled before the battle goes on where it was: one such thing may come on top of another. */

#include "vedette-config.h"

#include "core/rules/vedette-pending.h"

VEDETTE_DEFINE_RECORD (VedettePending, vedette_pending, "pending", VEDETTE_PENDING_FIELDS)

/* Returns: (nullable): the one of the pile on which no other lies; a file in which there are two is refused */
static VedettePending *
find_top (VedetteEdit *edit,
          GPtrArray   *pile)
{
  for (guint i = 0; i < pile->len; i++)
    {
      gint64 id = vedette_record_get_id (pile->pdata[i]);
      gboolean bears = FALSE;

      for (guint k = 0; k < pile->len && !bears; k++)
        bears = vedette_edit_get_id (edit, pile->pdata[k], "on") == id;
      if (!bears)
        return pile->pdata[i];
    }
  return NULL;
}

/**
 * vedette_pending_push:
 * @kind: what is to be settled
 * @resume: where the battle goes on then
 *
 * Notes that something comes on top of all that is pending.
 *
 * Returns: (transfer none): it, for vedette_edit_set() to say the rest: "who", "unit", "about"
 */
VedettePending *
vedette_pending_push (VedetteEdit *edit,
                      const char  *kind,
                      const char  *resume)
{
  g_autoptr (GPtrArray) pile = vedette_edit_list (edit, VEDETTE_TYPE_PENDING);
  VedettePending *top = find_top (edit, pile);
  g_autoptr (VedettePending) self = g_object_new (VEDETTE_TYPE_PENDING, "kind", kind, "resume", resume,
                                                  "on", top != NULL ? vedette_record_get_id (VEDETTE_RECORD (top)) : 0,
                                                  NULL);

  vedette_edit_insert (edit, self, -1);
  /* The edit holds it. */
  return self;
}

/**
 * vedette_pending_resume:
 *
 * Notes that the topmost was settled: it goes.
 *
 * Returns: (transfer full) (nullable): where the battle goes on; %NULL if nothing was pending
 */
char *
vedette_pending_resume (VedetteEdit *edit)
{
  g_autoptr (GPtrArray) pile = vedette_edit_list (edit, VEDETTE_TYPE_PENDING);
  VedettePending *top = find_top (edit, pile);
  char *resume;

  if (top == NULL)
    return NULL;
  resume = g_value_dup_string (vedette_edit_peek (edit, top, "resume"));
  vedette_edit_remove (edit, top);
  return resume;
}

/* Notes that nothing is pending any more, from the top down. */
void
vedette_pending_drop_all (VedetteEdit *edit)
{
  g_autoptr (GPtrArray) pile = vedette_edit_list (edit, VEDETTE_TYPE_PENDING);

  while (pile->len > 0)
    {
      VedettePending *top = find_top (edit, pile);

      vedette_edit_remove (edit, top);
      g_ptr_array_remove (pile, top);
    }
}

/**
 * vedette_pending_get_top:
 *
 * Returns: (transfer none) (nullable): what is settled first; %NULL if nothing is pending
 */
VedettePending *
vedette_pending_get_top (VedetteBattle *battle)
{
  GListModel *all = vedette_battle_get_records (battle, VEDETTE_TYPE_PENDING);
  g_autoptr (VedetteIds) borne = NULL;

  vedette_each (VedettePending, self, all)
    vedette_ids_add (&borne, vedette_pending_get_on (self));
  vedette_each (VedettePending, self, all)
    if (!vedette_ids_contains (borne, vedette_record_get_id (VEDETTE_RECORD (self))))
      return self;
  return NULL;
}

/**
 * vedette_pending_list:
 *
 * Returns: (transfer full) (element-type VedettePending): all that is pending, the topmost first
 */
GPtrArray *
vedette_pending_list (VedetteBattle *battle)
{
  GPtrArray *pile = g_ptr_array_new_with_free_func (g_object_unref);

  for (VedettePending *self = vedette_pending_get_top (battle); self != NULL;
       self = vedette_battle_find (battle, VEDETTE_TYPE_PENDING, vedette_pending_get_on (self)))
    g_ptr_array_add (pile, g_object_ref (self));
  return pile;
}
