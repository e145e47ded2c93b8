/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verbs that make, check, show and print a file. */

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli-support.h"
#include "vedette-broken-battles.h"

typedef struct
{
  char *folder;
  char *battle;
  char *output;
} Fixture;

static void
fixture_set_up (Fixture       *self,
                gconstpointer  data)
{
  self->folder = cli_new_folder ();
  self->battle = g_build_filename (self->folder, "barn.vedette", NULL);
  self->output = g_build_filename (self->folder, "out.pdf", NULL);
}

static void
fixture_tear_down (Fixture       *self,
                   gconstpointer  data)
{
  cli_remove_folder (self->folder);
  g_free (self->folder);
  g_free (self->battle);
  g_free (self->output);
}

static char *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
write_file (const char *path,
            const char *text)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, 0600, &error);
  g_assert_no_error (error);
}

static void
append_file (const char *path,
             const char *text)
{
  g_autofree char *before = read_file (path);
  g_autofree char *after = g_strconcat (before, text, NULL);

  write_file (path, after);
}

static void
make_battle (Fixture *self)
{
  g_autoptr (CliRun) run = cli_run (NULL, "new", self->battle, NULL);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
}

static void
assert_complains (CliRun     *run,
                  const char *verb,
                  const char *about)
{
  g_autofree char *prefix = g_strdup_printf ("vedette %s: ", verb);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_cmpstr (run->out, ==, "");
  g_assert_true (g_str_has_prefix (run->err, prefix));
  g_assert_nonnull (strstr (run->err, about));
}

static void
test_new (Fixture       *self,
          gconstpointer  data)
{
  g_autoptr (CliRun) run = cli_run (NULL, "new", self->battle, "--system", "skirmish", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (JsonNode) header = NULL;
  g_autoptr (JsonNode) step = NULL;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->out, ==, "");
  text = read_file (self->battle);
  lines = g_strsplit (text, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  g_assert_cmpstr (lines[2], ==, "");
  header = cli_parse (lines[0]);
  g_assert_cmpstr (cli_text (cli_object (header), "system"), ==, "skirmish");
  step = cli_parse (lines[1]);
  g_assert_cmpint (cli_whole (cli_object (step), "n"), ==, 1);
}

static void
test_new_refused (Fixture       *self,
                  gconstpointer  data)
{
  g_autofree char *nowhere = g_build_filename (self->folder, "no", "barn.vedette", NULL);
  g_autoptr (CliRun) missing = cli_run (NULL, "new", nowhere, NULL);
  g_autoptr (CliRun) again = NULL;
  g_autofree char *text = NULL;

  assert_complains (missing, "new", "barn.vedette");
  write_file (self->battle, "mine");
  again = cli_run (NULL, "new", self->battle, NULL);
  assert_complains (again, "new", "barn.vedette");
  text = read_file (self->battle);
  g_assert_cmpstr (text, ==, "mine");
}

static void
test_new_named (Fixture       *self,
                gconstpointer  data)
{
  g_autoptr (CliRun) run = cli_run (NULL, "new", self->battle, "--name", "The barn", NULL);
  g_autoptr (CliRun) state = NULL;
  g_autoptr (CliRun) again = NULL;
  g_autoptr (JsonNode) node = NULL;
  JsonObject *records, *about;

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  state = cli_run ("{\"state\":true,\"records\":true}\n", "play", self->battle, NULL);
  node = cli_parse (state->out);
  records = json_object_get_object_member (cli_object (node), "records");
  about = json_array_get_object_element (json_object_get_array_member (records, "about"), 0);
  g_assert_cmpstr (cli_text (about, "name"), ==, "The barn");
  again = cli_run (NULL, "new", self->battle, "--name", "Another", NULL);
  assert_complains (again, "new", "barn.vedette");
}

static void
test_check_good (Fixture       *self,
                 gconstpointer  data)
{
  g_autoptr (CliRun) run = NULL;
  g_autoptr (CliRun) json = NULL;
  g_autoptr (JsonNode) node = NULL;
  JsonObject *answer;

  make_battle (self);
  run = cli_run (NULL, "check", self->battle, NULL);
  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "barn.vedette: no errors, 1 step, system skirmish\n"));
  json = cli_run (NULL, "check", "--json", self->battle, NULL);
  g_assert_cmpint (json->status, ==, 0);
  node = cli_parse (json->out);
  answer = cli_object (node);
  g_assert_true (cli_truth (answer, "ok"));
  g_assert_cmpint (cli_whole (answer, "steps"), ==, 1);
  g_assert_cmpint (cli_whole (answer, "n"), ==, 1);
  g_assert_cmpint (cli_whole (answer, "format"), ==, 1);
  g_assert_cmpint (cli_whole (answer, "torn"), ==, 0);
  g_assert_cmpstr (cli_text (answer, "system"), ==, "skirmish");
}

/* Makes a battle whose name only a file can have. */
static void
make_named (Fixture    *self,
            const char *name)
{
  g_autofree char *step = g_strdup_printf ("{\"n\":2,\"after\":1,\"kind\":\"set-battle\",\"do\":[{\"set\":1,\"of\":\"name\","
                                           "\"old\":\"\",\"new\":\"%s\"}]}\n", name);

  make_battle (self);
  append_file (self->battle, step);
}

