/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The terms of the skirmish system as enumerations; their nicks are the words of file and command line. */

#include "vedette-config.h"

#include "core/skirmish/records/vedette-skirmish-enums.h"

#include <glib/gi18n-lib.h>

G_DEFINE_ENUM_TYPE (VedetteTroops, vedette_troops,
                    G_DEFINE_ENUM_VALUE (VEDETTE_TROOPS_SUB_HUMAN, "sub-human"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_TROOPS_RUBBISH, "rubbish"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_TROOPS_POOR, "poor"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_TROOPS_AVERAGE, "average"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_TROOPS_GOOD, "good"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_TROOPS_EXCELLENT, "excellent"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_TROOPS_DEMIGODS, "demigods"))

G_DEFINE_ENUM_TYPE (VedetteLeader, vedette_leader,
                    G_DEFINE_ENUM_VALUE (VEDETTE_LEADER_NONE, "none"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_LEADER_USELESS, "useless"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_LEADER_ADEQUATE, "adequate"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_LEADER_GOOD, "good"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_LEADER_HEROIC, "heroic"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_LEADER_INSPIRED, "inspired"))

G_DEFINE_ENUM_TYPE (VedetteWeapon, vedette_weapon,
                    G_DEFINE_ENUM_VALUE (VEDETTE_WEAPON_NONE, "none"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_WEAPON_BOW, "bow"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_WEAPON_SLING, "sling"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_WEAPON_JAVELIN, "javelin"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_WEAPON_CROSSBOW, "crossbow"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_WEAPON_HANDGUN, "handgun"))

G_DEFINE_ENUM_TYPE (VedetteSign, vedette_sign,
                    G_DEFINE_ENUM_VALUE (VEDETTE_SIGN_TRIANGLE, "triangle"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_SIGN_CIRCLE, "circle"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_SIGN_SQUARE, "square"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_SIGN_DIAMOND, "diamond"))

G_DEFINE_ENUM_TYPE (VedetteRolling, vedette_rolling,
                    G_DEFINE_ENUM_VALUE (VEDETTE_ROLLING_PROGRAM, "program"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_ROLLING_REAL, "real"))

G_DEFINE_ENUM_TYPE (VedetteState, vedette_state,
                    G_DEFINE_ENUM_VALUE (VEDETTE_STATE_SETUP, "setup"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_STATE_ACT_FREE, "act-free"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_STATE_ACT_RESTRICTED, "act-restricted"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_STATE_CONTACT_MELEE, "contact-melee"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_STATE_NOMINATE, "nominate"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_STATE_GENERAL_MELEE, "general-melee"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_STATE_OVER, "over"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_STATE_REACT_MELEE, "react-melee"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_STATE_DUEL_NOMINATE, "duel-nominate"))

G_DEFINE_ENUM_TYPE (VedetteIntention, vedette_intention,
                    G_DEFINE_ENUM_VALUE (VEDETTE_INTENTION_UNTRACKED, "untracked"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_INTENTION_FULL_SPEED, "full-speed"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_INTENTION_ENGAGE, "engage"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_INTENTION_SHOOT, "shoot"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_INTENTION_SIGHT, "sight"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_INTENTION_LEAVE, "leave"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_INTENTION_CARD, "card"))

G_DEFINE_ENUM_TYPE (VedetteSight, vedette_sight,
                    G_DEFINE_ENUM_VALUE (VEDETTE_SIGHT_UNTRACKED, "untracked"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_SIGHT_IN, "in"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_SIGHT_OUT, "out"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_SIGHT_UNSAID, "unsaid"))

G_DEFINE_ENUM_TYPE (VedetteCardState, vedette_card_state,
                    G_DEFINE_ENUM_VALUE (VEDETTE_CARD_DORMANT, "dormant"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_CARD_LIVE, "live"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_CARD_DONE, "done"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_CARD_VOID, "void"))

G_DEFINE_ENUM_TYPE (VedetteObjective, vedette_objective,
                    G_DEFINE_ENUM_VALUE (VEDETTE_OBJECTIVE_TASK, "task"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_OBJECTIVE_ENEMY, "enemy"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_OBJECTIVE_PLACE, "place"))

G_DEFINE_ENUM_TYPE (VedetteResult, vedette_result,
                    G_DEFINE_ENUM_VALUE (VEDETTE_RESULT_ROLL, "roll"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_RESULT_WON, "won"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_RESULT_LOST, "lost"))

