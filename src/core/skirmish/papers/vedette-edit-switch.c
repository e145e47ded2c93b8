/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The edit that sets a house-rule switch. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/papers/vedette-papers.h"
#include "core/skirmish/words/vedette-sentences.h"

static void
check (VedetteMove          *move,
       const VedetteContext *skirmish,
       VedetteRuling        *ruling)
{
  const VedetteSwitch *row = vedette_house_rules_check (&skirmish->house, move, ruling);

  if (row != NULL && g_str_equal (row->property, "start") &&
      vedette_skirmish_game_get_state (skirmish->game) != VEDETTE_STATE_SETUP)
    vedette_ruling_refuse (ruling, row->rule, _("The game has begun, so who begins is settled (%s)"), row->rule);
}

static gboolean
perform (VedetteMove           *move,
         const VedetteContext  *skirmish,
         VedetteEdit           *edit,
         VedetteDice           *dice,
         GError               **error)
{
  vedette_house_rules_perform (&skirmish->house, move, edit);
  if (vedette_skirmish_game_get_state (skirmish->game) == VEDETTE_STATE_OVER)
    json_object_set_boolean_member (vedette_edit_get_facts (edit), "in-game", TRUE);
  return TRUE;
}

static void
list_switches (VedetteMove          *move,
               const VedetteContext *skirmish,
               GListStore           *choices)
{
  vedette_house_rules_list (skirmish->house.table, choices);
}

static void
list_values (VedetteMove          *move,
             const VedetteContext *skirmish,
             GListStore           *choices)
{
  vedette_house_rules_list_values (skirmish->house.table, move, choices);
}

const VedetteMoveKind vedette_set_switch_move = {
  .name = "set-switch",
  .label = VEDETTE_LABEL_SET_SWITCH,
  .group = VEDETTE_MOVE_EDIT,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_WORD ("switch", list_switches),
    VEDETTE_SAY_WORD ("value", list_values),
    { { 0 } } },
  .check = check,
  .perform = perform,
  .describe = vedette_words_set_switch,
};
