/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The print job of a sheet. */

#include "vedette-config.h"

#include "ui/print/vedette-print.h"

typedef struct
{
  GPtrArray *pages;
  VedettePaper paper;
} Job;

static void
free_job (gpointer  data,
          GClosure *closure)
{
  Job *job = data;

  g_ptr_array_unref (job->pages);
  g_free (job);
}

/* The page was laid out for the paper that was chosen; on another one it is made smaller or larger as a whole. */
static void
draw_page (GtkPrintOperation *operation,
           GtkPrintContext   *context,
           int                page,
           Job               *job)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  double width, height, scale;

  vedette_paper_get_size (job->paper, &width, &height);
  scale = MIN (gtk_print_context_get_width (context) / width, gtk_print_context_get_height (context) / height);
  if (ABS (scale - 1) > 0.002)
    cairo_scale (cr, scale, scale);
  vedette_page_draw (g_ptr_array_index (job->pages, page), cr);
}

/**
 * vedette_print_new:
 * @battle: as for vedette_sheet_lay_out()
 * @large: as for vedette_sheet_lay_out()
 * @reader: as for vedette_sheet_lay_out()
 * @title: of the job, as the printer's queue shows it
 *
 * Returns: (transfer full): an operation of all pages of the sheet, to be run
 */
GtkPrintOperation *
vedette_print_new (VedetteBattle          *battle,
                   const VedetteSheetKind *sheet,
                   gboolean                large,
                   VedettePaper            paper,
                   guint                   reader,
                   const char             *title)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  GtkPaperSize *size = gtk_paper_size_new (paper == VEDETTE_PAPER_LETTER ? GTK_PAPER_NAME_LETTER : GTK_PAPER_NAME_A4);
  Job *job = g_new0 (Job, 1);

  job->pages = vedette_sheet_lay_out (battle, sheet, large, paper, reader);
  job->paper = paper;
  gtk_page_setup_set_paper_size (setup, size);
  gtk_paper_size_free (size);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_n_pages (operation, (int) job->pages->len);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  /* The page has margins of its own. */
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_job_name (operation, title);
  gtk_print_operation_set_embed_page_setup (operation, FALSE);
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (draw_page), job, free_job, 0);
  return operation;
}
