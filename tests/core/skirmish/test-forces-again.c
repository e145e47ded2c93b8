/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A new battle with the forces of a skirmish: what goes along, fresh and with losses, and what stays behind; and the figures of
 * one that is over. */

#include "core/skirmish/records/vedette-body.h"
#include "core/skirmish/records/vedette-contingent.h"
#include "core/skirmish/records/vedette-trait.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "vedette-test-battle.h"
#include "vedette-test-forces.h"
#include "vedette-test-told.h"

#define SECRET "Lurkers"
#define ORDER "Burn the mill"

#define figure(rules, name) ((VedetteFigure *) vedette_test_named (rules, VEDETTE_TYPE_FIGURE, name))
#define count(rules, type) g_list_model_get_n_items (vedette_battle_get_records (vedette_rules_get_battle (rules), type))

/* The battle has been played: two archers and Guy are out, Hob has arrived, the lurkers were seen, a card is done. */
static VedetteRules *
new_played (void)
{
  VedetteRules *rules = vedette_test_battle_new ();

  vedette_test_do (rules, "{\"edit\":\"set-battle\",\"name\":\"The mill\",\"scenario\":\"Raid\",\"level\":\"full\"}");
  vedette_test_do (rules, "{\"edit\":\"set-side\",\"side\":\"red\",\"name\":\"The Company\",\"players\":\"Anna\","
                          "\"rolling\":\"real\"}");
  vedette_test_do (rules, "{\"edit\":\"add-contingent\",\"side\":\"red\",\"name\":\"Foresters\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Maud, good, heroic, bow\","
                          "\"contingent\":\"Foresters\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"6 Archers, average, bow\","
                          "\"contingent\":\"Foresters\"}");
  vedette_test_do (rules, "{\"edit\":\"set-contingent\",\"contingent\":\"Foresters\",\"leader\":\"Maud\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Hob, poor, in reserve\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"Guy, good\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"3 " SECRET ", poor, hidden\"}");
  vedette_test_do (rules, "{\"edit\":\"add-trait\",\"whose\":\"Maud\",\"name\":\"quick\",\"value\":2}");
  vedette_test_do (rules, "{\"edit\":\"add-place\",\"name\":\"The bridge\"}");
  vedette_test_do (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":[\"Maud\"],\"order\":\"" ORDER "\"}");
  vedette_test_do (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.order_cards\",\"value\":\"n\"}");
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"blue\"}");
  vedette_test_do (rules, "{\"move\":\"march\",\"who\":\"" SECRET "\"}");
  vedette_test_do (rules, "{\"move\":\"decline\"}");
  vedette_test_do (rules, "{\"move\":\"arrive\",\"who\":\"Hob\"}");
  vedette_test_do (rules, "{\"move\":\"out\",\"line\":\"Archers\",\"men\":2}");
  vedette_test_do (rules, "{\"move\":\"out\",\"line\":\"Guy\"}");
  vedette_test_do (rules, "{\"move\":\"end\"}");
  return rules;
}

static void
test_fresh (void)
{
  g_autoptr (VedetteRules) old = new_played ();
  g_autoptr (VedetteRules) rules = vedette_test_again (old, FALSE);
  VedetteSkirmish skirmish;
  VedetteContingent *foresters = vedette_test_named (rules, VEDETTE_TYPE_CONTINGENT, "Foresters");

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  g_assert_false (vedette_rules_is_over (rules));
  g_assert_cmpint (vedette_skirmish_game_get_state (skirmish.game), ==, VEDETTE_STATE_SETUP);
  g_assert_cmpstr (vedette_force_get_name (skirmish.forces[0]), ==, "The Company");
  g_assert_cmpstr (vedette_force_get_players (skirmish.forces[0]), ==, "Anna");
  g_assert_cmpint (vedette_force_get_rolling (skirmish.forces[0]), ==, VEDETTE_ROLLING_REAL);
  g_assert_cmpint (vedette_about_get_level (skirmish.about), ==, VEDETTE_LEVEL_FULL);
  g_assert_cmpstr (vedette_about_get_name (skirmish.about), ==, "");
  g_assert_cmpstr (vedette_about_get_scenario (skirmish.about), ==, "");

  g_assert_cmpint (vedette_figure_get_count (figure (rules, "Archers")), ==, 6);
  g_assert_cmpint (vedette_figure_get_out (figure (rules, "Archers")), ==, 0);
  g_assert_cmpint (vedette_figure_get_weapon (figure (rules, "Archers")), ==, VEDETTE_WEAPON_BOW);
  g_assert_cmpint (vedette_figure_get_out (figure (rules, "Guy")), ==, 0);
  g_assert_true (vedette_figure_get_reserve (figure (rules, "Hob")));
  g_assert_true (vedette_figure_get_hidden (figure (rules, SECRET)));
  g_assert_cmpint (vedette_figure_get_side (figure (rules, SECRET)), ==,
                   vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[1])));
  g_assert_cmpint (vedette_figure_get_contingent (figure (rules, "Archers")), ==,
                   vedette_record_get_id (VEDETTE_RECORD (foresters)));
  g_assert_cmpint (vedette_contingent_get_leader (foresters), ==,
                   vedette_record_get_id (VEDETTE_RECORD (figure (rules, "Maud"))));
  g_assert_cmpuint (count (rules, VEDETTE_TYPE_TRAIT), ==, 1);
  g_assert_cmpuint (count (rules, VEDETTE_TYPE_PLACE), ==, 0);
  g_assert_cmpuint (count (rules, VEDETTE_TYPE_ORDER_CARD), ==, 0);
}

