/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What sheets of several pages share: a flow from page to page, and small things to write on. */

#include "vedette-config.h"

#include "print/vedette-sheet-flow.h"

#include <glib/gi18n-lib.h>

/**
 * vedette_sheet_flow_begin:
 * @size: of plain letters in points; no text is set smaller than seven tenths of it, nor than may be on any page
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
  self->bottom = height - VEDETTE_PAGE_MARGIN - size * 1.8;
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
 * @height: of what is to be set next
 *
 * Begins a new page if there is no room on this one.
 *
 * Returns: whether it did
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
 * @foot: stands at the bottom of every page
 *
 * Numbers the pages.
 */
void
vedette_sheet_flow_finish (VedetteSheetFlow *self,
                           const char       *foot)
{
  double height = self->size * 1.3, y = self->bottom + self->size * 0.5;
  double size = self->size >= 14 ? 14 : 8;

  for (guint i = 0; i < self->pages->len; i++)
    {
      VedettePage *page = g_ptr_array_index (self->pages, i);
      g_autofree char *number = g_strdup_printf (_("page %u of %u"), i + 1, self->pages->len);
      double width = vedette_page_measure (page, number, size, VEDETTE_TEXT_PLAIN) + 1;

      vedette_page_add_text (page, i == 0 && self->first_foot != NULL ? self->first_foot : foot, self->left, y,
                             self->width - width - size, height, size, VEDETTE_TEXT_GREY);
      vedette_page_add_text (page, number, self->left + self->width - width, y, width, height, size,
                             VEDETTE_TEXT_GREY | VEDETTE_TEXT_RIGHT);
    }
}

/**
 * vedette_sheet_write_in:
 *
 * Sets a word and a line after it to write on.
 *
 * Returns: how wide the word is
 */
double
vedette_sheet_write_in (VedetteSheetFlow *flow,
                        const char       *label,
                        double            x,
                        double            y,
                        double            width,
                        double            height)
{
  double used = vedette_page_add_text (flow->page, label, x, y, width * 0.7, height, flow->size, VEDETTE_TEXT_GREY);

  if (used > 0)
    used += flow->size * 0.4;
  vedette_page_add_rule (flow->page, x + used, y + height - flow->size * 0.15, width - used, TRUE);
  return used;
}

/**
 * vedette_sheet_check:
 *
 * Sets a box to tick and its word after it.
 *
 * Returns: how wide both are
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
