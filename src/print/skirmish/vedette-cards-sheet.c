/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order cards of one side to cut out and fold: filled in, or blank.
 *
 * A card is a strip and two halves. Folded up, the lower half covers the upper one; what is then seen is the strip: the
 * sign of the side, its word and the number of the card. */

#include "vedette-config.h"

#include "print/skirmish/vedette-cards-sheet.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/records/vedette-force.h"
#include "core/skirmish/records/vedette-order-card.h"
#include "print/skirmish/vedette-sheet-entry.h"

#define N_COLUMNS 2
#define N_ROWS (VEDETTE_CARDS_SHEET_PER_PAGE / N_COLUMNS)
#define PAD 8.0
#define STRIP 26.0
#define SMALL 7.5
#define SIZE 9.5
/* bare, in reach, with card: what a man is likely to roll with on his card */
#define N_NEEDS 3
/* So many letters have room above it. */
#define NEED_LETTERS 7
#define NEED_WIDTH 27.0
#define MOST_ACTORS 5
#define CELL 8.6
/* More men than these stand as circles of five. */
#define MOST_SINGLE 10
#define ROW_MAX 20.0
/* of a condition */
#define ROW (SIZE * 1.4)

typedef struct
{
  const VedetteSummaryForce *force; /* NULL on blank cards for any side */
  const VedetteSummaryCard *card;   /* NULL for a blank one */
  VedettePage *page;
  double x;
  double y;
  double width;
  double height;
} Card;

static const guint needs[N_NEEDS] = { 0, 1, 3 };

static const char *
get_title (const char *field)
{
  return vedette_record_type_get_brief (VEDETTE_TYPE_ORDER_CARD, field);
}

/* What is seen of a folded card. */
static void
set_strip (const Card *self)
{
  double x = self->x + PAD, right = self->x + self->width - PAD, sign = 13, size = 13, number = 44;
  g_autofree char *text = self->card != NULL ? g_strdup_printf ("%d", self->card->number) : NULL;

  if (self->force != NULL)
    {
      vedette_page_add_sign (self->page, self->force->shape, self->force->solid, x, self->y + (STRIP - sign) / 2, sign);
      x += sign + 6;
      vedette_page_add_text (self->page, self->force->name, x, self->y, right - number - x, STRIP, size, VEDETTE_TEXT_BOLD);
    }
  else
    vedette_page_add_rule (self->page, x, self->y + STRIP - 4, right - number - 12 - x, TRUE);
  if (text != NULL)
    vedette_page_add_text (self->page, text, right - number, self->y, number, STRIP, 18,
                           VEDETTE_TEXT_BOLD | VEDETTE_TEXT_RIGHT);
  else
    vedette_page_add_cell (self->page, "", right - 30, self->y + 4, 30, STRIP - 6, SIZE, FALSE);
}

static double
get_needs_left (const Card *self)
{
  return self->x + self->width - PAD - N_NEEDS * NEED_WIDTH;
}

static void
set_who_titles (const Card *self,
                double      y,
                double      height)
{
  vedette_page_add_text (self->page, get_title ("actors"), self->x + PAD, y, 60, height, SMALL,
                         VEDETTE_TEXT_GREY | VEDETTE_TEXT_FIT);
  for (guint i = 0; i < N_NEEDS; i++)
    vedette_page_add_text (self->page, vedette_summary_get_need_title (needs[i]), get_needs_left (self) + i * NEED_WIDTH + 2, y,
                           NEED_WIDTH - 2, height, SMALL,
                           VEDETTE_TEXT_GREY | VEDETTE_TEXT_RIGHT | VEDETTE_TEXT_FIT);
}

