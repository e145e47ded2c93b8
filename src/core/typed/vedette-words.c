/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cutting a line into words, texts in quotation marks, brackets and commas; and the counts among the words. */

#include "vedette-config.h"

#include "core/typed/vedette-words.h"

#include <glib/gi18n-lib.h>
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

/* Returns: (nullable): the bracket that closes the one at @p */
static const char *
find_closing (const char *p,
              const char *end)
{
  char open = *p, closing = open == '(' ? ')' : open == '[' ? ']' : '\0';
  int depth = 0;

  for (; closing != '\0' && p < end; p++)
    if ((depth += (*p == open) - (*p == closing)) == 0)
      return p;
  return NULL;
}

/* A mark such as “/” cuts “avg/bow” and “w/bow”, but neither “3/4” nor “quick+2”. @p is behind the beginning of the text. */
static gboolean
is_inner_mark (const char *p,
               const char *end)
{
  if (p + 1 >= end || strchr ("/+&=", *p) == NULL)
    return FALSE;
  return *p == '=' || !(g_ascii_isdigit (p[1]) || g_ascii_isdigit (p[-1]));
}

/* Whether a word that begins at @from is cut before @p: “avg|/|bow”, “leader:|good”, “Orcs|×10”, “10x|Orcs”.
 * @is_cut: whether the word follows another one without space */
static gboolean
is_inner_cut (const char *from,
              const char *p,
              const char *end,
              gboolean    is_cut)
{
  const char *before = g_utf8_prev_char (p), *digits = g_utf8_next_char (p);

  if (is_inner_mark (p, end) || (is_cut && is_inner_mark (before, end)))
    return TRUE;
  if (*before == ':' && before > from)
    return g_unichar_isalnum (g_utf8_get_char (p)) && !g_ascii_isdigit (before[-1]);
  if (*p == '*' || g_str_has_prefix (p, "×"))
    return g_ascii_isdigit (*digits) && digits + strspn (digits, "0123456789") >= end;
  return g_ascii_isdigit (*from) && from + strspn (from, "0123456789") == before && g_unichar_isalpha (g_utf8_get_char (p)) &&
         (strchr ("xX*", *before) != NULL || g_str_has_prefix (before, "×"));
}

static const char *
find_word_end (const char *from,
               const char *end,
               const char *marks,
               gboolean    is_cut)
{
  const char *space = from, *p;

  while (space < end && !is_space (space) && !is_comma (space, marks))
    space = g_utf8_next_char (space);
  for (p = g_utf8_next_char (from); p < space && find_closing (p, end) == NULL && !is_inner_cut (from, p, space, is_cut);)
    p = g_utf8_next_char (p);
  return p;
}

/* An inch mark behind a number does not begin a text; a mark behind the number of figures does. A mark within a word, as in
 * “<b>&"x”, belongs to the word. */
static gboolean
may_quote (GArray     *words,
           const char *p)
{
  const VedetteWord *last = words->len > 0 ? vedette_words_nth (words, words->len - 1) : NULL;

  if (last == NULL || g_ascii_isdigit (last->to[-1]))
    return words->len < 2;
  return last->to < p || last->squeezed == NULL || *last->squeezed == '\0';
}

static gboolean
is_dash (const char *text)
{
  return g_strv_contains ((const char * const[]){ "-", "–", "—", "--", "=", "/", ":", NULL }, text);
}

/**
 * vedette_words_cut:
 * @p: where the part of a line begins
 * @end: where that part ends
 * @marks: characters that divide words as a comma does
 *
 * Returns: (transfer full) (element-type VedetteWord): the words, quoted texts, brackets and commas, in their order
 */
