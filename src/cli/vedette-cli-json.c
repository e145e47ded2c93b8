/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the rules answer, as JSON: breakdowns, findings, the state and the records of a battle. */

#include "vedette-config.h"

#include "cli/vedette-cli-json.h"

#include "core/document/vedette-codec.h"
#include "core/document/vedette-enum.h"
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

/* Returns: the place of its party, or that of the first where only one rolls */
static guint
get_party (VedetteFactor *factor)
{
  guint party = vedette_factor_get_party (factor);

  return party != VEDETTE_PARTY_ROLLER ? party : 0;
}

static gboolean
has_parties (GListModel *factors)
{
  for (guint i = 0; i < g_list_model_get_n_items (factors); i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (factors, i);

      if (get_party (factor) > 0)
        return TRUE;
    }
  return FALSE;
}

static void
write_factors (GString    *out,
               GListModel *factors)
{
  gboolean parties = has_parties (factors);

  vedette_cli_json_name (out, "factors");
  g_string_append_c (out, '[');
  for (guint i = 0; i < g_list_model_get_n_items (factors); i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (factors, i);

      vedette_cli_json_name (out, NULL);
      g_string_append_c (out, '{');
      if (parties)
        {
          vedette_cli_json_name (out, "side");
          g_string_append_printf (out, "%u", get_party (factor));
        }
      vedette_cli_json_name (out, "id");
      vedette_cli_json_text (out, vedette_factor_get_id (factor));
      vedette_cli_json_name (out, "label");
      vedette_cli_json_text (out, vedette_factor_get_label (factor));
      vedette_cli_json_name (out, "value");
      g_string_append_printf (out, "%d", vedette_factor_get_value (factor));
      vedette_cli_json_name (out, "source");
      vedette_cli_json_text (out, vedette_factor_get_source (factor));
      g_string_append_c (out, '}');
    }
  g_string_append_c (out, ']');
}

static void
write_chance (GString       *out,
              VedetteChance  chance)
{
  g_autofree char *text = vedette_chance_to_string (chance);

  vedette_cli_json_name (out, "chance");
  vedette_codec_write_string (out, text);
}

static VedetteOutcome *
find_success (GListModel *outcomes)
{
  for (guint i = 0; i < g_list_model_get_n_items (outcomes); i++)
    {
      g_autoptr (VedetteOutcome) outcome = g_list_model_get_item (outcomes, i);

      if (g_str_equal (vedette_outcome_get_id (outcome), "success"))
        return outcome;
    }
  return NULL;
}

static void
write_outcomes (GString    *out,
                GListModel *outcomes)
{
  vedette_cli_json_name (out, "outcomes");
  g_string_append_c (out, '[');
  for (guint i = 0; i < g_list_model_get_n_items (outcomes); i++)
    {
      g_autoptr (VedetteOutcome) outcome = g_list_model_get_item (outcomes, i);

      vedette_cli_json_name (out, NULL);
      g_string_append_c (out, '{');
      vedette_cli_json_name (out, "id");
      vedette_cli_json_text (out, vedette_outcome_get_id (outcome));
      vedette_cli_json_name (out, "label");
      vedette_cli_json_text (out, vedette_outcome_get_label (outcome));
      write_chance (out, vedette_outcome_get_chance (outcome));
      g_string_append_c (out, '}');
    }
  g_string_append_c (out, ']');
}

static void
write_heads (GString      *out,
             const char   *name,
             VedetteChart *chart,
             guint         n,
             const char *(*get) (VedetteChart *, guint))
{
  vedette_cli_json_name (out, name);
  g_string_append_c (out, '[');
  for (guint i = 0; i < n; i++)
    {
      vedette_cli_json_name (out, NULL);
      vedette_cli_json_text (out, get (chart, i));
    }
  g_string_append_c (out, ']');
}

static void
write_cells (GString      *out,
             VedetteChart *chart)
{
  vedette_cli_json_name (out, "cells");
  g_string_append_c (out, '[');
  for (guint row = 0; row < vedette_chart_get_n_rows (chart); row++)
    {
      vedette_cli_json_name (out, NULL);
      g_string_append_c (out, '[');
      for (guint column = 0; column < vedette_chart_get_n_columns (chart); column++)
        {
          vedette_cli_json_name (out, NULL);
          vedette_cli_json_text (out, vedette_chart_get_cell (chart, row, column));
        }
      g_string_append_c (out, ']');
    }
  g_string_append_c (out, ']');
}

