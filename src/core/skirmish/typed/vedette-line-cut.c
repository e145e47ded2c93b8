/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cutting a roster line: parts between commas and their like, words, and what is in brackets. */

#include "core/skirmish/typed/vedette-line-private.h"

#include <string.h>

#include "core/typed/vedette-scan.h"

gboolean
vedette_line_is_separator (const char *p,
                           const char *end)
{
  return p < end && vedette_scan_is_separator (g_utf8_get_char (p));
}

static char
get_opening (char closing)
{
  return closing == ')' ? '(' : closing == ']' ? '[' : '\0';
}

/* Finds all pairs in one pass, so that a long text of open brackets costs no more than another. */
void
vedette_line_pair_brackets (VedetteLine *line)
{
  g_autoptr (GPtrArray) open = g_ptr_array_new ();

  line->closing = g_hash_table_new (NULL, NULL);
  for (const char *p = line->from; p < line->to; p++)
    {
      if (*p == '(' || *p == '[')
        g_ptr_array_add (open, (gpointer) p);
      else if (open->len > 0 && get_opening (*p) != '\0' &&
               *(const char *) g_ptr_array_index (open, open->len - 1) == get_opening (*p))
        g_hash_table_insert (line->closing, g_ptr_array_steal_index (open, open->len - 1), (gpointer) p);
    }
}

static void
clear_word (gpointer data)
{
  g_free (((VedetteLineWord *) data)->squeezed);
}

void
vedette_line_part_init (VedetteLinePart *part)
{
  part->words = g_array_new (FALSE, TRUE, sizeof (VedetteLineWord));
  g_array_set_clear_func (part->words, clear_word);
  part->brackets = g_array_new (FALSE, TRUE, sizeof (VedetteLineBracket));
}

void
vedette_line_part_clear (VedetteLinePart *part)
{
  g_clear_pointer (&part->words, g_array_unref);
  g_clear_pointer (&part->brackets, g_array_unref);
}

static gboolean
is_dash (const char *from,
         const char *to)
{
  g_autofree char *text = g_strndup (from, (gsize) (to - from));

  return g_strv_contains ((const char * const[]){ "-", "–", "—", "--", "=", "/", ":", NULL }, text);
}

static void
add_word (GArray          *words,
          const char      *from,
          const char      *to,
          VedetteLineEdge  edge)
{
  g_autofree char *raw = g_strndup (from, (gsize) (to - from));
  VedetteLineWord word = { .from = from, .to = to, .edge = edge };

  if (words->len > 0 && edge == VEDETTE_LINE_EDGE_NONE)
    {
      const VedetteLineWord *before = vedette_line_word (words, words->len - 1);

      if (*before->squeezed == '\0' || before->to[-1] == ':')
        word.edge = VEDETTE_LINE_EDGE_MARK;
    }
  word.squeezed = is_dash (from, to) ? g_strdup ("") : vedette_vocabulary_squeeze (raw);
  g_array_append_val (words, word);
}

static gboolean
is_term_text (const char *from,
              const char *to)
{
  g_autofree char *text = g_strndup (from, (gsize) (to - from));
  g_autofree char *squeezed = vedette_vocabulary_squeeze (text);

  return vedette_line_is_term (squeezed);
}

/* What parts terms within a word */
#define MARKS "/+&:="

/* Where “avg/bow” is to be cut; NULL for nowhere. It is only when there are terms on both sides. */
static const char *
find_cut (const char *from,
          const char *to)
{
  for (const char *p = from + 1; p < to - 1; p++)
    {
      const char *rest = p + 1;

      if (strchr (MARKS, *p) == NULL)
        continue;
      if ((*p == ':' || *p == '=') && strspn (rest, "0123456789") == (gsize) (to - rest))
        return p;
      if (is_term_text (rest, to) && (*p == ':' || *p == '=' || is_term_text (from, p)))
        return p;
      /* w/bow */
      if (p == from + 1 && (*from == 'w' || *from == 'W') && *p == '/' && is_term_text (rest, to))
        return p;
      if (*p != ':' && *p != '=' && is_term_text (from, p) && find_cut (rest, to) != NULL)
        return p;
    }
  return NULL;
}

/* Longer words are names, whatever is in them. */
#define MAX_CUT 40

/* Spearmen×8, but not Alex8. Returns: (nullable): where the sign is */
static const char *
find_times (const char *from,
            const char *to)
{
  const char *digits = to;
  const char *sign;

  while (digits > from && g_ascii_isdigit (digits[-1]))
    digits--;
  if (digits == to || digits == from)
    return NULL;
  sign = g_utf8_prev_char (digits);
  return sign > from && (*sign == '*' || g_str_has_prefix (sign, "×")) ? sign : NULL;
}

