/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An order card as a thing: its back, with sign and number in the colour of its side, or what stands on it. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-card-face.h"

#include <math.h>

#include "ui/widgets/party/vedette-party-disc.h"
#include "ui/widgets/party/vedette-party-paint.h"

/* The card is 3 : 2; all in px */
#define WIDTH 276
#define HEIGHT 184
#define RADIUS 12
#define INSET 9
#define EDGE 6
#define LATTICE 22
/* What stands on it is not written smaller than this part of its size; lines that are too many end in dots before. */
#define SMALLEST 0.4f
/* How much of the colour is in the back of a card that is done with, and in the head of one that is read */
#define PALE 0.08
/* ms for a turn; none where the desktop wants no animations */
#define TURN 150

/**
 * VedetteCardFace:
 *
 * What stands on it is a child only while it is read: under a back that hid it a screen reader would still find it.
 */
struct _VedetteCardFace
{
  AdwBin parent_instance;

  GdkRGBA colour;
  char *colour_name; /* as the party has it */
  VedetteSign emblem;
  char *sign;
  int number;
  gboolean finished;
  gboolean dark_text; /* on the full colour */
  double turned;      /* 0: on its edge, 1: flat */
  AdwAnimation *animation;
};

G_DEFINE_FINAL_TYPE (VedetteCardFace, vedette_card_face, ADW_TYPE_BIN)

static void
round_rectangle (cairo_t *cr,
                 double   x,
                 double   y,
                 double   width,
                 double   height,
                 double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, G_PI * 1.5);
  cairo_close_path (cr);
}

/* In the middle of x and y */
static void
write_text (VedetteCardFace *self,
            cairo_t         *cr,
            const char      *text,
            double           size,
            double           x,
            double           y)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Bold");
  PangoRectangle ink;

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  /* Each font has its letters at another height in the line. */
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  cairo_move_to (cr, x - ink.width / 2.0 - ink.x, y - ink.height / 2.0 - ink.y);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_lattice (cairo_t *cr,
              int      width,
              int      height)
{
  for (int x = -height; x < width; x += LATTICE)
    {
      cairo_move_to (cr, x, 0);
      cairo_line_to (cr, x + height, height);
      cairo_move_to (cr, x + height, 0);
      cairo_line_to (cr, x, height);
    }
  cairo_stroke (cr);
}

/* Number and sign in a corner, and the same upside down in the other, as on a playing card */
static void
draw_corners (VedetteCardFace *self,
              cairo_t         *cr,
              int              width,
              int              height)
{
  g_autofree char *number = g_strdup_printf ("%d", self->number);

  for (int i = 0; i < 2; i++)
    {
      cairo_save (cr);
      if (i == 1)
        {
          cairo_translate (cr, width, height);
          cairo_rotate (cr, G_PI);
        }
      write_text (self, cr, number, 19, 30, 30);
      write_text (self, cr, self->sign, 15, 30, 50);
      cairo_restore (cr);
    }
}

/* The sign of the side, around the middle of the card; the number stands on it. */
static void
trace_emblem (VedetteCardFace *self,
              cairo_t         *cr,
              double           x,
              double           y,
              double           radius)
{
  /* As high as the others look: a triangle is put up by a part of itself, its weight being low. */
  double half = radius * 0.76, diamond = radius * 0.98;

  cairo_new_path (cr);
  switch (self->emblem)
    {
    case VEDETTE_SIGN_TRIANGLE:
      cairo_move_to (cr, x, y - radius * 1.0);
      cairo_line_to (cr, x + radius * 0.95, y + radius * 0.7);
      cairo_line_to (cr, x - radius * 0.95, y + radius * 0.7);
      cairo_close_path (cr);
      break;
    case VEDETTE_SIGN_SQUARE:
      cairo_rectangle (cr, x - half, y - half, 2 * half, 2 * half);
      break;
    case VEDETTE_SIGN_DIAMOND:
      cairo_move_to (cr, x, y - diamond);
      cairo_line_to (cr, x + diamond, y);
      cairo_line_to (cr, x, y + diamond);
      cairo_line_to (cr, x - diamond, y);
      cairo_close_path (cr);
      break;
    case VEDETTE_SIGN_CIRCLE:
    default:
      cairo_arc (cr, x, y, radius * 0.85, 0, 2 * G_PI);
    }
}

/* A card that is done with is pale, and its back no less a back. */
static void
draw_back (VedetteCardFace *self,
           GtkSnapshot     *snapshot,
           int              width,
           int              height)
{
  g_autofree char *number = g_strdup_printf ("%d", self->number);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  GdkRGBA ink = self->colour, paper = { 1, 1, 1, 1 }, ground = self->colour;

  if (self->finished)
    {
      ink = vedette_party_paint_get_ink (self->colour_name);
      /* On the light ink of a dark ground */
      if (adw_style_manager_get_dark (adw_style_manager_get_default ()))
        paper = (GdkRGBA){ 0, 0, 0, 0.87f };
    }
  else
    ink = self->dark_text ? (GdkRGBA){ 0, 0, 0, 0.87f } : (GdkRGBA){ 1, 1, 1, 1 };
  ground.alpha = self->finished ? (float) PALE : 1;
  round_rectangle (cr, 0, 0, width, height, RADIUS);
  cairo_clip (cr);
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_paint (cr);
  cairo_set_line_width (cr, 1);
  cairo_set_source_rgba (cr, ink.red, ink.green, ink.blue, 0.16);
  draw_lattice (cr, width, height);
  cairo_set_line_width (cr, 1.5);
  cairo_set_source_rgba (cr, ink.red, ink.green, ink.blue, 0.75);
  round_rectangle (cr, INSET, INSET, width - 2 * INSET, height - 2 * INSET, RADIUS - 4);
  cairo_stroke (cr);
  cairo_arc (cr, width / 2.0, height / 2.0, height * 0.31, 0, 2 * G_PI);
  cairo_stroke (cr);
  trace_emblem (self, cr, width / 2.0, height / 2.0, height * 0.27);
  gdk_cairo_set_source_rgba (cr, self->finished ? &ink : &paper);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, self->finished ? &paper : &self->colour);
  /* Low in a triangle, where it is wide */
  write_text (self, cr, number, height * (self->emblem == VEDETTE_SIGN_TRIANGLE ? 0.19 : 0.24), width / 2.0,
              height * (self->emblem == VEDETTE_SIGN_TRIANGLE ? 0.57 : 0.5));
  gdk_cairo_set_source_rgba (cr, &ink);
  draw_corners (self, cr, width, height);
  cairo_destroy (cr);
}

