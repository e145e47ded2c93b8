/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One line of the roster on the summary page, and the columns in which it stands. */

#include "vedette-config.h"

#include "print/skirmish/vedette-summary-private.h"

#include <glib/gi18n-lib.h>

#include <math.h>

#include "core/skirmish/records/vedette-figure.h"

#define CELL_MAX 9.5
#define CELL_MIN 4.6
/* Widths of the heads of the columns with needed numbers, as multiples of the font size. If one head is wider than
 * LONG_HEAD, all of these heads can be cut to BRIEF_HEAD. */
#define LONG_HEAD 3.6
#define BRIEF_HEAD 3.0
/* between the columns of the wide form, as far as they can grow */
#define N_WIDE_GAPS 8

/* The head of a column that is a field of the line */
static const char *
get_title (const char *field)
{
  return vedette_record_type_get_brief (VEDETTE_TYPE_FIGURE, field);
}

static double
get_strip (int    n,
           double cell)
{
  return n * cell + floor ((n - 1) / 5.0) * cell * 0.35;
}

static void
widen (VedetteSummaryContext *context,
       double                *width,
       const char            *text,
       VedetteTextStyle       style)
{
  if (text != NULL)
    *width = MAX (*width, vedette_page_measure (context->page, text, 10, style) / 10);
}

static void
widen_by_line (VedetteSummaryContext    *context,
               const VedetteSummaryLine *line)
{
  VedetteSummaryWidths *widths = &context->widths;
  g_autofree char *count = g_strdup_printf ("%d", line->count);
  double name = 0, mark = 0;

  widen (context, &name, line->name, VEDETTE_TEXT_BOLD);
  widen (context, &mark, line->mark, VEDETTE_TEXT_PLAIN);
  widths->name = MAX (widths->name, name + mark + (mark > 0 ? 0.5 : 0));
  if (line->count > 1)
    widen (context, &widths->count, count, VEDETTE_TEXT_PLAIN);
  widths->men = MAX (widths->men, line->count);
  widths->any_fives |= line->count > 5;
  widen (context, &widths->troops, line->troops, VEDETTE_TEXT_PLAIN);
  widen (context, &widths->rating, line->rating, VEDETTE_TEXT_PLAIN);
  widen (context, &widths->weapon, line->weapon, VEDETTE_TEXT_PLAIN);
  widen (context, &widths->range, line->range, VEDETTE_TEXT_PLAIN);
  widen (context, &widths->move, line->move, VEDETTE_TEXT_PLAIN);
  widen (context, &widths->about, line->about, VEDETTE_TEXT_PLAIN);
  widen (context, &widths->about_short, line->about_short, VEDETTE_TEXT_PLAIN);
}

/**
 * vedette_summary_table_prepare:
 *
 * Measures all entries once.
 */
void
vedette_summary_table_prepare (VedetteSummaryContext *context)
{
  VedetteSummaryWidths *widths = &context->widths;

  widen (context, &widths->name, get_title ("name"), VEDETTE_TEXT_PLAIN);
  widen (context, &widths->troops, get_title ("troops"), VEDETTE_TEXT_PLAIN);
  widen (context, &widths->rating, get_title ("leader"), VEDETTE_TEXT_PLAIN);
  widen (context, &widths->weapon, get_title ("weapon"), VEDETTE_TEXT_PLAIN);
  widen (context, &widths->range, get_title ("range"), VEDETTE_TEXT_PLAIN);
  widen (context, &widths->move, get_title ("rate"), VEDETTE_TEXT_PLAIN);
  for (guint i = 0; i < VEDETTE_SUMMARY_N_NEEDS; i++)
    {
      widen (context, &widths->needs[i], vedette_summary_get_need_title (i), i == 0 ? VEDETTE_TEXT_BOLD : VEDETTE_TEXT_PLAIN);
      widen (context, &widths->needs[i], "88", VEDETTE_TEXT_BOLD);
    }
  for (guint f = 0; f < context->data->n_forces; f++)
    for (guint g = 0; g < context->data->forces[f].groups->len; g++)
      {
        const VedetteSummaryGroup *group = g_ptr_array_index (context->data->forces[f].groups, g);

        for (guint i = 0; i < group->lines->len; i++)
          widen_by_line (context, g_ptr_array_index (group->lines, i));
      }
  for (guint f = 0; f < context->data->n_forces; f++)
    for (guint i = 0; i < context->data->forces[f].cards->len; i++)
      {
        const VedetteSummaryCard *card = g_ptr_array_index (context->data->forces[f].cards, i);

        widen (context, &widths->what, card->what, VEDETTE_TEXT_PLAIN);
      }
}

