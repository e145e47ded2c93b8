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

/* A title is no mnemonic. */
static char *
make_label (VedetteBattle *battle)
{
  g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);
  g_autofree char *title = vedette_rules_get_title (rules, VEDETTE_AUDIENCE_ALL);
  g_auto (GStrv) parts = g_strsplit (title, "_", -1);

  return g_strjoinv ("__", parts);
}

/* Of a file that is no battle nothing is said: it is not the user's. */
static void
add_sample (GMenu              **sections,
            const char          *folder,
            const char          *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (VedetteBattle) battle = vedette_battle_open (path, VEDETTE_OPEN_READ, vedette_systems_get_schemas (), NULL, NULL);
  g_autoptr (GMenuItem) item = NULL;
  g_autofree char *label = NULL;

  if (battle == NULL || vedette_battle_get_cursor (battle) == 0)
    return;
  label = make_label (battle);
  item = g_menu_item_new (label, NULL);
  g_menu_item_set_action_and_target (item, "app.sample", "s", name);
  for (guint i = 0; vedette_systems[i] != NULL; i++)
    if (vedette_systems[i] == vedette_systems_find_of (battle))
      g_menu_append_item (sections[i], item);
}

/**
 * vedette_samples_make_menu:
 *
 * Returns: (transfer full): a section for each system that has some, and an item that opens it for each
 */
GMenuModel *
vedette_samples_make_menu (void)
{
  g_autofree char *folder = vedette_samples_get_folder ();
  g_autoptr (GPtrArray) names = list_names (folder);
  g_autoptr (GPtrArray) sections = g_ptr_array_new_with_free_func (g_object_unref);
  GMenu *menu = g_menu_new ();

  for (guint i = 0; vedette_systems[i] != NULL; i++)
    g_ptr_array_add (sections, g_menu_new ());
  for (guint i = 0; i < names->len; i++)
    add_sample ((GMenu **) sections->pdata, folder, names->pdata[i]);
  for (guint i = 0; i < sections->len; i++)
    if (g_menu_model_get_n_items (sections->pdata[i]) > 0)
      g_menu_append_section (menu, vedette_system_get_label (vedette_systems[i]), sections->pdata[i]);
  return G_MENU_MODEL (menu);
}
