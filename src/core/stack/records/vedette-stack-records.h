/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is kept of a token stack (rules.md 7.2): the fight, who takes part in it, and what has happened in the round. */

#pragma once

#include "core/document/vedette-record.h"
#include "core/stack/records/vedette-stack-enums.h"

G_BEGIN_DECLS

#define VEDETTE_STACK_LABEL_COLOUR N_("Color")
#define VEDETTE_STACK_LABEL_SIGN N_("Sign")
#define VEDETTE_STACK_LABEL_LETTER N_("Letter")
#define VEDETTE_STACK_LABEL_PLACE N_("Status")
#define VEDETTE_STACK_LABEL_ROUND N_("Round")
#define VEDETTE_STACK_LABEL_TOKENS N_("Tokens in the bag")
#define VEDETTE_STACK_LABEL_BAG N_("Bag")
#define VEDETTE_STACK_LABEL_ACTOR N_("Acting participant")
#define VEDETTE_STACK_LABEL_OWNER N_("Token owner")

/* T-02: each character has two tokens. */
#define VEDETTE_CHARACTER_TOKENS 2
#define VEDETTE_STACK_MAX_COUNT 500
#define VEDETTE_STACK_MAX_INITIATIVE 20
/* No bag holds more; a draw is a die with as many sides. */
#define VEDETTE_STACK_MAX_TOKENS 1000
#define VEDETTE_STACK_MAX_ROUNDS 9999
#define VEDETTE_STACK_MAX_NAME 200
/* In characters: a letter, or two, with their accents */
#define VEDETTE_STACK_MAX_LETTER 4

/**
 * VedetteStackAbout:
 *
 * One record in each battle: what it is called, and how it is played.
 */
#define VEDETTE_STACK_ABOUT_FIELDS(FIELD, T...)                                                                        \
  FIELD (T, TEXT, const char *, name, .label = VEDETTE_LABEL_BATTLE_NAME)                                              \
  FIELD (T, TEXT, const char *, notes, .prose = TRUE, .label = VEDETTE_LABEL_NOTES, .word = VEDETTE_WORD_NOTES)        \
  FIELD (T, ENUM, VedetteLevel, level, .of = vedette_level_get_type, .fallback = VEDETTE_LEVEL_STANDARD,               \
         .label = VEDETTE_LABEL_LEVEL, .word = VEDETTE_WORD_LEVEL)                                                     \
  FIELD (T, ENUM, VedetteStackBag, bag, .of = vedette_stack_bag_get_type, .label = VEDETTE_STACK_LABEL_BAG,            \
         .word = NC_("field, in a sentence", "bag"))                                                                   \
  /* How many times the tokens of the characters the enemies have at most, if t.cap says so (T-06) */                  \
  FIELD (T, INT, int, cap_factor, .min = 1, .max = 9, .fallback = 2, .label = N_("Multiple of the characters’ tokens"), \
         .word = NC_("field, in a sentence", "enemy limit"))
VEDETTE_DECLARE_RECORD (VedetteStackAbout, vedette_stack_about, STACK_ABOUT, VEDETTE_STACK_ABOUT_FIELDS)

/**
 * VedetteStackGame:
 *
 * One record in each battle: how far it is.
 */
#define VEDETTE_STACK_GAME_FIELDS(FIELD, T...)                                                                         \
  FIELD (T, ENUM, VedetteStackPhase, phase, .of = vedette_stack_phase_get_type)                                        \
  FIELD (T, INT, int, encounter, .min = 1, .max = VEDETTE_STACK_MAX_ROUNDS, .fallback = 1)                             \
  FIELD (T, INT, int, round, .max = VEDETTE_STACK_MAX_ROUNDS, .label = VEDETTE_STACK_LABEL_ROUND)                      \
  /* What comes next at the end of the round */                                                                        \
  FIELD (T, ENUM, VedetteStackStep, step, .of = vedette_stack_step_get_type)                                           \
  /* Whose token was drawn, a character or a pool, and who acts on it */                                               \
  FIELD (T, REF, gint64, owner)                                                                                        \
  FIELD (T, REF, gint64, actor)                                                                                        \
  /* The Turn that goes on was kept before: it has counted for effects (A-T18). */                                     \
  FIELD (T, FLAG, gboolean, taken)                                                                                     \
  /* Who acted last on a token of the enemies, and of the hired help */                                                \
  FIELD (T, REF, gint64, last_enemy)                                                                                   \
  FIELD (T, REF, gint64, last_hired)                                                                                   \
  /* Tokens of the enemies by their Initiative, the limit, 0 for none (T-06), and those that are placed */             \
  FIELD (T, INT, int, raw, .max = G_MAXINT)                                                                            \
  FIELD (T, INT, int, cap, .max = G_MAXINT)                                                                            \
  FIELD (T, INT, int, placed, .max = G_MAXINT)                                                                         \
  /* Those that the rules would have placed, from which the dead are taken where t.cap_recalc says so (A-T03) */       \
  FIELD (T, INT, int, shared, .max = G_MAXINT)                                                                         \
  /* Whether the bag was filled with a colour for each faction (A-T11): they stay so until it is filled again */       \
  FIELD (T, FLAG, gboolean, split)                                                                                     \
  /* Two pools that each battle has, whose tokens are those of all helpers (T-16), and of all enemies without a faction */ \
  FIELD (T, REF, gint64, hired, .of = vedette_pool_get_type)                                                           \
  FIELD (T, REF, gint64, enemies, .of = vedette_pool_get_type)                                                         \
  /* Who is out, but not dead, and keeps his tokens, as the GM has said at this end of a round (A-T07) */              \
  FIELD (T, IDS, const VedetteIds *, kept)                                                                             \
  FIELD (T, TEXTS, const char * const *, kept_switches)
