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
  vedette_test_invalid (rules, "{\"edit\":\"put-right\",\"pool\":9}", VEDETTE_RULES_ERROR_UNKNOWN);
  eagles_final (rules, "E-X21", "{'move':'roll-points'}");
  eagles_do (rules, "{'edit':'set-army','army':'red','rating':'superior'}");
  g_assert_cmpint (eagles_get (eagles_army (rules, "red"), "pool"), ==, 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/eagles/E-23/arms", test_arms);
  g_test_add_func ("/rules/eagles/E-24/commander", test_commander);
  g_test_add_func ("/rules/eagles/E-X21/papers", test_no_points);

  return g_test_run ();
}
