/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page of paper is a list of boxes with fixed positions. A box keeps the layout with which its text was measured, so
 * the text is drawn exactly as it was measured. */

#include "print/vedette-page.h"

#include <math.h>
#include <string.h>

#include "core/document/vedette-text.h"
#include "print/vedette-letters.h"

/* The width of PROBE in the first font family, as a multiple of the font size. A page narrows fonts that are wider,
 * down to NARROWEST, so that the same text fits on the page with each font. */
#define PROBE "The five factors: goal in easy reach"
#define PROBE_WIDTH 15.1
#define NARROWEST 0.85
/* The factor by which words and names are narrowed further if they would not fit into their row. */
#define CONDENSED 0.8

/* The distance of the baseline below the middle of a row, as a multiple of the font size. With this value, letters with
 * and without descenders look centered. */
#define BASELINE 0.29
/* The distance by which accents of capitals may extend above a low row, as a multiple of the font size. This space
 * above a row is almost always empty. */
#define ACCENTS 0.17

/* The font for all geometric signs, so that they have the same size. Cantarell has only some of these signs, and
 * draws them small. */
#define SIGNS "DejaVu Sans"
#define FIRST_SIGN 0x25a0
#define LAST_SIGN 0x25ff

/* The numbers of letters after which a row and a block of text are cut. No row or page has room for more, and pango
 * takes minutes for very long texts. */
#define ROW_LETTERS (2 * VEDETTE_TEXT_MOST)
#define BLOCK_LETTERS (15 * VEDETTE_TEXT_MOST)

/* The number of measurements after which the cache of measure() is emptied. */
#define MOST_MEASURED 10000
/* The value of the parameter width of measure() for a text that is not wrapped. */
#define UNWRAPPED (-INFINITY)

struct _VedettePage
{
  PangoContext *context;
  GPtrArray *boxes;
  double smallest;
  double narrow; /* the factor by which the page multiplies the width of every letter */
  char *bookmark;
};

G_DEFINE_ENUM_TYPE (VedettePaper, vedette_paper,
                    G_DEFINE_ENUM_VALUE (VEDETTE_PAPER_A4, "a4"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_PAPER_LETTER, "letter"))

/**
 * vedette_paper_get_size:
 * @width: (out): the width of the paper in points
 * @height: (out): the height of the paper in points
 *
 * Reads the size of a paper.
 */
void
vedette_paper_get_size (VedettePaper  paper,
                        double       *width,
                        double       *height)
{
  *width = paper == VEDETTE_PAPER_A4 ? 595.276 : 612.0;
  *height = paper == VEDETTE_PAPER_A4 ? 841.89 : 792.0;
}

static void
box_free (VedetteBox *box)
{
  g_clear_object (&box->layout);
  g_clear_pointer (&box->drawing, vedette_drawing_free);
  g_free (box->text);
  g_free (box);
}

static double
get_points (int units)
{
  return (double) units / PANGO_SCALE;
}

/**
 * vedette_page_new:
 *
 * Returns: (transfer full): an empty page
 */
VedettePage *
vedette_page_new (void)
{
  VedettePage *self = g_new0 (VedettePage, 1);

  self->context = vedette_letters_make_context ();
  self->smallest = VEDETTE_PAGE_SMALLEST;
  self->boxes = g_ptr_array_new_with_free_func ((GDestroyNotify) box_free);
  self->narrow = 1;
  self->narrow = CLAMP (PROBE_WIDTH * 10 / vedette_page_measure (self, PROBE, 10, VEDETTE_TEXT_PLAIN), NARROWEST, 1);
  return self;
}

void
vedette_page_free (VedettePage *self)
{
  g_ptr_array_unref (self->boxes);
  g_object_unref (self->context);
  g_free (self->bookmark);
  g_free (self);
}

/**
 * vedette_page_set_smallest:
 * @size: the minimum font size in points
 *
 * Sets the minimum font size for text that is added from now on.
 */
void
vedette_page_set_smallest (VedettePage *self,
                           double       size)
{
  self->smallest = size;
}

/**
 * vedette_page_set_bookmark:
 * @title: (nullable): the title of the page in the outline of a PDF file; %NULL for none, the default
 *
 * Sets the bookmark of the page.
 */
void
vedette_page_set_bookmark (VedettePage *self,
                           const char  *title)
{
  g_free (self->bookmark);
  self->bookmark = g_strdup (title);
}

