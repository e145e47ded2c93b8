/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Coin, the smallest system that is one: a coin is tossed again and again, and before each toss its face may be guessed. */

#pragma once

#include "core/document/vedette-enum.h"
#include "core/systems.h"

G_BEGIN_DECLS

/* After the first, in the order of the naturals of the die that stands for the coin */
#define VEDETTE_COIN_FACE_VALUES(VALUE)                                                                                \
  VALUE (VEDETTE_COIN_NONE, "none", N_("nothing"))                                                                     \
  VALUE (VEDETTE_COIN_HEADS, "heads", N_("heads"))                                                                     \
  VALUE (VEDETTE_COIN_TAILS, "tails", N_("tails"))
VEDETTE_DECLARE_ENUM (VedetteCoinFace, vedette_coin_face, VEDETTE_COIN_FACE_VALUES)
#define VEDETTE_TYPE_COIN_FACE (vedette_coin_face_get_type ())

#define VEDETTE_COIN_FIELDS(FIELD, T...)                                                                               \
  FIELD (T, ENUM, VedetteCoinFace, shows, .of = vedette_coin_face_get_type, .label = N_("The coin shows"))             \
  FIELD (T, ENUM, VedetteCoinFace, guess, .of = vedette_coin_face_get_type, .label = N_("The guess"))
#define VEDETTE_TYPE_COIN (vedette_coin_get_type ())
VEDETTE_DECLARE_RECORD (VedetteCoin, vedette_coin, COIN, VEDETTE_COIN_FIELDS)

#define VEDETTE_TYPE_COIN_RULES (vedette_coin_rules_get_type ())
G_DECLARE_FINAL_TYPE (VedetteCoinRules, vedette_coin_rules, VEDETTE, COIN_RULES, VedetteRules)

extern const VedetteSystem vedette_coin_system;

const char *vedette_coin_say (VedetteBattle *battle);

G_END_DECLS
