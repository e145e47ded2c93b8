/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Something that may be done: an object whose properties are its declaration. */

#include "vedette-config.h"

#include "core/rules/vedette-move.h"

#include <glib/gi18n-lib.h>
#include <string.h>

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
  return g_dgettext (GETTEXT_PACKAGE, vedette_move_get_kind (self)->label);
}

/**
 * vedette_move_strip_ellipsis:
 * @label: the label of a button
 *
 * Removes the ellipsis, which promises a question, and the no-break space that some languages write before it.
 *
 * Returns: (transfer full): the label for the question itself, and for places where nothing can be pressed
 */
char *
vedette_move_strip_ellipsis (const char *label)
{
  static const char *const ends[] = { "…", "\u00a0" };
  char *stripped = g_strdup (label);

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    if (g_str_has_suffix (stripped, ends[i]))
      stripped[strlen (stripped) - strlen (ends[i])] = '\0';
  return stripped;
}

/**
 * vedette_move_get_title:
 *
 * Returns: its label without the ellipsis
 */
const char *
vedette_move_get_title (VedetteMove *self)
{
  g_autofree char *title = vedette_move_strip_ellipsis (vedette_move_get_label (self));

  return g_intern_string (title);
}

/**
 * vedette_move_get_verb:
 *
 * Returns: what the button of its form says, as it is declared now: what is done if it is pressed
 */
const char *
vedette_move_get_verb (VedetteMove *self)
{
  const VedetteMoveKind *kind = vedette_move_get_kind (self);
  const char *verb = kind->say_verb != NULL ? kind->say_verb (self) : NULL;

  if (verb != NULL)
    return verb;
  return kind->verb != NULL ? g_dgettext (GETTEXT_PACKAGE, kind->verb) : vedette_move_get_title (self);
}

/* Returns: (nullable): what it is for, where its name does not say that */
const char *
vedette_move_get_hint (VedetteMove *self)
{
  const char *hint = vedette_move_get_kind (self)->hint;

  return hint != NULL ? g_dgettext (GETTEXT_PACKAGE, hint) : NULL;
}

const char *
vedette_move_get_key (VedetteMove *self)
{
  return vedette_move_get_kind (self)->key;
}

VedetteMoveGroup
vedette_move_get_group (VedetteMove *self)
{
  return vedette_move_get_kind (self)->group;
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

/**
 * vedette_move_get_each:
 *
 * Returns: (transfer none) (nullable): the numbers, lengths in hundredths of an inch, each beside its record
 */
const VedetteNumbers *
vedette_move_get_each (VedetteMove *self,
                       const char  *property)
{
  GParamSpec *pspec = find_param (self, property);

  return pspec != NULL ? g_value_get_boxed (vedette_record_peek (VEDETTE_RECORD (self), pspec)) : NULL;
}

const char * const *
vedette_move_get_texts (VedetteMove *self,
                        const char  *property)
{
  static const char * const none[] = { NULL };
  GParamSpec *pspec = find_param (self, property);

  return pspec != NULL ? vedette_record_peek_strv (VEDETTE_RECORD (self), pspec->param_id) : none;
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

  return field != NULL && field->of != NULL ? field->of () : VEDETTE_TYPE_RECORD;
}
