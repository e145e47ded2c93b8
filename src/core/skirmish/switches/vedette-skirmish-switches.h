/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house-rule switches of a skirmish. */

#pragma once

#include "core/document/vedette-record.h"
#include "core/skirmish/records/vedette-skirmish-enums.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_SKIRMISH_SWITCHES (vedette_skirmish_switches_get_type ())
G_DECLARE_FINAL_TYPE (VedetteSkirmishSwitches, vedette_skirmish_switches, VEDETTE, SKIRMISH_SWITCHES, VedetteRecord)

VedetteStart             vedette_skirmish_switches_get_start                  (VedetteSkirmishSwitches *self);
VedetteCounterLife       vedette_skirmish_switches_get_counter_life           (VedetteSkirmishSwitches *self);
VedetteLowRollMelee      vedette_skirmish_switches_get_low_roll_melee         (VedetteSkirmishSwitches *self);
VedetteYesNo             vedette_skirmish_switches_get_low_roll_fails         (VedetteSkirmishSwitches *self);
VedetteSnatchRoll        vedette_skirmish_switches_get_snatch_roll            (VedetteSkirmishSwitches *self);
VedetteLosOption         vedette_skirmish_switches_get_los_option             (VedetteSkirmishSwitches *self);
VedetteCardBody          vedette_skirmish_switches_get_card_body              (VedetteSkirmishSwitches *self);
VedetteYesNo             vedette_skirmish_switches_get_counter_reactive       (VedetteSkirmishSwitches *self);
VedetteYesNo             vedette_skirmish_switches_get_seize_all_shoot        (VedetteSkirmishSwitches *self);
VedetteCohesion          vedette_skirmish_switches_get_cohesion               (VedetteSkirmishSwitches *self);
VedetteYesNo             vedette_skirmish_switches_get_reach_when_engaged     (VedetteSkirmishSwitches *self);
VedetteReactiveShotScope vedette_skirmish_switches_get_reactive_shot_scope    (VedetteSkirmishSwitches *self);
VedetteShotCapScope      vedette_skirmish_switches_get_shot_cap_scope         (VedetteSkirmishSwitches *self);
VedetteShotCapRounding   vedette_skirmish_switches_get_shot_cap_rounding      (VedetteSkirmishSwitches *self);
VedetteReactivePenalty   vedette_skirmish_switches_get_reactive_penalty       (VedetteSkirmishSwitches *self);
VedetteReactiveChoice    vedette_skirmish_switches_get_reactive_choice        (VedetteSkirmishSwitches *self);
VedetteYesNo             vedette_skirmish_switches_get_double_reaction        (VedetteSkirmishSwitches *self);
VedetteOnOff             vedette_skirmish_switches_get_duel                   (VedetteSkirmishSwitches *self);
VedetteYesFirst          vedette_skirmish_switches_get_duel_replaces_roll     (VedetteSkirmishSwitches *self);
VedetteYesNo             vedette_skirmish_switches_get_duel_winner_restricted (VedetteSkirmishSwitches *self);
VedetteOrderCards        vedette_skirmish_switches_get_order_cards            (VedetteSkirmishSwitches *self);
VedetteClock             vedette_skirmish_switches_get_clock                  (VedetteSkirmishSwitches *self);

G_END_DECLS
