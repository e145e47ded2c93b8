/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The summary of a token stack: who takes part, what is in the bag, effects, rounds and the rules, on one page. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "print/stack/vedette-stack-rows.h"

#define LARGEST 11.0
#define STEP 0.5
#define GUTTER 16.0
#define ROUNDS 20
#define MOST_EFFECTS 16
/* Smaller than that a note is not set beside a name. */
#define NOTE_LEAST 7.5

typedef struct
{
  VedetteStackPaper *paper;
  GPtrArray *people;
  GPtrArray *effects;
  GPtrArray *rules;
  VedettePage *page;
  double left;
  double width;
  double size;
} Summary;

/* What a row is high */
static double
get_row (const Summary *self)
{
  return self->size * 1.55;
}

/* What it is called on the left, a note on the right; smaller where both have no room else */
static void
set_words (Summary   *self,
           const VedetteStackRow *row,
           double     x,
           double     y,
           double     width)
{
  VedetteTextStyle style = row->is_heading || row->owner != NULL ? VEDETTE_TEXT_BOLD : VEDETTE_TEXT_PLAIN;
  double least = self->size < VEDETTE_STACK_PAPER_LARGE ? VEDETTE_PAGE_SMALLEST : self->size, size = self->size, note = 0;

  for (;; size -= STEP)
    {
      double gap = row->note != NULL ? size * 0.8 : 0, name = vedette_page_measure (self->page, row->name, size, style) + 1;

      note = row->note != NULL ? vedette_page_measure (self->page, row->note, size, VEDETTE_TEXT_PLAIN) + 1 : 0;
      if (name + gap + note <= width || size - STEP < least)
        break;
    }
  if (note > 0)
    note = MIN (note, MAX (width * 0.5, width - size - vedette_page_measure (self->page, row->name, size, style)));
  vedette_page_add_text (self->page, row->name, x, y, width - note - (note > 0 ? size * 0.7 : 0), get_row (self), size,
                         row->is_note ? VEDETTE_TEXT_GREY | VEDETTE_TEXT_FIT : style);
  vedette_page_add_text (self->page, row->note, x + width - note, y, note, get_row (self), size,
                         VEDETTE_TEXT_GREY | VEDETTE_TEXT_RIGHT | VEDETTE_TEXT_FIT);
}

static void
set_row (Summary   *self,
         const VedetteStackRow *row,
         double     x,
         double     y,
         double     width)
{
  double height = get_row (self), box = self->size * 0.95, pitch = box + 2, right = x + width;

  for (int i = 0; i < row->n_boxes; i++)
    vedette_page_add_check (self->page, right - (row->n_boxes - i) * pitch + 2, y + (height - box) / 2, box,
                            i < row->n_crossed ? VEDETTE_CHECK_CROSSED : VEDETTE_CHECK_EMPTY, row->is_round);
  right -= row->n_boxes > 0 ? row->n_boxes * pitch + 2 : 0;
  if (row->owner != NULL)
    {
      vedette_stack_paper_add_disc (self->paper, self->page, row->owner, FALSE, x, y + 0.4, height - 0.8);
      vedette_stack_paper_add_sign (self->paper, self->page, row->owner, x + height + 2, y + height * 0.3, height * 0.4);
    }
  if (row->owner != NULL || row->is_line)
    x += height * 1.8;
  if (row->name != NULL)
    set_words (self, row, x, y, right - x);
  else
    vedette_page_add_rule (self->page, x, y + height - 1, right - x - self->size, TRUE);
}

/* Where name and note have no room beside each other, even in small letters, the note has a row of its own. */
static void
part_rows (Summary   *self,
           GPtrArray *rows,
           guint      n_columns)
{
  double size = self->size >= VEDETTE_STACK_PAPER_LARGE ? self->size : NOTE_LEAST;
  double width = (self->width - (n_columns - 1) * GUTTER) / n_columns - size * 1.55 * 1.8;

  for (guint i = 0; i < rows->len; i++)
    {
      VedetteStackRow *row = rows->pdata[i];
      double boxes = row->n_boxes * (size + 2), name;

      if (row->note == NULL || row->name == NULL)
        continue;
      name = vedette_page_measure (self->page, row->name, size, row->owner != NULL ? VEDETTE_TEXT_BOLD : VEDETTE_TEXT_PLAIN);
      name = MIN (name, width * 0.4) + size;
      if (name + vedette_page_measure (self->page, row->note, size, VEDETTE_TEXT_PLAIN) <= width - boxes)
        continue;
      vedette_stack_rows_part (rows, i++);
    }
}

