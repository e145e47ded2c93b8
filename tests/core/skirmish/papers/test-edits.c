/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The edits of battle, sides, contingents and switches: what each changes, refuses and says, and undoes. */

#include "core/rules/vedette-choice.h"
#include "core/skirmish/switches/vedette-skirmish-switches.h"
#include "edits-fixture.h"

static const VedetteSwitchTable *const table = &vedette_skirmish_switch_table;

static void
test_battle (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();
  VedetteAbout *about = vedette_battle_get_single (vedette_rules_get_battle (rules), VEDETTE_TYPE_ABOUT);
  VedetteStep *step;

  step = edits_do (rules, "{\"edit\":\"set-battle\",\"name\":\" The barn \",\"scenario\":\"Raid\",\"level\":\"full\"}");
  g_assert_cmpstr (vedette_about_get_name (about), ==, "The barn");
  g_assert_cmpint (vedette_about_get_level (about), ==, VEDETTE_LEVEL_FULL);
  edits_assert_step (step, "all", "{\"changed\":{\"name\":[\"\",\"The barn\"],\"scenario\":[\"\",\"Raid\"],"
                     "\"level\":[\"standard\",\"full\"]}}",
                     "The battle was named “The barn”. The battle was changed (scenario, level of detail).");

  step = edits_do (rules, "{\"edit\":\"set-battle\",\"scenario\":\"\"}");
  g_assert_cmpstr (vedette_about_get_scenario (about), ==, "");
  g_assert_cmpstr (vedette_about_get_name (about), ==, "The barn");
  edits_assert_step (step, "all", "{\"changed\":{\"scenario\":[\"Raid\",\"\"]}}", "The battle was changed (scenario).");

  vedette_test_refused (rules, "{\"edit\":\"set-battle\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-battle\",\"name\":\"The barn\"}", NULL, TRUE);
  vedette_test_invalid (rules, "{\"edit\":\"set-battle\",\"level\":\"much\"}", VEDETTE_RULES_ERROR_DECLARATION);
  vedette_test_invalid (rules, "{\"edit\":\"set-battle\",\"title\":\"x\"}", VEDETTE_RULES_ERROR_UNKNOWN);
}

static void
test_side (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();
  VedetteForce *red = vedette_test_named (rules, VEDETTE_TYPE_FORCE, "Red");
  VedetteStep *step;

  step = edits_do (rules, "{\"edit\":\"set-side\",\"side\":\"red\",\"name\":\"Gawain\",\"players\":\"Ann\","
                   "\"colour\":\"#AB12cd\",\"sign\":\"square\",\"rolling\":\"real\",\"own-paper\":true}");
  edits_assert_step (step, "all", "{\"side\":\"Red\",\"changed\":{\"name\":[\"Red\",\"Gawain\"],\"players\":[\"\",\"Ann\"],"
                     "\"colour\":[\"#c01c28\",\"#ab12cd\"],\"sign\":[\"triangle\",\"square\"],"
                     "\"rolling\":[\"program\",\"real\"],\"own-paper\":[false,true]}}",
                     "Red was renamed to Gawain and changed (players, color, sign, dice, records on paper).");
  g_assert_cmpstr (vedette_force_get_colour (red), ==, "#ab12cd");
  g_assert_true (vedette_force_get_own_paper (red));

  step = edits_do (rules, "{\"edit\":\"set-side\",\"side\":\"red\",\"players\":\"\"}");
  edits_assert_step (step, "all", "{\"side\":\"Gawain\",\"changed\":{\"players\":[\"Ann\",\"\"]}}",
                     "Gawain was changed (players).");

  vedette_test_refused (rules, "{\"edit\":\"set-side\",\"name\":\"X\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-side\",\"side\":\"red\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-side\",\"side\":\"red\",\"name\":\" \"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-side\",\"side\":\"red\",\"name\":\"bLUE\"}", NULL, TRUE);
  /* Its own word is no name for the other side, even when nobody is called so. */
  vedette_test_refused (rules, "{\"edit\":\"set-side\",\"side\":\"blue\",\"name\":\"Red\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-side\",\"side\":\"red\",\"colour\":\"red\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-side\",\"side\":\"red\",\"colour\":\"#12345g\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-side\",\"side\":\"red\",\"colour\":\"\"}", NULL, TRUE);
  vedette_test_invalid (rules, "{\"edit\":\"set-side\",\"side\":\"green\",\"name\":\"X\"}",
                        VEDETTE_RULES_ERROR_DECLARATION);
}

