/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands around the roster on the summary page: title, track, cards, rules, notes. */

#include "vedette-config.h"

#include "print/vedette-summary-private.h"

#include <glib/gi18n-lib.h>

#define NOTES_PITCH 18.0
#define N_COUNTER_CELLS 9

/* The size of what is less important. */
double
vedette_summary_small (VedetteSummaryContext *context)
{
  return CLAMP (context->plan.size * 0.85, context->plan.floor, MAX (9.5, context->plan.floor));
}

static double
get_gap (VedetteSummaryContext *context)
{
  return context->plan.size * (context->plan.tight ? 0.35 : 0.9);
}

/**
 * vedette_summary_section:
 *
 * Returns: how high a heading is
 */
double
vedette_summary_section (VedetteSummaryContext *context,
                         const char            *title,
                         double                 y,
                         gboolean               set)
{
  double size = context->plan.size * (context->plan.tight ? 1 : 1.1), height = size * (context->plan.tight ? 1.15 : 1.45);

  if (set)
    {
      vedette_page_add_text (context->page, title, context->left, y, context->width, height, size, VEDETTE_TEXT_BOLD);
      vedette_page_add_rule (context->page, context->left, y + height, context->width, TRUE);
    }
  return height + (context->plan.tight ? 1 : 3);
}

static const char *
get_audience (VedetteSummaryContext *context)
{
  switch (context->data->side)
    {
    case VEDETTE_SHEET_RED:
    case VEDETTE_SHEET_BLUE:
      return _("this side’s own sheet");
    case VEDETTE_SHEET_BOTH:
    default:
      return _("for both sides, without cards");
    }
}

static double
get_title_size (VedetteSummaryContext *context)
{
  return MIN (context->plan.size * (context->plan.tight ? 1.5 : 1.9), 20);
}

static void
set_side (VedetteSummaryContext     *context,
          const VedetteSummaryForce *force,
          double                     x,
          double                     y,
          double                     width,
          double                     height)
{
  double size = MIN (context->plan.size, 10.5), sign = size * 0.75, name;

  vedette_page_add_sign (context->page, force->shape, force->solid, x, y + (height - sign) / 2, sign);
  x += sign * 1.5;
  width -= sign * 1.5;
  name = vedette_page_add_text (context->page, force->name, x, y, width * (*force->players != '\0' ? 0.5 : 1), height, size,
                                VEDETTE_TEXT_BOLD);
  vedette_page_add_text (context->page, force->players, x + name + size * 0.6, y, width - name - size * 0.6, height, size, 0);
}

/* The battle, who it is for, and the players. */
double
vedette_summary_header (VedetteSummaryContext *context,
                        double                 y,
                        gboolean               set)
{
  double title = get_title_size (context), size = MIN (context->plan.size, 10.5);
  double title_height = title * (context->plan.tight ? 1.1 : 1.3), height = size * (context->plan.tight ? 1.2 : 1.5);
  const char *audience = get_audience (context);
  double audience_width = vedette_page_measure (context->page, audience, size, VEDETTE_TEXT_PLAIN) + 1;
  double half = (context->width - VEDETTE_SUMMARY_GUTTER) / 2;

  if (set)
    {
      vedette_page_add_text (context->page, context->data->name, context->left, y, context->width - audience_width - size * 2,
                             title_height, title, VEDETTE_TEXT_BOLD | VEDETTE_TEXT_HEADING);
      vedette_page_add_text (context->page, audience, context->left + context->width - audience_width, y + (title - size) * 0.35,
                             audience_width, title_height - (title - size) * 0.35, size, VEDETTE_TEXT_RIGHT | VEDETTE_TEXT_GREY);
      for (guint i = 0; i < context->data->n_forces; i++)
        set_side (context, &context->data->forces[i], context->left + i * (half + VEDETTE_SUMMARY_GUTTER), y + title_height, half,
                  height);
    }
  return title_height + height + get_gap (context) * 0.6;
}

static double
set_label (VedetteSummaryContext *context,
           const char            *label,
           double                 x,
           double                 y,
           double                 height,
           double                 size)
{
  double width = vedette_page_measure (context->page, label, size, VEDETTE_TEXT_PLAIN) + 1;

  vedette_page_add_text (context->page, label, x, y, width, height, size, VEDETTE_TEXT_GREY);
  return x + width + size * 0.5;
}

/* Frames to put a marker on; the one where it stands now is thick. */
static double
set_track_cells (VedetteSummaryContext *context,
                 const char * const    *texts,
                 guint                  n,
                 guint                  current,
                 double                 most,
                 double                 x,
                 double                 y,
                 double                 height,
                 double                 size)
{
  for (guint i = 0; i < n; i++)
    {
      double width = MAX (vedette_page_measure (context->page, texts[i], size, VEDETTE_TEXT_BOLD) + 9, size * 1.9);

      width = MIN (width, most);
      vedette_page_add_cell (context->page, texts[i], x, y, width, height, size, i == current);
      x += width + 2;
    }
  return x + size * 1.2;
}

