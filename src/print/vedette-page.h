/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page of paper is a list of boxes with fixed positions. A box keeps the layout with which its text was measured, so
 * the text is drawn exactly as it was measured. */

#pragma once

#include <glib-object.h>
#include <pango/pangocairo.h>

#include "print/vedette-drawing.h"

G_BEGIN_DECLS

typedef enum
{
  VEDETTE_PAPER_A4,
  VEDETTE_PAPER_LETTER,
} VedettePaper;

#define VEDETTE_TYPE_PAPER (vedette_paper_get_type ())
GType vedette_paper_get_type (void);

/* The minimum font size on all pages, in points. */
#define VEDETTE_PAGE_SMALLEST 7.0
/* The width of the margin that printers leave white, in points. */
#define VEDETTE_PAGE_MARGIN 28.0

typedef enum
{
  VEDETTE_BOX_TEXT,
  VEDETTE_BOX_CHECK, /* a box to cross off */
  VEDETTE_BOX_CELL,  /* a frame with text, such as a number of a track on which players place a marker */
  VEDETTE_BOX_SIGN,  /* the sign of a side */
  VEDETTE_BOX_RULE,  /* a thin line, whose height or width is 0 */
  VEDETTE_BOX_DISC,  /* a colored token with a letter; if the box is strong, also with a sign */
  VEDETTE_BOX_DRAWING,
} VedetteBoxKind;

typedef enum
{
  VEDETTE_TEXT_PLAIN = 0,
  VEDETTE_TEXT_BOLD = 1 << 0,
  VEDETTE_TEXT_GREY = 1 << 1,
  VEDETTE_TEXT_RIGHT = 1 << 2,
  VEDETTE_TEXT_CENTRE = 1 << 3,
  VEDETTE_TEXT_HEADING = 1 << 4,
  VEDETTE_TEXT_FIT = 1 << 5, /* for Vedette's own words, which are narrowed, set smaller or abbreviated to fit */
  VEDETTE_TEXT_NARROW = 1 << 6, /* for names: a text that does not fit is narrowed before it is cut */
} VedetteTextStyle;

typedef enum
{
  VEDETTE_CHECK_EMPTY,
  VEDETTE_CHECK_HALF,
  VEDETTE_CHECK_CROSSED,
} VedetteCheck;

typedef enum
{
  VEDETTE_SHAPE_TRIANGLE,
  VEDETTE_SHAPE_CIRCLE,
  VEDETTE_SHAPE_SQUARE,
  VEDETTE_SHAPE_DIAMOND,
} VedetteShape;

/**
 * VedetteBox:
 * @kind: the kind of the box
 * @text: (nullable): the whole text, even if an ellipsis replaces its end on paper
 * @x: left edge in points from the left edge of the paper
 * @y: upper edge in points from the upper edge of the paper
 * @width: width of the drawn area in points
 * @height: height of the drawn area in points
 * @size: font size in points; 0 if the box has no text
 * @ellipsised: whether not all of the text is shown
 * @abbreviated: whether letters at the end were omitted, so that a legend has to explain the word
 * @style: how the text looks
 * @check: the state of a box to cross off
 * @shape: the shape of a sign
 * @colour: the color of a disc: red, green and blue, from 0 to 1
 * @is_round: whether a box to cross off is round
 * @strong: whether a sign is solid, a frame thick, or a rule dark, or whether a disc has its sign in it
 * @dashed: whether a rule is a line to cut along, if the box is strong, or to fold along
 *
 * One element of a page.
 */
typedef struct
{
  VedetteBoxKind kind;
  char *text;
  double x;
  double y;
  double width;
  double height;
  double size;
  gboolean ellipsised;
  gboolean abbreviated;
  VedetteTextStyle style;
  VedetteCheck check;
  VedetteShape shape;
  double colour[3];
  gboolean strong;
  gboolean dashed;
  gboolean is_round;

  /*< private >*/
  PangoLayout *layout;
  VedetteDrawing *drawing;
  double layout_x;
  double layout_y;
  double narrow;
  gboolean is_cut;
} VedetteBox;

typedef struct _VedettePage VedettePage;

VedettePage      *vedette_page_new           (void);
void              vedette_page_free          (VedettePage      *self);

void              vedette_page_set_smallest  (VedettePage      *self,
                                              double            size);

void              vedette_page_set_bookmark  (VedettePage      *self,
                                              const char       *title);
const char       *vedette_page_get_bookmark  (VedettePage      *self);

void              vedette_paper_get_size     (VedettePaper      paper,
                                              double           *width,
                                              double           *height);

double            vedette_page_measure       (VedettePage      *self,
                                              const char       *text,
                                              double            size,
                                              VedetteTextStyle  style);
double            vedette_page_measure_block (VedettePage      *self,
                                              const char       *text,
                                              double            size,
                                              double            width);

double            vedette_page_add_text      (VedettePage      *self,
                                              const char       *text,
                                              double            x,
                                              double            y,
                                              double            width,
                                              double            height,
                                              double            size,
                                              VedetteTextStyle  style);
double            vedette_page_add_block     (VedettePage      *self,
                                              const char       *text,
                                              double            x,
                                              double            y,
                                              double            width,
                                              double            size);
void              vedette_page_add_lines     (VedettePage      *self,
                                              const char       *text,
                                              double            x,
                                              double            y,
                                              double            width,
                                              double            row,
                                              int               n_lines,
                                              double            size);
double            vedette_page_add_words     (VedettePage      *self,
                                              const char       *text,
                                              double            x,
                                              double            y,
                                              double            width,
                                              double            height,
                                              double            size,
                                              VedetteTextStyle  style);
double            vedette_page_measure_words (VedettePage      *self,
                                              const char       *text,
                                              double            width,
                                              double            height,
                                              double            size,
                                              VedetteTextStyle  style);
double            vedette_page_add_fitting   (VedettePage      *self,
                                              const char       *text,
                                              double            x,
                                              double            y,
                                              double            width,
                                              double            height,
                                              double            largest,
                                              double            least,
                                              VedetteTextStyle  style);
void              vedette_page_add_cell      (VedettePage      *self,
                                              const char       *text,
                                              double            x,
                                              double            y,
                                              double            width,
                                              double            height,
                                              double            size,
                                              gboolean          strong);
void              vedette_page_add_check     (VedettePage      *self,
                                              double            x,
                                              double            y,
                                              double            width,
                                              VedetteCheck      check,
                                              gboolean          is_round);
void              vedette_page_add_sign      (VedettePage      *self,
                                              VedetteShape      shape,
                                              gboolean          solid,
                                              double            x,
                                              double            y,
                                              double            width);
void              vedette_page_add_disc      (VedettePage      *self,
                                              const char       *letter,
                                              const char       *colour,
                                              VedetteShape      shape,
                                              gboolean          with_sign,
                                              double            x,
                                              double            y,
                                              double            width);
void              vedette_page_add_rule      (VedettePage      *self,
                                              double            x,
                                              double            y,
                                              double            width,
                                              gboolean          strong);
void              vedette_page_add_cut       (VedettePage      *self,
                                              double            x,
                                              double            y,
                                              double            width,
                                              double            height,
                                              gboolean          strong);

void              vedette_page_add_drawing    (VedettePage      *self,
                                              VedetteDrawing    *drawing,
                                              double            x,
                                              double            y);

guint             vedette_page_get_n_boxes   (VedettePage      *self);
const VedetteBox *vedette_page_get_box       (VedettePage      *self,
                                              guint             index);
void              vedette_page_draw          (VedettePage      *self,
                                              cairo_t          *cr);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedettePage, vedette_page_free)

G_END_DECLS
