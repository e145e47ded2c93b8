/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A leader’s command within a force. */

#pragma once

#include "core/document/vedette-record.h"
#include "core/skirmish/records/vedette-shared-labels.h"
#include "core/skirmish/records/vedette-skirmish-enums.h"

G_BEGIN_DECLS

/**
 * VedetteContingent:
 *
 * Lines stand in contingents; a contingent may name its player.
 */
#define VEDETTE_CONTINGENT_FIELDS(FIELD, T...)                                                                         \
  FIELD (T, TEXT, const char *, name, .label = VEDETTE_LABEL_NAME, .rank = -1)                                         \
  FIELD (T, REF, gint64, side, .of = vedette_force_get_type, .label = VEDETTE_LABEL_SIDE)                              \
  /* The line of its leader; a line knows its contingent */                                                            \
  FIELD (T, REF, gint64, leader, .label = VEDETTE_LABEL_LEADER)                                                        \
  FIELD (T, TEXT, const char *, player, .label = N_("Player"))

#define VEDETTE_TYPE_CONTINGENT (vedette_contingent_get_type ())
VEDETTE_DECLARE_RECORD (VedetteContingent, vedette_contingent, CONTINGENT, VEDETTE_CONTINGENT_FIELDS)

G_END_DECLS