/* Papers and window show the start of a text that is longer than can be entered, and the file has all of it. */
static void
test_check_long_name (Fixture       *self,
                      gconstpointer  data)
{
  g_autofree char *name = g_strnfill (201, 'a');
  g_autoptr (CliRun) run = NULL;
  g_autoptr (CliRun) json = NULL;
  g_autoptr (JsonNode) node = NULL;
  JsonArray *found;
  JsonObject *text;

  make_named (self, name);
  run = cli_run (NULL, "check", self->battle, NULL);
  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "barn.vedette: no errors, 2 steps"));
  g_assert_nonnull (strstr (run->out, "barn.vedette: record 1 (about), "));
  g_assert_nonnull (strstr (run->out, "(name): 201 characters; only the first 200 are shown\n"));
  json = cli_run (NULL, "check", "--json", self->battle, NULL);
  node = cli_parse (json->out);
  found = json_object_get_array_member (cli_object (node), "long");
  g_assert_cmpuint (json_array_get_length (found), ==, 1);
  text = json_array_get_object_element (found, 0);
  g_assert_cmpint (cli_whole (text, "record"), ==, 1);
  g_assert_cmpstr (cli_text (text, "type"), ==, "about");
  g_assert_cmpstr (cli_text (text, "field"), ==, "name");
  g_assert_cmpint (cli_whole (text, "letters"), ==, 201);
}

/* A sheet of a file whose texts are no characters is printed. */
static void
test_print_no_character (Fixture       *self,
                         gconstpointer  data)
{
  g_autoptr (CliRun) run = NULL;

  make_named (self, "a\uFFFEb\uFDD0c\U0001FFFFd");
  run = cli_run (NULL, "print", "--summary", "-o", self->output, self->battle, NULL);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
}

/* What no page can have is not entered, in any system, and the field is named. */
static void
test_no_character_entered (Fixture       *self,
                           gconstpointer  data)
{
  static const char *const systems[] = { "skirmish", "stack", "eagles" };

  for (gsize i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      g_autofree char *battle = g_build_filename (self->folder, systems[i], NULL);
      g_autoptr (CliRun) made = cli_run (NULL, "new", battle, "--system", systems[i], NULL);
      g_autoptr (CliRun) run = cli_run ("{\"edit\":\"set-battle\",\"name\":\"a\uFFFE\"}\n"
                                        "{\"edit\":\"set-battle\",\"notes\":\"\U0001FFFE\"}\n", "play", battle, NULL);
      g_auto (GStrv) answers = g_strsplit (run->out, "\n", -1);

      g_assert_cmpstr (made->err, ==, "");
      g_assert_nonnull (strstr (answers[0], "(name): U+FFFE is not a valid character. Delete the character."));
      g_assert_nonnull (strstr (answers[1], "(notes): U+1FFFE is not a valid character. Delete the character."));
    }
}

/* What was never acknowledged is no fault, and checking touches nothing. */
static void
test_check_torn (Fixture       *self,
                 gconstpointer  data)
{
  g_autoptr (CliRun) run = NULL;
  g_autoptr (CliRun) json = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  make_battle (self);
  append_file (self->battle, "{\"n\":2,");
  before = read_file (self->battle);
  run = cli_run (NULL, "check", self->battle, NULL);
  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "its 7 bytes were ignored"));
  json = cli_run (NULL, "check", "--json", self->battle, NULL);
  node = cli_parse (json->out);
  g_assert_cmpint (cli_whole (cli_object (node), "torn"), ==, 7);
  after = read_file (self->battle);
  g_assert_cmpstr (after, ==, before);
}

static void
test_check_bad_line (Fixture       *self,
                     gconstpointer  data)
{
  g_autoptr (CliRun) run = NULL;
  g_autoptr (CliRun) json = NULL;
  g_autoptr (JsonNode) node = NULL;

  make_battle (self);
  append_file (self->battle,
               "{\"n\":2,\"after\":1,\"kind\":\"note\",\"do\":[]}\n"
               "{\"n\":3,\"after\":1,\"kind\":\"note\",\"do\":[]}\n");
  run = cli_run (NULL, "check", self->battle, NULL);
  assert_complains (run, "check", "barn.vedette: Line 4: ");
  g_assert_nonnull (strstr (run->err, "keep the steps before line 4\n"));
  json = cli_run (NULL, "check", "--json", self->battle, NULL);
  g_assert_cmpint (json->status, ==, 1);
  node = cli_parse (json->out);
  g_assert_false (cli_truth (cli_object (node), "ok"));
  g_assert_cmpint (cli_whole (cli_object (node), "line"), ==, 4);
  g_assert_cmpstr (cli_text (cli_object (node), "why"), !=, "");
}

