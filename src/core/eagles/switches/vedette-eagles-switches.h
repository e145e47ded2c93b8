/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house-rule switches of a grand-tactical battle: all that is ever said of each. A new one is one entry here. */

#pragma once

#include "core/rules/vedette-common-enums.h"
#include "core/rules/vedette-switch.h"

G_BEGIN_DECLS

/* What a switch is about, in the order of a turn */
#define VEDETTE_EAGLES_SWITCH_GROUP_VALUES(VALUE)                                                                      \
  VALUE (VEDETTE_EAGLES_SWITCH_ORDERS, "orders", NC_("eagles switches", "Orders"))                                     \
  VALUE (VEDETTE_EAGLES_SWITCH_FIRST, "first", NC_("eagles switches", "Before the Opening Roll"))                      \
  VALUE (VEDETTE_EAGLES_SWITCH_ROLL, "roll", NC_("eagles switches", "The Opposed Roll"))                               \
  VALUE (VEDETTE_EAGLES_SWITCH_STEAL, "steal", NC_("eagles switches", "Divisions and Stealing"))                       \
  VALUE (VEDETTE_EAGLES_SWITCH_LOCAL, "local", NC_("eagles switches", "Local Initiative"))

/* Sources: rules.md 6 for keys and values, section 5.3 for the reasons. The default is the first of the values, but for yes
 * and no, which have no order of their own. */

#define VEDETTE_ORDERS_VALUES(VALUE)                                                                                   \
  VALUE (VEDETTE_ORDERS_OFF, "off", NC_("eagles switch", "not in use"))                                                \
  VALUE (VEDETTE_ORDERS_ON, "on", NC_("eagles switch", "written, carried and rolled for"))

#define VEDETTE_DELAY_FROM_VALUES(VALUE)                                                                               \
  VALUE (VEDETTE_DELAY_FROM_TEST, "test", NC_("eagles switch", "the turn the order is tested"))                 \
  VALUE (VEDETTE_DELAY_FROM_WRITING, "writing", NC_("eagles switch", "the turn the order is written"))

#define VEDETTE_CLASS_DICE_VALUES(VALUE)                                                                               \
  VALUE (VEDETTE_CLASS_DICE_ENTRY, "entry", NC_("eagles switch", "as entered by the players"))                         \
  VALUE (VEDETTE_CLASS_DICE_D10, "d10", NC_("eagles switch", "a d10 for every class (a house rule)"))

#define VEDETTE_INDEP_VALUES(VALUE)                                                                                    \
  VALUE (VEDETTE_INDEP_LI_ROLL, "li-roll", NC_("eagles switch", "by a local initiative roll"))                         \
  VALUE (VEDETTE_INDEP_FREE, "free", NC_("eagles switch", "without a roll"))

#define VEDETTE_SMOKE_VALUES(VALUE)                                                                                    \
  VALUE (VEDETTE_SMOKE_TURN_END, "turn-end", NC_("eagles switch", "at the end of the turn"))                           \
  VALUE (VEDETTE_SMOKE_MANUAL, "manual", NC_("eagles switch", "when the players decide"))

#define VEDETTE_RATING_MOD_VALUES(VALUE)                                                                               \
  VALUE (VEDETTE_RATING_MOD_ROLLER, "roller", NC_("eagles switch", "the rating of the officer who rolls"))             \
  VALUE (VEDETTE_RATING_MOD_ATTACHED_ONLY, "attached-only",                                                            \
         NC_("eagles switch", "the rating of the officer who rolls, only if attached"))                                \
  VALUE (VEDETTE_RATING_MOD_NONE, "none", NC_("eagles switch", "no rating"))

#define VEDETTE_TIE_STEAL_VALUES(VALUE)                                                                                \
  VALUE (VEDETTE_TIE_STEAL_HOLDER, "holder", NC_("eagles switch", "the holder keeps the initiative"))                  \
  VALUE (VEDETTE_TIE_STEAL_REROLL, "reroll", NC_("eagles switch", "both roll again"))                                  \
  VALUE (VEDETTE_TIE_STEAL_HIGHER_RATING, "higher-rating", NC_("eagles switch", "the higher rating wins"))

