/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One thing that all should know about how the battle stands, for the window and for machines. */

#include "core/rules/vedette-status.h"

struct _VedetteStatus
{
  GObject parent_instance;

  char *id;
  char *label;
  char *text;
  GValue value;
  VedetteEmphasis emphasis;
};

G_DEFINE_FINAL_TYPE (VedetteStatus, vedette_status, G_TYPE_OBJECT)

static void
vedette_status_finalize (GObject *object)
{
  VedetteStatus *self = VEDETTE_STATUS (object);

  g_free (self->id);
  g_free (self->label);
  g_free (self->text);
  g_value_unset (&self->value);

  G_OBJECT_CLASS (vedette_status_parent_class)->finalize (object);
}

static void
vedette_status_class_init (VedetteStatusClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_status_finalize;
}

static void
vedette_status_init (VedetteStatus *self)
{
}

static VedetteStatus *
append (GListStore      *list,
        const char      *id,
        const char      *label,
        VedetteEmphasis  emphasis,
        const char      *text,
        GType            type)
{
  g_autoptr (VedetteStatus) self = g_object_new (VEDETTE_TYPE_STATUS, NULL);

  self->id = g_strdup (id);
  self->label = g_strdup (label);
  self->text = g_strdup (text);
  self->emphasis = emphasis;
  g_value_init (&self->value, type);
  g_list_store_append (list, self);
  return self;
}

/**
 * vedette_status_add_text:
 * @list: (element-type VedetteStatus): where to
 * @id: its name for machines
 * @label: its name for a person
 * @value: (nullable): the value for machines
 * @text: (nullable): the value for a person
 */
void
vedette_status_add_text (GListStore      *list,
                         const char      *id,
                         const char      *label,
                         VedetteEmphasis  emphasis,
                         const char      *value,
                         const char      *text)
{
  g_value_set_string (&append (list, id, label, emphasis, text, G_TYPE_STRING)->value, value);
}

void
vedette_status_add_int (GListStore      *list,
                        const char      *id,
                        const char      *label,
                        VedetteEmphasis  emphasis,
                        int              value,
                        const char      *text)
{
  g_value_set_int (&append (list, id, label, emphasis, text, G_TYPE_INT)->value, value);
}

void
vedette_status_add_boolean (GListStore      *list,
                            const char      *id,
                            const char      *label,
                            VedetteEmphasis  emphasis,
                            gboolean         value,
                            const char      *text)
{
  g_value_set_boolean (&append (list, id, label, emphasis, text, G_TYPE_BOOLEAN)->value, value);
}

const char *
vedette_status_get_id (VedetteStatus *self)
{
  return self->id;
}

const char *
vedette_status_get_label (VedetteStatus *self)
{
  return self->label;
}

const char *
vedette_status_get_text (VedetteStatus *self)
{
  return self->text;
}

const GValue *
vedette_status_get_value (VedetteStatus *self)
{
  return &self->value;
}

VedetteEmphasis
vedette_status_get_emphasis (VedetteStatus *self)
{
  return self->emphasis;
}
