/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests after each step that the records meet the needs in the schema, such as the number of records of a type. Only
 * core/document uses this file. */

#include "vedette-config.h"

#include "core/document/vedette-needs.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "core/document/vedette-battle-error.h"
#include "core/document/vedette-codec.h"
#include "core/document/vedette-enum.h"
#include "core/json/vedette-fail.h"

/* The maximum value of an int field whose param spec has no maximum. The rules add to such numbers, but never as much
 * as this limit leaves free, so the sum does not overflow an int. */
#define MAX_COUNTED (G_MAXINT / 2)

typedef struct
{
  const VedetteSchema *schema;
  VedetteStore *store;
} Needs;

#define fail(error, ...) vedette_fail (error, VEDETTE_BATTLE_ERROR, VEDETTE_BATTLE_ERROR_LINE, __VA_ARGS__)

static const char *
get_label (const VedetteNeed *need)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, VEDETTE_NEED_CONTEXT, need->label);
}

static const VedetteNeed *
find_need (const Needs *self,
           GType        type)
{
  for (const VedetteNeed *need = self->schema->needs; need != NULL && need->type != NULL; need++)
    if (need->type () == type)
      return need;
  return NULL;
}

static const VedetteReferenceNeed *
find_reference (const VedetteNeed *need,
                GParamSpec        *pspec)
{
  for (const VedetteReferenceNeed *row = need != NULL ? need->references : NULL; row != NULL && row->field != NULL; row++)
    if (g_str_equal (row->field, pspec->name))
      return row;
  return NULL;
}

/* Returns the number, the type and the name of a record for an error message, such as “record 7 (line “Wat”)”. */
static char *
describe (const Needs   *self,
          VedetteRecord *record)
{
  const VedetteNeed *need = find_need (self, G_OBJECT_TYPE (record));
  GParamSpec *pspec = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), "name");
  const char *label = need != NULL ? get_label (need) : vedette_record_class_get_tag (VEDETTE_RECORD_GET_CLASS (record));
  const char *name = pspec != NULL ? vedette_record_peek_string (record, pspec->param_id) : "";

  if (*name == '\0')
    /* Translators: the number and the type of a record, such as “record 5 (place)” */
    return g_strdup_printf (_("record %" PRId64 " (%s)"), vedette_record_get_id (record), label);
  /* Translators: the number, the type and the name of a record, such as “record 7 (line “Wat”)” */
  return g_strdup_printf (_("record %" PRId64 " (%s “%s”)"), vedette_record_get_id (record), label, name);
}

static gboolean
check_counts (const Needs  *self,
              GError      **error)
{
  for (const VedetteNeed *need = self->schema->needs; need != NULL && need->type != NULL; need++)
    {
      g_autoptr (GTypeClass) klass = NULL;
      guint n;

      if (need->n == 0)
        continue;
      n = g_list_model_get_n_items (G_LIST_MODEL (vedette_store_get_list (self->store, need->type ())));
      if (n == need->n)
        continue;
      klass = g_type_class_ref (need->type ());
      return fail (error, g_dngettext (GETTEXT_PACKAGE,
                                       /* Translators: a number of records, the name of their type in the file, the
                                        * name of their type for people, and the number that is needed */
                                       "The battle has %u “%s” record (%s), but needs %u",
                                       "The battle has %u “%s” records (%s), but needs %u", n),
                   n, vedette_record_class_get_tag ((VedetteRecordClass *) klass), get_label (need), need->n);
    }
  return TRUE;
}

static gboolean
is_of_type (const VedetteReferenceNeed *row,
            GParamSpec                 *pspec,
            VedetteRecord              *target)
{
  const VedetteField *field = vedette_param_spec_get_field (pspec);

  if (row == NULL || row->to[0] == NULL)
    return field == NULL || field->of == NULL || G_OBJECT_TYPE (target) == field->of ();
  for (guint i = 0; row->to[i] != NULL; i++)
    if (G_OBJECT_TYPE (target) == row->to[i]())
      return TRUE;
  return FALSE;
}

