/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An answer as a tree for machines and as lines for people, and what rulings, breakdowns and fractions are in a tree. */

#include "vedette-config.h"

#include "core/rules/answers/vedette-answer.h"

#include <glib/gi18n-lib.h>

#include "core/json/vedette-tree.h"
#include "core/rules/vedette-why.h"

static void
add_chance (JsonBuilder   *tree,
            VedetteChance  chance)
{
  g_autofree char *text = vedette_chance_to_string (chance);

  vedette_tree_add_text (tree, "chance", text);
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
add_factors (JsonBuilder *tree,
             GListModel  *factors)
{
  gboolean parties = has_parties (factors);

  json_builder_set_member_name (tree, "factors");
  json_builder_begin_array (tree);
  for (guint i = 0; i < g_list_model_get_n_items (factors); i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (factors, i);

      json_builder_begin_object (tree);
      if (parties)
        vedette_tree_add_whole (tree, "side", get_party (factor));
      vedette_tree_add_text (tree, "id", vedette_factor_get_id (factor));
      vedette_tree_add_text (tree, "label", vedette_factor_get_label (factor));
      vedette_tree_add_whole (tree, "value", vedette_factor_get_value (factor));
      vedette_tree_add_text (tree, "rule", vedette_factor_get_rule (factor));
      vedette_tree_add_text (tree, "source", vedette_factor_get_source (factor));
      json_builder_end_object (tree);
    }
  json_builder_end_array (tree);
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
add_outcomes (JsonBuilder *tree,
              GListModel  *outcomes)
{
  json_builder_set_member_name (tree, "outcomes");
  json_builder_begin_array (tree);
  for (guint i = 0; i < g_list_model_get_n_items (outcomes); i++)
    {
      g_autoptr (VedetteOutcome) outcome = g_list_model_get_item (outcomes, i);

      json_builder_begin_object (tree);
      vedette_tree_add_text (tree, "id", vedette_outcome_get_id (outcome));
      vedette_tree_add_text (tree, "label", vedette_outcome_get_label (outcome));
      add_chance (tree, vedette_outcome_get_chance (outcome));
      json_builder_end_object (tree);
    }
  json_builder_end_array (tree);
}

static void
add_heads (JsonBuilder  *tree,
           const char   *name,
           VedetteChart *chart,
           guint         n,
           const char   *(*get) (VedetteChart *, guint))
{
  json_builder_set_member_name (tree, name);
  json_builder_begin_array (tree);
  for (guint i = 0; i < n; i++)
    json_builder_add_string_value (tree, get (chart, i));
  json_builder_end_array (tree);
}

static void
add_cells (JsonBuilder  *tree,
           VedetteChart *chart)
{
  json_builder_set_member_name (tree, "cells");
  json_builder_begin_array (tree);
  for (guint row = 0; row < vedette_chart_get_n_rows (chart); row++)
    {
      json_builder_begin_array (tree);
      for (guint column = 0; column < vedette_chart_get_n_columns (chart); column++)
        json_builder_add_string_value (tree, vedette_chart_get_cell (chart, row, column));
      json_builder_end_array (tree);
    }
  json_builder_end_array (tree);
}

/* Row and column of the cell that holds now, or null */
static void
add_lit (JsonBuilder  *tree,
         VedetteChart *chart)
{
  guint row, column;

  json_builder_set_member_name (tree, "lit");
  if (!vedette_chart_get_lit (chart, &row, &column))
    {
      json_builder_add_null_value (tree);
      return;
    }
  json_builder_begin_array (tree);
  json_builder_add_int_value (tree, row);
  json_builder_add_int_value (tree, column);
  json_builder_end_array (tree);
}

static void
add_charts (JsonBuilder *tree,
            GListModel  *charts)
{
  json_builder_set_member_name (tree, "charts");
  json_builder_begin_array (tree);
  for (guint i = 0; i < g_list_model_get_n_items (charts); i++)
    {
      g_autoptr (VedetteChart) chart = g_list_model_get_item (charts, i);

      json_builder_begin_object (tree);
      vedette_tree_add_text (tree, "id", vedette_chart_get_id (chart));
      vedette_tree_add_text (tree, "label", vedette_chart_get_label (chart));
      add_heads (tree, "columns", chart, vedette_chart_get_n_columns (chart), vedette_chart_get_column);
      add_heads (tree, "rows", chart, vedette_chart_get_n_rows (chart), vedette_chart_get_row);
      add_cells (tree, chart);
      add_lit (tree, chart);
      json_builder_end_object (tree);
    }
  json_builder_end_array (tree);
}

/**
 * vedette_breakdown_build:
 * @ruling: (nullable): whose warnings go with it
 * @tree: an object that is not closed yet
 *
 * Adds need, chance (of the outcome `success`; where there is none, all outcomes), factors and warnings, and the
 * charts if there are any.
 */
void
vedette_breakdown_build (VedetteBreakdown *self,
                         VedetteRuling    *ruling,
                         JsonBuilder      *tree)
{
  GListModel *outcomes = vedette_breakdown_get_outcomes (self);
  VedetteOutcome *success = find_success (outcomes);

  vedette_tree_add_whole (tree, "need", vedette_breakdown_get_need (self));
  if (success != NULL)
    add_chance (tree, vedette_outcome_get_chance (success));
  else
    add_outcomes (tree, outcomes);
  add_factors (tree, vedette_breakdown_get_factors (self));
  json_builder_set_member_name (tree, "warnings");
  vedette_ruling_build (ruling, VEDETTE_VERDICT_WARNED, tree);
  if (g_list_model_get_n_items (vedette_breakdown_get_charts (self)) > 0)
    add_charts (tree, vedette_breakdown_get_charts (self));
}

/**
 * vedette_ruling_build:
 * @self: (nullable): what the rules said
 * @verdict: which findings
 *
 * Adds an array of rules and reasons.
 */
void
vedette_ruling_build (VedetteRuling  *self,
                      VedetteVerdict  verdict,
                      JsonBuilder    *tree)
{
  json_builder_begin_array (tree);
  for (guint i = 0; self != NULL && i < vedette_ruling_get_n (self); i++)
    {
      if (vedette_ruling_nth_verdict (self, i) != verdict)
        continue;
      json_builder_begin_object (tree);
      vedette_tree_add_text (tree, "rule", vedette_ruling_nth_rule (self, i));
      vedette_tree_add_text (tree, "why", vedette_ruling_nth_why (self, i));
      if (vedette_ruling_nth_about (self, i) != NULL)
        vedette_tree_add_text (tree, "about", vedette_ruling_nth_about (self, i));
      json_builder_end_object (tree);
    }
  json_builder_end_array (tree);
}

/**
 * vedette_fraction_build:
 * @self: (nullable): what it comes to, if it can be said
 * @name: of the member
 *
 * Adds it as a member of an object, with both its numbers.
 */
void
vedette_fraction_build (const VedetteFraction *self,
                        const char            *name,
                        JsonBuilder           *tree)
{
  g_autofree char *text = self != NULL ? vedette_fraction_to_string (self) : NULL;

  vedette_tree_add_text (tree, name, text);
}

VedetteAnswer *
vedette_answer_new (void)
{
  VedetteAnswer *self = g_new0 (VedetteAnswer, 1);

  self->tree = json_builder_new ();
  self->lines = g_ptr_array_new_with_free_func (g_free);
  self->rules = g_ptr_array_new_with_free_func (g_free);
  json_builder_begin_object (self->tree);
  return self;
}

void
vedette_answer_free (VedetteAnswer *self)
{
  g_object_unref (self->tree);
  g_ptr_array_unref (self->lines);
  g_ptr_array_unref (self->rules);
  g_free (self);
}

/**
 * vedette_answer_say:
 *
 * Adds one line for a person.
 */
void
vedette_answer_say (VedetteAnswer *self,
                    const char    *format,
                    ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (self->lines, g_strdup_vprintf (format, args));
  va_end (args);
}

/**
 * vedette_answer_rest_on:
 * @rule: the id of a rule
 * @...: more ids, and %NULL
 *
 * Notes the rules behind what was added, so that they can be explained.
 */
void
vedette_answer_rest_on (VedetteAnswer *self,
                        const char    *rule,
                        ...)
{
  va_list args;

  va_start (args, rule);
  for (const char *next = rule; next != NULL; next = va_arg (args, const char *))
    vedette_why_add (self->rules, next);
  va_end (args);
}

/* As many columns as a terminal needs for it. */
static int
get_width (const char *text)
{
  int width = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      width += g_unichar_iszerowidth (c) ? 0 : g_unichar_iswide (c) ? 2 : 1;
    }
  return width;
}

static int
get_widest (GListModel *factors)
{
  int widest = 0;

  for (guint i = 0; i < g_list_model_get_n_items (factors); i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (factors, i);

      widest = MAX (widest, get_width (vedette_factor_get_label (factor)));
    }
  return widest;
}

/**
 * vedette_answer_say_factors:
 *
 * Adds a line for each factor: its value, what it is, where it comes from. A base is not a bonus.
 */
void
vedette_answer_say_factors (VedetteAnswer    *self,
                            VedetteBreakdown *breakdown)
{
  GListModel *factors = vedette_breakdown_get_factors (breakdown);
  int widest = get_widest (factors);

  vedette_breakdown_list_rules (breakdown, self->rules);
  for (guint i = 0; i < g_list_model_get_n_items (factors); i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (factors, i);
      const char *label = vedette_factor_get_label (factor);
      gboolean is_bare = vedette_factor_is_base (factor) || vedette_factor_get_value (factor) == 0;
      g_autofree char *value = g_strdup_printf (is_bare ? "%d" : "%+d", vedette_factor_get_value (factor));

      if (*vedette_factor_get_source (factor) != '\0')
        vedette_answer_say (self, "%6s  %s%*s  %s", value, label, widest - get_width (label), "",
                            vedette_factor_get_source (factor));
      else
        vedette_answer_say (self, "%6s  %s", value, label);
    }
}

/**
 * vedette_answer_say_value:
 * @value: a number as it is written
 * @label: what it is
 *
 * Adds a line in a column of numbers.
 */
void
vedette_answer_say_value (VedetteAnswer *self,
                          const char    *value,
                          const char    *label)
{
  vedette_answer_say (self, "%*s%s  %s", MAX (0, 7 - get_width (value)), "", value, label);
}

/**
 * vedette_answer_say_notes:
 *
 * Adds a line for each finding.
 */
void
vedette_answer_say_notes (VedetteAnswer *self,
                          VedetteRuling *ruling)
{
  for (guint i = 0; i < vedette_ruling_get_n (ruling); i++)
    {
      vedette_why_add (self->rules, vedette_ruling_nth_rule (ruling, i));
      /* Translators: what is to be known besides, a whole sentence */
      vedette_answer_say (self, _("Note: %s"), vedette_ruling_nth_why (ruling, i));
    }
}