static void
test_contingent (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();
  VedetteStep *step;

  step = edits_do (rules, "{\"edit\":\"add-contingent\",\"side\":\"blue\",\"name\":\"Bears\",\"player\":\"Bo\"}");
  edits_assert_step (step, "all", "{\"side\":\"Blue\",\"name\":\"Bears\",\"player\":\"Bo\"}", "Blue added the contingent “Bears”.");
  step = edits_do (rules, "{\"edit\":\"set-contingent\",\"contingent\":\"Wolves\",\"name\":\"Foxes\",\"no-leader\":true}");
  edits_assert_step (step, "all", "{\"side\":\"Red\",\"name\":\"Wolves\","
                     "\"changed\":{\"name\":[\"Wolves\",\"Foxes\"],\"leader\":[\"Gawain\",\"\"]}}",
                     "Red renamed the contingent “Wolves” to “Foxes”.");
  step = edits_do (rules, "{\"edit\":\"set-contingent\",\"contingent\":\"Foxes\",\"leader\":\"Gawain\"}");
  edits_assert_step (step, "all", "{\"side\":\"Red\",\"name\":\"Foxes\",\"changed\":{\"leader\":[\"\",\"Gawain\"]}}",
                     "Red changed the contingent “Foxes”.");

  vedette_test_refused (rules, "{\"edit\":\"add-contingent\",\"name\":\"X\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"add-contingent\",\"side\":\"red\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"add-contingent\",\"side\":\"blue\",\"name\":\"X\",\"leader\":\"Gawain\"}",
                        NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-contingent\",\"contingent\":\"Bears\",\"leader\":\"Gawain\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-contingent\",\"contingent\":\"Bears\",\"name\":\"\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-contingent\",\"contingent\":\"Bears\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-contingent\",\"name\":\"X\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"remove-contingent\"}", NULL, TRUE);
}

/* A hidden man is not given away by the contingent that he leads. */
static void
test_hidden_leader (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();

  edits_do (rules, "{\"edit\":\"set-line\",\"line\":\"Gawain\",\"hidden\":true}");
  edits_assert_step (edits_do (rules, "{\"edit\":\"set-contingent\",\"contingent\":\"Wolves\",\"player\":\"Ann\"}"), "red",
                     "{\"side\":\"Red\",\"name\":\"Wolves\",\"changed\":{\"player\":[\"\",\"Ann\"]}}",
                     "Red changed the contingent “Wolves”.");
}

static void
test_remove_contingent (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();

  edits_do (rules, "{\"edit\":\"set-line\",\"line\":\"Archers\",\"contingent\":\"Wolves\"}");
  edits_do (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"Spearmen\",\"objective\":\"enemy\","
            "\"target\":\"Wolves\"}");
  edits_assert_step (edits_do (rules, "{\"edit\":\"remove-contingent\",\"contingent\":\"Wolves\"}"), "all",
                     "{\"side\":\"Red\",\"name\":\"Wolves\"}", "Red removed the contingent “Wolves”.");
  g_assert_cmpuint (edits_count (rules, VEDETTE_TYPE_CONTINGENT), ==, 0);
  g_assert_cmpint (vedette_figure_get_contingent (figure (rules, "Archers")), ==, 0);
  g_assert_cmpint (vedette_order_card_get_target (edits_nth_card (rules, 0)), ==, 0);
  g_assert_cmpstr (vedette_order_card_get_place (edits_nth_card (rules, 0)), ==, "Wolves");
}

