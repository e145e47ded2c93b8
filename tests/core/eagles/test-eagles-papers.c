/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order of battle of a grand-tactical battle: what is written down, taken out again, and for whom. */

#include "eagles-fixture.h"

/* E-23: three kinds of units, and no others. */
static void
test_arms (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();

  eagles_do (rules, "{'edit':'add-unit','division':'R1','name':'Hussars','arm':'cavalry'}");
  g_assert_cmpint (eagles_get (eagles_unit (rules, "Hussars"), "arm"), ==, VEDETTE_ARM_CAVALRY);
  vedette_test_invalid (rules, "{\"edit\":\"add-unit\",\"division\":\"R1\",\"name\":\"Tirailleurs\",\"arm\":\"skirmishers\"}",
                        VEDETTE_RULES_ERROR_DECLARATION);
}

/* E-24: what an army commander is worth decides what his die gives. */
static void
test_commander (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();

  eagles_do (rules, "{'edit':'set-army','army':'red','commander':'Lerch','rating':'superior'}");
  eagles_do (rules, "{'edit':'set-army','army':'blue','rating':'poor'}");
  eagles_start (rules, 6, 3);
  g_assert_cmpint (eagles_get (eagles_army (rules, "red"), "pool"), ==, 8);
  g_assert_cmpint (eagles_get (eagles_army (rules, "blue"), "pool"), ==, 0);
}

/* E-X21: nothing that is written fills a pool up. */
static void
test_no_points (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  vedette_test_invalid (rules, "{\"edit\":\"set-army\",\"army\":\"red\",\"pool\":9}", VEDETTE_RULES_ERROR_UNKNOWN);
  vedette_test_invalid (rules, "{\"edit\":\"put-right\",\"owner\":\"red\",\"points\":9}", VEDETTE_RULES_ERROR_UNKNOWN);
  vedette_test_invalid (rules, "{\"edit\":\"put-right\",\"pool\":9}", VEDETTE_RULES_ERROR_UNKNOWN);
  eagles_final (rules, "E-X21", "{'move':'roll-points'}");
  eagles_do (rules, "{'edit':'set-army','army':'red','rating':'superior'}");
  g_assert_cmpint (eagles_get (eagles_army (rules, "red"), "pool"), ==, 3);
}

/* A-E05: the players say what the dice of the classes are, and what a nation's screen is worth. */
static void
test_dice (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();
  VedetteEagles eagles;

  g_assert_true (eagles_reminds (rules, "A-E38", "{'move':'start'}"));
  vedette_test_invalid (rules, "{\"edit\":\"set-battle\",\"line-die\":101}", VEDETTE_RULES_ERROR_DECLARATION);
  eagles_final (rules, "A-E05", "{'edit':'set-battle','line-die':1}");
  eagles_do (rules, "{'edit':'set-battle','elite-die':12,'line-die':10,'conscript-die':2}");
  g_assert_false (eagles_reminds (rules, "A-E38", "{'move':'start'}"));
  eagles_read (rules, &eagles);
  g_assert_cmpint (vedette_eagles_get_die (&eagles, VEDETTE_EAGLES_ELITE), ==, 12);
  g_assert_cmpint (vedette_eagles_get_die (&eagles, VEDETTE_EAGLES_CONSCRIPT), ==, 2);
  eagles_do (rules, "{'edit':'set-battle','elite-die':0,'line-die':0,'conscript-die':0}");
  eagles_switch (rules, "e.class_dice", "d10");
  eagles_read (rules, &eagles);
  g_assert_true (vedette_eagles_has_dice (&eagles));
  g_assert_cmpint (vedette_eagles_get_die (&eagles, VEDETTE_EAGLES_LINE), ==, 10);
}

