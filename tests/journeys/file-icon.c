/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `file-icon FILE…` shows a small window from which these files can be dragged, like a window of the file manager. */

#include <gtk/gtk.h>

int
main (int   argc,
      char *argv[])
{
  GtkWidget *window;
  GtkDragSource *source = gtk_drag_source_new ();
  g_autoptr (GdkContentProvider) content = NULL;
  GSList *list = NULL;
  GdkFileList *files;

  gtk_init ();
  for (int i = argc - 1; i > 0; i--)
    list = g_slist_prepend (list, g_file_new_for_path (argv[i]));
  files = gdk_file_list_new_from_list (list);
  g_slist_free_full (list, g_object_unref);
  content = gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, files);
  g_boxed_free (GDK_TYPE_FILE_LIST, files);
  gtk_drag_source_set_content (source, content);

  window = gtk_window_new ();
  gtk_window_set_title (GTK_WINDOW (window), "Files to Drag");
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 60, 60);
  gtk_window_set_child (GTK_WINDOW (window), gtk_image_new_from_icon_name ("text-x-generic"));
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (source));
  gtk_window_present (GTK_WINDOW (window));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
  return 0;
}
