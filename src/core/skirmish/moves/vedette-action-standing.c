/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions on the spot: a round of melee, another task, and doing nothing. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/moves/vedette-action.h"
#include "core/skirmish/moves/vedette-moves.h"
#include "core/skirmish/records/vedette-shared-labels.h"
#include "core/skirmish/state/vedette-reminders.h"
#include "core/skirmish/words/vedette-sentences.h"

/* S-45: a round is for a body that is in contact. */
static void
check_fight (VedetteMove           *move,
             const VedetteSkirmish *skirmish,
             VedetteRuling         *ruling)
{
  g_autoptr (VedetteIds) who = vedette_action_list_actors (move, skirmish);
  gboolean fighting = FALSE;

  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    fighting |= vedette_figure_get_melee (vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i))) !=
                VEDETTE_TRI_NO;
  if (who != NULL && !fighting)
    vedette_ruling_warn (ruling, "S-45", _("The record shows none of the acting figures in contact with an enemy. Record "
                                           "contact first."));
  else if (who == NULL && vedette_skirmish_has_contacts (skirmish) == VEDETTE_TRI_NO)
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-45",
                                    _("The record shows nobody in contact with an enemy. Record contact first."));
}

const VedetteMoveKind vedette_fight_move = {
  .name = "fight",
  .rule = "S-45",
  .label = VEDETTE_VERB_FIGHT,
  .key = "f",
  VEDETTE_ACTION_MEMBERS,
  .params = (const VedetteParam[]) {
    VEDETTE_ACTION_SAY_WHO (vedette_action_list_who),
    VEDETTE_ACTION_SAY_TARGET,
    VEDETTE_ACTION_SAY_OPTION,
    VEDETTE_ACTION_SAY_NOMINEE,
    VEDETTE_ACTION_SAY_APART,
    VEDETTE_SAY_TEXT ("also"),
    { { 0 } },
  },
  .own = &(const VedetteActionKind) {
    .fights = TRUE,
    .option = VEDETTE_INTENTION_ENGAGE,
    .options = VEDETTE_CAN_BE (ENGAGE),
    .check = check_fight,
  },
  .describe = vedette_words_fight,
};

/* The task of an order card is no other one. */
static const char *
say_task (JsonObject *facts)
{
  return json_object_has_member (facts, "card") ? _("Order Card") : NULL;
}

const VedetteMoveKind vedette_task_move = {
  .name = "task",
  .rule = "S-03",
  .label = N_("Other Action"),
  .verb = N_("Record Action"),
  .hint = N_("Do anything else that takes an action, such as opening a gate"),
  .key = "o",
  VEDETTE_ACTION_MEMBERS,
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_TEXT ("what", .label = N_("Description")),
    VEDETTE_ACTION_SAY_WHO (vedette_action_list_who),
    VEDETTE_ACTION_SAY_MISSILES,
    VEDETTE_ACTION_SAY_OPTION,
    VEDETTE_ACTION_SAY_BREAK_OFF,
    VEDETTE_ACTION_SAY_NOMINEE,
    VEDETTE_ACTION_SAY_APART,
    VEDETTE_SAY_TEXT ("also"),
    { { 0 } },
  },
  .own = &(const VedetteActionKind) {
    .trigger = VEDETTE_TRIGGER_UNTRACKED,
    .option = VEDETTE_INTENTION_UNTRACKED,
  },
  .describe = vedette_words_task,
  .say_label = say_task,
};

/* A-S23: the holder may do nothing, which gives the other side its roll. */
const VedetteMoveKind vedette_hold_move = {
  .name = "hold",
  .rule = "A-S23",
  .label = N_("Hold"),
  .hint = N_("Do nothing in this action; the other side may roll"),
  .key = "h",
  VEDETTE_ACTION_MEMBERS,
  .own = &(const VedetteActionKind) { .option = VEDETTE_INTENTION_UNTRACKED },
  .describe = vedette_words_hold,
};
