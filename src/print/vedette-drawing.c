/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collects the shapes of a drawing, which looks the same on screen, on paper and on a web page. */

#include "print/vedette-drawing-private.h"

#include "core/document/vedette-text.h"
#include "core/session/vedette-log-writer.h"
#include "print/vedette-letters.h"

static void
clear_shape (gpointer data)
{
  g_free (((Shape *) data)->text);
}

/**
 * vedette_drawing_new:
 * @context: (nullable): the context for the font of texts; %NULL for the font of paper
 * @width: the width of the drawing
 *
 * Returns: (transfer full): an empty drawing, without a height yet
 */
VedetteDrawing *
vedette_drawing_new (PangoContext *context,
                    double        width)
{
  VedetteDrawing *self = g_new0 (VedetteDrawing, 1);

  self->context = context != NULL ? g_object_ref (context) : vedette_letters_make_context ();
  self->shapes = g_array_new (FALSE, TRUE, sizeof (Shape));
  g_array_set_clear_func (self->shapes, clear_shape);
  self->width = width;
  self->words = g_strdup ("");
  return self;
}

void
vedette_drawing_free (VedetteDrawing *self)
{
  g_array_unref (self->shapes);
  g_object_unref (self->context);
  g_free (self->words);
  g_free (self);
}

double
vedette_drawing_get_width (VedetteDrawing *self)
{
  return self->width;
}

double
vedette_drawing_get_height (VedetteDrawing *self)
{
  return self->height;
}

void
vedette_drawing_set_height (VedetteDrawing *self,
                           double         height)
{
  self->height = height;
}

/**
 * vedette_drawing_get_words:
 *
 * Returns: a description of the drawing for screen readers
 */
const char *
vedette_drawing_get_words (VedetteDrawing *self)
{
  return self->words;
}

void
vedette_drawing_set_words (VedetteDrawing *self,
                          const char    *words)
{
  g_free (self->words);
  self->words = vedette_log_clean (words);
}

void
vedette_drawing_add_box (VedetteDrawing *self,
                        double         x,
                        double         y,
                        double         width,
                        double         height,
                        double         radius,
                        VedetteInk     ink)
{
  Shape shape = { .kind = SHAPE_BOX, .ink = ink, .x = x, .y = y, .width = width, .height = height,
                  .extra = MIN (radius, MIN (width, height) / 2) };

  g_array_append_val (self->shapes, shape);
}

void
vedette_drawing_add_line (VedetteDrawing *self,
                         double         x1,
                         double         y1,
                         double         x2,
                         double         y2,
                         double         thickness,
                         gboolean       dashed,
                         VedetteInk     ink)
{
  Shape shape = { .kind = SHAPE_LINE, .ink = ink, .x = x1, .y = y1, .width = x2, .height = y2, .extra = thickness,
                  .flag = dashed };

  g_array_append_val (self->shapes, shape);
}

/**
 * vedette_drawing_add_sign:
 * @x: left edge
 * @y: upper edge
 *
 * Adds the sign of a party, which identifies the party without its color.
 */
void
vedette_drawing_add_sign (VedetteDrawing *self,
                         VedetteSign    sign,
                         double         x,
                         double         y,
                         double         size,
                         VedetteInk     ink)
{
  static const double corners[][8] = {
    [VEDETTE_SIGN_TRIANGLE] = { 0.5, 0.05, 1, 0.95, 0, 0.95 },
    [VEDETTE_SIGN_SQUARE] = { 0.06, 0.06, 0.94, 0.06, 0.94, 0.94, 0.06, 0.94 },
    [VEDETTE_SIGN_DIAMOND] = { 0.5, 0, 1, 0.5, 0.5, 1, 0, 0.5 },
  };
  Shape shape = { .kind = SHAPE_PATH, .ink = ink, .n_corners = sign == VEDETTE_SIGN_TRIANGLE ? 3 : 4 };

  if (sign == VEDETTE_SIGN_CIRCLE)
    shape = (Shape){ .kind = SHAPE_DISC, .ink = ink, .x = x + size / 2, .y = y + size / 2, .width = size };
  else
    for (int i = 0; i < 2 * shape.n_corners; i++)
      shape.corners[i] = (i % 2 == 0 ? x : y) + corners[sign][i] * size;
  g_array_append_val (self->shapes, shape);
}

/* Returns: (transfer full): a layout of the text in the font of the drawing */
PangoLayout *
vedette_drawing_make_layout (VedetteDrawing *self,
                            const char    *text,
                            double         size,
                            gboolean       bold)
{
  PangoLayout *layout = pango_layout_new (self->context);
  g_autoptr (PangoFontDescription) font =
    pango_font_description_copy (pango_context_get_font_description (self->context));

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

/**
 * vedette_drawing_measure:
 *
 * Returns: the width of the text
 */
double
vedette_drawing_measure (VedetteDrawing *self,
                        const char    *text,
                        double         size,
                        gboolean       bold)
{
  g_autoptr (PangoLayout) layout = vedette_drawing_make_layout (self, text, size, bold);
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);
  return (double) logical.width / PANGO_SCALE;
}

