/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The terms of the grand-tactical system as enumerations; their nicks are the words of file and command line. */

#pragma once

#include "core/rules/vedette-common-enums.h"

G_BEGIN_DECLS

/* What a commander is worth, the worst first (E-10, E-24, E-31). No other system shares it (A-X02). */
#define VEDETTE_EAGLES_RATING_VALUES(VALUE)                                                                            \
  VALUE (VEDETTE_EAGLES_POOR, "poor", NC_("commander", "Poor"))                                                        \
  VALUE (VEDETTE_EAGLES_AVERAGE, "average", NC_("commander", "Average"), NC_("VedetteEaglesRating, in short", "Avg"))  \
  VALUE (VEDETTE_EAGLES_GOOD, "good", NC_("commander", "Good"))                                                        \
  VALUE (VEDETTE_EAGLES_EXCELLENT, "excellent", NC_("commander", "Excellent"),                                         \
         NC_("VedetteEaglesRating, in short", "Exc"))                                                                  \
  VALUE (VEDETTE_EAGLES_SUPERIOR, "superior", NC_("commander", "Superior"), NC_("VedetteEaglesRating, in short", "Sup"))
VEDETTE_DECLARE_ENUM (VedetteEaglesRating, vedette_eagles_rating, VEDETTE_EAGLES_RATING_VALUES)
#define VEDETTE_TYPE_EAGLES_RATING (vedette_eagles_rating_get_type ())
#define VEDETTE_N_EAGLES_RATINGS (VEDETTE_EAGLES_SUPERIOR + 1)

/* The class of a unit, the best first (E-20, E-40) */
#define VEDETTE_EAGLES_TROOPS_VALUES(VALUE)                                                                            \
  VALUE (VEDETTE_EAGLES_ELITE, "elite", NC_("units", "Elite"))                                                         \
  VALUE (VEDETTE_EAGLES_LINE, "line", NC_("units", "Line"))                                                            \
  VALUE (VEDETTE_EAGLES_CONSCRIPT, "conscript", NC_("units", "Conscript"))
VEDETTE_DECLARE_ENUM (VedetteEaglesTroops, vedette_eagles_troops, VEDETTE_EAGLES_TROOPS_VALUES)
#define VEDETTE_TYPE_EAGLES_TROOPS (vedette_eagles_troops_get_type ())
#define VEDETTE_N_EAGLES_TROOPS (VEDETTE_EAGLES_CONSCRIPT + 1)

/* How a unit stands that tests its local initiative (E-45); of one that is in both, the last holds (A-E06) */
#define VEDETTE_EAGLES_SITUATION_VALUES(VALUE)                                                                         \
  VALUE (VEDETTE_EAGLES_NORMAL, "normal", NC_("situation", "Normal"))                                                  \
  VALUE (VEDETTE_EAGLES_IN_SMOKE, "in-smoke", NC_("situation", "In smoke"))                                            \
  VALUE (VEDETTE_EAGLES_IN_FF, "in-ff", NC_("situation", "In fire fight"))
VEDETTE_DECLARE_ENUM (VedetteEaglesSituation, vedette_eagles_situation, VEDETTE_EAGLES_SITUATION_VALUES)
#define VEDETTE_TYPE_EAGLES_SITUATION (vedette_eagles_situation_get_type ())
#define VEDETTE_N_EAGLES_SITUATIONS (VEDETTE_EAGLES_IN_FF + 1)

/* What skirmish combat does to a unit, the mildest first (E-20). The short label is the sign of the printed chart, of which
 * the rules do not say what SH stands for. */
#define VEDETTE_EAGLES_SKIRMISH_VALUES(VALUE)                                                                          \
  VALUE (VEDETTE_EAGLES_NE, "ne", NC_("skirmish combat", "no effect"), "NE")                                           \
  VALUE (VEDETTE_EAGLES_SMK, "smk", NC_("skirmish combat", "in smoke"), "Smk")                                         \
  VALUE (VEDETTE_EAGLES_SH, "sh", NC_("skirmish combat", "SH, one step lost, in smoke"), "SH(1)")                      \
  VALUE (VEDETTE_EAGLES_DO, "do", NC_("skirmish combat", "disordered, two steps lost, in smoke"), "DO(2)")             \
  VALUE (VEDETTE_EAGLES_DOR, "dor", NC_("skirmish combat", "retreats in disorder, two steps lost, in smoke"), "DOR(2)")