static void
test_losses (void)
{
  g_autoptr (VedetteRules) old = new_played ();
  g_autoptr (VedetteRules) rules = vedette_test_again (old, TRUE);

  g_assert_cmpint (vedette_figure_get_count (figure (rules, "Archers")), ==, 6);
  g_assert_cmpint (vedette_figure_get_out (figure (rules, "Archers")), ==, 2);
  g_assert_cmpint (vedette_figure_get_out (figure (rules, "Guy")), ==, 1);
  /* Who arrived or was seen lost nothing. */
  g_assert_true (vedette_figure_get_reserve (figure (rules, "Hob")));
  g_assert_true (vedette_figure_get_hidden (figure (rules, SECRET)));
}

/* No card goes along, and of who is hidden again the other side reads nothing. */
static void
test_secrets (void)
{
  g_autoptr (VedetteRules) old = new_played ();

  for (int losses = 0; losses < 2; losses++)
    {
      g_autoptr (VedetteRules) rules = vedette_test_again (old, losses != 0);
      g_autofree char *dump = vedette_test_dump (rules);
      g_autoptr (GString) red = vedette_test_told (rules, "red");
      g_autoptr (GString) all = vedette_test_told (rules, VEDETTE_AUDIENCE_ALL);
      g_autoptr (GString) blue = vedette_test_told (rules, "blue");

      g_assert_null (strstr (dump, ORDER));
      g_assert_null (strstr (red->str, SECRET));
      g_assert_null (strstr (all->str, SECRET));
      g_assert_nonnull (strstr (blue->str, SECRET));
    }
}

/* What was said of the new battle comes before what the old one had, also where it is what any new battle has. */
static void
test_said (void)
{
  g_autoptr (VedetteRules) old = new_played ();
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();
  g_autoptr (VedetteBattle) battle = vedette_battle_new (vedette_battle_get_schema (vedette_rules_get_battle (old)));
  g_autoptr (VedetteRules) again = g_object_new (G_OBJECT_TYPE (rules), "battle", battle, NULL);
  g_autoptr (VedetteMove) move = vedette_rules_new_set_up (again);
  g_autoptr (GError) error = NULL;
  VedetteSkirmish skirmish;

  g_object_set (move, "name", " The ford ", "level", VEDETTE_LEVEL_STANDARD, "first-side", "The Guard", "first-dice",
                VEDETTE_ROLLING_PROGRAM, NULL);
  vedette_rules_set_up_with_forces (again, move, old, FALSE, &error);
  g_assert_no_error (error);
  vedette_skirmish_read (&skirmish, battle);
  g_assert_cmpstr (vedette_about_get_name (skirmish.about), ==, "The ford");
  g_assert_cmpint (vedette_about_get_level (skirmish.about), ==, VEDETTE_LEVEL_STANDARD);
  g_assert_cmpstr (vedette_force_get_name (skirmish.forces[0]), ==, "The Guard");
  g_assert_cmpint (vedette_force_get_rolling (skirmish.forces[0]), ==, VEDETTE_ROLLING_PROGRAM);
  g_assert_nonnull (figure (again, "Archers"));
}

/* The forces are as the battle stands, not as it stood before something was undone. */
static void
test_undone (void)
{
  g_autoptr (VedetteRules) old = new_played ();
  VedetteBattle *battle = vedette_rules_get_battle (old);
  g_autoptr (VedetteRules) rules = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (vedette_rules_is_over (old));
  while (vedette_figure_get_out (figure (old, "Archers")) > 0)
    g_assert_true (vedette_battle_go_to (battle, vedette_step_get_after (vedette_battle_get_undo (battle)), &error));
  g_assert_false (vedette_rules_is_over (old));
  rules = vedette_test_again (old, TRUE);
  g_assert_cmpint (vedette_figure_get_out (figure (rules, "Archers")), ==, 0);
}

static void
assert_score (GListModel *scores,
              const char *party,
              const char *label,
              const char *text)
{
  g_assert_cmpstr (vedette_test_score (scores, party, label)->text, ==, text);
}

static void
test_scores (void)
{
  g_autoptr (VedetteRules) rules = new_played ();
  g_autoptr (GListModel) scores = vedette_rules_list_scores (rules, VEDETTE_AUDIENCE_ALL, FALSE);

  assert_score (scores, "blue", "Holdings", "1");
  assert_score (scores, "blue", "Actions", "1");
  assert_score (scores, "red", "Holdings", "0");
  assert_score (scores, "red", "Actions", "0");
  assert_score (scores, "red", "Casualties", "2 of 8");
  assert_score (scores, "blue", "Casualties", "1 of 4");
  assert_score (scores, "red", "Cards done", "0 of 1");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/forces-again/fresh", test_fresh);
  g_test_add_func ("/forces-again/losses", test_losses);
  g_test_add_func ("/forces-again/secrets", test_secrets);
  g_test_add_func ("/forces-again/said", test_said);
  g_test_add_func ("/forces-again/undone", test_undone);
  g_test_add_func ("/forces-again/scores", test_scores);
  return g_test_run ();
}
