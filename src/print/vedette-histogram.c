/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws how often each face of a die was rolled, compared with a fair die, and how lucky the rolls were. */

#include "vedette-config.h"

#include "print/vedette-histogram.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* The height of the columns, the maximum height of the block for one die, and the height of the scale below, all as
 * multiples of the font size. */
#define PLOT 7.0
#define BLOCK 1.9
#define FOOT 1.7

/* A die with more sides than MOST_COLUMNS gets at most BUNDLES columns, each of which represents several faces. */
#define MOST_COLUMNS 40
#define BUNDLES 20

/* The luck at which the bar reaches its end, in standard deviations. Only one battle in a thousand exceeds this
 * luck. */
#define MOST_LUCK 3.3

typedef struct
{
  VedetteTally *tally;
  VedetteDrawing *drawing;
  VedetteInk ink;
  double size;
  int bundle; /* the number of faces that share a column */
  int columns;
  double column;
  double block; /* the height of one die in a column */
} Histogram;

static guint
count_column (Histogram *self,
              int        i)
{
  guint n = 0;

  for (int face = i * self->bundle + 1; face <= MIN ((i + 1) * self->bundle, self->tally->sides); face++)
    n += vedette_tally_get_face (self->tally, face);
  return n;
}

static double
get_fair (Histogram *self)
{
  return (double) self->tally->n * self->bundle / self->tally->sides;
}

static void
measure (Histogram *self)
{
  int sides = self->tally->sides;
  double most = 0;

  self->bundle = sides > MOST_COLUMNS ? (sides + BUNDLES - 1) / BUNDLES : 1;
  self->columns = (sides + self->bundle - 1) / self->bundle;
  self->column = vedette_drawing_get_width (self->drawing) / self->columns;
  for (int i = 0; i < self->columns; i++)
    most = MAX (most, count_column (self, i));
  most = MAX (most, get_fair (self) * 1.1);
  self->block = MIN (self->size * BLOCK, self->size * PLOT / MAX (most, 1));
}

/* Draws a column of rolled dice: as separate blocks while a block is large enough to be counted, otherwise as one
 * box. */
static void
draw_column (Histogram *self,
             int        i)
{
  guint n = count_column (self, i);
  double x = (i + 0.5) * self->column, width = MIN (self->column * 0.82, self->size * 2), bottom = self->size * PLOT;

  if (n > 0 && self->block < self->size * 0.4)
    vedette_drawing_add_box (self->drawing, x - width / 2, bottom - n * self->block, width, n * self->block, 1.5, self->ink);
  else
    for (guint k = 0; k < n; k++)
      vedette_drawing_add_box (self->drawing, x - width / 2, bottom - (k + 1) * self->block + 1, width, self->block - 1.5, 1.5,
                              self->ink);
}

static void
draw_scale (Histogram *self)
{
  int sides = self->tally->sides, last = -10;
  double room = vedette_drawing_measure (self->drawing, "00", self->size * 0.85, FALSE) * 1.4;

  for (int i = 0; i < self->columns; i++)
    {
      int face = self->bundle > 1 ? i * self->bundle + 1 : i + 1;
      g_autofree char *text = g_strdup_printf ("%d", face);
      gboolean wanted = i == 0 || i == self->columns - 1 || face % 5 == (self->bundle > 1 ? 1 : 0) || sides <= 12;

      if (!wanted || (i - last) * self->column < room ||
          (i < self->columns - 1 && (self->columns - 1 - i) * self->column < room))
        continue;
      vedette_drawing_add_text (self->drawing, text, (i + 0.5) * self->column, self->size * (PLOT + 0.9), self->size * 0.85,
                                FALSE, 0.5, room * 2, vedette_ink_dim);
      last = i;
    }
}

