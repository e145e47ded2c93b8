/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of a fight goes into a new one with its forces: the party, their hired help and their enemies, each with his colour.
 * Effects, the bag and what the GM has settled of it stay behind. */

#include "vedette-config.h"

#include "core/stack/moves/vedette-stack-moves.h"

#define OWNER_FIELDS                                                                                                   \
  { "name", VEDETTE_CARRY_AS_IT_IS }, { "colour", VEDETTE_CARRY_AS_IT_IS }, { "sign", VEDETTE_CARRY_AS_IT_IS },        \
    { "letter", VEDETTE_CARRY_AS_IT_IS }

#define LINE_FIELDS                                                                                                    \
  { "name", VEDETTE_CARRY_AS_IT_IS }, { "count", VEDETTE_CARRY_LOSS_OF_WRITTEN },                                      \
    { "place", VEDETTE_CARRY_LOSS_OF_WRITTEN }

static const VedetteCarryField about_fields[] = {
  { "level", VEDETTE_CARRY_AS_IT_IS },
  { "bag", VEDETTE_CARRY_AS_IT_IS },
  { "cap-factor", VEDETTE_CARRY_AS_IT_IS },
  { NULL },
};

static const VedetteCarryField pool_fields[] = {
  OWNER_FIELDS,
  { "kind", VEDETTE_CARRY_AS_IT_IS },
  { "apart", VEDETTE_CARRY_AS_IT_IS },
  { NULL },
};

static const VedetteCarryField character_fields[] = {
  OWNER_FIELDS,
  { "player", VEDETTE_CARRY_AS_IT_IS },
  { "place", VEDETTE_CARRY_LOSS_OF_WRITTEN },
  { NULL },
};

static const VedetteCarryField enemy_fields[] = {
  LINE_FIELDS,
  { "initiative", VEDETTE_CARRY_AS_IT_IS },
  { "hidden", VEDETTE_CARRY_AS_WRITTEN },
  { "faction", VEDETTE_CARRY_AS_IT_IS },
  { NULL },
};

static const VedetteCarryField hired_fields[] = {
  LINE_FIELDS,
  { "willing", VEDETTE_CARRY_LOSS_OF_WRITTEN },
  { NULL },
};

/* The round at whose end somebody was to come is past. */
static void
fit_place (gpointer record)
{
  if (vedette_stack_get_int (record, "place") == VEDETTE_STACK_ARRIVING)
    g_object_set (record, "place", VEDETTE_STACK_WAITING, NULL);
}

/* Who is out has no tokens in the first bag. */
static void
fit_character (gpointer record)
{
  fit_place (record);
  g_object_set (record, "gone", vedette_character_get_place (record) >= VEDETTE_STACK_DEAD, NULL);
}

static void
fit_hired (gpointer record)
{
  fit_place (record);
  g_object_set (record, "willing", vedette_stack_count_willing (record), NULL);
}

const VedetteCarry vedette_stack_carries[] = {
  { vedette_stack_about_get_type, about_fields },
  { vedette_stack_switches_get_type },
  { vedette_pool_get_type, pool_fields },
  { vedette_character_get_type, character_fields, fit_character },
  { vedette_enemy_get_type, enemy_fields, fit_place },
  { vedette_hired_get_type, hired_fields, fit_hired },
  { NULL },
};
