/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The other side, or an umpire, says whether an order card is specific enough (S-37). */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/moves/vedette-skirmish-moves.h"
#include "core/skirmish/state/vedette-skirmish.h"

VEDETTE_DEFINE_MOVE (VedetteJudgeCard, vedette_judge_card, VedetteMove, VEDETTE_TYPE_MOVE)

static gboolean
is_unfinished (VedetteOrderCard *card)
{
  return vedette_order_card_get_state (card) == VEDETTE_CARD_DORMANT ||
         vedette_order_card_get_state (card) == VEDETTE_CARD_LIVE;
}

/* An umpire looks at cards before the game; the other side sees them when they are used. */
static void
open_judge (VedetteMove   *move,
            VedetteRules  *rules,
            VedetteRuling *ruling)
{
  GListModel *cards = vedette_battle_get_records (vedette_rules_get_battle (rules), VEDETTE_TYPE_ORDER_CARD);
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  if (vedette_skirmish_game_get_state (skirmish.game) == VEDETTE_STATE_OVER)
    vedette_ruling_forbid (ruling, "S-01", _("The game is over; undo goes back into it"));
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (VedetteOrderCard) card = g_list_model_get_item (cards, i);

      if (is_unfinished (card))
        return;
    }
  vedette_ruling_forbid (ruling, "S-37", _("No card is open"));
}

static void
check_judge (VedetteMove   *move,
             VedetteRules  *rules,
             VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  VedetteOrderCard *card;
  VedetteTri specific = vedette_move_get_tri (move, "specific");

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  card = vedette_skirmish_find_card (&skirmish, vedette_move_get_id (move, "card"));
  if (card == NULL)
    {
      vedette_ruling_forbid (ruling, NULL, _("Say which card"));
      return;
    }
  if (specific == VEDETTE_TRI_UNTRACKED)
    vedette_ruling_forbid (ruling, "S-37", _("Say whether card %d is specific enough: yes or no (S-37)"),
                           vedette_order_card_get_number (card));
  if (!is_unfinished (card))
    vedette_ruling_forbid (ruling, "S-37", _("Card %d is finished; undo brings it back"),
                           vedette_order_card_get_number (card));
  else if (specific == vedette_order_card_get_judged (card) && specific != VEDETTE_TRI_UNTRACKED)
    vedette_ruling_forbid (ruling, NULL, _("That changes nothing"));
  if (specific == VEDETTE_TRI_NO && vedette_order_card_get_claimed (card))
    vedette_ruling_remind (ruling, "S-37", _("The roll that it was used in stands, unless it is undone (S-37)"));
}

/* What the card says is no part of the step: it may still be a secret. */
static gboolean
perform_judge (VedetteMove   *move,
               VedetteRules  *rules,
               VedetteEdit   *edit,
               VedetteDice   *dice,
               GError       **error)
{
  VedetteSkirmish skirmish;
  VedetteOrderCard *card;
  VedetteTri specific = vedette_move_get_tri (move, "specific");
  JsonObject *facts = vedette_edit_get_facts (edit);

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  card = vedette_skirmish_find_card (&skirmish, vedette_move_get_id (move, "card"));
  vedette_edit_set (edit, card, "judged", specific, NULL);
  if (specific == VEDETTE_TRI_NO)
    vedette_edit_set (edit, card, "state", VEDETTE_CARD_VOID, NULL);
  json_object_set_int_member (facts, "card", vedette_order_card_get_number (card));
  json_object_set_string_member (facts, "side",
                                 vedette_skirmish_get_side_name (&skirmish, vedette_order_card_get_side (card)));
  json_object_set_string_member (facts, "specific", vedette_enum_get_nick (VEDETTE_TYPE_TRI, (int) specific));
  return TRUE;
}

static void
list_choices (VedetteMove  *move,
              VedetteRules *rules,
              GParamSpec   *pspec,
              GListStore   *choices)
{
  GListModel *cards = vedette_battle_get_records (vedette_rules_get_battle (rules), VEDETTE_TYPE_ORDER_CARD);
  VedetteSkirmish skirmish;

  if (!g_str_equal (pspec->name, "card"))
    return;
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (VedetteOrderCard) card = g_list_model_get_item (cards, i);
      g_autofree char *label = NULL;

      if (!is_unfinished (card))
        continue;
      label = g_strdup_printf (C_("order card", "%s %d"),
                               vedette_skirmish_get_side_name (&skirmish, vedette_order_card_get_side (card)),
                               vedette_order_card_get_number (card));
      vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (card)), label);
    }
}

static void
vedette_judge_card_class_init (VedetteJudgeCardClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = open_judge;
  move_class->check = check_judge;
  move_class->perform = perform_judge;
  move_class->list_choices = list_choices;
  vedette_move_class_install (move_class, "judge-card", N_("Judge a card"), NULL, VEDETTE_MOVE_PLAY,
                              vedette_param_spec_reference_to ("card", VEDETTE_TYPE_ORDER_CARD),
                              vedette_param_spec_tri ("specific"),
                              NULL);
}
