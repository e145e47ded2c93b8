/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Traits: where they come from, whom they go with, and that every number of a roll knows them. */

#include "core/skirmish/state/vedette-candidates.h"
#include "core/skirmish/state/vedette-foresight.h"
#include "core/skirmish/state/vedette-traits.h"
#include "edits-fixture.h"

#define START "{\"move\":\"start\",\"holder\":\"blue\"}"

static char *
list_traits (VedetteRules *rules)
{
  GListModel *traits = vedette_battle_get_records (vedette_rules_get_battle (rules), VEDETTE_TYPE_TRAIT);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (traits); i++)
    {
      g_autoptr (VedetteTrait) trait = g_list_model_get_item (traits, i);
      VedetteRecord *whose = vedette_battle_find (vedette_rules_get_battle (rules), VEDETTE_TYPE_RECORD,
                                                  vedette_trait_get_whose (trait));
      g_autofree char *name = NULL;

      g_assert_nonnull (whose);
      g_object_get (whose, "name", &name, NULL);
      g_string_append_printf (text, "%s%s: %s %+d", i > 0 ? "; " : "", name, vedette_trait_get_name (trait),
                              vedette_trait_get_value (trait));
    }
  return g_string_free (text, FALSE);
}

static void
assert_traits (VedetteRules *rules,
               const char   *expected)
{
  g_autofree char *found = list_traits (rules);

  g_assert_cmpstr (found, ==, expected);
}

static void
test_edits (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();
  VedetteStep *step;

  step = edits_do (rules, "{\"edit\":\"add-trait\",\"whose\":\"Archers\",\"name\":\" quick \",\"value\":2}");
  edits_assert_step (step, "all", "{\"whose\":\"Archers\",\"side\":\"Red\",\"name\":\"quick\",\"value\":2}",
                     "Red: Archers gained the trait quick +2.");
  step = edits_do (rules, "{\"edit\":\"add-trait\",\"whose\":\"red\",\"name\":\"the drum\",\"value\":-1}");
  edits_assert_step (step, "all", "{\"side\":\"Red\",\"name\":\"the drum\",\"value\":-1}",
                     "Red gained the trait the drum −1.");
  edits_do (rules, "{\"edit\":\"add-trait\",\"whose\":\"Wolves\",\"name\":\"sworn\"}");
  assert_traits (rules, "Archers: quick +2; Red: the drum -1; Wolves: sworn +1");

  step = edits_do (rules, "{\"edit\":\"set-trait\",\"trait\":\"quick\",\"value\":-20}");
  edits_assert_step (step, "all", "{\"whose\":\"Archers\",\"side\":\"Red\",\"name\":\"quick\",\"value\":2,"
                     "\"changed\":{\"value\":[2,-20]}}", "Red: Archers changed the trait quick +2 to quick −20.");
  edits_do (rules, "{\"edit\":\"set-trait\",\"trait\":\"Archers: quick −20\",\"name\":\"slow\",\"value\":-1}");
  vedette_test_refused (rules, "{\"edit\":\"set-trait\",\"trait\":\"slow\",\"value\":-1}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-trait\",\"trait\":\"slow\",\"value\":0}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-trait\",\"value\":1}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"add-trait\",\"name\":\"x\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"add-trait\",\"whose\":\"red\",\"name\":\" \"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"add-trait\",\"whose\":\"red\",\"name\":\"x\",\"value\":0}", NULL, TRUE);
  vedette_test_invalid (rules, "{\"edit\":\"add-trait\",\"whose\":\"red\",\"name\":\"x\",\"value\":21}",
                        VEDETTE_RULES_ERROR_DECLARATION);

  step = edits_do (rules, "{\"edit\":\"remove-trait\",\"trait\":\"slow\"}");
  edits_assert_step (step, "all", "{\"whose\":\"Archers\",\"side\":\"Red\",\"name\":\"slow\",\"value\":-1}",
                     "Red: Archers lost the trait slow −1.");
  vedette_test_refused (rules, "{\"edit\":\"remove-trait\"}", NULL, TRUE);
  assert_traits (rules, "Red: the drum -1; Wolves: sworn +1");
}

