/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pages as a PDF file. */

#include "vedette-config.h"

#include "print/vedette-pdf.h"

#include <cairo-pdf.h>
#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>

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

/* For who looks for a sheet among many pages. */
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

/* Pipes and devices: what they are must stay. */
static gboolean
write_through (const char     *path,
               gconstpointer   data,
               gsize           length,
               GError        **error)
{
  FILE *stream = g_fopen (path, "wbe");
  gboolean written = stream != NULL && fwrite (data, 1, length, stream) == length;
  int number = errno;

  if (stream != NULL && fclose (stream) != 0 && written)
    {
      written = FALSE;
      number = errno;
    }
  if (!written)
    g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (number), g_strerror (number));
  return written;
}

static gboolean
write_bytes (const char  *path,
             GBytes      *bytes,
             GError     **error)
{
  gsize length;
  gconstpointer data = g_bytes_get_data (bytes, &length);
  /* A link stays a link: what it leads to is replaced. */
  char *target = realpath (path, NULL);
  const char *place = target != NULL ? target : path;
  GStatBuf info;
  gboolean written;

  if (g_stat (place, &info) == 0 && !S_ISREG (info.st_mode))
    written = write_through (place, data, length, error);
  else
    written = g_file_set_contents_full (place, data, (gssize) length,
                                        G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666, error);
  free (target);
  return written;
}

/**
 * vedette_pdf_make:
 * @pages: (array length=n_pages): at least one
 *
 * Returns: (transfer full) (nullable): the file
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

  /* cairo takes a page without its letters for a good one. */
  if (!vedette_letters_are_there ())
    {
      /* Translators: the title of a sheet, such as “The barn” */
      g_set_error (error, VEDETTE_PDF_ERROR, VEDETTE_PDF_ERROR_DRAWING, _("“%s” cannot be made: there is no font that can be read"),
                   info->title);
      return NULL;
    }
  status = make_pdf (pages, n_pages, paper, info, bytes);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  /* Translators: the title of a sheet, such as “The barn”, and why not, as the system says it */
  g_set_error (error, VEDETTE_PDF_ERROR, VEDETTE_PDF_ERROR_DRAWING, _("“%s” cannot be made: %s"), info->title,
               cairo_status_to_string (status));
  return NULL;
}

/**
 * vedette_pdf_write_file:
 * @path: a file is replaced as a whole, or left alone when something fails; a pipe or a device is written to
 *
 * Returns: whether the file is on the disk; @error names @path otherwise
 */
gboolean
vedette_pdf_write_file (const char  *path,
                        GBytes      *bytes,
                        GError     **error)
{
  g_autoptr (GError) local = NULL;
  g_autofree char *name = g_filename_display_name (path);

  if (write_bytes (path, bytes, &local))
    return TRUE;
  /* Translators: the name of a file, such as “sheet.pdf”, and why not, as the system says it */
  g_set_error (error, VEDETTE_PDF_ERROR, VEDETTE_PDF_ERROR_FILE, _("“%s” cannot be written: %s"), name, local->message);
  return FALSE;
}

/**
 * vedette_pdf_write:
 * @pages: (array length=n_pages): at least one
 * @path: as in vedette_pdf_write_file()
 *
 * Returns: whether the file is on the disk; @error names it otherwise
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

  return bytes != NULL && vedette_pdf_write_file (path, bytes, error);
}
