/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Order cards: written before play, good for their own purpose and men (S-34 to S-42, S-X06, S-X10, S-X25). */

#include "core/rules/vedette-choice.h"
#include "vedette-test-muster.h"

/* Blue with Gawain and five of his; Red begins when @started. */
static VedetteRules *
new_battle (void)
{
  VedetteRules *rules = vedette_test_battle_new ();

  vedette_test_line (rules, "red", "Blackheart, excellent, heroic");
  vedette_test_line (rules, "red", "8 guards, average");
  vedette_test_line (rules, "blue", "Gawain, excellent, heroic");
  for (char name[] = "G1, good"; name[1] <= '5'; name[1]++)
    vedette_test_line (rules, "blue", name);
  vedette_test_line (rules, "blue", "H1, average");
  return rules;
}

static void
begin (VedetteRules *rules)
{
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  vedette_test_do (rules, "{\"move\":\"hold\"}");
}

/* Gawain's card against Blackheart, live */
static VedetteRules *
new_hunt (void)
{
  VedetteRules *rules = new_battle ();

  vedette_test_card (rules, "blue", 1, "Gawain, G1, G2, G3, G4, G5", "objective", VEDETTE_OBJECTIVE_ENEMY, "place", "Blackheart",
                     "order", "kill him", NULL);
  begin (rules);
  return rules;
}

/* Three thieves, each with his own card for the same thing */
static VedetteRules *
new_thieves (void)
{
  VedetteRules *rules = vedette_test_battle_new ();

  vedette_test_line (rules, "red", "8 guards, average");
  for (char name[] = "Thief 1, average"; name[6] <= '3'; name[6]++)
    vedette_test_line (rules, "blue", name);
  for (char name[] = "Thief 1"; name[6] <= '3'; name[6]++)
    vedette_test_card (rules, "blue", name[6] - '0', name, "order", "unlock the door", "place", "the door", NULL);
  begin (rules);
  return rules;
}

static VedetteOrderCard *
get_card (VedetteRules *rules,
          guint         i)
{
  GListModel *cards = vedette_battle_get_records (vedette_rules_get_battle (rules), VEDETTE_TYPE_ORDER_CARD);
  g_autoptr (VedetteOrderCard) card = g_list_model_get_item (cards, i);

  return card;
}

static guint
count_cards (VedetteRules *rules)
{
  return g_list_model_get_n_items (vedette_battle_get_records (vedette_rules_get_battle (rules), VEDETTE_TYPE_ORDER_CARD));
}

/* Returns: (transfer full): a request about a card that is no longer, or not yet, among those to choose from */
static char *
about_card (VedetteRules *rules,
            guint         i,
            const char   *beginning)
{
  return g_strdup_printf ("%s,\"card\":%" G_GINT64_FORMAT "}", beginning,
                          vedette_record_get_id (VEDETTE_RECORD (get_card (rules, i))));
}

static void
test_written_before (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  const char *late = "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"H1\",\"order\":\"bar the gate\"}";

  vedette_test_undoable (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"Gawain\",\"objective\":\"place\",\"place\":\"the mill\"}");
  vedette_test_undoable (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"G1\",\"objective\":\"place\",\"place\":\"the mill\"}");
  vedette_test_undoable (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"G2\",\"objective\":\"place\",\"place\":\"the mill\"}");
  vedette_test_undoable (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"G3\",\"objective\":\"place\",\"place\":\"the mill\"}");
  g_assert_cmpuint (count_cards (rules), ==, 4);
  begin (rules);
  vedette_test_refused (rules, late, "S-X25", FALSE);
  vedette_test_agree (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"H1\",\"order\":\"bar the gate\",\"agreed\":true}", "S-X25");
  g_assert_cmpuint (count_cards (rules), ==, 5);
}

/* Optional: a game may start without. */
static void
test_no_cards (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_allowed (rules, "{\"move\":\"start\",\"holder\":\"red\"}", NULL);
}