/* All that read a battle say what is wrong with it, and exit alike. */
static void
test_bad_file (Fixture       *self,
               gconstpointer  data)
{
  const char *content = data;
  g_autoptr (CliRun) check = NULL;
  g_autoptr (CliRun) log = NULL;
  g_autoptr (CliRun) play = NULL;
  g_autoptr (CliRun) print = NULL;

  if (content != NULL)
    write_file (self->battle, content);
  check = cli_run (NULL, "check", self->battle, NULL);
  assert_complains (check, "check", "barn.vedette");
  g_assert_true (g_strstr_len (check->err, -1, "barn.vedette") == g_strrstr (check->err, "barn.vedette"));
  log = cli_run (NULL, "log", self->battle, NULL);
  assert_complains (log, "log", "barn.vedette");
  play = cli_run ("{\"state\":true}\n", "play", self->battle, NULL);
  assert_complains (play, "play", "barn.vedette");
  print = cli_run (NULL, "print", "--summary", "-o", self->output, self->battle, NULL);
  assert_complains (print, "print", "barn.vedette");
  g_assert_false (g_file_test (self->output, G_FILE_TEST_EXISTS));
  if (content != NULL)
    {
      g_autofree char *after = read_file (self->battle);

      g_assert_cmpstr (after, ==, content);
    }
}

/* So they do of a battle that lacks what the system needs, and name the line. */
static void
test_broken (Fixture       *self,
             gconstpointer  data)
{
  const BrokenBattle *row = data;
  g_autofree char *where = g_strdup_printf ("barn.vedette: Line %u: ", row->bad_line);
  const char *const verbs[][7] = {
    { "check", self->battle, NULL },
    { "log", self->battle, "--all", NULL },
    { "play", self->battle, NULL },
    { "print", self->battle, "--cards", "--side=red", "-o", self->output, NULL },
  };

  write_file (self->battle, row->content);
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    {
      g_autoptr (CliRun) run = cli_run_argv ("{\"state\":true}\n", verbs[i]);
      g_autofree char *after = NULL;

      assert_complains (run, verbs[i][0], where);
      assert_complains (run, verbs[i][0], row->words);
      after = read_file (self->battle);
      g_assert_cmpstr (after, ==, row->content);
    }
  g_assert_false (g_file_test (self->output, G_FILE_TEST_EXISTS));
}

/* Samples with a step behind one of their lines that no play can make: what a state of the game needs is not there, or numbers
 * that limit each other do not fit. Each crashed the program, or made it print a critical, when it was read. */
static const struct
{
  const char *name;
  const char *sample;
  guint n_lines;
  const char *changes;
  const char *why;
} impossible[] = {
  { "eagles-thief-nobody", "bridges-at-aurach", 51, "{\"set\":5,\"of\":\"phase\",\"old\":\"choose\",\"new\":\"thief-active\"}",
    "Line 52: “active” of record 5 (state of the battle) must be set while “phase” is “thief-active”, after step 51" },
  { "eagles-division-nobody", "bridges-at-aurach", 57,
    "{\"set\":5,\"of\":\"phase\",\"old\":\"orders\",\"new\":\"division-active\"}",
    "Line 58: “owner” of record 5 (state of the battle) must be set while “phase” is “division-active”, after step 57" },
  { "eagles-roll-nobody", "bridges-at-aurach", 30,
    "{\"set\":5,\"of\":\"phase\",\"old\":\"independents-late\",\"new\":\"steal-roll\"}",
    "Line 31: “active” of record 5 (state of the battle) must be set while “phase” is “steal-roll”, after step 30" },
  { "eagles-no-challenger", "bridges-at-aurach", 66,
    "{\"set\":5,\"of\":\"phase\",\"old\":\"division-active\",\"new\":\"steal-back-roll\"}",
    "“challenger” of record 5 (state of the battle) must be set while “phase” is “steal-back-roll”" },
  { "eagles-nobody-reacts", "bridges-at-aurach", 66,
    "{\"set\":5,\"of\":\"phase\",\"old\":\"division-active\",\"new\":\"local\"}",
    "“tested” of record 5 (state of the battle) must be set while “phase” is “local”" },
  { "stack-no-owner", "ford-at-dusk", 18, "{\"set\":5,\"of\":\"owner\",\"old\":4,\"new\":0}",
    "Line 19: “owner” of record 5 (state of the battle) must be set while “phase” is “turn-enemy”, after step 18" },
  { "stack-other-owner", "ford-at-dusk", 18, "{\"set\":5,\"of\":\"owner\",\"old\":4,\"new\":6}",
    "“owner” of record 5 (state of the battle) cannot be record 6 (character “Mira”) while “phase” is “turn-enemy”" },
  { "stack-no-character", "ford-at-dusk", 18, "{\"set\":5,\"of\":\"phase\",\"old\":\"turn-enemy\",\"new\":\"turn-character\"}",
    "“owner” of record 5 (state of the battle) cannot be record 4 (shared color) while “phase” is “turn-character”" },
  { "stack-drawn-over-placed", "ford-at-dusk", 18, "{\"set\":6,\"of\":\"left\",\"old\":2,\"new\":99}",
    "Line 19: “left” of record 6 (character “Mira”) is more than “tokens”, after step 18" },
  { "stack-pool-over-placed", "ford-at-dusk", 18, "{\"set\":4,\"of\":\"tokens\",\"old\":19,\"new\":17}",
    "“left” of record 4 (shared color) is more than “tokens”" },
  { "skirmish-no-holder", "blackhearts-hold", 34, "{\"set\":3,\"of\":\"holder\",\"old\":4,\"new\":0}",
    "Line 35: “holder” of record 3 (state of the battle) must be set while “state” is “act-free”, after step 34" },
  { "skirmish-no-loser", "blackhearts-hold", 34, "{\"set\":3,\"of\":\"state\",\"old\":\"act-free\",\"new\":\"duel-nominate\"}",
    "“duel-loser” of record 3 (state of the battle) must be set while “state” is “duel-nominate”" },
};

