/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of a skirmish: who holds, what is due, what is remembered. */

#pragma once

#include "core/document/vedette-record.h"
#include "core/skirmish/records/vedette-skirmish-enums.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_SKIRMISH_GAME (vedette_skirmish_game_get_type ())
G_DECLARE_FINAL_TYPE (VedetteSkirmishGame, vedette_skirmish_game, VEDETTE, SKIRMISH_GAME, VedetteRecord)

VedetteState         vedette_skirmish_game_get_state             (VedetteSkirmishGame *self);
gint64               vedette_skirmish_game_get_holder            (VedetteSkirmishGame *self);
int                  vedette_skirmish_game_get_holding_no        (VedetteSkirmishGame *self);
int                  vedette_skirmish_game_get_action_no         (VedetteSkirmishGame *self);
int                  vedette_skirmish_game_get_action_in_holding (VedetteSkirmishGame *self);
int                  vedette_skirmish_game_get_roll_no           (VedetteSkirmishGame *self);
int                  vedette_skirmish_game_get_counters          (VedetteSkirmishGame *self);
gboolean             vedette_skirmish_game_get_shot_back_used    (VedetteSkirmishGame *self);
const char  *vedette_skirmish_game_get_last_action       (VedetteSkirmishGame *self);
VedetteTri           vedette_skirmish_game_get_contact           (VedetteSkirmishGame *self);
gint64               vedette_skirmish_game_get_nominee           (VedetteSkirmishGame *self);
const char  *vedette_skirmish_game_get_nominee_name      (VedetteSkirmishGame *self);
gint64               vedette_skirmish_game_get_card              (VedetteSkirmishGame *self);
VedetteIntention     vedette_skirmish_game_get_intention         (VedetteSkirmishGame *self);
gboolean             vedette_skirmish_game_get_reach_claimed     (VedetteSkirmishGame *self);
gboolean             vedette_skirmish_game_get_sight_claimed     (VedetteSkirmishGame *self);
gboolean             vedette_skirmish_game_get_won               (VedetteSkirmishGame *self);
gint64               vedette_skirmish_game_get_last_nominee      (VedetteSkirmishGame *self);
const char * const *vedette_skirmish_game_get_last_ticks        (VedetteSkirmishGame *self);
VedetteTrigger       vedette_skirmish_game_get_trigger           (VedetteSkirmishGame *self);
const VedetteIds *vedette_skirmish_game_get_actors             (VedetteSkirmishGame *self);
const VedetteIds *vedette_skirmish_game_get_targets            (VedetteSkirmishGame *self);
VedetteReactMove     vedette_skirmish_game_get_react_move        (VedetteSkirmishGame *self);
gboolean             vedette_skirmish_game_get_shot_back_done    (VedetteSkirmishGame *self);
const VedetteIds *vedette_skirmish_game_get_reacted            (VedetteSkirmishGame *self);
int                  vedette_skirmish_game_get_holder_counters   (VedetteSkirmishGame *self);
VedetteDuelRoll      vedette_skirmish_game_get_duel_roll         (VedetteSkirmishGame *self);
gint64               vedette_skirmish_game_get_duel_loser        (VedetteSkirmishGame *self);
VedetteState         vedette_skirmish_game_get_duel_return       (VedetteSkirmishGame *self);
gint64               vedette_skirmish_game_get_body              (VedetteSkirmishGame *self);
const VedetteIds    *vedette_skirmish_game_get_intended          (VedetteSkirmishGame *self);
const char * const *vedette_skirmish_game_get_reminded          (VedetteSkirmishGame *self);
const char * const *vedette_skirmish_game_get_kept_switches     (VedetteSkirmishGame *self);
gboolean vedette_skirmish_game_get_taken_by_card (VedetteSkirmishGame *self);

G_END_DECLS
