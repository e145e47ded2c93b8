/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for a file through the chooser of the desktop. */

#include "vedette-config.h"

#include "ui/widgets/vedette-file-chooser.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  GtkWindow *parent;
  VedetteFileChosen chosen;
} Question;

static void
on_response (GtkNativeDialog *dialog,
             int              response,
             Question        *question)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  const char *path = file != NULL ? g_file_peek_path (file) : NULL;

  if (response == GTK_RESPONSE_ACCEPT && path != NULL)
    question->chosen (question->parent, path);
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
  g_object_unref (question->parent);
  g_free (question);
}

/* The endings of armies that other programs write */
static const char * const foreign[] = { "csv", "tsv", "ros", "rosz", "json" };

static void
add_filters (GtkFileChooser *chooser,
             const char     *ending)
{
  g_autoptr (GtkFileFilter) own = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  if (g_str_equal (ending, "txt"))
    gtk_file_filter_set_name (own, _("Armies"));
  else
    gtk_file_filter_set_name (own, g_str_equal (ending, "pdf") ? _("PDF files") : _("Vedette battles"));
  gtk_file_filter_add_suffix (own, ending);
  /* Those of other programs are read, and never written. */
  for (guint i = 0; g_str_equal (ending, "txt") && gtk_file_chooser_get_action (chooser) == GTK_FILE_CHOOSER_ACTION_OPEN &&
                    i < G_N_ELEMENTS (foreign); i++)
    gtk_file_filter_add_suffix (own, foreign[i]);
  gtk_file_filter_set_name (all, _("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, own);
  gtk_file_chooser_add_filter (chooser, all);
}

/**
 * vedette_file_chooser_ask:
 * @ending: "vedette", "pdf" or, for armies, "txt"
 * @name: (nullable): what a file to be saved is called unless something else is typed
 * @chosen: called when a file was chosen; @parent lives until then
 *
 * Asks for a file; returns at once.
 */
void
vedette_file_chooser_ask (GtkWindow            *parent,
                          GtkFileChooserAction  action,
                          const char           *title,
                          const char           *ending,
                          const char           *name,
                          VedetteFileChosen     chosen)
{
  GtkFileChooserNative *dialog =
    gtk_file_chooser_native_new (title, parent, action, action == GTK_FILE_CHOOSER_ACTION_OPEN ? _("_Open") : _("_Save"),
                                 _("_Cancel"));
  Question *question = g_new0 (Question, 1);

  question->parent = g_object_ref (parent);
  question->chosen = chosen;
  add_filters (GTK_FILE_CHOOSER (dialog), ending);
  if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect (dialog, "response", G_CALLBACK (on_response), question);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/**
 * vedette_file_chooser_make_name:
 * @title: of a battle
 * @what: which of its papers it is; two that are called the same would be written over each other
 *
 * Returns: (transfer full): what the file of a paper is called
 */
char *
vedette_file_chooser_make_name (const char *title,
                                const char *what,
                                const char *ending)
{
  /* Translators: a file: the name of a battle, which of its papers it is, such as “Summary”, and its ending */
  return g_strdelimit (g_strdup_printf (_("%s – %s.%s"), title, what, ending), "/\\\n\r\t", '-');
}
