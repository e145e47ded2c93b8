/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits of the traits: house rules that give a line, a contingent or a side a bonus or penalty. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-facts.h"
#include "core/skirmish/papers/vedette-papers.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/state/vedette-traits.h"
#include "core/skirmish/typed/vedette-line-text.h"
#include "core/skirmish/words/vedette-sentences.h"

static void
check_trait (const VedetteRecordChange *change,
             VedetteRuling             *ruling)
{
  const char *name = vedette_trait_get_name (change->draft);
  VedetteRecord *whose = vedette_battle_find (change->battle, VEDETTE_TYPE_RECORD, vedette_trait_get_whose (change->draft));

  if (name[0] == '\0')
    vedette_ruling_forbid_about (ruling, NULL, "name", _("Enter a name for the trait"));
  else if (g_utf8_strlen (name, -1) > VEDETTE_LINE_TEXT_MAX_NAME)
    vedette_ruling_forbid (ruling, NULL, _("Enter a name of at most %d characters"), VEDETTE_LINE_TEXT_MAX_NAME);
  if (vedette_trait_get_value (change->draft) == 0)
    vedette_ruling_forbid (ruling, NULL, _("Enter a bonus or a penalty: a trait cannot be 0"));
  if (!VEDETTE_IS_FIGURE (whose) && !VEDETTE_IS_CONTINGENT (whose) && !VEDETTE_IS_FORCE (whose))
    vedette_ruling_forbid (ruling, NULL, _("Choose a line, a contingent or a side for the trait"));
}

/* Whose it is, and who may know: what a hidden line can do is as secret as itself. */
static void
note_whose (const VedetteSkirmish *skirmish,
            VedetteEdit           *edit,
            gint64                 whose)
{
  VedetteRecord *record = vedette_battle_find (skirmish->battle, VEDETTE_TYPE_RECORD, whose);
  g_autofree char *name = vedette_facts_name (skirmish->battle, whose);
  gint64 side = whose;

  if (!VEDETTE_IS_FORCE (record))
    {
      g_object_get (record, "side", &side, NULL);
      vedette_facts_note_text (edit, "whose", name);
    }
  vedette_papers_note_side (skirmish, edit, side);
  if (vedette_reveal_is_hidden (skirmish, whose))
    vedette_reveal_show_only (skirmish, edit, side);
}

/* A trait stays with its owner, so that he is the one of the record and of the draft. */
static void
note_trait (const VedetteRecordChange *change,
            VedetteEdit               *edit)
{
  VedetteTrait *trait = change->record != NULL ? change->record : change->draft;

  note_whose (change->context, edit, vedette_trait_get_whose (trait));
  vedette_facts_note_text (edit, "name", vedette_trait_get_name (trait));
  json_object_set_int_member (vedette_edit_get_facts (edit), "value", vedette_trait_get_value (trait));
}

/* Names are no proof: two lines may have traits of one name. */
static char *
say_trait (const VedetteContext *skirmish,
           gpointer              trait)
{
  g_autofree char *whose = vedette_facts_name (skirmish->battle, vedette_trait_get_whose (trait));
  g_autofree char *said = vedette_trait_say (trait);

  /* Translators: whose trait it is, and the trait, as in “Archers: quick +2” */
  return g_strdup_printf (C_("trait", "%s: %s"), whose, said);
}

/* Sides, then contingents, then lines; a name that stands for two has to be said by its number. */
static void
list_owners (VedetteMove          *move,
             const VedetteContext *skirmish,
             GListStore           *choices)
{
  vedette_skirmish_add_forces (skirmish, choices);
  vedette_skirmish_add_contingents (skirmish, choices, 0);
  vedette_skirmish_add_figures (skirmish, choices, 0, FALSE);
}

const VedetteRecordKind vedette_trait_kind = {
  .noun = "trait",
  .type = vedette_trait_get_type,
  .add = N_("Add Trait"),
  .set = N_("Edit Trait"),
  .remove = N_("Remove Trait"),
  .add_says = (const char *const[]){ "whose", "name", "value", NULL },
  .set_says = (const char *const[]){ "name", "value", NULL },
  .lists = (const VedetteFieldList[]){ { "whose", list_owners }, { 0 } },
  .needs = "whose",
  .say = say_trait,
  .describe = { vedette_words_add_trait, vedette_words_set_trait, vedette_words_remove_trait },
  .check = check_trait,
  .note = note_trait,
};
