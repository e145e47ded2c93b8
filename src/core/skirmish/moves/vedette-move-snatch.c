/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The snatch roll, and letting it pass. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"
#include "core/skirmish/moves/vedette-moves.h"
#include "core/skirmish/state/vedette-bodies.h"
#include "core/skirmish/state/vedette-card-object.h"
#include "core/skirmish/state/vedette-duel.h"
#include "core/skirmish/state/vedette-nomination.h"
#include "core/skirmish/state/vedette-reactions.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/words/vedette-sentences.h"

/* What a roll came to */
typedef struct
{
  int natural; /* 0 when the side keeps its die to itself */
  gboolean success;
  gboolean low;
} Roll;

/* Why nobody rolls before the round is fought; after the roll it depends on what was rolled for */
static const VedetteClosed closed[] = {
  { VEDETTE_IN_ROUND, VEDETTE_FINDING_FINAL, "S-X01", N_("Finish the round of melee before the roll") },
  VEDETTE_CLOSED_BY_LOW_ROLL,
  { 0 },
};

static void
open_attempt (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              VedetteRuling         *ruling)
{
  if (!vedette_skirmish_is_in (skirmish, VEDETTE_IN_ACT))
    return;
  if (vedette_skirmish_game_get_duel_roll (skirmish->game) == VEDETTE_DUEL_ROLL_MADE)
    vedette_ruling_forbid (ruling, "S-X28", _("The duel’s roll has been made. Continue with the next step."));
  else if (vedette_skirmish_game_get_action_no (skirmish->game) > 0)
    vedette_ruling_forbid (ruling, "S-X02", _("The one roll for this action has been made. Undo that roll to roll again."));
  else
    vedette_ruling_forbid (ruling, "S-X01", _("Nobody has acted yet. Record an action before the roll."));
}

static void
check_snatch (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              VedetteRuling         *ruling)
{
  vedette_nomination_check (move, skirmish, ruling);
  vedette_reveal_remind (skirmish, move, ruling);
}

static VedetteBreakdown *
preview_snatch (VedetteMove           *move,
                const VedetteSkirmish *skirmish)
{
  VedetteNomination nomination;

  vedette_nomination_read (&nomination, move, skirmish);
  return vedette_attempt_break_down (&nomination.attempt);
}

/* S-12, S-14, A-S04: success and the low die are told apart. */
static gboolean
roll_snatch (VedetteMove             *move,
             const VedetteSkirmish   *skirmish,
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
      roll->low = vedette_nomination_get_low (move, skirmish) == VEDETTE_TRI_YES;
      return TRUE;
    }
  if (!vedette_dice_roll (dice, VEDETTE_ATTEMPT_SIDES, &roll->natural, error))
    return FALSE;
  roll->low = roll->natural <= VEDETTE_ATTEMPT_LOW;
  roll->success = vedette_attempt_wins (&nomination->attempt, roll->natural);
  return TRUE;
}

static void
add_die (const VedetteSkirmish *skirmish,
         const char            *label,
         GListStore            *requests)
{
  const char *side = vedette_skirmish_get_side_word (skirmish, vedette_duel_get_roller (skirmish));
  g_autoptr (VedetteDiceRequest) request = vedette_dice_request_new (VEDETTE_ATTEMPT_SIDES, side, label, NULL);

  g_list_store_append (requests, request);
}

static void
list_snatch_dice (VedetteMove           *move,
                  const VedetteSkirmish *skirmish,
                  const int             *naturals,
                  gsize                  n,
                  GListStore            *requests)
{
  if (vedette_move_get_enum (move, "result") == VEDETTE_RESULT_ROLL)
    add_die (skirmish, _("the roll to snatch"), requests);
}

