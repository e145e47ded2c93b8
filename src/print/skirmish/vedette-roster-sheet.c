/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roster of one side, with room to write on: filled in, or blank. */

#include "vedette-config.h"

#include "print/skirmish/vedette-roster-sheet.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "core/skirmish/records/vedette-figure.h"
#include "print/skirmish/vedette-sheet-entry.h"

#define SIZE 10.0
#define SIZE_LARGE 14.0
#define N_BLANK_BOXES 20

typedef struct
{
  const VedetteSummaryData *data;
  const VedetteSummaryForce *force; /* NULL on a blank sheet for any side */
  gboolean is_blank;
  VedetteSheetColumns columns;
} Roster;

static gint64
sum_points (const VedetteSummaryForce *force)
{
  gint64 sum = 0;

  for (guint g = 0; g < force->groups->len; g++)
    {
      const VedetteSummaryGroup *group = g_ptr_array_index (force->groups, g);

      for (guint i = 0; i < group->lines->len; i++)
        {
          const VedetteSummaryLine *line = g_ptr_array_index (group->lines, i);

          sum += (gint64) line->points * line->count;
        }
    }
  return sum;
}

static char *
say_sums (const Roster *self)
{
  gint64 sum = sum_points (self->force);
  /* Its rows have all men, too. */
  g_autofree char *men = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d figure", "%d figures", (gulong) self->force->n_men),
                                          self->force->n_men);
  g_autofree char *points = NULL;

  if (sum == 0)
    return g_steal_pointer (&men);
  /* Translators: how many points a side has */
  points = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%" PRId64 " point", "%" PRId64 " points",
                                         (gulong) sum),
                            sum);
  /* Translators: so many figures, so many points */
  return g_strdup_printf (_("%s · %s"), men, points);
}

static const char *
get_title (const char *field)
{
  return vedette_record_type_get_brief (VEDETTE_TYPE_FIGURE, field);
}

/* The side in large letters, with a line to write on where a blank sheet leaves it open. */
static double
set_side (VedetteSheetFlow *flow,
          const Roster     *self)
{
  double size = flow->size * 1.8, height = size * 1.3, sign = size * 0.75, x = flow->left, half = flow->width * 0.5, name;
  g_autofree char *sums = NULL;
  double sums_width;

  if (self->force == NULL)
    {
      vedette_sheet_write_in (flow, get_title ("side"), x, flow->y, half - flow->size, height);
      vedette_sheet_write_in (flow, get_title ("points"), x + half, flow->y, half, height);
      return height;
    }
  vedette_page_add_sign (flow->page, self->force->shape, self->force->solid, x, flow->y + (height - sign) / 2, sign);
  x += sign * 1.5;
  if (self->is_blank)
    {
      vedette_page_add_text (flow->page, self->force->name, x, flow->y, half - sign * 1.5 - flow->size, height, size,
                             VEDETTE_TEXT_BOLD | VEDETTE_TEXT_HEADING);
      vedette_sheet_write_in (flow, get_title ("points"), flow->left + half, flow->y, half, height);
      return height;
    }
  sums = say_sums (self);
  sums_width = vedette_page_measure (flow->page, sums, flow->size * 1.2, VEDETTE_TEXT_BOLD) + 1;
  name = vedette_page_add_text (flow->page, self->force->name, x, flow->y, flow->width - sign * 1.5 - sums_width - size, height,
                                size, VEDETTE_TEXT_BOLD | VEDETTE_TEXT_HEADING);
  vedette_page_add_text (flow->page, sums, x + name, flow->y, flow->left + flow->width - x - name, height, flow->size * 1.2,
                         VEDETTE_TEXT_BOLD | VEDETTE_TEXT_RIGHT);
  return height;
}

static double
set_head (VedetteSheetFlow *flow,
          gpointer          data)
{
  Roster *self = data;
  double top = flow->y, height = flow->size * 1.5;
  const char *players = self->force != NULL && !self->is_blank ? self->force->players : "";
  double half = flow->width * (*players != '\0' ? 0.5 : 1);

  flow->y += set_side (flow, self);
  vedette_page_add_text (flow->page, self->data->name, flow->left, flow->y, half, height, flow->size, VEDETTE_TEXT_GREY);
  vedette_page_add_text (flow->page, players, flow->left + half + flow->size, flow->y, half - flow->size, height, flow->size,
                         VEDETTE_TEXT_RIGHT);
  flow->y += height + flow->size * 0.6;
  flow->y += vedette_sheet_set_titles (flow, &self->columns);
  height = flow->y - top;
  flow->y = top;
  return height;
}

static double
get_group_height (VedetteSheetFlow *flow)
{
  return flow->size * 2.1;
}