static void
write_charts (GString    *out,
              GListModel *charts)
{
  vedette_cli_json_name (out, "charts");
  g_string_append_c (out, '[');
  for (guint i = 0; i < g_list_model_get_n_items (charts); i++)
    {
      g_autoptr (VedetteChart) chart = g_list_model_get_item (charts, i);
      guint row, column;

      vedette_cli_json_name (out, NULL);
      g_string_append_c (out, '{');
      vedette_cli_json_name (out, "id");
      vedette_cli_json_text (out, vedette_chart_get_id (chart));
      vedette_cli_json_name (out, "label");
      vedette_cli_json_text (out, vedette_chart_get_label (chart));
      write_heads (out, "columns", chart, vedette_chart_get_n_columns (chart), vedette_chart_get_column);
      write_heads (out, "rows", chart, vedette_chart_get_n_rows (chart), vedette_chart_get_row);
      write_cells (out, chart);
      vedette_cli_json_name (out, "lit");
      if (vedette_chart_get_lit (chart, &row, &column))
        g_string_append_printf (out, "[%u,%u]", row, column);
      else
        g_string_append (out, "null");
      g_string_append_c (out, '}');
    }
  g_string_append_c (out, ']');
}

/**
 * vedette_cli_json_breakdown:
 * @out: an object that is not closed yet
 * @ruling: (nullable): whose warnings go with it
 *
 * Appends need, chance (of the outcome `success`; where there is none, all outcomes), factors and warnings, and
 * the charts if there are any.
 */
void
vedette_cli_json_breakdown (GString          *out,
                            VedetteBreakdown *breakdown,
                            VedetteRuling    *ruling)
{
  GListModel *outcomes = vedette_breakdown_get_outcomes (breakdown);
  VedetteOutcome *success = find_success (outcomes);

  vedette_cli_json_name (out, "need");
  g_string_append_printf (out, "%d", vedette_breakdown_get_need (breakdown));
  if (success != NULL)
    write_chance (out, vedette_outcome_get_chance (success));
  else
    write_outcomes (out, outcomes);
  write_factors (out, vedette_breakdown_get_factors (breakdown));
  vedette_cli_json_name (out, "warnings");
  vedette_cli_json_findings (out, ruling, VEDETTE_VERDICT_WARNED);
  if (g_list_model_get_n_items (vedette_breakdown_get_charts (breakdown)) > 0)
    write_charts (out, vedette_breakdown_get_charts (breakdown));
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
  g_string_append_c (out, '[');
  for (guint i = 0; ruling != NULL && i < vedette_ruling_get_n (ruling); i++)
    {
      if (vedette_ruling_nth_verdict (ruling, i) != verdict)
        continue;
      vedette_cli_json_name (out, NULL);
      g_string_append_c (out, '{');
      vedette_cli_json_name (out, "rule");
      vedette_cli_json_text (out, vedette_ruling_nth_rule (ruling, i));
      vedette_cli_json_name (out, "why");
      vedette_cli_json_text (out, vedette_ruling_nth_why (ruling, i));
      if (vedette_ruling_nth_about (ruling, i) != NULL)
        {
          vedette_cli_json_name (out, "about");
          vedette_cli_json_text (out, vedette_ruling_nth_about (ruling, i));
        }
      g_string_append_c (out, '}');
    }
  g_string_append_c (out, ']');
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

/* Appends what all should know, an object of ids and values; of what is made of parts, an object with these. */
void
vedette_cli_json_status (GString      *out,
                         VedetteRules *rules)
{
  g_autoptr (GListModel) list = vedette_rules_get_status (rules, NULL);

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
              VedetteRecord *record)
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

      if (vedette_record_class_find (klass, pspecs[i]->name) != pspecs[i])
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
 *
 * Appends all records with all that a step can change in them, as an object of arrays by type.
 */
void
vedette_cli_json_records (GString       *out,
                          VedetteBattle *battle)
{
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

          vedette_cli_json_name (out, NULL);
          write_record (out, record);
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
