/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits of the battle itself: what it is called, the dice of the classes, and its house rules. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/papers/vedette-eagles-papers.h"
#include "core/rules/switches/vedette-set-switch.h"
#include "core/rules/vedette-facts.h"

static gpointer
find_about (const VedetteContext *self)
{
  return self->about;
}

/* A die has two sides at least; 0 says that nobody knows what it is. */
static void
check_about (const VedetteRecordChange *change,
             VedetteRuling             *ruling)
{
  static const char * const dice[] = { "elite-die", "line-die", "conscript-die" };

  for (guint i = 0; i < G_N_ELEMENTS (dice); i++)
    if (vedette_eagles_get_int (change->draft, dice[i]) == 1)
      /* Translators: the most sides that a die can have */
      vedette_ruling_forbid_about (ruling, "A-E05", dice[i], _("A die has 2 to %d sides. Enter 0 to leave the die unset."),
                                   VEDETTE_EAGLES_MAX_SIDES);
  vedette_eagles_check_length (vedette_eagles_about_get_name (change->draft), "name", ruling);
}

static char *
describe_battle (JsonObject *facts)
{
  return vedette_fact_describe_battle (facts, vedette_eagles_about_get_type (), NULL);
}

const VedetteRecordKind vedette_eagles_about_kind = {
  .noun = "battle",
  .type = vedette_eagles_about_get_type,
  .set = N_("Change Battle"),
  .set_says = (const char *const[]){ "name", "notes", "level", "start", "elite-die", "line-die", "conscript-die", NULL },
  .find = find_about,
  .describe = { [VEDETTE_RECORD_SET] = describe_battle },
  .check = check_about,
};

/* A-E44 */
static const char *
get_soon (JsonObject *facts)
{
  /* Translators: a step of the log; what the house rule is, as in “Whether orders and messages are played: not played” */
  static const char from_next_turn[] = N_("House rule changed, starting with the next turn. %s.");

  return g_str_equal (vedette_fact_text (facts, "switch"), "e.orders") ? from_next_turn : VEDETTE_SWITCH_FROM_NEXT_ROLL;
}

VEDETTE_DEFINE_SET_SWITCH (vedette_eagles_set_switch_move, vedette_eagles_switch_table, get_soon (facts), NULL)
