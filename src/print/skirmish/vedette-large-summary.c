/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The summary of a skirmish in large print, on several pages. */

#include "vedette-config.h"

#include "print/skirmish/vedette-large-summary.h"

#include <glib/gi18n-lib.h>

#include "print/skirmish/vedette-sheet-entry.h"
#include "print/skirmish/vedette-summary-private.h"

#define SIZE VEDETTE_LARGE_SUMMARY_SMALLEST
#define TITLE 22.0
#define TRACK 27.0
#define N_COUNTER_CELLS 9

typedef struct
{
  const VedetteSummaryData *data;
  VedetteSheetColumns columns;
} Large;

static char *
make_audience (const VedetteSummaryData *data)
{
  const VedetteSummaryForce *force = vedette_sheet_find_force (data, data->side);

  return force != NULL ? g_strdup_printf (_("for %s only"), force->name) : g_strdup (_("for both sides, without cards"));
}

static void
set_side (VedetteSheetFlow          *flow,
          const VedetteSummaryForce *force,
          double                     x,
          double                     width)
{
  double height = SIZE * 1.5, sign = SIZE * 0.75, name;
  gboolean played = *force->players != '\0';

  vedette_page_add_sign (flow->page, force->shape, force->solid, x, flow->y + (height - sign) / 2, sign);
  x += sign * 1.5;
  width -= sign * 1.5;
  name = vedette_page_add_text (flow->page, force->name, x, flow->y, played ? width * 0.5 : width, height, SIZE,
                                VEDETTE_TEXT_BOLD);
  vedette_page_add_text (flow->page, force->players, x + name + 8, flow->y, width - name - 8, height, SIZE, VEDETTE_TEXT_PLAIN);
}

static void
set_title (VedetteSheetFlow         *flow,
           const VedetteSummaryData *data)
{
  double half = (flow->width - SIZE) / 2, height = TITLE * 1.3;

  vedette_page_add_text (flow->page, data->name, flow->left, flow->y, flow->width, height, TITLE,
                         VEDETTE_TEXT_BOLD | VEDETTE_TEXT_HEADING);
  flow->y += height;
  for (guint i = 0; i < data->n_forces; i++)
    set_side (flow, &data->forces[i], flow->left + i * (half + SIZE), half);
  flow->y += SIZE * 2;
}

static double
get_cell_width (VedetteSheetFlow *flow,
                const char       *text)
{
  return MAX (vedette_page_measure (flow->page, text, SIZE, VEDETTE_TEXT_BOLD) + 12, SIZE * 2);
}

/* A word and frames to put a marker on, the current one thick; in the next row when this one is full. */
static void
set_track (VedetteSheetFlow   *flow,
           const char         *label,
           const char * const *texts,
           guint               n,
           guint               current,
           double             *x)
{
  double word = vedette_page_measure (flow->page, label, SIZE, VEDETTE_TEXT_PLAIN) + 1;
  double right = flow->left + flow->width, width = word + 6;
  double most;

  for (guint i = 0; i < n; i++)
    width += get_cell_width (flow, texts[i]) + 3;
  if (*x > flow->left && *x + width > right)
    {
      *x = flow->left;
      flow->y += TRACK + 6;
    }
  most = (right - *x - word - 6) / n - 3;
  vedette_page_add_text (flow->page, label, *x, flow->y, word, TRACK, SIZE, VEDETTE_TEXT_GREY);
  *x += word + 6;
  for (guint i = 0; i < n; i++)
    {
      double cell = get_cell_width (flow, texts[i]);

      if (width > right - flow->left)
        cell = MIN (cell, most);
      vedette_page_add_cell (flow->page, texts[i], *x, flow->y, cell, TRACK, SIZE, i == current);
      *x += cell + 3;
    }
  *x += SIZE;
}