/**
 * vedette_page_get_bookmark:
 *
 * Returns: (transfer none) (nullable): the title of the bookmark
 */
const char *
vedette_page_get_bookmark (VedettePage *self)
{
  return self->bookmark;
}

/* Makes a single line from a text, such as a pasted name: control characters become spaces, characters that change
 * direction are removed, and noncharacters are replaced, because cairo refuses them. An ellipsis replaces the text
 * after @most characters. */
static char *
make_single_line (const char *text,
                  guint       most)
{
  GString *line = g_string_new (NULL);
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  guint n = 0;

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      gboolean separates = g_unichar_iscntrl (c) || c == 0x2028 || c == 0x2029;

      if (vedette_text_turns_order (c))
        continue;
      if (n++ == most)
        {
          g_string_append (line, "…");
          break;
        }
      g_string_append_unichar (line, separates ? ' ' : vedette_text_is_noncharacter (c) ? 0xfffd : c);
    }
  return g_string_free (line, FALSE);
}

static PangoAttrList *
list_signs (const char *text)
{
  PangoAttrList *list = pango_attr_list_new ();

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (g_utf8_get_char (p) >= FIRST_SIGN && g_utf8_get_char (p) <= LAST_SIGN)
      {
        PangoAttribute *family = pango_attr_family_new (SIGNS);

        family->start_index = (guint) (p - text);
        family->end_index = (guint) (g_utf8_next_char (p) - text);
        pango_attr_list_insert (list, family);
      }
  return list;
}

static PangoLayout *
make_layout (VedettePage      *self,
             const char       *text,
             guint             most,
             double            size,
             VedetteTextStyle  style)
{
  PangoLayout *layout = pango_layout_new (self->context);
  PangoFontDescription *font = pango_font_description_from_string (VEDETTE_LETTERS_FAMILY);
  g_autofree char *line = make_single_line (text, most);
  g_autoptr (PangoAttrList) signs = list_signs (line);

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  if (style & VEDETTE_TEXT_BOLD)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, line, -1);
  pango_layout_set_attributes (layout, signs);
  pango_font_description_free (font);
  return layout;
}

static VedetteBox *
add_box (VedettePage    *self,
         VedetteBoxKind  kind,
         double          x,
         double          y,
         double          width,
         double          height)
{
  VedetteBox *box = g_new0 (VedetteBox, 1);

  box->kind = kind;
  box->x = x;
  box->y = y;
  box->width = width;
  box->height = height;
  g_ptr_array_add (self->boxes, box);
  return box;
}

