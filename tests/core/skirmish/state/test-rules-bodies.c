/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who acts, said as a group, and what a known body means for the first action (S-04, S-24, A-S05). */

#include <string.h>

#include "core/skirmish/state/vedette-bodies.h"
#include "vedette-test-muster.h"

/* Red begins; Blue has two bodies and a contingent. */
static VedetteRules *
new_battle (void)
{
  VedetteRules *rules = vedette_test_battle_new ();

  vedette_test_line (rules, "red", "Guy, excellent, heroic");
  vedette_test_line (rules, "red", "12 spearmen, average");
  vedette_test_line (rules, "red", "6 crossbowmen, average, crossbow, 5\" move");
  vedette_test_line (rules, "red", "Wat, average");
  vedette_test_line (rules, "blue", "Gawain, excellent, heroic, 6\" move");
  vedette_test_line (rules, "blue", "5 squires, good, 5\" move");
  vedette_test_line (rules, "blue", "6 archers, average, bow");
  vedette_test_line (rules, "blue", "4 hedgers, good");
  vedette_test_do (rules, "{\"edit\":\"add-contingent\",\"side\":\"red\",\"name\":\"Foot\"}");
  vedette_test_do (rules, "{\"edit\":\"set-line\",\"line\":\"Spearmen\",\"contingent\":\"Foot\"}");
  vedette_test_do (rules, "{\"edit\":\"set-line\",\"line\":\"Crossbowmen\",\"contingent\":\"Foot\"}");
  vedette_test_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Guy\",\"Spearmen\",\"Crossbowmen\"],\"name\":\"Wall\"}");
  vedette_test_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Gawain\",\"Squires\"]}");
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  return rules;
}

static void
assert_fact (VedetteRules *rules,
             const char   *json,
             const char   *fact)
{
  g_autofree char *facts = vedette_test_facts (vedette_test_do (rules, json));

  if (strstr (facts, fact) == NULL)
    g_error ("no %s in %s", fact, facts);
}

/* What was said stands for those of it who can act. */
static void
test_body (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  assert_fact (rules, "{\"move\":\"march\",\"body\":\"Wall\"}", "\"who\":[\"Guy\",\"Spearmen\",\"Crossbowmen\"]");
  vedette_test_do (rules, "{\"move\":\"decline\"}");
  assert_fact (rules, "{\"move\":\"march\",\"body\":\"Wall\",\"but\":\"Guy\"}", "\"who\":[\"Spearmen\",\"Crossbowmen\"]");
  vedette_test_do (rules, "{\"move\":\"out\",\"line\":\"Spearmen\",\"men\":12}");
  vedette_test_do (rules, "{\"move\":\"decline\"}");
  /* By the name of one of its men, too */
  assert_fact (rules, "{\"move\":\"march\",\"body\":\"Guy\"}", "\"who\":[\"Guy\",\"Crossbowmen\"]");
}

static void
test_contingent (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  assert_fact (rules, "{\"move\":\"charge\",\"contingent\":\"Foot\",\"target\":\"Squires\"}", "\"who\":[\"Spearmen\",\"Crossbowmen\"]");
  /* It is as if they had been named: they are in contact, and they may be shot at. */
  g_assert_cmpint (vedette_figure_get_melee (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Spearmen")), ==, VEDETTE_TRI_YES);
  g_assert_cmpuint (vedette_ids_get_n (vedette_skirmish_game_get_actors (vedette_test_read (rules).game)), ==, 2);
}

static void
test_all_but (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"3 reserves, average, in reserve\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"name\":\"Lurkers\",\"hidden\":true}");
  /* Neither who is not there nor who is hidden is meant by “all”. */
  assert_fact (rules, "{\"move\":\"march\",\"but\":[\"Wat\"]}", "\"who\":[\"Guy\",\"Spearmen\",\"Crossbowmen\"]");
  vedette_test_do (rules, "{\"move\":\"decline\"}");
  assert_fact (rules, "{\"move\":\"march\",\"but\":[]}", "\"who\":[\"Guy\",\"Spearmen\",\"Crossbowmen\",\"Wat\"]");
}

static void
test_last (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_refused (rules, "{\"move\":\"march\",\"last-body\":true}", "S-X31", TRUE);
  vedette_test_undoable (rules, "{\"move\":\"march\",\"who\":[\"Guy\",\"Wat\"]}");
  vedette_test_do (rules, "{\"move\":\"decline\"}");
  /* What nobody said changes nothing, and all who shoot are no body. */
  vedette_test_do (rules, "{\"move\":\"march\"}");
  vedette_test_do (rules, "{\"move\":\"decline\"}");
  vedette_test_do (rules, "{\"move\":\"shoot\",\"all\":true,\"who\":[\"Crossbowmen\"]}");
  vedette_test_do (rules, "{\"move\":\"decline\"}");
  assert_fact (rules, "{\"move\":\"march\",\"last-body\":true}", "\"who\":[\"Guy\",\"Wat\"]");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Archers\",\"die\":20}");
  /* The other side has its own. */
  vedette_test_refused (rules, "{\"move\":\"charge\",\"last-body\":true}", "S-X31", TRUE);
  vedette_test_do (rules, "{\"move\":\"shoot\",\"who\":\"Archers\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Guy\",\"die\":20}");
  assert_fact (rules, "{\"move\":\"charge\",\"last-body\":true,\"but\":\"Wat\"}", "\"who\":[\"Guy\"]");
}

