/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Switches that are set between two rolls: until the next one all goes by what was agreed before, and then by the new. */

#include "eagles-moves.h"

#include "core/rules/vedette-status.h"

#define STEAL(division) "{'move':'steal','division':'" division "','near':true,'sees':true}"
/* Won by nobody; the first of a turn ends it. */
#define TIE "{'move':'opposed-roll','die':[10,10]}"
/* Kept by who has the initiative; the turn goes on. */
#define KEPT "{'move':'opposed-roll','die':[10,2]}"

/* What the ladder of the turn says of orders; %NULL if they are played */
static void
assert_ladder (VedetteRules *rules,
               const char   *why)
{
  g_autoptr (GListModel) list = vedette_rules_get_status (rules, VEDETTE_AUDIENCE_ALL);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (VedetteStatus) status = g_list_model_get_item (list, i);

      if (!g_str_equal (status->id, "ladder"))
        continue;
      g_assert_cmpstr (vedette_status_nth_part (status, 0)->id, ==, "orders");
      g_assert_cmpstr (vedette_status_nth_part (status, 0)->why, ==, why);
      return;
    }
  g_assert_not_reached ();
}

static void
activate_all (VedetteRules *rules,
              char          letter)
{
  for (int n = 1; n <= 3; n++)
    eagles_do (rules, "{'move':'activate','division':'%c%d'}", letter, n);
  eagles_do (rules, "{'move':'finish'}");
}

/* All of Red have moved: whether Blue has the initiative then goes by what was so at the roll (A-E08). */
static void
test_loser (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_win (rules, "red");
  eagles_switch (rules, "e.loser_activates", "steals-only");
  activate_all (rules, 'R');
  eagles_assert (rules, "choose");
  eagles_do (rules, "{'move':'pass'}");
  eagles_do (rules, "{'move':'next-turn'}");
  eagles_win (rules, "red");
  eagles_switch (rules, "e.loser_activates", "yes");
  activate_all (rules, 'R');
  eagles_assert (rules, "turn-end");
}

/* B1 has activated, and may steal the initiative as an elite division only from the next roll on (A-E11). */
static void
test_elite_again (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_switch (rules, "e.elite_again", "once-only");
  eagles_do (rules, "{'edit':'set-unit','unit':'B11','troops':'elite'}");
  eagles_do (rules, "{'edit':'set-unit','unit':'B12','troops':'elite'}");
  eagles_win (rules, "blue");
  eagles_do (rules, "{'move':'activate','division':'B1'}");
  eagles_do (rules, "{'move':'finish'}");
  eagles_do (rules, "{'move':'pass'}");
  eagles_do (rules, "{'move':'activate','division':'R1'}");
  eagles_switch (rules, "e.elite_again", "full");
  eagles_refused (rules, "E-X02", STEAL ("B1"));
  eagles_do (rules, STEAL ("B2"));
  eagles_do (rules, KEPT);
  eagles_do (rules, STEAL ("B1"));
}

static void
assert_elite (VedetteRules *rules,
              gboolean      is_elite)
{
  VedetteEagles eagles;

  eagles_read (rules, &eagles);
  g_assert_cmpint (vedette_eagles_is_elite (&eagles, eagles_division (rules, "B1")), ==, is_elite);
}

/* One strong elite unit beside two weak ones (A-E26) */
static void
test_majority (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_do (rules, "{'edit':'set-unit','unit':'B11','troops':'elite','strength':9}");
  eagles_do (rules, "{'edit':'set-unit','unit':'B12','strength':4}");
  eagles_do (rules, "{'edit':'set-unit','unit':'B13','strength':4}");
  eagles_switch (rules, "e.majority", "strength");
  assert_elite (rules, FALSE);
  eagles_win (rules, "red");
  assert_elite (rules, TRUE);
}

/* B1 has tried in vain: the next turn begins before the next roll, and lets it try again (A-E10). */
static void
test_steal_once (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_win (rules, "red");
  eagles_do (rules, "{'move':'activate','division':'R1'}");
  eagles_do (rules, STEAL ("B1"));
  eagles_do (rules, KEPT);
  eagles_do (rules, "{'move':'finish'}");
  eagles_do (rules, "{'move':'pass'}");
  eagles_do (rules, "{'move':'pass'}");
  eagles_switch (rules, "e.steal_once", "battle");
  eagles_do (rules, "{'move':'next-turn'}");
  eagles_win (rules, "red");
  eagles_do (rules, "{'move':'activate','division':'R1'}");
  eagles_do (rules, STEAL ("B1"));
}

/* Orders count from the next phase of orders that has not begun, whatever was rolled since (A-E44): asked for in turn 1, before
 * or after a roll, they are played in turn 2. */
