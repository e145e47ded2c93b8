/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The code that sheets of several pages share: it fills page after page, and adds lines and boxes to write on. */

#pragma once

#include "print/vedette-page.h"

G_BEGIN_DECLS

typedef struct _VedetteSheetFlow VedetteSheetFlow;

/* A function that adds the head of a page and returns the height of the head. */
typedef double (*VedetteSheetHead) (VedetteSheetFlow *flow,
                                    gpointer          data);

/**
 * VedetteSheetFlow:
 * @pages: (element-type VedettePage): all pages so far
 * @page: the page that is being filled
 * @left: left edge of the printable area, in points
 * @width: width of the printable area
 * @top: upper edge of the printable area
 * @bottom: lower edge of the area above the foot
 * @y: the position of the next element
 * @size: the font size of plain text
 * @foot: (nullable): the text for vedette_sheet_flow_finish(), if the text may need more than one row; the caller
 *   sets this field before vedette_sheet_flow_begin()
 * @first_foot: (nullable): the foot of the first page, if it differs from the foot of the other pages
 * @head: (nullable): the function that adds the head of each new page
 * @head_data: the argument @data of @head
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
