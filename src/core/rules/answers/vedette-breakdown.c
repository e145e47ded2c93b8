/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a roll is made of: the factors of each party with their sources, and each outcome with its chance. */

#include "vedette-config.h"

#include "core/rules/answers/vedette-breakdown.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-why.h"

#define NO_BREAK_SPACE "\u00a0"

struct _VedetteFactor
{
  GObject parent_instance;

  char *id;
  char *label;
  char *rule;
  char *source;
  int value;
  guint party;
  gboolean is_base;
};

struct _VedetteOutcome
{
  GObject parent_instance;

  char *id;
  char *label;
  VedetteChance chance;
};

/**
 * VedetteBreakdown:
 *
 * A roll may be of one party against a number or of several against each other, so factors say whose they are, and
 * there may be any number of outcomes.
 */
struct _VedetteBreakdown
{
  GObject parent_instance;

  GListStore *factors;
  GListStore *outcomes;
  GListStore *charts;
  int need;
};

G_DEFINE_FINAL_TYPE (VedetteFactor, vedette_factor, G_TYPE_OBJECT)
G_DEFINE_FINAL_TYPE (VedetteOutcome, vedette_outcome, G_TYPE_OBJECT)
G_DEFINE_FINAL_TYPE (VedetteBreakdown, vedette_breakdown, G_TYPE_OBJECT)

static void
vedette_factor_finalize (GObject *object)
{
  VedetteFactor *self = VEDETTE_FACTOR (object);

  g_free (self->id);
  g_free (self->label);
  g_free (self->rule);
  g_free (self->source);

  G_OBJECT_CLASS (vedette_factor_parent_class)->finalize (object);
}

static void
vedette_factor_class_init (VedetteFactorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_factor_finalize;
}

static void
vedette_factor_init (VedetteFactor *self)
{
}

const char *
vedette_factor_get_id (VedetteFactor *self)
{
  return self->id;
}

const char *
vedette_factor_get_label (VedetteFactor *self)
{
  return self->label;
}

/**
 * vedette_factor_get_value:
 *
 * Returns: what it adds, signed as a bonus to the one who rolls; of a base number the number itself
 */
int
vedette_factor_get_value (VedetteFactor *self)
{
  return self->value;
}

/**
 * vedette_factor_is_base:
 *
 * Returns: whether it is the number from which the others are counted, and no bonus
 */
gboolean
vedette_factor_is_base (VedetteFactor *self)
{
  return self->is_base;
}

/**
 * vedette_factor_get_rule:
 *
 * Returns: (nullable): the id of the rule that it comes from; %NULL for a house rule of the players
 */
const char *
vedette_factor_get_rule (VedetteFactor *self)
{
  return self->rule;
}

/**
 * vedette_factor_get_source:
 *
 * Returns: where it comes from, for a person, such as “base rate”; empty where the label already tells that
 */
const char *
vedette_factor_get_source (VedetteFactor *self)
{
  return self->source;
}

/**
 * vedette_factor_get_party:
 *
 * Returns: whose it is: a place in vedette_rules_list_parties(), or %VEDETTE_PARTY_ROLLER
 */
guint
vedette_factor_get_party (VedetteFactor *self)
{
  return self->party;
}

static void
vedette_outcome_finalize (GObject *object)
{
  VedetteOutcome *self = VEDETTE_OUTCOME (object);

  g_free (self->id);
  g_free (self->label);

  G_OBJECT_CLASS (vedette_outcome_parent_class)->finalize (object);
}

static void
vedette_outcome_class_init (VedetteOutcomeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_outcome_finalize;
}

static void
vedette_outcome_init (VedetteOutcome *self)
{
}

const char *
vedette_outcome_get_id (VedetteOutcome *self)
{
  return self->id;
}

const char *
vedette_outcome_get_label (VedetteOutcome *self)
{
  return self->label;
}

VedetteChance
vedette_outcome_get_chance (VedetteOutcome *self)
{
  return self->chance;
}

static void
vedette_breakdown_finalize (GObject *object)
{
  VedetteBreakdown *self = VEDETTE_BREAKDOWN (object);

  g_clear_object (&self->factors);
  g_clear_object (&self->outcomes);
  g_clear_object (&self->charts);

  G_OBJECT_CLASS (vedette_breakdown_parent_class)->finalize (object);
}

static void
vedette_breakdown_class_init (VedetteBreakdownClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_breakdown_finalize;
}

static void
vedette_breakdown_init (VedetteBreakdown *self)
{
  self->factors = g_list_store_new (VEDETTE_TYPE_FACTOR);
  self->outcomes = g_list_store_new (VEDETTE_TYPE_OUTCOME);
  self->charts = g_list_store_new (VEDETTE_TYPE_CHART);
}

