/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The edits of a skirmish: what each changes, refuses and says, and that undo takes all of it back. */

#include "vedette-test-battle.h"

static void
test_unknown (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();

  vedette_test_invalid (rules, "{\"edit\":\"no-such\"}", VEDETTE_RULES_ERROR_UNKNOWN);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/skirmish/edits/unknown", test_unknown);
  return g_test_run ();
}
