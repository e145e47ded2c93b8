/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of a roster line may have been meant otherwise than it was read. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/skirmish/typed/vedette-line-private.h"
#include "core/typed/vedette-local-words.h"
#include "core/typed/vedette-scan.h"

/* Nobody types a longer name or note by mistake. */
#define MAX_WORDS 60

/* A misspelt word of this many letters may well be somebody's name. */
#define MAX_SHORT 5

#define word_at vedette_words_nth
#define get_word vedette_line_get_word
#define has vedette_line_terms_has

/**
 * vedette_line_ask:
 * @first: the first word in question
 * @end: behind the last word in question
 * @instead: (nullable): the text that would do instead; if the text begins with a comma, it replaces the space before, too
 *
 * Asks about some words of the line.
 */
void
vedette_line_ask (VedetteLine *line,
                  guint        first,
                  guint        end,
                  const char  *instead,
                  const char  *format,
                  ...)
{
  gboolean comma = instead != NULL && *instead == ',';
  g_autofree char *why = NULL;
  va_list args;

  va_start (args, format);
  why = g_strdup_vprintf (format, args);
  va_end (args);
  vedette_line_ask_at (line, comma ? word_at (line->words, first - 1)->to : word_at (line->words, first)->from,
                       word_at (line->words, end - 1)->to, instead, "%s", why);
}

/**
 * Doubt:
 * @pattern: the doubt is about what matches the pattern
 * @instead: (nullable): what would do instead, with references to the groups of the pattern
 * @grade: how grave the doubt is
 * @why: a sentence with a place for the first group, and perhaps with a place for what would do instead
 * @regex: the pattern once it is used
 */
typedef struct
{
  const char *pattern, *instead;
  VedetteDoubtGrade grade;
  const char *why;
  gsize regex;
} Doubt;

/* What can stand behind the digits of a first word: 7th, 3/4, 6-pounder, 21ème */
#define ORDINAL                                                                                                        \
  "(?:(?:st|nd|rd|th|er|e|ème|eme|re|ère|o|a|º|ª|ste|te|pdr|pounder|lb|mm|cm|pr)(?!\\S)|/[0-9]|[-'](?![0-9])\\S)"

/* Translators: %s is what was typed, such as “6archers” */
#define FIRST_NUMBER N_("“%s” is read as part of the name. Write the number of figures as in “6 archers”.")
/* Translators: both are a number, the second as it is to be written, as in “-3” and “3” or “10” and “x10” */
#define NAME_NUMBER N_("“%s” is read as part of the name. For the number of figures, write “%s”.")

/* “Orcs 10”, but not “Company B 2” */
static Doubt last_number = {
  "(?<=[\\p{L}\\p{N}.'’-]{2}\\s)([0-9]+)$", "x\\1", VEDETTE_DOUBT_QUESTION, NAME_NUMBER, 0
};