static void
test_switch_refused (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();

  vedette_test_refused (rules, "{\"edit\":\"set-switch\",\"value\":\"holding\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-switch\",\"switch\":\"counter_life\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.none\",\"value\":\"no\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-switch\",\"switch\":\"counter_life\",\"value\":\"ever\"}", "A-S03", TRUE);
  vedette_test_refused (rules, "{\"edit\":\"set-switch\",\"switch\":\"counter_life\",\"value\":\"holding\"}", NULL, TRUE);
}

/* A message to a player calls a parameter by its label, and the name that is typed stands behind it. */
static void
test_labels_in_messages (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();
  g_autoptr (JsonObject) params = json_object_new ();
  g_autoptr (VedetteMove) none = NULL, bare = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autoptr (GError) error = NULL;

  json_object_set_string_member (params, "leader", "no");
  none = vedette_rules_new_move (rules, "add-line", params, &error);
  g_assert_null (none);
  g_assert_cmpstr (error->message, ==, "“Rating (leader)” cannot be “no”. Use one of: none, useless, adequate, "
                                       "good, heroic, inspired");
  g_clear_error (&error);
  json_object_remove_member (params, "leader");
  json_object_set_string_member (params, "side", "green");
  none = vedette_rules_new_move (rules, "add-line", params, &error);
  g_assert_null (none);
  g_assert_cmpstr (error->message, ==, "“Side (side)”: nothing is called “green”. Check the name.");
  g_clear_error (&error);
  bare = vedette_rules_new_move (rules, "add-line", NULL, &error);
  g_assert_no_error (error);
  ruling = vedette_rules_check (rules, bare);
  g_assert_cmpstr (ruling->why, ==, "Enter “Side” first");
}

/* Who is refused has to be told what there is. */
static void
test_switch_lists (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autoptr (GListModel) keys = NULL;
  g_autoptr (GListModel) values = NULL;
  g_autoptr (VedetteChoice) first = NULL;
  g_autoptr (GError) error = NULL;
  GParamSpec **params;
  guint n_params;

  move = vedette_rules_new_move (rules, "set-switch", NULL, &error);
  g_assert_no_error (error);
  g_object_set (move, "switch", "snatch_roll", "value", "never", NULL);
  ruling = vedette_rules_check (rules, move);
  g_assert_cmpstr (ruling->why, ==,
                   "“Snatch roll of the passive side” cannot be “never”. Use one of: may-decline, compulsory, "
                   "decline-but-roll-for-melee");

  params = vedette_move_list_params (move, &n_params);
  g_assert_cmpuint (n_params, ==, 2);
  keys = vedette_move_get_choices (move, rules, params[0]->name, NULL);
  values = vedette_move_get_choices (move, rules, params[1]->name, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (keys), ==, 22);
  g_assert_cmpuint (g_list_model_get_n_items (values), ==, 3);
  first = g_list_model_get_item (keys, 0);
  g_assert_cmpstr (first->nick, ==, "s.start");
}

static void
test_start_settled (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();

  edits_set_reference (rules, "holder", vedette_test_named (rules, VEDETTE_TYPE_FORCE, "Red"));
  edits_set (rules, edits_get_game (rules), "state", VEDETTE_STATE_ACT_FREE);
  vedette_test_refused (rules, "{\"edit\":\"set-switch\",\"switch\":\"start\",\"value\":\"side-b\"}", "A-S22", FALSE);
  edits_do (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.los_option\",\"value\":\"off\"}");
}

