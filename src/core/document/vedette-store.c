/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The records of a battle. Only this file changes records that are in a battle. Only core/document uses the store. */

#include "vedette-config.h"

#include "core/document/vedette-store.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "core/document/vedette-battle-error.h"
#include "core/document/vedette-codec.h"
#include "core/json/vedette-fail.h"

struct _VedetteStore
{
  grefcount ref_count;
  const VedetteSchema *schema;
  GPtrArray *lists; /* (element-type GListStore): one for each type of the schema, in the same order */
  GHashTable *records; /* maps each id to its VedetteRecord, even if removed, so that undo restores the same object */
  GHashTable *uses;    /* maps each id to the number of references to that record */
  gint64 top_id;
};

VedetteStore *
vedette_store_new (const VedetteSchema *schema)
{
  VedetteStore *self = g_new0 (VedetteStore, 1);

  g_ref_count_init (&self->ref_count);
  self->schema = schema;
  self->lists = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; schema->types[i] != NULL; i++)
    g_ptr_array_add (self->lists, g_list_store_new (schema->types[i]()));
  self->records = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_object_unref);
  self->uses = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  return self;
}

VedetteStore *
vedette_store_ref (VedetteStore *self)
{
  g_ref_count_inc (&self->ref_count);
  return self;
}

void
vedette_store_unref (VedetteStore *self)
{
  if (!g_ref_count_dec (&self->ref_count))
    return;
  g_clear_pointer (&self->lists, g_ptr_array_unref);
  g_clear_pointer (&self->records, g_hash_table_unref);
  g_clear_pointer (&self->uses, g_hash_table_unref);
  g_free (self);
}

const VedetteSchema *
vedette_store_get_schema (VedetteStore *self)
{
  return self->schema;
}

GListStore *
vedette_store_get_list (VedetteStore *self,
                        GType         type)
{
  for (guint i = 0; self->schema->types[i] != NULL; i++) /* never: the loop always returns, because the schema has @type */
    if (self->schema->types[i]() == type)
      return self->lists->pdata[i];
  g_error ("the system “%s” has no records of type %s", self->schema->system, g_type_name (type));
}

/* Returns: (nullable): the record with the id @id, if the record is in the battle now */
VedetteRecord *
vedette_store_find (VedetteStore *self,
                    gint64        id)
{
  VedetteRecord *record = g_hash_table_lookup (self->records, &id);

  return record != NULL && vedette_record_is_attached (record) ? record : NULL;
}

/* Returns: whether any record ever had the id, even if that record was removed */
gboolean
vedette_store_knows (VedetteStore *self,
                     gint64        id)
{
  return g_hash_table_contains (self->records, &id);
}

VedetteRecordClass *
vedette_store_find_class (VedetteStore *self,
                          gint64        id)
{
  VedetteRecord *record = vedette_store_find (self, id);

  return record != NULL ? VEDETTE_RECORD_GET_CLASS (record) : NULL;
}

/* Returns: (nullable): the class of the record with the id @id, even if the record was removed */
VedetteRecordClass *
vedette_store_recall_class (VedetteStore *self,
                            gint64        id)
{
  VedetteRecord *record = g_hash_table_lookup (self->records, &id);

  return record != NULL ? VEDETTE_RECORD_GET_CLASS (record) : NULL;
}

/* Returns: the highest id that any record ever had */
gint64
vedette_store_get_top_id (VedetteStore *self)
{
  return self->top_id;
}

/* Stores a record that a change is about to add, so that revive() uses the caller's object and makes no new one. */
void
vedette_store_adopt (VedetteStore  *self,
                     VedetteRecord *record)
{
  gint64 *key = g_new (gint64, 1);

  *key = vedette_record_get_id (record);
  self->top_id = MAX (self->top_id, *key);
  g_hash_table_insert (self->records, key, g_object_ref (record));
}

