/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house-rule switches as people know them: key, words, reason and rule of each. */

#include "vedette-config.h"

#include "core/skirmish/switches/vedette-switch-table.h"

#include <glib/gi18n-lib.h>

/* Sources: rules.md 6 for keys and values, section 5.1 for the reasons. */
static const VedetteSwitch switches[] = {
  {
    .property = "start",
    .key = "s.start",
    .group = VEDETTE_SWITCH_BEGINNING,
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
    .group = VEDETTE_SWITCH_SNATCH,
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
    .group = VEDETTE_SWITCH_SNATCH,
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
    .group = VEDETTE_SWITCH_SNATCH,
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
    .group = VEDETTE_SWITCH_SNATCH,
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
    .group = VEDETTE_SWITCH_FIRST_ACTION,
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
    .group = VEDETTE_SWITCH_CARDS,
    .label = N_("Who acts on an order card"),
    .values = {
      N_("all who are named on it"),
      N_("those of them who stand in one body"),
    },
    .reason = N_("A card is a plan made beforehand: it names who acts and nobody else. It does not ask how close to "
                 "each other they stand."),
    .rule = "A-S26",
  },
  {
    .property = "counter-reactive",
    .key = "s.counter_reactive",
    .group = VEDETTE_SWITCH_SHOOTING,
    .label = N_("Whether shots in reaction give a counter"),
    .values = {
      NC_("switch", "no"),
      NC_("switch", "yes"),
    },
    .reason = N_("The factor counts shooting by a side that has the initiative; who shoots in reaction has not."),
    .rule = "A-S20",
  },
  {
    .property = "seize-all-shoot",
    .key = "s.seize_all_shoot",
    .group = VEDETTE_SWITCH_FIRST_ACTION,
    .label = N_("Whether all may shoot as the first action after a snatch"),
    .values = {
      NC_("switch", "no"),
      NC_("switch", "yes"),
    },
    .reason = N_("The first action belongs to the man who took the initiative and to his body, and that goes "
                 "before the general permission for all to shoot."),
    .rule = "A-S16",
  },
  {
    .property = "cohesion",
    .key = "s.cohesion",
    .group = VEDETTE_SWITCH_FIRST_ACTION,
    .label = N_("How a body holds together"),
    .values = {
      N_("each within 4″ of some other"),
      N_("all within 4″ of each other"),
    },
    .reason = N_("The fuller text asks of each man that he is near another one of the group. If all pairs "
                 "counted, no long column could march."),
    .rule = "A-S02",
  },
  {
    .property = "reach-when-engaged",
    .key = "s.reach_when_engaged",
    .group = VEDETTE_SWITCH_SNATCH,
    .label = N_("Whether a man in melee may count as in reach"),
    .values = {
      NC_("switch", "no"),
      NC_("switch", "yes"),
    },
    .reason = N_("Whoever fights already does not come into reach of that fight once more; to go on with it is "
                 "meant to be dear."),
    .rule = "A-S19",
  },
  {
    .property = "reactive-shot-scope",
    .key = "s.reactive_shot_scope",
    .group = VEDETTE_SWITCH_SHOOTING,
    .label = N_("Who may shoot in reaction only once in a holding"),
    .values = {
      N_("the side"),
      N_("each line of the roster"),
    },
    .reason = N_("To choose the one action that is answered is described as one decision of the player."),
    .rule = "A-S06",
  },
  {
    .property = "shot-cap-scope",
    .key = "s.shot_cap_scope",
    .group = VEDETTE_SWITCH_SHOOTING,
    .label = N_("When each inch moved allows one shot in reaction"),
    .values = {
      N_("for those who go out of view or range"),
      N_("always"),
    },
    .reason = N_("The page of the rules says so, and the example of men who duck behind cover is of that kind."),
    .rule = "A-S07",
  },
  {
    .property = "shot-cap-rounding",
    .key = "s.shot_cap_rounding",
    .group = VEDETTE_SWITCH_SHOOTING,
    .label = N_("Parts of an inch in view"),
    .values = {
      N_("rounded up for each man"),
      N_("whole inches, at least one"),
    },
    .reason = N_("One man may be shot at for an inch or less. Rounding up each man by himself covers both "
                 "examples that are given."),
    .rule = "A-S08",
  },
  {
    .property = "reactive-penalty",
    .key = "s.reactive_penalty",
    .group = VEDETTE_SWITCH_SHOOTING,
    .label = N_("How much harder shots in reaction are"),
    .values = {
      N_("1 less on a d10"),
      N_("2 less on a d20"),
      N_("as the shooting rules have it"),
    },
    .reason = N_("One text says 1 less to hit, the other proposes ten points in a hundred and leaves it to the "
                 "rules for shooting."),
    .rule = "S-59",
  },
  {
    .property = "reactive-choice",
    .key = "s.reactive_choice",
    .group = VEDETTE_SWITCH_MELEE,
    .label = N_("Whether all make the same reactive move"),
    .values = {
      N_("all engage or all run"),
      N_("each as he likes"),
    },
    .reason = N_("A reaction is one thing, as an action is: they either engage or run."),
    .rule = "A-S14",
  },
  {
    .property = "double-reaction",
    .key = "s.double_reaction",
    .group = VEDETTE_SWITCH_MELEE,
    .label = N_("Whether a man may shoot and move in reaction to one action"),
    .values = {
      NC_("switch", "no"),
      NC_("switch", "yes"),
    },
    .reason = N_("It is not forbidden, but a man who shoots and then runs at full speed does two things."),
    .rule = "A-S25",
  },
  {
    .property = "duel",
    .key = "s.duel",
    .group = VEDETTE_SWITCH_DUELS,
    .label = N_("Duels that decide on the initiative"),
    .values = {
      NC_("switch", "on"),
      NC_("switch", "off"),
    },
    .reason = N_("Only one of the texts has duels, and there they are a rule. Who plays by the others leaves them out."),
    .rule = "A-S29",
  },
  {
    .property = "duel-replaces-roll",
    .key = "s.duel_replaces_roll",
    .group = VEDETTE_SWITCH_DUELS,
    .label = N_("Whether the roll after a duel is instead of the ordinary one"),
    .values = {
      NC_("switch", "yes"),
      NC_("switch", "no"),
    },
    .reason = N_("A duel is part of the action in which it is fought, and one roll follows an action."),
    .rule = "A-S29",
  },
  {
    .property = "duel-winner-restricted",
    .key = "s.duel_winner_restricted",
    .group = VEDETTE_SWITCH_DUELS,
    .label = N_("Whether who gets the initiative by winning a duel is bound in his first action"),
    .values = {
      NC_("switch", "no"),
      NC_("switch", "yes"),
    },
    .reason = N_("He did not snatch it, so nothing binds him."),
    .rule = "A-S29",
  },
  {
    .property = "clock",
    .key = "s.clock",
    .group = VEDETTE_SWITCH_CLOCK,
    .label = N_("A reminder every so many actions"),
    .values = {
      NC_("switch", "off"),
      NC_("switch", "on"),
    },
    .reason = N_("There are no turns. Where other rules of the players want them, so many actions may stand for "
                 "one."),
    .number = "clock-every",
    .number_label = N_("Actions between reminders"),
    .rule = "A-S33",
  },
  {
    .property = "order-cards",
    .key = "s.order_cards",
    .group = VEDETTE_SWITCH_CARDS,
    .label = N_("How many order cards each side may write"),
    .values = {
      N_("as many as it likes"),
      N_("none"),
      N_("so many"),
    },
    .reason = N_("Where cards are played, a scenario may hand out a certain number of them; without one there is no "
                 "limit. A number touches no card that is written already."),
    .number = "cards-each",
    .number_label = N_("Cards for each side"),
    .rule = "A-S28",
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

/**
 * vedette_switch_group_get_label:
 *
 * Returns: what the switches of the group are about, in the reader's language
 */
const char *
vedette_switch_group_get_label (VedetteSwitchGroup self)
{
  static const char * const labels[VEDETTE_N_SWITCH_GROUPS] = {
    [VEDETTE_SWITCH_BEGINNING] = NC_("switches", "Beginning"),
    [VEDETTE_SWITCH_SNATCH] = NC_("switches", "The Roll to Snatch"),
    [VEDETTE_SWITCH_FIRST_ACTION] = NC_("switches", "Bodies and the First Action"),
    [VEDETTE_SWITCH_SHOOTING] = NC_("switches", "Shooting in Reaction"),
    [VEDETTE_SWITCH_MELEE] = NC_("switches", "Moves in Reaction"),
    [VEDETTE_SWITCH_CARDS] = NC_("switches", "Order Cards"),
    [VEDETTE_SWITCH_DUELS] = NC_("switches", "Duels"),
    [VEDETTE_SWITCH_CLOCK] = NC_("switches", "Clock"),
  };

  g_return_val_if_fail (self < VEDETTE_N_SWITCH_GROUPS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "switches", labels[self]);
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
  GType type;

  g_return_val_if_fail (value >= 0 && (guint) value < vedette_switch_get_n_values (self), "");

  type = vedette_switch_get_value_type (self);
  /* "on" and "no" need their context. */
  if (type == VEDETTE_TYPE_YES_NO || type == VEDETTE_TYPE_YES_FIRST || type == VEDETTE_TYPE_ON_OFF ||
      type == VEDETTE_TYPE_CLOCK)
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

  /* "12" is "n" with its number. */
  if (found == NULL && vedette_switch_find_number (self, nick) > 0)
    found = g_enum_get_value_by_nick (klass, "n");

  if (found == NULL)
    return FALSE;
  *value = found->value;
  return TRUE;
}

/**
 * vedette_switch_get_number_label:
 *
 * Returns: (nullable): what the number is that one of the values stands for, in the reader's language
 */
const char *
vedette_switch_get_number_label (const VedetteSwitch *self)
{
  return self->number_label != NULL ? _(self->number_label) : NULL;
}

/**
 * vedette_switch_is_number:
 *
 * Returns: whether the value stands for a number of its own
 */
gboolean
vedette_switch_is_number (const VedetteSwitch *self,
                          int                  value)
{
  return self->number != NULL && g_str_equal (vedette_switch_get_value_nick (self, value), "n");
}

/**
 * vedette_switch_find_number:
 * @text: such as "12"
 *
 * Returns: the number that the text says, if one of the values of the switch is a number and may be that; else 0
 */
int
vedette_switch_find_number (const VedetteSwitch *self,
                            const char          *text)
{
  guint64 number;
  int lowest, highest;

  if (self->number == NULL)
    return 0;
  vedette_switch_get_range (self, &lowest, &highest);
  if (!g_ascii_string_to_unsigned (text, 10, (guint64) lowest, (guint64) highest, &number, NULL))
    return 0;
  return (int) number;
}

/**
 * vedette_switch_get_range:
 * @lowest: (out): the least number that it can have
 * @highest: (out): the greatest
 *
 * Only for a switch with a number.
 */
void
vedette_switch_get_range (const VedetteSwitch *self,
                          int                 *lowest,
                          int                 *highest)
{
  g_autoptr (VedetteRecordClass) klass = NULL;
  GParamSpecInt *pspec;

  g_return_if_fail (self->number != NULL);

  klass = g_type_class_ref (VEDETTE_TYPE_ABOUT);
  pspec = G_PARAM_SPEC_INT (vedette_record_class_find (klass, self->number));
  *lowest = pspec->minimum;
  *highest = pspec->maximum;
}

/**
 * vedette_switch_get_number:
 *
 * Returns: the number that its value "n" stands for, 0 if it has none
 */
int
vedette_switch_get_number (const VedetteSwitch *self,
                           VedetteAbout        *about)
{
  int number = 0;

  if (self->number != NULL)
    g_object_get (about, self->number, &number, NULL);
  return number;
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
