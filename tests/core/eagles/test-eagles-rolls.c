/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Points and opposed rolls: E-24 to E-33, E-42, E-43, and the rulings and house rules about them. */

#include "eagles-fixture.h"

#include "core/eagles/state/vedette-eagles-odds.h"

static int
get_pool (VedetteRules *rules,
          const char   *army)
{
  return eagles_get (eagles_army (rules, army), "pool");
}

static VedetteRules *
new_rated (const char *red,
           const char *blue)
{
  VedetteRules *rules = eagles_new_armies ();

  eagles_do (rules, "{'edit':'set-army','army':'red','name':'Red','rating':'%s'}", red);
  eagles_do (rules, "{'edit':'set-army','army':'blue','name':'Blue','rating':'%s'}", blue);
  return rules;
}

/* E-24: Superior with 6 has 8 points, Poor with 3 none, and anybody with 1 what a d6 shows. */
static void
test_pool (void)
{
  g_autoptr (VedetteRules) rules = new_rated ("superior", "poor");

  eagles_do (rules, "{'move':'start'}");
  eagles_do (rules, "{'move':'roll-points','die':[6,3]}");
  g_assert_cmpint (get_pool (rules, "red"), ==, 8);
  g_assert_cmpint (get_pool (rules, "blue"), ==, 0);
  eagles_undo (rules);
  eagles_do (rules, "{'move':'roll-points','die':[1,5,1,2]}");
  g_assert_cmpint (get_pool (rules, "red"), ==, 5);
  g_assert_cmpint (get_pool (rules, "blue"), ==, 2);
}

/* A-E33: the wild row is as it stands: a 1 may be better than a 6. */
static void
test_wild (void)
{
  g_autoptr (VedetteRules) rules = new_rated ("poor", "poor");

  eagles_do (rules, "{'move':'start'}");
  eagles_do (rules, "{'move':'roll-points','die':[1,6,6]}");
  g_assert_cmpint (get_pool (rules, "red"), >, get_pool (rules, "blue"));
}

static void
test_chart (void)
{
  g_autoptr (VedetteRules) rules = new_rated ("good", "average");

  eagles_do (rules, "{'move':'start'}");
  eagles_do (rules, "{'move':'roll-points','die':[10,2]}");
  g_assert_cmpint (get_pool (rules, "red"), ==, 9);
  g_assert_cmpint (get_pool (rules, "blue"), ==, 0);
}

/* E-26: points are gone, win or lose: 8 − 3 = 5. */
static void
test_finite (void)
{
  g_autoptr (VedetteRules) rules = new_rated ("superior", "poor");

  eagles_start (rules, 6, 10);
  eagles_do (rules, "{'move':'allocate','army':'red','points':3}");
  eagles_do (rules, "{'move':'opposed-roll','die':[1,9]}");
  g_assert_cmpint (get_pool (rules, "red"), ==, 5);
  eagles_do (rules, "{'move':'end'}");
  eagles_undo (rules);
  g_assert_cmpint (get_pool (rules, "red"), ==, 5);
}

/* E-43: also when the opening roll ends the turn. */
static void
test_spent_on_cut (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_do (rules, "{'move':'opposed-roll','points':[['red',3]],'die':[10,8]}");
  eagles_assert (rules, "turn-end");
  g_assert_cmpint (get_pool (rules, "red"), ==, 0);
}

/* E-27: 4 + 3 = 7 against 6 */
static void
test_added (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();
  VedetteStep *step;

  eagles_do (rules, "{'move':'allocate','army':'red','points':3}");
  step = eagles_do (rules, "{'move':'opposed-roll','die':[4,6]}");
  g_assert_cmpstr (eagles_fact (step, "winner"), ==, "red");
}

/* E-29: 7 + 2 against 8 */
static void
test_owner (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();
  g_autofree char *owner = NULL;

  eagles_do (rules, "{'move':'opposed-roll','points':[['red',2]],'die':[7,8]}");
  owner = eagles_status (rules, "owner", VEDETTE_AUDIENCE_ALL);
  g_assert_cmpstr (owner, ==, "Red");
}