/* Both sides may agree that a card names nobody; who claims it is asked about as one who is not on it. */
static void
test_nobody_acts (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  g_autofree char *claim = NULL;

  vedette_test_refused (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"place\":\"the mill\"}", "S-36", FALSE);
  vedette_test_agree (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"place\":\"the mill\",\"agreed\":true}", "S-36");
  g_assert_cmpuint (count_cards (rules), ==, 1);
  g_assert_null (vedette_order_card_get_actors (get_card (rules, 0)));
  vedette_test_refused (rules, "{\"move\":\"start\",\"holder\":\"red\"}", "S-36", FALSE);
  vedette_test_agree (rules, "{\"move\":\"start\",\"holder\":\"red\",\"agreed\":true}", "S-36");
  vedette_test_do (rules, "{\"move\":\"march\",\"who\":\"Blackheart\"}");
  claim = about_card (rules, 0, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"intention\":\"card\"");
  vedette_test_refused (rules, claim, "S-X06", FALSE);
}

static void
test_one_card_each (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":[\"Gawain\",\"G1\",\"G2\",\"G3\",\"G4\",\"G5\"],\"place\":\"the mill\"}");
  vedette_test_refused (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":[\"G5\",\"H1\"],\"place\":\"the barn\"}", "S-X25", FALSE);
  vedette_test_do (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"H1\",\"place\":\"the barn\"}");
  /* A target is no actor, so that Blackheart may have a card and be on one. */
  vedette_test_do (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Blackheart\",\"objective\":\"enemy\",\"target\":\"Gawain\"}");
  vedette_test_allowed (rules, "{\"move\":\"start\",\"holder\":\"red\"}", NULL);
}

/* Whatever way the cards came, the game starts only with good ones. */
static void
test_start_one_card_each (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_card (rules, "blue", 1, "Gawain, G5", "place", "the mill", NULL);
  vedette_test_card (rules, "blue", 2, "G5, H1", "place", "the barn", NULL);
  vedette_test_refused (rules, "{\"move\":\"start\",\"holder\":\"red\"}", "S-36", FALSE);
  vedette_test_set (rules, get_card (rules, 0), "state", VEDETTE_CARD_VOID);
  vedette_test_allowed (rules, "{\"move\":\"start\",\"holder\":\"red\"}", NULL);
  vedette_test_card (rules, "blue", 3, "", "place", "the barn", NULL);
  vedette_test_refused (rules, "{\"move\":\"start\",\"holder\":\"red\"}", "S-36", FALSE);
  vedette_test_agree (rules, "{\"move\":\"start\",\"holder\":\"red\",\"agreed\":true}", "S-36");
}

static void
test_objective (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_refused (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"Gawain\",\"objective\":\"enemy\",\"order\":\"attack the enemy\"}", "S-X25", FALSE);
  vedette_test_undoable (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"Gawain\",\"objective\":\"place\",\"place\":\"the mill\",\"order\":\"take the mill\"}");
  vedette_test_refused (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"G1\"}", "S-X25", FALSE);
  vedette_test_refused (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"G1\",\"objective\":\"place\",\"order\":\"go there\"}", "S-X25", FALSE);
  vedette_test_undoable (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"G1\",\"order\":\"unlock the door\"}");
  g_assert_cmpuint (count_cards (rules), ==, 2);
}

static void
test_start_objective (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_card (rules, "blue", 1, "Gawain", "objective", VEDETTE_OBJECTIVE_ENEMY, "order", "attack the enemy", NULL);
  vedette_test_refused (rules, "{\"move\":\"start\",\"holder\":\"red\"}", "S-37", FALSE);
  vedette_test_set (rules, get_card (rules, 0), "objective", VEDETTE_OBJECTIVE_TASK);
  vedette_test_allowed (rules, "{\"move\":\"start\",\"holder\":\"red\"}", NULL);
}

