/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a drawing is made of. Private to those that draw it. */

#pragma once

#include "print/vedette-drawing.h"

G_BEGIN_DECLS

typedef enum
{
  SHAPE_BOX,
  SHAPE_LINE,
  SHAPE_PATH, /* filled; up to four corners */
  SHAPE_DISC,
  SHAPE_TEXT,
} ShapeKind;

typedef struct
{
  ShapeKind kind;
  VedetteInk ink;
  double x, y;          /* of a text its anchor and its middle, of a disc its middle */
  double width, height; /* of a line where it goes, of a text and a disc its size */
  double extra;         /* the radius of a box, the thickness of a line, the alignment of a text */
  gboolean flag;        /* dashed, bold */
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

/* Digits and capitals have their middle this much of their size above the baseline. */
#define CAPITALS 0.36

PangoLayout *vedette_drawing_make_layout (VedetteDrawing *self,
                                         const char    *text,
                                         double         size,
                                         gboolean       bold);

G_END_DECLS