static void
test_one_way (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_refused (rules, "{\"move\":\"march\",\"who\":\"Wat\",\"body\":\"Wall\"}", "S-03", TRUE);
  vedette_test_refused (rules, "{\"move\":\"march\",\"who\":\"Wat\",\"but\":\"Guy\"}", "S-03", TRUE);
  vedette_test_refused (rules, "{\"move\":\"march\",\"contingent\":\"Foot\",\"body\":\"Wall\"}", "S-03", TRUE);
  vedette_test_allowed (rules, "{\"move\":\"march\",\"last-body\":false,\"body\":\"Wall\"}", "S-06");
  vedette_test_refused (rules, "{\"move\":\"march\",\"contingent\":\"Foot\",\"but\":[\"Spearmen\",\"Crossbowmen\"]}", "S-X31", TRUE);
  vedette_test_do (rules, "{\"move\":\"march\",\"body\":\"Wall\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"die\":20}");
  /* Those of the other side do not act. */
  vedette_test_refused (rules, "{\"move\":\"charge\",\"body\":\"Wall\"}", "S-01", FALSE);
}

/* All that is checked of men who are named is checked of a group. */
static void
test_checks (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_refused (rules, "{\"move\":\"move-shoot\",\"body\":\"Wall\",\"inches\":3}", "S-X22", FALSE);
  vedette_test_allowed (rules, "{\"move\":\"shoot\",\"body\":\"Wall\",\"but\":\"Crossbowmen\"}", "S-07");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"body\":\"Wall\"}", "S-06");
  vedette_test_warned (rules, "{\"move\":\"march\",\"body\":\"Wall\",\"gaps\":[\"Guy / Spearmen 5\"]}", "S-04");
  for (guint i = 0; i < 3; i++)
    {
      static const char * const names[] = { "Guy", "Spearmen", "Crossbowmen" };

      vedette_test_set (rules, vedette_test_named (rules, VEDETTE_TYPE_FIGURE, names[i]), "melee", VEDETTE_TRI_NO);
    }
  vedette_test_warned (rules, "{\"move\":\"fight\",\"body\":\"Wall\"}", "S-45");
}

/* Wat, who stands apart from the Wall, is in a body of his own with Hob. */
static VedetteRules *
new_two_bodies (void)
{
  VedetteRules *rules = new_battle ();

  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"name\":\"Hob\",\"weapon\":\"bow\"}");
  vedette_test_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Wat\",\"Hob\"]}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"name\":\"Jack\"}");
  vedette_test_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Archers\",\"Hedgers\"]}");
  return rules;
}

/* Two bodies do not act as one, nor is one action against two. Of men who are in no body nobody knows. */
static void
test_two_bodies (void)
{
  g_autoptr (VedetteRules) rules = new_two_bodies ();

  vedette_test_warned (rules, "{\"move\":\"march\",\"who\":[\"Guy\",\"Wat\"]}", "A-S43");
  vedette_test_warned (rules, "{\"move\":\"charge\",\"who\":[\"Jack\",\"Guy\",\"Hob\"],\"target\":\"Gawain\"}", "A-S43");
  vedette_test_warned (rules, "{\"move\":\"task\",\"what\":\"dig\",\"who\":[\"Guy\",\"Wat\"]}", "A-S43");
  vedette_test_warned (rules, "{\"move\":\"march\",\"but\":[]}", "A-S43");
  vedette_test_warned (rules, "{\"move\":\"shoot\",\"who\":\"Hob\",\"target\":[\"Gawain\",\"Archers\"]}", "A-S43");
  vedette_test_warned (rules, "{\"move\":\"charge\",\"who\":\"Guy\",\"target\":[\"Squires\",\"Hedgers\"]}", "A-S43");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":[\"Guy\",\"Jack\"]}", "S-06");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":[\"Wat\",\"Hob\",\"Jack\"]}", "S-06");
  vedette_test_allowed (rules, "{\"move\":\"shoot\",\"who\":\"Hob\",\"target\":[\"Gawain\",\"Squires\"]}", NULL);
  vedette_test_agree (rules, "{\"move\":\"march\",\"who\":[\"Guy\",\"Wat\"],\"agreed\":true}", "A-S43");
}

