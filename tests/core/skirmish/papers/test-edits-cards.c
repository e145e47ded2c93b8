/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The edits of the order cards: S-35 to S-37, S-41 and S-X25, and who may read them. */

#include "edits-fixture.h"

/* Gawain is to kill the spearmen; the archers are free. */
static VedetteRules *
new_cards (void)
{
  VedetteRules *rules = edits_new_rosters ();

  vedette_test_do (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Gawain\",\"objective\":\"enemy\","
                          "\"target\":\"Spearmen\"}");
  return rules;
}

static void
test_add (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();
  VedetteOrderCard *card;

  edits_assert_step (edits_do (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":[\"Gawain\",\"Archers\"],"
                                      "\"objective\":\"enemy\",\"target\":\"Spearmen\",\"order\":\"no quarter\","
                                      "\"condition\":\"the gate is open\"}"),
                     "red",
                     "{\"side\":\"Red\",\"number\":1,\"actors\":[\"Gawain\",\"Archers\"],\"objective\":\"enemy\","
                     "\"target\":\"Spearmen\",\"order\":\"no quarter\",\"condition\":\"the gate is open\"}",
                     "Red wrote card 1.");
  card = edits_nth_card (rules, 0);
  g_assert_cmpint (vedette_order_card_get_state (card), ==, VEDETTE_CARD_DORMANT);
  g_assert_cmpint (vedette_order_card_get_target (card), ==, id_of (figure (rules, "Spearmen")));
  g_assert_cmpuint (vedette_ids_get_n (vedette_order_card_get_actors (card)), ==, 2);

  edits_assert_step (edits_do (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"Spearmen\","
                                      "\"objective\":\"place\",\"place\":\"the mill\"}"),
                     "blue",
                     "{\"side\":\"Blue\",\"number\":1,\"actors\":[\"Spearmen\"],\"objective\":\"place\","
                     "\"place\":\"the mill\"}",
                     "Blue wrote card 1.");
  g_assert_cmpint (vedette_order_card_get_state (edits_nth_card (rules, 1)), ==, VEDETTE_CARD_LIVE);
  vedette_test_refused (rules, "{\"edit\":\"add-card\",\"actors\":\"Gawain\",\"order\":\"ring the bell\"}", NULL, TRUE);
}

/* Numbers are counted within the side, and go on from its highest. */
static void
test_number (void)
{
  g_autoptr (VedetteRules) rules = new_cards ();

  edits_do (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Archers\",\"order\":\"ring the bell\"}");
  g_assert_cmpint (vedette_order_card_get_number (edits_nth_card (rules, 1)), ==, 2);
  edits_assert_step (edits_do (rules, "{\"edit\":\"remove-card\",\"card\":\"Red 1\"}"), "red",
                     "{\"side\":\"Red\",\"number\":1}", "Red removed card 1.");
  edits_do (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Gawain\",\"order\":\"ring the bell\"}");
  g_assert_cmpint (vedette_order_card_get_number (edits_nth_card (rules, 0)), ==, 2);
  g_assert_cmpint (vedette_order_card_get_number (edits_nth_card (rules, 1)), ==, 3);
}