/**
 * vedette_store_forget:
 * @changes: (element-type VedetteChange): the changes of a step that was refused, which are unmade already
 * @top_id: the highest id before the changes
 *
 * Forgets the records that the changes added, so that their ids can be used again.
 */
void
vedette_store_forget (VedetteStore *self,
                      GArray       *changes,
                      gint64        top_id)
{
  for (guint i = 0; i < changes->len; i++)
    if (g_array_index (changes, VedetteChange, i).kind == VEDETTE_CHANGE_ADD)
      g_hash_table_remove (self->records, &g_array_index (changes, VedetteChange, i).id);
  self->top_id = top_id;
}

static void
count_use (GHashTable *uses,
           gint64      id,
           int         by)
{
  gint64 *key;

  if (id == 0)
    return;
  key = g_new (gint64, 1);
  *key = id;
  g_hash_table_replace (uses, key, GINT_TO_POINTER (GPOINTER_TO_INT (g_hash_table_lookup (uses, &id)) + by));
}

static void
count_value (GHashTable   *uses,
             GParamSpec   *pspec,
             const GValue *value,
             int           by)
{
  if (!(pspec->flags & VEDETTE_PARAM_REFERENCE))
    return;
  if (G_VALUE_HOLDS_INT64 (value))
    {
      count_use (uses, g_value_get_int64 (value), by);
    }
  else
    {
      const VedetteIds *ids = g_value_get_boxed (value);

      for (guint i = 0; i < vedette_ids_get_n (ids); i++)
        count_use (uses, vedette_ids_get (ids, i), by);
    }
}

static void
count_change (GHashTable          *uses,
              const VedetteChange *change,
              int                  by)
{
  switch (change->kind)
    {
    case VEDETTE_CHANGE_SET:
      count_value (uses, change->pspec, &change->before, -by);
      count_value (uses, change->pspec, &change->after, by);
      break;
    case VEDETTE_CHANGE_ADD:
    case VEDETTE_CHANGE_CUT:
      for (guint i = 0; i < change->members->len; i++)
        {
          VedetteMember *member = &g_array_index (change->members, VedetteMember, i);

          count_value (uses, member->pspec, &member->value, change->kind == VEDETTE_CHANGE_ADD ? by : -by);
        }
      break;
    case VEDETTE_CHANGE_MOVE:
    default:
      break;
    }
}

#define fail(error, code, ...) vedette_fail (error, VEDETTE_BATTLE_ERROR, code, __VA_ARGS__)

static gboolean
will_be_there (VedetteStore *self,
               gint64        id,
               GHashTable   *coming,
               GHashTable   *going)
{
  return (vedette_store_find (self, id) != NULL || g_hash_table_contains (coming, &id)) &&
         !g_hash_table_contains (going, &id);
}

/**
 * vedette_store_check:
 * @changes: (element-type VedetteChange): changes that will be made
 *
 * Tests that each reference leads to an existing record after the changes.
 *
 * Returns: whether all references are valid
 */
gboolean
vedette_store_check (VedetteStore  *self,
                     GArray        *changes,
                     GError       **error)
{
  g_autoptr (GHashTable) delta = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr (GHashTable) coming = g_hash_table_new (g_int64_hash, g_int64_equal);
  g_autoptr (GHashTable) going = g_hash_table_new (g_int64_hash, g_int64_equal);
  GHashTableIter iter;
  gpointer key, value;

  for (guint i = 0; i < changes->len; i++)
    {
      VedetteChange *change = &g_array_index (changes, VedetteChange, i);

      count_change (delta, change, 1);
      if (change->kind == VEDETTE_CHANGE_ADD)
        g_hash_table_add (coming, &change->id);
      else if (change->kind == VEDETTE_CHANGE_CUT)
        g_hash_table_add (going, &change->id);
    }

  g_hash_table_iter_init (&iter, delta);
  while (g_hash_table_iter_next (&iter, &key, &value))
    if (GPOINTER_TO_INT (value) > 0 && !will_be_there (self, *(gint64 *) key, coming, going))
      return fail (error, VEDETTE_BATTLE_ERROR_REFERENCE,
                   /* Translators: the number of a record in the file, such as 17 */
                   _("A record refers to record %" PRId64 ", which does not exist"), *(gint64 *) key);

  g_hash_table_iter_init (&iter, going);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (GPOINTER_TO_INT (g_hash_table_lookup (self->uses, key)) + GPOINTER_TO_INT (g_hash_table_lookup (delta, key)) > 0)
      return fail (error, VEDETTE_BATTLE_ERROR_REFERENCE,
                   /* Translators: the number of a record in the file, such as 17 */
                   _("Record %" PRId64 " cannot be removed: another record refers to it"), *(gint64 *) key);
  return TRUE;
}

