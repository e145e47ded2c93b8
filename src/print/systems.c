/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the sheets and readers of a game system. */

#include "vedette-config.h"

#include "print/systems.h"

/**
 * vedette_print_systems_find:
 * @battle: a battle of any known game system
 *
 * Returns: the sheets and readers of the battle's game system
 */
const VedettePrintSystem *
vedette_print_systems_find (VedetteBattle *battle)
{
  const VedetteSystem *system = vedette_systems_find_of (battle);

  for (guint i = 0; vedette_print_systems[i] != NULL; i++)
    if (vedette_print_systems[i]->system == system)
      return vedette_print_systems[i];
  g_return_val_if_reached (NULL);
}

/**
 * vedette_print_system_find_sheet:
 *
 * Returns: (nullable): the kind of sheet with @name; %NULL if there is none
 */
const VedetteSheetKind *
vedette_print_system_find_sheet (const VedettePrintSystem *self,
                                 const char               *name)
{
  for (guint i = 0; self->sheets[i].name != NULL; i++)
    if (g_str_equal (self->sheets[i].name, name))
      return &self->sheets[i];
  return NULL;
}

/**
 * vedette_print_system_list_readers:
 * @battle: (nullable): the battle; %NULL to include only the readers that every battle has
 *
 * Returns: (transfer full): the words for all readers of a sheet, indexed by their numbers; empty if everyone may see
 *   everything
 */
GStrv
vedette_print_system_list_readers (const VedettePrintSystem *self,
                                   VedetteBattle            *battle)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) more = self->list_more != NULL && battle != NULL ? self->list_more (battle) : NULL;

  if (self->readers != NULL)
    g_strv_builder_addv (words, (const char **) self->readers);
  if (more != NULL)
    g_strv_builder_addv (words, (const char **) more);
  return g_strv_builder_end (words);
}

/**
 * vedette_print_system_find_reader:
 * @battle: (nullable): the battle; %NULL to include only the readers that every battle has
 * @word: (nullable): the word of a reader; %NULL for all readers together
 * @reader: (out): the number of the reader
 *
 * Returns: whether there is a reader with that word
 */
gboolean
vedette_print_system_find_reader (const VedettePrintSystem *self,
                                  VedetteBattle            *battle,
                                  const char               *word,
                                  guint                    *reader)
{
  g_auto (GStrv) words = vedette_print_system_list_readers (self, battle);

  *reader = 0;
  if (word == NULL)
    return TRUE;
  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], word))
      {
        *reader = i;
        return TRUE;
      }
  return FALSE;
}
