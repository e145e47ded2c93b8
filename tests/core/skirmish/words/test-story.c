/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The story of a skirmish: sides, holdings, dice, what a roll rested on, and what the battle is called. */

#include <string.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/records/vedette-force.h"
#include "vedette-test-battle.h"

#define LINES                                                                                                          \
  "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"6 archers, average, bow\"}",                                     \
    "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"Wat, average, adequate leader\"}"
#define RED_HOLDS "{\"move\":\"start\",\"holder\":\"red\"}"
#define HOLD "{\"move\":\"hold\"}"
#define WAT_WINS "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"die\":20}"
#define WAT_FAILS "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"die\":5}"
#define NAME_BLUE(NAME) "{\"edit\":\"set-side\",\"side\":\"blue\",\"name\":\"" NAME "\"}"

static VedetteStep *
do_all (VedetteRules       *rules,
        const char * const *requests)
{
  VedetteStep *step = NULL;

  for (guint i = 0; requests[i] != NULL; i++)
    step = vedette_test_do (rules, requests[i]);
  return step;
}

#define DO(rules, ...) do_all (rules, (const char * const[]) { __VA_ARGS__, NULL })

static void
go_to (VedetteRules *rules,
       gint64        n)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (vedette_battle_go_to (vedette_rules_get_battle (rules), n, &error));
  g_assert_no_error (error);
}

/* Returns: (transfer full): party, label, first and last step of each span */
static char *
say_spans (VedetteRules *rules)
{
  g_autoptr (GListModel) spans = vedette_rules_list_spans (rules, VEDETTE_AUDIENCE_ALL);
  GString *said = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (spans); i++)
    {
      g_autoptr (VedetteSpan) span = g_list_model_get_item (spans, i);

      g_assert_cmpuint (span->lane, ==, 0);
      g_string_append_printf (said, "%s “%s” %" G_GINT64_FORMAT "-%" G_GINT64_FORMAT "\n", span->party,
                              span->label, span->from, span->to);
    }
  return g_string_free (said, FALSE);
}

static void
assert_spans (VedetteRules *rules,
              const char   *expected)
{
  g_autofree char *said = say_spans (rules);

  g_assert_cmpstr (said, ==, expected);
}

/* Returns: (transfer full): party, sides, natural and label of each die, with a + if it stands apart */
static char *
say_dice (VedetteRules *rules,
          VedetteStep  *step,
          const char   *audience)
{
  g_autoptr (GListModel) dice = vedette_rules_get_dice (rules, step, audience);
  GString *said = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (dice); i++)
    {
      g_autoptr (VedetteNatural) die = g_list_model_get_item (dice, i);

      const char *party = die->party;

      g_string_append_printf (said, "%s d%d %d “%s”%s\n", party != NULL ? party : "somebody", die->sides,
                              die->natural, die->label, die->apart ? "+" : "");
    }
  return g_string_free (said, FALSE);
}

static void
assert_dice (VedetteRules *rules,
             VedetteStep  *step,
             const char   *expected)
{
  g_autofree char *said = say_dice (rules, step, VEDETTE_AUDIENCE_ALL);

  g_assert_cmpstr (said, ==, expected);
}

static void
test_parties (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();
  g_autoptr (GListModel) parties = NULL;
  g_autoptr (VedetteParty) blue = NULL;
  VedetteRecord *force;

  DO (rules, NAME_BLUE ("Rohan"));
  parties = vedette_rules_list_parties (rules, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (parties), ==, 2);
  blue = vedette_rules_find_party (rules, "blue");
  force = vedette_battle_find (vedette_rules_get_battle (rules), VEDETTE_TYPE_FORCE, blue->record);
  g_assert_cmpstr (vedette_force_get_name (VEDETTE_FORCE (force)), ==, "Rohan");
  g_assert_cmpstr (blue->name, ==, "Rohan");
  g_assert_cmpstr (blue->colour, ==, "#1a5fb4");
  g_assert_cmpint (blue->sign, ==, VEDETTE_SIGN_CIRCLE);
  g_assert_null (blue->roller);
  g_assert_cmpint (blue->rolling, ==, VEDETTE_ROLLING_PROGRAM);
  g_clear_object (&blue);
  DO (rules, "{\"edit\":\"set-side\",\"side\":\"blue\",\"rolling\":\"real\"}");
  blue = vedette_rules_find_party (rules, "blue");
  g_assert_cmpint (blue->rolling, ==, VEDETTE_ROLLING_REAL);
  /* Its sign tells it everywhere. */
  g_assert_null (blue->letter);
  g_assert_null (vedette_rules_find_party (rules, "Rohan"));
}

