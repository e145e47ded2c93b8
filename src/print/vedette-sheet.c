/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table describes each kind of printed sheet: its names, its readers, and the function that lays out its pages. */

#include "vedette-config.h"

#include "print/vedette-sheet.h"

#include <glib/gi18n-lib.h>

/**
 * vedette_sheet_get_label:
 *
 * Returns: (transfer none): the translated name of the sheet
 */
const char *
vedette_sheet_get_label (const VedetteSheetKind *self)
{
  return _(self->label);
}

/**
 * vedette_sheet_can_be_for:
 *
 * Returns: whether the sheet can be made for @reader
 */
gboolean
vedette_sheet_can_be_for (const VedetteSheetKind *self,
                          guint                   reader)
{
  return self->not_all == NULL || reader != 0;
}

/**
 * vedette_sheet_can_be_large:
 *
 * Returns: whether the sheet can be set in letters of 14 points and more
 */
gboolean
vedette_sheet_can_be_large (const VedetteSheetKind *self)
{
  return self->not_large == NULL;
}

/**
 * vedette_sheet_lay_out:
 * @battle: a battle of the game system of the sheet
 * @large: whether to use letters of 14 points and more; must be %FALSE unless vedette_sheet_can_be_large()
 * @reader: the number of a reader for whom vedette_sheet_can_be_for() returns %TRUE
 *
 * Returns: (transfer full) (element-type VedettePage): one page or more, for vedette_page_draw()
 */
GPtrArray *
vedette_sheet_lay_out (VedetteBattle          *battle,
                       const VedetteSheetKind *self,
                       gboolean                large,
                       VedettePaper            paper,
                       guint                   reader)
{
  g_return_val_if_fail (vedette_sheet_can_be_for (self, reader), NULL);
  g_return_val_if_fail (!large || vedette_sheet_can_be_large (self), NULL);

  return self->lay_out (battle, large, paper, reader);
}

/**
 * vedette_sheet_write_pdf:
 * @battle: the battle, as for vedette_sheet_lay_out()
 * @large: whether to use large letters, as for vedette_sheet_lay_out()
 * @reader: the number of the reader, as for vedette_sheet_lay_out()
 * @path: the file, which is replaced as a whole, or not touched if something fails
 *
 * Writes the pages as a PDF file. The same battle gives the same bytes.
 *
 * Returns: whether the file is written; otherwise @error is set
 */
gboolean
vedette_sheet_write_pdf (VedetteBattle           *battle,
                         const VedetteSheetKind  *self,
                         gboolean                 large,
                         VedettePaper             paper,
                         guint                    reader,
                         const char              *path,
                         GError                 **error)
{
  g_autoptr (GPtrArray) pages = vedette_sheet_lay_out (battle, self, large, paper, reader);
  g_auto (VedettePdfInfo) info = { 0 };

  g_return_val_if_fail (pages != NULL, FALSE);

  self->get_info (battle, reader, &info);
  return vedette_pdf_write ((VedettePage **) pages->pdata, pages->len, paper, &info, path, error);
}
