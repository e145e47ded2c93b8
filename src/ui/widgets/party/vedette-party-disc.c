/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A disc in the color of a party, with the letter and the sign of the party, or with only the sign if there is no letter. */

#include "vedette-config.h"

#include "ui/widgets/party/vedette-party-disc.h"

#include <math.h>

#include "ui/widgets/vedette-later.h"
#include "ui/widgets/party/vedette-party-paint.h"

/* The least size of a disc, in pixels, that has room for a letter and a sign. A smaller disc shows only the letter, and grows
 * with the text beside the disc up to this size. */
#define LEAST_WITH_SIGN 28
/* The maximum width of a word that is shown instead of a letter, as a multiple of the size of the disc. */
#define WORD_WIDTH 0.74
/* The letters whose signs are nearly as high as a disc */
#define SIGN_LETTERS 1.15

struct _VedettePartyDisc
{
  GtkWidget parent_instance;

  VedetteParty *party; /* NULL for one that is not known yet */
  VedettePartyDiscLook look;
  int size;
};

G_DEFINE_FINAL_TYPE (VedettePartyDisc, vedette_party_disc, GTK_TYPE_WIDGET)

/* Neither lost on light nor on dark ground */
static const GdkRGBA outline = { 0.5, 0.5, 0.5, 0.9f };

static void
get_colour (VedetteParty *party,
            GdkRGBA      *colour)
{
  if (party == NULL || party->colour == NULL || !gdk_rgba_parse (colour, party->colour))
    *colour = (GdkRGBA){ 0.5, 0.5, 0.5, 1 };
}

static double
linear (double value)
{
  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

/* Returns: whether dark letters are easier to read on the party's colour than white ones (by WCAG's contrast) */
gboolean
vedette_party_wants_dark (VedetteParty *party)
{
  GdkRGBA colour;

  get_colour (party, &colour);
  return 0.2126 * linear (colour.red) + 0.7152 * linear (colour.green) + 0.0722 * linear (colour.blue) > 0.179;
}

/* Text in the middle of a line, @size px high, with its middle at @y */
static void
draw_text (VedettePartyDisc *self,
           cairo_t          *cr,
           const char       *text,
           double            size,
           double            y,
           const GdkRGBA    *colour)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoFontDescription) font = pango_font_description_copy (pango_context_get_font_description (
    gtk_widget_get_pango_context (GTK_WIDGET (self))));
  PangoRectangle ink;

  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  if (ink.width > WORD_WIDTH * self->size && g_utf8_strlen (text, -1) > 1)
    {
      pango_font_description_set_absolute_size (font, size * WORD_WIDTH * self->size / ink.width * PANGO_SCALE);
      pango_layout_set_font_description (layout, font);
      pango_layout_get_pixel_extents (layout, &ink, NULL);
    }
  cairo_new_path (cr);
  cairo_move_to (cr, self->size / 2.0 - ink.x - ink.width / 2.0, y - ink.y - ink.height / 2.0);
  gdk_cairo_set_source_rgba (cr, colour);
  pango_cairo_layout_path (cr, layout);
  cairo_set_line_width (cr, 2);
  if (self->look == VEDETTE_PARTY_DISC_OUTLINED && self->party->letter == NULL)
    cairo_stroke (cr);
  else
    cairo_fill (cr);
}

static void
draw_sign (VedettePartyDisc *self,
           cairo_t          *cr)
{
  GdkRGBA colour = vedette_party_paint_get_ink (self->party->colour);

  draw_text (self, cr, vedette_sign_get_symbol (self->party->sign), self->size * SIGN_LETTERS,
             self->size * 0.5, &colour);
}

static void
draw_circle (VedettePartyDisc *self,
             cairo_t          *cr,
             double            inset)
{
  cairo_new_path (cr);
  cairo_arc (cr, self->size / 2.0, self->size / 2.0, self->size / 2.0 - inset, 0, 2 * G_PI);
}

static void
draw_hollow (VedettePartyDisc *self,
             cairo_t          *cr)
{
  const double dashes[] = { self->size / 8.0, self->size / 10.0 };

  cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_line_width (cr, MAX (1.5, self->size / 24.0));
  draw_circle (self, cr, self->size / 12.0);
  gdk_cairo_set_source_rgba (cr, &outline);
  cairo_stroke (cr);
}

