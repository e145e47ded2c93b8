/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For whom a verb answers: the option `--side`. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "cli/vedette-cli-private.h"
#include "core/systems.h"

/**
 * vedette_cli_say_side:
 *
 * Says whose secrets there may be, whatever the battle is: which it is, is known only afterwards.
 *
 * Returns: (transfer full): what `--help` says of the option
 */
char *
vedette_cli_say_side (void)
{
  g_auto (GStrv) words = vedette_systems_list_audience_words ();
  guint n = g_strv_length (words);
  g_autofree char *last = n > 1 ? g_steal_pointer (&words[n - 1]) : NULL;
  g_autofree char *first = g_strjoinv (", ", words);
  /* Translators: words for the command line: one or more of them with commas between, and the last of them */
  g_autofree char *all = last != NULL ? g_strdup_printf (C_("words", "%s or %s"), first, last) : g_steal_pointer (&first);

  /* Translators: words for the command line, such as “red, blue or umpire” */
  return g_strdup_printf (_("Include what only this side may see: %s"), all);
}

/**
 * vedette_cli_read_side:
 * @audience: (nullable): the word that was said; %NULL for what all may see
 *
 * Returns: %FALSE, and says so, if nobody in the battle is called so
 */
gboolean
vedette_cli_read_side (VedetteRules *rules,
                       const char   *audience)
{
  g_autofree char *words = NULL;

  if (audience == NULL || vedette_rules_has_audience (rules, audience))
    return TRUE;
  words = vedette_rules_list_audience_words (rules);
  vedette_cli_misused (_("--%s cannot be “%s”. Use one of: %s"), "side", audience, words);
  return FALSE;
}
