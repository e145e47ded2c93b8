/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Armies that come into the window of a battle, as a file that was chosen or dropped, or as text. */

#include "vedette-config.h"

#include "ui/exchange/vedette-army-drop.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "core/exchange/vedette-army.h"
#include "ui/exchange/vedette-import-dialog.h"
#include "ui/widgets/toasts/vedette-toast.h"

/* How often the bar moves, in ms */
#define PULSE_EVERY 100
/* From so many bytes on, a file is said to be long. */
#define LONG (256 * 1024)

/* An army while it is read */
typedef struct
{
  GtkWindow *parent; /* cleared when it goes, as are the two below */
  AdwToastOverlay *toasts;
  GtkWidget *wait; /* NULL for a short one */
  VedetteSession *session;
  GCancellable *cancellable;
  char *side;
} Taking;

static void
free_taking (Taking *self)
{
  g_clear_weak_pointer (&self->parent);
  g_clear_weak_pointer (&self->toasts);
  g_clear_weak_pointer (&self->wait);
  g_clear_object (&self->session);
  g_clear_object (&self->cancellable);
  g_free (self->side);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Taking, free_taking)

/* Whoever closed the dialog, or the window of the battle, wants to hear no more of it. */
static void
on_read (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (Taking) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteImportFile) file = vedette_import_file_read_finish (result, &error);

  if (self->wait != NULL)
    gtk_window_destroy (GTK_WINDOW (self->wait));
  if (self->parent == NULL || self->toasts == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (file != NULL)
    {
      GtkWidget *dialog = vedette_import_dialog_new (self->parent, adw_toast_overlay_get_child (self->toasts), self->session,
                                                     g_steal_pointer (&file));

      vedette_import_dialog_set_side (VEDETTE_IMPORT_DIALOG (dialog), self->side);
      gtk_window_present (GTK_WINDOW (dialog));
    }
  else
    vedette_toast_show (self->toasts, error->message);
}

static gboolean
pulse (gpointer bar)
{
  gtk_progress_bar_pulse (GTK_PROGRESS_BAR (bar));
  return G_SOURCE_CONTINUE;
}

static void
stop_pulse (gpointer source)
{
  g_source_remove (GPOINTER_TO_UINT (source));
}

/* Returns: (transfer none): a window that says that a long file is read, and stops that when it is closed */
static GtkWidget *
show_wait (GtkWindow    *parent,
           const char   *path,
           GCancellable *cancellable)
{
  GtkWidget *dialog = g_object_new (VEDETTE_TYPE_DIALOG, "transient-for", parent, "modal", TRUE, "destroy-with-parent", TRUE,
                                    "title", _("Import Army"), NULL);
  g_autofree char *name = g_filename_display_basename (path);
  /* Translators: the name of a file */
  g_autofree char *text = g_strdup_printf (_("Reading “%s”…"), name);
  GtkWidget *heading = gtk_label_new (text), *bar = gtk_progress_bar_new (), *cancel = gtk_button_new_with_label (_("Cancel"));

  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (heading), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_RELATION_LABELLED_BY, heading, NULL, -1);
  gtk_widget_set_halign (cancel, GTK_ALIGN_END);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (cancel), "window.close");
  vedette_dialog_add (VEDETTE_DIALOG (dialog), heading);
  vedette_dialog_add (VEDETTE_DIALOG (dialog), bar);
  vedette_dialog_add (VEDETTE_DIALOG (dialog), cancel);
  g_object_set_data_full (G_OBJECT (bar), "vedette-pulse", GUINT_TO_POINTER (g_timeout_add (PULSE_EVERY, pulse, bar)),
                          stop_pulse);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (g_cancellable_cancel), cancellable, G_CONNECT_SWAPPED);
  gtk_widget_grab_focus (cancel);
  gtk_window_present (GTK_WINDOW (dialog));
  return dialog;
}

/* @path: (nullable): of a file; @text is read where there is none */
static void
take (GtkWindow       *parent,
      AdwToastOverlay *toasts,
      VedetteSession  *session,
      const char      *path,
      const char      *text,
      const char      *side)
{
  Taking *self;
  GStatBuf status;

  if (vedette_army_get_format (vedette_session_get_rules (session)) == NULL)
    {
      vedette_toast_show (toasts, _("This game system cannot import or export armies. Choose a battle of a different game "
                                    "system."));
      return;
    }
  self = g_new0 (Taking, 1);
  g_set_weak_pointer (&self->parent, parent);
  g_set_weak_pointer (&self->toasts, toasts);
  self->session = g_object_ref (session);
  self->side = g_strdup (side);
  self->cancellable = g_cancellable_new ();
  if (path != NULL && g_stat (path, &status) == 0 && status.st_size >= LONG)
    g_set_weak_pointer (&self->wait, show_wait (parent, path, self->cancellable));
  vedette_import_file_read_async (path, text, self->cancellable, on_read, self);
}

/**
 * vedette_army_take_text:
 * @text: which was pasted
 * @side: (nullable): the side of the army's format that it is to join, if nobody says otherwise
 *
 * Reads the army in another thread, and then shows the page on which it is brought in.
 */
void
vedette_army_take_text (GtkWindow       *parent,
                        AdwToastOverlay *toasts,
                        VedetteSession  *session,
                        const char      *text,
                        const char      *side)
{
  take (parent, toasts, session, NULL, text, side);
}

/**
 * vedette_army_take_file:
 *
 * Reads the army of a file in another thread, and then shows the page on which it is brought in, or says why it cannot be. A
 * long file can be stopped.
 */
void
vedette_army_take_file (GtkWindow       *parent,
                        AdwToastOverlay *toasts,
                        VedetteSession  *session,
                        const char      *path)
{
  take (parent, toasts, session, path, NULL, NULL);
}
