/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a skirmish offers in each state and at each level: keys, words, and what is asked. */

#include <json-glib/json-glib.h>
#include <string.h>

#include "core/skirmish/records/vedette-skirmish-enums.h"
#include "vedette-test-battle.h"

/* A battle as far as the requests go */
static VedetteRules *
play (const char * const *requests)
{
  VedetteRules *rules = vedette_test_battle_new ();

  for (guint i = 0; requests[i] != NULL; i++)
    vedette_test_do (rules, requests[i]);
  return rules;
}

/* Whatever is due or may be done: key (and second key), move, label, what is asked of it and where */
static char *
say_offers (VedetteRules *rules)
{
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, NULL);
  GString *said = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (offers, i);
      const char *second = offer->second_key, *dialog = offer->dialog;

      if (offer->place > VEDETTE_OFFER_MAY)
        continue;
      g_string_append_printf (said, "%s%s%s %s “%s” %s%s%s\n", offer->key, second != NULL ? "/" : "",
                              second != NULL ? second : "", vedette_move_get_name (offer->move), offer->label,
                              vedette_enum_get_nick (VEDETTE_TYPE_ASK, (int) vedette_offer_get_ask (offer)),
                              dialog != NULL ? " " : "", dialog != NULL ? dialog : "");
    }
  return g_string_free (said, FALSE);
}

static void
assert_offers (const char * const *requests,
               const char         *expected)
{
  g_autoptr (VedetteRules) rules = play (requests);
  g_autofree char *said = say_offers (rules);

  g_assert_cmpstr (said, ==, expected);
}

#define ROSTER                                                                                                         \
  "{\"move\":\"add-line\",\"side\":\"red\",\"text\":\"6 archers, average, bow\"}",                                     \
    "{\"move\":\"add-line\",\"side\":\"blue\",\"text\":\"8 spearmen, good, javelin\"}"
#define FULL "{\"move\":\"set-battle\",\"level\":\"full\"}"
#define QUICK "{\"move\":\"set-battle\",\"level\":\"quick\"}"
#define RED_HOLDS "{\"move\":\"start\",\"holder\":\"red\"}"
#define SNATCH "{\"move\":\"snatch\",\"nominee\":\"spearmen\",\"die\":20,\"intention\":\"engage\"}"

/* A-S22: where the players choose, Enter does nothing. */
static void
test_start (void)
{
  assert_offers ((const char * const[]) { NULL }, "1 start “Start with Red” nothing\n2 start “Start with Blue” nothing\n");
  assert_offers ((const char * const[]) { "{\"move\":\"set-switch\",\"switch\":\"s.start\",\"value\":\"side-b\"}", NULL },
                 "Enter start “Start with Blue” nothing\n");
  assert_offers ((const char * const[]) { "{\"move\":\"set-switch\",\"switch\":\"s.start\",\"value\":\"roll-off\"}", NULL },
                 "Enter start “Roll Off…” first roll-off\n");
}

static void
test_free_action (void)
{
  assert_offers ((const char * const[]) { RED_HOLDS, NULL }, "");
}

/* What comes after the action is said small: the passive side's best, later the one who rolled last; never one who is hidden.
 * When the roll is due, it has the name. */
static void
test_next_roll (void)
{
  static const struct
  {
    const char *request; /* done before it is asked */
    const char *whose;   /* NULL: no roll is due or follows what is due */
    int need;
  } rows[] = {
    { "{\"move\":\"add-line\",\"side\":\"blue\",\"text\":\"Lurker, excellent, inspired, hidden\"}", NULL, 0 },
    { RED_HOLDS, "Then Blue needs", 18 },
    { "{\"move\":\"march\"}", "Best: Spearmen", 18 },
    { "{\"move\":\"snatch\",\"nominee\":\"serfs\",\"die\":2}", "Then Blue needs", 20 },
    { "{\"move\":\"out\",\"line\":\"serfs\",\"men\":8}", "Then Blue needs", 18 },
    { "{\"move\":\"put-right\",\"holder\":\"blue\"}", "Then Red needs", 19 },
  };
  g_autoptr (VedetteRules) rules =
    play ((const char * const[]) { ROSTER, "{\"move\":\"add-line\",\"side\":\"blue\",\"text\":\"8 serfs, poor\"}", NULL });

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *whose = NULL;
      g_autoptr (VedetteMove) move = NULL;
      g_autoptr (VedetteBreakdown) breakdown = NULL;

      vedette_test_do (rules, rows[i].request);
      move = vedette_rules_get_next_roll (rules, VEDETTE_AUDIENCE_ALL, &whose);
      g_assert_cmpstr (whose, ==, rows[i].whose);
      if (rows[i].whose == NULL)
        {
          g_assert_null (move);
          continue;
        }
      breakdown = vedette_rules_preview (rules, move);
      g_assert_cmpint (breakdown->need, ==, rows[i].need);
    }
}