/* A contingent, who leads it and who plays it. */
static void
set_group (VedetteSheetFlow          *flow,
           const VedetteSummaryGroup *group,
           gboolean                   goes_on)
{
  double size = flow->size, height = get_group_height (flow), y = flow->y + size * 0.4, row = height - size * 0.4, name;
  g_autofree char *leader = group->leader != NULL ? g_strdup_printf (_("led by %s"), group->leader) : NULL;
  /* Translators: the name of a player, such as “Anna” */
  g_autofree char *player = group->player != NULL ? g_strdup_printf (_("played by %s"), group->player) : NULL;
  g_autofree char *about = NULL;
  double room = 0;

  if (leader != NULL && player != NULL)
    about = g_strdup_printf ("%s · %s", leader, player);
  else
    about = g_strdup (leader != NULL ? leader : player);
  if (goes_on)
    {
      g_free (about);
      about = g_strdup (_("continued"));
    }
  if (about != NULL)
    room = MIN (vedette_page_measure (flow->page, about, size, VEDETTE_TEXT_PLAIN) + 1, flow->width * 0.6) + size;
  name = vedette_page_add_text (flow->page, group->name, flow->left, y, flow->width - room, row, size * 1.1,
                                VEDETTE_TEXT_BOLD | VEDETTE_TEXT_GREY);
  vedette_page_add_text (flow->page, about, flow->left + name + size, y, flow->width - name - size, row, size,
                         VEDETTE_TEXT_GREY);
  flow->y += height;
  vedette_page_add_rule (flow->page, flow->left, flow->y, flow->width, TRUE);
}

static void
set_lines (VedetteSheetFlow          *flow,
           const Roster              *self,
           const VedetteSummaryGroup *group)
{
  for (guint i = 0; i < group->lines->len; i++)
    {
      const VedetteSummaryLine *line = g_ptr_array_index (group->lines, i);
      double height = vedette_sheet_entry (flow, &self->columns, line, FALSE);
      gboolean headed = i == 0 && group->name != NULL;
      gboolean turned = vedette_sheet_flow_need (flow, height + (headed ? get_group_height (flow) : 0));

      if (headed || (turned && group->name != NULL))
        set_group (flow, group, !headed);
      flow->y += vedette_sheet_entry (flow, &self->columns, line, TRUE);
    }
}

/* Room that is left is to be written on, as on the summary. */
static void
set_notes (VedetteSheetFlow *flow)
{
  double pitch = flow->size * 1.9, height = flow->size * 2;

  if (flow->bottom - flow->y < height + pitch * 2)
    return;
  flow->y += flow->size * 0.6;
  vedette_page_add_text (flow->page, _("Notes"), flow->left, flow->y, flow->width, height, flow->size * 1.1, VEDETTE_TEXT_BOLD);
  for (flow->y += height + pitch * 0.5; flow->y <= flow->bottom; flow->y += pitch)
    vedette_page_add_rule (flow->page, flow->left, flow->y, flow->width, FALSE);
}

/* Two rows to write on and a row of boxes. */
static void
set_blank_entry (VedetteSheetFlow *flow,
                 const Roster     *self)
{
  const char * const labels[] = { _("class"), _("leader"), _("weapon"), _("range"), _("move") };
  static const double shares[] = { 0.2, 0.21, 0.25, 0.17, 0.17 };
  const VedetteSheetColumns *columns = &self->columns;
  double size = flow->size, row = size * 2, x = flow->left, y = flow->y + size * 0.3, cell = size * 1.5;

  vedette_page_add_rule (flow->page, x, y + row - 1.5, columns->needs - x - size, TRUE);
  for (guint i = 0; i < VEDETTE_SUMMARY_N_NEEDS; i++)
    vedette_page_add_cell (flow->page, "", columns->needs + i * columns->need + size * 0.4, y + 1, columns->need - size * 0.4,
                           row - 2.5, size, FALSE);
  vedette_page_add_rule (flow->page, columns->points, y + row - 1.5, columns->points_width, TRUE);
  y += row;
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      double width = flow->width * shares[i];

      vedette_sheet_write_in (flow, labels[i], x, y, width - (i + 1 < G_N_ELEMENTS (labels) ? size : 0), row);
      x += width;
    }
  y += row + size * 0.5;
  cell = MIN (cell, flow->width / vedette_sheet_measure_men (N_BLANK_BOXES, 1));
  vedette_sheet_men (flow->page, N_BLANK_BOXES, 0, 0, FALSE, flow->left, y, flow->width + 0.1, cell, TRUE);
  vedette_page_add_rule (flow->page, flow->left, y + cell + size * 0.3, flow->width, FALSE);
}

static double
get_blank_height (VedetteSheetFlow *flow)
{
  return flow->size * (0.3 + 2 + 2 + 0.5 + 1.5 + 0.3) + 0.1;
}

