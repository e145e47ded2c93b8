/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files of armies that come into the window of a battle: chosen, dropped or pasted. */

#include "vedette-config.h"

#include "ui/exchange/vedette-army-drop.h"

#include "ui/exchange/vedette-import-dialog.h"

typedef struct
{
  AdwToastOverlay *toasts;
  VedetteSession *session;
} Target;

static void
take (GtkWindow       *parent,
      AdwToastOverlay *toasts,
      VedetteSession  *session,
      GBytes          *bytes,
      const char      *name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *escaped = NULL;
  GtkWidget *dialog = vedette_import_dialog_new (parent, adw_toast_overlay_get_child (toasts), session, bytes, name, &error);

  if (dialog != NULL)
    {
      gtk_window_present (GTK_WINDOW (dialog));
      return;
    }
  escaped = g_markup_escape_text (error->message, -1);
  adw_toast_overlay_add_toast (toasts, adw_toast_new (escaped));
}

/**
 * vedette_army_is_battle:
 *
 * Returns: whether a file is a battle by its name, and so no army
 */
gboolean
vedette_army_is_battle (const char *path)
{
  return g_str_has_suffix (path, ".vedette");
}

/**
 * vedette_army_take_text:
 * @text: which was pasted
 *
 * Shows the page on which the army is brought in.
 */
void
vedette_army_take_text (GtkWindow       *parent,
                        AdwToastOverlay *toasts,
                        VedetteSession  *session,
                        const char      *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  take (parent, toasts, session, bytes, NULL);
}

/**
 * vedette_army_take_file:
 *
 * Shows the page on which the army of a file is brought in, or says why it cannot be.
 */
void
vedette_army_take_file (GtkWindow       *parent,
                        AdwToastOverlay *toasts,
                        VedetteSession  *session,
                        const char      *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *escaped = NULL;
  char *data;
  gsize length;

  if (g_file_get_contents (path, &data, &length, &error))
    {
      bytes = g_bytes_new_take (data, length);
      take (parent, toasts, session, bytes, name);
      return;
    }
  escaped = g_markup_escape_text (error->message, -1);
  adw_toast_overlay_add_toast (toasts, adw_toast_new (escaped));
}

static gboolean
on_drop (GtkDropTarget *drop,
         const GValue  *value,
         double         x,
         double         y,
         Target        *target)
{
  GtkWindow *parent = GTK_WINDOW (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (drop)));
  GSList *files = g_value_get_boxed (value);
  const char *path = files != NULL ? g_file_peek_path (files->data) : NULL;

  /* One army at a time: each is asked about. */
  if (path == NULL || files->next != NULL || vedette_army_is_battle (path))
    return FALSE;
  vedette_army_take_file (parent, target->toasts, target->session, path);
  return TRUE;
}

static void
free_target (gpointer  data,
             GClosure *closure)
{
  g_object_unref (((Target *) data)->session);
  g_free (data);
}

/**
 * vedette_army_drop_add:
 *
 * Lets files of armies be dropped on the window of a battle.
 */
void
vedette_army_drop_add (GtkWindow       *parent,
                       AdwToastOverlay *toasts,
                       VedetteSession  *session)
{
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  Target *target = g_new0 (Target, 1);

  target->toasts = toasts;
  target->session = g_object_ref (session);
  g_signal_connect_data (drop, "drop", G_CALLBACK (on_drop), target, free_target, 0);
  gtk_widget_add_controller (GTK_WIDGET (parent), GTK_EVENT_CONTROLLER (drop));
}
