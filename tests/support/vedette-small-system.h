/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Defines a game system for tests that has only two players, a few settings and two house rules. */

#pragma once

#include "core/rules/vedette-common-enums.h"
#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

/* The default of the house rule small.good_luck is its second value, so that tests cover a default that is not the
 * first. */
#define VEDETTE_SMALL_LUCK_VALUES(VALUE)                                                                               \
  VALUE (VEDETTE_SMALL_LUCK_FAIR, "fair", "as the dice fall")                                                          \
  VALUE (VEDETTE_SMALL_LUCK_KIND, "kind", "the better of two")                                                         \
  VALUE (VEDETTE_SMALL_LUCK_CRUEL, "cruel", "the worse of two")
#define VEDETTE_SMALL_HAND_VALUES(VALUE)                                                                               \
  VALUE (VEDETTE_SMALL_HAND_ANY, "any", "as many as there are")                                                        \
  VALUE (VEDETTE_SMALL_HAND_N, "n", "so many")
#define VEDETTE_SMALL_GROUP_VALUES(VALUE)                                                                              \
  VALUE (VEDETTE_SMALL_GROUP_CARDS, "cards", "Cards at Hand")                                                          \
  VALUE (VEDETTE_SMALL_GROUP_DICE, "dice", "Dice on the Table")
VEDETTE_DECLARE_ENUM (VedetteSmallLuck, vedette_small_luck, VEDETTE_SMALL_LUCK_VALUES)
VEDETTE_DECLARE_ENUM (VedetteSmallHand, vedette_small_hand, VEDETTE_SMALL_HAND_VALUES)
VEDETTE_DECLARE_ENUM (VedetteSmallGroup, vedette_small_group, VEDETTE_SMALL_GROUP_VALUES)

/* The field stop_at tests that a field which players cannot change is not a setting: no edit sets stop_at. */
#define VEDETTE_SMALL_TABLE_FIELDS(FIELD, T...)                                                                        \
  FIELD (T, ENUM, VedetteLevel, level, .of = vedette_level_get_type, .fallback = VEDETTE_LEVEL_STANDARD,               \
         .label = VEDETTE_LABEL_LEVEL)                                                                                 \
  FIELD (T, INT, int, stop_after, .min = 0, .max = 50, .label = "After Rounds")                                        \
  FIELD (T, TEXT, const char *, stop_at, .label = "At Dawn")                                                           \
  FIELD (T, INT, int, hand, .min = 2, .max = 9, .fallback = 5, .label = "Cards in each hand")
#define VEDETTE_SMALL_PLAYER_FIELDS(FIELD, T...)                                                                       \
  FIELD (T, TEXT, const char *, name, .label = "Name")                                                                 \
  FIELD (T, ENUM, VedetteRolling, rolling, .of = vedette_rolling_get_type, .label = VEDETTE_LABEL_DICE)
#define VEDETTE_SMALL_SWITCH_FIELDS(FIELD, T...)                                                                       \
  FIELD (T, ENUM, VedetteSmallLuck, good_luck, .of = vedette_small_luck_get_type, .fallback = VEDETTE_SMALL_LUCK_KIND, \
         .label = "Which dice count", .hint = "Two dice are rolled")                                                   \
  FIELD (T, ENUM, VedetteSmallHand, hand_size, .of = vedette_small_hand_get_type, .label = "How many cards",           \
         .hint = "Some have small hands")

extern const VedetteSchema vedette_small_schema;
extern const VedetteSwitchTable vedette_small_switch_table;

#define VEDETTE_TYPE_SMALL_TABLE (vedette_small_table_get_type ())
VEDETTE_DECLARE_RECORD (VedetteSmallTable, vedette_small_table, SMALL_TABLE, VEDETTE_SMALL_TABLE_FIELDS)

#define VEDETTE_TYPE_SMALL_PLAYER (vedette_small_player_get_type ())
VEDETTE_DECLARE_RECORD (VedetteSmallPlayer, vedette_small_player, SMALL_PLAYER, VEDETTE_SMALL_PLAYER_FIELDS)

#define VEDETTE_TYPE_SMALL_SWITCHES (vedette_small_switches_get_type ())
VEDETTE_DECLARE_RECORD (VedetteSmallSwitches, vedette_small_switches, SMALL_SWITCHES, VEDETTE_SMALL_SWITCH_FIELDS)

#define VEDETTE_TYPE_SMALL_RULES (vedette_small_rules_get_type ())
G_DECLARE_FINAL_TYPE (VedetteSmallRules, vedette_small_rules, VEDETTE, SMALL_RULES, VedetteRules)

G_END_DECLS
