/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the roster with room around it: what it needs, what it can do, and a large box for each man. */

#include "vedette-config.h"

#include "print/skirmish/vedette-sheet-entry.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <math.h>

#include "core/skirmish/records/vedette-figure.h"

/* Width of a box with what is beside it, of plain letters. */
#define CELL 1.5
#define MOST_BESIDE 12

static double
get_strip (int    n,
           double cell)
{
  return n * cell + floor ((n - 1) / 5.0) * cell * 0.35;
}

/**
 * vedette_sheet_measure_men:
 *
 * Returns: how wide so many boxes in a row are
 */
double
vedette_sheet_measure_men (int    count,
                           double cell)
{
  return get_strip (count, cell);
}

/* Whole fives to a row. */
static int
get_per_row (double width,
             double cell)
{
  int n = 1;

  while (get_strip (n + 1, cell) <= width)
    n++;
  return n <= 5 ? n : n / 5 * 5;
}

/**
 * vedette_sheet_men:
 * @out: how many of them are out
 * @left: how many of them have left the table
 * @fives: whether a circle stands for five men
 * @cell: width of a box with the space beside it
 * @set: whether to place them, or only to say how high they are
 *
 * Sets a box for each man, in as many rows as it takes.
 *
 * Returns: how high they are
 */
double
vedette_sheet_men (VedettePage *page,
                   int          count,
                   int          out,
                   int          left,
                   gboolean     fives,
                   double       x,
                   double       y,
                   double       width,
                   double       cell,
                   gboolean     set)
{
  int n = fives ? (count + 4) / 5 : count;
  int per_row = get_strip (n, cell) <= width ? n : get_per_row (width, cell);

  for (int i = 0; set && i < n; i++)
    {
      int in_row = i % per_row;

      vedette_page_add_check (page, x + in_row * cell + floor (in_row / 5.0) * cell * 0.35, y + i / per_row * cell, cell * 0.86,
                              vedette_summary_get_check (count, out, left, i, fives), fives);
    }
  return (n + per_row - 1) / per_row * cell;
}

static char *
say_points (const VedetteSummaryLine *line)
{
  if (line->points == 0)
    return NULL;
  if (line->count == 1)
    return g_strdup_printf ("%d", line->points);
  /* Translators: figures, times points of each, makes points of all */
  return g_strdup_printf (_("%d × %d = %" PRId64), line->count, line->points, (gint64) line->count * line->points);
}

static void
widen_by_points (VedetteSheetFlow          *flow,
                 const VedetteSummaryForce *force,
                 double                    *width)
{
  for (guint g = 0; g < force->groups->len; g++)
    {
      const VedetteSummaryGroup *group = g_ptr_array_index (force->groups, g);

      for (guint i = 0; i < group->lines->len; i++)
        {
          g_autofree char *points = say_points (g_ptr_array_index (group->lines, i));

          if (points != NULL)
            *width = MAX (*width, vedette_page_measure (flow->page, points, flow->size, VEDETTE_TEXT_PLAIN));
        }
    }
}

static double
get_title_size (VedetteSheetFlow *flow)
{
  return flow->size >= 14 ? flow->size : flow->size * 0.85;
}

/* Of the lines whose boxes can stand beside other things. */
static int
find_most_beside (const VedetteSummaryForce *force)
{
  int most = 1;

  for (guint g = 0; force != NULL && g < force->groups->len; g++)
    {
      const VedetteSummaryGroup *group = g_ptr_array_index (force->groups, g);

      for (guint i = 0; i < group->lines->len; i++)
        {
          const VedetteSummaryLine *line = g_ptr_array_index (group->lines, i);

          if (line->count <= MOST_BESIDE)
            most = MAX (most, line->count);
        }
    }
  return most;
}

/**
 * vedette_sheet_find_columns:
 * @force: (nullable): whose lines are to be shown
 * @columns: (out): what stands at the right of each line
 */
void
vedette_sheet_find_columns (VedetteSheetFlow          *flow,
                            const VedetteSummaryForce *force,
                            gboolean                   with_points,
                            VedetteSheetColumns       *columns)
{
  double size = get_title_size (flow), right = flow->left + flow->width;

  double most = flow->size * (size > flow->size * 0.9 ? 4.2 : 5);

  columns->need = flow->size * 2.6;
  for (guint i = 0; i < VEDETTE_SUMMARY_N_NEEDS; i++)
    columns->need = MAX (columns->need, vedette_page_measure (flow->page, vedette_summary_get_need_title (i), size,
                                                              VEDETTE_TEXT_BOLD) + size * 0.6);
  /* Longer words would take the room of the names. */
  columns->need = MIN (columns->need, most);
  columns->points = columns->points_width = 0;
  if (with_points)
    {
      columns->points_width = vedette_page_measure (flow->page, _("points"), size, VEDETTE_TEXT_PLAIN);
      if (force != NULL)
        widen_by_points (flow, force, &columns->points_width);
      else
        columns->points_width = flow->size * 4.5;
      columns->points_width += 1;
      columns->points = right - columns->points_width;
      right = columns->points - flow->size;
    }
  columns->needs = right - VEDETTE_SUMMARY_N_NEEDS * columns->need;
  columns->men = MIN (columns->needs + flow->size * 0.6,
                      flow->left + flow->width - get_strip (find_most_beside (force), flow->size * CELL));
}

/**
 * vedette_sheet_has_long_heads:
 * @room: how many letters have room above a column
 *
 * Returns: whether the heads of the needs may be cut, so that the foot of the sheet is to tell them
 */
gboolean
vedette_sheet_has_long_heads (glong room)
{
  for (guint i = 0; i < VEDETTE_SUMMARY_N_NEEDS; i++)
    if (g_utf8_strlen (vedette_summary_get_need_title (i), -1) > room)
      return TRUE;
  return FALSE;
}

