/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines of the roster on the summary page, in one column or two. */

#include "vedette-config.h"

#include "print/skirmish/vedette-summary-private.h"

#include <glib/gi18n-lib.h>

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

static double
get_item_height (VedetteSummaryContext *context,
                 const Item            *item)
{
  double size = context->plan.size, row = vedette_summary_get_row (context), stretch = context->plan.stretch;

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
      if (!both && vedette_summary_get_n_columns (context) == 2)
        {
          split (context, columns, force);
          return force;
        }
      if (columns[column]->len > 0)
        add_item (columns[column], ITEM_GAP, NULL, NULL, NULL, 0);
      add_item (columns[column], ITEM_FORCE, force, NULL, NULL, 0);
      add_item (columns[column], ITEM_TITLES, force, NULL, NULL, 0);
      add_lines (context, columns[column], force);
      if (vedette_summary_get_n_columns (context) == 2)
        column++;
    }
  return NULL;
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
  g_autofree char *men = vedette_summary_say_men (force);

  men_width = vedette_page_measure (context->page, men, context->plan.size, VEDETTE_TEXT_PLAIN) + 1;
  vedette_page_add_sign (context->page, force->shape, force->solid, x, y + (height - sign) / 2, sign);
  x += sign * 1.4;
  width -= sign * 1.4;
  name = vedette_page_add_text (context->page, force->name, x, y, width - men_width - size, height, size, VEDETTE_TEXT_BOLD);
  vedette_page_add_text (context->page, men, x + name + size * 0.6, y, men_width, height, context->plan.size,
                         VEDETTE_TEXT_GREY);
}

static void
set_group (VedetteSummaryContext *context,
           const Item            *item,
           double                 x,
           double                 y,
           double                 height)
{
  double size = context->plan.size, width = vedette_summary_get_column_width (context), name;
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
          const VedetteSummaryGeometry        *at,
          const Item            *item,
          double                 x,
          double                 y,
          double                 height)
{
  g_autofree char *more = NULL;

  switch (item->kind)
    {
    case ITEM_FORCE:
      set_force (context, item->force, x, y, vedette_summary_get_column_width (context), height);
      break;
    case ITEM_TITLES:
      vedette_summary_set_titles (context, at, x, y, height);
      break;
    case ITEM_GROUP:
      set_group (context, item, x, y, height);
      break;
    case ITEM_LINE:
      vedette_summary_set_line (context, at, item->line, x, y, height);
      break;
    case ITEM_MORE:
      /* Translators: how many lines of the roster have no room on the sheet */
      more = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "and %u more line", "and %u more lines", item->n), item->n);
      vedette_page_add_text (context->page, more, x, y, vedette_summary_get_column_width (context), height, context->plan.size,
                             VEDETTE_TEXT_BOLD);
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
  GArray *columns[VEDETTE_SUMMARY_N_COLUMNS] = { g_array_new (FALSE, FALSE, sizeof (Item)),
                                                 g_array_new (FALSE, FALSE, sizeof (Item)) };
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
  GArray *columns[VEDETTE_SUMMARY_N_COLUMNS] = { g_array_new (FALSE, FALSE, sizeof (Item)),
                                                 g_array_new (FALSE, FALSE, sizeof (Item)) };
  const VedetteSummaryForce *heading = fill_columns (context, columns);
  VedetteSummaryGeometry at = { 0 };
  double top = 0, highest = 0;

  vedette_summary_find_geometry (context, &at);
  if (heading != NULL)
    {
      const Item item = { ITEM_FORCE, heading, NULL, NULL, 0 };

      top = get_item_height (context, &item);
      if (set)
        set_force (context, heading, context->left, y, context->width, top);
    }
  for (guint c = 0; c < VEDETTE_SUMMARY_N_COLUMNS; c++)
    {
      double x = context->left + c * (vedette_summary_get_column_width (context) + VEDETTE_SUMMARY_GUTTER), height = top;

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
