/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A snatch as it is declared, put together with what is known. */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-nomination.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-card-object.h"
#include "core/skirmish/state/vedette-duel.h"
#include "core/skirmish/state/vedette-reminders.h"
#include "core/typed/vedette-scan.h"

/* A-S45: cards that were written before the players did without them */
static gboolean
are_cards_off (const VedetteSkirmish *skirmish)
{
  return vedette_skirmish_switches_get_order_cards (skirmish->switches) == VEDETTE_ORDER_CARDS_OFF;
}

static VedetteOrderCard *
read_card (VedetteMove           *move,
           const VedetteSkirmish *skirmish,
           VedetteFigure         *nominee)
{
  const VedetteIds *cards = vedette_move_get_ids (move, "card");

  if (are_cards_off (skirmish))
    return NULL;
  if (vedette_ids_get_n (cards) > 0)
    return vedette_skirmish_find_card (skirmish, vedette_ids_get (cards, 0));
  /* Who says that he carries out his card claims it; he has one at most (S-36). */
  if (vedette_move_get_enum (move, "intention") == VEDETTE_INTENTION_CARD && nominee != NULL)
    return vedette_skirmish_find_card_of (skirmish, vedette_record_get_id (VEDETTE_RECORD (nominee)));
  return NULL;
}

/**
 * vedette_nomination_read:
 * @move: a snatch, checked or not
 *
 * Puts the declaration together with what the roster and the game know: the nominee's class and rating, the counters
 * (S-16), and whether he is in melee, unless that was said otherwise.
 */
void
vedette_nomination_read (VedetteNomination     *self,
                         VedetteMove           *move,
                         const VedetteSkirmish *skirmish)
{
  const VedetteIds *nominees = vedette_move_get_ids (move, "nominee");
  VedetteTri engaged = vedette_move_get_tri (move, "engaged");
  VedetteFigure *nominee = NULL;

  if (vedette_ids_get_n (nominees) > 0)
    nominee = vedette_skirmish_find_figure (skirmish, vedette_ids_get (nominees, 0));
  self->nominee = nominee;
  self->unnamed = FALSE;
  self->card = read_card (move, skirmish, nominee);
  self->intention = (VedetteIntention) vedette_move_get_enum (move, "intention");
  if (self->card != NULL && self->intention == VEDETTE_INTENTION_UNTRACKED)
    self->intention = VEDETTE_INTENTION_CARD;

  self->attempt = (VedetteAttempt){
    .troops = (VedetteTroops) vedette_move_get_enum (move, "troops"),
    .leader = (VedetteLeader) vedette_move_get_enum (move, "leader"),
    .reach = vedette_move_get_tri (move, "reach") == VEDETTE_TRI_YES,
    .counters = vedette_duel_get_counters (skirmish, vedette_duel_get_roller (skirmish)),
    .no_sight = vedette_move_get_tri (move, "no-sight") == VEDETTE_TRI_YES,
    .engaged = engaged == VEDETTE_TRI_YES,
    .break_off = vedette_move_get_boolean (move, "break-off"),
    .card = self->card != NULL,
    .other = vedette_move_get_int (move, "other"),
    .other_why = vedette_move_get_text (move, "why"),
    .low_fails = vedette_skirmish_switches_get_low_roll_fails (skirmish->switches) == VEDETTE_YES_NO_YES,
    .low_spares = vedette_skirmish_switches_get_low_roll_melee (skirmish->switches) ==
                  VEDETTE_LOW_ROLL_MELEE_ONLY_ON_FAILURE,
    .reach_engaged = vedette_skirmish_switches_get_reach_when_engaged (skirmish->switches) == VEDETTE_YES_NO_YES,
  };
  self->attempt.roller = vedette_roller_new (skirmish->battle, vedette_duel_get_roller (skirmish), nominee);
  self->attempt.traits = vedette_roller_sum_traits (&self->attempt.roller);
  if (nominee == NULL)
    {
      const char *name = vedette_move_get_text (move, "name");

      self->unnamed = *name == '\0';
      self->name = self->unnamed ? C_("nominee", "someone else") : name;
      return;
    }
  self->name = vedette_figure_get_name (nominee);
  /* One of several men alike may be called by his own name. */
  if (vedette_figure_get_count (nominee) > 1 && *vedette_move_get_text (move, "name") != '\0')
    self->name = vedette_move_get_text (move, "name");
  self->attempt.troops = vedette_figure_get_troops (nominee);
  self->attempt.leader = vedette_figure_get_leader (nominee);
  self->attempt.break_off |= vedette_figure_get_break_off (nominee);
  if (engaged == VEDETTE_TRI_UNTRACKED)
    self->attempt.engaged = vedette_figure_is_engaged (nominee);
}