/* A name, a box for each man, or a circle for five, or their number where not even that has room. */
static void
set_actor (const Card               *self,
           const VedetteSummaryLine *line,
           double                    y,
           double                    row)
{
  double x = self->x + PAD, room = get_needs_left (self) - x - 2, size = MIN (11, row * 0.8), name;
  gboolean fives = line->count > MOST_SINGLE;
  double strip = vedette_sheet_measure_men (fives ? (line->count + 4) / 5 : line->count, CELL);
  /* Translators: how many figures a line has, behind its name */
  g_autofree char *count = g_strdup_printf (_("×%d"), line->count);
  gboolean boxed = strip <= room * 0.55;

  if (!boxed)
    strip = vedette_page_measure (self->page, count, size, VEDETTE_TEXT_PLAIN) + 1;
  name = room - strip - 5;
  if (vedette_page_measure (self->page, line->name, size, VEDETTE_TEXT_BOLD) <= name)
    name = vedette_page_add_text (self->page, line->name, x, y, name, row, size, VEDETTE_TEXT_BOLD);
  else
    vedette_page_add_fitting (self->page, line->name, x, y, name, row - 1, size, VEDETTE_PAGE_SMALLEST, VEDETTE_TEXT_BOLD);
  if (boxed)
    vedette_sheet_men (self->page, line->count, line->out, line->left, fives, x + name + 5, y + (row - CELL) / 2 + 0.6,
                       strip + 0.1, CELL, TRUE);
  else
    vedette_page_add_text (self->page, count, x + name + 5, y, strip, row, size, VEDETTE_TEXT_PLAIN);
  for (guint i = 0; i < N_NEEDS; i++)
    vedette_page_add_text (self->page, line->needs[needs[i]], get_needs_left (self) + i * NEED_WIDTH, y, NEED_WIDTH, row, size,
                           VEDETTE_TEXT_RIGHT | (i == 2 ? VEDETTE_TEXT_BOLD : VEDETTE_TEXT_PLAIN));
}

static void
set_blank_actor (const Card *self,
                 double      y,
                 double      row)
{
  double x = self->x + PAD, cell = CELL * 1.1, strip = vedette_sheet_measure_men (5, cell), right = get_needs_left (self);

  vedette_page_add_rule (self->page, x, y + row - 2, right - strip - 6 - x, FALSE);
  vedette_sheet_men (self->page, 5, 0, 0, FALSE, right - strip, y + row - cell - 1, strip + 0.1, cell, TRUE);
  for (guint i = 0; i < N_NEEDS; i++)
    vedette_page_add_rule (self->page, right + i * NEED_WIDTH + 8, y + row - 2, NEED_WIDTH - 8, FALSE);
}

/* How many more there are, and their names as far as these have room. */
static char *
name_rest (const Card *self,
           guint       shown)
{
  GPtrArray *actors = self->card->actors;
  GString *names = g_string_new (NULL);
  guint n = actors->len - shown;
  char *text;

  for (guint i = shown; i < actors->len; i++)
    g_string_append_printf (names, "%s%s", i > shown ? ", " : "", ((VedetteSummaryLine *) g_ptr_array_index (actors, i))->name);
  /* Translators: so many more, and who they are */
  text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "and %u more: %s", "and %u more: %s", n), n, names->str);
  g_string_free (names, TRUE);
  return text;
}

/* The upper half: who, with what each needs. */
static void
set_who (const Card *self,
         double      y,
         double      height)
{
  double title = SMALL * 1.3;
  guint n = self->card != NULL ? self->card->actors->len : 3, shown = n > MOST_ACTORS ? MOST_ACTORS - 1 : n;
  double row = MIN ((height - title - 2) / MAX (MIN (n, MOST_ACTORS), 1), ROW_MAX);

  set_who_titles (self, y + 1, title);
  y += title + 1;
  for (guint i = 0; i < shown; i++, y += row)
    if (self->card != NULL)
      set_actor (self, g_ptr_array_index (self->card->actors, i), y, row);
    else
      set_blank_actor (self, y, row);
  if (n > shown)
    {
      g_autofree char *more = name_rest (self, shown);

      vedette_page_add_text (self->page, more, self->x + PAD, y, self->width - 2 * PAD, row, SIZE, VEDETTE_TEXT_BOLD);
    }
}

