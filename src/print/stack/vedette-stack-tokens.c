/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tokens of a stack to cut out, and the cards that show players their colours (T-23, T-24). */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "print/stack/vedette-stack-paper.h"

/* Across a token, in points: 20 and 30 millimetres */
#define TOKEN 57.0
#define TOKEN_LARGE 85.0
/* Between tokens, for the scissors */
#define GAP 3.0

/* Colour cards: so many beside each other, and how high they are */
#define CARDS 3
#define CARD_HEIGHT 228.0
#define CARDS_LARGE 2
#define CARD_HEIGHT_LARGE 340.0
#define CARD_PAD 12.0

/* What must be in the bag, to be counted when all are cut out */
static char *
say_tokens (VedetteStackPaper *self)
{
  GString *text = g_string_new (NULL);
  int n = vedette_stack_paper_count (self, NULL);

  for (guint i = 0; i < self->owners->len; i++)
    {
      int own = vedette_stack_paper_count (self, self->owners->pdata[i]);

      n += own;
      /* Translators: whose tokens, and how many */
      g_string_append_printf (text, C_("tokens", "%s %d"), vedette_stack_get_name (self->owners->pdata[i]), own);
      g_string_append (text, " · ");
    }
  /* Translators: how many tokens, such as 2 */
  g_string_append_printf (text, ngettext ("End 1 · %d token", "End 1 · %d tokens", (gulong) n), n);
  return g_string_free (text, FALSE);
}

static double
set_head (VedetteSheetFlow *flow,
          gpointer          data)
{
  VedetteStackPaper *self = data;
  double height = flow->size * 1.8;

  vedette_page_add_text (flow->page, self->title, flow->left, flow->y, flow->width, height, flow->size * 1.3,
                         VEDETTE_TEXT_BOLD | VEDETTE_TEXT_HEADING);
  return height + flow->size * 0.4;
}

static void
begin (VedetteSheetFlow  *flow,
       VedetteStackPaper *self,
       gboolean           large,
       VedettePaper       paper,
       const char        *bookmark,
       const char        *foot)
{
  flow->foot = foot;
  vedette_sheet_flow_begin (flow, paper, large ? VEDETTE_STACK_PAPER_LARGE : 10, set_head, self);
  vedette_page_set_bookmark (flow->page, bookmark);
}

/* As many as go beside each other, so many times */
static void
set_tokens (VedetteSheetFlow  *flow,
            VedetteStackPaper *self,
            gpointer           owner,
            double             size,
            guint             *column)
{
  guint per_row = (guint) ((flow->width + GAP) / (size + GAP));

  for (int i = vedette_stack_paper_count (self, owner); i > 0; i--)
    {
      if (*column == 0)
        vedette_sheet_flow_need (flow, size);
      vedette_stack_paper_add_disc (self, flow->page, owner, TRUE, flow->left + *column * (size + GAP), flow->y, size);
      *column = (*column + 1) % per_row;
      if (*column == 0)
        flow->y += size + GAP;
    }
}

GPtrArray *
vedette_stack_tokens_lay_out (VedetteBattle *battle,
                              gboolean       large,
                              VedettePaper   paper,
                              guint          reader)
{
  g_auto (VedetteStackPaper) self = { 0 };
  const char *foot = _("for the game master only: reveals how many tokens the enemies have");
  g_autofree char *text = NULL;
  VedetteSheetFlow flow = { 0 };
  guint column = 0;

  vedette_stack_paper_read (&self, battle, reader);
  text = say_tokens (&self);
  begin (&flow, &self, large, paper, _("Tokens"), foot);
  flow.y += vedette_page_add_fitting (flow.page, text, flow.left, flow.y, flow.width, flow.size * 8, flow.size,
                                      large ? flow.size : VEDETTE_PAGE_SMALLEST, VEDETTE_TEXT_PLAIN) + flow.size;
  for (guint i = 0; i < self.owners->len; i++)
    set_tokens (&flow, &self, self.owners->pdata[i], large ? TOKEN_LARGE : TOKEN, &column);
  set_tokens (&flow, &self, NULL, large ? TOKEN_LARGE : TOKEN, &column);
  vedette_sheet_flow_finish (&flow, foot);
  return flow.pages;
}

