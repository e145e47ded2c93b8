/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The edits of the roster: what each changes, refuses and says, and that undo takes all of it back. */

#include "edits-fixture.h"

#include "core/skirmish/state/vedette-traits.h"

static void
test_add_line (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();
  VedetteFigure *line;
  VedetteStep *step;

  step = edits_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"4 squires, good, bow\",\"count\":5,"
                   "\"weapon\":\"javelin\",\"rate\":6.5,\"break-off\":true,\"contingent\":\"Wolves\",\"position\":1}");
  edits_assert_step (step, "all", "{\"side\":\"Red\",\"name\":\"Squires\",\"count\":5}", "Red added Squires ×5.");
  line = edits_nth_figure (rules, 1);
  g_assert_cmpstr (vedette_figure_get_name (line), ==, "Squires");
  g_assert_cmpint (vedette_figure_get_troops (line), ==, VEDETTE_TROOPS_GOOD);
  g_assert_cmpint (vedette_figure_get_weapon (line), ==, VEDETTE_WEAPON_JAVELIN);
  g_assert_cmpint (vedette_figure_get_rate (line), ==, 650);
  g_assert_true (vedette_figure_get_break_off (line));
  g_assert_cmpint (vedette_figure_get_contingent (line), ==,
                   id_of (contingent (rules, "Wolves")));

  step = edits_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"name\":\"Wat\",\"hidden\":true}");
  edits_assert_step (step, "blue", "{\"side\":\"Blue\",\"name\":\"Wat\",\"count\":1}", "Blue added Wat.");

  vedette_test_refused (rules, "{\"edit\":\"add-line\",\"name\":\"X\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"add-line\",\"side\":\"red\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"0 men\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"name\":\"X\",\"contingent\":\"Wolves\"}",
                        NULL, TRUE);
  vedette_test_invalid (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"name\":\"X\",\"count\":0}",
                        VEDETTE_RULES_ERROR_DECLARATION);

  edits_set_reference (rules, "holder", vedette_test_named (rules, VEDETTE_TYPE_FORCE, "Red"));
  edits_set (rules, edits_get_game (rules), "state", VEDETTE_STATE_NOMINATE);
  edits_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"name\":\"Late\"}");
  edits_set (rules, edits_get_game (rules), "state", VEDETTE_STATE_OVER);
  vedette_test_refused (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"name\":\"X\"}", NULL, TRUE);
}

static void
test_long_name (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();
  g_autofree char *name = g_strnfill (201, 'x');
  g_autofree char *json = g_strdup_printf ("{\"edit\":\"add-line\",\"side\":\"red\",\"name\":\"%s\"}", name);

  vedette_test_refused (rules, json, NULL, TRUE);
}

