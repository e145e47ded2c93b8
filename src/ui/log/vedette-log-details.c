/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a roll in the log rested on: every factor with its source, the need, where the die came from. */

#include "vedette-config.h"

#include "ui/log/vedette-log-details.h"

#include <glib/gi18n-lib.h>

#include "core/dice/vedette-dice.h"
#include "core/rules/vedette-facts.h"
#include "ui/widgets/vedette-chart-grid.h"
#include "ui/widgets/vedette-digits.h"
#include "ui/widgets/vedette-why-button.h"

static VedetteBreakdown *
explain (VedetteSession *session,
         VedetteStep    *step)
{
  return vedette_rules_explain (vedette_session_get_rules (session), step, VEDETTE_AUDIENCE_ALL);
}

static GtkWidget *
make_cell (const char *text,
           float       xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  return label;
}

static GtkWidget *
make_why (const char *rule)
{
  GtkWidget *why = vedette_why_button_new ();

  vedette_why_button_set_rule (VEDETTE_WHY_BUTTON (why), rule);
  return why;
}

/* A bonus makes the needed number smaller, so its sign turns; the base rate is where it starts. */
static char *
format_factor (VedetteFactor *factor)
{
  int value = factor->value;

  if (factor->is_base)
    return g_strdup_printf ("%d", value);
  return vedette_digits_keep_order (g_strdup_printf ("%s%d", value > 0 ? "−" : "+", ABS (value)));
}

static char *
format_need (VedetteBreakdown *breakdown)
{
  int need = breakdown->need;
  g_autoptr (VedetteOutcome) outcome = g_list_model_get_item (breakdown->outcomes, 0);
  g_autofree char *percent = NULL;

  /* The first is what the number was needed for. */
  if (outcome == NULL)
    /* Translators: the number that the die had to show */
    return g_strdup_printf (_("Needed %d or more"), need);
  percent = vedette_chance_percent (outcome->chance);
  /* Translators: the number that the die had to show, and the chance of that */
  return g_strdup_printf (_("Needed %d or more · %s"), need, percent);
}

/* Returns: (nullable): where the die of the step came from, be it noted by itself or as one that was asked for */
static JsonNode *
find_source (VedetteStep *step)
{
  JsonObject *facts = vedette_step_get_facts (step);
  JsonArray *rolls = vedette_fact_array (facts, VEDETTE_FACT_ROLLS);
  JsonNode *roll = rolls != NULL && json_array_get_length (rolls) > 0 ? json_array_get_element (rolls, 0) : NULL;

  return json_object_get_member (roll != NULL && JSON_NODE_HOLDS_OBJECT (roll) ? json_node_get_object (roll) : facts, "dice");
}

static char *
format_die (VedetteSession *session,
            VedetteStep    *step)
{
  int natural = vedette_rules_get_single_die (vedette_session_get_rules (session), step, VEDETTE_AUDIENCE_ALL, NULL);
  JsonNode *dice = find_source (step);

  if (natural == 0)
    return g_strdup (_("The die was kept secret"));
  if (dice != NULL && JSON_NODE_HOLDS_VALUE (dice) && json_node_get_value_type (dice) == G_TYPE_STRING &&
      g_str_equal (json_node_get_string (dice), "typed"))
    /* Translators: what the die showed */
    return g_strdup_printf (_("Die rolled on the table: natural %d"), natural);
  /* Translators: what the die showed */
  return g_strdup_printf (_("Die rolled by Vedette: natural %d"), natural);
}

/* Returns: (transfer full) (element-type utf8): the rules that both sides agreed to override */
static GPtrArray *
list_overridden (VedetteSession *session,
                 VedetteStep    *step)
{
  GPtrArray *rules = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (JsonObject) facts = vedette_rules_get_facts (vedette_session_get_rules (session), step, VEDETTE_AUDIENCE_ALL);

  vedette_rules_add_overridden (facts, rules);
  return rules;
}

/**
 * vedette_log_details_has:
 *
 * Returns: whether the step rests on a roll that has something to explain, or on an agreement against a rule
 */
gboolean
vedette_log_details_has (VedetteSession *session,
                         VedetteStep    *step)
{
  g_autoptr (VedetteBreakdown) breakdown = explain (session, step);
  g_autoptr (GPtrArray) overridden = list_overridden (session, step);

  return breakdown != NULL || overridden->len > 0;
}

static GtkWidget *
make_overridden (GPtrArray *rules)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *why = vedette_why_button_new ();

  vedette_why_button_set_rules (VEDETTE_WHY_BUTTON (why), rules);
  gtk_box_append (GTK_BOX (box), make_cell (_("Both sides agreed to override a rule"), 0));
  gtk_box_append (GTK_BOX (box), why);
  return box;
}

static GtkWidget *
make_working (VedetteSession   *session,
              VedetteStep      *step,
              VedetteBreakdown *breakdown)
{
  GListModel *factors = breakdown->factors;
  guint n = g_list_model_get_n_items (factors);
  g_autofree char *need = format_need (breakdown);
  g_autofree char *die = format_die (session, step);
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *last;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (factors, i);
      g_autofree char *value = format_factor (factor);
      GtkWidget *number = make_cell (value, 1), *source = make_cell (factor->source, 0);

      gtk_widget_add_css_class (number, "numeric");
      gtk_widget_add_css_class (source, "dim-label");
      gtk_grid_attach (GTK_GRID (grid), number, 0, (int) i, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), make_cell (factor->label, 0), 1, (int) i, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), source, 2, (int) i, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), make_why (factor->rule), 3, (int) i, 1, 1);
    }
  last = make_cell (need, 0);
  gtk_widget_add_css_class (last, "heading");
  gtk_grid_attach (GTK_GRID (grid), last, 0, (int) n, 3, 1);
  gtk_grid_attach (GTK_GRID (grid), make_cell (die, 0), 0, (int) n + 1, 3, 1);
  for (guint i = 0; i < g_list_model_get_n_items (breakdown->charts); i++)
    {
      g_autoptr (VedetteChart) chart = g_list_model_get_item (breakdown->charts, i);

      gtk_grid_attach (GTK_GRID (grid), vedette_chart_grid_new (chart), 0, (int) (n + 2 + i), 3, 1);
    }
  return grid;
}

/**
 * vedette_log_details_new:
 *
 * Returns: (transfer floating): what a step rested on: the factors of its roll, and the rules that were overridden
 */
GtkWidget *
vedette_log_details_new (VedetteSession *session,
                         VedetteStep    *step)
{
  g_autoptr (VedetteBreakdown) breakdown = explain (session, step);
  g_autoptr (GPtrArray) overridden = list_overridden (session, step);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  if (breakdown != NULL)
    gtk_box_append (GTK_BOX (box), make_working (session, step, breakdown));
  if (overridden->len > 0)
    gtk_box_append (GTK_BOX (box), make_overridden (overridden));
  return box;
}
