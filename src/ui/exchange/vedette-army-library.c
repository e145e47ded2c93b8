/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The armies that the user keeps: texts in his data folder, one for each, which other programs may change as well. */

#include "vedette-config.h"

#include "ui/exchange/vedette-army-library.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "core/exchange/vedette-army.h"
#include "core/journal/vedette-output.h"

#define ENDING ".txt"
/* File systems take 255 bytes; some are left for the number and the ending. */
#define MAX_NAME 200

static void
free_entry (gpointer data)
{
  VedetteArmyEntry *entry = data;

  g_free (entry->path);
  g_free (entry->name);
  g_free (entry->system);
  g_free (entry);
}

/**
 * vedette_army_library_get_folder:
 *
 * Returns: (transfer full): the folder of the user's armies, made if it was not there
 */
char *
vedette_army_library_get_folder (void)
{
  char *folder = g_build_filename (g_get_user_data_dir (), "vedette", "armies", NULL);

  g_mkdir_with_parents (folder, 0700);
  return folder;
}

/* Returns: (transfer full): a path in the folder at which there is nothing yet */
static char *
make_path (const char *name)
{
  g_autofree char *folder = vedette_army_library_get_folder ();
  g_autofree char *plain = g_strstrip (g_strdelimit (g_strdup (name), "/\\\n\r\t", '-'));

  if (*plain == '\0')
    {
      g_free (plain);
      plain = g_strdup (_("Army"));
    }
  if (strlen (plain) > MAX_NAME)
    *g_utf8_find_prev_char (plain, plain + MAX_NAME) = '\0';
  if (plain[0] == '.')
    plain[0] = '-';
  for (guint i = 1;; i++)
    {
      g_autofree char *file = i == 1 ? g_strconcat (plain, ENDING, NULL) : g_strdup_printf ("%s %u%s", plain, i, ENDING);
      g_autofree char *path = g_build_filename (folder, file, NULL);

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }
}

/* Only the first line: an army may be long, and the list of all is shown when the program starts. */
static char *
read_system (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, NULL);
  char first[256];
  gssize n = stream != NULL ? g_input_stream_read (G_INPUT_STREAM (stream), first, sizeof first - 1, NULL, NULL) : -1;
  g_autofree char *text = n > 0 ? g_utf8_make_valid (first, n) : NULL;

  return text != NULL ? vedette_army_get_system (text) : NULL;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const VedetteArmyEntry *one = *(VedetteArmyEntry * const *) a, *other = *(VedetteArmyEntry * const *) b;

  return g_utf8_collate (one->name, other->name);
}

/**
 * vedette_army_library_list:
 * @system: (nullable): the word of a system: only armies for it, and those that do not say for which they are
 *
 * Returns: (transfer full) (element-type VedetteArmyEntry): the armies by their names
 */
GPtrArray *
vedette_army_library_list (const char *system)
{
  g_autofree char *folder = vedette_army_library_get_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *entries = g_ptr_array_new_with_free_func (free_entry);
  const char *file;

  while (dir != NULL && (file = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, file, NULL);
      g_autofree char *own = NULL;
      VedetteArmyEntry *entry;

      if (!g_str_has_suffix (file, ENDING) || file[0] == '.' || !g_file_test (path, G_FILE_TEST_IS_REGULAR))
        continue;
      own = read_system (path);
      if (system != NULL && own != NULL && g_ascii_strcasecmp (system, own) != 0)
        continue;
      entry = g_new0 (VedetteArmyEntry, 1);
      entry->name = g_filename_display_name (file);
      entry->name[strlen (entry->name) - strlen (ENDING)] = '\0';
      entry->path = g_steal_pointer (&path);
      entry->system = g_steal_pointer (&own);
      g_ptr_array_add (entries, entry);
    }
  g_ptr_array_sort (entries, compare);
  return entries;
}

/**
 * vedette_army_library_read:
 *
 * Returns: (transfer full) (nullable): the text of an army
 */
char *
vedette_army_library_read (const char  *path,
                           GError     **error)
{
  g_autofree char *bytes = NULL;
  gsize length;

  return g_file_get_contents (path, &bytes, &length, error) ? vedette_army_decode (bytes, length, error) : NULL;
}

/**
 * vedette_army_library_save:
 * @name: what the army is called, any text; another with this name stays
 *
 * Returns: (transfer full) (nullable): the path of what was kept
 */
char *
vedette_army_library_save (const char  *name,
                           const char  *text,
                           GError     **error)
{
  g_autofree char *path = make_path (name);
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  if (!vedette_output_write (path, bytes, error))
    return NULL;
  return g_steal_pointer (&path);
}

/**
 * vedette_army_library_rename:
 *
 * Returns: (transfer full) (nullable): where it is now
 */
char *
vedette_army_library_rename (const char  *path,
                             const char  *name,
                             GError     **error)
{
  g_autofree char *target = make_path (name);
  g_autoptr (GFile) from = g_file_new_for_path (path);
  g_autoptr (GFile) to = g_file_new_for_path (target);

  return g_file_move (from, to, G_FILE_COPY_NONE, NULL, NULL, NULL, error) ? g_steal_pointer (&target) : NULL;
}
