/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words of typed lines in English and in the language in use, for those that stand in no vocabulary. */

#include "vedette-config.h"

#include "core/typed/vedette-local-words.h"

#include <glib/gi18n-lib.h>

#include "core/typed/vedette-scan.h"

/* Returns: (transfer none): the list of the language in use; that of English if it has none */
const char *
vedette_local_words_translate (const char *english)
{
  return *english == '\0' ? "" : g_dpgettext2 (GETTEXT_PACKAGE, VEDETTE_LOCAL_CONTEXT, english);
}

/* Returns: (transfer full): the words of English and of the language in use, as vedette_scan_fold() makes them */
static char *
list_words (const char *english)
{
  g_autofree char *both = g_strconcat (english, "|", vedette_local_words_translate (english), NULL);

  return vedette_scan_fold (both);
}

/**
 * vedette_local_words_pattern:
 * @english: a list
 *
 * Returns: (transfer full): a regular expression of the words of English and of the language in use, for a folded text
 */
char *
vedette_local_words_pattern (const char *english)
{
  g_autofree char *words = list_words (english), *escaped = g_regex_escape_string (words, -1);
  g_auto (GStrv) each = g_strsplit (escaped, "\\|", -1);
  g_autofree char *all = g_strjoinv ("|", each);

  return g_strdup_printf ("(?:%s)", all);
}

/* Whether a text is one of the words, and nothing else */
gboolean
vedette_local_words_is (const char *english,
                        const char *text)
{
  g_autofree char *words = list_words (english), *folded = vedette_scan_fold (text);
  g_auto (GStrv) each = g_strsplit (words, "|", -1);

  return g_strv_contains ((const char * const *) each, folded);
}

/* Whether one of the words stands in the text */
gboolean
vedette_local_words_has (const char *english,
                         const char *text)
{
  g_autofree char *pattern = vedette_local_words_pattern (english), *folded = vedette_scan_fold (text);

  return g_regex_match_simple (pattern, folded, 0, 0);
}
