/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the rules make of the records of a battle: who waits, who is bound or elite, which dice are known, who is free. */

#include "vedette-config.h"

#include "core/eagles/state/vedette-eagles.h"

static int
peek_int (VedetteEdit *edit,
          gpointer     record,
          const char  *property)
{
  GParamSpec *pspec = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), property);

  if (edit == NULL)
    return vedette_eagles_get_int (record, property);
  return G_IS_PARAM_SPEC_ENUM (pspec) ? vedette_edit_get_enum (edit, record, property)
                                      : vedette_edit_get_int (edit, record, property);
}

static gboolean
peek_flag (VedetteEdit *edit,
           gpointer     record,
           const char  *property)
{
  return edit != NULL ? g_value_get_boolean (vedette_edit_peek (edit, record, property))
                      : vedette_eagles_get_flag (record, property);
}

/* Whether a formation, or that of a unit, is on the table for all to see; whoever commands more than one always is */
gboolean
vedette_eagles_is_on_table (const VedetteEagles *self,
                            gpointer             record)
{
  if (VEDETTE_IS_UNIT (record))
    record = vedette_eagles_get_division_of (self, record);
  if (record == NULL)
    return FALSE;
  return !VEDETTE_IS_DIVISION (record) || vedette_division_get_place (record) == VEDETTE_DIVISION_ON_TABLE;
}

static gboolean
has_units (const VedetteEagles *self,
           gpointer             division)
{
  g_autoptr (GPtrArray) all = vedette_eagles_list (self, vedette_unit_get_type ());
  gboolean any = FALSE;

  for (guint i = 0; i < all->len; i++)
    if (vedette_unit_get_division (all->pdata[i]) == vedette_record_get_id (division))
      {
        if (!vedette_unit_get_gone (all->pdata[i]))
          return TRUE;
        any = TRUE;
      }
  /* Its units need not be said. */
  return !any;
}

/**
 * vedette_eagles_is_waiting:
 * @edit: (nullable): what is noted already
 *
 * Returns: whether a division can still be named by the owner in this turn
 */
gboolean
vedette_eagles_is_waiting (const VedetteEagles *self,
                           VedetteEdit         *edit,
                           gpointer             division)
{
  return vedette_division_get_kind (division) == VEDETTE_DIVISION_LED &&
         peek_int (edit, division, "place") == VEDETTE_DIVISION_ON_TABLE && !peek_flag (edit, division, "moved") &&
         peek_int (edit, division, "activation") == VEDETTE_ACTIVATION_NONE && has_units (self, division);
}

gboolean
vedette_eagles_has_waiting (const VedetteEagles *self,
                            VedetteEdit         *edit,
                            gpointer             army)
{
  g_autoptr (GPtrArray) divisions = vedette_eagles_list_divisions (self, army, VEDETTE_DIVISION_LED);

  for (guint i = 0; i < divisions->len; i++)
    if (vedette_eagles_is_waiting (self, edit, divisions->pdata[i]))
      return TRUE;
  return FALSE;
}

/* Whether the commander of a division acts on an order (E-13) */
gboolean
vedette_eagles_is_bound (const VedetteEagles *self,
                         gpointer             division)
{
  g_autoptr (GPtrArray) dispatches = vedette_eagles_list (self, vedette_dispatch_get_type ());

  for (guint i = 0; i < dispatches->len && vedette_eagles_has_orders (self); i++)
    if (vedette_dispatch_get_recipient (dispatches->pdata[i]) == vedette_record_get_id (division) &&
        vedette_dispatch_get_state (dispatches->pdata[i]) == VEDETTE_DISPATCH_ACTIVE)
      return TRUE;
  return FALSE;
}

/* Whether more than half of a division is elite (E-40), by units or by strength (A-E26) */
gboolean
vedette_eagles_is_elite (const VedetteEagles *self,
                         gpointer             division)
{
  g_autoptr (GPtrArray) units = vedette_eagles_list_units (self, division);
  gboolean strength = vedette_eagles_get_switch (self, "majority") == VEDETTE_MAJORITY_STRENGTH;
  gint64 elite = 0, all = 0;

  for (guint i = 0; i < units->len; i++)
    {
      int weight = strength ? vedette_unit_get_strength (units->pdata[i]) : 1;

      all += weight;
      elite += vedette_unit_get_troops (units->pdata[i]) == VEDETTE_EAGLES_ELITE ? weight : 0;
    }
  return 2 * elite > all;
}

/* Returns: the sides of the die of a class; %VEDETTE_EAGLES_NO_DIE if nobody has said (A-E05) */
int
vedette_eagles_get_die (const VedetteEagles *self,
                        VedetteEaglesTroops  troops)
{
  static const char * const properties[VEDETTE_N_EAGLES_TROOPS] = { "elite-die", "line-die", "conscript-die" };

  if (vedette_eagles_get_switch (self, "class-dice") == VEDETTE_CLASS_DICE_D10)
    return VEDETTE_EAGLES_PRESET_SIDES;
  return vedette_eagles_get_int (self->about, properties[troops]);
}

/* Whether the die of a unit’s class is known */
gboolean
vedette_eagles_has_die (const VedetteEagles *self,
                        gpointer             unit)
{
  return vedette_eagles_get_die (self, vedette_unit_get_troops (unit)) != VEDETTE_EAGLES_NO_DIE;
}

/* Whether the dice of all classes are known */
gboolean
vedette_eagles_has_dice (const VedetteEagles *self)
{
  for (int troops = 0; troops < VEDETTE_N_EAGLES_TROOPS; troops++)
    if (vedette_eagles_get_die (self, (VedetteEaglesTroops) troops) == VEDETTE_EAGLES_NO_DIE)
      return FALSE;
  return TRUE;
}

/* A-E06: a unit in both is in a fire fight. */
VedetteEaglesSituation
vedette_eagles_get_situation (gpointer unit)
{
  if (vedette_unit_get_ff (unit))
    return VEDETTE_EAGLES_IN_FF;
  return vedette_unit_get_smoke (unit) ? VEDETTE_EAGLES_IN_SMOKE : VEDETTE_EAGLES_NORMAL;
}

/**
 * vedette_eagles_is_free:
 * @edit: (nullable): what is noted already
 *
 * Returns: whether a unit is of an independent formation on the table, and has not activated in this turn (E-15)
 */
gboolean
vedette_eagles_is_free (const VedetteEagles *self,
                        VedetteEdit         *edit,
                        gpointer             unit)
{
  VedetteDivision *formation = vedette_eagles_get_division_of (self, unit);

  return formation != NULL && vedette_division_get_kind (formation) == VEDETTE_DIVISION_INDEPENDENT &&
         peek_int (edit, formation, "place") == VEDETTE_DIVISION_ON_TABLE && !vedette_unit_get_gone (unit) &&
         !peek_flag (edit, unit, "activated");
}

/* Whether an army has a unit that is free so */
gboolean
vedette_eagles_has_independents (const VedetteEagles *self,
                                 VedetteEdit         *edit,
                                 gpointer             army)
{
  g_autoptr (GPtrArray) units = vedette_eagles_list_units (self, NULL);

  for (guint i = 0; i < units->len; i++)
    if (vedette_eagles_get_army_of (self, units->pdata[i]) == army && vedette_eagles_is_free (self, edit, units->pdata[i]))
      return TRUE;
  return FALSE;
}