VEDETTE_DECLARE_ENUM (VedetteEaglesSkirmish, vedette_eagles_skirmish, VEDETTE_EAGLES_SKIRMISH_VALUES)
#define VEDETTE_TYPE_EAGLES_SKIRMISH (vedette_eagles_skirmish_get_type ())
#define VEDETTE_N_EAGLES_SKIRMISHES (VEDETTE_EAGLES_DOR + 1)

/* What a unit may do by its local initiative, the most first (E-46); the short label is the sign of the printed chart */
#define VEDETTE_EAGLES_REACTION_VALUES(VALUE)                                                                          \
  VALUE (VEDETTE_EAGLES_AA, "aa", NC_("local initiative", "any allowed action"), "AA")                                 \
  VALUE (VEDETTE_EAGLES_NA, "na", NC_("local initiative", "any action that does not close on the enemy"), "NA")        \
  VALUE (VEDETTE_EAGLES_NO_REACTION, "none", NC_("local initiative", "no action"), "–")
VEDETTE_DECLARE_ENUM (VedetteEaglesReaction, vedette_eagles_reaction, VEDETTE_EAGLES_REACTION_VALUES)
#define VEDETTE_TYPE_EAGLES_REACTION (vedette_eagles_reaction_get_type ())
#define VEDETTE_N_EAGLES_REACTIONS (VEDETTE_EAGLES_NO_REACTION + 1)

/* What comes of an order when its recipient rolls for it (E-10 to E-12) */
#define VEDETTE_EAGLES_ACTIVATION_VALUES(VALUE)                                                                        \
  VALUE (VEDETTE_EAGLES_ACTS, "acts", NC_("order", "can be acted on"))                                                 \
  VALUE (VEDETTE_EAGLES_RETRY, "retry", NC_("order", "try again next turn"))                                           \
  VALUE (VEDETTE_EAGLES_GARBLED, "garbled", NC_("order", "garbled for good"))
VEDETTE_DECLARE_ENUM (VedetteEaglesActivation, vedette_eagles_activation, VEDETTE_EAGLES_ACTIVATION_VALUES)
#define VEDETTE_TYPE_EAGLES_ACTIVATION (vedette_eagles_activation_get_type ())
#define VEDETTE_N_EAGLES_ACTIVATIONS (VEDETTE_EAGLES_GARBLED + 1)

/* What equal totals of an opposed roll come to, as seen by one who rolls (A-E03). The first two are not said on a command
 * line: nothing yet, and won by him, as by the holder or by a higher rating. */
#define VEDETTE_EAGLES_TIE_VALUES(VALUE)                                                                               \
  VALUE (VEDETTE_EAGLES_TIE_OPEN, "open", NULL)                                                                        \
  VALUE (VEDETTE_EAGLES_TIE_OWN, "own", NULL)                                                                          \
  VALUE (VEDETTE_EAGLES_TIE_REROLL, "reroll", NULL)                                                                    \
  VALUE (VEDETTE_EAGLES_TIE_HOLDER, "holder", NULL)
VEDETTE_DECLARE_ENUM (VedetteEaglesTie, vedette_eagles_tie, VEDETTE_EAGLES_TIE_VALUES)
#define VEDETTE_TYPE_EAGLES_TIE (vedette_eagles_tie_get_type ())

/* The states of the game (rules.md 8.3); what is done at the start of a turn needs no state, for nobody does it. */
#define VEDETTE_EAGLES_PHASE_VALUES(VALUE)                                                                             \
  VALUE (VEDETTE_EAGLES_SETUP, "setup", NC_("eagles phase", "Setting up"))                                             \
  VALUE (VEDETTE_EAGLES_POOL, "pool", NC_("eagles phase", "Initiative points"))                                        \
  VALUE (VEDETTE_EAGLES_ORDERS, "orders", NC_("eagles phase", "Orders and messages"))                                  \
  VALUE (VEDETTE_EAGLES_DETERMINE, "determine", NC_("eagles phase", "Timing of independents"))                         \
  VALUE (VEDETTE_EAGLES_INDEP_EARLY, "independents-early", NC_("eagles phase", "Early independents"))                  \
  VALUE (VEDETTE_EAGLES_SKIRMISH, "skirmish", NC_("eagles phase", "Skirmish combat"))                                  \
  VALUE (VEDETTE_EAGLES_ALLOCATE, "allocate", NC_("eagles phase", "Points for the opening roll"))                      \
  VALUE (VEDETTE_EAGLES_OPEN_ROLL, "open-roll", NC_("eagles phase", "Opening roll"))                                   \
  VALUE (VEDETTE_EAGLES_CHOOSE, "choose", NC_("eagles phase", "The owner chooses a division"))                         \
  VALUE (VEDETTE_EAGLES_DIVISION_ACTIVE, "division-active", NC_("eagles phase", "A division is active"))               \
  VALUE (VEDETTE_EAGLES_STEAL_ROLL, "steal-roll", NC_("eagles phase", "Roll for the initiative"))                      \
  VALUE (VEDETTE_EAGLES_THIEF_ACTIVE, "thief-active", NC_("eagles phase", "A thief is active"))                        \
  VALUE (VEDETTE_EAGLES_STEAL_BACK_ROLL, "steal-back-roll", NC_("eagles phase", "Roll to steal the initiative back"))  \
  VALUE (VEDETTE_EAGLES_LOCAL, "local", NC_("eagles phase", "Local initiative"))                                       \
  VALUE (VEDETTE_EAGLES_INDEP_LATE, "independents-late", NC_("eagles phase", "Late independents"))                     \
  VALUE (VEDETTE_EAGLES_TURN_END, "turn-end", NC_("eagles phase", "End of the turn"))                                  \
  VALUE (VEDETTE_EAGLES_OVER, "over", NC_("eagles phase", "The battle is over"))
