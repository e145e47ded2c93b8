/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Something that may be done: an object whose properties are its declaration. */

#include "vedette-config.h"

#include "core/rules/vedette-move.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-record-private.h"

/**
 * VedetteMove:
 *
 * A declaration: who, whom, where, how far. What nobody said keeps its default and is *untracked*: a check that lacks
 * its fact becomes a reminder. Moves have the same kinds of properties as records, are described by the same param
 * specs and read by the same codec, so window, command line and random tests use one and the same thing; they just
 * never become part of a battle.
 */
G_DEFINE_ABSTRACT_TYPE (VedetteMove, vedette_move, VEDETTE_TYPE_RECORD)

static GQuark
target_quark (void)
{
  return g_quark_from_static_string ("vedette-param-target");
}

static void
vedette_move_class_init (VedetteMoveClass *klass)
{
}

static void
init_class_of_kind (gpointer klass,
                    gpointer class_data)
{
  VedetteMoveClass *move_class = klass;
  const VedetteMoveKind *kind = class_data;
  guint n_params = 0;
  GParamSpec **pspecs;

  while (kind->params != NULL && kind->params[n_params].field.name != NULL)
    n_params++;
  /* The class lives as long as the program, and so does the list. */
  pspecs = g_new0 (GParamSpec *, n_params + 1);
  for (guint i = 0; i < n_params; i++)
    pspecs[i + 1] = vedette_field_to_pspec (&kind->params[i].field);
  move_class->kind = kind;
  vedette_record_class_install (VEDETTE_RECORD_CLASS (klass), kind->name, n_params + 1, pspecs);
}

/**
 * vedette_move_kind_get_type:
 * @kind: static
 *
 * Returns: the type of the moves of this kind
 */
GType
vedette_move_kind_get_type (const VedetteMoveKind *kind)
{
  static GHashTable *types = NULL;
  GTypeQuery query;
  g_autofree char *name = NULL;
  GType type;

  if (types == NULL)
    types = g_hash_table_new (NULL, NULL);
  type = GPOINTER_TO_SIZE (g_hash_table_lookup (types, kind));
  if (type != 0)
    return type;
  g_type_query (VEDETTE_TYPE_MOVE, &query);
  /* Two systems may have moves of one name. */
  name = g_strdup_printf ("VedetteMove-%s-%u", kind->name, g_hash_table_size (types));
  type = g_type_register_static (VEDETTE_TYPE_MOVE, name,
                                 &(GTypeInfo){ .class_size = (guint16) query.class_size,
                                               .class_init = init_class_of_kind,
                                               .class_data = kind,
                                               .instance_size = (guint16) query.instance_size },
                                 G_TYPE_FLAG_FINAL);
  g_hash_table_insert (types, (gpointer) kind, GSIZE_TO_POINTER (type));
  return type;
}

const VedetteMoveKind *
vedette_move_get_kind (VedetteMove *self)
{
  return VEDETTE_MOVE_GET_CLASS (self)->kind;
}

static void
vedette_move_init (VedetteMove *self)
{
}

/**
 * vedette_move_class_install:
 * @name: its name for machines; static
 * @label: its name for a person, marked for translation; static
 * @key: (nullable): the letter that does it; static
 * @...: its parameters as #GParamSpec, %NULL at the end
 *
 * Makes a class of moves. To be called once, in class_init.
 */
void
vedette_move_class_install (VedetteMoveClass *klass,
                            const char       *name,
                            const char       *label,
                            const char       *key,
                            VedetteMoveGroup  group,
                            ...)
{
  GPtrArray *pspecs = g_ptr_array_new ();
  guint n_pspecs;
  va_list args;

  klass->label = label;
  klass->key = key;
  klass->group = group;

  g_ptr_array_add (pspecs, NULL);
  va_start (args, group);
  for (GParamSpec *pspec = va_arg (args, GParamSpec *); pspec != NULL; pspec = va_arg (args, GParamSpec *))
    g_ptr_array_add (pspecs, pspec);
  va_end (args);

  /* The class lives as long as the program, and so does the list. */
  n_pspecs = pspecs->len;
  vedette_record_class_install (VEDETTE_RECORD_CLASS (klass), name, n_pspecs,
                                (GParamSpec **) g_ptr_array_free (pspecs, FALSE));
}

/**
 * vedette_move_get_name:
 *
 * Returns: its name for machines, such as "shoot"
 */
const char *
vedette_move_get_name (VedetteMove *self)
{
  return vedette_record_class_get_tag (VEDETTE_RECORD_GET_CLASS (self));
}

const char *
vedette_move_get_label (VedetteMove *self)
{
  VedetteMoveClass *klass = VEDETTE_MOVE_GET_CLASS (self);

  return g_dgettext (GETTEXT_PACKAGE, klass->kind != NULL ? klass->kind->label : klass->label);
}

const char *
vedette_move_get_key (VedetteMove *self)
{
  VedetteMoveClass *klass = VEDETTE_MOVE_GET_CLASS (self);

  return klass->kind != NULL ? klass->kind->key : klass->key;
}

VedetteMoveGroup
vedette_move_get_group (VedetteMove *self)
{
  VedetteMoveClass *klass = VEDETTE_MOVE_GET_CLASS (self);

  return klass->kind != NULL ? klass->kind->group : klass->group;
}

