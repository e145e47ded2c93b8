/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says why a file cannot be opened, and what can be done about it. */

#include "vedette-config.h"

#include "ui/start/vedette-fault-dialog.h"

#include <glib/gi18n-lib.h>

#include "ui/vedette-application-private.h"

struct _VedetteFaultDialog
{
  VedetteDialog parent_instance;

  /* template */
  GtkLabel *heading;
  GtkLabel *message;
  GtkButton *open_before;

  /* owned */
  char *path;
  guint bad_line;
};

G_DEFINE_FINAL_TYPE (VedetteFaultDialog, vedette_fault_dialog, VEDETTE_TYPE_DIALOG)

static void
vedette_fault_dialog_finalize (GObject *object)
{
  g_free (VEDETTE_FAULT_DIALOG (object)->path);

  G_OBJECT_CLASS (vedette_fault_dialog_parent_class)->finalize (object);
}

static void
open_before (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  VedetteFaultDialog *self = VEDETTE_FAULT_DIALOG (widget);
  VedetteApplication *application =
    VEDETTE_APPLICATION (gtk_window_get_application (gtk_window_get_transient_for (GTK_WINDOW (self))));
  g_autoptr (GError) error = NULL;

  g_object_ref (self);
  if (vedette_application_open_before (application, self->path, self->bad_line, &error) != NULL)
    gtk_window_close (GTK_WINDOW (self));
  else
    vedette_dialog_say (VEDETTE_DIALOG (self), error->message);
  g_object_unref (self);
}

static void
vedette_fault_dialog_class_init (VedetteFaultDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = vedette_fault_dialog_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/start/vedette-fault-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteFaultDialog, heading);
  gtk_widget_class_bind_template_child (widget_class, VedetteFaultDialog, message);
  gtk_widget_class_bind_template_child (widget_class, VedetteFaultDialog, open_before);
  gtk_widget_class_install_action (widget_class, "fault.open-before", NULL, open_before);
}

static void
vedette_fault_dialog_init (VedetteFaultDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * vedette_fault_dialog_new:
 * @parent: a window of the application
 * @message: why not
 * @bad_line: the number of the line that is bad, 0 if that is not what is wrong
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_fault_dialog_new (GtkWindow  *parent,
                          const char *path,
                          const char *message,
                          guint       bad_line)
{
  VedetteFaultDialog *self = g_object_new (VEDETTE_TYPE_FAULT_DIALOG, "transient-for", parent, "modal", TRUE, NULL);
  g_autofree char *name = g_filename_display_basename (path);
  /* Translators: the name of a file */
  g_autofree char *heading = g_strdup_printf (_("Could not open “%s”"), name);

  self->path = g_strdup (path);
  self->bad_line = bad_line;
  gtk_label_set_text (self->heading, heading);
  gtk_label_set_text (self->message, message);
  /* Before the first step there is nothing to open. */
  gtk_widget_set_visible (GTK_WIDGET (self->open_before), bad_line > 2);
  if (bad_line > 2)
    gtk_widget_grab_focus (GTK_WIDGET (self->open_before));
  return GTK_WIDGET (self);
}