/* What a player must remember between actions (rules.md 7.1). */
double
vedette_summary_track (VedetteSummaryContext *context,
                       double                 y,
                       gboolean               set)
{
  const VedetteSummaryData *data = context->data;
  double size = MIN (context->plan.size, 10), height = size * (context->plan.tight ? 1.5 : 2), x = context->left;
  static const char * const numbers[N_COUNTER_CELLS] = { "0", "1", "2", "3", "4", "5", "6", "7", "8" };
  const char * const shots[] = { _("unused"), _("used") };
  const char *holders[VEDETTE_SUMMARY_N_SIDES] = { NULL };
  guint holder = G_MAXUINT;

  if (!set)
    return height + get_gap (context);
  for (guint i = 0; i < data->n_forces; i++)
    {
      holders[i] = data->forces[i].name;
      if (data->forces[i].holds)
        holder = i;
    }
  x = set_label (context, _("Holder"), x, y, height, size);
  x = set_track_cells (context, holders, data->n_forces, holder, size * 7, x, y, height, size);
  x = set_label (context, _("Counters"), x, y, height, size);
  x = set_track_cells (context, numbers, N_COUNTER_CELLS, data->started ? (guint) data->counters : G_MAXUINT, size * 4, x, y, height,
                       size);
  x = set_label (context, _("Shot back"), x, y, height, size);
  set_track_cells (context, shots, 2, data->started ? (data->shot_back_used ? 1 : 0) : G_MAXUINT, size * 7, x, y, height, size);
  return height + get_gap (context);
}

/* How the numbers of the table are to be read. */
double
vedette_summary_foot (VedetteSummaryContext *context,
                      double                 y,
                      gboolean               set)
{
  double size = vedette_summary_small (context), height = size * (context->plan.tight ? 1.2 : 1.5), used;
  const char *legend = context->widths.any_fives ? _("needed on a d20 or more · □ one man, 5 × □ five") : _("needed on a d20 or more");

  if (set)
    {
      used = vedette_page_add_text (context->page, context->data->factors, context->left, y, context->width, height, size,
                                    VEDETTE_TEXT_BOLD);
      vedette_page_add_text (context->page, legend, context->left + used + size, y, context->width - used - size, height, size,
                             VEDETTE_TEXT_GREY | VEDETTE_TEXT_RIGHT);
    }
  return height + get_gap (context) * 0.7;
}

static double
get_card_row (VedetteSummaryContext *context)
{
  return context->plan.size * (context->plan.tight ? 1.12 : 1.25);
}

/* A word and its box, right to left; returns where they begin. */
static double
set_box (VedetteSummaryContext *context,
         const char            *label,
         gboolean               crossed,
         double                 right,
         double                 y,
         double                 height)
{
  double size = context->plan.size, box = MIN (height - 2, 9.5), width = vedette_page_measure (context->page, label, size, 0) + 1;

  vedette_page_add_check (context->page, right - box, y + (height - box) / 2, box, crossed ? VEDETTE_CHECK_CROSSED : VEDETTE_CHECK_EMPTY);
  vedette_page_add_text (context->page, label, right - box - 3 - width, y, width, height, size, VEDETTE_TEXT_GREY);
  return right - box - 3 - width - size * 0.8;
}

static void
set_card_end (VedetteSummaryContext    *context,
              const VedetteSummaryCard *card,
              double                    x,
              double                    y,
              double                    right,
              double                    height)
{
  double size = context->plan.size, label;

  right = set_box (context, _("void"), card->is_void, right, y, height);
  right = set_box (context, _("done"), card->done, right, y, height);
  if (card->when == NULL)
    {
      vedette_page_add_text (context->page, _("at any time"), x, y, right - x, height, size, VEDETTE_TEXT_GREY);
      return;
    }
  right = set_box (context, _("met"), card->met, right, y, height);
  /* Translators: before the condition of an order card */
  label = vedette_page_add_text (context->page, _("when:"), x, y, right - x, height, size, VEDETTE_TEXT_GREY);
  vedette_page_add_text (context->page, card->when, x + label + size * 0.4, y, right - x - label - size * 0.4, height, size, 0);
}

