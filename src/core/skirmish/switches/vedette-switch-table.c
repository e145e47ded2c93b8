/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house-rule switches as people know them: key, words, reason and rule of each. */

#include "core/skirmish/switches/vedette-switch-table.h"

#define SWITCH_ROW(T, name_, CType, c_type, usual, about, source, words, reason, ...)                                  \
  { .key = "s." #name_, .group = about, .rule = source, __VA_ARGS__ },

static VedetteSwitch switches[] = { VEDETTE_SWITCHES (SWITCH_ROW, VedetteSkirmishSwitches) };

/* Each row gets the property that it is; both are made of the same list. */
static const VedetteSwitch *
get_switches (void)
{
  static gsize ready = 0;

  if (g_once_init_enter (&ready))
    {
      VedetteRecordClass *klass = g_type_class_ref (VEDETTE_TYPE_SKIRMISH_SWITCHES);

      for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
        {
          switches[i].pspec = klass->pspecs[i + 1];
          switches[i].property = switches[i].pspec->name;
        }
      g_once_init_leave (&ready, 1);
    }
  return switches;
}

guint
vedette_switch_get_n (void)
{
  return G_N_ELEMENTS (switches);
}

const VedetteSwitch *
vedette_switch_nth (guint i)
{
  g_return_val_if_fail (i < G_N_ELEMENTS (switches), NULL);

  return &get_switches ()[i];
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
  for (guint i = 0; i < vedette_switch_get_n (); i++)
    {
      const VedetteSwitch *self = vedette_switch_nth (i);

      if (g_str_equal (self->key, key) || g_str_equal (self->key + strlen ("s."), key))
        return self;
    }
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
  return vedette_enum_get_label (vedette_switch_group_get_type (), (int) self);
}

const char *
vedette_switch_get_label (const VedetteSwitch *self)
{
  return vedette_param_spec_get_label (self->pspec);
}

/**
 * vedette_switch_get_reason:
 *
 * Returns: why its default is what it is, in the reader's language
 */
const char *
vedette_switch_get_reason (const VedetteSwitch *self)
{
  return vedette_param_spec_get_hint (self->pspec);
}

/**
 * vedette_switch_get_value_type:
 *
 * Returns: the enumeration of its values
 */
GType
vedette_switch_get_value_type (const VedetteSwitch *self)
{
  return G_PARAM_SPEC_VALUE_TYPE (self->pspec);
}

guint
vedette_switch_get_n_values (const VedetteSwitch *self)
{
  return G_PARAM_SPEC_ENUM (self->pspec)->enum_class->n_values;
}

/**
 * vedette_switch_nth_value:
 * @n: from 0 to one less than vedette_switch_get_n_values()
 *
 * Returns: the value that is offered there: what the switch is when nobody set it, and then the others in their order
 */
int
vedette_switch_nth_value (const VedetteSwitch *self,
                          guint                n)
{
  int usual = G_PARAM_SPEC_ENUM (self->pspec)->default_value;

  if (n == 0)
    return usual;
  return (int) n <= usual ? (int) n - 1 : (int) n;
}

/**
 * vedette_switch_find_position:
 * @value: of its enumeration
 *
 * Returns: where vedette_switch_nth_value() has it
 */
guint
vedette_switch_find_position (const VedetteSwitch *self,
                              int                  value)
{
  guint n = 0;

  while (vedette_switch_nth_value (self, n) != value)
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
  return vedette_enum_get_label (vedette_switch_get_value_type (self), value);
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
  GEnumClass *klass = G_PARAM_SPEC_ENUM (self->pspec)->enum_class;
  const GEnumValue *found = g_enum_get_value_by_nick (klass, nick);

  /* "12" is "n" with its number. */
  if (found == NULL && vedette_switch_find_number (self, nick) > 0)
    found = g_enum_get_value_by_nick (klass, "n");

  if (found == NULL)
    return FALSE;
  *value = found->value;
  return TRUE;
}

static GParamSpec *
find_number_pspec (const VedetteSwitch *self)
{
  g_autoptr (VedetteRecordClass) klass = g_type_class_ref (VEDETTE_TYPE_ABOUT);

  return self->number != NULL ? vedette_record_class_find (klass, self->number) : NULL;
}

/**
 * vedette_switch_get_number_label:
 *
 * Returns: (nullable): what the number is that one of the values stands for, in the reader's language
 */
const char *
vedette_switch_get_number_label (const VedetteSwitch *self)
{
  GParamSpec *pspec = find_number_pspec (self);

  return pspec != NULL ? vedette_param_spec_get_label (pspec) : NULL;
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
  GParamSpecInt *pspec;

  g_return_if_fail (self->number != NULL);

  pspec = G_PARAM_SPEC_INT (find_number_pspec (self));
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
