/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A long battle at a terminal: it says how far it is, Ctrl+C gives it up, and its log comes as it is written. */

#include <glib/gstdio.h>
#include <pty.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli-support.h"

/* So many that the file is a long one, and that a signal finds the program at work */
#define STEPS 200000

typedef struct
{
  char *folder;
  char *battle;
} Fixture;

typedef struct
{
  int status;
  GString *terminal; /* what was seen there */
} Seen;

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  g_autoptr (CliRun) run = NULL;
  g_autoptr (GString) content = NULL;
  g_autofree char *head = NULL;

  self->folder = cli_new_folder ();
  self->battle = g_build_filename (self->folder, "long.vedette", NULL);
  run = cli_run (NULL, "new", self->battle, NULL);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_true (g_file_get_contents (self->battle, &head, NULL, NULL));
  content = g_string_new (head);
  for (int n = 2; n <= STEPS; n++)
    g_string_append_printf (content, "{\"n\":%d,\"after\":%d,\"kind\":\"put-right\",\"do\":[]}\n", n, n - 1);
  g_assert_true (g_file_set_contents (self->battle, content->str, (gssize) content->len, NULL));
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  cli_remove_folder (self->folder);
  g_free (self->folder);
  g_free (self->battle);
}

/* Runs the program with a terminal for what @output names not; once that shows @until, it is interrupted as by Ctrl+C. */
static void
run_at_terminal (Seen       *seen,
                 const char *verb,
                 const char *battle,
                 const char *output,
                 const char *until)
{
  const char *program = g_getenv ("VEDETTE_PROGRAM");
  char bytes[4096];
  int terminal;
  gssize n;
  pid_t child;

  seen->terminal = g_string_new (NULL);
  child = forkpty (&terminal, NULL, NULL, NULL);
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      if (output != NULL && freopen (output, "w", stdout) == NULL)
        _exit (99);
      execl (program, program, verb, battle, NULL);
      _exit (98);
    }
  /* When the other end is closed, reading it is an error. */
  while ((n = read (terminal, bytes, sizeof bytes)) > 0)
    {
      g_string_append_len (seen->terminal, bytes, n);
      if (until == NULL || strstr (seen->terminal->str, until) == NULL)
        continue;
      g_assert_cmpint (write (terminal, "\003", 1), ==, 1);
      until = NULL;
    }
  g_assert_cmpint (waitpid (child, &seen->status, 0), ==, child);
  close (terminal);
}

static void
clear_seen (Seen *seen)
{
  g_string_free (seen->terminal, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Seen, clear_seen)

/* The line with the percents is taken away again. */
static void
test_says_how_far (Fixture       *self,
                   gconstpointer  data)
{
  g_auto (Seen) seen = { 0 };
  const char *erased;

  run_at_terminal (&seen, "check", self->battle, NULL, NULL);
  g_assert_true (WIFEXITED (seen.status));
  g_assert_cmpint (WEXITSTATUS (seen.status), ==, 0);
  g_assert_nonnull (strstr (seen.terminal->str, "long.vedette: 10% read"));
  g_assert_nonnull (strstr (seen.terminal->str, "long.vedette: 90% read"));
  erased = strstr (seen.terminal->str, "\r\033[K");
  g_assert_nonnull (erased);
  g_assert_null (strstr (erased, "% read"));
  g_assert_nonnull (strstr (erased, "200000 steps"));
}

static void
assert_given_up (const Seen *seen)
{
  g_assert_true (WIFSIGNALED (seen->status));
  g_assert_cmpint (WTERMSIG (seen->status), ==, SIGINT);
  g_assert_nonnull (strstr (seen->terminal->str, "\r\033[K"));
  g_assert_nonnull (strstr (seen->terminal->str, "long.vedette: Stopped"));
}

static void
test_opening_given_up (Fixture       *self,
                       gconstpointer  data)
{
  g_auto (Seen) seen = { 0 };
  g_autofree char *before = NULL, *after = NULL;

  g_assert_true (g_file_get_contents (self->battle, &before, NULL, NULL));
  run_at_terminal (&seen, "play", self->battle, NULL, "1% read");
  assert_given_up (&seen);
  g_assert_null (strstr (seen.terminal->str, "99% read"));
  g_assert_true (g_file_get_contents (self->battle, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
}

static guint
count_lines (const char *path)
{
  g_autofree char *content = NULL;
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  for (const char *p = content; (p = strchr (p, '\n')) != NULL; p++)
    n++;
  return n;
}

static void
test_log_given_up (Fixture       *self,
                   gconstpointer  data)
{
  g_auto (Seen) seen = { 0 }, whole = { 0 };
  g_autofree char *output = g_build_filename (self->folder, "log.txt", NULL);

  run_at_terminal (&seen, "log", self->battle, output, "1% of the log");
  assert_given_up (&seen);
  g_assert_cmpuint (count_lines (output), >, 0);
  g_assert_cmpuint (count_lines (output), <, STEPS);
  run_at_terminal (&whole, "log", self->battle, output, NULL);
  g_assert_true (WIFEXITED (whole.status));
  g_assert_cmpuint (count_lines (output), ==, STEPS);
  g_assert_nonnull (strstr (whole.terminal->str, "90% of the log"));
}

/* Where no terminal is, nothing is said; and who has seen enough of a log need not wait for the rest. */
static void
test_pipes (Fixture       *self,
            gconstpointer  data)
{
  g_autoptr (CliRun) run = cli_run (NULL, "check", self->battle, NULL);
  g_autoptr (CliRun) log = cli_run (NULL, "log", "--format=json", self->battle, NULL);
  g_autoptr (JsonNode) steps = cli_parse (log->out);
  int ends[2], status;
  char byte;
  pid_t child;

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpstr (log->err, ==, "");
  g_assert_cmpuint (json_array_get_length (json_node_get_array (steps)), ==, STEPS);
  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  if (child == 0)
    {
      signal (SIGPIPE, SIG_DFL);
      dup2 (ends[1], STDOUT_FILENO);
      close (ends[0]);
      close (ends[1]);
      execl (g_getenv ("VEDETTE_PROGRAM"), g_getenv ("VEDETTE_PROGRAM"), "log", self->battle, NULL);
      _exit (98);
    }
  close (ends[1]);
  g_assert_cmpint (read (ends[0], &byte, 1), ==, 1);
  close (ends[0]);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status));
  g_assert_cmpint (WTERMSIG (status), ==, SIGPIPE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/cli/long/says-how-far", Fixture, NULL, set_up, test_says_how_far, tear_down);
  g_test_add ("/cli/long/opening-given-up", Fixture, NULL, set_up, test_opening_given_up, tear_down);
  g_test_add ("/cli/long/log-given-up", Fixture, NULL, set_up, test_log_given_up, tear_down);
  g_test_add ("/cli/long/pipes", Fixture, NULL, set_up, test_pipes, tear_down);
  return g_test_run ();
}
