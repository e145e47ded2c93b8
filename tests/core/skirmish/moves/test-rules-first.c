/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first action after a snatch: the five options, and what binds it (S-27 to S-34, S-X07 to S-X13). */

#include <string.h>

#include "core/rules/vedette-choice.h"
#include "vedette-test-muster.h"

/* Red begins, holds, and Blue has its roll. */
static VedetteRules *
new_battle (void)
{
  VedetteRules *rules = vedette_test_battle_new ();

  vedette_test_line (rules, "red", "Guy, excellent, heroic");
  vedette_test_line (rules, "red", "12 spearmen, average");
  vedette_test_line (rules, "blue", "Gawain, excellent, heroic, 6\" move");
  vedette_test_line (rules, "blue", "5 squires, good, 5\" move");
  vedette_test_line (rules, "blue", "6 archers, average, bow");
  vedette_test_line (rules, "blue", "4 hedgers, good");
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  vedette_test_do (rules, "{\"move\":\"hold\"}");
  return rules;
}

/* The same, and Blue has taken the initiative; @json is the roll. */
static VedetteRules *
new_seized (const char *json)
{
  VedetteRules *rules = new_battle ();

  vedette_test_do (rules, json);
  vedette_test_state (rules, VEDETTE_STATE_ACT_RESTRICTED, "blue", 0, 0);
  return rules;
}

/* Blue loses the initiative again and takes it with Gawain, whose die is 14 at least. */
static void
seize_again (VedetteRules *rules)
{
  vedette_test_do (rules, "{\"move\":\"snatch\",\"side\":\"red\",\"nominee\":\"Guy\",\"die\":20}");
  vedette_test_do (rules, "{\"move\":\"charge\",\"contact\":false,\"option\":\"full-speed\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Hedgers\",\"die\":18}");
}

static VedetteSight
get_sight (VedetteRules *rules,
           const char   *name)
{
  return vedette_figure_get_los_used (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, name));
}

static void
test_full_speed (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"die\":14}");

  vedette_test_warned (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"who\":\"Gawain\",\"inches\":4,\"could-engage\":false}", "S-X11");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"who\":\"Gawain\",\"inches\":6,\"could-engage\":false}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"who\":\"Gawain\",\"full-speed\":true,\"could-engage\":false}", NULL);
  vedette_test_undoable (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"who\":\"Gawain\",\"inches\":6,\"could-engage\":false}");
  vedette_test_state (rules, VEDETTE_STATE_NOMINATE, "blue", 1, 0);
  g_assert_cmpint (get_sight (rules, "Gawain"), ==, VEDETTE_SIGHT_UNTRACKED);
}

static void
test_full_speed_unsaid (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"die\":14}");

  vedette_test_allowed (rules, "{\"move\":\"march\"}", "S-X07");
  vedette_test_allowed (rules, "{\"move\":\"march\"}", "S-24");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"option\":\"full-speed\"}", "S-27");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"inches\":4}", "S-27");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"who\":[\"Gawain\",\"Archers\"],\"inches\":4}", "S-27");
  vedette_test_undoable (rules, "{\"move\":\"march\"}");
  vedette_test_state (rules, VEDETTE_STATE_NOMINATE, "blue", 1, 0);
}

/* S-06: the rest follow as nearly as they can, so that the slowest tells. */
static void
test_full_speed_body (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"die\":14}");

  vedette_test_allowed (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"who\":[\"Gawain\",\"Squires\"],\"inches\":5}", "S-28");
  vedette_test_warned (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"who\":[\"Gawain\",\"Squires\"],\"inches\":4.9}", "S-X11");
}

static void
test_contact (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"die\":14}");

  /* 8" away at a rate of 6" */
  vedette_test_allowed (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"who\":\"Gawain\",\"inches\":6,\"could-engage\":false}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"who\":\"Gawain\",\"inches\":6}", "S-28");
  /* 5" away */
  vedette_test_warned (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"who\":\"Gawain\",\"inches\":6,\"could-engage\":true}", "S-X11");
  vedette_test_warned (rules, "{\"move\":\"charge\",\"contact\":false,\"who\":\"Gawain\",\"full-speed\":true,\"could-engage\":true}", "S-X11");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":\"Gawain\",\"inches\":5,\"could-engage\":true}", NULL);
  vedette_test_undoable (rules, "{\"move\":\"charge\",\"option\":\"full-speed\",\"who\":\"Gawain\",\"target\":\"Guy\",\"inches\":5,\"could-engage\":true}");
  vedette_test_state (rules, VEDETTE_STATE_CONTACT_MELEE, "blue", 1, 0);
}