/* For that 17 - 3 - 4 = 10, to raid the barn instead 14. */
static void
test_own_purpose (void)
{
  g_autoptr (VedetteRules) rules = new_hunt ();

  vedette_test_needs (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\"}", 10, "11/20");
  vedette_test_needs (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"intention\":\"card\"}", 10, "11/20");
  vedette_test_needs (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"intention\":\"engage\"}", 14, "7/20");
  vedette_test_factor (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\"}", "card", 4);
  vedette_test_factor (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\"}", "card", 0);
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\",\"intention\":\"leave\"}", "S-38", FALSE);
  vedette_test_undoable (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\",\"die\":10}");
  vedette_test_state (rules, VEDETTE_STATE_ACT_RESTRICTED, "blue", 0, 0);
  g_assert_true (vedette_order_card_get_claimed (get_card (rules, 0)));
}

static void
test_missed (void)
{
  g_autoptr (VedetteRules) rules = new_hunt ();

  vedette_test_undoable (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\",\"die\":9}");
  vedette_test_state (rules, VEDETTE_STATE_ACT_FREE, "red", 1, 0);
  /* It stays live and may be tried again (A-S27); the other side has seen it. */
  g_assert_cmpint (vedette_order_card_get_state (get_card (rules, 0)), ==, VEDETTE_CARD_LIVE);
  g_assert_true (vedette_order_card_get_claimed (get_card (rules, 0)));
}

/* Body of nine, four on the card */
static void
test_only_its_men (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_card (rules, "blue", 1, "Gawain, G1, G2, G3", "order", "kill Blackheart", "place", "Blackheart", NULL);
  begin (rules);
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\",\"die\":10}");
  vedette_test_refused (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":[\"Gawain\",\"G1\",\"G4\"]}", "S-X10", FALSE);
  vedette_test_refused (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":[\"Gawain\",\"H1\"]}", "S-X10", FALSE);
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":[\"Gawain\",\"G1\",\"G2\",\"G3\"]}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":\"Gawain\"}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"option\":\"card\"}", "S-39");
  vedette_test_warned (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":[\"G1\",\"G2\"]}", "S-X08");
  vedette_test_undoable (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":[\"Gawain\",\"G1\",\"G2\",\"G3\"],\"target\":\"Blackheart\"}");
  /* S-43: in the next action everybody may help. */
  vedette_test_do (rules, "{\"move\":\"melee-done\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Guards\",\"die\":4}");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"who\":[\"G4\",\"H1\"]}", "S-43");
}

/* The bonus was for Blackheart: whoever then goes for the guards does what he got none for. */
static void
assert_another_target (VedetteRules *rules)
{
  begin (rules);
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\",\"die\":10}");
  vedette_test_warned (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":\"Gawain\",\"target\":\"Guards\"}", "S-X10");
  vedette_test_warned (rules, "{\"move\":\"shoot\",\"who\":\"Gawain\",\"target\":\"Guards\"}", "S-X10");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":\"Gawain\",\"target\":\"Blackheart\"}", NULL);
  /* They stand together, so he is among those at whom it is done. */
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":\"Gawain\",\"target\":[\"Guards\",\"Blackheart\"]}", NULL);
  vedette_test_agree (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":\"Gawain\",\"target\":\"Guards\",\"agreed\":true}", "S-X10");
  /* In the next action it is anybody's. */
  vedette_test_do (rules, "{\"move\":\"melee-done\"}");
  vedette_test_do (rules, "{\"move\":\"decline\"}");
  vedette_test_do (rules, "{\"move\":\"charge\",\"who\":\"Gawain\",\"target\":\"Guards\"}");
}

static void
test_another_target (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"Gawain\",\"objective\":\"enemy\",\"target\":\"Blackheart\"}");
  assert_another_target (rules);
}

static void
test_another_target_words (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"Gawain\",\"objective\":\"enemy\",\"place\":\"blackheart\"}");
  assert_another_target (rules);
}