static void
test_set_line (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();
  VedetteFigure *archers = figure (rules, "Archers");
  VedetteStep *step;

  step = edits_do (rules, "{\"edit\":\"set-line\",\"line\":\"Archers\",\"count\":7,\"contingent\":\"Wolves\"}");
  edits_assert_step (step, "all", "{\"side\":\"Red\",\"name\":\"Archers\",\"changed\":"
                     "{\"contingent\":[\"\",\"Wolves\"],\"count\":[6,7]}}",
                     "Red changed Archers (contingent, number of figures).");
  g_assert_cmpint (vedette_figure_get_weapon (archers), ==, VEDETTE_WEAPON_BOW);

  /* The text is all of the line that it could say, and what stands beside it goes before. */
  step = edits_do (rules, "{\"edit\":\"set-line\",\"line\":\"Archers\",\"text\":\"3 bowmen, poor\",\"count\":4}");
  edits_assert_step (step, "all", "{\"side\":\"Red\",\"name\":\"Archers\",\"changed\":{\"name\":[\"Archers\",\"Bowmen\"],"
                     "\"count\":[7,4],\"troops\":[\"average\",\"poor\"],\"weapon\":[\"bow\",\"none\"]}}",
                     "Red renamed Archers to Bowmen and changed number of figures, class, weapon.");
  g_assert_cmpint (vedette_figure_get_contingent (archers), !=, 0);
  step = edits_do (rules, "{\"edit\":\"set-line\",\"line\":\"Bowmen\",\"name\":\"Wat\"}");
  edits_assert_step (step, "all", "{\"side\":\"Red\",\"name\":\"Bowmen\",\"changed\":{\"name\":[\"Bowmen\",\"Wat\"]}}",
                     "Red renamed Bowmen to Wat.");
  edits_do (rules, "{\"edit\":\"set-line\",\"line\":\"Wat\",\"no-contingent\":true}");
  g_assert_cmpint (vedette_figure_get_contingent (archers), ==, 0);

  step = edits_do (rules, "{\"edit\":\"set-line\",\"line\":\"Wat\",\"hidden\":true}");
  edits_assert_step (step, "red", "{\"side\":\"Red\",\"name\":\"Wat\",\"changed\":{\"hidden\":[false,true]}}",
                     "Red changed Wat (hidden).");
  step = edits_do (rules, "{\"edit\":\"set-line\",\"line\":\"Wat\",\"hidden\":false}");
  g_assert_cmpstr (vedette_step_get_audience (step), ==, "red");

  vedette_test_refused (rules, "{\"edit\":\"set-line\",\"name\":\"X\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-line\",\"line\":\"Wat\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-line\",\"line\":\"Wat\",\"name\":\"\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-line\",\"line\":\"Wat\",\"text\":\"Wat, good, poor\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-line\",\"line\":\"Spearmen\",\"contingent\":\"Wolves\"}", NULL, TRUE);
}

static void
test_count_and_out (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();
  VedetteFigure *spearmen = figure (rules, "Spearmen");

  edits_set (rules, spearmen, "out", 3);
  edits_set (rules, spearmen, "melee", VEDETTE_TRI_YES);
  edits_set (rules, spearmen, "in-melee", 2);
  vedette_test_refused (rules, "{\"edit\":\"set-line\",\"line\":\"Spearmen\",\"count\":2}", NULL, TRUE);
  edits_do (rules, "{\"edit\":\"set-line\",\"line\":\"Spearmen\",\"count\":4}");
  g_assert_cmpint (vedette_figure_get_in_melee (spearmen), ==, 1);
  g_assert_cmpint (vedette_figure_get_melee (spearmen), ==, VEDETTE_TRI_YES);
  edits_do (rules, "{\"edit\":\"set-line\",\"line\":\"Spearmen\",\"count\":3}");
  g_assert_cmpint (vedette_figure_get_in_melee (spearmen), ==, 0);
  g_assert_cmpint (vedette_figure_get_melee (spearmen), ==, VEDETTE_TRI_NO);
}

static void
test_remove_line (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();
  VedetteOrderCard *alone, *together, *about;
  g_autofree char *json = NULL;

  edits_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"name\":\"Wat\"}");
  edits_do (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Gawain\",\"order\":\"ring the bell\",\"condition\":\"noon\"}");
  edits_do (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":[\"Archers\",\"Wat\"],\"order\":\"man the tower\"}");
  edits_do (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"Spearmen\",\"objective\":\"enemy\",\"target\":\"Wat\"}");
  edits_set_reference (rules, "nominee", figure (rules, "Wat"));
  edits_set_reference (rules, "last-nominee", figure (rules, "Gawain"));

  edits_assert_step (edits_do (rules, "{\"edit\":\"remove-line\",\"line\":[\"Gawain\",\"Wat\"]}"), "all",
                     "{\"side\":\"Red\",\"names\":[\"Gawain\",\"Wat\"]}", "Red removed Gawain, Wat.");
  alone = edits_nth_card (rules, 0);
  together = edits_nth_card (rules, 1);
  about = edits_nth_card (rules, 2);
  g_assert_cmpint (vedette_order_card_get_state (alone), ==, VEDETTE_CARD_VOID);
  g_assert_cmpint (vedette_order_card_get_state (together), ==, VEDETTE_CARD_LIVE);
  g_assert_cmpuint (vedette_ids_get_n (vedette_order_card_get_actors (together)), ==, 1);
  g_assert_cmpint (vedette_order_card_get_target (about), ==, 0);
  g_assert_cmpstr (vedette_order_card_get_place (about), ==, "Wat");
  g_assert_cmpint (vedette_contingent_get_leader (contingent (rules, "Wolves")), ==, 0);
  g_assert_cmpint (vedette_skirmish_game_get_nominee (edits_get_game (rules)), ==, 0);
  g_assert_cmpstr (vedette_skirmish_game_get_nominee_name (edits_get_game (rules)), ==, "Wat");
  g_assert_cmpint (vedette_skirmish_game_get_last_nominee (edits_get_game (rules)), ==, 0);

  /* A card that lost its men can have others as long as cards are written. */
  json = g_strdup_printf ("{\"edit\":\"set-card\",\"card\":%" G_GINT64_FORMAT ",\"actors\":[\"Archers\"],\"agreed\":true}",
                          id_of (alone));
  edits_do (rules, json);
  g_assert_cmpint (vedette_order_card_get_state (alone), ==, VEDETTE_CARD_DORMANT);

  vedette_test_refused (rules, "{\"edit\":\"remove-line\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"remove-line\",\"line\":[]}", NULL, TRUE);
}

