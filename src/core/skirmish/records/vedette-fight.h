/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fight that the players gave a name, and who is in it. */

#pragma once

#include "core/document/vedette-record.h"
#include "core/skirmish/records/vedette-shared-labels.h"
#include "core/skirmish/records/vedette-skirmish-enums.h"

G_BEGIN_DECLS

/**
 * VedetteFight:
 *
 * Nobody has to name a fight. One that has a name has lines of both sides, all of them in melee, and none of them in
 * another fight.
 */
#define VEDETTE_FIGHT_FIELDS(FIELD, T...)                                                                              \
  FIELD (T, TEXT, const char *, name, .label = VEDETTE_LABEL_NAME)                                                     \
  /* Of both sides */                                                                                                  \
  FIELD (T, IDS, const VedetteIds *, lines, .of = vedette_figure_get_type)

#define VEDETTE_TYPE_FIGHT (vedette_fight_get_type ())
VEDETTE_DECLARE_RECORD (VedetteFight, vedette_fight, FIGHT, VEDETTE_FIGHT_FIELDS)

G_END_DECLS
