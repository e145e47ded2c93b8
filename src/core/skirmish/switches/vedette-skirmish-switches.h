/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house-rule switches of a skirmish: all that is ever said of each. A new one is one entry here and nothing else. */

#pragma once

#include "core/rules/vedette-common-enums.h"
#include "core/rules/vedette-switch.h"

G_BEGIN_DECLS

/* What a switch is about, in the order of a battle */
#define VEDETTE_SWITCH_GROUP_VALUES(VALUE)                                                                             \
  VALUE (VEDETTE_SWITCH_BEGINNING, "beginning", NC_("switches", "Beginning"))                                          \
  VALUE (VEDETTE_SWITCH_SNATCH, "snatch", NC_("switches", "Snatch Roll"))                                              \
  VALUE (VEDETTE_SWITCH_FIRST_ACTION, "first-action", NC_("switches", "Bodies and First Action"))                      \
  VALUE (VEDETTE_SWITCH_SHOOTING, "shooting", NC_("switches", "Shooting in Reaction"))                                 \
  VALUE (VEDETTE_SWITCH_MELEE, "melee", NC_("switches", "Reactive Moves"))                                             \
  VALUE (VEDETTE_SWITCH_CARDS, "cards", NC_("switches", "Order Cards"))                                                \
  VALUE (VEDETTE_SWITCH_DUELS, "duels", NC_("switches", "Duels"))                                                      \
  VALUE (VEDETTE_SWITCH_CLOCK, "clock", NC_("switches", "Clock"))

/* Sources: rules.md 6 for keys and values, section 5.1 for the reasons. The default is the first of the values, but for
 * yes and no, which have no order of their own. */
#define VEDETTE_START_VALUES(VALUE)                                                                                    \
  VALUE (VEDETTE_START_CHOOSE, "choose", N_("the scenario or the players decide"))                                     \
  VALUE (VEDETTE_START_ROLL_OFF, "roll-off", N_("leaders roll off"))                                                   \
  VALUE (VEDETTE_START_SIDE_A, "side-a", N_("the first side"))                                                         \
  VALUE (VEDETTE_START_SIDE_B, "side-b", N_("the second side"))

#define VEDETTE_COUNTER_LIFE_VALUES(VALUE)                                                                             \
  VALUE (VEDETTE_COUNTER_LIFE_HOLDING, "holding", N_("until the initiative changes hands"))                            \
  VALUE (VEDETTE_COUNTER_LIFE_NEXT_ROLL, "next-roll", N_("until the next roll"))

#define VEDETTE_LOW_ROLL_MELEE_VALUES(VALUE)                                                                           \
  VALUE (VEDETTE_LOW_ROLL_MELEE_ALWAYS, "always", N_("always"))                                                        \
  VALUE (VEDETTE_LOW_ROLL_MELEE_ONLY_ON_FAILURE, "only-on-failure", N_("only if the roll failed"))

#define VEDETTE_SNATCH_ROLL_VALUES(VALUE)                                                                              \
  VALUE (VEDETTE_SNATCH_ROLL_MAY_DECLINE, "may-decline", N_("may decline"))                                            \
  VALUE (VEDETTE_SNATCH_ROLL_COMPULSORY, "compulsory", N_("must roll"))                                                \
  VALUE (VEDETTE_SNATCH_ROLL_DECLINE_BUT_ROLL_FOR_MELEE, "decline-but-roll-for-melee",                                 \
         N_("may decline, but the die is rolled for melee"))

#define VEDETTE_LOS_OPTION_VALUES(VALUE)                                                                               \
  VALUE (VEDETTE_LOS_OPTION_IN_OR_OUT, "in-or-out", N_("into or out of sight"))                                        \
  VALUE (VEDETTE_LOS_OPTION_INTO_ONLY, "into-only", N_("only into sight"))                                             \
  VALUE (VEDETTE_LOS_OPTION_OFF, "off", N_("not at all"))

#define VEDETTE_CARD_BODY_VALUES(VALUE)                                                                                \
  VALUE (VEDETTE_CARD_BODY_ALL_NAMED, "all-named", N_("all figures on the card"))                                      \
  VALUE (VEDETTE_CARD_BODY_WITHIN_BODY, "within-body", N_("only figures in the nominee’s body"))