static gboolean
apply_set (VedetteStore        *self,
           const VedetteChange *change,
           gboolean             forward,
           GError             **error)
{
  VedetteRecord *record = vedette_store_find (self, change->id);
  const GValue *from = forward ? &change->before : &change->after;
  const GValue *to = forward ? &change->after : &change->before;

  if (record == NULL)
    return fail (error, VEDETTE_BATTLE_ERROR_LINE, _("A change refers to record %" PRId64 ", which does not exist"),
                 change->id);
  if (!vedette_value_equal (vedette_record_peek (record, change->pspec), from))
    return fail (error, VEDETTE_BATTLE_ERROR_LINE,
                 /* Translators: the name of a member of the file, such as “count”, and the number of a record */
                 _("The old value of “%s” in record %" PRId64 " does not match the battle"), change->pspec->name,
                 change->id);
  vedette_record_apply (record, change->pspec, to);
  return TRUE;
}

/* Returns the value that the property has when the change adds or removes the record. */
static const GValue *
peek_member (const VedetteChange *change,
             GParamSpec          *pspec)
{
  for (guint i = 0; i < change->members->len; i++)
    {
      VedetteMember *member = &g_array_index (change->members, VedetteMember, i);

      if (member->pspec == pspec)
        return &member->value;
    }
  return g_param_spec_get_default_value (pspec);
}

static VedetteRecord *
revive (VedetteStore         *self,
        const VedetteChange  *change,
        GError              **error)
{
  VedetteRecord *record = g_hash_table_lookup (self->records, &change->id);
  VedetteRecordClass *klass;

  if (record == NULL)
    {
      g_autoptr (VedetteRecord) fresh = g_object_new (change->type, NULL);

      vedette_record_reserve (fresh, change->id);
      vedette_store_adopt (self, fresh);
      record = fresh;
    }
  /* check_new_ids() has already refused a step that adds a record with a used id, so only a bug leads to this error. */
  if (vedette_record_is_attached (record) || G_OBJECT_TYPE (record) != change->type)
    {
      fail (error, VEDETTE_BATTLE_ERROR_LINE, _("The record number %" PRId64 " is used twice"), /* never: every id is new */
            change->id);
      return NULL; /* never: check_new_ids() has already refused an id that is used twice */
    }
  klass = VEDETTE_RECORD_GET_CLASS (record);
  for (guint i = 1; i < klass->n_pspecs; i++)
    vedette_record_apply (record, klass->pspecs[i], peek_member (change, klass->pspecs[i]));
  vedette_record_attach (record, change->id);
  return record;
}

/* Returns whether the change adds a record directly after the record of the previous change. Such records are
 * inserted as one splice, so that the list model emits a single signal. */
static gboolean
goes_on (GArray *changes,
         guint   index)
{
  const VedetteChange *change = &g_array_index (changes, VedetteChange, index);
  const VedetteChange *before = change - 1;

  return before->kind == VEDETTE_CHANGE_ADD && change->kind == VEDETTE_CHANGE_ADD && change->type == before->type &&
         change->at == before->at + 1;
}

