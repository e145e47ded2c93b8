/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines that stand together as one body. */

#pragma once

#include "core/document/vedette-record.h"
#include "core/skirmish/records/vedette-shared-labels.h"

G_BEGIN_DECLS

/**
 * VedetteBody:
 *
 * What the players keep as a body (S-04), so that they need not name its men again. A line is in one body at most, all of
 * a body are of one side, and a body without a line is none.
 */
#define VEDETTE_BODY_FIELDS(FIELD, T...)                                                                               \
  /* Empty for a body that is called by the names of its first men */                                                  \
  FIELD (T, TEXT, const char *, name, .label = VEDETTE_LABEL_NAME)                                                     \
  FIELD (T, REF, gint64, side, .of = vedette_force_get_type, .label = VEDETTE_LABEL_SIDE)                              \
  FIELD (T, IDS, const VedetteIds *, members, .of = vedette_figure_get_type)

#define VEDETTE_TYPE_BODY (vedette_body_get_type ())
VEDETTE_DECLARE_RECORD (VedetteBody, vedette_body, BODY, VEDETTE_BODY_FIELDS)

G_END_DECLS
