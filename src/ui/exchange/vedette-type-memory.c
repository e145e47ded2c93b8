/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the user has said that units of other programs are: a key file in his data folder, with a group for each system. */

#include "vedette-config.h"

#include "ui/exchange/vedette-type-memory.h"

#include "core/typed/vedette-scan.h"

/**
 * vedette_type_memory_get_path:
 *
 * Returns: (transfer full): where it is kept
 */
char *
vedette_type_memory_get_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "vedette", "unit-types.ini", NULL);
}

/* A file that cannot be read is as none: the question is asked again. */
static GKeyFile *
load (void)
{
  g_autofree char *path = vedette_type_memory_get_path ();
  GKeyFile *file = g_key_file_new ();

  g_key_file_load_from_file (file, path, G_KEY_FILE_KEEP_COMMENTS, NULL);
  return file;
}

/* A name may have brackets and equals signs, a key may not. */
static char *
make_key (const char *folded)
{
  return g_uri_escape_string (folded, NULL, TRUE);
}

/**
 * vedette_type_memory_find:
 * @type: of a unit, as its program calls it
 *
 * Returns: (transfer full) (nullable): words of a line, as they were said the last time
 */
char *
vedette_type_memory_find (const char *system,
                          const char *type)
{
  g_autoptr (GKeyFile) file = load ();
  g_autofree char *folded = vedette_scan_fold (type);
  g_autofree char *key = make_key (folded);

  return g_key_file_get_string (file, system, key, NULL);
}

/**
 * vedette_type_memory_keep:
 * @map: (element-type utf8 utf8): types, folded, and their words
 *
 * Remembers them for the next file.
 */
void
vedette_type_memory_keep (const char *system,
                          GHashTable *map)
{
  g_autoptr (GKeyFile) file = load ();
  g_autofree char *path = vedette_type_memory_get_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;
  GHashTableIter iter;
  gpointer type, words;

  g_hash_table_iter_init (&iter, map);
  while (g_hash_table_iter_next (&iter, &type, &words))
    {
      g_autofree char *key = make_key (type);

      if (*key != '\0')
        g_key_file_set_string (file, system, key, words);
    }
  g_mkdir_with_parents (folder, 0700);
  /* Nothing is lost but an answer. */
  if (!g_key_file_save_to_file (file, path, &error))
    g_message ("%s", error->message);
}