/* When all shoot, when men are called or react, and on a card, bodies are of no account. */
static void
test_two_bodies_excepted (void)
{
  g_autoptr (VedetteRules) rules = new_two_bodies ();

  vedette_test_do (rules, "{\"move\":\"shoot\",\"all\":true,\"who\":[\"Crossbowmen\",\"Hob\"],\"target\":[\"Gawain\",\"Archers\"]}");
  vedette_test_do (rules, "{\"move\":\"react-shoot\",\"who\":[\"Gawain\",\"Archers\"],\"target\":[\"Crossbowmen\",\"Hob\"]}");
  vedette_test_do (rules, "{\"move\":\"decline\"}");
  vedette_test_do (rules, "{\"move\":\"call\",\"leader\":\"Guy\",\"who\":[\"Spearmen\",\"Wat\"]}");
}

static void
test_two_bodies_card (gconstpointer data)
{
  gboolean all = g_str_equal (data, "all-named");
  g_autoptr (VedetteRules) rules = new_two_bodies ();

  vedette_test_card (rules, "blue", 1, "Gawain, Archers, Hedgers", "place", "the mill", NULL);
  if (!all)
    vedette_test_switch (rules, "card-body", VEDETTE_CARD_BODY_WITHIN_BODY);
  vedette_test_do (rules, "{\"move\":\"hold\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\",\"die\":20}");
  if (all)
    vedette_test_do (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":[\"Gawain\",\"Archers\"],\"target\":[\"Guy\",\"Wat\"]}");
  else
    {
      vedette_test_warned (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":[\"Gawain\",\"Archers\"]}", "S-X08");
      vedette_test_warned (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":\"Gawain\",\"target\":[\"Guy\",\"Wat\"]}", "A-S43");
    }
}

/* Blue has seized with Gawain, who stands with the Squires. */
static VedetteRules *
new_seized (const char *die)
{
  VedetteRules *rules = new_battle ();
  g_autofree char *json = g_strdup_printf ("{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"die\":%s}", die);

  vedette_test_do (rules, "{\"move\":\"hold\"}");
  vedette_test_do (rules, json);
  return rules;
}

static void
test_first_body (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("14");
  VedetteSkirmish skirmish = vedette_test_read (rules);

  g_assert_cmpint (vedette_skirmish_game_get_body (skirmish.game), !=, 0);
  /* Nothing is left to be reminded of: all are known to be of his body. */
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":[\"Gawain\",\"Squires\"]}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"body\":\"Gawain\"}", NULL);
  vedette_test_warned (rules, "{\"move\":\"charge\",\"who\":[\"Gawain\",\"Archers\"]}", "S-X08");
  vedette_test_warned (rules, "{\"move\":\"charge\",\"body\":\"Gawain\",\"but\":\"Gawain\"}", "S-X08");
  vedette_test_allowed (rules, "{\"move\":\"charge\"}", "S-24");
  vedette_test_agree (rules, "{\"move\":\"charge\",\"who\":[\"Gawain\",\"Archers\"],\"agreed\":true}", "S-X08");
  g_assert_cmpint (vedette_skirmish_game_get_body (skirmish.game), ==, 0);
  /* From the second action on any body may act. */
  vedette_test_do (rules, "{\"move\":\"melee-done\"}");
  vedette_test_do (rules, "{\"move\":\"decline\"}");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":[\"Gawain\",\"Archers\"]}", "S-21");
}

/* The table may have changed since the roll: what counts is where he stands. */
static void
test_first_body_changed (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("14");

  vedette_test_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Gawain\",\"Archers\"]}");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":[\"Gawain\",\"Archers\"]}", NULL);
  vedette_test_warned (rules, "{\"move\":\"charge\",\"who\":[\"Gawain\",\"Squires\"]}", "S-X08");
  vedette_test_do (rules, "{\"edit\":\"remove-body\",\"body\":\"Gawain\"}");
  /* Untracked again */
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":[\"Gawain\",\"Squires\"]}", "S-24");
}

