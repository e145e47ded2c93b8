/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `new --forces-of`: a battle in a new file with the forces of another. */

#include <string.h>

#include "cli-support.h"

typedef struct
{
  char *folder;
  char *old;
  char *battle;
} Fixture;

static void
fixture_set_up (Fixture       *self,
                gconstpointer  data)
{
  g_autoptr (CliRun) made = NULL;
  g_autoptr (CliRun) played = NULL;

  self->folder = cli_new_folder ();
  self->old = g_build_filename (self->folder, "old.vedette", NULL);
  self->battle = g_build_filename (self->folder, "new.vedette", NULL);
  made = cli_run (NULL, "new", self->old, "--name", "The mill", NULL);
  g_assert_cmpint (made->status, ==, 0);
  played = cli_run ("{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"6 Archers, average, bow\"}\n"
                    "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":[\"Archers\"],\"order\":\"Burn the mill\"}\n"
                    "{\"move\":\"start\",\"holder\":\"red\"}\n"
                    "{\"move\":\"out\",\"line\":\"Archers\",\"men\":2}\n",
                    "play", "--strict", self->old, NULL);
  g_assert_cmpint (played->status, ==, 0);
}

static void
fixture_tear_down (Fixture       *self,
                   gconstpointer  data)
{
  cli_remove_folder (self->folder);
  g_free (self->folder);
  g_free (self->old);
  g_free (self->battle);
}

static char *
read_file (const char *path)
{
  char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
assert_log (const char *path,
            const char *said)
{
  g_autoptr (CliRun) run = cli_run (NULL, "log", path, NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, said));
}

static void
test_fresh (Fixture       *self,
            gconstpointer  data)
{
  g_autofree char *before = read_file (self->old), *after = NULL, *text = NULL;
  g_autoptr (CliRun) run = cli_run (NULL, "new", self->battle, "--forces-of", self->old, NULL);
  g_autoptr (CliRun) check = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  after = read_file (self->old);
  g_assert_cmpstr (after, ==, before);
  text = read_file (self->battle);
  lines = g_strsplit (text, "\n", -1);
  /* The header, the first step, the forces */
  g_assert_cmpuint (g_strv_length (lines), ==, 4);
  g_assert_nonnull (strstr (lines[2], "Archers"));
  g_assert_null (strstr (lines[2], "\"out\""));
  g_assert_null (strstr (text, "Burn"));
  assert_log (self->battle, "The forces were copied from The mill, all of them fresh.");
  check = cli_run (NULL, "check", self->battle, NULL);
  g_assert_cmpint (check->status, ==, 0);
}

static void
test_losses (Fixture       *self,
             gconstpointer  data)
{
  g_autoptr (CliRun) run = cli_run (NULL, "new", "--losses", "--forces-of", self->old, "--name", "Once more", self->battle,
                                    NULL);
  g_autofree char *text = NULL;

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  text = read_file (self->battle);
  g_assert_nonnull (strstr (text, "\"out\":2"));
  g_assert_nonnull (strstr (text, "Once more"));
  assert_log (self->battle, "The forces were copied from The mill; casualties stayed removed.");
}

/* The forces say of which system they are. */
static void
test_system (Fixture       *self,
             gconstpointer  data)
{
  g_autofree char *other = g_build_filename (self->folder, "stack.vedette", NULL), *text = NULL;
  g_autoptr (CliRun) made = cli_run (NULL, "new", "--system", "stack", other, NULL);
  g_autoptr (CliRun) played = cli_run ("{\"edit\":\"add-character\",\"name\":\"Mira\"}\n", "play", "--strict", other, NULL);
  g_autoptr (CliRun) wrong = cli_run (NULL, "new", "--system", "stack", "--forces-of", self->old, self->battle, NULL);
  g_autoptr (CliRun) right = NULL;

  g_assert_cmpint (made->status, ==, 0);
  g_assert_cmpint (played->status, ==, 0);
  cli_assert_usage (wrong, "new");
  g_assert_false (g_file_test (self->battle, G_FILE_TEST_EXISTS));
  right = cli_run (NULL, "new", "--forces-of", other, "--bag", "real", self->battle, NULL);
  g_assert_cmpstr (right->err, ==, "");
  text = read_file (self->battle);
  g_assert_nonnull (strstr (text, "Mira"));
}

/* What is refused leaves no file. */
static void
test_refused (Fixture       *self,
              gconstpointer  data)
{
  g_autofree char *none = g_build_filename (self->folder, "none.vedette", NULL);
  g_autofree char *before = read_file (self->old), *after = NULL;
  g_autoptr (CliRun) missing = cli_run (NULL, "new", "--forces-of", none, self->battle, NULL);
  g_autoptr (CliRun) alone = cli_run (NULL, "new", "--losses", self->battle, NULL);
  g_autoptr (CliRun) itself = cli_run (NULL, "new", "--forces-of", self->old, self->old, NULL);
  g_autoptr (CliRun) help = cli_run (NULL, "new", "--help", NULL);

  g_assert_cmpint (missing->status, ==, 1);
  g_assert_nonnull (strstr (missing->err, "none.vedette"));
  cli_assert_usage (alone, "new");
  g_assert_cmpint (itself->status, ==, 1);
  after = read_file (self->old);
  g_assert_cmpstr (after, ==, before);
  g_assert_false (g_file_test (self->battle, G_FILE_TEST_EXISTS));
  g_assert_nonnull (strstr (help->out, "--forces-of=OLDFILE"));
  g_assert_nonnull (strstr (help->out, "--losses"));
}

#define ADD(name, function) g_test_add (name, Fixture, NULL, fixture_set_up, function, fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/cli/forces/fresh", test_fresh);
  ADD ("/cli/forces/losses", test_losses);
  ADD ("/cli/forces/system", test_system);
  ADD ("/cli/forces/refused", test_refused);
  return g_test_run ();
}
