/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands before the first comma of a roster line: how many, the name, and perhaps more. */

#include "vedette-config.h"

#include "core/skirmish/typed/vedette-line-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/skirmish/typed/vedette-line-text.h"
#include "core/typed/vedette-scan.h"

/* The first part of a line while it is read */
typedef struct
{
  VedetteLinePart part;
  GArray *matches; /* (element-type VedetteLineMatch): what stands behind the name */
  guint first;     /* the words of the name */
  guint end;
  guint elsewhere; /* bits of what the other parts say */
} Head;

static void
head_clear (Head *head)
{
  vedette_line_part_clear (&head->part);
  g_clear_pointer (&head->matches, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Head, head_clear)

/* Whether a word begins like a name; where all is in capitals, or a word is, that says nothing. */
gboolean
vedette_line_is_name_case (VedetteLine           *line,
                           const VedetteLineWord *word)
{
  gunichar first = g_utf8_get_char (word->from);
  const char *p = g_utf8_next_char (word->from);

  if (line->capitals || (!g_unichar_isupper (first) && !g_unichar_istitle (first)))
    return FALSE;
  if (p >= word->to)
    return TRUE;
  for (; p < word->to; p = g_utf8_next_char (p))
    if (g_unichar_islower (g_utf8_get_char (p)))
      return TRUE;
  return FALSE;
}

static void
set_name (VedetteLine *line,
          const char  *name,
          const char  *from,
          const char  *to)
{
  line->name = g_strdup (name);
  vedette_reading_add_text (line->reading, VEDETTE_TYPE_FIGURE, "name", name, from, to);
}

/* `8 "Wat, the Elder"` and `"Wat, the Elder" x8`. Returns: FALSE if the line does not start like that */
static gboolean
read_quoted_name (VedetteLine  *line,
                  GError      **error)
{
  const char *start = line->at, *quote, *end, *rest;
  g_auto (VedetteLinePart) part = { 0 };
  g_autofree char *name = NULL;
  g_autofree char *behind = NULL;
  int before = -1, after = -1;

  quote = vedette_scan_leading_count (start, &before);
  if (quote == start)
    before = -1;
  end = quote;
  name = vedette_scan_quoted (&end);
  if (name == NULL || end > line->to)
    return FALSE;
  vedette_line_part_init (&part);
  line->at = rest = end;
  vedette_line_take_part (line, &part);
  behind = vedette_line_join_words (part.words, 0, part.words->len);
  if (part.words->len > 0 && vedette_scan_trailing_count (behind, &after) != behind)
    {
      line->at = start;
      return FALSE;
    }
  set_name (line, name, quote, end);
  if ((before >= 0 && !vedette_line_set_count (line, before, start, quote, name, error)) ||
      (after >= 0 && !vedette_line_set_count (line, after, vedette_line_word (part.words, 0)->from, part.to, name, error)))
    return TRUE;
  for (guint i = 0; i < part.brackets->len; i++)
    if (!vedette_line_take_bracket (line, &g_array_index (part.brackets, VedetteLineBracket, i), error))
      break;
  return TRUE;
}

static guint
get_bits (const VedetteLineMatch *match,
          guint                   bits)
{
  guint troops = 1u << VEDETTE_LINE_TROOPS, leader = 1u << VEDETTE_LINE_LEADER;

  if (match->troops >= 0 && (match->leader < 0 || !(bits & troops)))
    return bits | troops;
  if (match->leader >= 0)
    return bits | leader;
  if (match->weapon >= 0)
    return bits | 1u << VEDETTE_LINE_WEAPON;
  if (match->reserve >= 0)
    return bits | 1u << VEDETTE_LINE_RESERVE;
  return match->hidden >= 0 ? bits | 1u << VEDETTE_LINE_HIDDEN : bits;
}

/* The bits of what the words between two commas say, if they say nothing else */
static guint
add_bits (GArray *words,
          guint   bits)
{
  g_autoptr (GArray) matches = g_array_new (FALSE, TRUE, sizeof (VedetteLineMatch));

  if (words->len == 0 || words->len > 20 || vedette_line_match_run (words, 0, matches) > 0)
    return bits;
  for (guint i = 0; i < matches->len; i++)
    bits = get_bits (&g_array_index (matches, VedetteLineMatch, i), bits);
  return bits;
}

static guint
add_brackets (VedetteLine *line,
              GArray      *brackets,
              guint        bits)
{
  for (guint i = 0; i < brackets->len; i++)
    {
      const VedetteLineBracket *bracket = &g_array_index (brackets, VedetteLineBracket, i);
      g_auto (VedetteLinePart) part = { 0 };

      vedette_line_part_init (&part);
      vedette_line_cut_words (line, &part, bracket->from, bracket->to);
      bits = add_bits (part.words, bits);
    }
  return bits;
}

/* What the rest of the line says: of what is said there, nothing is looked for in the name. */
static void
look_elsewhere (VedetteLine *line,
                Head        *head)
{
  const char *at = line->at;

  head->elsewhere = add_brackets (line, head->part.brackets, 0);
  while (line->at < line->to)
    {
      g_auto (VedetteLinePart) part = { 0 };

      line->at = g_utf8_next_char (line->at);
      vedette_line_part_init (&part);
      vedette_line_take_part (line, &part);
      head->elsewhere = add_brackets (line, part.brackets, add_bits (part.words, head->elsewhere));
    }
  line->at = at;
}

static gboolean
is_times (const VedetteLineWord *word)
{
  g_autofree char *text = g_strndup (word->from, (gsize) (word->to - word->from));

  return g_strv_contains ((const char * const[]){ "x", "X", "×", "*", NULL }, text);
}

/* 10xOrcs: the word becomes what follows the count. Returns: the count, -1 if there is none */
static int
cut_count (VedetteLineWord *word)
{
  const char *p = word->from;
  const char *rest;
  int count;

  while (p < word->to && g_ascii_isdigit (*p))
    p++;
  if (p == word->from || p == word->to)
    return -1;
  rest = *p == 'x' || *p == 'X' || *p == '*' ? p + 1 : g_str_has_prefix (p, "×") ? p + strlen ("×") : NULL;
  if (rest == NULL || rest > word->to || (rest < word->to && !g_unichar_isalpha (g_utf8_get_char (rest))))
    return -1;
  count = vedette_line_read_count (word->from, p);
  word->from = rest;
  g_free (word->squeezed);
  word->squeezed = g_strndup (rest, (gsize) (word->to - rest));
  return count;
}

/* Six archers. Where both words begin like names, it may be one. */
static int
find_number (VedetteLine *line,
             Head        *head,
             guint       *n_words)
{
  GArray *words = head->part.words;
  g_autoptr (GString) squeezed = g_string_new (NULL);

  for (guint i = 0; i < 3 && i + 1 < words->len; i++)
    {
      g_autofree char *digits = NULL;
      int value;

      g_string_append (squeezed, vedette_line_word (words, i)->squeezed);
      if (!vedette_vocabulary_find (vedette_line_terms_get (), VEDETTE_LINE_NUMBER, squeezed->str, &value))
        continue;
      if (!vedette_line_is_name_case (line, vedette_line_word (words, 0)) ||
          !vedette_line_is_name_case (line, vedette_line_word (words, i + 1)))
        {
          *n_words = i + 1;
          return value;
        }
      digits = g_strdup_printf ("%d", value);
      vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, vedette_line_word (words, 0)->from,
                                 vedette_line_word (words, i)->to, NULL, digits,
                                 /* Translators: both are a number, the first as a word that was typed, as in “Six” and 6 */
                                 _("“%.*s” is read as part of the name. For the number of figures, write “%d”."),
                                 (int) (vedette_line_word (words, i)->to - vedette_line_word (words, 0)->from),
                                 vedette_line_word (words, 0)->from, value);
      return -1;
    }
  return -1;
}

