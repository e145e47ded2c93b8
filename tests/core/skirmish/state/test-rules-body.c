/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One thing by one body to one place or at one target (S-03 to S-07, S-X20). */

#include "core/skirmish/state/vedette-cohesion.h"
#include "vedette-test-muster.h"

/* Red begins and acts. */
static VedetteRules *
new_battle (void)
{
  VedetteRules *rules = vedette_test_battle_new ();

  for (char name[] = "A, average, 6\" move"; name[0] <= 'D'; name[0]++)
    vedette_test_line (rules, "red", name);
  vedette_test_line (rules, "red", "5 archers, average, bow, 6\" move");
  vedette_test_line (rules, "red", "3 swordsmen, average");
  vedette_test_line (rules, "blue", "6 kerns, poor");
  vedette_test_line (rules, "blue", "6 levies, poor");
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  return rules;
}

/* Returns: (transfer full): the reason that check gives for a move that is warned of */
static char *
get_why (VedetteRules *rules,
         const char   *move,
         const char   *params)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = json_from_string (params, &error);
  g_autoptr (VedetteMove) declared = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;

  g_assert_no_error (error);
  declared = vedette_rules_new_move (rules, move, json_node_get_object (root), &error);
  g_assert_no_error (error);
  ruling = vedette_rules_check (rules, declared);
  g_assert_cmpint (ruling->verdict, ==, VEDETTE_VERDICT_WARNED);
  return g_strdup (ruling->why);
}

static void
test_one_thing (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  /* Four shoot and three stand still: one action. */
  vedette_test_allowed (rules, "{\"move\":\"shoot\",\"who\":[\"Archers\",\"Swordsmen\"],\"target\":\"Kerns\"}", NULL);
  /* Four shoot and three run for cover: two. */
  vedette_test_refused (rules, "{\"move\":\"shoot\",\"who\":\"Archers\",\"target\":\"Kerns\",\"also\":\"three run for cover\"}", "S-X20", FALSE);
  vedette_test_refused (rules, "{\"move\":\"march\",\"who\":\"A\",\"also\":\"B shoots\"}", "S-X20", FALSE);
  vedette_test_refused (rules, "{\"move\":\"charge\",\"who\":\"A\",\"also\":\"B shoots\"}", "S-X20", FALSE);
  vedette_test_refused (rules, "{\"move\":\"fight\",\"also\":\"B shoots\"}", "S-X20", FALSE);
  vedette_test_refused (rules, "{\"move\":\"task\",\"what\":\"dig\",\"also\":\"B shoots\"}", "S-X20", FALSE);
  vedette_test_refused (rules, "{\"move\":\"move-shoot\",\"also\":\"B stands guard\"}", "S-X20", FALSE);
  vedette_test_agree (rules, "{\"move\":\"shoot\",\"who\":\"Archers\",\"target\":\"Kerns\",\"also\":\"three run for cover\",\"agreed\":true}", "S-X20");
  /* Agreed, it is one action and one roll. */
  vedette_test_state (rules, VEDETTE_STATE_NOMINATE, "red", 1, 1);
}

/* Two actions give the enemy two rolls, one gives him one. */
static void
test_price_of_two (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, "{\"move\":\"shoot\",\"who\":\"Archers\",\"target\":\"Kerns\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"troops\":\"average\",\"die\":16}");
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"troops\":\"average\",\"die\":17}", "S-X02", TRUE);
  vedette_test_do (rules, "{\"move\":\"march\",\"who\":\"A\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"troops\":\"average\",\"die\":17}");
  vedette_test_state (rules, VEDETTE_STATE_ACT_RESTRICTED, "blue", 0, 0);
}