/* What is said of hidden men of both sides neither side may see. */
static void
test_remove_hidden (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  gint64 cursor;
  g_autoptr (GError) error = NULL;

  edits_do (rules, "{\"edit\":\"set-line\",\"line\":\"Archers\",\"hidden\":true}");
  cursor = vedette_battle_get_cursor (battle);
  edits_assert_step (edits_do (rules, "{\"edit\":\"remove-line\",\"line\":[\"Archers\",\"Gawain\"]}"), "red",
                     "{\"side\":\"Red\",\"names\":[\"Archers\",\"Gawain\"]}", "Red removed Archers, Gawain.");
  vedette_battle_go_to (battle, cursor, &error);
  g_assert_no_error (error);
  edits_assert_step (edits_do (rules, "{\"edit\":\"remove-line\",\"line\":[\"Archers\",\"Spearmen\"]}"), "umpire",
                     "{\"names\":[\"Archers\",\"Spearmen\"]}", "Removed: Archers, Spearmen.");
}

static void
test_move_line (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();

  edits_assert_step (edits_do (rules, "{\"edit\":\"move-line\",\"line\":\"Spearmen\",\"position\":0}"), "all",
                     "{\"side\":\"Blue\",\"name\":\"Spearmen\",\"position\":[2,0]}", "Blue moved Spearmen in the list.");
  g_assert_true (edits_nth_figure (rules, 0) == figure (rules, "Spearmen"));
  edits_do (rules, "{\"edit\":\"move-line\",\"line\":\"Spearmen\",\"position\":-1}");
  g_assert_true (edits_nth_figure (rules, 2) == figure (rules, "Spearmen"));
  vedette_test_refused (rules, "{\"edit\":\"move-line\",\"line\":\"Spearmen\",\"position\":2}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"move-line\",\"line\":\"Spearmen\",\"position\":99}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"move-line\",\"line\":\"Spearmen\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"move-line\",\"position\":1}", NULL, TRUE);
}

