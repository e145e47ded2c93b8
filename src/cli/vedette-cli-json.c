/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a battle stands, as JSON: its state, its records, the moves that may be made. */

#include "vedette-config.h"

#include "cli/vedette-cli-json.h"

#include "core/document/vedette-codec.h"
#include "core/document/vedette-enum.h"
#include "core/json/vedette-tree.h"
#include "core/rules/vedette-status.h"

static void
add_parts (JsonBuilder   *tree,
           VedetteStatus *status)
{
  json_builder_begin_object (tree);
  json_builder_set_member_name (tree, "parts");
  json_builder_begin_array (tree);
  for (guint i = 0; i < status->parts->len; i++)
    {
      const VedettePart *part = vedette_status_nth_part (status, i);

      json_builder_begin_object (tree);
      vedette_tree_add_text (tree, "id", part->id);
      vedette_tree_add_text (tree, "label", part->label);
      vedette_tree_add_text (tree, "state", vedette_enum_get_nick (VEDETTE_TYPE_PART_STATE, (int) part->state));
      vedette_tree_add_text (tree, "why", part->why);
      vedette_tree_add_text (tree, "move", part->move);
      json_builder_end_object (tree);
    }
  json_builder_end_array (tree);
  json_builder_end_object (tree);
}

/**
 * vedette_cli_json_status:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Adds what they should know, an object of ids and values; of what is made of parts, an object with these.
 */
void
vedette_cli_json_status (JsonBuilder  *tree,
                         VedetteRules *rules,
                         const char   *audience)
{
  json_builder_set_member_name (tree, "state");
  json_builder_begin_object (tree);
  vedette_each_new (VedetteStatus, status, vedette_rules_get_status (rules, audience))
    {
      const GValue *value = status->value;

      json_builder_set_member_name (tree, status->id);
      if (status->parts->len > 0)
        add_parts (tree, status);
      else if (value != NULL && G_IS_VALUE (value))
        json_builder_add_value (tree, vedette_codec_to_node (value));
      else
        json_builder_add_null_value (tree);
    }
  json_builder_end_object (tree);
}

static void
add_record (JsonBuilder   *tree,
            VedetteRecord *record,
            VedetteRules  *rules,
            const char    *audience)
{
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (record);
  guint n_pspecs;
  g_autofree GParamSpec **pspecs = g_object_class_list_properties (G_OBJECT_CLASS (klass), &n_pspecs);

  json_builder_begin_object (tree);
  vedette_tree_add_whole (tree, "id", vedette_record_get_id (record));
  for (guint i = 0; i < n_pspecs; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;

      if (vedette_record_class_find (klass, pspecs[i]->name) != pspecs[i] ||
          !vedette_rules_may_see (rules, vedette_record_get_id (record), pspecs[i]->name, audience))
        continue;
      g_value_init (&value, G_PARAM_SPEC_VALUE_TYPE (pspecs[i]));
      g_object_get_property (G_OBJECT (record), pspecs[i]->name, &value);
      json_builder_set_member_name (tree, pspecs[i]->name);
      json_builder_add_value (tree, vedette_codec_to_node (&value));
    }
  json_builder_end_object (tree);
}

/**
 * vedette_cli_json_records:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Adds all records that they may see with all that a step can change in them, as an object of arrays by type. A field
 * that they may not see is left out.
 */
void
vedette_cli_json_records (JsonBuilder  *tree,
                          VedetteRules *rules,
                          const char   *audience)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  const VedetteSchema *schema = vedette_battle_get_schema (battle);

  json_builder_set_member_name (tree, "records");
  json_builder_begin_object (tree);
  for (guint i = 0; schema->types[i] != NULL; i++)
    {
      GType type = schema->types[i]();
      g_autoptr (GTypeClass) klass = g_type_class_ref (type);
      GListModel *records = vedette_battle_get_records (battle, type);

      json_builder_set_member_name (tree, vedette_record_class_get_tag ((VedetteRecordClass *) klass));
      json_builder_begin_array (tree);
      vedette_each (VedetteRecord, record, records)
        if (vedette_rules_may_see (rules, vedette_record_get_id (record), NULL, audience))
          add_record (tree, record, rules, audience);
      json_builder_end_array (tree);
    }
  json_builder_end_object (tree);
}

/**
 * vedette_cli_json_allowed:
 *
 * Adds the names of the moves of play that may be made now.
 */
void
vedette_cli_json_allowed (JsonBuilder  *tree,
                          VedetteRules *rules)
{
  g_autoptr (GListModel) moves = vedette_rules_list_moves (rules);

  json_builder_set_member_name (tree, "moves");
  json_builder_begin_array (tree);
  vedette_each (VedetteMove, move, moves)
    {
      g_autoptr (VedetteRuling) ruling = NULL;

      if (vedette_move_get_group (move) != VEDETTE_MOVE_PLAY)
        continue;
      ruling = vedette_rules_open (rules, move);
      if (ruling->verdict == VEDETTE_VERDICT_ALLOWED)
        json_builder_add_string_value (tree, vedette_move_get_name (move));
    }
  json_builder_end_array (tree);
}
