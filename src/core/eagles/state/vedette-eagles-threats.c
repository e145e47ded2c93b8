/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Units whose flank is threatened have to test (E-50): who they are, and what is said as long as they have not. */

#include "vedette-config.h"

#include "core/eagles/state/vedette-eagles.h"

#include <glib/gi18n-lib.h>

/* Returns: (transfer container): those that still have to test; one that has tested in this turn cannot (A-E07), nor can one
 * of the side that moves (E-X16, A-E42) */
GPtrArray *
vedette_eagles_list_threatened (const VedetteEagles *self)
{
  GPtrArray *units = vedette_eagles_list_units (self, NULL);
  gpointer moving = vedette_eagles_get_moving_army (self);

  for (guint i = units->len; i-- > 0;)
    if (moving == NULL || !vedette_unit_get_threatened (units->pdata[i]) || vedette_unit_get_tested (units->pdata[i]) ||
        vedette_eagles_get_army_of (self, units->pdata[i]) == moving)
      g_ptr_array_remove_index (units, i);
  return units;
}

/* To go on without a test that has to be made is warned of (E-X14). */
void
vedette_eagles_warn_of_threat (const VedetteEagles *self,
                               VedetteRuling       *ruling)
{
  g_autoptr (GPtrArray) units = vedette_eagles_list_threatened (self);

  for (guint i = 0; i < units->len; i++)
    /* Translators: the name of a unit, such as “11th Line” */
    vedette_ruling_warn (ruling, "E-X14", _("The flank of %s is threatened: the unit must test first"),
                         vedette_eagles_get_name (units->pdata[i]));
}

void
vedette_eagles_clear_threats (const VedetteEagles *self,
                              VedetteEdit         *edit)
{
  g_autoptr (GPtrArray) units = vedette_eagles_list (self, vedette_unit_get_type ());

  for (guint i = 0; i < units->len; i++)
    vedette_edit_set (edit, units->pdata[i], "threatened", FALSE, NULL);
}

/* Returns: (transfer full): a length in hundredths of an inch, as people write it */
char *
vedette_eagles_say_inches (int hundredths)
{
  /* Translators: a length in inches */
  return g_strdup_printf (_("%g″"), hundredths / 100.0);
}