static void
test_split_line (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();
  VedetteFigure *spearmen = figure (rules, "Spearmen"), *part;

  edits_set (rules, spearmen, "out", 3);
  edits_set (rules, spearmen, "melee", VEDETTE_TRI_YES);
  edits_set (rules, spearmen, "in-melee", 4);
  edits_do (rules, "{\"edit\":\"move-line\",\"line\":\"Spearmen\",\"position\":0}");
  edits_assert_step (edits_do (rules, "{\"edit\":\"split-line\",\"line\":\"Spearmen\",\"men\":3,\"name\":\"Guard\"}"),
                     "all",
                     "{\"side\":\"Blue\",\"name\":\"Spearmen\",\"count\":8,\"men\":3,\"new-name\":\"Guard\"}",
                     "Blue split off 3 figures of Spearmen as Guard.");
  part = edits_nth_figure (rules, 1);
  g_assert_cmpstr (vedette_figure_get_name (part), ==, "Guard");
  g_assert_cmpint (vedette_figure_get_troops (part), ==, VEDETTE_TROOPS_GOOD);
  /* 5 men with 3 out: 2 of the 4 that fight have room, the others go with those who leave. */
  g_assert_cmpint (vedette_figure_get_count (spearmen), ==, 5);
  g_assert_cmpint (vedette_figure_get_out (spearmen), ==, 3);
  g_assert_cmpint (vedette_figure_get_in_melee (spearmen), ==, 2);
  g_assert_cmpint (vedette_figure_get_count (part), ==, 3);
  g_assert_cmpint (vedette_figure_get_out (part), ==, 0);
  g_assert_cmpint (vedette_figure_get_in_melee (part), ==, 2);

  edits_assert_step (edits_do (rules, "{\"edit\":\"split-line\",\"line\":\"Guard\",\"men\":1}"), "all",
                     "{\"side\":\"Blue\",\"name\":\"Guard\",\"count\":3,\"men\":1,\"new-name\":\"Guard\"}",
                     "Blue split off 1 figure of Guard as a separate line.");
  g_assert_cmpint (vedette_figure_get_in_melee (part), ==, 2);
  g_assert_cmpint (vedette_figure_get_melee (edits_nth_figure (rules, 2)), ==, VEDETTE_TRI_NO);

  vedette_test_refused (rules, "{\"edit\":\"split-line\",\"line\":\"Spearmen\",\"men\":5}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"split-line\",\"line\":\"Gawain\",\"men\":1}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"split-line\",\"line\":\"Spearmen\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"split-line\",\"men\":1}", NULL, TRUE);
  vedette_test_invalid (rules, "{\"edit\":\"split-line\",\"line\":\"Spearmen\",\"men\":0}",
                        VEDETTE_RULES_ERROR_DECLARATION);
}

static void
test_split_on_card (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();
  VedetteSkirmish skirmish;

  edits_do (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Archers\",\"order\":\"man the tower\"}");
  edits_do (rules, "{\"edit\":\"split-line\",\"line\":\"Archers\",\"men\":2,\"name\":\"Off\"}");
  edits_do (rules, "{\"edit\":\"split-line\",\"line\":\"Archers\",\"men\":2,\"name\":\"On\",\"keep-card\":true}");
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  g_assert_null (vedette_skirmish_find_card_of (&skirmish, id_of (figure (rules, "Off"))));
  g_assert_nonnull (vedette_skirmish_find_card_of (&skirmish,
                                                   id_of (figure (rules, "On"))));
}

static void
test_join_lines (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();
  VedetteFigure *archers = figure (rules, "Archers");
  VedetteSkirmish skirmish;
  VedetteOrderCard *card;

  edits_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"4 bowmen, average, bow\"}");
  edits_do (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Bowmen\",\"order\":\"man the tower\"}");
  edits_do (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"Spearmen\",\"objective\":\"enemy\","
            "\"target\":\"Bowmen\"}");
  edits_do (rules, "{\"edit\":\"set-contingent\",\"contingent\":\"Wolves\",\"leader\":\"Bowmen\"}");
  edits_set_reference (rules, "nominee", figure (rules, "Bowmen"));
  edits_set_reference (rules, "last-nominee", figure (rules, "Bowmen"));
  edits_set (rules, archers, "out", 2);
  edits_set (rules, figure (rules, "Bowmen"), "melee", VEDETTE_TRI_YES);
  edits_set (rules, figure (rules, "Bowmen"), "los-used", VEDETTE_SIGHT_IN);

  edits_assert_step (edits_do (rules, "{\"edit\":\"join-lines\",\"line\":[\"Archers\",\"Bowmen\"]}"), "all",
                     "{\"side\":\"Red\",\"name\":\"Archers\",\"names\":[\"Archers\",\"Bowmen\"],\"count\":10}",
                     "Red combined Archers, Bowmen into Archers ×10.");
  g_assert_cmpuint (edits_count (rules, VEDETTE_TYPE_FIGURE), ==, 3);
  g_assert_cmpint (vedette_figure_get_count (archers), ==, 10);
  g_assert_cmpint (vedette_figure_get_out (archers), ==, 2);
  /* The bowmen fought, all four of them. */
  g_assert_cmpint (vedette_figure_get_melee (archers), ==, VEDETTE_TRI_YES);
  g_assert_cmpint (vedette_figure_get_in_melee (archers), ==, 4);
  g_assert_cmpint (vedette_figure_get_los_used (archers), ==, VEDETTE_SIGHT_IN);
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  g_assert_nonnull (vedette_skirmish_find_card_of (&skirmish, id_of (archers)));
  card = vedette_skirmish_find_card_of (&skirmish, id_of (figure (rules, "Spearmen")));
  g_assert_cmpint (vedette_order_card_get_target (card), ==, id_of (archers));
  g_assert_cmpint (vedette_contingent_get_leader (contingent (rules, "Wolves")), ==,
                   id_of (archers));
  g_assert_cmpint (vedette_skirmish_game_get_nominee (edits_get_game (rules)), ==,
                   id_of (archers));
  g_assert_cmpint (vedette_skirmish_game_get_last_nominee (edits_get_game (rules)), ==,
                   id_of (archers));
}

