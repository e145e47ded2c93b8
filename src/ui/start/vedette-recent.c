/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which battles outside the user's own folder were opened lately. */

#include "vedette-config.h"

#include "ui/start/vedette-recent.h"

#include <gtk/gtk.h>

#include "core/session/vedette-session.h"
#include "ui/start/vedette-path-list.h"

#define MAX_RECENT 20
/* So many battles are left in the desktop's list, which is kept in memory, and written anew whenever one is added. */
#define MAX_TOLD 100

/* Not the desktop's own list: that one holds the files of all programs, and this is read at each start. */
#define LIST "recent"

/**
 * vedette_recent_list:
 *
 * Returns: (transfer full): paths of files that are there, the latest first
 */
char **
vedette_recent_list (void)
{
  g_auto (GStrv) paths = vedette_path_list_read (LIST);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; paths[i] != NULL; i++)
    if (g_file_test (paths[i], G_FILE_TEST_IS_REGULAR))
      g_strv_builder_add (builder, paths[i]);
  return g_strv_builder_end (builder);
}

static void
write_list (const char         *first,
            const char         *without,
            const char * const *rest)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new ();

  if (first != NULL)
    g_ptr_array_add (paths, (gpointer) first);
  for (guint i = 0, n = 0; rest[i] != NULL && n < MAX_RECENT - 1; i++)
    if (!g_str_equal (rest[i], without))
      {
        g_ptr_array_add (paths, (gpointer) rest[i]);
        n++;
      }
  g_ptr_array_add (paths, NULL);
  vedette_path_list_write (LIST, (const char * const *) paths->pdata);
}

/**
 * vedette_recent_add:
 * @path: of a battle; one in the user's own folder is not noted, that is listed anyway
 */
void
vedette_recent_add (const char *path)
{
  g_autofree char *own = vedette_session_get_folder ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_auto (GStrv) list = NULL;

  if (g_str_equal (own, folder))
    return;
  list = vedette_recent_list ();
  write_list (path, path, (const char * const *) list);
}

void
vedette_recent_forget (const char *path)
{
  g_auto (GStrv) list = vedette_recent_list ();

  write_list (NULL, path, (const char * const *) list);
}

static int
compare_told (gconstpointer a,
              gconstpointer b)
{
  return -g_date_time_compare (gtk_recent_info_get_modified (*(GtkRecentInfo **) a),
                               gtk_recent_info_get_modified (*(GtkRecentInfo **) b));
}

/* Those that another program has opened, too, are not ours alone. */
static gboolean
is_ours (GtkRecentInfo *info,
         const char    *name)
{
  gsize n;
  g_auto (GStrv) programs = gtk_recent_info_get_applications (info, &n);

  return n == 1 && g_str_equal (programs[0], name);
}

static void
drop_oldest (GtkRecentManager *manager,
             const char       *name)
{
  GList *items = gtk_recent_manager_get_items (manager);
  g_autoptr (GPtrArray) told = g_ptr_array_new ();

  for (GList *item = items; item != NULL; item = item->next)
    if (is_ours (item->data, name))
      g_ptr_array_add (told, item->data);
  g_ptr_array_sort (told, compare_told);
  for (guint i = MAX_TOLD; i < told->len; i++)
    gtk_recent_manager_remove_item (manager, gtk_recent_info_get_uri (told->pdata[i]), NULL);
  g_list_free_full (items, (GDestroyNotify) gtk_recent_info_unref);
}

static gboolean
tell (gpointer user_data)
{
  g_autofree char *uri = g_filename_to_uri (user_data, NULL, NULL);
  char type[] = "application/x-vedette", name[] = "Vedette", exec[] = "vedette %u";
  GtkRecentData data = { .mime_type = type, .app_name = name, .app_exec = exec };

  if (uri == NULL)
    return G_SOURCE_REMOVE;
  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
  drop_oldest (gtk_recent_manager_get_default (), name);
  return G_SOURCE_REMOVE;
}

/**
 * vedette_recent_tell:
 * @path: of a battle, wherever it lies
 *
 * Has the desktop's own list name it, too: file managers and the shell's search look there. When nothing else is to be
 * done, for that list may be long.
 */
void
vedette_recent_tell (const char *path)
{
  g_idle_add_full (G_PRIORITY_LOW, tell, g_strdup (path), g_free);
}
