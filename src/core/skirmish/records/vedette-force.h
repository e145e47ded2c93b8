/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One of the two sides of a skirmish. */

#pragma once

#include "core/document/vedette-record.h"
#include "core/rules/vedette-common-enums.h"
#include "core/skirmish/records/vedette-shared-labels.h"
#include "core/skirmish/records/vedette-skirmish-enums.h"

G_BEGIN_DECLS

/**
 * VedetteForce:
 *
 * The first force is red for machines and the second blue, whatever they are called. The sign stands wherever the
 * colour does, so that colour is never the only sign.
 */
#define VEDETTE_FORCE_FIELDS(FIELD, T...)                                                                              \
  FIELD (T, TEXT, const char *, name, .label = VEDETTE_LABEL_NAME)                                                     \
  FIELD (T, TEXT, const char *, players, .prose = TRUE, .word = NC_("field, in a sentence", "players"))                \
  /* As #rrggbb */                                                                                                     \
  FIELD (T, TEXT, const char *, colour, .word = VEDETTE_WORD_COLOUR)                                                   \
  FIELD (T, ENUM, VedetteSign, sign, .of = vedette_sign_get_type, .fallback = VEDETTE_SIGN_TRIANGLE,                   \
         .word = VEDETTE_WORD_SIGN)                                                                                    \
  /* In real-dice mode nothing rolls unless a die was typed */                                                         \
  FIELD (T, ENUM, VedetteRolling, rolling, .of = vedette_rolling_get_type, .fallback = VEDETTE_ROLLING_PROGRAM,        \
         .label = VEDETTE_LABEL_DICE, .word = VEDETTE_WORD_DICE)                                                       \
  /* The side may enter only won or lost */                                                                            \
  FIELD (T, FLAG, gboolean, own_paper, .word = NC_("field, in a sentence", "records on paper"))                        \
  /* Who acted last, as far as that was said: to be offered again */                                                   \
  FIELD (T, IDS, const VedetteIds *, last_body)

#define VEDETTE_TYPE_FORCE (vedette_force_get_type ())
VEDETTE_DECLARE_RECORD (VedetteForce, vedette_force, FORCE, VEDETTE_FORCE_FIELDS)

G_END_DECLS