/* (10) Orcs */
static int
take_count_bracket (Head        *head,
                    const char **from,
                    const char **to)
{
  const VedetteLineBracket *bracket;
  const char *p, *end;

  if (head->part.brackets->len == 0 || head->part.words->len == 0)
    return -1;
  bracket = &g_array_index (head->part.brackets, VedetteLineBracket, 0);
  if (bracket->from > vedette_line_word (head->part.words, 0)->from)
    return -1;
  p = bracket->from + strspn (bracket->from, "xX");
  end = p + strspn (p, "0123456789");
  if (end == p || end + strspn (end, "xX") != bracket->to)
    return -1;
  *from = bracket->from - 1;
  *to = bracket->to + 1;
  g_array_remove_index (head->part.brackets, 0);
  return vedette_line_read_count (p, end);
}

/* The count before the name, in any of its forms. Returns: FALSE with an error */
static gboolean
read_count_before (VedetteLine  *line,
                   Head         *head,
                   GError      **error)
{
  GArray *words = head->part.words;
  const char *from = NULL, *to = NULL;
  g_autofree char *item = NULL;
  VedetteLineMatch match;
  guint n_words = 0;
  int count = take_count_bracket (head, &from, &to);

  if (words->len == 0)
    return TRUE;
  item = vedette_line_join_words (words, 0, words->len);
  if (count < 0)
    {
      VedetteLineWord *word = vedette_line_word (words, 0);

      from = word->from;
      if (words->len > 1 && is_times (vedette_line_word (words, 1)) && vedette_line_is_digits (word))
        n_words = 2;
      else if (vedette_line_is_digits (word))
        n_words = 1;
      if (n_words > 0)
        count = vedette_line_read_count (word->from, word->to);
      else if (words->len > 2 && is_times (word) && vedette_line_is_digits (vedette_line_word (words, 1)))
        {
          n_words = 2;
          count = vedette_line_read_count (vedette_line_word (words, 1)->from, vedette_line_word (words, 1)->to);
        }
      else if (words->len > 1 && vedette_line_match_before (words, 0, 1, &match) && match.count >= 0)
        {
          n_words = 1;
          count = match.count;
        }
      else if ((count = cut_count (word)) >= 0)
        {
          to = word->from;
          n_words = word->from == word->to ? 1 : 0;
        }
      else
        count = find_number (line, head, &n_words);
      if (n_words > 0)
        to = vedette_line_word (words, n_words - 1)->to;
    }
  head->first = n_words;
  return count < 0 || vedette_line_set_count (line, count, from, to, item, error);
}

