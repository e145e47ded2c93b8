/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The working of a roll that was made, from the facts of its step. */

#include "vedette-config.h"

#include "core/skirmish/words/vedette-skirmish-log.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-facts.h"
#include "core/skirmish/state/vedette-attempt.h"

static int
read_enum (GType       type,
           const char *nick,
           int         fallback)
{
  const GEnumValue *value = vedette_enum_find (type, nick);

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
        vedette_breakdown_add_factor (breakdown, VEDETTE_PARTY_ROLLER, "trait",
                                      vedette_fact_text (json_node_get_object (node), "name"),
                                      vedette_fact_int (json_node_get_object (node), "value"), NULL, _("house rule"));
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
  factors = words->factors;
  breakdown = vedette_breakdown_new ();
  vedette_each (VedetteFactor, factor, factors)
    {
      int value = find_factor (values, factor->id);

      if (g_str_equal (factor->id, "other"))
        add_traits (breakdown, values);
      if (value != 0)
        (factor->is_base ? vedette_breakdown_add_base : vedette_breakdown_add_factor)
          (breakdown, VEDETTE_PARTY_ROLLER, factor->id, factor->label, value, factor->rule, factor->source);
    }
  need = vedette_fact_int (facts, "need");
  breakdown->need = need;
  if (vedette_chance_parse (vedette_fact_text (facts, "chance"), &chance))
    vedette_breakdown_add_outcome (breakdown, "success", _("takes the initiative"), chance);
  /* Whether the lowest faces could win was for a switch to say, and a step without its chance does not tell how that stood. */
  else if (need > VEDETTE_ATTEMPT_LOW)
    vedette_breakdown_add_outcome (breakdown, "success", _("takes the initiative"),
                                   vedette_chance_new (MAX (VEDETTE_ATTEMPT_SIDES + 1 - need, 0), VEDETTE_ATTEMPT_SIDES));
  return breakdown;
}
