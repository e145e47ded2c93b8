/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What sheets of a grand-tactical battle are made of: lines of a few kinds, set in columns or over pages. */

#include "vedette-config.h"

#include "print/eagles/vedette-eagles-lines.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/state/vedette-eagles.h"

#define ROW 1.4
/* How narrow the page draws words that have to fit */
#define NARROW 0.8
#define CHART_ROW 1.25
#define TITLE_ROW 1.7
#define INDENT 1.0
#define BLOCK_GAP 0.25
/* How much lower the first of two columns may be for the second to begin with a title */
#define NEARLY 4.0
#define STEP 0.5
/* Characters of a block, so that none is higher than a page */
#define BLOCK 800
/* The most that the heads of the rows of a chart take of its width */
#define HEADS 0.45

static void
line_free (VedetteEaglesLine *line)
{
  g_free (line->text);
  g_free (line->note);
  g_clear_object (&line->chart);
  g_free (line);
}

GPtrArray *
vedette_eagles_lines_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) line_free);
}

VedetteEaglesLine *
vedette_eagles_lines_add (GPtrArray             *lines,
                          VedetteEaglesLineKind  kind,
                          const char            *text)
{
  VedetteEaglesLine *line = g_new0 (VedetteEaglesLine, 1);

  line->kind = kind;
  line->text = g_strdup (text);
  g_ptr_array_add (lines, line);
  return line;
}

/* Adds a paragraph, in several blocks if it is long. */
static void
add_paragraph (GPtrArray  *lines,
               const char *text,
               int         indent)
{
  while (g_utf8_strlen (text, -1) > BLOCK)
    {
      const char *most = g_utf8_offset_to_pointer (text, BLOCK), *end = g_strrstr_len (text, most - text, " ");
      g_autofree char *block = NULL;

      end = end != NULL && end > text ? end : most;
      block = g_strndup (text, end - text);
      vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_BLOCK, block)->indent = indent;
      text = *end == ' ' ? end + 1 : end;
    }
  vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_BLOCK, text)->indent = indent;
}

/**
 * vedette_eagles_lines_add_text:
 * @text: of any length, with line breaks
 */
void
vedette_eagles_lines_add_text (GPtrArray  *lines,
                               const char *text,
                               int         indent)
{
  g_auto (GStrv) paragraphs = g_strsplit (text, "\n", -1);

  for (guint i = 0; paragraphs[i] != NULL; i++)
    add_paragraph (lines, paragraphs[i], indent);
}

void
vedette_eagles_lines_add_chart (GPtrArray    *lines,
                                VedetteChart *chart)
{
  vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_TITLE, chart->label);
  vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_CHART, NULL)->chart = g_object_ref (chart);
}

static double
measure_heads (VedetteChart *chart,
               VedettePage  *page,
               double        width,
               double        size)
{
  double most = 0;

  for (guint row = 0; row < chart->n_rows; row++)
    {
      double head = vedette_page_measure (page, chart->rows[row], size, VEDETTE_TEXT_BOLD);

      most = MAX (most, head);
    }
  return MIN (most + size, width * HEADS);
}

/* Heads, and below them a row for each; thin rules between */
static double
set_chart (VedetteChart *chart,
           VedettePage  *page,
           double        x,
           double        y,
           double        width,
           double        size,
           gboolean      set)
{
  double row_height = size * CHART_ROW, heads = measure_heads (chart, page, width, size);
  guint n_rows = chart->n_rows, n_columns = chart->n_columns;
  double cell = (width - heads) / n_columns;

  for (guint column = 0; set && column < n_columns; column++)
    vedette_page_add_text (page, chart->columns[column], x + heads + column * cell + 1, y, cell - 2,
                           row_height, size, VEDETTE_TEXT_BOLD | VEDETTE_TEXT_CENTRE | VEDETTE_TEXT_FIT);
  for (guint row = 0; set && row < n_rows; row++)
    {
      double top = y + (row + 1) * row_height;

      vedette_page_add_rule (page, x, top, width, row == 0);
      vedette_page_add_text (page, chart->rows[row], x, top, heads - 2, row_height, size,
                             VEDETTE_TEXT_BOLD | VEDETTE_TEXT_FIT);
      for (guint column = 0; column < n_columns; column++)
        vedette_page_add_text (page, chart->cells[row * chart->n_columns + column], x + heads + column * cell, top, cell,
                               row_height, size, VEDETTE_TEXT_CENTRE);
    }
  return (n_rows + 1) * row_height + size * 0.3;
}