/* E-30: 5 + 3 against 8 is a tie, which is rolled again; one more pair of dice is asked for, not an error. */
static void
test_tie (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();
  VedetteStep *step = eagles_do (rules, "{'move':'opposed-roll','points':[['red',3]],'die':[5,8,1,9]}");

  g_assert_cmpstr (eagles_fact (step, "winner"), ==, "blue");
  g_assert_cmpint (eagles_game (rules, "rolls"), ==, 2);
  g_assert_cmpint (get_pool (rules, "red"), ==, 0);
}

typedef struct
{
  const char *rating;
  int modifier;
} Rated;

/* E-31: each rating against an average one: the blue die is what makes the totals equal, so that one more wins. */
static void
test_modifiers (void)
{
  static const Rated rated[] = { { "superior", 3 }, { "excellent", 2 }, { "good", 1 }, { "average", 0 }, { "poor", -1 } };

  for (guint i = 0; i < G_N_ELEMENTS (rated); i++)
    {
      g_autoptr (VedetteRules) rules = new_rated (rated[i].rating, "average");
      VedetteStep *step;

      eagles_start (rules, 2, 2);
      step = eagles_do (rules, "{'move':'opposed-roll','die':[5,%d]}", 5 + rated[i].modifier + 1);
      g_assert_cmpstr (eagles_fact (step, "winner"), ==, "blue");
      eagles_undo (rules);
      step = eagles_do (rules, "{'move':'opposed-roll','die':[5,%d]}", 5 + rated[i].modifier - 1);
      g_assert_cmpstr (eagles_fact (step, "winner"), ==, "red");
    }
}

static void
challenge (VedetteRules *rules)
{
  eagles_do (rules, "{'move':'opposed-roll','die':[10,1]}");
  eagles_do (rules, "{'move':'activate','division':'R1'}");
  eagles_do (rules, "{'move':'steal','division':'B2','near':true,'sees':true}");
}

/* A battle in which the blue corps commander (excellent) is with B2, whose own commander is good */
static VedetteRules *
new_attached (void)
{
  VedetteRules *rules = eagles_new_armies ();

  eagles_do (rules, "{'edit':'set-division','division':'B2','rating':'good'}");
  eagles_do (rules, "{'edit':'add-corps','army':'blue','name':'I Corps','rating':'excellent'}");
  return rules;
}

static void
attach (VedetteRules *rules,
        const char   *command,
        const char   *division)
{
  eagles_do (rules, "{'move':'attach','command':'%s','division':'%s'}", command, division);
}

/* E-32, E-33, E-X10: the senior officer rolls: +2, not +1, and not +3. */
static void
test_senior (void)
{
  g_autoptr (VedetteRules) rules = new_attached ();
  VedetteStep *step;

  eagles_start (rules, 2, 2);
  attach (rules, "I Corps", "B2");
  challenge (rules);
  step = eagles_do (rules, "{'move':'opposed-roll','die':[5,4]}");
  g_assert_cmpstr (eagles_fact (step, "winner"), ==, "blue"); /* 5 : 6 */
  eagles_undo (rules);
  step = eagles_do (rules, "{'move':'opposed-roll','die':[5,3]}");
  g_assert_cmpstr (eagles_fact (step, "winner"), ==, "red"); /* a tie: 5 : 5, where +3 would win */
}

/* A-E32: a division whose commander is lost defends with 0. */
static void
test_lost_defender (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();
  VedetteStep *step;

  eagles_do (rules, "{'edit':'set-division','division':'R1','rating':'superior'}");
  eagles_start (rules, 2, 2);
  eagles_do (rules, "{'move':'lose-commander','command':'R1'}");
  challenge (rules);
  step = eagles_do (rules, "{'move':'opposed-roll','die':[5,6]}");
  g_assert_cmpstr (eagles_fact (step, "winner"), ==, "blue");
}

/* A-E04: 9 : 8 wins for one side, and ends the turn all the same; 16 and more points do not. */
static void
test_seventeen_first (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_do (rules, "{'move':'opposed-roll','die':[9,8]}");
  eagles_assert (rules, "turn-end");
  g_assert_null (eagles_named_by (rules, vedette_battle_get_single (vedette_rules_get_battle (rules),
                                                                    vedette_eagles_game_get_type ()), "owner"));
  eagles_undo (rules);
  eagles_do (rules, "{'move':'opposed-roll','points':[['red',3],['blue',3]],'die':[9,7]}");
  eagles_assert (rules, "choose");
}