static JsonArray *
list_factors (VedetteBreakdown *breakdown)
{
  JsonArray *array = json_array_new ();

  vedette_each (VedetteFactor, factor, breakdown->factors)
    {
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "id", factor->id);
      /* The name of a house rule is the players' own. */
      if (g_str_equal (factor->id, "trait"))
        json_object_set_string_member (object, "name", factor->label);
      json_object_set_int_member (object, "value", factor->value);
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

/* Who rolls: a man, one of several men alike with a name of his own or without, or somebody whom nobody named */
static void
note_nominee (const VedetteNomination *nomination,
              JsonObject              *facts)
{
  VedetteFigure *line = nomination->nominee;

  json_object_set_string_member (facts, "nominee", nomination->name);
  if (nomination->unnamed)
    json_object_set_boolean_member (facts, "unnamed", TRUE);
  if (line == NULL)
    return;
  if (!g_str_equal (nomination->name, vedette_figure_get_name (line)))
    json_object_set_string_member (facts, "of", vedette_figure_get_name (line));
  else if (vedette_figure_get_count (line) > 1)
    json_object_set_int_member (facts, "men", vedette_figure_get_count (line));
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
  note_nominee (nomination, facts);
  json_object_set_string_member (facts, "troops",
                                 vedette_enum_get_nick (VEDETTE_TYPE_TROOPS, (int) nomination->attempt.troops));
  if (nomination->attempt.leader != VEDETTE_LEADER_NONE)
    json_object_set_string_member (facts, "leader",
                                   vedette_enum_get_nick (VEDETTE_TYPE_LEADER, (int) nomination->attempt.leader));
  if (nomination->intention != VEDETTE_INTENTION_UNTRACKED)
    json_object_set_string_member (facts, "intention",
                                   vedette_enum_get_nick (VEDETTE_TYPE_INTENTION, (int) nomination->intention));
  if (vedette_move_get_ids (move, "target") != NULL)
    json_object_set_array_member (facts, "target",
                                  vedette_facts_names (skirmish->battle, vedette_move_get_ids (move, "target")));
  if (nomination->card != NULL)
    json_object_set_int_member (facts, "card", vedette_order_card_get_number (nomination->card));
  json_object_set_array_member (facts, "factors", list_factors (breakdown));
  if (*vedette_move_get_text (move, "why") != '\0')
    json_object_set_string_member (facts, "why", vedette_move_get_text (move, "why"));
  json_object_set_int_member (facts, "need", breakdown->need);
  json_object_set_string_member (facts, "chance", chance);
  if (roll->natural > 0)
    {
      json_object_set_int_member (facts, "natural", roll->natural);
      json_object_set_string_member (facts, "dice",
                                     vedette_enum_get_nick (VEDETTE_TYPE_DICE_SOURCE, (int) vedette_dice_get_source (dice)));
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
  VedetteBody *body = vedette_bodies_find_of (skirmish, nominee);

  return body != NULL ? vedette_record_get_id (VEDETTE_RECORD (body)) : 0;
}

static gboolean
perform_snatch (VedetteMove           *move,
                const VedetteSkirmish *skirmish,
                VedetteEdit           *edit,
                VedetteDice           *dice,
                GError               **error)
{
  VedetteSkirmishGame *game = skirmish->game;
  gint64 roller = vedette_duel_get_roller (skirmish);
  VedetteNomination nomination;
  Roll roll;
  gint64 nominee;

  vedette_nomination_read (&nomination, move, skirmish);
  if (!roll_snatch (move, skirmish, &nomination, dice, &roll, error))
    return FALSE;

  note_facts (move, skirmish, &nomination, edit, dice, &roll);
  vedette_reveal_declared (skirmish, move, edit);
  nominee = keep_nominee (move, skirmish, &nomination, edit);
  vedette_edit_set (edit, game, "roll-no", vedette_skirmish_game_get_roll_no (game) + 1, NULL);
  if (nomination.card != NULL)
    vedette_edit_set (edit, nomination.card, "claimed", TRUE, NULL);
  if (vedette_skirmish_switches_get_counter_life (skirmish->switches) == VEDETTE_COUNTER_LIFE_NEXT_ROLL)
    vedette_edit_set (edit, game, roller == vedette_skirmish_get_passive (skirmish) ? "counters" : "holder-counters", 0,
                      NULL);

  vedette_reactions_pass (skirmish, edit);
  vedette_house_rules_forget (&skirmish->house, edit);
  if (roll.success && roller != vedette_skirmish_get_holder (skirmish))
    vedette_edit_set (edit, game, "nominee", nominee, "nominee-name", nomination.name, "card",
                      nomination.card != NULL ? vedette_record_get_id (VEDETTE_RECORD (nomination.card)) : (gint64) 0,
                      "intention", nomination.intention, "reach-claimed", nomination.attempt.reach, "sight-claimed",
                      nomination.attempt.no_sight, "body", get_body_of (skirmish, nominee), "intended",
                      vedette_move_get_ids (move, "target"), NULL);
  else if (roller != vedette_skirmish_get_holder (skirmish))
    {
      g_auto (GStrv) ticks = list_ticks (&nomination);

      vedette_edit_set (edit, game, "last-nominee", nominee, "last-ticks", ticks, NULL);
    }
  if (!note_low (skirmish, edit, roll.low, roll.success))
    vedette_duel_settle (skirmish, edit, roll.success);
  return TRUE;
}

/* The cards that the side which rolls can use, by their numbers */
static void
list_cards (VedetteMove           *move,
            const VedetteSkirmish *skirmish,
            GListStore            *choices)
{
  vedette_each (VedetteOrderCard, card, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_ORDER_CARD))
    {
      g_autofree char *label = NULL;

      if (vedette_order_card_get_side (card) != vedette_duel_get_roller (skirmish) ||
          !vedette_card_object_is_usable (skirmish, card))
        continue;
      label = g_strdup_printf ("%d", vedette_order_card_get_number (card));
      vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (card)), label);
    }
}

