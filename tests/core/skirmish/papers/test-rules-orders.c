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
}

static guint
count_usable (VedetteRules *rules)
{
  g_autoptr (VedetteMove) snatch = vedette_rules_new_move (rules, "snatch", NULL, NULL);
  g_autoptr (GListModel) choices = vedette_move_get_choices (snatch, rules, "card", NULL);

  return g_list_model_get_n_items (choices);
}

/* Cards that were written stay, can be read, and give nothing from the next roll on; on again, they give what they did. */
static void
test_off_in_game (void)
{
  static const char claim[] = "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\"}";
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, ADD ("blue", "Gawain", "\"place\":\"the mill\""));
  begin (rules);
  g_assert_cmpuint (count_usable (rules), ==, 1);
  vedette_test_needs (rules, claim, 10, "11/20");
  vedette_test_do (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.order_cards\",\"value\":\"off\"}");
  g_assert_cmpuint (count_usable (rules), ==, 0);
  g_assert_cmpint (vedette_order_card_get_state (get_card (rules, 0)), ==, VEDETTE_CARD_LIVE);
  vedette_test_refused (rules, claim, "A-S45", FALSE);
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"intention\":\"card\"}", "A-S45", FALSE);
  vedette_test_needs (rules, claim, 14, "7/20");
  vedette_test_needs (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\"}", 14, "7/20");
  vedette_test_do (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.order_cards\",\"value\":\"no-limit\"}");
  vedette_test_needs (rules, claim, 10, "11/20");
}

/* A roll that was made with a card was made with it. */
static void
test_off_after_roll (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, ADD ("blue", "Gawain", "\"place\":\"the mill\""));
  begin (rules);
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\",\"die\":10}");
  vedette_test_do (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.order_cards\",\"value\":\"off\"}");
  vedette_test_refused (rules, "{\"move\":\"march\",\"option\":\"card\",\"who\":[\"Gawain\",\"Thief 1\"]}", "S-X10", FALSE);
  vedette_test_do (rules, "{\"move\":\"march\",\"option\":\"card\",\"who\":\"Gawain\"}");
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
  choices = vedette_move_get_choices (move, rules, property, NULL);
  for (guint i = 0; choices != NULL && i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);

      g_string_append_printf (names, "%s|", choice->label);
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

/* A card is about enemies and places. What an older file has on a card may stay there. */
static void
test_own_target (void)
{
  g_autoptr (VedetteRules) rules = new_places ();
  g_autoptr (VedetteMove) move = vedette_rules_new_move (rules, "add-card", NULL, NULL);
  g_autoptr (VedetteIds) actors = vedette_ids_new_one (vedette_record_get_id (vedette_test_named (rules, VEDETTE_TYPE_FIGURE,
                                                                                                    "Gawain")));
  gint64 own = vedette_record_get_id (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Thief 1"));
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autoptr (GError) error = NULL;

  g_object_set (move, "side", vedette_record_get_id (vedette_test_named (rules, VEDETTE_TYPE_FORCE, "Blue")), "actors", actors,
                "target", own, "order", "guard the gate", NULL);
  ruling = vedette_rules_check (rules, move);
  g_assert_cmpint (ruling->verdict, ==, VEDETTE_VERDICT_REFUSED);
  g_assert_cmpstr (ruling->rule, ==, "S-37");
  vedette_rules_perform (rules, move, NULL, TRUE, NULL, &error);
  g_assert_no_error (error);
  vedette_test_undoable (rules, "{\"edit\":\"set-card\",\"card\":\"Blue 2\",\"condition\":\"at noon\"}");
  g_assert_cmpint (vedette_order_card_get_target (get_card (rules, 1)), ==, own);
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
  g_autofree char *text = vedette_rules_describe (rules, vedette_test_do (rules, json), NULL);

  g_assert_cmpstr (text, ==, sentence);
}

static void
test_place_words (void)
{
  g_autoptr (VedetteRules) rules = new_places ();

  assert_said (rules, "{\"edit\":\"add-place\",\"name\":\"the ford\"}", "The place “the ford” was added.");
  assert_said (rules, "{\"edit\":\"set-place\",\"place\":\"the ford\",\"name\":\"the bridge\"}",
               "The place “the ford” was renamed to “the bridge”.");
  assert_said (rules, "{\"edit\":\"set-place\",\"place\":\"the bridge\",\"notes\":\"of stone\"}",
               "The place “the bridge” was changed.");
  assert_said (rules, "{\"edit\":\"remove-place\",\"place\":\"the bridge\"}", "The place “the bridge” was removed.");
}

/* Only people can judge a task in words without a known name, and a reminder says so. */
static void
test_vague (void)
{
  static const char * const words[] = {
    "attack", "Attack the enemy!", "  Advance,   then attack… ", "hold at all", "hold the bridge", "unlock the door", "winter",
    "Haltet die Brücke", "a good position by the ford", "Good Hope",
  };
  g_autoptr (VedetteRules) rules = new_battle ();

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *json = g_strdup_printf (ADD ("blue", "Gawain", "\"order\":\"%s\""), words[i]);

      g_test_message ("%s", words[i]);
      vedette_test_allowed (rules, json, "S-37");
    }
}

