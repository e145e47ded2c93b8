/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One change of a step, with the values to make and to unmake it. Only core/document uses this file. */

#include "vedette-config.h"

#include "core/document/vedette-change.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "core/document/vedette-codec.h"
#include "core/json/vedette-fail.h"

G_DEFINE_QUARK (vedette-change-error-quark, vedette_change_error)

static void
clear_member (gpointer data)
{
  g_value_unset (&((VedetteMember *) data)->value);
}

void
vedette_change_clear (VedetteChange *self)
{
  if (G_IS_VALUE (&self->before))
    g_value_unset (&self->before);
  if (G_IS_VALUE (&self->after))
    g_value_unset (&self->after);
  g_clear_pointer (&self->members, g_array_unref);
}

/**
 * vedette_change_list_new:
 *
 * Returns: (transfer full) (element-type VedetteChange): an empty list, which clears each change that is removed
 */
GArray *
vedette_change_list_new (void)
{
  GArray *list = g_array_new (FALSE, TRUE, sizeof (VedetteChange));

  g_array_set_clear_func (list, (GDestroyNotify) vedette_change_clear);
  return list;
}

GArray *
vedette_change_new_members (void)
{
  GArray *members = g_array_new (FALSE, TRUE, sizeof (VedetteMember));

  g_array_set_clear_func (members, clear_member);
  return members;
}

/**
 * vedette_change_add_member:
 *
 * Appends the value of one property to @members, unless the value is the default.
 */
void
vedette_change_add_member (GArray       *members,
                           GParamSpec   *pspec,
                           const GValue *value)
{
  VedetteMember member = { .pspec = pspec };

  if (vedette_value_equal (value, g_param_spec_get_default_value (pspec)))
    return;
  g_value_init (&member.value, G_VALUE_TYPE (value));
  g_value_copy (value, &member.value);
  g_array_append_val (members, member);
}

/**
 * vedette_change_list_members:
 *
 * Returns: (transfer full) (element-type VedetteMember): all properties of @record that differ from their defaults
 */
GArray *
vedette_change_list_members (VedetteRecord *record)
{
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (record);
  GArray *members = vedette_change_new_members ();

  for (guint i = 1; i < klass->n_pspecs; i++)
    vedette_change_add_member (members, klass->pspecs[i], vedette_record_peek (record, klass->pspecs[i]));
  return members;
}

static const char *
get_tag (GType type)
{
  g_autoptr (GTypeClass) klass = g_type_class_ref (type);

  return vedette_record_class_get_tag ((VedetteRecordClass *) klass);
}

static void
write_members (const VedetteChange *self,
               GString             *out)
{
  g_string_append (out, ",\"with\":{");
  for (guint i = 0; i < self->members->len; i++)
    {
      const VedetteMember *member = &g_array_index (self->members, VedetteMember, i);

      g_string_append_printf (out, "%s\"%s\":", i > 0 ? "," : "", member->pspec->name);
      vedette_codec_write (out, &member->value);
    }
  g_string_append (out, "}}");
}

/**
 * vedette_change_write:
 *
 * Appends the change as one JSON object.
 */
void
vedette_change_write (const VedetteChange *self,
                      GString             *out)
{
  switch (self->kind)
    {
    case VEDETTE_CHANGE_SET:
      g_string_append_printf (out, "{\"set\":%" G_GINT64_FORMAT ",\"of\":\"%s\",\"old\":", self->id, self->pspec->name);
      vedette_codec_write (out, &self->before);
      g_string_append (out, ",\"new\":");
      vedette_codec_write (out, &self->after);
      g_string_append_c (out, '}');
      break;
    case VEDETTE_CHANGE_MOVE:
      g_string_append_printf (out, "{\"move\":%" G_GINT64_FORMAT ",\"type\":\"%s\",\"at\":%u,\"to\":%u}", self->id,
                              get_tag (self->type), self->at, self->to);
      break;
    case VEDETTE_CHANGE_ADD:
    case VEDETTE_CHANGE_CUT:
    default:
      g_string_append_printf (out, "{\"%s\":%" G_GINT64_FORMAT ",\"type\":\"%s\",\"at\":%u",
                              self->kind == VEDETTE_CHANGE_ADD ? "add" : "cut", self->id, get_tag (self->type),
                              self->at);
      write_members (self, out);
      break;
    }
}

#define fail(error, ...) vedette_fail (error, VEDETTE_CHANGE_ERROR, 0, __VA_ARGS__)

static gboolean
read_whole (JsonObject  *object,
            const char  *name,
            gint64       max,
            gint64      *out,
            GError     **error)
{
  JsonNode *node = json_object_get_member (object, name);

  if (node == NULL || json_node_get_value_type (node) != G_TYPE_INT64)
    /* Translators: the name of a member of the file, such as “at” */
    return fail (error, _("“%s” of a change is missing or is not a valid whole number"), name);
  *out = json_node_get_int (node);
  if (*out < 0 || *out > max)
    {
      g_autofree char *high = g_strdup_printf ("%" G_GINT64_FORMAT, max);

      /* Translators: the name of a field, as in “Leader rating (leader)”, and the lowest and the highest number */
      return fail (error, _("“%s” should be between %s and %s"), name, "0", high);
    }
  return TRUE;
}

