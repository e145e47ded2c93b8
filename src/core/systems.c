/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking things up in the list of game systems, whichever it holds. */

#include "vedette-config.h"

#include "core/systems.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"

/**
 * vedette_system_get_id:
 *
 * Returns: its name in files and on the command line
 */
const char *
vedette_system_get_id (const VedetteSystem *self)
{
  return self->schema->system;
}

/**
 * vedette_system_get_label:
 *
 * Returns: what people call it, in their language
 */
const char *
vedette_system_get_label (const VedetteSystem *self)
{
  return _(self->label);
}

/**
 * vedette_system_get_about:
 *
 * Returns: (nullable): what is played with it, in a line
 */
const char *
vedette_system_get_about (const VedetteSystem *self)
{
  return self->about != NULL ? _(self->about) : NULL;
}

/**
 * vedette_system_get_set_up_params:
 *
 * Returns: (nullable): what may be said of a new battle; ends with no name
 */
const VedetteParam *
vedette_system_get_set_up_params (const VedetteSystem *self)
{
  g_autoptr (GTypeClass) klass = g_type_class_ref (self->rules_type ());

  return ((VedetteRulesClass *) klass)->set_up->params;
}

/**
 * vedette_system_find_question:
 * @name: its name for machines
 *
 * Returns: (nullable): the question
 */
const VedetteQuestion *
vedette_system_find_question (const VedetteSystem *self,
                              const char          *name)
{
  for (guint i = 0; self->questions != NULL && self->questions[i].asked.name != NULL; i++)
    if (g_str_equal (self->questions[i].asked.name, name))
      return &self->questions[i];
  return NULL;
}

/**
 * vedette_systems_find:
 * @id: its name for machines
 *
 * Returns: (nullable): the system
 */
const VedetteSystem *
vedette_systems_find (const char *id)
{
  for (guint i = 0; vedette_systems[i] != NULL; i++)
    if (g_str_equal (vedette_system_get_id (vedette_systems[i]), id))
      return vedette_systems[i];
  return NULL;
}

/**
 * vedette_systems_find_of:
 * @battle: of any known system
 *
 * Returns: its system
 */
const VedetteSystem *
vedette_systems_find_of (VedetteBattle *battle)
{
  const VedetteSchema *schema = vedette_battle_get_schema (battle);

  for (guint i = 0; vedette_systems[i] != NULL; i++)
    if (vedette_systems[i]->schema == schema)
      return vedette_systems[i];
  g_return_val_if_reached (NULL);
}

/**
 * vedette_systems_get_why:
 * @rule: the id of a rule of any system, compared exactly
 *
 * Returns: (nullable): what the rule comes to at the table, in the reader's language
 */
const char *
vedette_systems_get_why (const char *rule)
{
  for (guint i = 0; vedette_systems[i] != NULL; i++)
    {
      g_autoptr (GTypeClass) klass = g_type_class_ref (vedette_systems[i]->rules_type ());
      const char *text = vedette_why_find (((VedetteRulesClass *) klass)->why, rule);

      if (text != NULL)
        return text;
    }
  return vedette_why_find (vedette_common_why, rule);
}

/**
 * vedette_systems_list_ids:
 *
 * Returns: (transfer full): the names of all, for a message
 */
char *
vedette_systems_list_ids (void)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; vedette_systems[i] != NULL; i++)
    g_string_append_printf (out, "%s%s", i > 0 ? ", " : "", vedette_system_get_id (vedette_systems[i]));
  return g_string_free (out, FALSE);
}

/**
 * vedette_systems_list_audience_words:
 *
 * Returns: (transfer full): the words for machines of those for whom an answer may be, in any system, each once
 */
GStrv
vedette_systems_list_audience_words (void)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; vedette_systems[i] != NULL; i++)
    {
      g_autoptr (VedetteBattle) battle = vedette_battle_new (vedette_systems[i]->schema);
      g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);

      vedette_each_new (VedetteChoice, choice, vedette_rules_list_audiences (rules))
        if (!g_ptr_array_find_with_equal_func (words, choice->nick, g_str_equal, NULL))
          g_ptr_array_add (words, g_strdup (choice->nick));
    }
  g_ptr_array_add (words, NULL);
  return (GStrv) g_ptr_array_steal (words, NULL);
}

/**
 * vedette_systems_get_schemas:
 *
 * Returns: (transfer none) (array zero-terminated=1): what battles can be made of
 */
const VedetteSchema *const *
vedette_systems_get_schemas (void)
{
  static gsize done = 0;
  static const VedetteSchema **schemas;

  if (g_once_init_enter (&done))
    {
      guint n = 0;

      while (vedette_systems[n] != NULL)
        n++;
      schemas = g_new0 (const VedetteSchema *, n + 1);
      for (guint i = 0; i < n; i++)
        schemas[i] = vedette_systems[i]->schema;
      g_once_init_leave (&done, 1);
    }
  return schemas;
}

/**
 * vedette_systems_new_rules:
 * @battle: of any known system
 *
 * Returns: (transfer full): the rules service for the battle
 */
VedetteRules *
vedette_systems_new_rules (VedetteBattle *battle)
{
  const VedetteSystem *system = vedette_systems_find_of (battle);

  g_return_val_if_fail (system != NULL, NULL);

  return g_object_new (system->rules_type (), "battle", battle, NULL);
}
