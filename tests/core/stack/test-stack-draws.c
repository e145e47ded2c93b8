/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws through the service, from a seed: all arrangements are as likely as each other (χ²), and whole rounds come as the exact
 * odds have it, within four standard errors. VEDETTE_STACK_ROUNDS says how many rounds. */

#include <math.h>

#include "bag-fixture.h"
#include "core/stack/state/vedette-stack-odds.h"
#include "vedette-random-play.h"

#define ROUNDS 6000
#define ROUNDS_FAST 1500
/* Steps are kept, so that a new fight begins after so many rounds. */
#define ROUNDS_OF_A_FIGHT 200
#define SEED 20260101

typedef struct
{
  VedetteRules *rules;
  VedetteDice *dice;
  guint rounds;
} Fight;

static void
begin (Fight      *self,
       const char *enemies)
{
  g_clear_object (&self->rules);
  self->rules = bag_new ("virtual");
  self->rounds = 0;
  bag_do (self->rules, "{'edit':'add-character','name':'Mira'}");
  bag_do (self->rules, "{'edit':'add-character','name':'Tom'}");
  bag_do (self->rules, "{'edit':'add-hired','name':'hand'}");
  bag_do (self->rules, "%s", enemies);
  bag_do (self->rules, "{'move':'start'}");
}

static VedetteStep *
perform (Fight      *self,
         const char *name)
{
  g_autoptr (VedetteMove) move = vedette_rules_find_move (self->rules, name, NULL);
  g_autoptr (GError) error = NULL;
  VedetteStep *step = vedette_rules_perform (self->rules, move, g_str_equal (name, "draw") ? self->dice : NULL, FALSE, NULL,
                                             &error);

  g_assert_no_error (error);
  return step;
}

/* Plays a round; @letters is one for each token in the order in which they came: M, T, h, e. Returns: how many */
static guint
play_round (Fight      *self,
            const char *enemies,
            char       *letters)
{
  guint n = 0;

  if (self->rules == NULL || self->rounds++ == ROUNDS_OF_A_FIGHT)
    begin (self, enemies);
  for (;;)
    {
      const char *token = bag_fact (perform (self, "draw"), "owner");

      if (g_str_equal (token, "End"))
        break;
      letters[n++] = g_str_equal (token, "Hired help") ? 'h' : g_str_equal (token, "Enemies") ? 'e' : *token;
      perform (self, "finish");
    }
  letters[n] = '\0';
  while (bag_game (self->rules, "phase") == VEDETTE_STACK_ROUND_END)
    perform (self, "confirm");
  return n;
}

static void
clear (Fight *self)
{
  g_clear_object (&self->rules);
  g_clear_object (&self->dice);
}

/* Of the six tokens M M T T h and End, 180 arrangements are as likely as each other; what is seen of one ends with the End. */
static void
count_arrangements (char       *so_far,
                    guint       length,
                    int         left[4],
                    GHashTable *expected,
                    guint      *total)
{
  static const char letters[] = "MTh";
  guint before = *total, rest = 0;

  for (guint i = 0; i < 3; i++)
    rest += (guint) left[i];
  if (left[3] > 0)
    {
      /* All orders of what is left behind the End */
      guint orders = 1;

      for (guint i = 1; i <= rest; i++)
        orders *= i;
      for (guint i = 0; i < 3; i++)
        orders /= left[i] == 2 ? 2 : 1;
      so_far[length] = '\0';
      g_hash_table_insert (expected, g_strdup (so_far), GUINT_TO_POINTER (orders));
      *total += orders;
    }
  for (guint i = 0; i < 3; i++)
    {
      if (left[i] == 0)
        continue;
      left[i]--;
      so_far[length] = letters[i];
      count_arrangements (so_far, length + 1, left, expected, total);
      left[i]++;
    }
  g_assert_cmpuint (*total, >, before);
}

/* 0.9999 of χ² with f degrees of freedom is below this (Wilson and Hilferty). */
static double
get_bound (guint freedom)
{
  double f = freedom;

  return f * pow (1 - 2 / (9 * f) + 3.719 * sqrt (2 / (9 * f)), 3);
}

static void
test_arrangements (void)
{
  static const char nobody[] = "{'edit':'set-battle','notes':'nobody else'}";
  guint rounds = vedette_random_get_amount ("VEDETTE_STACK_ROUNDS", ROUNDS, ROUNDS_FAST), total = 0;
  g_autoptr (GHashTable) expected = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Fight fight = { .dice = vedette_dice_new_seed (SEED, 0) };
  char letters[16];
  int left[4] = { 2, 2, 1, 1 };
  GHashTableIter iter;
  gpointer key, value;
  double chi = 0;

  count_arrangements (letters, 0, left, expected, &total);
  g_assert_cmpuint (total, ==, 180);
  for (guint i = 0; i < rounds; i++)
    {
      play_round (&fight, nobody, letters);
      value = g_hash_table_lookup (seen, letters);
      g_hash_table_insert (seen, g_strdup (letters), GUINT_TO_POINTER (GPOINTER_TO_UINT (value) + 1));
      g_assert_true (g_hash_table_contains (expected, letters));
    }
  g_hash_table_iter_init (&iter, expected);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      double mean = (double) rounds * GPOINTER_TO_UINT (value) / total;
      double off = GPOINTER_TO_UINT (g_hash_table_lookup (seen, key)) - mean;

      chi += off * off / mean;
    }
  g_test_message ("χ² of %u rounds in %u orders: %.1f, at most %.1f", rounds, g_hash_table_size (expected), chi,
                  get_bound (g_hash_table_size (expected) - 1));
  g_assert_cmpfloat (chi, <, get_bound (g_hash_table_size (expected) - 1));
  clear (&fight);
}

