/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The enumerations of a token stack: how far the round is, who is where, and the colours of tokens. */

#pragma once

#include "core/rules/vedette-common-enums.h"

G_BEGIN_DECLS

/* The states of the game (rules.md 8.2) */
#define VEDETTE_STACK_PHASE_VALUES(VALUE)                                                                              \
  VALUE (VEDETTE_STACK_SETUP, "setup", NC_("phase", "Setup"))                                                          \
  VALUE (VEDETTE_STACK_READY, "ready", NC_("phase", "Next token"))                                                     \
  VALUE (VEDETTE_STACK_TURN_CHARACTER, "turn-character", NC_("phase", "Character’s Turn"))                             \
  VALUE (VEDETTE_STACK_TURN_HIRED, "turn-hired", NC_("phase", "Hired help’s Turn"))                                    \
  VALUE (VEDETTE_STACK_TURN_ENEMY, "turn-enemy", NC_("phase", "Enemies’ Turn"))                                        \
  VALUE (VEDETTE_STACK_ROUND_END, "round-end", NC_("phase", "End of the round"))                                       \
  VALUE (VEDETTE_STACK_OVER, "over", NC_("phase", "The fight is over"))
VEDETTE_DECLARE_ENUM (VedetteStackPhase, vedette_stack_phase, VEDETTE_STACK_PHASE_VALUES)

/* What is settled at the end of a round, in this order (rules.md 8.2) */
#define VEDETTE_STACK_STEP_VALUES(VALUE)                                                                               \
  VALUE (VEDETTE_STACK_STEP_RETURN, "return", NC_("end of a round", "Return all tokens"))                              \
  VALUE (VEDETTE_STACK_STEP_REMOVE, "remove", NC_("end of a round", "Remove casualties’ tokens"))                      \
  VALUE (VEDETTE_STACK_STEP_EFFECTS, "effects", NC_("end of a round", "Count down effects"))                           \
  VALUE (VEDETTE_STACK_STEP_RECHECK, "recheck", NC_("end of a round", "Remove those killed by effects"))               \
  VALUE (VEDETTE_STACK_STEP_ARRIVALS, "arrivals", NC_("end of a round", "Settle arrivals and helpers’ willingness"))   \
  VALUE (VEDETTE_STACK_STEP_CAP, "cap", NC_("end of a round", "Recalculate the enemy limit"))
VEDETTE_DECLARE_ENUM (VedetteStackStep, vedette_stack_step, VEDETTE_STACK_STEP_VALUES)

/* Where somebody is */
#define VEDETTE_STACK_PLACE_VALUES(VALUE)                                                                              \
  VALUE (VEDETTE_STACK_IN, "in", NC_("place", "in the fight"))                                                         \
  VALUE (VEDETTE_STACK_WAITING, "waiting", NC_("place", "in reserve"))                                                 \
  VALUE (VEDETTE_STACK_ARRIVING, "arriving", NC_("place", "arrives at the end of the round"))                          \
  VALUE (VEDETTE_STACK_DEAD, "dead", NC_("place", "killed"))                                                           \
  VALUE (VEDETTE_STACK_FLED, "fled", NC_("place", "fled"))                                                             \
  VALUE (VEDETTE_STACK_UNCONSCIOUS, "unconscious", NC_("place", "unconscious"))                                        \
  VALUE (VEDETTE_STACK_CAPTURED, "captured", NC_("place", "captured"))
VEDETTE_DECLARE_ENUM (VedetteStackPlace, vedette_stack_place, VEDETTE_STACK_PLACE_VALUES)

/* Who has a colour together */
#define VEDETTE_POOL_KIND_VALUES(VALUE)                                                                                \
  VALUE (VEDETTE_POOL_HIRED, "hired", NC_("tokens", "Hired help"))                                                     \
  VALUE (VEDETTE_POOL_ENEMIES, "enemies", NC_("tokens", "Enemies"))
VEDETTE_DECLARE_ENUM (VedettePoolKind, vedette_pool_kind, VEDETTE_POOL_KIND_VALUES)