/* How many rows the first columns have, as many as the last or so: where one ends, the next best begins with a heading. */
static guint
find_column (GPtrArray *rows,
             guint      n_columns)
{
  guint even = (rows->len + n_columns - 1) / n_columns, best = even;

  for (guint i = 1; n_columns == 2 && i < rows->len; i++)
    if (((const VedetteStackRow *) rows->pdata[i])->is_heading && MAX (i, rows->len - i) <= even + 4 &&
        (best == even || MAX (i, rows->len - i) < MAX (best, rows->len - best)))
      best = i;
  return MAX (best, 1);
}

/* Sets rows in columns, or only says how high they are. */
static double
set_rows (Summary   *self,
          GPtrArray *rows,
          guint      n_columns,
          double     y,
          gboolean   set)
{
  guint n = find_column (rows, n_columns), last = n * (n_columns - 1);
  double width = (self->width - (n_columns - 1) * GUTTER) / n_columns;

  for (guint i = 0; set && i < rows->len; i++)
    {
      guint column = MIN (i / n, n_columns - 1);

      set_row (self, rows->pdata[i], self->left + column * (width + GUTTER), y + (i - column * n) * get_row (self), width);
    }
  return MAX (n, rows->len > last ? rows->len - last : 0) * get_row (self);
}

static double
set_heading (Summary    *self,
             const char *title,
             double      y,
             gboolean    set)
{
  double height = get_row (self);

  if (set)
    {
      vedette_page_add_text (self->page, title, self->left, y + 2, self->width, height - 2, self->size * 1.1,
                             VEDETTE_TEXT_BOLD);
      vedette_page_add_rule (self->page, self->left, y + height + 1, self->width, TRUE);
    }
  return height + 3;
}

static const char *
say_audience (Summary *self)
{
  return g_str_equal (self->paper->audience, VEDETTE_AUDIENCE_UMPIRE) ? _("for the game master only") : _("for the players");
}

static char *
say_round (Summary *self)
{
  VedetteStackGame *game = self->paper->stack.game;
  gboolean on = vedette_stack_is_on (&self->paper->stack, VEDETTE_STACK_ON_GAME);
  gboolean end = !on || vedette_stack_has_end (&self->paper->stack);
  int round = vedette_stack_game_get_round (game), n = end ? vedette_stack_paper_count (self->paper, NULL) : 0;
  /* Translators: the number of an encounter, such as 1 */
  g_autofree char *encounter = g_strdup_printf (_("Encounter %d"), vedette_stack_game_get_encounter (game));
  /* Translators: the number of a round, such as 3, as in “Encounter 1 · round 3” */
  g_autofree char *number = g_strdup_printf (_("round %d"), round);
  g_autofree char *head = round > 0 ? g_strjoin (" · ", encounter, number, NULL) : g_strdup (encounter);
  g_autofree char *tokens = NULL;

  /* The number of all tokens would tell that of the enemies. */
  if (!vedette_stack_paper_shows (self->paper, game, "placed"))
    return g_steal_pointer (&head);
  for (guint i = 0; i < self->paper->owners->len; i++)
    n += on ? vedette_stack_get_int (self->paper->owners->pdata[i], "left")
            : vedette_stack_paper_count (self->paper, self->paper->owners->pdata[i]);
  if (end)
    /* Translators: how many tokens there are, as in “Encounter 1 · round 3 · 27 tokens in the bag, with End” */
    tokens = g_strdup_printf (ngettext ("%d token in the bag, with End", "%d tokens in the bag, with End", (gulong) n), n);
  else
    /* Translators: how many tokens there are, as in “Encounter 1 · round 3 · 26 tokens in the bag, without End” */
    tokens = g_strdup_printf (ngettext ("%d token in the bag, without End", "%d tokens in the bag, without End", (gulong) n),
                              n);
  return g_strjoin (" · ", head, tokens, NULL);
}

