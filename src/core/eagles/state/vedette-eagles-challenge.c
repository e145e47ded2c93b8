/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a division may try to steal the initiative from the active one, and which condition fails if not. */

#include "vedette-config.h"

#include "core/eagles/state/vedette-eagles-challenge.h"

#include <glib/gi18n-lib.h>

/* Whether a commander leads the troops of a division: it is his, or he is attached to it (E-34) */
gboolean
vedette_eagles_leads (const VedetteEagles *self,
                      gpointer             command,
                      gpointer             division)
{
  return !vedette_eagles_get_flag (command, "fallen") &&
         (command == division || vedette_eagles_is_attached (self, command, division));
}

/* A mostly elite division may try though it has moved (E-40): by the house rule only if that was not by an activation of its
 * own (A-E11) */
static gboolean
may_try_again (const VedetteEagles *self,
               gpointer             division)
{
  return vedette_eagles_is_elite (self, division) &&
         (vedette_eagles_get_switch (self, "elite-again") == VEDETTE_ELITE_AGAIN_FULL ||
          vedette_division_get_activation (division) == VEDETTE_ACTIVATION_NONE);
}

void
vedette_eagles_read_conditions (const VedetteEagles     *self,
                                gpointer                 division,
                                VedetteEaglesConditions *out)
{
  out->led = vedette_eagles_get_senior (self, division) != NULL;
  out->fresh = !vedette_division_get_moved (division) || may_try_again (self, division);
  out->untried = !vedette_division_get_attempted (division);
}

/* What can be no challenger at all, whatever both sides agree to */
static gboolean
is_challenger (const VedetteEagles *self,
               gpointer             division,
               VedetteRuling       *ruling)
{
  g_autofree char *name = vedette_eagles_say (self, division);
  gpointer active = vedette_eagles_get_active (self);

  if (active != NULL && vedette_eagles_get_army_of (self, division) == vedette_eagles_get_army_of (self, active))
    /* Translators: the name of a division, such as “1st Division” */
    vedette_ruling_forbid_about (ruling, "E-X05", "division", _("%s belongs to the side that has the initiative. Choose a "
                                                                "division of the other side."), name);
  else if (vedette_division_get_activation (division) == VEDETTE_ACTIVATION_SUSPENDED)
    /* Translators: the name of a division, such as “1st Division” */
    vedette_ruling_forbid_about (ruling, "A-E39", "division", _("%s is suspended and will continue automatically. Choose a "
                                                                "different division."), name);
  else if (!vedette_eagles_is_on_table (self, division) || vedette_division_get_kind (division) != VEDETTE_DIVISION_LED)
    /* Translators: the name of a division, such as “1st Division” */
    vedette_ruling_forbid_about (ruling, "E-34", "division", _("%s is not a led division on the table. Choose a different "
                                                               "division."), name);
  else
    return TRUE;
  return FALSE;
}

/**
 * vedette_eagles_check_challenge:
 * @division: which would challenge the active one
 *
 * Finds each condition that fails, of those that the program knows; of a second attempt nothing else is looked at (A-E43).
 */
void
vedette_eagles_check_challenge (const VedetteEagles *self,
                                gpointer             division,
                                VedetteRuling       *ruling)
{
  g_autofree char *name = vedette_eagles_say (self, division);
  VedetteEaglesConditions conditions;

  if (!is_challenger (self, division, ruling))
    return;
  vedette_eagles_read_conditions (self, division, &conditions);
  if (!conditions.untried)
    {
      /* Translators: the name of a division, such as “1st Division” */
      vedette_ruling_refuse_about (ruling, "E-X03", "division", _("%s has already made its one attempt to steal. Choose a "
                                                                  "different division."), name);
      return;
    }
  if (!conditions.led)
    /* Translators: the name of a division, such as “1st Division” */
    vedette_ruling_refuse_about (ruling, "A-E32", "division", _("%s has no commander to lead it. Attach a commander, or choose "
                                                                "a different division."), name);
  if (!conditions.fresh)
    /* Translators: the name of a division, such as “1st Division” */
    vedette_ruling_refuse_about (ruling, "E-X02", "division", _("%s has already moved and is not mostly elite. Choose a "
                                                                "different division."), name);
}