static void
test_impossible (Fixture       *self,
                 gconstpointer  data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autofree char *file = g_strdup_printf ("%s.vedette", impossible[row].sample);
  g_autofree char *path = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "data", "samples", file, NULL);
  g_autofree char *sample = read_file (path);
  g_autoptr (GString) content = g_string_new (NULL);
  g_auto (GStrv) lines = g_strsplit (sample, "\n", -1);
  g_autoptr (CliRun) check = NULL;
  g_autoptr (CliRun) play = NULL;

  for (guint i = 0; i < impossible[row].n_lines; i++)
    g_string_append_printf (content, "%s\n", lines[i]);
  g_string_append_printf (content, "{\"n\":%u,\"after\":%u,\"kind\":\"x\",\"do\":[%s]}\n", impossible[row].n_lines,
                          impossible[row].n_lines - 1, impossible[row].changes);
  write_file (self->battle, content->str);
  check = cli_run (NULL, "check", self->battle, NULL);
  assert_complains (check, "check", impossible[row].why);
  play = cli_run ("{\"moves\":true}\n{\"offers\":true}\n", "play", self->battle, NULL);
  assert_complains (play, "play", impossible[row].why);
}

/* A battle without its first step can be looked at; there is nothing to play or print. */
static void
test_not_begun (Fixture       *self,
                gconstpointer  data)
{
  static const char *const formats[] = { "text", "csv", "json" };
  g_autoptr (CliRun) check = NULL;
  g_autoptr (CliRun) play = NULL;
  g_autoptr (CliRun) print = NULL;

  make_battle (self);
  append_file (self->battle, "{\"to\":0}\n");
  check = cli_run (NULL, "check", self->battle, NULL);
  g_assert_cmpint (check->status, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autoptr (CliRun) log = cli_run (NULL, "log", "--all", "--format", formats[i], self->battle, NULL);

      g_assert_cmpstr (log->err, ==, "");
      g_assert_cmpint (log->status, ==, 0);
      g_assert_nonnull (strstr (log->out, "A new battle began."));
    }
  play = cli_run ("{\"state\":true}\n", "play", self->battle, NULL);
  assert_complains (play, "play", "barn.vedette");
  print = cli_run (NULL, "print", "--summary", "-o", self->output, self->battle, NULL);
  assert_complains (print, "print", "barn.vedette");
}

/* Step 2 was undone and replaced, 3 is public, the others are secrets; what a person typed looks like formulas. */
static void
make_history (Fixture *self)
{
  make_battle (self);
  append_file (self->battle,
               "{\"n\":2,\"after\":1,\"kind\":\"set-battle\",\"time\":\"2026-01-01T10:00:00Z\",\"do\":[]}\n"
               "{\"to\":1}\n"
               "{\"n\":3,\"after\":1,\"kind\":\"-2+3\",\"time\":\"=cmd|' /C calc'!A0\","
               "\"facts\":{\"new\":[1,2.5,{\"a\":null}]},\"do\":[]}\n"
               "{\"n\":4,\"after\":3,\"kind\":\"set-battle\",\"time\":\"@x\\\"y,\",\"who\":\"red\",\"do\":[]}\n"
               "{\"n\":5,\"after\":4,\"kind\":\"set-battle\",\"time\":\"\\tz\",\"who\":\"blue\",\"do\":[]}\n"
               "{\"n\":6,\"after\":5,\"kind\":\"set-battle\",\"time\":\"\",\"who\":\"umpire\",\"do\":[]}\n");
}

static JsonArray *
read_log (Fixture     *self,
          const char  *option,
          JsonNode   **node)
{
  g_autoptr (CliRun) run = cli_run (NULL, "log", "--format=json", self->battle, option, NULL);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  *node = cli_parse (run->out);
  g_assert_true (JSON_NODE_HOLDS_ARRAY (*node));
  return json_node_get_array (*node);
}

static void
assert_numbers (Fixture    *self,
                const char *option,
                const char *numbers)
{
  g_autoptr (JsonNode) node = NULL;
  JsonArray *steps = read_log (self, option, &node);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (steps); i++)
    g_string_append_printf (found, "%" G_GINT64_FORMAT, cli_whole (json_array_get_object_element (steps, i), "n"));
  g_assert_cmpstr (found->str, ==, numbers);
}

static void
test_log_secrets (Fixture       *self,
                  gconstpointer  data)
{
  make_history (self);
  assert_numbers (self, NULL, "123");
  assert_numbers (self, "--side=red", "1234");
  assert_numbers (self, "--side=blue", "1235");
  assert_numbers (self, "--side=umpire", "1236");
  assert_numbers (self, "--all", "123456");
}