/* S-46: of the faces of a d20 the system marks 1 to 3. */
static void
test_marked (void)
{
  g_autoptr (VedetteRules) rules = play ((const char * const[]) { NULL });

  for (int natural = 1; natural <= 20; natural++)
    g_assert_cmpint (vedette_rules_is_marked (rules, 20, natural), ==, natural <= 3);
  g_assert_false (vedette_rules_is_marked (rules, 6, 1));
}

/* Losses are asked for at Full, offered at Standard, and left out at Quick or without a roster. */
static void
test_round (void)
{
  assert_offers ((const char * const[]) { RED_HOLDS, "{\"move\":\"charge\"}", NULL },
                 "Enter melee-done “Record Melee” nothing\nb react-shoot “Shoot Back” with-shift\n");
  assert_offers ((const char * const[]) { ROSTER, RED_HOLDS, "{\"move\":\"charge\"}", NULL },
                 "Enter melee-done “Record Melee” nothing\nl melee-done “Record Losses…” first melee\n"
                 "b react-shoot “Shoot Back” with-shift\n");
  assert_offers ((const char * const[]) { ROSTER, FULL, RED_HOLDS, "{\"move\":\"charge\"}", NULL },
                 "Enter melee-done “Record Melee” first melee\nl melee-done “Record Losses…” first melee\n"
                 "b react-shoot “Shoot Back” first\n");
  assert_offers ((const char * const[]) { ROSTER, QUICK, RED_HOLDS, "{\"move\":\"charge\"}", NULL },
                 "Enter melee-done “Record Melee” nothing\n");
}

/* A second round of one action keeps to one key even at Full. */
static void
test_second_round (void)
{
  assert_offers ((const char * const[]) { ROSTER, FULL, RED_HOLDS, "{\"move\":\"charge\"}", "{\"move\":\"melee-done\"}",
                                          "{\"move\":\"react-move\",\"choice\":\"engage\"}", NULL },
                 "Enter melee-done “Record Melee” nothing\nl melee-done “Record Losses…” first melee\n");
}

static void
test_roll (void)
{
  assert_offers ((const char * const[]) { RED_HOLDS, "{\"move\":\"hold\"}", NULL },
                 "Enter snatch “Roll…” first roll\nn decline “Skip Roll” nothing\n");
}

/* A-S10: what was said before the roll is under Enter, and under its number. */
static void
test_first_action (void)
{
  assert_offers ((const char * const[]) { ROSTER, RED_HOLDS, "{\"move\":\"hold\"}", SNATCH, NULL },
                 "Enter/2 charge “Engage in Melee” with-shift\n1 march “Advance at Full Speed” with-shift\n"
                 "s shoot “Shoot” with-shift\n3 march “Enter or Leave Sight” with-shift\n"
                 "4 march “Run off the Table” with-shift\n");
}

static void
test_general_melee (void)
{
  assert_offers ((const char * const[]) { ROSTER, RED_HOLDS, "{\"move\":\"contact\",\"line\":[\"archers\"],\"melee\":\"untracked\"}",
                                          "{\"move\":\"hold\"}",
                                          "{\"move\":\"snatch\",\"nominee\":\"spearmen\",\"die\":2}", NULL },
                 "Enter general-melee “Record General Melee” nothing\nl general-melee “Record Losses…” first melee\n"
                 "n general-melee “Skip: Nobody in Contact” nothing\n");
}