/* The other side can void a card with a vague place, whatever its task is. */
static void
test_vague_place (void)
{
  g_autoptr (VedetteRules) rules = new_places ();

  vedette_test_do (rules, ADD ("blue", "Gawain", "\"place\":\"a good position\",\"order\":\"occupy it\""));
  vedette_test_undoable (rules, "{\"move\":\"judge-card\",\"card\":\"Blue 2\",\"specific\":false}");
  g_assert_cmpint (vedette_order_card_get_state (get_card (rules, 1)), ==, VEDETTE_CARD_VOID);
}

/* A target or a place is enough, whatever the task is. */
static void
test_whole_card (void)
{
  g_autoptr (VedetteRules) rules = new_places ();

  vedette_test_allowed (rules, ADD ("blue", "Gawain", "\"order\":\"occupy\",\"place\":\"the gatehouse\""), NULL);
  vedette_test_allowed (rules, ADD ("blue", "Gawain", "\"order\":\"attack\",\"target\":\"Guards\""), NULL);
  vedette_test_allowed (rules, ADD ("blue", "Gawain", "\"objective\":\"place\",\"place\":\"a good position\","
                                                      "\"order\":\"shoot at Blackheart from it\""), NULL);
  /* Of a task in words only people can say whether it is enough, when it is written as when it is used. */
  vedette_test_allowed (rules, ADD ("blue", "Gawain", "\"order\":\"dig a ditch\""), "S-37");
  vedette_test_do (rules, ADD ("blue", "Gawain", "\"order\":\"dig a ditch\""));
  begin (rules);
  vedette_test_allowed (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"2\"}", "S-37");
}

/* A name of the roster, of an own card or of a public place will do; that of a side will not, nor a part of a word. */
static void
test_known_names (void)
{
  g_autoptr (VedetteRules) rules = new_places ();

  vedette_test_do (rules, "{\"edit\":\"add-contingent\",\"side\":\"red\",\"name\":\"Wölfe\"}");
  vedette_test_do (rules, ADD ("red", "Guards", "\"place\":\"the tower\""));
  vedette_test_allowed (rules, ADD ("blue", "Gawain", "\"order\":\"kill blackheart\""), NULL);
  vedette_test_allowed (rules, ADD ("blue", "Gawain", "\"order\":\"Attack THIEF 2!\""), NULL);
  vedette_test_allowed (rules, ADD ("blue", "Gawain", "\"order\":\"charge the WÖLFE\""), NULL);
  vedette_test_allowed (rules, ADD ("blue", "Gawain", "\"order\":\"hold the mill\""), NULL);
  vedette_test_allowed (rules, ADD ("blue", "Gawain", "\"order\":\"hide in the cellar\""), NULL);
  vedette_test_allowed (rules, ADD ("blue", "Gawain", "\"order\":\"burn the millstone\""), "S-37");
  vedette_test_allowed (rules, ADD ("blue", "Gawain", "\"order\":\"go for Red\""), "S-37");
  /* Red's card names the tower, and Blue learns nothing of it. */
  vedette_test_allowed (rules, ADD ("blue", "Gawain", "\"order\":\"climb the tower\""), "S-37");
  vedette_test_allowed (rules, ADD ("red", "Blackheart", "\"order\":\"climb the tower\""), NULL);
  vedette_test_allowed (rules, ADD ("red", "Blackheart", "\"order\":\"search the cellar\""), "S-37");
  /* Nor does Red learn whom Blue hides. */
  vedette_test_do (rules, "{\"edit\":\"set-line\",\"line\":\"Thief 2\",\"hidden\":true}");
  vedette_test_allowed (rules, ADD ("red", "Blackheart", "\"order\":\"hang Thief 2\""), "S-37");
  vedette_test_allowed (rules, ADD ("red", "Blackheart", "\"order\":\"hang Thief 1\""), NULL);
}

/* Blue's card 1 says "ring the bell", of which nobody has judged yet. */
static VedetteRules *
new_bell (void)
{
  VedetteRules *rules = new_battle ();

  vedette_test_do (rules, ADD ("blue", "Gawain", "\"order\":\"ring the bell\""));
  return rules;
}