/**
 * vedette_move_list_params:
 * @n_params: (out): how many
 *
 * Returns: (transfer none) (array length=n_params): what can be declared
 */
GParamSpec **
vedette_move_list_params (VedetteMove *self,
                          guint       *n_params)
{
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (self);

  *n_params = klass->n_pspecs - 1;
  return klass->pspecs + 1;
}

/* Kinds of moves share code, so that code may ask for a parameter that a kind does not have: that is untracked. */
static GParamSpec *
find_param (VedetteMove *self,
            const char  *property)
{
  return vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (self), property);
}

/**
 * vedette_move_is_said:
 *
 * Returns: whether the parameter was declared at all, be it with its default
 */
gboolean
vedette_move_is_said (VedetteMove *self,
                      const char  *property)
{
  GParamSpec *pspec = find_param (self, property);

  return pspec != NULL && vedette_record_is_said (VEDETTE_RECORD (self), pspec);
}

VedetteTri
vedette_move_get_tri (VedetteMove *self,
                      const char  *property)
{
  return find_param (self, property) != NULL ? (VedetteTri) vedette_move_get_enum (self, property)
                                             : VEDETTE_TRI_UNTRACKED;
}

gboolean
vedette_move_get_boolean (VedetteMove *self,
                          const char  *property)
{
  GParamSpec *pspec = find_param (self, property);

  return pspec != NULL && vedette_record_peek_boolean (VEDETTE_RECORD (self), pspec->param_id);
}

int
vedette_move_get_int (VedetteMove *self,
                      const char  *property)
{
  GParamSpec *pspec = find_param (self, property);

  return pspec != NULL ? vedette_record_peek_int (VEDETTE_RECORD (self), pspec->param_id) : 0;
}

/**
 * vedette_move_get_enum:
 *
 * Returns: the value; 0 if the kind of move has no such parameter
 */
int
vedette_move_get_enum (VedetteMove *self,
                       const char  *property)
{
  GParamSpec *pspec = find_param (self, property);

  return pspec != NULL ? vedette_record_peek_enum (VEDETTE_RECORD (self), pspec->param_id) : 0;
}

const char *
vedette_move_get_text (VedetteMove *self,
                       const char  *property)
{
  GParamSpec *pspec = find_param (self, property);

  return pspec != NULL ? vedette_record_peek_string (VEDETTE_RECORD (self), pspec->param_id) : "";
}

gint64
vedette_move_get_id (VedetteMove *self,
                     const char  *property)
{
  GParamSpec *pspec = find_param (self, property);

  return pspec != NULL ? vedette_record_peek_id (VEDETTE_RECORD (self), pspec->param_id) : 0;
}

const VedetteIds *
vedette_move_get_ids (VedetteMove *self,
                      const char  *property)
{
  GParamSpec *pspec = find_param (self, property);

  return pspec != NULL ? vedette_record_peek_ids (VEDETTE_RECORD (self), pspec->param_id) : NULL;
}

const char * const *
vedette_move_get_texts (VedetteMove *self,
                        const char  *property)
{
  static const char * const none[] = { NULL };
  GParamSpec *pspec = find_param (self, property);

  return pspec != NULL ? vedette_record_peek_strv (VEDETTE_RECORD (self), pspec->param_id) : none;
}

static GParamSpec *
with_target (GParamSpec *pspec,
             GType       type)
{
  g_param_spec_set_qdata (pspec, target_quark (), GSIZE_TO_POINTER (type));
  return pspec;
}

/**
 * vedette_param_spec_reference_to:
 * @type: of the record that it refers to
 *
 * Returns: (transfer floating): a property that refers to one record of a type
 */
GParamSpec *
vedette_param_spec_reference_to (const char *name,
                                 GType       type)
{
  return with_target (vedette_param_spec_reference (name), type);
}

GParamSpec *
vedette_param_spec_ids_of (const char *name,
                           GType       type)
{
  return with_target (vedette_param_spec_ids (name), type);
}

GParamSpec *
vedette_param_spec_tri (const char *name)
{
  return g_param_spec_enum (name, NULL, NULL, VEDETTE_TYPE_TRI, VEDETTE_TRI_UNTRACKED, VEDETTE_PARAM_FLAGS);
}

/**
 * vedette_param_spec_inches:
 *
 * Returns: (transfer floating): a length from 0 to 999 inches in hundredths; -1 when it is untracked
 */
GParamSpec *
vedette_param_spec_inches (const char *name)
{
  return g_param_spec_int (name, NULL, NULL, -1, 99900, -1, VEDETTE_PARAM_FLAGS | VEDETTE_PARAM_INCHES);
}

/**
 * vedette_param_spec_get_target:
 *
 * Returns: the type of the records that it refers to; %VEDETTE_TYPE_RECORD if that is not said
 */
GType
vedette_param_spec_get_target (GParamSpec *pspec)
{
  const VedetteField *field = vedette_param_spec_get_field (pspec);
  GType type = GPOINTER_TO_SIZE (g_param_spec_get_qdata (pspec, target_quark ()));

  if (field != NULL && field->of != NULL)
    return field->of ();
  return type != 0 ? type : VEDETTE_TYPE_RECORD;
}