/* The fold, between the halves. */
static void
set_fold (const Card *self,
          double      y)
{
  const char *word = _("fold");
  double width = vedette_page_measure (self->page, word, VEDETTE_PAGE_SMALLEST, VEDETTE_TEXT_PLAIN) + 1;
  double right = self->x + self->width - PAD;

  vedette_page_add_cut (self->page, self->x + PAD, y, right - width - 4 - self->x - PAD, 0, FALSE);
  vedette_page_add_text (self->page, word, right - width, y - 4, width, 8, VEDETTE_PAGE_SMALLEST,
                         VEDETTE_TEXT_GREY | VEDETTE_TEXT_RIGHT);
}

static double
set_label (const Card *self,
           const char *label,
           double      x,
           double      y,
           double      height)
{
  return vedette_page_add_text (self->page, label, x, y, 60, height, SMALL, VEDETTE_TEXT_GREY | VEDETTE_TEXT_FIT) + 6;
}

static double
get_met_width (const Card *self)
{
  return vedette_page_measure (self->page, _("met"), SIZE, VEDETTE_TEXT_PLAIN) + SIZE * 1.05 + 4;
}

/* A long condition may have as much room as the order. */
static double
measure_when (const Card *self,
              double      x,
              double      most)
{
  double width = self->x + self->width - PAD - get_met_width (self) - 8 - x;

  if (self->card->when == NULL)
    return ROW;
  return CLAMP (vedette_page_measure_block (self->page, self->card->when, SIZE, width) + 1, ROW, most);
}

/* The condition with a box for when it is met. */
static void
set_when (const Card *self,
          double      x,
          double      y,
          double      height)
{
  double right = self->x + self->width - PAD, met = get_met_width (self);

  set_label (self, get_title ("condition"), self->x + PAD, y, ROW);
  if (self->card != NULL && self->card->when == NULL)
    {
      vedette_page_add_text (self->page, _("at any time"), x, y, right - x, ROW, SIZE, VEDETTE_TEXT_GREY | VEDETTE_TEXT_FIT);
      return;
    }
  vedette_sheet_check (self->page, _("met"), self->card != NULL && self->card->met, right - met, y, ROW, SIZE);
  if (self->card == NULL)
    vedette_page_add_rule (self->page, x, y + ROW, right - met - 8 - x, FALSE);
  else if (height <= ROW)
    vedette_page_add_text (self->page, self->card->when, x, y, right - met - 8 - x, ROW, SIZE, VEDETTE_TEXT_PLAIN);
  else
    vedette_page_add_fitting (self->page, self->card->when, x, y, right - met - 8 - x, height, SIZE, VEDETTE_PAGE_SMALLEST,
                              VEDETTE_TEXT_PLAIN);
}

static void
set_states (const Card *self,
            double      y,
            double      height)
{
  const VedetteSummaryCard *card = self->card;
  const char * const labels[] = { _("tried"), _("done"), _("void") };
  const gboolean crossed[] = { card != NULL && card->tried, card != NULL && card->done, card != NULL && card->is_void };
  double x = self->x + PAD;

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    x += vedette_sheet_check (self->page, labels[i], crossed[i], x, y, height, SIZE) + 18;
}

/* The lower half: the order in letters as large as it allows, its condition, and what became of it. */
static void
set_what (const Card *self,
          double      y,
          double      height)
{
  double label = MAX (vedette_page_measure (self->page, get_title ("order"), SMALL, VEDETTE_TEXT_PLAIN),
                      vedette_page_measure (self->page, get_title ("condition"), SMALL, VEDETTE_TEXT_PLAIN)) + 6;
  double x = self->x + PAD + label, right = self->x + self->width - PAD, states = 14, when = SIZE * 2.5;
  double order;

  if (self->card != NULL)
    when = measure_when (self, x, (height - 4 - states - 2) * 0.5);
  y += 4;
  order = height - 4 - when - states - 2;
  set_label (self, get_title ("order"), self->x + PAD, y, ROW);
  if (self->card != NULL)
    vedette_page_add_fitting (self->page, self->card->what, x, y, right - x, order - 1, 19, VEDETTE_PAGE_SMALLEST,
                              VEDETTE_TEXT_BOLD);
  else
    for (guint i = 1; i <= 2; i++)
      vedette_page_add_rule (self->page, x, y + order * i / 2 - 3, right - x, FALSE);
  set_when (self, x, y + order, when);
  set_states (self, y + order + when, states);
}

