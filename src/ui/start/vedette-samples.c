/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sample battles, by the system that they are of. */

#include "vedette-config.h"

#include "ui/start/vedette-samples.h"

#include "core/document/vedette-battle-file.h"
#include "core/document/vedette-step.h"
#include "core/systems.h"

/**
 * vedette_samples_get_folder:
 *
 * Returns: (transfer full): where they are
 */
char *
vedette_samples_get_folder (void)
{
  const char *folder = g_getenv ("VEDETTE_SAMPLES");

  return folder != NULL ? g_canonicalize_filename (folder, NULL) : g_build_filename (VEDETTE_DATADIR, "samples", NULL);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  return g_strcmp0 (*(const char * const *) a, *(const char * const *) b);
}

/* Returns: (transfer full): the names of the files, in their order */
static GPtrArray *
list_names (const char *folder)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".vedette"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare);
  return names;
}

static void
free_sample (gpointer data)
{
  VedetteSample *sample = data;

  g_free (sample->title);
  g_free (sample->file);
  g_free (sample);
}

/* Of a file that is no battle nothing is said: it is not the user's. */
static void
add_sample (GPtrArray  *samples,
            const char *folder,
            const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (VedetteBattle) battle = vedette_battle_open (path, VEDETTE_OPEN_READ, vedette_systems_get_schemas (), NULL, NULL);
  g_autoptr (VedetteRules) rules = NULL;
  VedetteSample *sample;

  if (battle == NULL || vedette_battle_get_cursor (battle) == 0)
    return;
  rules = vedette_systems_new_rules (battle);
  sample = g_new0 (VedetteSample, 1);
  sample->system = vedette_systems_find_of (battle);
  sample->title = vedette_rules_get_title (rules, VEDETTE_AUDIENCE_ALL);
  sample->file = g_strdup (name);
  g_ptr_array_add (samples, sample);
}

static guint
get_place (const VedetteSystem *system)
{
  guint i = 0;

  while (vedette_systems[i] != system)
    i++;
  return i;
}

static int
compare_systems (gconstpointer a,
                 gconstpointer b)
{
  const VedetteSample *left = *(VedetteSample * const *) a, *right = *(VedetteSample * const *) b;
  guint i = get_place (left->system), k = get_place (right->system);

  return i != k ? (i < k ? -1 : 1) : g_strcmp0 (left->file, right->file);
}

/**
 * vedette_samples_list:
 *
 * Returns: (transfer full) (element-type VedetteSample): those of the first system first
 */
GPtrArray *
vedette_samples_list (void)
{
  g_autofree char *folder = vedette_samples_get_folder ();
  g_autoptr (GPtrArray) names = list_names (folder);
  GPtrArray *samples = g_ptr_array_new_with_free_func (free_sample);

  for (guint i = 0; i < names->len; i++)
    add_sample (samples, folder, names->pdata[i]);
  g_ptr_array_sort (samples, compare_systems);
  return samples;
}
