/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house-rule switches of a system as people know them: key, words, reason and rule of each. */

#pragma once

#include "core/document/vedette-enum.h"
#include "core/document/vedette-record.h"

G_BEGIN_DECLS

/**
 * VedetteSwitch:
 * @key: its name in file, log and requests: that of its system, such as "s", a dot, and its own
 * @group: what it is about, a value of the enumeration of groups
 * @rule: where the catalogue of rules settles it
 * @number: (nullable): the property that holds the number of the value "n"
 * @pspec: of the record of switches
 * @property: the name of that
 * @number_pspec: (nullable): of the record of numbers
 *
 * A row of the table of a system, which says the first four; the others are found by the table.
 */
typedef struct
{
  const char *key;
  int group;
  const char *rule;
  const char *number;
  GParamSpec *pspec;
  const char *property;
  GParamSpec *number_pspec;
} VedetteSwitch;

/* What the list of switches of a system is made into: an entry is SWITCH (T…, name, type of the values, its name with
 * underscores, the usual value, what it is about, the rule that settles it, what it decides, why the usual value is what it
 * is, and .number, if one of its values stands for a number). T is the two names of the type for the fields of the record,
 * and the letter before the dot of the keys for the rows of the table. */
#define VEDETTE_SWITCH_FIELD(FIELD, TypeName, type_name, name, CType, c_type, usual, group, rule, words, reason, ...)  \
  FIELD (TypeName, type_name, ENUM, CType, name, .of = c_type##_get_type, .fallback = usual, .label = words, .hint = reason)
#define VEDETTE_SWITCH_ENTRY(letter, name_, CType, c_type, usual, about, source, words, reason, ...)                     \
  { .key = letter "." #name_, .group = about, .rule = source, __VA_ARGS__ },

/**
 * VedetteSwitchTable:
 * @record: the type of the record of switches, of which a battle has one: each property an enumeration
 * @numbers: (nullable): the type of the record that holds the numbers, of which a battle has one
 * @groups: the enumeration of what switches are about, from 0 on, in the order in which they are shown
 * @rows: one for each property of @record, in its order
 * @n_rows: how many
 */
typedef struct
{
  GType (*record) (void);
  GType (*numbers) (void);
  GType (*groups) (void);
  VedetteSwitch *rows;
  guint n_rows;
} VedetteSwitchTable;

guint                vedette_switch_table_get_n           (const VedetteSwitchTable *self);
const VedetteSwitch *vedette_switch_table_nth             (const VedetteSwitchTable *self,
                                                           guint                     i);
const VedetteSwitch *vedette_switch_table_find            (const VedetteSwitchTable *self,
                                                           const char               *key);
guint                vedette_switch_table_get_n_groups    (const VedetteSwitchTable *self);
const char          *vedette_switch_table_get_group_label (const VedetteSwitchTable *self,
                                                           int                       group);

const char          *vedette_switch_get_label        (const VedetteSwitch *self);
const char          *vedette_switch_get_reason       (const VedetteSwitch *self);

GType                vedette_switch_get_value_type   (const VedetteSwitch *self);
guint                vedette_switch_get_n_values     (const VedetteSwitch *self);
int                  vedette_switch_nth_value        (const VedetteSwitch *self,
                                                      guint                n);
guint                vedette_switch_find_position    (const VedetteSwitch *self,
                                                      int                  value);
const char          *vedette_switch_get_value_label  (const VedetteSwitch *self,
                                                      int                  value);
const char          *vedette_switch_get_value_nick   (const VedetteSwitch *self,
                                                      int                  value);
gboolean             vedette_switch_find_value       (const VedetteSwitch *self,
                                                      const char          *nick,
                                                      int                 *value);
const char          *vedette_switch_get_number_label (const VedetteSwitch *self);
gboolean             vedette_switch_is_number        (const VedetteSwitch *self,
                                                      int                  value);
int                  vedette_switch_find_number      (const VedetteSwitch *self,
                                                      const char          *text);
int                  vedette_switch_get_number       (const VedetteSwitch *self,
                                                      gpointer             numbers);
void                 vedette_switch_get_range        (const VedetteSwitch *self,
                                                      int                 *lowest,
                                                      int                 *highest);
int                  vedette_switch_get_value        (const VedetteSwitch *self,
                                                      gpointer             record);

G_END_DECLS
