/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The edits of bodies: a line is in one at most, and bodies stay true when lines come, go, split and join. */

#include "edits-fixture.h"

#include "core/rules/vedette-choice.h"
#include "core/skirmish/state/vedette-bodies.h"

static VedetteRules *
new_battle (void)
{
  VedetteRules *rules = edits_new_rosters ();

  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"4 squires, good\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"3 squires, good\",\"name\":\"Pages\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"6 kerns, poor\"}");
  return rules;
}

/* Returns: (transfer full): all bodies, as in "Gawain+Archers; Squires" */
static char *
list_bodies (VedetteRules *rules)
{
  GListModel *bodies = vedette_battle_get_records (vedette_rules_get_battle (rules), VEDETTE_TYPE_BODY);
  GString *text = g_string_new (NULL);
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  for (guint i = 0; i < g_list_model_get_n_items (bodies); i++)
    {
      g_autoptr (VedetteBody) body = g_list_model_get_item (bodies, i);
      const VedetteIds *members = vedette_body_get_members (body);

      g_string_append (text, i > 0 ? "; " : "");
      for (guint k = 0; k < vedette_ids_get_n (members); k++)
        g_string_append_printf (text, "%s%s", k > 0 ? "+" : "",
                                vedette_figure_get_name (vedette_skirmish_find_figure (&skirmish, vedette_ids_get (members, k))));
    }
  return g_string_free (text, FALSE);
}

static void
assert_bodies (VedetteRules *rules,
               const char   *expected)
{
  g_autofree char *bodies = list_bodies (rules);

  g_assert_cmpstr (bodies, ==, expected);
}

static VedetteBody *
nth_body (VedetteRules *rules,
          guint         i)
{
  g_autoptr (VedetteBody) body =
    g_list_model_get_item (vedette_battle_get_records (vedette_rules_get_battle (rules), VEDETTE_TYPE_BODY), i);

  return body;
}

static void
test_add (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  VedetteStep *step;

  step = edits_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Gawain\",\"Archers\"]}");
  edits_assert_step (step, "all", "{\"side\":\"Red\",\"names\":[\"Gawain\",\"Archers\"]}", "Red grouped Gawain, Archers as one body.");
  g_assert_cmpint (vedette_body_get_side (nth_body (rules, 0)), ==, vedette_figure_get_side (figure (rules, "Gawain")));
  step = edits_do (rules, "{\"edit\":\"add-body\",\"members\":\"Spearmen\",\"name\":\" The wall \"}");
  edits_assert_step (step, "all", "{\"side\":\"Blue\",\"names\":[\"Spearmen\"],\"name\":\"The wall\"}",
                     "Blue grouped Spearmen as the body “The wall”.");
  assert_bodies (rules, "Gawain+Archers; Spearmen");

  vedette_test_refused (rules, "{\"edit\":\"add-body\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"add-body\",\"members\":[\"Gawain\",\"Kerns\"]}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"add-body\",\"members\":[\"Gawain\",\"Archers\"]}", NULL, TRUE);
  vedette_test_invalid (rules, "{\"edit\":\"add-body\",\"members\":\"Nobody\"}", VEDETTE_RULES_ERROR_DECLARATION);
}

/* Joining some takes them out of where they were: splitting and joining is one gesture. */
static void
test_one_body_each (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  edits_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Gawain\",\"Archers\",\"Squires\"]}");
  edits_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Squires\",\"Pages\"]}");
  assert_bodies (rules, "Gawain+Archers; Squires+Pages");
  /* The last man out: the body is none any more. */
  edits_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Archers\",\"Squires\",\"Pages\"]}");
  assert_bodies (rules, "Gawain; Archers+Squires+Pages");
  edits_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Pages\",\"Gawain\"],\"name\":\"Mixed\"}");
  assert_bodies (rules, "Archers+Squires; Pages+Gawain");
}

static void
test_set (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  VedetteStep *step;

  edits_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Gawain\",\"Archers\"]}");
  edits_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Squires\",\"Pages\"]}");
  step = edits_do (rules, "{\"edit\":\"set-body\",\"body\":\"Gawain\",\"name\":\"Left\"}");
  edits_assert_step (step, "all", "{\"side\":\"Red\",\"name\":\"Gawain, Archers\",\"changed\":{\"name\":[\"\",\"Left\"]}}",
                     "Red renamed the body “Gawain, Archers” to “Left”.");
  step = edits_do (rules, "{\"edit\":\"set-body\",\"body\":\"Left\",\"members\":[\"Archers\",\"Pages\"]}");
  edits_assert_step (step, "all", "{\"side\":\"Red\",\"name\":\"Left\",\"changed\":"
                     "{\"members\":[[\"Gawain\",\"Archers\"],[\"Archers\",\"Pages\"]]}}", "Red changed the body “Left”.");
  assert_bodies (rules, "Archers+Pages; Squires");

  vedette_test_refused (rules, "{\"edit\":\"set-body\",\"name\":\"X\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-body\",\"body\":\"Left\",\"name\":\"Left\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-body\",\"body\":\"Left\",\"members\":[]}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-body\",\"body\":\"Left\",\"members\":[\"Kerns\"]}", NULL, TRUE);
}

