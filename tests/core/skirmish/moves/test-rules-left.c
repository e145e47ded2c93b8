/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who leaves the table, and what becomes of cards about men who are gone (S-33, A-S46, A-S47), and who changes sides (A-S50). */

#include <string.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/state/vedette-card-object.h"
#include "vedette-test-muster.h"

/* Red begins; Gawain leads Blue's men and has a card against Blackheart alone. */
static VedetteRules *
new_battle (void)
{
  VedetteRules *rules = vedette_test_battle_new ();

  vedette_test_line (rules, "red", "Blackheart, excellent, heroic");
  vedette_test_line (rules, "red", "8 spearmen, average");
  vedette_test_line (rules, "blue", "Gawain, excellent, heroic, 6\" move");
  vedette_test_line (rules, "blue", "5 squires, good");
  vedette_test_do (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"Gawain\",\"objective\":\"enemy\",\"target\":\"Blackheart\"}");
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  return rules;
}

static VedetteFigure *
find (VedetteRules *rules,
      const char   *name)
{
  return vedette_test_named (rules, VEDETTE_TYPE_FIGURE, name);
}

static VedetteOrderCard *
get_card (VedetteRules *rules)
{
  GListModel *cards = vedette_battle_get_records (vedette_rules_get_battle (rules), VEDETTE_TYPE_ORDER_CARD);
  g_autoptr (VedetteOrderCard) card = g_list_model_get_item (cards, 0);

  return card;
}

static void
assert_said (VedetteRules *rules,
             const char   *json,
             const char   *sentence)
{
  g_autofree char *text = vedette_rules_describe (rules, vedette_test_do (rules, json), NULL);

  g_assert_cmpstr (text, ==, sentence);
}

static VedetteSkirmishGame *
get_game (VedetteRules *rules)
{
  return vedette_battle_get_single (vedette_rules_get_battle (rules), VEDETTE_TYPE_SKIRMISH_GAME);
}

/* Returns: the id of Red, 0, or of Blue, 1 */
static gint64
get_side (VedetteRules *rules,
          guint         side)
{
  GListModel *forces = vedette_battle_get_records (vedette_rules_get_battle (rules), VEDETTE_TYPE_FORCE);
  g_autoptr (VedetteForce) force = g_list_model_get_item (forces, side);

  return vedette_record_get_id (VEDETTE_RECORD (force));
}

/* He is off the table, and no loss. */
static void
test_one (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  VedetteFigure *gawain = find (rules, "Gawain");

  vedette_test_undoable (rules, "{\"move\":\"left\",\"line\":\"Gawain\"}");
  g_assert_cmpint (vedette_figure_get_left (gawain), ==, 1);
  g_assert_cmpint (vedette_figure_get_out (gawain), ==, 0);
  g_assert_cmpint (vedette_figure_get_standing (gawain), ==, 0);
  g_assert_false (vedette_figure_is_on_table (gawain));
  g_assert_true (vedette_figure_has_left (gawain));
  vedette_test_refused (rules, "{\"move\":\"left\",\"line\":\"Gawain\"}", "S-X31", TRUE);
  vedette_test_refused (rules, "{\"move\":\"out\",\"line\":\"Gawain\"}", "S-X31", TRUE);
}