/* A-E31: any number up to the pool, though more than so many is of no use */
static void
test_any_number (void)
{
  g_autoptr (VedetteRules) rules = new_rated ("superior", "poor");

  eagles_start (rules, 10, 2);
  eagles_do (rules, "{'move':'allocate','army':'red','points':12}");
  g_assert_cmpint (get_pool (rules, "red"), ==, 0);
  g_assert_cmpuint (vedette_eagles_get_useful_points (3, -1), ==, 6);
}

static void
test_no_more (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_final (rules, "E-X07", "{'move':'allocate','army':'red','points':4}");
  eagles_final (rules, "E-X07", "{'move':'opposed-roll','points':[['blue',4]],'die':[3,2]}");
  g_assert_cmpint (get_pool (rules, "red"), ==, 3);
}

/* E-X09: nobody allocates twice, or when both have; after the dice there is nothing to allocate for. */
static void
test_once (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_do (rules, "{'move':'allocate','army':'red','points':1}");
  eagles_final (rules, "E-X09", "{'move':'allocate','army':'red','points':2}");
  eagles_final (rules, "E-X09", "{'move':'opposed-roll','points':[['red',1]],'die':[3,2]}");
  eagles_do (rules, "{'move':'allocate','army':'blue','points':0}");
  eagles_final (rules, "E-X09", "{'move':'allocate','army':'blue','points':2}");
  eagles_do (rules, "{'move':'opposed-roll','die':[3,2]}");
  eagles_final (rules, "E-30", "{'move':'allocate','army':'blue','points':2}");
}

/* E-X09: that both have is said once, though the state says it and the armies do. */
static void
test_said_once (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;

  eagles_do (rules, "{'move':'allocate','army':'red','points':1}");
  eagles_do (rules, "{'move':'allocate','army':'blue','points':0}");
  move = vedette_test_declare (rules, "{\"move\":\"allocate\",\"army\":\"blue\",\"points\":2}");
  ruling = vedette_rules_check (rules, move);
  g_assert_cmpstr (vedette_ruling_nth (ruling, 0)->rule, ==, "E-X09");
  g_assert_cmpuint (g_list_model_get_n_items (ruling->findings), ==, 1);
}

/* E-28, E-X08: on a steal only with the army commander attached. */
static void
test_points_on_steal (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();
  VedetteStep *step;

  challenge (rules);
  eagles_refused (rules, "E-X08", "{'move':'allocate','army':'blue','points':1}");
  eagles_do (rules, "{'move':'allocate','army':'blue','points':0}");
  for (int i = 0; i < 4; i++)
    eagles_undo (rules);
  attach (rules, "blue", "B2");
  challenge (rules);
  eagles_do (rules, "{'move':'allocate','army':'blue','points':2}");
  step = eagles_do (rules, "{'move':'opposed-roll','die':[5,4]}");
  g_assert_cmpstr (eagles_fact (step, "winner"), ==, "blue");
  g_assert_cmpint (get_pool (rules, "blue"), ==, 1);
}

/* Attached to another division than the one that steals: no. */
static void
test_points_elsewhere (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  attach (rules, "blue", "B3");
  challenge (rules);
  eagles_refused (rules, "E-X08", "{'move':'opposed-roll','points':[['blue',1]],'die':[5,4]}");
}

/* A-E17, e.points_defence */
static void
test_defence (gconstpointer value)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_switch (rules, "e.points_defence", value);
  attach (rules, "red", "R1");
  challenge (rules);
  if (g_str_equal (value, "yes"))
    eagles_do (rules, "{'move':'allocate','army':'red','points':1}");
  else
    eagles_refused (rules, "E-X08", "{'move':'allocate','army':'red','points':1}");
}