static gboolean
are_alike (VedetteRecord *record,
           VedetteRecord *target,
           const char    *name)
{
  GParamSpec *own = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), name);
  GParamSpec *other = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (target), name);

  return vedette_value_equal (vedette_record_peek (record, own), vedette_record_peek (target, other));
}

/* Sets @id to the id at @index in the reference. Returns: the number of ids in the reference */
static guint
peek_reference (VedetteRecord *record,
                GParamSpec    *pspec,
                guint          index,
                gint64        *id)
{
  const GValue *value = vedette_record_peek (record, pspec);
  const VedetteIds *ids;

  *id = 0;
  if (G_VALUE_HOLDS_INT64 (value))
    {
      *id = g_value_get_int64 (value);
      return *id != 0 ? 1 : 0;
    }
  ids = g_value_get_boxed (value);
  if (index < vedette_ids_get_n (ids))
    *id = vedette_ids_get (ids, index);
  return vedette_ids_get_n (ids);
}

static VedetteRecord *
find_rival (const Needs   *self,
            VedetteRecord *record,
            GParamSpec    *pspec,
            gint64         id)
{
  vedette_each (VedetteRecord, other, vedette_store_get_list (self->store, G_OBJECT_TYPE (record)))
    {
      gint64 there;

      if (other == record)
        continue;
      for (guint k = 0; k < peek_reference (other, pspec, k, &there); k++)
        if (there == id)
          return other;
    }
  return NULL;
}

static gboolean
check_target (const Needs                 *self,
              const VedetteReferenceNeed  *row,
              VedetteRecord               *record,
              GParamSpec                  *pspec,
              VedetteRecord               *target,
              GError                     **error)
{
  VedetteRecord *rival = NULL;
  g_autofree char *own = NULL;
  g_autofree char *other = NULL;

  if (is_of_type (row, pspec, target))
    {
      gboolean alike = row == NULL || row->alike == NULL || are_alike (record, target, row->alike);

      if (alike && row != NULL && row->alone)
        rival = find_rival (self, record, pspec, vedette_record_get_id (target));
      if (alike && rival == NULL)
        return TRUE;
    }
  own = describe (self, record);
  other = describe (self, target);
  if (!is_of_type (row, pspec, target))
    /* Translators: the name of a field in the file, such as “division”; the record with this field, such as
     * “record 7 (unit “Hussars”)”; and the record to which the field refers, such as “record 5 (place)” */
    return fail (error, _("“%s” of %s refers to %s, which is the wrong type of record"), pspec->name, own, other);
  if (rival == NULL)
    /* Translators: a member of the file, its record, another record, and the member that should be alike, such as “side” */
    return fail (error, _("“%s” of %s names %s, which has a different “%s”"), pspec->name, own, other, row->alike);
  else
    {
      g_autofree char *there = describe (self, rival);

      /* Translators: the name of a field in the file, such as “division”; the record with this field, such as
       * “record 7 (unit “Hussars”)”; the record to which the field refers; and the record to which that one already belongs */
      return fail (error, _("“%s” of %s names %s, which already belongs to %s"), pspec->name, own, other, there);
    }
}

static gint64
peek_below (VedetteRecord *record,
            GParamSpec    *pspec)
{
  return g_value_get_int64 (vedette_record_peek (record, pspec));
}

/* Tests that the record fits into the pile of the records of its type: no other record refers to the same record below,
 * and the references lead down to the bottom record. */