/**
 * vedette_sheet_set_titles:
 *
 * Returns: how high the titles of the columns are
 */
double
vedette_sheet_set_titles (VedetteSheetFlow          *flow,
                          const VedetteSheetColumns *columns)
{
  double size = get_title_size (flow), height = size * 1.4;

  vedette_page_add_text (flow->page, vedette_record_type_get_brief (VEDETTE_TYPE_FIGURE, "name"), flow->left, flow->y,
                         columns->needs - flow->left, height, size, VEDETTE_TEXT_GREY);
  for (guint i = 0; i < VEDETTE_SUMMARY_N_NEEDS; i++)
    vedette_page_add_text (flow->page, vedette_summary_get_need_title (i), columns->needs + i * columns->need + 2, flow->y,
                           columns->need - 2, height, size,
                           VEDETTE_TEXT_GREY | VEDETTE_TEXT_RIGHT | VEDETTE_TEXT_FIT);
  if (columns->points > 0)
    vedette_page_add_text (flow->page, _("points"), columns->points, flow->y, columns->points_width, height, size,
                           VEDETTE_TEXT_GREY | VEDETTE_TEXT_RIGHT | VEDETTE_TEXT_FIT);
  vedette_page_add_rule (flow->page, flow->left, flow->y + height, flow->width, TRUE);
  return height + 1;
}

static void
set_name (VedetteSheetFlow          *flow,
          const VedetteSheetColumns *columns,
          const VedetteSummaryLine  *line,
          double                     y,
          double                     height)
{
  double size = flow->size, large = size * 1.2, width = columns->needs - flow->left - size * 0.3, mark = 0, name;
  g_autofree char *points = say_points (line);
  g_autofree char *count = line->count > 1 ? g_strdup_printf (_("×%d"), line->count) : NULL;
  g_autofree char *after = NULL;

  if (count != NULL && line->mark != NULL)
    after = g_strdup_printf ("%s · %s", count, line->mark);
  else
    after = g_strdup (count != NULL ? count : line->mark);
  if (after != NULL)
    mark = MIN (vedette_page_measure (flow->page, after, size, VEDETTE_TEXT_PLAIN) + 1, width * 0.6);
  width -= mark + (mark > 0 ? size * 0.5 : 0);
  if (vedette_page_measure (flow->page, line->name, large, VEDETTE_TEXT_BOLD) > width)
    large = size;
  name = vedette_page_add_text (flow->page, line->name, flow->left, y, width, height, large, VEDETTE_TEXT_BOLD);
  vedette_page_add_text (flow->page, after, flow->left + name + size * 0.5, y, mark, height, size, VEDETTE_TEXT_GREY);
  for (guint i = 0; i < VEDETTE_SUMMARY_N_NEEDS; i++)
    vedette_page_add_text (flow->page, line->needs[i], columns->needs + i * columns->need, y, columns->need, height, size * 1.2,
                           VEDETTE_TEXT_RIGHT | (i == 0 ? VEDETTE_TEXT_BOLD : VEDETTE_TEXT_PLAIN));
  if (columns->points > 0)
    vedette_page_add_text (flow->page, points, columns->points, y, columns->points_width, height, size, VEDETTE_TEXT_RIGHT);
}

/* What he is, and his boxes beside it where both have room, else below. */
static double
set_men (VedetteSheetFlow         *flow,
         const VedetteSheetColumns *columns,
         const VedetteSummaryLine *line,
         double                    y,
         gboolean                  set)
{
  double size = flow->size, cell = size * CELL, height = size * 1.4;
  gboolean fives = line->count > VEDETTE_SHEET_MOST_BOXES;
  double about = vedette_page_measure (flow->page, line->about, size, VEDETTE_TEXT_PLAIN) + 1;
  double strip = fives ? flow->width : get_strip (line->count, cell);
  gboolean beside;

  beside = line->count <= MOST_BESIDE && columns->men >= flow->left + about + size;
  if (set)
    vedette_page_add_text (flow->page, line->about, flow->left, y, beside ? about : flow->width, beside ? cell : height, size,
                           VEDETTE_TEXT_PLAIN);
  if (beside)
    return vedette_sheet_men (flow->page, line->count, line->out, line->left, FALSE, columns->men, y, strip + 0.1, cell, set);
  return height + vedette_sheet_men (flow->page, line->count, line->out, line->left, fives, flow->left, y + height, flow->width,
                                     cell, set);
}

/**
 * vedette_sheet_entry:
 * @set: whether to place it where the page is filled to, or only to say how high it is
 *
 * Returns: how high it is
 */
double
vedette_sheet_entry (VedetteSheetFlow          *flow,
                     const VedetteSheetColumns *columns,
                     const VedetteSummaryLine  *line,
                     gboolean                   set)
{
  double size = flow->size, y = flow->y + size * 0.25, name = size * 1.6;
  gboolean with_notes = columns->points > 0 && line->notes != NULL && *line->notes != '\0';

  if (set)
    set_name (flow, columns, line, y, name);
  y += name;
  y += set_men (flow, columns, line, y, set);
  if (with_notes)
    {
      double notes = size * 3.6, small = get_title_size (flow), least = size >= 14 ? size : VEDETTE_PAGE_SMALLEST;

      if (set)
        notes = vedette_page_add_fitting (flow->page, line->notes, flow->left, y, flow->width, notes, small, least,
                                          VEDETTE_TEXT_GREY);
      else
        notes = MIN (notes, vedette_page_measure_block (flow->page, line->notes, small, flow->width));
      y += notes;
    }
  y += size * 0.3;
  if (set)
    vedette_page_add_rule (flow->page, flow->left, y, flow->width, FALSE);
  return y - flow->y;
}