/* All of a contingent are the card's; a card about a place says nothing of enemies. */
static void
test_target_contingent (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, "{\"edit\":\"add-contingent\",\"side\":\"red\",\"name\":\"Wolves\"}");
  vedette_test_do (rules, "{\"edit\":\"set-line\",\"line\":\"Guards\",\"contingent\":\"Wolves\"}");
  vedette_test_do (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"Gawain\",\"objective\":\"enemy\",\"target\":\"Wolves\"}");
  vedette_test_do (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"G1\",\"objective\":\"place\",\"place\":\"the mill\"}");
  begin (rules);
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\",\"die\":10}");
  vedette_test_warned (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":\"Gawain\",\"target\":\"Blackheart\"}", "S-X10");
  vedette_test_do (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":\"Gawain\",\"target\":\"Guards\",\"contact\":false}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Guards\",\"die\":20}");
  vedette_test_do (rules, "{\"move\":\"march\",\"option\":\"leave\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"G1\",\"card\":\"2\",\"die\":20}");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":\"G1\",\"target\":\"Guards\"}", NULL);
}

static void
assert_who (VedetteRules *rules,
            const char   *expected)
{
  g_autoptr (VedetteMove) march = vedette_rules_new_move (rules, "march", NULL, NULL);
  g_autoptr (GListModel) choices = vedette_move_get_choices (march, rules, "who", NULL);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);

      g_string_append_printf (names, "%s ", choice->label);
    }
  g_assert_cmpstr (names->str, ==, expected);
}

static void
test_offered_men (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_card (rules, "blue", 1, "Gawain, G1, G2", "place", "the mill", NULL);
  begin (rules);
  vedette_test_do (rules, "{\"move\":\"out\",\"line\":\"G1\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\",\"die\":10}");
  assert_who (rules, "Gawain G2 ");
  vedette_test_do (rules, "{\"move\":\"march\",\"option\":\"card\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Guards\",\"die\":4}");
  assert_who (rules, "Gawain G2 G3 G4 G5 H1 ");
}

/* "When the gate is open": nothing before it is declared open. */
static void
test_condition (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  g_autofree char *early = NULL;
  g_autofree char *again = NULL;

  vedette_test_do (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"Gawain\",\"place\":\"the hall\",\"order\":\"storm the hall\",\"condition\":\"the gate is open\"}");
  g_assert_cmpint (vedette_order_card_get_state (get_card (rules, 0)), ==, VEDETTE_CARD_DORMANT);
  begin (rules);
  early = about_card (rules, 0, "{\"move\":\"snatch\",\"nominee\":\"Gawain\"");
  vedette_test_refused (rules, early, "S-X06", FALSE);
  /* By its number, too */
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\"}", "S-X06", FALSE);
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"Blue 1\"}", "S-X06", FALSE);
  vedette_test_invalid (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"Red 1\"}", VEDETTE_RULES_ERROR_DECLARATION);
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"intention\":\"card\"}", "S-X06", FALSE);
  vedette_test_needs (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\"}", 14, "7/20");
  vedette_test_undoable (rules, "{\"move\":\"condition\",\"card\":\"Blue 1\"}");
  g_assert_cmpint (vedette_order_card_get_state (get_card (rules, 0)), ==, VEDETTE_CARD_LIVE);
  /* It says so in the log, and moves nothing else. */
  vedette_test_state (rules, VEDETTE_STATE_NOMINATE, "red", 1, 0);
  vedette_test_allowed (rules, early, NULL);
  vedette_test_needs (rules, early, 10, "11/20");
  again = about_card (rules, 0, "{\"move\":\"condition\"");
  vedette_test_refused (rules, again, "S-40", TRUE);
}