static void
list_roller (VedetteMove           *move,
             const VedetteSkirmish *skirmish,
             GListStore            *choices)
{
  gint64 roller = vedette_duel_get_roller (skirmish);

  vedette_choice_add_id (choices, roller, vedette_skirmish_get_side_name (skirmish, roller));
}

/* Returns: (transfer none) (nullable): the line of the nominee; %NULL where nobody or an unlisted figure is declared */
static VedetteFigure *
find_nominee (VedetteMove           *move,
              const VedetteSkirmish *skirmish)
{
  const VedetteIds *ids = vedette_move_get_ids (move, "nominee");

  return vedette_ids_get_n (ids) > 0 ? vedette_skirmish_find_figure (skirmish, vedette_ids_get (ids, 0)) : NULL;
}

static gboolean
is_unlisted (VedetteMove           *move,
             const VedetteSkirmish *skirmish)
{
  return find_nominee (move, skirmish) == NULL;
}

static void
read_engaged (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              GValue                *value)
{
  VedetteFigure *nominee = find_nominee (move, skirmish);

  if (nominee != NULL && vedette_figure_is_engaged (nominee))
    g_value_set_enum (value, VEDETTE_TRI_YES);
}

static void
read_break_off (VedetteMove           *move,
                const VedetteSkirmish *skirmish,
                GValue                *value)
{
  VedetteFigure *nominee = find_nominee (move, skirmish);

  g_value_set_boolean (value, nominee != NULL && vedette_figure_get_break_off (nominee));
}

const VedetteMoveKind vedette_snatch_move = {
  .name = "snatch",
  .rule = "S-12",
  .label = N_("Roll to Snatch"),
  .key = "r",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_IN_ROLL,
  .closed = closed,
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_REF ("side", vedette_force, list_roller),
    VEDETTE_SAY_IDS ("nominee", vedette_figure, vedette_skirmish_list_roller_lines, .label = N_("Nominee")),
    VEDETTE_SAY_TEXT ("name", .label = N_("Name of the unlisted figure"), .example = N_("Name (optional)"),
                      .asked = is_unlisted),
    VEDETTE_SAY_ENUM ("troops", vedette_troops, VEDETTE_TROOPS_AVERAGE, NULL, .label = VEDETTE_LABEL_CLASS,
                      .asked = is_unlisted),
    VEDETTE_SAY_ENUM ("leader", vedette_leader, VEDETTE_LEADER_NONE, NULL, .label = N_("Leader rating"), .asked = is_unlisted),
    VEDETTE_SAY_FLAG ("keep", .label = N_("Add to the roster"), .asked = is_unlisted),
    VEDETTE_SAY_ENUM ("intention", vedette_intention, VEDETTE_INTENTION_UNTRACKED, NULL, .label = N_("Intention")),
    /* whom the intention is against (A-S10) */
    VEDETTE_SAY_IDS ("target", vedette_figure, vedette_skirmish_list_known_roller_enemies, .label = VEDETTE_LABEL_AGAINST),
    VEDETTE_SAY_TRI ("reach", .label = N_("In reach"), .hint = N_("The goal is in easy reach, or the target in medium range")),
    VEDETTE_SAY_TRI ("no-sight", .label = N_("Out of sight"), .hint = N_("The goal is out of sight")),
    VEDETTE_SAY_TRI ("engaged", .label = VEDETTE_LABEL_MELEE, .now = read_engaged),
    VEDETTE_SAY_FLAG ("break-off", .label = N_("Free to break off"), .now = read_break_off,
                      .hint = N_("Free to break off, so being in melee does not count")),
    VEDETTE_SAY_IDS ("card", vedette_order_card, list_cards, .label = N_("On order card"),
                     .hint = N_("The nominee will carry out the order card")),
    VEDETTE_SAY_INT ("other", -VEDETTE_ATTEMPT_MAX_OTHER, VEDETTE_ATTEMPT_MAX_OTHER, 0, .label = N_("Other modifier")),
    VEDETTE_SAY_TEXT ("why", .label = N_("Reason for the other modifier")),
    VEDETTE_SAY_ENUM ("result", vedette_result, VEDETTE_RESULT_ROLL, NULL, .label = N_("Won or lost")),
    VEDETTE_SAY_TRI ("low", .label = N_("Natural 1 to 3")),
    { { 0 } },
  },
  .open = open_attempt,
  .check = check_snatch,
  .preview = preview_snatch,
  .dice = list_snatch_dice,
  .perform = perform_snatch,
  .describe = vedette_words_snatch,
};

