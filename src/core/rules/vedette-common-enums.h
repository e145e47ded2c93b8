/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The enumerations that every system may have in its records, and what the fields of them are called. */

#pragma once

#include "core/document/vedette-enum.h"

G_BEGIN_DECLS

/* What fields are called that records of every system may have */
#define VEDETTE_LABEL_NAME N_("Name")
#define VEDETTE_LABEL_NOTES N_("Notes")
#define VEDETTE_WORD_NOTES NC_("field, in a sentence", "notes")
#define VEDETTE_WORD_CLASS NC_("field, in a sentence", "class")
#define VEDETTE_WORD_COLOUR NC_("field, in a sentence", "color")
#define VEDETTE_WORD_SIGN NC_("field, in a sentence", "sign")
#define VEDETTE_WORD_HIDDEN NC_("field, in a sentence", "hidden")
#define VEDETTE_LABEL_BATTLE_NAME N_("Name of the battle")
#define VEDETTE_LABEL_HOW_MANY N_("How many")
#define VEDETTE_LABEL_RATING N_("Rating")
#define VEDETTE_LABEL_CLASS N_("Class")
#define VEDETTE_LABEL_STATE N_("State")
#define VEDETTE_LABEL_POINTS N_("Points")
#define VEDETTE_LABEL_START N_("Start Battle")

/* What moves are called that several systems have, and what their forms ask */
#define VEDETTE_LABEL_PUT_RIGHT N_("Correct…")
#define VEDETTE_LABEL_SET_SWITCH N_("Change House Rule")
#define VEDETTE_LABEL_GO_OUT N_("Casualties…")
#define VEDETTE_VERB_TAKE_OUT N_("Remove Figures")
#define VEDETTE_LABEL_ARRIVE N_("Arrive")
#define VEDETTE_LABEL_WHO N_("Who")
#define VEDETTE_LABEL_WHO_ARRIVES N_("Who arrives")
#define VEDETTE_LABEL_REACTION N_("Reaction")
#define VEDETTE_VERB_END_BATTLE N_("End Battle")

/* Whose dice somebody rolls */
#define VEDETTE_LABEL_DICE N_("Dice")
#define VEDETTE_WORD_DICE NC_("field, in a sentence", "dice")
#define VEDETTE_ROLLING_VALUES(VALUE)                                                                                  \
  VALUE (VEDETTE_ROLLING_PROGRAM, "program", N_("Vedette rolls"))                                                      \
  VALUE (VEDETTE_ROLLING_REAL, "real", N_("Real dice, typed in"))
VEDETTE_DECLARE_ENUM (VedetteRolling, vedette_rolling, VEDETTE_ROLLING_VALUES)
#define VEDETTE_TYPE_ROLLING (vedette_rolling_get_type ())

/* What a party is known by without its colour */
#define VEDETTE_SIGN_VALUES(VALUE)                                                                                     \
  VALUE (VEDETTE_SIGN_TRIANGLE, "triangle", NC_("sign", "triangle"), "▲")                                              \
  VALUE (VEDETTE_SIGN_CIRCLE, "circle", NC_("sign", "circle"), "●")                                                    \
  VALUE (VEDETTE_SIGN_SQUARE, "square", NC_("sign", "square"), "■")                                                    \
  VALUE (VEDETTE_SIGN_DIAMOND, "diamond", NC_("sign", "diamond"), "◆")
VEDETTE_DECLARE_ENUM (VedetteSign, vedette_sign, VEDETTE_SIGN_VALUES)
#define VEDETTE_TYPE_SIGN (vedette_sign_get_type ())

/* How much is asked; never what the rules are */
#define VEDETTE_LABEL_LEVEL N_("Level of detail")
#define VEDETTE_WORD_LEVEL NC_("field, in a sentence", "level of detail")
#define VEDETTE_LEVEL_VALUES(VALUE)                                                                                    \
  VALUE (VEDETTE_LEVEL_QUICK, "quick", N_("Quick"))                                                                    \
  VALUE (VEDETTE_LEVEL_STANDARD, "standard", N_("Standard"))                                                           \
  VALUE (VEDETTE_LEVEL_FULL, "full", N_("Full"))
VEDETTE_DECLARE_ENUM (VedetteLevel, vedette_level, VEDETTE_LEVEL_VALUES)
#define VEDETTE_TYPE_LEVEL (vedette_level_get_type ())

/* What a house rule may be that is a question */
#define VEDETTE_YES_NO_VALUES(VALUE)                                                                                   \
  VALUE (VEDETTE_YES_NO_NO, "no", NC_("switch", "no"))                                                                 \
  VALUE (VEDETTE_YES_NO_YES, "yes", NC_("switch", "yes"))
VEDETTE_DECLARE_ENUM (VedetteYesNo, vedette_yes_no, VEDETTE_YES_NO_VALUES)

const char *vedette_sign_get_symbol (VedetteSign sign);

G_END_DECLS