#define VEDETTE_TIE_OPEN_VALUES(VALUE)                                                                                 \
  VALUE (VEDETTE_TIE_OPEN_REROLL, "reroll", NC_("eagles switch", "both roll again"))                                   \
  VALUE (VEDETTE_TIE_OPEN_LAST_OWNER, "last-owner", NC_("eagles switch", "the owner of the last turn wins"))           \
  VALUE (VEDETTE_TIE_OPEN_HIGHER_RATING, "higher-rating", NC_("eagles switch", "the higher rating wins"))

#define VEDETTE_ALLOC_VALUES(VALUE)                                                                                    \
  VALUE (VEDETTE_ALLOC_SECRET, "secret", NC_("eagles switch", "in secret"))                                            \
  VALUE (VEDETTE_ALLOC_OPEN, "open", NC_("eagles switch", "openly"))

#define VEDETTE_LOSER_VALUES(VALUE)                                                                                    \
  VALUE (VEDETTE_LOSER_YES, "yes", NC_("eagles switch", "has the initiative for its divisions"))                       \
  VALUE (VEDETTE_LOSER_STEALS_ONLY, "steals-only", NC_("eagles switch", "can only steal"))

#define VEDETTE_INTERRUPTED_VALUES(VALUE)                                                                              \
  VALUE (VEDETTE_INTERRUPTED_RESUMES, "resumes", NC_("eagles switch", "continues where it stopped"))                   \
  VALUE (VEDETTE_INTERRUPTED_LOST, "lost", NC_("eagles switch", "loses the rest of its activation"))

#define VEDETTE_STEAL_ONCE_VALUES(VALUE)                                                                               \
  VALUE (VEDETTE_STEAL_ONCE_TURN, "turn", NC_("eagles switch", "one per turn"))                                        \
  VALUE (VEDETTE_STEAL_ONCE_BATTLE, "battle", NC_("eagles switch", "one per battle"))

#define VEDETTE_ELITE_AGAIN_VALUES(VALUE)                                                                              \
  VALUE (VEDETTE_ELITE_AGAIN_FULL, "full", NC_("eagles switch", "can activate a second time"))                         \
  VALUE (VEDETTE_ELITE_AGAIN_ONCE_ONLY, "once-only", NC_("eagles switch", "activates only once a turn"))

#define VEDETTE_MAJORITY_VALUES(VALUE)                                                                                 \
  VALUE (VEDETTE_MAJORITY_UNITS, "units", NC_("eagles switch", "more than half of the division’s units"))              \
  VALUE (VEDETTE_MAJORITY_STRENGTH, "strength", NC_("eagles switch", "more than half of the division’s strength"))

#define VEDETTE_EAGLES_SWITCH_ENUMS(ENUM)                                                                              \
  ENUM (VedetteEaglesSwitchGroup, vedette_eagles_switch_group, "eagles switches", VEDETTE_EAGLES_SWITCH_GROUP_VALUES)  \
  ENUM (VedetteEaglesOrders, vedette_eagles_orders, "eagles switch", VEDETTE_ORDERS_VALUES)                            \
  ENUM (VedetteDelayFrom, vedette_delay_from, "eagles switch", VEDETTE_DELAY_FROM_VALUES)                              \
  ENUM (VedetteClassDice, vedette_class_dice, "eagles switch", VEDETTE_CLASS_DICE_VALUES)                              \
  ENUM (VedetteIndep, vedette_indep, "eagles switch", VEDETTE_INDEP_VALUES)                                            \
  ENUM (VedetteSmokeClears, vedette_smoke_clears, "eagles switch", VEDETTE_SMOKE_VALUES)                               \
  ENUM (VedetteRatingMod, vedette_rating_mod, "eagles switch", VEDETTE_RATING_MOD_VALUES)                              \
  ENUM (VedetteTieSteal, vedette_tie_steal, "eagles switch", VEDETTE_TIE_STEAL_VALUES)                                 \
  ENUM (VedetteTieOpen, vedette_tie_open, "eagles switch", VEDETTE_TIE_OPEN_VALUES)                                    \
  ENUM (VedetteEaglesAlloc, vedette_eagles_alloc, "eagles switch", VEDETTE_ALLOC_VALUES)                               \
  ENUM (VedetteLoserActivates, vedette_loser_activates, "eagles switch", VEDETTE_LOSER_VALUES)                         \
  ENUM (VedetteInterrupted, vedette_interrupted, "eagles switch", VEDETTE_INTERRUPTED_VALUES)                          \
  ENUM (VedetteStealOnce, vedette_steal_once, "eagles switch", VEDETTE_STEAL_ONCE_VALUES)                              \
  ENUM (VedetteEliteAgain, vedette_elite_again, "eagles switch", VEDETTE_ELITE_AGAIN_VALUES)                           \
  ENUM (VedetteMajority, vedette_majority, "eagles switch", VEDETTE_MAJORITY_VALUES)

