/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words of typed lines in English and in the language in use, for those that stand in no vocabulary. */

#include "vedette-config.h"

#include "core/typed/vedette-local-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/typed/vedette-scan.h"

/* Returns: (transfer none): the list of the language in use; that of English if it has none */
const char *
vedette_local_words_translate (const char *english)
{
  return *english == '\0' ? "" : g_dpgettext2 (GETTEXT_PACKAGE, VEDETTE_LOCAL_CONTEXT, english);
}

static void
add_words (GPtrArray  *words,
           const char *list)
{
  g_auto (GStrv) each = g_strsplit (list, "|", -1);

  for (guint i = 0; each[i] != NULL; i++)
    {
      g_autofree char *folded = vedette_scan_fold (each[i]);

      if (!g_ptr_array_find_with_equal_func (words, folded, g_str_equal, NULL))
        g_ptr_array_add (words, g_steal_pointer (&folded));
    }
}

/* The longer first, for a shorter one may be its beginning or its end */
static gint
compare_length (gconstpointer one,
                gconstpointer other)
{
  gsize n_one = strlen (*(const char * const *) one), n_other = strlen (*(const char * const *) other);

  return n_one < n_other ? 1 : n_one > n_other ? -1 : strcmp (*(const char * const *) one, *(const char * const *) other);
}

/**
 * vedette_local_words_get:
 * @english: a list that lives as long as the program
 *
 * Returns: (transfer none): the words of English and of the language in use, as vedette_scan_fold() makes them
 */
const char * const *
vedette_local_words_get (const char *english)
{
  static GMutex mutex;
  static GHashTable *known;
  GPtrArray *words;

  g_mutex_lock (&mutex);
  /* A program has one language. */
  if (known == NULL)
    known = g_hash_table_new (g_str_hash, g_str_equal);
  words = g_hash_table_lookup (known, english);
  if (words == NULL)
    {
      words = g_ptr_array_new ();
      add_words (words, english);
      add_words (words, vedette_local_words_translate (english));
      g_ptr_array_sort (words, compare_length);
      g_ptr_array_add (words, NULL);
      g_hash_table_insert (known, (gpointer) english, words);
    }
  g_mutex_unlock (&mutex);
  return (const char * const *) words->pdata;
}

/* Whether a text is one of the words, and nothing else */
gboolean
vedette_local_words_is (const char *english,
                        const char *text)
{
  g_autofree char *folded = vedette_scan_fold (text);

  return g_strv_contains (vedette_local_words_get (english), folded);
}

/* Whether one of the words stands in the text */
gboolean
vedette_local_words_has (const char *english,
                         const char *text)
{
  const char * const *words = vedette_local_words_get (english);
  g_autofree char *folded = vedette_scan_fold (text);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && strstr (folded, words[i]) != NULL)
      return TRUE;
  return FALSE;
}

/* Returns: (nullable): what follows @word, which is folded */
static const char *
skip_one (const char *at,
          const char *to,
          const char *word)
{
  gsize n = strlen (word), matched = 0;

  while (at < to && matched < n)
    {
      const char *next = g_utf8_next_char (at);
      g_autofree char *folded = g_utf8_casefold (at, next - at);

      if (!g_str_has_prefix (word + matched, folded))
        return NULL;
      matched += strlen (folded);
      at = next;
    }
  return matched == n ? at : NULL;
}

static gboolean
may_end (const char *at,
         const char *to)
{
  gunichar c = g_utf8_get_char (at);

  return at >= to || g_unichar_isspace (c) || c == '"' || c == ':';
}

/**
 * vedette_local_words_skip:
 * @at: (inout): where one of the words may stand; behind it and the space around it if it does
 * @to: where the text ends
 *
 * Returns: whether one stands there
 */
gboolean
vedette_local_words_skip (const char       *english,
                          const char      **at,
                          const char       *to)
{
  const char * const *words = vedette_local_words_get (english);

  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *next = skip_one (*at, to, words[i]);

      if (next == NULL || next == *at || !may_end (next, to))
        continue;
      *at = MIN (vedette_scan_skip_space (next), to);
      return TRUE;
    }
  return FALSE;
}
