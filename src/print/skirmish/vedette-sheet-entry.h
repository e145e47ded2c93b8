/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the roster with room around it: what it needs, what it can do, and a large box for each man. */

#pragma once

#include "print/skirmish/vedette-summary-data.h"
#include "print/vedette-sheet-flow.h"

G_BEGIN_DECLS

/* On roster sheets more men than these stand as circles of five. */
#define VEDETTE_SHEET_MOST_BOXES 120

/* Where the columns at the right of an entry stand, beside each other. */
typedef struct
{
  double needs;       /* left edge of the first need */
  double need;        /* width of each */
  double men;         /* left edge of boxes that stand beside other things */
  double points;      /* left edge, or 0 without points */
  double points_width;
} VedetteSheetColumns;

void     vedette_sheet_find_columns (VedetteSheetFlow          *flow,
                                     const VedetteSummaryForce *force,
                                     gboolean                   with_points,
                                     VedetteSheetColumns       *columns);
gboolean vedette_sheet_has_long_heads (glong room);
double   vedette_sheet_set_titles   (VedetteSheetFlow          *flow,
                                     const VedetteSheetColumns *columns);
double   vedette_sheet_entry        (VedetteSheetFlow          *flow,
                                     const VedetteSheetColumns *columns,
                                     const VedetteSummaryLine  *line,
                                     gboolean                   set);

double   vedette_sheet_measure_men  (int                        count,
                                     double                     cell);
double   vedette_sheet_men          (VedettePage               *page,
                                     int                        count,
                                     int                        out,
                                     int                        left,
                                     gboolean                   fives,
                                     double                     x,
                                     double                     y,
                                     double                     width,
                                     double                     cell,
                                     gboolean                   set);

G_END_DECLS
