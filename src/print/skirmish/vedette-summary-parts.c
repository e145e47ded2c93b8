/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands around the roster on the summary page: title, track, cards, rules, notes. */

#include "vedette-config.h"

#include "print/skirmish/vedette-summary-private.h"

#include <glib/gi18n-lib.h>

#define NOTES_PITCH 18.0
#define N_COUNTER_CELLS 9
/* The least width for the name of a side in the track, as a multiple of the font size. If the first row of the track has
 * less room for a name, other parts of the track move to a second row. */
#define LEAST_NAME 9

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

static char *
make_audience (VedetteSummaryContext *context)
{
  const VedetteSummaryData *data = context->data;

  for (guint i = 0; i < data->n_forces; i++)
    if (data->side == (i == 0 ? VEDETTE_SHEET_RED : VEDETTE_SHEET_BLUE))
      /* Translators: the name of a side */
      return g_strdup_printf (_("for %s only"), data->forces[i].name);
  return g_strdup (_("for both sides, without cards"));
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

/* Whom the page is for and, where there is room, by which rules the rest is played (S-80) */
static char *
make_top_right (VedetteSummaryContext *context,
                double                 size)
{
  g_autofree char *audience = make_audience (context);
  g_autofree char *both = NULL;

  if (*context->data->host_rules == '\0')
    return g_steal_pointer (&audience);
  /* Translators: the name of other rules, and whom the page is for */
  both = g_strdup_printf (_("%s · %s"), context->data->host_rules, audience);
  if (vedette_page_measure (context->page, both, size, VEDETTE_TEXT_PLAIN) + 1 > context->width * 0.35)
    return g_steal_pointer (&audience);
  return g_steal_pointer (&both);
}

/* A third of the page, and more only of what the title leaves */
static double
get_audience_width (VedetteSummaryContext *context,
                    const char            *audience,
                    double                 size,
                    double                 title)
{
  double left = context->width - size * 2 -
                vedette_page_measure (context->page, context->data->name, title, VEDETTE_TEXT_BOLD | VEDETTE_TEXT_HEADING) - 1;

  return MIN (vedette_page_measure (context->page, audience, size, VEDETTE_TEXT_PLAIN) + 1, MAX (context->width * 0.35, left));
}

/* The battle, who it is for, and the players. */
double
vedette_summary_header (VedetteSummaryContext *context,
                        double                 y,
                        gboolean               set)
{
  double title = get_title_size (context), size = MIN (context->plan.size, 10.5);
  double title_height = title * (context->plan.tight ? 1.1 : 1.3), height = size * (context->plan.tight ? 1.2 : 1.5);
  g_autofree char *audience = make_top_right (context, size);
  double audience_width = get_audience_width (context, audience, size, title);
  double half = (context->width - VEDETTE_SUMMARY_GUTTER) / 2;

  if (set)
    {
      vedette_page_add_text (context->page, context->data->name, context->left, y, context->width - audience_width - size * 2,
                             title_height, title, VEDETTE_TEXT_BOLD | VEDETTE_TEXT_HEADING);
      vedette_page_add_text (context->page, audience, context->left + context->width - audience_width,
                             y + (title - size) * 0.35, audience_width, title_height - (title - size) * 0.35, size,
                             VEDETTE_TEXT_RIGHT | VEDETTE_TEXT_GREY | VEDETTE_TEXT_FIT);
      for (guint i = 0; i < context->data->n_forces; i++)
        set_side (context, &context->data->forces[i], context->left + i * (half + VEDETTE_SUMMARY_GUTTER), y + title_height,
                  half, height);
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

static double
get_cell_width (VedetteSummaryContext *context,
                const char            *text,
                double                 size)
{
  return MAX (vedette_page_measure (context->page, text, size, VEDETTE_TEXT_BOLD) + 9, size * 1.9);
}

/* The width of a label and its cells, with what set_label() and set_track_cells() leave beside them */
static double
measure_track_part (VedetteSummaryContext *context,
                    const char            *label,
                    const char * const    *texts,
                    guint                  n,
                    double                 size)
{
  double width = vedette_page_measure (context->page, label, size, VEDETTE_TEXT_PLAIN) + 1 + size * 0.5;

  for (guint i = 0; i < n; i++)
    width += get_cell_width (context, texts[i], size) + 2;
  return width + size * 1.2;
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
      double width = MIN (get_cell_width (context, texts[i], size), most);

      vedette_page_add_cell (context->page, texts[i], x, y, width, height, size, i == current);
      x += width + 2;
    }
  return x + size * 1.2;
}

/* Solid for one side and in outline for the other, so that both having the same sign can still be told apart. */
const char *
vedette_summary_get_symbol (const VedetteSummaryForce *force)
{
  static const char * const solid[] = { "▲", "●", "■", "◆" }, * const outline[] = { "△", "○", "□", "◇" };

  return force->solid ? solid[force->shape] : outline[force->shape];
}

static const char * const numbers[N_COUNTER_CELLS] = { "0", "1", "2", "3", "4", "5", "6", "7", "8" };

/* The sizes of the parts of the track. All parts are on one row if there is room; otherwise, the last parts are on a second
 * row. */
typedef struct
{
  double size, height;
  double holder, counters, shots; /* the widths of the three parts; the width for the holder excludes the names */
  double names[VEDETTE_SUMMARY_N_SIDES];
  double share; /* the largest width that a name can have */
  gboolean counters_below, shots_below;
} Track;

static GStrv
list_holders (VedetteSummaryContext *context)
{
  GStrv holders = g_new0 (char *, VEDETTE_SUMMARY_N_SIDES + 1);

  for (guint i = 0; i < context->data->n_forces; i++)
    holders[i] = g_strconcat (vedette_summary_get_symbol (&context->data->forces[i]), " ", context->data->forces[i].name, NULL);
  return holders;
}

/* What a short name leaves is the long one's. */
static double
find_share (VedetteSummaryContext *context,
            const Track           *track,
            double                 room)
{
  double share = MAX (room / context->data->n_forces - 2, track->size * 3), shortest = G_MAXDOUBLE;

  for (guint i = 0; i < context->data->n_forces; i++)
    shortest = MIN (shortest, track->names[i]);
  return MAX (share, 2 * share - shortest);
}

static void
plan_track (VedetteSummaryContext *context,
            const char * const    *holders,
            const char * const     shots[2],
            Track                 *track)
{
  double size = track->size, least = 0;

  track->holder = measure_track_part (context, _("Holder"), NULL, 0, size);
  track->counters = measure_track_part (context, _("Counters"), numbers, N_COUNTER_CELLS, size);
  track->shots = measure_track_part (context, _("Shot back"), shots, 2, size) - size * 1.2;
  for (guint i = 0; i < context->data->n_forces; i++)
    {
      track->names[i] = get_cell_width (context, holders[i], size);
      least += MIN (track->names[i], size * LEAST_NAME) + 2;
    }
  least += track->holder;
  track->shots_below = least + track->counters + track->shots > context->width;
  track->counters_below = least + track->counters - size * 1.2 > context->width;
  track->share = find_share (context, track, context->width - track->holder - (track->counters_below ? 0 : track->counters) -
                                               (track->shots_below ? 0 : track->shots));
}

/* What a player must remember between actions (rules.md 7.1). */
double
vedette_summary_track (VedetteSummaryContext *context,
                       double                 y,
                       gboolean               set)
{
  const VedetteSummaryData *data = context->data;
  double size = MIN (context->plan.size, 10), height = size * (context->plan.tight ? 1.5 : 2), x = context->left, top = y;
  const char * const shots[] = { _("unused"), _("used") };
  g_auto (GStrv) holders = list_holders (context);
  Track track = { .size = size, .height = height };
  guint holder = G_MAXUINT;

  plan_track (context, (const char * const *) holders, shots, &track);
  if (!set)
    return height * (track.shots_below ? 2 : 1) + (track.shots_below ? 3 : 0) + get_gap (context);
  for (guint i = 0; i < data->n_forces; i++)
    if (data->forces[i].holds)
      holder = i;
  x = set_label (context, _("Holder"), x, y, height, size);
  x = set_track_cells (context, (const char * const *) holders, data->n_forces, holder, track.share, x, y, height, size);
  if (track.counters_below)
    {
      x = context->left;
      y += height + 3;
    }
  x = set_label (context, _("Counters"), x, y, height, size);
  x = set_track_cells (context, numbers, N_COUNTER_CELLS, data->started ? (guint) data->counters : G_MAXUINT, size * 4, x, y,
                       height, size);
  if (track.shots_below && !track.counters_below)
    {
      x = context->left;
      y += height + 3;
    }
  x = set_label (context, _("Shot back"), x, y, height, size);
  set_track_cells (context, shots, 2, data->started ? (data->shot_back_used ? 1 : 0) : G_MAXUINT,
                   (context->left + context->width - x) / 2 - 2, x, y, height, size);
  return y + height - top + get_gap (context);
}

/* What the needs of the table are, where their heads were cut */
static const char *
get_heads (VedetteSummaryContext *context)
{
  return context->plan.brief_heads ? _("needs, reach, melee, card: minimum natural d20 roll") : NULL;
}

/* How the numbers of the table are to be read: on one row, if that is room enough, else on rows of their own. */
double
vedette_summary_foot (VedetteSummaryContext *context,
                      double                 y,
                      gboolean               set)
{
  double size = vedette_summary_small (context), height = size * (context->plan.tight ? 1.2 : 1.5), top = y, used, all;
  const char *legend = context->widths.any_fives ? _("minimum natural d20 roll · □ 1 figure, ○ 5") :
                                                        _("minimum natural d20 roll");
  const char *lines[] = { context->data->factors, legend, get_heads (context) };

  used = vedette_page_measure (context->page, context->data->factors, size, VEDETTE_TEXT_BOLD);
  all = used + size + vedette_page_measure (context->page, legend, size, VEDETTE_TEXT_PLAIN) + 1;
  if (all <= context->width && lines[2] == NULL)
    {
      if (set)
        {
          vedette_page_add_text (context->page, context->data->factors, context->left, y, context->width, height, size,
                                 VEDETTE_TEXT_BOLD);
          vedette_page_add_text (context->page, legend, context->left + used + size, y, context->width - used - size, height,
                                 size, VEDETTE_TEXT_GREY | VEDETTE_TEXT_RIGHT);
        }
      return height + get_gap (context) * 0.7;
    }
  for (guint i = 0; i < G_N_ELEMENTS (lines) && lines[i] != NULL; i++)
    {
      VedetteTextStyle style = i == 0 ? VEDETTE_TEXT_BOLD : VEDETTE_TEXT_GREY;

      y += set ? vedette_page_add_words (context->page, lines[i], context->left, y, context->width, height, size, style)
               : vedette_page_measure_words (context->page, lines[i], context->width, height, size, style);
    }
  return y - top + get_gap (context) * 0.7;
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
  double size = context->plan.size, box = MIN (height - 2, 9.5);
  double width = vedette_page_measure (context->page, label, size, 0) + 1;

  vedette_page_add_check (context->page, right - box, y + (height - box) / 2, box,
                          crossed ? VEDETTE_CHECK_CROSSED : VEDETTE_CHECK_EMPTY, FALSE);
  vedette_page_add_text (context->page, label, right - box - 3 - width, y, width, height, size, VEDETTE_TEXT_GREY);
  return right - box - 3 - width - size * 0.8;
}

/* The condition, with a box for when it is met. */
static void
set_condition (VedetteSummaryContext    *context,
               const VedetteSummaryCard *card,
               double                    x,
               double                    y,
               double                    right,
               double                    height)
{
  double size = context->plan.size, label;

  if (card->when == NULL)
    {
      vedette_page_add_text (context->page, _("at any time"), x, y, right - x, height, size, VEDETTE_TEXT_GREY);
      return;
    }
  /* Translators: before the condition of an order card */
  label = vedette_page_add_text (context->page, _("when:"), x, y, right - x, height, size, VEDETTE_TEXT_GREY) + size * 0.4;
  right = set_box (context, _("met"), card->met, right, y, height);
  vedette_page_add_text (context->page, card->when, x + label, y, right - x - label, height, size, 0);
}

/* Who is to do what: beside each other, or under each other where there is room. */
static void
set_order (VedetteSummaryContext    *context,
           const VedetteSummaryCard *card,
           double                    x,
           double                    y,
           double                    right,
           double                    whole)
{
  double size = context->plan.size, row = get_card_row (context), who;

  if (context->plan.card_rows > 2)
    {
      gboolean named = *card->who != '\0';

      vedette_page_add_text (context->page, card->who, x, y, right - x, row, size, VEDETTE_TEXT_BOLD);
      vedette_page_add_lines (context->page, card->what, x, y + (named ? row : 0), (named ? whole : right) - x, row,
                              context->plan.card_rows - (named ? 2 : 1), size);
      return;
    }
  who = vedette_page_add_text (context->page, card->who, x, y, (right - x) * 0.45, row, size, VEDETTE_TEXT_BOLD);
  who += who > 0 ? size * 0.6 : 0;
  vedette_page_add_text (context->page, card->what, x + who, y, right - x - who, row, size, 0);
}

static void
set_card (VedetteSummaryContext    *context,
          const VedetteSummaryCard *card,
          double                    x,
          double                    y,
          double                    width)
{
  double size = context->plan.size, row = get_card_row (context), indent = size * 1.7, right = x + width, last;
  g_autofree char *number = g_strdup_printf ("%d", card->number);

  vedette_page_add_text (context->page, number, x, y, indent - size * 0.3, row, size, VEDETTE_TEXT_BOLD);
  if (card->is_void)
    {
      double word = vedette_page_measure (context->page, _("void"), size, VEDETTE_TEXT_PLAIN) + 1;

      vedette_page_add_text (context->page, _("void"), right - word, y, word, row, size,
                             VEDETTE_TEXT_GREY | VEDETTE_TEXT_RIGHT);
      last = right - word - size * 0.8;
    }
  else
    last = set_box (context, _("done"), card->done, right, y, row);
  set_order (context, card, x + indent, y, last, right);
  set_condition (context, card, x + indent, y + row * (context->plan.card_rows - 1), right, row);
}

static const VedetteSummaryForce *
find_carded (VedetteSummaryContext *context)
{
  for (guint i = 0; i < context->data->n_forces; i++)
    if (context->data->forces[i].cards->len > 0)
      return &context->data->forces[i];
  return NULL;
}

/* Whether any order is long enough for the rows that the plan gives to it. */
gboolean
vedette_summary_cards_fill (VedetteSummaryContext *context)
{
  double width = (context->width - VEDETTE_SUMMARY_GUTTER) / 2 - context->plan.size * 1.7;

  return context->plan.card_rows < 4 || context->widths.what * context->plan.size > width;
}

/* The order cards, on the sheet of their own side. */
double
vedette_summary_cards (VedetteSummaryContext *context,
                       double                 y,
                       gboolean               set)
{
  const VedetteSummaryForce *force = find_carded (context);
  double row = get_card_row (context);
  double card = row * context->plan.card_rows + context->plan.size * (context->plan.tight ? 0.2 : 0.5);
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
      /* Translators: how many order cards have no room on the sheet */
      g_autofree char *more = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "and %u more card", "and %u more cards", left),
                                               left);

      if (set)
        vedette_page_add_text (context->page, more, context->left, y, context->width, row, context->plan.size,
                               VEDETTE_TEXT_BOLD);
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

/* Many plans with letters of the same size are tried. */
static double *
measure_rules (VedetteSummaryContext *context,
               double                 size,
               double                 width)
{
  GPtrArray *rules = context->data->rules;

  if (context->rule_heights == NULL)
    context->rule_heights = g_new0 (double, rules->len);
  if (context->rule_size == size)
    return context->rule_heights;
  context->rule_size = size;
  for (guint i = 0; i < rules->len; i++)
    context->rule_heights[i] = vedette_page_measure_block (context->page, g_ptr_array_index (rules, i), size, width);
  return context->rule_heights;
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
  double *heights;
  guint middle;

  if (!context->plan.with_rules)
    {
      if (set)
        vedette_page_add_text (context->page,
                               context->may_turn ? _("The rules are on the next page: there is no room for them here.")
                                                 : _("The rules are left out for lack of room."),
                               context->left, y, context->width, row, size, VEDETTE_TEXT_GREY | VEDETTE_TEXT_FIT);
      return row;
    }
  y += vedette_summary_section (context, _("The rules"), y, set);
  heights = measure_rules (context, size, width);
  middle = find_break (heights, rules->len);
  for (guint i = 0; i < rules->len; i++)
    {
      guint c = i < middle ? 0 : 1;

      if (set)
        vedette_page_add_block (context->page, g_ptr_array_index (rules, i),
                                context->left + c * (width + VEDETTE_SUMMARY_GUTTER), y + height[c], width, size);
      height[c] += heights[i] + between;
    }
  return y - top + MAX (height[0], height[1]) + get_gap (context) * 0.5;
}

/* What was written about the battle, cut to a row, if there is no room for notes */
double
vedette_summary_note_row (VedetteSummaryContext *context,
                          double                 y,
                          gboolean               set)
{
  double row = vedette_summary_small (context) * 1.2;
  g_autofree char *text = NULL;

  if (context->plan.with_notes || *context->data->notes == '\0')
    return 0;
  /* Translators: what was written down about a battle, on the sheet of a side where there is little room */
  text = g_strdup_printf (_("Notes: %s"), context->data->notes);
  g_strdelimit (text, "\n", ' ');
  if (set)
    vedette_page_add_text (context->page, text, context->left, y, context->width, row, vedette_summary_small (context), 0);
  return row;
}

/* The least with which there are notes at all */
static double
measure_notes (VedetteSummaryContext *context)
{
  return MAX (context->plan.size * 2.4, vedette_summary_section (context, _("Notes"), 0, FALSE) + NOTES_PITCH);
}

/* How high the notes are to be at least: what was written about the battle is not left out for want of a little room. */
double
vedette_summary_least_notes (VedetteSummaryContext *context)
{
  if (!context->plan.with_notes)
    return 0;
  return MAX (context->plan.size * (context->plan.tight ? 2.5 : 4),
              *context->data->notes != '\0' ? measure_notes (context) : 0);
}

/* What is left of the page is to be written on, below what was written about the battle. */
void
vedette_summary_notes (VedetteSummaryContext *context,
                       double                 y,
                       double                 bottom)
{
  if (!context->plan.with_notes && *context->data->notes != '\0')
    return; /* They have a row of their own. */
  if (bottom - y < measure_notes (context))
    return;
  y += vedette_summary_section (context, _("Notes"), y, TRUE);
  y += vedette_page_add_fitting (context->page, context->data->notes, context->left, y, context->width, bottom - y,
                                 context->plan.size, context->plan.floor, VEDETTE_TEXT_PLAIN);
  for (y += NOTES_PITCH; y <= bottom; y += NOTES_PITCH)
    vedette_page_add_rule (context->page, context->left, y, context->width, FALSE);
}