/* e.tie_steal: 5 against 5, where the challenger is poor and the defender average; both again: 5 : 7 */
static void
test_tie_steal (gconstpointer value)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();
  gboolean again = g_str_equal (value, "reroll");
  VedetteStep *step;

  eagles_switch (rules, "e.tie_steal", value);
  eagles_do (rules, "{'edit':'set-division','division':'B2','rating':'good'}");
  eagles_start (rules, 2, 2);
  challenge (rules);
  step = eagles_do (rules, again ? "{'move':'opposed-roll','die':[6,5,5,7]}" : "{'move':'opposed-roll','die':[6,5]}");
  g_assert_cmpstr (eagles_fact (step, "winner"), ==, g_str_equal (value, "holder") ? "red" : "blue");
}

/* Equal ratings: the holder keeps it. */
static void
test_tie_steal_equal (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();
  VedetteStep *step;

  eagles_switch (rules, "e.tie_steal", "higher-rating");
  challenge (rules);
  step = eagles_do (rules, "{'move':'opposed-roll','die':[6,6]}");
  g_assert_cmpstr (eagles_fact (step, "winner"), ==, "red");
}

/* e.tie_open: blue owned turn 1, and red is the better commander. */
static void
test_tie_open (gconstpointer value)
{
  g_autoptr (VedetteRules) rules = new_rated ("good", "average");
  gboolean again = g_str_equal (value, "reroll");
  VedetteStep *step;

  eagles_switch (rules, "e.tie_open", value);
  eagles_switch (rules, "e.loser_activates", "steals-only");
  eagles_start (rules, 2, 2);
  eagles_do (rules, "{'move':'opposed-roll','die':[1,9]}");
  eagles_do (rules, "{'move':'pass'}");
  eagles_do (rules, "{'move':'next-turn'}");
  step = eagles_do (rules, again ? "{'move':'opposed-roll','die':[5,6,1,9]}" : "{'move':'opposed-roll','die':[5,6]}");
  g_assert_cmpstr (eagles_fact (step, "winner"), ==, g_str_equal (value, "higher-rating") ? "red" : "blue");
}

/* A-E43: red won the first turn and handed it over, so that blue owned it at its end. */
static void
test_tie_handed_over (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();
  VedetteStep *step;

  eagles_switch (rules, "e.tie_open", "last-owner");
  eagles_win (rules, "red");
  eagles_do (rules, "{'move':'pass'}");
  eagles_do (rules, "{'move':'pass'}");
  eagles_do (rules, "{'move':'next-turn'}");
  step = eagles_do (rules, "{'move':'opposed-roll','die':[6,6]}");
  g_assert_cmpstr (eagles_fact (step, "winner"), ==, "blue");
}

/* A-E43: nobody owned a turn that its opening roll has cut, whoever owned the one before it. */
static void
test_tie_after_cut (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();
  VedetteStep *step;

  eagles_switch (rules, "e.tie_open", "last-owner");
  eagles_win (rules, "red");
  eagles_do (rules, "{'move':'pass'}");
  eagles_do (rules, "{'move':'pass'}");
  eagles_do (rules, "{'move':'next-turn'}");
  eagles_do (rules, "{'move':'opposed-roll','die':[9,9]}");
  eagles_do (rules, "{'move':'next-turn'}");
  step = eagles_do (rules, "{'move':'opposed-roll','die':[6,6,9,2]}");
  g_assert_cmpstr (eagles_fact (step, "winner"), ==, "red");
  g_assert_cmpint (eagles_game (rules, "rolls"), ==, 2);
}

/* Nobody owned a turn before the first: both roll again. */
static void
test_tie_first_turn (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();
  VedetteStep *step;

  eagles_switch (rules, "e.tie_open", "last-owner");
  step = eagles_do (rules, "{'move':'opposed-roll','die':[6,6,2,9]}");
  g_assert_cmpstr (eagles_fact (step, "winner"), ==, "blue");
}