static void
test_chain (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  g_autofree char *why = get_why (rules, "march", "{\"who\":[\"A\",\"B\",\"C\",\"D\"],\"gaps\":[\"A / B 3.5\",\"B / C 4.0\",\"A / C 7.5\",\"C / D 4.5\"]}");

  g_assert_true (strstr (why, ": D. ") != NULL);
  vedette_test_warned (rules, "{\"move\":\"march\",\"who\":[\"A\",\"B\",\"C\",\"D\"],\"gaps\":[\"A / B 3.5\",\"B / C 4.0\",\"A / C 7.5\",\"C / D 4.5\"]}", "S-04");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":[\"A\",\"B\",\"C\"],\"gaps\":[\"A / B 3.5\",\"B / C 4.0\",\"A / C 7.5\"]}", "S-06");
  vedette_test_agree (rules, "{\"move\":\"march\",\"who\":[\"A\",\"B\",\"C\",\"D\"],\"gaps\":[\"A / B 3.5\",\"B / C 4.0\",\"A / C 7.5\",\"C / D 4.5\"],\"agreed\":true}", "S-04");
}

static void
test_sight (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_warned (rules, "{\"move\":\"charge\",\"who\":[\"A\",\"B\"],\"gaps\":[\"A / B 1 unseen\"]}", "S-04");
  /* In sight of one of the group is enough. */
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":[\"A\",\"B\",\"C\"],\"gaps\":[\"A / B 1 unseen\",\"B / C 2\",\"A / C 2\"]}", NULL);
}

static void
test_untracked (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":[\"A\",\"B\",\"C\",\"D\"]}", NULL);
  /* Nothing is known of the way from A and B to C and D. */
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":[\"A\",\"B\",\"C\",\"D\"],\"gaps\":[\"A / B 2\",\"C / D 2\"]}", NULL);
  vedette_test_warned (rules, "{\"move\":\"charge\",\"who\":[\"A\",\"B\",\"C\",\"D\"],\"gaps\":[\"A / B 2\",\"C / D 2\",\"B / C 4.1\"]}", "S-04");
  vedette_test_warned (rules, "{\"move\":\"charge\",\"who\":[\"A\",\"B\",\"C\",\"D\"],\"apart\":[\"C\",\"D\"]}", "S-04");
  /* One man is a body. */
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":\"A\"}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"charge\"}", NULL);
}

static void
test_bad_gaps (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_refused (rules, "{\"move\":\"charge\",\"who\":[\"A\",\"B\"],\"gaps\":[\"A B 3\"]}", "S-04", TRUE);
  vedette_test_refused (rules, "{\"move\":\"charge\",\"who\":[\"A\",\"B\"],\"gaps\":[\"A / C 3\"]}", "S-04", TRUE);
  vedette_test_refused (rules, "{\"move\":\"charge\",\"who\":[\"A\",\"B\"],\"gaps\":[\"A / B far\"]}", "S-04", TRUE);
}

/* Asserts who of 1 to 4 is left out, as a number of their digits; 0 for nobody. */
static void
assert_left_out (gint64            centre,
                 const VedetteGap *gaps,
                 guint             n_gaps,
                 int               expected)
{
  const gint64 four[] = { 1, 2, 3, 4 };
  g_autoptr (VedetteIds) figures = vedette_ids_new (four, G_N_ELEMENTS (four));
  g_autoptr (VedetteIds) left_out = vedette_cohesion_list_left_out (figures, centre, gaps, n_gaps);
  int digits = 0;

  for (guint i = 0; i < vedette_ids_get_n (left_out); i++)
    digits = digits * 10 + (int) vedette_ids_get (left_out, i);
  g_assert_cmpint (digits, ==, expected);
}

static void
test_body (void)
{
  const VedetteGap example[] = { { 1, 2, 350, FALSE }, { 2, 3, 400, FALSE }, { 1, 3, 750, FALSE }, { 3, 4, 450, FALSE } };
  const VedetteGap edge[] = { { 1, 2, 400, FALSE }, { 1, 3, 401, FALSE } };
  const VedetteGap backwards[] = { { 4, 3, 100, FALSE }, { 3, 2, 100, FALSE }, { 2, 1, 100, FALSE }, { 1, 4, 900, FALSE } };
  const VedetteGap unseen[] = { { 1, 2, 100, TRUE }, { 2, 3, 100, FALSE } };

  assert_left_out (0, NULL, 0, 0);
  assert_left_out (0, example, G_N_ELEMENTS (example), 4);
  /* Seen from D, the three others are out. */
  assert_left_out (4, example, G_N_ELEMENTS (example), 123);
  assert_left_out (0, edge, G_N_ELEMENTS (edge), 3);
  assert_left_out (0, backwards, G_N_ELEMENTS (backwards), 0);
  assert_left_out (0, unseen, G_N_ELEMENTS (unseen), 23);
}

