/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The base class of everything that a step can change: an object with an id and persistent properties. */

#include "core/document/vedette-record-private.h"

#include "core/document/vedette-codec.h"
#include "core/document/vedette-text.h"

/**
 * VedetteRecord:
 *
 * A part of a battle that is saved, such as a figure, an order card, or the state of the game.
 *
 * A derived class passes its tag and its param specs to vedette_record_class_install() in class_init. VedetteRecord
 * stores the values, returns the defaults, and notifies only if a value changes. Only a step may change a record that
 * is attached to a battle (see [class@Vedette.Edit]); setting a property in any other way is a programming error with a
 * critical warning.
 */
typedef struct
{
  gint64 id;
  GValue *values; /* the values, indexed by property id; an unset GValue means that the property has its default */
  gboolean attached;
  gboolean was_attached;
} VedetteRecordPrivate;

enum
{
  PROP_0,
  PROP_ID,
};

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (VedetteRecord, vedette_record, G_TYPE_OBJECT)

static const GValue *
peek_value (VedetteRecord *self,
            guint          prop_id)
{
  VedetteRecordPrivate *priv = vedette_record_get_instance_private (self);
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (self);

  g_assert (prop_id > 0 && prop_id < klass->n_pspecs);

  if (priv->values != NULL && G_IS_VALUE (&priv->values[prop_id]))
    return &priv->values[prop_id];
  return g_param_spec_get_default_value (klass->pspecs[prop_id]);
}

static void
store_value (VedetteRecord *self,
             guint          prop_id,
             const GValue  *value,
             GParamSpec    *pspec)
{
  VedetteRecordPrivate *priv = vedette_record_get_instance_private (self);
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (self);
  gboolean changes = !vedette_value_equal (peek_value (self, prop_id), value);

  /* A default that was set explicitly is stored as well, because vedette_record_is_said() distinguishes such a
   * default from a value that was never set. */
  if (!changes && (priv->attached || vedette_record_is_said (self, pspec)))
    return;

  if (priv->values == NULL)
    priv->values = g_new0 (GValue, klass->n_pspecs);
  if (!G_IS_VALUE (&priv->values[prop_id]))
    g_value_init (&priv->values[prop_id], G_PARAM_SPEC_VALUE_TYPE (pspec));
  g_value_copy (value, &priv->values[prop_id]);
  /* NULL is stored as an empty text, so that code that reads a text does not have to test for NULL. */
  if (G_VALUE_HOLDS_STRING (value) && g_value_get_string (value) == NULL)
    g_value_set_static_string (&priv->values[prop_id], "");
  if (changes)
    g_object_notify_by_pspec (G_OBJECT (self), pspec);
}

/* set_persistent() and get_persistent() are the property accessors of all derived classes. */
static void
set_persistent (GObject      *object,
                guint         prop_id,
                const GValue *value,
                GParamSpec   *pspec)
{
  VedetteRecord *self = VEDETTE_RECORD (object);
  VedetteRecordPrivate *priv = vedette_record_get_instance_private (self);

  if (priv->attached)
    {
      g_critical ("%s:%s was set on a record of a battle outside a step", G_OBJECT_TYPE_NAME (self), pspec->name);
      return;
    }
  store_value (self, prop_id, value, pspec);
}

static void
get_persistent (GObject    *object,
                guint       prop_id,
                GValue     *value,
                GParamSpec *pspec)
{
  g_value_copy (peek_value (VEDETTE_RECORD (object), prop_id), value);
}