static void
test_remove (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  VedetteStep *step;

  edits_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Gawain\",\"Archers\",\"Squires\",\"Pages\"]}");
  edits_set_reference (rules, "body", nth_body (rules, 0));
  step = edits_do (rules, "{\"edit\":\"remove-body\",\"body\":\"Pages\"}");
  edits_assert_step (step, "all", "{\"side\":\"Red\",\"names\":[\"Gawain\",\"Archers\",\"Squires\",\"Pages\"],"
                     "\"name\":\"Gawain, Archers and 2 more\"}", "Red dissolved the body “Gawain, Archers and 2 more”.");
  assert_bodies (rules, "");
  g_assert_cmpint (vedette_skirmish_game_get_body (edits_get_game (rules)), ==, 0);
  vedette_test_refused (rules, "{\"edit\":\"remove-body\"}", NULL, TRUE);
}

static void
test_split (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  VedetteStep *step;

  edits_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Gawain\",\"Archers\",\"Squires\"]}");
  step = edits_do (rules, "{\"edit\":\"split-body\",\"body\":\"Gawain\",\"members\":[\"Archers\"]}");
  edits_assert_step (step, "all", "{\"side\":\"Red\",\"names\":[\"Archers\"],\"name\":\"Gawain, Archers and 1 more\"}",
                     "Red split Archers off from the body “Gawain, Archers and 1 more”.");
  assert_bodies (rules, "Gawain+Squires; Archers");
  vedette_test_refused (rules, "{\"edit\":\"split-body\",\"members\":[\"Gawain\"]}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"split-body\",\"body\":\"Gawain\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"split-body\",\"body\":\"Gawain\",\"members\":[\"Archers\"]}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"split-body\",\"body\":\"Gawain\",\"members\":[\"Gawain\",\"Squires\"]}", NULL, TRUE);
}

static void
test_join (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  VedetteStep *step;

  edits_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Gawain\",\"Archers\"],\"name\":\"Left\"}");
  edits_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Squires\",\"Pages\"]}");
  edits_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Kerns\"]}");
  edits_set_reference (rules, "body", nth_body (rules, 1));
  vedette_test_refused (rules, "{\"edit\":\"join-bodies\",\"body\":\"Left\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"join-bodies\",\"body\":[\"Left\",\"Kerns\"]}", NULL, TRUE);
  step = edits_do (rules, "{\"edit\":\"join-bodies\",\"body\":[\"Left\",\"Pages\"],\"name\":\"All\"}");
  edits_assert_step (step, "all", "{\"side\":\"Red\",\"names\":[\"Gawain\",\"Archers\",\"Squires\",\"Pages\"],"
                     "\"bodies\":[\"Left\",\"Squires, Pages\"],\"name\":\"All\"}", "Red joined bodies together: Left, "
                                                                                   "Squires, Pages.");
  assert_bodies (rules, "Gawain+Archers+Squires+Pages; Kerns");
  g_assert_cmpstr (vedette_body_get_name (nth_body (rules, 0)), ==, "All");
  g_assert_cmpint (vedette_skirmish_game_get_body (edits_get_game (rules)), ==, 0);
}

static void
test_leave (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  VedetteStep *step;

  vedette_test_refused (rules, "{\"edit\":\"leave-body\",\"members\":[\"Gawain\"]}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"leave-body\"}", NULL, TRUE);
  edits_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Gawain\",\"Archers\"]}");
  edits_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Squires\"]}");
  step = edits_do (rules, "{\"edit\":\"leave-body\",\"members\":[\"Archers\",\"Squires\",\"Pages\"]}");
  edits_assert_step (step, "all", "{\"side\":\"Red\",\"names\":[\"Archers\",\"Squires\",\"Pages\"]}",
                     "Red took Archers, Squires, Pages out of the body.");
  assert_bodies (rules, "Gawain");
}

/* Hidden men are not given away by their body. */
static void
test_hidden (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  VedetteStep *step;

  vedette_test_do (rules, "{\"edit\":\"set-line\",\"line\":\"Pages\",\"hidden\":true}");
  step = edits_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Gawain\",\"Pages\"]}");
  g_assert_cmpstr (vedette_step_get_audience (step), ==, "red");
  step = edits_do (rules, "{\"edit\":\"set-body\",\"body\":\"Gawain\",\"members\":[\"Gawain\"]}");
  g_assert_cmpstr (vedette_step_get_audience (step), ==, "red");
  step = edits_do (rules, "{\"edit\":\"set-body\",\"body\":\"Gawain\",\"members\":[\"Gawain\",\"Archers\"]}");
  g_assert_cmpstr (vedette_step_get_audience (step), ==, "all");
}

