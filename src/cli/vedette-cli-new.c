/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verb `new`: a battle in a new file. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "cli/vedette-cli-private.h"
#include "core/systems.h"

/* Every system that has names for its battles has this edit with this parameter. */
#define NAMING_EDIT "set-battle"
#define NAMING_PARAM "name"

static VedetteMove *
new_naming (VedetteRules  *rules,
            const char    *name,
            GError       **error)
{
  g_autoptr (JsonObject) params = json_object_new ();

  json_object_set_string_member (params, NAMING_PARAM, name);
  return vedette_rules_new_move (rules, NAMING_EDIT, params, error);
}

/* The name is the second step; the file appears with the last, so that a name that is refused leaves none. */
static gboolean
begin (VedetteRules  *rules,
       const char    *path,
       const char    *name,
       GError       **error)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  g_autoptr (VedetteMove) naming = NULL;

  if (name == NULL)
    return vedette_battle_create (battle, path, error) && vedette_rules_set_up (rules, error) &&
           vedette_battle_wait_durable (battle, error);
  if (!vedette_rules_set_up (rules, error))
    return FALSE;
  naming = new_naming (rules, name, error);
  return naming != NULL && vedette_battle_create (battle, path, error) &&
         vedette_rules_perform (rules, naming, NULL, FALSE, NULL, error) != NULL &&
         vedette_battle_wait_durable (battle, error);
}

int
vedette_cli_new (const char  *summary,
                 int          argc,
                 char       **argv)
{
  g_autofree char *system = NULL;
  g_autofree char *name = NULL;
  g_autofree char *shown = NULL;
  g_auto (GStrv) files = NULL;
  g_autoptr (VedetteBattle) battle = NULL;
  g_autoptr (VedetteRules) rules = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *systems = vedette_systems_list_ids ();
  const VedetteSystem *known;
  const char *path;
  int status;
  const GOptionEntry entries[] = {
    { "system", 0, 0, G_OPTION_ARG_STRING, &system, N_("The game system; skirmish if left out"), N_("SYSTEM") },
    { "name", 0, 0, G_OPTION_ARG_STRING, &name, N_("What the battle is called"), N_("TEXT") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, N_("FILE") },
    { NULL },
  };

  if (!vedette_cli_parse (summary, NULL, entries, argc, argv, &status))
    return status;
  path = vedette_cli_get_file (files);
  if (path == NULL)
    return VEDETTE_CLI_USAGE;
  known = vedette_systems_find (system != NULL ? system : "skirmish");
  if (known == NULL)
    return vedette_cli_misused (_("--%s cannot be “%s”; it can be: %s"), "system", system, systems);

  battle = vedette_battle_new (known->schema);
  rules = vedette_systems_new_rules (battle);
  if (begin (rules, path, name, &error))
    return VEDETTE_CLI_DONE;
  shown = g_filename_display_name (path);
  vedette_cli_complain ("%s: %s", shown, error->message);
  return VEDETTE_CLI_REFUSED;
}