/* What somebody can do goes, comes and is shared with himself. */
static void
test_owners (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();

  edits_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"6 slingers, poor, sling, quick +2, (tall)\"}");
  assert_traits (rules, "Slingers: quick +2");
  edits_do (rules, "{\"edit\":\"split-line\",\"line\":\"Slingers\",\"men\":2,\"name\":\"Runners\"}");
  assert_traits (rules, "Slingers: quick +2; Runners: quick +2");
  edits_do (rules, "{\"edit\":\"set-trait\",\"trait\":\"Runners: quick +2\",\"value\":3}");
  vedette_test_refused (rules, "{\"edit\":\"join-lines\",\"line\":[\"Slingers\",\"Runners\"]}", NULL, TRUE);
  edits_do (rules, "{\"edit\":\"set-trait\",\"trait\":\"Runners: quick +3\",\"value\":2}");
  edits_do (rules, "{\"edit\":\"join-lines\",\"line\":[\"Slingers\",\"Runners\"]}");
  assert_traits (rules, "Slingers: quick +2");

  /* The text says all of a line; without one its traits stay. */
  edits_do (rules, "{\"edit\":\"set-line\",\"line\":\"Slingers\",\"count\":5}");
  assert_traits (rules, "Slingers: quick +2");
  vedette_test_refused (rules, "{\"edit\":\"set-line\",\"line\":\"Slingers\",\"text\":\"5 slingers, poor, sling, quick +2, (tall)\"}",
                        NULL, TRUE);
  edits_do (rules, "{\"edit\":\"set-line\",\"line\":\"Slingers\",\"text\":\"5 slingers, poor, sling, bold +1, (tall)\"}");
  assert_traits (rules, "Slingers: bold +1");
  edits_do (rules, "{\"edit\":\"remove-line\",\"line\":[\"Slingers\"]}");
  assert_traits (rules, "");

  edits_do (rules, "{\"edit\":\"add-trait\",\"whose\":\"Wolves\",\"name\":\"sworn\"}");
  edits_do (rules, "{\"edit\":\"remove-contingent\",\"contingent\":\"Wolves\"}");
  assert_traits (rules, "");
}

static void
test_hidden (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();

  edits_do (rules, "{\"edit\":\"set-line\",\"line\":\"Archers\",\"hidden\":true}");
  g_assert_cmpstr (vedette_step_get_audience (edits_do (rules, "{\"edit\":\"add-trait\",\"whose\":\"Archers\",\"name\":\"x\"}")),
                   ==, "red");
  g_assert_cmpstr (vedette_step_get_audience (edits_do (rules, "{\"edit\":\"set-trait\",\"trait\":\"x\",\"value\":2}")), ==,
                   "red");
  g_assert_cmpstr (vedette_step_get_audience (edits_do (rules, "{\"edit\":\"remove-trait\",\"trait\":\"x\"}")), ==, "red");
}

static VedetteMove *
new_snatch (VedetteRules *rules,
            const char   *params)
{
  g_autoptr (JsonNode) node = json_from_string (params, NULL);
  g_autoptr (GError) error = NULL;
  VedetteMove *move = vedette_rules_new_move (rules, "snatch", json_node_get_object (node), &error);

  g_assert_no_error (error);
  return move;
}

/* @expected: each factor that is not zero, as name, value and source */
static void
assert_factors (VedetteBreakdown *breakdown,
                const char       *expected,
                int               need)
{
  GListModel *factors = breakdown->factors;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (factors); i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (factors, i);

      if (factor->rule == NULL && factor->value != 0)
        g_string_append_printf (text, "%s %+d %s;", factor->label, factor->value, factor->source);
    }
  g_assert_cmpstr (text->str, ==, expected);
  g_assert_cmpint (breakdown->need, ==, need);
}

static VedetteRules *
new_game (void)
{
  VedetteRules *rules = vedette_test_battle_new ();

  vedette_test_do (rules, "{\"edit\":\"add-contingent\",\"side\":\"red\",\"name\":\"Wolves\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"6 archers, average, bow, quick +2, tired -1\","
                   "\"contingent\":\"Wolves\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Wat, good\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"Guy, average, brave +3\"}");
  vedette_test_do (rules, "{\"edit\":\"add-trait\",\"whose\":\"red\",\"name\":\"the drum\",\"value\":1}");
  vedette_test_do (rules, "{\"edit\":\"add-trait\",\"whose\":\"Wolves\",\"name\":\"sworn\",\"value\":4}");
  return rules;
}

