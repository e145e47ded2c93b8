/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The summary of a skirmish: one page that holds all that a player must look up. */

#include "vedette-config.h"

#include "print/skirmish/vedette-summary.h"

#include <glib/gi18n-lib.h>

#include "print/skirmish/vedette-summary-private.h"
#include "print/vedette-pdf.h"

#define LARGEST 11.5
#define STEP 0.5
/* From this size on there is air around everything. */
#define AIRY 10.0
/* Letters of this size need no second column. */
#define EASY 9.5
/* Up to this many lines a side, nothing is set smaller than FLOOR_FEW. */
#define FEW_LINES 20
#define FLOOR_FEW 9.0

static double
find_floor (const VedetteSummaryData *data)
{
  for (guint i = 0; i < data->n_forces; i++)
    if (data->forces[i].n_lines > FEW_LINES)
      return VEDETTE_PAGE_SMALLEST;
  return FLOOR_FEW;
}

/* Sets all but the notes, or only says how high it is. */
static double
set_parts (VedetteSummaryContext *context,
           double                 y,
           gboolean               set)
{
  double top = y;

  y += vedette_summary_header (context, y, set);
  y += vedette_summary_track (context, y, set);
  y += vedette_summary_table (context, y, set);
  y += vedette_summary_foot (context, y, set);
  y += vedette_summary_cards (context, y, set);
  y += vedette_summary_rules (context, y, set);
  y += vedette_summary_note_row (context, y, set);
  return y - top;
}

static gboolean
fits (VedetteSummaryContext *context,
      double                 height)
{
  return vedette_summary_table_fits (context) && vedette_summary_cards_fill (context) &&
         set_parts (context, 0, FALSE) + vedette_summary_least_notes (context) <= height;
}

/* Room for the table first, for the cards second. */
static gboolean
try_forms (VedetteSummaryContext *context,
           double                 height)
{
  static const VedetteSummaryForm forms[] = { VEDETTE_FORM_WIDE, VEDETTE_FORM_DOUBLE, VEDETTE_FORM_COMPACT };

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    for (int rows = 4; rows >= 2; rows--)
      {
        context->plan.form = forms[i];
        context->plan.card_rows = rows;
        if (fits (context, height))
          return TRUE;
      }
  return FALSE;
}

/* The easiest to read: a row to each line, and whole orders on the cards. */
static gboolean
try_easy (VedetteSummaryContext *context,
          double                 height)
{
  context->plan.form = VEDETTE_FORM_WIDE;
  context->plan.with_rules = context->plan.with_notes = TRUE;
  context->plan.tight = FALSE;
  for (context->plan.size = LARGEST; context->plan.size >= EASY; context->plan.size -= STEP)
    for (context->plan.card_rows = 4; context->plan.card_rows > 2; context->plan.card_rows--)
      if (fits (context, height))
        return TRUE;
  return FALSE;
}

/* Larger letters are worth more than air. */
static gboolean
try_sizes (VedetteSummaryContext *context,
           double                 height,
           gboolean               with_rules,
           gboolean               with_notes)
{
  context->plan.with_rules = with_rules;
  context->plan.with_notes = with_notes;
  for (double size = LARGEST; size >= context->plan.floor; size -= STEP)
    {
      context->plan.size = size;
      context->plan.tight = FALSE;
      if (try_forms (context, height))
        return TRUE;
      context->plan.tight = size < AIRY;
      if (context->plan.tight && try_forms (context, height))
        return TRUE;
    }
  return FALSE;
}

/* With the rules, and with notes if there is room */
static gboolean
try_whole (VedetteSummaryContext *context,
           double                 height)
{
  return try_easy (context, height) || try_sizes (context, height, TRUE, TRUE) || try_sizes (context, height, TRUE, FALSE);
}

/* A language with long words: heads cut short first, smaller letters second. */
static gboolean
try_brief (VedetteSummaryContext *context,
           double                 height)
{
  context->plan.brief_heads = vedette_summary_has_long_heads (context);
  if (!context->plan.brief_heads)
    return FALSE;
  if (try_whole (context, height))
    return TRUE;
  context->plan.floor = VEDETTE_PAGE_SMALLEST;
  return try_whole (context, height);
}

/* The largest letters that go with all that is wanted; then without notes, without rules, and last fewer lines and
 * cards. */
static void
make_plan (VedetteSummaryContext *context,
           double                 height)
{
  context->plan.floor = find_floor (context->data);
  context->plan.max_lines = VEDETTE_SUMMARY_MAX_LINES;
  context->plan.max_cards = VEDETTE_SUMMARY_MAX_CARDS;
  if (try_whole (context, height) || try_brief (context, height))
    return;
  context->plan.floor = find_floor (context->data);
  if (try_sizes (context, height, FALSE, TRUE) || try_sizes (context, height, FALSE, FALSE))
    return;
  context->plan.size = context->plan.floor;
  while (!try_forms (context, height) && context->plan.max_lines > 1)
    context->plan.max_lines--;
  while (!try_forms (context, height) && context->plan.max_cards > 0)
    context->plan.max_cards--;
}

