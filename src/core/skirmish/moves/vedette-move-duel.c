/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A duel: whoever loses it rolls for the initiative (S-76 to S-79, A-S29). */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-facts.h"
#include "core/skirmish/moves/vedette-moves.h"
#include "core/skirmish/state/vedette-duel.h"
#include "core/skirmish/state/vedette-reactions.h"
#include "core/skirmish/state/vedette-reminders.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/words/vedette-sentences.h"

static gboolean
replaces_roll (const VedetteSkirmish *skirmish)
{
  return vedette_skirmish_switches_get_duel_replaces_roll (skirmish->switches) == VEDETTE_YES_NO_YES;
}

static const VedetteClosed closed[] = {
  { VEDETTE_IN (ACT_RESTRICTED), VEDETTE_FINDING_FINAL, "S-79",
    N_("The initiative has changed hands, so the last action can have no duel. First record the next action.") },
  { VEDETTE_IN_ROUND, VEDETTE_FINDING_FINAL, "S-08",
    N_("Finish the round of melee before the duel’s roll") },
  VEDETTE_CLOSED_BY_LOW_ROLL,
  { VEDETTE_IN (DUEL_NOMINATE), VEDETTE_FINDING_FINAL, "S-X28", N_("A duel’s roll is already due. Make that roll first.") },
  { 0 },
};

static void
open_after_roll (const VedetteSkirmish *skirmish,
                 VedetteRuling         *ruling)
{
  if (vedette_skirmish_game_get_action_no (skirmish->game) == 0)
    vedette_ruling_forbid (ruling, "S-79", _("Nobody has acted yet. Record an action before the duel."));
  else if (vedette_skirmish_game_get_duel_roll (skirmish->game) == VEDETTE_DUEL_ROLL_MADE)
    vedette_ruling_forbid (ruling, "S-X28", _("The duel’s roll has already been made. Continue with the next action."));
  else if (replaces_roll (skirmish))
    vedette_ruling_forbid (ruling, "S-79", _("A duel’s roll replaces the ordinary roll, which has already been made. Undo that "
                                             "roll first."));
}

static void
open_duel (VedetteMove           *move,
           const VedetteSkirmish *skirmish,
           VedetteRuling         *ruling)
{
  if (vedette_skirmish_is_in (skirmish, VEDETTE_IN (ACT_FREE)))
    open_after_roll (skirmish, ruling);
  if (vedette_skirmish_switches_get_duel (skirmish->switches) == VEDETTE_DUELS_OFF)
    vedette_ruling_refuse (ruling, "S-79",
                           _("Duels for the initiative are turned off. Turn them on in Battle Settings › Duels."));
}

static void
check_duel (VedetteMove           *move,
            const VedetteSkirmish *skirmish,
            VedetteRuling         *ruling)
{
  const VedetteIds *who = vedette_move_get_ids (move, "who");
  gint64 winner = vedette_move_get_id (move, "winner");

  if (winner != 0 && vedette_skirmish_game_get_duel_roll (skirmish->game) == VEDETTE_DUEL_ROLL_MADE &&
      vedette_skirmish_game_get_duel_loser (skirmish->game) == vedette_skirmish_get_other_side (skirmish, winner))
    vedette_ruling_forbid (ruling, "S-X28",
                           /* Translators: the name of a side, such as “Red” */
                           _("%s has already rolled for a duel in this action. Continue without another roll."),
                           vedette_skirmish_get_side_name (skirmish,
                                                           vedette_skirmish_get_other_side (skirmish, winner)));
  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i));

      if (vedette_figure_get_reserve (figure))
        vedette_ruling_forbid (ruling, "S-X31",
                               vedette_figure_say (figure, "%s is in reserve, not on the table. Choose someone else.",
                                                   "%s are in reserve, not on the table. Choose someone else."),
                               vedette_figure_get_name (figure));
    }
  vedette_skirmish_remind_once (skirmish, ruling, "S-79",
                                winner != 0 ? _("Your other rules decide how the duel is fought")
                                            : _("If nobody loses the duel, the ordinary roll is made"));
  vedette_reveal_remind (skirmish, move, ruling);
}

static gboolean
perform_duel (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  JsonObject *facts = vedette_edit_get_facts (edit);
  const VedetteIds *who = vedette_move_get_ids (move, "who");
  gint64 winner = vedette_move_get_id (move, "winner");
  gint64 loser = vedette_skirmish_get_other_side (skirmish, winner);
  VedetteState state = vedette_skirmish_game_get_state (skirmish->game);

  json_object_set_int_member (facts, "action", vedette_skirmish_game_get_action_no (skirmish->game));
  if (who != NULL)
    json_object_set_array_member (facts, "who", vedette_facts_names (skirmish->battle, who));
  vedette_reveal_declared (skirmish, move, edit);
  if (winner == 0)
    {
      if (vedette_skirmish_game_get_duel_roll (skirmish->game) == VEDETTE_DUEL_ROLL_NONE)
        vedette_edit_set (edit, skirmish->game, "duel-roll", VEDETTE_DUEL_ROLL_DRAWN, NULL);
      return TRUE;
    }
  json_object_set_string_member (facts, "side", vedette_skirmish_get_side_name (skirmish, winner));
  json_object_set_string_member (facts, "other", vedette_skirmish_get_side_name (skirmish, loser));
  vedette_reactions_pass (skirmish, edit);
  vedette_edit_set (edit, skirmish->game, "duel-roll", VEDETTE_DUEL_ROLL_DUE, "duel-loser", loser, "duel-return",
                    replaces_roll (skirmish) ? VEDETTE_STATE_ACT_FREE : state, "state", VEDETTE_STATE_DUEL_NOMINATE,
                    NULL);
  return TRUE;
}

const VedetteMoveKind vedette_duel_move = {
  .name = "duel",
  .rule = "S-79",
  .label = N_("Duel"),
  .hint = N_("Record a duel fought under your other rules; the losing side rolls once"),
  .key = "d",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_IN (NOMINATE) | VEDETTE_IN (ACT_FREE),
  .closed = closed,
  .params = (const VedetteParam[]) {
    /* the side that won, nobody for a duel without a loser */
    VEDETTE_SAY_REF ("winner", vedette_force, vedette_skirmish_list_forces, .none = NC_("nothing is chosen", "Nobody")),
    VEDETTE_SAY_IDS ("who", vedette_figure, vedette_skirmish_list_lines),
    { { 0 } },
  },
  .open = open_duel,
  .check = check_duel,
  .perform = perform_duel,
  .describe = vedette_words_duel,
};
