/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes pages as a PDF file. */

#pragma once

#include "print/vedette-page.h"

G_BEGIN_DECLS

#define VEDETTE_PDF_ERROR (vedette_pdf_error_quark ())
GQuark vedette_pdf_error_quark (void);

typedef enum
{
  VEDETTE_PDF_ERROR_DRAWING, /* No font could be read, or cairo could not draw the pages. */
} VedettePdfError;

/**
 * VedettePdfInfo:
 * @title: the title of the document
 * @author: the author, which may be empty
 * @date: the time of the battle's last step as ISO 8601; the time of writing is not used, so that the same battle gives
 *   the same bytes
 */
typedef struct
{
  char *title;
  char *author;
  char *date;
} VedettePdfInfo;

void     vedette_pdf_info_clear (VedettePdfInfo *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (VedettePdfInfo, vedette_pdf_info_clear)

GBytes  *vedette_pdf_make  (VedettePage          **pages,
                            guint                  n_pages,
                            VedettePaper           paper,
                            const VedettePdfInfo  *info,
                            GError               **error);
gboolean vedette_pdf_write (VedettePage          **pages,
                            guint                  n_pages,
                            VedettePaper           paper,
                            const VedettePdfInfo  *info,
                            const char            *path,
                            GError               **error);

G_END_DECLS
