/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The moves of a grand-tactical battle, in the order in which they are offered. */

#pragma once

#include "core/eagles/state/vedette-eagles.h"

G_BEGIN_DECLS

#define VEDETTE_EAGLES_MOVES(MOVE)                                                                                     \
  MOVE (vedette_eagles_start_move)                                                                                     \
  MOVE (vedette_eagles_roll_points_move)                                                                               \
  MOVE (vedette_eagles_write_dispatch_move)                                                                            \
  MOVE (vedette_eagles_test_dispatch_move)                                                                             \
  MOVE (vedette_eagles_activate_order_move)                                                                            \
  MOVE (vedette_eagles_orders_done_move)                                                                               \
  MOVE (vedette_eagles_determine_move)                                                                                 \
  MOVE (vedette_eagles_activate_independent_move)                                                                      \
  MOVE (vedette_eagles_independents_done_move)                                                                         \
  MOVE (vedette_eagles_check_skirmish_move)                                                                            \
  MOVE (vedette_eagles_skirmish_done_move)                                                                             \
  MOVE (vedette_eagles_allocate_move)                                                                                  \
  MOVE (vedette_eagles_opposed_roll_move)                                                                              \
  MOVE (vedette_eagles_approach_move)                                                                                  \
  MOVE (vedette_eagles_activate_move)                                                                                  \
  MOVE (vedette_eagles_move_move)                                                                                      \
  MOVE (vedette_eagles_finish_move)                                                                                    \
  MOVE (vedette_eagles_pass_move)                                                                                      \
  MOVE (vedette_eagles_steal_move)                                                                                     \
  MOVE (vedette_eagles_attach_move)                                                                                    \
  MOVE (vedette_eagles_lose_commander_move)                                                                            \
  MOVE (vedette_eagles_arrive_move)                                                                                    \
  MOVE (vedette_eagles_lose_step_move)                                                                                 \
  MOVE (vedette_eagles_test_local_move)                                                                                \
  MOVE (vedette_eagles_threaten_move)                                                                                  \
  MOVE (vedette_eagles_react_move)                                                                                     \
  MOVE (vedette_eagles_next_turn_move)                                                                                 \
  MOVE (vedette_eagles_end_move)

#define VEDETTE_EAGLES_DECLARE_MOVE(name) extern const VedetteMoveKind name;
VEDETTE_EAGLES_MOVES (VEDETTE_EAGLES_DECLARE_MOVE)

/* A row of what is not open before the armies are set up */
#define VEDETTE_EAGLES_CLOSED_BY_START                                                                                 \
  { VEDETTE_EAGLES_ON (SETUP), VEDETTE_FINDING_FINAL, "E-24", N_("The battle has not started. Start the battle first.") }

/* Rows of what is not open but among orders and messages */
#define VEDETTE_EAGLES_CLOSED_BUT_FOR_ORDERS                                                                           \
  VEDETTE_EAGLES_CLOSED_BY_START,                                                                                      \
  { VEDETTE_EAGLES_ON_GAME, VEDETTE_FINDING_FINAL, "E-05",                                                             \
    N_("Orders and messages come at the start of a turn, if orders are in use. Continue with the current phase.") }

/* The first step of a battle; no move of the game */
extern const VedetteMoveKind vedette_eagles_new_move;

/* What goes into a new battle with the forces of another */
extern const VedetteCarry vedette_eagles_carries[];

gboolean vedette_eagles_finish_new (VedetteRules  *rules,
                                    VedetteMove   *move,
                                    GError       **error);

G_END_DECLS