/* Room that is left goes to the rows of the table, by halves with the notes. */
static void
stretch (VedetteSummaryContext *context,
         double                 height)
{
  double left = height - set_parts (context, 0, FALSE) - vedette_summary_least_notes (context);

  context->plan.stretch = CLAMP (left / 2 / vedette_summary_table_rows (context), 0, context->plan.size * 0.55);
}

/* The rules alone, in letters that are easy to read */
static VedettePage *
lay_out_rules (VedetteSummaryContext *first,
               double                 height)
{
  VedetteSummaryContext context = { .data = first->data, .page = vedette_page_new (), .left = first->left,
                                    .width = first->width, .plan = first->plan };

  context.plan.with_rules = TRUE;
  context.plan.tight = FALSE;
  context.plan.floor = VEDETTE_PAGE_SMALLEST;
  for (context.plan.size = LARGEST; context.plan.size > VEDETTE_PAGE_SMALLEST; context.plan.size -= STEP)
    if (vedette_summary_rules (&context, 0, FALSE) <= height)
      break;
  vedette_summary_rules (&context, VEDETTE_PAGE_MARGIN, TRUE);
  g_free (context.rule_heights);
  vedette_page_set_bookmark (context.page, _("The rules"));
  return context.page;
}

/* @behind: (out) (optional): gets the page with the rules, if there is no room for them on the one */
static VedettePage *
lay_out (const VedetteSummaryData *data,
         VedettePaper              paper,
         VedettePage             **behind)
{
  VedetteSummaryContext context = { .data = data, .page = vedette_page_new (), .left = VEDETTE_PAGE_MARGIN,
                                    .may_turn = behind != NULL };
  double width, height, used;

  vedette_paper_get_size (paper, &width, &height);
  context.width = width - 2 * VEDETTE_PAGE_MARGIN;
  height -= 2 * VEDETTE_PAGE_MARGIN;
  vedette_summary_table_prepare (&context);
  make_plan (&context, height);
  stretch (&context, height);
  vedette_page_set_smallest (context.page, context.plan.floor);
  used = set_parts (&context, VEDETTE_PAGE_MARGIN, TRUE);
  vedette_summary_notes (&context, VEDETTE_PAGE_MARGIN + used, VEDETTE_PAGE_MARGIN + height);
  if (behind != NULL && !context.plan.with_rules)
    *behind = lay_out_rules (&context, height);
  g_free (context.rule_heights);
  vedette_page_set_bookmark (context.page, _("Summary"));
  return context.page;
}

/**
 * vedette_summary_lay_out:
 * @battle: of the skirmish system
 *
 * Returns: (transfer full): the page with all that is on it, placed
 */
VedettePage *
vedette_summary_lay_out (VedetteBattle    *battle,
                         VedettePaper      paper,
                         VedetteSheetSide  side)
{
  g_autoptr (VedetteSummaryData) data = vedette_summary_data_new (battle, side);

  return lay_out (data, paper, NULL);
}

/**
 * vedette_summary_lay_out_pages:
 * @battle: of the skirmish system
 *
 * Returns: (transfer full) (element-type VedettePage): the page; and behind it one with the rules, where there is no room for
 *   them on the first, which says so
 */
GPtrArray *
vedette_summary_lay_out_pages (VedetteBattle    *battle,
                               VedettePaper      paper,
                               VedetteSheetSide  side)
{
  g_autoptr (VedetteSummaryData) data = vedette_summary_data_new (battle, side);
  GPtrArray *pages = g_ptr_array_new_with_free_func ((GDestroyNotify) vedette_page_free);
  VedettePage *behind = NULL;

  g_ptr_array_add (pages, lay_out (data, paper, &behind));
  if (behind != NULL)
    g_ptr_array_add (pages, behind);
  return pages;
}

/**
 * vedette_summary_draw:
 * @battle: of the skirmish system
 * @side: whose sheet; only a side’s own has its cards and hidden lines
 * @cr: in points, with its origin at the corner of the paper: of a printer, a preview or a PDF
 *
 * Draws the one page.
 */
void
vedette_summary_draw (VedetteBattle    *battle,
                      VedettePaper      paper,
                      VedetteSheetSide  side,
                      cairo_t          *cr)
{
  g_autoptr (VedettePage) page = vedette_summary_lay_out (battle, paper, side);

  vedette_page_draw (page, cr);
}

/**
 * vedette_summary_write_pdf:
 * @battle: of the skirmish system
 * @path: replaced as a whole, or left alone when something fails
 *
 * Writes the page as a PDF file; the same battle gives the same bytes.
 *
 * Returns: whether it is on the disk; @error names @path otherwise
 */
gboolean
vedette_summary_write_pdf (VedetteBattle     *battle,
                           VedettePaper       paper,
                           VedetteSheetSide   side,
                           const char        *path,
                           GError           **error)
{
  g_autoptr (VedetteSummaryData) data = vedette_summary_data_new (battle, side);
  g_autoptr (VedettePage) page = lay_out (data, paper, NULL);
  const VedettePdfInfo info = { .title = data->name, .author = data->players, .date = data->date };

  return vedette_pdf_write (&page, 1, paper, &info, path, error);
}
