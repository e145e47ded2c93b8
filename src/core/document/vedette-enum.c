/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Enumerations as lists of values, each with a constant, a word for machines, and words for people. */

#include "vedette-config.h"

#include "core/document/vedette-enum.h"

#include <glib/gi18n-lib.h>

/* The labels of an enumeration, for which GEnumClass has no field. */
typedef struct
{
  const char *context;
  const VedetteEnumValue *values;
  guint n_values;
} Labels;

static GQuark
labels_quark (void)
{
  return g_quark_from_static_string ("vedette-enum-labels");
}

/**
 * vedette_enum_register:
 * @name: the name of the type; static
 * @context: (nullable): the translation context of the labels; static
 * @values: (array length=n_values): the values; static
 *
 * Registers an enumeration. VEDETTE_DEFINE_ENUM() calls this function once for each type.
 */
GType
vedette_enum_register (const char             *name,
                       const char             *context,
                       const VedetteEnumValue *values,
                       guint                   n_values)
{
  /* These tables are never freed, because a registered type lives as long as the program. */
  GEnumValue *rows = g_new0 (GEnumValue, n_values + 1);
  Labels *labels = g_new (Labels, 1);
  GType type;

  for (guint i = 0; i < n_values; i++)
    rows[i] = (GEnumValue){ .value = values[i].value, .value_name = values[i].name, .value_nick = values[i].nick };
  *labels = (Labels){ .context = context, .values = values, .n_values = n_values };
  type = g_enum_register_static (name, rows);
  g_type_set_qdata (type, labels_quark (), labels);
  return type;
}

/**
 * vedette_enum_get_nick:
 *
 * Returns: (transfer none): the word for @value in files and on the command line
 */
const char *
vedette_enum_get_nick (GType type,
                       int   value)
{
  g_autoptr (GEnumClass) klass = g_type_class_ref (type);
  GEnumValue *entry = g_enum_get_value (klass, value);

  g_return_val_if_fail (entry != NULL, NULL);

  return entry->value_nick;
}

/**
 * vedette_enum_find:
 * @nick: the word in a file, in a request or on the command line
 *
 * Finds a value by its word. g_enum_get_value_by_nick() of GLib 2.90 ignores case and takes "_" for "-", but words in
 * Vedette's files have a single spelling.
 *
 * Returns: (transfer none) (nullable): the value with exactly that word
 */
const GEnumValue *
vedette_enum_find (GType       type,
                   const char *nick)
{
  g_autoptr (GEnumClass) klass = g_type_class_ref (type);

  /* The caller can use the entry after the class is released, because GObject never frees the values of a static
   * type. */
  for (guint i = 0; i < klass->n_values; i++)
    if (g_str_equal (klass->values[i].value_nick, nick))
      return &klass->values[i];
  return NULL;
}

static const VedetteEnumValue *
find_value (const Labels *labels,
            int           value)
{
  for (guint i = 0; labels != NULL && i < labels->n_values; i++) /* never: the loop always finds a row */
    if (labels->values[i].value == value)
      return &labels->values[i];
  return NULL;
}

/**
 * vedette_enum_get_label:
 * @type: an enumeration of VEDETTE_DEFINE_ENUM()
 *
 * Returns: (transfer none): the translated label of @value; its nick if there is no label
 */
const char *
vedette_enum_get_label (GType type,
                        int   value)
{
  const Labels *labels = g_type_get_qdata (type, labels_quark ());
  const VedetteEnumValue *row = find_value (labels, value);

  if (row == NULL || row->label == NULL)
    return vedette_enum_get_nick (type, value);
  return labels->context != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, labels->context, row->label)
                                 : g_dgettext (GETTEXT_PACKAGE, row->label);
}

/**
 * vedette_enum_get_brief:
 * @type: an enumeration of VEDETTE_DEFINE_ENUM()
 *
 * Returns: (transfer none): the translated short label of @value; the label itself if there is no short one
 */
const char *
vedette_enum_get_brief (GType type,
                        int   value)
{
  const VedetteEnumValue *row = find_value (g_type_get_qdata (type, labels_quark ()), value);
  g_autofree char *context = NULL;

  if (row == NULL || row->brief == NULL)
    return vedette_enum_get_label (type, value);
  context = g_strconcat (g_type_name (type), VEDETTE_ENUM_IN_SHORT, NULL);
  return g_dpgettext2 (GETTEXT_PACKAGE, context, row->brief);
}

/**
 * vedette_enum_list_labels:
 *
 * Returns: (transfer full): the translated labels of all values, in their order, for a drop-down list
 */
GStrv
vedette_enum_list_labels (GType type)
{
  g_autoptr (GEnumClass) klass = g_type_class_ref (type);
  g_autoptr (GStrvBuilder) labels = g_strv_builder_new ();

  for (guint i = 0; i < klass->n_values; i++)
    g_strv_builder_add (labels, vedette_enum_get_label (type, klass->values[i].value));
  return g_strv_builder_end (labels);
}

/**
 * vedette_enum_list_nicks:
 * @first: the lowest value to list
 *
 * Returns: (transfer full): the words of the values, such as “poor, average, good”
 */
char *
vedette_enum_list_nicks (GType type,
                         int   first)
{
  g_autoptr (GEnumClass) klass = g_type_class_ref (type);
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < klass->n_values; i++)
    if (klass->values[i].value >= first)
      g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", klass->values[i].value_nick);
  return g_string_free (list, FALSE);
}
