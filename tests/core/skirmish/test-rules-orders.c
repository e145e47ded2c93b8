/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Order cards as they are written and judged: how many, about what, for whom (S-35, S-37, S-41, S-43, S-X25). */

#include "core/rules/vedette-choice.h"
#include "vedette-test-muster.h"

/* Red with Blackheart and his guards; Blue with Gawain and three thieves */
static VedetteRules *
new_battle (void)
{
  VedetteRules *rules = vedette_test_battle_new ();

  vedette_test_line (rules, "red", "Blackheart, excellent, heroic");
  vedette_test_line (rules, "red", "8 guards, average");
  vedette_test_line (rules, "blue", "Gawain, excellent, heroic");
  for (char name[] = "Thief 1, average"; name[6] <= '3'; name[6]++)
    vedette_test_line (rules, "blue", name);
  return rules;
}

static void
begin (VedetteRules *rules)
{
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  vedette_test_do (rules, "{\"move\":\"hold\"}");
}

static guint
count (VedetteRules *rules,
       GType         type)
{
  return g_list_model_get_n_items (vedette_battle_get_records (vedette_rules_get_battle (rules), type));
}

static VedetteOrderCard *
get_card (VedetteRules *rules,
          guint         i)
{
  GListModel *cards = vedette_battle_get_records (vedette_rules_get_battle (rules), VEDETTE_TYPE_ORDER_CARD);
  g_autoptr (VedetteOrderCard) card = g_list_model_get_item (cards, i);

  return card;
}

#define ADD(side, actors, rest) \
  "{\"edit\":\"add-card\",\"side\":\"" side "\",\"actors\":\"" actors "\"," rest "}"

static void
test_no_limit (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_undoable (rules, ADD ("blue", "Gawain", "\"place\":\"the mill\""));
  vedette_test_undoable (rules, ADD ("blue", "Thief 1", "\"place\":\"the mill\""));
  vedette_test_undoable (rules, ADD ("blue", "Thief 2", "\"place\":\"the mill\""));
  vedette_test_undoable (rules, ADD ("blue", "Thief 3", "\"place\":\"the mill\""));
  g_assert_cmpuint (count (rules, VEDETTE_TYPE_ORDER_CARD), ==, 4);
}

static void
test_off (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, ADD ("blue", "Gawain", "\"place\":\"the mill\""));
  vedette_test_do (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.order_cards\",\"value\":\"off\"}");
  vedette_test_refused (rules, ADD ("blue", "Thief 1", "\"place\":\"the mill\""), "S-35", FALSE);
  vedette_test_agree (rules, ADD ("blue", "Thief 1", "\"place\":\"the mill\",\"agreed\":true"), "S-35");
  /* What was written before is a card as ever. */
  vedette_test_undoable (rules, "{\"edit\":\"set-card\",\"card\":\"Blue 1\",\"place\":\"the barn\"}");
  begin (rules);
  vedette_test_needs (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\"}", 10, "11/20");
}

/* Limit 3 by the scenario: the fourth card is refused, and each side has its own three. */
static void
test_limit (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  VedetteSkirmish skirmish = vedette_test_read (rules);

  vedette_test_undoable (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.order_cards\",\"value\":\"3\"}");
  g_assert_cmpint (vedette_about_get_cards_each (skirmish.about), ==, 3);
  vedette_test_do (rules, ADD ("blue", "Gawain", "\"place\":\"the mill\""));
  vedette_test_do (rules, ADD ("blue", "Thief 1", "\"place\":\"the mill\""));
  vedette_test_do (rules, ADD ("blue", "Thief 2", "\"place\":\"the mill\""));
  vedette_test_refused (rules, ADD ("blue", "Thief 3", "\"place\":\"the mill\""), "S-35", FALSE);
  vedette_test_allowed (rules, ADD ("red", "Blackheart", "\"place\":\"the mill\""), NULL);
  /* A void card was one of them all the same; one that is removed was none. */
  vedette_test_set (rules, get_card (rules, 0), "state", VEDETTE_CARD_VOID);
  vedette_test_refused (rules, ADD ("blue", "Thief 3", "\"place\":\"the mill\""), "S-35", FALSE);
  vedette_test_do (rules, "{\"edit\":\"remove-card\",\"card\":\"Blue 1\"}");
  vedette_test_do (rules, ADD ("blue", "Thief 3", "\"place\":\"the mill\""));
  vedette_test_agree (rules, ADD ("blue", "Gawain", "\"place\":\"the mill\",\"agreed\":true"), "S-35");
}

