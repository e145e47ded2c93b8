/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The moves of a system as JSON: what can be declared, which values are legal, what the rules say of each. */

#include "vedette-config.h"

#include "cli/vedette-cli-json.h"

#include "core/document/vedette-codec.h"
#include "core/document/vedette-ids.h"
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

/* Inches as people say them, exactly: 4, 4.5, 4.25. */
static void
write_inches (GString *out,
              int      hundredths)
{
  if (hundredths < 0)
    g_string_append (out, "null");
  else if (hundredths % 100 == 0)
    g_string_append_printf (out, "%d", hundredths / 100);
  else
    g_string_append_printf (out, "%d.%02d", hundredths / 100, hundredths % 100);
}

/* Pairs of a record and its length */
static void
write_each_inches (GString              *out,
                   const VedetteNumbers *numbers)
{
  g_string_append_c (out, '[');
  for (guint i = 0; i < vedette_numbers_get_n (numbers); i++)
    {
      const VedetteNumber *number = vedette_numbers_nth (numbers, i);

      g_string_append_printf (out, "%s[%" G_GINT64_FORMAT ",", i > 0 ? "," : "", number->id);
      write_inches (out, number->number);
      g_string_append_c (out, ']');
    }
  g_string_append_c (out, ']');
}

/**
 * vedette_cli_json_value:
 * @pspec: of a parameter
 *
 * Appends a value as a request says it: lengths in inches, untracked as null.
 */
void
vedette_cli_json_value (GString      *out,
                        GParamSpec   *pspec,
                        const GValue *value)
{
  const VedetteField *field = vedette_param_spec_get_field (pspec);

  if (pspec->flags & VEDETTE_PARAM_INCHES)
    write_inches (out, g_value_get_int (value));
  else if (field != NULL && field->kind == VEDETTE_FIELD_EACH_INCHES)
    write_each_inches (out, g_value_get_boxed (value));
  else
    vedette_codec_write (out, value);
}

static void
write_default (GString    *out,
               GParamSpec *pspec)
{
  const GValue *value = g_param_spec_get_default_value (pspec);

  if ((pspec->flags & VEDETTE_PARAM_REFERENCE) && G_VALUE_HOLDS_INT64 (value) && g_value_get_int64 (value) == 0)
    g_string_append (out, "null");
  else
    vedette_cli_json_value (out, pspec, value);
}

static void
write_range (GString    *out,
             GParamSpec *pspec)
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
  vedette_cli_json_name (out, "min");
  g_string_append_printf (out, "%" G_GINT64_FORMAT, min);
  vedette_cli_json_name (out, "max");
  g_string_append_printf (out, "%" G_GINT64_FORMAT, max);
}

static gboolean
has_choice (GListModel    *choices,
            VedetteChoice *wanted)
{
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);

      if (choice == wanted)
        return TRUE;
    }
  return FALSE;
}

/* Where it stands among the others. A parent that is not among those that the audience may know is not named. */
static void
write_place (GString       *out,
             GListModel    *choices,
             VedetteChoice *choice)
{
  VedetteChoice *parent = vedette_choice_get_parent (choice);

  if (vedette_choice_get_group (choice) != NULL)
    {
      vedette_cli_json_name (out, "group");
      vedette_cli_json_text (out, vedette_choice_get_group (choice));
    }
  if (parent == NULL || !has_choice (choices, parent))
    return;
  vedette_cli_json_name (out, "parent");
  if (vedette_choice_get_nick (parent) != NULL)
    vedette_cli_json_text (out, vedette_choice_get_nick (parent));
  else
    g_string_append_printf (out, "%" G_GINT64_FORMAT, vedette_choice_get_id (parent));
}

static void
write_values (GString    *out,
              GListModel *choices)
{
  vedette_cli_json_name (out, "values");
  g_string_append_c (out, '[');
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);

      vedette_cli_json_name (out, NULL);
      g_string_append_c (out, '{');
      if (vedette_choice_get_nick (choice) != NULL)
        {
          vedette_cli_json_name (out, "nick");
          vedette_cli_json_text (out, vedette_choice_get_nick (choice));
        }
      else
        {
          vedette_cli_json_name (out, "id");
          g_string_append_printf (out, "%" G_GINT64_FORMAT, vedette_choice_get_id (choice));
        }
      vedette_cli_json_name (out, "label");
      vedette_cli_json_text (out, vedette_choice_get_label (choice));
      write_place (out, choices, choice);
      g_string_append_c (out, '}');
    }
  g_string_append_c (out, ']');
}

static void
write_param (GString      *out,
             VedetteRules *rules,
             VedetteMove  *move,
             GParamSpec   *pspec,
             const char   *audience)
{
  g_autoptr (GListModel) choices = vedette_move_get_choices (move, rules, pspec->name, audience);

  vedette_cli_json_name (out, NULL);
  g_string_append_c (out, '{');
  vedette_cli_json_name (out, "name");
  vedette_codec_write_string (out, pspec->name);
  vedette_cli_json_name (out, "type");
  vedette_codec_write_string (out, get_type_word (pspec));
  vedette_cli_json_name (out, "default");
  write_default (out, pspec);
  write_range (out, pspec);
  if (choices != NULL)
    write_values (out, choices);
  if (!vedette_move_is_relevant (move, rules, pspec->name))
    {
      vedette_cli_json_name (out, "relevant");
      g_string_append (out, "false");
    }
  g_string_append_c (out, '}');
}

static void
write_move (GString      *out,
            VedetteRules *rules,
            VedetteMove  *move,
            const char   *audience)
{
  g_autoptr (VedetteRuling) ruling = vedette_rules_open (rules, move);
  GParamSpec **pspecs;
  guint n_pspecs;

  vedette_cli_json_name (out, NULL);
  g_string_append_c (out, '{');
  vedette_cli_json_name (out, "name");
  vedette_codec_write_string (out, vedette_move_get_name (move));
  vedette_cli_json_name (out, "label");
  vedette_cli_json_text (out, vedette_move_get_label (move));
  vedette_cli_json_name (out, "key");
  vedette_cli_json_text (out, vedette_move_get_key (move));
  vedette_cli_json_name (out, "group");
  vedette_codec_write_string (out, vedette_move_get_group (move) == VEDETTE_MOVE_PLAY ? "play" : "edit");
  vedette_cli_json_name (out, "verdict");
  vedette_codec_write_string (out, verdicts[vedette_ruling_get_verdict (ruling)]);
  vedette_cli_json_name (out, "rule");
  vedette_cli_json_text (out, vedette_ruling_get_rule (ruling));
  vedette_cli_json_name (out, "why");
  vedette_cli_json_text (out, vedette_ruling_get_why (ruling));
  vedette_cli_json_name (out, "params");
  g_string_append_c (out, '[');
  pspecs = vedette_move_list_params (move, &n_pspecs);
  for (guint i = 0; i < n_pspecs; i++)
    write_param (out, rules, move, pspecs[i], audience);
  g_string_append (out, "]}");
}

/**
 * vedette_cli_json_moves:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Appends every kind of move, of play and of the papers, as an array.
 */
void
vedette_cli_json_moves (GString      *out,
                        VedetteRules *rules,
                        const char   *audience)
{
  g_autoptr (GListModel) moves = vedette_rules_list_moves (rules);

  g_string_append_c (out, '[');
  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (VedetteMove) move = g_list_model_get_item (moves, i);

      write_move (out, rules, move, audience);
    }
  g_string_append_c (out, ']');
}