static void
test_one_destination (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  /* Past a house on both sides, or round a stump to one point */
  vedette_test_refused (rules, "{\"move\":\"march\",\"who\":[\"A\",\"B\"],\"to\":[\"left of the house\",\"right of the house\"]}", "S-X20", FALSE);
  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":[\"A\",\"B\"],\"to\":\"the stump\"}", "S-06");
  vedette_test_agree (rules, "{\"move\":\"march\",\"who\":[\"A\",\"B\"],\"to\":[\"left of the house\",\"right of the house\"],\"agreed\":true}", "S-X20");
}

static void
test_target (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_warned (rules, "{\"move\":\"shoot\",\"who\":\"Archers\",\"target\":\"Swordsmen\"}", "S-05");
  vedette_test_do (rules, "{\"move\":\"out\",\"line\":\"Levies\",\"men\":6}");
  vedette_test_warned (rules, "{\"move\":\"shoot\",\"who\":\"Archers\",\"target\":\"Levies\"}", "S-05");
  vedette_test_allowed (rules, "{\"move\":\"shoot\",\"who\":\"Archers\",\"target\":\"Kerns\"}", NULL);
}

/* The house and stump test is shown when a group moves, and only then. */
static void
test_foremost (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":[\"A\",\"B\"],\"to\":\"the mill\"}", "S-06");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":\"Archers\"}", "S-06");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":\"A\",\"to\":\"the mill\"}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"march\",\"to\":\"the mill\"}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":[\"A\",\"B\"]}", NULL);
}

static void
test_group_shooting (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  g_autoptr (VedetteRules) shuffled = new_battle ();

  vedette_test_allowed (rules, "{\"move\":\"shoot\",\"who\":\"Swordsmen\",\"target\":\"Kerns\"}", "S-07");
  vedette_test_undoable (rules, "{\"move\":\"shoot\",\"who\":[\"Archers\",\"Swordsmen\"],\"target\":\"Kerns\"}");
  vedette_test_state (rules, VEDETTE_STATE_NOMINATE, "red", 1, 1);
  /* A second enemy body is a second action, with a roll between. */
  vedette_test_refused (rules, "{\"move\":\"shoot\",\"who\":\"Archers\",\"target\":\"Levies\"}", "S-01", FALSE);

  vedette_test_undoable (shuffled, "{\"move\":\"move-shoot\",\"who\":[\"Archers\",\"Swordsmen\"],\"target\":\"Kerns\",\"inches\":2}");
  vedette_test_state (shuffled, VEDETTE_STATE_NOMINATE, "red", 1, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/skirmish/S-03/one-thing", test_one_thing);
  g_test_add_func ("/rules/skirmish/S-03/price-of-two", test_price_of_two);
  g_test_add_func ("/rules/skirmish/S-04/chain", test_chain);
  g_test_add_func ("/rules/skirmish/S-04/sight", test_sight);
  g_test_add_func ("/rules/skirmish/S-04/untracked", test_untracked);
  g_test_add_func ("/rules/skirmish/S-04/bad-gaps", test_bad_gaps);
  g_test_add_func ("/rules/skirmish/S-04/body", test_body);
  g_test_add_func ("/rules/skirmish/S-05/destination", test_one_destination);
  g_test_add_func ("/rules/skirmish/S-05/target", test_target);
  g_test_add_func ("/rules/skirmish/S-06/foremost", test_foremost);
  g_test_add_func ("/rules/skirmish/S-07/group-shooting", test_group_shooting);
  g_test_add_func ("/rules/skirmish/S-X20/one-thing", test_one_thing);
  g_test_add_func ("/rules/skirmish/S-X20/destination", test_one_destination);
  return g_test_run ();
}
