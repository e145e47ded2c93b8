/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The moves of a token stack, in the order in which they are offered. */

#pragma once

#include "core/stack/state/vedette-stack.h"

G_BEGIN_DECLS

#define VEDETTE_STACK_MOVES(MOVE)                                                                                      \
  MOVE (vedette_stack_start_move)                                                                                      \
  MOVE (vedette_stack_draw_move)                                                                                       \
  MOVE (vedette_stack_act_move)                                                                                        \
  MOVE (vedette_stack_finish_move)                                                                                     \
  MOVE (vedette_stack_idle_move)                                                                                       \
  MOVE (vedette_stack_keep_move)                                                                                       \
  MOVE (vedette_stack_take_move)                                                                                       \
  MOVE (vedette_stack_confirm_move)                                                                                    \
  MOVE (vedette_stack_out_move)                                                                                        \
  MOVE (vedette_stack_arrive_move)                                                                                     \
  MOVE (vedette_stack_rebalance_move)                                                                                  \
  MOVE (vedette_stack_next_encounter_move)                                                                             \
  MOVE (vedette_stack_end_move)

#define VEDETTE_STACK_DECLARE_MOVE(name) extern const VedetteMoveKind name;
VEDETTE_STACK_MOVES (VEDETTE_STACK_DECLARE_MOVE)

/* Rows of what is not open before the start, in a Turn, and before the end of a round is settled */
#define VEDETTE_STACK_CLOSED_BY_START                                                                                  \
  { VEDETTE_STACK_ON (SETUP), VEDETTE_FINDING_FINAL, "T-01", N_("The bag is empty: start the fight first") }
#define VEDETTE_STACK_CLOSED_BY_TURN                                                                                   \
  { VEDETTE_STACK_ON_TURN, VEDETTE_FINDING_FINAL, "T-X01", N_("Finish the current Turn first") }
#define VEDETTE_STACK_CLOSED_BY_END                                                                                    \
  { VEDETTE_STACK_ON (ROUND_END), VEDETTE_FINDING_FINAL, "T-X02", N_("Finish the end of the round first") }

/* The first step of a battle; no move of the game */
extern const VedetteMoveKind vedette_stack_new_move;

/* What goes into a new battle with the forces of another */
extern const VedetteCarry vedette_stack_carries[];

gboolean vedette_stack_finish_new (VedetteRules  *rules,
                                   VedetteMove   *move,
                                   GError       **error);

G_END_DECLS
