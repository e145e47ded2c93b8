/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page without letters is none: print says so where there is no font, or none that can be read. */

#include <glib/gstdio.h>
#include <string.h>

#include "cli-support.h"

#define MESSAGE "no readable font was found. Install a font."

typedef struct
{
  char *folder;
  char *fonts;
  char *battle;
  char *output;
} Fixture;

/* The program finds only the fonts of a folder that is still empty. */
static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  g_autofree char *config = NULL, *text = NULL;
  g_autoptr (CliRun) run = NULL;

  self->folder = cli_new_folder ();
  self->fonts = g_build_filename (self->folder, "fonts", NULL);
  self->battle = g_build_filename (self->folder, "barn.vedette", NULL);
  self->output = g_build_filename (self->folder, "out.pdf", NULL);
  config = g_build_filename (self->folder, "fonts.conf", NULL);
  text = g_strdup_printf ("<fontconfig><dir>%s</dir><cachedir>%s/cache</cachedir></fontconfig>", self->fonts, self->folder);
  g_assert_cmpint (g_mkdir (self->fonts, 0700), ==, 0);
  g_assert_true (g_file_set_contents (config, text, -1, NULL));
  g_setenv ("FONTCONFIG_FILE", config, TRUE);
  run = cli_run (NULL, "new", self->battle, NULL);
  g_assert_cmpint (run->status, ==, 0);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  g_autofree char *cache = g_build_filename (self->folder, "cache", NULL);

  g_unsetenv ("FONTCONFIG_FILE");
  cli_remove_folder (self->fonts);
  if (g_file_test (cache, G_FILE_TEST_EXISTS))
    cli_remove_folder (cache);
  cli_remove_folder (self->folder);
  g_free (self->folder);
  g_free (self->fonts);
  g_free (self->battle);
  g_free (self->output);
}

static void
assert_refused (Fixture *self)
{
  g_autoptr (CliRun) run = cli_run (NULL, "print", self->battle, "--summary", "-o", self->output, NULL);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_nonnull (strstr (run->err, MESSAGE));
  g_assert_cmpstr (run->out, ==, "");
  g_assert_false (g_file_test (self->output, G_FILE_TEST_EXISTS));
}

static void
test_none (Fixture       *self,
           gconstpointer  data)
{
  assert_refused (self);
}

/* Returns: (transfer full): where the copy is */
static char *
copy_font (Fixture    *self,
           const char *pattern)
{
  const char *argv[] = { "fc-match", "-f", "%{file}", pattern, NULL };
  g_autofree char *path = NULL, *name = NULL, *content = NULL;
  g_autoptr (GError) error = NULL;
  char *copy;
  gsize length;

  g_unsetenv ("FONTCONFIG_FILE");
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &path, NULL, NULL, &error);
  g_assert_no_error (error);
  g_file_get_contents (path, &content, &length, &error);
  g_assert_no_error (error);
  name = g_path_get_basename (path);
  copy = g_build_filename (self->fonts, name, NULL);
  g_file_set_contents (copy, content, (gssize) length, &error);
  g_assert_no_error (error);
  return copy;
}

/* Its folder still tells of it: fontconfig looks into a file only once. */
static void
empty_file (const char *path)
{
  FILE *file = g_fopen (path, "w");

  g_assert_nonnull (file);
  g_assert_cmpint (fclose (file), ==, 0);
}

static void
test_unreadable (Fixture       *self,
                 gconstpointer  data)
{
  g_autofree char *config = g_strdup (g_getenv ("FONTCONFIG_FILE"));
  g_autofree char *plain = copy_font (self, "DejaVu Sans"), *bold = copy_font (self, "DejaVu Sans:bold");
  g_autoptr (CliRun) run = NULL;

  g_setenv ("FONTCONFIG_FILE", config, TRUE);
  run = cli_run (NULL, "print", self->battle, "--summary", "-o", self->output, NULL);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpint (g_unlink (self->output), ==, 0);
  empty_file (data != NULL ? bold : plain);
  assert_refused (self);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  /* Of a font that cannot be read pango warns on its own; that is not to end the program before it says so itself. */
  g_unsetenv ("G_DEBUG");

  g_test_add ("/cli/fonts/none", Fixture, NULL, set_up, test_none, tear_down);
  g_test_add ("/cli/fonts/plain", Fixture, NULL, set_up, test_unreadable, tear_down);
  g_test_add ("/cli/fonts/bold", Fixture, "bold", set_up, test_unreadable, tear_down);
  return g_test_run ();
}