static void
test_judged_yes (void)
{
  g_autoptr (VedetteRules) rules = new_bell ();

  vedette_test_allowed (rules, "{\"edit\":\"set-card\",\"card\":\"Blue 1\",\"condition\":\"noon\"}", "S-37");
  vedette_test_undoable (rules, "{\"move\":\"judge-card\",\"card\":\"Blue 1\",\"specific\":true}");
  g_assert_cmpint (vedette_order_card_get_state (get_card (rules, 0)), ==, VEDETTE_CARD_LIVE);
  vedette_test_allowed (rules, "{\"edit\":\"set-card\",\"card\":\"Blue 1\",\"condition\":\"noon\"}", NULL);
  /* It was said of that order and of no other. */
  vedette_test_do (rules, "{\"edit\":\"set-card\",\"card\":\"Blue 1\",\"order\":\"bar the gate\"}");
  g_assert_cmpint (vedette_order_card_get_judged (get_card (rules, 0)), ==, VEDETTE_TRI_UNTRACKED);
  vedette_test_undoable (rules, "{\"move\":\"judge-card\",\"card\":\"Blue 1\",\"specific\":true}");
  begin (rules);
  vedette_test_allowed (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\"}", NULL);
}

static void
test_judged_no (void)
{
  g_autoptr (VedetteRules) rules = new_bell ();

  vedette_test_undoable (rules, "{\"move\":\"judge-card\",\"card\":\"Blue 1\",\"specific\":false}");
  g_assert_cmpint (vedette_order_card_get_state (get_card (rules, 0)), ==, VEDETTE_CARD_VOID);
  vedette_test_refused (rules, "{\"move\":\"judge-card\"}", "S-37", TRUE);
  /* A condition makes it no better; an order that says more does. */
  vedette_test_do (rules, "{\"edit\":\"set-card\",\"card\":\"Blue 1\",\"condition\":\"noon\"}");
  g_assert_cmpint (vedette_order_card_get_state (get_card (rules, 0)), ==, VEDETTE_CARD_VOID);
  vedette_test_do (rules, "{\"edit\":\"set-card\",\"card\":\"Blue 1\",\"condition\":\"\",\"order\":\"catch Blackheart\"}");
  g_assert_cmpint (vedette_order_card_get_state (get_card (rules, 0)), ==, VEDETTE_CARD_LIVE);
  vedette_test_allowed (rules, "{\"move\":\"start\",\"holder\":\"red\"}", NULL);
}

/* The other side sees the card when it is used, and says then what it thinks of it. */
static void
test_judged_when_claimed (void)
{
  g_autoptr (VedetteRules) rules = new_bell ();

  vedette_test_do (rules, ADD ("blue", "Thief 1", "\"order\":\"rob Blackheart\""));
  vedette_test_do (rules, ADD ("blue", "Thief 2", "\"order\":\"rob the priest\""));
  begin (rules);
  vedette_test_allowed (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\"}", "S-37");
  vedette_test_allowed (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\"}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\",\"card\":\"2\"}", NULL);
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\",\"die\":9}");
  vedette_test_allowed (rules, "{\"move\":\"judge-card\",\"card\":\"Blue 1\",\"specific\":false}", "S-37");
  vedette_test_undoable (rules, "{\"move\":\"judge-card\",\"card\":\"Blue 1\",\"specific\":false}");
  vedette_test_do (rules, "{\"move\":\"hold\"}");
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"intention\":\"card\"}", "S-X06", FALSE);
  vedette_test_allowed (rules, "{\"move\":\"judge-card\",\"card\":\"Blue 3\",\"specific\":false}", NULL);
  vedette_test_do (rules, "{\"move\":\"end\"}");
  vedette_test_refused (rules, "{\"move\":\"judge-card\",\"card\":\"Blue 3\",\"specific\":true}", "S-01", TRUE);
}

static void
test_judged_asked (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_refused (rules, "{\"move\":\"judge-card\"}", "S-37", TRUE);
  vedette_test_do (rules, ADD ("blue", "Gawain", "\"order\":\"ring the bell\""));
  vedette_test_refused (rules, "{\"move\":\"judge-card\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"move\":\"judge-card\",\"card\":\"Blue 1\"}", "S-37", TRUE);
  vedette_test_do (rules, "{\"move\":\"judge-card\",\"card\":\"Blue 1\",\"specific\":true}");
  vedette_test_refused (rules, "{\"move\":\"judge-card\",\"card\":\"Blue 1\",\"specific\":true}", NULL, TRUE);
}