GArray *
vedette_words_cut (const char *p,
                   const char *end,
                   const char *marks)
{
  GArray *words = g_array_new (FALSE, TRUE, sizeof (VedetteWord));
  gboolean quotes = TRUE;

  g_array_set_clear_func (words, clear_word);
  while (p < end)
    {
      VedetteWord word = { .from = p, .to = p };
      const char *closing = find_closing (p, end);

      if (is_space (p) && !is_comma (p, marks))
        {
          p = g_utf8_next_char (p);
          continue;
        }
      if (*p == '"' && quotes && may_quote (words, p))
        {
          word.quoted = vedette_scan_quoted (&word.to);
          /* After a mark that no other closes, no text ends. */
          quotes = word.quoted != NULL;
          if (word.to > end)
            g_clear_pointer (&word.quoted, g_free);
        }
      if (closing != NULL)
        {
          word.bracket = TRUE;
          word.to = closing + 1;
        }
      else if (word.quoted == NULL && is_comma (p, marks))
        word.to = g_utf8_next_char (p);
      else if (word.quoted == NULL)
        {
          g_autofree char *raw = NULL;

          word.to = find_word_end (p, end, marks, words->len > 0 && vedette_words_nth (words, words->len - 1)->to == p);
          raw = g_strndup (p, (gsize) (word.to - p));
          word.squeezed = is_dash (raw) ? g_strdup ("") : vedette_vocabulary_squeeze (raw);
        }
      p = word.to;
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

/* Whether it is a comma or a dash, which can stand between a word such as “leader” and its value */
gboolean
vedette_word_is_joint (const VedetteWord *word)
{
  return vedette_word_is_mark (word) || (word->squeezed != NULL && *word->squeezed == '\0');
}

gboolean
vedette_word_has_capital (const VedetteWord *word)
{
  return g_unichar_isupper (g_utf8_get_char (word->from));
}

/* Whether there are words, and neither texts, brackets, commas nor dashes among them */
gboolean
vedette_words_are_plain (GArray *words,
                         guint   first,
                         guint   end)
{
  for (guint i = first; i < end; i++)
    if (vedette_words_nth (words, i)->squeezed == NULL || vedette_word_is_joint (vedette_words_nth (words, i)))
      return FALSE;
  return first < end;
}

/* Returns: (transfer full) (nullable): the words as one is compared; %NULL if they are not plain */
char *
vedette_words_squeeze (GArray *words,
                       guint   first,
                       guint   end)
{
  GString *squeezed;

  if (!vedette_words_are_plain (words, first, end))
    return NULL;
  squeezed = g_string_new (NULL);
  for (guint i = first; i < end; i++)
    g_string_append (squeezed, vedette_words_nth (words, i)->squeezed);
  return g_string_free (squeezed, FALSE);
}

/* Returns: (transfer full): the words without brackets and commas, and with one space for any space; a single text in quotation
 * marks without the marks */
char *
vedette_words_join (GArray *words,
                    guint   first,
                    guint   end)
{
  GString *text = g_string_new (NULL);
  const char *last = NULL;

  if (end - first == 1 && vedette_words_nth (words, first)->quoted != NULL)
    g_string_append (text, vedette_words_nth (words, first++)->quoted);
  for (guint i = first; i < end; i++)
    {
      const VedetteWord *word = vedette_words_nth (words, i);

      if (word->bracket || vedette_word_is_mark (word))
        continue;
      if (last != NULL && word->from > last)
        g_string_append_c (text, ' ');
      g_string_append_len (text, word->from, word->to - word->from);
      last = word->to;
    }
  return g_string_free (text, FALSE);
}

/* Numbers as people write them before men */
static const VedetteVocabularyRow numbers[] = {
  /* Translators: here and below: what people may type for it, apart by |, as many words as you like; the English ones are read
   * always. Leave out what your language writes in no other way. */
  { 1, 2, "", NC_("words of a typed line", "two") },
  { 1, 3, "", NC_("words of a typed line", "three") },
  { 1, 4, "", NC_("words of a typed line", "four") },
  { 1, 5, "", NC_("words of a typed line", "five") },
  { 1, 6, "", NC_("words of a typed line", "six|half a dozen") },
  { 1, 7, "", NC_("words of a typed line", "seven") },
  { 1, 8, "", NC_("words of a typed line", "eight") },
  { 1, 9, "", NC_("words of a typed line", "nine") },
  { 1, 10, "", NC_("words of a typed line", "ten") },
  { 1, 11, "", NC_("words of a typed line", "eleven") },
  { 1, 12, "", NC_("words of a typed line", "twelve|dozen|a dozen") },
  { 1, 15, "", NC_("words of a typed line", "fifteen") },
  { 1, 16, "", NC_("words of a typed line", "sixteen") },
  { 1, 20, "", NC_("words of a typed line", "twenty") },
};

/* Returns: whether @squeezed is a number as people write numbers in letters, such as “two” and “a dozen” */
static gboolean
find_number (const char *squeezed,
             int        *value)
{
  static gsize place = 0;

  return squeezed != NULL && vedette_vocabulary_find (vedette_vocabulary_get (&place, numbers, G_N_ELEMENTS (numbers), 1), 1,
                                                      squeezed, value);
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
  if (find_number (word->squeezed, &value))
    return value;
  if (!vedette_scan_number (raw, (const char * const[]){ "", ".", ":", NULL }, &hundredths, &whole, &exact))
    return -1;
  return whole && hundredths >= 0 ? (int) (hundredths / 100) : G_MAXINT;
}

/* Returns: the number, if the word is nothing but digits; otherwise -1 */
int
vedette_word_read_digits (const VedetteWord *word)
{
  gsize n = strspn (word->from, "0123456789");

  return n > 0 && word->from + n == word->to ? (int) MIN (g_ascii_strtoll (word->from, NULL, 10), G_MAXINT) : -1;
}

/* Returns: the number in “8x”, “x8” and “8 ×”; -1 if the words are not such a count */
int
vedette_words_read_times (GArray *words,
                          guint   first,
                          guint   end)
{
  static gsize pattern = 0;
  g_autofree char *text = vedette_words_join (words, first, end);

  if (!vedette_words_are_plain (words, first, end))
    return -1;
  if (!g_regex_match (vedette_scan_get_regex (&pattern, "^(?:[xX×*] ?[0-9]+|[0-9]+ ?[xX×*])$"), text, 0, NULL))
    return -1;
  return (int) MIN (g_ascii_strtoll (text + strcspn (text, "0123456789"), NULL, 10), G_MAXINT);
}

/**
 * vedette_words_read_count:
 * @n: (out): how many words the number has
 *
 * Reads the number with which a line begins: “8”, “8x”, “x 8”, “eight” and “half a dozen”.
 *
 * Returns: the number, -1 if there is none
 */
int
vedette_words_read_count (GArray *words,
                          guint   first,
                          guint   end,
                          guint  *n)
{
  int value = -1;

  for (*n = MIN (3, end - first); *n > 0 && value < 0; --*n)
    {
      g_autofree char *squeezed = vedette_words_squeeze (words, first, first + *n);

      value = vedette_words_read_times (words, first, first + *n);
      if (value < 0 && !find_number (squeezed, &value))
        value = *n == 1 ? vedette_word_read_digits (vedette_words_nth (words, first)) : -1;
    }
  ++*n;
  return value;
}
