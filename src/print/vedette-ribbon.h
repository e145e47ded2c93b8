/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws the whole battle as one strip, the ribbon, which shows which party had the battle in hand, that is, which party
 * was to act, for how long, and the results of the dice. */

#pragma once

#include "core/rules/vedette-rules.h"
#include "print/vedette-drawing.h"

G_BEGIN_DECLS

/**
 * VedetteRibbonPart:
 * @from: the number of the first step of the part
 * @x: left edge in the drawing
 * @width: width of the part
 * @words: the party and the length of the part, for people
 *
 * A part of the strip: one chapter, during which one party had the battle in hand.
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
 * @ink: the ink of the party
 * @weight: the length of the piece relative to the other pieces
 *
 * A part of the small strip that vedette_ribbon_new_small() draws.
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