static void
set_card (const Card *self)
{
  double half = (self->height - STRIP) / 2;

  set_strip (self);
  vedette_page_add_rule (self->page, self->x + PAD, self->y + STRIP, self->width - 2 * PAD, TRUE);
  set_who (self, self->y + STRIP, half - 4);
  set_fold (self, self->y + STRIP + half);
  set_what (self, self->y + STRIP + half, half);
}

/* The lines around each of @n cards, in pieces that only touch. */
static void
set_cuts (VedettePage *page,
          double       left,
          double       top,
          double       width,
          double       height,
          guint        n)
{
  guint n_rows = (n + N_COLUMNS - 1) / N_COLUMNS;

  for (guint r = 0; r <= n_rows; r++)
    for (guint c = 0; c < N_COLUMNS; c++)
      {
        gboolean here = r * N_COLUMNS + c < n, above = r > 0 && (r - 1) * N_COLUMNS + c < n;

        if (here || above)
          vedette_page_add_cut (page, left + c * width, top + r * height, width, 0, TRUE);
        if (here && c == 0)
          vedette_page_add_cut (page, left, top + r * height, 0, height, TRUE);
        if (here)
          vedette_page_add_cut (page, left + (c + 1) * width, top + r * height, 0, height, TRUE);
      }
}

static gboolean
has_fives (GPtrArray *cards)
{
  for (guint i = 0; cards != NULL && i < cards->len; i++)
    {
      const VedetteSummaryCard *card = g_ptr_array_index (cards, i);

      for (guint j = 0; j < card->actors->len; j++)
        if (((VedetteSummaryLine *) g_ptr_array_index (card->actors, j))->count > MOST_SINGLE)
          return TRUE;
    }
  return FALSE;
}

static char *
make_foot (const VedetteSummaryForce *force,
           GPtrArray                 *cards)
{
  const char *advice = has_fives (cards) ? _("Cut along the dashes; fold the lower half up over the upper. □ 1 figure, ○ 5") :
                                           _("Cut along the dashes; fold the lower half up over the upper.");

  g_autofree char *foot = NULL;

  if (cards == NULL)
    foot = g_strdup (advice);
  else
    /* Translators: the name of a side, then what to do with the sheet */
    foot = g_strdup_printf (_("for %s only · %s"), force->name, advice);
  if (!vedette_sheet_has_long_heads (NEED_LETTERS))
    return g_steal_pointer (&foot);
  return g_strconcat (foot, " · ", _("needs, reach, melee, card: minimum natural d20 roll"), NULL);
}