static void
test_set (void)
{
  g_autoptr (VedetteRules) rules = new_cards ();
  VedetteOrderCard *card = edits_nth_card (rules, 0);

  edits_assert_step (edits_do (rules, "{\"edit\":\"set-card\",\"card\":\"Red 1\",\"actors\":[\"Gawain\",\"Archers\"],"
                                      "\"objective\":\"place\",\"place\":\"the mill\",\"condition\":\"noon\"}"),
                     "red",
                     "{\"side\":\"Red\",\"number\":1,\"changed\":{\"actors\":[[\"Gawain\"],[\"Gawain\",\"Archers\"]],"
                     "\"objective\":[\"enemy\",\"place\"],\"target\":[\"Spearmen\",\"\"],\"place\":[\"\",\"the mill\"],"
                     "\"condition\":[\"\",\"noon\"],\"state\":[\"live\",\"dormant\"]}}",
                     "Red changed card 1.");
  edits_do (rules, "{\"edit\":\"set-card\",\"card\":\"Red 1\",\"condition\":\"\"}");
  g_assert_cmpint (vedette_order_card_get_state (card), ==, VEDETTE_CARD_LIVE);
  edits_do (rules, "{\"edit\":\"set-card\",\"card\":\"Red 1\",\"target\":\"Spearmen\"}");
  g_assert_cmpstr (vedette_order_card_get_place (card), ==, "");
  g_assert_cmpint (vedette_order_card_get_target (card), ==, id_of (figure (rules, "Spearmen")));
  /* A task may speak of somebody and of a place. */
  edits_do (rules, "{\"edit\":\"set-card\",\"card\":\"Red 1\",\"objective\":\"task\",\"place\":\"the mill\"}");
  g_assert_cmpint (vedette_order_card_get_target (card), !=, 0);
  edits_do (rules, "{\"edit\":\"set-card\",\"card\":\"Red 1\",\"no-target\":true}");
  g_assert_cmpint (vedette_order_card_get_target (card), ==, 0);

  vedette_test_refused (rules, "{\"edit\":\"set-card\",\"order\":\"ring the bell\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-card\",\"card\":\"Red 1\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-card\",\"card\":\"Red 1\",\"place\":\"\"}", "S-X25", FALSE);
  vedette_test_refused (rules, "{\"edit\":\"set-card\",\"card\":\"Red 1\",\"actors\":[]}", "S-36", FALSE);
  vedette_test_refused (rules, "{\"edit\":\"remove-card\"}", NULL, TRUE);
}

/* What has come true stays true when the words for it are changed. */
static void
test_met (void)
{
  g_autoptr (VedetteRules) rules = new_cards ();
  VedetteOrderCard *card = edits_nth_card (rules, 0);

  edits_do (rules, "{\"edit\":\"set-card\",\"card\":\"Red 1\",\"condition\":\"noon\"}");
  edits_set (rules, card, "state", VEDETTE_CARD_LIVE);
  edits_do (rules, "{\"edit\":\"set-card\",\"card\":\"Red 1\",\"condition\":\"at noon\"}");
  g_assert_cmpint (vedette_order_card_get_state (card), ==, VEDETTE_CARD_LIVE);
}

static void
test_remove_in_use (void)
{
  g_autoptr (VedetteRules) rules = new_cards ();

  edits_set_reference (rules, "card", edits_nth_card (rules, 0));
  vedette_test_refused (rules, "{\"edit\":\"remove-card\",\"card\":\"Red 1\"}", "S-39", TRUE);
}

static void
test_in_setup (void)
{
  g_autoptr (VedetteRules) rules = new_cards ();

  g_assert_cmpuint (edits_count (rules, VEDETTE_TYPE_ORDER_CARD), ==, 1);
  edits_set_reference (rules, "holder", vedette_test_named (rules, VEDETTE_TYPE_FORCE, "Red"));
  edits_set (rules, edits_get_game (rules), "state", VEDETTE_STATE_ACT_FREE);
  vedette_test_refused (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Archers\",\"order\":\"ring the bell\"}",
                        "S-X25", FALSE);
  vedette_test_refused (rules, "{\"edit\":\"set-card\",\"card\":\"Red 1\",\"order\":\"ring the bell\"}", "S-X25", FALSE);
  g_assert_cmpuint (edits_count (rules, VEDETTE_TYPE_ORDER_CARD), ==, 1);
}