static void
set_card (VedetteSummaryContext    *context,
          const VedetteSummaryCard *card,
          double                    x,
          double                    y,
          double                    width)
{
  double size = context->plan.size, row = get_card_row (context), indent = size * 1.7, who;
  g_autofree char *number = g_strdup_printf ("%d", card->number);

  vedette_page_add_text (context->page, number, x, y, indent - size * 0.3, row, size, VEDETTE_TEXT_BOLD);
  x += indent;
  width -= indent;
  if (context->plan.tall_cards)
    {
      vedette_page_add_text (context->page, card->who, x, y, width, row, size, VEDETTE_TEXT_BOLD);
      y += row;
      vedette_page_add_text (context->page, card->what, x, y, width, row, size, 0);
    }
  else
    {
      who = vedette_page_add_text (context->page, card->who, x, y, width * 0.45, row, size, VEDETTE_TEXT_BOLD);
      who += who > 0 ? size * 0.6 : 0;
      vedette_page_add_text (context->page, card->what, x + who, y, width - who, row, size, 0);
    }
  set_card_end (context, card, x, y + row, x + width, row);
}

static const VedetteSummaryForce *
find_carded (VedetteSummaryContext *context)
{
  for (guint i = 0; i < context->data->n_forces; i++)
    if (context->data->forces[i].cards->len > 0)
      return &context->data->forces[i];
  return NULL;
}

/* The order cards, on the sheet of their own side. */
double
vedette_summary_cards (VedetteSummaryContext *context,
                       double                 y,
                       gboolean               set)
{
  const VedetteSummaryForce *force = find_carded (context);
  double row = get_card_row (context), card = row * (context->plan.tall_cards ? 3 : 2) + context->plan.size * (context->plan.tight ? 0.2 : 0.5);
  double width = (context->width - VEDETTE_SUMMARY_GUTTER) / 2, top = y;
  guint n, rows;

  if (force == NULL)
    return 0;
  n = MIN (force->cards->len, context->plan.max_cards);
  rows = (n + 1) / 2;
  y += vedette_summary_section (context, _("Order cards"), y, set);
  for (guint i = 0; set && i < n; i++)
    set_card (context, g_ptr_array_index (force->cards, i), context->left + i / rows * (width + VEDETTE_SUMMARY_GUTTER),
              y + i % rows * card, width);
  y += rows * card;
  if (n < force->cards->len)
    {
      guint left = force->cards->len - n;
      g_autofree char *more = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "and %u more card", "and %u more cards", left), left);

      if (set)
        vedette_page_add_text (context->page, more, context->left, y, context->width, row, context->plan.size, VEDETTE_TEXT_BOLD);
      y += row;
    }
  return y - top + get_gap (context) * 0.5;
}

/* Where to break so that neither column is longer than need be. */
static guint
find_break (const double *heights,
            guint         n)
{
  double total = 0, sum = 0;
  guint i;

  for (i = 0; i < n; i++)
    total += heights[i];
  for (i = 0; i < n && sum + heights[i] / 2 < total / 2; i++)
    sum += heights[i];
  return i;
}

/* The rules in two columns, or that there is no room for them. */
double
vedette_summary_rules (VedetteSummaryContext *context,
                       double                 y,
                       gboolean               set)
{
  GPtrArray *rules = context->data->rules;
  double size = vedette_summary_small (context), width = (context->width - VEDETTE_SUMMARY_GUTTER) / 2, top = y;
  double between = size * (context->plan.tight ? 0.05 : 0.25), row = size * 1.2, height[2] = { 0, 0 };
  g_autofree double *heights = g_new0 (double, rules->len);
  guint middle;

  if (!context->plan.with_rules)
    {
      if (set)
        vedette_page_add_text (context->page, _("The rules are left out: there is no room for them."), context->left, y, context->width,
                               row, size, VEDETTE_TEXT_GREY);
      return row;
    }
  y += vedette_summary_section (context, _("The rules"), y, set);
  for (guint i = 0; i < rules->len; i++)
    heights[i] = vedette_page_measure_block (context->page, g_ptr_array_index (rules, i), size, width) + between;
  middle = find_break (heights, rules->len);
  for (guint i = 0; i < rules->len; i++)
    {
      guint c = i < middle ? 0 : 1;

      if (set)
        vedette_page_add_block (context->page, g_ptr_array_index (rules, i), context->left + c * (width + VEDETTE_SUMMARY_GUTTER),
                                y + height[c], width, size);
      height[c] += heights[i];
    }
  return y - top + MAX (height[0], height[1]) + get_gap (context) * 0.5;
}

/* What is left of the page is to be written on. */
void
vedette_summary_notes (VedetteSummaryContext *context,
                       double                 y,
                       double                 bottom)
{
  if (bottom - y < context->plan.size * 2.4)
    return;
  y += vedette_summary_section (context, _("Notes"), y, TRUE);
  for (y += NOTES_PITCH; y <= bottom; y += NOTES_PITCH)
    vedette_page_add_rule (context->page, context->left, y, context->width, FALSE);
}