/* For whom a log can be is for the system of the battle to say. */
static void
test_log_for_nobody (Fixture       *self,
                     gconstpointer  data)
{
  g_autoptr (CliRun) run = NULL;

  make_history (self);
  run = cli_run (NULL, "log", self->battle, "--side=green", NULL);
  cli_assert_usage (run, "log");
  g_assert_nonnull (strstr (run->err, "red, blue, umpire"));
}

static void
test_log_json (Fixture       *self,
               gconstpointer  data)
{
  g_autoptr (JsonNode) node = NULL;
  JsonArray *steps;
  JsonObject *second, *third;
  g_autofree char *facts = NULL;

  make_history (self);
  steps = read_log (self, NULL, &node);
  second = json_array_get_object_element (steps, 1);
  third = json_array_get_object_element (steps, 2);
  g_assert_cmpuint (json_object_get_size (second), ==, 8);
  g_assert_false (cli_truth (second, "done"));
  g_assert_cmpstr (cli_text (second, "time"), ==, "2026-01-01T10:00:00Z");
  g_assert_cmpstr (cli_text (second, "text"), !=, "");
  g_assert_cmpuint (json_object_get_size (json_object_get_object_member (second, "facts")), ==, 0);
  g_assert_true (cli_truth (third, "done"));
  g_assert_cmpint (cli_whole (third, "after"), ==, 1);
  g_assert_cmpstr (cli_text (third, "kind"), ==, "-2+3");
  g_assert_cmpstr (cli_text (third, "audience"), ==, "all");
  facts = json_to_string (json_object_get_member (third, "facts"), FALSE);
  g_assert_cmpstr (facts, ==, "{\"new\":[1,2.5,{\"a\":null}]}");
}

static void
test_log_text (Fixture       *self,
               gconstpointer  data)
{
  g_autoptr (CliRun) run = NULL;
  g_auto (GStrv) lines = NULL;

  make_history (self);
  run = cli_run (NULL, "log", self->battle, NULL);
  g_assert_cmpint (run->status, ==, 0);
  lines = g_strsplit (run->out, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 4);
  g_assert_true (g_str_has_prefix (lines[0], "     1  "));
  g_assert_true (g_str_has_prefix (lines[1], "✗    2  "));
  g_assert_true (g_str_has_prefix (lines[2], "     3  "));
}

static void
test_log_csv (Fixture       *self,
              gconstpointer  data)
{
  g_autoptr (CliRun) run = NULL;
  g_auto (GStrv) lines = NULL;

  make_history (self);
  run = cli_run (NULL, "log", "--format", "csv", "--all", self->battle, NULL);
  g_assert_cmpint (run->status, ==, 0);
  lines = g_strsplit (run->out, "\r\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 8);
  g_assert_cmpstr (lines[0], ==, "n,after,time,done,kind,audience,text");
  g_assert_true (g_str_has_prefix (lines[2], "2,1,\"2026-01-01T10:00:00Z\",no,\"set-battle\",\"all\",\""));
  g_assert_true (g_str_has_prefix (lines[3], "3,1,\"'=cmd|' /C calc'!A0\",yes,\"'-2+3\",\"all\",\""));
  g_assert_true (g_str_has_prefix (lines[4], "4,3,\"'@x\"\"y,\",yes,\"set-battle\",\"red\",\""));
  g_assert_true (g_str_has_prefix (lines[5], "5,4,\" z\",yes,"));
  g_assert_true (g_str_has_suffix (lines[6], "\""));
  g_assert_cmpstr (lines[7], ==, "");
}

/* Neither a terminal nor a spreadsheet finds anything to obey in what somebody is called. */
static void
test_log_obeyed (Fixture       *self,
                 gconstpointer  data)
{
  static const char * const formats[] = { "text", "csv", "json" };
  g_autoptr (CliRun) made = cli_run (NULL, "new", self->battle, NULL);
  g_autoptr (CliRun) named =
    cli_run ("{\"edit\":\"set-battle\",\"name\":\"A\\u001b[2J\\u009b2J\\u0007\\u007f\\u202eB\\u2066\"}\n"
             "{\"edit\":\"set-battle\",\"name\":\"plain\"}\n", "play", self->battle, NULL);

  g_assert_cmpint (made->status, ==, 0);
  g_assert_cmpint (named->status, ==, 0);
  g_assert_null (strstr (named->out, "\xc2\x9b"));
  g_assert_null (strstr (named->out, "\xe2\x80\xae"));
  g_assert_nonnull (strstr (named->out, "\\u009b2J"));
  append_file (self->battle, "{\"n\":4,\"after\":3,\"kind\":\"＝1+1\",\"time\":\"＠x\",\"do\":[]}\n"
                             "{\"n\":5,\"after\":4,\"kind\":\"\\t=1\",\"time\":\"\xef\xbb\xbf+2\",\"do\":[]}\n");
  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autoptr (CliRun) run = cli_run (NULL, "log", "--all", "--format", formats[i], self->battle, NULL);

      g_assert_cmpint (run->status, ==, 0);
      g_assert_nonnull (strstr (run->out, "[2J"));
      for (const char *p = run->out; *p != '\0'; p = g_utf8_next_char (p))
        {
          gunichar c = g_utf8_get_char (p);

          g_assert_true (c == '\n' || (c == '\r' && i == 1 && p[1] == '\n') || !g_unichar_iscntrl (c));
          g_assert_true (c != 0x202e && c != 0x2066);
        }
      if (i == 1)
        {
          g_assert_nonnull (strstr (run->out, "4,3,\"'＠x\",yes,\"'＝1+1\","));
          g_assert_nonnull (strstr (run->out, "5,4,\"'\xef\xbb\xbf+2\",yes,\"' =1\","));
        }
      if (i == 2)
        {
          g_autoptr (JsonNode) steps = cli_parse (run->out);
          JsonObject *step = json_array_get_object_element (json_node_get_array (steps), 1);

          /* And machines get what it was. */
          g_assert_nonnull (strstr (cli_text (step, "text"), "\xc2\x9b" "2J\a\x7f" "\xe2\x80\xae" "B" "\xe2\x81\xa6"));
        }
    }
}