/* 5" away at a rate of 6" is in reach, 8" is not; in a body all have to be able to. */
static void
test_contact_measured (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"die\":14}");

  vedette_test_warned (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"who\":\"Gawain\",\"inches\":6,\"enemy-at\":5}", "S-X11");
  vedette_test_warned (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"who\":\"Gawain\",\"inches\":6,\"enemy-at\":6}", "S-X11");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"who\":\"Gawain\",\"inches\":6,\"enemy-at\":8}", NULL);
  vedette_test_warned (rules, "{\"move\":\"charge\",\"contact\":false,\"who\":\"Gawain\",\"full-speed\":true,\"enemy-at\":5}", "S-X11");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":\"Gawain\",\"enemy-at\":5}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"who\":[\"Gawain\",\"Squires\"],\"inches\":6,\"enemy-at\":5.5}", "S-28");
  vedette_test_warned (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"who\":[\"Gawain\",\"Squires\"],\"inches\":6,\"enemy-at\":5}", "S-X11");
  /* What is said goes before what is measured; without a rate nothing is known. */
  vedette_test_allowed (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"who\":\"Gawain\",\"inches\":6,\"enemy-at\":5,\"could-engage\":false}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"full-speed\":true,\"who\":[\"Gawain\",\"Archers\"],\"enemy-at\":1}", "S-28");
}

static void
test_engage_charge (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"die\":14}");

  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":\"Gawain\",\"target\":\"Guy\"}", NULL);
  vedette_test_refused (rules, "{\"move\":\"charge\",\"who\":\"Gawain\",\"contact\":false,\"option\":\"engage\"}", "S-X07", FALSE);
  vedette_test_undoable (rules, "{\"move\":\"charge\",\"who\":\"Gawain\",\"target\":\"Guy\"}");
  vedette_test_state (rules, VEDETTE_STATE_CONTACT_MELEE, "blue", 1, 0);
  g_assert_cmpint (vedette_figure_get_melee (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Gawain")), ==, VEDETTE_TRI_YES);
  g_assert_cmpint (vedette_figure_get_melee (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Guy")), ==, VEDETTE_TRI_YES);
  vedette_test_do (rules, "{\"move\":\"melee-done\"}");
  vedette_test_state (rules, VEDETTE_STATE_NOMINATE, "blue", 1, 0);
}

/* An engaged Excellent and Heroic man needs 18 for another round of his fight. */
static void
test_engage_fight (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, "{\"move\":\"contact\",\"line\":[\"Gawain\",\"Guy\"],\"melee\":true}");
  vedette_test_needs (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\"}", 18, "3/20");
  vedette_test_factor (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\"}", "engaged", -4);
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"die\":18}");
  vedette_test_allowed (rules, "{\"move\":\"fight\",\"who\":\"Gawain\",\"target\":\"Guy\"}", NULL);
  vedette_test_undoable (rules, "{\"move\":\"fight\",\"who\":\"Gawain\",\"target\":\"Guy\"}");
  vedette_test_state (rules, VEDETTE_STATE_CONTACT_MELEE, "blue", 1, 0);
}

/* A free archer in reach needs 17, and his shot costs a counter; so does a javelin thrown in a charge (A-S21). */
static void
test_engage_shoot (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  g_autoptr (VedetteRules) javelins = NULL;

  vedette_test_needs (rules, "{\"move\":\"snatch\",\"nominee\":\"Archers\",\"reach\":true}", 17, "1/5");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Archers\",\"reach\":true,\"intention\":\"shoot\",\"die\":17}");
  vedette_test_allowed (rules, "{\"move\":\"shoot\",\"who\":\"Archers\",\"target\":\"Spearmen\"}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"move-shoot\",\"who\":\"Archers\",\"target\":\"Spearmen\",\"inches\":3}", "S-60");
  vedette_test_undoable (rules, "{\"move\":\"shoot\",\"who\":\"Archers\",\"target\":\"Spearmen\"}");
  vedette_test_state (rules, VEDETTE_STATE_NOMINATE, "blue", 1, 1);

  javelins = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"die\":14}");
  vedette_test_do (javelins, "{\"move\":\"charge\",\"missiles\":true}");
  vedette_test_state (javelins, VEDETTE_STATE_CONTACT_MELEE, "blue", 1, 1);
}

