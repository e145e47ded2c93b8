/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The three sources of dice: their faces, their errors, and what a seed promises. */
#include "core/dice/vedette-dice-private.h"

#include <errno.h>
#include <locale.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/document/vedette-enum.h"

static int
roll (VedetteDice *dice,
      int          sides)
{
  g_autoptr (GError) error = NULL;
  int natural = 0;
  gboolean done = vedette_dice_roll (dice, sides, &natural, &error);

  g_assert_no_error (error);
  g_assert_true (done);
  return natural;
}

static void
test_source_type (void)
{
  g_autoptr (GEnumClass) klass = g_type_class_ref (VEDETTE_TYPE_DICE_SOURCE);

  g_assert_cmpuint (klass->n_values, ==, 3);
  g_assert_cmpint (vedette_enum_find (VEDETTE_TYPE_DICE_SOURCE, "kernel")->value, ==, VEDETTE_DICE_KERNEL);
  g_assert_cmpint (vedette_enum_find (VEDETTE_TYPE_DICE_SOURCE, "seed")->value, ==, VEDETTE_DICE_SEED);
  g_assert_cmpint (vedette_enum_find (VEDETTE_TYPE_DICE_SOURCE, "typed")->value, ==, VEDETTE_DICE_TYPED);
}

/* With 40 rolls a face, a fair die misses one in e⁻⁴⁰ of all runs. */
static void
assert_all_faces (VedetteDice *dice,
                  int          sides)
{
  g_autofree int *seen = g_new0 (int, sides + 1);

  for (int i = 0; i < 40 * sides; i++)
    {
      int natural = roll (dice, sides);

      g_assert_cmpint (natural, >=, 1);
      g_assert_cmpint (natural, <=, sides);
      seen[natural]++;
    }
  for (int face = 1; face <= sides; face++)
    g_assert_cmpint (seen[face], >, 0);
}

static void
test_faces (void)
{
  static const int sides[] = { 2, 3, 4, 5, 6, 7, 8, 10, 12, 20, 30, 100, 256, 997, 999, 1000 };
  g_autoptr (VedetteDice) kernel = vedette_dice_new_kernel ();
  g_autoptr (VedetteDice) seed = vedette_dice_new_seed (42, 0);

  g_assert_cmpint (vedette_dice_get_source (kernel), ==, VEDETTE_DICE_KERNEL);
  for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      assert_all_faces (kernel, sides[i]);
      assert_all_faces (seed, sides[i]);
    }
  g_assert_cmpuint (vedette_dice_get_index (kernel), ==, 0);
  g_assert_cmpuint (vedette_dice_get_left (kernel), ==, 0);
}

/* No modulo bias: below the limit every face has the same number of words, and what is thrown away is little. */
static void
test_reject_limit (void)
{
  const guint64 words = G_GUINT64_CONSTANT (4294967296);

  for (int sides = VEDETTE_DICE_MIN_SIDES; sides <= VEDETTE_DICE_MAX_SIDES; sides++)
    {
      guint64 limit = vedette_dice_reject_limit (sides);
      int natural = -1;

      g_assert_cmpuint (limit % (guint64) sides, ==, 0);
      g_assert_cmpuint (limit, <=, words);
      g_assert_cmpuint (limit, >, words - (guint64) sides);

      g_assert_true (vedette_dice_fold (0, sides, &natural));
      g_assert_cmpint (natural, ==, 1);
      g_assert_true (vedette_dice_fold ((guint32) sides, sides, &natural));
      g_assert_cmpint (natural, ==, 1);
      g_assert_true (vedette_dice_fold ((guint32) (limit - 1), sides, &natural));
      g_assert_cmpint (natural, ==, sides);

      natural = -1;
      for (guint64 word = limit; word < words; word++)
        g_assert_false (vedette_dice_fold ((guint32) word, sides, &natural));
      g_assert_cmpint (natural, ==, -1);
    }
}

