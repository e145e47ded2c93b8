/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The working of a roll that was made, and all dice of a battle together, both from the facts of its steps. */

#include "vedette-config.h"

#include "core/skirmish/words/vedette-skirmish-log.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-facts.h"

static gboolean
read_int (JsonNode *node,
          int      *number)
{
  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64)
    return FALSE;
  *number = (int) CLAMP (json_node_get_int (node), G_MININT + 1, G_MAXINT);
  return TRUE;
}

static int
read_enum (GType       type,
           const char *nick,
           int         fallback)
{
  g_autoptr (GEnumClass) klass = g_type_class_ref (type);
  GEnumValue *value = g_enum_get_value_by_nick (klass, nick);

  return value != NULL ? value->value : fallback;
}

static int
find_factor (JsonArray  *factors,
             const char *id)
{
  for (guint i = 0; i < json_array_get_length (factors); i++)
    {
      JsonNode *node = json_array_get_element (factors, i);

      if (JSON_NODE_HOLDS_OBJECT (node) && g_str_equal (vedette_fact_text (json_node_get_object (node), "id"), id))
        return vedette_fact_int (json_node_get_object (node), "value");
    }
  return 0;
}

/* House rules were called what they were called. */
static void
add_traits (VedetteBreakdown *breakdown,
            JsonArray        *factors)
{
  for (guint i = 0; i < json_array_get_length (factors); i++)
    {
      JsonNode *node = json_array_get_element (factors, i);

      if (JSON_NODE_HOLDS_OBJECT (node) && g_str_equal (vedette_fact_text (json_node_get_object (node), "id"), "trait"))
        vedette_breakdown_add_factor (breakdown, 0, "trait", vedette_fact_text (json_node_get_object (node), "name"),
                                      vedette_fact_int (json_node_get_object (node), "value"), _("house rule"));
    }
}

/**
 * vedette_skirmish_explain:
 *
 * Says again what a roll to snatch rested on. The values are those of the time; the words are today's.
 *
 * Returns: (transfer full) (nullable): the factors that were not zero, the need, and the chance of `success` if it is
 *   certain; %NULL for a step without a working
 */
VedetteBreakdown *
vedette_skirmish_explain (VedetteStep *step)
{
  JsonObject *facts = vedette_step_get_facts (step);
  JsonArray *values = vedette_fact_array (facts, "factors");
  g_autoptr (VedetteBreakdown) words = NULL;
  VedetteAttempt attempt = { 0 };
  VedetteBreakdown *breakdown;
  GListModel *factors;
  VedetteChance chance;
  int need;

  if (values == NULL)
    return NULL;
  attempt.troops = (VedetteTroops) read_enum (VEDETTE_TYPE_TROOPS, vedette_fact_text (facts, "troops"), VEDETTE_TROOPS_AVERAGE);
  attempt.leader = (VedetteLeader) read_enum (VEDETTE_TYPE_LEADER, vedette_fact_text (facts, "leader"), VEDETTE_LEADER_NONE);
  attempt.counters = CLAMP (find_factor (values, "counters") / 2, 0, VEDETTE_ATTEMPT_MAX_COUNTERS);
  attempt.other_why = vedette_fact_text (facts, "why");
  words = vedette_attempt_break_down (&attempt);
  factors = vedette_breakdown_get_factors (words);
  breakdown = vedette_breakdown_new ();
  for (guint i = 0; i < g_list_model_get_n_items (factors); i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (factors, i);
      int value = find_factor (values, vedette_factor_get_id (factor));

      if (g_str_equal (vedette_factor_get_id (factor), "other"))
        add_traits (breakdown, values);
      if (value != 0)
        vedette_breakdown_add_factor (breakdown, 0, vedette_factor_get_id (factor), vedette_factor_get_label (factor),
                                      value, vedette_factor_get_source (factor));
    }
  vedette_breakdown_set_need (breakdown, vedette_fact_int (facts, "need"));
  if (vedette_chance_parse (vedette_fact_text (facts, "chance"), &chance))
    vedette_breakdown_add_outcome (breakdown, "success", _("takes the initiative"), chance);
  need = vedette_fact_int (facts, "need");
  vedette_breakdown_set_need (breakdown, need);
  /* Whether the lowest faces could win was for a switch to say, and the step does not tell how that stood. */
  if (need > VEDETTE_ATTEMPT_LOW)
    vedette_breakdown_add_outcome (breakdown, "success", _("takes the initiative"),
                                   vedette_chance_new (MAX (VEDETTE_ATTEMPT_SIDES + 1 - need, 0), VEDETTE_ATTEMPT_SIDES));
  return breakdown;
}

/**
 * vedette_skirmish_get_natural:
 *
 * Returns: the natural die of the step, 1 to 20; 0 if there was none, or nobody saw it
 */