/* The table has a row for each property, with words for each of its values. */
static void
test_switch_table (void)
{
  g_autoptr (VedetteRecordClass) klass = g_type_class_ref (VEDETTE_TYPE_SKIRMISH_SWITCHES);

  g_assert_cmpuint (vedette_switch_table_get_n (table), ==, klass->n_pspecs - 1);
  for (guint i = 0; i < vedette_switch_table_get_n (table); i++)
    {
      const VedetteSwitch *row = vedette_switch_table_nth (table, i);
      g_autoptr (GEnumClass) values = g_type_class_ref (vedette_switch_get_value_type (row));
      g_autofree char *property = g_strdelimit (g_strdup (row->key + 2), "_", '-');

      g_assert_cmpstr (row->property, ==, property);
      g_assert_true (vedette_switch_table_find (table, row->key) == row);
      g_assert_true (vedette_switch_table_find (table, row->key + 2) == row);
      g_assert_cmpuint (vedette_switch_get_n_values (row), ==, values->n_values);
      g_assert_cmpstr (vedette_switch_get_label (row), !=, "");
      g_assert_cmpstr (vedette_switch_get_reason (row), !=, "");
      g_assert_true (g_regex_match_simple ("^(A-)?S-?[0-9]+$", row->rule, 0, 0));
      for (guint k = 0; k < values->n_values; k++)
        g_assert_cmpstr (vedette_switch_get_value_label (row, (int) k), !=, "");
    }
}

/* Each value can be set, and the way back. */
static void
test_switch_set (gconstpointer data)
{
  const char * const *words = data;
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();
  VedetteSkirmishSwitches *switches = vedette_battle_get_single (vedette_rules_get_battle (rules),
                                                                 VEDETTE_TYPE_SKIRMISH_SWITCHES);
  const VedetteSwitch *row = vedette_switch_table_find (table, words[0]);
  const char *normal = vedette_switch_get_value_nick (row, vedette_switch_nth_value (row, 0));
  const char *second = vedette_switch_get_value_nick (row, vedette_switch_nth_value (row, 1));
  const char *other = g_str_equal (words[1], normal) ? second : normal;
  g_autofree char *there = g_strdup_printf ("{\"edit\":\"set-switch\",\"switch\":\"%s\",\"value\":\"%s\"}", words[0], words[1]);
  g_autofree char *away = g_strdup_printf ("{\"edit\":\"set-switch\",\"switch\":\"%s\",\"value\":\"%s\"}", words[0], other);
  g_autofree char *facts = g_strdup_printf ("{\"switch\":\"%s\",\"value\":[\"%s\",\"%s\"]}", words[0], other, words[1]);
  g_autofree char *sentence = NULL;
  int value;

  g_assert_true (vedette_switch_find_value (row, words[1], &value));
  sentence = g_strdup_printf ("House rule changed. %s: %s.", vedette_switch_get_label (row),
                              vedette_switch_get_value_label (row, value));
  if (other != normal)
    edits_do (rules, away);
  edits_assert_step (edits_do (rules, there), "all", facts, sentence);
  g_assert_cmpstr (vedette_switch_get_value_nick (row, vedette_switch_get_value (row, switches)), ==, words[1]);
}

/* As the catalogue of rules lists them, not as the table has them */
static const char * const switch_words[][2] = {
  { "s.start", "choose" },
  { "s.start", "roll-off" },
  { "s.start", "side-a" },
  { "s.start", "side-b" },
  { "s.counter_life", "holding" },
  { "s.counter_life", "next-roll" },
  { "s.low_roll_melee", "always" },
  { "s.low_roll_melee", "only-on-failure" },
  { "s.low_roll_fails", "no" },
  { "s.low_roll_fails", "yes" },
  { "s.snatch_roll", "may-decline" },
  { "s.snatch_roll", "compulsory" },
  { "s.snatch_roll", "decline-but-roll-for-melee" },
  { "s.los_option", "in-or-out" },
  { "s.los_option", "into-only" },
  { "s.los_option", "off" },
  { "s.card_body", "all-named" },
  { "s.card_body", "within-body" },
  { "s.counter_reactive", "no" },
  { "s.counter_reactive", "yes" },
  { "s.seize_all_shoot", "no" },
  { "s.seize_all_shoot", "yes" },
  { "s.cohesion", "chain" },
  { "s.cohesion", "every-pair" },
  { "s.reach_when_engaged", "no" },
  { "s.reach_when_engaged", "yes" },
  { "s.reactive_shot_scope", "side" },
  { "s.reactive_shot_scope", "figure" },
  { "s.shot_cap_scope", "leaving-view" },
  { "s.shot_cap_scope", "always" },
  { "s.shot_cap_rounding", "up" },
  { "s.shot_cap_rounding", "whole-inches-min-1" },
  { "s.reactive_penalty", "d10" },
  { "s.reactive_penalty", "d20" },
  { "s.reactive_penalty", "host" },
  { "s.reactive_choice", "all-same" },
  { "s.reactive_choice", "per-figure" },
  { "s.double_reaction", "no" },
  { "s.double_reaction", "yes" },
  { "s.duel", "on" },
  { "s.duel", "off" },
  { "s.duel_replaces_roll", "yes" },
  { "s.duel_replaces_roll", "no" },
  { "s.duel_winner_restricted", "no" },
  { "s.duel_winner_restricted", "yes" },
  { "s.clock", "off" },
  { "s.clock", "n" },
  { "s.order_cards", "no-limit" },
  { "s.order_cards", "off" },
  { "s.order_cards", "n" },
};