/* What it says on the left, a note on the right; smaller where both have no room else, down to the size of the note alone */
static void
set_words (const VedetteEaglesLine *line,
           VedettePage             *page,
           double                   x,
           double                   y,
           double                   width,
           double                   height,
           double                   size)
{
  VedetteTextStyle style = line->kind == VEDETTE_EAGLES_LINE_PLAIN ? VEDETTE_TEXT_PLAIN : VEDETTE_TEXT_BOLD;
  double least = size < 14 ? VEDETTE_PAGE_SMALLEST : size, gap = line->note != NULL ? size * 0.7 : 0, name, note;

  while (TRUE)
    {
      name = vedette_page_measure (page, line->text, size, style) + 1;
      note = line->note != NULL ? vedette_page_measure (page, line->note, size, VEDETTE_TEXT_PLAIN) + 1 : 0;
      if (name + gap + note <= width || size - STEP < least)
        break;
      size -= STEP;
    }
  if (note > 0)
    note = MIN (note, MAX (width * 0.5, width - gap - name));
  vedette_page_add_text (page, line->text, x, y, width - note - gap, height, size, style | VEDETTE_TEXT_FIT);
  if (note > 0)
    vedette_page_add_text (page, line->note, x + width - note, y, note, height, size,
                           VEDETTE_TEXT_GREY | VEDETTE_TEXT_RIGHT | VEDETTE_TEXT_FIT);
}

/* Whether a note has so many words that it goes below its line, which has all the room that it needs. Only the note is set more
 * narrowly. */
static gboolean
is_note_below (const VedetteEaglesLine *line,
               VedettePage             *page,
               double                   width,
               double                   size)
{
  double least = size < 14 ? VEDETTE_PAGE_SMALLEST : size;

  return line->note != NULL && line->n_boxes == 0 && !line->is_signed && line->kind != VEDETTE_EAGLES_LINE_TITLE &&
         vedette_page_measure (page, line->note, least, VEDETTE_TEXT_PLAIN) * NARROW > width * 0.5 &&
         vedette_page_measure (page, line->text, least, VEDETTE_TEXT_BOLD) + size +
             vedette_page_measure (page, line->note, least, VEDETTE_TEXT_PLAIN) * NARROW > width;
}

static void
set_row (const VedetteEaglesLine *line,
         VedettePage             *page,
         double                   x,
         double                   y,
         double                   width,
         double                   height,
         double                   size)
{
  double box = size * 0.95, pitch = box + 2, right = x + width;

  x += line->indent * INDENT * size;
  if (line->is_signed)
    {
      vedette_page_add_sign (page, line->sign, TRUE, x, y + (height - size * 0.7) / 2, size * 0.7);
      x += size * 1.1;
    }
  for (int i = 0; i < line->n_boxes; i++)
    vedette_page_add_check (page, right - (line->n_boxes - i) * pitch + 2, y + (height - box) / 2, box, VEDETTE_CHECK_EMPTY,
                            FALSE);
  right -= line->n_boxes > 0 ? line->n_boxes * pitch + size * 0.5 : 0;
  if (!is_note_below (line, page, width, size))
    {
      set_words (line, page, x, y, right - x, height, size);
      return;
    }
  vedette_page_add_text (page, line->text, x, y - height, right - x, height, size,
                         line->kind == VEDETTE_EAGLES_LINE_PLAIN ? VEDETTE_TEXT_PLAIN : VEDETTE_TEXT_BOLD);
  vedette_page_add_text (page, line->note, x, y, right - x, height, size, VEDETTE_TEXT_GREY | VEDETTE_TEXT_FIT);
}

/* Sets a line, or only says how high it is. */
static double
set_line (const VedetteEaglesLine *line,
          VedettePage             *page,
          double                   x,
          double                   y,
          double                   width,
          double                   size,
          gboolean                 set)
{
  double height = size * ROW, indent = line->indent * INDENT * size;

  switch (line->kind)
    {
    case VEDETTE_EAGLES_LINE_CHART:
      return set_chart (line->chart, page, x, y, width, size, set);
    case VEDETTE_EAGLES_LINE_BLOCK:
      height = vedette_page_measure_block (page, line->text, size, width - indent) + size * BLOCK_GAP;
      if (set)
        vedette_page_add_block (page, line->text, x + indent, y, width - indent, size);
      return height;
    case VEDETTE_EAGLES_LINE_BLANK:
      if (set)
        vedette_page_add_rule (page, x + indent, y + height - 1, width - indent, FALSE);
      return height;
    case VEDETTE_EAGLES_LINE_TITLE:
      height = size * TITLE_ROW;
      if (set)
        vedette_page_add_rule (page, x, y + height + 1, width, TRUE);
      break;
    case VEDETTE_EAGLES_LINE_NAME:
    case VEDETTE_EAGLES_LINE_PLAIN:
    default:
      height += is_note_below (line, page, width, size) ? height : 0;
      break;
    }
  if (set)
    set_row (line, page, x, y + height - size * ROW, width, size * ROW, size);
  return height + (line->kind == VEDETTE_EAGLES_LINE_TITLE ? 3 : 0);
}