static gboolean
put_in (VedetteStore         *self,
        const VedetteChange  *changes,
        guint                 n,
        GError              **error)
{
  GListStore *list = vedette_store_get_list (self, changes->type);
  g_autoptr (GPtrArray) records = g_ptr_array_sized_new (n);

  if (changes->at > g_list_model_get_n_items (G_LIST_MODEL (list)))
    /* Translators: the number of a record in the file, such as 17 */
    return fail (error, VEDETTE_BATTLE_ERROR_LINE, _("Record %" PRId64 " is added beyond the end of its list"),
                 changes->id);
  for (guint i = 0; i < n; i++)
    {
      VedetteRecord *record = revive (self, &changes[i], error);

      if (record == NULL)
        return FALSE; /* never: revive() refuses only an id that is used twice, which check_new_ids() has already refused */
      g_ptr_array_add (records, record);
    }
  g_list_store_splice (list, changes->at, 0, records->pdata, n);
  return TRUE;
}

static gboolean
matches_members (VedetteRecord       *record,
                 const VedetteChange *change)
{
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (record);

  for (guint i = 1; i < klass->n_pspecs; i++)
    if (!vedette_value_equal (peek_member (change, klass->pspecs[i]), vedette_record_peek (record, klass->pspecs[i])))
      return FALSE;
  return TRUE;
}

static gboolean
take_out (VedetteStore         *self,
          const VedetteChange  *changes,
          guint                 n,
          GError              **error)
{
  GListStore *list = vedette_store_get_list (self, changes->type);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (VedetteRecord) record = g_list_model_get_item (G_LIST_MODEL (list), changes->at + i);

      if (record == NULL || vedette_record_get_id (record) != changes[i].id || !matches_members (record, &changes[i]))
        return fail (error, VEDETTE_BATTLE_ERROR_LINE,
                     /* Translators: the number of a record in the file, such as 17 */
                     _("Record %" PRId64 " is removed, but its fields do not match the battle"), changes[i].id);
    }
  for (guint i = 0; i < n; i++)
    vedette_record_detach (vedette_store_find (self, changes[i].id));
  g_list_store_splice (list, changes->at, n, NULL, 0);
  return TRUE;
}

static gboolean
apply_move (VedetteStore        *self,
            const VedetteChange *change,
            gboolean             forward,
            GError             **error)
{
  GListStore *list = vedette_store_get_list (self, change->type);
  guint from = forward ? change->at : change->to;
  guint to = forward ? change->to : change->at;
  g_autoptr (VedetteRecord) record = g_list_model_get_item (G_LIST_MODEL (list), from);

  if (record == NULL || vedette_record_get_id (record) != change->id ||
      to >= g_list_model_get_n_items (G_LIST_MODEL (list)))
    /* Translators: the number of a record in the file, such as 17 */
    return fail (error, VEDETTE_BATTLE_ERROR_LINE, _("Record %" PRId64 " cannot be moved between the positions given"),
                 change->id);
  g_list_store_remove (list, from);
  g_list_store_insert (list, to, record);
  return TRUE;
}

static void
freeze_all (VedetteStore *self,
            GArray       *changes,
            GPtrArray    *frozen)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < changes->len; i++)
    {
      gint64 id = g_array_index (changes, VedetteChange, i).id;
      VedetteRecord *record = g_hash_table_lookup (self->records, &id);

      /* Notifications of each record are frozen only once, because GObject counts freezes in 16 bits, and a step
       * from a file can change a record more than 65,535 times. */
      if (record == NULL || !g_hash_table_add (seen, record))
        continue;
      g_object_freeze_notify (G_OBJECT (record));
      g_ptr_array_add (frozen, g_object_ref (record));
    }
}