static void
test_screens (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();

  eagles_do (rules, "{'edit':'add-nation','name':'France','screen':2}");
  eagles_do (rules, "{'edit':'set-unit','unit':'R11','nation':'France'}");
  eagles_do (rules, "{'edit':'set-nation','nation':'France','screen':-1}");
  g_assert_cmpint (eagles_get (eagles_named_by (rules, eagles_unit (rules, "R11"), "nation"), "screen"), ==, -1);
  eagles_warned (rules, NULL, "{'edit':'add-nation','name':'France'}");
  eagles_do (rules, "{'edit':'remove-nation','nation':'France'}");
  g_assert_null (eagles_named_by (rules, eagles_unit (rules, "R11"), "nation"));
  eagles_undo (rules);
  g_assert_nonnull (eagles_named_by (rules, eagles_unit (rules, "R11"), "nation"));
}

static gboolean
is_elite (VedetteRules *rules,
          const char   *division)
{
  VedetteEagles eagles;

  eagles_read (rules, &eagles);
  return vedette_eagles_is_elite (&eagles, eagles_division (rules, division));
}

/* E-40: more than half of the units */
static void
test_majority (void)
{
  g_autoptr (VedetteRules) rules = eagles_new ();

  eagles_do (rules, "{'edit':'add-forces','army':'red','text':'Guard: 3 elite infantry, 2 line infantry\\n2nd: 2 elite infantry, "
                    "2 line infantry\\n3rd: 4 line infantry'}");
  g_assert_true (is_elite (rules, "Guard"));
  g_assert_false (is_elite (rules, "2nd"));
  g_assert_false (is_elite (rules, "3rd"));
  eagles_do (rules, "{'edit':'set-unit','unit':'Line infantry 3','troops':'elite'}");
  g_assert_true (is_elite (rules, "2nd"));
}

/* A-E26: or of the strength */
static void
test_strength (void)
{
  g_autoptr (VedetteRules) rules = eagles_new ();

  eagles_do (rules, "{'edit':'add-forces','army':'red','text':'Guard: elite infantry strength 9, 2 line infantry strength 4'}");
  g_assert_false (is_elite (rules, "Guard"));
  eagles_switch (rules, "e.majority", "strength");
  g_assert_true (is_elite (rules, "Guard"));
  eagles_do (rules, "{'edit':'set-unit','unit':'Line infantry 1','strength':5}");
  g_assert_false (is_elite (rules, "Guard"));
}

static void
test_names (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();
  g_autofree char *most = g_strnfill (VEDETTE_EAGLES_MAX_NAME, 'x');

  eagles_final (rules, NULL, "{'edit':'add-division','army':'red','name':' '}");
  eagles_final (rules, NULL, "{'edit':'add-division','name':'R4'}");
  eagles_final (rules, NULL, "{'edit':'add-unit','name':'R14'}");
  eagles_final (rules, NULL, "{'edit':'add-unit','division':'R1','name':''}");
  eagles_warned (rules, NULL, "{'edit':'add-division','army':'red','name':'R1'}");
  eagles_warned (rules, NULL, "{'edit':'set-unit','unit':'R11','name':'R32'}");
  eagles_do (rules, "{'edit':'add-division','army':'blue','name':'R1'}");
  eagles_do (rules, "{'edit':'set-unit','unit':'R11','name':'%s'}", most);
  eagles_final (rules, NULL, "{'edit':'set-unit','unit':'R12','name':'%sy'}", most);
  eagles_final (rules, NULL, "{'edit':'set-army','army':'red','commander':'%sy'}", most);
  eagles_final (rules, NULL, "{'edit':'set-unit','unit':'R12','name':'R12'}");
}

/* A letter with a mark is the same as one character and as two: in a name that is given, looked up or typed. */
static void
test_composed_names (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();

  eagles_do (rules, "{'edit':'add-division','army':'red','name':'\u00c9lite'}");
  eagles_warned (rules, NULL, "{'edit':'add-division','army':'red','name':'E\u0301lite'}");
  eagles_warned (rules, NULL, "{'edit':'add-forces','army':'red','text':'E\u0301lite, good: line infantry'}");
  eagles_do (rules, "{'edit':'set-division','division':'E\u0301lite','name':'Guard'}");
  g_assert_nonnull (eagles_division (rules, "Guard"));
}

