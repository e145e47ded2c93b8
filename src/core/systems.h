/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game system is to all that knows none, and the list of them. */

#pragma once

#include "core/rules/answers/vedette-question.h"
#include "core/rules/vedette-army-format.h"
#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

/**
 * VedetteSystem:
 * @label: what people call it, marked for translation
 * @schema: what its battles are made of, and its name for machines
 * @rules_type: its rules service
 * @questions: (nullable): what can be asked of it without a battle; ends with no name
 * @army: (nullable): how its armies are written as text
 * @about: (nullable): what is played with it, in a line for somebody who does not know it, marked for translation
 *
 * A game system as the rest of the program sees it.
 */
typedef struct
{
  const char *label;
  const VedetteSchema *schema;
  GType (*rules_type) (void);
  const VedetteQuestion *questions;
  const VedetteArmyFormat *army;
  const char *about;
} VedetteSystem;

/* All of them, %NULL at the end; the first is the one that is meant where none is named. It is not part of this library:
 * the program and the tests each bring a list of their own. */
extern const VedetteSystem *const vedette_systems[];

const char                 *vedette_system_get_id       (const VedetteSystem *self);
const char                 *vedette_system_get_label    (const VedetteSystem *self);
const char                 *vedette_system_get_about    (const VedetteSystem *self);
const VedetteParam         *vedette_system_get_set_up_params (const VedetteSystem *self);
const VedetteQuestion      *vedette_system_find_question (const VedetteSystem *self,
                                                          const char          *name);
const VedetteSystem        *vedette_systems_find        (const char          *id);
const VedetteSystem        *vedette_systems_find_of     (VedetteBattle       *battle);
const char                 *vedette_systems_get_why     (const char          *rule);
char                       *vedette_systems_list_ids    (void);
const VedetteSchema *const *vedette_systems_get_schemas (void);
GStrv                       vedette_systems_list_audience_words (void);
VedetteRules               *vedette_systems_new_rules   (VedetteBattle       *battle);

G_END_DECLS