static void
test_audiences (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();
  g_autofree char *words = vedette_rules_list_audience_words (rules);
  g_autoptr (GListModel) list = NULL;
  g_autoptr (VedetteChoice) blue = NULL;

  g_assert_cmpstr (words, ==, "red, blue, umpire");
  DO (rules, NAME_BLUE ("Rohan"));
  list = vedette_rules_list_audiences (rules);
  blue = g_list_model_get_item (list, 1);
  g_assert_cmpstr (blue->label, ==, "Rohan");
  g_assert_false (vedette_rules_has_audience (rules, "Rohan"));
  g_assert_false (vedette_rules_has_audience (rules, VEDETTE_AUDIENCE_ALL));
  /* before its first step a battle has no sides, but a log that is read for somebody */
  go_to (rules, 0);
  g_assert_true (vedette_rules_has_audience (rules, "blue"));
}

/* What stands on a card is its side's, that it is there is not; who is named by a field is as hidden there as elsewhere. */
static void
test_fields (void)
{
  static const char * const audiences[] = { "red", VEDETTE_AUDIENCE_ALL, "blue", VEDETTE_AUDIENCE_UMPIRE, NULL };
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();
  g_autoptr (VedetteRecord) card = NULL, contingent = NULL;
  VedetteBattle *battle = vedette_rules_get_battle (rules);

  DO (rules, LINES, "{\"edit\":\"add-line\",\"side\":\"blue\",\"name\":\"Lurker\",\"hidden\":true}",
      "{\"edit\":\"add-contingent\",\"side\":\"blue\",\"name\":\"Ambush\",\"leader\":\"Lurker\"}",
      "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"Wat\",\"order\":\"burn the mill\"}");
  card = g_list_model_get_item (vedette_battle_get_records (battle, g_type_from_name ("VedetteOrderCard")), 0);
  contingent = g_list_model_get_item (vedette_battle_get_records (battle, g_type_from_name ("VedetteContingent")), 0);
  for (guint i = 0; i < G_N_ELEMENTS (audiences); i++)
    {
      gint64 id = vedette_record_get_id (card), group = vedette_record_get_id (contingent);
      gboolean own = i >= 2;

      g_assert_true (vedette_rules_may_see (rules, id, NULL, audiences[i]));
      g_assert_true (vedette_rules_may_see (rules, id, "number", audiences[i]));
      g_assert_true (vedette_rules_may_see (rules, id, "order", audiences[i]) == own);
      g_assert_true (vedette_rules_may_see (rules, id, "actors", audiences[i]) == own);
      g_assert_true (vedette_rules_may_see (rules, group, NULL, audiences[i]));
      g_assert_true (vedette_rules_may_see (rules, group, "name", audiences[i]));
      g_assert_true (vedette_rules_may_see (rules, group, "leader", audiences[i]) == own);
      g_assert_true (vedette_rules_may_see (rules, 0, NULL, audiences[i]));
    }
}

