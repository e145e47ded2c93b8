/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A place of the table that everybody knows by name. */

#pragma once

#include "core/document/vedette-record.h"
#include "core/skirmish/records/vedette-shared-labels.h"

G_BEGIN_DECLS

/**
 * VedettePlace:
 *
 * What an order card can be about (S-37) and no secret. A place that only one side has in mind stands on its cards alone.
 */
#define VEDETTE_PLACE_FIELDS(FIELD, T...)                                                                              \
  FIELD (T, TEXT, const char *, name, .label = VEDETTE_LABEL_NAME)                                                     \
  FIELD (T, TEXT, const char *, notes, .prose = TRUE, .label = VEDETTE_LABEL_NOTES)

#define VEDETTE_TYPE_PLACE (vedette_place_get_type ())
VEDETTE_DECLARE_RECORD (VedettePlace, vedette_place, PLACE, VEDETTE_PLACE_FIELDS)

G_END_DECLS