static void
test_join_refused (void)
{
  /* Each differs from six archers, average, bow, in one thing. */
  static const char * const others[] = {
    "\"side\":\"blue\",\"text\":\"2 others, average, bow\"",
    "\"side\":\"red\",\"text\":\"2 others, good, bow\"",
    "\"side\":\"red\",\"text\":\"Others, average, bow, good leader\"",
    "\"side\":\"red\",\"text\":\"2 others, average, sling\"",
    "\"side\":\"red\",\"text\":\"2 others, average, bow\",\"rate\":6",
    "\"side\":\"red\",\"text\":\"2 others, average, bow\",\"range\":24",
    "\"side\":\"red\",\"text\":\"2 others, average, bow\",\"points\":9",
    "\"side\":\"red\",\"text\":\"2 others, average, bow\",\"reserve\":true",
    "\"side\":\"red\",\"text\":\"2 others, average, bow\",\"hidden\":true",
    "\"side\":\"red\",\"text\":\"2 others, average, bow\",\"break-off\":true",
    "\"side\":\"red\",\"text\":\"994 others, average, bow\"",
  };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autoptr (VedetteRules) rules = edits_new_rosters ();
      g_autofree char *json = g_strdup_printf ("{\"edit\":\"add-line\",%s}", others[i]);

      edits_do (rules, json);
      vedette_test_refused (rules, "{\"edit\":\"join-lines\",\"line\":[\"Archers\",\"Others\"]}", NULL, TRUE);
      vedette_test_refused (rules, "{\"edit\":\"join-lines\",\"line\":[\"Archers\"]}", NULL, TRUE);
      vedette_test_refused (rules, "{\"edit\":\"join-lines\"}", NULL, TRUE);
      vedette_test_invalid (rules, "{\"edit\":\"join-lines\",\"line\":[\"Archers\",\"Archers\"]}",
                            VEDETTE_RULES_ERROR_DECLARATION);
    }
}

/* Joined, the men would be on two cards. */
static void
test_join_two_cards (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();

  edits_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"4 bowmen, average, bow\"}");
  edits_do (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Bowmen\",\"order\":\"man the tower\"}");
  edits_do (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Archers\",\"order\":\"man the tower\"}");
  vedette_test_refused (rules, "{\"edit\":\"join-lines\",\"line\":[\"Archers\",\"Bowmen\"]}", "S-36", TRUE);
}

static VedetteRuling *
check_new (VedetteRules *rules,
           const char   *param,
           const char   *text)
{
  g_autoptr (JsonObject) params = json_object_new ();
  g_autoptr (VedetteMove) move = NULL;

  json_object_set_string_member (params, "side", "red");
  json_object_set_string_member (params, param, text);
  move = vedette_rules_new_move (rules, "add-line", params, NULL);
  return vedette_rules_check (rules, move);
}