/* All of a line unless it is said how many; several lines at once leave with all their men. */
static void
test_several (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  VedetteFigure *spearmen = find (rules, "Spearmen");

  vedette_test_do (rules, "{\"move\":\"out\",\"line\":\"Spearmen\",\"men\":2}");
  assert_said (rules, "{\"move\":\"left\",\"line\":\"Spearmen\",\"men\":2}",
               "2 figures of Spearmen left the table, leaving 4 of 8.");
  g_assert_cmpint (vedette_figure_get_standing (spearmen), ==, 4);
  g_assert_false (vedette_figure_has_left (spearmen));
  assert_said (rules, "{\"move\":\"left\",\"line\":\"Spearmen\",\"men\":1}",
               "1 figure of Spearmen left the table, leaving 3 of 8.");
  vedette_test_refused (rules, "{\"move\":\"left\",\"line\":\"Spearmen\",\"men\":4}", "S-X31", TRUE);
  vedette_test_refused (rules, "{\"move\":\"left\",\"line\":[\"Spearmen\",\"Squires\"],\"men\":1}", NULL, TRUE);
  vedette_test_refused (rules, "{\"move\":\"left\"}", NULL, TRUE);
  assert_said (rules, "{\"move\":\"left\",\"line\":[\"Spearmen\",\"Gawain\",\"Squires\"]}",
               "3 figures of Spearmen left the table, the last of 8. Gawain left the table. Squires left the table. The leader "
               "Gawain left the table.");
  g_assert_cmpint (vedette_figure_get_out (spearmen), ==, 2);
  g_assert_cmpint (vedette_figure_get_left (spearmen), ==, 6);
}

/* Who has left does nothing any more, and comes back by Put right alone. */
static void
test_gone (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, "{\"move\":\"left\",\"line\":\"Gawain\"}");
  vedette_test_do (rules, "{\"move\":\"left\",\"line\":\"Blackheart\"}");
  vedette_test_refused (rules, "{\"move\":\"march\",\"who\":\"Blackheart\"}", "S-X31", TRUE);
  vedette_test_do (rules, "{\"move\":\"hold\"}");
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\"}", "S-X04", TRUE);
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"Hob, average, in reserve\"}");
  vedette_test_refused (rules, "{\"move\":\"arrive\",\"who\":\"Gawain\"}", "A-S46", TRUE);
  /* Nor by being put in reserve */
  vedette_test_do (rules, "{\"edit\":\"set-line\",\"line\":\"Gawain\",\"reserve\":true}");
  vedette_test_refused (rules, "{\"move\":\"arrive\",\"who\":\"Gawain\"}", "A-S46", TRUE);
  vedette_test_do (rules, "{\"edit\":\"set-line\",\"line\":\"Gawain\",\"reserve\":false}");
  assert_said (rules, "{\"edit\":\"put-right\",\"line\":\"Gawain\",\"left\":0}", "The record was corrected. Line corrected: "
                                                                                 "Gawain. Figures that left the table: 0 (was "
                                                                                 "1).");
  vedette_test_needs (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\"}", 14, "7/20");
  vedette_test_refused (rules, "{\"edit\":\"put-right\",\"line\":\"Gawain\",\"left\":1,\"out\":1}", "S-X31", TRUE);
  vedette_test_refused (rules, "{\"edit\":\"put-right\",\"left\":1}", NULL, TRUE);
}

/* Those who fight stay as long as there are others; who is left alone in melee is free. */
static void
test_melee (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  VedetteFigure *squires = find (rules, "Squires");
  VedetteSkirmish skirmish;

  vedette_test_do (rules, "{\"move\":\"contact\",\"line\":\"Squires\",\"melee\":true,\"men\":2}");
  vedette_test_do (rules, "{\"move\":\"left\",\"line\":\"Squires\",\"men\":3}");
  g_assert_cmpint (vedette_figure_get_in_melee (squires), ==, 2);
  vedette_test_do (rules, "{\"move\":\"left\",\"line\":\"Squires\",\"men\":1}");
  g_assert_cmpint (vedette_figure_get_in_melee (squires), ==, 1);
  vedette_test_do (rules, "{\"move\":\"left\",\"line\":\"Squires\"}");
  g_assert_cmpint (vedette_figure_get_melee (squires), ==, VEDETTE_TRI_NO);
  skirmish = vedette_test_read (rules);
  g_assert_cmpint (vedette_skirmish_has_contacts (&skirmish), ==, VEDETTE_TRI_NO);
}