/* What may not belong to a name */
static Doubt name_doubts[] = {
  { "^([-–−]([0-9]+))(?=\\s)", "\\2", VEDETTE_DOUBT_QUESTION, NAME_NUMBER, 0 },
  { "^([0-9]+[.)])\\s+", "", VEDETTE_DOUBT_QUESTION,
    /* Translators: %s is what was typed, such as “1.” */
    N_("“%s” is read as part of the name. Leave out numbers that only count the lines."), 0 },
  { "^(([0-9]+)(?!(?i)" ORDINAL ")(\\p{L}[^\\s/+&=]*))", "\\2 \\3", VEDETTE_DOUBT_QUESTION, FIRST_NUMBER, 0 },
  { "^([0-9]+(?!" ORDINAL ")(?:[^\\s0-9\\p{L}.)]\\S*|[.)](?:\\S+|$)))", NULL, VEDETTE_DOUBT_QUESTION, FIRST_NUMBER, 0 },
  { "^(.+?):(?=\\s)", NULL, VEDETTE_DOUBT_QUESTION,
    /* Translators: both are what was typed before a colon, as in “The Normans: Sir Guy” */
    N_("“%s” is read as part of the name. For a contingent, write “%s:” on a separate line above, or choose the contingent in "
       "Forces."), 0 },
  { "\\s++(\\S+\\s+[-+−][0-9]+)$", ", \\1", VEDETTE_DOUBT_QUESTION,
    /* Translators: %s is what was typed, such as “quick +2” */
    N_("“%s” is read as part of the name. Write a trait after a comma."), 0 },
  /* “Lady Anne - rapier”: a dash may have been meant as a comma, but Saxe - Coburg is a name. */
  { "\\s++([-–—])(?=\\s)", ",", VEDETTE_DOUBT_REMINDER,
    /* Translators: %s is a dash that was typed */
    N_("“%s” is read as part of the name. Write everything but the name after a comma."), 0 },
  /* What begins without letters and digits rather describes somebody. */
  { "^([!-/:-@[-`{-~]+(?:\\s.*)?)$", NULL, VEDETTE_DOUBT_QUESTION,
    /* Translators: %s is what was typed, such as “??? and a dog” */
    N_("Is “%s” a name?"), 0 },
};

/* What may not have been meant as a note */
static Doubt note_doubts[] = {
  { "(?<!\\S)((\\S+?)(\\+[0-9]+))$", "\\2 \\3", VEDETTE_DOUBT_QUESTION,
    /* Translators: what was typed, such as “quick+2”, and what may be meant, such as “quick +2” */
    N_("“%s” is kept as a note. For a trait, write “%s”."), 0 },
  { "^([0-9]+(?:\\S*[xX*])?\\s.*)$", NULL, VEDETTE_DOUBT_QUESTION,
    /* Translators: %s is what was typed, such as “4 spearmen” */
    N_("“%s” looks like different figures: write those figures on a separate line"), 0 },
};

/* “(10)” */
static Doubt bracket_doubt = {
  "^.\\s*([0-9]+)\\s*.$", "x\\1", VEDETTE_DOUBT_QUESTION,
  /* Translators: a number that was typed, and the same as it is to be written, as in “10” and “x10” */
  N_("“(%s)” is kept as a note. For the number of figures, write “%s”."), 0
};

/* Adds a doubt about a part of the line if the part matches. Returns: whether it does */
static gboolean
doubt (VedetteLine *line,
       Doubt       *row,
       const char  *from,
       const char  *to)
{
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *typed = NULL, *instead = NULL, *why = NULL;
  const char *texts[2];
  int start, end;

  if (!g_regex_match_full (vedette_scan_get_regex (&row->regex, row->pattern), from, to - from, 0, 0, &match, NULL))
    return FALSE;
  g_match_info_fetch_pos (match, 0, &start, &end);
  typed = g_match_info_fetch (match, 1);
  instead = row->instead != NULL ? g_match_info_expand_references (match, row->instead, NULL) : NULL;
  texts[0] = typed;
  texts[1] = instead != NULL ? instead : typed;
  why = vedette_typed_fill (_(row->why), texts, NULL);
  vedette_reading_add_doubt (line->typed.reading, row->grade, from + start, from + end, NULL, instead, "%s", why);
  return TRUE;
}

static gboolean
is_term (const char *squeezed)
{
  return vedette_vocabulary_find_any (vedette_line_terms_get (), VEDETTE_LINE_TROOPS, VEDETTE_LINE_HIDDEN, squeezed, NULL,
                                      NULL);
}

static gboolean
begins_with_digit (GArray *words,
                   guint   i)
{
  return i < words->len && g_ascii_isdigit (*word_at (words, i)->from);
}

