/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What units are called of which only their class and arm was said: by those, and a number. */

#include "vedette-config.h"

#include "core/eagles/typed/vedette-muster-text-private.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-record.h"

/* As they are called in a list, before their number */
static const char * const names[VEDETTE_N_EAGLES_TROOPS][VEDETTE_ARM_ARTILLERY + 1] = {
  { NC_("unit", "Elite infantry"), NC_("unit", "Elite cavalry"), NC_("unit", "Elite artillery") },
  { NC_("unit", "Line infantry"), NC_("unit", "Line cavalry"), NC_("unit", "Line artillery") },
  { NC_("unit", "Conscript infantry"), NC_("unit", "Conscript cavalry"), NC_("unit", "Conscript artillery") },
};

/* Returns: (transfer full): that name of a unit with a number; without one for 0 */
char *
vedette_muster_make_name (VedetteUnit *unit,
                          int          number)
{
  const char *name = g_dpgettext2 (NULL, "unit", names[vedette_unit_get_troops (unit)][vedette_unit_get_arm (unit)]);

  if (number == 0)
    return g_strdup (name);
  /* Translators: a unit without a name of its own, as in “Line infantry 3” */
  return g_strdup_printf (C_("unit", "%s %d"), name, number);
}

/* Gives all units without a name one that no other has, in their order. @taken: (nullable): names that others have */
void
vedette_muster_name_units (GPtrArray           *lines,
                           const char * const  *taken)
{
  g_autoptr (GHashTable) used = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  int last[VEDETTE_N_EAGLES_TROOPS][VEDETTE_ARM_ARTILLERY + 1] = { { 0 } };

  for (guint i = 0; taken != NULL && taken[i] != NULL; i++)
    g_hash_table_add (used, g_strdup (taken[i]));
  for (guint i = 0; i < lines->len; i++)
    for (guint k = 0; k < ((VedetteMusterLine *) lines->pdata[i])->units->len; k++)
      {
        VedetteMusterUnit *unit = ((VedetteMusterLine *) lines->pdata[i])->units->pdata[k];

        if (*vedette_unit_get_name (unit->unit) != '\0')
          g_hash_table_add (used, g_strdup (vedette_unit_get_name (unit->unit)));
      }
  for (guint i = 0; i < lines->len; i++)
    for (guint k = 0; k < ((VedetteMusterLine *) lines->pdata[i])->units->len; k++)
      {
        VedetteMusterUnit *unit = ((VedetteMusterLine *) lines->pdata[i])->units->pdata[k];
        int *number = &last[vedette_unit_get_troops (unit->unit)][vedette_unit_get_arm (unit->unit)];
        char *name = NULL;

        if (*vedette_unit_get_name (unit->unit) != '\0')
          continue;
        do
          {
            g_free (name);
            name = vedette_muster_make_name (unit->unit, ++*number);
          }
        while (g_hash_table_contains (used, name));
        g_object_set (unit->unit, "name", name, NULL);
        g_hash_table_add (used, name);
      }
}