static void
test_condition_logged (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  g_autofree char *text = NULL;

  vedette_test_refused (rules, "{\"move\":\"condition\"}", "S-01", TRUE);
  vedette_test_card (rules, "blue", 1, "Gawain", "place", "the hall", "condition", "the gate is open", "state", VEDETTE_CARD_DORMANT, NULL);
  begin (rules);
  text = vedette_rules_describe (rules, vedette_test_do (rules, "{\"move\":\"condition\",\"card\":\"Blue 1\"}"), NULL);
  g_assert_cmpstr (text, ==, "The condition on card 1 of Blue was met.");
  vedette_test_refused (rules, "{\"move\":\"condition\"}", "S-40", TRUE);
}

static void
test_duplicates (void)
{
  g_autoptr (VedetteRules) rules = new_thieves ();

  vedette_test_undoable (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\",\"card\":\"1\",\"die\":15}");
  /* He runs alone. */
  vedette_test_refused (rules, "{\"move\":\"march\",\"option\":\"card\",\"who\":[\"Thief 1\",\"Thief 2\"]}", "S-X10", FALSE);
  vedette_test_undoable (rules, "{\"move\":\"march\",\"option\":\"card\",\"who\":\"Thief 1\",\"to\":\"the door\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Guards\",\"die\":19}");
  vedette_test_do (rules, "{\"move\":\"charge\",\"contact\":false}");
  /* The second and the third still have theirs, and not each other's. */
  vedette_test_needs (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 2\",\"card\":\"2\"}", 15, "3/10");
  vedette_test_needs (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 3\",\"card\":\"3\"}", 15, "3/10");
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 2\",\"card\":\"3\"}", "S-X06", FALSE);
  vedette_test_do (rules, "{\"move\":\"card-done\",\"card\":\"Blue 1\"}");
  g_assert_cmpint (vedette_order_card_get_state (get_card (rules, 0)), ==, VEDETTE_CARD_DONE);
  vedette_test_undoable (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 2\",\"card\":\"2\",\"die\":15}");
  vedette_test_state (rules, VEDETTE_STATE_ACT_RESTRICTED, "blue", 0, 0);
}

static void
test_ignored (void)
{
  g_autoptr (VedetteRules) rules = new_thieves ();
  const char *all = "{\"move\":\"march\",\"option\":\"full-speed\",\"full-speed\":true,\"could-engage\":false,\"who\":[\"Thief 1\",\"Thief 2\",\"Thief 3\"],\"gaps\":[\"Thief 1 / Thief 2 2\",\"Thief 2 / Thief 3 2\"]}";

  vedette_test_needs (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\",\"card\":\"1\"}", 15, "3/10");
  vedette_test_needs (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\"}", 19, "1/10");
  vedette_test_undoable (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\",\"die\":19}");
  g_assert_false (vedette_order_card_get_claimed (get_card (rules, 0)));
  vedette_test_allowed (rules, all, "S-06");
  vedette_test_undoable (rules, all);
}

/* 19 - 2 - 4 = 13 with the card, 17 without: a 14 wins with it only. */
static void
test_fifth_option (void)
{
  g_autoptr (VedetteRules) with = new_thieves ();
  g_autoptr (VedetteRules) without = new_thieves ();

  vedette_test_needs (with, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\",\"reach\":true,\"card\":\"1\"}", 13, "2/5");
  vedette_test_needs (without, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\",\"reach\":true}", 17, "1/5");
  vedette_test_do (without, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\",\"reach\":true,\"die\":14}");
  vedette_test_state (without, VEDETTE_STATE_ACT_FREE, "red", 1, 0);

  vedette_test_do (with, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\",\"reach\":true,\"card\":\"1\",\"die\":14}");
  vedette_test_allowed (with, "{\"move\":\"task\",\"option\":\"card\",\"what\":\"unlock the door\",\"who\":\"Thief 1\"}", NULL);
  vedette_test_allowed (with, "{\"move\":\"task\",\"what\":\"unlock the door\",\"who\":\"Thief 1\"}", "S-34");
  vedette_test_allowed (with, "{\"move\":\"march\",\"who\":\"Thief 1\"}", "S-34");
  vedette_test_allowed (with, "{\"move\":\"march\",\"option\":\"card\",\"who\":\"Thief 1\"}", NULL);
  vedette_test_allowed (with, "{\"move\":\"charge\",\"who\":\"Thief 1\"}", "S-34");
  vedette_test_refused (with, "{\"move\":\"hold\"}", "S-X07", FALSE);
  vedette_test_undoable (with, "{\"move\":\"task\",\"what\":\"unlock the door\"}");
  vedette_test_state (with, VEDETTE_STATE_NOMINATE, "blue", 1, 0);
}

