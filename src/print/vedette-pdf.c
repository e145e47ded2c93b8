/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pages as a PDF file. */

#include "vedette-config.h"

#include "print/vedette-pdf.h"

#include <cairo-pdf.h>
#include <glib/gi18n-lib.h>

G_DEFINE_QUARK (vedette-pdf-error-quark, vedette_pdf_error)

static cairo_status_t
append_bytes (void                *closure,
              const unsigned char *data,
              unsigned int         length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_status_t
draw_pages (cairo_surface_t  *surface,
            VedettePage     **pages,
            guint             n_pages)
{
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  for (guint i = 0; i < n_pages; i++)
    {
      vedette_page_draw (pages[i], cr);
      cairo_show_page (cr);
    }
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  return status != CAIRO_STATUS_SUCCESS ? status : cairo_surface_status (surface);
}

static cairo_status_t
make_pdf (VedettePage          **pages,
          guint                  n_pages,
          VedettePaper           paper,
          const VedettePdfInfo  *info,
          GByteArray            *bytes)
{
  cairo_surface_t *surface;
  cairo_status_t status;
  double width, height;

  vedette_paper_get_size (paper, &width, &height);
  surface = cairo_pdf_surface_create_for_stream (append_bytes, bytes, width, height);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, info->title);
  if (*info->author != '\0')
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_AUTHOR, info->author);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Vedette");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, info->date);
  status = draw_pages (surface, pages, n_pages);
  cairo_surface_destroy (surface);
  return status;
}

/**
 * vedette_pdf_write:
 * @pages: (array length=n_pages): at least one
 * @path: replaced as a whole, or left alone when something fails
 *
 * Returns: whether the file is on the disk; @error names @path otherwise
 */
gboolean
vedette_pdf_write (VedettePage          **pages,
                   guint                  n_pages,
                   VedettePaper           paper,
                   const VedettePdfInfo  *info,
                   const char            *path,
                   GError               **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autoptr (GError) local = NULL;
  g_autofree char *name = g_filename_display_name (path);
  cairo_status_t status = make_pdf (pages, n_pages, paper, info, bytes);

  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error (error, VEDETTE_PDF_ERROR, VEDETTE_PDF_ERROR_DRAWING, _("“%s” cannot be made: %s"), name,
                   cairo_status_to_string (status));
      return FALSE;
    }
  if (g_file_set_contents_full (path, (const char *) bytes->data, bytes->len,
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666, &local))
    return TRUE;
  g_set_error (error, VEDETTE_PDF_ERROR, VEDETTE_PDF_ERROR_FILE, _("“%s” cannot be written: %s"), name, local->message);
  return FALSE;
}
