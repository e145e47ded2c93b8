/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the rules answer, as JSON: breakdowns, findings, the state and the records of a battle. */

#include "vedette-config.h"

#include "cli/vedette-cli-json.h"

#include "core/document/vedette-codec.h"
#include "core/document/vedette-enum.h"
#include "core/rules/vedette-answer.h"
#include "core/rules/vedette-status.h"

/**
 * vedette_cli_json_name:
 * @out: an object or array that is not closed yet
 * @name: (nullable): of the member that follows; %NULL in an array
 *
 * Puts the comma that is needed, and the name.
 */
void
vedette_cli_json_name (GString    *out,
                       const char *name)
{
  if (out->len > 0 && out->str[out->len - 1] != '{' && out->str[out->len - 1] != '[')
    g_string_append_c (out, ',');
  if (name == NULL)
    return;
  vedette_codec_write_string (out, name);
  g_string_append_c (out, ':');
}

/* As vedette_codec_write_string(), but nothing is null. */
void
vedette_cli_json_text (GString    *out,
                       const char *text)
{
  if (text != NULL)
    vedette_codec_write_string (out, text);
  else
    g_string_append (out, "null");
}

/**
 * vedette_cli_json_breakdown:
 * @out: an object that is not closed yet
 * @ruling: (nullable): whose warnings go with it
 *
 * Appends the members of vedette_breakdown_build().
 */
void
vedette_cli_json_breakdown (GString          *out,
                            VedetteBreakdown *breakdown,
                            VedetteRuling    *ruling)
{
  g_autoptr (JsonBuilder) tree = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_builder_begin_object (tree);
  vedette_breakdown_build (breakdown, ruling, tree);
  json_builder_end_object (tree);
  root = json_builder_get_root (tree);
  json_object_iter_init_ordered (&iter, json_node_get_object (root));
  while (json_object_iter_next_ordered (&iter, &name, &node))
    {
      vedette_cli_json_name (out, name);
      vedette_codec_write_node (out, node);
    }
}

/**
 * vedette_cli_json_findings:
 * @ruling: (nullable): what the rules said
 * @verdict: which findings
 *
 * Appends an array of rules and reasons.
 */
void
vedette_cli_json_findings (GString        *out,
                           VedetteRuling  *ruling,
                           VedetteVerdict  verdict)
{
  g_autoptr (JsonBuilder) tree = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;

  vedette_ruling_build (ruling, verdict, tree);
  root = json_builder_get_root (tree);
  vedette_codec_write_node (out, root);
}

static void
write_parts (GString       *out,
             VedetteStatus *status)
{
  g_string_append (out, "{\"parts\":[");
  for (guint i = 0; i < vedette_status_get_n_parts (status); i++)
    {
      const VedettePart *part = vedette_status_nth_part (status, i);

      vedette_cli_json_name (out, NULL);
      g_string_append_c (out, '{');
      vedette_cli_json_name (out, "id");
      vedette_cli_json_text (out, part->id);
      vedette_cli_json_name (out, "label");
      vedette_cli_json_text (out, part->label);
      vedette_cli_json_name (out, "state");
      vedette_cli_json_text (out, vedette_enum_get_nick (VEDETTE_TYPE_PART_STATE, (int) part->state));
      vedette_cli_json_name (out, "why");
      vedette_cli_json_text (out, part->why);
      vedette_cli_json_name (out, "move");
      vedette_cli_json_text (out, part->move);
      g_string_append_c (out, '}');
    }
  g_string_append (out, "]}");
}

/**
 * vedette_cli_json_status:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Appends what they should know, an object of ids and values; of what is made of parts, an object with these.
 */
void
vedette_cli_json_status (GString      *out,
                         VedetteRules *rules,
                         const char   *audience)
{
  g_autoptr (GListModel) list = vedette_rules_get_status (rules, audience);

  g_string_append_c (out, '{');
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (VedetteStatus) status = g_list_model_get_item (list, i);
      const GValue *value = vedette_status_get_value (status);

      vedette_cli_json_name (out, vedette_status_get_id (status));
      if (vedette_status_get_n_parts (status) > 0)
        write_parts (out, status);
      else if (value != NULL && G_IS_VALUE (value))
        vedette_codec_write (out, value);
      else
        g_string_append (out, "null");
    }
  g_string_append_c (out, '}');
}

static void
write_record (GString       *out,
              VedetteRecord *record,
              VedetteRules  *rules,
              const char    *audience)
{
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (record);
  guint n_pspecs;
  g_autofree GParamSpec **pspecs = g_object_class_list_properties (G_OBJECT_CLASS (klass), &n_pspecs);

  g_string_append_c (out, '{');
  vedette_cli_json_name (out, "id");
  g_string_append_printf (out, "%" G_GINT64_FORMAT, vedette_record_get_id (record));
  for (guint i = 0; i < n_pspecs; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;

      if (vedette_record_class_find (klass, pspecs[i]->name) != pspecs[i] ||
          !vedette_rules_may_see (rules, vedette_record_get_id (record), pspecs[i]->name, audience))
        continue;
      g_value_init (&value, G_PARAM_SPEC_VALUE_TYPE (pspecs[i]));
      g_object_get_property (G_OBJECT (record), pspecs[i]->name, &value);
      vedette_cli_json_name (out, pspecs[i]->name);
      vedette_codec_write (out, &value);
    }
  g_string_append_c (out, '}');
}

/**
 * vedette_cli_json_records:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Appends all records that they may see with all that a step can change in them, as an object of arrays by type. A field
 * that they may not see is left out.
 */
void
vedette_cli_json_records (GString      *out,
                          VedetteRules *rules,
                          const char   *audience)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  const VedetteSchema *schema = vedette_battle_get_schema (battle);

  g_string_append_c (out, '{');
  for (guint i = 0; schema->types[i] != NULL; i++)
    {
      GType type = schema->types[i]();
      g_autoptr (GTypeClass) klass = g_type_class_ref (type);
      GListModel *records = vedette_battle_get_records (battle, type);

      vedette_cli_json_name (out, vedette_record_class_get_tag ((VedetteRecordClass *) klass));
      g_string_append_c (out, '[');
      for (guint k = 0; k < g_list_model_get_n_items (records); k++)
        {
          g_autoptr (VedetteRecord) record = g_list_model_get_item (records, k);

          if (!vedette_rules_may_see (rules, vedette_record_get_id (record), NULL, audience))
            continue;
          vedette_cli_json_name (out, NULL);
          write_record (out, record, rules, audience);
        }
      g_string_append_c (out, ']');
    }
  g_string_append_c (out, '}');
}

/* Appends the names of the moves of play that may be made now. */
void
vedette_cli_json_allowed (GString      *out,
                          VedetteRules *rules)
{
  g_autoptr (GListModel) moves = vedette_rules_list_moves (rules);

  g_string_append_c (out, '[');
  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (VedetteMove) move = g_list_model_get_item (moves, i);
      g_autoptr (VedetteRuling) ruling = NULL;

      if (vedette_move_get_group (move) != VEDETTE_MOVE_PLAY)
        continue;
      ruling = vedette_rules_open (rules, move);
      if (vedette_ruling_get_verdict (ruling) != VEDETTE_VERDICT_ALLOWED)
        continue;
      vedette_cli_json_name (out, NULL);
      vedette_codec_write_string (out, vedette_move_get_name (move));
    }
  g_string_append_c (out, ']');
}