/* Frames to tick off; the thick one is this round. */
static void
set_rounds (Summary *self,
            double   y)
{
  int now = vedette_stack_game_get_round (self->paper->stack.game), first = now > 12 ? now - 4 : 1;
  int n = self->size >= VEDETTE_STACK_PAPER_LARGE || now > 900 ? ROUNDS / 2 : ROUNDS;
  const char *label = _("Rounds");
  double word = vedette_page_measure (self->page, label, self->size,
                                      VEDETTE_TEXT_PLAIN) + self->size, cell = (self->width - word) / n;

  vedette_page_add_text (self->page, label, self->left, y, word, get_row (self), self->size, VEDETTE_TEXT_GREY);
  for (int i = 0; i < n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", first + i);

      vedette_page_add_cell (self->page, number, self->left + word + i * cell, y, cell - 2, get_row (self), self->size,
                             first + i == now);
    }
}

static double
set_top (Summary *self,
         double   y,
         gboolean set)
{
  double row = get_row (self), title = row * 1.5, audience = y + title;
  double left = self->width * 0.68, right = self->width * 0.3;
  g_autofree char *round = say_round (self);

  /* A language with long words has a row for each. */
  if (vedette_page_measure (self->page, round, self->size, VEDETTE_TEXT_PLAIN) > left ||
      vedette_page_measure (self->page, say_audience (self), self->size, VEDETTE_TEXT_PLAIN) > right)
    {
      left = right = self->width;
      audience += vedette_page_measure_words (self->page, round, left, row, self->size, VEDETTE_TEXT_PLAIN);
    }
  if (set)
    {
      vedette_page_add_text (self->page, self->paper->title, self->left, y, self->width, title, self->size * 1.6,
                             VEDETTE_TEXT_BOLD | VEDETTE_TEXT_HEADING);
      vedette_page_add_words (self->page, round, self->left, y + title, left, row, self->size, VEDETTE_TEXT_PLAIN);
      vedette_page_add_text (self->page, say_audience (self), self->left + self->width - right, audience, right, row,
                             self->size, VEDETTE_TEXT_GREY | VEDETTE_TEXT_RIGHT | VEDETTE_TEXT_FIT);
      set_rounds (self, audience + row + 4);
    }
  return audience - y + 2 * row + 4 + self->size * 0.6;
}

static double
get_rule (Summary *self,
          guint    i,
          double   width)
{
  return vedette_page_measure_block (self->page, self->rules->pdata[i], self->size, width) + self->size * 0.3;
}

/* The rules in two columns, the first no lower than need be */
static double
set_rules (Summary *self,
           double   y,
           gboolean set)
{
  double width = (self->width - GUTTER) / 2, sum = 0, heights[2] = { 0, 0 };

  for (guint i = 0; i < self->rules->len; i++)
    sum += get_rule (self, i, width);
  for (guint i = 0, column = 0; i < self->rules->len; i++)
    {
      double height = get_rule (self, i, width);

      if (column == 0 && heights[0] + height / 2 > sum / 2)
        column = 1;
      if (set)
        vedette_page_add_block (self->page, self->rules->pdata[i], self->left + column * (width + GUTTER), y + heights[column],
                                width, self->size);
      heights[column] += height;
    }
  return MAX (heights[0], heights[1]);
}

/* Sets the page, or only says how high all of it is. */
static double
set_page (Summary *self,
          guint    n_columns,
          gboolean set)
{
  double y = VEDETTE_PAGE_MARGIN, gap = self->size * 0.6;

  y += set_top (self, y, set);
  y += set_rows (self, self->people, n_columns, y, set) + gap;
  y += set_heading (self, _("Effects"), y, set);
  y += set_rows (self, self->effects, 2, y, set) + gap;
  y += set_heading (self, _("The rules"), y, set);
  return y + set_rules (self, y, set);
}

