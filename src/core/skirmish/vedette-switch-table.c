/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house-rule switches as people know them: key, words, reason and rule of each. */

#include "vedette-config.h"

#include "core/skirmish/vedette-switch-table.h"

#include <glib/gi18n-lib.h>

/* Sources: rules.md 6 for keys and values, section 5.1 for the reasons. */
static const VedetteSwitch switches[] = {
  {
    .property = "start",
    .key = "s.start",
    .label = N_("Who begins"),
    .values = {
      N_("the scenario or the players say so"),
      N_("leaders roll off"),
      N_("the first side"),
      N_("the second side"),
    },
    .reason = N_("The rules do not say who begins. A scenario mostly does; where it does not, the players agree or let "
                 "one leader of each side roll a d20 and add his rating."),
    .rule = "A-S22",
  },
  {
    .property = "counter-life",
    .key = "s.counter_life",
    .label = N_("How long counters last"),
    .values = {
      N_("until the initiative changes hands"),
      N_("until the next roll"),
    },
    .reason = N_("A roll follows each action, so counters that went with the next roll could never add up, yet they are "
                 "meant to: men who are shot at again and again move in the end."),
    .rule = "A-S03",
  },
  {
    .property = "low-roll-melee",
    .key = "s.low_roll_melee",
    .label = N_("When a bare 1 to 3 makes everybody fight"),
    .values = {
      N_("always"),
      N_("only if the roll failed"),
    },
    .reason = N_("The rule for melee looks at the bare die alone. That the attempt has usually failed then is an "
                 "explanation, not a condition."),
    .rule = "A-S04",
  },
  {
    .property = "low-roll-fails",
    .key = "s.low_roll_fails",
    .label = N_("Whether a bare 1 to 3 fails"),
    .values = {
      NC_("switch", "no"),
      NC_("switch", "yes"),
    },
    .reason = N_("Nothing in the rules turns a low die into a failure; with enough bonuses it succeeds and everybody "
                 "fights as well."),
    .rule = "A-S04",
  },
  {
    .property = "snatch-roll",
    .key = "s.snatch_roll",
    .label = N_("Whether the passive side has to roll"),
    .values = {
      N_("it may decline"),
      N_("it has to roll"),
      N_("it may decline, but the die is rolled for melee"),
    },
    .reason = N_("Who wins a roll has to charge, shoot, change his view or leave. If the roll were a duty, men who are "
                 "well off behind their wall would be driven from it."),
    .rule = "A-S11",
  },
  {
    .property = "los-option",
    .key = "s.los_option",
    .label = N_("Moving into or out of sight as the first action after a snatch"),
    .values = {
      N_("into or out of sight"),
      N_("only into sight"),
      N_("not at all"),
    },
    .reason = N_("The rules allow both ways. That one might allow less is a variant that their author mentions."),
    .rule = "S-32",
  },
  {
    .property = "card-body",
    .key = "s.card_body",
    .label = N_("Who acts on an order card"),
    .values = {
      N_("all who are named on it"),
      N_("those of them who stand in one body"),
    },
    .reason = N_("A card is a plan made beforehand: it names who acts and nobody else. It does not ask how close to "
                 "each other they stand."),
    .rule = "A-S26",
  },
};

guint
vedette_switch_get_n (void)
{
  return G_N_ELEMENTS (switches);
}

const VedetteSwitch *
vedette_switch_nth (guint i)
{
  g_return_val_if_fail (i < G_N_ELEMENTS (switches), NULL);

  return &switches[i];
}

/**
 * vedette_switch_find:
 * @key: such as "s.counter_life", or without the system: "counter_life"
 *
 * Returns: (nullable): the switch
 */
const VedetteSwitch *
vedette_switch_find (const char *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    if (g_str_equal (switches[i].key, key) || g_str_equal (switches[i].key + strlen ("s."), key))
      return &switches[i];
  return NULL;
}

const char *
vedette_switch_get_label (const VedetteSwitch *self)
{
  return _(self->label);
}

/**
 * vedette_switch_get_reason:
 *
 * Returns: why its default is what it is, in the reader's language
 */
const char *
vedette_switch_get_reason (const VedetteSwitch *self)
{
  return _(self->reason);
}

/**
 * vedette_switch_get_value_type:
 *
 * Returns: the enumeration of its values
 */
GType
vedette_switch_get_value_type (const VedetteSwitch *self)
{
  g_autoptr (VedetteRecordClass) klass = g_type_class_ref (VEDETTE_TYPE_SKIRMISH_SWITCHES);

  return G_PARAM_SPEC_VALUE_TYPE (vedette_record_class_find (klass, self->property));
}

guint
vedette_switch_get_n_values (const VedetteSwitch *self)
{
  guint n = 0;

  while (n < VEDETTE_SWITCH_MAX_VALUES && self->values[n] != NULL)
    n++;
  return n;
}

/**
 * vedette_switch_get_value_label:
 * @value: of its enumeration
 *
 * Returns: the words for the value, in the reader's language
 */
const char *
vedette_switch_get_value_label (const VedetteSwitch *self,
                                int                  value)
{
  g_return_val_if_fail (value >= 0 && (guint) value < vedette_switch_get_n_values (self), "");

  if (vedette_switch_get_value_type (self) == VEDETTE_TYPE_YES_NO)
    return g_dpgettext2 (GETTEXT_PACKAGE, "switch", self->values[value]);
  return _(self->values[value]);
}

const char *
vedette_switch_get_value_nick (const VedetteSwitch *self,
                               int                  value)
{
  return vedette_enum_get_nick (vedette_switch_get_value_type (self), value);
}

/**
 * vedette_switch_find_value:
 * @nick: such as "next-roll"
 * @value: (out): the value of that nick
 *
 * Returns: whether the switch has such a value
 */
gboolean
vedette_switch_find_value (const VedetteSwitch *self,
                           const char          *nick,
                           int                 *value)
{
  g_autoptr (GEnumClass) klass = g_type_class_ref (vedette_switch_get_value_type (self));
  const GEnumValue *found = g_enum_get_value_by_nick (klass, nick);

  if (found == NULL)
    return FALSE;
  *value = found->value;
  return TRUE;
}

/**
 * vedette_switch_get_value:
 *
 * Returns: how it stands
 */
int
vedette_switch_get_value (const VedetteSwitch     *self,
                          VedetteSkirmishSwitches *record)
{
  int value;

  g_object_get (record, self->property, &value, NULL);
  return value;
}