/* S-19: from the roll that gives the initiative to that which takes it, or the end; not what was undone */
static void
test_spans (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();
  gint64 start, won, lost, end;
  g_autofree char *expected = NULL, *ended = NULL, *first = NULL;

  assert_spans (rules, "");
  start = vedette_step_get_n (DO (rules, LINES, RED_HOLDS));
  first = g_strdup_printf ("red “Red” %" G_GINT64_FORMAT "-0\n", start);
  assert_spans (rules, first);
  DO (rules, HOLD, WAT_FAILS);
  assert_spans (rules, first);
  won = vedette_step_get_n (DO (rules, HOLD, WAT_WINS));
  lost = vedette_step_get_n (DO (rules, "{\"move\":\"march\"}", "{\"move\":\"snatch\",\"nominee\":\"archers\",\"die\":20}"));
  expected = g_strdup_printf ("red “Red” %" G_GINT64_FORMAT "-%" G_GINT64_FORMAT "\n"
                              "blue “Blue” %" G_GINT64_FORMAT "-%" G_GINT64_FORMAT "\n"
                              "red “Red” %" G_GINT64_FORMAT "-0\n", start, won, won, lost, lost);
  assert_spans (rules, expected);
  end = vedette_step_get_n (DO (rules, "{\"move\":\"end\"}"));
  ended = g_strdup_printf ("red “Red” %" G_GINT64_FORMAT "-%" G_GINT64_FORMAT "\n"
                           "blue “Blue” %" G_GINT64_FORMAT "-%" G_GINT64_FORMAT "\n"
                           "red “Red” %" G_GINT64_FORMAT "-%" G_GINT64_FORMAT "\n", start, won, won, lost, lost, end);
  assert_spans (rules, ended);
  go_to (rules, lost);
  assert_spans (rules, expected);
  go_to (rules, won - 1);
  assert_spans (rules, first);
  go_to (rules, 0);
  assert_spans (rules, "");
}

/* The initiative may go with another step than the roll: after the melee of a low one (S-46), or put right. */
static void
test_spans_without_roll (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();
  gint64 start, fought, put;
  g_autofree char *expected = NULL;

  start = vedette_step_get_n (DO (rules, LINES, RED_HOLDS));
  DO (rules, "{\"move\":\"contact\",\"line\":[\"archers\",\"Wat\"],\"melee\":true}", HOLD,
      "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"other\":20,\"die\":3}");
  expected = g_strdup_printf ("red “Red” %" G_GINT64_FORMAT "-0\n", start);
  assert_spans (rules, expected);
  g_free (expected);
  fought = vedette_step_get_n (DO (rules, "{\"move\":\"general-melee\"}"));
  put = vedette_step_get_n (DO (rules, "{\"edit\":\"put-right\",\"holder\":\"red\"}"));
  expected = g_strdup_printf ("red “Red” %" G_GINT64_FORMAT "-%" G_GINT64_FORMAT "\n"
                              "blue “Blue” %" G_GINT64_FORMAT "-%" G_GINT64_FORMAT "\n"
                              "red “Red” %" G_GINT64_FORMAT "-0\n", start, fought, fought, put, put);
  assert_spans (rules, expected);
}

static void
test_dice_of_rolls (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();

  assert_dice (rules, DO (rules, LINES, RED_HOLDS), "");
  assert_dice (rules, DO (rules, HOLD, WAT_FAILS), "blue d20 5 “Roll to Snatch”\n");
  assert_dice (rules, DO (rules, HOLD, "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"result\":\"lost\"}"), "");
  assert_dice (rules, DO (rules, HOLD, "{\"move\":\"decline\"}"), "");
  /* S-76: who loses a duel rolls, be it the holder */
  assert_dice (rules, DO (rules, HOLD, "{\"move\":\"duel\",\"winner\":\"blue\",\"agreed\":true}"), "");
  assert_dice (rules, DO (rules, "{\"move\":\"snatch\",\"nominee\":\"archers\",\"die\":7}"), "red d20 7 “Roll to Snatch”\n");
}

/* Instead of the roll that is declined, one for the melee (A-S11); the melee itself is for other rules, without our dice. */
static void
test_dice_of_melee (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();

  DO (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.snatch_roll\",\"value\":\"decline-but-roll-for-melee\"}", LINES, RED_HOLDS,
      "{\"move\":\"contact\",\"line\":[\"archers\",\"Wat\"],\"melee\":true}", HOLD);
  assert_dice (rules, DO (rules, "{\"move\":\"decline\",\"die\":2}"), "blue d20 2 “Skip Roll”\n");
  assert_dice (rules, DO (rules, "{\"move\":\"general-melee\"}"), "");
}

