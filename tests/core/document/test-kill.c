/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Kills programs while they play: each acknowledged step is in the file. Also tests two programs with the same file. */

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/document/vedette-battle-file.h"
#include "core/skirmish/vedette-skirmish-rules.h"
#include "vedette-random-skirmish.h"

#define KILLS 200
#define KILLS_FAST 50
#define MAX_REPORTS 20
#define MAX_DELAY 3000 /* microseconds */
#define AT_ONCE 2
#define MAX_LINES 6
#define MAX_STEPS 5000

static const VedetteSchema *const schemas[] = { &vedette_skirmish_schema, NULL };

/* A child sends this report when a step is durable. */
typedef struct
{
  gint64 cursor;
  guint64 length;
  guint digest; /* hash of the dump */
} Report;

typedef struct
{
  guint32 seed;
  GPid pid;
  int pipe;
  char *path;
  guint reports; /* number of reports after which the child is killed, so that a slow child lives as long */
} Child;

static void
report (VedetteBattle *battle,
        int            pipe)
{
  g_autofree char *dump = vedette_battle_dump (battle);
  Report now = { 0 };

  now.cursor = vedette_battle_get_cursor (battle);
  now.length = vedette_journal_get_length (vedette_battle_get_journal (battle));
  now.digest = g_str_hash (dump);
  if (write (pipe, &now, sizeof now) != sizeof now)
    _exit (3);
}

/* Plays in a child, with some undo, and reports after every few steps that they are durable. */
static void G_GNUC_NORETURN
live (const char *path,
      guint32     seed,
      int         pipe)
{
  g_autoptr (VedetteRules) rules = vedette_random_skirmish_new (seed, MAX_LINES);
  g_autoptr (VedetteRandomPlayer) player = vedette_random_skirmish_player (rules, seed);
  GRand *rand = vedette_random_player_get_rand (player);
  VedetteBattle *battle = vedette_rules_get_battle (rules);

  if (!vedette_battle_create (battle, path, NULL))
    _exit (1);
  for (guint i = 0; i < MAX_STEPS; i++)
    {
      guint place = vedette_battle_get_place (battle);

      if ((g_rand_int_range (rand, 0, 10) == 0 && place > 4) || vedette_random_player_play (player, 20) == NULL)
        {
          VedetteStep *step = vedette_battle_get_branch (battle, MAX (place / 2, 2) - 1);

          if (!vedette_battle_go_to (battle, vedette_step_get_n (step), NULL))
            _exit (2);
        }
      if (g_rand_int_range (rand, 0, 3) != 0)
        continue;
      if (!vedette_battle_wait_durable (battle, NULL))
        _exit (4);
      report (battle, pipe);
    }
  for (;;)
    pause ();
}

static void
start_child (Child      *child,
             const char *folder,
             guint32     seed,
             guint       reports)
{
  g_autofree char *name = g_strdup_printf ("%u.vedette", seed);
  int ends[2];

  child->seed = seed;
  child->reports = reports;
  child->path = g_build_filename (folder, name, NULL);
  g_assert_cmpint (pipe (ends), ==, 0);
  child->pid = fork ();
  g_assert_cmpint (child->pid, >=, 0);
  if (child->pid == 0)
    {
      close (ends[0]);
      live (child->path, seed, ends[1]);
    }
  close (ends[1]);
  child->pipe = ends[0];
}

/* Returns: whether the child sent another report before it died */
static gboolean
read_report (Child  *child,
             Report *last)
{
  Report now = { 0 };
  gssize n;

  do
    n = read (child->pipe, &now, sizeof now);
  while (n < 0 && errno == EINTR);
  if (n != sizeof now)
    return FALSE;
  *last = now;
  return TRUE;
}