static void
test_sight (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Hedgers\",\"intention\":\"sight\",\"die\":19}");
  VedetteStep *step;
  g_autofree char *facts = NULL;

  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":\"Hedgers\",\"sight\":\"in\"}", "S-31");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":\"Hedgers\",\"sight\":\"in\",\"matters\":true}", "S-06");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":\"Hedgers\",\"sight\":\"out\",\"matters\":true}", "S-06");
  vedette_test_warned (rules, "{\"move\":\"march\",\"who\":\"Hedgers\",\"sight\":\"in\",\"matters\":false}", "S-31");
  vedette_test_undoable (rules, "{\"move\":\"march\",\"who\":[\"Hedgers\",\"Squires\"],\"sight\":\"in\",\"matters\":true}");
  step = vedette_battle_get_current (vedette_rules_get_battle (rules));
  facts = vedette_test_facts (step);
  g_assert_nonnull (strstr (facts, "\"option\":\"sight\""));
  g_assert_cmpint (get_sight (rules, "Hedgers"), ==, VEDETTE_SIGHT_IN);
  g_assert_cmpint (get_sight (rules, "Squires"), ==, VEDETTE_SIGHT_IN);
  g_assert_cmpint (get_sight (rules, "Gawain"), ==, VEDETTE_SIGHT_UNTRACKED);
}

/* What was said before the roll counts when the march itself does not say it. */
static void
test_sight_unsaid (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Hedgers\",\"intention\":\"sight\",\"die\":19}");

  vedette_test_allowed (rules, "{\"move\":\"march\"}", "S-31");
  vedette_test_do (rules, "{\"move\":\"march\"}");
  g_assert_cmpint (get_sight (rules, "Hedgers"), ==, VEDETTE_SIGHT_UNSAID);
}

static void
test_no_shuttle (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Hedgers\",\"die\":19}");

  vedette_test_do (rules, "{\"move\":\"march\",\"who\":[\"Hedgers\",\"Squires\"],\"sight\":\"in\",\"matters\":true}");
  seize_again (rules);
  /* The memory outlives two changes of hands. */
  g_assert_cmpint (get_sight (rules, "Hedgers"), ==, VEDETTE_SIGHT_IN);
  vedette_test_warned (rules, "{\"move\":\"march\",\"who\":\"Hedgers\",\"sight\":\"out\",\"matters\":true}", "S-X12");
  vedette_test_do (rules, "{\"move\":\"remind-again\"}");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":\"Hedgers\",\"sight\":\"in\",\"matters\":true}", "S-06");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"option\":\"sight\",\"who\":\"Hedgers\",\"matters\":true}", "S-31");
  /* The other options are as open to him as ever. */
  vedette_test_allowed (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"full-speed\":true,\"could-engage\":false,\"who\":\"Hedgers\"}", "S-06");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":\"Hedgers\"}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"shoot\",\"target\":\"Guy\"}", "S-24");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"option\":\"leave\",\"full-speed\":true,\"who\":\"Hedgers\"}", "S-06");
  vedette_test_agree (rules, "{\"move\":\"march\",\"who\":\"Hedgers\",\"sight\":\"out\",\"matters\":true,\"agreed\":true}", "S-X12");
  g_assert_cmpint (get_sight (rules, "Hedgers"), ==, VEDETTE_SIGHT_OUT);
  seize_again (rules);
  vedette_test_warned (rules, "{\"move\":\"march\",\"who\":\"Hedgers\",\"sight\":\"in\",\"matters\":true}", "S-X12");
}

