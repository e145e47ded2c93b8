/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house-rule switches of a system as people know them: key, words, reason and rule of each. */

#include "vedette-config.h"

#include "core/rules/vedette-switch.h"

#include <string.h>

/* Each row gets the property that it is; both are made of the same list. The classes stay, as types do. */
static void
find_properties (const VedetteSwitchTable *self)
{
  VedetteRecordClass *record = g_type_class_ref (self->record ());
  VedetteRecordClass *numbers = self->numbers != NULL ? g_type_class_ref (self->numbers ()) : NULL;

  g_assert (self->n_rows == record->n_pspecs - 1);
  for (guint i = 0; i < self->n_rows; i++)
    {
      VedetteSwitch *row = &self->rows[i];

      row->pspec = record->pspecs[i + 1];
      row->property = row->pspec->name;
      if (row->number != NULL)
        {
          g_assert (numbers != NULL);
          row->number_pspec = vedette_record_class_find (numbers, row->number);
        }
    }
}

/**
 * vedette_switch_table_get_n:
 * @self: (nullable): the table of a system, %NULL for one without switches
 *
 * Returns: how many switches there are
 */
guint
vedette_switch_table_get_n (const VedetteSwitchTable *self)
{
  return self != NULL ? self->n_rows : 0;
}

/**
 * vedette_switch_table_nth:
 * @i: from 0 to one less than vedette_switch_table_get_n()
 *
 * Returns: the switch there, in the order of the file
 */
const VedetteSwitch *
vedette_switch_table_nth (const VedetteSwitchTable *self,
                          guint                     i)
{
  g_return_val_if_fail (i < vedette_switch_table_get_n (self), NULL);

  if (self->rows[i].pspec == NULL)
    find_properties (self);
  return &self->rows[i];
}

/**
 * vedette_switch_table_find:
 * @self: (nullable): the table of a system
 * @key: such as "s.counter_life", or without the system: "counter_life"
 *
 * Returns: (nullable): the switch
 */
const VedetteSwitch *
vedette_switch_table_find (const VedetteSwitchTable *self,
                           const char               *key)
{
  for (guint i = 0; i < vedette_switch_table_get_n (self); i++)
    {
      const VedetteSwitch *row = vedette_switch_table_nth (self, i);

      if (g_str_equal (row->key, key) || g_str_equal (strchr (row->key, '.') + 1, key))
        return row;
    }
  return NULL;
}

/**
 * vedette_switch_table_get_n_groups:
 * @self: (nullable): the table of a system
 *
 * Returns: how many groups there are
 */
guint
vedette_switch_table_get_n_groups (const VedetteSwitchTable *self)
{
  g_autoptr (GEnumClass) groups = self != NULL ? g_type_class_ref (self->groups ()) : NULL;

  return groups != NULL ? groups->n_values : 0;
}

/**
 * vedette_switch_table_get_group_label:
 * @group: from 0 to one less than vedette_switch_table_get_n_groups()
 *
 * Returns: what the switches of the group are about, in the reader's language
 */
const char *
vedette_switch_table_get_group_label (const VedetteSwitchTable *self,
                                      int                       group)
{
  return vedette_enum_get_label (self->groups (), group);
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
  GType type = vedette_switch_get_value_type (self);
  const GEnumValue *found = vedette_enum_find (type, nick);

  /* "12" is "n" with its number. */
  if (found == NULL && vedette_switch_find_number (self, nick) > 0)
    found = vedette_enum_find (type, "n");

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
  return self->number != NULL ? vedette_param_spec_get_label (self->number_pspec) : NULL;
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

  pspec = G_PARAM_SPEC_INT (self->number_pspec);
  *lowest = pspec->minimum;
  *highest = pspec->maximum;
}

/**
 * vedette_switch_get_number:
 * @numbers: (type VedetteRecord): the record that holds it
 *
 * Returns: the number that its value "n" stands for, 0 if it has none
 */
int
vedette_switch_get_number (const VedetteSwitch *self,
                           gpointer             numbers)
{
  int number = 0;

  if (self->number != NULL)
    g_object_get (numbers, self->number, &number, NULL);
  return number;
}

/**
 * vedette_switch_get_value:
 * @record: (type VedetteRecord): the record of switches
 *
 * Returns: how it stands
 */
int
vedette_switch_get_value (const VedetteSwitch *self,
                          gpointer             record)
{
  int value;

  g_object_get (record, self->property, &value, NULL);
  return value;
}
