/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the rules service says of what may be set in a battle: settings, house rules, and the edits of records. */

#include "vedette-config.h"

#include "core/rules/vedette-rules.h"

/**
 * vedette_rules_get_about:
 *
 * Returns: (transfer none) (nullable) (type VedetteRecord): the record that says how much is asked in the battle, when to
 *   stop and the like; %NULL if the system has none, or the battle not yet
 */
gpointer
vedette_rules_get_about (VedetteRules *self)
{
  VedetteRulesClass *klass = VEDETTE_RULES_GET_CLASS (self);

  return klass->about != NULL ? vedette_battle_get_single (vedette_rules_get_battle (self), klass->about ()) : NULL;
}

/**
 * vedette_rules_get_switches:
 *
 * Returns: (transfer none) (nullable): the house rules of the system; %NULL if it has none
 */
const VedetteSwitchTable *
vedette_rules_get_switches (VedetteRules *self)
{
  return VEDETTE_RULES_GET_CLASS (self)->switches;
}

/**
 * vedette_rules_new_edit_of:
 * @record: (type VedetteRecord): one of the battle
 *
 * Returns: (transfer full) (nullable): the edit that changes the record, of which nothing else is said yet; %NULL if records
 *   of its kind have none
 */
VedetteMove *
vedette_rules_new_edit_of (VedetteRules *self,
                           gpointer      record)
{
  const VedetteKind *kinds = VEDETTE_RULES_GET_CLASS (self)->kinds;

  for (guint i = 0; kinds[i].move != NULL || kinds[i].record != NULL; i++)
    {
      const VedetteRecordKind *kind = kinds[i].record;
      VedetteMove *move;

      if (kind == NULL || kind->set == NULL || kind->type () != G_OBJECT_TYPE (record))
        continue;
      move = g_object_new (vedette_move_kind_get_type (vedette_record_kind_get_move (kind, VEDETTE_RECORD_SET)), NULL);
      if (kind->find == NULL)
        g_object_set (move, kind->noun, vedette_record_get_id (record), NULL);
      return move;
    }
  return NULL;
}