/* S-09, S-X03, S-X04, S-X05: exactly one figure of the passive side, with his own class and rating */
static void
check_nominee (VedetteMove           *move,
               const VedetteSkirmish *skirmish,
               VedetteFigure         *nominee,
               VedetteRuling         *ruling)
{
  gint64 side = vedette_move_get_id (move, "side");
  gint64 roller = vedette_duel_get_roller (skirmish);
  gint64 loser = vedette_skirmish_game_get_duel_loser (skirmish->game);
  const char *name;

  if (vedette_skirmish_game_get_duel_roll (skirmish->game) == VEDETTE_DUEL_ROLL_DRAWN &&
      ((side != 0 && side != roller) || (nominee != NULL && vedette_figure_get_side (nominee) != roller)))
    vedette_ruling_forbid (ruling, "S-X28", _("The duel had no loser. Roll for the side without the initiative."));
  else if (vedette_skirmish_game_get_duel_roll (skirmish->game) == VEDETTE_DUEL_ROLL_MADE && loser != roller &&
           (side == loser || (nominee != NULL && vedette_figure_get_side (nominee) == loser)))
    vedette_ruling_forbid (ruling, "S-X28", _("The duel’s roll has been made. Continue with the next step."));
  if (side != 0 && vedette_duel_is_due (skirmish) && side != roller)
    /* Translators: the name of a side, such as “Red” */
    vedette_ruling_forbid (ruling, "S-X28", _("%s did not lose the duel and cannot roll. Choose the other side."),
                           vedette_skirmish_get_side_name (skirmish, side));
  else if (side != 0 && side != roller)
    /* Translators: the name of a side, such as “Red” */
    vedette_ruling_forbid (ruling, "S-X03", _("%s already has the initiative. Choose the other side for the roll."),
                           vedette_skirmish_get_side_name (skirmish, side));
  if (vedette_ids_get_n (vedette_move_get_ids (move, "nominee")) > 1)
    vedette_ruling_forbid (ruling, "S-X04", _("Only one figure makes the attempt. Choose one nominee."));
  if (nominee == NULL)
    {
      if (!vedette_move_is_said (move, "troops"))
        vedette_ruling_forbid (ruling, "S-09", _("Choose a figure on the roster to make the attempt, or enter the class of a "
                                                 "figure that is not listed"));
      return;
    }

  name = vedette_figure_get_name (nominee);
  if (vedette_figure_has_left (nominee))
    vedette_ruling_forbid (ruling, "S-X04",
                           /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                            * figures it has */
                           vedette_figure_say (nominee, "%s has left the table. Choose someone else.",
                                               "%s have left the table. Choose someone else."), name);
  else if (vedette_figure_get_standing (nominee) == 0)
    vedette_ruling_forbid (ruling, "S-X04",
                           /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                            * figures it has */
                           vedette_figure_say (nominee, "%s is out. Choose someone else.",
                                               "%s are out. Choose someone else."), name);
  else if (vedette_figure_get_reserve (nominee))
    vedette_ruling_forbid (ruling, "S-X04",
                           /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                            * figures it has */
                           vedette_figure_say (nominee, "%s is in reserve, not on the table. Choose someone else.",
                                               "%s are in reserve, not on the table. Choose someone else."), name);
  if (vedette_figure_get_side (nominee) != roller && vedette_duel_is_due (skirmish))
    vedette_ruling_forbid (ruling, "S-X04",
                           /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                            * figures it has */
                           vedette_figure_say (nominee, "%s is not on the side that lost the duel. Choose someone else.",
                                               "%s are not on the side that lost the duel. Choose someone else."), name);
  else if (vedette_figure_get_side (nominee) != roller)
    vedette_ruling_forbid (ruling, "S-X03",
                           /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                            * figures it has */
                           vedette_figure_say (nominee, "%s is on the side that has the initiative. Choose someone else.",
                                               "%s are on the side that has the initiative. Choose someone else."), name);
  if (vedette_move_is_said (move, "leader") &&
      vedette_move_get_enum (move, "leader") != (int) vedette_figure_get_leader (nominee))
    /* Translators: the name of a figure, such as “Wat” */
    vedette_ruling_forbid (ruling, "S-X05", _("The roll uses the leader rating of %s from the roster. Leave out the rating, or "
                                              "change the roster in Forces."), name);
  if (vedette_move_is_said (move, "troops") &&
      vedette_move_get_enum (move, "troops") != (int) vedette_figure_get_troops (nominee))
    vedette_ruling_forbid (ruling, "S-09",
                           /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                            * figures it has */
                           vedette_figure_say (nominee, "%s rolls with the class on the roster. Leave out the class, or change "
                                                        "it in Forces.",
                                               "%s roll with the class on the roster. Leave out the class, or change it in "
                                               "Forces."), name);
  if (vedette_figure_get_count (nominee) == 1 && *vedette_move_get_text (move, "name") != '\0' &&
      !vedette_scan_reads_alike (vedette_move_get_text (move, "name"), name))
    /* Translators: the name of a figure, such as “Wat” */
    vedette_ruling_forbid (ruling, "S-09", _("%s is a single figure with a name. Leave out the other name."), name);
}

