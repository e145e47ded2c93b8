/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The summary of a grand-tactical battle: charts, modifiers, both orders of battle, points, the turn and its rules. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "print/eagles/vedette-eagles-paper.h"

#define LARGEST 11.0
/* Smaller only where there is no room */
#define STEP 0.5
#define GUTTER 16.0
#define TURNS 16

typedef struct
{
  VedetteEaglesPaper *paper;
  GPtrArray *initiative;
  GPtrArray *troops;
  GPtrArray *forces[VEDETTE_N_EAGLES_SIDES];
  GPtrArray *rules;
  VedettePage *page;
  double left;
  double width;
  double size;
} Summary;

/* Frames to tick off; the thick one is this turn. */
static void
set_turns (Summary *self,
           double   x,
           double   y,
           double   width)
{
  int now = vedette_eagles_game_get_turn (self->paper->eagles.game);
  int n = self->size >= VEDETTE_EAGLES_PAPER_LARGE ? TURNS / 2 : TURNS;
  int first = now > n * 3 / 4 ? now - n / 2 : 1;
  double cell = width / n;

  for (int i = 0; i < n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", first + i);

      vedette_page_add_cell (self->page, number, x + i * cell + 2, y, cell - 2, self->size * 1.5, self->size, first + i == now);
    }
}

static double
set_top (Summary *self,
         double   y,
         gboolean set)
{
  double row = self->size * 1.5, title = row * 1.5, left = self->width * 0.42, turns = title;
  g_autofree char *turn = vedette_eagles_paper_say_turn (self->paper), *reader = vedette_eagles_paper_say_for (self->paper);

  /* A language with long words has a row for the turn, and one for the turns. */
  if (vedette_page_measure (self->page, turn, self->size, VEDETTE_TEXT_PLAIN) > left - self->size)
    {
      turns += row;
      left = 0;
    }
  if (set)
    {
      vedette_page_add_text (self->page, self->paper->title, self->left, y, self->width * 0.64, title, self->size * 1.6,
                             VEDETTE_TEXT_BOLD | VEDETTE_TEXT_HEADING);
      vedette_page_add_text (self->page, reader, self->left + self->width * 0.66, y, self->width * 0.34, title, self->size,
                             VEDETTE_TEXT_GREY | VEDETTE_TEXT_RIGHT | VEDETTE_TEXT_FIT);
      vedette_page_add_text (self->page, turn, self->left, y + title, (left > 0 ? left : self->width) - self->size, row,
                             self->size, VEDETTE_TEXT_PLAIN | VEDETTE_TEXT_FIT);
      set_turns (self, self->left + left, y + turns, self->width - left);
    }
  return turns + row + 2;
}

/* Two lists side by side */
static double
set_pair (Summary   *self,
          GPtrArray *one,
          GPtrArray *other,
          double     y,
          gboolean   set)
{
  double width = (self->width - GUTTER) / 2;
  double left = vedette_eagles_lines_set (one, self->page, self->left, y, width, self->size, set);
  double right = vedette_eagles_lines_set (other, self->page, self->left + width + GUTTER, y, width, self->size, set);

  return MAX (left, right);
}

/* Sets the page, or only says how high all of it is. */
static double
set_page (Summary *self,
          gboolean set)
{
  double y = VEDETTE_PAGE_MARGIN, gap = self->size * 0.5;

  y += set_top (self, y, set);
  y += set_pair (self, self->initiative, self->troops, y, set) + gap;
  y += set_pair (self, self->forces[VEDETTE_EAGLES_RED], self->forces[VEDETTE_EAGLES_BLUE], y, set) + gap;
  return y + vedette_eagles_lines_set_two (self->rules, self->page, self->left, y, self->width, GUTTER, self->size, set);
}

/* The largest letters that all of it has room in; at last no more of the armies than there is room for: the rest is counted */
static void
lay_out_page (Summary *self,
              double   bottom)
{
  double width = (self->width - GUTTER) / 2, over, most;

  for (self->size = LARGEST; self->size > VEDETTE_PAGE_SMALLEST && set_page (self, FALSE) > bottom; self->size -= STEP)
    ;
  over = set_page (self, FALSE) - bottom;
  if (over > 0)
    {
      most = set_pair (self, self->forces[VEDETTE_EAGLES_RED], self->forces[VEDETTE_EAGLES_BLUE], 0, FALSE) - over;
      for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
        vedette_eagles_lines_cut (self->forces[side], self->page, width, self->size, most);
    }
  set_page (self, TRUE);
}

static GPtrArray *
lay_out_large (Summary      *self,
               VedettePaper  paper)
{
  VedetteSheetFlow flow = { 0 };
  g_autofree char *foot = vedette_eagles_paper_say_for (self->paper);

  self->size = VEDETTE_EAGLES_PAPER_LARGE;
  flow.foot = foot;
  vedette_sheet_flow_begin (&flow, paper, self->size, NULL, NULL);
  vedette_page_set_bookmark (flow.page, _("Summary"));
  self->page = flow.page;
  flow.y += set_top (self, flow.y, TRUE);
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      vedette_eagles_lines_flow (self->forces[side], &flow);
      flow.y += self->size * 0.5;
    }
  vedette_sheet_flow_turn (&flow);
  vedette_page_set_bookmark (flow.page, _("The rules"));
  vedette_eagles_lines_flow (self->initiative, &flow);
  vedette_eagles_lines_flow (self->troops, &flow);
  vedette_eagles_lines_flow (self->rules, &flow);
  vedette_sheet_flow_finish (&flow, foot);
  return flow.pages;
}

/* One page; in large print as many as it takes, the rules after the armies. */
GPtrArray *
vedette_eagles_summary_lay_out (VedetteBattle *battle,
                                gboolean       large,
                                VedettePaper   paper,
                                guint          reader)
{
  g_auto (VedetteEaglesPaper) read = { 0 };
  Summary self = { .paper = &read, .left = VEDETTE_PAGE_MARGIN };
  GPtrArray *pages;
  double width, height;

  vedette_eagles_paper_read (&read, battle, reader);
  vedette_paper_get_size (paper, &width, &height);
  self.width = width - 2 * VEDETTE_PAGE_MARGIN;
  self.initiative = vedette_eagles_list_initiative (&read);
  self.troops = vedette_eagles_list_troops (&read);
  self.rules = vedette_eagles_list_rules (&read);
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    self.forces[side] = vedette_eagles_list_forces (&read, vedette_eagles_get_army (&read.eagles, (VedetteEaglesSide) side));
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
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    g_ptr_array_unref (self.forces[side]);
  g_ptr_array_unref (self.initiative);
  g_ptr_array_unref (self.troops);
  g_ptr_array_unref (self.rules);
  return pages;
}
