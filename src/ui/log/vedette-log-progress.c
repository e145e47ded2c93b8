/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far something with a long log is, and the button that stops it and lets it go on. */

#include "vedette-config.h"

#include "ui/log/vedette-log-progress.h"

#include <glib/gi18n-lib.h>

struct _VedetteLogProgress
{
  AdwBin parent_instance;

  /* borrowed: its children */
  GtkLabel *words;
  GtkProgressBar *bar;
  GtkButton *button;
};

G_DEFINE_FINAL_TYPE (VedetteLogProgress, vedette_log_progress, ADW_TYPE_BIN)

static guint clicked_signal;

static void
on_clicked (VedetteLogProgress *self)
{
  g_signal_emit (self, clicked_signal, 0);
}

static void
vedette_log_progress_class_init (VedetteLogProgressClass *klass)
{
  /**
   * VedetteLogProgress::clicked:
   *
   * It is to stop, or to go on.
   */
  clicked_signal = g_signal_new ("clicked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
vedette_log_progress_init (VedetteLogProgress *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *words = gtk_label_new (NULL), *bar = gtk_progress_bar_new (), *button = gtk_button_new ();

  self->words = GTK_LABEL (words);
  self->bar = GTK_PROGRESS_BAR (bar);
  self->button = GTK_BUTTON (button);
  gtk_label_set_wrap (self->words, TRUE);
  gtk_label_set_xalign (self->words, 0);
  gtk_button_set_use_underline (self->button, TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (column, TRUE);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_clicked), self);
  gtk_box_append (GTK_BOX (column), words);
  gtk_box_append (GTK_BOX (column), bar);
  gtk_box_append (GTK_BOX (box), column);
  gtk_box_append (GTK_BOX (box), button);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * vedette_log_progress_new:
 * @name: what the bar measures, said to screen readers
 *
 * Returns: (transfer floating): what is hidden until there is something to tell
 */
GtkWidget *
vedette_log_progress_new (const char *name)
{
  VedetteLogProgress *self = g_object_new (VEDETTE_TYPE_LOG_PROGRESS, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return GTK_WIDGET (self);
}

/**
 * vedette_log_progress_tell:
 * @words: (nullable): what it does, or what it has not done; nothing is shown without
 * @stopped: whether the button lets it go on
 */
void
vedette_log_progress_tell (VedetteLogProgress *self,
                           const char         *words,
                           gboolean            stopped)
{
  gtk_widget_set_visible (GTK_WIDGET (self), words != NULL);
  if (words == NULL)
    return;
  gtk_label_set_text (self->words, words);
  gtk_button_set_label (self->button, stopped ? _("_Continue") : _("_Stop"));
}

/* @share: how much is done, from 0 to 1 */
void
vedette_log_progress_set_share (VedetteLogProgress *self,
                                double              share)
{
  gtk_progress_bar_set_fraction (self->bar, share);
}