static void
refuse_card_state (VedetteOrderCard *card,
                   VedetteRuling    *ruling)
{
  switch (vedette_order_card_get_state (card))
    {
    case VEDETTE_CARD_DORMANT:
      /* Translators: the number of an order card, such as 3 */
      vedette_ruling_refuse (ruling, "S-X06", _("The condition of card %d is not met yet. Roll without the card."),
                             vedette_order_card_get_number (card));
      break;
    case VEDETTE_CARD_DONE:
      /* Translators: the number of an order card, such as 3 */
      vedette_ruling_refuse (ruling, "S-X06", _("Card %d is already done. Roll without the card."),
                             vedette_order_card_get_number (card));
      break;
    case VEDETTE_CARD_VOID:
      /* Translators: the number of an order card, such as 3 */
      vedette_ruling_refuse (ruling, "S-X06", _("Card %d is void. Roll without the card."),
                             vedette_order_card_get_number (card));
      break;
    case VEDETTE_CARD_LIVE:
    default:
      break;
    }
}

/* S-22, S-38, S-X06 */
static void
check_card (VedetteMove             *move,
            const VedetteSkirmish   *skirmish,
            const VedetteNomination *nomination,
            VedetteRuling           *ruling)
{
  VedetteOrderCard *card = nomination->card;
  const VedetteIds *said = vedette_move_get_ids (move, "card");

  if (are_cards_off (skirmish))
    {
      if (said != NULL || nomination->intention == VEDETTE_INTENTION_CARD)
        vedette_ruling_refuse (ruling, "A-S45", _("Order cards are turned off in Battle Settings. Roll without a card."));
      return;
    }
  if (vedette_ids_get_n (said) > 1)
    vedette_ruling_refuse (ruling, "S-X06", _("Only one card counts in a roll. Choose one card."));
  if (card == NULL)
    {
      if (nomination->intention == VEDETTE_INTENTION_CARD)
        vedette_ruling_refuse (ruling, "S-X06",
                               /* Translators: the name of a figure, such as “Wat” */
                               _("%s is not on an active order card. Choose another nominee or intention."), nomination->name);
      return;
    }
  if (nomination->nominee == NULL ||
      !vedette_ids_contains (vedette_order_card_get_actors (card),
                             vedette_record_get_id (VEDETTE_RECORD (nomination->nominee))))
    /* Translators: the number of an order card, such as 3 */
    vedette_ruling_refuse (ruling, "S-X06", _("%s is not on card %d. Choose a figure on the card, or no card."),
                           nomination->name, vedette_order_card_get_number (card));
  refuse_card_state (card, ruling);
  if (vedette_order_card_get_state (card) == VEDETTE_CARD_LIVE && vedette_card_object_has_fallen (skirmish, card))
    /* Translators: the number of an order card, such as 3 */
    vedette_ruling_refuse (ruling, "S-X06", _("All targets of card %d are out or gone. Roll without the card."),
                           vedette_order_card_get_number (card));
  /* It is shown now, so the other side can say what it thinks of it. */
  if (vedette_card_object_is_open (skirmish, card))
    /* Translators: the number of an order card, such as 3 */
    vedette_ruling_remind (ruling, "S-37", _("Card %d is now revealed, and the other side may judge whether it is specific "
                                             "enough"), vedette_order_card_get_number (card));
  if (nomination->intention != VEDETTE_INTENTION_CARD)
    vedette_ruling_refuse (ruling, "S-38", _("The card counts only if the nominee follows it. Choose that intention."));
}

