/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The other side, or an umpire, says whether an order card is specific enough (S-37). */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/moves/vedette-moves.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/words/vedette-sentences.h"

static gboolean
is_unfinished (VedetteOrderCard *card)
{
  return vedette_order_card_get_state (card) == VEDETTE_CARD_DORMANT ||
         vedette_order_card_get_state (card) == VEDETTE_CARD_LIVE;
}

static void
open_judge (VedetteMove           *move,
            const VedetteSkirmish *skirmish,
            VedetteRuling         *ruling)
{
  vedette_each (VedetteOrderCard, card, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_ORDER_CARD))
    if (is_unfinished (card))
      return;
  vedette_ruling_forbid (ruling, "S-37", _("There are no unfinished order cards. Continue with the battle."));
}

static void
check_judge (VedetteMove           *move,
             const VedetteSkirmish *skirmish,
             VedetteRuling         *ruling)
{
  VedetteOrderCard *card = vedette_skirmish_find_card (skirmish, vedette_move_get_id (move, "card"));
  VedetteTri specific = vedette_move_get_tri (move, "specific");

  if (card == NULL)
    {
      vedette_ruling_forbid (ruling, NULL, _("Choose a card"));
      return;
    }
  if (specific == VEDETTE_TRI_UNTRACKED)
    /* Translators: the number of an order card, such as 3 */
    vedette_ruling_forbid (ruling, "S-37", _("Choose whether card %d is specific enough: yes or no"),
                           vedette_order_card_get_number (card));
  if (!is_unfinished (card))
    /* Translators: the number of an order card, such as 3 */
    vedette_ruling_forbid (ruling, "S-37", _("Card %d is finished. To use the card again, undo the step that finished it."),
                           vedette_order_card_get_number (card));
  else if (specific == vedette_order_card_get_judged (card) && specific != VEDETTE_TRI_UNTRACKED)
    vedette_ruling_forbid (ruling, NULL, _("Nothing would change. Choose or enter something different."));
  if (specific == VEDETTE_TRI_NO && vedette_order_card_get_claimed (card))
    vedette_ruling_remind (ruling, "S-37", _("The roll made with this card still counts unless you undo that roll"));
}

/* What the card says is no part of the step: it may still be a secret. */
static gboolean
perform_judge (VedetteMove           *move,
               const VedetteSkirmish *skirmish,
               VedetteEdit           *edit,
               VedetteDice           *dice,
               GError               **error)
{
  VedetteOrderCard *card = vedette_skirmish_find_card (skirmish, vedette_move_get_id (move, "card"));
  VedetteTri specific = vedette_move_get_tri (move, "specific");
  JsonObject *facts = vedette_edit_get_facts (edit);

  vedette_edit_set (edit, card, "judged", specific, NULL);
  if (specific == VEDETTE_TRI_NO)
    vedette_edit_set (edit, card, "state", VEDETTE_CARD_VOID, NULL);
  json_object_set_int_member (facts, "card", vedette_order_card_get_number (card));
  json_object_set_string_member (facts, "side",
                                 vedette_skirmish_get_side_name (skirmish, vedette_order_card_get_side (card)));
  json_object_set_string_member (facts, "specific", vedette_enum_get_nick (VEDETTE_TYPE_TRI, (int) specific));
  return TRUE;
}

const VedetteMoveKind vedette_judge_card_move = {
  .name = "judge-card",
  .rule = "S-37",
  .label = N_("Judge Card…"),
  .verb = N_("Judge Card"),
  .group = VEDETTE_MOVE_PLAY,
  /* An umpire looks at cards before the game; the other side sees them when they are used. */
  .open_in = ~VEDETTE_IN (OVER),
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_REF ("card", vedette_order_card, vedette_skirmish_list_unfinished_cards),
    VEDETTE_SAY_TRI ("specific"),
    { { 0 } },
  },
  .open = open_judge,
  .check = check_judge,
  .perform = perform_judge,
  .describe = vedette_words_judge_card,
};