static void
test_lines_go (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  edits_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Gawain\",\"Archers\",\"Squires\"]}");
  edits_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Pages\"]}");
  edits_set_reference (rules, "body", nth_body (rules, 1));
  edits_do (rules, "{\"edit\":\"remove-line\",\"line\":\"Archers\"}");
  assert_bodies (rules, "Gawain+Squires; Pages");
  edits_do (rules, "{\"edit\":\"remove-line\",\"line\":\"Pages\"}");
  assert_bodies (rules, "Gawain+Squires");
  g_assert_cmpint (vedette_skirmish_game_get_body (edits_get_game (rules)), ==, 0);
  edits_do (rules, "{\"edit\":\"remove-line\",\"line\":[\"Squires\",\"Gawain\"]}");
  assert_bodies (rules, "");
}

static void
test_lines_split_and_join (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  edits_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Gawain\",\"Squires\"]}");
  edits_do (rules, "{\"edit\":\"split-line\",\"line\":\"Squires\",\"men\":1,\"name\":\"Wat\"}");
  assert_bodies (rules, "Gawain+Squires+Wat");
  /* Pages are in none, and join those who are in one; then the other way round. */
  edits_do (rules, "{\"edit\":\"join-lines\",\"line\":[\"Squires\",\"Pages\"]}");
  assert_bodies (rules, "Gawain+Squires+Wat");
  edits_do (rules, "{\"edit\":\"split-line\",\"line\":\"Archers\",\"men\":2,\"name\":\"Bows\"}");
  edits_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Bows\"]}");
  edits_do (rules, "{\"edit\":\"join-lines\",\"line\":[\"Archers\",\"Bows\"]}");
  assert_bodies (rules, "Gawain+Squires+Wat; Archers");
  /* In two bodies: the line stays where its first part was. */
  edits_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Wat\"]}");
  edits_do (rules, "{\"edit\":\"join-lines\",\"line\":[\"Squires\",\"Wat\"]}");
  assert_bodies (rules, "Gawain+Squires; Archers");
}

static void
test_last_body_follows (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  VedetteSkirmish skirmish;
  g_autoptr (VedetteIds) last = NULL;
  g_autofree char *names = NULL;

  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  vedette_test_do (rules, "{\"move\":\"march\",\"who\":[\"Gawain\",\"Squires\",\"Pages\"]}");
  edits_do (rules, "{\"edit\":\"split-line\",\"line\":\"Squires\",\"men\":1,\"name\":\"Wat\"}");
  edits_do (rules, "{\"edit\":\"join-lines\",\"line\":[\"Squires\",\"Pages\"]}");
  edits_do (rules, "{\"edit\":\"remove-line\",\"line\":\"Gawain\"}");
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  last = vedette_bodies_list_last (&skirmish, vedette_skirmish_get_holder (&skirmish));
  names = vedette_skirmish_list_names (&skirmish, last);
  g_assert_cmpstr (names, ==, "Squires, Wat");
}

/* A body is offered by its name or its first men. */
static void
test_choices (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (GListModel) choices = NULL;
  g_autoptr (VedetteChoice) first = NULL;
  g_autoptr (VedetteChoice) second = NULL;

  edits_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Gawain\",\"Archers\",\"Squires\",\"Pages\"]}");
  edits_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Kerns\"],\"name\":\"Bog men\"}");
  move = vedette_rules_new_move (rules, "set-body", NULL, NULL);
  choices = vedette_move_get_choices (move, rules, "body", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (choices), ==, 2);
  first = g_list_model_get_item (choices, 0);
  second = g_list_model_get_item (choices, 1);
  g_assert_cmpstr (first->label, ==, "Gawain, Archers and 2 more");
  g_assert_cmpstr (second->label, ==, "Bog men");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/edits/bodies/add", test_add);
  g_test_add_func ("/edits/bodies/one-body-each", test_one_body_each);
  g_test_add_func ("/edits/bodies/set", test_set);
  g_test_add_func ("/edits/bodies/remove", test_remove);
  g_test_add_func ("/edits/bodies/split", test_split);
  g_test_add_func ("/edits/bodies/join", test_join);
  g_test_add_func ("/edits/bodies/leave", test_leave);
  g_test_add_func ("/edits/bodies/hidden", test_hidden);
  g_test_add_func ("/edits/bodies/lines-go", test_lines_go);
  g_test_add_func ("/edits/bodies/lines-split-and-join", test_lines_split_and_join);
  g_test_add_func ("/edits/bodies/last-body-follows", test_last_body_follows);
  g_test_add_func ("/edits/bodies/choices", test_choices);
  return g_test_run ();
}
