/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The snatch roll, and letting it pass. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/moves/vedette-skirmish-moves.h"
#include "core/skirmish/state/vedette-bodies.h"
#include "core/skirmish/state/vedette-duel.h"
#include "core/skirmish/state/vedette-nomination.h"
#include "core/skirmish/state/vedette-reactions.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"

VEDETTE_DEFINE_MOVE (VedetteSnatch, vedette_snatch, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteDecline, vedette_decline, VedetteMove, VEDETTE_TYPE_MOVE)

/* What a roll came to */
typedef struct
{
  int natural; /* 0 when the side keeps its die to itself */
  gboolean success;
  gboolean low;
} Roll;

static void
open_attempt (VedetteMove   *move,
              VedetteRules  *rules,
              VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  switch (vedette_skirmish_game_get_state (skirmish.game))
    {
    case VEDETTE_STATE_NOMINATE:
    case VEDETTE_STATE_DUEL_NOMINATE:
      break;
    case VEDETTE_STATE_CONTACT_MELEE:
    case VEDETTE_STATE_REACT_MELEE:
      vedette_ruling_forbid (ruling, "S-X01", _("The round of melee is fought before the roll (S-X01)"));
      break;
    case VEDETTE_STATE_GENERAL_MELEE:
      vedette_ruling_forbid (ruling, "S-X26", _("A natural 1 to 3 was rolled: first all in contact fight (S-X26)"));
      break;
    case VEDETTE_STATE_ACT_FREE:
    case VEDETTE_STATE_ACT_RESTRICTED:
      if (vedette_skirmish_game_get_duel_roll (skirmish.game) == VEDETTE_DUEL_ROLL_MADE)
        vedette_ruling_forbid (ruling, "S-X28", _("The roll of the duel was made, and there is no other (S-X28)"));
      else if (vedette_skirmish_game_get_action_no (skirmish.game) > 0)
        vedette_ruling_forbid (ruling, "S-X02", _("There is one roll for each action, and this one was made (S-X02)"));
      else
        vedette_ruling_forbid (ruling, "S-X01", _("There is no action yet to follow with a roll (S-X01)"));
      break;
    case VEDETTE_STATE_SETUP:
    case VEDETTE_STATE_OVER:
    default:
      vedette_skirmish_forbid_early (&skirmish, ruling);
    }
}

static void
check_snatch (VedetteMove   *move,
              VedetteRules  *rules,
              VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  vedette_nomination_check (move, &skirmish, ruling);
  vedette_reveal_remind (&skirmish, move, ruling);
}

static VedetteBreakdown *
preview_snatch (VedetteMove  *move,
                VedetteRules *rules)
{
  VedetteSkirmish skirmish;
  VedetteNomination nomination;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  vedette_nomination_read (&nomination, move, &skirmish);
  return vedette_attempt_break_down (&nomination.attempt);
}

/* S-12, S-14, A-S04: success and the low die are told apart. */
static gboolean
roll_snatch (VedetteMove             *move,
             const VedetteNomination *nomination,
             VedetteDice             *dice,
             Roll                    *roll,
             GError                 **error)
{
  VedetteResult result = (VedetteResult) vedette_move_get_enum (move, "result");

  if (result != VEDETTE_RESULT_ROLL)
    {
      roll->natural = 0;
      roll->success = result == VEDETTE_RESULT_WON;
      roll->low = vedette_move_get_tri (move, "low") == VEDETTE_TRI_YES;
      return TRUE;
    }
  if (!vedette_dice_roll (dice, VEDETTE_ATTEMPT_SIDES, &roll->natural, error))
    return FALSE;
  roll->low = roll->natural <= VEDETTE_ATTEMPT_LOW;
  roll->success = vedette_attempt_wins (&nomination->attempt, roll->natural);
  return TRUE;
}

