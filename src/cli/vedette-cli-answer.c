/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all answers of `play` have in common. */

#include "vedette-config.h"

#include "cli/vedette-cli-request-private.h"

#include <glib/gi18n-lib.h>

#include "cli/vedette-cli-json.h"
#include "core/document/vedette-codec.h"

/**
 * vedette_cli_refuse:
 * @rule: (nullable): the rule that speaks against it
 * @why: (nullable): and the reason
 * @warn: whether agreement is all that is missing
 *
 * Writes a whole answer.
 */
void
vedette_cli_refuse (GString    *out,
                    const char *rule,
                    const char *why,
                    gboolean    warn)
{
  g_string_assign (out, "{\"ok\":false,\"rule\":");
  vedette_cli_json_text (out, rule);
  g_string_append (out, ",\"why\":");
  vedette_cli_json_text (out, why);
  g_string_append_printf (out, ",\"warn\":%s}\n", warn ? "true" : "false");
}

/**
 * vedette_cli_deny:
 *
 * The same for what no rule is behind.
 *
 * Returns: %FALSE
 */
gboolean
vedette_cli_deny (GString    *out,
                  const char *format,
                  ...)
{
  g_autofree char *why = NULL;
  va_list args;

  va_start (args, format);
  why = g_strdup_vprintf (format, args);
  va_end (args);
  vedette_cli_refuse (out, NULL, why, FALSE);
  return FALSE;
}

/* Begins the answer to what was done; it is to be closed. */
void
vedette_cli_begin_answer (const VedetteCliTable *self,
                          GString               *out)
{
  g_string_printf (out, "{\"ok\":true,\"n\":%" G_GINT64_FORMAT,
                   vedette_battle_get_cursor (vedette_rules_get_battle (self->rules)));
}

/* Puts how the battle stands into an answer, for the eyes of an audience. */
void
vedette_cli_put_state (const VedetteCliTable *self,
                       const char            *audience,
                       GString               *out)
{
  vedette_cli_json_name (out, "state");
  vedette_cli_json_status (out, self->rules, audience);
}

/* Writes the whole answer to what changed the battle. */
gboolean
vedette_cli_answer_changed (const VedetteCliTable *self,
                            const char            *text,
                            GString               *out)
{
  vedette_cli_begin_answer (self, out);
  vedette_cli_json_name (out, "text");
  vedette_codec_write_string (out, text);
  vedette_cli_put_state (self, NULL, out);
  vedette_cli_json_name (out, "moves");
  vedette_cli_json_allowed (out, self->rules);
  g_string_append (out, "}\n");
  return TRUE;
}

/* Reads a member that may be left out. */
gboolean
vedette_cli_read_truth (JsonObject *request,
                        const char *name,
                        gboolean   *value,
                        GString    *out)
{
  JsonNode *node = json_object_get_member (request, name);

  if (node == NULL)
    return TRUE;
  if (json_node_get_value_type (node) != G_TYPE_BOOLEAN)
    return vedette_cli_deny (out, _("“%s” should be true or false"), name);
  *value = json_node_get_boolean (node);
  return TRUE;
}