VEDETTE_DECLARE_ENUM (VedetteEaglesPhase, vedette_eagles_phase, VEDETTE_EAGLES_PHASE_VALUES)
#define VEDETTE_TYPE_EAGLES_PHASE (vedette_eagles_phase_get_type ())

/* Which of the two armies, by their order in the battle */
#define VEDETTE_EAGLES_SIDE_VALUES(VALUE)                                                                              \
  VALUE (VEDETTE_EAGLES_RED, "red", NC_("side", "Red"), "#c01c28")                                                     \
  VALUE (VEDETTE_EAGLES_BLUE, "blue", NC_("side", "Blue"), "#1c71d8")
VEDETTE_DECLARE_ENUM (VedetteEaglesSide, vedette_eagles_side, VEDETTE_EAGLES_SIDE_VALUES)
#define VEDETTE_TYPE_EAGLES_SIDE (vedette_eagles_side_get_type ())
#define VEDETTE_N_EAGLES_SIDES (VEDETTE_EAGLES_BLUE + 1)

/* What a formation of units is: led by a division commander, or on its own (E-15) */
#define VEDETTE_DIVISION_KIND_VALUES(VALUE)                                                                            \
  VALUE (VEDETTE_DIVISION_LED, "division", NC_("formation", "Division"))                                               \
  VALUE (VEDETTE_DIVISION_INDEPENDENT, "independent", NC_("formation", "Independent formation"))
VEDETTE_DECLARE_ENUM (VedetteDivisionKind, vedette_division_kind, VEDETTE_DIVISION_KIND_VALUES)

/* Where a formation is; all but the first is the umpire’s knowledge */
#define VEDETTE_DIVISION_PLACE_VALUES(VALUE)                                                                           \
  VALUE (VEDETTE_DIVISION_ON_TABLE, "on-table", NC_("formation, where", "on the table"))                               \
  VALUE (VEDETTE_DIVISION_HIDDEN, "hidden", NC_("formation, where", "hidden"))                                         \
  VALUE (VEDETTE_DIVISION_AWAY, "away", NC_("formation, where", "not there yet"))
VEDETTE_DECLARE_ENUM (VedetteDivisionPlace, vedette_division_place, VEDETTE_DIVISION_PLACE_VALUES)

/* How far a division is in this turn (rules.md 7.3) */
#define VEDETTE_ACTIVATION_VALUES(VALUE)                                                                               \
  VALUE (VEDETTE_ACTIVATION_NONE, "none", NC_("activation", "not yet"))                                                \
  VALUE (VEDETTE_ACTIVATION_ACTIVE, "active", NC_("activation", "active"))                                             \
  VALUE (VEDETTE_ACTIVATION_SUSPENDED, "suspended", NC_("activation", "suspended"))                                    \
  VALUE (VEDETTE_ACTIVATION_DONE, "done", NC_("activation", "finished"))
VEDETTE_DECLARE_ENUM (VedetteActivation, vedette_activation, VEDETTE_ACTIVATION_VALUES)

/* E-23: there are no others. */
#define VEDETTE_ARM_VALUES(VALUE)                                                                                      \
  VALUE (VEDETTE_ARM_INFANTRY, "infantry", NC_("arm", "Infantry"))                                                     \
  VALUE (VEDETTE_ARM_CAVALRY, "cavalry", NC_("arm", "Cavalry"))                                                        \
  VALUE (VEDETTE_ARM_ARTILLERY, "artillery", NC_("arm", "Artillery"))
