/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A kind of sheet as a table: what it is called, for whom it can be, and how it is laid out. */

#include "vedette-config.h"

#include "print/vedette-sheet.h"

#include <glib/gi18n-lib.h>

/**
 * vedette_sheet_get_label:
 *
 * Returns: (transfer none): what the sheet is called, translated
 */
const char *
vedette_sheet_get_label (const VedetteSheetKind *self)
{
  return _(self->label);
}

/**
 * vedette_sheet_can_be_for:
 *
 * Returns: whether there is such a sheet for @reader
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
 * @battle: of the system that the sheet is of
 * @large: in letters of 14 points and more; only if vedette_sheet_can_be_large()
 * @reader: who will read it; only if vedette_sheet_can_be_for()
 *
 * Returns: (transfer full) (element-type VedettePage): one page or more, to be drawn with vedette_page_draw()
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
 * @battle: as for vedette_sheet_lay_out()
 * @large: as for vedette_sheet_lay_out()
 * @reader: as for vedette_sheet_lay_out()
 * @path: replaced as a whole, or left alone when something fails
 *
 * Writes the pages as a PDF file; the same battle gives the same bytes.
 *
 * Returns: whether it is on the disk; @error names @path otherwise
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
