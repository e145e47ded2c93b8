/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collects changes of a battle, which are made all at once when the edit is committed. */

#include "core/document/vedette-edit-private.h"

#include <gobject/gvaluecollector.h>

#include "core/document/vedette-change.h"
#include "core/document/vedette-codec.h"
#include "core/document/vedette-step.h"

/**
 * VedetteEdit:
 *
 * The changes of a future step. The battle does not change before vedette_battle_commit(), so a caller can abandon an
 * edit by freeing it. vedette_edit_peek() returns the values that properties will have after the commit.
 */
struct _VedetteEdit
{
  VedetteStore *store; /* borrowed from the battle, which outlives the edit */
  const char *kind;
  char *audience;
  JsonObject *facts;
  guint64 serial;
  gint64 next_id;
  GArray *changes;      /* (element-type VedetteChange): the changes so far, in order */
  GHashTable *sets;     /* maps a SetKey to 1 plus the index of its change in changes, because 0 means no change */
  GHashTable *inserted; /* maps the id of each inserted record to its VedetteRecord */
  GHashTable *removed;  /* the set of removed records, as borrowed VedetteRecords */
  GHashTable *orders;   /* maps a GType to a GPtrArray with the records of that type in their future order */
};

typedef struct
{
  gint64 id;
  GParamSpec *pspec;
} SetKey;

static guint
set_key_hash (gconstpointer data)
{
  const SetKey *key = data;

  return (guint) key->id * 31u + key->pspec->param_id;
}

static gboolean
set_key_equal (gconstpointer a,
               gconstpointer b)
{
  const SetKey *left = a, *right = b;

  return left->id == right->id && left->pspec == right->pspec; /* never: two properties of one record have different hashes */
}

VedetteEdit *
vedette_edit_new (VedetteStore *store,
                  const char   *kind,
                  guint64       serial,
                  gint64        next_id)
{
  VedetteEdit *self = g_new0 (VedetteEdit, 1);

  self->store = store;
  self->kind = g_intern_string (kind);
  self->audience = g_strdup (VEDETTE_AUDIENCE_ALL);
  self->facts = json_object_new ();
  self->serial = serial;
  self->next_id = next_id;
  self->changes = vedette_change_list_new ();
  self->sets = g_hash_table_new_full (set_key_hash, set_key_equal, g_free, NULL);
  self->inserted = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_object_unref);
  self->removed = g_hash_table_new (NULL, NULL);
  self->orders = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_ptr_array_unref);
  return self;
}

void
vedette_edit_free (VedetteEdit *self)
{
  g_clear_pointer (&self->audience, g_free);
  g_clear_pointer (&self->facts, json_object_unref);
  g_clear_pointer (&self->changes, g_array_unref);
  g_clear_pointer (&self->sets, g_hash_table_unref);
  g_clear_pointer (&self->inserted, g_hash_table_unref);
  g_clear_pointer (&self->removed, g_hash_table_unref);
  g_clear_pointer (&self->orders, g_hash_table_unref);
  g_free (self);
}

static gboolean
is_inserted (VedetteEdit   *self,
             VedetteRecord *record)
{
  gint64 id = vedette_record_get_id (record);

  return g_hash_table_lookup (self->inserted, &id) == record;
}

static GParamSpec *
find_pspec (VedetteRecord *record,
            const char    *name)
{
  GParamSpec *pspec = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), name);

  if (pspec == NULL)
    g_error ("%s has no persistent property “%s”", G_OBJECT_TYPE_NAME (record), name);
  return pspec;
}

static VedetteChange *
find_set (VedetteEdit   *self,
          VedetteRecord *record,
          GParamSpec    *pspec)
{
  SetKey key = { vedette_record_get_id (record), pspec };
  guint index = GPOINTER_TO_UINT (g_hash_table_lookup (self->sets, &key));

  return index > 0 ? &g_array_index (self->changes, VedetteChange, index - 1) : NULL;
}

/**
 * vedette_edit_set_value:
 * @record: a record of the battle, or one inserted by this edit
 * @name: a persistent property
 * @value: the value, which has exactly the type of the property and is within its range
 *
 * Sets the future value of a property. A second call replaces the value of the first.
 */
