/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happens on the table in any state: men out, contacts made and broken, conditions met, cards finished. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-facts.h"
#include "core/skirmish/moves/vedette-moves.h"
#include "core/skirmish/records/vedette-shared-labels.h"
#include "core/skirmish/state/vedette-fights.h"
#include "core/skirmish/state/vedette-melee.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "core/skirmish/words/vedette-sentences.h"

/* Men who are dead, or lost in another way */

static void
check_out (VedetteMove           *move,
           const VedetteSkirmish *skirmish,
           VedetteRuling         *ruling)
{
  VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_move_get_id (move, "line"));

  vedette_melee_check (skirmish, move, ruling);
  if (figure == NULL && *vedette_move_get_texts (move, "losses") == NULL)
    vedette_ruling_forbid (ruling, NULL, _("Choose who is out"));
  else if (figure != NULL && *vedette_move_get_texts (move, "losses") != NULL)
    vedette_ruling_forbid (ruling, NULL, _("Enter casualties as one line or as a list, not both"));
  else if (figure == NULL)
    return;
  else if (vedette_figure_get_standing (figure) < vedette_move_get_int (move, "men"))
    vedette_melee_forbid_more (figure, ruling);
  else if (vedette_figure_get_standing (figure) == vedette_move_get_int (move, "men"))
    vedette_melee_remind_leader (skirmish, figure, ruling);
}

static gboolean
perform_out (VedetteMove           *move,
             const VedetteSkirmish *skirmish,
             VedetteEdit           *edit,
             VedetteDice           *dice,
             GError               **error)
{
  VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_move_get_id (move, "line"));
  JsonObject *facts = vedette_edit_get_facts (edit);
  int men = vedette_move_get_int (move, "men");
  g_autoptr (VedetteIds) named = NULL;

  if (figure == NULL)
    vedette_melee_perform (skirmish, edit, move);
  else
    vedette_melee_take_out (skirmish, edit, figure, men);
  vedette_fights_tidy (skirmish, edit);
  named = figure == NULL ? vedette_melee_list_named (skirmish, move)
                         : vedette_ids_new_one (vedette_record_get_id (VEDETTE_RECORD (figure)));
  vedette_reveal_keep_secret (skirmish, edit, named);
  if (figure == NULL)
    return TRUE;

  json_object_set_string_member (facts, "line", vedette_figure_get_name (figure));
  json_object_set_string_member (facts, "side", vedette_skirmish_get_side_name (skirmish, vedette_figure_get_side (figure)));
  json_object_set_int_member (facts, "men", men);
  json_object_set_int_member (facts, "left", vedette_figure_get_standing (figure) - men);
  json_object_set_int_member (facts, "of", vedette_figure_get_count (figure));
  return TRUE;
}

static void
limit_out (VedetteMove          *move,
           const VedetteContext *skirmish,
           int                  *min,
           int                  *max)
{
  VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_move_get_id (move, "line"));

  *max = figure != NULL ? MAX (vedette_figure_get_standing (figure), 1) : 1;
}

const VedetteMoveKind vedette_out_move = {
  .name = "out",
  .label = VEDETTE_LABEL_GO_OUT,
  .verb = VEDETTE_VERB_TAKE_OUT,
  .hint = N_("Remove casualties under your other rules; a figure chosen in the list is out at once"),
  .key = "x",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_IN_GAME,
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_REF ("line", vedette_figure, vedette_skirmish_list_lines_on_table, .label = VEDETTE_LABEL_LINE,
                     .offer = vedette_skirmish_offer_line, .needed = TRUE),
    VEDETTE_SAY_INT ("men", 1, VEDETTE_FIGURE_MAX_MEN, 1, .label = VEDETTE_LABEL_HOW_MANY,
                     .hint = N_("Press 1 to 9 to remove that many at once"), .range = limit_out),
    /* of several lines, instead of the two above */
    VEDETTE_MELEE_SAY_LOSSES (),
    { { 0 } },
  },
  .open = vedette_melee_open,
  .check = check_out,
  .perform = perform_out,
  .describe = vedette_words_out,
};