static JsonArray *
list_factors (VedetteBreakdown *breakdown)
{
  GListModel *factors = vedette_breakdown_get_factors (breakdown);
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (factors); i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (factors, i);
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "id", vedette_factor_get_id (factor));
      /* The name of a house rule is the players' own. */
      if (g_str_equal (vedette_factor_get_id (factor), "trait"))
        json_object_set_string_member (object, "name", vedette_factor_get_label (factor));
      json_object_set_int_member (object, "value", vedette_factor_get_value (factor));
      json_array_add_object_element (array, object);
    }
  return array;
}

static void
note_sides (const VedetteSkirmish *skirmish,
            JsonObject            *facts)
{
  gint64 roller = vedette_duel_get_roller (skirmish);
  gint64 other = vedette_skirmish_get_other_side (skirmish, roller);

  json_object_set_int_member (facts, "action", vedette_skirmish_game_get_action_no (skirmish->game));
  json_object_set_string_member (facts, "side", vedette_skirmish_get_side_name (skirmish, roller));
  json_object_set_string_member (facts, "other", vedette_skirmish_get_side_name (skirmish, other));
  /* Who had the initiative when the loser of the duel rolled: it need not change hands. */
  if (vedette_duel_is_due (skirmish))
    json_object_set_string_member (facts, "duel",
                                   vedette_skirmish_get_side_name (skirmish, vedette_skirmish_get_holder (skirmish)));
}

static void
note_facts (VedetteMove             *move,
            const VedetteSkirmish   *skirmish,
            const VedetteNomination *nomination,
            VedetteEdit             *edit,
            VedetteDice             *dice,
            const Roll              *roll)
{
  JsonObject *facts = vedette_edit_get_facts (edit);
  g_autoptr (VedetteBreakdown) breakdown = vedette_attempt_break_down (&nomination->attempt);
  g_autofree char *chance = vedette_chance_to_string (vedette_breakdown_get_chance (breakdown, "success"));

  note_sides (skirmish, facts);
  json_object_set_string_member (facts, "nominee", nomination->name);
  if (nomination->nominee != NULL && !g_str_equal (nomination->name, vedette_figure_get_name (nomination->nominee)))
    json_object_set_string_member (facts, "of", vedette_figure_get_name (nomination->nominee));
  json_object_set_string_member (facts, "troops", vedette_enum_get_nick (VEDETTE_TYPE_TROOPS, (int) nomination->attempt.troops));
  if (nomination->attempt.leader != VEDETTE_LEADER_NONE)
    json_object_set_string_member (facts, "leader", vedette_enum_get_nick (VEDETTE_TYPE_LEADER, (int) nomination->attempt.leader));
  if (nomination->intention != VEDETTE_INTENTION_UNTRACKED)
    json_object_set_string_member (facts, "intention", vedette_enum_get_nick (VEDETTE_TYPE_INTENTION, (int) nomination->intention));
  if (vedette_move_get_ids (move, "target") != NULL)
    json_object_set_array_member (facts, "target",
                                  vedette_skirmish_fact_names (skirmish, vedette_move_get_ids (move, "target")));
  if (nomination->card != NULL)
    json_object_set_int_member (facts, "card", vedette_order_card_get_number (nomination->card));
  json_object_set_array_member (facts, "factors", list_factors (breakdown));
  if (*vedette_move_get_text (move, "why") != '\0')
    json_object_set_string_member (facts, "why", vedette_move_get_text (move, "why"));
  json_object_set_int_member (facts, "need", vedette_breakdown_get_need (breakdown));
  json_object_set_string_member (facts, "chance", chance);
  if (roll->natural > 0)
    {
      json_object_set_int_member (facts, "natural", roll->natural);
      json_object_set_string_member (facts, "dice", vedette_enum_get_nick (VEDETTE_TYPE_DICE_SOURCE, (int) vedette_dice_get_source (dice)));
    }
  json_object_set_boolean_member (facts, "success", roll->success);
  json_object_set_boolean_member (facts, "low", roll->low);
}