#define VEDETTE_COHESION_VALUES(VALUE)                                                                                 \
  VALUE (VEDETTE_COHESION_CHAIN, "chain", N_("each figure within 4″ of another"))                                      \
  VALUE (VEDETTE_COHESION_EVERY_PAIR, "every-pair", N_("all figures within 4″ of each other"))

#define VEDETTE_REACTIVE_SHOT_SCOPE_VALUES(VALUE)                                                                      \
  VALUE (VEDETTE_REACTIVE_SHOT_SCOPE_SIDE, "side", N_("the side"))                                                     \
  VALUE (VEDETTE_REACTIVE_SHOT_SCOPE_FIGURE, "figure", N_("each line of the roster"))

#define VEDETTE_SHOT_CAP_SCOPE_VALUES(VALUE)                                                                           \
  VALUE (VEDETTE_SHOT_CAP_SCOPE_LEAVING_VIEW, "leaving-view", N_("for figures leaving view or range"))                 \
  VALUE (VEDETTE_SHOT_CAP_SCOPE_ALWAYS, "always", N_("always"))

#define VEDETTE_SHOT_CAP_ROUNDING_VALUES(VALUE)                                                                        \
  VALUE (VEDETTE_SHOT_CAP_ROUNDING_UP, "up", N_("rounded up for each figure"))                                         \
  VALUE (VEDETTE_SHOT_CAP_ROUNDING_WHOLE_INCHES_MIN_1, "whole-inches-min-1", N_("whole inches, at least one"))

#define VEDETTE_REACTIVE_PENALTY_VALUES(VALUE)                                                                         \
  VALUE (VEDETTE_REACTIVE_PENALTY_D10, "d10", N_("1 less on a d10"))                                                   \
  VALUE (VEDETTE_REACTIVE_PENALTY_D20, "d20", N_("2 less on a d20"))                                                   \
  VALUE (VEDETTE_REACTIVE_PENALTY_HOST, "host", N_("as in the shooting rules"))

#define VEDETTE_REACTIVE_CHOICE_VALUES(VALUE)                                                                          \
  VALUE (VEDETTE_REACTIVE_CHOICE_ALL_SAME, "all-same", N_("all engage or all run"))                                    \
  VALUE (VEDETTE_REACTIVE_CHOICE_PER_FIGURE, "per-figure", N_("each figure chooses"))

#define VEDETTE_DUELS_VALUES(VALUE)                                                                                    \
  VALUE (VEDETTE_DUELS_ON, "on", NC_("switch", "on"))                                                                  \
  VALUE (VEDETTE_DUELS_OFF, "off", NC_("switch", "off"))

/* S-35; the number stands in what is written of the battle */
#define VEDETTE_ORDER_CARDS_VALUES(VALUE)                                                                              \
  VALUE (VEDETTE_ORDER_CARDS_NO_LIMIT, "no-limit", N_("any number"))                                                   \
  VALUE (VEDETTE_ORDER_CARDS_OFF, "off", N_("none"))                                                                   \
  VALUE (VEDETTE_ORDER_CARDS_N, "n", N_("a set number"))

#define VEDETTE_CLOCK_VALUES(VALUE)                                                                                    \
  VALUE (VEDETTE_CLOCK_OFF, "off", NC_("switch", "off"))                                                               \
  VALUE (VEDETTE_CLOCK_N, "n", NC_("switch", "on"))

