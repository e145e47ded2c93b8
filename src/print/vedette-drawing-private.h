/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shapes of a drawing. Private to the files that draw or write them. */

#pragma once

#include "print/vedette-drawing.h"

G_BEGIN_DECLS

typedef enum
{
  SHAPE_BOX,
  SHAPE_LINE,
  SHAPE_PATH, /* filled, with up to four corners */
  SHAPE_DISC,
  SHAPE_TEXT,
} ShapeKind;

typedef struct
{
  ShapeKind kind;
  VedetteInk ink;
  double x, y;          /* of a text: the anchor and the vertical middle; of a disc: the center */
  double width, height; /* of a line: its other end; of a text and a disc: the size */
  double extra;         /* radius of a box, thickness of a line, or alignment of a text */
  gboolean flag;        /* dashed line or bold text */
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

/* The middle of digits and capitals is this far above the baseline, in parts of the font size. */
#define CAPITALS 0.36

PangoLayout *vedette_drawing_make_layout (VedetteDrawing *self,
                                         const char    *text,
                                         double         size,
                                         gboolean       bold);

G_END_DECLS