static void
set_tracks (VedetteSheetFlow         *flow,
            const VedetteSummaryData *data)
{
  static const char * const numbers[N_COUNTER_CELLS] = { "0", "1", "2", "3", "4", "5", "6", "7", "8" };
  const char * const shots[] = { _("unused"), _("used") };
  g_auto (GStrv) holders = g_new0 (char *, VEDETTE_SUMMARY_N_SIDES + 1);
  guint holder = G_MAXUINT;
  double x = flow->left;

  for (guint i = 0; i < data->n_forces; i++)
    {
      holders[i] = g_strconcat (vedette_summary_get_symbol (&data->forces[i]), " ", data->forces[i].name, NULL);
      if (data->forces[i].holds)
        holder = i;
    }
  set_track (flow, _("Holder"), (const char * const *) holders, data->n_forces, holder, &x);
  set_track (flow, _("Shot back"), shots, G_N_ELEMENTS (shots), data->started ? (data->shot_back_used ? 1 : 0) : G_MAXUINT, &x);
  set_track (flow, _("Counters"), numbers, N_COUNTER_CELLS, data->started ? (guint) data->counters : G_MAXUINT, &x);
  flow->y += TRACK + SIZE * 0.7;
}

static double
get_heading_height (void)
{
  return SIZE * 1.9;
}

static void
set_heading (VedetteSheetFlow *flow,
             const char       *title)
{
  double height = get_heading_height ();

  vedette_page_add_text (flow->page, title, flow->left, flow->y, flow->width, height - 3, SIZE * 1.2, VEDETTE_TEXT_BOLD);
  flow->y += height - 2;
  vedette_page_add_rule (flow->page, flow->left, flow->y, flow->width, TRUE);
  flow->y += 2;
}

static void
set_force (VedetteSheetFlow          *flow,
           const Large               *self,
           const VedetteSummaryForce *force,
           gboolean                   goes_on)
{
  double size = SIZE * 1.3, height = size * 1.4, sign = size * 0.8, x = flow->left + sign * 1.4;
  double room = flow->width - sign * 1.4, name;
  g_autofree char *men = goes_on ? g_strdup (_("continued")) : vedette_summary_say_men (force);
  double men_width = vedette_page_measure (flow->page, men, SIZE, VEDETTE_TEXT_PLAIN) + 1;

  vedette_page_add_sign (flow->page, force->shape, force->solid, flow->left, flow->y + (height - sign) / 2, sign);
  name = vedette_page_add_text (flow->page, force->name, x, flow->y, room - men_width - SIZE, height, size, VEDETTE_TEXT_BOLD);
  vedette_page_add_text (flow->page, men, x + name + SIZE * 0.6, flow->y, men_width, height, SIZE, VEDETTE_TEXT_GREY);
  flow->y += height;
  flow->y += vedette_sheet_set_titles (flow, &self->columns);
}

static double
get_group_height (void)
{
  return SIZE * 1.9;
}

static void
set_group (VedetteSheetFlow          *flow,
           const VedetteSummaryGroup *group)
{
  double height = get_group_height (), player = 0, name;

  if (group->player != NULL)
    player = MIN (vedette_page_measure (flow->page, group->player, SIZE, VEDETTE_TEXT_PLAIN) + 1, flow->width * 0.4);
  name = vedette_page_add_text (flow->page, group->name, flow->left, flow->y + SIZE * 0.3, flow->width - player - SIZE,
                                height - SIZE * 0.3, SIZE, VEDETTE_TEXT_BOLD | VEDETTE_TEXT_GREY);
  vedette_page_add_text (flow->page, group->player, flow->left + name + SIZE * 0.7, flow->y + SIZE * 0.3, player,
                         height - SIZE * 0.3, SIZE, VEDETTE_TEXT_GREY);
  flow->y += height;
  vedette_page_add_rule (flow->page, flow->left, flow->y, flow->width, FALSE);
}

/* A line is not parted from what stands above it. */
static void
set_roster (VedetteSheetFlow          *flow,
            Large                     *self,
            const VedetteSummaryForce *force)
{
  double head = SIZE * 1.3 * 1.4 + SIZE * 1.4 + 1, first = 0;

  vedette_sheet_find_columns (flow, force, FALSE, &self->columns);
  if (force->groups->len > 0)
    {
      const VedetteSummaryGroup *group = g_ptr_array_index (force->groups, 0);

      first = vedette_sheet_entry (flow, &self->columns, g_ptr_array_index (group->lines, 0), FALSE) +
              (group->name != NULL ? get_group_height () : 0);
    }
  vedette_sheet_flow_need (flow, head + first);
  set_force (flow, self, force, FALSE);
  for (guint g = 0; g < force->groups->len; g++)
    {
      const VedetteSummaryGroup *group = g_ptr_array_index (force->groups, g);

      for (guint i = 0; i < group->lines->len; i++)
        {
          const VedetteSummaryLine *line = g_ptr_array_index (group->lines, i);
          gboolean headed = i == 0 && group->name != NULL;
          double height = vedette_sheet_entry (flow, &self->columns, line, FALSE) + (headed ? get_group_height () : 0);

          if (vedette_sheet_flow_need (flow, height))
            set_force (flow, self, force, TRUE);
          if (headed)
            set_group (flow, group);
          flow->y += vedette_sheet_entry (flow, &self->columns, line, TRUE);
        }
    }
  flow->y += SIZE * 0.6;
}