static void
test_lowered (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.order_cards\",\"value\":\"2\"}");
  vedette_test_do (rules, ADD ("blue", "Gawain", "\"place\":\"the mill\""));
  vedette_test_do (rules, ADD ("blue", "Thief 1", "\"place\":\"the mill\""));
  vedette_test_undoable (rules, "{\"edit\":\"set-battle\",\"cards-each\":1}");
  g_assert_cmpuint (count (rules, VEDETTE_TYPE_ORDER_CARD), ==, 2);
  vedette_test_undoable (rules, "{\"edit\":\"set-card\",\"card\":\"Blue 2\",\"place\":\"the barn\"}");
  vedette_test_refused (rules, ADD ("blue", "Thief 2", "\"place\":\"the mill\""), "S-35", FALSE);
  begin (rules);
  vedette_test_needs (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\",\"card\":\"2\"}", 15, "3/10");
}

static void
test_number (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_refused (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.order_cards\",\"value\":\"0\"}", "A-S28", TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.order_cards\",\"value\":\"100\"}", "A-S28", TRUE);
  vedette_test_do (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.order_cards\",\"value\":\"99\"}");
  vedette_test_refused (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.order_cards\",\"value\":\"99\"}", NULL, TRUE);
  /* Each number has its own place. */
  vedette_test_do (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.clock\",\"value\":\"999\"}");
  g_assert_cmpint (vedette_about_get_cards_each (vedette_test_read (rules).about), ==, 99);
  g_assert_cmpint (vedette_about_get_clock_every (vedette_test_read (rules).about), ==, 999);
}

/* "The mill" is known to everybody, "the cellar" only to Blue. */
static VedetteRules *
new_places (void)
{
  VedetteRules *rules = new_battle ();

  vedette_test_do (rules, "{\"edit\":\"add-place\",\"name\":\" the mill \",\"notes\":\"by the brook\"}");
  vedette_test_do (rules, ADD ("blue", "Thief 3", "\"objective\":\"place\",\"place\":\"the cellar\""));
  return rules;
}

static char *
list (VedetteRules *rules,
      const char   *side,
      const char   *property)
{
  g_autoptr (VedetteMove) move = vedette_rules_new_move (rules, "add-card", NULL, NULL);
  g_autoptr (GListModel) choices = NULL;
  GString *names = g_string_new (NULL);

  g_object_set (move, "side", vedette_record_get_id (vedette_test_named (rules, VEDETTE_TYPE_FORCE, side)), NULL);
  choices = vedette_move_get_choices (move, rules, property);
  for (guint i = 0; choices != NULL && i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);

      g_string_append_printf (names, "%s|", vedette_choice_get_label (choice));
    }
  return g_string_free (names, FALSE);
}

static void
test_place_offered (void)
{
  g_autoptr (VedetteRules) rules = new_places ();
  g_autofree char *target = list (rules, "Blue", "target");
  g_autofree char *blue = list (rules, "Blue", "place");
  g_autofree char *red = list (rules, "Red", "place");

  g_assert_cmpstr (target, ==, "Blackheart|Guards|Gawain|Thief 1|Thief 2|Thief 3|the mill|");
  g_assert_cmpstr (blue, ==, "the mill|the cellar|");
  g_assert_cmpstr (red, ==, "the mill|");
}

static void
test_place_target (void)
{
  g_autoptr (VedetteRules) rules = new_places ();
  VedettePlace *mill = vedette_test_named (rules, VEDETTE_TYPE_PLACE, "the mill");

  g_assert_cmpstr (vedette_place_get_notes (mill), ==, "by the brook");
  vedette_test_refused (rules, ADD ("blue", "Gawain", "\"objective\":\"enemy\",\"target\":\"the mill\""), "S-37", FALSE);
  vedette_test_undoable (rules, ADD ("blue", "Gawain", "\"objective\":\"place\",\"target\":\"the mill\""));
  g_assert_cmpint (vedette_order_card_get_target (get_card (rules, 1)), ==,
                   vedette_record_get_id (VEDETTE_RECORD (mill)));
  /* A new name is the place's: cards are about the place and not about a word. */
  vedette_test_undoable (rules, "{\"edit\":\"set-place\",\"place\":\"the mill\",\"name\":\"the old mill\"}");
  g_assert_cmpint (vedette_order_card_get_target (get_card (rules, 1)), ==,
                   vedette_record_get_id (vedette_test_named (rules, VEDETTE_TYPE_PLACE, "the old mill")));
  begin (rules);
  vedette_test_needs (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"2\"}", 10, "11/20");
}