static void
cut_word (GArray          *words,
          const char      *from,
          const char      *to,
          VedetteLineEdge  edge)
{
  const char *cut = to - from <= MAX_CUT ? find_cut (from, to) : NULL;
  const char *times = find_times (from, to);

  if (times != NULL)
    {
      add_word (words, from, times, edge);
      add_word (words, times, to, VEDETTE_LINE_EDGE_NONE);
      return;
    }
  if (cut == NULL)
    {
      add_word (words, from, to, edge);
      return;
    }
  add_word (words, from, *cut == ':' ? cut + 1 : cut, edge);
  cut_word (words, cut + 1, to, VEDETTE_LINE_EDGE_MARK);
}

static gboolean
is_space (const char *p)
{
  gunichar c = g_utf8_get_char (p);

  return g_unichar_isspace (c) || g_unichar_iscntrl (c);
}

/* leader (good): what is in the brackets is the rating, and goes with the word */
static gboolean
is_rating_of (GArray     *words,
              const char *open,
              const char *closing)
{
  g_autofree char *text = g_strndup (open + 1, (gsize) (closing - open - 1));
  g_autofree char *squeezed = vedette_vocabulary_squeeze (text);
  const VedetteLineWord *before = words->len > 0 ? vedette_line_word (words, words->len - 1) : NULL;

  return before != NULL && vedette_scan_skip_space (before->to) == open &&
         vedette_line_terms_has (VEDETTE_LINE_LEADER_MARK, before->squeezed) &&
         vedette_line_terms_has (VEDETTE_LINE_LEADER, squeezed);
}

/**
 * vedette_line_cut_words:
 *
 * Cuts a text, without regard to commas, into words and what is in brackets.
 */
void
vedette_line_cut_words (VedetteLine     *line,
                        VedetteLinePart *part,
                        const char      *from,
                        const char      *to)
{
  VedetteLineEdge edge = VEDETTE_LINE_EDGE_NONE;

  for (const char *p = from; p < to;)
    {
      const char *closing = *p == '(' || *p == '[' ? g_hash_table_lookup (line->closing, p) : NULL;
      const char *start = p;

      if (closing != NULL && closing < to && is_rating_of (part->words, p, closing))
        {
          vedette_line_cut_words (line, part, p + 1, closing);
          p = closing + 1;
          continue;
        }
      if (closing != NULL && closing < to)
        {
          VedetteLineBracket bracket = { p + 1, closing };

          g_array_append_val (part->brackets, bracket);
          edge = VEDETTE_LINE_EDGE_BRACKET;
          p = closing + 1;
          continue;
        }
      if (is_space (p))
        {
          p = g_utf8_next_char (p);
          continue;
        }
      while (p < to && !is_space (p) &&
             (p == start || (*p != '(' && *p != '[') || g_hash_table_lookup (line->closing, p) == NULL))
        p = g_utf8_next_char (p);
      cut_word (part->words, start, p, edge);
      edge = VEDETTE_LINE_EDGE_NONE;
    }
}

/**
 * vedette_line_take_part:
 * @part: an empty one
 *
 * Takes what stands up to the next comma.
 */
void
vedette_line_take_part (VedetteLine     *line,
                        VedetteLinePart *part)
{
  part->from = line->at;
  while (line->at < line->to && !vedette_line_is_separator (line->at, line->to))
    {
      const char *closing = *line->at == '(' || *line->at == '[' ? g_hash_table_lookup (line->closing, line->at) : NULL;

      line->at = closing != NULL ? closing + 1 : g_utf8_next_char (line->at);
    }
  part->to = line->at;
  vedette_line_cut_words (line, part, part->from, part->to);
}

/* Returns: (transfer full): some words as they were typed, with one space between two */
char *
vedette_line_join_words (GArray *words,
                         guint   first,
                         guint   end)
{
  GString *text = g_string_new (NULL);

  for (guint i = first; i < end; i++)
    {
      const VedetteLineWord *word = vedette_line_word (words, i);

      gsize apart = i > first ? (gsize) (word->from - vedette_line_word (words, i - 1)->to) : 0;

      /* What was cut within a word goes together again. */
      if (apart == 1 && strchr (MARKS, word->from[-1]) != NULL)
        g_string_append_c (text, word->from[-1]);
      else if (apart > 0)
        g_string_append_c (text, ' ');
      g_string_append_len (text, word->from, word->to - word->from);
    }
  return g_string_free (text, FALSE);
}