/* Lines are split and joined with those who left. */
static void
test_split (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, "{\"move\":\"out\",\"line\":\"Spearmen\",\"men\":2}");
  vedette_test_do (rules, "{\"move\":\"left\",\"line\":\"Spearmen\",\"men\":3}");
  vedette_test_undoable (rules, "{\"edit\":\"split-line\",\"line\":\"Spearmen\",\"men\":4,\"name\":\"Rest\"}");
  g_assert_cmpint (vedette_figure_get_out (find (rules, "Spearmen")), ==, 2);
  g_assert_cmpint (vedette_figure_get_left (find (rules, "Spearmen")), ==, 2);
  g_assert_cmpint (vedette_figure_get_left (find (rules, "Rest")), ==, 1);
  vedette_test_undoable (rules, "{\"edit\":\"join-lines\",\"line\":[\"Spearmen\",\"Rest\"]}");
  g_assert_cmpint (vedette_figure_get_left (find (rules, "Spearmen")), ==, 3);
  g_assert_cmpint (vedette_figure_get_standing (find (rules, "Spearmen")), ==, 3);
  vedette_test_refused (rules, "{\"edit\":\"set-line\",\"line\":\"Spearmen\",\"count\":4}", NULL, TRUE);
  vedette_test_do (rules, "{\"edit\":\"set-line\",\"line\":\"Spearmen\",\"count\":5}");
}

/* Nobody but his own side sees a hidden man leave. */
static void
test_hidden (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"name\":\"Lurker\",\"hidden\":true}");
  g_assert_cmpstr (vedette_step_get_audience (vedette_test_do (rules, "{\"move\":\"left\",\"line\":\"Lurker\"}")), ==, "blue");
}

static guint
count_usable (VedetteRules *rules)
{
  g_autoptr (VedetteMove) snatch = vedette_rules_new_move (rules, "snatch", NULL, NULL);
  g_autoptr (GListModel) choices = vedette_move_get_choices (snatch, rules, "card", NULL);

  return g_list_model_get_n_items (choices);
}

/* A card about a man who is dead, or gone, gives nothing; it does again if he is put right. */
static void
test_card_fallen (gconstpointer data)
{
  static const char claim[] = "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\"}";
  const char *how = data;
  g_autoptr (VedetteRules) rules = new_battle ();
  g_autofree char *go = g_strdup_printf ("{\"move\":\"%s\",\"line\":\"Blackheart\"}", how);
  g_autofree char *back = g_strdup_printf ("{\"edit\":\"put-right\",\"line\":\"Blackheart\",\"%s\":0}", how);

  vedette_test_do (rules, "{\"move\":\"hold\"}");
  vedette_test_allowed (rules, claim, NULL);
  vedette_test_do (rules, go);
  g_assert_cmpuint (count_usable (rules), ==, 0);
  vedette_test_refused (rules, claim, "S-X06", FALSE);
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"intention\":\"card\"}", "S-X06", FALSE);
  vedette_test_allowed (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\"}", NULL);
  /* Its state is none of this: nobody has carried it out, nor is it void. */
  g_assert_cmpint (vedette_order_card_get_state (get_card (rules)), ==, VEDETTE_CARD_LIVE);
  vedette_test_do (rules, back);
  g_assert_cmpuint (count_usable (rules), ==, 1);
  vedette_test_allowed (rules, claim, NULL);
  vedette_test_needs (rules, claim, 10, "11/20");
}