/* Agreement beats the program, and is in the step. */
static void
test_agreed (void)
{
  g_autoptr (VedetteRules) rules = new_cards ();
  g_autofree char *facts = NULL;

  edits_set_reference (rules, "holder", vedette_test_named (rules, VEDETTE_TYPE_FORCE, "Red"));
  edits_set (rules, edits_get_game (rules), "state", VEDETTE_STATE_ACT_FREE);
  facts = vedette_test_facts (edits_do (rules, "{\"edit\":\"set-card\",\"card\":\"Red 1\",\"condition\":\"noon\","
                                               "\"agreed\":true}"));
  g_assert_cmpstr (facts, ==, "{\"agreed\":[\"S-X25\"],\"side\":\"Red\",\"number\":1,\"changed\":"
                              "{\"condition\":[\"\",\"noon\"],\"state\":[\"live\",\"dormant\"]}}");
  edits_do (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Archers\",\"order\":\"ring the bell\",\"agreed\":true}");
  g_assert_cmpuint (edits_count (rules, VEDETTE_TYPE_ORDER_CARD), ==, 2);
}

static void
test_actors (void)
{
  g_autoptr (VedetteRules) rules = new_cards ();

  vedette_test_refused (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"order\":\"ring the bell\"}", "S-36", FALSE);
  vedette_test_refused (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":[],\"order\":\"ring the bell\"}", "S-36", FALSE);
  vedette_test_refused (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Spearmen\",\"order\":\"ring the bell\"}",
                        "S-36", FALSE);
  vedette_test_invalid (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":[\"Archers\",\"Archers\"]}",
                        VEDETTE_RULES_ERROR_DECLARATION);
}

/* Nobody minds what stands on a card that is done, but it can be read again. */
static void
test_target_of_done (void)
{
  g_autoptr (VedetteRules) rules = new_cards ();
  VedetteOrderCard *card = edits_nth_card (rules, 0);

  edits_set (rules, card, "state", VEDETTE_CARD_DONE);
  edits_do (rules, "{\"edit\":\"set-card\",\"card\":\"Red 1\",\"target\":\"Archers\"}");
  g_assert_cmpint (vedette_order_card_get_target (card), !=, 0);
  vedette_test_refused (rules, "{\"edit\":\"set-card\",\"card\":\"Red 1\",\"target\":2}", "S-37", TRUE);
}

/* The target of one card may act on another. */
static void
test_target_is_no_actor (void)
{
  g_autoptr (VedetteRules) rules = new_cards ();

  edits_do (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"Spearmen\",\"objective\":\"enemy\","
                   "\"target\":\"Gawain\"}");
  g_assert_cmpuint (edits_count (rules, VEDETTE_TYPE_ORDER_CARD), ==, 2);
}

static void
test_two_cards (void)
{
  g_autoptr (VedetteRules) rules = new_cards ();
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autoptr (VedetteIds) actors = vedette_ids_new_one (id_of (figure (rules, "Gawain")));

  vedette_test_refused (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":[\"Archers\",\"Gawain\"],"
                               "\"order\":\"ring the bell\"}", "S-X25", FALSE);
  move = vedette_rules_new_move (rules, "add-card", NULL, &error);
  g_assert_no_error (error);
  g_object_set (move, "side", id_of (vedette_test_named (rules, VEDETTE_TYPE_FORCE, "Red")), "actors", actors, "order",
                "ring the bell", NULL);
  ruling = vedette_rules_check (rules, move);
  g_assert_cmpstr (ruling->why, ==, "Gawain is already on card 1 and cannot be on two cards. Choose other figures.");

  edits_do (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Archers\",\"order\":\"ring the bell\"}");
  vedette_test_refused (rules, "{\"edit\":\"set-card\",\"card\":\"Red 2\",\"actors\":[\"Archers\",\"Gawain\"]}", "S-X25",
                        FALSE);
  /* Who is on the card itself is not on two, and a card that is finished binds nobody. */
  edits_do (rules, "{\"edit\":\"set-card\",\"card\":\"Red 2\",\"actors\":\"Archers\",\"order\":\"man the tower\"}");
  edits_set (rules, edits_nth_card (rules, 0), "state", VEDETTE_CARD_DONE);
  edits_do (rules, "{\"edit\":\"set-card\",\"card\":\"Red 2\",\"actors\":[\"Archers\",\"Gawain\"]}");
}