static void
vedette_record_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_ID:
      g_value_set_int64 (value, vedette_record_get_id (VEDETTE_RECORD (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
vedette_record_finalize (GObject *object)
{
  VedetteRecord *self = VEDETTE_RECORD (object);
  VedetteRecordPrivate *priv = vedette_record_get_instance_private (self);
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (self);

  for (guint i = 1; priv->values != NULL && i < klass->n_pspecs; i++)
    if (G_IS_VALUE (&priv->values[i]))
      g_value_unset (&priv->values[i]);
  g_free (priv->values);

  G_OBJECT_CLASS (vedette_record_parent_class)->finalize (object);
}

static void
vedette_record_class_init (VedetteRecordClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = vedette_record_get_property;
  object_class->finalize = vedette_record_finalize;

  /**
   * VedetteRecord:id:
   *
   * The number by which steps and other records refer to this record; 0 before an edit inserts the record. No two
   * records of a battle ever have the same id.
   */
  g_object_class_install_property (object_class, PROP_ID,
                                   g_param_spec_int64 ("id", NULL, NULL, 0, VEDETTE_ID_MAX, 0,
                                                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
}

static void
vedette_record_init (VedetteRecord *self)
{
}

/**
 * vedette_record_class_install:
 * @klass: the class of the derived type
 * @tag: (transfer none): the name of the record type in files, a static text
 * @n_pspecs: the number of @pspecs, including the unused first one
 * @pspecs: (array length=n_pspecs) (transfer none): the persistent properties, indexed by their ids; static
 *
 * Installs the tag and the properties of a record class. Call this function once, in class_init.
 */
void
vedette_record_class_install (VedetteRecordClass *klass,
                              const char         *tag,
                              guint               n_pspecs,
                              GParamSpec        **pspecs)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  klass->tag = tag;
  klass->n_pspecs = n_pspecs;
  klass->pspecs = pspecs;
  object_class->set_property = set_persistent;
  object_class->get_property = get_persistent;
  if (n_pspecs > 1)
    g_object_class_install_properties (object_class, n_pspecs, pspecs);
}

/**
 * vedette_record_class_install_fields:
 * @fields: (array length=n_fields) (transfer none): the fields of the record; static
 *
 * Installs the tag and the fields of a record class, as vedette_record_class_install() does. VEDETTE_DEFINE_RECORD()
 * calls this function.
 */
void
vedette_record_class_install_fields (VedetteRecordClass *klass,
                                     const char         *tag,
                                     const VedetteField *fields,
                                     guint               n_fields)
{
  /* The array is never freed, because the class lives as long as the program. */
  GParamSpec **pspecs = g_new0 (GParamSpec *, n_fields + 1);

  for (guint i = 0; i < n_fields; i++)
    pspecs[i + 1] = vedette_field_to_pspec (&fields[i]);
  vedette_record_class_install (klass, tag, n_fields + 1, pspecs);
}

const char *
vedette_record_class_get_tag (VedetteRecordClass *klass)
{
  return klass->tag;
}

/**
 * vedette_record_class_find:
 *
 * Returns: (transfer none) (nullable): the persistent property @name
 */
GParamSpec *
vedette_record_class_find (VedetteRecordClass *klass,
                           const char         *name)
{
  for (guint i = 1; i < klass->n_pspecs; i++)
    if (g_str_equal (klass->pspecs[i]->name, name))
      return klass->pspecs[i];
  return NULL;
}

/**
 * vedette_record_type_find:
 * @name: a property of the record type
 *
 * Returns: (transfer none): the property
 */
GParamSpec *
vedette_record_type_find (GType       type,
                          const char *name)
{
  g_autoptr (VedetteRecordClass) klass = g_type_class_ref (type);
  GParamSpec *pspec = vedette_record_class_find (klass, name);

  g_assert (pspec != NULL);

  return pspec;
}

/**
 * vedette_record_type_get_label:
 * @name: a property of the record type
 *
 * Returns: (nullable): the label, as from vedette_param_spec_get_label()
 */
const char *
vedette_record_type_get_label (GType       type,
                               const char *name)
{
  return vedette_param_spec_get_label (vedette_record_type_find (type, name));
}

/**
 * vedette_record_type_get_hint:
 * @name: a property of the record type
 *
 * Returns: (nullable): the hint, as from vedette_param_spec_get_hint()
 */
const char *
vedette_record_type_get_hint (GType       type,
                              const char *name)
{
  return vedette_param_spec_get_hint (vedette_record_type_find (type, name));
}

/**
 * vedette_record_type_get_brief:
 * @name: a property of the record type
 *
 * Returns: (nullable): the short label, as from vedette_param_spec_get_brief()
 */
const char *
vedette_record_type_get_brief (GType       type,
                               const char *name)
{
  return vedette_param_spec_get_brief (vedette_record_type_find (type, name));
}

/**
 * vedette_record_type_get_word:
 * @name: a property of the record type
 *
 * Returns: (nullable): the word, as from vedette_param_spec_get_word()
 */
const char *
vedette_record_type_get_word (GType       type,
                              const char *name)
{
  return vedette_param_spec_get_word (vedette_record_type_find (type, name));
}

gint64
vedette_record_get_id (VedetteRecord *self)
{
  VedetteRecordPrivate *priv = vedette_record_get_instance_private (self);

  g_return_val_if_fail (VEDETTE_IS_RECORD (self), 0);

  return priv->id;
}

gboolean
vedette_record_is_attached (VedetteRecord *self)
{
  VedetteRecordPrivate *priv = vedette_record_get_instance_private (self);

  return priv->attached;
}

/* Sets the id of a record that is not in the battle yet, so that other records of the same edit can refer to the
 * record. */
void
vedette_record_reserve (VedetteRecord *self,
                        gint64         id)
{
  VedetteRecordPrivate *priv = vedette_record_get_instance_private (self);

  /* A record that was in the battle before has an id, and undo needs that id to bring the record back. */
  g_assert (!priv->was_attached);
  priv->id = id;
}

void
vedette_record_attach (VedetteRecord *self,
                       gint64         id)
{
  VedetteRecordPrivate *priv = vedette_record_get_instance_private (self);

  g_assert (!priv->attached);
  priv->id = id;
  priv->attached = priv->was_attached = TRUE;
}

void
vedette_record_detach (VedetteRecord *self)
{
  VedetteRecordPrivate *priv = vedette_record_get_instance_private (self);

  priv->attached = FALSE;
}

/* Sets a property as part of a step. This function avoids set_persistent(), which refuses to change an attached
 * record. */
void
vedette_record_apply (VedetteRecord *self,
                      GParamSpec    *pspec,
                      const GValue  *value)
{
  store_value (self, pspec->param_id, value, pspec);
}

const GValue *
vedette_record_peek (VedetteRecord *self,
                     GParamSpec    *pspec)
{
  return peek_value (self, pspec->param_id);
}

/**
 * vedette_record_is_said:
 *
 * Returns: whether the property was ever set, even to its default; has no meaning for a record of a battle
 */
gboolean
vedette_record_is_said (VedetteRecord *self,
                        GParamSpec    *pspec)
{
  VedetteRecordPrivate *priv = vedette_record_get_instance_private (self);

  return priv->values != NULL && G_IS_VALUE (&priv->values[pspec->param_id]);
}

int
vedette_record_peek_int (VedetteRecord *self,
                         guint          prop_id)
{
  return g_value_get_int (peek_value (self, prop_id));
}

gboolean
vedette_record_peek_boolean (VedetteRecord *self,
                             guint          prop_id)
{
  return g_value_get_boolean (peek_value (self, prop_id));
}

int
vedette_record_peek_enum (VedetteRecord *self,
                          guint          prop_id)
{
  return g_value_get_enum (peek_value (self, prop_id));
}

/**
 * vedette_record_peek_string:
 *
 * Reads a text for display. If the record is in a battle, vedette_text_show() makes the text safe to show; the
 * property still has the whole text, as in the file.
 *
 * Returns: (transfer none) (not nullable): the text
 */
const char *
vedette_record_peek_string (VedetteRecord *self,
                            guint          prop_id)
{
  VedetteRecordPrivate *priv = vedette_record_get_instance_private (self);
  const char *text = g_value_get_string (peek_value (self, prop_id));

  if (text == NULL)
    return ""; /* never: each text property has a default, so its value is not NULL */
  if (!priv->attached)
    return text;
  return vedette_text_show (text, vedette_param_spec_get_most (VEDETTE_RECORD_GET_CLASS (self)->pspecs[prop_id]));
}

gint64
vedette_record_peek_id (VedetteRecord *self,
                        guint          prop_id)
{
  return g_value_get_int64 (peek_value (self, prop_id));
}

const VedetteIds *
vedette_record_peek_ids (VedetteRecord *self,
                         guint          prop_id)
{
  return g_value_get_boxed (peek_value (self, prop_id));
}

const char * const *
vedette_record_peek_strv (VedetteRecord *self,
                          guint          prop_id)
{
  static const char * const none[] = { NULL };
  const char * const *list = g_value_get_boxed (peek_value (self, prop_id));

  return list != NULL ? list : none;
}

/**
 * vedette_param_spec_reference:
 *
 * Returns: (transfer floating): a property that refers to one record by its id; 0 for none
 */
GParamSpec *
vedette_param_spec_reference (const char *name)
{
  return g_param_spec_int64 (name, NULL, NULL, 0, VEDETTE_ID_MAX, 0, VEDETTE_PARAM_FLAGS | VEDETTE_PARAM_REFERENCE);
}

/**
 * vedette_param_spec_ids:
 *
 * Returns: (transfer floating): a property that refers to any number of records by their ids
 */
GParamSpec *
vedette_param_spec_ids (const char *name)
{
  return g_param_spec_boxed (name, NULL, NULL, VEDETTE_TYPE_IDS, VEDETTE_PARAM_FLAGS | VEDETTE_PARAM_REFERENCE);
}

GParamSpec *
vedette_param_spec_text (const char *name)
{
  return g_param_spec_string (name, NULL, NULL, "", VEDETTE_PARAM_FLAGS);
}

/**
 * vedette_record_to_text:
 *
 * Describes the record for debugging: its tag, its id, and each field that differs from its default.
 *
 * Returns: (transfer full): a text such as "place 7: name = The mill"
 */
char *
vedette_record_to_text (VedetteRecord *self)
{
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (self);
  GString *text = g_string_new (NULL);

  g_string_printf (text, "%s %" G_GINT64_FORMAT ":", klass->tag, vedette_record_get_id (self));
  for (guint i = 1; i < klass->n_pspecs; i++)
    {
      const GValue *value = peek_value (self, i);

      if (vedette_value_equal (value, g_param_spec_get_default_value (klass->pspecs[i])))
        continue;
      g_string_append_printf (text, " %s = ", klass->pspecs[i]->name);
      vedette_codec_write (text, value);
    }
  return g_string_free (text, FALSE);
}

/* Prints a record from a debugger, as in `call vedette_record_print (figure)`, because a debugger itself shows
 * values without field names. */
void
vedette_record_print (VedetteRecord *self)
{
  g_autofree char *text = vedette_record_to_text (self);

  g_printerr ("%s\n", text);
}