/* As long as one of them stands, and where there is more to do than to get at them, the card is good. */
static void
test_card_not_fallen (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();

  vedette_test_line (rules, "red", "Blackheart, excellent, heroic");
  vedette_test_line (rules, "red", "2 guards, average");
  for (char name[] = "Thief 1, average"; name[6] <= '3'; name[6]++)
    vedette_test_line (rules, "blue", name);
  vedette_test_do (rules, "{\"edit\":\"add-contingent\",\"side\":\"red\",\"name\":\"Wolves\"}");
  vedette_test_do (rules, "{\"edit\":\"set-line\",\"line\":\"Guards\",\"contingent\":\"Wolves\"}");
  vedette_test_do (rules, "{\"edit\":\"set-line\",\"line\":\"Blackheart\",\"contingent\":\"Wolves\"}");
  vedette_test_do (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"Thief 1\",\"objective\":\"enemy\",\"target\":\"Wolves\"}");
  vedette_test_do (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"Thief 2\",\"target\":\"Blackheart\",\"order\":\"carry his gold off\"}");
  vedette_test_do (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"Thief 3\",\"objective\":\"enemy\",\"place\":\"blackheart\"}");
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  vedette_test_do (rules, "{\"move\":\"hold\"}");
  vedette_test_do (rules, "{\"move\":\"out\",\"line\":\"Blackheart\"}");
  vedette_test_do (rules, "{\"move\":\"left\",\"line\":\"Guards\",\"men\":1}");
  vedette_test_allowed (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\",\"card\":\"1\"}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 2\",\"card\":\"2\"}", NULL);
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 3\",\"card\":\"3\"}", "S-X06", FALSE);
  vedette_test_do (rules, "{\"move\":\"out\",\"line\":\"Guards\"}");
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\",\"card\":\"1\"}", "S-X06", FALSE);
}

/* Gawain has taken the initiative to kill Blackheart, who falls before he can: he and his body do what they like. */
static void
test_fallen_after_roll (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  g_autoptr (VedetteMove) march = NULL;
  g_autoptr (GListModel) choices = NULL;
  VedetteSkirmish skirmish;

  vedette_test_do (rules, "{\"move\":\"hold\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\",\"target\":\"Blackheart\",\"reach\":true,\"die\":20}");
  vedette_test_refused (rules, "{\"move\":\"charge\",\"who\":[\"Gawain\",\"Squires\"],\"target\":\"Spearmen\"}", "S-X10", FALSE);
  vedette_test_do (rules, "{\"move\":\"out\",\"line\":\"Blackheart\"}");
  skirmish = vedette_test_read (rules);
  g_assert_null (vedette_card_object_find_binding (&skirmish));
  march = vedette_rules_new_move (rules, "march", NULL, NULL);
  choices = vedette_move_get_choices (march, rules, "who", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (choices), ==, 2);
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"option\":\"engage\",\"who\":[\"Gawain\",\"Squires\"],\"target\":\"Spearmen\"}", "S-24");
  vedette_test_allowed (rules, "{\"move\":\"shoot\",\"option\":\"shoot\",\"who\":\"Gawain\",\"target\":\"Spearmen\"}", "S-07");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"option\":\"leave\",\"full-speed\":true,\"who\":\"Gawain\"}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"march\",\"sight\":\"out\",\"matters\":true,\"who\":\"Gawain\"}", NULL);
  vedette_test_undoable (rules, "{\"move\":\"charge\",\"who\":[\"Gawain\",\"Squires\"],\"target\":\"Spearmen\"}");
  /* It was no action of a card, so that nobody is told that others may join in. */
  g_assert_false (vedette_skirmish_game_get_taken_by_card (vedette_test_read (rules).game));
}