/* Before a card is used, judging it says nothing of what it says. */
static void
test_judged_in_secret (void)
{
  g_autoptr (VedetteRules) rules = new_bell ();
  VedetteStep *step = vedette_test_do (rules, "{\"move\":\"judge-card\",\"card\":\"Blue 1\",\"specific\":true}");
  g_autofree char *facts = vedette_test_facts (step);
  g_autofree char *yes = vedette_rules_describe (rules, step, NULL);

  g_assert_cmpstr (facts, ==, "{\"card\":1,\"side\":\"Blue\",\"specific\":\"yes\"}");
  g_assert_cmpstr (yes, ==, "Card 1 of Blue was judged specific enough.");
  g_assert_cmpstr (vedette_step_get_audience (step), ==, VEDETTE_AUDIENCE_ALL);
  assert_said (rules, "{\"move\":\"judge-card\",\"card\":\"Blue 1\",\"specific\":false}",
               "Card 1 of Blue was not specific enough and became void.");
}

#define THIEVES "{\"edit\":\"add-card\",\"side\":\"blue\",\"each\":true,\"actors\":[\"Thief 1\",\"Thief 2\",\"Thief 3\"]," \
                "\"objective\":\"place\",\"place\":\"the vault\",\"condition\":\"it is dark\""

static void
test_each (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  g_autofree char *text = NULL;
  VedetteStep *step;

  vedette_test_do (rules, ADD ("blue", "Gawain", "\"place\":\"the mill\""));
  vedette_test_undoable (rules, THIEVES "}");
  step = vedette_battle_get_current (vedette_rules_get_battle (rules));
  text = vedette_rules_describe (rules, step, NULL);
  g_assert_cmpstr (text, ==, "Blue wrote cards 2 to 4.");
  g_assert_cmpstr (vedette_step_get_audience (step), ==, "blue");
  g_assert_cmpuint (count (rules, VEDETTE_TYPE_ORDER_CARD), ==, 4);
  for (guint i = 1; i <= 3; i++)
    {
      VedetteOrderCard *card = get_card (rules, i);
      g_autofree char *name = g_strdup_printf ("Thief %u", i);
      gint64 thief = vedette_record_get_id (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, name));

      g_assert_cmpint (vedette_order_card_get_number (card), ==, (int) i + 1);
      g_assert_cmpuint (vedette_ids_get_n (vedette_order_card_get_actors (card)), ==, 1);
      g_assert_true (vedette_ids_contains (vedette_order_card_get_actors (card), thief));
      g_assert_cmpstr (vedette_order_card_get_place (card), ==, "the vault");
      g_assert_cmpint (vedette_order_card_get_state (card), ==, VEDETTE_CARD_DORMANT);
    }
  /* Each is on one card now, and one step takes them all back. */
  vedette_test_refused (rules, THIEVES "}", "S-X25", FALSE);
  vedette_test_refused (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"each\":true,\"order\":\"ring the bell\"}", "S-36", FALSE);
}

static void
test_each_for_one (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  assert_said (rules, ADD ("blue", "Gawain", "\"place\":\"the mill\",\"each\":true"), "Blue wrote card 1.");
  g_assert_cmpuint (count (rules, VEDETTE_TYPE_ORDER_CARD), ==, 1);
}

static void
test_each_counted (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.order_cards\",\"value\":\"2\"}");
  vedette_test_refused (rules, THIEVES "}", "S-35", FALSE);
  vedette_test_agree (rules, THIEVES ",\"agreed\":true}", "S-35");
  g_assert_cmpuint (count (rules, VEDETTE_TYPE_ORDER_CARD), ==, 3);
}

static void
test_each_late (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  begin (rules);
  vedette_test_refused (rules, THIEVES "}", "S-X25", FALSE);
  g_assert_cmpuint (count (rules, VEDETTE_TYPE_ORDER_CARD), ==, 0);
  vedette_test_agree (rules, THIEVES ",\"agreed\":true}", "S-X25");
  g_assert_cmpuint (count (rules, VEDETTE_TYPE_ORDER_CARD), ==, 3);
}

/* Three thieves with the same card: the first tries alone, the others later with their own. */
static void
test_each_own (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"each\":true,\"actors\":[\"Thief 1\",\"Thief 2\","
                          "\"Thief 3\"],\"place\":\"the vault\"}");
  begin (rules);
  vedette_test_needs (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 2\",\"card\":\"2\"}", 15, "3/10");
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 2\",\"card\":\"1\"}", "S-X06", FALSE);
  vedette_test_do (rules, "{\"move\":\"card-void\",\"card\":\"Blue 1\"}");
  g_assert_cmpint (vedette_order_card_get_state (get_card (rules, 1)), ==, VEDETTE_CARD_LIVE);
}

