/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits of the battle itself: what it is called, the dice of the classes, and its house rules. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/papers/vedette-eagles-papers.h"
#include "core/rules/switches/vedette-set-switch.h"

static gpointer
find_about (const VedetteContext *self)
{
  return self->about;
}

static char *
describe_battle (JsonObject *facts)
{
  return g_strdup (_("What is written of the battle was changed."));
}

const VedetteRecordKind vedette_eagles_about_kind = {
  .noun = "battle",
  .type = vedette_eagles_about_get_type,
  .set = N_("Change the battle"),
  .set_says = (const char *const[]){ "name", "notes", "level", "start", "elite-die", "line-die", "conscript-die", NULL },
  .find = find_about,
  .describe = { [VEDETTE_RECORD_SET] = describe_battle },
};

VEDETTE_DEFINE_SET_SWITCH (vedette_eagles_set_switch_move, vedette_eagles_switch_table, VEDETTE_SWITCH_FROM_NEXT_ROLL, NULL)
