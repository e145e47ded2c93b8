/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game systems that this program plays. */

#include "core/vedette-systems.h"

#include "core/skirmish/vedette-skirmish-rules.h"

/* A system is a row in each of these two. */
static const VedetteSchema *const schemas[] = { &vedette_skirmish_schema, NULL };

static GType (*const rules_types[]) (void) = { vedette_skirmish_rules_get_type };

/**
 * vedette_systems_get_schemas:
 *
 * Returns: (transfer none) (array zero-terminated=1): what battles can be made of
 */
const VedetteSchema *const *
vedette_systems_get_schemas (void)
{
  return schemas;
}

/**
 * vedette_systems_find_schema:
 * @system: such as "skirmish"
 *
 * Returns: (transfer none) (nullable): its schema
 */
const VedetteSchema *
vedette_systems_find_schema (const char *system)
{
  for (guint i = 0; schemas[i] != NULL; i++)
    if (g_str_equal (schemas[i]->system, system))
      return schemas[i];
  return NULL;
}

/**
 * vedette_systems_new_rules:
 * @battle: of any known system
 *
 * Returns: (transfer full): the rules service for the battle
 */
VedetteRules *
vedette_systems_new_rules (VedetteBattle *battle)
{
  const VedetteSchema *schema = vedette_battle_get_schema (battle);

  for (guint i = 0; schemas[i] != NULL; i++)
    if (schemas[i] == schema)
      return g_object_new (rules_types[i](), "battle", battle, NULL);
  g_return_val_if_reached (NULL);
}