static void
test_object (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();

  edits_do (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Gawain\",\"objective\":\"place\","
                   "\"place\":\"the mill\"}");
  edits_do (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Archers\",\"objective\":\"enemy\","
                   "\"place\":\"whoever holds the mill\"}");
  g_assert_cmpuint (edits_count (rules, VEDETTE_TYPE_ORDER_CARD), ==, 2);
}

static void
test_no_target (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();
  g_autofree char *force = NULL;

  vedette_test_refused (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Gawain\",\"objective\":\"enemy\","
                               "\"order\":\"attack\"}", "S-X25", FALSE);
  vedette_test_refused (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Gawain\",\"objective\":\"place\","
                               "\"order\":\"go\"}", "S-X25", FALSE);
  vedette_test_refused (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Gawain\",\"order\":\" \"}", "S-X25",
                        FALSE);
  /* What is no figure, contingent or place is no object, and nobody is his own enemy. */
  force = g_strdup_printf ("{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Gawain\",\"objective\":\"enemy\","
                           "\"target\":%" G_GINT64_FORMAT "}",
                           id_of (vedette_test_named (rules, VEDETTE_TYPE_FORCE, "Blue")));
  vedette_test_refused (rules, force, "S-37", TRUE);
  vedette_test_refused (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Gawain\",\"objective\":\"enemy\","
                               "\"target\":\"Archers\"}", "S-37", FALSE);
}

/* Two cards for one aim: each has men of its own, and what becomes of one is nothing to the other. */
static void
test_duplicates (void)
{
  g_autoptr (VedetteRules) rules = new_cards ();

  edits_do (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Archers\",\"objective\":\"enemy\","
                   "\"target\":\"Spearmen\"}");
  g_assert_cmpint (vedette_order_card_get_target (edits_nth_card (rules, 0)), ==,
                   vedette_order_card_get_target (edits_nth_card (rules, 1)));
  edits_do (rules, "{\"edit\":\"set-card\",\"card\":\"Red 2\",\"condition\":\"noon\"}");
  g_assert_cmpint (vedette_order_card_get_state (edits_nth_card (rules, 0)), ==, VEDETTE_CARD_LIVE);
  edits_do (rules, "{\"edit\":\"remove-card\",\"card\":\"Red 2\"}");
  g_assert_cmpuint (edits_count (rules, VEDETTE_TYPE_ORDER_CARD), ==, 1);
  g_assert_true (vedette_ids_contains (vedette_order_card_get_actors (edits_nth_card (rules, 0)),
                                       id_of (figure (rules, "Gawain"))));
}

/* A card for some figures of a line splits the line in the same step, so that one undo takes back both. */
static void
test_some_figures (void)
{
  g_autoptr (VedetteRules) rules = new_cards ();
  VedetteOrderCard *card;
  guint lines = edits_count (rules, VEDETTE_TYPE_FIGURE);
  int archers = vedette_figure_get_count (figure (rules, "Archers"));
  gint64 line = id_of (figure (rules, "Archers")), part;

  edits_assert_step (edits_do (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Archers\","
                                      "\"men\":[[\"Archers\",2]],\"order\":\"ring the bell\"}"),
                     "red",
                     "{\"side\":\"Red\",\"number\":2,\"actors\":[\"Archers\"],\"objective\":\"task\","
                     "\"order\":\"ring the bell\",\"men\":[2]}",
                     "Red wrote card 2.");
  g_assert_cmpuint (edits_count (rules, VEDETTE_TYPE_FIGURE), ==, lines + 1);
  card = edits_nth_card (rules, 1);
  g_assert_cmpuint (vedette_ids_get_n (vedette_order_card_get_actors (card)), ==, 1);
  part = vedette_ids_get (vedette_order_card_get_actors (card), 0);
  g_assert_cmpint (part, !=, line);
  g_assert_cmpint (vedette_figure_get_count (
                     vedette_battle_find (vedette_rules_get_battle (rules), VEDETTE_TYPE_FIGURE, part)), ==, 2);
  g_assert_cmpint (vedette_figure_get_count (
                     vedette_battle_find (vedette_rules_get_battle (rules), VEDETTE_TYPE_FIGURE, line)), ==, archers - 2);
}

