/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits of the places of the table. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-facts.h"
#include "core/skirmish/papers/vedette-papers.h"
#include "core/skirmish/words/vedette-sentences.h"
#include "core/typed/vedette-scan.h"

/* Two places of one name could not be told apart on a card. Only public places are compared: what the other side calls a
 * place on its cards is not to be found out by trying. */
static void
check_place (const VedetteRecordChange *change,
             VedetteRuling             *ruling)
{
  const char *name = vedette_place_get_name (change->draft);

  if (name[0] == '\0')
    vedette_ruling_forbid_about (ruling, NULL, "name", _("Enter a name for the place"));
  vedette_each (VedettePlace, other, vedette_battle_get_records (change->battle, VEDETTE_TYPE_PLACE))
    {
      if (other != change->record && vedette_scan_is_same (name, vedette_place_get_name (other)))
        /* Translators: the name of a place, such as “the gate” */
        vedette_ruling_forbid (ruling, NULL, _("A place called “%s” already exists. Choose another name."),
                               vedette_place_get_name (other));
    }
}

static void
note_place (const VedetteRecordChange *change,
            VedetteEdit               *edit)
{
  VedettePlace *place = change->record != NULL ? change->record : change->draft;

  vedette_facts_note_text (edit, "name", vedette_place_get_name (place));
  if (change->record == NULL)
    vedette_facts_note_text (edit, "notes", vedette_place_get_notes (place));
}

static void
leave_place (const VedetteRecordChange *change,
             VedetteEdit               *edit)
{
  if (change->draft == NULL)
    vedette_papers_forget_target (change->context, edit, change->record);
}

const VedetteRecordKind vedette_place_kind = {
  .noun = "place",
  .type = vedette_place_get_type,
  .add = N_("Add Place"),
  .set = N_("Edit Place"),
  .remove = N_("Remove Place"),
  .add_says = (const char *const[]){ "name", "notes", NULL },
  .set_says = (const char *const[]){ "name", "notes", NULL },
  .describe = { vedette_words_add_place, vedette_words_set_place, vedette_words_remove_place },
  .check = check_place,
  .note = note_place,
  .before = leave_place,
};