static void
assert_pdf (Fixture    *self,
            const char *sheet,
            const char *first,
            const char *second)
{
  g_autoptr (CliRun) run = cli_run (NULL, "print", self->battle, sheet, "-o", self->output, first, second, NULL);
  g_autofree char *text = NULL;

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  text = read_file (self->output);
  g_assert_true (g_str_has_prefix (text, "%PDF-"));
}

static void
test_print (Fixture       *self,
            gconstpointer  data)
{
  g_autofree char *nowhere = g_build_filename (self->folder, "no", "out.pdf", NULL);
  g_autoptr (CliRun) missing = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  make_battle (self);
  before = read_file (self->battle);
  assert_pdf (self, "--summary", NULL, NULL);
  assert_pdf (self, "--summary", "--paper=letter", NULL);
  assert_pdf (self, "--summary", "--paper=a4", "--side=red");
  assert_pdf (self, "--summary", "--side=blue", NULL);
  assert_pdf (self, "--summary", "--side=both", NULL);
  assert_pdf (self, "--summary", "--large", NULL);
  assert_pdf (self, "--cards", "--side=red", "--paper=letter");
  assert_pdf (self, "--cards", "--side=blue", NULL);
  assert_pdf (self, "--roster", NULL, NULL);
  assert_pdf (self, "--roster", "--side=both", "--large");
  assert_pdf (self, "--roster", "--side=red", "--paper=a4");
  assert_pdf (self, "--blank-cards", NULL, NULL);
  assert_pdf (self, "--blank-cards", "--side=blue", "--paper=letter");
  assert_pdf (self, "--blank-roster", NULL, NULL);
  assert_pdf (self, "--blank-roster", "--side=red", "--large");
  missing = cli_run (NULL, "print", self->battle, "--summary", "--output", nowhere, NULL);
  assert_complains (missing, "print", "out.pdf");
  after = read_file (self->battle);
  g_assert_cmpstr (after, ==, before);
}

/* The option has an older name, which works but is not listed. */
static void
test_print_colors (Fixture       *self,
                   gconstpointer  data)
{
  g_autoptr (CliRun) made = cli_run (NULL, "new", "--system=stack", self->battle, NULL);
  g_autoptr (CliRun) help = cli_run (NULL, "print", "--help", NULL);
  g_autoptr (CliRun) both = NULL;

  g_assert_cmpstr (made->err, ==, "");
  assert_pdf (self, "--colors", NULL, NULL);
  g_assert_cmpint (unlink (self->output), ==, 0);
  assert_pdf (self, "--colours", NULL, NULL);
  both = cli_run (NULL, "print", "--colors", "--colours", "-o", self->output, self->battle, NULL);
  g_assert_cmpint (both->status, ==, 0);
  g_assert_cmpint (help->status, ==, 0);
  g_assert_nonnull (strstr (help->out, "--colors "));
  g_assert_null (strstr (help->out, "--colours"));
}

/* What stands in the place of the page and is no file of its own must stay what it is. */
static void
test_print_place (Fixture       *self,
                  gconstpointer  data)
{
  g_autofree char *link = g_build_filename (self->folder, "link.pdf", NULL);
  g_autofree char *page = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (CliRun) over = NULL;
  g_autoptr (CliRun) linked = NULL;
  g_autoptr (CliRun) device = NULL;
  g_autoptr (CliRun) full = NULL;

  make_battle (self);
  before = read_file (self->battle);
  over = cli_run (NULL, "print", self->battle, "--summary", "-o", self->battle, NULL);
  assert_complains (over, "print", "barn.vedette");
  after = read_file (self->battle);
  g_assert_cmpstr (after, ==, before);

  g_assert_true (g_file_set_contents (self->output, "", 0, NULL));
  g_assert_cmpint (symlink (self->output, link), ==, 0);
  linked = cli_run (NULL, "print", self->battle, "--summary", "-o", link, NULL);
  g_assert_cmpint (linked->status, ==, 0);
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  page = read_file (self->output);
  g_assert_true (g_str_has_prefix (page, "%PDF-"));
  g_assert_cmpint (unlink (link), ==, 0);

  /* through links of ours: what replaces one after all replaces no device */
  g_assert_cmpint (symlink ("/dev/null", link), ==, 0);
  device = cli_run (NULL, "print", self->battle, "--summary", "-o", link, NULL);
  g_assert_cmpint (device->status, ==, 0);
  g_assert_false (g_file_test ("/dev/null", G_FILE_TEST_IS_REGULAR));
  g_assert_cmpint (unlink (link), ==, 0);
  g_assert_cmpint (symlink ("/dev/full", link), ==, 0);
  full = cli_run (NULL, "print", self->battle, "--summary", "-o", link, NULL);
  assert_complains (full, "print", "link.pdf");
  g_assert_cmpint (unlink (link), ==, 0);
}

