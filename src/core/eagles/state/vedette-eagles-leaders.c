/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who rolls for a side in an opposed roll, what his rating is worth there, and who may add points. */

#include "vedette-config.h"

#include "core/eagles/state/vedette-eagles-charts.h"
#include "core/eagles/state/vedette-eagles.h"

/* Whether an army or corps commander is with a division */
gboolean
vedette_eagles_is_attached (const VedetteEagles *self,
                            gpointer             command,
                            gpointer             division)
{
  if (!VEDETTE_IS_ARMY (command) && !VEDETTE_IS_CORPS (command))
    return FALSE;
  return vedette_eagles_get_id (command, "attached") == vedette_record_get_id (division) &&
         vedette_eagles_get_army_of (self, command) == vedette_eagles_get_army_of (self, division);
}

/**
 * vedette_eagles_get_senior:
 *
 * Returns: (nullable): the senior officer who is present with a division, and rolls for it (E-32): the army commander, else
 *   the corps commander of the highest rating, else its own; %NULL if none is left (A-E32)
 */
gpointer
vedette_eagles_get_senior (const VedetteEagles *self,
                           gpointer             division)
{
  g_autoptr (GPtrArray) commands = vedette_eagles_list_commands (self, vedette_eagles_get_army_of (self, division));
  gpointer senior = NULL;

  for (guint i = 0; i < commands->len; i++)
    {
      gpointer command = commands->pdata[i];

      if (vedette_eagles_get_flag (command, "fallen") || !vedette_eagles_is_attached (self, command, division))
        continue;
      if (VEDETTE_IS_ARMY (command))
        return command;
      if (senior == NULL || vedette_eagles_get_int (command, "rating") > vedette_eagles_get_int (senior, "rating"))
        senior = command;
    }
  if (senior == NULL && !vedette_division_get_fallen (division))
    senior = division;
  return senior;
}

/**
 * vedette_eagles_get_modifier:
 * @command: (nullable): who rolls
 *
 * Returns: what his rating is worth in an opposed roll (E-31); that of no other is added (E-33)
 */
int
vedette_eagles_get_modifier (const VedetteEagles *self,
                             gpointer             command)
{
  gboolean attached;

  if (command == NULL)
    return 0;
  attached = !VEDETTE_IS_DIVISION (command) && vedette_eagles_get_id (command, "attached") != 0;
  switch ((VedetteRatingMod) vedette_eagles_get_switch (self, "rating-mod"))
    {
    case VEDETTE_RATING_MOD_NONE:
      return 0;
    case VEDETTE_RATING_MOD_ATTACHED_ONLY:
      if (!attached)
        return 0;
      break;
    case VEDETTE_RATING_MOD_ROLLER:
    default:
      break;
    }
  return vedette_eagles_rating_get_modifier ((VedetteEaglesRating) vedette_eagles_get_int (command, "rating"));
}

/* Whether an army may add points to the roll that comes: to the opening roll always, to a steal if its commander is attached
 * to its division in it (E-28), the challenged one only as the house rule says (A-E17) */
gboolean
vedette_eagles_may_add_points (const VedetteEagles *self,
                               gpointer             army)
{
  gpointer challenger, concerned;

  if (!vedette_eagles_is_on (self, VEDETTE_EAGLES_ON_STEALING))
    return TRUE;
  challenger = vedette_eagles_get_challenger (self);
  concerned = vedette_eagles_get_army_of (self, challenger) == army ? challenger : vedette_eagles_get_active (self);
  if (concerned == NULL || vedette_army_get_fallen (army) || !vedette_eagles_is_attached (self, army, concerned))
    return FALSE;
  return concerned == challenger || vedette_eagles_get_switch (self, "points-defence") == VEDETTE_YES_NO_YES;
}
