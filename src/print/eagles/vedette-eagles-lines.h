/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What sheets of a grand-tactical battle are made of: lines of a few kinds, set in columns or over pages. */

#pragma once

#include "core/rules/answers/vedette-chart.h"
#include "print/vedette-sheet-flow.h"

G_BEGIN_DECLS

typedef enum
{
  VEDETTE_EAGLES_LINE_TITLE, /* above others, with a rule */
  VEDETTE_EAGLES_LINE_NAME,
  VEDETTE_EAGLES_LINE_PLAIN,
  VEDETTE_EAGLES_LINE_BLOCK, /* wrapped */
  VEDETTE_EAGLES_LINE_CHART,
  VEDETTE_EAGLES_LINE_BLANK, /* to write on */
} VedetteEaglesLineKind;

/**
 * VedetteEaglesLine:
 * @kind: how it looks
 * @text: (nullable): what it says; of a chart, and where it is to be filled in, nothing
 * @note: (nullable): what is said besides, at its end
 * @indent: how deep it stands
 * @n_boxes: to be crossed off, at its end
 * @chart: (nullable): of a chart
 * @is_signed: whether the sign of an army stands before it
 * @sign: which
 * @n_formations: how many it tells of
 * @n_units: how many it tells of
 */
typedef struct
{
  VedetteEaglesLineKind kind;
  char *text;
  char *note;
  int indent;
  int n_boxes;
  VedetteChart *chart;
  gboolean is_signed;
  VedetteShape sign;
  guint n_formations;
  guint n_units;
} VedetteEaglesLine;

GPtrArray         *vedette_eagles_lines_new       (void);
VedetteEaglesLine *vedette_eagles_lines_add       (GPtrArray               *lines,
                                                   VedetteEaglesLineKind    kind,
                                                   const char              *text);
void               vedette_eagles_lines_add_text  (GPtrArray               *lines,
                                                   const char              *text,
                                                   int                      indent);
void               vedette_eagles_lines_add_chart (GPtrArray               *lines,
                                                   VedetteChart            *chart);
void               vedette_eagles_lines_cut       (GPtrArray               *lines,
                                                   VedettePage             *page,
                                                   double                   width,
                                                   double                   size,
                                                   double                   room);
double             vedette_eagles_lines_set       (GPtrArray               *lines,
                                                   VedettePage             *page,
                                                   double                   x,
                                                   double                   y,
                                                   double                   width,
                                                   double                   size,
                                                   gboolean                 set);
double             vedette_eagles_lines_set_two   (GPtrArray               *lines,
                                                   VedettePage             *page,
                                                   double                   x,
                                                   double                   y,
                                                   double                   width,
                                                   double                   gutter,
                                                   double                   size,
                                                   gboolean                 set);
void               vedette_eagles_lines_flow      (GPtrArray               *lines,
                                                   VedetteSheetFlow        *flow);

G_END_DECLS