/* The largest letters that all of it has room in; at last in three columns, and no more rows than these have room for */
static void
lay_out_page (Summary *self,
              double   bottom)
{
  guint n_columns = 2;
  double over;

  vedette_stack_rows_cut (self->effects, MOST_EFFECTS);
  part_rows (self, self->people, n_columns);
  for (self->size = LARGEST;
       self->size > VEDETTE_PAGE_SMALLEST && set_page (self, n_columns, FALSE) > bottom;
       self->size -= STEP)
    ;
  while (set_page (self, n_columns, FALSE) + get_row (self) <= bottom && self->effects->len < MOST_EFFECTS)
    for (guint i = 0; i < 2; i++)
      vedette_stack_rows_add (self->effects, NULL, NULL)->n_boxes = VEDETTE_STACK_BLANK_BOXES;
  if (set_page (self, n_columns, FALSE) > bottom)
    n_columns = 3;
  over = set_page (self, n_columns, FALSE) - bottom;
  if (over > 0)
    vedette_stack_rows_cut (self->people,
                            ((self->people->len + n_columns - 1) / n_columns - (guint) (over / get_row (self)) - 1) *
                            n_columns);
  set_page (self, n_columns, TRUE);
}

static void
flow_heading (Summary          *self,
              VedetteSheetFlow *flow,
              const char       *title)
{
  vedette_sheet_flow_need (flow, 4 * get_row (self));
  self->page = flow->page;
  flow->y += set_heading (self, title, flow->y, TRUE);
}

/* One below the other on as many pages as it takes */
static void
flow_rows (Summary          *self,
           VedetteSheetFlow *flow,
           GPtrArray        *rows)
{
  for (guint i = 0; i < rows->len; i++)
    {
      vedette_sheet_flow_need (flow, get_row (self) * (((const VedetteStackRow *) rows->pdata[i])->is_heading ? 2 : 1));
      self->page = flow->page;
      set_row (self, rows->pdata[i], self->left, flow->y, self->width);
      flow->y += get_row (self);
    }
  flow->y += self->size * 0.6;
}

static GPtrArray *
lay_out_large (Summary      *self,
               VedettePaper  paper)
{
  VedetteSheetFlow flow = { 0 };

  self->size = VEDETTE_STACK_PAPER_LARGE;
  flow.foot = say_audience (self);
  vedette_sheet_flow_begin (&flow, paper, self->size, NULL, NULL);
  vedette_page_set_bookmark (flow.page, _("Summary"));
  self->page = flow.page;
  part_rows (self, self->people, 1);
  flow.y += set_top (self, flow.y, TRUE);
  flow_rows (self, &flow, self->people);
  flow_heading (self, &flow, _("Effects"));
  flow_rows (self, &flow, self->effects);
  vedette_sheet_flow_turn (&flow);
  vedette_page_set_bookmark (flow.page, _("The rules"));
  flow_heading (self, &flow, _("The rules"));
  for (guint i = 0; i < self->rules->len; i++)
    {
      double height;

      vedette_sheet_flow_need (&flow, get_rule (self, i, self->width));
      height = vedette_page_add_block (flow.page, self->rules->pdata[i], self->left, flow.y, self->width, self->size);
      flow.y += height + self->size * 0.3;
    }
  vedette_sheet_flow_finish (&flow, say_audience (self));
  return flow.pages;
}

/* One page; in large print as many as it takes, the rules on the last. */
GPtrArray *
vedette_stack_summary_lay_out (VedetteBattle *battle,
                               gboolean       large,
                               VedettePaper   paper,
                               guint          reader)
{
  g_auto (VedetteStackPaper) read = { 0 };
  Summary self = { .left = VEDETTE_PAGE_MARGIN };
  GPtrArray *pages;
  double width, height;

  vedette_stack_paper_read (&read, battle, reader);
  vedette_paper_get_size (paper, &width, &height);
  self.paper = &read;
  self.width = width - 2 * VEDETTE_PAGE_MARGIN;
  self.people = vedette_stack_list_people (&read);
  self.effects = vedette_stack_list_effects (&read);
  self.rules = vedette_stack_summary_list_rules (&read);
  if (large)
    pages = lay_out_large (&self, paper);
  else
    {
      pages = g_ptr_array_new_with_free_func ((GDestroyNotify) vedette_page_free);
      self.page = vedette_page_new ();
      vedette_page_set_bookmark (self.page, _("Summary"));
      g_ptr_array_add (pages, self.page);
      lay_out_page (&self, height - VEDETTE_PAGE_MARGIN);
    }
  g_ptr_array_unref (self.people);
  g_ptr_array_unref (self.effects);
  g_ptr_array_unref (self.rules);
  return pages;
}
