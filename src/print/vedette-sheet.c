/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All sheets of a battle that can be printed, by name. */

#include "vedette-config.h"

#include "print/vedette-sheet.h"

#include <glib/gi18n-lib.h>

#include "print/skirmish/vedette-cards-sheet.h"
#include "print/skirmish/vedette-large-summary.h"
#include "print/skirmish/vedette-roster-sheet.h"
#include "print/skirmish/vedette-summary.h"
#include "print/vedette-pdf.h"

G_DEFINE_ENUM_TYPE (VedetteSheet, vedette_sheet,
                    G_DEFINE_ENUM_VALUE (VEDETTE_SHEET_SUMMARY, "summary"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_SHEET_CARDS, "cards"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_SHEET_ROSTER, "roster"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_SHEET_BLANK_CARDS, "blank-cards"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_SHEET_BLANK_ROSTER, "blank-roster"))

/**
 * vedette_sheet_get_label:
 *
 * Returns: (transfer none): what the sheet is called, translated
 */
const char *
vedette_sheet_get_label (VedetteSheet sheet)
{
  static const char * const labels[] = {
    [VEDETTE_SHEET_SUMMARY] = N_("Summary"),
    [VEDETTE_SHEET_CARDS] = N_("Order cards"),
    [VEDETTE_SHEET_ROSTER] = N_("Roster"),
    [VEDETTE_SHEET_BLANK_CARDS] = N_("Blank order cards"),
    [VEDETTE_SHEET_BLANK_ROSTER] = N_("Blank roster"),
  };

  g_return_val_if_fail (sheet < G_N_ELEMENTS (labels), NULL);

  return _(labels[sheet]);
}

/**
 * vedette_sheet_can_be_for:
 *
 * Returns: whether there is such a sheet for @side: order cards are never for both
 */
gboolean
vedette_sheet_can_be_for (VedetteSheet     sheet,
                          VedetteSheetSide side)
{
  return sheet != VEDETTE_SHEET_CARDS || side != VEDETTE_SHEET_BOTH;
}

/**
 * vedette_sheet_can_be_large:
 *
 * Returns: whether the sheet can be set in letters of 14 points and more
 */
gboolean
vedette_sheet_can_be_large (VedetteSheet sheet)
{
  return sheet != VEDETTE_SHEET_CARDS && sheet != VEDETTE_SHEET_BLANK_CARDS;
}

static GPtrArray *
lay_out_summary (VedetteBattle    *battle,
                 gboolean          large,
                 VedettePaper      paper,
                 VedetteSheetSide  side)
{
  GPtrArray *pages;

  if (large)
    return vedette_large_summary_lay_out (battle, paper, side);
  pages = g_ptr_array_new_with_free_func ((GDestroyNotify) vedette_page_free);
  g_ptr_array_add (pages, vedette_summary_lay_out (battle, paper, side));
  return pages;
}

/**
 * vedette_sheet_lay_out:
 * @battle: of the skirmish system
 * @large: in letters of 14 points and more; only if vedette_sheet_can_be_large()
 * @side: who will read it; only if vedette_sheet_can_be_for()
 *
 * Returns: (transfer full) (element-type VedettePage): one page or more, to be drawn with vedette_page_draw()
 */
GPtrArray *
vedette_sheet_lay_out (VedetteBattle    *battle,
                       VedetteSheet      sheet,
                       gboolean          large,
                       VedettePaper      paper,
                       VedetteSheetSide  side)
{
  g_return_val_if_fail (vedette_sheet_can_be_for (sheet, side), NULL);
  g_return_val_if_fail (!large || vedette_sheet_can_be_large (sheet), NULL);

  switch (sheet)
    {
    case VEDETTE_SHEET_CARDS:
      return vedette_cards_sheet_lay_out (battle, paper, side);
    case VEDETTE_SHEET_ROSTER:
      return vedette_roster_sheet_lay_out (battle, paper, side, large);
    case VEDETTE_SHEET_BLANK_CARDS:
      return vedette_cards_sheet_lay_out_blank (battle, paper, side);
    case VEDETTE_SHEET_BLANK_ROSTER:
      return vedette_roster_sheet_lay_out_blank (battle, paper, side, large);
    case VEDETTE_SHEET_SUMMARY:
    default:
      return lay_out_summary (battle, large, paper, side);
    }
}

/**
 * vedette_sheet_write_pdf:
 * @battle: of the skirmish system
 * @large: as for vedette_sheet_lay_out()
 * @side: as for vedette_sheet_lay_out()
 * @path: replaced as a whole, or left alone when something fails
 *
 * Writes the pages as a PDF file; the same battle gives the same bytes.
 *
 * Returns: whether it is on the disk; @error names @path otherwise
 */
gboolean
vedette_sheet_write_pdf (VedetteBattle     *battle,
                         VedetteSheet       sheet,
                         gboolean           large,
                         VedettePaper       paper,
                         VedetteSheetSide   side,
                         const char        *path,
                         GError           **error)
{
  g_autoptr (GPtrArray) pages = vedette_sheet_lay_out (battle, sheet, large, paper, side);
  g_autoptr (VedetteSummaryData) data = NULL;
  VedettePdfInfo info;

  g_return_val_if_fail (pages != NULL, FALSE);

  data = vedette_summary_data_new (battle, side);
  info = (VedettePdfInfo) { .title = data->name, .author = data->players, .date = data->date };
  return vedette_pdf_write ((VedettePage **) pages->pdata, pages->len, paper, &info, path, error);
}
