/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines of the roster on the summary page, in one column or two. */

#include "vedette-config.h"

#include "print/vedette-summary-private.h"

#include <glib/gi18n-lib.h>

#include <math.h>

typedef enum
{
  ITEM_FORCE,
  ITEM_TITLES,
  ITEM_GROUP,
  ITEM_LINE,
  ITEM_MORE,
  ITEM_GAP,
} ItemKind;

typedef struct
{
  ItemKind kind;
  const VedetteSummaryForce *force;
  const VedetteSummaryGroup *group;
  const VedetteSummaryLine *line;
  guint n;
} Item;

/* Where things stand within a column. */
typedef struct
{
  double name, count, men, troops, rating, weapon, range, move, about;
  double name_width, men_width, about_width;
  double needs[VEDETTE_SUMMARY_N_NEEDS];
  double needs_width[VEDETTE_SUMMARY_N_NEEDS];
} Geometry;

#define CELL_MAX 9.5
#define CELL_MIN 4.6

static const char *
get_need_title (guint index)
{
  static const char * const titles[] = {
    NC_("needs", "bare"), NC_("needs", "reach"), NC_("needs", "melee"), NC_("needs", "card"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "needs", titles[index]);
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

  widen (context, &widths->name, _("Name"), VEDETTE_TEXT_PLAIN);
  widen (context, &widths->troops, _("Class"), VEDETTE_TEXT_PLAIN);
  widen (context, &widths->rating, _("Leader"), VEDETTE_TEXT_PLAIN);
  widen (context, &widths->weapon, _("Weapon"), VEDETTE_TEXT_PLAIN);
  widen (context, &widths->range, _("Range"), VEDETTE_TEXT_PLAIN);
  widen (context, &widths->move, _("Move"), VEDETTE_TEXT_PLAIN);
  for (guint i = 0; i < VEDETTE_SUMMARY_N_NEEDS; i++)
    {
      widen (context, &widths->needs[i], get_need_title (i), i == 0 ? VEDETTE_TEXT_BOLD : VEDETTE_TEXT_PLAIN);
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

static guint
get_n_columns (VedetteSummaryContext *context)
{
  return context->plan.form == VEDETTE_FORM_WIDE ? 1 : 2;
}

static double
get_column_width (VedetteSummaryContext *context)
{
  return get_n_columns (context) == 1 ? context->width : (context->width - VEDETTE_SUMMARY_GUTTER) / 2;
}

static double
get_row (VedetteSummaryContext *context)
{
  return context->plan.size * (context->plan.tight ? 1.1 : 1.25);
}

static double
get_item_height (VedetteSummaryContext *context,
                 const Item            *item)
{
  double size = context->plan.size, row = get_row (context), stretch = context->plan.stretch;

  switch (item->kind)
    {
    case ITEM_FORCE:
      return size * (context->plan.tight ? 1.4 : 1.9);
    case ITEM_TITLES:
      return vedette_summary_small (context) * 1.2 + 1;
    case ITEM_GROUP:
      return row + stretch * 0.7 + (context->plan.tight ? 0 : size * 0.25);
    case ITEM_LINE:
      return context->plan.form == VEDETTE_FORM_DOUBLE ? 2 * row - (context->plan.tight ? 0.4 : 1) + stretch : row + stretch;
    case ITEM_MORE:
      return row;
    case ITEM_GAP:
      return size * (context->plan.tight ? 0.3 : 0.8);
    default:
      g_assert_not_reached ();
    }
}

/* The cell in which a man stands, and the columns of the table: false when there is no room for names. */
static gboolean
find_geometry (VedetteSummaryContext *context,
               Geometry              *at)
{
  const VedetteSummaryWidths *widths = &context->widths;
  VedetteSummaryForm form = context->plan.form;
  double size = context->plan.size, width = get_column_width (context), gap = size * (form == VEDETTE_FORM_WIDE ? 0.8 : form == VEDETTE_FORM_DOUBLE ? 0.6 : 0.45);
  double cell = MIN (get_row (context) - 2, CELL_MAX), fixed = 0, men_wish, men_least, name_wish, room, x, spread = 0;
  double count = widths->count > 0 ? widths->count * size + size * 0.4 : 0;
  double small = vedette_summary_small (context);
  guint n_gaps = 2;

  for (guint i = 0; i < VEDETTE_SUMMARY_N_NEEDS; i++)
    {
      at->needs_width[i] = MAX (widths->needs[i] * small, size * 1.3);
      fixed += at->needs_width[i] + gap * 0.7;
    }
  if (form == VEDETTE_FORM_WIDE)
    {
      fixed += (widths->troops + widths->rating + widths->weapon + widths->range + widths->move) * size + 5 * gap;
      n_gaps = 8;
    }
  else if (form == VEDETTE_FORM_COMPACT)
    fixed += widths->about_short * size + gap;
  fixed += count + 2 * gap;

  men_wish = MAX (get_strip ((int) MIN (widths->men, form == VEDETTE_FORM_WIDE ? 20 : 10), cell), size * 2.2);
  men_least = MIN (men_wish, get_strip ((int) MIN (widths->men, 8), CELL_MIN));
  name_wish = widths->name * size * 1.02 + 1;
  room = width - fixed;
  if (room - men_least < MIN (name_wish, size * 5.5))
    return FALSE;
  at->name_width = MIN (MIN (name_wish, MAX (size * 14, room * 0.5)), room - men_least);
  at->men_width = MIN (men_wish, room - at->name_width);
  room -= at->name_width + at->men_width;
  if (form == VEDETTE_FORM_WIDE)
    {
      double more = MIN (room, size * 4);

      at->name_width += more;
      room -= more;
      spread = MIN (room / n_gaps, size * 1.6);
      at->name_width += room - spread * n_gaps;
    }
  else
    at->name_width += room;

  at->name = 0;
  x = at->name_width + gap + spread;
  at->count = x;
  at->men = x + count;
  x = at->men + at->men_width + gap + spread;
  if (form == VEDETTE_FORM_WIDE)
    {
      at->troops = x;
      x += widths->troops * size + gap + spread;
      at->rating = x;
      x += widths->rating * size + gap + spread;
    }
  for (guint i = 0; i < VEDETTE_SUMMARY_N_NEEDS; i++)
    {
      at->needs[i] = x;
      x += at->needs_width[i] + gap * 0.7 + (i == VEDETTE_SUMMARY_N_NEEDS - 1 ? spread : spread / 4);
    }
  x += gap * 0.5 + (form == VEDETTE_FORM_WIDE ? spread * 0.75 : 0);
  at->weapon = x;
  at->range = at->weapon + widths->weapon * size + gap;
  at->move = width - widths->move * size - 0.5;
  at->range += MAX (0, (at->move - at->range - widths->range * size - gap) / 2);
  at->about = form == VEDETTE_FORM_COMPACT ? x : 0;
  at->about_width = form == VEDETTE_FORM_COMPACT ? width - x : at->needs[0] - gap;
  return TRUE;
}

/**
 * vedette_summary_table_fits:
 *
 * Returns: whether the columns are wide enough for the plan
 */
gboolean
vedette_summary_table_fits (VedetteSummaryContext *context)
{
  Geometry at = { 0 };

  return find_geometry (context, &at);
}

static void
add_item (GArray                    *items,
          ItemKind                   kind,
          const VedetteSummaryForce *force,
          const VedetteSummaryGroup *group,
          const VedetteSummaryLine  *line,
          guint                      n)
{
  Item item = { kind, force, group, line, n };

  g_array_append_val (items, item);
}

static void
add_lines (VedetteSummaryContext     *context,
           GArray                    *items,
           const VedetteSummaryForce *force)
{
  guint n = 0;

  for (guint g = 0; g < force->groups->len && n < context->plan.max_lines; g++)
    {
      const VedetteSummaryGroup *group = g_ptr_array_index (force->groups, g);

      if (group->name != NULL)
        add_item (items, ITEM_GROUP, force, group, NULL, 0);
      for (guint i = 0; i < group->lines->len && n < context->plan.max_lines; i++, n++)
        add_item (items, ITEM_LINE, force, group, g_ptr_array_index (group->lines, i), 0);
    }
  if (force->n_lines > n)
    add_item (items, ITEM_MORE, force, NULL, NULL, force->n_lines - n);
}

/* Half of the items to each column; a group that goes on says so again. */
static void
split (VedetteSummaryContext     *context,
       GArray                    *columns[VEDETTE_SUMMARY_N_COLUMNS],
       const VedetteSummaryForce *force)
{
  g_autoptr (GArray) items = g_array_new (FALSE, FALSE, sizeof (Item));
  double total = 0, sum = 0;
  guint i = 0;

  add_lines (context, items, force);
  for (guint j = 0; j < items->len; j++)
    total += get_item_height (context, &g_array_index (items, Item, j));
  for (guint c = 0; c < VEDETTE_SUMMARY_N_COLUMNS; c++)
    add_item (columns[c], ITEM_TITLES, force, NULL, NULL, 0);
  for (; i < items->len && sum < total / 2 - 0.01; i++)
    {
      sum += get_item_height (context, &g_array_index (items, Item, i));
      if (g_array_index (items, Item, i).kind == ITEM_GROUP && sum >= total / 2)
        break;
      g_array_append_val (columns[0], g_array_index (items, Item, i));
    }
  if (i < items->len && g_array_index (items, Item, i).kind == ITEM_LINE &&
      g_array_index (items, Item, i).group->name != NULL)
    add_item (columns[1], ITEM_GROUP, force, g_array_index (items, Item, i).group, NULL, 1);
  for (; i < items->len; i++)
    g_array_append_val (columns[1], g_array_index (items, Item, i));
}

/* Returns: whether a heading over both columns stands above them */
static const VedetteSummaryForce *
fill_columns (VedetteSummaryContext *context,
              GArray                *columns[VEDETTE_SUMMARY_N_COLUMNS])
{
  gboolean both = context->data->side == VEDETTE_SHEET_BOTH;
  guint column = 0;

  for (guint i = 0; i < context->data->n_forces; i++)
    {
      const VedetteSummaryForce *force = &context->data->forces[i];

      if (!force->shown)
        continue;
      if (!both && get_n_columns (context) == 2)
        {
          split (context, columns, force);
          return force;
        }
      if (columns[column]->len > 0)
        add_item (columns[column], ITEM_GAP, NULL, NULL, NULL, 0);
      add_item (columns[column], ITEM_FORCE, force, NULL, NULL, 0);
      add_item (columns[column], ITEM_TITLES, force, NULL, NULL, 0);
      add_lines (context, columns[column], force);
      if (get_n_columns (context) == 2)
        column++;
    }
  return NULL;
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
  VedetteTextStyle style = line->leads ? VEDETTE_TEXT_BOLD : VEDETTE_TEXT_PLAIN;
  const char *word = context->plan.form == VEDETTE_FORM_COMPACT ? line->mark_short : line->mark;

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
set_cells (VedetteSummaryContext *context,
           double                 x,
           double                 y,
           double                 cell,
           int                    n,
           int                    per_row,
           double                 crossed,
           gboolean               fives)
{
  for (int i = 0; i < n; i++)
    {
      int in_row = i % per_row;
      double left = x + in_row * cell + floor (in_row / 5.0) * cell * 0.35;
      VedetteCheck check = crossed >= i + 1 ? VEDETTE_CHECK_CROSSED : crossed > i ? VEDETTE_CHECK_HALF : VEDETTE_CHECK_EMPTY;

      vedette_page_add_check (context->page, left, y + i / per_row * cell, cell - 1, check, fives);
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
      set_cells (context, x, y + (height - best_rows * best) / 2 + 0.5, best, line->count, get_per_row (line->count, best_rows), line->out, FALSE);
      return;
    }
  best = MIN (whole, width / get_strip (n_fives, 1));
  if (best >= CELL_MIN)
    {
      set_cells (context, x, y + (height - best) / 2 + 0.5, best, n_fives, n_fives, line->out / 5.0, TRUE);
      return;
    }
  if (line->out > 0)
    {
      /* Translators: how many men of a line are out of the game */
      g_autofree char *out = g_strdup_printf (_("out %d"), line->out);

      x += vedette_page_add_text (context->page, out, x, y, width, height, size, VEDETTE_TEXT_GREY) + 2;
      width = MAX (0, width - vedette_page_measure (context->page, out, size, VEDETTE_TEXT_PLAIN) - 2);
    }
  vedette_page_add_rule (context->page, x, y + height - 1.5, width, TRUE);
}

static void
set_needs (VedetteSummaryContext    *context,
           const Geometry           *at,
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

static void
set_line (VedetteSummaryContext    *context,
          const Geometry           *at,
          const VedetteSummaryLine *line,
          double                    x,
          double                    y,
          double                    height)
{
  VedettePage *page = context->page;
  double size = context->plan.size, wide = context->widths.weapon * size + 1;
  double row = context->plan.form == VEDETTE_FORM_DOUBLE ? height / 2 : height;

  set_name (context, line, x + at->name, y, at->name_width, row);
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
      vedette_page_add_text (page, line->range, x + at->range, y, context->widths.range * size + 0.5, row, size, VEDETTE_TEXT_RIGHT);
      vedette_page_add_text (page, line->move, x + at->move, y, context->widths.move * size + 0.5, row, size, VEDETTE_TEXT_RIGHT);
    }
  else
    {
      set_needs (context, at, line, x, y, height);
      vedette_page_add_text (page, context->plan.form == VEDETTE_FORM_DOUBLE ? line->about : line->about_short,
                             x + at->about, y + height - row, at->about_width, row, size, VEDETTE_TEXT_GREY);
    }
  vedette_page_add_rule (page, x, y + height, get_column_width (context), FALSE);
}

static void
set_titles (VedetteSummaryContext *context,
            const Geometry        *at,
            double                 x,
            double                 y,
            double                 height)
{
  VedettePage *page = context->page;
  double size = context->plan.size, small = vedette_summary_small (context), width = get_column_width (context);
  const VedetteSummaryWidths *widths = &context->widths;

  height -= 1;
  vedette_page_add_text (page, _("Name"), x, y, at->name_width, height, small, VEDETTE_TEXT_GREY);
  vedette_page_add_text (page, _("Men"), x + at->men, y, at->men_width, height, small, VEDETTE_TEXT_GREY);
  if (context->plan.form == VEDETTE_FORM_WIDE)
    {
      vedette_page_add_text (page, _("Class"), x + at->troops, y, widths->troops * size, height, small, VEDETTE_TEXT_GREY);
      vedette_page_add_text (page, _("Leader"), x + at->rating, y, widths->rating * size, height, small, VEDETTE_TEXT_GREY);
    }
  for (guint i = 0; i < VEDETTE_SUMMARY_N_NEEDS; i++)
    vedette_page_add_text (page, get_need_title (i), x + at->needs[i], y, at->needs_width[i] + 0.5, height, small,
                           VEDETTE_TEXT_RIGHT | (i == 0 ? VEDETTE_TEXT_BOLD : VEDETTE_TEXT_GREY));
  if (context->plan.form == VEDETTE_FORM_WIDE)
    {
      vedette_page_add_text (page, _("Weapon"), x + at->weapon, y, widths->weapon * size, height, small, VEDETTE_TEXT_GREY);
      vedette_page_add_text (page, _("Range"), x + at->range, y, widths->range * size + 0.5, height, small,
                             VEDETTE_TEXT_GREY | VEDETTE_TEXT_RIGHT);
      vedette_page_add_text (page, _("Move"), x + at->move, y, widths->move * size + 0.5, height, small,
                             VEDETTE_TEXT_GREY | VEDETTE_TEXT_RIGHT);
    }
  else if (context->plan.form == VEDETTE_FORM_COMPACT)
    vedette_page_add_text (page, _("Class, weapon, move"), x + at->about, y, at->about_width, height, small, VEDETTE_TEXT_GREY);
  vedette_page_add_rule (page, x, y + height + 0.5, width, TRUE);
}

static void
set_force (VedetteSummaryContext     *context,
           const VedetteSummaryForce *force,
           double                     x,
           double                     y,
           double                     width,
           double                     height)
{
  double size = context->plan.size * (context->plan.tight ? 1.15 : 1.4), sign = size * 0.8, name, men_width;
  g_autofree char *men = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d man", "%d men", (gulong) force->n_men), force->n_men);

  men_width = vedette_page_measure (context->page, men, context->plan.size, VEDETTE_TEXT_PLAIN) + 1;
  vedette_page_add_sign (context->page, force->shape, force->solid, x, y + (height - sign) / 2, sign);
  x += sign * 1.4;
  width -= sign * 1.4;
  name = vedette_page_add_text (context->page, force->name, x, y, width - men_width - size, height, size, VEDETTE_TEXT_BOLD);
  vedette_page_add_text (context->page, men, x + name + size * 0.6, y, men_width, height, context->plan.size, VEDETTE_TEXT_GREY);
}

static void
set_group (VedetteSummaryContext *context,
           const Item            *item,
           double                 x,
           double                 y,
           double                 height)
{
  double size = context->plan.size, width = get_column_width (context), name;
  g_autofree char *more = NULL;
  double more_width = 0;

  if (item->group->player != NULL || item->n > 0)
    {
      more = item->n > 0 ? g_strdup (_("continued")) : g_strdup (item->group->player);
      more_width = MIN (vedette_page_measure (context->page, more, size, VEDETTE_TEXT_PLAIN) + 1, width * 0.4);
    }
  name = vedette_page_add_text (context->page, item->group->name, x, y, width - more_width - size, height, size,
                                VEDETTE_TEXT_BOLD | VEDETTE_TEXT_GREY);
  vedette_page_add_text (context->page, more, x + name + size * 0.7, y, more_width, height, size, VEDETTE_TEXT_GREY);
  vedette_page_add_rule (context->page, x, y + height, width, FALSE);
}

static void
set_item (VedetteSummaryContext *context,
          const Geometry        *at,
          const Item            *item,
          double                 x,
          double                 y,
          double                 height)
{
  g_autofree char *more = NULL;

  switch (item->kind)
    {
    case ITEM_FORCE:
      set_force (context, item->force, x, y, get_column_width (context), height);
      break;
    case ITEM_TITLES:
      set_titles (context, at, x, y, height);
      break;
    case ITEM_GROUP:
      set_group (context, item, x, y, height);
      break;
    case ITEM_LINE:
      set_line (context, at, item->line, x, y, height);
      break;
    case ITEM_MORE:
      more = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "and %u more line", "and %u more lines", item->n), item->n);
      vedette_page_add_text (context->page, more, x, y, get_column_width (context), height, context->plan.size, VEDETTE_TEXT_BOLD);
      break;
    case ITEM_GAP:
      break;
    default:
      g_assert_not_reached ();
    }
}

/**
 * vedette_summary_table_rows:
 *
 * Returns: how many rows the longer column has that can be stretched
 */
guint
vedette_summary_table_rows (VedetteSummaryContext *context)
{
  GArray *columns[VEDETTE_SUMMARY_N_COLUMNS] = { g_array_new (FALSE, FALSE, sizeof (Item)), g_array_new (FALSE, FALSE, sizeof (Item)) };
  guint most = 1;

  fill_columns (context, columns);
  for (guint c = 0; c < VEDETTE_SUMMARY_N_COLUMNS; c++)
    {
      most = MAX (most, columns[c]->len);
      g_array_unref (columns[c]);
    }
  return most;
}

/**
 * vedette_summary_table:
 * @set: whether to place it, or only to say how high it is
 *
 * Returns: how high it is
 */
double
vedette_summary_table (VedetteSummaryContext *context,
                       double                 y,
                       gboolean               set)
{
  GArray *columns[VEDETTE_SUMMARY_N_COLUMNS] = { g_array_new (FALSE, FALSE, sizeof (Item)), g_array_new (FALSE, FALSE, sizeof (Item)) };
  const VedetteSummaryForce *heading = fill_columns (context, columns);
  Geometry at = { 0 };
  double top = 0, highest = 0;

  find_geometry (context, &at);
  if (heading != NULL)
    {
      const Item item = { ITEM_FORCE, heading, NULL, NULL, 0 };

      top = get_item_height (context, &item);
      if (set)
        set_force (context, heading, context->left, y, context->width, top);
    }
  for (guint c = 0; c < VEDETTE_SUMMARY_N_COLUMNS; c++)
    {
      double x = context->left + c * (get_column_width (context) + VEDETTE_SUMMARY_GUTTER), height = top;

      for (guint i = 0; i < columns[c]->len; i++)
        {
          const Item *item = &g_array_index (columns[c], Item, i);
          double own = get_item_height (context, item);

          if (set)
            set_item (context, &at, item, x, y + height, own);
          height += own;
        }
      highest = MAX (highest, height);
      g_array_unref (columns[c]);
    }
  return highest;
}