/* "Someone else" becomes a line of the roster, if the players wish. */
static gint64
keep_nominee (VedetteMove             *move,
              const VedetteSkirmish   *skirmish,
              const VedetteNomination *nomination,
              VedetteEdit             *edit)
{
  g_autoptr (VedetteFigure) figure = NULL;

  if (nomination->nominee != NULL)
    return vedette_record_get_id (VEDETTE_RECORD (nomination->nominee));
  if (!vedette_move_get_boolean (move, "keep"))
    return 0;
  figure = g_object_new (VEDETTE_TYPE_FIGURE, "name", nomination->name, "side", vedette_duel_get_roller (skirmish),
                         "troops", nomination->attempt.troops, "leader", nomination->attempt.leader, NULL);
  return vedette_edit_insert (edit, figure, -1);
}

static GStrv
list_ticks (const VedetteNomination *nomination)
{
  g_autoptr (GStrvBuilder) ticks = g_strv_builder_new ();

  if (nomination->attempt.reach)
    g_strv_builder_add (ticks, "reach");
  if (nomination->attempt.no_sight)
    g_strv_builder_add (ticks, "no-sight");
  if (nomination->attempt.break_off)
    g_strv_builder_add (ticks, "break-off");
  if (nomination->card != NULL)
    g_strv_builder_add (ticks, "card");
  return g_strv_builder_end (ticks);
}

/* S-46: a low die makes everybody in contact fight, unless the switch says otherwise or nobody is. */
static gboolean
note_low (const VedetteSkirmish *skirmish,
          VedetteEdit           *edit,
          gboolean               low,
          gboolean               success)
{
  JsonObject *facts = vedette_edit_get_facts (edit);

  if (!low || (success && vedette_skirmish_switches_get_low_roll_melee (skirmish->switches) ==
                            VEDETTE_LOW_ROLL_MELEE_ONLY_ON_FAILURE))
    return FALSE;
  if (vedette_skirmish_has_contacts (skirmish) == VEDETTE_TRI_NO)
    {
      json_object_set_string_member (facts, "melee", "nobody");
      return FALSE;
    }
  json_object_set_string_member (facts, "melee", "due");
  vedette_edit_set (edit, skirmish->game, "state", VEDETTE_STATE_GENERAL_MELEE, "won", success, NULL);
  return TRUE;
}

/* Returns: the body that the nominee stands in (rules.md 7.1), 0 while that is untracked */
static gint64
get_body_of (const VedetteSkirmish *skirmish,
             gint64                 nominee)
{
  VedetteBodyRecord *body = vedette_bodies_find_of (skirmish, nominee);

  return body != NULL ? vedette_record_get_id (VEDETTE_RECORD (body)) : 0;
}