/* All of these, with the context of their labels. A switch may share the values of another. */
#define VEDETTE_SWITCH_ENUMS(ENUM)                                                                                     \
  ENUM (VedetteSwitchGroup, vedette_switch_group, "switches", VEDETTE_SWITCH_GROUP_VALUES)                             \
  ENUM (VedetteStart, vedette_start, NULL, VEDETTE_START_VALUES)                                                       \
  ENUM (VedetteCounterLife, vedette_counter_life, NULL, VEDETTE_COUNTER_LIFE_VALUES)                                   \
  ENUM (VedetteLowRollMelee, vedette_low_roll_melee, NULL, VEDETTE_LOW_ROLL_MELEE_VALUES)                              \
  ENUM (VedetteSnatchRoll, vedette_snatch_roll, NULL, VEDETTE_SNATCH_ROLL_VALUES)                                      \
  ENUM (VedetteLosOption, vedette_los_option, NULL, VEDETTE_LOS_OPTION_VALUES)                                         \
  ENUM (VedetteCardBody, vedette_card_body, NULL, VEDETTE_CARD_BODY_VALUES)                                            \
  ENUM (VedetteCohesion, vedette_cohesion, NULL, VEDETTE_COHESION_VALUES)                                              \
  ENUM (VedetteReactiveShotScope, vedette_reactive_shot_scope, NULL, VEDETTE_REACTIVE_SHOT_SCOPE_VALUES)               \
  ENUM (VedetteShotCapScope, vedette_shot_cap_scope, NULL, VEDETTE_SHOT_CAP_SCOPE_VALUES)                              \
  ENUM (VedetteShotCapRounding, vedette_shot_cap_rounding, NULL, VEDETTE_SHOT_CAP_ROUNDING_VALUES)                     \
  ENUM (VedetteReactivePenalty, vedette_reactive_penalty, NULL, VEDETTE_REACTIVE_PENALTY_VALUES)                       \
  ENUM (VedetteReactiveChoice, vedette_reactive_choice, NULL, VEDETTE_REACTIVE_CHOICE_VALUES)                          \
  ENUM (VedetteDuels, vedette_duels, "switch", VEDETTE_DUELS_VALUES)                                                   \
  ENUM (VedetteOrderCards, vedette_order_cards, NULL, VEDETTE_ORDER_CARDS_VALUES)                                      \
  ENUM (VedetteClock, vedette_clock, "switch", VEDETTE_CLOCK_VALUES)

/* A switch is one entry:
 *
 *   its name, its values, what it is when nobody said so, what it is about, where the catalogue of rules settles it,
 *   what it decides, why its default is what it is, and .number, if its value "n" stands for a number: the property of
 *   [class@Vedette.About] that holds it.
 *
 * Its key is its name after "s."; the order of the entries is that of the file. */