/* A-S22: by turns, until one is ahead */
static void
test_dice_of_roll_off (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();

  DO (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.start\",\"value\":\"roll-off\"}");
  assert_dice (rules, DO (rules, "{\"move\":\"start\",\"die\":[9,9,3,14]}"),
               "red d20 9 “Start Battle”\nblue d20 9 “Start Battle”\nred d20 3 “Start Battle”\nblue d20 14 “Start Battle”\n");
}

/* Battles of older versions contain dice of reserves: of any size, with the line's name, and apart from the tallies. */
static void
test_dice_of_arrivals (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  g_autoptr (JsonNode) arrivals = json_from_string ("[{\"name\":\"Hob\",\"arrived\":true},"
                                                    "{\"name\":\"Tom\",\"rolled\":4,\"sides\":6,\"need\":5,\"arrived\":false},"
                                                    "{\"name\":\"Guy\",\"rolled\":9,\"sides\":10,\"need\":4,\"arrived\":true}]",
                                                    NULL);
  g_autoptr (GListModel) tallies = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  VedetteEdit *edit;
  VedetteStep *step;

  DO (rules, RED_HOLDS);
  edit = vedette_battle_edit (battle, "arrive");
  json_object_set_member (vedette_edit_get_facts (edit), "arrivals", g_steal_pointer (&arrivals));
  step = vedette_battle_commit (battle, edit, &error);
  g_assert_no_error (error);
  assert_dice (rules, step, "somebody d6 4 “Tom”+\nsomebody d10 9 “Guy”+\n");
  text = vedette_rules_describe (rules, step, NULL);
  g_assert_cmpstr (text, ==, "Hob arrived. Tom rolled 4 on a d6, needing 5, and did not arrive. "
                             "Guy rolled 9 on a d10, needing 4, and arrived.");
  tallies = vedette_rules_tally (rules, NULL);
  g_assert_cmpstr (vedette_rules_get_dice_label (rules), ==, "Both Sides’ Dice");
  g_assert_cmpuint (g_list_model_get_n_items (tallies), ==, 0);
}

static void
assert_tally (VedetteRules *rules,
              const char   *party,
              const char   *expected)
{
  g_autoptr (GListModel) tallies = vedette_rules_tally (rules, NULL);
  g_autofree char *said = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (tallies); i++)
    {
      g_autoptr (VedetteTally) tally = g_list_model_get_item (tallies, i);

      if (g_str_equal (tally->party, party))
        said = vedette_tally_describe (tally);
    }
  g_assert_cmpstr (said, ==, expected);
}

/* A side keeps its dice under another name, even under that which the other had. */
static void
test_dice_under_other_names (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();
  VedetteStep *early, *late, *other;

  DO (rules, LINES, NAME_BLUE ("Rohan"), RED_HOLDS);
  early = DO (rules, HOLD, WAT_FAILS);
  DO (rules, NAME_BLUE ("The Hold"), "{\"edit\":\"set-side\",\"side\":\"red\",\"name\":\"Rohan\"}");
  late = DO (rules, HOLD, WAT_FAILS);
  assert_dice (rules, early, "blue d20 5 “Roll to Snatch”\n");
  assert_dice (rules, late, "blue d20 5 “Roll to Snatch”\n");
  assert_tally (rules, "blue", "2 dice: mean 5.00 (fair: 10.50); 0 showed 1 to 3 (fair: 0.30).");
  assert_tally (rules, "red", NULL);
  /* On another branch it never had that name; what is undone is not counted, but still shown. */
  go_to (rules, vedette_step_get_n (early));
  assert_dice (rules, late, "blue d20 5 “Roll to Snatch”\n");
  assert_tally (rules, "blue", "1 die: mean 5.00 (fair: 10.50); 0 showed 1 to 3 (fair: 0.15).");
  other = DO (rules, NAME_BLUE ("Gondor"), HOLD, "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"die\":3}");
  assert_dice (rules, early, "blue d20 5 “Roll to Snatch”\n");
  assert_dice (rules, late, "blue d20 5 “Roll to Snatch”\n");
  assert_dice (rules, other, "blue d20 3 “Roll to Snatch”\n");
  assert_tally (rules, "blue", "2 dice: mean 4.00 (fair: 10.50); 1 showed 1 to 3 (fair: 0.30).");
}