/**
 * vedette_summary_has_long_heads:
 *
 * Returns: whether the language has so long words for the needs that they cost the names their room
 */
gboolean
vedette_summary_has_long_heads (VedetteSummaryContext *context)
{
  double widest = 0;

  for (guint i = 0; i < VEDETTE_SUMMARY_N_NEEDS; i++)
    widest = MAX (widest, context->widths.needs[i]);
  return widest > LONG_HEAD;
}

guint
vedette_summary_get_n_columns (VedetteSummaryContext *context)
{
  return context->plan.form == VEDETTE_FORM_WIDE ? 1 : 2;
}

double
vedette_summary_get_column_width (VedetteSummaryContext *context)
{
  return vedette_summary_get_n_columns (context) == 1 ? context->width : (context->width - VEDETTE_SUMMARY_GUTTER) / 2;
}

double
vedette_summary_get_row (VedetteSummaryContext *context)
{
  return context->plan.size * (context->plan.tight ? 1.1 : 1.25);
}

static double
get_gap (VedetteSummaryContext *context)
{
  static const double gaps[] = { [VEDETTE_FORM_WIDE] = 0.8, [VEDETTE_FORM_DOUBLE] = 0.6, [VEDETTE_FORM_COMPACT] = 0.45 };

  return context->plan.size * gaps[context->plan.form];
}

/* The count of men before their boxes. */
static double
get_count_width (VedetteSummaryContext *context)
{
  return context->widths.count > 0 ? (context->widths.count + 0.4) * context->plan.size : 0;
}

/* What is left for names and boxes when all else has its place. */
static double
get_room (VedetteSummaryContext *context,
          const double           needs[VEDETTE_SUMMARY_N_NEEDS])
{
  const VedetteSummaryWidths *widths = &context->widths;
  double size = context->plan.size, gap = get_gap (context);
  double room = vedette_summary_get_column_width (context) - get_count_width (context) - 2 * gap;

  for (guint i = 0; i < VEDETTE_SUMMARY_N_NEEDS; i++)
    room -= needs[i] + gap * 0.7;
  if (context->plan.form == VEDETTE_FORM_WIDE)
    room -= (widths->troops + widths->rating + widths->weapon + widths->range + widths->move) * size + 5 * gap;
  else if (context->plan.form == VEDETTE_FORM_COMPACT)
    room -= widths->about_short * size + gap;
  return room;
}

/* Names first, boxes second; what then is left goes between the columns. Returns false when names have no room. */
static gboolean
share_room (VedetteSummaryContext  *context,
            VedetteSummaryGeometry *at,
            double                 *spread)
{
  double size = context->plan.size, room = get_room (context, at->needs_width);
  double cell = MIN (vedette_summary_get_row (context) - 2, CELL_MAX), name_wish = context->widths.name * size * 1.02 + 1;
  gboolean wide = context->plan.form == VEDETTE_FORM_WIDE;
  double men_wish = MAX (get_strip ((int) MIN (context->widths.men, wide ? 20 : 10), cell), size * 2.2);
  gboolean compact = context->plan.form == VEDETTE_FORM_COMPACT;
  static const double least_name[] = { [VEDETTE_FORM_WIDE] = 7.5, [VEDETTE_FORM_DOUBLE] = 5.5, [VEDETTE_FORM_COMPACT] = 4.5 };
  /* in the last of the forms circles for five men each come sooner, and names are cut shorter */
  double cells = compact ? CLAMP (ceil (context->widths.men / 5), 5, 8) : 8;
  double men_least = MIN (men_wish, get_strip ((int) MIN (context->widths.men, cells), CELL_MIN));

  *spread = 0;
  if (room - men_least < MIN (name_wish, size * least_name[context->plan.form]))
    return FALSE;
  at->name_width = MIN (MIN (name_wish, MAX (size * 14, room * 0.5)), room - men_least);
  at->men_width = MIN (men_wish, room - at->name_width);
  room -= at->name_width + at->men_width;
  if (wide)
    *spread = MIN (MAX (room - size * 4, 0) / N_WIDE_GAPS, size * 1.6);
  at->name_width += room - *spread * N_WIDE_GAPS;
  return TRUE;
}

