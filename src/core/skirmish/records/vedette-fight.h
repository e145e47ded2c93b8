/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fight, and who is in it: one that the players gave a name, or one of those who were said to fight each other. */

#pragma once

#include "core/document/vedette-record.h"
#include "core/skirmish/records/vedette-shared-labels.h"
#include "core/skirmish/records/vedette-skirmish-enums.h"

G_BEGIN_DECLS

/**
 * VedetteFight:
 *
 * A fight has lines of both sides, all of them in melee. Nobody has to name it: a charge, a round of melee or a
 * reactive engagement of which it is said who and whom is a fight of those, with an empty name (A-S41). A line may be in
 * several of these, but only in one that has a name.
 */
#define VEDETTE_FIGHT_FIELDS(FIELD, T...)                                                                              \
  FIELD (T, TEXT, const char *, name, .label = VEDETTE_LABEL_NAME)                                                     \
  /* Of both sides */                                                                                                  \
  FIELD (T, IDS, const VedetteIds *, lines, .of = vedette_figure_get_type)

#define VEDETTE_TYPE_FIGHT (vedette_fight_get_type ())
VEDETTE_DECLARE_RECORD (VedetteFight, vedette_fight, FIGHT, VEDETTE_FIGHT_FIELDS)

gboolean vedette_fight_is_named (VedetteFight *self);

G_END_DECLS
