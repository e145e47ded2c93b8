/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house-rule switches of a skirmish. */

#include "core/skirmish/vedette-skirmish-switches.h"

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