/* @cards: NULL for a page of blank ones */
static GPtrArray *
lay_out (const VedetteSummaryForce *force,
         GPtrArray                 *cards,
         VedettePaper               paper)
{
  VedetteSheetFlow flow = { 0 };
  guint n = cards != NULL ? cards->len : VEDETTE_CARDS_SHEET_PER_PAGE;
  g_autofree char *foot = make_foot (force, cards);
  g_autofree char *title = cards == NULL ? g_strdup (_("Blank order cards"))
                                         /* Translators: the name of a side, such as “Red” */
                                         : g_strdup_printf (_("Order cards: %s"), force->name);
  double width, height;

  flow.foot = foot;
  vedette_sheet_flow_begin (&flow, paper, SIZE, NULL, NULL);
  width = flow.width / N_COLUMNS;
  height = (flow.bottom - flow.top) / N_ROWS;
  for (guint i = 0; i < n; i++)
    {
      guint place = i % VEDETTE_CARDS_SHEET_PER_PAGE;
      Card card = { .force = force, .card = cards != NULL ? g_ptr_array_index (cards, i) : NULL, .width = width,
                    .height = height };

      if (i > 0 && place == 0)
        vedette_sheet_flow_turn (&flow);
      if (place == 0)
        set_cuts (flow.page, flow.left, flow.top, width, height, MIN (n - i, VEDETTE_CARDS_SHEET_PER_PAGE));
      card.page = flow.page;
      card.x = flow.left + place % N_COLUMNS * width;
      card.y = flow.top + place / N_COLUMNS * height;
      set_card (&card);
    }
  if (n == 0)
    vedette_page_add_text (flow.page, _("No order cards."), flow.left, flow.top, flow.width, 20, SIZE,
                           VEDETTE_TEXT_PLAIN);
  vedette_sheet_flow_finish (&flow, foot);
  vedette_page_set_bookmark (g_ptr_array_index (flow.pages, 0), title);
  return flow.pages;
}

/**
 * vedette_cards_sheet_lay_out:
 * @battle: of the skirmish system
 * @side: whose, never both: no sheet has the cards of two sides
 *
 * Returns: (transfer full) (element-type VedettePage): eight cards to a page
 */
GPtrArray *
vedette_cards_sheet_lay_out (VedetteBattle    *battle,
                             VedettePaper      paper,
                             VedetteSheetSide  side)
{
  g_autoptr (VedetteSummaryData) data = NULL;
  const VedetteSummaryForce *force;

  g_return_val_if_fail (side != VEDETTE_SHEET_BOTH, NULL);

  data = vedette_summary_data_new (battle, side);
  force = vedette_sheet_find_force (data, side);
  g_return_val_if_fail (force != NULL, NULL);
  return lay_out (force, force->cards, paper);
}

/**
 * vedette_cards_sheet_lay_out_blank:
 * @battle: of the skirmish system
 * @side: whose sign and word they bear; none for both
 *
 * Returns: (transfer full) (element-type VedettePage): one page to be filled in
 */
GPtrArray *
vedette_cards_sheet_lay_out_blank (VedetteBattle    *battle,
                                   VedettePaper      paper,
                                   VedetteSheetSide  side)
{
  g_autoptr (VedetteSummaryData) data = vedette_summary_data_new (battle, side);

  return lay_out (vedette_sheet_find_force (data, side), NULL, paper);
}

/**
 * vedette_cards_sheet_lay_out_one:
 * @battle: of the skirmish system
 * @record: a card, which may be in no battle yet
 * @men: (nullable): how many figures of a line carry it out, where that is not all of them
 * @width: in points
 * @height: in points
 *
 * Returns: (transfer full): the card alone, in the corner of a page, as it is on the sheet
 */
VedettePage *
vedette_cards_sheet_lay_out_one (VedetteBattle        *battle,
                                 VedetteOrderCard     *record,
                                 const VedetteNumbers *men,
                                 double                width,
                                 double                height)
{
  GListModel *forces = vedette_battle_get_records (battle, VEDETTE_TYPE_FORCE);
  g_autoptr (VedetteRecord) first = g_list_model_get_item (forces, 0);
  gboolean is_first = first != NULL && vedette_record_get_id (first) == vedette_order_card_get_side (record);
  VedetteSheetSide side = is_first ? VEDETTE_SHEET_RED : VEDETTE_SHEET_BLUE;
  g_autoptr (VedetteSummaryData) data = vedette_summary_data_new (battle, side);
  g_autoptr (VedetteSummaryCard) summary = vedette_summary_card_new (battle, record, men);
  Card card = { .force = vedette_sheet_find_force (data, side), .card = summary, .page = vedette_page_new (), .width = width,
                .height = height };

  set_card (&card);
  return card.page;
}
