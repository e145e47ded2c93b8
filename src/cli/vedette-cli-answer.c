/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all answers of `play` have in common. */

#include "vedette-config.h"

#include "cli/vedette-cli-request-private.h"

#include <glib/gi18n-lib.h>

#include "cli/vedette-cli-json.h"
#include "core/json/vedette-tree.h"

/**
 * vedette_cli_refuse:
 * @tree: an object with nothing in it
 * @rule: (nullable): the rule that speaks against it
 * @why: (nullable): and the reason
 * @warn: whether agreement is all that is missing
 *
 * Adds what an answer has to say, but for what a move has besides.
 */
void
vedette_cli_refuse (JsonBuilder *tree,
                    const char  *rule,
                    const char  *why,
                    gboolean     warn)
{
  vedette_tree_add_truth (tree, "ok", FALSE);
  vedette_tree_add_text (tree, "rule", rule);
  vedette_tree_add_text (tree, "why", why);
  vedette_tree_add_truth (tree, "warn", warn);
}

/**
 * vedette_cli_deny:
 *
 * The same for what no rule is behind.
 *
 * Returns: %FALSE
 */
gboolean
vedette_cli_deny (JsonBuilder *tree,
                  const char  *format,
                  ...)
{
  g_autofree char *why = NULL;
  va_list args;

  va_start (args, format);
  why = g_strdup_vprintf (format, args);
  va_end (args);
  vedette_cli_refuse (tree, NULL, why, FALSE);
  return FALSE;
}

/* Begins the answer to what was done. */
void
vedette_cli_begin_answer (const VedetteCliTable *self,
                          JsonBuilder           *tree)
{
  vedette_tree_add_truth (tree, "ok", TRUE);
  vedette_tree_add_whole (tree, "n", vedette_battle_get_cursor (vedette_rules_get_battle (self->rules)));
}

/* Answers to what changed the battle. */
gboolean
vedette_cli_answer_changed (const VedetteCliTable *self,
                            const char            *text,
                            JsonBuilder           *tree)
{
  vedette_cli_begin_answer (self, tree);
  vedette_tree_add_text (tree, "text", text != NULL ? text : "");
  vedette_cli_json_status (tree, self->rules, NULL);
  vedette_cli_json_allowed (tree, self->rules);
  return TRUE;
}

/* Reads a member that may be left out. */
gboolean
vedette_cli_read_truth (JsonObject  *request,
                        const char  *name,
                        gboolean    *value,
                        JsonBuilder *tree)
{
  JsonNode *node = json_object_get_member (request, name);

  if (node == NULL)
    return TRUE;
  if (json_node_get_value_type (node) != G_TYPE_BOOLEAN)
    /* Translators: the name of a parameter, as in “count” */
    return vedette_cli_deny (tree, _("“%s” should be true or false"), name);
  *value = json_node_get_boolean (node);
  return TRUE;
}
