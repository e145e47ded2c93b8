/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What words of a roster line stand for: terms, inches, points and counts. */

#include "vedette-config.h"

#include "core/skirmish/typed/vedette-line-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/typed/vedette-local-words.h"
#include "core/typed/vedette-scan.h"

/* No term has more words than this, with the mark beside it. */
#define MAX_WORDS 4

static const struct
{
  const char *field;
  const char *words;
  const char *units;
} measures[] = {
  /* Translators: how far somebody moves or shoots, and what he costs, beside a number; apart by | */
  { "rate", NC_("words of a typed line", "move rate|movement|moves|move|rate|speed|spd|mov|mv"), VEDETTE_LINE_INCHES },
  { "range", NC_("words of a typed line", "medium range|med range|range|rng|rge"), VEDETTE_LINE_INCHES },
  { "points", NC_("words of a typed line", "points|point|pts|pt"), NULL },
};

static const char * const no_units[] = { "", NULL };

/* Whether @squeezed says something of a line by itself */
gboolean
vedette_line_is_term (const char *squeezed)
{
  return vedette_vocabulary_find_any (vedette_line_terms_get (), VEDETTE_LINE_TROOPS, VEDETTE_LINE_HIDDEN, squeezed, NULL, NULL);
}

gboolean
vedette_line_is_digits (const VedetteLineWord *word)
{
  for (const char *p = word->from; p < word->to; p++)
    if (!g_ascii_isdigit (*p))
      return FALSE;
  return word->to > word->from;
}

/* Reads digits; what is beyond any limit here stays so. */
int
vedette_line_read_count (const char *from,
                         const char *to)
{
  int value = 0;

  for (; from < to && g_ascii_isdigit (*from); from++)
    value = MIN (value * 10 + (*from - '0'), 100 * 1000 * 1000);
  return value;
}

static char *
squeeze (GArray *words,
         guint   first,
         guint   end)
{
  GString *text = g_string_new (NULL);

  for (guint i = first; i < end; i++)
    g_string_append (text, vedette_line_word (words, i)->squeezed);
  return g_string_free (text, FALSE);
}

static int
find (VedetteLineTerm  kind,
      const char      *squeezed)
{
  int value;

  return vedette_vocabulary_find (vedette_line_terms_get (), kind, squeezed, &value) ? value : -1;
}

/* “good leader”, “leader: good”, “average class”, “weapon: bow” */
static int
find_marked (GArray          *words,
             guint            first,
             guint            end,
             VedetteLineTerm  kind,
             VedetteLineTerm  mark)
{
  g_autofree char *rest = NULL;

  if (end - first < 2)
    return -1;
  if (vedette_line_terms_has (mark, vedette_line_word (words, first)->squeezed))
    rest = squeeze (words, first + 1, end);
  else if (vedette_line_terms_has (mark, vedette_line_word (words, end - 1)->squeezed))
    rest = squeeze (words, first, end - 1);
  return rest != NULL ? find (kind, rest) : -1;
}

static gboolean
find_terms (GArray           *words,
            VedetteLineMatch *match)
{
  guint first = match->first, end = match->end;
  g_autofree char *squeezed = squeeze (words, first, end);

  match->troops = find (VEDETTE_LINE_TROOPS, squeezed);
  match->leader = find (VEDETTE_LINE_LEADER, squeezed);
  match->weapon = find (VEDETTE_LINE_WEAPON, squeezed);
  match->reserve = find (VEDETTE_LINE_RESERVE, squeezed);
  match->hidden = find (VEDETTE_LINE_HIDDEN, squeezed);
  if (match->troops < 0 && match->leader < 0)
    {
      match->troops = find_marked (words, first, end, VEDETTE_LINE_TROOPS, VEDETTE_LINE_TROOPS_MARK);
      match->leader = find_marked (words, first, end, VEDETTE_LINE_LEADER, VEDETTE_LINE_LEADER_MARK);
    }
  if (match->weapon < 0)
    match->weapon = find_marked (words, first, end, VEDETTE_LINE_WEAPON, VEDETTE_LINE_WEAPON_MARK);
  return match->troops >= 0 || match->leader >= 0 || match->weapon >= 0 || match->reserve >= 0 || match->hidden >= 0;
}

static gboolean
has_digit (GArray *words,
           guint   first,
           guint   end)
{
  for (guint i = first; i < end; i++)
    for (const char *p = vedette_line_word (words, i)->from; p < vedette_line_word (words, i)->to; p++)
      if (g_ascii_isdigit (*p))
        return TRUE;
  return FALSE;
}

static gboolean
find_measure (GArray           *words,
              VedetteLineMatch *match)
{
  g_autofree char *text = vedette_line_join_words (words, match->first, match->end);
  g_autofree char *folded = vedette_scan_fold (text);

  g_strdelimit (folded, "=", ' ');
  if (g_str_has_suffix (folded, ".") && !g_str_has_suffix (folded, "in."))
    folded[strlen (folded) - 1] = '\0';
  for (guint i = 0; i < G_N_ELEMENTS (measures); i++)
    {
      g_autofree char *rest = vedette_scan_without_word (folded, vedette_local_words_get (measures[i].words));
      const char * const *units = measures[i].units != NULL ? vedette_local_words_get (measures[i].units) : no_units;

      if (rest == NULL || !vedette_scan_number (rest, units, &match->hundredths, &match->whole, &match->exact))
        continue;
      match->measure = measures[i].field;
      return TRUE;
    }
  return FALSE;
}