/* The memory is of everybody who came along, and so is the bar: Gawain himself has used nothing. */
static void
test_no_shuttle_of_others (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Hedgers\",\"die\":19}");

  vedette_test_do (rules, "{\"move\":\"march\",\"who\":[\"Hedgers\",\"Squires\"],\"sight\":\"in\",\"matters\":true}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"side\":\"red\",\"nominee\":\"Guy\",\"die\":20}");
  vedette_test_do (rules, "{\"move\":\"charge\",\"contact\":false,\"option\":\"full-speed\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"die\":20}");
  vedette_test_warned (rules, "{\"move\":\"march\",\"who\":[\"Gawain\",\"Squires\"],\"sight\":\"out\",\"matters\":true}", "S-X12");
  vedette_test_warned (rules, "{\"move\":\"march\",\"who\":[\"Gawain\",\"Hedgers\",\"Squires\"],\"sight\":\"out\",\"matters\":true}", "S-X12");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":[\"Gawain\",\"Squires\"],\"option\":\"sight\",\"matters\":true}", "S-31");
  vedette_test_agree (rules, "{\"move\":\"march\",\"who\":[\"Gawain\",\"Squires\"],\"sight\":\"out\",\"matters\":true,\"agreed\":true}", "S-X12");
  g_assert_cmpint (get_sight (rules, "Squires"), ==, VEDETTE_SIGHT_OUT);
}

/* He who has used nothing goes where he likes, alone or with others of whom that is true. */
static void
test_shuttle_unused (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Hedgers\",\"die\":19}");

  vedette_test_do (rules, "{\"move\":\"march\",\"who\":[\"Hedgers\"],\"sight\":\"in\",\"matters\":true}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"side\":\"red\",\"nominee\":\"Guy\",\"die\":20}");
  vedette_test_do (rules, "{\"move\":\"charge\",\"contact\":false,\"option\":\"full-speed\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"die\":20}");
  vedette_test_undoable (rules, "{\"move\":\"march\",\"who\":[\"Gawain\",\"Squires\"],\"sight\":\"out\",\"matters\":true}");
}

/* Where nobody said which way it was, nobody can say what the way back is. */
static void
test_unsaid_way (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Hedgers\",\"intention\":\"sight\",\"die\":19}");

  vedette_test_do (rules, "{\"move\":\"march\"}");
  seize_again (rules);
  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":\"Hedgers\",\"sight\":\"out\",\"matters\":true}", "S-31");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":\"Hedgers\",\"sight\":\"in\",\"matters\":true}", "S-31");
}

/* He may go back in any later action of the holding: only taking the initiative by it is barred. */
static void
test_shuttle_later (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Hedgers\",\"die\":19}");

  vedette_test_do (rules, "{\"move\":\"march\",\"who\":\"Hedgers\",\"sight\":\"in\",\"matters\":true}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Guy\",\"die\":4}");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":\"Hedgers\",\"sight\":\"out\"}", NULL);
  vedette_test_do (rules, "{\"move\":\"march\",\"who\":\"Hedgers\",\"sight\":\"out\"}");
  g_assert_cmpint (get_sight (rules, "Hedgers"), ==, VEDETTE_SIGHT_IN);
}

static void
assert_choices (VedetteRules *rules,
                const char   *property,
                const char   *nick,
                gboolean      offered)
{
  g_autoptr (VedetteMove) march = vedette_rules_new_move (rules, "march", NULL, NULL);
  g_autoptr (GListModel) choices = vedette_move_get_choices (march, rules, property, NULL);
  gboolean found = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);

      found |= g_strcmp0 (choice->nick, nick) == 0;
    }
  g_assert_true (found == offered);
}

static void
test_los_in_or_out (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Hedgers\",\"die\":19}");

  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":\"Hedgers\",\"sight\":\"out\",\"matters\":true}", "S-06");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":\"Hedgers\",\"sight\":\"in\",\"matters\":true}", "S-06");
  assert_choices (rules, "sight", "out", TRUE);
  assert_choices (rules, "option", "sight", TRUE);
}

static void
test_los_into_only (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Hedgers\",\"die\":19}");

  vedette_test_switch (rules, "los-option", VEDETTE_LOS_OPTION_INTO_ONLY);
  vedette_test_refused (rules, "{\"move\":\"march\",\"who\":\"Hedgers\",\"sight\":\"out\",\"matters\":true}", "S-X12", FALSE);
  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":\"Hedgers\",\"sight\":\"in\",\"matters\":true}", "S-06");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"option\":\"sight\",\"who\":\"Hedgers\",\"matters\":true}", "S-32");
  assert_choices (rules, "sight", "out", FALSE);
  assert_choices (rules, "sight", "in", TRUE);
  vedette_test_agree (rules, "{\"move\":\"march\",\"who\":\"Hedgers\",\"sight\":\"out\",\"matters\":true,\"agreed\":true}", "S-X12");
  /* In a later action nothing is wrong with it. */
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Guy\",\"die\":4}");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":\"Hedgers\",\"sight\":\"out\",\"matters\":true}", NULL);
}

