/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws the boxes of a page. */

#include "print/vedette-page.h"

#include <math.h>

#include "print/vedette-letters.h"

/* The luminance of a token on which black and white letters have the same contrast. */
#define MIDDLE 0.179

static double
get_luminance (const double colour[3])
{
  static const double parts[3] = { 0.2126, 0.7152, 0.0722 };
  double sum = 0;

  for (int i = 0; i < 3; i++)
    sum += parts[i] * (colour[i] <= 0.04045 ? colour[i] / 12.92 : pow ((colour[i] + 0.055) / 1.055, 2.4));
  return sum;
}

/* Returns the gray value of the text in the box, from 0 for black to 1 for white. Text on a dark token is white. */
static double
get_grey (const VedetteBox *box)
{
  if (box->kind == VEDETTE_BOX_DISC)
    return get_luminance (box->colour) < MIDDLE ? 1 : 0;
  return box->style & VEDETTE_TEXT_GREY ? 0.33 : 0;
}

static void
draw_layout (const VedetteBox *box,
             cairo_t          *cr)
{
  double grey = get_grey (box);

  cairo_save (cr);
  if (box->is_cut)
    {
      cairo_rectangle (cr, box->x, box->y, box->width, box->height);
      cairo_clip (cr);
    }
  cairo_set_source_rgb (cr, grey, grey, grey);
  cairo_translate (cr, box->layout_x, box->layout_y);
  cairo_scale (cr, box->narrow, 1);
  vedette_letters_draw_lines (box->layout, cr);
  cairo_restore (cr);
}

static void
draw_text (const VedetteBox *box,
           cairo_t          *cr)
{
  const char *tag = box->style & VEDETTE_TEXT_HEADING ? "H1" : "P";

  cairo_tag_begin (cr, tag, NULL);
  draw_layout (box, cr);
  cairo_tag_end (cr, tag);
}

static void
draw_check (const VedetteBox *box,
            cairo_t          *cr)
{
  cairo_set_source_rgb (cr, 0.2, 0.2, 0.2);
  cairo_set_line_width (cr, 0.6);
  cairo_new_path (cr);
  if (box->is_round)
    cairo_arc (cr, box->x + box->width / 2, box->y + box->height / 2, box->width / 2 - 0.3, 0, 2 * G_PI);
  else
    cairo_rectangle (cr, box->x + 0.3, box->y + 0.3, box->width - 0.6, box->height - 0.6);
  if (box->check != VEDETTE_CHECK_EMPTY)
    {
      cairo_move_to (cr, box->x + 0.5, box->y + box->height - 0.5);
      cairo_line_to (cr, box->x + box->width - 0.5, box->y + 0.5);
    }
  if (box->check == VEDETTE_CHECK_CROSSED)
    {
      cairo_move_to (cr, box->x + 0.5, box->y + 0.5);
      cairo_line_to (cr, box->x + box->width - 0.5, box->y + box->height - 0.5);
    }
  cairo_stroke (cr);
}

static void
draw_cell (const VedetteBox *box,
           cairo_t          *cr)
{
  double line = box->strong ? 1.5 : 0.5;

  cairo_set_source_rgb (cr, 0.2, 0.2, 0.2);
  cairo_set_line_width (cr, line);
  cairo_rectangle (cr, box->x + line / 2, box->y + line / 2, box->width - line, box->height - line);
  cairo_stroke (cr);
  if (box->layout != NULL)
    draw_text (box, cr);
}

static void
trace_shape (VedetteShape  shape,
             double        x,
             double        y,
             double        w,
             cairo_t      *cr)
{
  cairo_new_path (cr);
  switch (shape)
    {
    case VEDETTE_SHAPE_TRIANGLE:
      cairo_move_to (cr, x, y + w);
      cairo_line_to (cr, x + w / 2, y);
      cairo_line_to (cr, x + w, y + w);
      break;
    case VEDETTE_SHAPE_CIRCLE:
      cairo_arc (cr, x + w / 2, y + w / 2, w / 2, 0, 2 * G_PI);
      break;
    case VEDETTE_SHAPE_SQUARE:
      cairo_rectangle (cr, x, y, w, w);
      break;
    case VEDETTE_SHAPE_DIAMOND:
      cairo_move_to (cr, x, y + w / 2);
      cairo_line_to (cr, x + w / 2, y);
      cairo_line_to (cr, x + w, y + w / 2);
      cairo_line_to (cr, x + w / 2, y + w);
      break;
    default:
      g_assert_not_reached ();
    }
  cairo_close_path (cr);
}

