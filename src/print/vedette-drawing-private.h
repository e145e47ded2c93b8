/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shapes of a drawing. Only the files that draw or write a drawing include this header. */

#pragma once

#include "print/vedette-drawing.h"

G_BEGIN_DECLS

typedef enum
{
  SHAPE_BOX,
  SHAPE_LINE,
  SHAPE_PATH, /* a filled shape with three or four corners */
  SHAPE_DISC,
  SHAPE_TEXT,
} ShapeKind;

typedef struct
{
  ShapeKind kind;
  VedetteInk ink;
  double x, y;          /* for a text, its anchor and its vertical middle; for a disc, its center */
  double width, height; /* for a line, the coordinates of its other end; for a text or a disc, its size */
  double extra;         /* the radius of a box, the thickness of a line, or the alignment of a text */
  gboolean flag;        /* whether a line is dashed, or whether a text is bold */
  double corners[8];
  int n_corners;
  char *text;
} Shape;

struct _VedetteDrawing
{
  PangoContext *context;
  GArray *shapes;
  double width;
  double height;
  char *words;
};

/* The distance from the baseline up to the middle of digits and capitals, as a multiple of the font size. */
#define CAPITALS 0.36

PangoLayout *vedette_drawing_make_layout (VedetteDrawing *self,
                                         const char    *text,
                                         double         size,
                                         gboolean       bold);

G_END_DECLS