static void
test_corps (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();

  eagles_final (rules, NULL, "{'edit':'add-corps','name':'I Corps'}");
  eagles_do (rules, "{'edit':'add-corps','army':'red','name':'I Corps','commander':'Tournel','rating':'excellent'}");
  eagles_final (rules, NULL, "{'edit':'set-division','division':'B1','corps':'I Corps'}");
  eagles_do (rules, "{'edit':'set-division','division':'R1','corps':'I Corps'}");
  eagles_do (rules, "{'edit':'add-division','corps':'I Corps','name':'R4'}");
  g_assert_true (eagles_named_by (rules, eagles_division (rules, "R4"), "army") == eagles_army (rules, "red"));
  eagles_do (rules, "{'edit':'set-division','division':'R4','no-corps':true}");
  g_assert_null (eagles_named_by (rules, eagles_division (rules, "R4"), "corps"));
  /* Its divisions stay. */
  eagles_do (rules, "{'edit':'remove-corps','corps':'I Corps'}");
  g_assert_null (eagles_named_by (rules, eagles_division (rules, "R1"), "corps"));
  g_assert_cmpuint (eagles_count (rules, vedette_corps_get_type ()), ==, 0);
}

/* A division takes its units along, and leaves those that were with it, in one step. */
static void
test_remove (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();
  guint units = eagles_count (rules, vedette_unit_get_type ());

  eagles_do (rules, "{'move':'attach','command':'red','division':'R1'}");
  eagles_do (rules, "{'edit':'remove-division','division':'R1'}");
  g_assert_cmpuint (eagles_count (rules, vedette_unit_get_type ()), ==, units - 3);
  g_assert_null (eagles_named_by (rules, eagles_army (rules, "red"), "attached"));
  eagles_undo (rules);
  g_assert_cmpuint (eagles_count (rules, vedette_unit_get_type ()), ==, units);
  g_assert_true (eagles_named_by (rules, eagles_army (rules, "red"), "attached") == eagles_division (rules, "R1"));
}

/* What the game leads to stays: the active division, the suspended one, and the unit in mid-move. */
static void
test_remove_in_play (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_win (rules, "red");
  eagles_do (rules, "{'move':'activate','division':'R1'}");
  eagles_do (rules, "{'move':'move','unit':'R11'}");
  eagles_final (rules, NULL, "{'edit':'remove-division','division':'R1'}");
  eagles_final (rules, NULL, "{'edit':'remove-unit','unit':'R11'}");
  eagles_final (rules, NULL, "{'edit':'set-unit','unit':'R11','division':'R2'}");
  eagles_final (rules, NULL, "{'edit':'set-division','division':'R1','kind':'independent'}");
  eagles_final (rules, NULL, "{'edit':'set-division','division':'R1','place':'hidden'}");
  eagles_do (rules, "{'edit':'remove-unit','unit':'R12'}");
  eagles_do (rules, "{'move':'steal','division':'B1'}");
  eagles_final (rules, NULL, "{'edit':'remove-division','division':'B1'}");
  eagles_do (rules, "{'move':'opposed-roll','die':[2,10]}");
  eagles_final (rules, NULL, "{'edit':'remove-division','division':'R1'}");
  eagles_final (rules, NULL, "{'edit':'remove-unit','unit':'R11'}");
  eagles_do (rules, "{'move':'finish'}");
  eagles_do (rules, "{'move':'finish'}");
  eagles_do (rules, "{'edit':'remove-division','division':'R1'}");
}

