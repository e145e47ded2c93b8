/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Switches a test to another language, with a translation in a temporary folder. */

#include "vedette-config.h"

#include "vedette-test-language.h"

#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>
#include <unistd.h>

static void
run (const char * const *words)
{
  g_autoptr (GError) error = NULL;
  int status;

  g_assert_true (g_spawn_sync (NULL, (char **) words, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, NULL,
                               NULL, &status, &error));
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
}

/* Links the C.UTF-8 locale into @top under the name of the language, and selects the link. Newer C libraries ignore
 * LANGUAGE in the locale C.UTF-8, and the locale of the tested language is perhaps not installed. */
static void
take_locale (const char *top,
             const char *language)
{
  g_autofree char *name = g_strconcat (language, ".UTF-8", NULL), *folder = g_strconcat (language, ".utf8", NULL);
  g_autofree char *locale = g_build_filename (top, folder, NULL);

  g_assert_cmpint (symlink ("/usr/lib/locale/C.utf8", locale), ==, 0);
  g_setenv ("LOCPATH", top, TRUE);
  g_setenv ("LANGUAGE", language, TRUE);
  g_setenv ("LC_ALL", name, TRUE);
  g_assert_nonnull (setlocale (LC_ALL, ""));
}

/**
 * vedette_test_language_begin:
 * @language: a language code, such as “de”; “xx” if @po is %NULL
 * @po: (nullable): the path of the translation; %NULL for English texts that are made twice as long
 *
 * Switches the test to a language. Call this function before any text is translated. No locale of the language needs
 * to be installed.
 *
 * Returns: (transfer full): a folder for vedette_test_language_end()
 */
char *
vedette_test_language_begin (const char *language,
                             const char *po)
{
  g_autofree char *folder = NULL, *mo = NULL;
  g_autofree char *script = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "tests", "screenshots", "pseudo.py", NULL);
  g_autoptr (GError) error = NULL;
  char *top = g_dir_make_tmp ("vedette-words-XXXXXX", &error);

  g_assert_no_error (error);
  take_locale (top, language);
  folder = g_build_filename (top, language, "LC_MESSAGES", NULL);
  mo = g_build_filename (folder, GETTEXT_PACKAGE ".mo", NULL);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  if (po != NULL)
    run ((const char *[]){ "msgfmt", "-o", mo, po, NULL });
  else
    run ((const char *[]){ "python3", "-B", script, g_getenv ("VEDETTE_SRCDIR"), top, "100", NULL });
  g_assert_nonnull (bindtextdomain (GETTEXT_PACKAGE, top));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  /* The command above (msgfmt or pseudo.py) must have written the translation. */
  g_assert_true (g_file_test (mo, G_FILE_TEST_EXISTS));
  return top;
}

void
vedette_test_language_end (char       *folder,
                           const char *language)
{
  const char * const below[] = { "LC_MESSAGES/" GETTEXT_PACKAGE ".mo", "LC_MESSAGES", "" };
  g_autofree char *locale = g_strconcat (folder, G_DIR_SEPARATOR_S, language, ".utf8", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (below); i++)
    {
      g_autofree char *path = g_build_filename (folder, language, below[i], NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_remove (locale), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_free (folder);
}
