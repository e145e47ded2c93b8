/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays out a report on paper, on as many pages as needed. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "print/vedette-histogram.h"
#include "print/vedette-report-story.h"
#include "print/vedette-sheet-flow.h"

#define LETTERS 10.0
#define INDENT 14.0
#define DIE 15.0

static void
add_heading (VedetteSheetFlow *flow,
             const char       *text,
             double            size,
             double            following)
{
  double height = size * 1.7;

  vedette_sheet_flow_need (flow, height + following);
  if (vedette_page_get_bookmark (flow->page) == NULL)
    vedette_page_set_bookmark (flow->page, text);
  vedette_page_add_text (flow->page, text, flow->left, flow->y, flow->width, height, size,
                         VEDETTE_TEXT_BOLD | VEDETTE_TEXT_HEADING);
  flow->y += height;
}

/* Adds a wrapped text to the flow. A text that would fill more than 80% of a page is cut, because nobody reads a name
 * of five thousand letters. */
static void
add_block (VedetteSheetFlow *flow,
           const char       *text,
           double            x,
           double            width)
{
  double height = vedette_page_measure_block (flow->page, text, flow->size, width), most = (flow->bottom - flow->top) * 0.8;

  if (height > most)
    {
      vedette_sheet_flow_need (flow, most);
      height = vedette_page_add_fitting (flow->page, text, x, flow->y, width, most, flow->size, flow->size, 0);
    }
  else
    {
      vedette_sheet_flow_need (flow, height);
      vedette_page_add_block (flow->page, text, x, flow->y, width, flow->size);
    }
  flow->y += height + flow->size * 0.3;
}

static void
add_drawing (VedetteSheetFlow *flow,
             VedetteDrawing   *drawing,
             double            x)
{
  double height = vedette_drawing_get_height (drawing);

  vedette_sheet_flow_need (flow, height);
  vedette_page_add_drawing (flow->page, drawing, x, flow->y);
  flow->y += height + flow->size * 0.5;
}

/* Returns: (transfer full): the sign of a party in its color */
static VedetteDrawing *
make_sign (VedetteParty *party,
           double        size)
{
  VedetteDrawing *drawing = vedette_drawing_new (NULL, size);

  vedette_drawing_add_sign (drawing, party->sign, 0, 0, size, vedette_ink_of_colour (party->colour));
  vedette_drawing_set_height (drawing, size);
  return drawing;
}

/* Adds a heading with the sign of a party. @party: (nullable): NULL for no sign; @following: the height that must fit
 * below the heading on the same page */
static void
add_party_heading (VedetteSheetFlow *flow,
                   VedetteParty     *party,
                   const char       *text,
                   double            following)
{
  double height = flow->size * 1.9, size = flow->size * 1.15, sign = flow->size * 0.95, x = flow->left;

  vedette_sheet_flow_need (flow, height + following);
  if (vedette_page_get_bookmark (flow->page) == NULL)
    vedette_page_set_bookmark (flow->page, text);
  if (party != NULL)
    {
      vedette_page_add_drawing (flow->page, make_sign (party, sign), x, flow->y + (height - sign) / 2);
      x += sign + 4;
    }
  vedette_page_add_text (flow->page, text, x, flow->y, flow->left + flow->width - x, height, size, VEDETTE_TEXT_BOLD);
  flow->y += height;
}

static void
add_die (VedetteSheetFlow        *flow,
         const VedetteReportLine *line)
{
  VedetteDrawing *drawing = vedette_drawing_new (NULL, DIE);

  vedette_drawing_add_die (drawing, 0, line->natural, line->verdict, NULL, 0, 0, DIE * 0.85);
  vedette_drawing_set_height (drawing, DIE);
  vedette_page_add_drawing (flow->page, drawing, flow->left + flow->width - DIE, flow->y);
}

static void
add_part (VedetteSheetFlow        *flow,
          const VedetteReportPart *part)
{
  double width = flow->width - INDENT - DIE - 6;

  if (*part->heading != '\0')
    add_party_heading (flow, part->party, part->heading, flow->size * 3);
  for (guint i = 0; i < part->lines->len; i++)
    {
      const VedetteReportLine *line = &g_array_index (part->lines, VedetteReportLine, i);
      double bottom;

      if (line->natural == 0)
        {
          add_block (flow, line->text, flow->left + INDENT, width);
          continue;
        }
      /* The flow turns the page here if the die and its line of text do not both fit on this page. */
      vedette_sheet_flow_need (flow, MAX (DIE, vedette_page_measure_block (flow->page, line->text, flow->size, width)));
      add_die (flow, line);
      bottom = flow->y + DIE + 1;
      add_block (flow, line->text, flow->left + INDENT, width);
      flow->y = MAX (flow->y, bottom);
    }
  flow->y += flow->size * 0.6;
}