/* Fewer figures than the line has are a change of the card, even if it names the same line. A part of a line that another
 * card binds is free, and the number of all figures splits nothing. */
static void
test_fewer_figures (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();
  guint lines = edits_count (rules, VEDETTE_TYPE_FIGURE);
  g_autofree char *all = g_strdup_printf ("{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Archers\",\"men\":"
                                          "[[\"Archers\",%d]],\"order\":\"ring the bell\"}",
                                          vedette_figure_get_count (figure (rules, "Archers")));
  gint64 line = id_of (figure (rules, "Archers"));
  g_autofree char *fewer = g_strdup_printf ("{\"edit\":\"set-card\",\"card\":\"Red 1\",\"men\":[[%" G_GINT64_FORMAT ",1]]}",
                                            line);

  edits_do (rules, all);
  g_assert_cmpuint (edits_count (rules, VEDETTE_TYPE_FIGURE), ==, lines);
  edits_do (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":[\"Gawain\",\"Archers\"],"
                   "\"men\":[[\"Archers\",1]],\"order\":\"man the tower\",\"each\":true}");
  g_assert_cmpuint (edits_count (rules, VEDETTE_TYPE_ORDER_CARD), ==, 3);
  g_assert_cmpuint (edits_count (rules, VEDETTE_TYPE_FIGURE), ==, lines + 1);
  edits_do (rules, fewer);
  g_assert_cmpuint (edits_count (rules, VEDETTE_TYPE_FIGURE), ==, lines + 2);
  g_assert_false (vedette_ids_contains (vedette_order_card_get_actors (edits_nth_card (rules, 0)),
                                        line));
}

static void
test_too_many_figures (void)
{
  g_autoptr (VedetteRules) rules = new_cards ();

  vedette_test_refused (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Archers\",\"men\":[[\"Archers\",90]],"
                               "\"order\":\"ring the bell\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-card\",\"card\":\"Red 1\",\"men\":[[\"Gawain\",1]]}", NULL, TRUE);
}

static VedetteOrderCard *
make_draft (VedetteRules *rules,
            VedetteMove  *move)
{
  return vedette_record_kind_draft (move, vedette_rules_read (rules), vedette_rules_get_battle (rules));
}

/* Says order and target, as a form does, and checks the card that would come of them. */
static void
assert_joined (VedetteRules     *rules,
               VedetteMove      *move,
               const char       *said,
               gint64            target,
               const char       *order,
               VedetteObjective  objective)
{
  g_autoptr (VedetteOrderCard) draft = NULL;

  g_object_set (move, "join", TRUE, "order", said, "target", target, NULL);
  draft = make_draft (rules, move);
  g_assert_false (vedette_record_is_attached (VEDETTE_RECORD (draft)));
  g_assert_cmpstr (vedette_order_card_get_order (draft), ==, order);
  g_assert_cmpint (vedette_order_card_get_objective (draft), ==, objective);
}

