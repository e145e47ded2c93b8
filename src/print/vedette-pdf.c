/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes pages as a PDF file. */

#include "vedette-config.h"

#include "print/vedette-pdf.h"

#include <cairo-pdf.h>
#include <glib/gi18n-lib.h>

#include "core/journal/vedette-output.h"
#include "print/vedette-letters.h"

G_DEFINE_QUARK (vedette-pdf-error-quark, vedette_pdf_error)

void
vedette_pdf_info_clear (VedettePdfInfo *self)
{
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->author, g_free);
  g_clear_pointer (&self->date, g_free);
}

static cairo_status_t
append_bytes (void                *closure,
              const unsigned char *data,
              unsigned int         length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Adds a page to the outline of the PDF file, so that people find a sheet among many pages. */
static void
add_bookmark (cairo_surface_t *surface,
              const char      *title,
              guint            number)
{
  g_autofree char *link = g_strdup_printf ("page=%u", number);
  g_autofree char *valid = g_utf8_make_valid (title, -1);

  cairo_pdf_surface_add_outline (surface, CAIRO_PDF_OUTLINE_ROOT, valid, link, 0);
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
      const char *bookmark = vedette_page_get_bookmark (pages[i]);

      if (bookmark != NULL)
        add_bookmark (surface, bookmark, i + 1);
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
 * vedette_pdf_make:
 * @pages: (array length=n_pages): the pages of the file, at least one
 *
 * Returns: (transfer full) (nullable): the content of the file; %NULL with @error set
 */
GBytes *
vedette_pdf_make (VedettePage          **pages,
                  guint                  n_pages,
                  VedettePaper           paper,
                  const VedettePdfInfo  *info,
                  GError               **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_status_t status;

  /* Without a readable font, cairo would draw pages without letters and report no error. */
  if (!vedette_letters_are_there ())
    {
      /* Translators: the title of a sheet, such as “The barn” */
      g_set_error (error, VEDETTE_PDF_ERROR, VEDETTE_PDF_ERROR_DRAWING, _("Could not print “%s”: no readable font was found. "
                                                                          "Install a font."),
                   info->title);
      return NULL;
    }
  status = make_pdf (pages, n_pages, paper, info, bytes);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  /* Translators: the title of a sheet and the reason, such as “The barn” and “out of memory” */
  g_set_error (error, VEDETTE_PDF_ERROR, VEDETTE_PDF_ERROR_DRAWING, _("Could not print “%s”: %s. Close other programs and try "
                                                                      "again."), info->title,
               cairo_status_to_string (status));
  return NULL;
}

/**
 * vedette_pdf_write:
 * @pages: (array length=n_pages): the pages of the file, at least one
 * @path: the path of the file, as in vedette_output_write()
 *
 * Returns: whether the file is written; otherwise @error is set
 */
gboolean
vedette_pdf_write (VedettePage          **pages,
                   guint                  n_pages,
                   VedettePaper           paper,
                   const VedettePdfInfo  *info,
                   const char            *path,
                   GError               **error)
{
  g_autoptr (GBytes) bytes = vedette_pdf_make (pages, n_pages, paper, info, error);

  return bytes != NULL && vedette_output_write (path, bytes, error);
}