/* How the numbers of the table are to be read. */
static void
set_key (VedetteSheetFlow         *flow,
          const VedetteSummaryData *data)
{
  double row = SIZE * 1.5, used = vedette_page_measure (flow->page, data->factors, SIZE, VEDETTE_TEXT_BOLD) + SIZE;
  const char *legend = _("minimum natural d20 roll");
  const char *heads = _("needs, reach, melee, card: minimum natural d20 roll");

  if (used + vedette_page_measure (flow->page, legend, SIZE, VEDETTE_TEXT_PLAIN) + 1 <= flow->width)
    {
      vedette_page_add_text (flow->page, data->factors, flow->left, flow->y, flow->width, row, SIZE, VEDETTE_TEXT_BOLD);
      vedette_page_add_text (flow->page, legend, flow->left + used, flow->y, flow->width - used, row, SIZE,
                             VEDETTE_TEXT_GREY | VEDETTE_TEXT_RIGHT);
      flow->y += row;
    }
  else
    {
      /* A language with long words, which the heads of the columns may have no room for */
      flow->y += vedette_page_add_words (flow->page, data->factors, flow->left, flow->y, flow->width, row, SIZE,
                                         VEDETTE_TEXT_BOLD);
      flow->y += vedette_page_add_words (flow->page, heads, flow->left, flow->y, flow->width, row, SIZE, VEDETTE_TEXT_GREY);
    }
  flow->y += SIZE * 0.3;
}

/* As much as keeps all sentences on one page. */
static double
find_rule_gap (VedetteSheetFlow         *flow,
               const VedetteSummaryData *data)
{
  double left = flow->bottom - flow->y;

  for (guint i = 0; i < data->rules->len; i++)
    left -= vedette_page_measure_block (flow->page, g_ptr_array_index (data->rules, i), SIZE, flow->width);
  return CLAMP (left / data->rules->len - 0.01, SIZE * 0.1, SIZE * 0.45);
}

/* What is looked up, on a page of its own: behind the lines when both are printed on one sheet. */
static void
set_reference (VedetteSheetFlow         *flow,
               const VedetteSummaryData *data)
{
  double gap;

  vedette_sheet_flow_turn (flow);
  vedette_page_set_bookmark (flow->page, _("The rules"));
  set_heading (flow, _("The rules"));
  gap = find_rule_gap (flow, data);
  for (guint i = 0; i < data->rules->len; i++)
    {
      const char *rule = g_ptr_array_index (data->rules, i);

      vedette_sheet_flow_need (flow, vedette_page_measure_block (flow->page, rule, SIZE, flow->width));
      flow->y += vedette_page_add_block (flow->page, rule, flow->left, flow->y, flow->width, SIZE) + gap;
    }
}

static double
get_card_height (void)
{
  return SIZE * (2.9 + 3.9 + 2.9 + 0.8);
}