/* Contacts made and broken */

static void
check_contact (VedetteMove           *move,
               const VedetteSkirmish *skirmish,
               VedetteRuling         *ruling)
{
  const VedetteIds *lines = vedette_move_get_ids (move, "line");

  if (lines == NULL)
    vedette_ruling_forbid (ruling, NULL, _("Choose who is in contact, or no longer in contact"));
  if (vedette_move_get_tri (move, "melee") == VEDETTE_TRI_YES)
    vedette_fights_check (skirmish, move, lines, NULL, ruling);
  else if (vedette_move_is_said (move, "fight"))
    vedette_ruling_forbid (ruling, NULL, _("Only figures in melee can be in a fight. Leave out the fight, or record contact."));
  if (vedette_move_get_tri (move, "melee") != VEDETTE_TRI_YES && vedette_move_get_int (move, "men") > 0)
    vedette_ruling_forbid (ruling, NULL, _("Enter a number only for figures in melee"));
  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, i));

      if (!vedette_figure_is_on_table (figure))
        vedette_figure_forbid_absent (figure, ruling);
      else if (vedette_move_get_int (move, "men") > vedette_figure_get_standing (figure))
        vedette_ruling_forbid (ruling, "S-X31",
                               vedette_figure_say (figure, "%s has fewer figures left. Enter a smaller number.",
                                                   "%s have fewer figures left. Enter a smaller number."),
                               vedette_figure_get_name (figure));
    }
}

static gboolean
perform_contact (VedetteMove           *move,
                 const VedetteSkirmish *skirmish,
                 VedetteEdit           *edit,
                 VedetteDice           *dice,
                 GError               **error)
{
  const VedetteIds *lines = vedette_move_get_ids (move, "line");
  VedetteTri melee = vedette_move_get_tri (move, "melee");
  JsonObject *facts = vedette_edit_get_facts (edit);

  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    vedette_melee_set (edit, vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, i)), melee,
                       vedette_move_get_int (move, "men"));
  if (melee == VEDETTE_TRI_YES)
    vedette_fights_join (skirmish, edit, move, lines, NULL, FALSE);
  vedette_fights_tidy (skirmish, edit);
  if (melee == VEDETTE_TRI_YES && vedette_move_get_int (move, "men") > 0)
    json_object_set_int_member (facts, "men", vedette_move_get_int (move, "men"));
  json_object_set_array_member (facts, "lines", vedette_facts_names (skirmish->battle, lines));
  /* Who fights is seen; of others nothing need be said. */
  if (melee == VEDETTE_TRI_YES)
    vedette_reveal_declared (skirmish, move, edit);
  else
    vedette_reveal_keep_secret (skirmish, edit, lines);
  json_object_set_string_member (facts, "melee", vedette_enum_get_nick (VEDETTE_TYPE_TRI, (int) melee));
  return TRUE;
}

const VedetteMoveKind vedette_contact_move = {
  .name = "contact",
  .rule = "S-44",
  .label = N_("Record Contact"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_IN_GAME,
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_IDS ("line", vedette_figure, vedette_skirmish_list_lines_on_table),
    VEDETTE_SAY_TRI ("melee"),
    VEDETTE_SAY_INT ("men", 0, VEDETTE_FIGURE_MAX_MEN, 0),
    VEDETTE_SAY_TEXT ("fight", .label = VEDETTE_LABEL_FIGHT),
    { { 0 } },
  },
  .open = vedette_melee_open,
  .check = check_contact,
  .perform = perform_contact,
  .describe = vedette_words_contact,
};

/* Order cards: only forwards, dormant to live to done or void (rules.md 7.1) */

static gboolean
has_card (VedetteBattle *battle,
          gboolean       dormant_only)
{
  vedette_each (VedetteOrderCard, card, vedette_battle_get_records (battle, VEDETTE_TYPE_ORDER_CARD))
    {
      VedetteCardState state = vedette_order_card_get_state (card);

      if (state == VEDETTE_CARD_DORMANT || (!dormant_only && state == VEDETTE_CARD_LIVE))
        return TRUE;
    }
  return FALSE;
}

