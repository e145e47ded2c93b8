/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verb `new`: a battle in a new file. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "cli/vedette-cli-params.h"
#include "cli/vedette-cli-private.h"
#include "core/systems.h"

/* What is begun, and the battle whose forces come in; NULL for none */
typedef struct
{
  const VedetteSystem *system;
  VedetteMove *move;
  VedetteRules *forces;
  gboolean losses;
} Beginning;

static gboolean
set_up (const Beginning  *self,
        VedetteRules     *rules,
        GError          **error)
{
  if (self->forces != NULL)
    return vedette_rules_set_up_with_forces (rules, self->move, self->forces, self->losses, error);
  return vedette_rules_set_up_as (rules, self->move, error);
}

/* In memory: what is refused leaves no file. */
static gboolean
rehearse (const Beginning  *self,
          GError          **error)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (self->system->schema);
  g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);

  return set_up (self, rules, error);
}

static gboolean
begin (const Beginning  *self,
       VedetteRules     *rules,
       const char       *path,
       GError          **error)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);

  return vedette_battle_create (battle, path, error) && rehearse (self, error) && set_up (self, rules, error) &&
         vedette_battle_wait_durable (battle, error);
}

/* Which options there are hangs on the system; one that there is not is told of when they are read. */
static const VedetteSystem *
find_system (int            argc,
             char         **argv,
             VedetteBattle *forces)
{
  const char *id = vedette_cli_find_value (argc, argv, "system");
  const VedetteSystem *system = id != NULL ? vedette_systems_find (id) : NULL;

  if (forces != NULL)
    return vedette_systems_find_of (forces);
  return system != NULL ? system : vedette_systems[0];
}

/* What the forces are of is said by their own file. */
static gboolean
check_forces (const Beginning *self,
              const char      *id)
{
  if (self->losses && self->forces == NULL)
    /* Translators: the names of two options, such as “forces-of” and “losses” */
    return vedette_cli_misused (_("--%s works only together with --%s"), "losses", "forces-of") == VEDETTE_CLI_DONE;
  if (self->forces != NULL && id != NULL && vedette_systems_find (id) != self->system)
    /* Translators: the word for a system, which is not translated */
    return vedette_cli_misused (_("These forces belong to the system “%s”. Leave out --system."),
                                vedette_system_get_id (self->system)) == VEDETTE_CLI_DONE;
  return TRUE;
}

static int
run (const char    *summary,
     int            argc,
     char         **argv,
     VedetteBattle *old)
{
  Beginning self = { .system = find_system (argc, argv, old) };
  g_autoptr (VedetteBattle) battle = vedette_battle_new (self.system->schema);
  g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);
  g_autoptr (VedetteRules) forces = old != NULL ? vedette_systems_new_rules (old) : NULL;
  g_autoptr (VedetteMove) move = vedette_rules_new_set_up (rules);
  g_autoptr (VedetteCliParams) params = vedette_cli_params_new (vedette_move_get_kind (move)->params);
  g_autofree char *id = NULL, *forces_of = NULL, *known = vedette_systems_list_ids ();
  /* Translators: the word for a system, which is not translated */
  g_autofree char *about = g_strdup_printf (_("Game system (default: %s)"), vedette_system_get_id (vedette_systems[0]));
  g_auto (GStrv) files = NULL;
  g_autoptr (GError) error = NULL;
  const GOptionEntry choice = { "system", 0, 0, G_OPTION_ARG_STRING, &id, about, N_("SYSTEM") };
  const char *path;
  int status;

  g_array_prepend_val (params->entries, choice);
  vedette_cli_params_add (params, (GOptionEntry){ "forces-of", 0, 0, G_OPTION_ARG_FILENAME, &forces_of,
                                                  N_("Battle to copy the forces from"), N_("OLDFILE") });
  vedette_cli_params_add (params, (GOptionEntry){ "losses", 0, 0, G_OPTION_ARG_NONE, &self.losses,
                                                  N_("With --forces-of: casualties stay removed"), NULL });
  vedette_cli_params_add (params, (GOptionEntry){ G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL,
                                                  N_("FILE") });
  if (!vedette_cli_parse (summary, NULL, vedette_cli_params_get_entries (params), argc, argv, &status))
    return status;
  self.move = move;
  self.forces = forces;
  path = vedette_cli_get_file (files);
  if (path == NULL)
    return VEDETTE_CLI_USAGE;
  if (id != NULL && vedette_systems_find (id) == NULL)
    return vedette_cli_misused (_("--%s cannot be “%s”. Use one of: %s"), "system", id, known);
  if (!check_forces (&self, id) || !vedette_cli_params_read (params, move))
    return VEDETTE_CLI_USAGE;
  if (begin (&self, rules, path, &error))
    return VEDETTE_CLI_DONE;
  vedette_cli_complain_of_file (path, error);
  return VEDETTE_CLI_REFUSED;
}

int
vedette_cli_new (const char  *summary,
                 int          argc,
                 char       **argv)
{
  const char *old = vedette_cli_find_value (argc, argv, "forces-of");
  g_autoptr (VedetteBattle) battle = NULL;

  if (old == NULL)
    return run (summary, argc, argv, NULL);
  battle = vedette_cli_open (old, VEDETTE_OPEN_READ, NULL);
  if (battle == NULL || !vedette_cli_has_begun (battle, old))
    return VEDETTE_CLI_REFUSED;
  return run (summary, argc, argv, battle);
}
