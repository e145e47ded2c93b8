/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house-rule switches of a skirmish. */

#include "core/skirmish/switches/vedette-skirmish-switches.h"

/**
 * VedetteSkirmishSwitches:
 *
 * One record in each battle. A switch is one property here and one row of the table in vedette-skirmish-switch-table.c.
 */
struct _VedetteSkirmishSwitches
{
  VedetteRecord parent_instance;
};

enum
{
  PROP_0,
  PROP_START,
  PROP_COUNTER_LIFE,
  PROP_LOW_ROLL_MELEE,
  PROP_LOW_ROLL_FAILS,
  PROP_SNATCH_ROLL,
  PROP_LOS_OPTION,
  PROP_CARD_BODY,
  PROP_COUNTER_REACTIVE,
  PROP_SEIZE_ALL_SHOOT,
  PROP_COHESION,
  PROP_REACH_WHEN_ENGAGED,
  PROP_REACTIVE_SHOT_SCOPE,
  PROP_SHOT_CAP_SCOPE,
  PROP_SHOT_CAP_ROUNDING,
  PROP_REACTIVE_PENALTY,
  PROP_REACTIVE_CHOICE,
  PROP_DOUBLE_REACTION,
  PROP_DUEL,
  PROP_DUEL_REPLACES_ROLL,
  PROP_DUEL_WINNER_RESTRICTED,
  PROP_CLOCK,
  PROP_ORDER_CARDS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (VedetteSkirmishSwitches, vedette_skirmish_switches, VEDETTE_TYPE_RECORD)

static void
vedette_skirmish_switches_class_init (VedetteSkirmishSwitchesClass *klass)
{
  /* s.start */
  properties[PROP_START] = g_param_spec_enum ("start", NULL, NULL, VEDETTE_TYPE_START, VEDETTE_START_CHOOSE,
                                              VEDETTE_PARAM_FLAGS);
  /* s.counter_life */
  properties[PROP_COUNTER_LIFE] = g_param_spec_enum ("counter-life", NULL, NULL, VEDETTE_TYPE_COUNTER_LIFE, VEDETTE_COUNTER_LIFE_HOLDING,
                                                     VEDETTE_PARAM_FLAGS);
  /* s.low_roll_melee */
  properties[PROP_LOW_ROLL_MELEE] = g_param_spec_enum ("low-roll-melee", NULL, NULL, VEDETTE_TYPE_LOW_ROLL_MELEE, VEDETTE_LOW_ROLL_MELEE_ALWAYS,
                                                       VEDETTE_PARAM_FLAGS);
  /* s.low_roll_fails */
  properties[PROP_LOW_ROLL_FAILS] = g_param_spec_enum ("low-roll-fails", NULL, NULL, VEDETTE_TYPE_YES_NO, VEDETTE_YES_NO_NO,
                                                       VEDETTE_PARAM_FLAGS);
  /* s.snatch_roll */
  properties[PROP_SNATCH_ROLL] = g_param_spec_enum ("snatch-roll", NULL, NULL, VEDETTE_TYPE_SNATCH_ROLL, VEDETTE_SNATCH_ROLL_MAY_DECLINE,
                                                    VEDETTE_PARAM_FLAGS);
  /* s.los_option */
  properties[PROP_LOS_OPTION] = g_param_spec_enum ("los-option", NULL, NULL, VEDETTE_TYPE_LOS_OPTION, VEDETTE_LOS_OPTION_IN_OR_OUT,
                                                   VEDETTE_PARAM_FLAGS);
  /* s.card_body */
  properties[PROP_CARD_BODY] = g_param_spec_enum ("card-body", NULL, NULL, VEDETTE_TYPE_CARD_BODY, VEDETTE_CARD_BODY_ALL_NAMED,
                                                  VEDETTE_PARAM_FLAGS);
  /* s.counter_reactive */
  properties[PROP_COUNTER_REACTIVE] = g_param_spec_enum ("counter-reactive", NULL, NULL, VEDETTE_TYPE_YES_NO,
                                                         VEDETTE_YES_NO_NO, VEDETTE_PARAM_FLAGS);
  /* s.seize_all_shoot */
  properties[PROP_SEIZE_ALL_SHOOT] = g_param_spec_enum ("seize-all-shoot", NULL, NULL, VEDETTE_TYPE_YES_NO,
                                                        VEDETTE_YES_NO_NO, VEDETTE_PARAM_FLAGS);
  /* s.cohesion */
  properties[PROP_COHESION] = g_param_spec_enum ("cohesion", NULL, NULL, VEDETTE_TYPE_COHESION,
                                                 VEDETTE_COHESION_CHAIN, VEDETTE_PARAM_FLAGS);
  /* s.reach_when_engaged */
  properties[PROP_REACH_WHEN_ENGAGED] = g_param_spec_enum ("reach-when-engaged", NULL, NULL, VEDETTE_TYPE_YES_NO,
                                                           VEDETTE_YES_NO_NO, VEDETTE_PARAM_FLAGS);
  /* s.reactive_shot_scope */
  properties[PROP_REACTIVE_SHOT_SCOPE] = g_param_spec_enum ("reactive-shot-scope", NULL, NULL, VEDETTE_TYPE_REACTIVE_SHOT_SCOPE,
                                                            VEDETTE_REACTIVE_SHOT_SCOPE_SIDE, VEDETTE_PARAM_FLAGS);
  /* s.shot_cap_scope */
  properties[PROP_SHOT_CAP_SCOPE] = g_param_spec_enum ("shot-cap-scope", NULL, NULL, VEDETTE_TYPE_SHOT_CAP_SCOPE,
                                                       VEDETTE_SHOT_CAP_SCOPE_LEAVING_VIEW, VEDETTE_PARAM_FLAGS);
  /* s.shot_cap_rounding */
  properties[PROP_SHOT_CAP_ROUNDING] = g_param_spec_enum ("shot-cap-rounding", NULL, NULL, VEDETTE_TYPE_SHOT_CAP_ROUNDING,
                                                          VEDETTE_SHOT_CAP_ROUNDING_UP, VEDETTE_PARAM_FLAGS);
  /* s.reactive_penalty */
  properties[PROP_REACTIVE_PENALTY] = g_param_spec_enum ("reactive-penalty", NULL, NULL, VEDETTE_TYPE_REACTIVE_PENALTY,
                                                         VEDETTE_REACTIVE_PENALTY_D10, VEDETTE_PARAM_FLAGS);
  /* s.reactive_choice */
  properties[PROP_REACTIVE_CHOICE] = g_param_spec_enum ("reactive-choice", NULL, NULL, VEDETTE_TYPE_REACTIVE_CHOICE,
                                                        VEDETTE_REACTIVE_CHOICE_ALL_SAME, VEDETTE_PARAM_FLAGS);
  /* s.double_reaction */
  properties[PROP_DOUBLE_REACTION] = g_param_spec_enum ("double-reaction", NULL, NULL, VEDETTE_TYPE_YES_NO,
                                                        VEDETTE_YES_NO_NO, VEDETTE_PARAM_FLAGS);
  /* s.duel */
  properties[PROP_DUEL] = g_param_spec_enum ("duel", NULL, NULL, VEDETTE_TYPE_ON_OFF,
                                             VEDETTE_ON_OFF_ON, VEDETTE_PARAM_FLAGS);
  /* s.duel_replaces_roll */
  properties[PROP_DUEL_REPLACES_ROLL] = g_param_spec_enum ("duel-replaces-roll", NULL, NULL, VEDETTE_TYPE_YES_FIRST,
                                                           VEDETTE_YES_FIRST_YES, VEDETTE_PARAM_FLAGS);
  /* s.duel_winner_restricted */
  properties[PROP_DUEL_WINNER_RESTRICTED] = g_param_spec_enum ("duel-winner-restricted", NULL, NULL, VEDETTE_TYPE_YES_NO,
                                                               VEDETTE_YES_NO_NO, VEDETTE_PARAM_FLAGS);
  /* s.clock */
  properties[PROP_CLOCK] = g_param_spec_enum ("clock", NULL, NULL, VEDETTE_TYPE_CLOCK,
                                              VEDETTE_CLOCK_OFF, VEDETTE_PARAM_FLAGS);
  /* s.order_cards */
  properties[PROP_ORDER_CARDS] = g_param_spec_enum ("order-cards", NULL, NULL, VEDETTE_TYPE_ORDER_CARDS,
                                                    VEDETTE_ORDER_CARDS_NO_LIMIT, VEDETTE_PARAM_FLAGS);

  vedette_record_class_install (VEDETTE_RECORD_CLASS (klass), "switches", N_PROPS, properties);
}

static void
vedette_skirmish_switches_init (VedetteSkirmishSwitches *self)
{
}

VedetteStart
vedette_skirmish_switches_get_start (VedetteSkirmishSwitches *self)
{
  return (VedetteStart) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_START);
}