/* What is not on the table is the umpire's, until it is there. */
static void
test_audience (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();
  static const char * const secret[] = {
    "{'edit':'add-division','army':'red','name':'Reserve','arrives':4}",
    "{'edit':'add-unit','division':'Reserve','name':'Late'}",
    "{'edit':'set-unit','unit':'Late','troops':'elite'}",
    "{'edit':'put-right','unit':'Late','steps':1}",
    "{'edit':'set-division','division':'R1','place':'hidden'}",
    "{'edit':'set-unit','unit':'R21','division':'R1'}",
    "{'edit':'set-division','division':'R1','place':'on-table'}",
    "{'edit':'remove-unit','unit':'Late'}",
    "{'edit':'add-forces','army':'red','text':'4th: line infantry\\nAmbush, hidden: 2 line infantry'}",
  };
  static const char * const open[] = {
    "{'edit':'set-unit','unit':'R11','troops':'elite'}",
    "{'edit':'add-forces','army':'red','text':'5th: line infantry'}",
    "{'edit':'set-army','army':'red','commander':'Lerch'}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (secret); i++)
    g_assert_cmpstr (vedette_step_get_audience (eagles_do (rules, "%s", secret[i])), ==, VEDETTE_AUDIENCE_UMPIRE);
  for (guint i = 0; i < G_N_ELEMENTS (open); i++)
    g_assert_cmpstr (vedette_step_get_audience (eagles_do (rules, "%s", open[i])), ==, VEDETTE_AUDIENCE_ALL);
  g_assert_cmpint (eagles_get (eagles_division (rules, "Reserve"), "place"), ==, VEDETTE_DIVISION_AWAY);
}

static void
assert_said (VedetteRules *rules,
             const char   *request,
             const char   *expected)
{
  g_autofree char *said = eagles_describe (rules, eagles_do (rules, "%s", request));

  g_assert_cmpstr (said, ==, expected);
}

/* The log says what was changed of battle and armies, not only that something was. */
static void
test_changes (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();

  assert_said (rules, "{'edit':'set-battle','name':'Aurach'}", "The battle was named “Aurach”.");
  assert_said (rules, "{'edit':'set-battle','line-die':8,'notes':'Rain'}",
              "The battle was changed (notes, die for line units).");
  assert_said (rules, "{'edit':'set-battle','name':'','start':600}", "The battle was changed (start).");
  assert_said (rules, "{'edit':'set-army','army':'red','commander':'Lerch','dice':'real'}",
              "Red was changed (commander, dice).");
  assert_said (rules, "{'edit':'set-army','army':'red','name':'Austrians'}", "Red was renamed to Austrians.");
  assert_said (rules, "{'edit':'set-army','army':'red','name':'The North','rating':'poor'}",
               "Austrians was renamed to The North and changed (rating).");
}

/* A whole order of battle is one step, and the log says what is in it. */
static void
test_forces (void)
{
  g_autoptr (VedetteRules) rules = eagles_new ();
  VedetteStep *step = eagles_do (rules, "{'edit':'add-forces','army':'red','text':'Austrians (Lerch), poor\\nI Corps (Tournel), "
                                        "excellent\\n1st Division (Amsel), good: 2 line infantry nation Hesse, 1 line artillery\\n"
                                        "Hussar Brigade, independent, no corps: 3 line cavalry'}");
  g_autofree char *said = eagles_describe (rules, step);
  gpointer division = eagles_division (rules, "1st Division"), unit = eagles_unit (rules, "Line infantry 2");

  g_assert_cmpstr (said, ==, "Added to the order of battle of Austrians: I Corps, 1st Division, Hussar Brigade (6 units).");
  g_assert_cmpint (eagles_get (eagles_army (rules, "red"), "rating"), ==, VEDETTE_EAGLES_POOR);
  g_assert_true (eagles_named_by (rules, division, "corps") == eagles_corps (rules, "I Corps"));
  g_assert_true (eagles_named_by (rules, division, "army") == eagles_army (rules, "red"));
  g_assert_true (eagles_named_by (rules, unit, "division") == division);
  g_assert_cmpstr (vedette_eagles_get_name (eagles_named_by (rules, unit, "nation")), ==, "Hesse");
  g_assert_null (eagles_named_by (rules, eagles_division (rules, "Hussar Brigade"), "corps"));
  /* More of it: the nation is there, and names go on. */
  eagles_do (rules, "{'edit':'add-forces','army':'red','text':'2nd Division: Hesse line infantry'}");
  g_assert_true (eagles_named_by (rules, eagles_unit (rules, "Line infantry 3"), "nation") == eagles_named_by (rules, unit, "nation"));
  eagles_undo (rules);
  eagles_undo (rules);
  g_assert_cmpuint (eagles_count (rules, vedette_division_get_type ()) + eagles_count (rules, vedette_unit_get_type ()) +
                      eagles_count (rules, vedette_corps_get_type ()) + eagles_count (rules, vedette_nation_get_type ()), ==, 0);
  g_assert_cmpstr (vedette_eagles_get_name (eagles_army (rules, "red")), ==, "");
}

static void
test_forces_asked (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();

  eagles_final (rules, NULL, "{'edit':'add-forces','army':'red','text':'4 line infantry'}");
  eagles_final (rules, NULL, "{'edit':'add-forces','army':'red'}");
  eagles_final (rules, NULL, "{'edit':'add-forces','text':'R4: line infantry'}");
  eagles_final (rules, NULL, "{'edit':'add-forces','army':'red','text':'nation: Hesse'}");
  eagles_warned (rules, NULL, "{'edit':'add-forces','army':'red','text':'R4: 4 lign infantry'}");
  eagles_warned (rules, NULL, "{'edit':'add-forces','army':'red','text':'R1: line infantry'}");
  eagles_warned (rules, NULL, "{'edit':'add-forces','army':'red','text':'R4: \\\"R11\\\" (line infantry)'}");
  eagles_warned (rules, NULL, "{'edit':'add-forces','army':'red','text':'R4: line infantry\\nR4: line infantry'}");
  g_assert_true (eagles_reminds (rules, "A-E05", "{'edit':'add-forces','army':'red','text':'R4: line infantry nation Hesse'}"));
  g_assert_false (eagles_reminds (rules, "A-E05", "{'edit':'add-forces','army':'red','text':'R4: line infantry'}"));
  eagles_do (rules, "{'edit':'add-forces','army':'red','text':'R4: 4 lign infantry','agreed':true}");
}

/* What comes in a turn comes by itself when that begins. */
static void
test_late (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_do (rules, "{'edit':'add-forces','army':'red','text':'Reserve, arrives turn 2: line infantry'}");
  eagles_win (rules, "red");
  eagles_do (rules, "{'move':'activate','division':'R1'}");
  eagles_do (rules, "{'move':'steal','division':'B1'}");
  eagles_do (rules, "{'move':'opposed-roll','die':[10,9]}");
  eagles_assert (rules, "turn-end");
  g_assert_cmpint (eagles_get (eagles_division (rules, "Reserve"), "place"), ==, VEDETTE_DIVISION_AWAY);
  eagles_do (rules, "{'move':'next-turn'}");
  g_assert_cmpint (eagles_get (eagles_division (rules, "Reserve"), "place"), ==, VEDETTE_DIVISION_ON_TABLE);
  g_assert_true (eagles_reminds (rules, NULL, "{'edit':'add-division','army':'red','name':'Tardy','arrives':2}"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/eagles/E-23/arms", test_arms);
  g_test_add_func ("/rules/eagles/E-24/commander", test_commander);
  g_test_add_func ("/rules/eagles/E-X21/papers", test_no_points);
  g_test_add_func ("/rules/eagles/A-E05/dice", test_dice);
  g_test_add_func ("/rules/eagles/A-E05/screens", test_screens);
  g_test_add_func ("/rules/eagles/E-40/units", test_majority);
  g_test_add_func ("/rules/eagles/A-E26/strength", test_strength);
  g_test_add_func ("/eagles/papers/names", test_names);
  g_test_add_func ("/eagles/papers/composed-names", test_composed_names);
  g_test_add_func ("/eagles/papers/corps", test_corps);
  g_test_add_func ("/eagles/papers/remove", test_remove);
  g_test_add_func ("/eagles/papers/remove-in-play", test_remove_in_play);
  g_test_add_func ("/eagles/papers/audience", test_audience);
  g_test_add_func ("/eagles/papers/changes", test_changes);
  g_test_add_func ("/eagles/papers/forces", test_forces);
  g_test_add_func ("/eagles/papers/forces-asked", test_forces_asked);
  g_test_add_func ("/eagles/papers/late", test_late);

  return g_test_run ();
}
