/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cutting a line into words, texts in quotation marks, brackets and commas; and the counts among the words. */

#include "core/typed/vedette-words.h"

#include <string.h>

#include "core/typed/vedette-scan.h"
#include "core/typed/vedette-vocabulary.h"

static void
clear_word (gpointer data)
{
  g_free (((VedetteWord *) data)->squeezed);
  g_free (((VedetteWord *) data)->quoted);
}

static gboolean
is_space (const char *p)
{
  return g_unichar_isspace (g_utf8_get_char (p)) || g_unichar_iscntrl (g_utf8_get_char (p));
}

static gboolean
is_comma (const char *p,
          const char *marks)
{
  return vedette_scan_is_separator (g_utf8_get_char (p)) || strchr (marks, *p) != NULL;
}

static const char *
find_word_end (const char *p,
               const char *end,
               const char *marks)
{
  do
    p = g_utf8_next_char (p);
  while (p < end && *p != '(' && !is_space (p) && !is_comma (p, marks));
  return p;
}

/**
 * vedette_words_cut:
 * @p: where the part of a line begins
 * @end: where it ends
 * @marks: letters that part words as a comma does
 *
 * Returns: (transfer full) (element-type VedetteWord): what stands there
 */
GArray *
vedette_words_cut (const char *p,
                   const char *end,
                   const char *marks)
{
  GArray *words = g_array_new (FALSE, TRUE, sizeof (VedetteWord));
  gboolean quotes = TRUE, brackets = TRUE;

  g_array_set_clear_func (words, clear_word);
  while (p < end)
    {
      VedetteWord word = { .from = p };
      const char *closing = *p == '(' && brackets ? memchr (p, ')', (gsize) (end - p)) : NULL;
      const char *behind = p;

      if (*p == '"' && quotes)
        word.quoted = vedette_scan_quoted (&behind);
      if (behind > end)
        g_clear_pointer (&word.quoted, g_free);
      /* What has no fellow here has none further on. */
      quotes = quotes && (*p != '"' || word.quoted != NULL);
      brackets = brackets && (*p != '(' || closing != NULL);
      word.bracket = closing != NULL;
      if (is_space (p) && !is_comma (p, marks))
        {
          p = g_utf8_next_char (p);
          continue;
        }
      if (word.quoted != NULL)
        p = behind;
      else if (word.bracket)
        p = closing + 1;
      else if (is_comma (p, marks))
        p = g_utf8_next_char (p);
      else
        {
          g_autofree char *raw = NULL;

          p = find_word_end (p, end, marks);
          raw = g_strndup (word.from, (gsize) (p - word.from));
          word.squeezed = vedette_vocabulary_squeeze (raw);
        }
      word.to = p;
      g_array_append_val (words, word);
    }
  return words;
}

VedetteWord *
vedette_words_nth (GArray *words,
                   guint   i)
{
  return &g_array_index (words, VedetteWord, i);
}

/* Whether it is neither a word nor a text, but what parts them */
gboolean
vedette_word_is_mark (const VedetteWord *word)
{
  return word->squeezed == NULL && word->quoted == NULL && !word->bracket;
}

/* Returns: (transfer full): what stands there, with one space between two words */
char *
vedette_words_join (GArray *words,
                    guint   first,
                    guint   end)
{
  GString *text = g_string_new (NULL);

  for (guint i = first; i < end; i++)
    {
      if (i > first)
        g_string_append_c (text, ' ');
      g_string_append_len (text, vedette_words_nth (words, i)->from,
                           vedette_words_nth (words, i)->to - vedette_words_nth (words, i)->from);
    }
  return g_string_free (text, FALSE);
}

static VedetteVocabulary *
get_numbers (void)
{
  static gsize numbers = 0;

  if (g_once_init_enter (&numbers))
    {
      VedetteVocabulary *made = vedette_vocabulary_new ();

      vedette_vocabulary_add_numbers (made, 0);
      vedette_vocabulary_finish (made, 0);
      g_once_init_leave (&numbers, (gsize) made);
    }
  return (VedetteVocabulary *) numbers;
}

/* “2”, “two”. Returns: what is beyond any limit for what no count can be, -1 if it is no number */
int
vedette_word_read_number (const VedetteWord *word)
{
  g_autofree char *raw = g_strndup (word->from, (gsize) (word->to - word->from));
  gint64 hundredths;
  gboolean whole, exact;
  int value;

  if (word->squeezed == NULL)
    return -1;
  if (vedette_vocabulary_find (get_numbers (), 0, word->squeezed, &value))
    return value;
  if (!vedette_scan_number (raw, (const char * const[]){ "", ".", ":", NULL }, &hundredths, &whole, &exact))
    return -1;
  return whole && hundredths >= 0 ? (int) (hundredths / 100) : G_MAXINT;
}

/* “8x”, “x8”, “8 x”. Returns: -1 if it is no count */
int
vedette_words_read_times (GArray *words,
                          guint   first,
                          guint   end)
{
  g_autofree char *raw = vedette_words_join (words, first, end);
  int value = -1;

  if (end - first == 1 && vedette_word_read_number (vedette_words_nth (words, first)) >= 0)
    return -1;
  return *vedette_scan_leading_count (raw, &value) == '\0' || vedette_scan_trailing_count (raw, &value) == raw ? value : -1;
}
