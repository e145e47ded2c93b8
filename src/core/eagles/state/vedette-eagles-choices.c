/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How formations, units and commanders stand in a list to choose from: by which name, and under what. */

#include "vedette-config.h"

#include "core/eagles/state/vedette-eagles-choices.h"
#include "core/rules/vedette-choice.h"

/* Returns: (transfer full) (nullable): the heading of those that belong to @of; both armies may have a 1st Division */
static char *
say_heading (const VedetteEagles *self,
             gpointer             of)
{
  if (of == NULL)
    return NULL;
  return VEDETTE_IS_ARMY (of) ? vedette_eagles_say (self, of) : vedette_eagles_say_whose (self, of);
}

static void
add (const VedetteEagles *self,
     GListStore          *choices,
     gpointer             record,
     const char          *name,
     gpointer             of)
{
  g_autofree char *heading = say_heading (self, of);

  vedette_value_add (choices, VedetteChoice, .id = vedette_record_get_id (record), .label = name, .group = heading);
}

/**
 * vedette_eagles_add_choice:
 * @of: (nullable): the army or the formation under which it stands; %NULL where all of the list belong together
 *
 * A formation or a unit.
 */
void
vedette_eagles_add_choice (const VedetteEagles *self,
                           GListStore          *choices,
                           gpointer             record,
                           gpointer             of)
{
  g_autofree char *name = vedette_eagles_say (self, record);

  add (self, choices, record, name, of);
}

/* Who commands, under his @army if one is said: with what he commands, which his name alone does not tell */
void
vedette_eagles_add_commander (const VedetteEagles *self,
                              GListStore          *choices,
                              gpointer             command,
                              gpointer             army)
{
  g_autofree char *name = vedette_eagles_say_commander (self, command);
  g_autofree char *own = vedette_eagles_say (self, command);
  gboolean of_formation = army != NULL && !VEDETTE_IS_ARMY (command) && !g_str_equal (name, own);

  add (self, choices, command, name, of_formation ? command : army);
}

void
vedette_eagles_list_armies (VedetteMove          *move,
                            const VedetteContext *self,
                            GListStore           *choices)
{
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      VedetteArmy *army = vedette_eagles_get_army (self, (VedetteEaglesSide) side);
      g_autofree char *name = vedette_eagles_say (self, army);

      vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (army)), name);
    }
}