/* The right end of a line that has a column for everything. */
static void
place_weapon (VedetteSummaryContext  *context,
              VedetteSummaryGeometry *at,
              double                  x)
{
  const VedetteSummaryWidths *widths = &context->widths;
  double size = context->plan.size, gap = get_gap (context);

  at->weapon = x;
  at->move = vedette_summary_get_column_width (context) - widths->move * size - 0.5;
  at->range = at->weapon + widths->weapon * size + gap;
  at->range += MAX (0, (at->move - at->range - widths->range * size - gap) / 2);
}

/**
 * vedette_summary_find_geometry:
 * @at: (out): the columns of the table
 *
 * Returns: false when there is no room for names, or for what is beside them
 */
gboolean
vedette_summary_find_geometry (VedetteSummaryContext  *context,
                               VedetteSummaryGeometry *at)
{
  const VedetteSummaryWidths *widths = &context->widths;
  gboolean wide = context->plan.form == VEDETTE_FORM_WIDE, compact = context->plan.form == VEDETTE_FORM_COMPACT;
  double size = context->plan.size, gap = get_gap (context), x, spread;

  for (guint i = 0; i < VEDETTE_SUMMARY_N_NEEDS; i++)
    at->needs_width[i] = MAX (MIN (widths->needs[i], context->plan.brief_heads ? BRIEF_HEAD : widths->needs[i]) *
                                vedette_summary_small (context), size * 1.3);
  if (!share_room (context, at, &spread))
    return FALSE;
  at->count = at->name_width + gap + spread;
  at->men = at->count + get_count_width (context);
  x = at->men + at->men_width + gap + spread;
  if (wide)
    {
      at->troops = x;
      at->rating = at->troops + widths->troops * size + gap + spread;
      x = at->rating + widths->rating * size + gap + spread;
    }
  for (guint i = 0; i < VEDETTE_SUMMARY_N_NEEDS; i++)
    {
      at->needs[i] = x;
      x += at->needs_width[i] + gap * 0.7 + spread / 4;
    }
  x += gap * 0.5 + spread * 1.5;
  place_weapon (context, at, x);
  at->about = compact ? x : 0;
  at->about_width = compact ? vedette_summary_get_column_width (context) - x : at->needs[0] - gap;
  at->below = !wide && !compact && context->plan.brief_heads && widths->about_short * size > at->about_width + 0.1;
  if (at->below)
    at->about_width = vedette_summary_get_column_width (context);
  /* a name may be cut short, but not what a line can do */
  return wide || widths->about_short * size <= at->about_width + 0.1;
}

/**
 * vedette_summary_table_fits:
 *
 * Returns: whether the columns are wide enough for the plan
 */
gboolean
vedette_summary_table_fits (VedetteSummaryContext *context)
{
  VedetteSummaryGeometry at = { 0 };

  return vedette_summary_find_geometry (context, &at);
}

static double
set_name (VedetteSummaryContext    *context,
          const VedetteSummaryLine *line,
          double                    x,
          double                    y,
          double                    width,
          double                    height)
{
  double size = context->plan.size, mark = 0, name;
  /* Where all else takes much room, a name rather is narrow than without its end, which tells two apart. */
  VedetteTextStyle style = (line->leads ? VEDETTE_TEXT_BOLD : VEDETTE_TEXT_PLAIN) |
                           (context->plan.brief_heads ? VEDETTE_TEXT_FIT : VEDETTE_TEXT_NARROW);
  const char *word = context->plan.form == VEDETTE_FORM_WIDE ? line->mark : line->mark_short;

  if (word != NULL)
    mark = vedette_page_measure (context->page, word, size, VEDETTE_TEXT_PLAIN) + size * 0.4;
  mark = MIN (mark, width * 0.6);
  name = vedette_page_add_text (context->page, line->name, x, y, width - mark, height, size, style);
  if (mark > 0)
    vedette_page_add_text (context->page, word, x + name + size * 0.4, y, mark - size * 0.4 + 0.1, height, size,
                           VEDETTE_TEXT_GREY);
  return name + mark;
}

