/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A new fight with the forces of another: those who fell stand again, or stay where they are; nobody has tokens yet. */

#include "bag-fixture.h"
#include "vedette-test-forces.h"

/* Three lizard-men and a spearman fell and a raider came, in different rounds; Tom is dead; the lurker is hidden. */
static VedetteRules *
new_played (void)
{
  VedetteRules *rules = bag_new_fight ("virtual");

  bag_do (rules, "{'edit':'add-enemy','name':'lurker','initiative':2,'hidden':true}");
  bag_do (rules, "{'edit':'add-enemy','name':'raiders','count':4,'place':'waiting'}");
  bag_do (rules, "{'edit':'add-effect','name':'poison','whose':'Mira','left':3}");
  bag_do (rules, "{'move':'out','who':'lizard-men','count':2}");
  bag_do (rules, "{'move':'arrive','who':'raiders'}");
  bag_end_round (rules);
  bag_do (rules, "{'move':'out','who':'lizard-men'}");
  bag_do (rules, "{'move':'out','who':'spearmen'}");
  bag_do (rules, "{'move':'out','who':'Tom'}");
  bag_do (rules, "{'move':'end'}");
  return rules;
}

static guint
count (VedetteRules *rules,
       GType         type)
{
  return g_list_model_get_n_items (vedette_battle_get_records (vedette_rules_get_battle (rules), type));
}

static void
test_fresh (void)
{
  g_autoptr (VedetteRules) old = new_played ();
  g_autoptr (VedetteRules) rules = vedette_test_again (old, FALSE);

  bag_assert (rules, "setup");
  g_assert_cmpint (bag_get (bag_enemy (rules, "lizard-men"), "count"), ==, 8);
  g_assert_cmpint (bag_get (bag_enemy (rules, "lizard-men"), "initiative"), ==, 2);
  g_assert_cmpint (bag_get (bag_hired (rules, "spearmen"), "count"), ==, 2);
  bag_assert_place (bag_character (rules, "Tom"), "in");
  bag_assert_place (bag_enemy (rules, "raiders"), "waiting");
  g_assert_true (vedette_enemy_get_hidden (bag_enemy (rules, "lurker")));
  g_assert_cmpint (bag_get (bag_character (rules, "Tom"), "colour"), ==, VEDETTE_TOKEN_GREEN);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 0);
  g_assert_cmpuint (count (rules, vedette_effect_get_type ()), ==, 0);
  g_assert_cmpuint (count (rules, vedette_pool_get_type ()), ==, 2);
  bag_do (rules, "{'move':'start'}");
  g_assert_cmpint (bag_left (rules, "Tom"), ==, 2);
}

static void
test_losses (void)
{
  g_autoptr (VedetteRules) old = new_played ();
  g_autoptr (VedetteRules) rules = vedette_test_again (old, TRUE);

  g_assert_cmpint (bag_get (bag_enemy (rules, "lizard-men"), "count"), ==, 5);
  g_assert_cmpint (bag_get (bag_enemy (rules, "lizard-men"), "fallen"), ==, 0);
  g_assert_cmpint (bag_get (bag_hired (rules, "spearmen"), "count"), ==, 1);
  g_assert_cmpint (bag_get (bag_hired (rules, "spearmen"), "willing"), ==, 1);
  bag_assert_place (bag_character (rules, "Tom"), "dead");
  bag_assert_place (bag_enemy (rules, "raiders"), "in");
  bag_do (rules, "{'move':'start'}");
  g_assert_cmpint (bag_left (rules, "Tom"), ==, 0);
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 2);
}

/* Hidden enemies and Initiatives stay the game master's. */
static void
test_secrets (void)
{
  g_autoptr (VedetteRules) old = new_played ();
  g_autoptr (VedetteRules) rules = vedette_test_again (old, FALSE);
  VedetteStep *step = vedette_battle_get_current (vedette_rules_get_battle (rules));
  g_autofree char *facts = vedette_test_facts (step);
  gint64 lurker = vedette_record_get_id (bag_enemy (rules, "lurker"));

  g_assert_null (strstr (facts, "lurker"));
  g_assert_false (vedette_rules_may_see (rules, lurker, NULL, "players"));
  g_assert_true (vedette_rules_may_see (rules, lurker, NULL, VEDETTE_AUDIENCE_UMPIRE));
}

static void
test_scores (void)
{
  g_autoptr (VedetteRules) rules = new_played ();
  g_autoptr (GListModel) scores = vedette_rules_list_scores (rules, VEDETTE_AUDIENCE_UMPIRE, FALSE);
  g_autofree char *tom = vedette_stack_get_word (bag_character (rules, "Tom"));
  g_autoptr (GListModel) known = vedette_rules_list_scores (rules, "players", FALSE);

  g_assert_true (vedette_rules_is_over (rules));
  g_assert_cmpstr (vedette_test_score (scores, "enemies", "Out")->text, ==, "3 of 14");
  g_assert_cmpstr (vedette_test_score (known, "enemies", "Out")->text, ==, "3 of 13");
  g_assert_cmpstr (vedette_test_score (scores, "hired", "Out")->text, ==, "1 of 2");
  g_assert_cmpstr (vedette_test_score (scores, tom, "Out")->text, ==, "1 of 1");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stack/forces/fresh", test_fresh);
  g_test_add_func ("/stack/forces/losses", test_losses);
  g_test_add_func ("/stack/forces/secrets", test_secrets);
  g_test_add_func ("/stack/forces/scores", test_scores);
  return g_test_run ();
}
