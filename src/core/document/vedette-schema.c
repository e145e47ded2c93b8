/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The record types of a game system, and the versions of its file format. */

#include "core/document/vedette-schema.h"

#include "core/document/vedette-record.h"

/* Version 1 is the first version of the format, so no older version has to be upgraded. */
const VedetteFormat vedette_format = { .version = 1, .upgrades = NULL };

/**
 * vedette_schema_find_type:
 * @tag: the name of a record type in files
 *
 * Returns: the type; %G_TYPE_INVALID if the game system has no type of that name
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
