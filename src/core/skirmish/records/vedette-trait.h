/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A house rule about somebody: a named bonus or penalty of a line, a contingent or a side. */

#pragma once

#include "core/document/vedette-record.h"
#include "core/skirmish/records/vedette-shared-labels.h"

G_BEGIN_DECLS

/* The largest bonus or penalty */
#define VEDETTE_TRAIT_MAX 20

/**
 * VedetteTrait:
 *
 * Counts in each roll to snatch that somebody of those makes whose it is. Several add up.
 */
#define VEDETTE_TRAIT_FIELDS(FIELD, T...)                                                                              \
  FIELD (T, TEXT, const char *, name, .label = VEDETTE_LABEL_NAME)                                                     \
  /* Signed as a bonus to the one who rolls */                                                                         \
  FIELD (T, INT, int, value, .min = -VEDETTE_TRAIT_MAX, .max = VEDETTE_TRAIT_MAX, .fallback = 1,                       \
         .label = N_("Bonus or penalty"))                                                                              \
  /* A line, a contingent or a force */                                                                                \
  FIELD (T, REF, gint64, whose, .label = N_("Applies to"))

#define VEDETTE_TYPE_TRAIT (vedette_trait_get_type ())
VEDETTE_DECLARE_RECORD (VedetteTrait, vedette_trait, TRAIT, VEDETTE_TRAIT_FIELDS)

G_END_DECLS