static void
test_typed (void)
{
  int naturals[] = { 20, 1, 6, 3 };
  g_autoptr (VedetteDice) dice = vedette_dice_new_typed (naturals, G_N_ELEMENTS (naturals));
  g_autoptr (VedetteDice) none = vedette_dice_new_typed (NULL, 0);
  g_autoptr (GError) error = NULL;
  int natural = -1;

  memset (naturals, 0, sizeof naturals);
  g_assert_cmpint (vedette_dice_get_source (dice), ==, VEDETTE_DICE_TYPED);
  g_assert_cmpuint (vedette_dice_get_left (dice), ==, 4);
  g_assert_cmpint (roll (dice, 20), ==, 20);
  g_assert_cmpint (roll (dice, 20), ==, 1);
  g_assert_cmpuint (vedette_dice_get_left (dice), ==, 2);
  g_assert_cmpint (roll (dice, 6), ==, 6);
  g_assert_cmpint (roll (dice, 1000), ==, 3);
  g_assert_cmpuint (vedette_dice_get_left (dice), ==, 0);
  g_assert_cmpuint (vedette_dice_get_index (dice), ==, 0);

  g_assert_false (vedette_dice_roll (dice, 20, &natural, &error));
  g_assert_error (error, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_NONE_LEFT);
  g_clear_error (&error);
  g_assert_false (vedette_dice_roll (none, 20, &natural, &error));
  g_assert_error (error, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_NONE_LEFT);
  g_assert_false (vedette_dice_roll (none, 20, &natural, NULL));
  g_assert_cmpint (natural, ==, -1);
}

