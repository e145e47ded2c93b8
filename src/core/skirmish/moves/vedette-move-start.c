/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The start of the game, with who begins (A-S22), and its end. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/moves/vedette-moves.h"
#include "core/skirmish/state/vedette-duel.h"
#include "core/skirmish/state/vedette-holding.h"
#include "core/skirmish/state/vedette-reactions.h"
#include "core/skirmish/state/vedette-reminders.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "core/skirmish/words/vedette-sentences.h"

/* The leaders of the roll-off by side */
static const char * const leader_params[] = { "leader-1", "leader-2" };

/* S-36: nobody acts on two cards. */
static void
check_actors (const VedetteSkirmish *skirmish,
              VedetteOrderCard      *card,
              VedetteOrderCard      *earlier,
              VedetteRuling         *ruling)
{
  const VedetteIds *actors = vedette_order_card_get_actors (card);

  if (vedette_order_card_get_state (earlier) == VEDETTE_CARD_VOID)
    return;
  for (guint i = 0; i < vedette_ids_get_n (actors); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (actors, i));

      if (vedette_ids_contains (vedette_order_card_get_actors (earlier), vedette_ids_get (actors, i)))
        vedette_ruling_refuse (ruling, "S-36",
                               /* Translators: the name of a line, and the numbers of two cards */
                               vedette_figure_say (figure, "%s is on cards %d and %d. Remove the figure from one card in "
                                                           "Orders.",
                                                   "%s are on cards %d and %d. Remove the figures from one card in Orders."),
                               vedette_figure_get_name (figure), vedette_order_card_get_number (earlier),
                               vedette_order_card_get_number (card));
    }
}

/* S-37: a task says what is to be done; else there is an enemy or a place. */
static gboolean
has_objective (VedetteOrderCard *card)
{
  return vedette_order_card_get_target (card) != 0 || *vedette_order_card_get_place (card) != '\0' ||
         (vedette_order_card_get_objective (card) == VEDETTE_OBJECTIVE_TASK &&
          *vedette_order_card_get_order (card) != '\0');
}

/* S-36, S-37: the cards are valid, or the game does not start. */
static void
check_cards (const VedetteSkirmish *skirmish,
             VedetteRuling         *ruling)
{
  GListModel *cards = vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_ORDER_CARD);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (VedetteOrderCard) card = g_list_model_get_item (cards, i);
      const char *side = vedette_skirmish_get_side_name (skirmish, vedette_order_card_get_side (card));

      if (vedette_order_card_get_state (card) == VEDETTE_CARD_VOID)
        continue;
      if (vedette_order_card_get_actors (card) == NULL)
        /* Translators: a number, and the name of a side */
        vedette_ruling_refuse (ruling, "S-36", _("Card %d of %s names no figures to act. Add a figure in Orders."),
                               vedette_order_card_get_number (card), side);
      for (guint k = 0; k < i; k++)
        {
          g_autoptr (VedetteOrderCard) earlier = g_list_model_get_item (cards, k);

          check_actors (skirmish, card, earlier, ruling);
        }
      if (!has_objective (card))
        /* Translators: the number of an order card, and the name of its side, as in “Card 3 of Red” */
        vedette_ruling_refuse (ruling, "S-37", _("Card %d of %s names no target, place or task. Add one in Orders."),
                               vedette_order_card_get_number (card), side);
    }
}

static void
open_start (VedetteMove           *move,
            const VedetteSkirmish *skirmish,
            VedetteRuling         *ruling)
{
  if (vedette_skirmish_is_in (skirmish, VEDETTE_IN (SETUP)))
    check_cards (skirmish, ruling);
}

static VedetteFigure *
get_leader (VedetteMove           *move,
            const VedetteSkirmish *skirmish,
            guint                  side)
{
  return vedette_skirmish_find_figure (skirmish, vedette_move_get_id (move, leader_params[side]));
}

static void
check_holder (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              VedetteRuling         *ruling)
{
  VedetteStart start = vedette_skirmish_switches_get_start (skirmish->switches);
  gint64 holder = vedette_move_get_id (move, "holder");

  if (start == VEDETTE_START_CHOOSE)
    {
      if (holder == 0)
        vedette_ruling_forbid (ruling, "S-01", _("Choose which side starts"));
      return;
    }
  if (start == VEDETTE_START_ROLL_OFF)
    {
      if (holder != 0)
        vedette_ruling_forbid (ruling, "S-01", _("Battle Settings › Beginning requires a roll to decide who starts. Leave out "
                                                 "the side."));
      return;
    }
  if (holder != 0 &&
      holder != vedette_record_get_id (VEDETTE_RECORD (skirmish->forces[start == VEDETTE_START_SIDE_A ? 0 : 1])))
    vedette_ruling_refuse (ruling, "S-01", _("In this scenario, the other side starts. Choose that side, or change Battle "
                                             "Settings › Beginning."));
}

