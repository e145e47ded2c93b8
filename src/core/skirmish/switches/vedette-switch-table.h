/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house-rule switches as people know them: key, words, reason and rule of each. */

#pragma once

#include "core/skirmish/records/vedette-about.h"
#include "core/skirmish/switches/vedette-skirmish-switches.h"

G_BEGIN_DECLS

/**
 * VedetteSwitch:
 * @key: its name in file, log and requests, such as "s.counter_life"
 * @group: what it is about
 * @rule: where the catalogue of rules settles it
 * @number: (nullable): the property of [class@Vedette.About] that holds the number of the value "n"
 * @pspec: of [class@Vedette.SkirmishSwitches]
 * @property: the name of that
 */
typedef struct
{
  const char *key;
  VedetteSwitchGroup group;
  const char *rule;
  const char *number;
  GParamSpec *pspec;
  const char *property;
} VedetteSwitch;

guint                vedette_switch_get_n           (void);
const VedetteSwitch *vedette_switch_nth             (guint                    i);
const VedetteSwitch *vedette_switch_find            (const char              *key);

const char          *vedette_switch_group_get_label (VedetteSwitchGroup      self);
const char          *vedette_switch_get_label       (const VedetteSwitch     *self);
const char          *vedette_switch_get_reason      (const VedetteSwitch     *self);

GType                vedette_switch_get_value_type  (const VedetteSwitch     *self);
guint                vedette_switch_get_n_values    (const VedetteSwitch     *self);
int                  vedette_switch_nth_value       (const VedetteSwitch     *self,
                                                     guint                    n);
guint                vedette_switch_find_position   (const VedetteSwitch     *self,
                                                     int                      value);
const char          *vedette_switch_get_value_label (const VedetteSwitch     *self,
                                                     int                      value);
const char          *vedette_switch_get_value_nick  (const VedetteSwitch     *self,
                                                     int                      value);
gboolean             vedette_switch_find_value      (const VedetteSwitch     *self,
                                                     const char              *nick,
                                                     int                     *value);
const char          *vedette_switch_get_number_label (const VedetteSwitch    *self);
gboolean             vedette_switch_is_number       (const VedetteSwitch     *self,
                                                     int                      value);
int                  vedette_switch_find_number     (const VedetteSwitch     *self,
                                                     const char              *text);
int                  vedette_switch_get_number      (const VedetteSwitch     *self,
                                                     VedetteAbout            *about);
void                 vedette_switch_get_range       (const VedetteSwitch     *self,
                                                     int                     *lowest,
                                                     int                     *highest);
int                  vedette_switch_get_value       (const VedetteSwitch     *self,
                                                     VedetteSkirmishSwitches *record);

G_END_DECLS
