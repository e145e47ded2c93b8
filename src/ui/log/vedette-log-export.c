/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log to the clipboard and to a file: only what all may see. */

#include "vedette-config.h"

#include "ui/log/vedette-log-export.h"

#include <glib/gi18n-lib.h>

#include "print/vedette-report.h"
#include "ui/widgets/toasts/vedette-file-toast.h"
#include "ui/widgets/toasts/vedette-toast.h"
#include "ui/widgets/vedette-file-chooser.h"

typedef struct
{
  VedetteSession *session;
  VedetteLogFormat format;
  gboolean report;
  AdwToastOverlay *toasts;
  GtkFileChooserNative *chooser;
} Export;

static void
export_free (Export *self)
{
  g_object_unref (self->session);
  g_object_unref (self->toasts);
  g_clear_object (&self->chooser);
  g_free (self);
}

/* Puts the log as text on the clipboard. */
void
vedette_log_copy (GtkWidget       *widget,
                  VedetteSession  *session,
                  AdwToastOverlay *toasts)
{
  g_autoptr (GString) text = vedette_log_write (vedette_session_get_rules (session), VEDETTE_LOG_TEXT, NULL);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text->str);
  vedette_toast_show (toasts, _("Log copied to the clipboard"));
}

/**
 * vedette_log_export_file:
 *
 * Writes the log to a file, and says when that is done or why it cannot be.
 */
void
vedette_log_export_file (VedetteSession   *session,
                         VedetteLogFormat  format,
                         GFile            *file,
                         AdwToastOverlay  *toasts)
{
  g_autoptr (GString) text = vedette_log_write (vedette_session_get_rules (session), format, NULL);
  g_autoptr (GBytes) bytes = g_string_free_to_bytes (g_steal_pointer (&text));

  vedette_file_toast_write (toasts, file, bytes, NULL);
}

/**
 * vedette_log_report_file:
 * @file: its name says which form it has; without an ending of a known one it is a PDF file
 *
 * Tells the battle as all may know it in a file, and says when that is done or why it cannot be.
 */
void
vedette_log_report_file (VedetteSession  *session,
                         GFile           *file,
                         AdwToastOverlay *toasts)
{
  g_autofree char *name = g_file_get_basename (file);
  VedetteReportFormat format;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (name == NULL || !vedette_report_find_format (name, &format))
    format = VEDETTE_REPORT_PDF;
  bytes = vedette_report_make (vedette_session_get_rules (session), VEDETTE_AUDIENCE_ALL, format, VEDETTE_PAPER_A4, &error);
  if (bytes != NULL)
    vedette_file_toast_write (toasts, file, bytes, NULL);
  else
    vedette_toast_show (toasts, error->message);
}

static void
on_response (GtkNativeDialog *chooser,
             int              response,
             Export          *self)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

      if (self->report)
        vedette_log_report_file (self->session, file, self->toasts);
      else
        vedette_log_export_file (self->session, self->format, file, self->toasts);
    }
  export_free (self);
}

/* Makes ready the question where to; the answer writes. */
static void
ask (GtkWidget       *widget,
     VedetteSession  *session,
     AdwToastOverlay *toasts,
     const char      *title,
     const char      *what,
     const char      *ending,
     Export          *self)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  g_autofree char *battle = vedette_rules_get_title (vedette_session_get_rules (session), VEDETTE_AUDIENCE_ALL);
  g_autofree char *name = vedette_file_chooser_make_name (battle, what, ending);

  self->session = g_object_ref (session);
  self->toasts = g_object_ref (toasts);
  self->chooser = gtk_file_chooser_native_new (title, GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                               GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), name);
  g_signal_connect (self->chooser, "response", G_CALLBACK (on_response), self);
}

/* Asks where the log goes. */
void
vedette_log_export (GtkWidget        *widget,
                    VedetteSession   *session,
                    VedetteLogFormat  format,
                    AdwToastOverlay  *toasts)
{
  static const char *const endings[] = { "txt", "csv", "json" };
  Export *self = g_new0 (Export, 1);

  self->format = format;
  ask (widget, session, toasts, _("Export Log"), _("Log"), endings[format], self);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
add_filter (Export     *self,
            const char *label,
            const char *pattern)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, label);
  gtk_file_filter_add_pattern (filter, pattern);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (self->chooser), filter);
}

/* Asks where the report goes; the ending of the name says in which form. */
void
vedette_log_report (GtkWidget       *widget,
                    VedetteSession  *session,
                    AdwToastOverlay *toasts)
{
  Export *self = g_new0 (Export, 1);

  self->report = TRUE;
  ask (widget, session, toasts, _("Export Report"), _("Report"), "pdf", self);
  add_filter (self, _("PDF (.pdf)"), "*.pdf");
  add_filter (self, _("Web page (.html)"), "*.html");
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}