/* A correction makes Gawain one of Red's men: he is in no contingent, body or fight, and on no card, and nothing else changes. */
static void
test_changed_sides (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  g_autofree char *text = NULL;
  VedetteStep *step;
  VedetteContingent *contingent;
  VedetteFigure *gawain = find (rules, "Gawain");

  vedette_test_do (rules, "{\"edit\":\"add-contingent\",\"side\":\"blue\",\"name\":\"Guard\",\"leader\":\"Gawain\"}");
  vedette_test_do (rules, "{\"edit\":\"set-line\",\"line\":\"Gawain\",\"contingent\":\"Guard\"}");
  vedette_test_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Gawain\",\"Squires\"]}");
  vedette_test_do (rules, "{\"move\":\"charge\",\"who\":\"Spearmen\",\"target\":\"Gawain\"}");
  vedette_test_do (rules, "{\"move\":\"melee-done\"}");
  vedette_test_do (rules, "{\"edit\":\"put-right\",\"counters\":2}");
  vedette_test_undoable (rules, "{\"edit\":\"put-right\",\"line\":\"Gawain\",\"side\":\"red\"}");
  step = vedette_battle_get_undo (vedette_rules_get_battle (rules));
  text = vedette_rules_describe (rules, step, NULL);
  g_assert_cmpstr (text, ==, "The record was corrected. Line corrected: Gawain. Gawain changed sides to Red. No longer in "
                             "melee: Spearmen.");
  contingent = vedette_test_named (rules, VEDETTE_TYPE_CONTINGENT, "Guard");
  g_assert_cmpint (vedette_figure_get_side (gawain), ==, get_side (rules, 0));
  g_assert_cmpint (vedette_figure_get_contingent (gawain), ==, 0);
  g_assert_cmpint (vedette_contingent_get_leader (contingent), ==, 0);
  g_assert_cmpint (vedette_figure_get_melee (gawain), ==, VEDETTE_TRI_NO);
  g_assert_cmpint (vedette_order_card_get_state (get_card (rules)), ==, VEDETTE_CARD_VOID);
  g_assert_cmpint (vedette_skirmish_game_get_counters (get_game (rules)), ==, 2);
  g_assert_cmpint (vedette_skirmish_game_get_holder (get_game (rules)), ==, get_side (rules, 0));
  /* He rolls for the other side no more. */
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"die\":20}", "S-X03", TRUE);
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Squires\",\"die\":2}");
  vedette_test_do (rules, "{\"move\":\"march\",\"who\":\"Gawain\"}");
}

/* Who has the initiative by him keeps it. */
static void
test_changed_nominee (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, "{\"move\":\"hold\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"die\":20}");
  vedette_test_do (rules, "{\"edit\":\"put-right\",\"line\":\"Gawain\",\"side\":\"red\"}");
  g_assert_cmpint (vedette_skirmish_game_get_holder (get_game (rules)), ==, get_side (rules, 1));
  g_assert_cmpint (vedette_skirmish_game_get_nominee (get_game (rules)), ==, 0);
  vedette_test_refused (rules, "{\"move\":\"shoot\",\"who\":\"Gawain\"}", "S-01", FALSE);
  vedette_test_do (rules, "{\"move\":\"shoot\",\"who\":\"Squires\"}");
}

/* Who is of the side already changes nothing, and nobody changes sides who is not named. */
static void
test_changed_nothing (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_refused (rules, "{\"edit\":\"put-right\",\"line\":\"Gawain\",\"side\":\"blue\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"put-right\",\"side\":\"red\"}", NULL, TRUE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/skirmish/A-S46/one", test_one);
  g_test_add_func ("/rules/skirmish/A-S46/several", test_several);
  g_test_add_func ("/rules/skirmish/A-S46/gone", test_gone);
  g_test_add_func ("/rules/skirmish/A-S46/melee", test_melee);
  g_test_add_func ("/rules/skirmish/A-S46/split", test_split);
  g_test_add_func ("/rules/skirmish/A-S46/hidden", test_hidden);
  g_test_add_data_func ("/rules/skirmish/A-S47/out", "out", test_card_fallen);
  g_test_add_data_func ("/rules/skirmish/A-S47/left", "left", test_card_fallen);
  g_test_add_func ("/rules/skirmish/A-S47/not-fallen", test_card_not_fallen);
  g_test_add_func ("/rules/skirmish/A-S47/after-roll", test_fallen_after_roll);
  g_test_add_func ("/rules/skirmish/A-S50/leaves-all", test_changed_sides);
  g_test_add_func ("/rules/skirmish/A-S50/nominee", test_changed_nominee);
  g_test_add_func ("/rules/skirmish/A-S50/nothing", test_changed_nothing);
  return g_test_run ();
}