static char *
make_foot (const Roster *self,
           gboolean      fives,
           gboolean      heads)
{
  g_autofree char *audience = NULL, *all = NULL;

  if (self->is_blank)
    return g_strdup (_("needs, reach, melee, card: minimum natural d20 roll"));
  if (self->data->side == VEDETTE_SHEET_BOTH)
    audience = g_strdup (_("for both sides, without hidden lines"));
  else
    audience = g_strdup_printf (_("for %s only"), self->force->name);
  if (fives)
    /* Translators: for whom the sheet is, and what counters and sight come to */
    all = g_strdup_printf (_("%s · %s · □ 1 figure, ○ 5"), audience, self->data->factors);
  else
    /* Translators: for whom the sheet is, and what counters and sight come to */
    all = g_strdup_printf (_("%s · %s"), audience, self->data->factors);
  if (!heads)
    return g_steal_pointer (&all);
  return g_strconcat (all, " · ", _("needs, reach, melee, card: minimum natural d20 roll"), NULL);
}

static gboolean
has_fives (const VedetteSummaryForce *force)
{
  for (guint g = 0; g < force->groups->len; g++)
    {
      const VedetteSummaryGroup *group = g_ptr_array_index (force->groups, g);

      for (guint i = 0; i < group->lines->len; i++)
        if (((VedetteSummaryLine *) g_ptr_array_index (group->lines, i))->count > VEDETTE_SHEET_MOST_BOXES)
          return TRUE;
    }
  return FALSE;
}

static void
set_bookmark (VedetteSheetFlow *flow,
              const Roster     *self)
{
  g_autofree char *title = NULL;

  if (self->is_blank)
    title = g_strdup (_("Blank roster"));
  else
    /* Translators: the name of a side */
    title = g_strdup_printf (_("Roster: %s"), self->force->name);
  vedette_page_set_bookmark (g_ptr_array_index (flow->pages, 0), title);
}

/* Begins once without a head, as the columns of the head are measured on a page. */
static void
begin (VedetteSheetFlow *flow,
       Roster           *self,
       VedettePaper      paper,
       gboolean          large,
       const char       *foot)
{
  flow->foot = foot;
  vedette_sheet_flow_begin (flow, paper, large ? SIZE_LARGE : SIZE, NULL, NULL);
  vedette_sheet_find_columns (flow, self->is_blank ? NULL : self->force,
                              self->is_blank || sum_points (self->force) > 0 || !large, &self->columns);
  flow->head = set_head;
  flow->head_data = self;
  flow->y += set_head (flow, self);
}

static GPtrArray *
lay_out_one (const VedetteSummaryData  *data,
             const VedetteSummaryForce *force,
             VedettePaper               paper,
             gboolean                   large)
{
  VedetteSheetFlow flow = { 0 };
  Roster self = { .data = data, .force = force };
  g_autofree char *foot = make_foot (&self, has_fives (force), vedette_sheet_has_long_heads (large ? 7 : 9));

  begin (&flow, &self, paper, large, foot);
  for (guint g = 0; g < force->groups->len; g++)
    set_lines (&flow, &self, g_ptr_array_index (force->groups, g));
  set_notes (&flow);
  vedette_sheet_flow_finish (&flow, foot);
  set_bookmark (&flow, &self);
  return flow.pages;
}

/**
 * vedette_roster_sheet_lay_out:
 * @battle: of the skirmish system
 * @side: whose; for both, one after the other and without hidden lines
 * @large: in letters of 14 points and more
 *
 * Returns: (transfer full) (element-type VedettePage): at least one page for each side
 */
GPtrArray *
vedette_roster_sheet_lay_out (VedetteBattle    *battle,
                              VedettePaper      paper,
                              VedetteSheetSide  side,
                              gboolean          large)
{
  g_autoptr (VedetteSummaryData) data = vedette_summary_data_new (battle, side);
  GPtrArray *pages = g_ptr_array_new_with_free_func ((GDestroyNotify) vedette_page_free);

  for (guint i = 0; i < data->n_forces; i++)
    if (data->forces[i].shown)
      {
        GPtrArray *more = lay_out_one (data, &data->forces[i], paper, large);

        g_ptr_array_extend_and_steal (pages, more);
      }
  return pages;
}

/**
 * vedette_roster_sheet_lay_out_blank:
 * @battle: of the skirmish system
 * @side: whose sign and name are at the top; none for both
 * @large: in letters of 14 points and more
 *
 * Returns: (transfer full) (element-type VedettePage): one page to be filled in
 */
GPtrArray *
vedette_roster_sheet_lay_out_blank (VedetteBattle    *battle,
                                    VedettePaper      paper,
                                    VedetteSheetSide  side,
                                    gboolean          large)
{
  g_autoptr (VedetteSummaryData) data = vedette_summary_data_new (battle, side);
  VedetteSheetFlow flow = { 0 };
  Roster self = { .data = data, .force = vedette_sheet_find_force (data, side), .is_blank = TRUE };
  g_autofree char *foot = make_foot (&self, FALSE, FALSE);
  double height;

  begin (&flow, &self, paper, large, foot);
  height = get_blank_height (&flow);
  for (; flow.y + height <= flow.bottom; flow.y += height)
    set_blank_entry (&flow, &self);
  vedette_sheet_flow_finish (&flow, foot);
  set_bookmark (&flow, &self);
  return flow.pages;
}