static void
draw_front (VedetteCardFace *self,
            GtkSnapshot     *snapshot,
            int              width,
            int              height)
{
  gboolean from_right = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  GskRoundedRect outline;
  GdkRGBA tint = self->colour;

  tint.alpha = (float) PALE;
  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height), RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &tint, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gtk_snapshot_append_color (snapshot, &self->colour,
                             &GRAPHENE_RECT_INIT (from_right ? (float) width - EDGE : 0, 0, EDGE, (float) height));
  gtk_snapshot_pop (snapshot);
}

static void
vedette_card_face_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  VedetteCardFace *self = VEDETTE_CARD_FACE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  gtk_snapshot_save (snapshot);
  /* It turns about its middle. */
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (width * (1 - self->turned) / 2), 0));
  gtk_snapshot_scale (snapshot, (float) MAX (self->turned, 0.01), 1);
  if (adw_bin_get_child (ADW_BIN (self)) == NULL)
    draw_back (self, snapshot, width, height);
  else
    {
      draw_front (self, snapshot, width, height);
      GTK_WIDGET_CLASS (vedette_card_face_parent_class)->snapshot (widget, snapshot);
    }
  gtk_snapshot_restore (snapshot);
}

/* A card is 3 : 2, whatever is written on it, and of one size, whatever it lies on: GTK asks for the height at the width that
 * there is, not at the one that is given. */
static void
vedette_card_face_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

/* Long texts are written smaller, so that they are still within the card. */
static void
vedette_card_face_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  float scale = 1;
  int least_width, least_height;

  if (child == NULL)
    return;
  for (; scale > SMALLEST; scale -= 0.05f)
    {
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, MAX ((int) ((float) width / scale), least_width), &least_height,
                          NULL, NULL, NULL);
      if ((float) least_width * scale <= (float) width && (float) least_height * scale <= (float) height)
        break;
    }
  gtk_widget_allocate (child, (int) ((float) width / scale), (int) ((float) height / scale), -1,
                       gsk_transform_scale (NULL, scale, scale));
}

static void
on_turn (double   value,
         gpointer user_data)
{
  VedetteCardFace *self = user_data;

  self->turned = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
vedette_card_face_dispose (GObject *object)
{
  VedetteCardFace *self = VEDETTE_CARD_FACE (object);

  g_clear_object (&self->animation);
  g_clear_pointer (&self->sign, g_free);
  g_clear_pointer (&self->colour_name, g_free);

  G_OBJECT_CLASS (vedette_card_face_parent_class)->dispose (object);
}

static void
vedette_card_face_class_init (VedetteCardFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_card_face_dispose;
  widget_class->measure = vedette_card_face_measure;
  widget_class->size_allocate = vedette_card_face_size_allocate;
  widget_class->snapshot = vedette_card_face_snapshot;
}

static void
vedette_card_face_init (VedetteCardFace *self)
{
  self->turned = 1;
  self->sign = g_strdup ("");
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, TURN,
                                             adw_callback_animation_target_new (on_turn, self, NULL));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
}

/**
 * vedette_card_face_set_back:
 * @party: whose card it is
 * @number: of the card, which everybody knows
 * @finished: whether it is done, void or gone
 */
void
vedette_card_face_set_back (VedetteCardFace *self,
                            VedetteParty    *party,
                            int              number,
                            gboolean         finished)
{
  self->emblem = party->sign;
  g_free (self->sign);
  self->sign = g_strdup (vedette_sign_get_symbol (party->sign));
  g_free (self->colour_name);
  self->colour_name = g_strdup (party->colour);
  if (!gdk_rgba_parse (&self->colour, party->colour))
    gdk_rgba_parse (&self->colour, "#5e5c64");
  self->dark_text = vedette_party_wants_dark (party);
  self->number = number;
  self->finished = finished;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * vedette_card_face_set_front:
 * @front: (nullable): what stands on it, while it is read; %NULL to cover it
 *
 * Turns it, if it is covered now and is to be read, or the other way round. The text is gone at once, whatever still turns.
 */
void
vedette_card_face_set_front (VedetteCardFace *self,
                             GtkWidget       *front)
{
  gboolean turns = (front != NULL) != (adw_bin_get_child (ADW_BIN (self)) != NULL);

  adw_bin_set_child (ADW_BIN (self), front);
  if (turns && gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      adw_animation_reset (self->animation);
      adw_animation_play (self->animation);
    }
}
