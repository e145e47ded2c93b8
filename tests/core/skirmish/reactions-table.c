/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two small forces with weapons, rates and a command, for the tests of reactions, shooting, calls and duels. */

#include "reactions-table.h"

#include "core/rules/vedette-status.h"

static void
add (VedetteRules *rules,
     const char   *side,
     const char   *name,
     const char   *leader,
     const char   *weapon,
     int           count)
{
  VedetteFigure *figure = table_add (rules, side, name, "average", leader, count);

  table_set (rules, figure, "weapon", weapon);
  reactions_set_int (rules, name, "rate", 600);
}

/* Red (Ann, Ben, Col; six archers, javelins, crossbows) to act against Blue (Wat the leader, Will, Walt; bows, guns) */
VedetteRules *
reactions_begin (void)
{
  VedetteRules *rules = table_new ();

  add (rules, "Red", "Ann", "good", "none", 1);
  add (rules, "Red", "Ben", "none", "none", 1);
  add (rules, "Red", "Col", "none", "none", 1);
  add (rules, "Red", "Archers", "none", "bow", 6);
  add (rules, "Red", "Slingers", "none", "sling", 2);
  add (rules, "Red", "Darters", "none", "javelin", 3);
  add (rules, "Red", "Crossbows", "none", "crossbow", 4);
  add (rules, "Red", "Gunners", "none", "handgun", 2);
  add (rules, "Blue", "Wat", "good", "none", 1);
  add (rules, "Blue", "Will", "none", "bow", 1);
  add (rules, "Blue", "Walt", "none", "crossbow", 1);
  add (rules, "Blue", "Spearmen", "none", "none", 8);
  add (rules, "Blue", "Bowmen", "none", "bow", 5);
  table_do (rules, "{'move':'start','holder':'Red'}");
  return rules;
}

void
reactions_set_int (VedetteRules *rules,
                   const char   *line,
                   const char   *property,
                   int           value)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  VedetteEdit *edit = vedette_battle_edit (battle, "test");
  g_autoptr (GError) error = NULL;

  vedette_edit_set (edit, vedette_test_named (rules, VEDETTE_TYPE_FIGURE, line), property, value, NULL);
  vedette_battle_commit (battle, edit, &error);
  g_assert_no_error (error);
}

VedetteTri
reactions_melee (VedetteRules *rules,
                 const char   *line)
{
  return vedette_figure_get_melee (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, line));
}

/* Returns: whether the step says that it passed that */
gboolean
reactions_passed (VedetteStep *step,
                  const char  *what)
{
  JsonObject *facts = vedette_step_get_facts (step);
  JsonArray *passed;

  if (!json_object_has_member (facts, "passed"))
    return FALSE;
  passed = json_object_get_array_member (facts, "passed");
  for (guint i = 0; i < json_array_get_length (passed); i++)
    if (g_str_equal (json_array_get_string_element (passed, i), what))
      return TRUE;
  return FALSE;
}

/* @text: what the status says of it, NULL if it has no such line */
void
reactions_status (VedetteRules *rules,
                  const char   *id,
                  const char   *text)
{
  g_autoptr (GListModel) list = vedette_rules_get_status (rules, NULL);
  const char *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (VedetteStatus) status = g_list_model_get_item (list, i);

      if (g_str_equal (status->id, id))
        found = status->text;
    }
  g_assert_cmpstr (found, ==, text);
}