VEDETTE_DECLARE_RECORD (VedetteStackGame, vedette_stack_game, STACK_GAME, VEDETTE_STACK_GAME_FIELDS)

/* What a character and a pool have alike: those who own a colour */
#define VEDETTE_OWNER_FIELDS(FIELD, usual, T...)                                                                       \
  FIELD (T, ENUM, VedetteTokenColour, colour, .of = vedette_token_colour_get_type, .fallback = usual,                  \
         .label = VEDETTE_STACK_LABEL_COLOUR,                                                                          \
         .word = VEDETTE_WORD_COLOUR)                                                                                  \
  FIELD (T, ENUM, VedetteSign, sign, .of = vedette_sign_get_type, .label = VEDETTE_STACK_LABEL_SIGN,                   \
         .word = VEDETTE_WORD_SIGN)                                                                                    \
  FIELD (T, TEXT, const char *, letter, .label = VEDETTE_STACK_LABEL_LETTER,                                           \
         .word = NC_("field, in a sentence", "letter"))                                                                \
  /* Of this round: all, and those that were not drawn yet */                                                          \
  FIELD (T, INT, int, tokens, .max = VEDETTE_STACK_MAX_TOKENS)                                                         \
  FIELD (T, INT, int, left, .max = VEDETTE_STACK_MAX_TOKENS, .label = VEDETTE_STACK_LABEL_TOKENS)                      \
  /* What the GM has settled in place of the rules, -1 for nothing (T-07) */                                           \
  FIELD (T, INT, int, settled, .min = -1, .max = VEDETTE_STACK_MAX_TOKENS, .fallback = -1)

/**
 * VedetteCharacter:
 *
 * A character of the players, who has two tokens of a colour of his own (T-02).
 */
#define VEDETTE_CHARACTER_FIELDS(FIELD, T...)                                                                          \
  FIELD (T, TEXT, const char *, name, .label = VEDETTE_LABEL_NAME)                                                     \
  FIELD (T, TEXT, const char *, player, .label = N_("Player’s name"),                                                  \
         .word = NC_("field, in a sentence", "player"))                                                                \
  VEDETTE_OWNER_FIELDS (FIELD, VEDETTE_TOKEN_BLUE, T)                                                                  \
  FIELD (T, ENUM, VedetteStackPlace, place, .of = vedette_stack_place_get_type, .label = VEDETTE_STACK_LABEL_PLACE)    \
  /* He is out, and his tokens were taken from the bag (T-12). */                                                      \
  FIELD (T, FLAG, gboolean, gone)
VEDETTE_DECLARE_RECORD (VedetteCharacter, vedette_character, CHARACTER, VEDETTE_CHARACTER_FIELDS)

/**
 * VedettePool:
 *
 * Those who share a colour: the hired help (T-16), the enemies (T-04), and each faction of enemies besides (A-T11).
 */
#define VEDETTE_POOL_FIELDS(FIELD, T...)                                                                               \
  FIELD (T, ENUM, VedettePoolKind, kind, .of = vedette_pool_kind_get_type, .fallback = VEDETTE_POOL_ENEMIES)           \
  FIELD (T, TEXT, const char *, name, .label = VEDETTE_LABEL_NAME)                                                     \
  VEDETTE_OWNER_FIELDS (FIELD, VEDETTE_TOKEN_RED, T)                                                                   \
  /* It is a faction, and not one of the two that each battle has. */                                                  \
  FIELD (T, FLAG, gboolean, apart)