/* 19 of an average man, 1 for his leadership, 2 in reach: 16 and more */
static void
test_explain (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();
  g_autoptr (VedetteBreakdown) breakdown = NULL;
  VedetteStep *hold;

  hold = DO (rules, LINES, RED_HOLDS, HOLD);
  breakdown = vedette_rules_explain (rules, DO (rules, "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"reach\":true,\"die\":5}"),
                                     VEDETTE_AUDIENCE_ALL);
  g_assert_null (vedette_rules_explain (rules, hold, NULL));
  g_assert_cmpint (breakdown->need, ==, 16);
  g_assert_cmpuint (g_list_model_get_n_items (breakdown->factors), ==, 3);
  g_assert_cmpint (vedette_breakdown_get_total (breakdown, VEDETTE_PARTY_ROLLER), ==, 19 + 1 + 2);
  g_assert_cmpint (vedette_breakdown_get_total (breakdown, 0), ==, 0);
  g_assert_true (vedette_chance_equal (vedette_breakdown_get_chance (breakdown, "success"), vedette_chance_new (1, 4)));
}

static void
assert_title (VedetteRules *rules,
              const char   *expected)
{
  g_autofree char *title = vedette_rules_get_title (rules, VEDETTE_AUDIENCE_ALL);

  g_assert_cmpstr (title, ==, expected);
}

static void
test_title (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();

  assert_title (rules, "Red against Blue");
  DO (rules, NAME_BLUE ("Rohan"));
  assert_title (rules, "Red against Rohan");
  DO (rules, "{\"edit\":\"set-battle\",\"name\":\"The Fords\"}");
  assert_title (rules, "The Fords");
  go_to (rules, 0);
  assert_title (rules, "");
}

static void
assert_hint (VedetteRules *rules,
             const char   *audience,
             gboolean      named)
{
  g_autofree char *hint = NULL;
  g_autofree char *due = vedette_rules_get_due (rules, audience, &hint);

  g_assert_cmpstr (due, ==, "Snatch roll: Blue");
  g_assert_cmpint (hint != NULL && g_str_has_prefix (hint, "Wat, the last nominee, needs "), ==, named);
  g_assert_cmpint (hint != NULL, ==, named);
}

/* What the man of last time would need is not said to those who may not know of him. */
static void
test_due_for_audience (void)
{
  static const char *const all[] = { NULL, "red", "blue", VEDETTE_AUDIENCE_UMPIRE, VEDETTE_AUDIENCE_ALL };
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();

  DO (rules, LINES, RED_HOLDS, HOLD, WAT_FAILS, HOLD);
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    assert_hint (rules, all[i], TRUE);
  DO (rules, "{\"edit\":\"set-line\",\"line\":\"Wat\",\"hidden\":true}");
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    assert_hint (rules, all[i], g_strcmp0 (all[i], "red") != 0 && g_strcmp0 (all[i], VEDETTE_AUDIENCE_ALL) != 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/story/parties", test_parties);
  g_test_add_func ("/story/audiences", test_audiences);
  g_test_add_func ("/story/fields", test_fields);
  g_test_add_func ("/story/spans", test_spans);
  g_test_add_func ("/story/spans-without-roll", test_spans_without_roll);
  g_test_add_func ("/story/dice/rolls", test_dice_of_rolls);
  g_test_add_func ("/story/dice/melee", test_dice_of_melee);
  g_test_add_func ("/story/dice/roll-off", test_dice_of_roll_off);
  g_test_add_func ("/story/dice/arrivals", test_dice_of_arrivals);
  g_test_add_func ("/story/dice/other-names", test_dice_under_other_names);
  g_test_add_func ("/story/explain", test_explain);
  g_test_add_func ("/story/title", test_title);
  g_test_add_func ("/story/due-for-audience", test_due_for_audience);

  return g_test_run ();
}
