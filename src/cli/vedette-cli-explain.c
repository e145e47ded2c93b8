/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The option --explain: what the rules that an answer names come to at the table. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "cli/vedette-cli-private.h"
#include "core/json/vedette-tree.h"
#include "core/systems.h"

static void
explain (const char *rule)
{
  const char *text = vedette_systems_get_why (rule);

  if (text != NULL)
    /* Translators: the id of a rule, such as S-12, and what it comes to, a whole sentence */
    vedette_cli_say (_("%s: %s"), rule, text);
}

/**
 * vedette_cli_explain:
 * @rules: (element-type utf8): ids of rules
 *
 * Writes what each of them comes to, below an empty line; nothing where there are none.
 */
void
vedette_cli_explain (GPtrArray *rules)
{
  if (rules->len > 0)
    vedette_cli_say ("%s", "");
  for (guint i = 0; i < rules->len; i++)
    explain (rules->pdata[i]);
}

/**
 * vedette_cli_put_explained:
 * @rules: (element-type utf8): ids of rules
 * @tree: an object that is not closed yet
 *
 * Adds a member "explain": an object with what each of them comes to.
 */
void
vedette_cli_put_explained (GPtrArray   *rules,
                           JsonBuilder *tree)
{
  json_builder_set_member_name (tree, "explain");
  json_builder_begin_object (tree);
  for (guint i = 0; i < rules->len; i++)
    vedette_tree_add_text (tree, rules->pdata[i], vedette_systems_get_why (rules->pdata[i]));
  json_builder_end_object (tree);
}

/**
 * vedette_cli_explain_rules:
 * @argv: the first is the option, the others are ids of rules
 *
 * Writes what each rule comes to, whichever system it is of.
 */
int
vedette_cli_explain_rules (int    argc,
                           char **argv)
{
  if (argc < 2)
    return vedette_cli_misused (_("Name a rule, such as S-12"));
  for (int i = 1; i < argc; i++)
    if (vedette_systems_get_why (argv[i]) == NULL)
      {
        g_autofree char *shown = vedette_cli_clean (argv[i]);

        /* Translators: what was typed */
        vedette_cli_complain (_("There is no rule “%s”. Ids look like S-12, T-X01, A-E10 or s.start."), shown);
        return VEDETTE_CLI_REFUSED;
      }
  for (int i = 1; i < argc; i++)
    explain (argv[i]);
  return VEDETTE_CLI_DONE;
}
