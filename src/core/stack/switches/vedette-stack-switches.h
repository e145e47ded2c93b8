/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house-rule switches of a token stack: all that is ever said of each. A new one is one entry here and nothing else. */

#pragma once

#include "core/rules/vedette-common-enums.h"
#include "core/rules/vedette-switch.h"

G_BEGIN_DECLS

/* What a switch is about, in the order of a fight */
#define VEDETTE_STACK_SWITCH_GROUP_VALUES(VALUE)                                                                       \
  VALUE (VEDETTE_STACK_SWITCH_BAG, "bag", NC_("stack switches", "Tokens in the Bag"))                                  \
  VALUE (VEDETTE_STACK_SWITCH_DRAW, "draw", NC_("stack switches", "Drawing Tokens"))                                   \
  VALUE (VEDETTE_STACK_SWITCH_END, "end", NC_("stack switches", "End of the Round"))

/* Sources: rules.md 6 for keys and values, section 5.2 for the reasons. The default is the first of the values, but for yes
 * and no, which have no order of their own. */

#define VEDETTE_CAP_VALUES(VALUE)                                                                                      \
  VALUE (VEDETTE_CAP_OFF, "off", NC_("stack switch", "no limit"))                                                      \
  VALUE (VEDETTE_CAP_N, "n", NC_("stack switch", "a multiple of the characters’ tokens"))

#define VEDETTE_CAP_RECALC_VALUES(VALUE)                                                                               \
  VALUE (VEDETTE_CAP_RECALC_EACH_ROUND, "each-round", NC_("stack switch", "recalculated from those still alive"))      \
  VALUE (VEDETTE_CAP_RECALC_SUBTRACT, "subtract", NC_("stack switch", "reduced by each death"))

#define VEDETTE_DEAD_TOKEN_VALUES(VALUE)                                                                               \
  VALUE (VEDETTE_DEAD_TOKEN_REDRAW, "redraw", NC_("stack switch", "set the token aside and draw another"))             \
  VALUE (VEDETTE_DEAD_TOKEN_IDLE_TURN, "idle-turn", NC_("stack switch", "let a Turn pass without anyone acting"))

#define VEDETTE_OUT_COUNTS_VALUES(VALUE)                                                                               \
  VALUE (VEDETTE_OUT_COUNTS_ASK, "ask", NC_("stack switch", "ask the game master"))                                    \
  VALUE (VEDETTE_OUT_COUNTS_YES, "yes", NC_("stack switch", "yes"))                                                    \
  VALUE (VEDETTE_OUT_COUNTS_NO, "no", NC_("stack switch", "no"))

#define VEDETTE_ARRIVALS_VALUES(VALUE)                                                                                 \
  VALUE (VEDETTE_ARRIVALS_NEXT_ROUND, "next-round", NC_("stack switch", "at the end of the round"))                    \
  VALUE (VEDETTE_ARRIVALS_AT_ONCE, "at-once", NC_("stack switch", "at once"))

#define VEDETTE_ENEMY_COLOURS_VALUES(VALUE)                                                                            \
  VALUE (VEDETTE_ENEMY_COLOURS_ONE, "one", NC_("stack switch", "one for all"))                                         \
  VALUE (VEDETTE_ENEMY_COLOURS_PER_FACTION, "per-faction", NC_("stack switch", "one for each faction"))

#define VEDETTE_STACK_SWITCH_ENUMS(ENUM)                                                                               \
  ENUM (VedetteStackSwitchGroup, vedette_stack_switch_group, "stack switches", VEDETTE_STACK_SWITCH_GROUP_VALUES)      \
  ENUM (VedetteCap, vedette_cap, "stack switch", VEDETTE_CAP_VALUES)                                                   \
  ENUM (VedetteCapRecalc, vedette_cap_recalc, "stack switch", VEDETTE_CAP_RECALC_VALUES)                               \
  ENUM (VedetteDeadToken, vedette_dead_token, "stack switch", VEDETTE_DEAD_TOKEN_VALUES)                               \
  ENUM (VedetteOutCounts, vedette_out_counts, "stack switch", VEDETTE_OUT_COUNTS_VALUES)                               \
  ENUM (VedetteArrivals, vedette_arrivals, "stack switch", VEDETTE_ARRIVALS_VALUES)                                    \
  ENUM (VedetteEnemyColours, vedette_enemy_colours, "stack switch", VEDETTE_ENEMY_COLOURS_VALUES)

