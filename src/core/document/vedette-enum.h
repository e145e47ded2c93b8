/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Enumerations as lists of values, each with a constant, a word for machines, and words for people. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * VedetteEnumValue:
 * @value: the constant
 * @name: the name of the constant in C
 * @nick: the word for the value in files, requests and on the command line; the word must never change, because
 *   people's files contain it
 * @label: (nullable): the name of the value for people, marked for translation; %NULL for a value that only machines use
 * @brief: (nullable): a short label for narrow places, marked for translation with the name of the type and
 *   VEDETTE_ENUM_IN_SHORT as context; a sign that is the same in all languages is not marked
 */
typedef struct
{
  int value;
  const char *name;
  const char *nick;
  const char *label;
  const char *brief;
} VedetteEnumValue;

/* The translation context of short labels is the name of the type and this suffix, as in NC_("VedetteTroops, in short",
 * "Avg"). */
#define VEDETTE_ENUM_IN_SHORT ", in short"

GType       vedette_enum_register  (const char             *name,
                                    const char             *context,
                                    const VedetteEnumValue *values,
                                    guint                   n_values);
const char *vedette_enum_get_nick  (GType                   type,
                                    int                     value);
const GEnumValue *vedette_enum_find (GType             type,
                                     const char       *nick);
const char *vedette_enum_get_label (GType                   type,
                                    int                     value);
const char *vedette_enum_get_brief (GType                   type,
                                    int                     value);
GStrv       vedette_enum_list_labels (GType                 type);
char       *vedette_enum_list_nicks  (GType                 type,
                                      int                   first);

/* Write an enumeration as a list of its values, one entry for each:
 *
 *   #define VEDETTE_OBJECTIVE_VALUES(VALUE)                                                                             \
 *     VALUE (VEDETTE_OBJECTIVE_TASK, "task", NC_("objective", "a task"))                                                \
 *     VALUE (VEDETTE_OBJECTIVE_ENEMY, "enemy", NC_("objective", "an enemy"))
 *
 * A short label can follow the label. VEDETTE_DEFINE_ENUM() takes the translation context of the labels, or NULL; all
 * labels of a list have the same context. */
#define VEDETTE_DECLARE_ENUM(TypeName, type_name, VALUES)                                                              \
  typedef enum                                                                                                         \
  {                                                                                                                    \
    VALUES (VEDETTE_ENUM_CONSTANT)                                                                                     \
  } TypeName;                                                                                                          \
  GType type_name##_get_type (void);

#define VEDETTE_DEFINE_ENUM(TypeName, type_name, context, VALUES)                                                      \
  GType type_name##_get_type (void)                                                                                    \
  {                                                                                                                    \
    static const VedetteEnumValue values[] = { VALUES (VEDETTE_ENUM_ROW) };                                            \
    static gsize type = 0;                                                                                             \
    if (g_once_init_enter (&type))                                                                                     \
      g_once_init_leave (&type, vedette_enum_register (#TypeName, context, values, G_N_ELEMENTS (values)));            \
    return type;                                                                                                       \
  }

/* These macros expand one entry of the list for VEDETTE_DECLARE_ENUM() and VEDETTE_DEFINE_ENUM(). */
#define VEDETTE_ENUM_CONSTANT(CONSTANT, ...) CONSTANT,
#define VEDETTE_ENUM_ROW(CONSTANT, ...) { CONSTANT, #CONSTANT, __VA_ARGS__ },

G_END_DECLS