static void
test_los_off (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Hedgers\",\"die\":19}");

  vedette_test_switch (rules, "los-option", VEDETTE_LOS_OPTION_OFF);
  vedette_test_refused (rules, "{\"move\":\"march\",\"who\":\"Hedgers\",\"sight\":\"out\",\"matters\":true}", "S-X12", FALSE);
  vedette_test_refused (rules, "{\"move\":\"march\",\"who\":\"Hedgers\",\"sight\":\"in\",\"matters\":true}", "S-X12", FALSE);
  vedette_test_refused (rules, "{\"move\":\"march\",\"option\":\"sight\"}", "S-X12", FALSE);
  assert_choices (rules, "sight", "in", FALSE);
  assert_choices (rules, "option", "sight", FALSE);
  assert_choices (rules, "option", "leave", TRUE);
  vedette_test_agree (rules, "{\"move\":\"march\",\"who\":\"Hedgers\",\"sight\":\"in\",\"matters\":true,\"agreed\":true}", "S-X12");
}

/* 9" from the edge at a rate of 6": still on the table afterwards, and lawful because he means to leave it */
static void
test_leave (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"intention\":\"leave\",\"die\":14}");

  vedette_test_allowed (rules, "{\"move\":\"march\",\"option\":\"leave\",\"who\":\"Gawain\",\"full-speed\":true,\"inches\":6}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"march\",\"option\":\"leave\",\"who\":\"Gawain\",\"inches\":3}", "S-33");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":\"Gawain\"}", "S-33");
  vedette_test_warned (rules, "{\"move\":\"march\",\"option\":\"leave\",\"who\":\"Gawain\",\"full-speed\":false}", "S-X11");
  vedette_test_undoable (rules, "{\"move\":\"march\",\"option\":\"leave\",\"who\":\"Gawain\",\"full-speed\":true,\"inches\":6}");
  vedette_test_state (rules, VEDETTE_STATE_NOMINATE, "blue", 1, 0);
  g_assert_true (vedette_figure_is_on_table (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Gawain")));
}

static void
test_none_of_five (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Archers\",\"die\":19}");

  vedette_test_refused (rules, "{\"move\":\"hold\"}", "S-X07", FALSE);
  vedette_test_refused (rules, "{\"move\":\"task\",\"what\":\"a step to the side\"}", "S-X07", FALSE);
  vedette_test_refused (rules, "{\"move\":\"shoot\",\"all\":true,\"moved\":false}", "S-X07", FALSE);
  vedette_test_refused (rules, "{\"move\":\"march\",\"option\":\"shoot\"}", "S-X07", FALSE);
  vedette_test_refused (rules, "{\"move\":\"march\",\"option\":\"engage\"}", "S-X07", FALSE);
  vedette_test_refused (rules, "{\"move\":\"shoot\",\"option\":\"leave\"}", "S-X07", FALSE);
  vedette_test_refused (rules, "{\"move\":\"charge\",\"option\":\"sight\"}", "S-X07", FALSE);
  vedette_test_refused (rules, "{\"move\":\"fight\",\"option\":\"full-speed\"}", "S-X07", FALSE);
  vedette_test_agree (rules, "{\"move\":\"task\",\"what\":\"a step to the side\",\"agreed\":true}", "S-X07");
  vedette_test_state (rules, VEDETTE_STATE_NOMINATE, "blue", 1, 0);
}

static void
test_none_of_five_agreed (void)
{
  g_autoptr (VedetteRules) holding = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Archers\",\"die\":19}");
  g_autoptr (VedetteRules) shooting = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Archers\",\"die\":19}");

  vedette_test_agree (holding, "{\"move\":\"hold\",\"agreed\":true}", "S-X07");
  vedette_test_state (holding, VEDETTE_STATE_NOMINATE, "blue", 1, 0);
  vedette_test_agree (shooting, "{\"move\":\"shoot\",\"all\":true,\"agreed\":true}", "S-X07");
  vedette_test_state (shooting, VEDETTE_STATE_NOMINATE, "blue", 1, 1);
}