/* Each verb that writes a file for other programs, and what it begins with */
static const struct
{
  const char *verb, *option, *value, *begin;
} outputs[] = {
  { "print", "--summary", "--side=both", "%PDF-" },
  { "report", "--paper=a4", "--side=red", "%PDF-" },
  { "army", "--export=red", "--side=red", "# Vedette army" },
};

static void
assert_output (Fixture    *self,
               guint       i,
               const char *path)
{
  g_autoptr (CliRun) run = cli_run (NULL, outputs[i].verb, outputs[i].option, outputs[i].value, self->battle, "-o", path, NULL);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
}

static void
assert_written (const char *path,
                guint       i)
{
  g_autofree char *text = read_file (path);

  g_assert_true (g_str_has_prefix (text, outputs[i].begin));
}

/* Whoever names a link, a pipe or a long name gets what he asked for, and keeps the link and the pipe. */
static void
test_output (Fixture       *self,
             gconstpointer  data)
{
  g_autofree char *link = g_build_filename (self->folder, "link.pdf", NULL), *pipe = g_build_filename (self->folder, "pipe.pdf", NULL);
  g_autofree char *fill = g_strnfill (246, 'n'), *name = g_strconcat (fill, ".pdf", NULL);
  g_autofree char *longest = g_build_filename (self->folder, name, NULL);

  make_battle (self);
  for (guint i = 0; i < G_N_ELEMENTS (outputs); i++)
    {
      char begin[32] = "";
      int fd;

      g_assert_cmpint (symlink (self->output, link), ==, 0);
      assert_output (self, i, link); /* to what is not there yet */
      assert_written (self->output, i);
      write_file (self->output, "");
      assert_output (self, i, link);
      assert_written (self->output, i);
      g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));

      g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
      fd = open (pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
      /* A whole page has room, so that nobody need read while the program runs. */
      g_assert_cmpint (fcntl (fd, F_SETPIPE_SZ, 1024 * 1024), >=, 1024 * 1024);
      assert_output (self, i, pipe);
      g_assert_cmpint (read (fd, begin, sizeof begin - 1), >, 0);
      g_assert_true (g_str_has_prefix (begin, outputs[i].begin));
      g_assert_cmpint (close (fd), ==, 0);

      assert_output (self, i, longest);
      assert_output (self, i, longest);
      assert_written (longest, i);
      g_assert_cmpint (unlink (link), ==, 0);
      g_assert_cmpint (unlink (pipe), ==, 0);
      g_assert_cmpint (unlink (self->output), ==, 0);
    }
}

#define ADD_LINE "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Wat, good\"}\n"

static void
assert_whole (Fixture    *self,
              const char *closed,
              const char *steps)
{
  g_autoptr (CliRun) run = cli_run (NULL, "check", self->battle, NULL);
  g_autofree char *good = g_strdup_printf ("%s: no errors, %s, system skirmish\n", self->battle, steps);

  g_test_message ("%s", closed);
  g_assert_cmpstr (run->out, ==, good);
}

/* Launchers and schedulers leave descriptors closed: a battle that got the number of one would get the messages, too. */
static void
test_closed (Fixture       *self,
             gconstpointer  data)
{
  static const struct
  {
    const char *closed;
    gboolean deaf; /* no request is heard */
    gboolean mute; /* no answer can be given */
  } rows[] = {
    { "<&-", TRUE, FALSE },
    { ">&-", FALSE, TRUE },
    { "2>&-", FALSE, FALSE },
    { "<&- >&-", TRUE, TRUE },
    { "<&- 2>&-", TRUE, FALSE },
    { ">&- 2>&-", FALSE, TRUE },
    { "<&- >&- 2>&-", TRUE, TRUE },
  };
  g_autofree char *army = g_build_filename (self->folder, "red.army", NULL);

  write_file (army, "Bob, poor\n6 archers, averge\n");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *closed = rows[i].closed;
      g_autoptr (CliRun) new = cli_run_redirected (closed, NULL, "new", self->battle, NULL);
      g_autoptr (CliRun) played = NULL, imported = NULL;

      g_assert_cmpint (new->status, ==, 0);
      assert_whole (self, closed, "1 step");
      played = cli_run_redirected (closed, ADD_LINE "nothing\n", "play", self->battle, NULL);
      assert_whole (self, closed, rows[i].deaf ? "1 step" : "2 steps");
      g_assert_cmpint (played->status, ==, rows[i].deaf || rows[i].mute ? 1 : 0);
      imported = cli_run_redirected (closed, NULL, "army", "--import", "red", "--anyway", self->battle, army, NULL);
      assert_whole (self, closed, rows[i].deaf ? "2 steps" : "3 steps");
      g_assert_cmpint (imported->status, ==, rows[i].mute ? 1 : 0);
      g_assert_cmpint (unlink (self->battle), ==, 0);
    }
}