/**
 * vedette_eagles_lines_set:
 * @set: whether to set them, or only to measure
 *
 * Returns: how high all of them are, one below the other
 */
double
vedette_eagles_lines_set (GPtrArray   *lines,
                          VedettePage *page,
                          double       x,
                          double       y,
                          double       width,
                          double       size,
                          gboolean     set)
{
  double top = y;

  for (guint i = 0; i < lines->len; i++)
    y += set_line (lines->pdata[i], page, x, y, width, size, set);
  return y - top;
}

/* How many of the lines stand in the first of two columns: as many as make both alike, or nearly, to begin with a title */
static guint
find_split (GPtrArray   *lines,
            VedettePage *page,
            double       width,
            double       size)
{
  double sum = vedette_eagles_lines_set (lines, page, 0, 0, width, size, FALSE), above = 0, best = 2 * sum;
  guint split = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const VedetteEaglesLine *line = lines->pdata[i];
      double height = MAX (above, sum - above) + (line->kind != VEDETTE_EAGLES_LINE_TITLE ? NEARLY * size : 0);

      if (height < best)
        {
          best = height;
          split = i;
        }
      above += set_line (line, page, 0, 0, width, size, FALSE);
    }
  return split;
}

/**
 * vedette_eagles_lines_set_two:
 *
 * Sets the lines in two columns.
 *
 * Returns: how high the higher one is
 */
double
vedette_eagles_lines_set_two (GPtrArray   *lines,
                              VedettePage *page,
                              double       x,
                              double       y,
                              double       width,
                              double       gutter,
                              double       size,
                              gboolean     set)
{
  double column_width = (width - gutter) / 2, heights[2] = { 0, 0 };
  guint split = find_split (lines, page, column_width, size);

  for (guint i = 0; i < lines->len; i++)
    {
      guint column = i < split ? 0 : 1;

      heights[column] += set_line (lines->pdata[i], page, x + column * (column_width + gutter), y + heights[column],
                                   column_width, size, set);
    }
  return MAX (heights[0], heights[1]);
}

static char *
say_more (guint n_formations,
          guint n_units)
{
  g_autofree char *formations = vedette_eagles_say_formations (n_formations), *units = vedette_eagles_say_units (n_units);

  if (n_formations == 0)
    /* Translators: so many units, which there is no room for */
    return g_strdup_printf (_("and %s more"), units);
  /* Translators: so many formations, and so many units, which there is no room for */
  return g_strdup_printf (_("and %s and %s more"), formations, units);
}

/**
 * vedette_eagles_lines_cut:
 * @room: how high they may be
 *
 * Counts on a last line what there is no room for.
 */
void
vedette_eagles_lines_cut (GPtrArray   *lines,
                          VedettePage *page,
                          double       width,
                          double       size,
                          double       room)
{
  guint n = 0, n_formations = 0, n_units = 0;
  double sum = 0;
  g_autofree char *text = NULL;

  if (vedette_eagles_lines_set (lines, page, 0, 0, width, size, FALSE) <= room)
    return;
  for (double height = 0; n < lines->len; n++, sum += height)
    {
      height = set_line (lines->pdata[n], page, 0, 0, width, size, FALSE);
      if (sum + height + size * ROW > room)
        break;
    }
  for (guint i = n; i < lines->len; i++)
    {
      n_formations += ((const VedetteEaglesLine *) lines->pdata[i])->n_formations;
      n_units += ((const VedetteEaglesLine *) lines->pdata[i])->n_units;
    }
  g_ptr_array_set_size (lines, (int) n);
  text = say_more (n_formations, n_units);
  vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_NAME, text);
}

/* One below the other on as many pages as it takes; a title or a name stays with what follows. */
void
vedette_eagles_lines_flow (GPtrArray        *lines,
                           VedetteSheetFlow *flow)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const VedetteEaglesLine *line = lines->pdata[i];
      double need = 0;

      for (guint k = i; k < lines->len; k++)
        {
          const VedetteEaglesLine *next = lines->pdata[k];

          need += set_line (next, flow->page, 0, 0, flow->width, flow->size, FALSE);
          if (next->kind != VEDETTE_EAGLES_LINE_TITLE && next->kind != VEDETTE_EAGLES_LINE_NAME)
            break;
        }
      if (need <= flow->bottom - flow->top)
        vedette_sheet_flow_need (flow, need);
      flow->y += set_line (line, flow->page, flow->left, flow->y, flow->width, flow->size, TRUE);
    }
}
