/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Foresight against brute force: every sequence of dice is rolled and counted. */

#include "core/skirmish/state/vedette-foresight.h"
#include "vedette-test-battle.h"

/* Counts the sequences of @left dice in which no roll wins; what a roll needs is written out from S-12, S-16, S-19. */
static gint64
count_kept (int      base,
            int      bonus,
            int      counters,
            int      left,
            gboolean shooting,
            gboolean last,
            gboolean low_fails)
{
  gint64 kept = 0;
  int need;

  if (left == 0)
    return 1;
  if (shooting)
    counters++;
  need = base - bonus - 2 * counters;
  for (int die = 1; die <= 20; die++)
    if (die < need || (low_fails && die <= 3))
      kept += count_kept (base, bonus, last ? counters : 0, left - 1, shooting, last, low_fails);
  return kept;
}

static void
assert_chance (VedetteChance chance,
               gint64        kept,
               int           n)
{
  gint64 all = 1;

  for (int i = 0; i < n; i++)
    all *= 20;
  g_assert_true (vedette_chance_equal (chance, vedette_chance_new (kept, all)));
}

/* The same, after the dice of the roll that is due for the action just made, if there is one */
static gint64
count_all_kept (gboolean due,
                int      base,
                int      bonus,
                int      counters,
                int      n,
                gboolean shooting,
                gboolean last,
                gboolean low_fails)
{
  if (!due)
    return count_kept (base, bonus, counters, n, shooting, last, low_fails);
  return count_kept (base, bonus, counters, 1, FALSE, last, low_fails) *
         count_kept (base, bonus, last ? counters : 0, n, shooting, last, low_fails);
}

static void
check (VedetteRules *rules,
       gboolean      due,
       int           base,
       int           bonus,
       int           counters,
       gboolean      last,
       gboolean      low_fails)
{
  for (int reach = 0; reach < 2; reach++)
    {
      VedetteForesight foresight;

      g_assert_true (vedette_foresight_read (&foresight, vedette_rules_get_battle (rules), reach));
      g_assert_true (foresight.due == due);
      g_assert_cmpint (foresight.need, ==, base - bonus - 2 * reach - 2 * counters);
      for (guint i = 0; i < 3; i++)
        {
          int n = vedette_foresight_get_actions (i);

          assert_chance (foresight.keep[i],
                         count_all_kept (due, base, bonus + 2 * reach, counters, n, FALSE, last, low_fails), n + due);
          assert_chance (foresight.keep_shooting[i],
                         count_all_kept (due, base, bonus + 2 * reach, counters, n, TRUE, last, low_fails), n + due);
        }
      assert_chance (foresight.price,
                     count_kept (base, bonus + 2 * reach, counters, 1, FALSE, last, low_fails) -
                       count_kept (base, bonus + 2 * reach, counters, 1, TRUE, last, low_fails), 1);
    }
}

static VedetteRules *
new_battle (void)
{
  VedetteRules *rules = vedette_test_battle_new ();

  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"6 archers, average, bow\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"Wat, average, adequate leader\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"Blackheart, excellent, inspired\"}");
  return rules;
}

/* Blackheart, Excellent and Inspired, is the best: 17 less 4. */
static void
test_plain (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  VedetteForesight foresight;

  g_assert_false (vedette_foresight_read (&foresight, vedette_rules_get_battle (rules), FALSE));
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  check (rules, FALSE, 17, 4, 0, TRUE, FALSE);
  g_assert_true (vedette_foresight_read (&foresight, vedette_rules_get_battle (rules), FALSE));
  g_assert_cmpstr (vedette_figure_get_name (foresight.figure), ==, "Blackheart");

  vedette_test_do (rules, "{\"move\":\"shoot\",\"all\":true}");
  check (rules, TRUE, 17, 4, 1, TRUE, FALSE);
  vedette_test_do (rules, "{\"move\":\"decline\"}");
  check (rules, FALSE, 17, 4, 1, TRUE, FALSE);
  vedette_test_do (rules, "{\"move\":\"charge\"}");
  check (rules, TRUE, 17, 4, 1, TRUE, FALSE);
  vedette_test_do (rules, "{\"move\":\"melee-done\"}");
  check (rules, TRUE, 17, 4, 1, TRUE, FALSE);

  /* Whose roll it is depends on the duel. */
  vedette_test_do (rules, "{\"move\":\"duel\",\"winner\":\"blue\"}");
  g_assert_false (vedette_foresight_read (&foresight, vedette_rules_get_battle (rules), FALSE));
}

static void
test_next_roll (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.counter_life\",\"value\":\"next-roll\"}");
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  check (rules, FALSE, 17, 4, 0, FALSE, FALSE);
  vedette_test_do (rules, "{\"move\":\"shoot\",\"all\":true}");
  check (rules, TRUE, 17, 4, 1, FALSE, FALSE);
}

static void
test_low_fails (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();

  vedette_test_do (rules, "{\"edit\":\"set-switch\",\"switch\":\"s.low_roll_fails\",\"value\":\"yes\"}");
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  vedette_test_do (rules, "{\"edit\":\"put-right\",\"counters\":7}");
  check (rules, FALSE, 17, 4, 7, TRUE, TRUE);
}

/* The table of rules.md 9.4: shooting three times against a need of 19 leaves 33.6 %. */
static void
test_catalogue (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();
  VedetteForesight foresight;

  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"8 spearmen, average\"}");
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  g_assert_true (vedette_foresight_read (&foresight, vedette_rules_get_battle (rules), FALSE));
  g_assert_true (vedette_chance_equal (foresight.keep_shooting[2], vedette_chance_new (336, 1000)));
}

/* The chances are those of a public fact: a card that nobody claimed changes nothing. */
static void
test_public (void)
{
  g_autoptr (VedetteRules) rules = new_battle ();
  VedetteForesight before, after;

  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  g_assert_true (vedette_foresight_read (&before, vedette_rules_get_battle (rules), FALSE));
  vedette_test_do (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"Wat\",\"order\":\"Ring the bell\","
                          "\"agreed\":true}");
  g_assert_true (vedette_foresight_read (&after, vedette_rules_get_battle (rules), FALSE));
  g_assert_true (before.figure == after.figure);
  for (guint i = 0; i < VEDETTE_FORESIGHT_N; i++)
    g_assert_true (vedette_chance_equal (before.keep[i], after.keep[i]));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/skirmish/foresight/plain", test_plain);
  g_test_add_func ("/skirmish/foresight/next-roll", test_next_roll);
  g_test_add_func ("/skirmish/foresight/low-fails", test_low_fails);
  g_test_add_func ("/skirmish/foresight/catalogue", test_catalogue);
  g_test_add_func ("/skirmish/foresight/public", test_public);
  return g_test_run ();
}