/* A card for two of Blue who stand apart */
static void
add_card (VedetteRules *rules)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  VedetteOrderCard *card = vedette_test_card (rules, "blue", 1, "Gawain", "place", "the mill", NULL);
  VedetteEdit *edit = vedette_battle_edit (battle, "test");
  gint64 archers = vedette_record_get_id (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Archers"));
  g_autoptr (VedetteIds) actors = vedette_ids_with (vedette_order_card_get_actors (card), archers);
  g_autoptr (GError) error = NULL;

  vedette_edit_set (edit, card, "actors", actors, NULL);
  vedette_battle_commit (battle, edit, &error);
  g_assert_no_error (error);
}

/* Men of a card may stand apart (A-S26), unless the players say otherwise (s.card_body). */
static void
test_first_body_card (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  add_card (rules);
  vedette_test_do (rules, "{\"move\":\"hold\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\",\"die\":20}");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":[\"Gawain\",\"Archers\"],\"option\":\"card\"}", "S-06");
  vedette_test_switch (rules, "card-body", VEDETTE_CARD_BODY_WITHIN_BODY);
  vedette_test_warned (rules, "{\"move\":\"march\",\"who\":[\"Gawain\",\"Archers\"],\"option\":\"card\"}", "S-X08");
  /* Nobody else of the body joins in what a card says. */
  vedette_test_refused (rules, "{\"move\":\"march\",\"body\":\"Gawain\",\"option\":\"card\"}", "S-X10", FALSE);
}

/* A-S05: the survivors of the body that he would have led act. */
static void
test_fallen (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, "{\"move\":\"contact\",\"line\":[\"Squires\",\"Guy\"],\"melee\":true}");
  vedette_test_do (rules, "{\"move\":\"hold\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"other\":19,\"why\":\"test\",\"reach\":true,\"intention\":\"engage\",\"die\":3}");
  vedette_test_do (rules, "{\"move\":\"out\",\"line\":\"Gawain\"}");
  assert_fact (rules, "{\"move\":\"general-melee\"}", "\"fallen\":\"Gawain\"");
  vedette_test_state (rules, VEDETTE_STATE_ACT_RESTRICTED, "blue", 0, 0);
  vedette_test_warned (rules, "{\"move\":\"charge\",\"who\":[\"Archers\"]}", "S-X08");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":[\"Squires\"]}", "S-21");
  vedette_test_allowed (rules, "{\"move\":\"charge\"}", "A-S05");
  /* They do what was said before the roll. */
  vedette_test_warned (rules, "{\"move\":\"shoot\",\"who\":[\"Squires\"]}", "S-X09");
  /* None is left: any one body. */
  vedette_test_do (rules, "{\"move\":\"out\",\"line\":\"Squires\",\"men\":5}");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":[\"Archers\"]}", NULL);
  vedette_test_do (rules, "{\"move\":\"charge\",\"who\":[\"Archers\"]}");
  g_assert_cmpint (vedette_skirmish_game_get_body (vedette_test_read (rules).game), ==, 0);
}

/* The loss may be noted after the melee was closed; then he is not waited for either. */
static void
test_fallen_late (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("14");

  vedette_test_do (rules, "{\"move\":\"out\",\"line\":\"Gawain\"}");
  vedette_test_warned (rules, "{\"move\":\"charge\",\"who\":[\"Archers\"]}", "S-X08");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":[\"Squires\"]}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"charge\"}", "A-S05");
}