static void
draw_special (Histogram *self)
{
  const VedetteFaces *faces = self->tally->faces;

  if (faces != NULL && self->bundle == 1)
    vedette_drawing_add_box (self->drawing, (faces->first - 1) * self->column, 0,
                            (faces->last - faces->first + 1) * self->column, self->size * PLOT, 2, vedette_ink_track);
}

static char *
say (VedetteTally *tally)
{
  g_autofree char *described = vedette_tally_describe (tally);
  GString *words = g_string_new (described);

  for (int face = 1; face <= tally->sides; face++)
    {
      guint n = vedette_tally_get_face (tally, face);

      if (n == 0)
        continue;
      g_string_append_c (words, ' ');
      /* Translators: a face of a die, and how often it was rolled, for screen readers, as in “6: 3 times.” */
      g_string_append_printf (words, g_dngettext (GETTEXT_PACKAGE, "%d: %u time.", "%d: %u times.", (gulong) n), face, n);
    }
  return g_string_free (words, FALSE);
}

/**
 * vedette_histogram_new:
 * @colour: (nullable): the color of the party
 * @context: (nullable): the context of the letters, as in vedette_drawing_new()
 * @size: the font size
 *
 * Returns: (transfer full): a drawing that shows in columns how often each face was rolled, with a dashed line at the
 *   height that a fair die would reach
 */
VedetteDrawing *
vedette_histogram_new (VedetteTally *tally,
                       const char   *colour,
                       PangoContext *context,
                       double        width,
                       double        size)
{
  Histogram self = { .tally = tally, .drawing = vedette_drawing_new (context, width), .ink = vedette_ink_of_colour (colour),
                     .size = size };
  g_autofree char *words = say (tally);
  double bottom = size * PLOT, fair;

  measure (&self);
  draw_special (&self);
  for (int i = 0; i < self.columns; i++)
    draw_column (&self, i);
  vedette_drawing_add_line (self.drawing, 0, bottom, width, bottom, 1, FALSE, vedette_ink_dim);
  fair = bottom - get_fair (&self) * self.block;
  vedette_drawing_add_line (self.drawing, 0, fair, width, fair, 1.25, TRUE, vedette_ink_text);
  draw_scale (&self);
  vedette_drawing_set_height (self.drawing, size * (PLOT + FOOT));
  vedette_drawing_set_words (self.drawing, words);
  return self.drawing;
}

/**
 * vedette_luck_bar_new:
 * @colour: (nullable): the color of the party
 * @context: (nullable): the context of the letters, as in vedette_drawing_new()
 * @size: the font size of the surrounding text, from which the height of the bar is calculated
 *
 * Returns: (transfer full): a bar from the middle to the right for good luck, or to the left for bad luck; an empty
 *   bar if there are too few dice
 */
VedetteDrawing *
vedette_luck_bar_new (VedetteTally *tally,
                      const char   *colour,
                      PangoContext *context,
                      double        width,
                      double        size)
{
  VedetteDrawing *drawing = vedette_drawing_new (context, width);
  int sides = tally->sides;
  double deviation = sqrt (tally->n * ((double) sides * sides - 1) / 12);
  double part = deviation > 0 ? vedette_tally_get_luck (tally) / deviation / MOST_LUCK : 0;
  double height = size * 0.75, middle = width / 2, length = CLAMP (part, -1, 1) * middle;
  g_autofree char *words = vedette_tally_describe_luck (tally);

  vedette_drawing_add_box (drawing, 0, size * 0.15, width, height, height / 2, vedette_ink_track);
  if (!vedette_tally_is_too_few (tally) && length != 0)
    vedette_drawing_add_box (drawing, MIN (middle, middle + length), size * 0.15, fabs (length), height, 2,
                            vedette_ink_of_colour (colour));
  vedette_drawing_add_line (drawing, middle, 0, middle, size * 1.05, 1.5, FALSE, vedette_ink_text);
  vedette_drawing_set_height (drawing, size * 1.05);
  vedette_drawing_set_words (drawing, words);
  return drawing;
}
