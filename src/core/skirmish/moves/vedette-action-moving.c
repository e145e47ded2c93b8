/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions that move: a march, and a charge into contact. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/moves/vedette-action.h"
#include "core/skirmish/moves/vedette-moves.h"
#include "core/skirmish/state/vedette-melee.h"
#include "core/skirmish/words/vedette-sentences.h"

/* S-32: the switch is about the first action. */
static void
list_sights (VedetteMove           *move,
             const VedetteSkirmish *skirmish,
             GListStore            *choices)
{
  VedetteLosOption allowed = (VedetteLosOption) vedette_house_rules_get (&skirmish->house, "los-option");

  if (vedette_skirmish_game_get_state (skirmish->game) != VEDETTE_STATE_ACT_RESTRICTED)
    allowed = VEDETTE_LOS_OPTION_IN_OR_OUT;
  vedette_choice_add_nick (choices, "untracked", C_("sight", "not recorded"));
  if (allowed != VEDETTE_LOS_OPTION_OFF)
    vedette_choice_add_nick (choices, "in", _("into sight"));
  if (allowed == VEDETTE_LOS_OPTION_IN_OR_OUT)
    vedette_choice_add_nick (choices, "out", _("out of sight"));
}

const VedetteMoveKind vedette_march_move = {
  .name = "march",
  .rule = "S-05",
  .label = N_("March"),
  .key = "m",
  VEDETTE_ACTION_MEMBERS,
  .params = (const VedetteParam[]) {
    VEDETTE_ACTION_SAY_WHO (vedette_action_list_who),
    VEDETTE_SAY_TEXTS ("to", .label = N_("Destination")),
    VEDETTE_ACTION_SAY_INCHES,
    VEDETTE_ACTION_SAY_OPTION,
    VEDETTE_SAY_ENUM ("sight", vedette_sight, VEDETTE_SIGHT_UNTRACKED, list_sights, .label = VEDETTE_LABEL_SIGHT,
                      .asked = vedette_action_is_first),
    VEDETTE_ACTION_SAY_FULL_SPEED,
    VEDETTE_ACTION_SAY_COULD_ENGAGE,
    VEDETTE_ACTION_SAY_ENEMY_AT,
    VEDETTE_SAY_TRI ("matters", .label = N_("Matters to the scenario"), .asked = vedette_action_is_first),
    VEDETTE_ACTION_SAY_BREAK_OFF,
    VEDETTE_ACTION_SAY_NOMINEE,
    VEDETTE_ACTION_SAY_APART,
    VEDETTE_SAY_TEXTS ("gaps"),
    VEDETTE_SAY_TEXT ("also"),
    { { 0 } },
  },
  .own = &(const VedetteActionKind) {
    .trigger = VEDETTE_TRIGGER_MOVED,
    .option = VEDETTE_INTENTION_UNTRACKED,
    .options = VEDETTE_CAN_BE (FULL_SPEED) | VEDETTE_CAN_BE (SIGHT) | VEDETTE_CAN_BE (LEAVE),
  },
  .describe = vedette_words_march,
};

const VedetteMoveKind vedette_charge_move = {
  .name = "charge",
  .rule = "S-44",
  .label = N_("Charge"),
  .key = "c",
  VEDETTE_ACTION_MEMBERS,
  .params = (const VedetteParam[]) {
    VEDETTE_ACTION_SAY_WHO (vedette_action_list_who),
    VEDETTE_ACTION_SAY_TARGET,
    VEDETTE_SAY_TRI ("contact", .label = N_("Makes contact")),
    /* the name of the fight that it makes or joins, and how many of whom are in contact */
    VEDETTE_SAY_TEXT ("fight", .label = VEDETTE_LABEL_FIGHT),
    VEDETTE_MELEE_SAY_IN_MELEE,
    VEDETTE_ACTION_SAY_MISSILES,
    VEDETTE_ACTION_SAY_INCHES,
    VEDETTE_ACTION_SAY_OPTION,
    VEDETTE_ACTION_SAY_FULL_SPEED,
    VEDETTE_ACTION_SAY_COULD_ENGAGE,
    VEDETTE_ACTION_SAY_ENEMY_AT,
    VEDETTE_ACTION_SAY_BREAK_OFF,
    VEDETTE_ACTION_SAY_NOMINEE,
    VEDETTE_ACTION_SAY_APART,
    VEDETTE_SAY_TEXTS ("gaps"),
    VEDETTE_SAY_TEXT ("also"),
    { { 0 } },
  },
  .own = &(const VedetteActionKind) {
    .trigger = VEDETTE_TRIGGER_MOVED,
    .fights = TRUE,
    .option = VEDETTE_INTENTION_ENGAGE,
    .options = VEDETTE_CAN_BE (FULL_SPEED) | VEDETTE_CAN_BE (ENGAGE),
  },
  .describe = vedette_words_charge,
};
