/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The moves of a system as JSON: what can be declared, which values are legal, what the rules say of each. */

#include "vedette-config.h"

#include "cli/vedette-cli-json.h"

#include "core/document/vedette-codec.h"
#include "core/document/vedette-ids.h"
#include "core/json/vedette-tree.h"
#include "core/rules/vedette-choice.h"

static const char *const verdicts[] = { "allowed", "warned", "refused" };

G_STATIC_ASSERT (G_N_ELEMENTS (verdicts) == VEDETTE_VERDICT_REFUSED + 1);

static const char *
get_type_word (GParamSpec *pspec)
{
  GType type = G_PARAM_SPEC_VALUE_TYPE (pspec);

  if (pspec->flags & VEDETTE_PARAM_REFERENCE)
    return type == VEDETTE_TYPE_IDS ? "records" : "record";
  if (pspec->flags & VEDETTE_PARAM_INCHES)
    return "inches";
  if (type == VEDETTE_TYPE_TRI)
    return "yes-no-untracked";
  if (type == G_TYPE_STRV)
    return "texts";
  if (pspec->flags & VEDETTE_PARAM_EACH)
    return vedette_param_spec_get_field (pspec)->kind == VEDETTE_FIELD_EACH_INCHES ? "inches-each" : "whole-each";
  switch (G_TYPE_FUNDAMENTAL (type))
    {
    case G_TYPE_BOOLEAN:
      return "yes-no";
    case G_TYPE_ENUM:
      return "choice";
    case G_TYPE_STRING:
      return "text";
    case G_TYPE_DOUBLE:
      return "number";
    default:
      return "whole";
    }
}

static void
add_inches (JsonBuilder *tree,
            int          hundredths)
{
  if (hundredths < 0)
    json_builder_add_null_value (tree);
  else
    vedette_tree_add_hundredths (tree, hundredths);
}

/* Pairs of a record and its length */
static void
add_each_inches (JsonBuilder          *tree,
                 const VedetteNumbers *numbers)
{
  json_builder_begin_array (tree);
  for (guint i = 0; i < vedette_numbers_get_n (numbers); i++)
    {
      const VedetteNumber *number = vedette_numbers_nth (numbers, i);

      json_builder_begin_array (tree);
      json_builder_add_int_value (tree, number->id);
      add_inches (tree, number->number);
      json_builder_end_array (tree);
    }
  json_builder_end_array (tree);
}

/**
 * vedette_cli_json_value:
 * @tree: an array, or an object whose member is named
 * @pspec: of a parameter
 *
 * Adds a value as a request says it: lengths in inches, untracked as null.
 */
void
vedette_cli_json_value (JsonBuilder  *tree,
                        GParamSpec   *pspec,
                        const GValue *value)
{
  const VedetteField *field = vedette_param_spec_get_field (pspec);

  if (pspec->flags & VEDETTE_PARAM_INCHES)
    add_inches (tree, g_value_get_int (value));
  else if (field != NULL && field->kind == VEDETTE_FIELD_EACH_INCHES)
    add_each_inches (tree, g_value_get_boxed (value));
  else
    json_builder_add_value (tree, vedette_codec_to_node (value));
}

static void
add_default (JsonBuilder *tree,
             GParamSpec  *pspec)
{
  const GValue *value = g_param_spec_get_default_value (pspec);

  json_builder_set_member_name (tree, "default");
  if ((pspec->flags & VEDETTE_PARAM_REFERENCE) && G_VALUE_HOLDS_INT64 (value) && g_value_get_int64 (value) == 0)
    json_builder_add_null_value (tree);
  else
    vedette_cli_json_value (tree, pspec, value);
}

static void
add_range (JsonBuilder *tree,
           GParamSpec  *pspec)
{
  const VedetteField *field = vedette_param_spec_get_field (pspec);
  gint64 min, max;

  if (pspec->flags & (VEDETTE_PARAM_REFERENCE | VEDETTE_PARAM_INCHES))
    return;
  if (field != NULL && field->kind == VEDETTE_FIELD_EACH_INT)
    {
      min = field->min;
      max = field->max;
    }
  else if (G_IS_PARAM_SPEC_INT (pspec))
    {
      min = G_PARAM_SPEC_INT (pspec)->minimum;
      max = G_PARAM_SPEC_INT (pspec)->maximum;
    }
  else if (G_IS_PARAM_SPEC_INT64 (pspec))
    {
      min = G_PARAM_SPEC_INT64 (pspec)->minimum;
      max = G_PARAM_SPEC_INT64 (pspec)->maximum;
    }
  else
    return;
  vedette_tree_add_whole (tree, "min", min);
  vedette_tree_add_whole (tree, "max", max);
}