/* Neither the opening holding nor a second action is bound (S-25). */
static void
test_only_the_first (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();

  vedette_test_line (rules, "blue", "Wat, average");
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  vedette_test_allowed (rules, "{\"move\":\"hold\"}", NULL);
  vedette_test_do (rules, "{\"move\":\"hold\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"die\":19}");
  vedette_test_refused (rules, "{\"move\":\"hold\"}", "S-X07", FALSE);
  vedette_test_do (rules, "{\"move\":\"charge\",\"contact\":false}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"troops\":\"average\",\"die\":18}");
  vedette_test_allowed (rules, "{\"move\":\"hold\"}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"shoot\",\"all\":true,\"moved\":false}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"march\"}", NULL);
}

static void
test_nominee_acts (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"die\":14}");

  vedette_test_warned (rules, "{\"move\":\"charge\",\"who\":\"Squires\"}", "S-X08");
  vedette_test_warned (rules, "{\"move\":\"charge\",\"nominee-acts\":false}", "S-X08");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"nominee-acts\":true}", "S-24");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":[\"Gawain\",\"Squires\"]}", "S-24");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":\"Gawain\"}", NULL);
  vedette_test_agree (rules, "{\"move\":\"charge\",\"who\":\"Squires\",\"agreed\":true}", "S-X08");
  /* From the second action on he may stand aside. */
  vedette_test_do (rules, "{\"move\":\"melee-done\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Guy\",\"die\":4}");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":\"Squires\"}", "S-21");
}

static void
test_body_acts (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"die\":14}");

  vedette_test_warned (rules, "{\"move\":\"charge\",\"who\":[\"Gawain\",\"Squires\"],\"apart\":\"Squires\"}", "S-X08");
  vedette_test_warned (rules, "{\"move\":\"charge\",\"who\":[\"Gawain\",\"Squires\"],\"gaps\":[\"Gawain / Squires 4.1\"]}", "S-X08");
  vedette_test_warned (rules, "{\"move\":\"charge\",\"who\":[\"Gawain\",\"Squires\"],\"gaps\":[\"Gawain / Squires 2 unseen\"]}", "S-X08");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":[\"Gawain\",\"Squires\"],\"gaps\":[\"Gawain / Squires 4\"]}", NULL);
  /* The chain starts at the nominee, wherever he stands in the list. */
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":[\"Squires\",\"Archers\",\"Gawain\"],\"gaps\":[\"Archers / Squires 4\",\"Gawain / Archers 4\",\"Gawain / Squires 8\"]}", NULL);
  vedette_test_agree (rules, "{\"move\":\"charge\",\"who\":[\"Gawain\",\"Squires\"],\"apart\":\"Squires\",\"agreed\":true}", "S-X08");
}

/* Reach was claimed for a charge, so it is not spent on a retreat (A-S10). */
static void
test_intention (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"reach\":true,\"intention\":\"engage\",\"die\":12}");

  vedette_test_warned (rules, "{\"move\":\"march\",\"option\":\"leave\",\"full-speed\":true,\"who\":\"Gawain\"}", "S-X09");
  vedette_test_warned (rules, "{\"move\":\"shoot\",\"who\":\"Gawain\"}", "S-X09");
  vedette_test_warned (rules, "{\"move\":\"march\",\"sight\":\"out\",\"matters\":true,\"who\":\"Gawain\"}", "S-X09");
  vedette_test_warned (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"full-speed\":true,\"could-engage\":false,\"who\":\"Gawain\"}", "S-X09");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":\"Gawain\"}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"option\":\"full-speed\",\"who\":\"Gawain\"}", NULL);
  vedette_test_agree (rules, "{\"move\":\"shoot\",\"who\":\"Gawain\",\"agreed\":true}", "S-X09");
  vedette_test_state (rules, VEDETTE_STATE_NOMINATE, "blue", 1, 1);
}

/* Full speed into contact is what was said; one more round where they stand is not. */
static void
test_intention_speed (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"reach\":true,\"intention\":\"full-speed\",\"die\":12}");

  vedette_test_do (rules, "{\"move\":\"contact\",\"line\":[\"Gawain\"],\"melee\":true}");
  vedette_test_warned (rules, "{\"move\":\"fight\",\"who\":\"Gawain\"}", "S-X09");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":\"Gawain\"}", "S-21");
}