static void
test_not_due (void)
{
  g_autoptr (VedetteRules) rules = new_thieves ();
  g_autofree char *done = NULL;
  g_autofree char *is_void = NULL;

  vedette_test_refused (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\",\"card\":\"2\"}", "S-X06", FALSE);
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\",\"card\":[\"1\",\"2\"]}", "S-X06", FALSE);
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"troops\":\"average\",\"card\":\"1\"}", "S-X06", FALSE);
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"troops\":\"average\",\"intention\":\"card\"}", "S-X06", FALSE);
  vedette_test_do (rules, "{\"move\":\"card-done\",\"card\":\"Blue 1\"}");
  vedette_test_do (rules, "{\"move\":\"card-void\",\"card\":\"Blue 2\"}");
  done = about_card (rules, 0, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\"");
  is_void = about_card (rules, 1, "{\"move\":\"snatch\",\"nominee\":\"Thief 2\"");
  vedette_test_refused (rules, done, "S-X06", FALSE);
  vedette_test_refused (rules, is_void, "S-X06", FALSE);
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\",\"card\":\"1\"}", "S-X06", FALSE);
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 2\",\"card\":\"blue 2\"}", "S-X06", FALSE);
  vedette_test_refused (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\",\"intention\":\"card\"}", "S-X06", FALSE);
  vedette_test_agree (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\",\"card\":\"3\",\"die\":15,\"agreed\":true}", "S-X06");
  vedette_test_state (rules, VEDETTE_STATE_ACT_RESTRICTED, "blue", 0, 0);
}

/* Two cards at once are one bonus even when both sides agree to them. */
static void
test_not_twice (void)
{
  g_autoptr (VedetteRules) rules = new_thieves ();

  vedette_test_needs (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\",\"card\":[\"1\",\"2\"]}", 15, "3/10");
  vedette_test_agree (rules, "{\"move\":\"snatch\",\"nominee\":\"Thief 1\",\"card\":[\"1\",\"2\"],\"die\":14,\"agreed\":true}", "S-X06");
  vedette_test_state (rules, VEDETTE_STATE_ACT_FREE, "red", 1, 0);
}

static void
test_another_task (void)
{
  g_autoptr (VedetteRules) rules = new_hunt ();

  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\",\"die\":10}");
  vedette_test_warned (rules, "{\"move\":\"march\",\"option\":\"leave\",\"full-speed\":true,\"who\":\"Gawain\"}", "S-X10");
  vedette_test_warned (rules, "{\"move\":\"shoot\",\"option\":\"shoot\",\"who\":\"Gawain\"}", "S-X10");
  vedette_test_refused (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":[\"Gawain\",\"H1\"]}", "S-X10", FALSE);
  vedette_test_agree (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":[\"Gawain\",\"H1\"],\"agreed\":true}", "S-X10");
  vedette_test_state (rules, VEDETTE_STATE_CONTACT_MELEE, "blue", 1, 0);
}