/* Whoever removes a place leaves the cards that were about it as specific as they were. */
static void
test_place_removed (void)
{
  g_autoptr (VedetteRules) rules = new_places ();

  vedette_test_do (rules, ADD ("blue", "Gawain", "\"objective\":\"place\",\"target\":\"the mill\""));
  vedette_test_do (rules, ADD ("blue", "Thief 1", "\"target\":\"the mill\",\"place\":\"the barn\",\"order\":\"take both\""));
  vedette_test_undoable (rules, "{\"edit\":\"remove-place\",\"place\":\"the mill\"}");
  g_assert_cmpuint (count (rules, VEDETTE_TYPE_PLACE), ==, 0);
  g_assert_cmpint (vedette_order_card_get_target (get_card (rules, 1)), ==, 0);
  g_assert_cmpstr (vedette_order_card_get_place (get_card (rules, 1)), ==, "the mill");
  g_assert_cmpstr (vedette_order_card_get_place (get_card (rules, 2)), ==, "the mill, the barn");
  vedette_test_allowed (rules, "{\"move\":\"start\",\"holder\":\"red\"}", NULL);
}

static void
test_place_name (void)
{
  g_autoptr (VedetteRules) rules = new_places ();
  g_autofree char *facts = NULL;
  VedetteStep *step;

  vedette_test_refused (rules, "{\"edit\":\"add-place\",\"name\":\"  \"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"add-place\",\"name\":\"The Mill\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-place\",\"place\":\"the mill\",\"name\":\"the mill\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-place\",\"name\":\"the mill\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"remove-place\"}", NULL, TRUE);
  vedette_test_undoable (rules, "{\"edit\":\"set-place\",\"place\":\"the mill\",\"name\":\"The Mill\"}");
  /* That Blue has a card for the cellar is not to be found out by naming it. */
  step = vedette_test_do (rules, "{\"edit\":\"add-place\",\"name\":\"the cellar\"}");
  facts = vedette_test_facts (step);
  g_assert_cmpstr (facts, ==, "{\"name\":\"the cellar\"}");
  g_assert_cmpstr (vedette_step_get_audience (step), ==, VEDETTE_AUDIENCE_ALL);
}

static void
assert_said (VedetteRules *rules,
             const char   *json,
             const char   *sentence)
{
  g_autofree char *text = vedette_rules_describe (rules, vedette_test_do (rules, json));

  g_assert_cmpstr (text, ==, sentence);
}

static void
test_place_words (void)
{
  g_autoptr (VedetteRules) rules = new_places ();

  assert_said (rules, "{\"edit\":\"add-place\",\"name\":\"the ford\"}", "Place the ford added.");
  assert_said (rules, "{\"edit\":\"set-place\",\"place\":\"the ford\",\"name\":\"the bridge\"}",
               "Place the ford is now called the bridge.");
  assert_said (rules, "{\"edit\":\"set-place\",\"place\":\"the bridge\",\"notes\":\"of stone\"}",
               "Place the bridge changed.");
  assert_said (rules, "{\"edit\":\"remove-place\",\"place\":\"the bridge\"}", "Place the bridge removed.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/skirmish/s.order_cards/no-limit", test_no_limit);
  g_test_add_func ("/rules/skirmish/s.order_cards/off", test_off);
  g_test_add_func ("/rules/skirmish/s.order_cards/n", test_limit);
  g_test_add_func ("/rules/skirmish/S-35/limit", test_limit);
  g_test_add_func ("/rules/skirmish/S-35/no-limit", test_no_limit);
  g_test_add_func ("/rules/skirmish/S-35/lowered", test_lowered);
  g_test_add_func ("/rules/skirmish/S-35/number", test_number);
  g_test_add_func ("/skirmish/places/offered", test_place_offered);
  g_test_add_func ("/skirmish/places/name", test_place_name);
  g_test_add_func ("/skirmish/places/words", test_place_words);
  g_test_add_func ("/rules/skirmish/S-37/place", test_place_target);
  g_test_add_func ("/rules/skirmish/S-37/place-removed", test_place_removed);
  return g_test_run ();
}
