/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Enumerations as lists of values: each with its constant, its word for machines and its words for people. */

#include "vedette-config.h"

#include "core/document/vedette-enum.h"

#include <glib/gi18n-lib.h>

/* What GEnumClass has no place for */
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
 * @name: of the type; static
 * @context: (nullable): that the labels are marked with; static
 * @values: (array length=n_values): static
 *
 * VEDETTE_DEFINE_ENUM() calls it, once for each type.
 */
GType
vedette_enum_register (const char             *name,
                       const char             *context,
                       const VedetteEnumValue *values,
                       guint                   n_values)
{
  /* All of it lives as long as the program, as types do. */
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
 * Returns: (transfer none): the word for @value in file and command line
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
 * vedette_enum_get_label:
 * @type: an enumeration of VEDETTE_DEFINE_ENUM()
 *
 * Returns: (transfer none): what people call @value, in their language; its nick if it has no label
 */
const char *
vedette_enum_get_label (GType type,
                        int   value)
{
  const Labels *labels = g_type_get_qdata (type, labels_quark ());

  for (guint i = 0; labels != NULL && i < labels->n_values; i++)
    {
      const VedetteEnumValue *row = &labels->values[i];

      if (row->value != value || row->label == NULL)
        continue;
      return labels->context != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, labels->context, row->label)
                                     : g_dgettext (GETTEXT_PACKAGE, row->label);
    }
  return vedette_enum_get_nick (type, value);
}