void
vedette_edit_set_value (VedetteEdit   *self,
                        VedetteRecord *record,
                        const char    *name,
                        const GValue  *value)
{
  GParamSpec *pspec = find_pspec (record, name);
  VedetteChange *pending;
  VedetteChange change = { .kind = VEDETTE_CHANGE_SET, .id = vedette_record_get_id (record), .pspec = pspec };
  const GValue *live;
  SetKey *key;

  if (!G_VALUE_HOLDS (value, G_PARAM_SPEC_VALUE_TYPE (pspec)) || !g_param_value_is_valid (pspec, value))
    g_error ("a value for %s:%s is not valid", G_OBJECT_TYPE_NAME (record), name);

  if (is_inserted (self, record) && !g_hash_table_contains (self->removed, record))
    {
      g_object_set_property (G_OBJECT (record), name, value);
      return;
    }

  /* The values of a removed record are stored in the change that removes it, so a later set would be lost. */
  g_return_if_fail (vedette_record_is_attached (record) && !g_hash_table_contains (self->removed, record));

  pending = find_set (self, record, pspec);
  if (pending != NULL)
    {
      g_value_copy (value, &pending->after);
      return;
    }
  live = vedette_record_peek (record, pspec);
  if (vedette_value_equal (live, value))
    return;

  g_value_init (&change.before, G_VALUE_TYPE (live));
  g_value_copy (live, &change.before);
  g_value_init (&change.after, G_VALUE_TYPE (live));
  g_value_copy (value, &change.after);
  g_array_append_val (self->changes, change);

  key = g_new (SetKey, 1);
  key->id = change.id;
  key->pspec = pspec;
  g_hash_table_insert (self->sets, key, GUINT_TO_POINTER (self->changes->len));
}

/**
 * vedette_edit_set:
 * @record: a [class@Vedette.Record] of the battle, or one inserted by this edit
 * @first_name: name of a persistent property, followed by its value, more pairs, and %NULL
 *
 * Sets the future values of several properties, with arguments as for g_object_set().
 */
void
vedette_edit_set (VedetteEdit *self,
                  gpointer     record,
                  const char  *first_name,
                  ...)
{
  va_list args;

  va_start (args, first_name);
  for (const char *name = first_name; name != NULL; name = va_arg (args, const char *))
    {
      GParamSpec *pspec = find_pspec (record, name);
      GValue value = G_VALUE_INIT;
      g_autofree char *message = NULL;

      G_VALUE_COLLECT_INIT (&value, G_PARAM_SPEC_VALUE_TYPE (pspec), args, 0, &message); /* never: its checks all pass */
      if (message != NULL)
        g_error ("%s", message);
      vedette_edit_set_value (self, record, name, &value);
      g_value_unset (&value);
    }
  va_end (args);
}

/**
 * vedette_edit_peek:
 *
 * Returns: (transfer none): the value that the property will have after the commit; valid until the next call on this
 *   edit
 */
const GValue *
vedette_edit_peek (VedetteEdit *self,
                   gpointer     record,
                   const char  *name)
{
  GParamSpec *pspec = find_pspec (record, name);
  VedetteChange *pending = find_set (self, record, pspec);

  return pending != NULL ? &pending->after : vedette_record_peek (record, pspec);
}

int
vedette_edit_get_int (VedetteEdit *self,
                      gpointer     record,
                      const char  *name)
{
  return g_value_get_int (vedette_edit_peek (self, record, name));
}

gint64
vedette_edit_get_id (VedetteEdit *self,
                     gpointer     record,
                     const char  *name)
{
  return g_value_get_int64 (vedette_edit_peek (self, record, name));
}

int
vedette_edit_get_enum (VedetteEdit *self,
                       gpointer     record,
                       const char  *name)
{
  return g_value_get_enum (vedette_edit_peek (self, record, name));
}

static GPtrArray *
get_order (VedetteEdit *self,
           GType        type)
{
  GPtrArray *order = g_hash_table_lookup (self->orders, GSIZE_TO_POINTER (type));

  if (order == NULL)
    {
      GListModel *records = G_LIST_MODEL (vedette_store_get_list (self->store, type));
      guint n = g_list_model_get_n_items (records);

      order = g_ptr_array_new_full (n + 1, g_object_unref);
      for (guint i = 0; i < n; i++)
        g_ptr_array_add (order, g_list_model_get_item (records, i));
      g_hash_table_insert (self->orders, GSIZE_TO_POINTER (type), order);
    }
  return order;
}

/**
 * vedette_edit_insert:
 * @record: (transfer none): a new record; its properties can still be set until the commit
 * @position: the position of the record in the list of its type; -1 for the end
 *
 * Adds a record.
 *
 * Returns: the id of the record, which other records can refer to at once
 */
gint64
vedette_edit_insert (VedetteEdit *self,
                     gpointer     record,
                     int          position)
{
  VedetteChange change = { .kind = VEDETTE_CHANGE_ADD, .type = G_OBJECT_TYPE (record), .id = self->next_id++ };
  GPtrArray *order = get_order (self, change.type);
  gint64 *key = g_new (gint64, 1);

  g_assert (!vedette_record_is_attached (record) && !is_inserted (self, record));

  change.at = position < 0 || (guint) position > order->len ? order->len : (guint) position;
  g_ptr_array_insert (order, (int) change.at, g_object_ref (record));
  vedette_record_reserve (record, change.id);
  *key = change.id;
  g_hash_table_insert (self->inserted, key, g_object_ref (record));
  g_array_append_val (self->changes, change);
  return change.id;
}

/**
 * vedette_edit_list:
 *
 * Lists the future records of a type, including inserted ones and without removed ones.
 *
 * Returns: (transfer full) (element-type VedetteRecord): the records
 */