static void
test_typed_out_of_range (void)
{
  static const struct
  {
    int natural, sides;
    const char *message;
  } rows[] = {
    { 0, 20, "0 is not on the die. Enter a number from 1 to 20." },
    { 21, 20, "21 is not on the die. Enter a number from 1 to 20." },
    { -1, 6, "-1 is not on the die. Enter a number from 1 to 6." },
    { 7, 6, "7 is not on the die. Enter a number from 1 to 6." },
    { 3, 2, "3 is not on the die. Enter a number from 1 to 2." },
    { 1001, 1000, "1001 is not on the die. Enter a number from 1 to 1000." },
    { G_MININT, 10, "-2147483648 is not on the die. Enter a number from 1 to 10." },
    { G_MAXINT, 10, "2147483647 is not on the die. Enter a number from 1 to 10." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (VedetteDice) dice = vedette_dice_new_typed (&rows[i].natural, 1);
      g_autoptr (GError) error = NULL;
      int natural = -1;

      g_assert_false (vedette_dice_roll (dice, rows[i].sides, &natural, &error));
      g_assert_error (error, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_OUT_OF_RANGE);
      g_assert_cmpstr (error->message, ==, rows[i].message);
      g_assert_cmpint (natural, ==, -1);
      g_assert_cmpuint (vedette_dice_get_left (dice), ==, 1);
    }
}

/* A refused number is still the next one: on a larger die it counts. */
static void
test_typed_refused_stays (void)
{
  const int naturals[] = { 8, 2 };
  g_autoptr (VedetteDice) dice = vedette_dice_new_typed (naturals, G_N_ELEMENTS (naturals));
  int natural = -1;

  g_assert_false (vedette_dice_roll (dice, 6, &natural, NULL));
  g_assert_cmpint (roll (dice, 8), ==, 8);
  g_assert_cmpint (roll (dice, 6), ==, 2);
}

/* Worked out by another program from the published constants. Saved games rest on these numbers. */
static void
test_seed_known_dice (void)
{
  static const struct
  {
    guint64 seed;
    int d20[20];
  } rows[] = {
    { 0, { 19, 12, 18, 5, 5, 13, 6, 9, 15, 14, 8, 6, 17, 14, 1, 2, 3, 3, 19, 1 } },
    { 1, { 1, 9, 14, 6, 20, 18, 17, 1, 7, 3, 14, 6, 18, 16, 11, 4, 18, 6, 10, 9 } },
    { G_MAXUINT64, { 20, 20, 15, 19, 1, 15, 7, 17, 17, 16, 18, 6, 12, 13, 18, 2, 17, 14, 4, 20 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (VedetteDice) dice = vedette_dice_new_seed (rows[i].seed, 0);

      for (gsize j = 0; j < G_N_ELEMENTS (rows[i].d20); j++)
        g_assert_cmpint (roll (dice, 20), ==, rows[i].d20[j]);
    }
}

static void
test_seed_is_pure (void)
{
  static const int sides[] = { 20, 6, 1000, 10, 2 };
  g_autoptr (VedetteDice) dice = vedette_dice_new_seed (7, 0);
  g_autoptr (VedetteDice) twin = vedette_dice_new_seed (7, 0);
  int sequence[1000];

  g_assert_cmpint (vedette_dice_get_source (dice), ==, VEDETTE_DICE_SEED);
  for (guint i = 0; i < G_N_ELEMENTS (sequence); i++)
    {
      g_assert_cmpuint (vedette_dice_get_index (dice), ==, i);
      sequence[i] = roll (dice, sides[i % G_N_ELEMENTS (sides)]);
      g_assert_cmpint (roll (twin, sides[i % G_N_ELEMENTS (sides)]), ==, sequence[i]);
    }

  /* Backwards, each from an object of its own, which had no die before it. */
  for (guint i = G_N_ELEMENTS (sequence); i-- > 0;)
    {
      g_autoptr (VedetteDice) one = vedette_dice_new_seed (7, i);

      g_assert_cmpint (roll (one, sides[i % G_N_ELEMENTS (sides)]), ==, sequence[i]);
      g_assert_cmpuint (vedette_dice_get_index (one), ==, i + 1);
    }
}

/* Neither neighbours in the seed nor seeds one step of the mixer apart share dice, at any small shift. */
static void
test_seeds_differ (void)
{
  static const guint64 others[] = { 8, 6, 0, G_GUINT64_CONSTANT (0x9e3779b97f4a7c1c), G_GUINT64_CONSTANT (1) << 63 | 7 };

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    for (guint64 shift = 0; shift < 8; shift++)
      {
        g_autoptr (VedetteDice) dice = vedette_dice_new_seed (7, 0);
        g_autoptr (VedetteDice) ahead = vedette_dice_new_seed (7, shift);
        g_autoptr (VedetteDice) other = vedette_dice_new_seed (others[i], shift);
        g_autoptr (VedetteDice) behind = vedette_dice_new_seed (others[i], 0);
        int same = 0;

        for (int j = 0; j < 1000; j++)
          {
            same += roll (dice, 20) == roll (other, 20);
            same += roll (ahead, 20) == roll (behind, 20);
          }
        /* 100 are expected of 2000, the deviation is below 10. */
        g_assert_cmpint (same, >, 40);
        g_assert_cmpint (same, <, 160);
      }
}

/* Dice of seed 7 whose first word a d997 throws away: 2³² leaves 966 over, more than for any other die. */
static void
test_seed_rejection (void)
{
  static const struct
  {
    guint64 index;
    guint32 first, second;
    int natural;
  } rows[] = {
    { 1513493, 0xfffffd32, 0x870b4529, 202 },
    { 6750572, 0xfffffdec, 0x16a2cff9, 559 },
    { 20136970, 0xfffffe1f, 0x3d34e7c9, 287 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (VedetteDice) dice = vedette_dice_new_seed (7, rows[i].index);
      g_autoptr (VedetteDice) next = vedette_dice_new_seed (7, rows[i].index + 1);

      g_assert_cmphex (vedette_dice_seed_word (7, rows[i].index, 0), ==, rows[i].first);
      g_assert_cmphex (vedette_dice_seed_word (7, rows[i].index, 1), ==, rows[i].second);
      g_assert_cmpint (roll (dice, 997), ==, rows[i].natural);
      /* One die is one index, whatever was thrown away. */
      g_assert_cmpuint (vedette_dice_get_index (dice), ==, rows[i].index + 1);
      g_assert_cmpint (roll (dice, 997), ==, roll (next, 997));
    }
}

static void
test_seed_end (void)
{
  g_autoptr (VedetteDice) dice = vedette_dice_new_seed (1, G_MAXUINT64 - 1);
  g_autoptr (GError) error = NULL;
  int natural = -1;

  roll (dice, 20);
  g_assert_false (vedette_dice_roll (dice, 20, &natural, &error));
  g_assert_error (error, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_NONE_LEFT);
  g_assert_cmpint (natural, ==, -1);
  g_assert_cmpuint (vedette_dice_get_index (dice), ==, G_MAXUINT64);
}

static int fake_calls;
static int fake_errno;

/* Every first call is interrupted, the others give 5 bytes, so that words are torn apart. */
static ssize_t
read_in_crumbs (void         *buffer,
                size_t        length,
                unsigned int  flags)
{
  size_t n = MIN (length, 5);

  if (fake_calls++ % 2 == 0)
    {
      errno = EINTR;
      return -1;
    }
  /* The words 0x01010101 are 16843009, so 10 on a d20. */
  memset (buffer, 1, n);
  return (ssize_t) n;
}

static ssize_t
read_fails (void         *buffer,
            size_t        length,
            unsigned int  flags)
{
  fake_calls++;
  errno = fake_errno;
  return fake_errno == 0 ? 0 : -1;
}

/* The first buffer has only words that a d20 throws away (2³² leaves 16 over), the second only the number 4. */
static ssize_t
read_high_then_four (void         *buffer,
                     size_t        length,
                     unsigned int  flags)
{
  guint32 word = fake_calls++ == 0 ? G_MAXUINT32 - 15 : 4;

  g_assert_cmpuint (length % sizeof word, ==, 0);
  for (size_t i = 0; i < length; i += sizeof word)
    memcpy ((char *) buffer + i, &word, sizeof word);
  return (ssize_t) length;
}

static void
test_kernel_interrupted (void)
{
  g_autoptr (VedetteDice) dice = vedette_dice_new_kernel_with (read_in_crumbs);

  fake_calls = 0;
  for (int i = 0; i < 200; i++)
    g_assert_cmpint (roll (dice, 20), ==, 10);
  g_assert_cmpint (fake_calls, >=, 200 * 4 / 5);
}

static void
test_kernel_fails (void)
{
  static const int codes[] = { ENOSYS, EPERM, 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      g_autoptr (VedetteDice) dice = vedette_dice_new_kernel_with (read_fails);
      g_autoptr (GError) error = NULL;
      int natural = -1;

      fake_calls = 0;
      fake_errno = codes[i];
      g_assert_false (vedette_dice_roll (dice, 20, &natural, &error));
      g_assert_error (error, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_SOURCE);
      g_assert_nonnull (strstr (error->message, g_strerror (codes[i] == 0 ? EIO : codes[i])));
      g_assert_cmpint (natural, ==, -1);
      g_assert_cmpint (fake_calls, ==, 1);
    }
}

static void
test_kernel_rejection (void)
{
  g_autoptr (VedetteDice) dice = vedette_dice_new_kernel_with (read_high_then_four);

  fake_calls = 0;
  g_assert_cmpint (roll (dice, 20), ==, 5);
  g_assert_cmpint (fake_calls, ==, 2);

  /* A d16 has no such words: the same ones count. */
  g_clear_object (&dice);
  dice = vedette_dice_new_kernel_with (read_high_then_four);
  fake_calls = 0;
  g_assert_cmpint (roll (dice, 16), ==, 1);
  g_assert_cmpint (fake_calls, ==, 1);
}

/* A child that went on with the buffer of its parent would roll the same 20 dice. */
static void
test_kernel_fork (void)
{
  g_autoptr (VedetteDice) dice = vedette_dice_new_kernel ();
  int mine[20], theirs[20];
  int ends[2], status;
  pid_t child;

  roll (dice, 1000);
  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      gboolean done = TRUE;

      for (gsize i = 0; i < G_N_ELEMENTS (theirs); i++)
        done = done && vedette_dice_roll (dice, 1000, &theirs[i], NULL);
      done = done && write (ends[1], theirs, sizeof theirs) == (ssize_t) sizeof theirs;
      _exit (done ? 0 : 1);
    }

  for (gsize i = 0; i < G_N_ELEMENTS (mine); i++)
    mine[i] = roll (dice, 1000);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) == 0);
  g_assert_cmpint (read (ends[0], theirs, sizeof theirs), ==, (ssize_t) sizeof theirs);
  g_assert_cmpint (memcmp (mine, theirs, sizeof mine), !=, 0);
  close (ends[0]);
  close (ends[1]);
}

/* The typed dice first, then those of the seed from its own first on */
static void
test_mixed (void)
{
  const int naturals[] = { 4, 2 };
  g_autoptr (VedetteDice) alone = vedette_dice_new_seed (11, 0);
  g_autoptr (VedetteDice) seed = vedette_dice_new_seed (11, 0);
  g_autoptr (VedetteDice) mixed = vedette_dice_new_mixed (naturals, 2, seed);
  g_autoptr (VedetteDice) bare = vedette_dice_new_mixed (NULL, 0, seed);
  g_autoptr (GError) error = NULL;
  int natural = 0, expected;

  g_assert_cmpint (vedette_dice_get_source (bare), ==, VEDETTE_DICE_SEED);
  g_assert_cmpint (vedette_dice_get_source (mixed), ==, VEDETTE_DICE_TYPED);
  for (guint i = 0; i < G_N_ELEMENTS (naturals); i++)
    {
      g_assert_cmpuint (vedette_dice_get_left (mixed), ==, 2 - i);
      g_assert_true (vedette_dice_roll (mixed, 6, &natural, &error));
      g_assert_cmpint (natural, ==, naturals[i]);
      g_assert_cmpint (vedette_dice_get_source (mixed), ==, VEDETTE_DICE_TYPED);
    }
  g_assert_cmpuint (vedette_dice_get_left (mixed), ==, 0);
  for (guint i = 0; i < 20; i++)
    {
      g_assert_cmpuint (vedette_dice_get_index (mixed), ==, i);
      g_assert_true (vedette_dice_roll (mixed, 20, &natural, &error));
      g_assert_true (vedette_dice_roll (alone, 20, &expected, &error));
      g_assert_cmpint (natural, ==, expected);
      g_assert_cmpint (vedette_dice_get_source (mixed), ==, VEDETTE_DICE_SEED);
    }
  g_assert_no_error (error);
}

/* A bad number is not passed over, and what the program would roll waits. */
static void
test_mixed_bad (void)
{
  g_autoptr (VedetteDice) seed = vedette_dice_new_seed (11, 0);
  g_autoptr (VedetteDice) mixed = vedette_dice_new_mixed ((const int[]) { 7 }, 1, seed);
  g_autoptr (GError) error = NULL;
  int natural = 0;

  g_assert_false (vedette_dice_roll (mixed, 6, &natural, &error));
  g_assert_error (error, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_OUT_OF_RANGE);
  g_assert_cmpuint (vedette_dice_get_left (mixed), ==, 1);
  g_assert_cmpuint (vedette_dice_get_index (mixed), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dice/source-type", test_source_type);
  g_test_add_func ("/dice/faces", test_faces);
  g_test_add_func ("/dice/reject-limit", test_reject_limit);
  g_test_add_func ("/dice/typed", test_typed);
  g_test_add_func ("/dice/typed-out-of-range", test_typed_out_of_range);
  g_test_add_func ("/dice/typed-refused-stays", test_typed_refused_stays);
  g_test_add_func ("/dice/seed-known-dice", test_seed_known_dice);
  g_test_add_func ("/dice/seed-is-pure", test_seed_is_pure);
  g_test_add_func ("/dice/seeds-differ", test_seeds_differ);
  g_test_add_func ("/dice/seed-rejection", test_seed_rejection);
  g_test_add_func ("/dice/seed-end", test_seed_end);
  g_test_add_func ("/dice/kernel-interrupted", test_kernel_interrupted);
  g_test_add_func ("/dice/kernel-fails", test_kernel_fails);
  g_test_add_func ("/dice/kernel-rejection", test_kernel_rejection);
  g_test_add_func ("/dice/kernel-fork", test_kernel_fork);
  g_test_add_func ("/dice/mixed", test_mixed);
  g_test_add_func ("/dice/mixed-bad", test_mixed_bad);

  return g_test_run ();
}