/* A-E01, e.rating_mod: the challenger is good; attached to it is an excellent corps commander, or nobody. */
static void
test_rating_mod (gconstpointer value)
{
  int alone = g_str_equal (value, "roller") ? 1 : 0, attached = g_str_equal (value, "none") ? 0 : 2;

  for (int with = 0; with <= 1; with++)
    {
      g_autoptr (VedetteRules) rules = new_attached ();
      int modifier = with ? attached : alone;
      VedetteStep *step;

      eagles_switch (rules, "e.rating_mod", value);
      eagles_start (rules, 2, 2);
      if (with)
        attach (rules, "I Corps", "B2");
      challenge (rules);
      step = eagles_do (rules, "{'move':'opposed-roll','die':[6,%d]}", 6 - modifier + 1);
      g_assert_cmpstr (eagles_fact (step, "winner"), ==, "blue");
      eagles_undo (rules);
      step = eagles_do (rules, "{'move':'opposed-roll','die':[6,%d]}", 6 - modifier);
      g_assert_cmpstr (eagles_fact (step, "winner"), ==, "red");
    }
}

/* A switch that is set between two rolls holds at the next one. */
static void
test_set_between (void)
{
  g_autoptr (VedetteRules) rules = new_attached ();
  VedetteStep *step;

  eagles_start (rules, 2, 2);
  attach (rules, "I Corps", "B2");
  challenge (rules);
  eagles_switch (rules, "e.rating_mod", "none");
  step = eagles_do (rules, "{'move':'opposed-roll','die':[5,4]}");
  g_assert_cmpstr (eagles_fact (step, "winner"), ==, "red");
}

/* A-E29: a hopeless steal is legal, and may end the turn. */
static void
test_fishing (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();

  eagles_do (rules, "{'edit':'set-division','division':'B2','rating':'poor'}");
  eagles_do (rules, "{'edit':'set-division','division':'R1','rating':'superior'}");
  eagles_start (rules, 2, 2);
  challenge (rules);
  eagles_do (rules, "{'move':'opposed-roll','die':[10,7]}");
  eagles_assert (rules, "turn-end");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define RULE(path, function) g_test_add_func ("/rules/eagles/" path, function)
#define SWITCH(key, value, function) g_test_add_data_func ("/rules/eagles/" key "/" value "/rolled", value, function)
  RULE ("E-24/rolled", test_pool);
  RULE ("E-25/read", test_chart);
  RULE ("A-E33/wild", test_wild);
  RULE ("E-26/gone", test_finite);
  RULE ("E-43/spent", test_spent_on_cut);
  RULE ("E-27/added", test_added);
  RULE ("E-29/owner", test_owner);
  RULE ("E-30/tie", test_tie);
  RULE ("E-31/each", test_modifiers);
  RULE ("E-32/senior", test_senior);
  RULE ("E-33/one-rating", test_senior);
  RULE ("E-X10/one-rating", test_senior);
  RULE ("A-E32/defends-with-nothing", test_lost_defender);
  RULE ("A-E04/first", test_seventeen_first);
  RULE ("A-E31/any-number", test_any_number);
  RULE ("E-X07/pool", test_no_more);
  RULE ("E-X09/once", test_once);
  RULE ("E-X09/said-once", test_said_once);
  RULE ("E-28/attached", test_points_on_steal);
  RULE ("E-X08/not-attached", test_points_on_steal);
  RULE ("E-X08/elsewhere", test_points_elsewhere);
  RULE ("A-E29/fishing", test_fishing);
  RULE ("A-E03/equal-ratings", test_tie_steal_equal);
  RULE ("A-E03/first-turn", test_tie_first_turn);
  RULE ("A-E43/handed-over", test_tie_handed_over);
  RULE ("A-E43/after-cut", test_tie_after_cut);
  RULE ("A-E01/set-between", test_set_between);
  SWITCH ("e.points_defence", "yes", test_defence);
  SWITCH ("e.points_defence", "no", test_defence);
  SWITCH ("e.tie_steal", "holder", test_tie_steal);
  SWITCH ("e.tie_steal", "reroll", test_tie_steal);
  SWITCH ("e.tie_steal", "higher-rating", test_tie_steal);
  SWITCH ("e.tie_open", "reroll", test_tie_open);
  SWITCH ("e.tie_open", "last-owner", test_tie_open);
  SWITCH ("e.tie_open", "higher-rating", test_tie_open);
  SWITCH ("e.rating_mod", "roller", test_rating_mod);
  SWITCH ("e.rating_mod", "attached-only", test_rating_mod);
  SWITCH ("e.rating_mod", "none", test_rating_mod);

  return g_test_run ();
}