VedetteCounterLife
vedette_skirmish_switches_get_counter_life (VedetteSkirmishSwitches *self)
{
  return (VedetteCounterLife) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_COUNTER_LIFE);
}

VedetteLowRollMelee
vedette_skirmish_switches_get_low_roll_melee (VedetteSkirmishSwitches *self)
{
  return (VedetteLowRollMelee) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_LOW_ROLL_MELEE);
}

VedetteYesNo
vedette_skirmish_switches_get_low_roll_fails (VedetteSkirmishSwitches *self)
{
  return (VedetteYesNo) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_LOW_ROLL_FAILS);
}

VedetteSnatchRoll
vedette_skirmish_switches_get_snatch_roll (VedetteSkirmishSwitches *self)
{
  return (VedetteSnatchRoll) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_SNATCH_ROLL);
}

VedetteLosOption
vedette_skirmish_switches_get_los_option (VedetteSkirmishSwitches *self)
{
  return (VedetteLosOption) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_LOS_OPTION);
}

VedetteCardBody
vedette_skirmish_switches_get_card_body (VedetteSkirmishSwitches *self)
{
  return (VedetteCardBody) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_CARD_BODY);
}

VedetteYesNo
vedette_skirmish_switches_get_counter_reactive (VedetteSkirmishSwitches *self)
{
  return (VedetteYesNo) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_COUNTER_REACTIVE);
}

