/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a battle of one game system is made of, and the versions of its file. */

#include "core/document/vedette-schema.h"

#include "core/document/vedette-record.h"

/* The first version has no older one to upgrade. */
const VedetteFormat vedette_format = { .version = 1, .upgrades = NULL };

/**
 * vedette_schema_find_type:
 * @tag: the name of a type in the file
 *
 * Returns: the type of records, %G_TYPE_INVALID if the system has none of that name
 */
GType
vedette_schema_find_type (const VedetteSchema *self,
                          const char          *tag)
{
  for (guint i = 0; self->types[i] != NULL; i++)
    {
      GType type = self->types[i]();
      g_autoptr (GTypeClass) klass = g_type_class_ref (type);

      if (g_str_equal (vedette_record_class_get_tag ((VedetteRecordClass *) klass), tag))
        return type;
    }
  return G_TYPE_INVALID;
}