/* One line in the middle if it has room there, else smaller, on several */
static void
set_name (VedettePage *page,
          const char  *name,
          double       x,
          double       y,
          double       width,
          double       height,
          double       largest,
          double       least)
{
  double size = largest;

  while (size - 0.5 >= least && vedette_page_measure (page, name, size, VEDETTE_TEXT_BOLD) > width)
    size -= 0.5;
  if (vedette_page_measure (page, name, size, VEDETTE_TEXT_BOLD) <= width)
    vedette_page_add_text (page, name, x, y, width, height, size, VEDETTE_TEXT_BOLD | VEDETTE_TEXT_CENTRE);
  else
    vedette_page_add_fitting (page, name, x, y, width, height, least, least, VEDETTE_TEXT_BOLD);
}

static void
set_card (VedettePage       *page,
          VedetteStackPaper *self,
          VedetteCharacter  *character,
          double             x,
          double             y,
          double             width,
          double             height,
          double             size)
{
  double left = x + CARD_PAD, room = width - 2 * CARD_PAD, row = size * 1.6, top = y + height - CARD_PAD - 3 * row;
  double disc = MIN (top - y - CARD_PAD - size * 3.6, room);
  int now = vedette_stack_paper_count (self, character), n = now > 0 ? now : VEDETTE_CHARACTER_TOKENS; /* who is yet to come */
  /* Translators: how many tokens, such as 2 */
  g_autofree char *tokens = g_strdup_printf (ngettext ("%d token", "%d tokens", (gulong) n), n);
  const char *colour = vedette_enum_get_label (vedette_token_colour_get_type (),
                                               (int) vedette_character_get_colour (character));

  vedette_stack_paper_add_disc (self, page, character, TRUE, x + (width - disc) / 2, y + CARD_PAD, disc);
  set_name (page, vedette_character_get_name (character), left, top - size * 3, room, size * 2.8, size * 2, size);
  vedette_page_add_text (page, vedette_character_get_player (character), left, top, room, row, size,
                         VEDETTE_TEXT_GREY | VEDETTE_TEXT_CENTRE);
  vedette_page_add_text (page, colour, left, top + row, room, row, size, VEDETTE_TEXT_CENTRE);
  vedette_page_add_text (page, tokens, left, top + 2 * row, room, row, size, VEDETTE_TEXT_BOLD | VEDETTE_TEXT_CENTRE);
}

/* Cards lie side by side: one cut parts two of them. */
static void
cut_row (VedetteSheetFlow *flow,
         guint             n,
         double            width,
         double            height)
{
  vedette_page_add_cut (flow->page, flow->left, flow->y, flow->width, 0, TRUE);
  vedette_page_add_cut (flow->page, flow->left, flow->y + height, flow->width, 0, TRUE);
  for (guint i = 0; i <= n; i++)
    vedette_page_add_cut (flow->page, flow->left + i * width, flow->y, 0, height, TRUE);
}

/* T-23: each player is shown which colour is his. */
GPtrArray *
vedette_stack_colours_lay_out (VedetteBattle *battle,
                               gboolean       large,
                               VedettePaper   paper,
                               guint          reader)
{
  g_auto (VedetteStackPaper) self = { 0 };
  const char *foot = _("one cut-out card for each player");
  VedetteSheetFlow flow = { 0 };
  guint n = large ? CARDS_LARGE : CARDS, column = 0;
  double width, height = large ? CARD_HEIGHT_LARGE : CARD_HEIGHT;

  vedette_stack_paper_read (&self, battle, reader);
  begin (&flow, &self, large, paper, _("Colors"), foot);
  width = flow.width / n;
  for (guint i = 0; i < self.owners->len; i++)
    {
      if (!VEDETTE_IS_CHARACTER (self.owners->pdata[i]) || vedette_character_get_gone (self.owners->pdata[i]))
        continue;
      if (column == 0)
        {
          vedette_sheet_flow_need (&flow, height);
          cut_row (&flow, n, width, height);
        }
      set_card (flow.page, &self, self.owners->pdata[i], flow.left + column * width, flow.y, width, height, flow.size);
      column = (column + 1) % n;
      flow.y += column == 0 ? height : 0;
    }
  if (flow.pages->len == 1 && flow.y == flow.top)
    vedette_page_add_text (flow.page, _("No characters yet."), flow.left, flow.y, flow.width, flow.size * 1.6,
                           flow.size, VEDETTE_TEXT_PLAIN);
  vedette_sheet_flow_finish (&flow, foot);
  return flow.pages;
}