/* By ruling A-S26 all who are named act, wherever they stand. */
static void
test_all_named (void)
{
  g_autoptr (VedetteRules) rules = new_hunt ();

  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\",\"die\":10}");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":[\"Gawain\",\"G1\"],\"gaps\":[\"Gawain / G1 5\"]}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":[\"Gawain\",\"G1\"],\"apart\":\"G1\"}", NULL);
  vedette_test_undoable (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":[\"Gawain\",\"G1\"],\"gaps\":[\"Gawain / G1 5\"]}");
}

static void
test_within_body (void)
{
  g_autoptr (VedetteRules) rules = new_hunt ();

  vedette_test_switch (rules, "card-body", VEDETTE_CARD_BODY_WITHIN_BODY);
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Gawain\",\"card\":\"1\",\"die\":10}");
  vedette_test_warned (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":[\"Gawain\",\"G1\"],\"gaps\":[\"Gawain / G1 5\"]}", "S-X08");
  vedette_test_warned (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":[\"Gawain\",\"G1\"],\"apart\":\"G1\"}", "S-X08");
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":[\"Gawain\",\"G1\"],\"gaps\":[\"Gawain / G1 4\"]}", NULL);
  vedette_test_allowed (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":[\"Gawain\",\"G1\"]}", "S-24");
  /* Others of the body stay out of it all the same. */
  vedette_test_refused (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":[\"Gawain\",\"H1\"],\"gaps\":[\"Gawain / H1 1\"]}", "S-X10", FALSE);
  vedette_test_agree (rules, "{\"move\":\"charge\",\"option\":\"card\",\"who\":[\"Gawain\",\"G1\"],\"apart\":\"G1\",\"agreed\":true}", "S-X08");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/skirmish/S-34/fifth-option", test_fifth_option);
  g_test_add_func ("/rules/skirmish/S-35/before-play", test_written_before);
  g_test_add_func ("/rules/skirmish/S-35/none", test_no_cards);
  g_test_add_func ("/rules/skirmish/S-36/written", test_one_card_each);
  g_test_add_func ("/rules/skirmish/S-36/nobody", test_nobody_acts);
  g_test_add_func ("/rules/skirmish/S-36/start", test_start_one_card_each);
  g_test_add_func ("/rules/skirmish/S-37/written", test_objective);
  g_test_add_func ("/rules/skirmish/S-37/start", test_start_objective);
  g_test_add_func ("/rules/skirmish/S-38/purpose", test_own_purpose);
  g_test_add_func ("/rules/skirmish/S-38/missed", test_missed);
  g_test_add_func ("/rules/skirmish/S-39/its-men", test_only_its_men);
  g_test_add_func ("/rules/skirmish/S-39/offered", test_offered_men);
  g_test_add_func ("/rules/skirmish/S-40/gate", test_condition);
  g_test_add_func ("/rules/skirmish/S-40/log", test_condition_logged);
  g_test_add_func ("/rules/skirmish/S-41/thieves", test_duplicates);
  g_test_add_func ("/rules/skirmish/S-42/all-three-run", test_ignored);
  g_test_add_func ("/rules/skirmish/S-X06/not-due", test_not_due);
  g_test_add_func ("/rules/skirmish/S-X06/two-cards", test_not_twice);
  g_test_add_func ("/rules/skirmish/S-X10/another-task", test_another_task);
  g_test_add_func ("/rules/skirmish/S-X10/another-target", test_another_target);
  g_test_add_func ("/rules/skirmish/S-X10/another-target-in-words", test_another_target_words);
  g_test_add_func ("/rules/skirmish/S-38/contingent-or-place", test_target_contingent);
  g_test_add_func ("/rules/skirmish/S-X25/before-play", test_written_before);
  g_test_add_func ("/rules/skirmish/S-X25/two-cards", test_one_card_each);
  g_test_add_func ("/rules/skirmish/S-X25/no-target", test_objective);
  g_test_add_func ("/rules/skirmish/s.card_body/all-named", test_all_named);
  g_test_add_func ("/rules/skirmish/s.card_body/within-body", test_within_body);
  return g_test_run ();
}