static void
set_card (VedetteSheetFlow         *flow,
          const VedetteSummaryCard *card)
{
  double row = SIZE * 1.5, x = flow->left + SIZE * 2, width = flow->width - SIZE * 2, right = flow->left + flow->width;
  double label, who, when = 0;
  double done = vedette_page_measure (flow->page, _("done"), SIZE, VEDETTE_TEXT_PLAIN) + SIZE * 1.05 + 4;
  double met = vedette_page_measure (flow->page, _("met"), SIZE, VEDETTE_TEXT_PLAIN) + SIZE * 1.05 + 4;
  double gone = vedette_page_measure (flow->page, _("void"), SIZE, VEDETTE_TEXT_PLAIN) + SIZE * 1.05 + 4;
  g_autofree char *number = g_strdup_printf ("%d", card->number);

  vedette_page_add_text (flow->page, number, flow->left, flow->y, SIZE * 1.8, row, SIZE, VEDETTE_TEXT_BOLD);
  vedette_sheet_check (flow->page, _("done"), card->done, right - done - gone - SIZE, flow->y, row, SIZE);
  vedette_sheet_check (flow->page, _("void"), card->is_void, right - gone, flow->y, row, SIZE);
  who = vedette_page_add_fitting (flow->page, card->who, x, flow->y + 1, width - done - gone - SIZE * 2, SIZE * 2.8, SIZE, SIZE,
                                  VEDETTE_TEXT_BOLD);
  flow->y += MAX (row, who + 1);
  flow->y += vedette_page_add_fitting (flow->page, card->what, x, flow->y, width, SIZE * 3.8, SIZE, SIZE, VEDETTE_TEXT_PLAIN);
  if (card->when != NULL)
    {
      label = vedette_page_add_text (flow->page, _("when:"), x, flow->y, width * 0.4, row, SIZE, VEDETTE_TEXT_GREY) + 6;
      when = vedette_page_add_fitting (flow->page, card->when, x + label, flow->y + 1, width - label - met - SIZE, SIZE * 2.8,
                                       SIZE, SIZE, VEDETTE_TEXT_PLAIN);
      vedette_sheet_check (flow->page, _("met"), card->met, right - met, flow->y, row, SIZE);
    }
  else
    vedette_page_add_text (flow->page, _("at any time"), x, flow->y, width, row, SIZE, VEDETTE_TEXT_GREY);
  flow->y += MAX (row, when + 1) + SIZE * 0.4;
  vedette_page_add_rule (flow->page, flow->left, flow->y, flow->width, FALSE);
  flow->y += SIZE * 0.3;
}

static void
set_cards (VedetteSheetFlow         *flow,
           const VedetteSummaryData *data)
{
  const VedetteSummaryForce *force = vedette_sheet_find_force (data, data->side);

  if (force == NULL || force->cards->len == 0)
    return;
  vedette_sheet_flow_turn (flow);
  vedette_page_set_bookmark (flow->page, _("Order cards"));
  set_heading (flow, _("Order cards"));
  for (guint i = 0; i < force->cards->len; i++)
    {
      if (vedette_sheet_flow_need (flow, get_card_height ()))
        set_heading (flow, _("Order cards"));
      set_card (flow, g_ptr_array_index (force->cards, i));
    }
}

/* Takes the pages from @first on to the place behind the first one. */
static void
move_behind_first (GPtrArray *pages,
                   guint      first)
{
  for (guint to = 1; first < pages->len; first++, to++)
    g_ptr_array_insert (pages, (int) to, g_ptr_array_steal_index (pages, first));
}

/**
 * vedette_large_summary_lay_out:
 * @battle: of the skirmish system
 * @side: whose; only a side’s own has its cards and hidden lines
 *
 * Lays out the state and the lines on the first page and the rules on the second, so that they are on the back of the
 * sheet; more lines and the cards follow.
 *
 * Returns: (transfer full) (element-type VedettePage): two pages or more
 */
GPtrArray *
vedette_large_summary_lay_out (VedetteBattle    *battle,
                               VedettePaper      paper,
                               VedetteSheetSide  side)
{
  g_autoptr (VedetteSummaryData) data = vedette_summary_data_new (battle, side);
  g_autofree char *audience = make_audience (data);
  g_autofree char *goes_on = NULL, *longest = NULL;
  Large self = { .data = data };
  VedetteSheetFlow flow = { 0 };
  guint n_pages;

  /* Translators: for whom the sheet is, and where its table goes on */
  longest = g_strdup_printf (_("%s · more lines on page %u"), audience, 88);
  flow.foot = longest;
  vedette_sheet_flow_begin (&flow, paper, SIZE, NULL, NULL);
  vedette_page_set_bookmark (flow.page, _("Summary"));
  set_title (&flow, data);
  set_tracks (&flow, data);
  set_key (&flow, data);
  for (guint i = 0; i < data->n_forces; i++)
    if (data->forces[i].shown)
      set_roster (&flow, &self, &data->forces[i]);
  n_pages = flow.pages->len;
  set_reference (&flow, data);
  if (n_pages > 1)
    flow.first_foot = goes_on = g_strdup_printf (_("%s · more lines on page %u"), audience, flow.pages->len - n_pages + 2);
  move_behind_first (flow.pages, n_pages);
  set_cards (&flow, data);
  vedette_sheet_flow_finish (&flow, audience);
  return flow.pages;
}