int
vedette_skirmish_get_natural (VedetteStep *step)
{
  int natural = vedette_fact_int (vedette_step_get_facts (step), "natural");

  return natural >= 1 && natural <= VEDETTE_ATTEMPT_SIDES ? natural : 0;
}

static void
count (VedetteDiceTally *self,
       int               natural)
{
  if (natural < 1 || natural > VEDETTE_ATTEMPT_SIDES)
    return;
  self->n++;
  self->sum += (guint) natural;
  self->faces[natural]++;
  if (natural <= VEDETTE_ATTEMPT_LOW)
    self->low++;
}

/* A side may have had another name then: going backwards, each renaming is taken back. */
static void
take_name_back (JsonObject  *facts,
                const char  *names[2])
{
  JsonNode *changed = json_object_get_member (facts, "changed");
  JsonArray *pair = changed != NULL && JSON_NODE_HOLDS_OBJECT (changed)
                      ? vedette_fact_array (json_node_get_object (changed), "name") : NULL;
  const char *old = vedette_fact_text (facts, "side");
  JsonNode *after;

  if (pair == NULL || json_array_get_length (pair) != 2)
    return;
  after = json_array_get_element (pair, 1);
  if (!JSON_NODE_HOLDS_VALUE (after) || json_node_get_value_type (after) != G_TYPE_STRING)
    return;
  for (guint i = 0; i < 2; i++)
    if (g_str_equal (names[i], json_node_get_string (after)))
      {
        names[i] = old;
        return;
      }
}

static void
count_step (VedetteDiceTally  tallies[2],
            VedetteStep      *step,
            const char       *names[2])
{
  JsonObject *facts = vedette_step_get_facts (step);
  JsonArray *naturals = vedette_fact_array (facts, "naturals");
  int natural = vedette_skirmish_get_natural (step);

  /* Rolling off, both sides roll by turns until one is ahead. */
  for (guint i = 0; naturals != NULL && i < json_array_get_length (naturals); i++)
    {
      int die = 0;

      if (read_int (json_array_get_element (naturals, i), &die))
        count (&tallies[i % 2], die);
    }
  if (natural == 0)
    return;
  for (guint i = 0; i < 2; i++)
    if (g_str_equal (names[i], vedette_fact_text (facts, "side")))
      {
        count (&tallies[i], natural);
        return;
      }
}

/**
 * vedette_skirmish_tally:
 * @tallies: (out): of the first and of the second side
 *
 * Counts the natural d20s of each side in all steps that are in force: those that were undone were never rolled.
 */
void
vedette_skirmish_tally (VedetteBattle    *battle,
                        VedetteDiceTally  tallies[2])
{
  VedetteSkirmish skirmish;
  const char *names[2];

  vedette_skirmish_read (&skirmish, battle);
  for (guint i = 0; i < 2; i++)
    {
      tallies[i] = (VedetteDiceTally) { 0 };
      names[i] = vedette_force_get_name (skirmish.forces[i]);
    }
  for (guint i = vedette_battle_get_place (battle); i-- > 0;)
    {
      VedetteStep *step = vedette_battle_get_branch (battle, i);

      if (g_str_equal (vedette_step_get_kind (step), "set-side"))
        take_name_back (vedette_step_get_facts (step), names);
      else
        count_step (tallies, step, names);
    }
}

/**
 * vedette_dice_tally_describe:
 *
 * Returns: (transfer full): the dice beside what as many fair ones would give: a mean of 10.5, and 3 of 20 low
 */
char *
vedette_dice_tally_describe (const VedetteDiceTally *self)
{
  g_autofree char *mean = NULL, *fair = NULL, *low = NULL, *expected = NULL, *dice = NULL;

  if (self->n == 0)
    return g_strdup (_("No die rolled yet."));
  dice = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u die", "%u dice", (gulong) self->n), self->n);
  mean = g_strdup_printf ("%.2f", (double) self->sum / self->n);
  fair = g_strdup_printf ("%.2f", (VEDETTE_ATTEMPT_SIDES + 1) / 2.0);
  low = g_strdup_printf ("%u", self->low);
  expected = g_strdup_printf ("%.2f", (double) self->n * VEDETTE_ATTEMPT_LOW / VEDETTE_ATTEMPT_SIDES);
  /* Translators: how many dice; their mean, and that of a fair die; how many were 1 to 3, and how many of as many fair
   * dice would be, as in “4 dice: mean 9.25 (a fair die: 10.50); 1 to 3: 1 (fair dice: 0.60).” */
  return g_strdup_printf (_("%s: mean %s (a fair die: %s); 1 to 3: %s (fair dice: %s)."), dice, mean, fair, low,
                          expected);
}
