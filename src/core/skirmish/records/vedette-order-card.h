/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An order card: who is to do what, and when. */

#pragma once

#include "core/document/vedette-record.h"
#include "core/skirmish/records/vedette-shared-labels.h"
#include "core/skirmish/records/vedette-skirmish-enums.h"

G_BEGIN_DECLS

/**
 * VedetteOrderCard:
 *
 * S-35 to S-43. Its number is that within its side.
 */
#define VEDETTE_ORDER_CARD_FIELDS(FIELD, T...)                                                                         \
  FIELD (T, INT, int, number, .min = 1, .max = 999, .fallback = 1)                                                     \
  FIELD (T, REF, gint64, side, .of = vedette_force_get_type, .label = VEDETTE_LABEL_SIDE)                              \
  /* The lines that it binds (S-36) */                                                                                 \
  FIELD (T, IDS, const VedetteIds *, actors, .of = vedette_figure_get_type, .label = VEDETTE_LABEL_WHO,                \
         .brief = N_("WHO"))                                                                                           \
  FIELD (T, ENUM, VedetteObjective, objective, .of = vedette_objective_get_type, .fallback = VEDETTE_OBJECTIVE_TASK,   \
         .label = N_("Kind of target"))                                                                                \
  /* The figure, contingent or public place that it is about */                                                        \
  FIELD (T, REF, gint64, target, .label = VEDETTE_LABEL_AGAINST)                                                       \
  /* The place, unit or thing by a name that only this side’s cards have */                                            \
  FIELD (T, TEXT, const char *, place, .label = N_("Target in words, if not listed"))                                  \
  /* What is to be done, in the players’ words */                                                                      \
  FIELD (T, TEXT, const char *, order, .prose = TRUE, .label = VEDETTE_LABEL_ORDER, .brief = N_("DO"))                         \
  /* S-40; empty for none */                                                                                           \
  FIELD (T, TEXT, const char *, condition, .prose = TRUE, .label = N_("Condition"), .brief = N_("WHEN"))               \
  FIELD (T, ENUM, VedetteCardState, state, .of = vedette_card_state_get_type, .fallback = VEDETTE_CARD_LIVE)           \
  /* Its bonus was used in a roll, so the other side knows it */                                                       \
  FIELD (T, FLAG, gboolean, claimed)                                                                                   \
  /* Whether the other side or an umpire found it specific enough (S-37) */                                            \
  FIELD (T, TRI, VedetteTri, judged)                                                                                   \
  /* An action was made by it, which all saw */                                                                        \
  FIELD (T, FLAG, gboolean, begun)

#define VEDETTE_TYPE_ORDER_CARD (vedette_order_card_get_type ())
VEDETTE_DECLARE_RECORD (VedetteOrderCard, vedette_order_card, ORDER_CARD, VEDETTE_ORDER_CARD_FIELDS)

G_END_DECLS
