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
  guint party = factor->party;

  return party != VEDETTE_PARTY_ROLLER ? party : 0;
}

static gboolean
has_parties (GListModel *factors)
{
  vedette_each (VedetteFactor, factor, factors)
    if (get_party (factor) > 0)
      return TRUE;
  return FALSE;
}

static void
add_factors (JsonBuilder *tree,
             GListModel  *factors)
{
  gboolean parties = has_parties (factors);

  json_builder_set_member_name (tree, "factors");
  json_builder_begin_array (tree);
  vedette_each (VedetteFactor, factor, factors)
    {
      json_builder_begin_object (tree);
      if (parties)
        vedette_tree_add_whole (tree, "side", get_party (factor));
      vedette_tree_add_text (tree, "id", factor->id);
      vedette_tree_add_text (tree, "label", factor->label);
      vedette_tree_add_whole (tree, "value", factor->value);
      vedette_tree_add_text (tree, "rule", factor->rule);
      vedette_tree_add_text (tree, "source", factor->source);
      json_builder_end_object (tree);
    }
  json_builder_end_array (tree);
}

static VedetteOutcome *
find_success (GListModel *outcomes)
{
  vedette_each (VedetteOutcome, outcome, outcomes)
    if (g_str_equal (outcome->id, "success"))
      return outcome;
  return NULL;
}

static void
add_outcomes (JsonBuilder *tree,
              GListModel  *outcomes)
{
  json_builder_set_member_name (tree, "outcomes");
  json_builder_begin_array (tree);
  vedette_each (VedetteOutcome, outcome, outcomes)
    {
      json_builder_begin_object (tree);
      vedette_tree_add_text (tree, "id", outcome->id);
      vedette_tree_add_text (tree, "label", outcome->label);
      add_chance (tree, outcome->chance);
      json_builder_end_object (tree);
    }
  json_builder_end_array (tree);
}

static void
add_heads (JsonBuilder        *tree,
           const char         *name,
           const char * const *heads)
{
  json_builder_set_member_name (tree, name);
  json_builder_begin_array (tree);
  for (guint i = 0; heads[i] != NULL; i++)
    json_builder_add_string_value (tree, heads[i]);
  json_builder_end_array (tree);
}

static void
add_cells (JsonBuilder  *tree,
           VedetteChart *chart)
{
  json_builder_set_member_name (tree, "cells");
  json_builder_begin_array (tree);
  for (guint row = 0; row < chart->n_rows; row++)
    {
      json_builder_begin_array (tree);
      for (guint column = 0; column < chart->n_columns; column++)
        json_builder_add_string_value (tree, chart->cells[row * chart->n_columns + column]);
      json_builder_end_array (tree);
    }
  json_builder_end_array (tree);
}

/* Row and column of the cell that holds now, or null */
static void
add_lit (JsonBuilder  *tree,
         VedetteChart *chart)
{
  json_builder_set_member_name (tree, "lit");
  if (!chart->lit)
    {
      json_builder_add_null_value (tree);
      return;
    }
  json_builder_begin_array (tree);
  json_builder_add_int_value (tree, chart->lit_row);
  json_builder_add_int_value (tree, chart->lit_column);
  json_builder_end_array (tree);
}

static void
add_charts (JsonBuilder *tree,
            GListModel  *charts)
{
  json_builder_set_member_name (tree, "charts");
  json_builder_begin_array (tree);
  vedette_each (VedetteChart, chart, charts)
    {
      json_builder_begin_object (tree);
      vedette_tree_add_text (tree, "id", chart->id);
      vedette_tree_add_text (tree, "label", chart->label);
      add_heads (tree, "columns", chart->columns);
      add_heads (tree, "rows", chart->rows);
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
  VedetteOutcome *success = find_success (self->outcomes);

  vedette_tree_add_whole (tree, "need", self->need);
  if (success != NULL)
    add_chance (tree, success->chance);
  else
    add_outcomes (tree, self->outcomes);
  add_factors (tree, self->factors);
  json_builder_set_member_name (tree, "warnings");
  vedette_ruling_build (ruling, VEDETTE_VERDICT_WARNED, tree);
  if (g_list_model_get_n_items (self->charts) > 0)
    add_charts (tree, self->charts);
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
  vedette_each (VedetteReason, reason, self != NULL ? self->findings : NULL)
    {
      if (reason->verdict != verdict)
        continue;
      json_builder_begin_object (tree);
      vedette_tree_add_text (tree, "rule", reason->rule);
      vedette_tree_add_text (tree, "why", reason->why);
      if (reason->about != NULL)
        vedette_tree_add_text (tree, "about", reason->about);
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

  vedette_each (VedetteFactor, factor, factors)
    widest = MAX (widest, get_width (factor->label));
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
  GListModel *factors = breakdown->factors;
  int widest = get_widest (factors);

  vedette_breakdown_list_rules (breakdown, self->rules);
  vedette_each (VedetteFactor, factor, factors)
    {
      const char *label = factor->label;
      gboolean is_bare = factor->is_base || factor->value == 0;
      g_autofree char *value = g_strdup_printf (is_bare ? "%d" : "%+d", factor->value);

      if (*factor->source != '\0')
        vedette_answer_say (self, "%6s  %s%*s  %s", value, label, widest - get_width (label), "", factor->source);
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
  vedette_each (VedetteReason, reason, ruling->findings)
    {
      vedette_why_add (self->rules, reason->rule);
      /* Translators: what is to be known besides, a whole sentence */
      vedette_answer_say (self, _("Note: %s"), reason->why);
    }
}