static gboolean
reminds (VedetteRules *rules,
         const char   *param,
         const char   *text,
         const char   *words)
{
  g_autoptr (VedetteRuling) ruling = check_new (rules, param, text);

  g_assert_cmpint (ruling->verdict, ==, VEDETTE_VERDICT_ALLOWED);
  for (guint i = 0; i < g_list_model_get_n_items (ruling->findings); i++)
    if (strstr (vedette_ruling_nth (ruling, i)->why, words) != NULL)
      return TRUE;
  return FALSE;
}

/* What is not understood, or not said, is told. */
static void
test_reminders (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();

  g_assert_true (reminds (rules, "text", "5 knights, heroic leader", "so Average is used"));
  /* Who wrote a class in other words reads those that there are. */
  g_assert_true (reminds (rules, "text", "5 knights, elite", "Rubbish, Poor, Good and Excellent"));
  g_assert_false (reminds (rules, "text", "5 knights, excellent", "Rubbish, Poor, Good and Excellent"));
  g_assert_true (reminds (rules, "text", "6 bowmen, superb, bow", "superb"));
  g_assert_false (reminds (rules, "text", "6 bowmen, average, bow", "Average"));
  g_assert_false (reminds (rules, "text", "6 bowmen, avg, bow", "Average"));
  g_assert_false (reminds (rules, "text", "6 bowmen, good, bow, (tired)", "tired"));
}

static void
assert_asks (VedetteRules *rules,
             const char   *text,
             const char   *words)
{
  g_autoptr (VedetteRuling) ruling = check_new (rules, "text", text);

  g_test_message ("%s", text);
  g_assert_cmpint (ruling->verdict, ==, VEDETTE_VERDICT_WARNED);
  g_assert_nonnull (strstr (ruling->why, words));
}

/* A word that is nearly a term is neither taken nor made part of a name in silence; whoever typed it may mean it. */
static void
test_doubts (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();
  VedetteStep *step;

  assert_asks (rules, "6 bowmen, averge, bow", "“averge”: did you mean “average”?");
  assert_asks (rules, "6 bowmen averge bow", "“averge”");
  assert_asks (rules, "5 excelent knights, herioc leader", "“excellent”");
  vedette_test_warned (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Wat averge\"}", NULL);
  vedette_test_warned (rules, "{\"edit\":\"set-line\",\"line\":\"Archers\",\"text\":\"6 archers, averge\"}", NULL);
  step = edits_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Tom averge\",\"agreed\":true}");
  /* Nobody else agreed to it. */
  edits_assert_step (step, "all", "{\"side\":\"Red\",\"name\":\"Tom averge\",\"count\":1}", "Red added Tom averge.");
}

/* Two lines of one name cannot be told apart by it. */
static void
test_namesakes (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();
  const char *bowmen = "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"3 bowmen, good, bow\"}";

  assert_asks (rules, "5 archers, good", "“Archers”: Red already has a line with this name");
  assert_asks (rules, "5  ARCHERS, good", "already has a line with this name");
  assert_asks (rules, "Tib, good\nHob, good\ntib, poor", "Line 3: “Tib”: Red already has a line with this name");
  edits_do (rules, bowmen);
  vedette_test_warned (rules, bowmen, NULL);
  edits_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"2 bowmen, poor, bow\",\"agreed\":true}");
  /* In a form the roster is seen. */
  g_assert_true (reminds (rules, "name", "archers", "Red already has a line with this name"));
  g_assert_false (reminds (rules, "name", "Tib", "with this name"));
  /* Its own name is no other's. */
  edits_do (rules, "{\"edit\":\"set-line\",\"line\":\"Archers\",\"text\":\"7 archers, good, bow\"}");
}