/* Returns: (transfer full) (nullable): the text, cut with an ellipsis if it is wider than the room; NULL if fewer
 * than two letters would be left */
static char *
shorten (VedetteDrawing *self,
         const char    *text,
         double         size,
         gboolean       bold,
         double         room)
{
  g_autofree char *clean = vedette_log_clean (text);
  g_autofree char *valid = g_strdup (vedette_text_show (clean, VEDETTE_TEXT_MOST));
  glong low = 0, high = g_utf8_strlen (valid, -1);

  if (room >= G_MAXDOUBLE || vedette_drawing_measure (self, valid, size, bold) <= room)
    return g_steal_pointer (&valid);
  while (high - low > 1)
    {
      glong middle = low + (high - low) / 2;
      g_autofree char *start = g_utf8_substring (valid, 0, middle);
      g_autofree char *cut = g_strconcat (g_strchomp (start), "…", NULL);

      if (vedette_drawing_measure (self, cut, size, bold) <= room)
        low = middle;
      else
        high = middle;
    }
  if (low < 2)
    return NULL;
  {
    g_autofree char *start = g_utf8_substring (valid, 0, low);

    return g_strconcat (g_strchomp (start), "…", NULL);
  }
}

/**
 * vedette_drawing_add_text:
 * @text: a text without markup, which is drawn on one line
 * @x: the left edge, the middle or the right edge, depending on @align
 * @middle: the vertical middle of the letters
 * @align: 0 to begin at @x, 0.5 to be centered on @x, 1 to end at @x
 * @room: the maximum width; a wider text is cut with an ellipsis, or omitted if hardly any letter would be left;
 *   %G_MAXDOUBLE for a text that certainly fits, which is not measured
 *
 * Adds a text.
 *
 * Returns: whether any of the text is shown
 */
gboolean
vedette_drawing_add_text (VedetteDrawing *self,
                         const char    *text,
                         double         x,
                         double         middle,
                         double         size,
                         gboolean       bold,
                         double         align,
                         double         room,
                         VedetteInk     ink)
{
  Shape shape = { .kind = SHAPE_TEXT, .ink = ink, .x = x, .y = middle, .width = size, .extra = align, .flag = bold };

  if (*text == '\0')
    return FALSE;
  shape.text = shorten (self, text, size, bold, room);
  if (shape.text == NULL)
    return FALSE;
  g_array_append_val (self->shapes, shape);
  return TRUE;
}

/* Adds a disc at the corner of a die, as the background of a mark. */
static void
add_corner (VedetteDrawing *self,
            VedetteInk      ink,
            double          x,
            double          y,
            double          size)
{
  Shape ring = { .kind = SHAPE_DISC, .ink = vedette_ink_on_tile, .x = x, .y = y, .width = size };
  Shape disc = { .kind = SHAPE_DISC, .ink = ink, .x = x, .y = y, .width = size * 0.86 };

  g_array_append_val (self->shapes, ring);
  g_array_append_val (self->shapes, disc);
}

/* Adds a tick to a die that succeeded, or a cross to a die that failed. */
static void
add_mark (VedetteDrawing *self,
          gboolean       won,
          double         x,
          double         y,
          double         size)
{
  double thickness = size * 0.14, r = size * 0.22;

  add_corner (self, won ? vedette_ink_won : vedette_ink_lost, x, y, size);
  if (won)
    {
      vedette_drawing_add_line (self, x - r, y + r * 0.1, x - r * 0.2, y + r * 0.8, thickness, FALSE, vedette_ink_on_tile);
      vedette_drawing_add_line (self, x - r * 0.2, y + r * 0.8, x + r * 1.1, y - r * 0.8, thickness, FALSE,
                                vedette_ink_on_tile);
      return;
    }
  vedette_drawing_add_line (self, x - r * 0.8, y - r * 0.8, x + r * 0.8, y + r * 0.8, thickness, FALSE, vedette_ink_on_tile);
  vedette_drawing_add_line (self, x - r * 0.8, y + r * 0.8, x + r * 0.8, y - r * 0.8, thickness, FALSE, vedette_ink_on_tile);
}

/* Returns: the ink with so much white in it, from 0 to 1, or so much black, from 0 to -1 */
static VedetteInk
shade (VedetteInk ink,
       double     amount)
{
  guint32 *colors[] = { &ink.light, &ink.dark };

  for (guint i = 0; i < G_N_ELEMENTS (colors); i++)
    {
      guint32 shaded = 0;

      for (int shift = 16; shift >= 0; shift -= 8)
        {
          double part = *colors[i] >> shift & 0xff;

          part += amount * (amount > 0 ? 255 - part : part);
          shaded |= (guint32) part << shift;
        }
      *colors[i] = shaded;
    }
  return ink;
}