static gboolean
perform_snatch (VedetteMove   *move,
                VedetteRules  *rules,
                VedetteEdit   *edit,
                VedetteDice   *dice,
                GError       **error)
{
  VedetteSkirmish skirmish;
  VedetteNomination nomination;
  VedetteSkirmishGame *game;
  Roll roll;
  gint64 nominee, roller;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  vedette_nomination_read (&nomination, move, &skirmish);
  game = skirmish.game;
  roller = vedette_duel_get_roller (&skirmish);
  if (!roll_snatch (move, &nomination, dice, &roll, error))
    return FALSE;

  note_facts (move, &skirmish, &nomination, edit, dice, &roll);
  vedette_reveal_declared (&skirmish, move, edit);
  nominee = keep_nominee (move, &skirmish, &nomination, edit);
  vedette_edit_set (edit, game, "roll-no", vedette_skirmish_game_get_roll_no (game) + 1, NULL);
  if (nomination.card != NULL)
    vedette_edit_set (edit, nomination.card, "claimed", TRUE, NULL);
  if (vedette_skirmish_switches_get_counter_life (skirmish.switches) == VEDETTE_COUNTER_LIFE_NEXT_ROLL)
    vedette_edit_set (edit, game, roller == vedette_skirmish_get_passive (&skirmish) ? "counters" : "holder-counters", 0,
                      NULL);

  vedette_reactions_pass (&skirmish, edit);
  if (roll.success && roller != vedette_skirmish_get_holder (&skirmish))
    vedette_edit_set (edit, game, "nominee", nominee, "nominee-name", nomination.name, "card",
                      nomination.card != NULL ? vedette_record_get_id (VEDETTE_RECORD (nomination.card)) : (gint64) 0,
                      "intention", nomination.intention, "reach-claimed", nomination.attempt.reach, "sight-claimed",
                      nomination.attempt.no_sight, "body", get_body_of (&skirmish, nominee), "intended",
                      vedette_move_get_ids (move, "target"), NULL);
  else if (roller != vedette_skirmish_get_holder (&skirmish))
    {
      g_auto (GStrv) ticks = list_ticks (&nomination);

      vedette_edit_set (edit, game, "last-nominee", nominee, "last-ticks", ticks, NULL);
    }
  if (!note_low (&skirmish, edit, roll.low, roll.success))
    vedette_duel_settle (&skirmish, edit, roll.success);
  return TRUE;
}

static void
add_cards (const VedetteSkirmish *skirmish,
           GListStore            *choices)
{
  GListModel *cards = vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_ORDER_CARD);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (VedetteOrderCard) card = g_list_model_get_item (cards, i);
      g_autofree char *label = NULL;

      if (vedette_order_card_get_side (card) != vedette_duel_get_roller (skirmish) ||
          vedette_order_card_get_state (card) != VEDETTE_CARD_LIVE)
        continue;
      label = g_strdup_printf ("%d", vedette_order_card_get_number (card));
      vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (card)), label);
    }
}

static void
list_snatch_choices (VedetteMove  *move,
                     VedetteRules *rules,
                     GParamSpec   *pspec,
                     GListStore   *choices)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  if (g_str_equal (pspec->name, "nominee"))
    vedette_skirmish_add_figures (&skirmish, choices, vedette_duel_get_roller (&skirmish), TRUE);
  else if (g_str_equal (pspec->name, "target"))
    vedette_skirmish_add_enemies (&skirmish, choices,
                                  vedette_skirmish_get_other_side (&skirmish, vedette_duel_get_roller (&skirmish)));
  else if (g_str_equal (pspec->name, "card"))
    add_cards (&skirmish, choices);
  else if (g_str_equal (pspec->name, "side"))
    vedette_choice_add_id (choices, vedette_duel_get_roller (&skirmish),
                           vedette_skirmish_get_side_name (&skirmish, vedette_duel_get_roller (&skirmish)));
}