/* Each line is its own, and all of one paste are one step. */
static void
test_several (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  GListModel *figures = vedette_battle_get_records (battle, VEDETTE_TYPE_FIGURE);
  guint before = g_list_model_get_n_items (figures);
  g_autoptr (GPtrArray) traits = NULL;
  VedetteStep *step;

  step = edits_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"position\":1,\"text\":\"6 bowmen, average, bow\\n\\r\\n"
                   "4 pikemen, good, quick +2\\nTib avg adequate\\n\"}");
  edits_assert_step (step, "all", "{\"side\":\"Red\",\"name\":\"Bowmen\",\"count\":6,"
                     "\"lines\":[\"Bowmen ×6\",\"Pikemen ×4\",\"Tib\"]}", "Red added Bowmen ×6, Pikemen ×4, Tib.");
  g_assert_cmpuint (g_list_model_get_n_items (figures), ==, before + 3);
  g_assert_cmpstr (vedette_figure_get_name (edits_nth_figure (rules, 1)), ==, "Bowmen");
  g_assert_cmpstr (vedette_figure_get_notes (edits_nth_figure (rules, 1)), ==, "");
  g_assert_cmpint (vedette_figure_get_leader (edits_nth_figure (rules, 1)), ==, VEDETTE_LEADER_NONE);
  g_assert_cmpint (vedette_figure_get_count (edits_nth_figure (rules, 2)), ==, 4);
  g_assert_cmpint (vedette_figure_get_leader (edits_nth_figure (rules, 3)), ==, VEDETTE_LEADER_ADEQUATE);
  traits = vedette_traits_list (battle, id_of (edits_nth_figure (rules, 2)));
  g_assert_cmpuint (traits->len, ==, 1);

  /* One step, one undo */
  g_assert_true (vedette_battle_go_to (battle, vedette_step_get_after (step), NULL));
  g_assert_cmpuint (g_list_model_get_n_items (figures), ==, before);

  /* Beyond the end is the end, however far. */
  edits_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"position\":2147483647,\"text\":\"6 bowmen, average\\nTib, good\"}");
  g_assert_cmpstr (vedette_figure_get_name (edits_nth_figure (rules, before)), ==, "Bowmen");
  g_assert_cmpstr (vedette_figure_get_name (edits_nth_figure (rules, before + 1)), ==, "Tib");
  g_assert_true (vedette_battle_go_to (battle, vedette_step_get_after (step), NULL));

  /* All or none; and what is hidden is no secret of the step's audience */
  vedette_test_refused (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"6 bowmen, average\\n0 men\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-line\",\"line\":\"Archers\",\"text\":\"6 bowmen, average\\nTib, good\"}", NULL, TRUE);
  step = edits_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"6 bowmen, average\\nTib, good, hidden\"}");
  edits_assert_step (step, "red", "{\"side\":\"Red\",\"name\":\"Bowmen\",\"count\":6,\"lines\":[\"Bowmen ×6\",\"Tib\"]}",
                     "Red added Bowmen ×6, Tib.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/skirmish/edits/line/add", test_add_line);
  g_test_add_func ("/skirmish/edits/line/long-name", test_long_name);
  g_test_add_func ("/skirmish/edits/line/set", test_set_line);
  g_test_add_func ("/skirmish/edits/line/count-and-out", test_count_and_out);
  g_test_add_func ("/skirmish/edits/line/remove", test_remove_line);
  g_test_add_func ("/skirmish/edits/line/remove-hidden", test_remove_hidden);
  g_test_add_func ("/skirmish/edits/line/move", test_move_line);
  g_test_add_func ("/skirmish/edits/line/split", test_split_line);
  g_test_add_func ("/skirmish/edits/line/split-on-card", test_split_on_card);
  g_test_add_func ("/skirmish/edits/line/join", test_join_lines);
  g_test_add_func ("/skirmish/edits/line/join-refused", test_join_refused);
  g_test_add_func ("/rules/skirmish/S-36/join-two-cards", test_join_two_cards);
  g_test_add_func ("/skirmish/edits/line/reminders", test_reminders);
  g_test_add_func ("/skirmish/edits/line/doubts", test_doubts);
  g_test_add_func ("/skirmish/edits/line/namesakes", test_namesakes);
  g_test_add_func ("/skirmish/edits/line/several", test_several);
  return g_test_run ();
}