static void
set_cells (VedetteSummaryContext    *context,
           double                    x,
           double                    y,
           double                    cell,
           int                       n,
           int                       per_row,
           const VedetteSummaryLine *line,
           gboolean                  fives)
{
  for (int i = 0; i < n; i++)
    {
      int in_row = i % per_row;
      double left = x + in_row * cell + floor (in_row / 5.0) * cell * 0.35;

      vedette_page_add_check (context->page, left, y + i / per_row * cell, cell - 1,
                              vedette_summary_get_check (line->count, line->out, line->left, i, fives), fives);
    }
}

/* Whole fives to a row, when there are several. */
static int
get_per_row (int n,
             int rows)
{
  int even = (n + rows - 1) / rows;

  return rows == 1 || n <= 5 ? even : (even + 4) / 5 * 5;
}

/* Boxes for single men in as many rows as find room, else circles for five each, else a line to write on. */
static void
set_men (VedetteSummaryContext    *context,
         const VedetteSummaryLine *line,
         double                    x,
         double                    y,
         double                    width,
         double                    height)
{
  double size = context->plan.size, whole = MIN (height - 2, CELL_MAX);
  double best = 0;
  int n_fives = (line->count + 4) / 5, best_rows = 1;

  for (int rows = 1; rows <= 3; rows++)
    {
      double cell = MIN (whole, (height - 1.5) / rows), in_rows = get_strip (get_per_row (line->count, rows), 1);

      if (MIN (cell, width / in_rows) > best)
        {
          best = MIN (cell, width / in_rows);
          best_rows = rows;
        }
    }
  if (best >= CELL_MIN)
    {
      set_cells (context, x, y + (height - best_rows * best) / 2 + 0.5, best, line->count, get_per_row (line->count, best_rows),
                 line, FALSE);
      return;
    }
  best = MIN (whole, width / get_strip (n_fives, 1));
  if (best >= CELL_MIN)
    {
      set_cells (context, x, y + (height - best) / 2 + 0.5, best, n_fives, n_fives, line, TRUE);
      return;
    }
  if (line->out > 0)
    {
      /* Translators: how many figures of a line are out of the game */
      g_autofree char *out = g_strdup_printf (_("%d out"), line->out);

      x += vedette_page_add_text (context->page, out, x, y, width, height, size, VEDETTE_TEXT_GREY) + 2;
      width = MAX (0, width - vedette_page_measure (context->page, out, size, VEDETTE_TEXT_PLAIN) - 2);
    }
  vedette_page_add_rule (context->page, x, y + height - 1.5, width, TRUE);
}

static void
set_needs (VedetteSummaryContext    *context,
           const VedetteSummaryGeometry           *at,
           const VedetteSummaryLine *line,
           double                    x,
           double                    y,
           double                    height)
{
  double size = context->plan.size * (context->plan.tight ? 1 : 1.1);

  for (guint i = 0; i < VEDETTE_SUMMARY_N_NEEDS; i++)
    vedette_page_add_text (context->page, line->needs[i], x + at->needs[i], y, at->needs_width[i], height, size,
                           VEDETTE_TEXT_RIGHT | (i == 0 ? VEDETTE_TEXT_BOLD : 0));
}

/* In full, if that fits. */
static void
set_about (VedetteSummaryContext        *context,
           const VedetteSummaryGeometry *at,
           const VedetteSummaryLine     *line,
           double                        x,
           double                        y,
           double                        height)
{
  double size = context->plan.size;
  gboolean full = context->plan.form == VEDETTE_FORM_DOUBLE &&
                  vedette_page_measure (context->page, line->about, size, VEDETTE_TEXT_PLAIN) <= at->about_width;

  vedette_page_add_text (context->page, full ? line->about : line->about_short, x + at->about, y, at->about_width + 0.1, height,
                         size, VEDETTE_TEXT_GREY);
}

