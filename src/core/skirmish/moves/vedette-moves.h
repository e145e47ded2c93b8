/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All moves of a skirmish: what is done in the game, and not on paper. */

#pragma once

#include "core/rules/vedette-move-kind.h"

G_BEGIN_DECLS

/* In the order in which they are offered: what stands here is part of the system. */
#define VEDETTE_MOVES(MOVE)                                                                                            \
  MOVE (vedette_start_move)                                                                                            \
  /* the holder's actions */                                                                                           \
  MOVE (vedette_march_move)                                                                                            \
  MOVE (vedette_charge_move)                                                                                           \
  MOVE (vedette_shoot_move)                                                                                            \
  MOVE (vedette_move_shoot_move)                                                                                       \
  MOVE (vedette_fight_move)                                                                                            \
  MOVE (vedette_task_move)                                                                                             \
  MOVE (vedette_call_move)                                                                                             \
  MOVE (vedette_hold_move)                                                                                             \
  /* what follows an action */                                                                                         \
  MOVE (vedette_melee_done_move)                                                                                       \
  MOVE (vedette_react_shoot_move)                                                                                      \
  MOVE (vedette_reactive_move)                                                                                         \
  MOVE (vedette_snatch_move)                                                                                           \
  MOVE (vedette_decline_move)                                                                                          \
  MOVE (vedette_general_melee_move)                                                                                    \
  MOVE (vedette_duel_move)                                                                                             \
  /* what happens on the table at any time */                                                                          \
  MOVE (vedette_out_move)                                                                                              \
  MOVE (vedette_left_move)                                                                                             \
  MOVE (vedette_contact_move)                                                                                          \
  MOVE (vedette_arrive_move)                                                                                           \
  MOVE (vedette_reveal_move)                                                                                           \
  MOVE (vedette_condition_move)                                                                                        \
  MOVE (vedette_card_done_move)                                                                                        \
  MOVE (vedette_card_void_move)                                                                                        \
  MOVE (vedette_judge_card_move)                                                                                       \
  MOVE (vedette_end_move)

#define VEDETTE_DECLARE_MOVE(name) extern const VedetteMoveKind name;
VEDETTE_MOVES (VEDETTE_DECLARE_MOVE)

G_END_DECLS
