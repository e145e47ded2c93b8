/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits of the contingents: a leader's command within a force. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-facts.h"
#include "core/skirmish/papers/vedette-papers.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/state/vedette-traits.h"
#include "core/skirmish/words/vedette-sentences.h"

static void
check_contingent (const VedetteRecordChange *change,
                  VedetteRuling             *ruling)
{
  VedetteFigure *leader = vedette_skirmish_find_figure (change->context, vedette_contingent_get_leader (change->draft));

  if (vedette_contingent_get_name (change->draft)[0] == '\0')
    vedette_ruling_forbid_about (ruling, NULL, "name", _("Enter a name for the contingent"));
  if (leader != NULL && vedette_figure_get_side (leader) != vedette_contingent_get_side (change->draft))
    vedette_ruling_forbid (ruling, NULL,
                           /* Translators: the name of a figure, such as “Wat” */
                           _("%s is on the other side and cannot lead this contingent. Choose a different leader."),
                           vedette_figure_get_name (leader));
}

/* A hidden leader is given away by the contingent that names him. */
static void
choose_audience (const VedetteSkirmish *skirmish,
                 VedetteEdit           *edit,
                 VedetteContingent     *contingent)
{
  if (contingent != NULL && vedette_reveal_is_hidden (skirmish, vedette_contingent_get_leader (contingent)))
    vedette_reveal_show_only (skirmish, edit, vedette_contingent_get_side (contingent));
}

static void
note_contingent (const VedetteRecordChange *change,
                 VedetteEdit               *edit)
{
  VedetteContingent *contingent = change->record != NULL ? change->record : change->draft;

  vedette_papers_note_side (change->context, edit, vedette_contingent_get_side (contingent));
  vedette_facts_note_text (edit, "name", vedette_contingent_get_name (contingent));
  if (change->record == NULL)
    {
      g_autofree char *leader = vedette_facts_name (change->battle, vedette_contingent_get_leader (contingent));

      vedette_facts_note_text (edit, "leader", leader);
      vedette_facts_note_text (edit, "player", vedette_contingent_get_player (contingent));
    }
  choose_audience (change->context, edit, change->record);
  choose_audience (change->context, edit, change->draft);
}

/* Its men stay, and are of no contingent any more. */
static void
leave_contingent (const VedetteRecordChange *change,
                  VedetteEdit               *edit)
{
  if (change->draft != NULL)
    return;
  vedette_each (VedetteFigure, figure, vedette_battle_get_records (change->battle, VEDETTE_TYPE_FIGURE))
    if (vedette_figure_get_contingent (figure) == change->id)
      vedette_edit_set (edit, figure, "contingent", (gint64) 0, NULL);
  vedette_papers_forget_target (change->context, edit, change->record);
  vedette_traits_remove (change->battle, edit, change->id);
}

static void
list_leaders (VedetteMove          *move,
              const VedetteContext *skirmish,
              GListStore           *choices)
{
  VedetteContingent *contingent = vedette_battle_find (skirmish->battle, VEDETTE_TYPE_CONTINGENT,
                                                       vedette_move_get_id (move, "contingent"));

  vedette_skirmish_add_figures (skirmish, choices,
                                contingent != NULL ? vedette_contingent_get_side (contingent)
                                                   : vedette_move_get_id (move, "side"), FALSE);
}

/* Whoever leads now, and the leaders of the side: with thousands of lines the others would be no list to choose from. */
static char *
offer_leader (VedetteMove          *move,
              const VedetteContext *skirmish,
              gint64                id)
{
  VedetteContingent *contingent = vedette_battle_find (skirmish->battle, VEDETTE_TYPE_CONTINGENT,
                                                       vedette_move_get_id (move, "contingent"));
  VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, id);

  if (vedette_figure_get_leader (figure) == VEDETTE_LEADER_NONE &&
      (contingent == NULL || vedette_contingent_get_leader (contingent) != id))
    return NULL;
  return g_strdup (vedette_figure_get_name (figure));
}

const VedetteRecordKind vedette_contingent_kind = {
  .noun = "contingent",
  .type = vedette_contingent_get_type,
  .add = N_("Add Contingent"),
  .set = N_("Edit Contingent"),
  .remove = N_("Remove Contingent"),
  .add_says = (const char *const[]){ "side", "name", "leader", "player", NULL },
  .set_says = (const char *const[]){ "name", "leader", "no-leader", "player", NULL },
  .params = (const VedetteParam[]){
    VEDETTE_SAY_REF ("leader", vedette_figure, list_leaders, .label = VEDETTE_LABEL_LEADER, .offer = offer_leader,
                     .none = NC_("nothing is chosen", "Nobody")),
    { { 0 } } },
  .lists = (const VedetteFieldList[]){ { "side", vedette_skirmish_list_forces }, { 0 } },
  .needs = "side",
  .describe = { vedette_words_add_contingent, vedette_words_set_contingent, vedette_words_remove_contingent },
  .check = check_contingent,
  .note = note_contingent,
  .before = leave_contingent,
};
