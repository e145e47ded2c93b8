/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creates a battle with the forces of another battle, and checks what must be true of the new battle in every system. */

#include "vedette-test-forces.h"

/* Returns: (transfer full): a battle without steps, of the same system as @like */
static VedetteRules *
new_empty (VedetteRules *like)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (vedette_battle_get_schema (vedette_rules_get_battle (like)));

  vedette_battle_set_clock (battle, "2026-01-02T03:04:05Z");
  return g_object_new (G_OBJECT_TYPE (like), "battle", battle, NULL);
}

char *
vedette_test_dump (VedetteRules *rules)
{
  return vedette_battle_dump (vedette_rules_get_battle (rules));
}

static VedetteRules *
bring (VedetteRules *from,
       gboolean      losses)
{
  VedetteRules *rules = new_empty (from);
  g_autoptr (VedetteMove) move = vedette_rules_new_set_up (rules);
  g_autoptr (GError) error = NULL;

  vedette_rules_set_up_with_forces (rules, move, from, losses, &error);
  g_assert_no_error (error);
  return rules;
}

/* Checks that one step brings all forces into the battle: undo gives a default battle, redo restores the forces, and
 * every audience can see the step. */
static void
assert_one_step (VedetteRules *rules)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  VedetteStep *step = vedette_battle_get_current (battle);
  g_autoptr (VedetteRules) plain = new_empty (rules);
  g_autofree char *after = vedette_test_dump (rules), *before = NULL, *undone = NULL, *again = NULL;

  g_assert_cmpuint (vedette_battle_get_place (battle), ==, 2);
  g_assert_cmpstr (vedette_step_get_kind (step), ==, VEDETTE_STEP_FORCES);
  g_assert_true (vedette_rules_may_see_step (rules, step, VEDETTE_AUDIENCE_ALL));
  g_assert_true (vedette_rules_set_up (plain, NULL));
  before = vedette_test_dump (plain);
  g_assert_true (vedette_battle_go_to (battle, 1, NULL));
  undone = vedette_test_dump (rules);
  g_assert_cmpstr (undone, ==, before);
  g_assert_true (vedette_battle_go_to (battle, vedette_step_get_n (step), NULL));
  again = vedette_test_dump (rules);
  g_assert_cmpstr (again, ==, after);
}

/**
 * vedette_test_again:
 * @losses: whether casualties of @from stay removed
 *
 * Creates a battle with the forces of @from. Checks that @from does not change, and that a third battle with the forces
 * of the new battle equals the new battle.
 *
 * Returns: (transfer full): the rules of the new battle
 */
VedetteRules *
vedette_test_again (VedetteRules *from,
                    gboolean      losses)
{
  g_autofree char *before = vedette_test_dump (from), *after = NULL, *once = NULL, *twice = NULL;
  VedetteRules *rules = bring (from, losses);
  g_autoptr (VedetteRules) second = bring (rules, losses);

  after = vedette_test_dump (from);
  g_assert_cmpstr (after, ==, before);
  assert_one_step (rules);
  once = vedette_test_dump (rules);
  twice = vedette_test_dump (second);
  g_assert_cmpstr (twice, ==, once);
  return rules;
}

/* Returns: (transfer none): the score of @party with this @label; the test fails if there is none */
VedetteScore *
vedette_test_score (GListModel *scores,
                    const char *party,
                    const char *label)
{
  for (guint i = 0; i < g_list_model_get_n_items (scores); i++)
    {
      g_autoptr (VedetteScore) score = g_list_model_get_item (scores, i);

      if (g_str_equal (score->party, party) && g_str_equal (score->label, label))
        return score; /* the pointer stays valid, because the list model still owns the score */
    }
  g_error ("%s has no figure called %s", party, label);
}