void
vedette_summary_set_line (VedetteSummaryContext        *context,
                          const VedetteSummaryGeometry *at,
                          const VedetteSummaryLine     *line,
                          double                        x,
                          double                        y,
                          double                        height)
{
  VedettePage *page = context->page;
  double size = context->plan.size, wide = context->widths.weapon * size + 1;
  double row = context->plan.form == VEDETTE_FORM_DOUBLE ? height / 2 : height;

  set_name (context, line, x, y, at->name_width, row);
  if (line->count > 1)
    {
      g_autofree char *count = g_strdup_printf ("%d", line->count);

      vedette_page_add_text (page, count, x + at->count, y, context->widths.count * size + 0.5, row, size, VEDETTE_TEXT_RIGHT);
    }
  set_men (context, line, x + at->men, y, at->men_width, row);
  if (context->plan.form == VEDETTE_FORM_WIDE)
    {
      vedette_page_add_text (page, line->troops, x + at->troops, y, context->widths.troops * size + 1, row, size, 0);
      vedette_page_add_text (page, line->rating, x + at->rating, y, context->widths.rating * size + 1, row, size, 0);
      set_needs (context, at, line, x, y, height);
      vedette_page_add_text (page, line->weapon, x + at->weapon, y, wide, row, size, 0);
      vedette_page_add_text (page, line->range, x + at->range, y, context->widths.range * size + 0.5, row, size,
                             VEDETTE_TEXT_RIGHT);
      vedette_page_add_text (page, line->move, x + at->move, y, context->widths.move * size + 0.5, row, size,
                             VEDETTE_TEXT_RIGHT);
    }
  else
    {
      set_needs (context, at, line, x, y, at->below ? row : height);
      set_about (context, at, line, x, y + height - row, row);
    }
  vedette_page_add_rule (page, x, y + height, vedette_summary_get_column_width (context), FALSE);
}

void
vedette_summary_set_titles (VedetteSummaryContext        *context,
                            const VedetteSummaryGeometry *at,
                            double                        x,
                            double                        y,
                            double                        height)
{
  VedettePage *page = context->page;
  double size = context->plan.size, small = vedette_summary_small (context), width = vedette_summary_get_column_width (context);
  const VedetteSummaryWidths *widths = &context->widths;

  height -= 1;
  vedette_page_add_text (page, get_title ("name"), x, y, at->name_width, height, small, VEDETTE_TEXT_GREY | VEDETTE_TEXT_FIT);
  /* Translators: the heading of a narrow column: how many figures a line of the roster has */
  vedette_page_add_text (page, C_("summary", "No."), x + at->men, y, at->men_width, height, small,
                         VEDETTE_TEXT_GREY | VEDETTE_TEXT_FIT);
  if (context->plan.form == VEDETTE_FORM_WIDE)
    {
      vedette_page_add_text (page, get_title ("troops"), x + at->troops, y, widths->troops * size, height, small,
                             VEDETTE_TEXT_GREY | VEDETTE_TEXT_FIT);
      vedette_page_add_text (page, get_title ("leader"), x + at->rating, y, widths->rating * size, height, small,
                             VEDETTE_TEXT_GREY | VEDETTE_TEXT_FIT);
    }
  for (guint i = 0; i < VEDETTE_SUMMARY_N_NEEDS; i++)
    vedette_page_add_text (page, vedette_summary_get_need_title (i), x + at->needs[i], y, at->needs_width[i] + 0.5,
                           height, small,
                           VEDETTE_TEXT_FIT | VEDETTE_TEXT_RIGHT | (i == 0 ? VEDETTE_TEXT_BOLD : VEDETTE_TEXT_GREY));
  if (context->plan.form == VEDETTE_FORM_WIDE)
    {
      vedette_page_add_text (page, get_title ("weapon"), x + at->weapon, y, widths->weapon * size, height, small,
                             VEDETTE_TEXT_GREY | VEDETTE_TEXT_FIT);
      vedette_page_add_text (page, get_title ("range"), x + at->range, y, widths->range * size + 0.5, height, small,
                             VEDETTE_TEXT_GREY | VEDETTE_TEXT_FIT | VEDETTE_TEXT_RIGHT);
      vedette_page_add_text (page, get_title ("rate"), x + at->move, y, widths->move * size + 0.5, height, small,
                             VEDETTE_TEXT_GREY | VEDETTE_TEXT_FIT | VEDETTE_TEXT_RIGHT);
    }
  else if (context->plan.form == VEDETTE_FORM_COMPACT)
    vedette_page_add_text (page, _("Class, weapon, move"), x + at->about, y, at->about_width, height, small,
                           VEDETTE_TEXT_GREY | VEDETTE_TEXT_FIT);
  vedette_page_add_rule (page, x, y + height + 0.5, width, TRUE);
}