static void
vedette_snatch_class_init (VedetteSnatchClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = open_attempt;
  move_class->check = check_snatch;
  move_class->preview = preview_snatch;
  move_class->perform = perform_snatch;
  move_class->list_choices = list_snatch_choices;
  vedette_move_class_install (move_class, "snatch", N_("Roll to snatch"), "r", VEDETTE_MOVE_PLAY,
                              vedette_param_spec_reference_to ("side", VEDETTE_TYPE_FORCE),
                              vedette_param_spec_ids_of ("nominee", VEDETTE_TYPE_FIGURE),
                              vedette_param_spec_text ("name"),
                              g_param_spec_enum ("troops", NULL, NULL, VEDETTE_TYPE_TROOPS, VEDETTE_TROOPS_AVERAGE, VEDETTE_PARAM_FLAGS),
                              g_param_spec_enum ("leader", NULL, NULL, VEDETTE_TYPE_LEADER, VEDETTE_LEADER_NONE, VEDETTE_PARAM_FLAGS),
                              g_param_spec_boolean ("keep", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS),
                              g_param_spec_enum ("intention", NULL, NULL, VEDETTE_TYPE_INTENTION, VEDETTE_INTENTION_UNTRACKED, VEDETTE_PARAM_FLAGS),
                              /* whom the intention is against (A-S10) */
                              vedette_param_spec_ids_of ("target", VEDETTE_TYPE_FIGURE),
                              vedette_param_spec_tri ("reach"),
                              vedette_param_spec_tri ("no-sight"),
                              vedette_param_spec_tri ("engaged"),
                              g_param_spec_boolean ("break-off", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS),
                              vedette_param_spec_ids_of ("card", VEDETTE_TYPE_ORDER_CARD),
                              g_param_spec_int ("other", NULL, NULL, -VEDETTE_ATTEMPT_MAX_OTHER, VEDETTE_ATTEMPT_MAX_OTHER, 0, VEDETTE_PARAM_FLAGS),
                              vedette_param_spec_text ("why"),
                              g_param_spec_enum ("result", NULL, NULL, VEDETTE_TYPE_RESULT, VEDETTE_RESULT_ROLL, VEDETTE_PARAM_FLAGS),
                              vedette_param_spec_tri ("low"),
                              NULL);
}

/* A-S11: whether a side may let its roll pass is a switch. */
static void
open_decline (VedetteMove   *move,
              VedetteRules  *rules,
              VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  open_attempt (move, rules, ruling);
  if (vedette_skirmish_switches_get_snatch_roll (skirmish.switches) == VEDETTE_SNATCH_ROLL_COMPULSORY)
    vedette_ruling_refuse (ruling, "S-01", _("The players made the roll compulsory (s.snatch_roll)"));
}

static gboolean
rolls_for_melee (const VedetteSkirmish *skirmish)
{
  return vedette_skirmish_switches_get_snatch_roll (skirmish->switches) == VEDETTE_SNATCH_ROLL_DECLINE_BUT_ROLL_FOR_MELEE;
}

static VedetteBreakdown *
preview_decline (VedetteMove  *move,
                 VedetteRules *rules)
{
  VedetteBreakdown *breakdown;
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  if (!rolls_for_melee (&skirmish))
    return NULL;
  breakdown = vedette_breakdown_new ();
  vedette_breakdown_add_outcome (breakdown, "low", _("natural 1 to 3: all in contact fight"),
                                 vedette_chance_new (VEDETTE_ATTEMPT_LOW, VEDETTE_ATTEMPT_SIDES));
  return breakdown;
}

static gboolean
perform_decline (VedetteMove   *move,
                 VedetteRules  *rules,
                 VedetteEdit   *edit,
                 VedetteDice   *dice,
                 GError       **error)
{
  VedetteSkirmish skirmish;
  JsonObject *facts = vedette_edit_get_facts (edit);
  int natural = VEDETTE_ATTEMPT_SIDES;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  note_sides (&skirmish, facts);
  vedette_reactions_pass (&skirmish, edit);
  if (rolls_for_melee (&skirmish))
    {
      if (!vedette_dice_roll (dice, VEDETTE_ATTEMPT_SIDES, &natural, error))
        return FALSE;
      json_object_set_int_member (facts, "natural", natural);
      json_object_set_string_member (facts, "dice", vedette_enum_get_nick (VEDETTE_TYPE_DICE_SOURCE, (int) vedette_dice_get_source (dice)));
    }
  if (!note_low (&skirmish, edit, natural <= VEDETTE_ATTEMPT_LOW, FALSE))
    vedette_duel_settle (&skirmish, edit, FALSE);
  return TRUE;
}

static void
vedette_decline_class_init (VedetteDeclineClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = open_decline;
  move_class->preview = preview_decline;
  move_class->perform = perform_decline;
  vedette_move_class_install (move_class, "decline", N_("No roll"), "n", VEDETTE_MOVE_PLAY, NULL);
}