VEDETTE_DECLARE_ENUM (VedetteArm, vedette_arm, VEDETTE_ARM_VALUES)

/* What skirmish combat has left a unit as */
#define VEDETTE_UNIT_STATUS_VALUES(VALUE)                                                                              \
  VALUE (VEDETTE_UNIT_IN_ORDER, "ok", NC_("unit", "in order"))                                                         \
  VALUE (VEDETTE_UNIT_SH, "sh", NC_("unit", "SH"))                                                                     \
  VALUE (VEDETTE_UNIT_DISORDERED, "do", NC_("unit", "disordered"))                                                     \
  VALUE (VEDETTE_UNIT_RETREATING, "dor", NC_("unit", "retreating in disorder"))
VEDETTE_DECLARE_ENUM (VedetteUnitStatus, vedette_unit_status, VEDETTE_UNIT_STATUS_VALUES)

/* When the independents of a side activate in this turn (E-15) */
#define VEDETTE_INDEPENDENTS_VALUES(VALUE)                                                                             \
  VALUE (VEDETTE_INDEPENDENTS_UNKNOWN, "unknown", NC_("independents", "not rolled for"))                               \
  VALUE (VEDETTE_INDEPENDENTS_EARLY, "early", NC_("independents", "now"))                                              \
  VALUE (VEDETTE_INDEPENDENTS_LATE, "late", NC_("independents", "last"))
VEDETTE_DECLARE_ENUM (VedetteIndependents, vedette_independents, VEDETTE_INDEPENDENTS_VALUES)

/* What is sent: only orders are rolled for when they have arrived (E-14). */
#define VEDETTE_DISPATCH_KIND_VALUES(VALUE)                                                                            \
  VALUE (VEDETTE_DISPATCH_ORDER, "order", NC_("dispatch", "Order"))                                                    \
  VALUE (VEDETTE_DISPATCH_MESSAGE, "message", NC_("dispatch", "Message"))
VEDETTE_DECLARE_ENUM (VedetteDispatchKind, vedette_dispatch_kind, VEDETTE_DISPATCH_KIND_VALUES)

/* How far it is; a message is at its end when it has arrived. */
#define VEDETTE_DISPATCH_STATE_VALUES(VALUE)                                                                           \
  VALUE (VEDETTE_DISPATCH_IN_TRANSIT, "in-transit", NC_("dispatch", "in transit"))                                     \
  VALUE (VEDETTE_DISPATCH_DELAYED, "delayed", NC_("dispatch", "delayed"))                                              \
  VALUE (VEDETTE_DISPATCH_LOST, "lost", NC_("dispatch", "lost"))                                                       \
  VALUE (VEDETTE_DISPATCH_ARRIVED, "arrived", NC_("dispatch", "arrived"))                                              \
  VALUE (VEDETTE_DISPATCH_ACTIVE, "active", NC_("dispatch", "in effect"))                                              \
  VALUE (VEDETTE_DISPATCH_GARBLED, "garbled", NC_("dispatch", "garbled"))
VEDETTE_DECLARE_ENUM (VedetteDispatchState, vedette_dispatch_state, VEDETTE_DISPATCH_STATE_VALUES)

/* What a unit does that reacts by its local initiative (E-46, E-48) */
#define VEDETTE_EAGLES_DEED_VALUES(VALUE)                                                                              \
  VALUE (VEDETTE_EAGLES_DEED_NOTHING, "nothing", NC_("reaction", "Do Nothing"))                                        \
  VALUE (VEDETTE_EAGLES_DEED_MOVE, "move", NC_("reaction", "Move, Not Toward the Enemy"))                              \
  VALUE (VEDETTE_EAGLES_DEED_FACE, "face", NC_("reaction", "Change Facing"))                                           \
  VALUE (VEDETTE_EAGLES_DEED_SQUARE, "square", NC_("reaction", "Form Square"))                                         \
  VALUE (VEDETTE_EAGLES_DEED_CLOSE, "close", NC_("reaction", "Close on the Enemy"))                                    \
  VALUE (VEDETTE_EAGLES_DEED_CHARGE, "counter-charge", NC_("reaction", "Counter-Charge"))                              \
  VALUE (VEDETTE_EAGLES_DEED_FIRE, "fire", NC_("reaction", "Fire"))
VEDETTE_DECLARE_ENUM (VedetteEaglesDeed, vedette_eagles_deed, VEDETTE_EAGLES_DEED_VALUES)

G_END_DECLS