/* Every reference and every enumeration of every edit has its list of legal values, and of the texts those that say a
 * switch. */
static void
test_choices (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();
  g_autoptr (GListModel) moves = vedette_rules_list_moves (rules);

  edits_do (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Archers\",\"order\":\"man the tower\"}");
  edits_do (rules, "{\"edit\":\"add-body\",\"members\":\"Archers\"}");
  edits_do (rules, "{\"edit\":\"add-trait\",\"whose\":\"Archers\",\"name\":\"quick\"}");
  edits_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  edits_do (rules, "{\"edit\":\"add-fight\",\"name\":\"At the mill\",\"lines\":[\"Archers\",\"Spearmen\"]}");
  edits_do (rules, "{\"edit\":\"add-place\",\"name\":\"the mill\"}");
  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (VedetteMove) move = g_list_model_get_item (moves, i);
      guint n_params;
      GParamSpec **params = vedette_move_list_params (move, &n_params);

      if (vedette_move_get_group (move) != VEDETTE_MOVE_EDIT || g_str_equal (vedette_move_get_name (move), "put-right"))
        continue;
      for (guint k = 0; k < n_params; k++)
        {
          g_autoptr (GListModel) choices = vedette_move_get_choices (move, rules, params[k]->name, NULL);
          /* Of the texts, those that say a switch, and where a card may be about a place that has a name */
          gboolean is_switch = g_str_equal (params[k]->name, "switch") || g_str_equal (params[k]->name, "place");

          g_assert_cmpint (choices != NULL, ==, (params[k]->flags & (VEDETTE_PARAM_REFERENCE | VEDETTE_PARAM_EACH)) != 0 ||
                                                  G_IS_PARAM_SPEC_ENUM (params[k]) || is_switch);
          g_assert_true (choices == NULL || g_list_model_get_n_items (choices) > 0);
        }
    }
}

/* Nothing gets a name that is too long to be shown; notes may be as long as people write them. */
static void
test_long_names (void)
{
  static const char *const requests[] = {
    "{\"edit\":\"set-battle\",\"name\":\"%s\"}",
    "{\"edit\":\"set-side\",\"side\":\"red\",\"name\":\"%s\"}",
    "{\"edit\":\"add-contingent\",\"side\":\"red\",\"name\":\"%s\"}",
    "{\"edit\":\"add-contingent\",\"side\":\"red\",\"name\":\"a\",\"player\":\"%s\"}",
    "{\"edit\":\"add-place\",\"name\":\"%s\"}",
    "{\"edit\":\"add-body\",\"members\":\"Archers\",\"name\":\"%s\"}",
  };
  g_autoptr (VedetteRules) rules = edits_new_rosters ();
  g_autofree char *most = g_strnfill (200, 'a'), *longer = g_strnfill (201, 'a');
  g_autofree char *notes = g_strdup_printf ("{\"edit\":\"set-battle\",\"notes\":\"%s\"}", longer);

  for (gsize i = 0; i < G_N_ELEMENTS (requests); i++)
    {
      g_auto (GStrv) parts = g_strsplit (requests[i], "%s", 2);
      g_autofree char *refused = g_strconcat (parts[0], longer, parts[1], NULL);
      g_autofree char *done = g_strconcat (parts[0], " ", most, parts[1], NULL);

      vedette_test_refused_for (rules, refused, "Enter a name of at most 200 characters");
      edits_do (rules, done);
    }
  edits_do (rules, notes);
}