static void
add_tally (VedetteSheetFlow *flow,
           VedetteTally     *tally,
           VedetteParty     *party)
{
  double width = flow->width * 0.6;
  VedetteDrawing *histogram, *luck;
  g_autofree char *described = vedette_tally_describe (tally);
  g_autofree char *said = vedette_tally_describe_luck (tally);

  histogram = vedette_histogram_new (tally, party->colour, NULL, width, 9);
  luck = vedette_luck_bar_new (tally, party->colour, NULL, width, 9);
  /* The flow turns the page here if the histogram and the text above it do not both fit on this page. */
  vedette_sheet_flow_need (flow, vedette_drawing_get_height (histogram) + flow->size * 6);
  add_block (flow, described, flow->left, flow->width);
  add_drawing (flow, histogram, flow->left);
  add_block (flow, said, flow->left, flow->width);
  add_drawing (flow, luck, flow->left);
  flow->y += flow->size * 0.5;
}

static void
add_dice (VedetteSheetFlow   *flow,
          VedetteReportStory *self)
{
  if (g_list_model_get_n_items (self->tallies) == 0)
    return;
  add_heading (flow, _("Dice"), flow->size * 1.5, flow->size * 17);
  add_block (flow, _("The dashed line shows what a fair die would roll."), flow->left, flow->width);
  vedette_each (VedetteParty, party, self->parties)
    {
      gboolean begun = FALSE;

      vedette_each (VedetteTally, tally, self->tallies)
        {
          if (!g_str_equal (tally->party, party->id))
            continue;
          if (!begun)
            add_party_heading (flow, party, party->name, flow->size * 15);
          begun = TRUE;
          add_tally (flow, tally, party);
        }
    }
}

static void
add_counts (VedetteSheetFlow   *flow,
            VedetteReportStory *self)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  vedette_each (VedetteParty, party, self->parties)
    {
      g_autofree char *counted = vedette_report_story_count (self, party);

      if (counted != NULL)
        g_ptr_array_add (lines, g_strdup_printf ("%s · %s", party->name, counted));
    }
  for (guint i = 0; i < self->facts->len; i++)
    g_ptr_array_add (lines, g_strdup (self->facts->pdata[i]));
  if (lines->len == 0)
    return;
  add_heading (flow, _("Current State"), flow->size * 1.5, flow->size * 2);
  for (guint i = 0; i < lines->len; i++)
    add_block (flow, lines->pdata[i], flow->left + INDENT, flow->width - INDENT);
}

static void
add_parties (VedetteSheetFlow   *flow,
             VedetteReportStory *self)
{
  double x = flow->left, sign = flow->size * 0.9, height = flow->size * 1.8;

  vedette_each (VedetteParty, party, self->parties)
    {
      const char *name = party->name;
      double width =
        MIN (vedette_page_measure (flow->page, name, flow->size, VEDETTE_TEXT_PLAIN) + 1, flow->width - sign - 4);

      if (x > flow->left && x + sign + 4 + width > flow->left + flow->width)
        {
          x = flow->left;
          flow->y += height;
          vedette_sheet_flow_need (flow, height);
        }
      vedette_page_add_drawing (flow->page, make_sign (party, sign), x, flow->y + (height - sign) / 2);
      vedette_page_add_text (flow->page, name, x + sign + 4, flow->y, width, height, flow->size, VEDETTE_TEXT_PLAIN);
      x += sign + 4 + width + flow->size * 1.5;
    }
  if (x > flow->left)
    flow->y += height;
}

/**
 * vedette_report_lay_out:
 *
 * Returns: (transfer full) (element-type VedettePage): one page or more
 */
GPtrArray *
vedette_report_lay_out (VedetteReportStory *self,
                        VedettePaper        paper)
{
  VedetteSheetFlow flow = { 0 };
  g_autoptr (VedetteDrawing) ribbon = NULL;

  vedette_sheet_flow_begin (&flow, paper, LETTERS, NULL, NULL);
  add_heading (&flow, self->title, LETTERS * 2, 0);
  if (*self->date != '\0')
    add_block (&flow, self->date, flow.left, flow.width);
  add_parties (&flow, self);
  flow.y += LETTERS * 0.6;
  ribbon = vedette_report_story_draw_ribbon (self, flow.width, 8);
  if (vedette_drawing_get_height (ribbon) > 0)
    add_drawing (&flow, g_steal_pointer (&ribbon), flow.left);
  if (self->parts->len > 0)
    add_heading (&flow, _("What Happened"), LETTERS * 1.5, LETTERS * 5);
  for (guint i = 0; i < self->parts->len; i++)
    add_part (&flow, &g_array_index (self->parts, VedetteReportPart, i));
  add_dice (&flow, self);
  add_counts (&flow, self);
  vedette_sheet_flow_finish (&flow, self->title);
  return flow.pages;
}
