/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What random play has found, each by the few moves that it takes. */

#include "core/rules/vedette-status.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "vedette-test-battle.h"

/* Wat and four archers against Hob */
static VedetteRules *
new_battle (void)
{
  VedetteRules *rules = vedette_test_battle_new ();

  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Wat, good\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"4 archers, average, bow\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"Hob, average\"}");
  return rules;
}

static VedetteRules *
new_game (void)
{
  VedetteRules *rules = new_battle ();

  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  return rules;
}

static VedetteSkirmishGame *
get_game (VedetteRules *rules)
{
  return vedette_battle_get_single (vedette_rules_get_battle (rules), VEDETTE_TYPE_SKIRMISH_GAME);
}

static void
assert_open (VedetteRules *rules,
             const char   *name,
             gboolean      open)
{
  g_autoptr (VedetteMove) move = vedette_rules_new_move (rules, name, NULL, NULL);
  g_autoptr (VedetteRuling) ruling = vedette_rules_open (rules, move);

  g_assert_cmpint (ruling->verdict == VEDETTE_VERDICT_ALLOWED, ==, open);
}

static void
assert_not_in_melee (VedetteRules *rules,
                     const char   *name)
{
  VedetteFigure *figure = vedette_test_named (rules, VEDETTE_TYPE_FIGURE, name);

  g_assert_cmpint (vedette_figure_get_standing (figure), ==, 0);
  g_assert_cmpint (vedette_figure_get_melee (figure), ==, VEDETTE_TRI_NO);
  g_assert_cmpint (vedette_figure_get_in_melee (figure), ==, 0);
}

/* rules.md 7.1: nominee, card and intention are remembered only while they bind. */
static void
test_end (void)
{
  g_autoptr (VedetteRules) rules = new_game ();

  vedette_test_do (rules, "{\"move\":\"hold\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Hob\",\"intention\":\"engage\",\"reach\":true,\"die\":20}");
  g_assert_cmpint (vedette_skirmish_game_get_nominee (get_game (rules)), !=, 0);
  vedette_test_do (rules, "{\"move\":\"end\"}");
  g_assert_cmpint (vedette_skirmish_game_get_nominee (get_game (rules)), ==, 0);
  g_assert_cmpstr (vedette_skirmish_game_get_nominee_name (get_game (rules)), ==, "");
  g_assert_cmpint (vedette_skirmish_game_get_intention (get_game (rules)), ==, VEDETTE_INTENTION_UNTRACKED);
  g_assert_false (vedette_skirmish_game_get_reach_claimed (get_game (rules)));
}

static void
test_put_right (void)
{
  g_autoptr (VedetteRules) rules = new_game ();

  vedette_test_do (rules, "{\"edit\":\"put-right\",\"line\":\"Hob\",\"out\":1,\"melee\":\"untracked\"}");
  assert_not_in_melee (rules, "Hob");
}

static void
test_dead_by_split (void)
{
  g_autoptr (VedetteRules) rules = new_game ();

  vedette_test_do (rules, "{\"move\":\"contact\",\"line\":\"Archers\",\"melee\":true}");
  vedette_test_do (rules, "{\"move\":\"out\",\"line\":\"Archers\",\"men\":2}");
  vedette_test_do (rules, "{\"edit\":\"split-line\",\"line\":\"Archers\",\"men\":2,\"name\":\"the rest\"}");
  assert_not_in_melee (rules, "Archers");
  g_assert_cmpint (vedette_figure_get_melee (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "the rest")), ==,
                   VEDETTE_TRI_YES);
}

static void
test_dead_by_count (void)
{
  g_autoptr (VedetteRules) rules = new_game ();

  vedette_test_do (rules, "{\"move\":\"contact\",\"line\":\"Archers\",\"melee\":true}");
  vedette_test_do (rules, "{\"move\":\"out\",\"line\":\"Archers\",\"men\":2}");
  vedette_test_do (rules, "{\"edit\":\"set-line\",\"line\":\"Archers\",\"count\":2}");
  assert_not_in_melee (rules, "Archers");
}

static void
test_nobody_left (void)
{
  g_autoptr (VedetteRules) rules = new_game ();

  vedette_test_do (rules, "{\"move\":\"out\",\"line\":\"Archers\",\"men\":4}");
  vedette_test_do (rules, "{\"move\":\"out\",\"line\":\"Wat\"}");
  assert_open (rules, "out", TRUE);
  assert_open (rules, "contact", TRUE);
  vedette_test_do (rules, "{\"move\":\"out\",\"line\":\"Hob\"}");
  assert_open (rules, "out", FALSE);
  assert_open (rules, "contact", FALSE);
}

/* S-36: that a card names nobody is said before anything is declared. */
static void
test_bad_card (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  assert_open (rules, "start", TRUE);
  vedette_test_do (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"order\":\"Take the barn\",\"agreed\":true}");
  assert_open (rules, "start", FALSE);
  vedette_test_refused (rules, "{\"move\":\"start\",\"holder\":\"red\"}", "S-36", FALSE);
}

/* A-S05: when he fell in the general melee there is still something to be said. */
static void
test_fallen_nominee (void)
{
  g_autoptr (VedetteRules) rules = new_game ();
  g_autoptr (GListModel) list = NULL;
  gboolean found = FALSE;

  vedette_test_do (rules, "{\"move\":\"charge\",\"target\":\"Hob\",\"who\":\"Wat\"}");
  vedette_test_do (rules, "{\"move\":\"melee-done\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Hob\",\"break-off\":true,\"other\":20,\"why\":\"so\",\"die\":2}");
  vedette_test_do (rules, "{\"move\":\"out\",\"line\":\"Hob\"}");
  vedette_test_do (rules, "{\"move\":\"general-melee\"}");
  list = vedette_rules_get_status (rules, NULL);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (VedetteStatus) status = g_list_model_get_item (list, i);

      if (!g_str_equal (status->id, "nominee"))
        continue;
      found = TRUE;
      g_assert_cmpstr (status->text, !=, "");
    }
  g_assert_true (found);
}

/* Who may not come into sight by his first action does not roll for it; who rolled for it before that is so, does it. */
static void
test_option_off (void)
{
  g_autoptr (VedetteRules) rules = new_game ();

  vedette_test_do (rules, "{\"move\":\"hold\"}");
  vedette_test_do (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.los_option\",\"value\":\"off\"}");
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"nominee\":\"Hob\",\"intention\":\"sight\",\"reach\":true,\"die\":20}",
                        "S-X12", FALSE);
  vedette_test_do (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.los_option\",\"value\":\"in-or-out\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Hob\",\"intention\":\"sight\",\"reach\":true,\"die\":20}");
  vedette_test_warned (rules, "{\"move\":\"shoot\"}", "S-X09");
  vedette_test_do (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.los_option\",\"value\":\"off\"}");
  vedette_test_warned (rules, "{\"move\":\"shoot\"}", "S-X09");
  vedette_test_do (rules, "{\"move\":\"march\",\"sight\":\"in\"}");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/skirmish/found/end", test_end);
  g_test_add_func ("/skirmish/found/put-right", test_put_right);
  g_test_add_func ("/skirmish/found/dead-by-split", test_dead_by_split);
  g_test_add_func ("/skirmish/found/dead-by-count", test_dead_by_count);
  g_test_add_func ("/skirmish/found/nobody-left", test_nobody_left);
  g_test_add_func ("/skirmish/found/bad-card", test_bad_card);
  g_test_add_func ("/skirmish/found/fallen-nominee", test_fallen_nominee);
  g_test_add_func ("/skirmish/found/option-off", test_option_off);
  return g_test_run ();
}
