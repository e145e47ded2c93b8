/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house-rule switches of a token stack: all that is ever said of each. A new one is one entry here and nothing else. */

#pragma once

#include "core/rules/vedette-common-enums.h"
#include "core/rules/vedette-switch.h"

G_BEGIN_DECLS

/* What a switch is about, in the order of a fight */
#define VEDETTE_STACK_SWITCH_GROUP_VALUES(VALUE)                                                                       \
  VALUE (VEDETTE_STACK_SWITCH_BAG, "bag", NC_("stack switches", "What Is in the Bag"))                                 \
  VALUE (VEDETTE_STACK_SWITCH_DRAW, "draw", NC_("stack switches", "The Draw"))                                         \
  VALUE (VEDETTE_STACK_SWITCH_END, "end", NC_("stack switches", "The End of a Round"))

/* Sources: rules.md 6 for keys and values, section 5.2 for the reasons. The default is the first of the values, but for yes
 * and no, which have no order of their own. */

#define VEDETTE_CAP_VALUES(VALUE)                                                                                      \
  VALUE (VEDETTE_CAP_OFF, "off", NC_("stack switch", "no limit"))                                                      \
  VALUE (VEDETTE_CAP_N, "n", NC_("stack switch", "a multiple of the characters’ tokens"))

#define VEDETTE_CAP_RECALC_VALUES(VALUE)                                                                               \
  VALUE (VEDETTE_CAP_RECALC_EACH_ROUND, "each-round", NC_("stack switch", "anew, from those who live"))                \
  VALUE (VEDETTE_CAP_RECALC_SUBTRACT, "subtract", NC_("stack switch", "the dead are taken from what was placed"))

#define VEDETTE_DEAD_TOKEN_VALUES(VALUE)                                                                               \
  VALUE (VEDETTE_DEAD_TOKEN_REDRAW, "redraw", NC_("stack switch", "it is laid aside, and another is drawn"))           \
  VALUE (VEDETTE_DEAD_TOKEN_IDLE_TURN, "idle-turn", NC_("stack switch", "a Turn passes in which nobody acts"))

#define VEDETTE_OUT_COUNTS_VALUES(VALUE)                                                                               \
  VALUE (VEDETTE_OUT_COUNTS_ASK, "ask", NC_("stack switch", "the GM is asked"))                                        \
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
          N_("How many tokens the enemies have at most"),                                                              \
          N_("The rules offer a limit of twice what the characters have. It changes no character’s own chance to "     \
             "act: it makes rounds shorter, and the characters’ share of the Turns larger."),                          \
          .number = "cap-factor")                                                                                      \
  SWITCH (T, cap_counts_hired, VedetteYesNo, vedette_yes_no, VEDETTE_YES_NO_NO, VEDETTE_STACK_SWITCH_BAG, "A-T02",     \
          N_("Whether hired help raises the limit"),                                                                   \
          N_("The limit speaks of what the characters bring; hired help is another kind of participant."))             \
  SWITCH (T, cap_recalc, VedetteCapRecalc, vedette_cap_recalc, VEDETTE_CAP_RECALC_EACH_ROUND,                          \
          VEDETTE_STACK_SWITCH_BAG, "A-T03",                                                                           \
          N_("How a limited number shrinks"),                                                                          \
          N_("Taken one by one from a number that was limited, tokens would run out while most enemies stand."))       \
  SWITCH (T, enemy_colours, VedetteEnemyColours, vedette_enemy_colours, VEDETTE_ENEMY_COLOURS_ONE,                     \
          VEDETTE_STACK_SWITCH_BAG, "A-T11",                                                                           \
          N_("Colours of the enemies"),                                                                                \
          N_("The rules know one colour for all enemies. Several factions are not spoken of."))                        \
  SWITCH (T, dead_token, VedetteDeadToken, vedette_dead_token, VEDETTE_DEAD_TOKEN_REDRAW,                              \
          VEDETTE_STACK_SWITCH_DRAW, "A-T04",                                                                          \
          N_("A token of somebody who cannot act"),                                                                    \
          N_("The odds are the same either way; an empty Turn only feels longer."))                                    \
  SWITCH (T, out_counts_as_dead, VedetteOutCounts, vedette_out_counts, VEDETTE_OUT_COUNTS_ASK,                         \
          VEDETTE_STACK_SWITCH_END, "A-T07",                                                                           \
          N_("Whether who fled, lies senseless or is captured takes his tokens along"),                                \
          N_("The rules name only the dead. Who is out of the fight is as good as that, if the GM says so."))          \
  SWITCH (T, recheck_dead, VedetteYesNo, vedette_yes_no, VEDETTE_YES_NO_YES, VEDETTE_STACK_SWITCH_END, "A-T05",        \
          N_("Whether those who fall by the effects lose their tokens at once"),                                       \
          N_("The dead are taken out before the effects are settled, so that a poisoned man would keep his tokens "    \
             "for a round. That is hardly meant."))                                                                    \
  SWITCH (T, arrivals, VedetteArrivals, vedette_arrivals, VEDETTE_ARRIVALS_NEXT_ROUND, VEDETTE_STACK_SWITCH_END,       \
          "A-T08",                                                                                                     \
          N_("When newcomers put in their tokens"),                                                                    \
          N_("Tokens leave the bag at the end of a round, so that is when they come into it."))

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