VEDETTE_DECLARE_RECORD (VedettePool, vedette_pool, POOL, VEDETTE_POOL_FIELDS)

/* What a line of enemies and one of hired help have alike: so many of a kind who stand, and those who fell or went away since
 * tokens were last placed (T-25) */
#define VEDETTE_LINE_FIELDS(FIELD, T...)                                                                               \
  FIELD (T, TEXT, const char *, name, .label = VEDETTE_LABEL_NAME)                                                     \
  FIELD (T, INT, int, count, .max = VEDETTE_STACK_MAX_COUNT, .fallback = 1, .label = VEDETTE_LABEL_HOW_MANY,           \
         .word = NC_("field, in a sentence", "how many"))                                                              \
  FIELD (T, INT, int, fallen, .max = VEDETTE_STACK_MAX_COUNT)                                                          \
  FIELD (T, INT, int, away, .max = VEDETTE_STACK_MAX_COUNT)                                                            \
  FIELD (T, ENUM, VedetteStackPlace, place, .of = vedette_stack_place_get_type, .label = VEDETTE_STACK_LABEL_PLACE)

/**
 * VedetteEnemy:
 *
 * Enemies of one kind, each of whom adds as many tokens as his Initiative (T-03).
 */
#define VEDETTE_ENEMY_FIELDS(FIELD, T...)                                                                              \
  VEDETTE_LINE_FIELDS (FIELD, T)                                                                                       \
  FIELD (T, INT, int, initiative, .max = VEDETTE_STACK_MAX_INITIATIVE, .fallback = 1, .label = N_("Initiative"),       \
         .hint = N_("Resolve, not speed: 1 for a coward, more for a fighter with a purpose"),                          \
         .word = NC_("field, in a sentence", "Initiative"))                                                            \
  FIELD (T, FLAG, gboolean, hidden, .label = N_("Hidden from players"),                                                \
         .word = VEDETTE_WORD_HIDDEN)                                                                                  \
  FIELD (T, REF, gint64, faction, .of = vedette_pool_get_type, .label = N_("Faction"),                                 \
         .word = NC_("field, in a sentence", "faction"))
VEDETTE_DECLARE_RECORD (VedetteEnemy, vedette_enemy, ENEMY, VEDETTE_ENEMY_FIELDS)

/**
 * VedetteHired:
 *
 * Hired help of one kind, each of whom adds one token if he is willing to fight (T-15).
 */
#define VEDETTE_HIRED_FIELDS(FIELD, T...)                                                                              \
  VEDETTE_LINE_FIELDS (FIELD, T)                                                                                       \
  FIELD (T, INT, int, willing, .max = VEDETTE_STACK_MAX_COUNT, .fallback = 1, .label = N_("Willing to fight"),         \
         .word = NC_("field, in a sentence", "willing"))
VEDETTE_DECLARE_RECORD (VedetteHired, vedette_hired, HIRED, VEDETTE_HIRED_FIELDS)

/**
 * VedetteEffect:
 *
 * Something that lasts for some rounds or Turns: poison, fire, a spell (T-13).
 */
#define VEDETTE_EFFECT_FIELDS(FIELD, T...)                                                                             \
  FIELD (T, TEXT, const char *, name, .label = N_("Effect"))                                                           \
  FIELD (T, REF, gint64, whose, .label = N_("Affects"), .none = NC_("nothing is chosen", "all"))                       \
  FIELD (T, INT, int, left, .min = 1, .max = 999, .fallback = 1, .label = N_("Remaining"))                             \
  FIELD (T, ENUM, VedetteEffectTick, tick, .of = vedette_effect_tick_get_type, .label = N_("Counts down"))
VEDETTE_DECLARE_RECORD (VedetteEffect, vedette_effect, EFFECT, VEDETTE_EFFECT_FIELDS)

/**
 * VedetteStackTurn:
 *
 * A token that was drawn in this round, in the order of the draws: its owner, and the participant who acted, or 0 for nobody.
 * The Turn of this token can be kept for later in the round (A-T18).
 */
#define VEDETTE_STACK_TURN_FIELDS(FIELD, T...)                                                                         \
  FIELD (T, REF, gint64, owner)                                                                                        \
  FIELD (T, REF, gint64, actor)                                                                                        \
  FIELD (T, FLAG, gboolean, kept)
VEDETTE_DECLARE_RECORD (VedetteStackTurn, vedette_stack_turn, STACK_TURN, VEDETTE_STACK_TURN_FIELDS)

G_END_DECLS
