/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fight: who fights whom, with a name or without. */

#pragma once

#include "core/document/vedette-record.h"
#include "core/skirmish/records/vedette-shared-labels.h"
#include "core/skirmish/records/vedette-skirmish-enums.h"

G_BEGIN_DECLS

/**
 * VedetteFight:
 *
 * A fight has lines of both sides, all of them in melee. A charge, a round of melee or a reactive engagement for which the
 * players enter who and whom is a fight of those (A-S41). They can give it a name. A line can be in several fights.
 */
#define VEDETTE_FIGHT_FIELDS(FIELD, T...)                                                                              \
  FIELD (T, TEXT, const char *, name, .label = VEDETTE_LABEL_NAME)                                                     \
  /* Of both sides */                                                                                                  \
  FIELD (T, IDS, const VedetteIds *, lines, .of = vedette_figure_get_type)

#define VEDETTE_TYPE_FIGHT (vedette_fight_get_type ())
VEDETTE_DECLARE_RECORD (VedetteFight, vedette_fight, FIGHT, VEDETTE_FIGHT_FIELDS)

gboolean vedette_fight_is_named (VedetteFight *self);

G_END_DECLS