/* Puts the first of the matches back into the name. */
static void
put_back (Head *head)
{
  head->end = g_array_index (head->matches, VedetteLineMatch, 0).end;
  g_array_remove_index (head->matches, 0);
}

static gboolean
counts_many (VedetteLine *line,
             Head        *head)
{
  for (guint i = 0; i < head->matches->len; i++)
    if (g_array_index (head->matches, VedetteLineMatch, i).count > 1)
      return TRUE;
  return line->count > 1;
}

/* Captain Good */
static gboolean
is_rank (VedetteLine           *line,
         Head                  *head,
         const VedetteLineWord *word)
{
  return vedette_line_terms_has (VEDETTE_LINE_RANK, vedette_line_word (head->part.words, head->end - 1)->squeezed) &&
         vedette_line_is_name_case (line, word);
}

/* Tam Good Leader, Tam Leader Good: nobody is called so */
static gboolean
is_marked_leader (Head                   *head,
                  const VedetteLineMatch *match)
{
  return match->leader >= 0 && match->end - match->first > 1 &&
         (vedette_line_terms_has (VEDETTE_LINE_LEADER_MARK, vedette_line_word (head->part.words, match->first)->squeezed) ||
          vedette_line_terms_has (VEDETTE_LINE_LEADER_MARK, vedette_line_word (head->part.words, match->end - 1)->squeezed));
}

/* Sir Average, Ivar the Good, and Captain Good, but for “Captain Good Heroic” there are two ways to read it. */
static gboolean
is_title (VedetteLine           *line,
          Head                  *head,
          const VedetteLineWord *word)
{
  const char *before = vedette_line_word (head->part.words, head->end - 1)->squeezed;
  const VedetteLineMatch *match = &g_array_index (head->matches, VedetteLineMatch, 0);

  return vedette_line_terms_has (VEDETTE_LINE_ARTICLE, before) ||
         (head->matches->len == 1 && is_rank (line, head, word) && !is_marked_leader (head, match));
}