/* Reach to one enemy is not spent on another. */
static void
test_intention_target (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"reach\":true,\"intention\":\"engage\",\"target\":\"Guy\",\"die\":12}");
  g_autoptr (VedetteRules) unclaimed = NULL;

  vedette_test_warned (rules, "{\"move\":\"charge\",\"who\":\"Gawain\",\"target\":\"Spearmen\"}", "S-X09");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":\"Gawain\",\"target\":[\"Spearmen\",\"Guy\"]}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":\"Gawain\"}", NULL);
  vedette_test_do (rules, "{\"edit\":\"remove-line\",\"line\":\"Guy\"}");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":\"Gawain\",\"target\":\"Spearmen\"}", NULL);
  vedette_test_undoable (rules, "{\"move\":\"charge\",\"who\":\"Gawain\",\"target\":\"Spearmen\"}");
  g_assert_null (vedette_skirmish_game_get_intended (vedette_test_read (rules).game));

  unclaimed = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"intention\":\"engage\",\"target\":\"Guy\",\"die\":14}");
  vedette_test_allowed (unclaimed, "{\"move\":\"charge\",\"who\":\"Gawain\",\"target\":\"Spearmen\"}", NULL);
}

static void
test_intention_no_sight (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"no-sight\":true,\"intention\":\"leave\",\"die\":16}");

  vedette_test_warned (rules, "{\"move\":\"charge\",\"who\":\"Gawain\"}", "S-X09");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"option\":\"leave\",\"full-speed\":true,\"who\":\"Gawain\"}", NULL);
}

/* He is not held to what the players have put out of use since. */
static void
test_intention_put_off (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"no-sight\":true,\"intention\":\"sight\",\"die\":16}");

  vedette_test_warned (rules, "{\"move\":\"charge\",\"who\":\"Gawain\"}", "S-X09");
  vedette_test_switch (rules, "los-option", VEDETTE_LOS_OPTION_OFF);
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":\"Gawain\"}", NULL);
}

/* Without a factor that rests on it he may change his mind; without a word there is nothing to change. */
static void
test_intention_free (void)
{
  g_autoptr (VedetteRules) said = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"intention\":\"engage\",\"die\":14}");
  g_autoptr (VedetteRules) unsaid = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"reach\":true,\"die\":12}");

  vedette_test_allowed (said, "{\"move\":\"march\",\"option\":\"leave\",\"full-speed\":true,\"who\":\"Gawain\"}", NULL);
  vedette_test_allowed (unsaid, "{\"move\":\"march\",\"option\":\"leave\",\"full-speed\":true,\"who\":\"Gawain\"}", NULL);
}

static void
test_half_speed (void)
{
  g_autoptr (VedetteRules) rules = new_seized ("{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"die\":14}");

  vedette_test_warned (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"full-speed\":false,\"could-engage\":false}", "S-X11");
  vedette_test_agree (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"full-speed\":false,\"could-engage\":true,\"agreed\":true}", "S-X11");
  /* Later actions go at any speed. */
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Guy\",\"die\":4}");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"full-speed\":false,\"could-engage\":true}", NULL);
}

static void
test_card_unused (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();

  vedette_test_line (rules, "blue", "Wat, average");
  vedette_test_card (rules, "blue", 1, "Wat", "place", "the mill", NULL);
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  vedette_test_do (rules, "{\"move\":\"hold\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"die\":19}");
  vedette_test_refused (rules, "{\"move\":\"march\",\"option\":\"card\"}", "S-X13", FALSE);
  vedette_test_refused (rules, "{\"move\":\"task\",\"option\":\"card\",\"what\":\"unlock the door\"}", "S-X07", FALSE);
  vedette_test_agree (rules, "{\"move\":\"march\",\"option\":\"card\",\"agreed\":true}", "S-X13");
  vedette_test_state (rules, VEDETTE_STATE_NOMINATE, "blue", 1, 0);
}

/* Blue takes the initiative with its card and does that. */
static void
assert_card_told (const char *action,
                  const char *expected)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();
  g_autofree char *text = NULL;

  vedette_test_line (rules, "blue", "Wat, average");
  vedette_test_card (rules, "blue", 1, "Wat", "place", "the mill", NULL);
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  vedette_test_do (rules, "{\"move\":\"hold\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"intention\":\"card\",\"die\":19}");
  vedette_test_do (rules, action);
  text = vedette_rules_describe (rules, vedette_battle_get_current (vedette_rules_get_battle (rules)), NULL);
  g_assert_cmpstr (text, ==, expected);
}