/* Who is gone does not come into sight with the others, and remembers no way (S-31). */
static void
test_fallen_sight (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("14");

  vedette_test_do (rules, "{\"move\":\"out\",\"line\":\"Gawain\"}");
  vedette_test_do (rules, "{\"move\":\"march\",\"who\":[\"Squires\"],\"option\":\"sight\",\"sight\":\"in\",\"matters\":\"yes\",\"agreed\":true}");
  g_assert_cmpint (vedette_figure_get_los_used (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Gawain")), ==,
                   VEDETTE_SIGHT_UNTRACKED);
  g_assert_cmpint (vedette_figure_get_los_used (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Squires")), ==, VEDETTE_SIGHT_IN);
}

/* The body that counts is the one in which he fell, not the one from which he rolled. */
static void
test_fallen_elsewhere (void)
{
  g_autoptr (VedetteRules) late = new_seized ("14");
  g_autoptr (VedetteRules) melee = new_battle ();

  vedette_test_do (late, "{\"edit\":\"add-body\",\"members\":[\"Gawain\",\"Archers\"]}");
  vedette_test_do (late, "{\"move\":\"out\",\"line\":\"Gawain\"}");
  vedette_test_allowed (late, "{\"move\":\"charge\",\"who\":[\"Archers\"]}", NULL);
  vedette_test_warned (late, "{\"move\":\"charge\",\"who\":[\"Squires\"]}", "S-X08");

  vedette_test_do (melee, "{\"move\":\"contact\",\"line\":[\"Squires\",\"Guy\"],\"melee\":true}");
  vedette_test_do (melee, "{\"move\":\"hold\"}");
  vedette_test_do (melee, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"other\":19,\"why\":\"test\",\"die\":3}");
  vedette_test_do (melee, "{\"edit\":\"add-body\",\"members\":[\"Gawain\",\"Archers\"]}");
  vedette_test_do (melee, "{\"move\":\"out\",\"line\":\"Gawain\"}");
  vedette_test_do (melee, "{\"move\":\"general-melee\"}");
  vedette_test_allowed (melee, "{\"move\":\"charge\",\"who\":[\"Archers\"]}", NULL);
  vedette_test_warned (melee, "{\"move\":\"charge\",\"who\":[\"Squires\"]}", "S-X08");
}

/* Where nobody keeps bodies, that is a reminder. */
static void
test_fallen_untracked (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, "{\"move\":\"hold\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Hedgers\",\"die\":20}");
  vedette_test_do (rules, "{\"move\":\"out\",\"line\":\"Hedgers\",\"men\":4}");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":[\"Archers\"]}", "A-S05");
  /* He who was never on the roster has not fallen. */
  vedette_test_do (rules, "{\"move\":\"charge\",\"who\":[\"Archers\"],\"contact\":false}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"troops\":\"average\",\"die\":20}");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":[\"Wat\"]}", "S-24");
}

/* S-31: the memory is of each man who came along in the body. */
static void
test_sight_of_body (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("14");

  vedette_test_do (rules, "{\"move\":\"march\",\"body\":\"Gawain\",\"sight\":\"in\",\"matters\":true}");
  g_assert_cmpint (vedette_figure_get_los_used (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Gawain")), ==, VEDETTE_SIGHT_IN);
  g_assert_cmpint (vedette_figure_get_los_used (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Squires")), ==, VEDETTE_SIGHT_IN);
  g_assert_cmpint (vedette_figure_get_los_used (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Archers")), ==, VEDETTE_SIGHT_UNTRACKED);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/skirmish/S-04/kept-body", test_body);
  g_test_add_func ("/rules/skirmish/S-04/contingent", test_contingent);
  g_test_add_func ("/rules/skirmish/S-04/all-but", test_all_but);
  g_test_add_func ("/rules/skirmish/S-04/last-body", test_last);
  g_test_add_func ("/rules/skirmish/S-04/one-way", test_one_way);
  g_test_add_func ("/rules/skirmish/S-04/checks", test_checks);
  g_test_add_func ("/rules/skirmish/A-S43/warned", test_two_bodies);
  g_test_add_func ("/rules/skirmish/A-S43/excepted", test_two_bodies_excepted);
  g_test_add_data_func ("/rules/skirmish/A-S43/card", "all-named", test_two_bodies_card);
  g_test_add_data_func ("/rules/skirmish/A-S43/card-within-body", "within-body", test_two_bodies_card);
  g_test_add_func ("/rules/skirmish/S-24/kept-body", test_first_body);
  g_test_add_func ("/rules/skirmish/S-24/body-changed", test_first_body_changed);
  g_test_add_func ("/rules/skirmish/S-24/fallen", test_fallen);
  g_test_add_func ("/rules/skirmish/S-24/fallen-late", test_fallen_late);
  g_test_add_func ("/rules/skirmish/S-31/nominee-who-is-gone", test_fallen_sight);
  g_test_add_func ("/rules/skirmish/S-24/fallen-elsewhere", test_fallen_elsewhere);
  g_test_add_func ("/rules/skirmish/S-24/fallen-untracked", test_fallen_untracked);
  g_test_add_func ("/rules/skirmish/S-31/body", test_sight_of_body);
  g_test_add_func ("/rules/skirmish/S-39/body-and-card", test_first_body_card);
  g_test_add_func ("/rules/skirmish/S-X08/kept-body", test_first_body);
  return g_test_run ();
}
