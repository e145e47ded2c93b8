/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verb that writes armies and brings them in: what it says, for whom, and what it refuses. */

#include <pty.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli-support.h"

typedef struct
{
  char *folder;
  char *battle;
  char *army;
} Fixture;

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  g_autoptr (CliRun) run = NULL;

  self->folder = cli_new_folder ();
  self->battle = g_build_filename (self->folder, "own.vedette", NULL);
  self->army = g_build_filename (self->folder, "red.army", NULL);
  run = cli_run (NULL, "new", self->battle, NULL);
  g_assert_cmpint (run->status, ==, 0);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  cli_remove_folder (self->folder);
  g_free (self->folder);
  g_free (self->battle);
  g_free (self->army);
}

static char *
get_fixture (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "fixtures", "exchange", name, NULL);
}

#define ARMY "# Vedette army: skirmish\nContingent Spies, led by Wat:\nWat, good, hidden\n\nNo contingent:\nBob, poor\n"

static void
test_there_and_back (Fixture       *self,
                     gconstpointer  data)
{
  g_autoptr (CliRun) in = cli_run (ARMY, "army", self->battle, "--import", "red", "-", NULL);
  g_autoptr (CliRun) out = cli_run (NULL, "army", self->battle, "--export", "red", "--side", "red", NULL);
  g_autoptr (CliRun) others = cli_run (NULL, "army", self->battle, "--export", "Red", NULL);
  g_autoptr (CliRun) saved = cli_run (NULL, "army", self->battle, "--export", "red", "--side", "red", "-o", self->army, NULL);
  g_autoptr (CliRun) again = cli_run (NULL, "army", self->battle, "--import", "blue", self->army, NULL);
  g_autoptr (CliRun) blue = cli_run (NULL, "army", self->battle, "--export", "blue", "--side", "blue", NULL);
  g_autoptr (CliRun) log = cli_run (NULL, "log", self->battle, "--all", "--format", "json", NULL);

  g_assert_cmpstr (in->err, ==, "");
  g_assert_cmpstr (in->out, ==, "Red imported an army of 2 lines. The army has 1 contingent.\n");
  g_assert_cmpstr (out->out, ==, ARMY);
  g_assert_null (strstr (others->out, "Wat"));
  g_assert_nonnull (strstr (others->out, "Bob, poor"));
  g_assert_cmpstr (saved->out, ==, "");
  g_assert_cmpint (again->status, ==, 0);
  g_assert_cmpstr (blue->out, ==, ARMY);
  g_assert_nonnull (strstr (log->out, "Blue imported an army of 2 lines"));
}

static void
test_refusals (Fixture       *self,
               gconstpointer  data)
{
  g_autoptr (CliRun) bad = cli_run ("Wat, good\n\nBob, good, average, poor\n", "army", self->battle, "--import", "red", "-", NULL);
  g_autoptr (CliRun) doubt = cli_run ("6 archers, averge\n", "army", self->battle, "--import", "red", "-", NULL);
  g_autoptr (CliRun) wrong = cli_run ("# Vedette army: eagles\n", "army", self->battle, "--import", "red", "-", NULL);
  g_autoptr (CliRun) before = cli_run (NULL, "check", self->battle, NULL);
  g_autoptr (CliRun) anyway = cli_run ("6 archers, averge\n", "army", self->battle, "--import", "red", "--anyway", "-", NULL);
  g_autoptr (CliRun) over = cli_run (NULL, "army", self->battle, "--export", "red", "-o", self->battle, NULL);
  g_autoptr (CliRun) nobody = cli_run (NULL, "army", self->battle, "--export", "green", NULL);
  g_autoptr (CliRun) neither = cli_run (NULL, "army", self->battle, NULL);
  g_autoptr (CliRun) both = cli_run (NULL, "army", self->battle, "--export", "red", "--import", "red", NULL);
  g_autoptr (CliRun) none = cli_run (NULL, "army", self->battle, "--import", "red", NULL);
  g_autoptr (CliRun) missing = cli_run (NULL, "army", self->battle, "--import", "red", "/nonexistent/army", NULL);
  g_autoptr (CliRun) map = cli_run ("x", "army", self->battle, "--import", "red", "--map", "x", "-", NULL);

  g_assert_cmpint (bad->status, ==, 1);
  g_assert_nonnull (strstr (bad->err, "Line 3: "));
  g_assert_cmpint (doubt->status, ==, 1);
  g_assert_nonnull (strstr (doubt->err, "did you mean “average”?"));
  g_assert_nonnull (strstr (doubt->err, "--anyway"));
  g_assert_cmpint (wrong->status, ==, 1);
  g_assert_nonnull (strstr (wrong->err, "This army is for the game system “eagles”"));
  g_assert_nonnull (strstr (before->out, "no errors, 1 step,"));
  g_assert_cmpint (anyway->status, ==, 0);
  g_assert_cmpint (over->status, ==, 1);
  cli_assert_usage (nobody, "army");
  g_assert_nonnull (strstr (nobody->err, "red, blue"));
  cli_assert_usage (neither, "army");
  cli_assert_usage (both, "army");
  cli_assert_usage (none, "army");
  g_assert_cmpint (missing->status, ==, 1);
  cli_assert_usage (map, "army");
}

