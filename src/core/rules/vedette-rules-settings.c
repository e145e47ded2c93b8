/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the rules service says of what is asked: settings, house rules, edits of records, and what forms know of params. */

#include "vedette-config.h"

#include "core/rules/vedette-rules.h"

#include "core/rules/vedette-choice.h"

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

/**
 * vedette_move_is_relevant:
 * @self: in which battle
 * @property: one of its parameters
 *
 * Returns: whether the parameter is worth asking for, by what is declared so far
 */
gboolean
vedette_move_is_relevant (VedetteMove  *move,
                          VedetteRules *self,
                          const char   *property)
{
  GParamSpec *pspec = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), property);
  const VedetteField *field;

  g_return_val_if_fail (pspec != NULL, FALSE);

  field = vedette_param_spec_get_field (pspec);
  return field->relevant == NULL || field->relevant (move, vedette_rules_read (self));
}

/**
 * vedette_move_is_asked:
 * @self: in which battle
 * @property: one of its parameters
 *
 * Returns: whether a form asks for the parameter, by what is declared so far
 */
gboolean
vedette_move_is_asked (VedetteMove  *move,
                       VedetteRules *self,
                       const char   *property)
{
  const VedetteField *field =
    vedette_param_spec_get_field (vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), property));

  return field->label != NULL && vedette_move_is_relevant (move, self, property) &&
         (field->asked == NULL || field->asked (move, vedette_rules_read (self)));
}

/**
 * vedette_move_list_offered:
 * @self: in which battle
 * @property: one of its parameters
 * @audience: (nullable): whose choices; none is a record that they may not see
 *
 * Returns: (transfer full) (nullable): as vedette_move_get_choices(), as far as a form offers them, and as it calls them
 */
GListModel *
vedette_move_list_offered (VedetteMove  *move,
                           VedetteRules *self,
                           const char   *property,
                           const char   *audience)
{
  const VedetteField *field =
    vedette_param_spec_get_field (vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), property));
  g_autoptr (GListModel) choices = vedette_move_get_choices (move, self, property, audience);
  g_autoptr (GListStore) offered = NULL;

  if (field->each != NULL)
    {
      offered = g_list_store_new (VEDETTE_TYPE_CHOICE);
      field->each (move, vedette_rules_read (self), offered);
      return G_LIST_MODEL (g_steal_pointer (&offered));
    }
  if (choices == NULL || field->offer == NULL)
    return g_steal_pointer (&choices);
  offered = g_list_store_new (VEDETTE_TYPE_CHOICE);
  vedette_each (VedetteChoice, choice, choices)
    {
      gint64 id = choice->id;
      g_autofree char *label = field->offer (move, vedette_rules_read (self), id);

      if (label != NULL)
        vedette_choice_add_id_noted (offered, id, label, choice->note)->most = choice->most;
    }
  return G_LIST_MODEL (g_steal_pointer (&offered));
}

/**
 * vedette_move_get_range:
 * @self: in which battle
 * @property: one of its parameters that is a number
 * @min: (out): the lowest that it may be
 * @max: (out): the highest, by what is declared so far
 */
void
vedette_move_get_range (VedetteMove  *move,
                        VedetteRules *self,
                        const char   *property,
                        int          *min,
                        int          *max)
{
  const VedetteField *field =
    vedette_param_spec_get_field (vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), property));

  *min = field->min;
  *max = field->max;
  if (field->range != NULL)
    field->range (move, vedette_rules_read (self), min, max);
}

/**
 * vedette_move_get_now:
 * @self: in which battle
 * @property: one of its parameters
 * @value: (out caller-allocates): to be initialised by this; what is true as long as the parameter is not said: of a record
 *   that is changed what it holds, else what the parameter itself knows, else its default
 */
void
vedette_move_get_now (VedetteMove  *move,
                      VedetteRules *self,
                      const char   *property,
                      GValue       *value)
{
  GParamSpec *pspec = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), property);
  const VedetteField *field = vedette_param_spec_get_field (pspec);
  const VedetteContext *context = vedette_rules_read (self);
  gpointer record = vedette_move_get_kind (move)->record != NULL
                      ? vedette_record_kind_find (move, context, vedette_rules_get_battle (self)) : NULL;

  g_value_init (value, G_PARAM_SPEC_VALUE_TYPE (pspec));
  g_param_value_set_default (pspec, value);
  if (field->now != NULL)
    field->now (move, context, value);
  else if (record != NULL && vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), property) != NULL)
    g_object_get_property (record, property, value);
}

/**
 * vedette_move_get_guess:
 * @self: in which battle
 * @property: one of its parameters
 * @value: (out caller-allocates): to be initialised by this, if there is a guess: what is likely to be said
 *
 * Returns: whether a form proposes anything
 */
gboolean
vedette_move_get_guess (VedetteMove  *move,
                        VedetteRules *self,
                        const char   *property,
                        GValue       *value)
{
  GParamSpec *pspec = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), property);
  const VedetteField *field = vedette_param_spec_get_field (pspec);

  if (field->guess == NULL)
    return FALSE;
  g_value_init (value, G_PARAM_SPEC_VALUE_TYPE (pspec));
  g_param_value_set_default (pspec, value);
  field->guess (move, vedette_rules_read (self), value);
  return TRUE;
}