static void
assert_orders (VedetteRules *rules,
               gboolean      rolls)
{
  VedetteStep *step = eagles_do (rules, "{'edit':'set-switch','switch':'e.orders','value':'on'}");

  moves_said (rules, step,
              "House rule changed, starting with the next turn. Orders and messages: written, carried and rolled for.");
  if (rolls)
    eagles_do (rules, TIE);
  assert_ladder (rules, "In use as of turn 2");
  eagles_final (rules, "E-05", "{'move':'write-dispatch','sender':'red','recipient':'R1'}");
  moves_do (rules, "{'move':'next-turn'}");
  eagles_assert (rules, "orders");
  assert_ladder (rules, NULL);
}

static void
test_orders (void)
{
  g_autoptr (VedetteRules) before = eagles_new_battle ();
  g_autoptr (VedetteRules) after = eagles_new_battle ();

  assert_ladder (before, "Not in use");
  assert_orders (before, TRUE);
  eagles_do (after, TIE);
  assert_orders (after, FALSE);
}

/* Switched off, they are played to the end of a turn that has begun with them. */
static void
test_orders_off (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();

  eagles_switch (rules, "e.orders", "on");
  eagles_start (rules, 5, 5);
  eagles_switch (rules, "e.orders", "off");
  eagles_assert (rules, "orders");
  moves_do (rules, "{'move':'orders-done'}");
  eagles_do (rules, TIE);
  assert_ladder (rules, NULL);
  moves_do (rules, "{'move':'next-turn'}");
  eagles_assert (rules, "allocate");
  assert_ladder (rules, "Not in use");
}

/* Asked for before the roll for points, which the first turn follows */
static void
test_orders_first (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();

  eagles_do (rules, "{'move':'start'}");
  eagles_switch (rules, "e.orders", "on");
  moves_do (rules, "{'move':'roll-points','die':[5,5]}");
  eagles_assert (rules, "orders");
}

/* Without dice of the classes independents are passed, until it is agreed that they need none (E-15, A-E38). Their roll is the
 * next one, so that it goes by what was set before it. */
static void
test_independents (void)
{
  g_autoptr (VedetteRules) rules = moves_new (0, 0, 0);

  eagles_start (rules, 5, 5);
  eagles_assert (rules, "allocate");
  eagles_do (rules, TIE);
  eagles_switch (rules, "e.indep", "free");
  eagles_do (rules, "{'move':'next-turn'}");
  eagles_assert (rules, "determine");
}

/* B11 reacts to a move: whether that is a move of B1 goes by what was so when it was tested (A-E21). */
static void
test_reaction (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();

  eagles_do (rules, "{'edit':'set-battle','elite-die':10,'line-die':10,'conscript-die':10}");
  eagles_start (rules, 5, 5);
  moves_activate (rules, "R1");
  eagles_do (rules, "{'move':'test-local','unit':'B11','die':9}");
  eagles_switch (rules, "e.li_is_move", "yes");
  moves_do (rules, "{'move':'react','deed':'move','agreed':true}");
  g_assert_false (eagles_is (eagles_division (rules, "B1"), "moved"));
  eagles_do (rules, "{'move':'test-local','unit':'B21','die':9}");
  moves_do (rules, "{'move':'react','deed':'move','agreed':true}");
  g_assert_true (eagles_is (eagles_division (rules, "B2"), "moved"));
}

/* What is set, and set back before the next roll, has never held; set twice, what was agreed before it still holds. */
static void
test_back (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_win (rules, "red");
  eagles_switch (rules, "e.loser_activates", "steals-only");
  eagles_switch (rules, "e.loser_activates", "yes");
  eagles_switch (rules, "e.loser_activates", "steals-only");
  activate_all (rules, 'R');
  eagles_assert (rules, "choose");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/eagles/e.loser_activates/steals-only/midgame", test_loser);
  g_test_add_func ("/rules/eagles/e.elite_again/full/midgame", test_elite_again);
  g_test_add_func ("/rules/eagles/e.majority/strength/midgame", test_majority);
  g_test_add_func ("/rules/eagles/e.steal_once/battle/midgame", test_steal_once);
  g_test_add_func ("/rules/eagles/e.orders/on/midgame", test_orders);
  g_test_add_func ("/rules/eagles/e.orders/off/midgame", test_orders_off);
  g_test_add_func ("/rules/eagles/A-E44/whatever-was-rolled", test_orders);
  g_test_add_func ("/rules/eagles/A-E44/off", test_orders_off);
  g_test_add_func ("/rules/eagles/A-E44/first-turn", test_orders_first);
  g_test_add_func ("/rules/eagles/e.indep/free/midgame", test_independents);
  g_test_add_func ("/rules/eagles/e.li_is_move/yes/midgame", test_reaction);
  g_test_add_func ("/rules/eagles/A-E01/set-back", test_back);
  return g_test_run ();
}