/* Action 1 is the card's; from action 2 on the rest may follow, and that is said once. */
static void
test_help (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, ADD ("blue", "Thief 1", "\"place\":\"the vault\""));
  begin (rules);
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\",\"card\":\"1\",\"die\":15}");
  vedette_test_refused (rules, "{\"move\":\"march\",\"option\":\"card\",\"who\":[\"Thief 1\",\"Thief 2\"]}", "S-X10", FALSE);
  vedette_test_undoable (rules, "{\"move\":\"march\",\"option\":\"card\",\"who\":\"Thief 1\"}");
  vedette_test_do (rules, "{\"move\":\"decline\"}");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":\"Thief 2\"}", "S-43");
  vedette_test_undoable (rules, "{\"move\":\"march\",\"who\":\"Thief 2\"}");
  vedette_test_do (rules, "{\"move\":\"decline\"}");
  vedette_test_allowed (rules, "{\"move\":\"march\",\"who\":\"Thief 3\"}", NULL);
}

static void
test_help_only_then (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, ADD ("blue", "Thief 1", "\"place\":\"the vault\""));
  begin (rules);
  vedette_test_do (rules, "{\"move\":\"decline\"}");
  /* A holding that nobody took, and one that was taken without the card */
  vedette_test_allowed (rules, "{\"move\":\"hold\"}", NULL);
  vedette_test_do (rules, "{\"move\":\"hold\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\",\"die\":19}");
  vedette_test_do (rules, "{\"move\":\"march\",\"option\":\"full-speed\",\"full-speed\":true,\"could-engage\":false,\"who\":\"Thief 1\"}");
  vedette_test_do (rules, "{\"move\":\"decline\"}");
  vedette_test_allowed (rules, "{\"move\":\"hold\"}", NULL);
  /* The other side takes the initiative from those who had it by a card. */
  vedette_test_do (rules, "{\"move\":\"hold\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Guards\",\"die\":19}");
  vedette_test_do (rules, "{\"move\":\"charge\",\"contact\":false}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\",\"card\":\"1\",\"die\":15}");
  vedette_test_do (rules, "{\"move\":\"march\",\"option\":\"card\",\"who\":\"Thief 1\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Guards\",\"die\":19}");
  vedette_test_do (rules, "{\"move\":\"charge\",\"contact\":false}");
  vedette_test_do (rules, "{\"move\":\"decline\"}");
  vedette_test_allowed (rules, "{\"move\":\"hold\"}", NULL);
  /* Not even to those whose first action it was was it said. */
  {
    VedetteSkirmish skirmish;

    vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
    g_assert_false (g_strv_contains (vedette_skirmish_game_get_reminded (skirmish.game), "S-43"));
  }
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
  g_test_add_func ("/rules/skirmish/S-37/own-target", test_own_target);
  g_test_add_func ("/rules/skirmish/S-37/place-removed", test_place_removed);
  g_test_add_func ("/rules/skirmish/S-37/vague", test_vague);
  g_test_add_func ("/rules/skirmish/A-S44/vague-place", test_vague_place);
  g_test_add_func ("/rules/skirmish/A-S45/in-game", test_off_in_game);
  g_test_add_func ("/rules/skirmish/A-S45/after-roll", test_off_after_roll);
  g_test_add_func ("/rules/skirmish/A-S44/whole-card", test_whole_card);
  g_test_add_func ("/rules/skirmish/S-37/known-names", test_known_names);
  g_test_add_func ("/rules/skirmish/S-37/judged-yes", test_judged_yes);
  g_test_add_func ("/rules/skirmish/S-37/judged-no", test_judged_no);
  g_test_add_func ("/rules/skirmish/S-37/judged-when-claimed", test_judged_when_claimed);
  g_test_add_func ("/rules/skirmish/S-37/judged-asked", test_judged_asked);
  g_test_add_func ("/rules/skirmish/S-37/judged-in-secret", test_judged_in_secret);
  g_test_add_func ("/rules/skirmish/S-35/each-counted", test_each_counted);
  g_test_add_func ("/rules/skirmish/S-41/each", test_each);
  g_test_add_func ("/rules/skirmish/S-41/each-for-one", test_each_for_one);
  g_test_add_func ("/rules/skirmish/S-41/each-own", test_each_own);
  g_test_add_func ("/rules/skirmish/S-43/help", test_help);
  g_test_add_func ("/rules/skirmish/S-43/only-then", test_help_only_then);
  g_test_add_func ("/rules/skirmish/S-X25/each", test_each_late);
  return g_test_run ();
}
