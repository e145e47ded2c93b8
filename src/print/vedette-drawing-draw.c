/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws a drawing with cairo, in a window or on paper. */

#include "print/vedette-drawing-private.h"

static void
set_ink (cairo_t    *cr,
         VedetteInk  ink,
         gboolean    dark)
{
  guint32 colour = dark ? ink.dark : ink.light;

  cairo_set_source_rgb (cr, (colour >> 16 & 0xff) / 255.0, (colour >> 8 & 0xff) / 255.0, (colour & 0xff) / 255.0);
}

static void
trace_box (cairo_t     *cr,
           const Shape *shape)
{
  double r = shape->extra, right = shape->x + shape->width, bottom = shape->y + shape->height;

  cairo_new_path (cr);
  cairo_arc (cr, right - r, shape->y + r, r, -G_PI / 2, 0);
  cairo_arc (cr, right - r, bottom - r, r, 0, G_PI / 2);
  cairo_arc (cr, shape->x + r, bottom - r, r, G_PI / 2, G_PI);
  cairo_arc (cr, shape->x + r, shape->y + r, r, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

static void
draw_text (VedetteDrawing *self,
           cairo_t       *cr,
           const Shape   *shape)
{
  g_autoptr (PangoLayout) layout = vedette_drawing_make_layout (self, shape->text, shape->width, shape->flag);
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);
  cairo_move_to (cr, shape->x - shape->extra * logical.width / PANGO_SCALE - (double) logical.x / PANGO_SCALE,
                 shape->y + CAPITALS * shape->width - (double) pango_layout_get_baseline (layout) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_line (cairo_t     *cr,
           const Shape *shape)
{
  const double dashes[] = { 5, 3 };

  cairo_set_line_width (cr, shape->extra);
  cairo_set_line_cap (cr, shape->flag ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, dashes, shape->flag ? 2 : 0, 0);
  cairo_new_path (cr);
  cairo_move_to (cr, shape->x, shape->y);
  cairo_line_to (cr, shape->width, shape->height);
  cairo_stroke (cr);
}

static void
draw_shape (VedetteDrawing *self,
            cairo_t       *cr,
            const Shape   *shape)
{
  switch (shape->kind)
    {
    case SHAPE_BOX:
      trace_box (cr, shape);
      cairo_fill (cr);
      break;
    case SHAPE_LINE:
      draw_line (cr, shape);
      break;
    case SHAPE_PATH:
      cairo_new_path (cr);
      for (int i = 0; i < shape->n_corners; i++)
        cairo_line_to (cr, shape->corners[2 * i], shape->corners[2 * i + 1]);
      cairo_close_path (cr);
      cairo_fill (cr);
      break;
    case SHAPE_DISC:
      cairo_new_path (cr);
      cairo_arc (cr, shape->x, shape->y, shape->width / 2, 0, 2 * G_PI);
      cairo_fill (cr);
      break;
    case SHAPE_TEXT:
      draw_text (self, cr, shape);
      break;
    default:
      g_assert_not_reached ();
    }
}

/**
 * vedette_drawing_draw:
 * @dark: whether the background is dark
 *
 * Draws all shapes with the inks for that background.
 */
void
vedette_drawing_draw (VedetteDrawing *self,
                     cairo_t       *cr,
                     gboolean       dark)
{
  cairo_save (cr);
  for (guint i = 0; i < self->shapes->len; i++)
    {
      const Shape *shape = &g_array_index (self->shapes, Shape, i);

      set_ink (cr, shape->ink, dark);
      draw_shape (self, cr, shape);
    }
  cairo_restore (cr);
}