/* What Enter does can be done as it is, and no key does two things. */
static void
test_keys (void)
{
  const char * const requests[] = {
    ROSTER, FULL, RED_HOLDS, "{\"move\":\"charge\"}", "{\"move\":\"melee-done\"}", SNATCH, "{\"move\":\"charge\"}", NULL,
  };

  for (guint n = 0; n < G_N_ELEMENTS (requests); n++)
    {
      const char *some[G_N_ELEMENTS (requests)] = { NULL };
      g_autoptr (GHashTable) keys = g_hash_table_new (g_str_hash, g_str_equal);
      g_autoptr (VedetteRules) rules = NULL;
      g_autoptr (GListModel) offers = NULL;

      for (guint i = 0; i < n; i++)
        some[i] = requests[i];
      rules = play (some);
      offers = vedette_rules_list_offers (rules, NULL);
      for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
        {
          g_autoptr (VedetteOffer) offer = g_list_model_get_item (offers, i);

          if (offer->key != NULL)
            g_assert_true (g_hash_table_add (keys, (gpointer) offer->key));
          if (offer->place == VEDETTE_OFFER_DUE)
            g_assert_true (vedette_offer_is_open (offer));
        }
    }
}

#define CARD_OFFER "i card-done “Mark Card 1 as Done” nothing\n"
#define SAME "{\"move\":\"hold\"}"

/* Returns: whether it is offered to say that card 1 is done */
static gboolean
is_done_offered (VedetteRules *rules)
{
  g_autofree char *said = say_offers (rules);

  return strstr (said, CARD_OFFER) != NULL;
}

/* Whether a card is carried out by what was done the players say, whenever their side has the initiative; a card that is only
 * written, or with which a roll failed, or that binds the next action, is none to be asked about. */
static void
test_card_done (void)
{
  g_autoptr (VedetteRules) rules = play ((const char * const[]) {
    ROSTER, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"spearmen\",\"place\":\"the mill\"}", RED_HOLDS,
    SAME, "{\"move\":\"snatch\",\"nominee\":\"spearmen\",\"card\":\"1\",\"die\":4}", NULL });
  g_autoptr (GListModel) offers = NULL;
  g_autoptr (VedetteOffer) done = NULL;

  g_assert_false (is_done_offered (rules));
  vedette_test_do (rules, SAME);
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"spearmen\",\"card\":\"1\",\"die\":20}");
  g_assert_false (is_done_offered (rules));
  vedette_test_do (rules, "{\"move\":\"task\",\"option\":\"card\"}");
  g_assert_true (is_done_offered (rules));
  vedette_test_do (rules, "{\"move\":\"decline\"}");
  g_assert_true (is_done_offered (rules));
  vedette_test_do (rules, SAME);
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"archers\",\"die\":20}");
  vedette_test_do (rules, "{\"move\":\"march\",\"option\":\"leave\"}");
  g_assert_false (is_done_offered (rules));
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"spearmen\",\"card\":\"1\",\"die\":20}");
  g_assert_false (is_done_offered (rules));
  vedette_test_do (rules, "{\"move\":\"task\",\"option\":\"card\"}");
  offers = vedette_rules_list_offers (rules, NULL);
  done = vedette_offers_find_key (offers, "i");
  g_assert_true (vedette_offer_is_open (done));
  vedette_test_do (rules, "{\"move\":\"card-done\",\"card\":\"Blue 1\"}");
  g_assert_false (is_done_offered (rules));
}

/* Another action than that of the card carries nothing out. */
static void
test_card_not_begun (void)
{
  g_autoptr (VedetteRules) rules = play ((const char * const[]) {
    ROSTER, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"spearmen\",\"place\":\"the mill\"}", RED_HOLDS,
    SAME, "{\"move\":\"snatch\",\"nominee\":\"spearmen\",\"card\":\"1\",\"die\":20}",
    "{\"move\":\"march\",\"option\":\"leave\",\"agreed\":true}", NULL });

  g_assert_false (is_done_offered (rules));
}

/* Of what cannot be done nothing is asked: it says why. */
static void
test_closed (void)
{
  g_autoptr (VedetteRules) rules = play ((const char * const[]) { FULL, RED_HOLDS, "{\"move\":\"hold\"}", NULL });
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, NULL);
  g_autoptr (VedetteOffer) march = vedette_offers_find_key (offers, "m");

  g_assert_false (vedette_offer_is_open (march));
  g_assert_false (vedette_offer_asks (march, TRUE));
  g_assert_cmpstr (march->ruling->rule, ==, "S-01");
}

