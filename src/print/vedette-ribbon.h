/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The whole battle as one strip: who had it, for how long, and what the dice said. */

#pragma once

#include "core/rules/vedette-rules.h"
#include "print/vedette-drawing.h"

G_BEGIN_DECLS

/**
 * VedetteRibbonPart:
 * @from: the number of the step with which it begins
 * @x: left edge in the drawing
 * @width: of the part
 * @words: whose it is, and how long
 *
 * A part of the strip.
 */
typedef struct
{
  gint64 from;
  double x;
  double width;
  char *words;
} VedetteRibbonPart;

/**
 * VedetteRibbonPiece:
 * @ink: of whose it is
 * @weight: how long, beside the others
 *
 * A part of the strip where it is small.
 */
typedef struct
{
  VedetteInk ink;
  double weight;
} VedetteRibbonPiece;

VedetteDrawing *vedette_ribbon_new       (VedetteRules   *rules,
                                         GListModel     *chapters,
                                         const char     *audience,
                                         PangoContext   *context,
                                         double          width,
                                         double          size,
                                         GArray        **parts);
GArray         *vedette_ribbon_list_pieces (VedetteRules *rules,
                                            const char   *audience);
VedetteDrawing *vedette_ribbon_new_small (GArray         *pieces,
                                         double          width,
                                         double          height);
char          *vedette_ribbon_describe  (VedetteParty   *party,
                                         VedetteChapter *chapter);

G_END_DECLS
