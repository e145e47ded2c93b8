/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Paths that are kept between two starts of the program, one to a line. */

#include "vedette-config.h"

#include "ui/start/vedette-path-list.h"

#include <glib/gstdio.h>
#include <string.h>

static char *
get_place (const char *name)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "vedette", NULL);

  g_mkdir_with_parents (folder, 0700);
  return g_build_filename (folder, name, NULL);
}

/**
 * vedette_path_list_read:
 * @name: of the list
 *
 * Returns: (transfer full) (array zero-terminated=1): absolute paths; none where there is no such list
 */
char **
vedette_path_list_read (const char *name)
{
  g_autofree char *place = get_place (name), *content = NULL;
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;

  if (g_file_get_contents (place, &content, NULL, NULL))
    lines = g_strsplit (content, "\n", -1);
  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    {
      g_autofree char *path = g_path_is_absolute (lines[i]) ? g_strdup (lines[i]) : g_filename_from_uri (lines[i], NULL, NULL);

      if (path != NULL)
        g_strv_builder_add (paths, path);
    }
  return g_strv_builder_end (paths);
}

/**
 * vedette_path_list_write:
 * @name: of the list
 * @paths: absolute paths; without any the list is removed
 *
 * Keeps the list in place of the one before. Losing it loses no battle, so a failure is no more than a message.
 */
void
vedette_path_list_write (const char         *name,
                         const char * const *paths)
{
  g_autofree char *place = get_place (name);
  g_autoptr (GString) content = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; paths[i] != NULL; i++)
    {
      /* A name may hold a newline, but a line cannot. */
      g_autofree char *uri = strchr (paths[i], '\n') != NULL ? g_filename_to_uri (paths[i], NULL, NULL) : NULL;

      g_string_append_printf (content, "%s\n", uri != NULL ? uri : paths[i]);
    }
  if (content->len == 0)
    g_unlink (place);
  else if (!g_file_set_contents (place, content->str, (gssize) content->len, &error))
    g_message ("%s", error->message);
}
