/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The base class of everything that a step can change: an object with an id and persistent properties. */

#pragma once

#include <glib-object.h>

#include "core/document/vedette-each.h"
#include "core/document/vedette-field.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_RECORD (vedette_record_get_type ())
G_DECLARE_DERIVABLE_TYPE (VedetteRecord, vedette_record, VEDETTE, RECORD, GObject)

struct _VedetteRecordClass
{
  GObjectClass parent_class;

  /*< private >*/
  const char  *tag;
  guint        n_pspecs;
  GParamSpec **pspecs; /* the persistent properties, indexed by property id; the first element is NULL */
};

void              vedette_record_class_install    (VedetteRecordClass *klass,
                                                   const char         *tag,
                                                   guint               n_pspecs,
                                                   GParamSpec        **pspecs);
void              vedette_record_class_install_fields (VedetteRecordClass *klass,
                                                       const char         *tag,
                                                       const VedetteField *fields,
                                                       guint               n_fields);
const char       *vedette_record_class_get_tag    (VedetteRecordClass *klass);
GParamSpec       *vedette_record_class_find       (VedetteRecordClass *klass,
                                                   const char         *name);

GParamSpec       *vedette_record_type_find        (GType               type,
                                                   const char         *name);
const char       *vedette_record_type_get_label   (GType               type,
                                                   const char         *name);
const char       *vedette_record_type_get_hint    (GType               type,
                                                   const char         *name);
const char       *vedette_record_type_get_brief   (GType               type,
                                                   const char         *name);
const char       *vedette_record_type_get_word    (GType               type,
                                                   const char         *name);

gint64            vedette_record_get_id           (VedetteRecord      *self);
gboolean          vedette_record_is_attached      (VedetteRecord      *self);

gboolean          vedette_record_is_said          (VedetteRecord      *self,
                                                   GParamSpec         *pspec);
int               vedette_record_peek_int         (VedetteRecord      *self,
                                                   guint               prop_id);
gboolean          vedette_record_peek_boolean     (VedetteRecord      *self,
                                                   guint               prop_id);
int               vedette_record_peek_enum        (VedetteRecord      *self,
                                                   guint               prop_id);
const char       *vedette_record_peek_string      (VedetteRecord      *self,
                                                   guint               prop_id);
gint64            vedette_record_peek_id          (VedetteRecord      *self,
                                                   guint               prop_id);
const VedetteIds *vedette_record_peek_ids         (VedetteRecord      *self,
                                                   guint               prop_id);
const char * const *vedette_record_peek_strv      (VedetteRecord      *self,
                                                   guint               prop_id);
char             *vedette_record_to_text          (VedetteRecord      *self);
void              vedette_record_print            (VedetteRecord      *self);

GParamSpec       *vedette_param_spec_reference    (const char         *name);
GParamSpec       *vedette_param_spec_ids          (const char         *name);
GParamSpec       *vedette_param_spec_text         (const char         *name);

/* Write a record as a list of its fields, one entry for each:
 *
 *   #define VEDETTE_PLACE_FIELDS(FIELD, T...)                                                                            \
 *     FIELD (T, TEXT, const char *, name, .label = N_("Name"))                                                           \
 *     FIELD (T, TEXT, const char *, notes, .label = N_("Notes"))
 *
 * An entry has the kind of a [struct@Vedette.Field], the C type, the name with underscores, and other members of the
 * field. The macros make the property with its notification, the storage, and the getter vedette_place_get_name() from
 * the entry. Files, requests and forms use the property. The order of the entries is their order in the file.
 *
 * T is a placeholder for the two names of the type, which the lists only pass on. */
#define VEDETTE_DECLARE_RECORD(TypeName, type_name, NAME, FIELDS)                                                      \
  G_DECLARE_FINAL_TYPE (TypeName, type_name, VEDETTE, NAME, VedetteRecord)                                             \
  FIELDS (VEDETTE_RECORD_DECLARE_GETTER, TypeName, type_name)

#define VEDETTE_DEFINE_RECORD(TypeName, type_name, tag, FIELDS)                                                        \
  struct _##TypeName                                                                                                   \
  {                                                                                                                    \
    VedetteRecord parent_instance;                                                                                     \
  };                                                                                                                   \
  G_DEFINE_FINAL_TYPE (TypeName, type_name, VEDETTE_TYPE_RECORD)                                                       \
  enum                                                                                                                 \
  {                                                                                                                    \
    type_name##_prop_0,                                                                                                \
    FIELDS (VEDETTE_RECORD_PROP_ID, TypeName, type_name)                                                               \
  };                                                                                                                   \
  static void type_name##_class_init (TypeName##Class *klass)                                                          \
  {                                                                                                                    \
    static const VedetteField fields[] = { FIELDS (VEDETTE_RECORD_FIELD, TypeName, type_name) };                       \
    vedette_record_class_install_fields (VEDETTE_RECORD_CLASS (klass), tag, fields, G_N_ELEMENTS (fields));            \
  }                                                                                                                    \
  static void type_name##_init (TypeName *self)                                                                        \
  {                                                                                                                    \
  }                                                                                                                    \
  FIELDS (VEDETTE_RECORD_DEFINE_GETTER, TypeName, type_name)

/* These macros expand one entry of the list for VEDETTE_DECLARE_RECORD() and VEDETTE_DEFINE_RECORD(). */
#define VEDETTE_RECORD_DECLARE_GETTER(TypeName, type_name, KIND, CType, name, ...)                                     \
  CType type_name##_get_##name (TypeName *self);
#define VEDETTE_RECORD_PROP_ID(TypeName, type_name, KIND, CType, name, ...) type_name##_prop_##name,
#define VEDETTE_RECORD_FIELD(TypeName, type_name, KIND, CType, name_, ...)                                             \
  { .kind = VEDETTE_FIELD_##KIND, .name = #name_, __VA_ARGS__ },
#define VEDETTE_RECORD_DEFINE_GETTER(TypeName, type_name, KIND, CType, name, ...)                                      \
  CType type_name##_get_##name (TypeName *self)                                                                        \
  {                                                                                                                    \
    return (CType) VEDETTE_RECORD_PEEK_##KIND (VEDETTE_RECORD (self), type_name##_prop_##name);                        \
  }
#define VEDETTE_RECORD_PEEK_TEXT vedette_record_peek_string
#define VEDETTE_RECORD_PEEK_FLAG vedette_record_peek_boolean
#define VEDETTE_RECORD_PEEK_INT vedette_record_peek_int
#define VEDETTE_RECORD_PEEK_INCHES vedette_record_peek_int
#define VEDETTE_RECORD_PEEK_ENUM vedette_record_peek_enum
#define VEDETTE_RECORD_PEEK_TRI vedette_record_peek_enum
#define VEDETTE_RECORD_PEEK_REF vedette_record_peek_id
#define VEDETTE_RECORD_PEEK_IDS vedette_record_peek_ids
#define VEDETTE_RECORD_PEEK_TEXTS vedette_record_peek_strv

G_END_DECLS