#define VEDETTE_SWITCHES(SWITCH, T...)                                                                                 \
  SWITCH (T, start, VedetteStart, vedette_start,                                                                       \
          VEDETTE_START_CHOOSE, VEDETTE_SWITCH_BEGINNING, "A-S22",                                                     \
          N_("Who starts"),                                                                                            \
          N_("The rules do not decide who starts, but most scenarios do. Otherwise the players agree, or one "          \
             "leader from each side rolls a d20 and adds the leader rating."))                                          \
  SWITCH (T, counter_life, VedetteCounterLife, vedette_counter_life,                                                   \
          VEDETTE_COUNTER_LIFE_HOLDING, VEDETTE_SWITCH_SNATCH, "A-S03",                                                \
          N_("How long counters last"),                                                                                \
          N_("A roll follows each action, so counters that ended with the next roll could never add up. Counters "     \
             "are meant to add up: figures that are shot at again and again eventually move."))                        \
  SWITCH (T, low_roll_melee, VedetteLowRollMelee, vedette_low_roll_melee,                                              \
          VEDETTE_LOW_ROLL_MELEE_ALWAYS, VEDETTE_SWITCH_SNATCH, "A-S04",                                               \
          N_("When a natural 1 to 3 starts a general melee"),                                                          \
          N_("The melee rule looks only at the natural die. The remark that the attempt has usually failed is an "     \
             "explanation, not a condition."))                                                                         \
  SWITCH (T, low_roll_fails, VedetteYesNo, vedette_yes_no,                                                             \
          VEDETTE_YES_NO_NO, VEDETTE_SWITCH_SNATCH, "A-S04",                                                           \
          N_("A natural 1 to 3 always fails"),                                                                         \
          N_("Nothing in the rules makes a low die fail. With enough bonuses, a low die succeeds, and everyone in "    \
             "contact fights as well."))                                                                               \
  SWITCH (T, snatch_roll, VedetteSnatchRoll, vedette_snatch_roll,                                                      \
          VEDETTE_SNATCH_ROLL_MAY_DECLINE, VEDETTE_SWITCH_SNATCH, "A-S11",                                             \
          N_("Snatch roll of the passive side"),                                                                       \
          N_("A side whose roll succeeds has to charge, shoot, move into or out of sight, or leave. If the roll were " \
             "compulsory, figures safe behind a wall would be driven out."))                                           \
  SWITCH (T, los_option, VedetteLosOption, vedette_los_option,                                                         \
          VEDETTE_LOS_OPTION_IN_OR_OUT, VEDETTE_SWITCH_FIRST_ACTION, "S-32",                                           \
          N_("Moving into or out of sight as the first action after a snatch"),                                        \
          N_("The rules allow both moves. The author of the rules mentions a stricter variant."))                      \
  SWITCH (T, card_body, VedetteCardBody, vedette_card_body,                                                            \
          VEDETTE_CARD_BODY_ALL_NAMED, VEDETTE_SWITCH_CARDS, "A-S26",                                                  \
          N_("Who acts on an order card"),                                                                             \
          N_("A card is a plan made before the battle: only the figures on the card act, however far apart."))         \
  SWITCH (T, counter_reactive, VedetteYesNo, vedette_yes_no,                                                           \
          VEDETTE_YES_NO_NO, VEDETTE_SWITCH_SHOOTING, "A-S20",                                                         \
          N_("Shots in reaction give a counter"),                                                                      \
          N_("The modifier counts shooting by the side with the initiative. A side that shoots in reaction does not "  \
             "have the initiative."))                                                                                  \
  SWITCH (T, seize_all_shoot, VedetteYesNo, vedette_yes_no,                                                            \
          VEDETTE_YES_NO_NO, VEDETTE_SWITCH_FIRST_ACTION, "A-S16",                                                     \
          N_("The whole side can shoot as the first action after a snatch"),                                           \
          N_("The first action belongs to the figure that took the initiative and to its body. That rule "             \
             "overrides the general permission for the whole side to shoot."))                                         \
  SWITCH (T, cohesion, VedetteCohesion, vedette_cohesion,                                                              \
          VEDETTE_COHESION_CHAIN, VEDETTE_SWITCH_FIRST_ACTION, "A-S02",                                                \
          N_("What holds a body together"),                                                                            \
          N_("The longer version of the rules requires each figure to be near another figure of the body. If "         \
             "every pair had to be close together, no long column could march."))                                      \
  SWITCH (T, reach_when_engaged, VedetteYesNo, vedette_yes_no,                                                         \
          VEDETTE_YES_NO_NO, VEDETTE_SWITCH_SNATCH, "A-S19",                                                           \
          N_("A figure in melee can count as in reach"),                                                               \
          N_("A figure that is already fighting gets no bonus for reaching that same fight. Continuing the fight "      \
             "is meant to be costly."))                                                                                 \
  SWITCH (T, reactive_shot_scope, VedetteReactiveShotScope, vedette_reactive_shot_scope,                               \
          VEDETTE_REACTIVE_SHOT_SCOPE_SIDE, VEDETTE_SWITCH_SHOOTING, "A-S06",                                          \
          N_("Who can shoot back once per holding"),                                                       \
          N_("In the rules, the player makes one choice per holding: during which enemy action to shoot back."))       \
  SWITCH (T, shot_cap_scope, VedetteShotCapScope, vedette_shot_cap_scope,                                              \
          VEDETTE_SHOT_CAP_SCOPE_LEAVING_VIEW, VEDETTE_SWITCH_SHOOTING, "A-S07",                                       \
          N_("When each inch moved allows one shot in reaction"),                                                      \
          N_("The rules limit only shots at figures that leave view or range, as in the example of figures that "      \
             "duck behind cover."))                                                                                    \
  SWITCH (T, shot_cap_rounding, VedetteShotCapRounding, vedette_shot_cap_rounding,                                     \
          VEDETTE_SHOT_CAP_ROUNDING_UP, VEDETTE_SWITCH_SHOOTING, "A-S08",                                              \
          N_("Fractions of an inch in view"),                                                                          \
          N_("A single figure can be shot at even if it moves only an inch or less in view. Rounding up for each "     \
             "figure fits both examples in the rules."))                                                               \
  SWITCH (T, reactive_penalty, VedetteReactivePenalty, vedette_reactive_penalty,                                       \
          VEDETTE_REACTIVE_PENALTY_D10, VEDETTE_SWITCH_SHOOTING, "S-59",                                               \
          N_("Penalty for shots in reaction"),                                                                         \
          N_("One version of the rules subtracts 1 from the roll to hit. The other suggests 10 percentage points "      \
             "and leaves the penalty to the shooting rules."))                                                          \
  SWITCH (T, reactive_choice, VedetteReactiveChoice, vedette_reactive_choice,                                          \
          VEDETTE_REACTIVE_CHOICE_ALL_SAME, VEDETTE_SWITCH_MELEE, "A-S14",                                             \
          N_("Choice of reactive move"),                                                                               \
          N_("A reaction, like an action, is only one thing: all the figures engage, or all run."))                    \
  SWITCH (T, double_reaction, VedetteYesNo, vedette_yes_no,                                                            \
          VEDETTE_YES_NO_NO, VEDETTE_SWITCH_MELEE, "A-S25",                                                            \
          N_("A figure can shoot and move in reaction to one action"),                                                 \
          N_("The rules do not forbid both, but a figure that shoots and then runs at full speed does two things."))   \
  SWITCH (T, duel, VedetteDuels, vedette_duels,                                                                        \
          VEDETTE_DUELS_ON, VEDETTE_SWITCH_DUELS, "A-S29",                                                             \
          N_("Duels that decide the initiative"),                                                                      \
          N_("Only one version of the rules includes duels. Players who use another version leave duels out."))        \
  SWITCH (T, duel_replaces_roll, VedetteYesNo, vedette_yes_no,                                                         \
          VEDETTE_YES_NO_YES, VEDETTE_SWITCH_DUELS, "A-S29",                                                           \
          N_("The roll after a duel replaces the ordinary one"),                                                       \
          N_("A duel is part of the action in which it is fought, and each action is followed by one roll."))          \
  SWITCH (T, duel_winner_restricted, VedetteYesNo, vedette_yes_no,                                                     \
          VEDETTE_YES_NO_NO, VEDETTE_SWITCH_DUELS, "A-S29",                                                            \
          N_("A side that gets the initiative by winning a duel is restricted in its first action"),                   \
          N_("Nobody snatched the initiative, so the winner is free to choose."))                                      \
  SWITCH (T, clock, VedetteClock, vedette_clock,                                                                       \
          VEDETTE_CLOCK_OFF, VEDETTE_SWITCH_CLOCK, "A-S33",                                                            \
          N_("Reminder after a number of actions"),                                                                    \
          N_("There are no turns. If your other rules need turns, a number of actions can stand for "                  \
             "one."), .number = "clock-every")                                                                         \
  SWITCH (T, order_cards, VedetteOrderCards, vedette_order_cards,                                                      \
          VEDETTE_ORDER_CARDS_NO_LIMIT, VEDETTE_SWITCH_CARDS, "A-S28",                                                 \
          N_("Number of order cards for each side"),                                                                  \
          N_("If cards are used, a scenario can set the number of cards. Without a scenario, there is no limit. A "    \
             "new number does not affect cards that are already written."), .number = "cards-each")

/**
 * VedetteSkirmishSwitches:
 *
 * One record in each battle, of which each switch is a property with a reader of its own.
 */
#define VEDETTE_SKIRMISH_SWITCHES_FIELDS(FIELD, T...) VEDETTE_SWITCHES (VEDETTE_SWITCH_FIELD, FIELD, T)

#define VEDETTE_SWITCH_DECLARE_ENUM(TypeName, type_name, context, VALUES)                                              \
  VEDETTE_DECLARE_ENUM (TypeName, type_name, VALUES)
VEDETTE_SWITCH_ENUMS (VEDETTE_SWITCH_DECLARE_ENUM)

#define VEDETTE_TYPE_SKIRMISH_SWITCHES (vedette_skirmish_switches_get_type ())
VEDETTE_DECLARE_RECORD (VedetteSkirmishSwitches, vedette_skirmish_switches, SKIRMISH_SWITCHES,
                        VEDETTE_SKIRMISH_SWITCHES_FIELDS)

extern const VedetteSwitchTable vedette_skirmish_switch_table;

G_END_DECLS
