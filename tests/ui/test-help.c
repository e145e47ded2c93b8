/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The help: each view has its page, and each page is in the one that a web browser shows. */

#include <glib/gstdio.h>

#include "start-support.h"

#include "core/systems.h"
#include "ui/system/vedette-ui-system.h"
#include "ui/vedette-help.h"
#include "ui/widgets/vedette-rule-tip.h"
#include "ui/window/vedette-battle-window.h"

#define HTML_FOLDER "help"

static void
assert_page (const char *id)
{
  g_autofree char *name = g_strconcat (id, ".page", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "help", "C", name, NULL);

  g_test_message ("page %s", path);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* F1 opens the page of the view: there is one for each view of each system. */
static void
test_views (void)
{
  for (const VedetteUiSystem * const *ui = vedette_ui_systems; *ui != NULL; ui++)
    for (const VedetteUiPage *page = (*ui)->pages; page != NULL && page->name != NULL; page++)
      {
        g_assert_nonnull (page->help);
        assert_page (page->help);
      }
  assert_page ("play");
  assert_page ("log");
}

static void
test_uris (void)
{
  g_autofree char *page = vedette_help_get_uri ("log"), *first = vedette_help_get_uri (NULL);

  g_assert_cmpstr (page, ==, "help:vedette/log");
  g_assert_cmpstr (first, ==, "help:vedette");
}

/* Without pages in HTML there is no URI of them; with them the user's language comes first, and English last. */
static void
test_html (void)
{
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL), *language = g_build_filename (folder, "C", NULL);
  g_autofree char *path = g_build_filename (language, "help.html", NULL);
  g_autofree char *none = NULL, *uri = NULL, *first = NULL, *rule = NULL;

  g_setenv ("VEDETTE_HELP", folder, TRUE);
  none = vedette_help_get_html ("log");
  g_assert_null (none);
  g_assert_cmpint (g_mkdir (language, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "<html></html>", -1, NULL));
  uri = vedette_help_get_html ("log");
  first = vedette_help_get_html (NULL);
  rule = vedette_help_get_html ("rules#S-12");
  g_assert_true (g_str_has_prefix (uri, "file:///"));
  g_assert_true (g_str_has_suffix (uri, "/C/help.html#log"));
  g_assert_true (g_str_has_suffix (first, "/C/help.html#index"));
  g_assert_true (g_str_has_suffix (rule, "/C/help.html#rules.S-12"));
  g_unsetenv ("VEDETTE_HELP");
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (language), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Whoever reads the number of a rule finds it in the help, and is told so; nothing else is taken for one. */
static void
test_rules (void)
{
  g_autofree char *csv = g_test_build_filename (G_TEST_DIST, "fixtures", "catalogue", "rules.csv", NULL);
  g_autofree char *page = g_test_build_filename (G_TEST_DIST, "..", "help", "C", "rules.page", NULL);
  g_autofree char *rows = NULL, *text = NULL, *none = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  guint n = 0;

  g_file_get_contents (csv, &rows, NULL, &error);
  g_assert_no_error (error);
  g_file_get_contents (page, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (rows, "\n", -1);
  for (guint i = 1; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], ",", -1);
      g_autofree char *row = g_strdup_printf ("<td><p>%s</p></td>", cells[0]), *about = NULL, *expected = NULL;
      g_autofree char *sentence = g_strdup_printf ("So it is (s.start, %s, S-01)", cells[0]);

      if (g_str_equal (cells[1], "switch"))
        continue;
      if (strstr (text, row) == NULL)
        g_error ("%s is not in the help", cells[0]);
      about = vedette_rule_tip_say (sentence);
      expected = g_strdup_printf ("%s is the number of a rule. Help lists them under “Rules by Number”.", cells[0]);
      g_assert_cmpstr (about, ==, expected);
      n++;
    }
  g_assert_cmpuint (n, >, 250);
  g_assert_null (none = vedette_rule_tip_say ("The T-34 (of class MS-80) acts"));
}

/* Where nothing can show it, it is said what would: no help browser, and no web browser for the pages that were built. */
static void
test_missing (void)
{
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL), *language = g_build_filename (folder, "C", NULL);
  g_autofree char *path = g_build_filename (language, "help.html", NULL);
  g_autoptr (GError) without = NULL, with = NULL;

  g_setenv ("VEDETTE_HELP", folder, TRUE);
  g_assert_false (vedette_help_show ("log", &without));
  g_assert_cmpstr (without->message, ==, "Install Yelp (package “yelp”) to read the help");
  g_assert_cmpint (g_mkdir (language, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "<html></html>", -1, NULL));
  g_assert_false (vedette_help_show ("log", &with));
  g_assert_true (g_str_has_prefix (with->message, "No program here shows web pages. Install Yelp (package “yelp”), or open /"));
  g_assert_nonnull (strstr (with->message, "/C/help.html in a web browser"));
  g_unsetenv ("VEDETTE_HELP");
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (language), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Where the pages were built as one, every link in it leads to something in it. */
static void
test_links (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "..", HTML_FOLDER, "help.html", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GRegex) links = g_regex_new ("href=\"#([^\"]+)\"", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  guint n = 0, n_pictures = 0;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    {
      g_test_skip ("Yelp's tools are not there");
      return;
    }
  for (g_regex_match (links, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *id = g_match_info_fetch (match, 1), *wanted = g_strdup_printf ("id=\"%s\"", id);

      if (strstr (text, wanted) == NULL)
        g_error ("%s leads nowhere", id);
      n++;
    }
  g_assert_cmpuint (n, >, 20);
  /* A picture is in the page itself. */
  for (const char *at = strstr (text, "src=\""); at != NULL; at = strstr (at + 1, "src=\""))
    {
      g_assert_true (g_str_has_prefix (at, "src=\"data:image/png;base64,"));
      n_pictures++;
    }
  g_assert_cmpuint (n_pictures, >, 10);
  g_assert_null (strstr (text, ".html\""));
}

int
main (int   argc,
      char *argv[])
{
  /* Whatever this computer has, here is no program that shows help. */
  g_setenv ("XDG_DATA_DIRS", "/no/such/folder", TRUE);
  ui_test_init (&argc, &argv);
  g_test_add_func ("/help/views", test_views);
  g_test_add_func ("/help/uris", test_uris);
  g_test_add_func ("/help/html", test_html);
  g_test_add_func ("/help/missing", test_missing);
  g_test_add_func ("/help/links", test_links);
  return g_test_run ();
}