G_DEFINE_ENUM_TYPE (VedetteLevel, vedette_level,
                    G_DEFINE_ENUM_VALUE (VEDETTE_LEVEL_QUICK, "quick"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_LEVEL_STANDARD, "standard"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_LEVEL_FULL, "full"))

G_DEFINE_ENUM_TYPE (VedetteStart, vedette_start,
                    G_DEFINE_ENUM_VALUE (VEDETTE_START_CHOOSE, "choose"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_START_ROLL_OFF, "roll-off"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_START_SIDE_A, "side-a"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_START_SIDE_B, "side-b"))

G_DEFINE_ENUM_TYPE (VedetteCounterLife, vedette_counter_life,
                    G_DEFINE_ENUM_VALUE (VEDETTE_COUNTER_LIFE_HOLDING, "holding"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_COUNTER_LIFE_NEXT_ROLL, "next-roll"))

G_DEFINE_ENUM_TYPE (VedetteLowRollMelee, vedette_low_roll_melee,
                    G_DEFINE_ENUM_VALUE (VEDETTE_LOW_ROLL_MELEE_ALWAYS, "always"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_LOW_ROLL_MELEE_ONLY_ON_FAILURE, "only-on-failure"))

G_DEFINE_ENUM_TYPE (VedetteSnatchRoll, vedette_snatch_roll,
                    G_DEFINE_ENUM_VALUE (VEDETTE_SNATCH_ROLL_MAY_DECLINE, "may-decline"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_SNATCH_ROLL_COMPULSORY, "compulsory"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_SNATCH_ROLL_DECLINE_BUT_ROLL_FOR_MELEE, "decline-but-roll-for-melee"))

G_DEFINE_ENUM_TYPE (VedetteLosOption, vedette_los_option,
                    G_DEFINE_ENUM_VALUE (VEDETTE_LOS_OPTION_IN_OR_OUT, "in-or-out"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_LOS_OPTION_INTO_ONLY, "into-only"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_LOS_OPTION_OFF, "off"))

G_DEFINE_ENUM_TYPE (VedetteCardBody, vedette_card_body,
                    G_DEFINE_ENUM_VALUE (VEDETTE_CARD_BODY_ALL_NAMED, "all-named"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_CARD_BODY_WITHIN_BODY, "within-body"))

G_DEFINE_ENUM_TYPE (VedetteYesNo, vedette_yes_no,
                    G_DEFINE_ENUM_VALUE (VEDETTE_YES_NO_NO, "no"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_YES_NO_YES, "yes"))

G_DEFINE_ENUM_TYPE (VedetteTrigger, vedette_trigger,
                    G_DEFINE_ENUM_VALUE (VEDETTE_TRIGGER_NONE, "none"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_TRIGGER_SHOT, "shot"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_TRIGGER_MOVED, "moved"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_TRIGGER_BOTH, "both"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_TRIGGER_UNTRACKED, "untracked"))

G_DEFINE_ENUM_TYPE (VedetteReactMove, vedette_react_move,
                    G_DEFINE_ENUM_VALUE (VEDETTE_REACT_MOVE_NONE, "none"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_REACT_MOVE_OPEN, "open"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_REACT_MOVE_DONE, "done"))

G_DEFINE_ENUM_TYPE (VedetteReaction, vedette_reaction,
                    G_DEFINE_ENUM_VALUE (VEDETTE_REACTION_UNTRACKED, "untracked"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_REACTION_ENGAGE, "engage"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_REACTION_RUN, "run"))

G_DEFINE_ENUM_TYPE (VedetteDuelRoll, vedette_duel_roll,
                    G_DEFINE_ENUM_VALUE (VEDETTE_DUEL_ROLL_NONE, "none"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_DUEL_ROLL_DRAWN, "drawn"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_DUEL_ROLL_DUE, "due"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_DUEL_ROLL_MADE, "made"))

G_DEFINE_ENUM_TYPE (VedetteCohesion, vedette_cohesion,
                    G_DEFINE_ENUM_VALUE (VEDETTE_COHESION_CHAIN, "chain"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_COHESION_EVERY_PAIR, "every-pair"))

G_DEFINE_ENUM_TYPE (VedetteReactiveShotScope, vedette_reactive_shot_scope,
                    G_DEFINE_ENUM_VALUE (VEDETTE_REACTIVE_SHOT_SCOPE_SIDE, "side"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_REACTIVE_SHOT_SCOPE_FIGURE, "figure"))