/* Who carries out his card as his task says so in the log, not that he does something else; any other action says besides
 * that the card ordered it, unless something else is said to be done. */
static void
test_card_told (void)
{
  assert_card_told ("{\"move\":\"task\",\"option\":\"card\"}", "Blue carried out card 1.");
  assert_card_told ("{\"move\":\"task\",\"option\":\"card\",\"what\":\"opens the sluice\"}",
                    "Blue: opens the sluice. The action followed card 1.");
  assert_card_told ("{\"move\":\"march\",\"who\":\"Wat\",\"to\":\"the mill\",\"option\":\"card\"}",
                    "Blue: Wat marched to the mill. The action followed card 1.");
  assert_card_told ("{\"move\":\"march\",\"option\":\"leave\",\"agreed\":true}", "Blue marched. Both sides agreed.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/skirmish/S-27/six-inches", test_full_speed);
  g_test_add_func ("/rules/skirmish/S-27/unsaid", test_full_speed_unsaid);
  g_test_add_func ("/rules/skirmish/S-27/body", test_full_speed_body);
  g_test_add_func ("/rules/skirmish/S-28/contact", test_contact);
  g_test_add_func ("/rules/skirmish/S-28/measured", test_contact_measured);
  g_test_add_func ("/rules/skirmish/S-29/charge", test_engage_charge);
  g_test_add_func ("/rules/skirmish/S-29/fight", test_engage_fight);
  g_test_add_func ("/rules/skirmish/S-29/shoot", test_engage_shoot);
  g_test_add_func ("/rules/skirmish/S-30/hedge", test_sight);
  g_test_add_func ("/rules/skirmish/S-30/unsaid", test_sight_unsaid);
  g_test_add_func ("/rules/skirmish/S-31/no-way-back", test_no_shuttle);
  g_test_add_func ("/rules/skirmish/S-31/unsaid-way", test_unsaid_way);
  g_test_add_func ("/rules/skirmish/S-31/unused", test_shuttle_unused);
  g_test_add_func ("/rules/skirmish/S-X12/others-way-back", test_no_shuttle_of_others);
  g_test_add_func ("/rules/skirmish/S-31/later-action", test_shuttle_later);
  g_test_add_func ("/rules/skirmish/S-32/into-only", test_los_into_only);
  g_test_add_func ("/rules/skirmish/S-33/edge", test_leave);
  g_test_add_func ("/rules/skirmish/S-X07/none-of-five", test_none_of_five);
  g_test_add_func ("/rules/skirmish/S-X07/agreed", test_none_of_five_agreed);
  g_test_add_func ("/rules/skirmish/S-X07/first-only", test_only_the_first);
  g_test_add_func ("/rules/skirmish/S-X08/nominee", test_nominee_acts);
  g_test_add_func ("/rules/skirmish/S-X08/body", test_body_acts);
  g_test_add_func ("/rules/skirmish/S-X09/reach", test_intention);
  g_test_add_func ("/rules/skirmish/S-X09/speed", test_intention_speed);
  g_test_add_func ("/rules/skirmish/S-X09/target", test_intention_target);
  g_test_add_func ("/rules/skirmish/S-X09/no-sight", test_intention_no_sight);
  g_test_add_func ("/rules/skirmish/S-X09/put-off", test_intention_put_off);
  g_test_add_func ("/rules/skirmish/S-X09/no-factor", test_intention_free);
  g_test_add_func ("/rules/skirmish/S-X11/half-speed", test_half_speed);
  g_test_add_func ("/rules/skirmish/S-X12/no-way-back", test_no_shuttle);
  g_test_add_func ("/rules/skirmish/S-X12/into-only", test_los_into_only);
  g_test_add_func ("/rules/skirmish/S-X13/no-bonus", test_card_unused);
  g_test_add_func ("/rules/skirmish/S-X13/card-told", test_card_told);
  g_test_add_func ("/rules/skirmish/s.los_option/in-or-out", test_los_in_or_out);
  g_test_add_func ("/rules/skirmish/s.los_option/into-only", test_los_into_only);
  g_test_add_func ("/rules/skirmish/s.los_option/off", test_los_off);
  return g_test_run ();
}