VedetteBreakdown *
vedette_breakdown_new (void)
{
  return g_object_new (VEDETTE_TYPE_BREAKDOWN, NULL);
}

static VedetteFactor *
add_factor (VedetteBreakdown *self,
            guint             party,
            const char       *id,
            const char       *label,
            int               value,
            const char       *rule,
            const char       *source)
{
  g_autoptr (VedetteFactor) factor = g_object_new (VEDETTE_TYPE_FACTOR, NULL);

  factor->party = party;
  factor->id = g_strdup (id);
  factor->label = g_strdup (label);
  factor->value = value;
  factor->rule = g_strdup (rule);
  factor->source = g_strdup (source);
  g_list_store_append (self->factors, factor);
  return factor;
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
  add_factor (self, party, id, label, value, rule, source);
}

/**
 * vedette_breakdown_add_base:
 * @value: the number from which the factors are counted
 *
 * Adds what no bonus is, but is said among them; the rest is as in vedette_breakdown_add_factor().
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
  add_factor (self, party, id, label, value, rule, source)->is_base = TRUE;
}

void
vedette_breakdown_add_outcome (VedetteBreakdown *self,
                               const char       *id,
                               const char       *label,
                               VedetteChance     chance)
{
  g_autoptr (VedetteOutcome) outcome = g_object_new (VEDETTE_TYPE_OUTCOME, NULL);

  outcome->id = g_strdup (id);
  outcome->label = g_strdup (label);
  outcome->chance = chance;
  g_list_store_append (self->outcomes, outcome);
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
  g_autoptr (VedetteChart) chart = vedette_chart_new (id, label, columns, rows, cells);

  g_list_store_append (self->charts, chart);
  return chart;
}

GListModel *
vedette_breakdown_get_charts (VedetteBreakdown *self)
{
  return G_LIST_MODEL (self->charts);
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
  GListModel *factors = G_LIST_MODEL (self->factors);

  for (guint i = 0; i < g_list_model_get_n_items (factors); i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (factors, i);

      vedette_why_add (rules, factor->rule);
    }
}

/**
 * vedette_breakdown_set_need:
 * @need: the number to be rolled or beaten, not held within the faces of the die
 */
void
vedette_breakdown_set_need (VedetteBreakdown *self,
                            int               need)
{
  self->need = need;
}

int
vedette_breakdown_get_need (VedetteBreakdown *self)
{
  return self->need;
}

GListModel *
vedette_breakdown_get_factors (VedetteBreakdown *self)
{
  return G_LIST_MODEL (self->factors);
}

GListModel *
vedette_breakdown_get_outcomes (VedetteBreakdown *self)
{
  return G_LIST_MODEL (self->outcomes);
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

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->factors)); i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (G_LIST_MODEL (self->factors), i);

      if (factor->party == party)
        total += factor->value;
    }
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
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->factors)); i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (G_LIST_MODEL (self->factors), i);

      if (g_str_equal (factor->id, id))
        return factor;
    }
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
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->outcomes)); i++)
    {
      g_autoptr (VedetteOutcome) item = g_list_model_get_item (G_LIST_MODEL (self->outcomes), i);

      if (g_str_equal (item->id, outcome))
        return item->chance;
    }
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
  GListModel *factors = vedette_breakdown_get_factors (self);
  g_autoptr (GString) text = g_string_new (NULL);
  int sum = 0;

  for (guint i = 0; i < g_list_model_get_n_items (factors); i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (factors, i);
      const char *label = vedette_factor_get_label (factor);
      int value = vedette_factor_get_value (factor);

      if (i == 0 && vedette_factor_is_base (factor))
        /* Translators: the number that a sum begins with, and what it is, as in “19 (Average)” */
        add_term (text, " ", g_strdup_printf (C_("sum", "%d (%s)"), value, label));
      else if (value > 0)
        /* Translators: what makes a needed number smaller, as in “ − 2 (in reach)” */
        add_term (text, " ", g_strdup_printf (C_("sum", " − %d (%s)"), value, label));
      else if (value < 0)
        /* Translators: what makes a needed number larger, as in “ + 4 (in melee)” */
        add_term (text, " ", g_strdup_printf (C_("sum", " + %d (%s)"), -value, label));
      sum += vedette_factor_is_base (factor) ? value : -value;
    }
  if (sum != vedette_breakdown_get_need (self) || g_list_model_get_n_items (factors) < 2)
    return NULL;
  /* Translators: what a sum comes to */
  add_term (text, NO_BREAK_SPACE, g_strdup_printf (C_("sum", " = %d"), sum));
  return g_string_free (g_steal_pointer (&text), FALSE);
}
