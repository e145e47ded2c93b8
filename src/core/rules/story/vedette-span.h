/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stretch of the story that belongs to one party: from one step to another. */

#pragma once

#include "core/rules/vedette-value.h"

G_BEGIN_DECLS

/**
 * VedetteSpan:
 * @party: the id of the party to which the span belongs
 * @label: (nullable): what the span is, for a person
 * @from: the number of the step that began it
 * @to: the number of the step that ended it, 0 while it goes on
 * @lane: in which of the lanes that run side by side, from 0
 * @depth: in how many spans of its lane it lies, from 0
 */
#define VEDETTE_SPAN_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                                \
  TEXT (party)                                                                                                         \
  TEXT (label)                                                                                                         \
  PLAIN (gint64, from)                                                                                                 \
  PLAIN (gint64, to)                                                                                                   \
  PLAIN (guint, lane)                                                                                                  \
  PLAIN (guint, depth)

#define VEDETTE_TYPE_SPAN (vedette_span_get_type ())
VEDETTE_DECLARE_VALUE (VedetteSpan, vedette_span, SPAN, VEDETTE_SPAN_FIELDS)

G_END_DECLS