static gboolean
has_choice (GListModel    *choices,
            VedetteChoice *wanted)
{
  vedette_each (VedetteChoice, choice, choices)
    if (choice == wanted)
      return TRUE;
  return FALSE;
}

/* Where it stands among the others. A parent that is not among those that the audience may know is not named. */
static void
add_place (JsonBuilder   *tree,
           GListModel    *choices,
           VedetteChoice *choice)
{
  VedetteChoice *parent = choice->parent;

  if (choice->group != NULL)
    vedette_tree_add_text (tree, "group", choice->group);
  if (parent == NULL || !has_choice (choices, parent))
    return;
  if (parent->nick != NULL)
    vedette_tree_add_text (tree, "parent", parent->nick);
  else
    vedette_tree_add_whole (tree, "parent", parent->id);
}

static void
add_values (JsonBuilder *tree,
            GListModel  *choices)
{
  json_builder_set_member_name (tree, "values");
  json_builder_begin_array (tree);
  vedette_each (VedetteChoice, choice, choices)
    {
      json_builder_begin_object (tree);
      if (choice->nick != NULL)
        vedette_tree_add_text (tree, "nick", choice->nick);
      else
        vedette_tree_add_whole (tree, "id", choice->id);
      vedette_tree_add_text (tree, "label", choice->label);
      add_place (tree, choices, choice);
      json_builder_end_object (tree);
    }
  json_builder_end_array (tree);
}

static void
add_param (JsonBuilder  *tree,
           VedetteRules *rules,
           VedetteMove  *move,
           GParamSpec   *pspec,
           const char   *audience)
{
  g_autoptr (GListModel) choices = vedette_move_get_choices (move, rules, pspec->name, audience);

  json_builder_begin_object (tree);
  vedette_tree_add_text (tree, "name", pspec->name);
  vedette_tree_add_text (tree, "type", get_type_word (pspec));
  add_default (tree, pspec);
  add_range (tree, pspec);
  if (choices != NULL)
    add_values (tree, choices);
  if (!vedette_move_is_relevant (move, rules, pspec->name))
    vedette_tree_add_truth (tree, "relevant", FALSE);
  json_builder_end_object (tree);
}

static void
add_move (JsonBuilder  *tree,
          VedetteRules *rules,
          VedetteMove  *move,
          const char   *audience)
{
  g_autoptr (VedetteRuling) ruling = vedette_rules_open (rules, move);
  g_autoptr (GListModel) dice = vedette_rules_list_dice (rules, move, NULL, 0);
  GParamSpec **pspecs;
  guint n_pspecs;

  json_builder_begin_object (tree);
  vedette_tree_add_text (tree, "name", vedette_move_get_name (move));
  vedette_tree_add_text (tree, "label", vedette_move_get_label (move));
  vedette_tree_add_text (tree, "key", vedette_move_get_key (move));
  vedette_tree_add_text (tree, "group", vedette_move_get_group (move) == VEDETTE_MOVE_PLAY ? "play" : "edit");
  vedette_tree_add_text (tree, "verdict", verdicts[ruling->verdict]);
  vedette_tree_add_text (tree, "rule", ruling->rule);
  vedette_tree_add_text (tree, "why", ruling->why);
  if (vedette_dice_request_has_sealed (dice))
    vedette_tree_add_text (tree, "dice", "program");
  json_builder_set_member_name (tree, "params");
  json_builder_begin_array (tree);
  pspecs = vedette_move_list_params (move, &n_pspecs);
  for (guint i = 0; i < n_pspecs; i++)
    add_param (tree, rules, move, pspecs[i], audience);
  json_builder_end_array (tree);
  json_builder_end_object (tree);
}

/**
 * vedette_cli_json_moves:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Adds every kind of move, of play and of the papers, as an array.
 */
void
vedette_cli_json_moves (JsonBuilder  *tree,
                        VedetteRules *rules,
                        const char   *audience)
{
  g_autoptr (GListModel) moves = vedette_rules_list_moves (rules);

  json_builder_set_member_name (tree, "moves");
  json_builder_begin_array (tree);
  vedette_each (VedetteMove, move, moves)
    add_move (tree, rules, move, audience);
  json_builder_end_array (tree);
}