static void
test_misused (gconstpointer data)
{
  const char *line = data;
  g_auto (GStrv) argv = g_strsplit (line, " ", -1);
  g_autoptr (CliRun) run = cli_run_argv (NULL, (const char *const *) argv);

  cli_assert_usage (run, argv[0]);
}

static const char *const misused[] = {
  "new",
  "new /nowhere/a /nowhere/b",
  "new /nowhere/a --system chess",
  "new /nowhere/a --system",
  "new /nowhere/a --fast",
  "play",
  "play /nowhere/a /nowhere/b",
  "play /nowhere/a --seed x",
  "play /nowhere/a --strict=no",
  "check",
  "check /nowhere/a --yaml",
  "log",
  "log /nowhere/a --format xml",
  "log /nowhere/a --format CSV",
  "print",
  "print /nowhere/a",
  "print /nowhere/a -o /nowhere/b",
  "print /nowhere/a --summary",
  "print /nowhere/a --summary -o",
  "print /nowhere/a --summary --paper a5 -o /nowhere/b",
  "print /nowhere/a --summary --side green -o /nowhere/b",
  "print /nowhere/a --summary --cards --side red -o /nowhere/b",
  "print /nowhere/a --roster --blank-roster -o /nowhere/b",
  "print /nowhere/a --cards -o /nowhere/b",
  "print /nowhere/a --cards --side both -o /nowhere/b",
  "print /nowhere/a --cards --side red --large -o /nowhere/b",
  "print /nowhere/a --blank-cards --large -o /nowhere/b",
  "print /nowhere/a --large -o /nowhere/b",
  "print /nowhere/a --roster",
};

typedef struct
{
  const char *name;
  const char *content;
} BadFile;

static const BadFile bad_files[] = {
  { "not-there", NULL },
  { "empty", "" },
  { "text", "Dear diary\n" },
  { "other-json", "{\"format\":\"other\",\"version\":1,\"system\":\"skirmish\"}\n" },
  { "newer", "{\"format\":\"vedette\",\"version\":99,\"system\":\"skirmish\"}\n" },
  { "unknown-system", "{\"format\":\"vedette\",\"version\":1,\"system\":\"chess\"}\n" },
  { "bad-step", "{\"format\":\"vedette\",\"version\":1,\"system\":\"skirmish\"}\n{\"n\":1}\n{\"n\":2}\n" },
};

static void
add_broken (const BrokenBattle *rows,
            guint               n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strconcat ("/cli/broken/", rows[i].name, NULL);

      g_test_add (path, Fixture, &rows[i], fixture_set_up, test_broken, fixture_tear_down);
    }
}

static void
add (const char    *path,
     gconstpointer  data,
     void         (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, data, fixture_set_up, test, fixture_tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add ("/cli/new/plain", NULL, test_new);
  add ("/cli/new/refused", NULL, test_new_refused);
  add ("/cli/new/named", NULL, test_new_named);
  add ("/cli/check/good", NULL, test_check_good);
  add ("/cli/check/long-name", NULL, test_check_long_name);
  add ("/cli/print-no-character", NULL, test_print_no_character);
  add ("/cli/no-character-entered", NULL, test_no_character_entered);
  add ("/cli/check/torn", NULL, test_check_torn);
  add ("/cli/check/bad-line", NULL, test_check_bad_line);
  add ("/cli/not-begun", NULL, test_not_begun);
  add ("/cli/log/secrets", NULL, test_log_secrets);
  add ("/cli/log/for-nobody", NULL, test_log_for_nobody);
  add ("/cli/log/json", NULL, test_log_json);
  add ("/cli/log/text", NULL, test_log_text);
  add ("/cli/log/csv", NULL, test_log_csv);
  add ("/cli/log/obeyed", NULL, test_log_obeyed);
  add ("/cli/print", NULL, test_print);
  add ("/cli/print-colors", NULL, test_print_colors);
  add ("/cli/print-place", NULL, test_print_place);
  add ("/cli/output", NULL, test_output);
  add ("/cli/closed", NULL, test_closed);
  for (guint i = 0; i < G_N_ELEMENTS (bad_files); i++)
    {
      g_autofree char *path = g_strconcat ("/cli/bad-file/", bad_files[i].name, NULL);

      add (path, bad_files[i].content, test_bad_file);
    }
  for (guint i = 0; i < G_N_ELEMENTS (impossible); i++)
    {
      g_autofree char *path = g_strconcat ("/cli/impossible/", impossible[i].name, NULL);

      add (path, GUINT_TO_POINTER (i), test_impossible);
    }
  add_broken (broken_starts, G_N_ELEMENTS (broken_starts));
  add_broken (broken_steps, G_N_ELEMENTS (broken_steps));
  for (guint i = 0; i < G_N_ELEMENTS (misused); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cli/files-misused/%u", i);

      g_test_add_data_func (path, misused[i], test_misused);
    }
  return g_test_run ();
}
