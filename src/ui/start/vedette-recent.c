/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which battles outside the user's own folder were opened lately. */

#include "vedette-config.h"

#include "ui/start/vedette-recent.h"

#include <gtk/gtk.h>
#include <string.h>

#include "core/session/vedette-session.h"

#define MAX_RECENT 20
/* So many battles are left in the desktop's list, which is kept in memory, and written anew whenever one is added. */
#define MAX_TOLD 100

/* One path to a line, the latest first. Not the desktop's own list: that one holds the files of all programs, and this is
 * read at each start. */
static char *
get_list_path (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "vedette", NULL);

  g_mkdir_with_parents (folder, 0700);
  return g_build_filename (folder, "recent", NULL);
}

/**
 * vedette_recent_list:
 *
 * Returns: (transfer full): paths of files that are there, the latest first
 */
char **
vedette_recent_list (void)
{
  g_autofree char *path = get_list_path ();
  g_autofree char *content = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;

  if (g_file_get_contents (path, &content, NULL, NULL))
    lines = g_strsplit (content, "\n", -1);
  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    if (g_path_is_absolute (lines[i]) && g_file_test (lines[i], G_FILE_TEST_IS_REGULAR))
      g_strv_builder_add (builder, lines[i]);
  return g_strv_builder_end (builder);
}

/* Losing this list loses no battle, so a failure is no more than a message. */
static void
write_list (const char         *first,
            const char         *without,
            const char * const *rest)
{
  g_autofree char *path = get_list_path ();
  g_autoptr (GString) content = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  guint n = 0;

  if (first != NULL)
    g_string_append_printf (content, "%s\n", first);
  for (guint i = 0; rest[i] != NULL && n < MAX_RECENT - 1; i++)
    if (!g_str_equal (rest[i], without))
      {
        g_string_append_printf (content, "%s\n", rest[i]);
        n++;
      }
  if (!g_file_set_contents (path, content->str, (gssize) content->len, &error))
    g_message ("%s", error->message);
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

  /* A name may hold a newline, but the list cannot. */
  if (g_str_equal (own, folder) || strchr (path, '\n') != NULL)
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