/* G ends the game in any state: where it cannot, it says why, and the menu shows it. */
static void
test_end_key (void)
{
  g_autoptr (VedetteRules) rules = play ((const char * const[]) { RED_HOLDS, "{\"move\":\"charge\"}", NULL });
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, NULL);
  g_autoptr (VedetteOffer) end = vedette_offers_find_key (offers, "g");

  g_assert_nonnull (end);
  g_assert_cmpstr (vedette_move_get_name (end->move), ==, "end");
  g_assert_cmpint (end->place, ==, VEDETTE_OFFER_TOOL);
  g_assert_false (vedette_offer_is_open (end));
  g_assert_cmpstr (end->ruling->rule, ==, "S-08");
}

/* Before the end is due a slip does not end the game: G asks how it ended. */
static void
test_end_asks (void)
{
  g_autoptr (VedetteRules) rules = play ((const char * const[]) { ROSTER, RED_HOLDS, NULL });
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, NULL);
  g_autoptr (VedetteOffer) end = vedette_offers_find_key (offers, "g");

  g_assert_nonnull (end);
  g_assert_true (vedette_offer_is_open (end));
  g_assert_cmpint (vedette_offer_get_ask (end), ==, VEDETTE_ASK_FIRST);
}

/* The key of a card that is done says why where there is none, as those of the moves do. */
static void
test_idle_card (void)
{
  g_autoptr (VedetteRules) rules = play ((const char * const[]) { ROSTER, RED_HOLDS, NULL });
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, NULL);
  g_autoptr (VedetteOffer) offer = vedette_offers_find_key (offers, "i");

  g_assert_nonnull (offer);
  g_assert_cmpint (offer->place, ==, VEDETTE_OFFER_KEY);
  g_assert_false (vedette_offer_is_open (offer));
  g_assert_cmpstr (offer->ruling->why, ==, "There are no unfinished order cards. Continue with the battle.");
}

/* The last attempt of the holding was by his card; the next one presets all but that (A-S53). */
static void
test_no_card (void)
{
  g_autoptr (VedetteRules) rules = play ((const char * const[]) {
    ROSTER, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"spearmen\",\"objective\":\"task\",\"order\":\"Burn the barn\"}",
    RED_HOLDS, "{\"move\":\"hold\"}",
    "{\"move\":\"snatch\",\"nominee\":\"spearmen\",\"die\":4,\"card\":[\"1\"],\"reach\":true}", "{\"move\":\"hold\"}", NULL });
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, NULL);
  g_autoptr (VedetteOffer) roll = vedette_offers_find_key (offers, VEDETTE_OFFER_ENTER);
  VedetteMove *move = roll->move;

  g_assert_cmpstr (vedette_move_get_name (move), ==, "snatch");
  g_assert_cmpint (vedette_move_get_tri (move, "reach"), ==, VEDETTE_TRI_YES);
  g_assert_null (vedette_move_get_ids (move, "card"));
  g_assert_cmpint (vedette_move_get_enum (move, "intention"), ==, VEDETTE_INTENTION_UNTRACKED);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/offers/next-roll", test_next_roll);
  g_test_add_func ("/rules/skirmish/S-46/marked-faces", test_marked);
  g_test_add_func ("/offers/start", test_start);
  g_test_add_func ("/offers/free-action", test_free_action);
  g_test_add_func ("/offers/round", test_round);
  g_test_add_func ("/offers/second-round", test_second_round);
  g_test_add_func ("/offers/roll", test_roll);
  g_test_add_func ("/offers/first-action", test_first_action);
  g_test_add_func ("/offers/general-melee", test_general_melee);
  g_test_add_func ("/offers/keys", test_keys);
  g_test_add_func ("/offers/closed", test_closed);
  g_test_add_func ("/offers/end-key-is-always-there", test_end_key);
  g_test_add_func ("/offers/end-key-asks-before-it-is-due", test_end_asks);
  g_test_add_func ("/offers/idle-card-key-says-why", test_idle_card);
  g_test_add_func ("/rules/skirmish/A-S53/offers", test_no_card);
  g_test_add_func ("/offers/card-done", test_card_done);
  g_test_add_func ("/offers/card-not-begun", test_card_not_begun);
  return g_test_run ();
}
