/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An order card as a thing: its back, with sign and number in the color of its side, or its text. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-card-face.h"

#include "ui/widgets/party/vedette-party-disc.h"
#include "ui/widgets/party/vedette-party-paint.h"
#include "ui/widgets/party/vedette-tint-card.h"

/* The card is 3 : 2, and two of each side stand beside each other at 1100; all in px */
#define WIDTH 255
#define HEIGHT 170
#define RADIUS 12
#define INSET 9
#define LATTICE 22
/* The text is not written smaller than this part of its size; lines that are too many end in dots before. */
#define SMALLEST 0.4f
/* How much of the color is in the back of a card that is done with */
#define PALE 0.08
/* ms for a turn; none where the desktop wants no animations */
#define TURN 150

/**
 * VedetteCardFace:
 *
 * The text is a child only while the card is read: under a back that hid the text a screen reader would still find it.
 */
struct _VedetteCardFace
{
  AdwBin parent_instance;

  VedetteParty *party;
  int number;
  gboolean finished;
  double turned; /* 0: on its edge, 1: flat */
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

/* Writes a text of that height, whatever the font, with its middle at x and y. */
static void
write_text (VedetteCardFace *self,
            cairo_t         *cr,
            const char      *text,
            double           height,
            double           x,
            double           y)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Bold 100px");
  PangoRectangle ink;

  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, height / MAX (ink.height, 1), height / MAX (ink.height, 1));
  cairo_move_to (cr, -ink.x - ink.width / 2.0, -ink.y - ink.height / 2.0);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
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
              const char      *number,
              int              width,
              int              height)
{
  for (int i = 0; i < 2; i++)
    {
      cairo_save (cr);
      if (i == 1)
        {
          cairo_translate (cr, width, height);
          cairo_rotate (cr, G_PI);
        }
      write_text (self, cr, number, 14, 30, 30);
      write_text (self, cr, vedette_sign_get_symbol (self->party->sign), 10, 30, 50);
      cairo_restore (cr);
    }
}

/* A card that is done with is pale. */
static void
draw_back (VedetteCardFace *self,
           GtkSnapshot     *snapshot,
           int              width,
           int              height)
{
  g_autofree char *number = g_strdup_printf ("%d", self->number);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  const GdkRGBA white = { 1, 1, 1, 1 }, black = { 0, 0, 0, 0.87f };
  GdkRGBA ground, ink, emblem, digits;
  /* The number is low in a triangle, where that is wide. */
  gboolean low = self->party->sign == VEDETTE_SIGN_TRIANGLE;

  if (!gdk_rgba_parse (&ground, self->party->colour))
    gdk_rgba_parse (&ground, "#5e5c64");
  if (self->finished)
    {
      emblem = ink = vedette_party_paint_get_ink (self->party->colour);
      digits = adw_style_manager_get_dark (adw_style_manager_get_default ()) ? black : white;
      ground.alpha = (float) PALE;
    }
  else
    {
      ink = vedette_party_wants_dark (self->party) ? black : white;
      emblem = white;
      digits = ground;
    }
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
  gdk_cairo_set_source_rgba (cr, &emblem);
  write_text (self, cr, vedette_sign_get_symbol (self->party->sign), height * (low ? 0.42 : 0.46), width / 2.0,
              height * (low ? 0.46 : 0.5));
  gdk_cairo_set_source_rgba (cr, &digits);
  write_text (self, cr, number, height * (low ? 0.14 : 0.17), width / 2.0, height * (low ? 0.57 : 0.5));
  gdk_cairo_set_source_rgba (cr, &ink);
  draw_corners (self, cr, number, width, height);
  cairo_destroy (cr);
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
    GTK_WIDGET_CLASS (vedette_card_face_parent_class)->snapshot (widget, snapshot);
  gtk_snapshot_restore (snapshot);
}

/* A card is 3 : 2 and of one size, whatever its text: GTK asks for the height at the width that there is, not at the one that
 * is given. */
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
  g_clear_object (&self->party);

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
  g_set_object (&self->party, party);
  self->number = number;
  self->finished = finished;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * vedette_card_face_set_front:
 * @front: (nullable): the text, while the card is read; %NULL to cover the card
 *
 * Turns the card, if it is covered now and is to be read, or the other way round. The text is gone at once, whatever still
 * turns.
 */
void
vedette_card_face_set_front (VedetteCardFace *self,
                             GtkWidget       *front)
{
  gboolean turns = (front != NULL) != (adw_bin_get_child (ADW_BIN (self)) != NULL);
  GtkWidget *tint = front != NULL ? g_object_new (VEDETTE_TYPE_TINT_CARD, "child", front, NULL) : NULL;

  if (tint != NULL)
    {
      vedette_tint_card_set_party (VEDETTE_TINT_CARD (tint), self->party);
      /* The face is a card already. */
      gtk_widget_remove_css_class (tint, "card");
    }
  adw_bin_set_child (ADW_BIN (self), tint);
  if (turns && gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      adw_animation_reset (self->animation);
      adw_animation_play (self->animation);
    }
}
