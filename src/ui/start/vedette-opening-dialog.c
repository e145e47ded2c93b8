/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens a long battle, says how far it is, and lets people give it up. */

#include "vedette-config.h"

#include "ui/start/vedette-opening-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/systems.h"

/* How often it looks how far the other thread is, in ms */
#define LOOK_EVERY 100

/* What the thread knows, which may end after the dialog */
typedef struct
{
  char *path;
  VedetteOpenMode mode;
  VedetteOpenReport report; /* the thread's, until it ends */
  int per_mille;            /* atomic: how far the thread is */
} Reading;

/**
 * VedetteOpeningDialog:
 *
 * The battle is read in a thread of its own, and belongs to nobody else until it is read.
 */
struct _VedetteOpeningDialog
{
  VedetteDialog parent_instance;

  /* template */
  GtkLabel *heading;
  GtkProgressBar *bar;
  GtkButton *cancel;

  /* owned */
  Reading *reading;
  GCancellable *cancellable;
  guint look;
};

enum
{
  SIGNAL_OPENED,
  SIGNAL_FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteOpeningDialog, vedette_opening_dialog, VEDETTE_TYPE_DIALOG)

static void
clear_reading (gpointer data)
{
  g_free (((Reading *) data)->path);
}

static void
release_reading (gpointer data)
{
  g_atomic_rc_box_release_full (data, clear_reading);
}

/* In the thread */
static void
on_progress (double   done,
             gpointer user_data)
{
  Reading *reading = user_data;

  g_atomic_int_set (&reading->per_mille, (int) (done * 1000));
}

/* In the thread. What the journal has to say waits for the main thread, where it is asked to come. */
static void
open_battle (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  Reading *reading = data;
  const VedetteOpenWatch watch = { on_progress, reading, cancellable };
  g_autoptr (GMainContext) context = g_main_context_new ();
  GError *error = NULL;
  VedetteBattle *battle;

  g_main_context_push_thread_default (context);
  battle = vedette_battle_open_watched (reading->path, reading->mode, vedette_systems_get_schemas (), &watch,
                                        &reading->report, &error);
  g_main_context_pop_thread_default (context);
  if (battle != NULL)
    g_task_return_pointer (task, battle, g_object_unref);
  else
    g_task_return_error (task, error);
}

/* Whoever closed the dialog wants to hear no more of it. */
static void
on_opened (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (VedetteOpeningDialog) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = g_task_propagate_pointer (G_TASK (result), &error);

  if (g_cancellable_is_cancelled (self->cancellable))
    return;
  if (battle != NULL)
    {
      vedette_journal_come_here (vedette_battle_get_journal (battle));
      g_signal_emit (self, signals[SIGNAL_OPENED], 0, battle);
    }
  else
    {
      g_signal_emit (self, signals[SIGNAL_FAILED], 0, error->message);
    }
}

static gboolean
look (gpointer data)
{
  VedetteOpeningDialog *self = data;

  gtk_progress_bar_set_fraction (self->bar, g_atomic_int_get (&self->reading->per_mille) / 1000.0);
  return G_SOURCE_CONTINUE;
}

static gboolean
vedette_opening_dialog_close_request (GtkWindow *window)
{
  g_cancellable_cancel (VEDETTE_OPENING_DIALOG (window)->cancellable);

  return GTK_WINDOW_CLASS (vedette_opening_dialog_parent_class)->close_request (window);
}

static void
vedette_opening_dialog_dispose (GObject *object)
{
  VedetteOpeningDialog *self = VEDETTE_OPENING_DIALOG (object);

  g_clear_handle_id (&self->look, g_source_remove);
  g_cancellable_cancel (self->cancellable);

  G_OBJECT_CLASS (vedette_opening_dialog_parent_class)->dispose (object);
}

static void
vedette_opening_dialog_finalize (GObject *object)
{
  VedetteOpeningDialog *self = VEDETTE_OPENING_DIALOG (object);

  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->reading, release_reading);

  G_OBJECT_CLASS (vedette_opening_dialog_parent_class)->finalize (object);
}

static void
vedette_opening_dialog_class_init (VedetteOpeningDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = vedette_opening_dialog_dispose;
  object_class->finalize = vedette_opening_dialog_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = vedette_opening_dialog_close_request;

  /**
   * VedetteOpeningDialog::opened:
   * @battle: what was opened
   *
   * The battle is there. The dialog is still shown.
   */
  signals[SIGNAL_OPENED] = g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, VEDETTE_TYPE_BATTLE);
  /**
   * VedetteOpeningDialog::failed:
   * @why: a sentence for people
   *
   * The battle cannot be opened. Nothing is said of one that was given up.
   */
  signals[SIGNAL_FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/start/vedette-opening-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteOpeningDialog, heading);
  gtk_widget_class_bind_template_child (widget_class, VedetteOpeningDialog, bar);
  gtk_widget_class_bind_template_child (widget_class, VedetteOpeningDialog, cancel);
}

static void
vedette_opening_dialog_init (VedetteOpeningDialog *self)
{
  self->cancellable = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * vedette_opening_dialog_new:
 * @parent: a window of the application
 * @path: of a battle, absolute
 *
 * Begins to open the battle; closing the dialog gives it up.
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_opening_dialog_new (GtkWindow       *parent,
                            const char      *path,
                            VedetteOpenMode  mode)
{
  VedetteOpeningDialog *self = g_object_new (VEDETTE_TYPE_OPENING_DIALOG, "transient-for", parent, "modal", TRUE, NULL);
  g_autofree char *name = g_filename_display_basename (path);
  /* Translators: the name of a file */
  g_autofree char *heading = g_strdup_printf (_("Reading “%s”…"), name);
  /* The last to hold a task may be its thread, which must not be the last to hold a widget. */
  g_autoptr (GTask) task = g_task_new (NULL, self->cancellable, on_opened, g_object_ref (self));

  self->reading = g_atomic_rc_box_new0 (Reading);
  self->reading->path = g_strdup (path);
  self->reading->mode = mode;
  gtk_label_set_text (self->heading, heading);
  gtk_widget_grab_focus (GTK_WIDGET (self->cancel));
  self->look = g_timeout_add (LOOK_EVERY, look, self);
  /* A battle that is there although it was given up is there for nobody. */
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, g_atomic_rc_box_acquire (self->reading), release_reading);
  g_task_run_in_thread (task, open_battle);
  return GTK_WIDGET (self);
}

const char *
vedette_opening_dialog_get_path (VedetteOpeningDialog *self)
{
  return self->reading->path;
}

VedetteOpenMode
vedette_opening_dialog_get_mode (VedetteOpeningDialog *self)
{
  return self->reading->mode;
}

/* Returns: what was found, once the battle is opened or that failed */
const VedetteOpenReport *
vedette_opening_dialog_get_report (VedetteOpeningDialog *self)
{
  return &self->reading->report;
}
