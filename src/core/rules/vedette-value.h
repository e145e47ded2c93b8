/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The base class of objects that only hold values: each of them is written as a list of its fields. */

#pragma once

#include "core/document/vedette-each.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_VALUE (vedette_value_get_type ())
G_DECLARE_DERIVABLE_TYPE (VedetteValue, vedette_value, VEDETTE, VALUE, GObject)

typedef struct _VedetteValueField VedetteValueField;

struct _VedetteValueClass
{
  GObjectClass parent_class;

  /*< private >*/
  const VedetteValueField *fields; /* those that own something */
  guint n_fields;
};

gpointer vedette_value_make        (GType          type,
                                    gconstpointer  from,
                                    gsize          size);
gpointer vedette_value_append      (GListStore    *list,
                                    gpointer       value);
void     vedette_value_take_member (const char   **member,
                                    char          *text);

/* Write a class of values as a list of its fields, one entry for each:
 *
 *   #define VEDETTE_SPAN_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                              \
 *     TEXT (label)                                                                                                       \
 *     PLAIN (gint64, from)
 *
 * The macros make the struct, its constructor and the release of what it owns from the list. TEXT owns a copy, OBJECT a
 * reference, BOXED (type, CType, name) a copy by the function that makes its GType; PLAIN owns nothing.
 *
 * The struct is public. Callers read its members directly, because a getter for each would cost more code than it hides.
 * They set a text with vedette_value_set_text() or vedette_value_take_text(), an object with g_set_object(), and anything
 * else by assignment. A class has a function of its own only where more than that happens. */
#define VEDETTE_DECLARE_VALUE(TypeName, type_name, NAME, FIELDS)                                                       \
  G_DECLARE_FINAL_TYPE (TypeName, type_name, VEDETTE, NAME, VedetteValue)                                              \
  struct _##TypeName                                                                                                   \
  {                                                                                                                    \
    VedetteValue parent_instance;                                                                                      \
    FIELDS (VEDETTE_VALUE_PLAIN, VEDETTE_VALUE_TEXT, VEDETTE_VALUE_PLAIN, VEDETTE_VALUE_BOXED)                         \
  };                                                                                                                   \
  static inline GType TypeName##_get_value_type (void)                                                                 \
  {                                                                                                                    \
    return type_name##_get_type ();                                                                                    \
  }

/* What follows the list of fields is done when the class is made. */
#define VEDETTE_DEFINE_VALUE(TypeName, type_name, FIELDS, ...)                                                         \
  G_DEFINE_FINAL_TYPE (TypeName, type_name, VEDETTE_TYPE_VALUE)                                                        \
  static void type_name##_class_init (TypeName##Class *klass)                                                          \
  {                                                                                                                    \
    typedef TypeName Self;                                                                                             \
    static const VedetteValueField fields[] = {                                                                        \
      FIELDS (VEDETTE_VALUE_NOTHING_OWNED, VEDETTE_VALUE_TEXT_OWNED, VEDETTE_VALUE_OBJECT_OWNED,                       \
              VEDETTE_VALUE_BOXED_OWNED)                                                                               \
    };                                                                                                                 \
    VEDETTE_VALUE_CLASS (klass)->fields = fields;                                                                      \
    VEDETTE_VALUE_CLASS (klass)->n_fields = G_N_ELEMENTS (fields);                                                     \
    __VA_ARGS__;                                                                                                       \
  }                                                                                                                    \
  static void type_name##_init (TypeName *self)                                                                        \
  {                                                                                                                    \
  }

/* Makes a value from fields by name; the others are 0. The value copies texts and takes references.
 *
 *   vedette_value_new (VedetteSpan, .label = "Holding", .from = 3); */
#define vedette_value_new(TypeName, ...)                                                                               \
  ((TypeName *) vedette_value_make (TypeName##_get_value_type (), &(const TypeName){ __VA_ARGS__ }, sizeof (TypeName)))

/* The same at the end of a GListStore, which owns it then; returns (transfer none) the value. */
#define vedette_value_add(list, TypeName, ...)                                                                         \
  ((TypeName *) vedette_value_append (list, vedette_value_new (TypeName, __VA_ARGS__)))

/* Replaces a text of a value by another (transfer full), or by a copy of another, which can be the same. Both can be NULL. */
#define vedette_value_take_text(value, name, text) vedette_value_take_member (&(value)->name, text)
#define vedette_value_set_text(value, name, text) vedette_value_take_text (value, name, g_strdup (text))

/* VEDETTE_DECLARE_VALUE() and VEDETTE_DEFINE_VALUE() expand the entries of a list to these. */
struct _VedetteValueField
{
  gsize offset;
  GType (*type) (void);
};

#define VEDETTE_VALUE_PLAIN(CType, name) CType name;
#define VEDETTE_VALUE_TEXT(name) const char *name;
#define VEDETTE_VALUE_BOXED(type, CType, name) CType name;
#define VEDETTE_VALUE_NOTHING_OWNED(CType, name)
#define VEDETTE_VALUE_TEXT_OWNED(name) { G_STRUCT_OFFSET (Self, name), NULL },
#define VEDETTE_VALUE_OBJECT_OWNED(CType, name) { G_STRUCT_OFFSET (Self, name), g_object_get_type },
#define VEDETTE_VALUE_BOXED_OWNED(type, CType, name) { G_STRUCT_OFFSET (Self, name), type },

G_END_DECLS
