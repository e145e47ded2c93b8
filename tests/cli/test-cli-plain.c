/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the locale has no UTF-8, all that is printed is plain ASCII, and nothing is lost to a “?”. */

#include <string.h>

#include "cli-support.h"
#include "cli/vedette-cli-plain.h"

#define ASCII "ANSI_X3.4-1968"

static void
test_letters (void)
{
  static const struct
  {
    const char *text, *plain;
  } rows[] = {
    { "plain", "plain" },
    { "“Jörg” needs ≥ 11 — 6″ → 8″ · 2 × ½ − 1…", "\"Jorg\" needs >= 11 -- 6\" -> 8\" - 2 x 1/2 - 1..." },
    { "Łódź", "Lodz" },
    { "騎士 and Ж", "\\u{9a0e}\\u{58eb} and \\u{416}" },
    /* Somebody's own */
    { "why?", "why?" },
    { "", "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *plain = vedette_cli_plain_text (rows[i].text, ASCII);

      g_assert_cmpstr (plain, ==, rows[i].plain);
    }
}

/* What the charset has stays what it is. */
static void
test_latin (void)
{
  g_autofree char *plain = vedette_cli_plain_text ("“Jörg” → 6×", "ISO-8859-1");

  g_assert_cmpstr (plain, ==, "\"J\xf6rg\" -> 6\xd7");
}

/* Every sign that stands in our sentences is written with signs, none is told by its number. */
static void
check_file (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      g_autofree char *letter = g_strndup (p, (gsize) (g_utf8_next_char (p) - p));
      g_autofree char *plain = (guchar) *p < 0x80 ? NULL : vedette_cli_plain_text (letter, ASCII);

      if (plain != NULL && (strchr (plain, '?') != NULL || g_str_has_prefix (plain, "\\u")))
        g_error ("%s: “%s” has no plain form in vedette-cli-plain.c", path, letter);
    }
}

static void
check_folder (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (path, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *below = g_build_filename (path, name, NULL);

      if (g_file_test (below, G_FILE_TEST_IS_DIR))
        check_folder (below);
      else if (g_str_has_suffix (name, ".c") && !g_str_equal (name, "vedette-cli-plain.c"))
        check_file (below);
    }
}

static void
test_sources (void)
{
  const char * const folders[] = { "cli", "core" };

  for (gsize i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *path = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "src", folders[i], NULL);

      check_folder (path);
    }
}

static void
assert_plain (const char *text)
{
  for (const char *p = text; *p != '\0'; p++)
    if ((guchar) *p >= 0x80)
      g_error ("Not ASCII: %s", text);
}

/* The program, in the locale that @data names */
static void
test_program (gconstpointer data)
{
  g_autofree char *folder = cli_new_folder (), *battle = g_build_filename (folder, "barn.vedette", NULL);
  g_autoptr (CliRun) new = NULL, log = NULL, help = NULL, usage = NULL, refused = NULL, asked = NULL;

  g_setenv ("LC_ALL", data, TRUE);
  new = cli_run (NULL, "new", battle, "--name", "Jörg’s 騎士", NULL);
  g_assert_cmpint (new->status, ==, 0);
  log = cli_run (NULL, "log", battle, NULL);
  help = cli_run (NULL, "army", "--help", NULL);
  usage = cli_run (NULL, "--help", NULL);
  refused = cli_run (NULL, "log", "/nowhere/Łódź.vedette", NULL);
  asked = cli_run (NULL, "odds", "--help", NULL);
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);

  g_assert_cmpint (log->status, ==, 0);
  g_assert_nonnull (strstr (log->out, "Jorg's \\u{9a0e}\\u{58eb}"));
  g_assert_cmpint (refused->status, !=, 0);
  g_assert_nonnull (strstr (refused->err, "Lodz"));
  g_assert_null (strchr (refused->err, '?'));
  for (gsize i = 0; i < 6; i++)
    {
      CliRun *run = (CliRun *[]){ new, log, help, usage, refused, asked }[i];

      assert_plain (run->out);
      assert_plain (run->err);
    }
  cli_remove_folder (folder);
}

/* What machines read is the same everywhere. */
static void
test_json (void)
{
  g_autofree char *folder = cli_new_folder (), *battle = g_build_filename (folder, "barn.vedette", NULL);
  g_autoptr (CliRun) new = NULL, log = NULL;

  g_setenv ("LC_ALL", "C", TRUE);
  new = cli_run (NULL, "new", battle, "--name", "Jörg’s 騎士", NULL);
  log = cli_run (NULL, "log", battle, "--format=json", NULL);
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  g_assert_cmpint (log->status, ==, 0);
  g_assert_nonnull (strstr (log->out, "Jörg’s 騎士"));
  cli_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cli/plain/letters", test_letters);
  g_test_add_func ("/cli/plain/latin", test_latin);
  g_test_add_func ("/cli/plain/sources", test_sources);
  g_test_add_data_func ("/cli/plain/program/C", "C", test_program);
  g_test_add_data_func ("/cli/plain/program/POSIX", "POSIX", test_program);
  g_test_add_func ("/cli/plain/json", test_json);

  return g_test_run ();
}
