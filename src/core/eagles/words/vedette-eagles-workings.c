/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the rolls of units and of recipients of orders were made of, with the charts lit where they were read off. */

#include "vedette-config.h"

#include "core/eagles/words/vedette-eagles-words.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/state/vedette-eagles-class-dice.h"
#include "core/eagles/state/vedette-eagles-dispatches.h"
#include "core/rules/vedette-dice-request.h"
#include "core/rules/vedette-facts.h"

/* Whose the die of a step was, as one of the parties of a breakdown */
static guint
get_party (JsonObject *facts)
{
  JsonArray *rolls = vedette_fact_array (facts, VEDETTE_FACT_ROLLS);
  JsonNode *node = rolls != NULL && json_array_get_length (rolls) > 0 ? json_array_get_element (rolls, 0) : NULL;

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node)
             ? (guint) vedette_eagles_fact_value (json_node_get_object (node), "party", vedette_eagles_side_get_type ())
             : VEDETTE_EAGLES_RED;
}

static VedetteBreakdown *
begin (JsonObject *facts,
       const char *rule)
{
  VedetteBreakdown *working = vedette_breakdown_new ();

  vedette_breakdown_add_base (working, get_party (facts), VEDETTE_EAGLES_FACT_NATURAL, _("Die"),
                              vedette_fact_int (facts, VEDETTE_EAGLES_FACT_NATURAL), rule, "");
  return working;
}

static VedetteBreakdown *
explain_skirmish (JsonObject *facts)
{
  VedetteBreakdown *working = begin (facts, "E-19");
  int troops = vedette_eagles_fact_value (facts, VEDETTE_EAGLES_FACT_TROOPS, vedette_eagles_troops_get_type ());

  vedette_breakdown_add_factor (working, get_party (facts), VEDETTE_EAGLES_FACT_SCREEN, _(VEDETTE_EAGLES_LABEL_SCREEN),
                                vedette_fact_int (facts, VEDETTE_EAGLES_FACT_SCREEN), "E-19", "");
  vedette_breakdown_add_factor (working, get_party (facts), VEDETTE_EAGLES_FACT_AGAINST, _(VEDETTE_EAGLES_LABEL_AGAINST),
                                vedette_fact_int (facts, VEDETTE_EAGLES_FACT_AGAINST), "A-E24", "");
  vedette_eagles_light_skirmish_chart (vedette_eagles_add_skirmish_chart (working), (VedetteEaglesTroops) troops,
                                       vedette_fact_int (facts, VEDETTE_EAGLES_FACT_TOTAL));
  return working;
}

static VedetteBreakdown *
explain_test (JsonObject *facts)
{
  VedetteBreakdown *working = begin (facts, "E-45");
  GType type = vedette_eagles_situation_get_type ();
  int situation = vedette_eagles_fact_value (facts, VEDETTE_EAGLES_FACT_SITUATION, type);

  if (vedette_fact_boolean (facts, VEDETTE_EAGLES_FACT_CHARGE))
    vedette_breakdown_add_factor (working, get_party (facts), VEDETTE_EAGLES_FACT_CHARGE, _(VEDETTE_EAGLES_LABEL_CHARGE),
                                  VEDETTE_EAGLES_CHARGE_MODIFIER, "E-47", "");
  if (vedette_fact_boolean (facts, VEDETTE_EAGLES_FACT_ATTACHED))
    vedette_breakdown_add_factor (working, get_party (facts), VEDETTE_EAGLES_FACT_ATTACHED, _(VEDETTE_EAGLES_LABEL_COMMANDER),
                                  VEDETTE_EAGLES_ATTACHED_MODIFIER, "E-47", "");
  vedette_eagles_light_reaction_chart (vedette_eagles_add_reaction_chart (working), (VedetteEaglesSituation) situation,
                                       vedette_fact_int (facts, VEDETTE_EAGLES_FACT_TOTAL));
  return working;
}

static VedetteBreakdown *
explain_order (JsonObject *facts)
{
  VedetteBreakdown *working = begin (facts, "E-10");

  vedette_breakdown_add_factor (working, get_party (facts), "rating", vedette_fact_text (facts, VEDETTE_EAGLES_FACT_RECIPIENT),
                                vedette_fact_int (facts, VEDETTE_EAGLES_FACT_MODIFIER), "E-10", "");
  return working;
}

/* Both dice, each with what it brings */
static VedetteBreakdown *
explain_determined (JsonObject *facts)
{
  JsonArray *armies = vedette_fact_array (facts, VEDETTE_EAGLES_FACT_ARMIES);
  VedetteBreakdown *working = vedette_breakdown_new ();

  for (guint i = 0; armies != NULL && i < json_array_get_length (armies) && i < VEDETTE_N_EAGLES_SIDES; i++)
    {
      JsonNode *node = json_array_get_element (armies, i);

      if (JSON_NODE_HOLDS_OBJECT (node))
        vedette_breakdown_add_base (working, i, VEDETTE_EAGLES_FACT_NATURAL, _("Die"),
                                    vedette_fact_int (json_node_get_object (node), VEDETTE_EAGLES_FACT_NATURAL), "E-15", "");
    }
  return working;
}

/**
 * vedette_eagles_explain_check:
 *
 * Returns: (transfer full) (nullable): what the roll of a step was made of that is no opposed roll
 */
VedetteBreakdown *
vedette_eagles_explain_check (VedetteStep *step)
{
  static const struct
  {
    const char *kind;
    VedetteBreakdown *(*explain) (JsonObject *facts);
  } kinds[] = {
    { "check-skirmish", explain_skirmish }, { "test-local", explain_test },         { "activate-independent", explain_test },
    { "activate-order", explain_order },    { "determine", explain_determined },
  };
  JsonObject *facts = vedette_step_get_facts (step);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (vedette_step_get_kind (step), kinds[i].kind) && json_object_has_member (facts, VEDETTE_FACT_ROLLS))
      return kinds[i].explain (facts);
  return NULL;
}
