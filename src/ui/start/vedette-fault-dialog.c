/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says why a file cannot be opened, and what can be done about it. */

#include "vedette-config.h"

#include "ui/start/vedette-fault-dialog.h"

#include <glib/gi18n-lib.h>

#include "ui/vedette-application-private.h"

struct _VedetteFaultDialog
{
  VedetteDialog parent_instance;

  GtkLabel *heading;
  GtkLabel *message;
  GtkButton *open_before;
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
  G_OBJECT_CLASS (klass)->finalize = vedette_fault_dialog_finalize;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "fault.open-before", NULL, open_before);
}

static GtkLabel *
add_label (VedetteFaultDialog *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  g_object_set (label, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, "selectable", TRUE, NULL);
  vedette_dialog_add (VEDETTE_DIALOG (self), label);
  return GTK_LABEL (label);
}

static void
vedette_fault_dialog_init (VedetteFaultDialog *self)
{
  self->heading = add_label (self);
  gtk_widget_add_css_class (GTK_WIDGET (self->heading), "title-3");
  gtk_label_set_selectable (self->heading, FALSE);
  self->message = add_label (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->message), GTK_ACCESSIBLE_PROPERTY_LABEL, _("What is wrong"), -1);
  self->open_before = GTK_BUTTON (gtk_button_new ());
  gtk_widget_set_halign (GTK_WIDGET (self->open_before), GTK_ALIGN_START);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->open_before), "fault.open-before");
  vedette_dialog_add (VEDETTE_DIALOG (self), GTK_WIDGET (self->open_before));
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
  VedetteFaultDialog *self = g_object_new (VEDETTE_TYPE_FAULT_DIALOG, "transient-for", parent, "modal", TRUE, "title",
                                           _("Not Opened"), NULL);
  g_autofree char *name = g_filename_display_basename (path);
  /* Translators: the name of a file */
  g_autofree char *heading = g_strdup_printf (_("“%s” could not be opened"), name);
  GtkWidget *label = gtk_label_new (_("Open the steps before it as a copy"));

  self->path = g_strdup (path);
  self->bad_line = bad_line;
  gtk_label_set_text (self->heading, heading);
  gtk_label_set_text (self->message, message);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_button_set_child (self->open_before, label);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->open_before), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  /* Before the first step there is nothing to open. */
  gtk_widget_set_visible (GTK_WIDGET (self->open_before), bad_line > 2);
  if (bad_line > 2)
    gtk_widget_grab_focus (GTK_WIDGET (self->open_before));
  return GTK_WIDGET (self);
}
