/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which independent moves, whether its move is due, and when the phase of the independents is over (A-E40). */

#include "vedette-config.h"

#include "core/eagles/state/vedette-eagles-turn.h"

/* Which armies have their independents in this phase */
VedetteIndependents
vedette_eagles_get_now (const VedetteEagles *self)
{
  return vedette_eagles_is_on (self, VEDETTE_EAGLES_ON (INDEP_LATE)) ? VEDETTE_INDEPENDENTS_LATE : VEDETTE_INDEPENDENTS_EARLY;
}

/* Returns: (nullable): the independent that was the last to activate in this phase, if it can act: it moves now */
gpointer
vedette_eagles_get_independent (const VedetteEagles *self)
{
  if (!vedette_eagles_is_on (self, VEDETTE_EAGLES_ON_INDEPENDENTS))
    return NULL;
  return vedette_eagles_find (self, vedette_unit_get_type (), vedette_eagles_game_get_unit (self->game));
}

/**
 * vedette_eagles_get_due_independent:
 * @edit: (nullable): what is noted already
 *
 * Returns: (nullable): the independent whose move is due (A-E40)
 */
gpointer
vedette_eagles_get_due_independent (const VedetteEagles *self,
                                    VedetteEdit         *edit)
{
  gpointer unit = vedette_eagles_get_independent (self);

  if (edit != NULL)
    unit = vedette_eagles_find (self, vedette_unit_get_type (), vedette_edit_get_id (edit, self->game, "unit"));
  if (unit == NULL || vedette_unit_get_gone (unit) || !vedette_eagles_is_on_table (self, unit))
    return NULL;
  if (edit != NULL ? g_value_get_boolean (vedette_edit_peek (edit, unit, "moved")) : vedette_unit_get_moved (unit))
    return NULL;
  return unit;
}

/* Returns: (nullable): the army of which a unit moves, so that the other side can stop it (E-44, A-E41) */
gpointer
vedette_eagles_get_moving_army (const VedetteEagles *self)
{
  gpointer active = vedette_eagles_get_active (self);

  return vedette_eagles_get_army_of (self, active != NULL ? active : vedette_eagles_get_independent (self));
}

static gboolean
has_more (const VedetteEagles *self,
          VedetteEdit         *edit)
{
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      VedetteArmy *army = vedette_eagles_get_army (self, (VedetteEaglesSide) side);

      if (vedette_army_get_independents (army) == vedette_eagles_get_now (self) &&
          vedette_eagles_has_independents (self, edit, army))
        return TRUE;
    }
  return FALSE;
}

/* Those that have not activated or moved do neither in this phase. */
void
vedette_eagles_end_independents (const VedetteEagles *self,
                                 VedetteEdit         *edit)
{
  vedette_eagles_clear_threats (self, edit);
  vedette_edit_set (edit, self->game, "unit", (gint64) 0, NULL);
  if (vedette_eagles_is_on (self, VEDETTE_EAGLES_ON (INDEP_EARLY)))
    vedette_eagles_after_early (self, edit);
  else
    vedette_edit_set (edit, self->game, "phase", VEDETTE_EAGLES_TURN_END, NULL);
}

/* An independent has activated or moved: the phase is over when all are through (A-E40). */
void
vedette_eagles_after_independent (const VedetteEagles *self,
                                  VedetteEdit         *edit)
{
  if (vedette_eagles_get_due_independent (self, edit) == NULL && !has_more (self, edit))
    vedette_eagles_end_independents (self, edit);
}