static gboolean
apply_forward (VedetteStore  *self,
               GArray        *changes,
               GError       **error)
{
  for (guint i = 0; i < changes->len;)
    {
      const VedetteChange *change = &g_array_index (changes, VedetteChange, i);
      guint n = 1;
      gboolean ok;

      while (i + n < changes->len && goes_on (changes, i + n))
        n++;

      switch (change->kind)
        {
        case VEDETTE_CHANGE_SET:
          ok = apply_set (self, change, TRUE, error);
          break;
        case VEDETTE_CHANGE_ADD:
          ok = put_in (self, change, n, error);
          break;
        case VEDETTE_CHANGE_CUT:
          ok = take_out (self, change, 1, error);
          break;
        case VEDETTE_CHANGE_MOVE:
        default:
          ok = apply_move (self, change, TRUE, error);
          break;
        }
      if (!ok)
        return FALSE;
      for (guint k = 0; k < n; k++)
        count_change (self->uses, &g_array_index (changes, VedetteChange, i + k), 1);
      i += n;
    }
  return TRUE;
}

static gboolean
apply_backward (VedetteStore  *self,
                GArray        *changes,
                GError       **error)
{
  for (guint i = changes->len; i > 0;)
    {
      guint first = i - 1;
      const VedetteChange *change = &g_array_index (changes, VedetteChange, first);
      gboolean ok;

      switch (change->kind)
        {
        case VEDETTE_CHANGE_SET:
          ok = apply_set (self, change, FALSE, error);
          break;
        case VEDETTE_CHANGE_ADD:
          while (first > 0 && goes_on (changes, first))
            first--;
          ok = take_out (self, &g_array_index (changes, VedetteChange, first), i - first, error);
          break;
        case VEDETTE_CHANGE_CUT:
          ok = put_in (self, change, 1, error);
          break;
        case VEDETTE_CHANGE_MOVE:
        default:
          ok = apply_move (self, change, FALSE, error);
          break;
        }
      if (!ok)
        return FALSE; /* never: the same changes were applied before, so unmaking them cannot fail */
      for (guint k = first; k < i; k++)
        count_change (self->uses, &g_array_index (changes, VedetteChange, k), -1);
      i = first;
    }
  return TRUE;
}

/**
 * vedette_store_apply:
 * @changes: (element-type VedetteChange): the changes of one step
 * @forward: %FALSE to unmake the changes
 *
 * Makes or unmakes the changes of a step. Records notify only after all changes are made. After a failure the
 * changes before the bad change remain made, so a caller with changes that may not fit must then free the battle.
 *
 * Returns: whether all changes were made
 */
gboolean
vedette_store_apply (VedetteStore  *self,
                     GArray        *changes,
                     gboolean       forward,
                     GError       **error)
{
  g_autoptr (GPtrArray) frozen = g_ptr_array_new_with_free_func (g_object_unref);
  gboolean ok;

  freeze_all (self, changes, frozen);
  ok = forward ? apply_forward (self, changes, error) : apply_backward (self, changes, error);
  for (guint i = 0; i < frozen->len; i++)
    g_object_thaw_notify (frozen->pdata[i]);
  return ok;
}

/**
 * vedette_store_dump:
 *
 * Appends all records, one per line, in an order and form that depend only on their values.
 */
void
vedette_store_dump (VedetteStore *self,
                    GString      *out)
{
  for (guint i = 0; self->schema->types[i] != NULL; i++)
    vedette_each (VedetteRecord, record, self->lists->pdata[i])
      {
        VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (record);

        g_string_append_printf (out, "%s %" G_GINT64_FORMAT, klass->tag, vedette_record_get_id (record));
        for (guint p = 1; p < klass->n_pspecs; p++)
          {
            g_string_append_c (out, ' ');
            g_string_append (out, klass->pspecs[p]->name);
            g_string_append_c (out, '=');
            vedette_codec_write (out, vedette_record_peek (record, klass->pspecs[p]));
          }
        g_string_append_c (out, '\n');
      }
}
