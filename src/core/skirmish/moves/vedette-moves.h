/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All moves of a skirmish: what is done in the game, and not on paper. */

#pragma once

#include "core/rules/vedette-move-kind.h"

G_BEGIN_DECLS

/* the holder's actions */
extern const VedetteMoveKind vedette_march_move;
extern const VedetteMoveKind vedette_charge_move;
extern const VedetteMoveKind vedette_shoot_move;
extern const VedetteMoveKind vedette_move_shoot_move;
extern const VedetteMoveKind vedette_fight_move;
extern const VedetteMoveKind vedette_task_move;
extern const VedetteMoveKind vedette_hold_move;
extern const VedetteMoveKind vedette_call_move;

/* what follows an action */
extern const VedetteMoveKind vedette_melee_done_move;
extern const VedetteMoveKind vedette_react_shoot_move;
extern const VedetteMoveKind vedette_reactive_move;
extern const VedetteMoveKind vedette_snatch_move;
extern const VedetteMoveKind vedette_decline_move;
extern const VedetteMoveKind vedette_general_melee_move;
extern const VedetteMoveKind vedette_duel_move;

/* what happens on the table at any time */
extern const VedetteMoveKind vedette_start_move;
extern const VedetteMoveKind vedette_out_move;
extern const VedetteMoveKind vedette_contact_move;
extern const VedetteMoveKind vedette_arrive_move;
extern const VedetteMoveKind vedette_reveal_move;
extern const VedetteMoveKind vedette_condition_move;
extern const VedetteMoveKind vedette_card_done_move;
extern const VedetteMoveKind vedette_card_void_move;
extern const VedetteMoveKind vedette_judge_card_move;
extern const VedetteMoveKind vedette_end_move;

G_END_DECLS