/* Returns: what the card becomes by the move */
static VedetteCardState
get_outcome (VedetteMove *move)
{
  return *(const VedetteCardState *) vedette_move_get_kind (move)->own;
}

static gboolean
is_condition (VedetteMove *move)
{
  return get_outcome (move) == VEDETTE_CARD_LIVE;
}

static void
open_card (VedetteMove           *move,
           const VedetteSkirmish *skirmish,
           VedetteRuling         *ruling)
{
  if (!has_card (skirmish->battle, is_condition (move)))
    vedette_ruling_forbid (ruling, "S-40", is_condition (move) ? _("No card is waiting for a condition. Continue with the "
                                                                   "battle.")
                                                               : _("There are no unfinished order cards. Continue with the "
                                                                   "battle."));
}

static void
check_card (VedetteMove           *move,
            const VedetteSkirmish *skirmish,
            VedetteRuling         *ruling)
{
  VedetteOrderCard *card = vedette_skirmish_find_card (skirmish, vedette_move_get_id (move, "card"));
  VedetteCardState state;

  if (card == NULL)
    {
      vedette_ruling_forbid (ruling, NULL, _("Choose a card"));
      return;
    }
  state = vedette_order_card_get_state (card);
  if (state == VEDETTE_CARD_DONE || state == VEDETTE_CARD_VOID)
    vedette_ruling_forbid (ruling, "S-40", _("Card %d is finished. To use the card again, undo the step that finished it."),
                           vedette_order_card_get_number (card));
  else if (is_condition (move) && state == VEDETTE_CARD_LIVE)
    /* Translators: the number of an order card, such as 3 */
    vedette_ruling_forbid (ruling, "S-40", _("Card %d is not waiting for a condition. Choose a different card."),
                           vedette_order_card_get_number (card));
}

static gboolean
perform_card (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  VedetteOrderCard *card = vedette_skirmish_find_card (skirmish, vedette_move_get_id (move, "card"));
  JsonObject *facts = vedette_edit_get_facts (edit);

  vedette_edit_set (edit, card, "state", get_outcome (move), NULL);
  json_object_set_int_member (facts, "card", vedette_order_card_get_number (card));
  json_object_set_string_member (facts, "side", vedette_skirmish_get_side_name (skirmish, vedette_order_card_get_side (card)));
  return TRUE;
}

#define CARD_MOVE_MEMBERS                                                                                              \
  .group = VEDETTE_MOVE_PLAY, .open_in = VEDETTE_IN_GAME, .open = open_card, .check = check_card, .perform = perform_card

const VedetteMoveKind vedette_condition_move = {
  .name = "condition",
  .rule = "S-40",
  .label = N_("Mark Condition as Met…"),
  .verb = N_("Mark as Met"),
  .hint = N_("Record that a card’s condition has been met"),
  .key = "k",
  CARD_MOVE_MEMBERS,
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_REF ("card", vedette_order_card, vedette_skirmish_list_dormant_cards),
    { { 0 } },
  },
  .own = &(const VedetteCardState) { VEDETTE_CARD_LIVE },
  .describe = vedette_words_condition,
};

const VedetteMoveKind vedette_card_done_move = {
  .name = "card-done",
  .rule = "A-S27",
  .label = N_("Mark Card as Done…"),
  .verb = N_("Mark as Done"),
  CARD_MOVE_MEMBERS,
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_REF ("card", vedette_order_card, vedette_skirmish_list_unfinished_cards),
    { { 0 } },
  },
  .own = &(const VedetteCardState) { VEDETTE_CARD_DONE },
  .describe = vedette_words_card_done,
};

const VedetteMoveKind vedette_card_void_move = {
  .name = "card-void",
  .rule = "S-37",
  .label = N_("Void Card…"),
  .verb = N_("Void Card"),
  CARD_MOVE_MEMBERS,
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_REF ("card", vedette_order_card, vedette_skirmish_list_unfinished_cards),
    { { 0 } },
  },
  .own = &(const VedetteCardState) { VEDETTE_CARD_VOID },
  .describe = vedette_words_card_void,
};
