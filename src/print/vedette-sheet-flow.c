/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The code that sheets of several pages share: it fills page after page, and adds lines and boxes to write on. */

#include "vedette-config.h"

#include "print/vedette-sheet-flow.h"

#include <glib/gi18n-lib.h>

static double
get_foot_size (const VedetteSheetFlow *self)
{
  return self->size >= 14 ? 14 : 8;
}

/* Returns the width that the text of the foot can use beside the page number. */
static double
get_foot_width (const VedetteSheetFlow *self,
                VedettePage            *page,
                guint                   i,
                guint                   n)
{
  /* Translators: the number of a page and the number of all pages, as in “page 1 of 3” */
  g_autofree char *number = g_strdup_printf (_("page %u of %u"), i, n);
  double size = get_foot_size (self);

  return self->width - vedette_page_measure (page, number, size, VEDETTE_TEXT_PLAIN) - 1 - size;
}

/* Returns by how much the foot is higher than the single row that every foot has. The number of pages is not known yet,
 * so page numbers are assumed to have two digits. */
static double
measure_foot (const VedetteSheetFlow *self)
{
  g_autoptr (VedettePage) page = vedette_page_new ();
  double height = self->size * 1.3;

  return self->foot != NULL ? vedette_page_measure_words (page, self->foot, get_foot_width (self, page, 88, 88), height,
                                                          get_foot_size (self), VEDETTE_TEXT_GREY) - height
                            : 0;
}

/**
 * vedette_sheet_flow_begin:
 * @size: the font size of plain text in points; no text is set smaller than the minimum of a page, or than 14 points
 *   if @size is at least 14
 *
 * Begins the first page.
 */
void
vedette_sheet_flow_begin (VedetteSheetFlow *self,
                          VedettePaper      paper,
                          double            size,
                          VedetteSheetHead  head,
                          gpointer          head_data)
{
  double width, height;

  vedette_paper_get_size (paper, &width, &height);
  self->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) vedette_page_free);
  self->size = size;
  self->left = self->top = VEDETTE_PAGE_MARGIN;
  self->width = width - 2 * VEDETTE_PAGE_MARGIN;
  self->bottom = height - VEDETTE_PAGE_MARGIN - size * 1.8 - measure_foot (self);
  self->head = head;
  self->head_data = head_data;
  vedette_sheet_flow_turn (self);
}

/**
 * vedette_sheet_flow_turn:
 *
 * Begins a new page.
 */
void
vedette_sheet_flow_turn (VedetteSheetFlow *self)
{
  self->page = vedette_page_new ();
  vedette_page_set_smallest (self->page, self->size >= 14 ? 14 : VEDETTE_PAGE_SMALLEST);
  g_ptr_array_add (self->pages, self->page);
  self->y = self->top;
  if (self->head != NULL)
    self->y += self->head (self, self->head_data);
}

/**
 * vedette_sheet_flow_need:
 * @height: the height of the next element
 *
 * Begins a new page if the element does not fit on this one.
 *
 * Returns: whether a new page was begun
 */
gboolean
vedette_sheet_flow_need (VedetteSheetFlow *self,
                         double            height)
{
  if (self->y + height <= self->bottom)
    return FALSE;
  vedette_sheet_flow_turn (self);
  return TRUE;
}

/**
 * vedette_sheet_flow_finish:
 * @foot: the text at the bottom of each page
 *
 * Adds the foot and the page number of each page.
 */
void
vedette_sheet_flow_finish (VedetteSheetFlow *self,
                           const char       *foot)
{
  double height = self->size * 1.3, y = self->bottom + self->size * 0.5;
  double size = get_foot_size (self);

  for (guint i = 0; i < self->pages->len; i++)
    {
      VedettePage *page = g_ptr_array_index (self->pages, i);
      g_autofree char *number = g_strdup_printf (_("page %u of %u"), i + 1, self->pages->len);
      double width = vedette_page_measure (page, number, size, VEDETTE_TEXT_PLAIN) + 1;

      if (self->foot != NULL)
        vedette_page_add_words (page, i == 0 && self->first_foot != NULL ? self->first_foot : foot, self->left, y,
                                get_foot_width (self, page, i + 1, self->pages->len), height, size, VEDETTE_TEXT_GREY);
      else
        vedette_page_add_text (page, i == 0 && self->first_foot != NULL ? self->first_foot : foot, self->left, y,
                               self->width - width - size, height, size, VEDETTE_TEXT_GREY | VEDETTE_TEXT_FIT);
      vedette_page_add_text (page, number, self->left + self->width - width, y, width, height, size,
                             VEDETTE_TEXT_GREY | VEDETTE_TEXT_RIGHT);
    }
}

/**
 * vedette_sheet_write_in:
 *
 * Adds a label, followed by a line to write on.
 *
 * Returns: the width of the label and of the gap after it
 */
double
vedette_sheet_write_in (VedetteSheetFlow *flow,
                        const char       *label,
                        double            x,
                        double            y,
                        double            width,
                        double            height)
{
  double used = vedette_page_add_text (flow->page, label, x, y, MAX (width * 0.7, width - flow->size * 1.2), height, flow->size,
                                       VEDETTE_TEXT_GREY | VEDETTE_TEXT_FIT);

  if (used > 0)
    used += flow->size * 0.4;
  vedette_page_add_rule (flow->page, x + used, y + height - flow->size * 0.15, width - used, TRUE);
  return used;
}

/**
 * vedette_sheet_check:
 *
 * Adds a box to tick, followed by its label.
 *
 * Returns: the width of the box and the label
 */
double
vedette_sheet_check (VedettePage *page,
                     const char  *label,
                     gboolean     crossed,
                     double       x,
                     double       y,
                     double       height,
                     double       size)
{
  double box = size * 1.05, word = vedette_page_measure (page, label, size, VEDETTE_TEXT_PLAIN) + 1;

  vedette_page_add_check (page, x, y + (height - box) / 2, box, crossed ? VEDETTE_CHECK_CROSSED : VEDETTE_CHECK_EMPTY, FALSE);
  vedette_page_add_text (page, label, x + box + 3, y, word, height, size, VEDETTE_TEXT_PLAIN);
  return box + 3 + word;
}