static gboolean
check_stack (const Needs    *self,
             VedetteRecord  *record,
             GParamSpec     *pspec,
             GError        **error)
{
  g_autofree char *own = describe (self, record);
  VedetteRecord *below = record;

  vedette_each (VedetteRecord, other, vedette_store_get_list (self->store, G_OBJECT_TYPE (record)))
    {
      if (other != record && peek_below (other, pspec) == peek_below (record, pspec))
        {
          g_autofree char *there = describe (self, other);

          /* Translators: a member of the file that names the record below, and two records, such as “record 5 (pending)” */
          return fail (error, _("“%s” of %s is the same as that of %s, but must differ"), pspec->name, own, there);
        }
      if (below != NULL)
        below = vedette_store_find (self->store, peek_below (below, pspec));
    }
  /* If the loop has followed as many references as there are records and has not reached the bottom record, the records
   * refer to each other in a circle. */
  if (below != NULL)
    /* Translators: a member of the file that names the record below, and its record */
    return fail (error, _("“%s” of %s leads back to the same record"), pspec->name, own);
  return TRUE;
}

static gboolean
check_reference (const Needs    *self,
                 VedetteRecord  *record,
                 GParamSpec     *pspec,
                 GError        **error)
{
  const VedetteReferenceNeed *row = find_reference (find_need (self, G_OBJECT_TYPE (record)), pspec);
  const VedetteField *field = vedette_param_spec_get_field (pspec);
  gint64 id;

  if (row != NULL && row->compulsory && peek_reference (record, pspec, 0, &id) == 0)
    {
      g_autofree char *own = describe (self, record);

      /* Translators: the name of a field in the file and its record, such as “division” and “record 7 (unit “Hussars”)” */
      return fail (error, _("“%s” of %s is missing"), pspec->name, own);
    }
  for (guint i = 0; i < peek_reference (record, pspec, i, &id); i++)
    if (!check_target (self, row, record, pspec, vedette_store_find (self->store, id), error))
      return FALSE;
  return field == NULL || !field->stack || check_stack (self, record, pspec, error);
}

static gboolean
check_value (const Needs    *self,
             VedetteRecord  *record,
             GParamSpec     *pspec,
             GError        **error)
{
  g_autofree char *own = NULL;

  if (pspec->flags & VEDETTE_PARAM_REFERENCE)
    return check_reference (self, record, pspec, error);
  if (!G_IS_PARAM_SPEC_INT (pspec) || G_PARAM_SPEC_INT (pspec)->maximum < G_MAXINT ||
      g_value_get_int (vedette_record_peek (record, pspec)) <= MAX_COUNTED)
    return TRUE;
  own = describe (self, record);
  /* Translators: a member of the file, its record, and the highest number that it can have */
  return fail (error, _("“%s” of %s is more than %d"), pspec->name, own, MAX_COUNTED);
}

static GParamSpec *
find_field (VedetteRecord *record,
            const char    *name)
{
  return vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), name);
}

static gboolean
check_state (const Needs             *self,
             const VedetteStateNeed  *row,
             const char              *state,
             VedetteRecord           *record,
             GError                 **error)
{
  GParamSpec *in = find_field (record, state);
  int value = vedette_record_peek_enum (record, in->param_id);
  VedetteRecord *target;
  g_autofree char *own = NULL;

  if ((row->states & (1u << value)) == 0)
    return TRUE;
  target = vedette_store_find (self->store, vedette_record_peek_id (record, find_field (record, row->field)->param_id));
  if (target != NULL && (row->to == NULL || G_OBJECT_TYPE (target) == row->to ()))
    return TRUE;
  own = describe (self, record);
  if (target != NULL)
    {
      g_autofree char *other = describe (self, target);

      /* Translators: a member of the file, its record, another record, and the name and value of a second member, such as
       * “phase” and “turn-enemy” */
      return fail (error, _("“%s” of %s cannot be %s while “%s” is “%s”"), row->field, own, other, state,
                   vedette_enum_get_nick (in->value_type, value));
    }
  /* Translators: a member of the file, its record, and the name and value of a second member, such as “phase” and “choose” */
  return fail (error, _("“%s” of %s must be set while “%s” is “%s”"), row->field, own, state,
               vedette_enum_get_nick (in->value_type, value));
}