/* Henry Good: a name of his, or what he is? */
static void
doubt_family_name (VedetteLine            *line,
                   Head                   *head,
                   const VedetteLineMatch *match)
{
  g_autofree char *typed = vedette_line_join_words (head->part.words, match->first, match->end);
  g_autofree char *apart = g_strdup_printf (", %s", typed);

  vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, vedette_line_word (head->part.words, match->first - 1)->to,
                             vedette_line_word (head->part.words, match->end - 1)->to, NULL, apart,
                             /* Translators: %s is a term that was typed, such as “Good” in “Henry Good” */
                             _("“%s” is read as part of the name. If it is not, write a comma before it."), typed);
}

/* Whether one term behind a name, without a comma, belongs to the name */
static void
weigh_run (VedetteLine *line,
           Head        *head)
{
  const VedetteLineMatch match = head->matches->len > 0 ? g_array_index (head->matches, VedetteLineMatch, 0)
                                                        : (VedetteLineMatch){ 0 };
  const VedetteLineWord *word = vedette_line_word (head->part.words, match.first);

  if (head->matches->len == 0 || head->end != match.first || word->edge != VEDETTE_LINE_EDGE_NONE ||
      match.measure != NULL || match.count >= 0)
    return;
  if (is_title (line, head, word))
    {
      put_back (head);
      return;
    }
  if ((head->matches->len > 1 && !is_rank (line, head, word)) || counts_many (line, head) ||
      !vedette_line_is_name_case (line, word) || vedette_line_terms_is_code (word->squeezed) ||
      is_marked_leader (head, &match))
    return;
  if ((get_bits (&match, 0) & head->elsewhere) == 0)
    doubt_family_name (line, head, &match);
  put_back (head);
}

/* 6 good archers: what they are, before what they are called */
static gboolean
read_adjective (VedetteLine  *line,
                Head         *head,
                GError      **error)
{
  GArray *words = head->part.words;
  const VedetteLineWord *word = vedette_line_word (words, head->first);
  gboolean name_case = vedette_line_is_name_case (line, word);
  gboolean many = counts_many (line, head);
  guint said = head->elsewhere, end = MIN (head->first + 2, head->end - 1);
  VedetteLineMatch match;
  g_autofree char *adjective = NULL, *name = NULL, *instead = NULL;

  if (head->end - head->first < 2)
    return TRUE;
  while (end > head->first && !(vedette_line_match_before (words, head->first, end, &match) && match.first == head->first))
    end--;
  if (end == head->first || match.weapon >= 0 || match.count >= 0 || match.measure != NULL)
    return TRUE;
  for (guint i = 0; i < head->matches->len; i++)
    said = get_bits (&g_array_index (head->matches, VedetteLineMatch, i), said);
  if ((get_bits (&match, 0) & said) != 0)
    return TRUE;
  if (match.troops < 0 && match.leader >= 0 ? FALSE
                                            : (many && !name_case) || vedette_line_terms_is_code (word->squeezed))
    {
      head->first = match.end;
      return vedette_line_take_match (line, words, &match, error);
    }
  /* Poor Tom, Good King John */
  if (name_case && !(many && match.troops >= 0))
    return TRUE;
  adjective = vedette_line_join_words (words, match.first, match.end);
  name = vedette_line_join_words (words, match.end, head->end);
  instead = g_strdup_printf ("%s, %s", name, adjective);
  vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, word->from, vedette_line_word (words, head->end - 1)->to,
                             NULL, instead,
                             /* Translators: %s is a term that was typed, such as “good” in “good archer” */
                             _("“%s” is read as part of the name. If it is not, write it after the name and a comma."),
                             adjective);
  return TRUE;
}

/* A colon or dash at the end of the name goes with what follows. */
static void
trim_name (Head *head)
{
  VedetteLineWord *last;

  while (head->end - head->first > 1 && *vedette_line_word (head->part.words, head->end - 1)->squeezed == '\0')
    head->end--;
  last = vedette_line_word (head->part.words, head->end - 1);
  if (last->to - last->from > 1 && last->to[-1] == ':')
    last->to--;
}