/* What is called with a letter that turns the order of others turns none of the sentence about it. */
static void
test_turned_name (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();
  VedetteStep *step = edits_do (rules, "{\"edit\":\"set-side\",\"side\":\"red\",\"name\":\"\u202eWat\"}");
  g_autofree char *renamed = vedette_rules_describe (rules, step, NULL), *title = NULL;

  g_assert_cmpstr (renamed, ==, "Red was renamed to \u202eWat\u202c.");
  title = vedette_rules_get_title (rules, NULL);
  g_assert_cmpstr (title, ==, "Wat against Blue");
}

/* A letter with a mark is the same as one character and as two. */
static void
test_composed_names (void)
{
  g_autoptr (VedetteRules) rules = edits_new_rosters ();

  edits_do (rules, "{\"edit\":\"add-place\",\"name\":\"the caf\u00e9\"}");
  vedette_test_refused (rules, "{\"edit\":\"add-place\",\"name\":\"The Cafe\u0301\"}", NULL, TRUE);
  edits_do (rules, "{\"edit\":\"set-place\",\"place\":\"the cafe\u0301\",\"notes\":\"Of stone\"}");
  edits_do (rules, "{\"edit\":\"set-side\",\"side\":\"red\",\"name\":\"Caf\u00e9s\"}");
  vedette_test_refused (rules, "{\"edit\":\"set-side\",\"side\":\"blue\",\"name\":\"Cafe\u0301s\"}", NULL, TRUE);
  edits_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  edits_do (rules, "{\"edit\":\"add-fight\",\"name\":\"At the caf\u00e9\",\"lines\":[\"Archers\",\"Spearmen\"]}");
  vedette_test_refused (rules, "{\"edit\":\"add-fight\",\"name\":\"At the cafe\u0301\",\"lines\":[\"Archers\",\"Spearmen\"]}",
                        NULL, TRUE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/skirmish/edits/battle", test_battle);
  g_test_add_func ("/skirmish/edits/side", test_side);
  g_test_add_func ("/skirmish/edits/contingent", test_contingent);
  g_test_add_func ("/skirmish/edits/contingent/hidden-leader", test_hidden_leader);
  g_test_add_func ("/skirmish/edits/contingent/remove", test_remove_contingent);
  g_test_add_func ("/skirmish/edits/switch/refused", test_switch_refused);
  g_test_add_func ("/skirmish/edits/switch/lists", test_switch_lists);
  g_test_add_func ("/skirmish/edits/labels-in-messages", test_labels_in_messages);
  g_test_add_func ("/skirmish/edits/switch/start-settled", test_start_settled);
  g_test_add_func ("/skirmish/edits/switch/table", test_switch_table);
  for (guint i = 0; i < G_N_ELEMENTS (switch_words); i++)
    {
      g_autofree char *path = g_strdup_printf ("/rules/skirmish/%s/%s/set", switch_words[i][0], switch_words[i][1]);

      g_test_add_data_func (path, switch_words[i], test_switch_set);
    }
  g_test_add_func ("/skirmish/edits/choices", test_choices);
  g_test_add_func ("/skirmish/edits/composed-names", test_composed_names);
  g_test_add_func ("/skirmish/edits/turned-name", test_turned_name);
  g_test_add_func ("/skirmish/edits/long-names", test_long_names);
  return g_test_run ();
}
