/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What sheets of several pages share: a flow from page to page, and small things to write on. */

#pragma once

#include "print/vedette-page.h"

G_BEGIN_DECLS

typedef struct _VedetteSheetFlow VedetteSheetFlow;

/* Sets what stands at the top of a page, and returns how high that is. */
typedef double (*VedetteSheetHead) (VedetteSheetFlow *flow,
                                    gpointer          data);

/**
 * VedetteSheetFlow:
 * @pages: (element-type VedettePage): what is done
 * @page: the one that is being filled
 * @left: edge of what may be printed on, in points
 * @width: of what may be printed on
 * @top: edge of what may be printed on
 * @bottom: edge of what may be filled; the foot is below
 * @y: how far the page is filled
 * @size: of plain letters
 * @foot: (nullable): what vedette_sheet_flow_finish() will set, if it may be so long that it takes more than a row; said before
 *   the flow begins
 * @first_foot: (nullable): stands at the bottom of the first page in the place of that of all
 * @head: (nullable): for each new page
 * @head_data: for @head
 */
struct _VedetteSheetFlow
{
  GPtrArray *pages;
  VedettePage *page;
  double left;
  double width;
  double top;
  double bottom;
  double y;
  double size;
  const char *foot;
  const char *first_foot;
  VedetteSheetHead head;
  gpointer head_data;
};

void     vedette_sheet_flow_begin  (VedetteSheetFlow          *self,
                                    VedettePaper               paper,
                                    double                     size,
                                    VedetteSheetHead           head,
                                    gpointer                   head_data);
void     vedette_sheet_flow_turn   (VedetteSheetFlow          *self);
gboolean vedette_sheet_flow_need   (VedetteSheetFlow          *self,
                                    double                     height);
void     vedette_sheet_flow_finish (VedetteSheetFlow          *self,
                                    const char                *foot);

double   vedette_sheet_write_in     (VedetteSheetFlow          *flow,
                                     const char                *label,
                                     double                     x,
                                     double                     y,
                                     double                     width,
                                     double                     height);
double   vedette_sheet_check        (VedettePage               *page,
                                     const char                *label,
                                     gboolean                   crossed,
                                     double                     x,
                                     double                     y,
                                     double                     height,
                                     double                     size);

G_END_DECLS