static void
wrap (VedettePage *self,
      PangoLayout *layout,
      double       width)
{
  pango_layout_set_width (layout, (int) (width / self->narrow * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
}

/* Returns the height of a text that is wrapped to @width, or, for UNWRAPPED, the text's width before narrowing, in
 * points. Results are cached, because a page measures the same texts for many layouts. */
static double
measure (VedettePage      *self,
         const char       *text,
         double            size,
         VedetteTextStyle  style,
         double            width)
{
  static GHashTable *known;
  g_autofree char *key = g_strdup_printf ("%a %d %a %s", size, style & VEDETTE_TEXT_BOLD, width / self->narrow, text);
  g_autoptr (PangoLayout) layout = NULL;
  double *found, measured;

  if (known == NULL)
    known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  found = g_hash_table_lookup (known, key);
  if (found != NULL)
    return *found;
  layout = make_layout (self, text, width == UNWRAPPED ? ROW_LETTERS : BLOCK_LETTERS, size, style);
  if (width == UNWRAPPED)
    {
      PangoRectangle logical;

      pango_layout_get_extents (layout, NULL, &logical);
      measured = get_points (logical.width);
    }
  else
    {
      wrap (self, layout, width);
      measured = vedette_letters_measure_lines (layout);
    }
  if (g_hash_table_size (known) >= MOST_MEASURED)
    g_hash_table_remove_all (known);
  g_hash_table_insert (known, g_steal_pointer (&key), g_memdup2 (&measured, sizeof measured));
  return measured;
}

/**
 * vedette_page_measure:
 *
 * Returns: the width of @text on one line, in points
 */
double
vedette_page_measure (VedettePage      *self,
                      const char       *text,
                      double            size,
                      VedetteTextStyle  style)
{
  return measure (self, text, size, style, UNWRAPPED) * self->narrow;
}

/**
 * vedette_page_measure_block:
 *
 * Returns: the height of @text when it is wrapped to @width, in points
 */
double
vedette_page_measure_block (VedettePage *self,
                            const char  *text,
                            double       size,
                            double       width)
{
  return measure (self, text, size, VEDETTE_TEXT_PLAIN, width);
}

/* Makes the layout of a row of text. The function tries smaller letters, down to the smallest readable size,
 * because some scripts are taller than the row. */
static PangoLayout *
make_fitting_layout (VedettePage      *self,
                     const char       *text,
                     double            width,
                     double            height,
                     double            narrow,
                     double           *size,
                     VedetteTextStyle  style)
{
  while (TRUE)
    {
      PangoLayout *layout = make_layout (self, text, ROW_LETTERS, *size, style);
      PangoRectangle ink;
      double baseline, above, below;

      pango_layout_set_width (layout, (int) (MAX (width, 0) / narrow * PANGO_SCALE));
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      pango_layout_get_extents (layout, &ink, NULL);
      baseline = (double) pango_layout_get_baseline (layout) / PANGO_SCALE;
      above = baseline - (double) ink.y / PANGO_SCALE;
      below = (double) (ink.y + ink.height) / PANGO_SCALE - baseline;
      if ((above <= height / 2 + (BASELINE + ACCENTS) * *size && below <= height / 2 - BASELINE * *size) ||
          *size - 0.5 < self->smallest)
        return layout;
      g_object_unref (layout);
      *size -= 0.5;
    }
}

/* Returns: (transfer full): as many letters from the start of the text as fit into the width, followed by a period; the
 * whole text if not even one letter fits */
static char *
abbreviate (VedettePage      *self,
            const char       *text,
            double            width,
            double            size,
            VedetteTextStyle  style)
{
  g_autofree char *shorter = g_strdup (text);

  for (char *end = shorter + strlen (shorter); end > g_utf8_next_char (shorter);)
    {
      g_autofree char *with_point = NULL;

      end = g_utf8_prev_char (end);
      /* The loop removes a letter together with its combining marks, and also removes a space at the end of the
       * word. */
      while (end > g_utf8_next_char (shorter) &&
             (g_unichar_ismark (g_utf8_get_char (end)) || g_unichar_isspace (g_utf8_get_char (g_utf8_prev_char (end)))))
        end = g_utf8_prev_char (end);
      *end = '\0';
      with_point = g_strconcat (shorter, ".", NULL);
      if (vedette_page_measure (self, with_point, size, style) <= width)
        return g_steal_pointer (&with_point);
    }
  return g_strdup (text);
}

/* Fits a word into @width with narrower letters, then also with smaller letters, and at last with fewer letters. Sets
 * @size and @narrow. Returns: (transfer full) (nullable): the abbreviated word; NULL if all letters fit */
static char *
fit_word (VedettePage      *self,
          const char       *text,
          double            width,
          double           *size,
          double           *narrow,
          VedetteTextStyle  style)
{
  double natural = vedette_page_measure (self, text, *size, style);

  while (natural * CONDENSED > width && *size - 0.5 >= self->smallest)
    {
      *size -= 0.5;
      natural = vedette_page_measure (self, text, *size, style);
    }
  if (natural <= width)
    return NULL;
  *narrow = self->narrow * MAX (width / natural, CONDENSED) * 0.999;
  return natural * CONDENSED > width ? abbreviate (self, text, width / CONDENSED, *size, style) : NULL;
}

static double
find_x (double           x,
        double           width,
        double           text_width,
        VedetteTextStyle style)
{
  if (style & VEDETTE_TEXT_RIGHT)
    return x + width - text_width;
  if (style & VEDETTE_TEXT_CENTRE)
    return x + (width - text_width) / 2;
  return x;
}

/* Places the text in its row and sets @ink_rect to the area that the text covers, clipped to the row. Both @row and
 * @ink_rect are x, y, width and height. */
static void
place_text (VedettePage      *self,
            VedetteBox       *box,
            const char       *text,
            const double      row[4],
            double            size,
            VedetteTextStyle  style,
            double            ink_rect[4])
{
  PangoRectangle ink, logical;
  double baseline, left, top, bottom, logical_width, narrow = self->narrow;
  g_autofree char *shorter = style & VEDETTE_TEXT_FIT ? fit_word (self, text, row[2], &size, &narrow, style) : NULL;

  if (style & VEDETTE_TEXT_NARROW)
    narrow *= CLAMP (row[2] * 0.999 / vedette_page_measure (self, text, size, style), CONDENSED, 1);
  box->layout = make_fitting_layout (self, shorter != NULL ? shorter : text, row[2], row[3], narrow, &size, style);
  pango_layout_get_extents (box->layout, &ink, &logical);
  logical_width = MIN (get_points (logical.width) * narrow, row[2]);
  baseline = row[1] + row[3] / 2 + BASELINE * size;
  left = find_x (row[0], row[2], logical_width, style);

  box->text = g_strdup (text);
  box->size = size;
  box->style = style;
  box->ellipsised = pango_layout_is_ellipsized (box->layout);
  box->abbreviated = shorter != NULL;
  box->layout_x = left - get_points (logical.x) * narrow;
  box->narrow = narrow;
  box->layout_y = baseline - vedette_letters_get_ascent (box->layout);

  top = baseline - get_points (pango_layout_get_baseline (box->layout) - ink.y);
  bottom = top + get_points (ink.height);
  /* Only combining marks that are piled up on a letter extend beyond these limits, so no other text is clipped. */
  box->is_cut = top < row[1] - ACCENTS * size - 0.01 || bottom > row[1] + row[3] + 0.01;
  ink_rect[0] = left;
  ink_rect[1] = MAX (top, row[1]);
  ink_rect[2] = logical_width;
  ink_rect[3] = MAX (MIN (bottom, row[1] + row[3]) - ink_rect[1], 0);
}

/**
 * vedette_page_add_text:
 * @text: a text without markup, which is shown on one line
 * @x: left edge of the row
 * @y: upper edge of the row
 * @width: width of the row; an ellipsis replaces the end of a wider text; with %VEDETTE_TEXT_FIT, a text gets an
 *   ellipsis only if it is too wide even when it is narrowed, set smaller and abbreviated
 * @height: height of the row
 *
 * Adds a text on one line.
 *
 * Returns: the width of the text
 */
double
vedette_page_add_text (VedettePage      *self,
                       const char       *text,
                       double            x,
                       double            y,
                       double            width,
                       double            height,
                       double            size,
                       VedetteTextStyle  style)
{
  const double row[4] = { x, y, width, height };
  double ink[4];
  VedetteBox *box;

  if (text == NULL || *text == '\0' || width <= 0)
    return 0;
  box = add_box (self, VEDETTE_BOX_TEXT, x, y, width, height);
  place_text (self, box, text, row, size, style, ink);
  box->x = ink[0];
  box->y = ink[1];
  box->width = ink[2];
  box->height = ink[3];
  return box->width;
}

/* Adds a wrapped layout to the page, which takes ownership of the layout. */
static double
add_wrapped (VedettePage *self,
             PangoLayout *layout,
             const char  *text,
             double       x,
             double       y,
             double       size)
{
  VedetteBox *box = add_box (self, VEDETTE_BOX_TEXT, x, y, 0, 0);
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);
  box->layout = layout;
  box->text = g_strdup (text);
  box->size = size;
  box->ellipsised = pango_layout_is_ellipsized (layout);
  box->layout_x = x - get_points (logical.x) * self->narrow;
  box->narrow = self->narrow;
  box->layout_y = y;
  box->width = get_points (logical.width) * self->narrow;
  box->height = vedette_letters_measure_lines (layout);
  return box->height;
}

/**
 * vedette_page_add_block:
 * @text: a text without markup, which is wrapped
 *
 * Adds a wrapped text.
 *
 * Returns: the height of the text
 */
double
vedette_page_add_block (VedettePage *self,
                        const char  *text,
                        double       x,
                        double       y,
                        double       width,
                        double       size)
{
  PangoLayout *layout = make_layout (self, text, BLOCK_LETTERS, size, VEDETTE_TEXT_PLAIN);

  wrap (self, layout, width);
  return add_wrapped (self, layout, text, x, y, size);
}

/* Makes a layout that wraps the text. @height: the maximum height, after which an ellipsis replaces the rest; 0 for
 * any height */
static PangoLayout *
make_wrapped_layout (VedettePage      *self,
                     const char       *text,
                     double            width,
                     double            height,
                     double            size,
                     VedetteTextStyle  style)
{
  for (int n = (int) (height / size / VEDETTE_LETTERS_LINE);; n--)
    {
      PangoLayout *layout = make_layout (self, text, BLOCK_LETTERS, size, style);

      wrap (self, layout, width);
      if (height <= 0)
        return layout;
      pango_layout_set_height (layout, -MAX (n, 1));
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      if (n <= 1 || vedette_letters_measure_lines (layout) <= height)
        return layout;
      g_object_unref (layout);
    }
}

/**
 * vedette_page_add_lines:
 * @text: a text without markup, which is wrapped
 * @row: the height of one row in points, which must be too low for two lines of text
 * @n_lines: the maximum number of lines; the rest of the text is replaced by an ellipsis
 *
 * Adds a text of at most @n_lines lines.
 */
void
vedette_page_add_lines (VedettePage *self,
                        const char  *text,
                        double       x,
                        double       y,
                        double       width,
                        double       row,
                        int          n_lines,
                        double       size)
{
  PangoLayout *layout;

  if (*text == '\0')
    return;
  layout = make_wrapped_layout (self, text, width, row * n_lines, size, VEDETTE_TEXT_PLAIN);
  if (pango_layout_get_height (layout) < -1)
    {
      add_wrapped (self, layout, text, x, y, size);
      return;
    }
  g_object_unref (layout);
  vedette_page_add_text (self, text, x, y, width, row, size, VEDETTE_TEXT_PLAIN);
}

/**
 * vedette_page_add_fitting:
 * @text: a text without markup, which is wrapped
 * @largest: the font size that is tried first, in points
 * @least: the minimum font size in points; if the text does not fit at this size, an ellipsis replaces the rest
 *
 * Sets the text as large as the area allows.
 *
 * Returns: the height of the text
 */
double
vedette_page_add_fitting (VedettePage      *self,
                          const char       *text,
                          double            x,
                          double            y,
                          double            width,
                          double            height,
                          double            largest,
                          double            least,
                          VedetteTextStyle  style)
{
  PangoRectangle logical;

  if (text == NULL || *text == '\0')
    return 0;
  for (double size = largest; size >= least; size -= 0.5)
    {
      PangoLayout *layout = make_wrapped_layout (self, text, width, size - 0.5 < least ? height : 0, size, style);

      pango_layout_get_extents (layout, NULL, &logical);
      if (vedette_letters_measure_lines (layout) <= height && get_points (logical.width) * self->narrow <= width + 0.1)
        {
          VedetteBox *box;

          add_wrapped (self, layout, text, x, y, size);
          box = g_ptr_array_index (self->boxes, self->boxes->len - 1);
          box->style = style;
          return box->height;
        }
      g_object_unref (layout);
    }
  /* Even a single line is higher than the area, so the text becomes one row that is clipped to the area. */
  vedette_page_add_text (self, text, x, y, width, height, least, style);
  return height;
}

/**
 * vedette_page_add_cell:
 * @strong: whether the cell has the current value of a track; @text is then bold
 *
 * Adds a frame with @text in the middle.
 */
void
vedette_page_add_cell (VedettePage *self,
                       const char  *text,
                       double       x,
                       double       y,
                       double       width,
                       double       height,
                       double       size,
                       gboolean     strong)
{
  const double row[4] = { x + 2, y + 1, width - 4, height - 2 };
  double ink[4];
  VedetteBox *box = add_box (self, VEDETTE_BOX_CELL, x, y, width, height);

  box->strong = strong;
  place_text (self, box, text, row, size, VEDETTE_TEXT_CENTRE | (strong ? VEDETTE_TEXT_BOLD : 0), ink);
}

/**
 * vedette_page_add_words:
 *
 * Adds a text on one row if it fits, and wraps it otherwise.
 *
 * Returns: the height of the text, at least @height
 */
double
vedette_page_add_words (VedettePage      *self,
                        const char       *text,
                        double            x,
                        double            y,
                        double            width,
                        double            height,
                        double            size,
                        VedetteTextStyle  style)
{
  VedetteBox *box;

  if (vedette_page_measure (self, text, size, style) <= width)
    {
      vedette_page_add_text (self, text, x, y, width, height, size, style);
      return height;
    }
  add_wrapped (self, make_wrapped_layout (self, text, width, 0, size, style), text, x, y, size);
  box = g_ptr_array_index (self->boxes, self->boxes->len - 1);
  box->style = style;
  return MAX (height, box->height);
}

/**
 * vedette_page_measure_words:
 *
 * Returns: the height that vedette_page_add_words() would return
 */
double
vedette_page_measure_words (VedettePage      *self,
                            const char       *text,
                            double            width,
                            double            height,
                            double            size,
                            VedetteTextStyle  style)
{
  g_autoptr (PangoLayout) layout = NULL;

  if (vedette_page_measure (self, text, size, style) <= width)
    return height;
  layout = make_wrapped_layout (self, text, width, 0, size, style);
  return MAX (height, vedette_letters_measure_lines (layout));
}

void
vedette_page_add_check (VedettePage  *self,
                        double        x,
                        double        y,
                        double        width,
                        VedetteCheck  check,
                        gboolean      is_round)
{
  VedetteBox *box = add_box (self, VEDETTE_BOX_CHECK, x, y, width, width);

  box->check = check;
  box->is_round = is_round;
}

void
vedette_page_add_sign (VedettePage  *self,
                       VedetteShape  shape,
                       gboolean      solid,
                       double        x,
                       double        y,
                       double        width)
{
  VedetteBox *box = add_box (self, VEDETTE_BOX_SIGN, x, y, width, width);

  box->shape = shape;
  box->strong = solid;
}

/**
 * vedette_page_add_disc:
 * @letter: the letter that is drawn in the middle, as large as possible
 * @colour: the color of the disc, as `#rrggbb`
 * @with_sign: whether @shape is drawn below the letter, for a disc that is large enough
 *
 * Adds a token: a disc with an outline. People can tell tokens apart by letter or shape, even without colors.
 */
void
vedette_page_add_disc (VedettePage  *self,
                       const char   *letter,
                       const char   *colour,
                       VedetteShape  shape,
                       gboolean      with_sign,
                       double        x,
                       double        y,
                       double        width)
{
  VedetteTextStyle style = VEDETTE_TEXT_CENTRE | VEDETTE_TEXT_BOLD;
  double side = width * 0.14, size = MAX (width * (with_sign ? 0.46 : 0.62), self->smallest);
  const double row[4] = { x + side, y + width * (with_sign ? 0.16 : 0.1), width - 2 * side, width * (with_sign ? 0.5 : 0.8) };
  guint64 rgb = g_ascii_strtoull (colour + 1, NULL, 16);
  VedetteBox *box = add_box (self, VEDETTE_BOX_DISC, x, y, width, width);
  double ink[4];

  box->shape = shape;
  box->strong = with_sign;
  for (int i = 0; i < 3; i++)
    box->colour[i] = (double) (rgb >> (16 - 8 * i) & 0xff) / 255;
  while (size - 0.5 >= self->smallest && vedette_page_measure (self, letter, size, style) > row[2])
    size -= 0.5;
  if (*letter != '\0')
    place_text (self, box, letter, row, size, style, ink);
}

void
vedette_page_add_rule (VedettePage *self,
                       double       x,
                       double       y,
                       double       width,
                       gboolean     strong)
{
  add_box (self, VEDETTE_BOX_RULE, x, y, width, 0)->strong = strong;
}

/**
 * vedette_page_add_cut:
 * @width: the length of a horizontal line in points; 0 for a vertical line
 * @height: the length of a vertical line in points; 0 for a horizontal line
 * @strong: whether to cut along the line, rather than fold
 *
 * Adds a dashed line.
 */
void
vedette_page_add_cut (VedettePage *self,
                      double       x,
                      double       y,
                      double       width,
                      double       height,
                      gboolean     strong)
{
  VedetteBox *box = add_box (self, VEDETTE_BOX_RULE, x, y, width, height);

  box->dashed = TRUE;
  box->strong = strong;
}

/**
 * vedette_page_add_drawing:
 * @drawing: (transfer full): a drawing, which is not scaled
 *
 * Adds a drawing.
 */
void
vedette_page_add_drawing (VedettePage   *self,
                         VedetteDrawing *drawing,
                         double         x,
                         double         y)
{
  VedetteBox *box = add_box (self, VEDETTE_BOX_DRAWING, x, y, vedette_drawing_get_width (drawing),
                             vedette_drawing_get_height (drawing));

  box->drawing = drawing;
}

guint
vedette_page_get_n_boxes (VedettePage *self)
{
  return self->boxes->len;
}

/**
 * vedette_page_get_box:
 *
 * Returns: (transfer none): the box at @index, in reading order
 */
const VedetteBox *
vedette_page_get_box (VedettePage *self,
                      guint        index)
{
  g_return_val_if_fail (index < self->boxes->len, NULL);

  return g_ptr_array_index (self->boxes, index);
}
