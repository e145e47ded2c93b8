/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order of battle as records: armies, corps, formations, units and nations. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/papers/vedette-eagles-papers.h"
#include "core/rules/vedette-facts.h"

static void
note_army (const VedetteRecordChange *change,
           VedetteEdit               *edit)
{
  g_autofree char *name = vedette_eagles_say (change->context, change->record);

  vedette_facts_note_text (edit, "army", name);
}

static char *
describe_army (JsonObject *facts)
{
  /* Translators: a step of the log; the name of an army as it was */
  return g_strdup_printf (_("What is written of an army was changed: %s."), vedette_fact_text (facts, "army"));
}

/* Points are no field of it: they are rolled for, and only become fewer (E-X21). */
const VedetteRecordKind vedette_army_kind = {
  .noun = "army",
  .type = vedette_army_get_type,
  .set = N_("Change an army"),
  .set_says = (const char *const[]){ "name", "commander", "rating", "fallen", "span", "dice", NULL },
  .say = vedette_eagles_say,
  .describe = { [VEDETTE_RECORD_SET] = describe_army },
  .note = note_army,
};
