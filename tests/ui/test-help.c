/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The help: each view has its page, and each page is in the one that a web browser shows. */

#include <glib/gstdio.h>

#include "start-support.h"

#include "core/systems.h"
#include "ui/system/vedette-ui-system.h"
#include "ui/vedette-help.h"
#include "ui/widgets/vedette-why-button.h"
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
  g_assert_true (g_str_has_prefix (with->message, "No program on this computer can show web pages. Install Yelp (package “yelp”), or open /"));
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

/* Returns: how many widgets below @widget show the text */
static guint
count_texts (GtkWidget  *widget,
             const char *text)
{
  guint n = GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_texts (child, text);
  return n;
}

/* The button is there only if there is something to explain; its popover explains each rule and leads to the help. */
static void
test_why (void)
{
  GtkWidget *window = gtk_window_new (), *button = vedette_why_button_new ();
  g_autoptr (GPtrArray) rules = g_ptr_array_new ();

  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_false (gtk_widget_get_visible (button));
  vedette_why_button_set_rule (VEDETTE_WHY_BUTTON (button), "F-99");
  g_assert_false (gtk_widget_get_visible (button));
  g_ptr_array_add (rules, (char *) "S-12");
  g_ptr_array_add (rules, (char *) "s.start");
  vedette_why_button_set_rules (VEDETTE_WHY_BUTTON (button), rules);
  g_assert_true (gtk_widget_get_visible (button));
  gtk_menu_button_popup (GTK_MENU_BUTTON (gtk_widget_get_first_child (button)));
  g_assert_cmpuint (count_texts (button, vedette_systems_get_why ("S-12")), ==, 1);
  g_assert_cmpuint (count_texts (button, vedette_systems_get_why ("s.start")), ==, 1);
  g_assert_cmpuint (count_texts (button, "S-12 in Help"), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
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
  g_test_add_func ("/help/why", test_why);
  return g_test_run ();
}
