/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verb `new`: a battle in a new file. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "cli/vedette-cli-params.h"
#include "cli/vedette-cli-private.h"
#include "core/systems.h"

/* In memory: what is refused leaves no file. */
static gboolean
rehearse (const VedetteSystem  *system,
          VedetteMove          *move,
          GError              **error)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (system->schema);
  g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);

  return vedette_rules_set_up_as (rules, move, error);
}

static gboolean
begin (const VedetteSystem  *system,
       VedetteRules         *rules,
       VedetteMove          *move,
       const char           *path,
       GError              **error)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);

  return vedette_battle_create (battle, path, error) && rehearse (system, move, error) &&
         vedette_rules_set_up_as (rules, move, error) && vedette_battle_wait_durable (battle, error);
}

/* Which options there are hangs on the system; one that there is not is told of when they are read. */
static const VedetteSystem *
find_system (int    argc,
             char **argv)
{
  const char *id = vedette_cli_find_value (argc, argv, "system");
  const VedetteSystem *system = id != NULL ? vedette_systems_find (id) : NULL;

  return system != NULL ? system : vedette_systems[0];
}

int
vedette_cli_new (const char  *summary,
                 int          argc,
                 char       **argv)
{
  const VedetteSystem *system = find_system (argc, argv);
  g_autoptr (VedetteBattle) battle = vedette_battle_new (system->schema);
  g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);
  g_autoptr (VedetteMove) move = vedette_rules_new_set_up (rules);
  g_autoptr (VedetteCliParams) params = vedette_cli_params_new (vedette_move_get_kind (move)->params);
  g_autofree char *id = NULL;
  g_autofree char *known = vedette_systems_list_ids ();
  /* Translators: the word for a system, which is not translated */
  g_autofree char *about = g_strdup_printf (_("The game system; %s if left out"), vedette_system_get_id (vedette_systems[0]));
  g_auto (GStrv) files = NULL;
  g_autoptr (GError) error = NULL;
  const GOptionEntry choice = { "system", 0, 0, G_OPTION_ARG_STRING, &id, about, N_("SYSTEM") };
  const char *path;
  int status;

  g_array_prepend_val (params->entries, choice);
  vedette_cli_params_add (params, (GOptionEntry){ G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL,
                                                  N_("FILE") });
  if (!vedette_cli_parse (summary, NULL, vedette_cli_params_get_entries (params), argc, argv, &status))
    return status;
  path = vedette_cli_get_file (files);
  if (path == NULL)
    return VEDETTE_CLI_USAGE;
  if (id != NULL && vedette_systems_find (id) == NULL)
    return vedette_cli_misused (_("--%s cannot be “%s”; it can be: %s"), "system", id, known);
  if (!vedette_cli_params_read (params, move))
    return VEDETTE_CLI_USAGE;
  if (begin (system, rules, move, path, &error))
    return VEDETTE_CLI_DONE;
  vedette_cli_complain_of_file (path, error);
  return VEDETTE_CLI_REFUSED;
}
