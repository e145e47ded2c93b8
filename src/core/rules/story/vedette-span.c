/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stretch of the story that belongs to one party: from one step to another. */

#include "core/rules/story/vedette-span.h"

VEDETTE_DEFINE_VALUE (VedetteSpan, vedette_span, VEDETTE_SPAN_FIELDS)
