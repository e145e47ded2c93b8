/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a roll is made of: the factors of each party with their sources, and each outcome with its chance. */

#include "vedette-config.h"

#include "core/rules/answers/vedette-breakdown.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-why.h"

#define NO_BREAK_SPACE "\u00a0"

VEDETTE_DEFINE_VALUE (VedetteFactor, vedette_factor, VEDETTE_FACTOR_FIELDS)
VEDETTE_DEFINE_VALUE (VedetteOutcome, vedette_outcome, VEDETTE_OUTCOME_FIELDS)
VEDETTE_DEFINE_VALUE (VedetteBreakdown, vedette_breakdown, VEDETTE_BREAKDOWN_FIELDS)

VedetteBreakdown *
vedette_breakdown_new (void)
{
  VedetteBreakdown *self = vedette_value_new (VedetteBreakdown);

  self->factors = G_LIST_MODEL (g_list_store_new (VEDETTE_TYPE_FACTOR));
  self->outcomes = G_LIST_MODEL (g_list_store_new (VEDETTE_TYPE_OUTCOME));
  self->charts = G_LIST_MODEL (g_list_store_new (VEDETTE_TYPE_CHART));
  return self;
}

/**
 * vedette_breakdown_add_factor:
 * @party: whose it is: a place in vedette_rules_list_parties(), or %VEDETTE_PARTY_ROLLER where only one rolls
 * @id: its name for machines
 * @label: its name for a person
 * @value: signed as a bonus to the one who rolls
 * @rule: (nullable): the id of the rule that it comes from, such as "S-15"; %NULL for a house rule of the players
 * @source: where it comes from, for a person; empty where the label already tells that
 */
void
vedette_breakdown_add_factor (VedetteBreakdown *self,
                              guint             party,
                              const char       *id,
                              const char       *label,
                              int               value,
                              const char       *rule,
                              const char       *source)
{
  vedette_value_add (G_LIST_STORE (self->factors), VedetteFactor, .id = id, .label = label, .rule = rule, .source = source,
                     .value = value, .party = party);
}

/**
 * vedette_breakdown_add_base:
 * @value: the number from which the factors are counted
 *
 * Adds what is not a bonus, but is shown among the factors; the rest is as in vedette_breakdown_add_factor().
 */
void
vedette_breakdown_add_base (VedetteBreakdown *self,
                            guint             party,
                            const char       *id,
                            const char       *label,
                            int               value,
                            const char       *rule,
                            const char       *source)
{
  vedette_value_add (G_LIST_STORE (self->factors), VedetteFactor, .id = id, .label = label, .rule = rule, .source = source,
                     .value = value, .party = party, .is_base = TRUE);
}

void
vedette_breakdown_add_outcome (VedetteBreakdown *self,
                               const char       *id,
                               const char       *label,
                               VedetteChance     chance)
{
  vedette_value_add (G_LIST_STORE (self->outcomes), VedetteOutcome, .id = id, .label = label, .chance = chance);
}

/**
 * vedette_breakdown_add_chart:
 *
 * Adds a table that is looked up, made as by vedette_chart_new().
 *
 * Returns: (transfer none): the chart, for vedette_chart_light()
 */
VedetteChart *
vedette_breakdown_add_chart (VedetteBreakdown   *self,
                             const char         *id,
                             const char         *label,
                             const char * const *columns,
                             const char * const *rows,
                             const char * const *cells)
{
  return vedette_value_append (G_LIST_STORE (self->charts), vedette_chart_new (id, label, columns, rows, cells));
}

/**
 * vedette_breakdown_list_rules:
 * @rules: (element-type utf8): ids, as in vedette_why_add()
 *
 * Adds the rule of each factor.
 */
void
vedette_breakdown_list_rules (VedetteBreakdown *self,
                              GPtrArray        *rules)
{
  vedette_each (VedetteFactor, factor, self->factors)
    vedette_why_add (rules, factor->rule);
}

/**
 * vedette_breakdown_get_total:
 *
 * Returns: the sum of the factors of one party
 */
int
vedette_breakdown_get_total (VedetteBreakdown *self,
                             guint             party)
{
  int total = 0;

  vedette_each (VedetteFactor, factor, self->factors)
    if (factor->party == party)
      total += factor->value;
  return total;
}

/**
 * vedette_breakdown_find_factor:
 *
 * Returns: (transfer none) (nullable): the first factor called @id
 */
VedetteFactor *
vedette_breakdown_find_factor (VedetteBreakdown *self,
                               const char       *id)
{
  vedette_each (VedetteFactor, factor, self->factors)
    if (g_str_equal (factor->id, id))
      return factor;
  return NULL;
}

/**
 * vedette_breakdown_get_chance:
 *
 * Returns: the chance of the outcome called @outcome, 0 if there is none
 */
VedetteChance
vedette_breakdown_get_chance (VedetteBreakdown *self,
                              const char       *outcome)
{
  vedette_each (VedetteOutcome, item, self->outcomes)
    if (g_str_equal (item->id, outcome))
      return item->chance;
  return vedette_chance_new (0, 1);
}

/* A line may be broken before a term, and nowhere in it.
 * @term: (transfer full): with the space before it, unless it is the first */
static void
add_term (GString    *text,
          const char *before,
          char       *term)
{
  g_autofree char *owned = term;
  g_auto (GStrv) words = g_strsplit (g_strstrip (owned), " ", -1);
  g_autofree char *whole = g_strjoinv (NO_BREAK_SPACE, words);

  g_string_append_printf (text, "%s%s", text->len > 0 ? before : "", whole);
}

/**
 * vedette_breakdown_say_sum:
 *
 * Returns: (transfer full) (nullable): how the needed number comes about, such as “19 (Average) − 1 (Adequate) − 2 (in
 *   reach) = 16”, where it is a sum; each term stays whole where a line is broken, and the last has what it comes to with it
 */
char *
vedette_breakdown_say_sum (VedetteBreakdown *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  int sum = 0;

  for (guint i = 0; i < g_list_model_get_n_items (self->factors); i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (self->factors, i);
      const char *label = factor->label;
      int value = factor->value;

      if (i == 0 && factor->is_base)
        /* Translators: the number that a sum begins with, and what it is, as in “19 (Average)” */
        add_term (text, " ", g_strdup_printf (C_("sum", "%d (%s)"), value, label));
      else if (value > 0)
        /* Translators: what makes a needed number smaller, as in “ − 2 (in reach)” */
        add_term (text, " ", g_strdup_printf (C_("sum", " − %d (%s)"), value, label));
      else if (value < 0)
        /* Translators: what makes a needed number larger, as in “ + 4 (in melee)” */
        add_term (text, " ", g_strdup_printf (C_("sum", " + %d (%s)"), -value, label));
      sum += factor->is_base ? value : -value;
    }
  if (sum != self->need || g_list_model_get_n_items (self->factors) < 2)
    return NULL;
  /* Translators: what a sum comes to */
  add_term (text, NO_BREAK_SPACE, g_strdup_printf (C_("sum", " = %d"), sum));
  return g_string_free (g_steal_pointer (&text), FALSE);
}
