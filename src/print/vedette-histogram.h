/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws how often each face of a die was rolled, compared with a fair die, and how lucky the rolls were. */

#pragma once

#include "core/rules/vedette-rules.h"
#include "print/vedette-drawing.h"

G_BEGIN_DECLS

VedetteDrawing *vedette_histogram_new (VedetteTally *tally,
                                      const char   *colour,
                                      PangoContext *context,
                                      double        width,
                                      double        size);
VedetteDrawing *vedette_luck_bar_new  (VedetteTally *tally,
                                      const char   *colour,
                                      PangoContext *context,
                                      double        width,
                                      double        size);

G_END_DECLS