GPtrArray *
vedette_edit_list (VedetteEdit *self,
                   GType        type)
{
  GPtrArray *order = get_order (self, type);
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < order->len; i++)
    g_ptr_array_add (list, g_object_ref (order->pdata[i]));
  return list;
}

/**
 * vedette_edit_move:
 * @position: the new position of @record among the records of its type, counted without @record itself
 *
 * Moves a record within its list.
 */
void
vedette_edit_move (VedetteEdit *self,
                   gpointer     record,
                   guint        position)
{
  VedetteChange change = { .kind = VEDETTE_CHANGE_MOVE,
                           .type = G_OBJECT_TYPE (record),
                           .id = vedette_record_get_id (record) };
  GPtrArray *order = get_order (self, change.type);

  if (!g_ptr_array_find (order, record, &change.at))
    g_error ("a record that is not in the battle cannot move");
  change.to = MIN (position, order->len - 1);
  if (change.to == change.at)
    return;
  g_ptr_array_insert (order, (int) change.to, g_ptr_array_steal_index (order, change.at));
  g_array_append_val (self->changes, change);
}

/**
 * vedette_edit_remove:
 * @record: a record of the battle, or one inserted by this edit
 *
 * Removes a record. Values that this edit has set in the record remain in the list of changes, so that undo can
 * restore the former values. References to the record have to be changed in the same edit.
 */
void
vedette_edit_remove (VedetteEdit *self,
                     gpointer     record)
{
  VedetteChange change = { .kind = VEDETTE_CHANGE_CUT,
                           .type = G_OBJECT_TYPE (record),
                           .id = vedette_record_get_id (record) };
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (record);
  GPtrArray *order = get_order (self, change.type);

  g_return_if_fail (vedette_record_is_attached (record) || is_inserted (self, record));

  if (!g_ptr_array_find (order, record, &change.at))
    g_error ("a record that is not in the battle cannot be removed");
  change.members = vedette_change_new_members ();
  for (guint i = 1; i < klass->n_pspecs; i++)
    vedette_change_add_member (change.members, klass->pspecs[i],
                               vedette_edit_peek (self, record, klass->pspecs[i]->name));
  g_ptr_array_remove_index (order, change.at);
  g_hash_table_add (self->removed, record);
  g_array_append_val (self->changes, change);
}

/**
 * vedette_edit_get_facts:
 *
 * Returns: (transfer none): the facts of the future step, for the caller to fill
 */
JsonObject *
vedette_edit_get_facts (VedetteEdit *self)
{
  return self->facts;
}

/**
 * vedette_edit_set_audience:
 * @audience: %VEDETTE_AUDIENCE_ALL, %VEDETTE_AUDIENCE_UMPIRE, or the name of a side in the game system
 *
 * Sets who may see the step.
 */
void
vedette_edit_set_audience (VedetteEdit *self,
                           const char  *audience)
{
  g_free (self->audience);
  self->audience = g_strdup (audience);
}

guint64
vedette_edit_get_serial (VedetteEdit *self)
{
  return self->serial;
}

gint64
vedette_edit_get_next_id (VedetteEdit *self)
{
  return self->next_id;
}

const char *
vedette_edit_get_kind (VedetteEdit *self)
{
  return self->kind;
}

const char *
vedette_edit_get_audience (VedetteEdit *self)
{
  return self->audience;
}

GHashTable *
vedette_edit_get_inserted (VedetteEdit *self)
{
  return self->inserted;
}

/**
 * vedette_edit_list_changes:
 *
 * Takes the changes from the edit, in order, without sets that change nothing. The edit cannot be used afterward.
 *
 * Returns: (transfer full) (element-type VedetteChange): the changes
 */
GArray *
vedette_edit_list_changes (VedetteEdit *self)
{
  GArray *changes = g_steal_pointer (&self->changes);
  guint kept = 0;

  for (guint i = 0; i < changes->len; i++)
    {
      VedetteChange *change = &g_array_index (changes, VedetteChange, i);

      if (change->kind == VEDETTE_CHANGE_SET && vedette_value_equal (&change->before, &change->after))
        {
          vedette_change_clear (change);
          memset (change, 0, sizeof *change);
          continue;
        }
      if (change->kind == VEDETTE_CHANGE_ADD)
        change->members = vedette_change_list_members (g_hash_table_lookup (self->inserted, &change->id));
      if (kept != i)
        {
          g_array_index (changes, VedetteChange, kept) = *change;
          memset (change, 0, sizeof *change);
        }
      kept++;
    }
  g_array_set_size (changes, kept);
  return changes;
}

/**
 * vedette_edit_is_empty:
 *
 * Returns: whether committing the edit would change nothing
 */
gboolean
vedette_edit_is_empty (VedetteEdit *self)
{
  for (guint i = 0; i < self->changes->len; i++)
    {
      const VedetteChange *change = &g_array_index (self->changes, VedetteChange, i);

      if (change->kind != VEDETTE_CHANGE_SET || !vedette_value_equal (&change->before, &change->after))
        return FALSE;
    }
  return TRUE;
}