/* Returns: (nullable): the term that a word is nearly; beside a number also move, range and points */
static const char *
find_near (GArray *words,
           guint   i)
{
  const char *squeezed = get_word (words, i), *near = vedette_line_terms_near (squeezed);

  if (near == NULL && (begins_with_digit (words, i + 1) || (i > 0 && begins_with_digit (words, i - 1))) &&
      !has (VEDETTE_LINE_MEN, squeezed))
    near = vedette_line_terms_near_measure (squeezed);
  return near;
}

/* Asks about each word that is nearly a term. Returns: whether there is one */
static gboolean
ask_near (VedetteLine *line,
          GArray      *words,
          guint        first,
          guint        end)
{
  gboolean asked = FALSE;

  for (guint i = first; i < MIN (end, first + MAX_WORDS); i++)
    if (find_near (words, i) != NULL)
      {
        vedette_reading_ask_near (line->typed.reading, word_at (words, i)->from, word_at (words, i)->to, find_near (words, i));
        asked = TRUE;
      }
  return asked;
}

/* Returns: (transfer full): the ratings, for somebody who typed another one or none */
static char *
list_ratings (void)
{
  g_auto (GStrv) labels = vedette_enum_list_labels (VEDETTE_TYPE_LEADER);

  return g_strjoinv (", ", labels + 1);
}

/**
 * vedette_line_doubt_leader:
 * @what: what was typed of a leader
 * @trait: whether it was read as a trait, and not kept as a note
 *
 * Asks for the rating, with all ratings.
 */
void
vedette_line_doubt_leader (VedetteLine *line,
                           const char  *what,
                           gboolean     trait,
                           const char  *from,
                           const char  *to)
{
  g_autofree char *ratings = list_ratings ();

  vedette_line_ask_at (line, from, to, NULL,
                       /* Translators: what was typed, such as “leader +2”, and all ratings there are */
                       trait ? _("“%s” is read as a trait. A leader needs a rating (%s), as in “adequate leader”.")
                             /* Translators: what was typed, such as “poor leader”, and all ratings there are */
                             : _("“%s” is kept as a note. A leader needs a rating (%s), as in “adequate leader”."),
                       what, ratings);
}

/**
 * vedette_line_doubt_bracket:
 * @words: the words in the bracket
 * @terms: (element-type VedetteTypedTerm): their terms, if there is nothing else in the bracket
 * @note: the text in the bracket, which is kept as a note
 *
 * Asks about a note that may have been meant as something else.
 */
void
vedette_line_doubt_bracket (VedetteLine       *line,
                            const VedetteWord *bracket,
                            GArray            *words,
                            GArray            *terms,
                            const char        *note)
{
  const char *from = bracket->from + 1, *to = bracket->to - 1;
  gboolean near = words->len > 0, misspelt = FALSE, leader = FALSE;

  if (doubt (line, &bracket_doubt, bracket->from, bracket->to))
    return;
  for (guint i = 0; i < terms->len; i++)
    if (g_array_index (terms, VedetteTypedTerm, i).field != VEDETTE_LINE_WEAPON &&
        vedette_typed_has (&line->typed, g_array_index (terms, VedetteTypedTerm, i).field))
      {
        vedette_line_ask_at (line, from, to, NULL,
                             /* Translators: %s is what was typed */
                             _("“%s” is kept as a note, because it was already given"), note);
        return;
      }
  for (guint i = 0; i < words->len; i++)
    {
      gboolean mark = has (VEDETTE_LINE_LEADER_MARK, get_word (words, i)), slip = find_near (words, i) != NULL;

      near = near && (mark || slip || is_term (get_word (words, i)) || vedette_word_is_mark (word_at (words, i)));
      misspelt |= slip;
      leader |= mark;
    }
  if (near && leader && !misspelt)
    vedette_line_doubt_leader (line, note, FALSE, from, to);
  if (near)
    ask_near (line, words, 0, words->len);
}