/* Adds a d20 as it lies on the table: one face looks up, and nine around it are lit from the upper left. */
static void
add_facets (VedetteDrawing *self,
            VedetteInk      ink,
            double          x,
            double          y,
            double          size)
{
  enum { TOP, RIGHT, LEFT, N, NE, SE, S, SW, NW };
  static const double points[][2] = {
    [TOP] = { 0, -0.62 }, [RIGHT] = { 0.54, 0.31 }, [LEFT] = { -0.54, 0.31 }, /* the corners of the face that looks up */
    [N] = { 0, -1 }, [NE] = { 0.87, -0.5 }, [SE] = { 0.87, 0.5 }, [S] = { 0, 1 }, [SW] = { -0.87, 0.5 }, [NW] = { -0.87, -0.5 },
  };
  static const struct
  {
    int corners[3];
    double shade;
  } facets[] = {
    { { TOP, RIGHT, LEFT }, 0.04 }, { { TOP, N, NW }, 0.3 },     { { TOP, N, NE }, 0.16 },    { { TOP, NW, LEFT }, 0.2 },
    { { TOP, NE, RIGHT }, 0 },      { { LEFT, NW, SW }, 0.08 },  { { RIGHT, NE, SE }, -0.16 }, { { LEFT, SW, S }, -0.1 },
    { { RIGHT, SE, S }, -0.28 },    { { LEFT, RIGHT, S }, -0.2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (facets); i++)
    {
      Shape shape = { .kind = SHAPE_PATH, .ink = shade (ink, facets[i].shade), .n_corners = 3 };

      for (int k = 0; k < 3; k++)
        {
          shape.corners[2 * k] = x + size / 2 * (1 + points[facets[i].corners[k]][0]);
          shape.corners[2 * k + 1] = y + size / 2 * (1 + points[facets[i].corners[k]][1]);
        }
      g_array_append_val (self->shapes, shape);
    }
}

/**
 * vedette_drawing_add_die:
 * @sides: how many faces the die has, 0 where a small tile is enough
 * @natural: the natural result of the die
 * @verdict: 1 if the die reached the number that was needed, -1 if it did not, 0 if no number was needed
 * @colour: (nullable): a color from vedette_party_get_colour(), used if @verdict is 0; %NULL for gray
 *
 * Adds the tile of a die: green with a tick, gray with a cross, or, if @verdict is 0, plain in @colour. A large d20 has its
 * facets instead of a tile.
 */
void
vedette_drawing_add_die (VedetteDrawing *self,
                        int            sides,
                        int            natural,
                        int            verdict,
                        const char    *colour,
                        double         x,
                        double         y,
                        double         size)
{
  g_autofree char *text = g_strdup_printf ("%d", natural);
  gboolean own = verdict == 0 && colour != NULL;
  VedetteInk ground = own ? vedette_ink_of_colour (colour) : verdict > 0 ? vedette_ink_won : vedette_ink_lost;
  gboolean has_facets = sides == 20 && size >= VEDETTE_DRAWING_FACETS;

  if (has_facets)
    add_facets (self, ground, x, y, size);
  else
    vedette_drawing_add_box (self, x, y, size, size, size * 0.2, ground);
  vedette_drawing_add_text (self, text, x + size / 2, y + size / 2, size * (has_facets ? 0.36 : 0.56), TRUE, 0.5, G_MAXDOUBLE,
                            own ? vedette_ink_upon (ground) : vedette_ink_on_tile);
  if (verdict != 0)
    add_mark (self, verdict > 0, x + size * 0.9, y + size * 0.9, size * (has_facets ? 0.3 : 0.44));
}

/**
 * vedette_drawing_add_face_mark:
 *
 * Adds crossed blades to the die with the same @x, @y and @size, to show that its face has a special effect, as
 * reported by vedette_rules_is_marked().
 */
void
vedette_drawing_add_face_mark (VedetteDrawing *self,
                               double          x,
                               double          y,
                               double          size)
{
  double corner = size * (size >= VEDETTE_DRAWING_FACETS ? 0.3 : 0.44), thickness = corner * 0.08;
  double middle_x = x + corner / 2, middle_y = y + size * 0.9, r = corner * 0.27;

  add_corner (self, vedette_ink_marked, middle_x, middle_y, corner);
  for (int side = -1; side <= 1; side += 2)
    {
      double guard_x = middle_x + side * r * 0.55, guard_y = middle_y + r * 0.55;

      vedette_drawing_add_line (self, middle_x - side * r, middle_y - r, middle_x + side * r, middle_y + r, thickness, FALSE,
                                vedette_ink_on_tile);
      vedette_drawing_add_line (self, guard_x - side * r * 0.35, guard_y + r * 0.35, guard_x + side * r * 0.35,
                                guard_y - r * 0.35, thickness, FALSE, vedette_ink_on_tile);
    }
}