/**
 * vedette_nomination_get_low:
 * @move: a snatch of which only won or lost is said
 *
 * Returns: whether the die was 1 to 3, as it was said or as it follows from the number needed; untracked if it could be
 *   either, so that the players are asked (A-S49)
 */
VedetteTri
vedette_nomination_get_low (VedetteMove           *move,
                            const VedetteSkirmish *skirmish)
{
  VedetteTri low = vedette_move_get_tri (move, "low");
  VedetteNomination nomination;

  vedette_nomination_read (&nomination, move, skirmish);
  vedette_attempt_find_low (&nomination.attempt, vedette_move_get_enum (move, "result") == VEDETTE_RESULT_WON, &low);
  return low;
}

/* What the dice cannot have done, and what is not known of them */
static void
check_result (VedetteMove             *move,
              const VedetteNomination *nomination,
              VedetteRuling           *ruling)
{
  VedetteResult result = (VedetteResult) vedette_move_get_enum (move, "result");
  VedetteTri said = vedette_move_get_tri (move, "low"), low = said;
  int need = vedette_attempt_get_need (&nomination->attempt);

  if (result == VEDETTE_RESULT_ROLL)
    {
      if (said != VEDETTE_TRI_UNTRACKED)
        vedette_ruling_forbid (ruling, "S-47",
                               _("Enter either the number on the die or whether the die showed 1 to 3, not both"));
      return;
    }
  if (!vedette_attempt_find_low (&nomination->attempt, result == VEDETTE_RESULT_WON, &low))
    vedette_ruling_refuse (ruling, "S-14", result == VEDETTE_RESULT_WON
                                             /* Translators: the number that a die needs, such as 14 */
                                             ? _("This roll cannot have succeeded: it needed %d. Check what you entered.")
                                             /* Translators: the number that a die needs, such as 14 */
                                             : _("This roll cannot have failed: it needed %d. Check what you entered."), need);
  else if (low == VEDETTE_TRI_UNTRACKED)
    vedette_ruling_remind (ruling, "S-47", _("Enter whether the die showed 1 to 3. If so, everyone in contact fights."));
  else if (low == VEDETTE_TRI_YES && said == VEDETTE_TRI_UNTRACKED)
    /* Translators: the number that a die needs, such as 14 */
    vedette_ruling_remind (ruling, "A-S49", _("The roll needed %d and failed, so the die must have shown 1 to 3"), need);
}