/* Asks about a number without a word that tells what it is. */
static gboolean
doubt_number (VedetteLine       *line,
              const VedetteWord *word,
              const char        *to,
              const char        *note)
{
  gsize digits = strspn (note, "0123456789.");
  /* Behind the last word of the text there is nothing to read. */
  gboolean comma = *word->to == ',';
  const char *after = comma ? word->to + 1 + strspn (word->to + 1, "0123456789") : word->to;
  g_autofree char *instead = NULL;

  if (digits == 0 || !vedette_local_words_is (VEDETTE_LINE_INCHES, note + digits + strspn (note + digits, " ")))
    return FALSE;
  /* 4,5" move: a comma where a point was meant */
  if (comma && after > word->to + 1)
    {
      instead = g_strndup (word->from, (gsize) (after - word->from));
      instead[word->to - word->from] = '.';
      vedette_line_ask_at (line, word->from, after, instead,
                           /* Translators: a number with a point, such as 4.5 */
                           _("A comma starts a new item: did you mean “%s”?"), instead);
    }
  else
    vedette_line_ask_at (line, word->from, to, NULL,
                         /* Translators: %s is a number that was typed */
                         _("“%s” is kept as a note. Write what the number means, as in “6 figures”, “6″ move”, “24″ range” or "
                           "“25 points”."),
                         note);
  return TRUE;
}

/* Asks about a part of the line that was not understood and became a note. */
void
vedette_line_doubt_note (VedetteLine *line,
                         guint        first,
                         guint        end,
                         const char  *note)
{
  const VedetteWord *word = word_at (line->words, first);
  const char *from = word->from, *to = word_at (line->words, end - 1)->to;
  guint last = MIN (end, first + MAX_WORDS);

  if (ask_near (line, line->words, first, end) || doubt_number (line, word, to, note) ||
      doubt (line, &note_doubts[0], from, to) || doubt (line, &note_doubts[1], from, to))
    return;
  /* A poor leader has no rating, whatever else is said of the leader. */
  for (guint i = first; i < last; i++)
    if (has (VEDETTE_LINE_LEADER_MARK, get_word (line->words, i)))
      {
        vedette_line_doubt_leader (line, note, FALSE, from, to);
        return;
      }
  for (guint i = first; i < last; i++)
    if (is_term (get_word (line->words, i)))
      {
        g_autofree char *typed = vedette_words_join (line->words, i, i + 1);

        vedette_line_ask_at (line, from, to, NULL,
                             /* Translators: both are what was typed, such as “sword and bow” and “bow” */
                             _("“%s” is kept as a note. If you mean “%s”, write that between commas and "
                                "the rest in parentheses."),
                             note, typed);
        return;
      }
  vedette_reading_add_doubt (line->typed.reading, VEDETTE_DOUBT_REMINDER, from, to, NULL, NULL,
                             /* Translators: what was typed, such as “on a gray horse” */
                             _("Not understood, so kept as a note: “%s”"), note);
}

/* Whether a word of the name may be misspelt: not a short one that begins like a name */
static gboolean
may_be_slip (VedetteLine *line,
             guint        first,
             guint        i)
{
  const char *near = find_near (line->words, i);

  return near != NULL && (!vedette_line_is_name_case (line, word_at (line->words, i)) ||
                          (i > first && line->typed.said[VEDETTE_LINE_COUNT].value > 1) ||
                          g_utf8_strlen (near, -1) > MAX_SHORT);
}