/* Finds what of the words is the name, and takes it and the rest. */
static gboolean
read_words (VedetteLine  *line,
            Head         *head,
            GError      **error)
{
  GArray *words = head->part.words;
  g_autofree char *text = NULL, *name = NULL;

  look_elsewhere (line, head);
  head->end = vedette_line_match_run (words, head->first + 1, head->matches);
  weigh_run (line, head);
  if (!read_adjective (line, head, error))
    return FALSE;
  trim_name (head);
  text = vedette_line_join_words (words, head->first, head->end);
  name = vedette_scan_capitalise (text);
  set_name (line, name, vedette_line_word (words, head->first)->from, vedette_line_word (words, head->end - 1)->to);
  if (!vedette_line_take_all (line, &head->part, head->matches, error))
    return FALSE;
  for (guint i = 0; i < head->matches->len; i++)
    head->elsewhere = get_bits (&g_array_index (head->matches, VedetteLineMatch, i), head->elsewhere);
  vedette_line_doubt_name (line, words, head->first, head->end, head->elsewhere);
  return TRUE;
}

/* 10; Orcs; poor: a table that begins with how many */
static void
take_next_part (VedetteLine *line,
                Head        *head)
{
  const char *at = line->at;
  g_auto (VedetteLinePart) part = { 0 };
  g_autoptr (GArray) matches = g_array_new (FALSE, TRUE, sizeof (VedetteLineMatch));

  vedette_line_part_init (&part);
  line->at = g_utf8_next_char (line->at);
  vedette_line_take_part (line, &part);
  if (part.words->len == 0 || vedette_line_match_run (part.words, 0, matches) == 0)
    {
      line->at = at;
      return;
    }
  vedette_line_part_clear (&head->part);
  head->part = part;
  part = (VedetteLinePart){ 0 };
  head->first = 0;
}

/* 3,5 archers: a comma parts, but not within a number */
static void
doubt_comma (VedetteLine *line,
             Head        *head)
{
  const VedetteLineWord *word = vedette_line_word (head->part.words, head->first - 1);
  const char *end = line->at + 1;

  if (word->to != line->at || *line->at != ',' || !vedette_line_is_digits (word) || !g_ascii_isdigit (*end))
    return;
  while (end < line->to && g_ascii_isdigit (*end))
    end++;
  vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, word->from, end, NULL, NULL,
                             /* Translators: a number with a comma, and the part of it before the comma, as in “3,5” and 3 */
                             _("Of “%.*s”, only “%.*s” is read as the number of figures. Write a whole number without "
                               "a comma."),
                             (int) (end - word->from), word->from, (int) (word->to - word->from), word->from);
}

static gboolean
read_plain_name (VedetteLine  *line,
                 GError      **error)
{
  g_auto (Head) head = { .matches = g_array_new (FALSE, TRUE, sizeof (VedetteLineMatch)) };

  vedette_line_part_init (&head.part);
  vedette_line_take_part (line, &head.part);
  if (!read_count_before (line, &head, error))
    return FALSE;
  if (head.first > 0 && head.first == head.part.words->len && line->at < line->to)
    {
      doubt_comma (line, &head);
      take_next_part (line, &head);
    }
  return head.first >= head.part.words->len || read_words (line, &head, error);
}

/**
 * vedette_line_read_name:
 *
 * Reads what stands before the first comma.
 */
gboolean
vedette_line_read_name (VedetteLine  *line,
                        GError      **error)
{
  g_autoptr (GError) local = NULL;

  line->at = vedette_scan_skip_bullet (vedette_scan_skip_space (line->at));
  if (!read_quoted_name (line, &local) && local == NULL)
    read_plain_name (line, &local);
  if (local != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
  if (line->name == NULL || *line->name == '\0')
    {
      /* Translators: %s is the line that was typed */
      g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_NO_NAME,
                   /* Translators: what was typed, such as “quick 99” */
                   _("“%.*s” has no name: write one before the first comma, as in “6 archers, average, bow”"),
                   (int) (line->to - line->from), line->from);
      return FALSE;
    }
  if (g_utf8_strlen (line->name, -1) > VEDETTE_LINE_TEXT_MAX_NAME)
    {
      g_autofree char *head = g_utf8_substring (line->name, 0, 20);

      /* Translators: %s is how the name begins */
      g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_LONG_NAME,
                   /* Translators: the beginning of what was typed */
                   _("The name “%s…” is too long. Write at most 200 characters, and the rest after a comma."), head);
      return FALSE;
    }

  return TRUE;
}
