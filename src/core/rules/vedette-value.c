/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The base class of objects that only hold values: each of them is written as a list of its fields. */

#include "core/rules/vedette-value.h"

#include <string.h>

G_DEFINE_ABSTRACT_TYPE (VedetteValue, vedette_value, G_TYPE_OBJECT)

static void
vedette_value_finalize (GObject *object)
{
  const VedetteValueClass *klass = VEDETTE_VALUE_GET_CLASS (object);

  for (guint i = 0; i < klass->n_fields; i++)
    {
      const VedetteValueField *field = &klass->fields[i];
      gpointer *member = G_STRUCT_MEMBER_P (object, field->offset);

      if (field->type == NULL)
        g_free (*member);
      else if (field->type == g_object_get_type)
        g_clear_object (member);
      else if (*member != NULL)
        g_boxed_free (field->type (), *member);
    }

  G_OBJECT_CLASS (vedette_value_parent_class)->finalize (object);
}

static void
vedette_value_class_init (VedetteValueClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_value_finalize;
}

static void
vedette_value_init (VedetteValue *self)
{
}

/**
 * vedette_value_make:
 * @type: a class of values
 * @from: its struct, of which only the fields are read
 * @size: of the struct
 *
 * Use vedette_value_new() instead, which fills the struct.
 *
 * Returns: (transfer full): a value that owns copies of what the fields hold
 */
gpointer
vedette_value_make (GType         type,
                    gconstpointer from,
                    gsize         size)
{
  gpointer self = g_object_new (type, NULL);
  const VedetteValueClass *klass = VEDETTE_VALUE_GET_CLASS (self);

  memcpy ((VedetteValue *) self + 1, (const VedetteValue *) from + 1, size - sizeof (VedetteValue));
  for (guint i = 0; i < klass->n_fields; i++)
    {
      const VedetteValueField *field = &klass->fields[i];
      gpointer *member = G_STRUCT_MEMBER_P (self, field->offset);

      if (field->type == NULL)
        *member = g_strdup (*member);
      else if (*member != NULL)
        *member = field->type == g_object_get_type ? g_object_ref (*member) : g_boxed_copy (field->type (), *member);
    }
  return self;
}

/**
 * vedette_value_append:
 * @value: (transfer full): the value
 *
 * Use vedette_value_add() instead, which makes the value, too.
 *
 * Returns: (transfer none): the value, which the list owns now
 */
gpointer
vedette_value_append (GListStore *list,
                      gpointer    value)
{
  g_list_store_append (list, value);
  g_object_unref (value);
  return value;
}

/**
 * vedette_value_take_member:
 * @member: of a value
 * @text: (transfer full) (nullable): any text
 *
 * Use vedette_value_take_text() or vedette_value_set_text() instead, which know the member by its name.
 */
void
vedette_value_take_member (const char **member,
                           char        *text)
{
  g_free ((gpointer) *member);
  *member = text;
}