static gboolean
is_times (const char *from,
          const char *to)
{
  g_autofree char *text = g_strndup (from, (gsize) (to - from));

  return g_strv_contains ((const char * const[]){ "x", "X", "×", "*", NULL }, text);
}

/* “x6”, “6x” and “6” beside a word “x”, or before “men” */
static gboolean
find_count (GArray           *words,
            VedetteLineMatch *match)
{
  const VedetteLineWord *first = vedette_line_word (words, match->first);
  const VedetteLineWord *last = vedette_line_word (words, match->end - 1);
  const char *digits = first->from;
  const char *end = first->to;

  if (match->end - match->first == 2)
    {
      if (is_times (first->from, first->to) && vedette_line_is_digits (last))
        match->count = vedette_line_read_count (last->from, last->to);
      else if (vedette_line_is_digits (first) && (is_times (last->from, last->to) ||
                                                  vedette_line_terms_has (VEDETTE_LINE_MEN, last->squeezed)))
        match->count = vedette_line_read_count (first->from, first->to);
      return match->count >= 0;
    }
  if (match->end - match->first > 1)
    return FALSE;
  /* Archers: 6 */
  if (vedette_line_is_digits (first) && first->edge == VEDETTE_LINE_EDGE_MARK)
    match->count = vedette_line_read_count (first->from, first->to);
  while (digits < end && !g_ascii_isdigit (*digits))
    digits = g_utf8_next_char (digits);
  while (end > digits && !g_ascii_isdigit (end[-1]))
    end = g_utf8_prev_char (end);
  for (const char *p = digits; p < end; p++)
    if (!g_ascii_isdigit (*p))
      return FALSE;
  if (match->count >= 0)
    return TRUE;
  if (digits == end || !((digits == first->from && is_times (end, first->to)) ||
                         (end == first->to && is_times (first->from, digits))))
    return FALSE;
  match->count = vedette_line_read_count (digits, end);
  return TRUE;
}

/* leader – good: nothing else is parted by a dash */
static gboolean
is_dash_of_leader (GArray *words,
                   guint   first,
                   guint   end,
                   guint   i)
{
  return i == first + 1 && i + 1 < end && *vedette_line_word (words, i)->squeezed == '\0' &&
         vedette_line_terms_has (VEDETTE_LINE_LEADER_MARK, vedette_line_word (words, first)->squeezed);
}

/* Whether the words belong together */
static gboolean
is_whole (GArray *words,
          guint   first,
          guint   end)
{
  for (guint i = first; i < end; i++)
    if ((*vedette_line_word (words, i)->squeezed == '\0' && !is_dash_of_leader (words, first, end, i)) ||
        (i > first && vedette_line_word (words, i)->edge == VEDETTE_LINE_EDGE_BRACKET))
      return FALSE;
  return TRUE;
}

/**
 * vedette_line_match_before:
 * @lowest: the first word that may be part of it
 * @end: behind its last word
 *
 * Returns: whether the words before @end are a term, inches, points or a count: as many of them as possible
 */
gboolean
vedette_line_match_before (GArray           *words,
                           guint             lowest,
                           guint             end,
                           VedetteLineMatch *match)
{
  for (guint n = MIN (MAX_WORDS, end - lowest); n > 0; n--)
    {
      *match = (VedetteLineMatch){ .first = end - n, .end = end, .troops = -1, .leader = -1, .weapon = -1, .reserve = -1,
                                   .hidden = -1, .count = -1 };
      if (!is_whole (words, end - n, end))
        continue;
      if (find_terms (words, match))
        return TRUE;
      if (has_digit (words, end - n, end) && (find_measure (words, match) || find_count (words, match)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_link (const VedetteLineWord *word)
{
  return *word->squeezed == '\0' || vedette_line_terms_has (VEDETTE_LINE_LINK, word->squeezed);
}

/**
 * vedette_line_match_run:
 * @lowest: the first word that may be part of it
 * @matches: (element-type VedetteLineMatch): what the words stand for, in their order
 *
 * Finds how far back from the end of a part all words stand for something.
 *
 * Returns: the first of these words; that behind the last if there are none. What links them goes with them.
 */
guint
vedette_line_match_run (GArray *words,
                        guint   lowest,
                        GArray *matches)
{
  guint end = words->len;

  while (end > lowest)
    {
      VedetteLineMatch match;

      if (vedette_line_match_before (words, lowest, end, &match))
        {
          g_array_append_val (matches, match);
          end = match.first;
        }
      else if (matches->len > 0 && is_link (vedette_line_word (words, end - 1)))
        end--;
      else
        break;
    }
  for (guint i = 0; i < matches->len / 2; i++)
    {
      VedetteLineMatch swap = g_array_index (matches, VedetteLineMatch, i);

      g_array_index (matches, VedetteLineMatch, i) = g_array_index (matches, VedetteLineMatch, matches->len - 1 - i);
      g_array_index (matches, VedetteLineMatch, matches->len - 1 - i) = swap;
    }
  return end;
}