static void
draw_sign (const VedetteBox *box,
           cairo_t          *cr)
{
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 1);
  trace_shape (box->shape, box->x + 0.5, box->y + 0.5, box->width - 1, cr);
  if (box->strong)
    cairo_fill_preserve (cr);
  cairo_stroke (cr);
}

/* Draws a token with its outline, along which people cut the token out. */
static void
draw_disc (const VedetteBox *box,
           cairo_t          *cr)
{
  double radius = box->width / 2, line = MIN (radius * 0.06, 1.2), grey = get_grey (box), sign = box->width * 0.15;

  cairo_new_path (cr);
  cairo_arc (cr, box->x + radius, box->y + radius, radius - line / 2, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, box->colour[0], box->colour[1], box->colour[2]);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  cairo_set_source_rgb (cr, grey, grey, grey);
  if (box->strong)
    {
      cairo_arc (cr, box->x + radius, box->y + radius, radius * 0.88, 0, 2 * G_PI);
      cairo_stroke (cr);
      trace_shape (box->shape, box->x + radius - sign / 2, box->y + box->width * 0.69, sign, cr);
      cairo_fill (cr);
    }
  if (box->layout != NULL)
    draw_text (box, cr);
}

static void
draw_rule (const VedetteBox *box,
           cairo_t          *cr)
{
  double grey = box->strong ? 0.25 : 0.75;

  cairo_save (cr);
  if (box->dashed)
    {
      const double cut[] = { 5, 3 }, fold[] = { 1, 3 };

      grey = 0.4;
      cairo_set_dash (cr, box->strong ? cut : fold, 2, 0);
    }
  cairo_set_source_rgb (cr, grey, grey, grey);
  cairo_set_line_width (cr, box->strong || box->dashed ? 0.6 : 0.35);
  cairo_move_to (cr, box->x, box->y);
  cairo_line_to (cr, box->x + box->width, box->y + box->height);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Draws the drawing of a box with the inks for a light background, because paper is light. */
static void
draw_drawing (const VedetteBox *box,
             cairo_t          *cr)
{
  cairo_tag_begin (cr, "Figure", NULL);
  cairo_save (cr);
  cairo_translate (cr, box->x, box->y);
  vedette_drawing_draw (box->drawing, cr, FALSE);
  cairo_restore (cr);
  cairo_tag_end (cr, "Figure");
}

/**
 * vedette_page_draw:
 * @cr: a context in points, with its origin at the corner of the paper
 *
 * Draws all boxes. A PDF surface also gets tags for screen readers.
 */
void
vedette_page_draw (VedettePage *self,
                   cairo_t     *cr)
{
  static void (*const draw[]) (const VedetteBox *box, cairo_t *cr) = {
    [VEDETTE_BOX_TEXT] = draw_text, [VEDETTE_BOX_CHECK] = draw_check, [VEDETTE_BOX_CELL] = draw_cell,
    [VEDETTE_BOX_SIGN] = draw_sign, [VEDETTE_BOX_RULE] = draw_rule,
    [VEDETTE_BOX_DISC] = draw_disc, [VEDETTE_BOX_DRAWING] = draw_drawing,
  };

  cairo_save (cr);
  cairo_tag_begin (cr, "Document", NULL);
  for (guint i = 0; i < vedette_page_get_n_boxes (self); i++)
    {
      const VedetteBox *box = vedette_page_get_box (self, i);

      draw[box->kind](box, cr);
    }
  cairo_tag_end (cr, "Document");
  cairo_restore (cr);
}