G_DEFINE_ENUM_TYPE (VedetteShotCapScope, vedette_shot_cap_scope,
                    G_DEFINE_ENUM_VALUE (VEDETTE_SHOT_CAP_SCOPE_LEAVING_VIEW, "leaving-view"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_SHOT_CAP_SCOPE_ALWAYS, "always"))

G_DEFINE_ENUM_TYPE (VedetteShotCapRounding, vedette_shot_cap_rounding,
                    G_DEFINE_ENUM_VALUE (VEDETTE_SHOT_CAP_ROUNDING_UP, "up"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_SHOT_CAP_ROUNDING_WHOLE_INCHES_MIN_1, "whole-inches-min-1"))

G_DEFINE_ENUM_TYPE (VedetteReactivePenalty, vedette_reactive_penalty,
                    G_DEFINE_ENUM_VALUE (VEDETTE_REACTIVE_PENALTY_D10, "d10"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_REACTIVE_PENALTY_D20, "d20"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_REACTIVE_PENALTY_HOST, "host"))

G_DEFINE_ENUM_TYPE (VedetteReactiveChoice, vedette_reactive_choice,
                    G_DEFINE_ENUM_VALUE (VEDETTE_REACTIVE_CHOICE_ALL_SAME, "all-same"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_REACTIVE_CHOICE_PER_FIGURE, "per-figure"))

G_DEFINE_ENUM_TYPE (VedetteOnOff, vedette_on_off,
                    G_DEFINE_ENUM_VALUE (VEDETTE_ON_OFF_ON, "on"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_ON_OFF_OFF, "off"))

G_DEFINE_ENUM_TYPE (VedetteYesFirst, vedette_yes_first,
                    G_DEFINE_ENUM_VALUE (VEDETTE_YES_FIRST_YES, "yes"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_YES_FIRST_NO, "no"))

G_DEFINE_ENUM_TYPE (VedetteOrderCards, vedette_order_cards,
                    G_DEFINE_ENUM_VALUE (VEDETTE_ORDER_CARDS_NO_LIMIT, "no-limit"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_ORDER_CARDS_OFF, "off"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_ORDER_CARDS_N, "n"))

G_DEFINE_ENUM_TYPE (VedetteClock, vedette_clock,
                    G_DEFINE_ENUM_VALUE (VEDETTE_CLOCK_OFF, "off"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_CLOCK_N, "n"))

/* Every value has its row, in order: these tables are read by index. */
static const char * const troops_labels[] = {
  N_("Sub-human"), N_("Rubbish"), N_("Poor"), N_("Average"), N_("Good"), N_("Excellent"), N_("Demigods"),
};

static const char * const leader_labels[] = {
  NC_("leader", "no leader"), NC_("leader", "Useless"), NC_("leader", "Adequate"),
  NC_("leader", "Good"),      NC_("leader", "Heroic"),  NC_("leader", "Inspired"),
};

static const char * const weapon_labels[] = {
  NC_("weapon", "no missiles"), N_("bow"), N_("sling"), N_("javelin"), N_("crossbow"), N_("handgun"),
};

static const char * const intention_labels[] = {
  NC_("intention", "not said"),           N_("at full speed towards the enemy"), N_("engage in melee"),
  N_("shoot"),                            N_("move into or out of sight"),      N_("run from the table"),
  N_("carry out the order card"),
};

static const char * const sign_symbols[] = { "▲", "●", "■", "◆" };

const char *
vedette_troops_get_label (VedetteTroops troops)
{
  return _(troops_labels[troops]);
}

const char *
vedette_leader_get_label (VedetteLeader leader)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "leader", leader_labels[leader]);
}

const char *
vedette_weapon_get_label (VedetteWeapon weapon)
{
  if (weapon == VEDETTE_WEAPON_NONE)
    return g_dpgettext2 (GETTEXT_PACKAGE, "weapon", weapon_labels[weapon]);
  return _(weapon_labels[weapon]);
}

const char *
vedette_intention_get_label (VedetteIntention intention)
{
  if (intention == VEDETTE_INTENTION_UNTRACKED)
    return g_dpgettext2 (GETTEXT_PACKAGE, "intention", intention_labels[intention]);
  return _(intention_labels[intention]);
}

/**
 * vedette_sign_get_symbol:
 *
 * Returns: the sign that stands for a force wherever its colour does
 */
const char *
vedette_sign_get_symbol (VedetteSign sign)
{
  return sign_symbols[sign];
}