/* A-S11: whether a side may let its roll pass is a switch; who lost a duel may always (A-S48). */
static void
open_decline (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              VedetteRuling         *ruling)
{
  open_attempt (move, skirmish, ruling);
  if (vedette_skirmish_switches_get_snatch_roll (skirmish->switches) == VEDETTE_SNATCH_ROLL_COMPULSORY &&
      !vedette_duel_is_due (skirmish))
    vedette_ruling_refuse (ruling, "A-S11", _("Battle Settings › Snatch Roll does not allow skipping. Make the roll."));
}

/* Instead of the roll that is declined; that of a duel fails without a die (A-S48). */
static gboolean
rolls_for_melee (const VedetteSkirmish *skirmish)
{
  return !vedette_duel_is_due (skirmish) &&
         vedette_skirmish_switches_get_snatch_roll (skirmish->switches) == VEDETTE_SNATCH_ROLL_DECLINE_BUT_ROLL_FOR_MELEE;
}

static VedetteBreakdown *
preview_decline (VedetteMove           *move,
                 const VedetteSkirmish *skirmish)
{
  VedetteBreakdown *breakdown;

  if (!rolls_for_melee (skirmish))
    return NULL;
  breakdown = vedette_breakdown_new ();
  vedette_breakdown_add_outcome (breakdown, "low", _("natural 1–3: everyone in contact fights"),
                                 vedette_chance_new (VEDETTE_ATTEMPT_LOW, VEDETTE_ATTEMPT_SIDES));
  return breakdown;
}

static void
list_decline_dice (VedetteMove           *move,
                   const VedetteSkirmish *skirmish,
                   const int             *naturals,
                   gsize                  n,
                   GListStore            *requests)
{
  if (rolls_for_melee (skirmish))
    add_die (skirmish, _("whether everyone in contact fights"), requests);
}

static gboolean
perform_decline (VedetteMove           *move,
                 const VedetteSkirmish *skirmish,
                 VedetteEdit           *edit,
                 VedetteDice           *dice,
                 GError               **error)
{
  JsonObject *facts = vedette_edit_get_facts (edit);
  int natural = VEDETTE_ATTEMPT_SIDES;

  note_sides (skirmish, facts);
  vedette_reactions_pass (skirmish, edit);
  vedette_house_rules_forget (&skirmish->house, edit);
  if (rolls_for_melee (skirmish))
    {
      if (!vedette_dice_roll (dice, VEDETTE_ATTEMPT_SIDES, &natural, error))
        return FALSE;
      json_object_set_int_member (facts, "natural", natural);
      json_object_set_string_member (facts, "dice",
                                     vedette_enum_get_nick (VEDETTE_TYPE_DICE_SOURCE, (int) vedette_dice_get_source (dice)));
    }
  if (!note_low (skirmish, edit, natural <= VEDETTE_ATTEMPT_LOW, FALSE))
    vedette_duel_settle (skirmish, edit, FALSE);
  return TRUE;
}

const VedetteMoveKind vedette_decline_move = {
  .name = "decline",
  .rule = "A-S11",
  .label = N_("Skip Roll"),
  .hint = N_("Skip the roll; a skipped roll counts as failed"),
  .key = "n",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_IN_ROLL,
  .closed = closed,
  .open = open_decline,
  .preview = preview_decline,
  .dice = list_decline_dice,
  .perform = perform_decline,
  .describe = vedette_words_decline,
};