/* As in core/rules/vedette-switch.h; the keys begin with "e." */
#define VEDETTE_EAGLES_SWITCH_LIST(SWITCH, T...)                                                                       \
  SWITCH (T, orders, VedetteEaglesOrders, vedette_eagles_orders, VEDETTE_ORDERS_OFF, VEDETTE_EAGLES_SWITCH_ORDERS, "E-05", \
          N_("Orders and messages"),                                                                                   \
          N_("Orders are optional. If orders are in use, formations must follow the orders they have."))               \
  SWITCH (T, delay_from, VedetteDelayFrom, vedette_delay_from, VEDETTE_DELAY_FROM_TEST, VEDETTE_EAGLES_SWITCH_ORDERS, "A-E14", \
          N_("Start of an order’s delay"),                                                                             \
          N_("The delay die is rolled when the order is tested, so the delay counts from that turn."))                 \
  SWITCH (T, class_dice, VedetteClassDice, vedette_class_dice, VEDETTE_CLASS_DICE_ENTRY, VEDETTE_EAGLES_SWITCH_FIRST, "A-E05", \
          N_("Class dice"),                                                                                            \
          N_("The rules do not specify class dice. The charts already tell the classes apart, and a d10 for "           \
             "every class can reach every cell."))                                                                      \
  SWITCH (T, indep, VedetteIndep, vedette_indep, VEDETTE_INDEP_LI_ROLL, VEDETTE_EAGLES_SWITCH_FIRST, "A-E12",          \
          N_("Activation of independents"),                                                                            \
          N_("The army commander’s d10 decides when independents activate; local initiative decides whether and how.")) \
  SWITCH (T, indep_after_cut, VedetteYesNo, vedette_yes_no, VEDETTE_YES_NO_NO, VEDETTE_EAGLES_SWITCH_FIRST, "A-E13",   \
          N_("Late independents still activate after a 17"),                                                           \
          N_("After a 17, nothing else happens for the rest of the turn."))                                            \
  SWITCH (T, smoke, VedetteSmokeClears, vedette_smoke_clears, VEDETTE_SMOKE_TURN_END, VEDETTE_EAGLES_SWITCH_FIRST, "A-E23", \
          N_("Smoke clears"),                                                                                          \
          N_("The rules do not specify a time. If smoke never cleared, it could only build up."))                      \
  SWITCH (T, rating_mod, VedetteRatingMod, vedette_rating_mod, VEDETTE_RATING_MOD_ROLLER, VEDETTE_EAGLES_SWITCH_ROLL, "A-E01", \
          N_("Rating in an opposed roll"),                                                                             \
          N_("The senior officer present rolls, and only that officer’s rating counts. Ratings are never added "        \
             "together."))                                                                                              \
  SWITCH (T, tie_open, VedetteTieOpen, vedette_tie_open, VEDETTE_TIE_OPEN_REROLL, VEDETTE_EAGLES_SWITCH_ROLL, "A-E03", \
          N_("Equal totals in the opening roll"),                                                                      \
          N_("Someone has to win the opening roll. The dice of the second roll can also end the turn."))               \
  SWITCH (T, tie_steal, VedetteTieSteal, vedette_tie_steal, VEDETTE_TIE_STEAL_HOLDER, VEDETTE_EAGLES_SWITCH_ROLL, "A-E03", \
          N_("Equal totals in a roll to steal"),                                                                       \
          N_("To steal the initiative, the challenger must win; a tie is not enough."))                                \
  SWITCH (T, alloc, VedetteEaglesAlloc, vedette_eagles_alloc, VEDETTE_ALLOC_SECRET, VEDETTE_EAGLES_SWITCH_ROLL, "A-E17", \
          N_("Allocation of points"),                                                                                  \
          N_("Both commanders add their allocated points when they roll, before they know what the other "             \
             "has allocated."))                                                                                        \
  SWITCH (T, points_defence, VedetteYesNo, vedette_yes_no, VEDETTE_YES_NO_YES, VEDETTE_EAGLES_SWITCH_ROLL, "A-E17",    \
          N_("Points can be added against a steal"),                                                                   \
          N_("The only condition, for either side, is that the army commander is attached to the division."))          \
  SWITCH (T, loser_activates, VedetteLoserActivates, vedette_loser_activates, VEDETTE_LOSER_YES,                       \
          VEDETTE_EAGLES_SWITCH_STEAL, "A-E08",                                                                        \
          N_("The other side after the owner finishes"),                                                               \
          N_("Late independents come after all other units have activated, so both sides must have had a "             \
             "chance to act."))                                                                                        \
  SWITCH (T, interrupted, VedetteInterrupted, vedette_interrupted, VEDETTE_INTERRUPTED_RESUMES,                        \
          VEDETTE_EAGLES_SWITCH_STEAL, "A-E09",                                                                        \
          N_("Division whose initiative was stolen"),                                                                  \
          N_("The initiative goes back to where it was, as after a test of local initiative."))                        \
  SWITCH (T, steal_once, VedetteStealOnce, vedette_steal_once, VEDETTE_STEAL_ONCE_TURN, VEDETTE_EAGLES_SWITCH_STEAL, "A-E10", \
          N_("Steal attempts per division"),                                                                           \
          N_("The similar rule about divisions that have moved also covers only a single turn."))                      \
  SWITCH (T, elite_again, VedetteEliteAgain, vedette_elite_again, VEDETTE_ELITE_AGAIN_FULL,                            \
          VEDETTE_EAGLES_SWITCH_STEAL, "A-E11",                                                                        \
          N_("Mostly elite division after its activation"),                                                            \
          N_("A mostly elite division can steal even after moving, but is still limited to one attempt."))             \
  SWITCH (T, majority, VedetteMajority, vedette_majority, VEDETTE_MAJORITY_UNITS, VEDETTE_EAGLES_SWITCH_STEAL, "A-E26", \
          N_("Majority of elite troops"),                                                                              \
          N_("Other rules also count units, and you do not need to know how strong each unit is."))                    \
  SWITCH (T, li_is_move, VedetteYesNo, vedette_yes_no, VEDETTE_YES_NO_NO, VEDETTE_EAGLES_SWITCH_LOCAL, "A-E21",        \
          N_("A move in a reaction counts as the division’s move"),                                                     \
          N_("Only the activation of the division itself counts."))

#define VEDETTE_EAGLES_SWITCHES_FIELDS(FIELD, T...) VEDETTE_EAGLES_SWITCH_LIST (VEDETTE_SWITCH_FIELD, FIELD, T)

#define VEDETTE_EAGLES_SWITCH_DECLARE_ENUM(TypeName, type_name, context, VALUES)                                       \
  VEDETTE_DECLARE_ENUM (TypeName, type_name, VALUES)
VEDETTE_EAGLES_SWITCH_ENUMS (VEDETTE_EAGLES_SWITCH_DECLARE_ENUM)

/**
 * VedetteEaglesSwitches:
 *
 * One record in each battle, of which each switch is a property with a reader of its own.
 */
VEDETTE_DECLARE_RECORD (VedetteEaglesSwitches, vedette_eagles_switches, EAGLES_SWITCHES, VEDETTE_EAGLES_SWITCHES_FIELDS)

extern const VedetteSwitchTable vedette_eagles_switch_table;

G_END_DECLS