VedetteYesNo
vedette_skirmish_switches_get_seize_all_shoot (VedetteSkirmishSwitches *self)
{
  return (VedetteYesNo) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_SEIZE_ALL_SHOOT);
}

VedetteCohesion
vedette_skirmish_switches_get_cohesion (VedetteSkirmishSwitches *self)
{
  return (VedetteCohesion) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_COHESION);
}

VedetteYesNo
vedette_skirmish_switches_get_reach_when_engaged (VedetteSkirmishSwitches *self)
{
  return (VedetteYesNo) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_REACH_WHEN_ENGAGED);
}

VedetteReactiveShotScope
vedette_skirmish_switches_get_reactive_shot_scope (VedetteSkirmishSwitches *self)
{
  return (VedetteReactiveShotScope) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_REACTIVE_SHOT_SCOPE);
}

VedetteShotCapScope
vedette_skirmish_switches_get_shot_cap_scope (VedetteSkirmishSwitches *self)
{
  return (VedetteShotCapScope) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_SHOT_CAP_SCOPE);
}

VedetteShotCapRounding
vedette_skirmish_switches_get_shot_cap_rounding (VedetteSkirmishSwitches *self)
{
  return (VedetteShotCapRounding) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_SHOT_CAP_ROUNDING);
}

VedetteReactivePenalty
vedette_skirmish_switches_get_reactive_penalty (VedetteSkirmishSwitches *self)
{
  return (VedetteReactivePenalty) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_REACTIVE_PENALTY);
}

VedetteReactiveChoice
vedette_skirmish_switches_get_reactive_choice (VedetteSkirmishSwitches *self)
{
  return (VedetteReactiveChoice) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_REACTIVE_CHOICE);
}

VedetteYesNo
vedette_skirmish_switches_get_double_reaction (VedetteSkirmishSwitches *self)
{
  return (VedetteYesNo) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_DOUBLE_REACTION);
}

VedetteOnOff
vedette_skirmish_switches_get_duel (VedetteSkirmishSwitches *self)
{
  return (VedetteOnOff) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_DUEL);
}

VedetteYesFirst
vedette_skirmish_switches_get_duel_replaces_roll (VedetteSkirmishSwitches *self)
{
  return (VedetteYesFirst) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_DUEL_REPLACES_ROLL);
}

VedetteYesNo
vedette_skirmish_switches_get_duel_winner_restricted (VedetteSkirmishSwitches *self)
{
  return (VedetteYesNo) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_DUEL_WINNER_RESTRICTED);
}

VedetteOrderCards
vedette_skirmish_switches_get_order_cards (VedetteSkirmishSwitches *self)
{
  return (VedetteOrderCards) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_ORDER_CARDS);
}

VedetteClock
vedette_skirmish_switches_get_clock (VedetteSkirmishSwitches *self)
{
  return (VedetteClock) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_CLOCK);
}