/* Asks about “average” or “longbow” and nothing else before the first comma. */
static void
doubt_bare_term (VedetteLine *line,
                 guint        first,
                 guint        end,
                 const char  *name)
{
  g_autofree char *squeezed = vedette_vocabulary_squeeze (name), *both = g_strdup_printf ("%s, %s", name, name);
  gboolean weapon = has (VEDETTE_LINE_WEAPON, squeezed);

  for (VedetteLineTerm kind = VEDETTE_LINE_TROOPS; kind <= VEDETTE_LINE_HIDDEN; kind++)
    if (has (kind, squeezed) && (line->elsewhere & 1u << kind) != 0)
      return;
  /* “Reserves” may well be what they are called. */
  if (!is_term (squeezed) ||
      (vedette_line_is_name_case (line, word_at (line->words, first)) &&
       (has (VEDETTE_LINE_RESERVE, squeezed) || has (VEDETTE_LINE_HIDDEN, squeezed) || has (VEDETTE_LINE_PLAIN, squeezed))))
    return;
  vedette_line_ask (line, first, end, weapon ? both : NULL,
                    /* Translators: %s is a weapon, such as “longbow” */
                    weapon ? _("“%s” is read as the name, and no weapon is given. Is the name also the weapon?")
                           /* Translators: %s is a term, such as “average” */
                           : _("“%s” is read as the name. If it is not, write a name before it."),
                    name);
}

/* Asks about “Tam leader” and “Tam – leader”, but not about “Squad leader” and “Red Leader”. */
static gboolean
doubt_leader_name (VedetteLine *line,
                   guint        first,
                   guint        end,
                   const char  *name)
{
  const VedetteWord *last = word_at (line->words, end - 1);
  const char *before = end - first > 1 ? get_word (line->words, end - 2) : "";
  g_autofree char *ratings = NULL;

  if (end - first < 2 || !has (VEDETTE_LINE_LEADER_MARK, get_word (line->words, end - 1)) ||
      (line->elsewhere & 1u << VEDETTE_LINE_LEADER) != 0 ||
      (*before != '\0' && !has (VEDETTE_LINE_TROOPS, before) &&
       (vedette_line_is_name_case (line, last) || !vedette_line_is_name_case (line, word_at (line->words, first)) ||
        has (VEDETTE_LINE_UNIT, before))))
    return FALSE;
  ratings = list_ratings ();
  vedette_line_ask (line, first, end, NULL,
                    /* Translators: what was typed, such as “Tam leader”, and all ratings there are */
                    _("“%s” is read as the name. A leader needs a rating (%s), as in “Tam, adequate leader”."), name, ratings);
  return TRUE;
}

/**
 * vedette_line_doubt_name:
 * @first: the first word of the name
 * @end: behind the last word of the name
 *
 * Asks about what may not belong to the name.
 */
void
vedette_line_doubt_name (VedetteLine *line,
                         guint        first,
                         guint        end)
{
  g_autofree char *name = vedette_words_join (line->words, first, end);
  const char *from = word_at (line->words, first)->from, *to = word_at (line->words, end - 1)->to;

  for (guint i = first; i < MIN (end, first + MAX_WORDS); i++)
    {
      const VedetteWord *before = i > first ? word_at (line->words, i - 1) : NULL;

      if (may_be_slip (line, first, i))
        vedette_reading_ask_near (line->typed.reading, word_at (line->words, i)->from, word_at (line->words, i)->to,
                                  find_near (line->words, i));
      if (before != NULL && i + 1 < end && vedette_word_read_digits (word_at (line->words, i)) >= 0 &&
          has (VEDETTE_LINE_LINK, get_word (line->words, i - 1)) && before->to - before->from < 5)
        doubt (line, &note_doubts[1], word_at (line->words, i)->from, to);
    }
  if (vedette_typed_has (&line->typed, VEDETTE_LINE_COUNT) && has (VEDETTE_LINE_AMOUNT, get_word (line->words, first)))
    vedette_line_ask (line, first, end, NULL,
                      _("The number at the start of the line is read as the number of figures. Write the name first."));
  doubt_bare_term (line, first, end, name);
  /* “Squad 2” */
  if (!vedette_typed_has (&line->typed, VEDETTE_LINE_COUNT) &&
      (end - first < 2 || !has (VEDETTE_LINE_UNIT, get_word (line->words, end - 2))))
    doubt (line, &last_number, from, to);
  if (doubt_leader_name (line, first, end, name))
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (name_doubts); i++)
    doubt (line, &name_doubts[i], from, to);
}
