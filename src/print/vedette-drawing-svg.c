/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a drawing as SVG for a web page. */

#include <math.h>

#include "print/vedette-drawing-private.h"

/* Appends an attribute with a number in the format that SVG requires, which does not depend on the locale. */
static void
put (GString    *out,
     const char *name,
     double      value)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (out, " %s=\"%s\"", name, g_ascii_formatd (text, sizeof text, "%.2f", value));
}

/* Adds the class of an ink to an SVG element. @how: “f” for a fill, “s” for a stroke. The web page defines the colors
 * of each class once for all its drawings. */
static void
put_class (GString    *out,
           GHashTable *inks,
           const char *how,
           VedetteInk  ink)
{
  char *name = g_strdup_printf ("%s%06x%06x", how, ink.light, ink.dark);

  g_string_append_printf (out, " class=\"%s\"", name);
  g_hash_table_add (inks, name);
}

static void
write_text (GString     *out,
            const Shape *shape)
{
  g_autofree char *escaped = g_markup_escape_text (shape->text, -1);

  put (out, "x", shape->x);
  put (out, "y", shape->y + CAPITALS * shape->width);
  put (out, "font-size", shape->width);
  g_string_append_printf (out, "%s text-anchor=\"%s\">%s</text>", shape->flag ? " font-weight=\"700\"" : "",
                          shape->extra < 0.25 ? "start" : shape->extra > 0.75 ? "end" : "middle", escaped);
}

static void
write_path (GString     *out,
            const Shape *shape)
{
  char x[G_ASCII_DTOSTR_BUF_SIZE], y[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append (out, " points=\"");
  for (int i = 0; i < shape->n_corners; i++)
    g_string_append_printf (out, "%s%s,%s", i > 0 ? " " : "", g_ascii_formatd (x, sizeof x, "%.2f", shape->corners[2 * i]),
                            g_ascii_formatd (y, sizeof y, "%.2f", shape->corners[2 * i + 1]));
  g_string_append (out, "\"/>");
}

static void
write_shape (GString     *out,
             GHashTable  *inks,
             const Shape *shape)
{
  static const char *const names[] = { "rect", "line", "polygon", "circle", "text" };

  g_string_append_printf (out, "<%s", names[shape->kind]);
  put_class (out, inks, shape->kind == SHAPE_LINE ? "s" : "f", shape->ink);
  switch (shape->kind)
    {
    case SHAPE_BOX:
      put (out, "x", shape->x);
      put (out, "y", shape->y);
      put (out, "width", shape->width);
      put (out, "height", shape->height);
      put (out, "rx", shape->extra);
      g_string_append (out, "/>");
      break;
    case SHAPE_LINE:
      put (out, "x1", shape->x);
      put (out, "y1", shape->y);
      put (out, "x2", shape->width);
      put (out, "y2", shape->height);
      put (out, "stroke-width", shape->extra);
      g_string_append (out, shape->flag ? " stroke-dasharray=\"5 3\"/>" : " stroke-linecap=\"round\"/>");
      break;
    case SHAPE_PATH:
      write_path (out, shape);
      break;
    case SHAPE_DISC:
      put (out, "cx", shape->x);
      put (out, "cy", shape->y);
      put (out, "r", shape->width / 2);
      g_string_append (out, "/>");
      break;
    case SHAPE_TEXT:
      write_text (out, shape);
      break;
    default:
      g_assert_not_reached ();
    }
}

/**
 * vedette_drawing_write_svg:
 * @inks: (element-type utf8): receives the class names of all inks that are used: f for a fill or s for a stroke, then
 *   the color on a light and on a dark background, with six digits each
 *
 * Appends the drawing as an SVG element for a web page.
 */
void
vedette_drawing_write_svg (VedetteDrawing *self,
                          GString       *out,
                          GHashTable    *inks)
{
  g_autofree char *words = g_markup_escape_text (self->words, -1);

  g_string_append_printf (out, "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"%s\"", words);
  g_string_append_printf (out, " viewBox=\"0 0 %d %d\">\n", (int) ceil (self->width), (int) ceil (self->height));
  for (guint i = 0; i < self->shapes->len; i++)
    {
      write_shape (out, inks, &g_array_index (self->shapes, Shape, i));
      g_string_append_c (out, '\n');
    }
  g_string_append (out, "</svg>\n");
}