/* As in core/rules/vedette-switch.h; the keys begin with "t." */
#define VEDETTE_STACK_SWITCH_LIST(SWITCH, T...)                                                                        \
  SWITCH (T, cap, VedetteCap, vedette_cap, VEDETTE_CAP_OFF, VEDETTE_STACK_SWITCH_BAG, "T-06",                          \
          N_("Limit on enemy tokens"),                                                                                 \
          N_("The rules offer a limit of twice the characters’ tokens. The limit does not change a character’s own "   \
             "chance to act, but rounds get shorter and the characters’ share of the Turns gets larger."),             \
          .number = "cap-factor")                                                                                      \
  SWITCH (T, cap_counts_hired, VedetteYesNo, vedette_yes_no, VEDETTE_YES_NO_NO, VEDETTE_STACK_SWITCH_BAG, "A-T02",     \
          N_("Hired help raises the limit"),                                                                           \
          N_("The limit is based on the characters’ tokens; hired help is another kind of participant."))             \
  SWITCH (T, cap_recalc, VedetteCapRecalc, vedette_cap_recalc, VEDETTE_CAP_RECALC_EACH_ROUND,                          \
          VEDETTE_STACK_SWITCH_BAG, "A-T03",                                                                           \
          N_("Limit after deaths"),                                                                                    \
          N_("Subtracting the dead one by one from a limited number would use up the tokens while most enemies are "   \
             "still alive."))                                                                                          \
  SWITCH (T, enemy_colours, VedetteEnemyColours, vedette_enemy_colours, VEDETTE_ENEMY_COLOURS_ONE,                     \
          VEDETTE_STACK_SWITCH_BAG, "A-T11",                                                                           \
          N_("Enemy colors"),                                                                                          \
          N_("The rules give all enemies one color and do not mention separate factions."))                            \
  SWITCH (T, dead_token, VedetteDeadToken, vedette_dead_token, VEDETTE_DEAD_TOKEN_REDRAW,                              \
          VEDETTE_STACK_SWITCH_DRAW, "A-T04",                                                                          \
          N_("Token on which nobody can act"),                                                                         \
          N_("The odds are the same either way; an empty Turn only feels longer."))                                    \
  SWITCH (T, out_counts_as_dead, VedetteOutCounts, vedette_out_counts, VEDETTE_OUT_COUNTS_ASK,                         \
          VEDETTE_STACK_SWITCH_END, "A-T07",                                                                           \
          N_("Figures that fled, fell unconscious or were captured lose their tokens"),                                \
          N_("The rules mention only the dead. The game master decides whether anyone else out of the fight "          \
             "counts as dead."))                                                                                       \
  SWITCH (T, recheck_dead, VedetteYesNo, vedette_yes_no, VEDETTE_YES_NO_YES, VEDETTE_STACK_SWITCH_END, "A-T05",        \
          N_("Those killed by effects lose their tokens at once"),                                                     \
          N_("The rules remove the dead before the effects are applied. A figure killed by poison would keep its "      \
             "tokens for another round, which is surely an oversight."))                                                \
  SWITCH (T, arrivals, VedetteArrivals, vedette_arrivals, VEDETTE_ARRIVALS_NEXT_ROUND, VEDETTE_STACK_SWITCH_END,       \
          "A-T08",                                                                                                     \
          N_("Newcomers add their tokens"),                                                                            \
          N_("Tokens leave the bag at the end of a round, so new tokens go in then too."))

#define VEDETTE_STACK_SWITCHES_FIELDS(FIELD, T...) VEDETTE_STACK_SWITCH_LIST (VEDETTE_SWITCH_FIELD, FIELD, T)

#define VEDETTE_STACK_SWITCH_DECLARE_ENUM(TypeName, type_name, context, VALUES)                                        \
  VEDETTE_DECLARE_ENUM (TypeName, type_name, VALUES)
VEDETTE_STACK_SWITCH_ENUMS (VEDETTE_STACK_SWITCH_DECLARE_ENUM)

/**
 * VedetteStackSwitches:
 *
 * One record in each battle, of which each switch is a property with a reader of its own.
 */
VEDETTE_DECLARE_RECORD (VedetteStackSwitches, vedette_stack_switches, STACK_SWITCHES, VEDETTE_STACK_SWITCHES_FIELDS)

extern const VedetteSwitchTable vedette_stack_switch_table;

G_END_DECLS