/* What a form says of order and target is one sentence, and says what the card is about. */
static void
test_join (void)
{
  g_autoptr (VedetteRules) rules = new_cards ();
  g_autoptr (VedetteMove) new = vedette_rules_find_move (rules, "add-card", NULL);
  g_autoptr (VedetteMove) change = vedette_rules_new_edit_of (rules, edits_nth_card (rules, 0));
  g_autoptr (VedetteOrderCard) draft = NULL;
  gint64 spearmen = id_of (figure (rules, "Spearmen")), mill;

  edits_do (rules, "{\"edit\":\"add-place\",\"name\":\"Mill\"}");
  mill = id_of (vedette_test_named (rules, VEDETTE_TYPE_PLACE, "Mill"));
  g_object_set (new, "side", vedette_order_card_get_side (edits_nth_card (rules, 0)), "condition", "dawn", NULL);
  assert_joined (rules, new, "Silence the ", spearmen, "Silence the Spearmen", VEDETTE_OBJECTIVE_ENEMY);
  assert_joined (rules, new, "silence the spearmen!", spearmen, "silence the spearmen!", VEDETTE_OBJECTIVE_ENEMY);
  assert_joined (rules, new, "Burn the", mill, "Burn the Mill", VEDETTE_OBJECTIVE_PLACE);
  assert_joined (rules, new, "Sing", 0, "Sing", VEDETTE_OBJECTIVE_TASK);
  assert_joined (rules, new, "", spearmen, "", VEDETTE_OBJECTIVE_ENEMY);
  draft = make_draft (rules, new);
  g_assert_cmpint (vedette_order_card_get_number (draft), ==, 2);
  g_assert_cmpint (vedette_order_card_get_state (draft), ==, VEDETTE_CARD_DORMANT);
  /* A card that keeps its target stays as it is; another target takes the place of the one at the end. */
  edits_do (rules, "{\"edit\":\"set-card\",\"card\":\"Red 1\",\"order\":\"Silence the Spearmen\",\"objective\":\"task\"}");
  assert_joined (rules, change, "Silence", spearmen, "Silence", VEDETTE_OBJECTIVE_TASK);
  assert_joined (rules, change, "Silence the Spearmen", mill, "Silence the Mill", VEDETTE_OBJECTIVE_PLACE);
  /* A request that joins nothing says everything itself. */
  edits_do (rules, "{\"edit\":\"set-card\",\"card\":\"Red 1\",\"order\":\"Burn it\",\"target\":\"Mill\"}");
  g_assert_cmpstr (vedette_order_card_get_order (edits_nth_card (rules, 0)), ==, "Burn it");
  /* The target of before does not come back where only a place is said. */
  edits_do (rules, "{\"edit\":\"set-card\",\"card\":\"Red 1\",\"order\":\"Burn the\",\"target\":\"Mill\"}");
  edits_do (rules, "{\"edit\":\"set-card\",\"card\":\"Red 1\",\"place\":\"the barn\",\"join\":true}");
  g_assert_cmpstr (vedette_order_card_get_order (edits_nth_card (rules, 0)), ==, "Burn the the barn");
  g_assert_cmpint (vedette_order_card_get_target (edits_nth_card (rules, 0)), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/skirmish/edits/card/add", test_add);
  g_test_add_func ("/skirmish/edits/card/number", test_number);
  g_test_add_func ("/skirmish/edits/card/set", test_set);
  g_test_add_func ("/skirmish/edits/card/met", test_met);
  g_test_add_func ("/skirmish/edits/card/remove-in-use", test_remove_in_use);
  g_test_add_func ("/skirmish/edits/card/join", test_join);
  g_test_add_func ("/rules/skirmish/S-35/in-setup", test_in_setup);
  g_test_add_func ("/rules/skirmish/S-X25/after-start", test_agreed);
  g_test_add_func ("/rules/skirmish/S-36/actors", test_actors);
  g_test_add_func ("/rules/skirmish/S-36/target-is-no-actor", test_target_is_no_actor);
  g_test_add_func ("/rules/skirmish/S-37/target-of-done", test_target_of_done);
  g_test_add_func ("/rules/skirmish/S-X25/two-cards", test_two_cards);
  g_test_add_func ("/rules/skirmish/S-37/object", test_object);
  g_test_add_func ("/rules/skirmish/S-X25/no-target", test_no_target);
  g_test_add_func ("/rules/skirmish/S-41/duplicates", test_duplicates);
  g_test_add_func ("/rules/skirmish/S-36/some-figures", test_some_figures);
  g_test_add_func ("/rules/skirmish/S-36/fewer-figures", test_fewer_figures);
  g_test_add_func ("/rules/skirmish/S-36/too-many-figures", test_too_many_figures);
  return g_test_run ();
}