/* The sums of one number that each round has */
typedef struct
{
  const char *name;
  VedetteFraction *exact;
  double sum, squares;
} Mean;

static void
add (Mean  *mean,
     double value)
{
  mean->sum += value;
  mean->squares += value * value;
}

static double
to_double (const VedetteFraction *exact)
{
  g_autofree char *text = vedette_fraction_to_string (exact);
  g_auto (GStrv) parts = g_strsplit (text, "/", 2);

  return g_ascii_strtod (parts[0], NULL) / g_ascii_strtod (parts[1], NULL);
}

static void
assert_mean (const Mean *mean,
             guint       rounds)
{
  double found = mean->sum / rounds, exact = to_double (mean->exact);
  double error = sqrt ((mean->squares / rounds - found * found) / rounds);

  g_test_message ("%s: %.6f, exactly %.6f: %+.2f standard errors", mean->name, found, exact, (found - exact) / error);
  g_assert_cmpfloat (fabs (found - exact), <=, 4 * error);
}

enum { DRAWS, NO_TURN, NO_CHARACTER, NO_ENEMY, ALL_ACT, ACTING, NONE, ONCE, TWICE, HELPER, ENEMIES, N_MEANS };

static void
add_round (Mean       *means,
           const char *letters,
           guint       n)
{
  guint counts[4] = { 0 };

  for (guint i = 0; i < n; i++)
    counts[strchr ("MThe", letters[i]) - "MThe"]++;
  add (&means[DRAWS], n + 1);
  add (&means[NO_TURN], n == 0);
  add (&means[NO_CHARACTER], counts[0] + counts[1] == 0);
  add (&means[NO_ENEMY], counts[3] == 0);
  add (&means[ALL_ACT], counts[0] > 0 && counts[1] > 0);
  add (&means[ACTING], (counts[0] > 0) + (counts[1] > 0));
  add (&means[NONE], counts[0] == 0);
  add (&means[ONCE], counts[0] == 1);
  add (&means[TWICE], counts[0] == 2);
  add (&means[HELPER], counts[2]);
  add (&means[ENEMIES], counts[3]);
}

static void
test_rounds (void)
{
  static const char goblins[] = "{'edit':'add-enemy','name':'goblins','count':2,'initiative':2}";
  const VedetteStackTokens both[] = { { 2, 0 }, { 2, 0 } }, characters = { 4, 0 }, hired = { 1, 0 }, enemies = { 4, 0 };
  const VedetteStackMix mix = { .characters = both, .n_characters = 2, .hired = hired, .enemies = enemies };
  guint rounds = vedette_random_get_amount ("VEDETTE_STACK_ROUNDS", ROUNDS, ROUNDS_FAST);
  Fight fight = { .dice = vedette_dice_new_seed (SEED + 1, 0) };
  Mean means[N_MEANS] = {
    [DRAWS] = { "draws", vedette_stack_expect_draws (&mix) },
    [NO_TURN] = { "no Turn", vedette_stack_odds_end (&mix) },
    [NO_CHARACTER] = { "no character", vedette_stack_odds_none (characters) },
    [NO_ENEMY] = { "no enemy", vedette_stack_odds_none (enemies) },
    [ALL_ACT] = { "all characters", vedette_stack_odds_all_act (&mix) },
    [ACTING] = { "characters who act", vedette_stack_expect_acting (&mix) },
    [NONE] = { "Mira never", vedette_stack_odds_turns (both[0], 0) },
    [ONCE] = { "Mira once", vedette_stack_odds_turns (both[0], 1) },
    [TWICE] = { "Mira twice", vedette_stack_odds_turns (both[0], 2) },
    [HELPER] = { "Turns of the helper", vedette_stack_expect_turns (hired) },
    [ENEMIES] = { "Turns of the enemies", vedette_stack_expect_turns (enemies) },
  };
  char letters[16];

  for (guint i = 0; i < rounds; i++)
    {
      guint n = play_round (&fight, goblins, letters);

      add_round (means, letters, n);
    }
  for (guint i = 0; i < N_MEANS; i++)
    {
      assert_mean (&means[i], rounds);
      vedette_fraction_unref (means[i].exact);
    }
  clear (&fight);
}

/* What is in the memory, the file and all answers is the same, whatever comes next: it is not known yet. */
static void
test_nothing_ahead (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  g_autofree char *before = vedette_battle_dump (battle);
  gint64 place = vedette_battle_get_cursor (battle);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint64 seed = 1; seed <= 200; seed++)
    {
      g_autoptr (VedetteMove) move = vedette_rules_find_move (rules, "draw", NULL);
      g_autoptr (VedetteDice) dice = vedette_dice_new_seed (seed, 0);
      g_autofree char *now = NULL;

      g_hash_table_add (seen, (gpointer) g_intern_string (bag_fact (vedette_rules_perform (rules, move, dice, FALSE, NULL, NULL),
                                                                    "owner")));
      /* One number for one token, and none for the next */
      g_assert_cmpuint (vedette_dice_get_index (dice), ==, 1);
      g_assert_true (vedette_battle_go_to (battle, place, NULL));
      now = vedette_battle_dump (battle);
      g_assert_cmpstr (now, ==, before);
    }
  /* From the same state comes each of the five. */
  g_assert_cmpuint (g_hash_table_size (seen), ==, 5);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/stack/T-08/arrangements-drawn", test_arrangements);
  g_test_add_func ("/rules/stack/T-08/rounds-drawn", test_rounds);
  g_test_add_func ("/rules/stack/T-X12/nothing-ahead", test_nothing_ahead);
  return g_test_run ();
}