static void
check_start (VedetteMove           *move,
             const VedetteSkirmish *skirmish,
             VedetteRuling         *ruling)
{
  check_holder (move, skirmish, ruling);
  for (guint side = 0; side < 2; side++)
    {
      VedetteFigure *leader = get_leader (move, skirmish, side);

      if (leader != NULL &&
          vedette_figure_get_side (leader) != vedette_record_get_id (VEDETTE_RECORD (skirmish->forces[side])))
        /* Translators: the name of a line of the roster, such as “Archers” */
        vedette_ruling_forbid (ruling, "S-01", _("%s is on the other side and cannot roll for this side. Choose a leader on "
                                                 "this side."),
                               vedette_figure_get_name (leader));
    }
  if (vedette_reminders_have_said (skirmish, "S-80"))
    return;
  if (*vedette_about_get_host_rules (skirmish->about) != '\0')
    /* Translators: the name of other rules */
    vedette_ruling_find (ruling, VEDETTE_FINDING_LOGGED, "S-80",
                         /* Translators: the name of other rules, which the players use for that */
                         _("Movement, ranges, hits, saves and morale follow %s"),
                         vedette_about_get_host_rules (skirmish->about));
  else
    vedette_ruling_find (ruling, VEDETTE_FINDING_LOGGED, "S-80",
                         _("Movement, ranges, hits, saves and morale follow your other rules"));
}

static int
get_bonus (VedetteMove           *move,
           const VedetteSkirmish *skirmish,
           guint                  side)
{
  VedetteFigure *leader = get_leader (move, skirmish, side);

  return leader != NULL ? vedette_leader_get_factor (vedette_figure_get_leader (leader)) : 0;
}

/* A-S22: d20 and leadership against each other; ties roll again, so they change no chance. */
static VedetteBreakdown *
preview_start (VedetteMove           *move,
               const VedetteSkirmish *skirmish)
{
  VedetteBreakdown *breakdown;
  int bonus[2], wins[2] = { 0, 0 };

  if (vedette_skirmish_switches_get_start (skirmish->switches) != VEDETTE_START_ROLL_OFF)
    return NULL;

  breakdown = vedette_breakdown_new ();
  for (guint side = 0; side < 2; side++)
    {
      VedetteFigure *leader = get_leader (move, skirmish, side);

      bonus[side] = get_bonus (move, skirmish, side);
      vedette_breakdown_add_factor (breakdown, side, "leadership", leader != NULL ? vedette_figure_get_name (leader) : "",
                                    bonus[side], "S-11", _("leadership"));
    }
  for (int first = 1; first <= VEDETTE_ATTEMPT_SIDES; first++)
    for (int second = 1; second <= VEDETTE_ATTEMPT_SIDES; second++)
      if (first + bonus[0] != second + bonus[1])
        wins[first + bonus[0] > second + bonus[1] ? 0 : 1]++;
  for (guint side = 0; side < 2; side++)
    vedette_breakdown_add_outcome (breakdown, side == 0 ? "red" : "blue", vedette_force_get_name (skirmish->forces[side]),
                                   vedette_chance_new (wins[side], wins[0] + wins[1]));
  return breakdown;
}

/* A d20 of each side, and two more after each tie */
static void
list_dice (VedetteMove           *move,
           const VedetteSkirmish *skirmish,
           const int             *naturals,
           gsize                  n,
           GListStore            *requests)
{
  int totals[2] = { 0, 0 };

  if (vedette_skirmish_switches_get_start (skirmish->switches) != VEDETTE_START_ROLL_OFF)
    return;
  for (gsize i = 0; i <= n && totals[0] == totals[1]; i += 2)
    for (guint side = 0; side < 2; side++)
      {
        gint64 force = vedette_record_get_id (VEDETTE_RECORD (skirmish->forces[side]));
        g_autoptr (VedetteDiceRequest) request =
          vedette_dice_request_new (VEDETTE_ATTEMPT_SIDES, vedette_skirmish_get_side_word (skirmish, force),
                                    i == 0 ? _("who starts") : _("who starts, again after a tie"), NULL);

        g_list_store_append (requests, request);
        if (i + side < n)
          totals[side] = naturals[i + side] + get_bonus (move, skirmish, side);
      }
}

static gboolean
roll_off (VedetteMove           *move,
          const VedetteSkirmish *skirmish,
          VedetteEdit           *edit,
          VedetteDice           *dice,
          gint64                *holder,
          GError               **error)
{
  JsonObject *facts = vedette_edit_get_facts (edit);
  JsonArray *naturals = json_array_new ();
  int totals[2] = { 0, 0 };

  json_object_set_array_member (facts, "naturals", naturals);
  json_object_set_string_member (facts, "dice",
                                 vedette_enum_get_nick (VEDETTE_TYPE_DICE_SOURCE, (int) vedette_dice_get_source (dice)));
  while (totals[0] == totals[1])
    for (guint side = 0; side < 2; side++)
      {
        int natural;

        if (!vedette_dice_roll (dice, VEDETTE_ATTEMPT_SIDES, &natural, error))
          return FALSE;
        json_array_add_int_element (naturals, natural);
        totals[side] = natural + get_bonus (move, skirmish, side);
      }
  json_object_set_int_member (facts, "total-1", totals[0]);
  json_object_set_int_member (facts, "total-2", totals[1]);
  *holder = vedette_record_get_id (VEDETTE_RECORD (skirmish->forces[totals[0] > totals[1] ? 0 : 1]));
  return TRUE;
}