static gboolean
check_limit (const Needs             *self,
             const VedetteLimitNeed  *row,
             VedetteRecord           *record,
             GError                 **error)
{
  g_autofree char *own = NULL;

  if (vedette_record_peek_int (record, find_field (record, row->field)->param_id) <=
      vedette_record_peek_int (record, find_field (record, row->most)->param_id))
    return TRUE;
  own = describe (self, record);
  /* Translators: a member of the file that is a number, its record, and another such member */
  return fail (error, _("“%s” of %s is more than “%s”"), row->field, own, row->most);
}

/* Tests the needs in the schema that involve several fields of one record. */
static gboolean
check_together (const Needs    *self,
                VedetteRecord  *record,
                GError        **error)
{
  const VedetteNeed *need = find_need (self, G_OBJECT_TYPE (record));

  for (const VedetteStateNeed *row = need != NULL ? need->states : NULL; row != NULL && row->field != NULL; row++)
    if (!check_state (self, row, need->state, record, error))
      return FALSE;
  for (const VedetteLimitNeed *row = need != NULL ? need->limits : NULL; row != NULL && row->field != NULL; row++)
    if (!check_limit (self, row, record, error))
      return FALSE;
  return TRUE;
}

static gboolean
check_record (const Needs    *self,
              VedetteRecord  *record,
              GError        **error)
{
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (record);

  for (guint i = 1; i < klass->n_pspecs; i++)
    if (!check_value (self, record, klass->pspecs[i], error))
      return FALSE;
  return check_together (self, record, error);
}

static gboolean
has_to_be_alike (const VedetteNeed *need,
                 const char        *name)
{
  for (const VedetteReferenceNeed *row = need->references; row != NULL && row->field != NULL; row++)
    if (g_strcmp0 (row->alike, name) == 0)
      return TRUE;
  return FALSE;
}

/* Tests all records that must have the same value in the field @name as the records to which they refer, because the
 * step has changed the field @name of a record. */
static gboolean
check_those_alike (const Needs  *self,
                   const char   *name,
                   GError      **error)
{
  for (const VedetteNeed *need = self->schema->needs; need != NULL && need->type != NULL; need++)
    {
      GListModel *list;

      if (!has_to_be_alike (need, name))
        continue;
      list = G_LIST_MODEL (vedette_store_get_list (self->store, need->type ()));
      vedette_each (VedetteRecord, record, list)
        if (!check_record (self, record, error))
          return FALSE;
    }
  return TRUE;
}

/**
 * vedette_needs_check:
 * @changes: (element-type VedetteChange): the changes of the newest step
 * @error: a %VEDETTE_BATTLE_ERROR that names the record and the fault
 *
 * Tests that the battle has the records it needs, and that all references lead to allowed records. Only records that
 * the step can affect are tested, because the others were tested after earlier steps.
 *
 * Returns: whether the battle is complete
 */
gboolean
vedette_needs_check (const VedetteSchema  *schema,
                     VedetteStore         *store,
                     GArray               *changes,
                     GError              **error)
{
  const Needs self = { schema, store };

  if (!check_counts (&self, error))
    return FALSE;
  for (guint i = 0; i < changes->len; i++)
    {
      const VedetteChange *change = &g_array_index (changes, VedetteChange, i);
      VedetteRecord *record = vedette_store_find (store, change->id);

      /* If the step has removed the record, the store does not find the record, and there is nothing to test. */
      if (record == NULL)
        continue;
      if (change->kind == VEDETTE_CHANGE_ADD && !check_record (&self, record, error))
        return FALSE;
      if (change->kind == VEDETTE_CHANGE_SET &&
          (!check_value (&self, record, change->pspec, error) || !check_together (&self, record, error) ||
           !check_those_alike (&self, change->pspec->name, error)))
        return FALSE;
    }
  return TRUE;
}