static void
test_roll (void)
{
  static const struct
  {
    const char *params;
    const char *factors;
    int need;
  } rows[] = {
    { "{\"nominee\":\"Archers\"}",
      "quick +2 house rule;tired -1 house rule;the drum +1 house rule;sworn +4 house rule;", 19 - 6 },
    { "{\"nominee\":\"Wat\",\"other\":-2,\"why\":\"mud\"}", "the drum +1 house rule;mud -2 house rule;", 18 + 1 },
    { "{\"troops\":\"average\",\"name\":\"Hob\"}", "the drum +1 house rule;", 19 - 1 },
  };
  g_autoptr (VedetteRules) rules = new_game ();

  vedette_test_do (rules, START);
  vedette_test_do (rules, "{\"move\":\"march\"}");
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (VedetteMove) move = new_snatch (rules, rows[i].params);
      g_autoptr (VedetteBreakdown) preview = vedette_rules_preview (rules, move);
      g_autoptr (VedetteBreakdown) explained = NULL;
      g_autofree char *request = g_strdup_printf ("{\"move\":\"snatch\",\"die\":4,%s", rows[i].params + 1);

      assert_factors (preview, rows[i].factors, rows[i].need);
      explained = vedette_rules_explain (rules, vedette_test_do (rules, request), NULL);
      assert_factors (explained, rows[i].factors, rows[i].need);
      vedette_test_do (rules, "{\"move\":\"march\"}");
    }
}

/* After a duel the loser rolls, though he has the initiative: with his own traits. */
static void
test_duel (void)
{
  g_autoptr (VedetteRules) rules = new_game ();
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteBreakdown) preview = NULL;

  vedette_test_do (rules, START);
  vedette_test_do (rules, "{\"move\":\"march\"}");
  vedette_test_do (rules, "{\"move\":\"duel\",\"winner\":\"red\"}");
  move = new_snatch (rules, "{\"nominee\":\"Guy\"}");
  preview = vedette_rules_preview (rules, move);
  assert_factors (preview, "brave +3 house rule;", 19 - 3);
}

static void
test_ranking (void)
{
  g_autoptr (VedetteRules) rules = new_game ();
  g_autoptr (GListModel) ranked = NULL;
  g_autoptr (VedetteCandidate) best = NULL;
  VedetteForesight foresight;

  vedette_test_do (rules, START);
  ranked = vedette_candidates_rank (vedette_rules_get_battle (rules), id_of (vedette_test_named (rules, VEDETTE_TYPE_FORCE, "Red")),
                                    FALSE);
  best = g_list_model_get_item (ranked, 0);
  g_assert_cmpstr (vedette_figure_get_name (best->figure), ==, "Archers");
  g_assert_cmpint (vedette_candidate_get_need (best), ==, 13);
  g_assert_cmpint (vedette_candidate_get_need_reach (best), ==, 11);
  g_assert_cmpint (vedette_candidate_get_need_engaged (best), ==, 17);
  g_assert_cmpint (vedette_candidate_get_need_card (best), ==, 9);

  g_assert_true (vedette_foresight_read (&foresight, vedette_rules_get_battle (rules), FALSE));
  g_assert_cmpint (foresight.need, ==, 13);
  g_assert_true (vedette_chance_equal (foresight.keep[0], vedette_chance_new (12, 20)));
  /* Of a hidden line nobody knows who has the initiative. */
  vedette_test_do (rules, "{\"edit\":\"set-line\",\"line\":\"Archers\",\"hidden\":true}");
  g_assert_true (vedette_foresight_read (&foresight, vedette_rules_get_battle (rules), FALSE));
  g_assert_cmpint (foresight.need, ==, 17);
}

/* Who begins is no matter of house rules about snatching. */
static void
test_start (void)
{
  g_autoptr (VedetteRules) rules = new_game ();
  g_autofree char *facts = NULL;

  vedette_test_do (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.start\",\"value\":\"roll-off\"}");
  facts = vedette_test_facts (vedette_test_do (rules, "{\"move\":\"start\",\"die\":[10,9],\"leader-1\":\"Wat\",\"leader-2\":\"Guy\"}"));
  g_assert_nonnull (strstr (facts, "\"total-1\":10,\"total-2\":9"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/skirmish/traits/edits", test_edits);
  g_test_add_func ("/skirmish/traits/owners", test_owners);
  g_test_add_func ("/skirmish/traits/hidden", test_hidden);
  g_test_add_func ("/skirmish/traits/roll", test_roll);
  g_test_add_func ("/skirmish/traits/duel", test_duel);
  g_test_add_func ("/skirmish/traits/ranking", test_ranking);
  g_test_add_func ("/skirmish/traits/start", test_start);

  return g_test_run ();
}