/* Cuts the file to the reported length and asserts that the battle looks as it was reported. */
static void
assert_report (Child        *child,
               const Report *last)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *content = NULL;
  g_autofree char *dump = NULL;
  g_autofree char *path = g_strconcat (child->path, ".cut", NULL);
  g_autoptr (VedetteBattle) battle = NULL;
  gsize length;

  g_file_get_contents (child->path, &content, &length, &error);
  g_assert_no_error (error);
  if (length < last->length)
    g_error ("seed %u: %" G_GSIZE_FORMAT " bytes are there, %" G_GUINT64_FORMAT " were acknowledged", child->seed,
             length, last->length);

  /* The file at the time of the report is still the beginning of the present file. */
  g_file_set_contents (path, content, (gssize) last->length, &error);
  g_assert_no_error (error);
  battle = vedette_battle_open (path, VEDETTE_OPEN_READ, schemas, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (vedette_battle_get_cursor (battle), ==, last->cursor);
  dump = vedette_battle_dump (battle);
  g_assert_cmpuint (g_str_hash (dump), ==, last->digest);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* Asserts that the whole file, with or without a torn end, opens for writing and the battle can continue. */
static void
assert_goes_on (Child        *child,
                const Report *last)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = vedette_battle_open (child->path, VEDETTE_OPEN_WRITE, schemas, NULL, &error);
  g_autoptr (VedetteRules) rules = NULL;
  g_autoptr (VedetteRandomPlayer) player = NULL;
  gint64 there;

  g_assert_no_error (error);
  g_assert_nonnull (vedette_battle_get_step (battle, last->cursor));
  g_assert_cmpuint (vedette_journal_get_length (vedette_battle_get_journal (battle)), >=, last->length);

  there = vedette_battle_get_cursor (battle);
  rules = vedette_random_skirmish_rules (battle);
  player = vedette_random_skirmish_player (rules, child->seed);
  if (vedette_random_player_play (player, 0) != NULL)
    g_assert_cmpint (vedette_battle_get_cursor (battle), >, there);
  g_assert_true (vedette_battle_wait_durable (battle, &error));
}

/* A child that is killed before its first step may leave no file, but never an incomplete one. */
static void
assert_no_half (Child *child)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = NULL;

  if (!g_file_test (child->path, G_FILE_TEST_EXISTS))
    return;
  battle = vedette_battle_open (child->path, VEDETTE_OPEN_READ, schemas, NULL, &error);
  g_assert_no_error (error);
}

static void
kill_child (Child *child)
{
  Report last = { 0 };
  guint n = 0;
  int status;

  while (n < child->reports)
    {
      /* The child plays until it is killed, and must not end by itself. */
      g_assert_true (read_report (child, &last));
      n++;
    }
  /* Waits a random time, so that the kill can hit any operation. */
  g_usleep ((gulong) g_random_int_range (0, MAX_DELAY));
  g_assert_cmpint (kill (child->pid, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child->pid, &status, 0), ==, child->pid);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
  while (read_report (child, &last))
    n++;
  close (child->pipe);
  if (n > 0)
    {
      assert_report (child, &last);
      assert_goes_on (child, &last);
    }
  else
    assert_no_half (child);
  g_free (child->path);
}

static void
empty_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
}

static void
test_kill (void)
{
  guint kills = vedette_random_get_amount ("VEDETTE_RANDOM_KILLS", KILLS, KILLS_FAST);
  g_autofree char *folder = g_dir_make_tmp ("vedette-kill-XXXXXX", NULL);
  Child children[AT_ONCE];

  for (guint i = 0; i < kills + AT_ONCE; i++)
    {
      Child *child = &children[i % AT_ONCE];

      if (i >= AT_ONCE)
        kill_child (child);
      if (i < kills)
        start_child (child, folder, i, i % MAX_REPORTS);
    }
  empty_folder (folder);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* While one program plays in a file, another one can only read the file. After the first one is killed, the file is
 * free. */
static void
test_two_programs (void)
{
  g_autofree char *folder = g_dir_make_tmp ("vedette-two-XXXXXX", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = NULL;
  Child child;
  Report first = { 0 };

  start_child (&child, folder, 1, 1);
  g_assert_true (read_report (&child, &first));

  g_assert_null (vedette_battle_open (child.path, VEDETTE_OPEN_WRITE, schemas, NULL, &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_LOCKED);
  g_clear_error (&error);
  battle = vedette_battle_open (child.path, VEDETTE_OPEN_READ, schemas, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (vedette_battle_get_step (battle, first.cursor));
  g_clear_object (&battle);

  kill_child (&child);
  empty_folder (folder);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/kill/preserves-acknowledged-steps", test_kill);
  g_test_add_func ("/document/kill/frees-the-lock", test_two_programs);
  return g_test_run ();
}