static gboolean
perform_start (VedetteMove           *move,
               const VedetteSkirmish *skirmish,
               VedetteEdit           *edit,
               VedetteDice           *dice,
               GError               **error)
{
  JsonObject *facts = vedette_edit_get_facts (edit);
  VedetteStart start = vedette_skirmish_switches_get_start (skirmish->switches);
  gint64 holder = vedette_move_get_id (move, "holder");

  if (start == VEDETTE_START_ROLL_OFF && !roll_off (move, skirmish, edit, dice, &holder, error))
    return FALSE;
  if (holder == 0)
    holder = vedette_record_get_id (VEDETTE_RECORD (skirmish->forces[start == VEDETTE_START_SIDE_B ? 1 : 0]));

  json_object_set_string_member (facts, "side", vedette_skirmish_get_side_name (skirmish, holder));
  if (*vedette_about_get_host_rules (skirmish->about) != '\0')
    json_object_set_string_member (facts, "host-rules", vedette_about_get_host_rules (skirmish->about));
  vedette_holding_hand_over (skirmish, edit, holder);
  vedette_edit_set (edit, skirmish->game, "state", VEDETTE_STATE_ACT_FREE, NULL);
  return TRUE;
}

/* Who begins is asked only where nothing else says so. */
static void
list_holders (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              GListStore            *choices)
{
  if (vedette_skirmish_switches_get_start (skirmish->switches) == VEDETTE_START_CHOOSE)
    vedette_skirmish_list_forces (move, skirmish, choices);
}

/* A-S22: a form asks for leaders only where they roll off. */
static gboolean
asks_for_leaders (VedetteMove           *move,
                  const VedetteSkirmish *skirmish)
{
  return vedette_skirmish_switches_get_start (skirmish->switches) == VEDETTE_START_ROLL_OFF;
}

/* A man, and what his rating as a leader adds to the die */
static char *
offer_leader (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              gint64                 id)
{
  VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, id);
  VedetteLeader leader = vedette_figure_get_leader (figure);

  if (leader == VEDETTE_LEADER_NONE)
    return g_strdup (vedette_figure_get_name (figure));
  /* Translators: a figure, and what its rating as a leader adds to the die */
  return g_strdup_printf (_("%s +%d"), vedette_figure_get_name (figure), vedette_leader_get_factor (leader));
}

#define SAY_LEADER(NAME, LIST, PARTY)                                                                                  \
  VEDETTE_SAY_REF (NAME, vedette_figure, LIST, .label = VEDETTE_LABEL_LEADER, .asked = asks_for_leaders,               \
                   .offer = offer_leader, .none = NC_("nothing is chosen", "Nobody"), .party = PARTY)

const VedetteMoveKind vedette_start_move = {
  .name = "start",
  .rule = "A-S22",
  .label = VEDETTE_LABEL_START,
  .key = "b",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_IN (SETUP),
  .closed = (const VedetteClosed[]) {
    { ~VEDETTE_IN (SETUP), VEDETTE_FINDING_FINAL, "S-01",
      N_("The battle has already started. To start again, undo the start.") },
    { 0 },
  },
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_REF ("holder", vedette_force, list_holders),
    SAY_LEADER ("leader-1", vedette_skirmish_list_first_side_lines, 1),
    SAY_LEADER ("leader-2", vedette_skirmish_list_second_side_lines, 2),
    { { 0 } },
  },
  .open = open_start,
  .check = check_start,
  .preview = preview_start,
  .dice = list_dice,
  .perform = perform_start,
  .describe = vedette_words_start,
};

static gboolean
perform_end (VedetteMove           *move,
             const VedetteSkirmish *skirmish,
             VedetteEdit           *edit,
             VedetteDice           *dice,
             GError               **error)
{
  if (*vedette_move_get_text (move, "result") != '\0')
    json_object_set_string_member (vedette_edit_get_facts (edit), "result", vedette_move_get_text (move, "result"));
  vedette_holding_clear_first (skirmish, edit);
  vedette_reactions_clear (skirmish, edit);
  vedette_duel_clear (skirmish, edit);
  vedette_edit_set (edit, skirmish->game, "state", VEDETTE_STATE_OVER, NULL);
  return TRUE;
}

const VedetteMoveKind vedette_end_move = {
  .name = "end",
  .label = N_("End Battle…"),
  .verb = VEDETTE_VERB_END_BATTLE,
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_IN_ACT | VEDETTE_IN_ROLL,
  .closed = (const VedetteClosed[]) {
    VEDETTE_CLOSED_BY_ROUND,
    VEDETTE_CLOSED_BY_LOW_ROLL,
    { 0 },
  },
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_TEXT ("result", .label = N_("Result")),
    { { 0 } },
  },
  .perform = perform_end,
  .describe = vedette_words_end,
};
