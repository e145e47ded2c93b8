/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of a fight: its name and its figures. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-facts.h"
#include "core/skirmish/papers/vedette-papers.h"
#include "core/skirmish/state/vedette-fights.h"
#include "core/skirmish/state/vedette-melee.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/words/vedette-sentences.h"

static void
check_fight (const VedetteRecordChange *change,
             VedetteRuling             *ruling)
{
  const char *name = vedette_fight_get_name (change->draft);
  const VedetteIds *lines = vedette_fight_get_lines (change->draft);
  VedetteFight *same = vedette_fights_find_named (change->context, name);

  if (*name == '\0')
    vedette_ruling_forbid_about (ruling, NULL, "name", _("Enter a name for the fight"));
  else if (same != NULL && same != change->record)
    /* Translators: the name of a fight, such as “at the gate” */
    vedette_ruling_forbid (ruling, NULL, _("A fight called “%s” already exists. Choose another name."), name);
  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (change->context, vedette_ids_get (lines, i));

      if (!vedette_figure_is_on_table (figure))
        vedette_figure_forbid_absent (figure, ruling);
    }
  if (!vedette_fights_has_both (change->context, lines))
    vedette_ruling_forbid (ruling, "S-44", _("A fight needs figures of both sides. Choose figures of both sides."));
}

/* A fight would give away the hidden figures in it. */
static void
choose_audience (const VedetteSkirmish *skirmish,
                 VedetteEdit           *edit,
                 VedetteFight          *fight)
{
  const VedetteIds *lines = fight != NULL ? vedette_fight_get_lines (fight) : NULL;
  gboolean hidden[2] = { FALSE, FALSE };

  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, i));

      if (figure != NULL && vedette_figure_get_hidden (figure))
        hidden[vedette_figure_get_side (figure) != vedette_record_get_id (VEDETTE_RECORD (skirmish->forces[0]))] = TRUE;
    }
  if (hidden[0] && hidden[1])
    vedette_edit_set_audience (edit, VEDETTE_AUDIENCE_UMPIRE);
  else if (hidden[0] || hidden[1])
    vedette_reveal_show_only (skirmish, edit, vedette_record_get_id (VEDETTE_RECORD (skirmish->forces[hidden[1]])));
}

static void
note_fight (const VedetteRecordChange *change,
            VedetteEdit               *edit)
{
  VedetteFight *fight = change->record != NULL ? change->record : change->draft;

  vedette_facts_note_text (edit, "name", vedette_fight_get_name (fight));
  if (change->record == NULL)
    json_object_set_array_member (vedette_edit_get_facts (edit), "lines",
                                  vedette_facts_names (change->battle, vedette_fight_get_lines (fight)));
  choose_audience (change->context, edit, change->record);
  choose_audience (change->context, edit, change->draft);
}

/* Figures in a fight are in melee. */
static void
take_in (const VedetteRecordChange *change,
         VedetteEdit               *edit)
{
  const VedetteIds *lines = change->draft != NULL ? vedette_fight_get_lines (change->draft) : NULL;

  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (change->context, vedette_ids_get (lines, i));

      if (vedette_figure_get_melee (figure) != VEDETTE_TRI_YES)
        vedette_melee_set (edit, figure, VEDETTE_TRI_YES, 0);
    }
}

static void
tidy (const VedetteRecordChange *change,
      VedetteEdit               *edit)
{
  if (change->draft != NULL)
    vedette_fights_tidy (change->context, edit);
  /* Only the name goes: who is in melee, and with whom, stays (A-S41). */
  else if (vedette_fight_is_named (change->record))
    vedette_fights_add (change->context, edit, "", vedette_fight_get_lines (change->record));
}

/* A fight without a name is called after its figures. */
static char *
say_fight (const VedetteContext *skirmish,
           gpointer              fight)
{
  const char *name = vedette_fight_get_name (fight);

  return *name != '\0' ? g_strdup (name) : vedette_skirmish_list_names (skirmish, vedette_fight_get_lines (fight));
}

const VedetteRecordKind vedette_fight_kind = {
  .noun = "fight",
  .type = vedette_fight_get_type,
  .add = N_("Name Fight"),
  .set = N_("Edit Fight"),
  .remove = N_("Remove Fight Name"),
  .add_says = (const char *const[]){ "name", "lines", NULL },
  .set_says = (const char *const[]){ "name", "lines", NULL },
  .lists = (const VedetteFieldList[]){ { "lines", vedette_skirmish_list_lines_on_table }, { 0 } },
  .say = say_fight,
  .describe = { vedette_words_add_fight, vedette_words_set_fight, vedette_words_remove_fight },
  /* Only figures on the table are in melee, so there are no fights before the start. */
  .open_in = VEDETTE_IN_GAME,
  .check = check_fight,
  .note = note_fight,
  .before = take_in,
  .after = tidy,
};