/* When an effect has one less to go */
#define VEDETTE_EFFECT_TICK_VALUES(VALUE)                                                                              \
  VALUE (VEDETTE_EFFECT_ROUND, "round", NC_("effect", "At the end of each round"))                                     \
  VALUE (VEDETTE_EFFECT_TURN, "turn", NC_("effect", "On each of the participant’s Turns"))
VEDETTE_DECLARE_ENUM (VedetteEffectTick, vedette_effect_tick, VEDETTE_EFFECT_TICK_VALUES)

/* Where the tokens are (T-24) */
#define VEDETTE_STACK_BAG_VALUES(VALUE)                                                                                \
  VALUE (VEDETTE_STACK_BAG_VIRTUAL, "virtual", N_("Vedette draws"))                                                    \
  VALUE (VEDETTE_STACK_BAG_REAL, "real", N_("Real bag, tokens entered by hand"))
VEDETTE_DECLARE_ENUM (VedetteStackBag, vedette_stack_bag, VEDETTE_STACK_BAG_VALUES)

/* The colours that a token can have: the first three are those of the enemies, the hired help and the End token until
 * somebody says otherwise. */
#define VEDETTE_TOKEN_COLOUR_VALUES(VALUE)                                                                             \
  VALUE (VEDETTE_TOKEN_RED, "red", NC_("token", "red"), "#c01c28")                                                     \
  VALUE (VEDETTE_TOKEN_GREY, "grey", NC_("token", "gray"), "#77767b")                                                  \
  VALUE (VEDETTE_TOKEN_BLACK, "black", NC_("token", "black"), "#241f31")                                               \
  VALUE (VEDETTE_TOKEN_BLUE, "blue", NC_("token", "blue"), "#1c71d8")                                                  \
  VALUE (VEDETTE_TOKEN_GREEN, "green", NC_("token", "green"), "#26a269")                                               \
  VALUE (VEDETTE_TOKEN_YELLOW, "yellow", NC_("token", "yellow"), "#e5a50a")                                            \
  VALUE (VEDETTE_TOKEN_PURPLE, "purple", NC_("token", "purple"), "#813d9c")                                            \
  VALUE (VEDETTE_TOKEN_ORANGE, "orange", NC_("token", "orange"), "#e66100")                                            \
  VALUE (VEDETTE_TOKEN_BROWN, "brown", NC_("token", "brown"), "#865e3c")                                               \
  VALUE (VEDETTE_TOKEN_PINK, "pink", NC_("token", "pink"), "#d56199")                                                  \
  VALUE (VEDETTE_TOKEN_TURQUOISE, "turquoise", NC_("token", "turquoise"), "#2190a4")                                   \
  VALUE (VEDETTE_TOKEN_WHITE, "white", NC_("token", "white"), "#f6f5f4")                                               \
  VALUE (VEDETTE_TOKEN_LIME, "lime", NC_("token", "lime"), "#8ff0a4")                                                  \
  VALUE (VEDETTE_TOKEN_NAVY, "navy", NC_("token", "navy"), "#1a3a6e")                                                  \
  VALUE (VEDETTE_TOKEN_MAROON, "maroon", NC_("token", "maroon"), "#7c1d2f")                                            \
  VALUE (VEDETTE_TOKEN_OLIVE, "olive", NC_("token", "olive"), "#7a7a1f")                                               \
  VALUE (VEDETTE_TOKEN_GOLD, "gold", NC_("token", "gold"), "#b5835a")                                                  \
  VALUE (VEDETTE_TOKEN_SKY, "sky", NC_("token", "sky"), "#99c1f1")                                                     \
  VALUE (VEDETTE_TOKEN_LILAC, "lilac", NC_("token", "lilac"), "#c7a6e0")                                               \
  VALUE (VEDETTE_TOKEN_SAND, "sand", NC_("token", "sand"), "#cdab8f")
VEDETTE_DECLARE_ENUM (VedetteTokenColour, vedette_token_colour, VEDETTE_TOKEN_COLOUR_VALUES)
#define VEDETTE_N_TOKEN_COLOURS (VEDETTE_TOKEN_SAND + 1)

const char *vedette_token_colour_get_hex (VedetteTokenColour colour);

G_END_DECLS