static void
draw_full (VedettePartyDisc *self,
           cairo_t          *cr)
{
  const GdkRGBA dark = { 0, 0, 0, 0.87f }, light = { 1, 1, 1, 1 };
  const GdkRGBA *letters = vedette_party_wants_dark (self->party) ? &dark : &light;
  gboolean ringed = self->look == VEDETTE_PARTY_DISC_RINGED;
  double width = MAX (1, self->size / 24.0);
  GdkRGBA colour;

  get_colour (self->party, &colour);
  draw_circle (self, cr, ringed ? 3 * width : width);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, width);
  gdk_cairo_set_source_rgba (cr, &outline);
  cairo_stroke (cr);
  if (ringed)
    {
      draw_circle (self, cr, width);
      cairo_set_line_width (cr, 1.5 * width);
      gdk_cairo_set_source_rgba (cr, &colour);
      cairo_stroke (cr);
    }
  if (self->size < LEAST_WITH_SIGN)
    draw_text (self, cr, self->party->letter, self->size * 0.55, self->size * 0.5, letters);
  else
    {
      draw_text (self, cr, self->party->letter, self->size * 0.5, self->size * 0.42, letters);
      draw_text (self, cr, vedette_sign_get_symbol (self->party->sign), self->size * 0.2, self->size * 0.76, letters);
    }
}

static void
vedette_party_disc_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  VedettePartyDisc *self = VEDETTE_PARTY_DISC (widget);
  /* The corners of some signs are outside of the disc. */
  float margin = (float) self->size / 8, all = (float) self->size + 2 * margin;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (-margin, -margin, all, all);
  cairo_t *cr;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (gtk_widget_get_width (widget) - self->size) / 2,
                                                          (float) (gtk_widget_get_height (widget) - self->size) / 2));
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  if (self->party == NULL || self->look == VEDETTE_PARTY_DISC_HOLLOW)
    draw_hollow (self, cr);
  else if (self->party->letter == NULL)
    draw_sign (self, cr);
  else
    draw_full (self, cr);
  cairo_destroy (cr);
  gtk_snapshot_restore (snapshot);
}

static void
vedette_party_disc_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  *minimum = *natural = VEDETTE_PARTY_DISC (widget)->size;
}

/* A small one beside large text would be lost. */
static int
fit (VedettePartyDisc *self,
     int               size)
{
  int dpi = 0;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-xft-dpi", &dpi, NULL);
  return MAX (size, MIN (LEAST_WITH_SIGN, size * dpi / (96 * PANGO_SCALE)));
}

static void
vedette_party_disc_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_PARTY_DISC (object)->party);

  G_OBJECT_CLASS (vedette_party_disc_parent_class)->dispose (object);
}

static void
vedette_party_disc_class_init (VedettePartyDiscClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_party_disc_dispose;
  widget_class->snapshot = vedette_party_disc_snapshot;
  widget_class->measure = vedette_party_disc_measure;
}

static void
vedette_party_disc_init (VedettePartyDisc *self)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

/**
 * vedette_party_disc_new:
 * @size: how wide and high, in px
 *
 * Returns: (transfer floating): a disc that is not known yet, and is spoken of
 */
GtkWidget *
vedette_party_disc_new (int size)
{
  VedettePartyDisc *self = g_object_new (VEDETTE_TYPE_PARTY_DISC, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, "valign",
                                         GTK_ALIGN_CENTER, NULL);

  self->size = fit (self, size);
  return GTK_WIDGET (self);
}

/**
 * vedette_party_disc_new_mute:
 * @party: (nullable): whose
 *
 * Returns: (transfer floating): a disc beside which words say whose it is
 */
GtkWidget *
vedette_party_disc_new_mute (VedetteParty         *party,
                             int                   size,
                             VedettePartyDiscLook  look)
{
  VedettePartyDisc *self = g_object_new (VEDETTE_TYPE_PARTY_DISC, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "valign",
                                         GTK_ALIGN_CENTER, NULL);

  self->size = fit (self, size);
  self->look = look;
  g_set_object (&self->party, party);
  return GTK_WIDGET (self);
}

/**
 * vedette_party_disc_put_later:
 * @place: it is kept as large as the disc
 * @party: (nullable): whose, or %NULL for none
 *
 * A disc beside large words: its letters have a size of their own, so that it follows the first frame of a window.
 */
void
vedette_party_disc_put_later (AdwBin       *place,
                              VedetteParty *party,
                              int           size)
{
  GtkWidget *disc;

  adw_bin_set_child (place, NULL);
  gtk_widget_set_visible (GTK_WIDGET (place), party != NULL);
  if (party == NULL)
    return;
  disc = vedette_party_disc_new_mute (party, size, VEDETTE_PARTY_DISC_FULL);
  size = VEDETTE_PARTY_DISC (disc)->size;
  gtk_widget_set_size_request (GTK_WIDGET (place), size, size);
  adw_bin_set_child (place, g_object_new (VEDETTE_TYPE_LATER, "child", disc, NULL));
}

/**
 * vedette_party_disc_set_party:
 * @party: (nullable): whose it is
 * @name: what it is called, for screen readers
 */
void
vedette_party_disc_set_party (VedettePartyDisc *self,
                              VedetteParty     *party,
                              const char       *name)
{
  g_set_object (&self->party, party);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
