/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far a long log is looked through. */

#include "vedette-config.h"

#include "ui/log/vedette-log-searching.h"

#include <glib/gi18n-lib.h>

#include "ui/log/vedette-log-progress.h"

/* So many steps are looked through before the next frame. */
#define AT_ONCE 2000

struct _VedetteLogSearching
{
  AdwBin parent_instance;

  VedetteLogProgress *progress; /* borrowed: its child */

  GtkFilterListModel *list; /* owned */
  gboolean stopped;         /* some steps were not looked at */
  gboolean passing;         /* those that are left are passed over */
};

G_DEFINE_FINAL_TYPE (VedetteLogSearching, vedette_log_searching, ADW_TYPE_BIN)

static guint changed_signal, again_signal;

static void
tell (VedetteLogSearching *self)
{
  const char *words = vedette_log_searching_is_on (self) ? _("Searching a long battle…") : NULL;

  vedette_log_progress_tell (self->progress, self->stopped ? _("The search stopped early.") : words, self->stopped);
}

static void
on_pending (VedetteLogSearching *self)
{
  double all = g_list_model_get_n_items (gtk_filter_list_model_get_model (self->list));

  if (!vedette_log_searching_is_on (self))
    self->passing = FALSE;
  else if (!self->stopped)
    vedette_log_progress_set_share (self->progress, 1 - gtk_filter_list_model_get_pending (self->list) / all);
  tell (self);
  g_signal_emit (self, changed_signal, 0);
}

/* What was found stays, and so does what is found among the steps that come. */
static void
on_clicked (VedetteLogSearching *self)
{
  if (self->stopped)
    {
      g_signal_emit (self, again_signal, 0);
      return;
    }
  self->stopped = TRUE;
  self->passing = vedette_log_searching_is_on (self);
  tell (self);
}

static void
vedette_log_searching_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_LOG_SEARCHING (object)->list);

  G_OBJECT_CLASS (vedette_log_searching_parent_class)->dispose (object);
}

static void
vedette_log_searching_class_init (VedetteLogSearchingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_log_searching_dispose;

  /**
   * VedetteLogSearching::changed:
   *
   * More was looked through.
   */
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * VedetteLogSearching::again:
   *
   * What was stopped is to be looked for once more.
   */
  again_signal = g_signal_new ("again", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
vedette_log_searching_init (VedetteLogSearching *self)
{
  self->progress = VEDETTE_LOG_PROGRESS (vedette_log_progress_new (_("Search progress")));
  g_signal_connect_swapped (self->progress, "clicked", G_CALLBACK (on_clicked), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->progress));
}

/**
 * vedette_log_searching_new:
 *
 * Returns: (transfer floating): what tells how far the list is filtered
 */
GtkWidget *
vedette_log_searching_new (GtkFilterListModel *list)
{
  VedetteLogSearching *self = g_object_new (VEDETTE_TYPE_LOG_SEARCHING, NULL);

  self->list = g_object_ref (list);
  g_signal_connect_object (list, "notify::pending", G_CALLBACK (on_pending), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/**
 * vedette_log_searching_start:
 *
 * To be called before something else is looked for: in a long battle that is done in parts.
 */
void
vedette_log_searching_start (VedetteLogSearching *self)
{
  self->stopped = self->passing = FALSE;
  gtk_filter_list_model_set_incremental (self->list,
                                         g_list_model_get_n_items (gtk_filter_list_model_get_model (self->list)) > AT_ONCE);
  tell (self);
}

gboolean
vedette_log_searching_is_on (VedetteLogSearching *self)
{
  return gtk_filter_list_model_get_pending (self->list) > 0;
}

/* Returns: whether a step is passed over without a look at it, because people stopped the search */
gboolean
vedette_log_searching_passes (VedetteLogSearching *self)
{
  return self->passing;
}