static JsonObject *
answer (CliRun    *run,
        JsonNode **node)
{
  *node = cli_parse (run->out);
  return cli_object (*node);
}

static void
test_rosters (Fixture       *self,
              gconstpointer  data)
{
  g_autofree char *ros = get_fixture ("band.ros"), *csv = get_fixture ("band.csv"), *xxe = get_fixture ("xxe.ros");
  g_autoptr (CliRun) tried = cli_run (NULL, "army", self->battle, "--import", "red", ros, "--dry-run", "--json", NULL);
  g_autoptr (CliRun) check = cli_run (NULL, "check", self->battle, NULL);
  g_autoptr (CliRun) done = cli_run (NULL, "army", self->battle, "--import", "red", ros, "--map", "Chief=good, heroic leader",
                                     "--map", "*=poor", "--json", NULL);
  g_autoptr (CliRun) said = cli_run (NULL, "army", self->battle, "--import", "blue", csv, NULL);
  g_autoptr (CliRun) bad = cli_run (NULL, "army", self->battle, "--import", "blue", xxe, "--json", NULL);
  g_autoptr (CliRun) out = cli_run (NULL, "army", self->battle, "--export", "red", NULL);
  g_autoptr (JsonNode) node = NULL;
  JsonObject *object = answer (tried, &node);
  JsonObject *left = json_array_get_object_element (json_object_get_array_member (object, "left"), 1);

  g_assert_cmpint (tried->status, ==, 0);
  g_assert_true (cli_truth (object, "ok"));
  g_assert_cmpstr (cli_text (object, "format"), ==, "BattleScribe");
  g_assert_cmpint (cli_whole (object, "units"), ==, 3);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "types")), ==, 3);
  g_assert_cmpstr (cli_text (left, "what"), ==, "options");
  g_assert_cmpint (cli_whole (left, "count"), ==, 3);
  g_assert_cmpstr (cli_text (left, "said"), ==, "3 options");
  g_assert_nonnull (strstr (check->out, "no errors, 1 step,"));
  g_assert_cmpint (done->status, ==, 0);
  g_assert_nonnull (strstr (out->out, "Contingent War band:\nOrm the Tall, good, heroic leader, 55 points\n"));
  g_assert_nonnull (strstr (out->out, "10 Hillmen & hounds, poor, 120 points\n"));
  g_assert_cmpint (said->status, ==, 0);
  g_assert_nonnull (strstr (said->out, "CSV: 3 units read\nNot imported: 1 column\n"));
  g_assert_cmpint (bad->status, ==, 1);
  g_clear_pointer (&node, json_node_unref);
  object = answer (bad, &node);
  g_assert_false (cli_truth (object, "ok"));
  g_assert_nonnull (strstr (cli_text (object, "why"), "document type"));
}

static void
test_help (Fixture       *self,
           gconstpointer  data)
{
  g_autoptr (CliRun) run = cli_run (NULL, "army", "--help", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "--export"));
  g_assert_nonnull (strstr (run->out, "--import"));
}

/* A file and a pipe have a name as it is; a terminal is given nothing that it would obey. */
static void
test_terminal (Fixture       *self,
               gconstpointer  data)
{
  g_autoptr (CliRun) named = cli_run ("{\"edit\":\"add-line\",\"side\":\"red\",\"name\":"
                                      "\"A\\u001b[2J\\u009b2J\\u0007\\u202eB\"}\n", "play", self->battle, NULL);
  g_autoptr (GString) seen = g_string_new (NULL);
  const char *program = g_getenv ("VEDETTE_PROGRAM");
  char bytes[4096];
  int terminal, status;
  gssize n;
  pid_t child = forkpty (&terminal, NULL, NULL, NULL);

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      execl (program, program, "army", self->battle, "--export", "red", NULL);
      _exit (98);
    }
  g_assert_cmpint (named->status, ==, 0);
  /* When the other end is closed, reading it is an error. */
  while ((n = read (terminal, bytes, sizeof bytes)) > 0)
    g_string_append_len (seen, bytes, n);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  close (terminal);
  g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) == 0);
  g_assert_nonnull (strstr (seen->str, "# Vedette army: skirmish\r\n"));
  g_assert_nonnull (strstr (seen->str, "[2J"));
  for (const char *p = seen->str; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      g_assert_true (c == '\r' || c == '\n' || !g_unichar_iscntrl (c));
      g_assert_true (c != 0x202e);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  ADD ("/cli/army/terminal", test_terminal);
  ADD ("/cli/army/there-and-back", test_there_and_back);
  ADD ("/cli/army/refusals", test_refusals);
  ADD ("/cli/army/rosters", test_rosters);
  ADD ("/cli/army/help", test_help);
  return g_test_run ();
}
