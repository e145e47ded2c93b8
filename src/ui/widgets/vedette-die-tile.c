/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A die as it fell, as a tile with the face, and a mark for what came of it. It is not spoken: the words beside it say the
   same. */

#include "vedette-config.h"

#include "ui/widgets/vedette-die-tile.h"

#include <math.h>

#define DEFAULT_SIZE 64
/* From this size on, the mark has a corner of its own; smaller tiles have darker colours, on which a small face is read. */
#define LARGE 48

struct _VedetteDieTile
{
  GtkWidget parent_instance;

  int size;
  int face; /* 0: none has fallen */
  VedetteDieFate fate;
};

G_DEFINE_FINAL_TYPE (VedetteDieTile, vedette_die_tile, GTK_TYPE_WIDGET)

static const GdkRGBA won_large = { 0.149f, 0.635f, 0.412f, 1 };  /* #26a269 */
static const GdkRGBA won_small = { 0.118f, 0.522f, 0.337f, 1 };  /* #1e8556 */
static const GdkRGBA lost_colour = { 0.435f, 0.431f, 0.451f, 1 }; /* #6f6e73 */
static const GdkRGBA white = { 1, 1, 1, 1 };

static void
draw_square (VedetteDieTile *self,
             cairo_t        *cr)
{
  double r = self->size * 0.18, s = self->size;

  cairo_new_path (cr);
  cairo_arc (cr, s - r, r, r, -G_PI / 2, 0);
  cairo_arc (cr, s - r, s - r, r, 0, G_PI / 2);
  cairo_arc (cr, r, s - r, r, G_PI / 2, G_PI);
  cairo_arc (cr, r, r, r, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

/* The uppermost face of a die with many sides */
static void
draw_facets (VedetteDieTile *self,
             cairo_t        *cr)
{
  double middle = self->size / 2.0, radius = self->size * 0.42;

  cairo_new_path (cr);
  for (int i = 0; i < 6; i++)
    cairo_line_to (cr, middle + radius * sin (i * G_PI / 3), middle - radius * cos (i * G_PI / 3));
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &(GdkRGBA){ 0, 0, 0, 0.12f });
  cairo_fill (cr);
}

static void
draw_face (VedetteDieTile *self,
           cairo_t        *cr)
{
  g_autofree char *text = g_strdup_printf ("%d", self->face);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoFontDescription) font = pango_font_description_copy (pango_context_get_font_description (
    gtk_widget_get_pango_context (GTK_WIDGET (self))));
  PangoRectangle ink;

  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, self->size * 0.5 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  cairo_move_to (cr, self->size / 2.0 - ink.x - ink.width / 2.0, self->size / 2.0 - ink.y - ink.height / 2.0);
  gdk_cairo_set_source_rgba (cr, &white);
  pango_cairo_show_layout (cr, layout);
}

/* A tick or a cross on a disc in the corner */
static void
draw_mark (VedetteDieTile *self,
           cairo_t        *cr,
           const GdkRGBA  *colour)
{
  double r = self->size * 0.18, x = self->size - r * 0.8, y = self->size - r * 0.8;

  cairo_new_path (cr);
  cairo_arc (cr, x, y, r, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &white);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  cairo_set_line_width (cr, self->size * 0.045);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  if (self->fate == VEDETTE_DIE_WON)
    {
      cairo_move_to (cr, x - r * 0.45, y);
      cairo_line_to (cr, x - r * 0.1, y + r * 0.35);
      cairo_line_to (cr, x + r * 0.45, y - r * 0.35);
    }
  else
    {
      cairo_move_to (cr, x - r * 0.35, y - r * 0.35);
      cairo_line_to (cr, x + r * 0.35, y + r * 0.35);
      cairo_move_to (cr, x + r * 0.35, y - r * 0.35);
      cairo_line_to (cr, x - r * 0.35, y + r * 0.35);
    }
  cairo_stroke (cr);
}

static void
draw_none (VedetteDieTile *self,
           cairo_t        *cr)
{
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  colour.alpha *= 0.08f;
  draw_square (self, cr);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill (cr);
}

static void
vedette_die_tile_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  VedetteDieTile *self = VEDETTE_DIE_TILE (widget);
  /* The mark stands out of the tile by a little. */
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (-2, -2, (float) self->size * 1.1f + 4, (float) self->size * 1.1f + 4);
  const GdkRGBA *colour = self->fate != VEDETTE_DIE_WON ? &lost_colour : self->size < LARGE ? &won_small : &won_large;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  if (self->face == 0)
    draw_none (self, cr);
  else
    {
      draw_square (self, cr);
      gdk_cairo_set_source_rgba (cr, colour);
      cairo_fill (cr);
      draw_facets (self, cr);
      draw_face (self, cr);
      if (self->fate != VEDETTE_DIE_FELL)
        draw_mark (self, cr, colour);
    }
  cairo_destroy (cr);
}

static void
vedette_die_tile_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  *minimum = *natural = VEDETTE_DIE_TILE (widget)->size;
}

static void
vedette_die_tile_class_init (VedetteDieTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = vedette_die_tile_snapshot;
  widget_class->measure = vedette_die_tile_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
vedette_die_tile_init (VedetteDieTile *self)
{
  self->size = DEFAULT_SIZE;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * vedette_die_tile_new:
 * @size: how wide and high, in px
 *
 * Returns: (transfer floating): a tile on which no die lies
 */
GtkWidget *
vedette_die_tile_new (int size)
{
  VedetteDieTile *self = g_object_new (VEDETTE_TYPE_DIE_TILE, NULL);

  self->size = size;
  return GTK_WIDGET (self);
}

/**
 * vedette_die_tile_set:
 * @face: as the die fell, 0 for none
 */
void
vedette_die_tile_set (VedetteDieTile *self,
                      int             face,
                      VedetteDieFate  fate)
{
  self->face = face;
  self->fate = fate;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