/* S-21, A-S52: of a line of which some are in melee, the man who rolls may be one of them or not. */
static void
remind_of_some (VedetteMove   *move,
                VedetteFigure *nominee,
                VedetteRuling *ruling)
{
  if (nominee == NULL || vedette_move_is_said (move, "engaged") || vedette_figure_get_melee (nominee) != VEDETTE_TRI_YES ||
      vedette_figure_is_surely_engaged (nominee))
    return;
  /* Translators: the name of a line of the roster, such as “Archers” */
  vedette_ruling_remind (ruling, "S-21", _("Some figures of %s are in melee. Enter whether the nominee is one of them."),
                         vedette_figure_get_name (nominee));
}

/**
 * vedette_nomination_check:
 *
 * Finds what speaks against a snatch as it is declared.
 */
void
vedette_nomination_check (VedetteMove           *move,
                          const VedetteSkirmish *skirmish,
                          VedetteRuling         *ruling)
{
  VedetteNomination nomination;

  vedette_nomination_read (&nomination, move, skirmish);
  check_nominee (move, skirmish, nomination.nominee, ruling);
  check_card (move, skirmish, &nomination, ruling);
  check_result (move, &nomination, ruling);
  vedette_attempt_check (&nomination.attempt, ruling);

  if (nomination.intention == VEDETTE_INTENTION_SIGHT &&
      vedette_skirmish_switches_get_los_option (skirmish->switches) == VEDETTE_LOS_OPTION_OFF)
    vedette_ruling_refuse (ruling, "S-X12", _("Moves into or out of sight are turned off. Choose a different first action."));
  if (nomination.intention == VEDETTE_INTENTION_UNTRACKED && (nomination.attempt.reach || nomination.attempt.no_sight))
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-15",
                                    nomination.attempt.reach
                                      ? _("In reach of what? Declare the intention before the roll.")
                                      : _("What is out of sight? Declare the intention before the roll."));
  if (nomination.attempt.other != 0 && *vedette_move_get_text (move, "why") == '\0')
    vedette_ruling_remind (ruling, "S-12", _("Enter a reason for the other modifier"));
  if (vedette_move_get_boolean (move, "keep") && *vedette_move_get_text (move, "name") == '\0')
    vedette_ruling_forbid (ruling, NULL, _("Enter a name to keep the figure on the roster"));
  remind_of_some (move, nomination.nominee, ruling);
  if (nomination.attempt.engaged && nomination.intention == VEDETTE_INTENTION_UNTRACKED &&
      !nomination.attempt.break_off && !vedette_move_is_said (move, "break-off"))
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-21",
                                    _("The nominee is in melee. Enter whether the nominee can break off at will."));
}

/**
 * vedette_nomination_describe_reach:
 * @nominee: (nullable): the line that he is of
 * @intention: what was said
 *
 * What being in reach means for him, where that is known: to shoot, a target within the medium range of his weapon, which
 * the players have entered because their other rules set it (S-15, S-80).
 *
 * Returns: (transfer full) (nullable): a question, such as "12″ or less?"; %NULL where nothing is known
 */
char *
vedette_nomination_describe_reach (VedetteFigure    *nominee,
                                   VedetteIntention  intention)
{
  if (nominee == NULL || intention != VEDETTE_INTENTION_SHOOT || vedette_figure_get_range (nominee) < 0)
    return NULL;
  /* Translators: inches; asks whether the target is no farther */
  return g_strdup_printf (_("%g″ or less?"), vedette_figure_get_range (nominee) / 100.0);
}