static gboolean
read_type (VedetteChange       *self,
           JsonObject          *object,
           const VedetteSchema *schema,
           GError             **error)
{
  JsonNode *node = json_object_get_member (object, "type");
  gint64 at;

  if (node == NULL || json_node_get_value_type (node) != G_TYPE_STRING)
    return fail (error, _("A change has no record type (“type”)"));
  self->type = vedette_schema_find_type (schema, json_node_get_string (node));
  if (self->type == G_TYPE_INVALID)
    /* Translators: the type of a record, as the file has it, such as “figure” */
    return fail (error, _("Unknown record type “%s”"), json_node_get_string (node));
  if (!read_whole (object, "at", G_MAXINT, &at, error))
    return FALSE;
  self->at = (guint) at;
  return TRUE;
}

static gboolean
read_members (VedetteChange *self,
              JsonObject    *object,
              GError       **error)
{
  g_autoptr (GTypeClass) klass = g_type_class_ref (self->type);
  JsonNode *with = json_object_get_member (object, "with");
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  if (with == NULL || !JSON_NODE_HOLDS_OBJECT (with))
    /* Translators: the number of a record in the file, such as 17 */
    return fail (error, _("Record %" PRId64 " is added or removed without its fields (“with”)"), self->id);

  self->members = vedette_change_new_members ();
  json_object_iter_init_ordered (&iter, json_node_get_object (with));
  while (json_object_iter_next_ordered (&iter, &name, &node))
    {
      VedetteMember member = { .pspec = vedette_record_class_find ((VedetteRecordClass *) klass, name) };

      if (member.pspec == NULL)
        /* Translators: the type of a record, and the name of a member, as the file has them, such as “figure” and “count” */
        return fail (error, _("A record of type “%s” has no field “%s”"),
                     vedette_record_class_get_tag ((VedetteRecordClass *) klass), name);
      if (!vedette_codec_read (node, member.pspec, &member.value, error))
        return FALSE;
      g_array_append_val (self->members, member);
    }
  return TRUE;
}

static gboolean
read_set (VedetteChange       *self,
          JsonObject          *object,
          VedetteChangeLookup  lookup,
          gpointer             user_data,
          GError             **error)
{
  JsonNode *of = json_object_get_member (object, "of");
  JsonNode *before = json_object_get_member (object, "old");
  JsonNode *after = json_object_get_member (object, "new");
  VedetteRecordClass *klass = lookup (self->id, user_data);

  if (klass == NULL)
    /* Translators: the number of a record in the file, such as 17 */
    return fail (error, _("A change refers to record %" PRId64 ", which does not exist"), self->id);
  if (of == NULL || json_node_get_value_type (of) != G_TYPE_STRING || before == NULL || after == NULL)
    /* Translators: the number of a record in the file, such as 17 */
    return fail (error, _("A change to record %" PRId64 " is missing “of”, “old” or “new”"), self->id);
  self->pspec = vedette_record_class_find (klass, json_node_get_string (of));
  if (self->pspec == NULL)
    return fail (error, _("A record of type “%s” has no field “%s”"), vedette_record_class_get_tag (klass),
                 json_node_get_string (of));
  return vedette_codec_read (before, self->pspec, &self->before, error) &&
         vedette_codec_read (after, self->pspec, &self->after, error);
}

/**
 * vedette_change_read:
 * @self: (out caller-allocates): the change, which the caller has zeroed and will clear even after an error
 * @object: one element of the member "do" of a step in the file
 * @lookup: a function that finds the class of a record by its id
 *
 * Reads a change. vedette_store_apply() tests later whether the change fits the battle.
 *
 * Returns: whether @self is complete
 */
gboolean
vedette_change_read (VedetteChange       *self,
                     JsonObject          *object,
                     const VedetteSchema *schema,
                     VedetteChangeLookup  lookup,
                     gpointer             user_data,
                     GError             **error)
{
  static const char * const names[] = { "set", "add", "move", "cut" };
  gint64 to;
  guint n_found = 0;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (json_object_has_member (object, names[i]))
      {
        self->kind = (VedetteChangeKind) i;
        n_found++;
      }
  if (n_found != 1)
    return fail (error, _("Unknown change: it should have one of “set”, “add”, “move” and “cut”"));
  if (!read_whole (object, names[self->kind], VEDETTE_ID_MAX_READ, &self->id, error))
    return FALSE;
  if (self->id == 0)
    return fail (error, _("A record cannot have the number 0"));

  switch (self->kind)
    {
    case VEDETTE_CHANGE_SET:
      return read_set (self, object, lookup, user_data, error);
    case VEDETTE_CHANGE_MOVE:
      if (!read_type (self, object, schema, error) || !read_whole (object, "to", G_MAXINT, &to, error))
        return FALSE;
      self->to = (guint) to;
      return TRUE;
    case VEDETTE_CHANGE_ADD:
    case VEDETTE_CHANGE_CUT:
    default:
      return read_type (self, object, schema, error) && read_members (self, object, error);
    }
}
