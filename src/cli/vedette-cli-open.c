/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening a battle for a verb, with somebody at the terminal who may have to wait. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "cli/vedette-cli-private.h"
#include "cli/vedette-cli-wait.h"
#include "core/systems.h"

static void
on_progress (double   done,
             gpointer user_data)
{
  (void) vedette_cli_wait_tell (user_data, done);
}

/**
 * vedette_cli_open_quietly:
 * @report: (out caller-allocates) (optional): what was found, also on failure
 *
 * Opens a battle. A long one says how far it is, where standard error is a terminal; who gives it up there ends the program.
 *
 * Returns: (transfer full) (nullable): the battle
 */
VedetteBattle *
vedette_cli_open_quietly (const char         *path,
                          VedetteOpenMode     mode,
                          VedetteOpenReport  *report,
                          GError            **error)
{
  g_autoptr (VedetteCliWait) wait = NULL;
  VedetteOpenWatch watch = { .progress = on_progress };

  if (!vedette_battle_is_long (path))
    return vedette_battle_open (path, mode, vedette_systems_get_schemas (), report, error);
  wait = vedette_cli_wait_begin (path, TRUE);
  watch.user_data = wait;
  watch.cancellable = vedette_cli_wait_get_cancellable (wait);
  return vedette_battle_open_watched (path, mode, vedette_systems_get_schemas (), &watch, report, error);
}

/**
 * vedette_cli_complain_of_battle:
 * @report: (nullable): what was found before the battle was refused
 *
 * Says what is wrong with the file of a battle, and what is left of it before a damaged line.
 */
void
vedette_cli_complain_of_battle (const char              *path,
                                const VedetteOpenReport *report,
                                const GError            *error)
{
  g_autofree char *name = g_filename_display_name (path);

  vedette_cli_complain_of_file (path, error);
  /* The first line is no step, so a battle is left only before a later line than the second. */
  if (report != NULL && report->bad_line > 2)
    /* Translators: the name of a file, such as “barn.vedette”, and the number of a damaged line in it */
    vedette_cli_complain (_("%s: Restore a copy, or open the file in Vedette to keep the steps before line %u"), name,
                          report->bad_line);
}

/**
 * vedette_cli_open:
 * @report: (out caller-allocates) (optional): what was found, also on failure
 *
 * Returns: (transfer full) (nullable): the battle; %NULL, and says so, if it cannot be opened
 */
VedetteBattle *
vedette_cli_open (const char        *path,
                  VedetteOpenMode    mode,
                  VedetteOpenReport *report)
{
  g_autoptr (GError) error = NULL;
  VedetteBattle *battle = vedette_cli_open_quietly (path, mode, report, &error);

  if (battle == NULL)
    vedette_cli_complain_of_battle (path, report, error);
  return battle;
}
