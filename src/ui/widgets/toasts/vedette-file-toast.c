/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a file for other programs, says which and where, and offers to open its folder. */

#include "vedette-config.h"

#include "ui/widgets/toasts/vedette-file-toast.h"

#include <glib/gi18n-lib.h>

#include "core/journal/vedette-output.h"
#include "ui/widgets/toasts/vedette-toast.h"

static void
open_folder (AdwToast        *toast,
             AdwToastOverlay *overlay)
{
  GFile *folder = g_object_get_data (G_OBJECT (toast), "vedette-folder");
  g_autofree char *uri = g_file_get_uri (folder), *text = NULL;
  g_autoptr (GError) error = NULL;

  if (g_app_info_launch_default_for_uri (uri, NULL, &error))
    return;
  /* Translators: what the system says */
  text = g_strdup_printf (_("Could not open the folder: %s. Open the folder in a file manager."), error->message);
  vedette_toast_show (overlay, text);
}

/* A file that a portal hands out stands in a folder that means nothing to anybody. */
static gboolean
is_handed_out (GFile *folder)
{
  g_autofree char *portal = g_build_filename (g_get_user_runtime_dir (), "doc", NULL);
  g_autoptr (GFile) root = g_file_new_for_path (portal);

  return g_file_has_prefix (folder, root);
}

/* Returns: (transfer full): what the folder is called; one below the user's own is found by its name from there */
static char *
say_folder (GFile *folder)
{
  g_autoptr (GFile) home = g_file_new_for_path (g_get_home_dir ());
  g_autofree char *below = g_file_get_relative_path (home, folder);
  g_autofree char *shown = below != NULL ? g_filename_display_name (below) : NULL;

  if (g_file_equal (home, folder))
    /* Translators: a folder, as in: Saved “Ford.pdf” to your home folder */
    return g_strdup (_("your home folder"));
  return shown != NULL ? g_steal_pointer (&shown) : g_file_get_parse_name (folder);
}

/**
 * vedette_file_toast_show:
 * @file: that was written
 */
void
vedette_file_toast_show (AdwToastOverlay *overlay,
                         GFile           *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base), *text = NULL, *where = NULL;
  AdwToast *toast;

  if (folder == NULL || is_handed_out (folder))
    {
      /* Translators: the name of a file */
      text = g_strdup_printf (_("Saved “%s”"), name);
      vedette_toast_show (overlay, text);
      return;
    }
  where = say_folder (folder);
  /* Translators: the name of a file, and its folder, as in: Saved “Ford.pdf” to Documents */
  text = g_strdup_printf (_("Saved “%s” to %s"), name, where);
  toast = vedette_toast_new (text);
  adw_toast_set_button_label (toast, _("Open Folder"));
  g_object_set_data_full (G_OBJECT (toast), "vedette-folder", g_object_ref (folder), g_object_unref);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (open_folder), overlay, 0);
  adw_toast_overlay_add_toast (overlay, toast);
}

typedef struct
{
  AdwToastOverlay *overlay;
  GFile *file;
  GBytes *bytes;
  char *after;
} Writing;

static void
writing_free (gpointer data)
{
  Writing *self = data;

  g_object_unref (self->overlay);
  g_object_unref (self->file);
  g_bytes_unref (self->bytes);
  g_free (self->after);
  g_free (self);
}

/* Only what has no path, such as a file on another machine, is left to GIO. */
static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  Writing *self = data;
  const char *path = g_file_peek_path (self->file);
  GError *error = NULL;
  gboolean written;

  if (path != NULL)
    written = vedette_output_write (path, self->bytes, &error);
  else
    written = g_file_replace_contents (self->file, g_bytes_get_data (self->bytes, NULL), g_bytes_get_size (self->bytes), NULL,
                                       FALSE, G_FILE_CREATE_NONE, NULL, NULL, &error);
  if (written)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
on_written (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  Writing *self = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    {
      vedette_toast_show (self->overlay, error->message);
      return;
    }
  vedette_file_toast_show (self->overlay, self->file);
  if (self->after != NULL)
    vedette_toast_show (self->overlay, self->after);
}

/**
 * vedette_file_toast_write:
 * @file: what is there is replaced, or written to if it is a pipe or a device
 * @after: (nullable): what else is to be said once the file is written
 *
 * Writes a file, which may take a while on a slow disk, and says when that is done or why it cannot be. Returns at once.
 */
void
vedette_file_toast_write (AdwToastOverlay *overlay,
                          GFile           *file,
                          GBytes          *bytes,
                          const char      *after)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, on_written, NULL);
  Writing *self = g_new0 (Writing, 1);

  self->overlay = g_object_ref (overlay);
  self->file = g_object_ref (file);
  self->bytes = g_bytes_ref (bytes);
  self->after = g_strdup (after);
  g_task_set_task_data (task, self, writing_free);
  g_task_run_in_thread (task, write_in_thread);
}
