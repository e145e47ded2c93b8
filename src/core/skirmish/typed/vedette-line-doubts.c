/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of a roster line may have been meant otherwise than it was read. */

#include "vedette-config.h"

#include "core/skirmish/typed/vedette-line-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/typed/vedette-local-words.h"
#include "core/typed/vedette-scan.h"

/* Nobody types a longer name or note by mistake. */
#define MAX_WORDS 60

/* A misspelt word of this many letters may well be somebody's name. */
#define MAX_SHORT 5

static char *
dup_word (const VedetteLineWord *word)
{
  return g_strndup (word->from, (gsize) (word->to - word->from));
}

static gboolean
begins_with_digit (GArray *words,
                   guint   i)
{
  return i < words->len && g_ascii_isdigit (*vedette_line_word (words, i)->from);
}

/* The term that a word is nearly; beside a number also move, range and points */
static const char *
find_near (GArray *words,
           guint   i)
{
  const char *squeezed = vedette_line_word (words, i)->squeezed;
  const char *near = vedette_line_terms_near (squeezed);

  if (near == NULL && (begins_with_digit (words, i + 1) || (i > 0 && begins_with_digit (words, i - 1))) &&
      !vedette_line_terms_has (VEDETTE_LINE_MEN, squeezed))
    near = vedette_line_terms_near_measure (squeezed);
  return near;
}

/**
 * vedette_line_doubt_word:
 *
 * Asks about a word that is nearly a term.
 *
 * Returns: whether it is
 */
gboolean
vedette_line_doubt_word (VedetteLine *line,
                         GArray      *words,
                         guint        i)
{
  const VedetteLineWord *word = vedette_line_word (words, i);
  const char *near = find_near (words, i);

  if (near == NULL)
    return FALSE;
  vedette_reading_ask_near (line->reading, word->from, word->to, near);
  return TRUE;
}

/* 4,5" move: a comma where a point was meant */
static gboolean
doubt_comma (VedetteLine           *line,
             const VedetteLineWord *word)
{
  g_autofree char *typed = dup_word (word);
  g_autofree char *instead = NULL;
  const char *end = word->to + 1;

  if (word->to >= line->to || *word->to != ',' || !g_ascii_isdigit (*end))
    return FALSE;
  while (end < line->to && g_ascii_isdigit (*end))
    end++;
  instead = g_strdup_printf ("%s.%.*s", typed, (int) (end - word->to - 1), word->to + 1);
  vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, word->from, end, NULL, instead,
                             /* Translators: a number with a point, such as 4.5 */
                             _("A comma starts a new item: did you mean “%s”?"), instead);
  return TRUE;
}

/* A number that nothing says what it is of */
static gboolean
doubt_number (VedetteLine           *line,
              const VedetteLinePart *part)
{
  const VedetteLineWord *word = vedette_line_word (part->words, 0);
  g_autofree char *typed = vedette_line_join_words (part->words, 0, part->words->len);
  gsize digits = strspn (typed, "0123456789.");
  const char *unit = typed + digits + strspn (typed + digits, " ");

  if (digits == 0 || !vedette_local_words_is (VEDETTE_LINE_INCHES, unit))
    return FALSE;
  if (doubt_comma (line, word))
    return TRUE;
  vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, word->from, part->to, NULL, NULL,
                             /* Translators: %s is a number that was typed */
                             _("“%s” is kept as a note. Write what the number means, as in “6 figures”, “6″ move”, “24″ range” "
                               "or “25 points”."),
                             typed);
  return TRUE;
}

static void
doubt_other_line (VedetteLine *line,
                  GArray      *words,
                  guint        first,
                  guint        end)
{
  g_autofree char *typed = vedette_line_join_words (words, first, end);

  vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, vedette_line_word (words, first)->from,
                             vedette_line_word (words, end - 1)->to, NULL, NULL,
                             /* Translators: %s is what was typed, such as “4 spearmen” */
                             _("“%s” looks like different figures: write those figures on a separate line"), typed);
}

/* The ratings that there are, for somebody who wrote another one or none */
static char *
list_ratings (void)
{
  GString *ratings = g_string_new (NULL);

  for (VedetteLeader leader = VEDETTE_LEADER_NONE + 1; leader <= VEDETTE_LEADER_INSPIRED; leader++)
    g_string_append_printf (ratings, "%s%s", ratings->len > 0 ? ", " : "", vedette_leader_get_label (leader));
  return g_string_free (ratings, FALSE);
}

static gboolean
is_leader_mark (const VedetteLineWord *word)
{
  return vedette_line_terms_has (VEDETTE_LINE_LEADER_MARK, word->squeezed);
}

/**
 * vedette_line_doubt_leader:
 * @what: what was typed of a leader, and kept as a note
 *
 * Asks for the rating, and says which there are.
 */
void
vedette_line_doubt_leader (VedetteLine *line,
                           const char  *what,
                           const char  *from,
                           const char  *to)
{
  g_autofree char *ratings = list_ratings ();

  vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, from, to, NULL, NULL,
                             /* Translators: what was typed, such as “poor leader”, and all ratings there are */
                             _("“%s” is kept as a note. A leader needs a rating (%s), as in “adequate leader”."), what,
                             ratings);
}

/**
 * vedette_line_doubt_trait_leader:
 * @what: what was typed of a leader, and taken for a trait
 *
 * Asks for the rating, and says which there are.
 */
void
vedette_line_doubt_trait_leader (VedetteLine *line,
                                 const char  *what,
                                 const char  *from,
                                 const char  *to)
{
  g_autofree char *ratings = list_ratings ();

  vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, from, to, NULL, NULL,
                             /* Translators: what was typed, such as “leader +2”, and all ratings there are */
                             _("“%s” is read as a trait. A leader needs a rating (%s), as in “adequate leader”."), what,
                             ratings);
}

/* Tam leader, Tam – leader; but not Squad leader, nor Red Leader, nor one whose rating is said */
static void
doubt_leader_name (VedetteLine *line,
                   GArray      *words,
                   guint        first,
                   guint        end,
                   guint        elsewhere)
{
  const VedetteLineWord *last = vedette_line_word (words, end - 1), *before;
  g_autofree char *name = NULL, *ratings = NULL;

  if (end - first < 2 || !is_leader_mark (last) || (elsewhere & (1u << VEDETTE_LINE_LEADER)))
    return;
  before = vedette_line_word (words, end - 2);
  if (*before->squeezed != '\0' && !vedette_line_terms_has (VEDETTE_LINE_TROOPS, before->squeezed) &&
      (vedette_line_is_name_case (line, last) || !vedette_line_is_name_case (line, vedette_line_word (words, first)) ||
       vedette_line_terms_has (VEDETTE_LINE_UNIT, before->squeezed) ||
       vedette_line_terms_has (VEDETTE_LINE_ARTICLE, before->squeezed)))
    return;
  name = vedette_line_join_words (words, first, end);
  ratings = list_ratings ();
  vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, vedette_line_word (words, first)->from, last->to, NULL,
                             NULL,
                             /* Translators: what was typed, such as “Tam leader”, and all ratings there are */
                             _("“%s” is read as the name. A leader needs a rating (%s), as in “Tam, adequate leader”."), name,
                             ratings);
}

/* Words of which some are terms and some are not */
static gboolean
doubt_mixture (VedetteLine           *line,
               const VedetteLinePart *part,
               const char            *note)
{
  /* A poor leader: whatever else is said there, he has no rating. */
  for (guint i = 0; i < MIN (part->words->len, MAX_WORDS); i++)
    if (is_leader_mark (vedette_line_word (part->words, i)))
      {
        vedette_line_doubt_leader (line, note, part->from, part->to);
        return TRUE;
      }
  for (guint i = 0; i < MIN (part->words->len, MAX_WORDS); i++)
    {
      const VedetteLineWord *word = vedette_line_word (part->words, i);
      g_autofree char *typed = dup_word (word);

      if (!vedette_line_is_term (word->squeezed))
        continue;
      vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, part->from, part->to, NULL, NULL,
                                 /* Translators: both are what was typed, such as “sword and bow” and “bow” */
                                 _("“%s” is kept as a note. If you mean “%s”, write that between commas and the rest in "
                                   "parentheses."),
                                 note, typed);
      return TRUE;
    }
  return FALSE;
}

/* quick+2 */
static gboolean
doubt_sign (VedetteLine *line,
            GArray      *words)
{
  const VedetteLineWord *word = vedette_line_word (words, words->len - 1);
  g_autofree char *typed = dup_word (word);
  const char *digits = typed + strlen (typed);
  g_autofree char *apart = NULL;

  while (digits > typed && g_ascii_isdigit (digits[-1]))
    digits--;
  if (*digits == '\0' || digits < typed + 2 || digits[-1] != '+')
    return FALSE;
  apart = g_strdup_printf ("%.*s %s", (int) (digits - 1 - typed), typed, digits - 1);
  vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, word->from, word->to, NULL, apart,
                             /* Translators: what was typed, such as “quick+2”, and what may be meant, such as “quick +2” */
                             _("“%s” is kept as a note. For a trait, write “%s”."), typed, apart);
  return TRUE;
}

/* Something that was not understood and became a note */
void
vedette_line_doubt_note (VedetteLine           *line,
                         const VedetteLinePart *part,
                         const char            *note)
{
  gboolean asked = FALSE;

  for (guint i = 0; i < MIN (part->words->len, MAX_WORDS); i++)
    asked |= vedette_line_doubt_word (line, part->words, i);
  if (asked || doubt_number (line, part) || doubt_sign (line, part->words))
    return;
  if (part->words->len > 1 && begins_with_digit (part->words, 0) &&
      (vedette_line_is_digits (vedette_line_word (part->words, 0)) ||
       strchr ("xX*", vedette_line_word (part->words, 0)->to[-1]) != NULL))
    doubt_other_line (line, part->words, 0, part->words->len);
  else if (!doubt_mixture (line, part, note))
    vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_REMINDER, part->from, part->to, NULL, NULL,
                               /* Translators: what was typed, such as “on a gray horse” */
                               _("Not understood, so kept as a note: “%s”"), note);
}

/* Whether a word of the name may be misspelt: not a short one that begins like a name, nor what a title goes before */
static gboolean
may_be_slip (VedetteLine *line,
             GArray      *words,
             guint        first,
             guint        end,
             guint        i)
{
  const VedetteLineWord *word = vedette_line_word (words, i);
  const VedetteLineWord *before = i > first ? vedette_line_word (words, i - 1) : NULL;
  gboolean name_case = vedette_line_is_name_case (line, word);
  const char *near = find_near (words, i);

  if (near == NULL)
    return FALSE;
  if (before == NULL)
    return !name_case || g_utf8_strlen (near, -1) > MAX_SHORT;
  if (vedette_line_terms_has (VEDETTE_LINE_ARTICLE, before->squeezed) ||
      (name_case && vedette_line_terms_has (VEDETTE_LINE_RANK, before->squeezed)))
    return FALSE;
  return !name_case || line->count > 1 || g_utf8_strlen (near, -1) > MAX_SHORT;
}

/* “Average” or “longbow” and nothing else before the first comma */
static void
doubt_bare_term (VedetteLine *line,
                 GArray      *words,
                 guint        first,
                 guint        end,
                 guint        elsewhere)
{
  g_autofree char *name = vedette_line_join_words (words, first, end);
  g_autofree char *squeezed = vedette_vocabulary_squeeze (name);
  g_autofree char *both = g_strdup_printf ("%s, %s", name, name);
  gboolean weapon = vedette_line_terms_has (VEDETTE_LINE_WEAPON, squeezed);

  for (VedetteLineTerm kind = VEDETTE_LINE_TROOPS; kind <= VEDETTE_LINE_HIDDEN; kind++)
    if (vedette_line_terms_has (kind, squeezed) && (elsewhere & (1u << kind)))
      return;
  if (!vedette_line_is_term (squeezed))
    return;
  /* “Reserves” may well be what they are called. */
  if (vedette_line_is_name_case (line, vedette_line_word (words, first)) &&
      (vedette_line_terms_has (VEDETTE_LINE_RESERVE, squeezed) || vedette_line_terms_has (VEDETTE_LINE_HIDDEN, squeezed) ||
       vedette_line_terms_has (VEDETTE_LINE_PLAIN, squeezed)))
    return;
  vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, vedette_line_word (words, first)->from,
                             vedette_line_word (words, end - 1)->to, NULL, weapon ? both : NULL,
                             weapon
                               /* Translators: %s is a weapon, such as “longbow” */
                               ? _("“%s” is read as the name, and no weapon is given. Is the name also the weapon?")
                               /* Translators: %s is a term, such as “average” */
                               : _("“%s” is read as the name. If it is not, write a name before it."),
                             name);
}

/* What may stand behind the digits of a first word: 7th, 3/4, 6-pounder, 21ème */
static gboolean
is_ordinal (const char *rest)
{
  static const char * const ends[] = { "st", "nd", "rd", "th",  "er",  "e",       "ème", "eme", "re", "ère", "o",  "a",
                                       "º",  "ª",  "ste", "te", "pdr", "pounder", "lb",  "mm",  "cm", "pr",  NULL };
  g_autofree char *folded = vedette_scan_fold (rest);

  return g_strv_contains (ends, folded) || (*rest == '/' && g_ascii_isdigit (rest[1])) ||
         ((*rest == '-' || *rest == '\'') && !g_ascii_isdigit (rest[1]) && rest[1] != '\0');
}

static void
doubt_first_number (VedetteLine *line,
                    GArray      *words,
                    guint        first,
                    guint        end)
{
  const VedetteLineWord *word = vedette_line_word (words, first);
  g_autofree char *typed = dup_word (word);
  const char *number = typed + (g_str_has_prefix (typed, "−") || g_str_has_prefix (typed, "–") ? 3 : *typed == '-' ? 1 : 0);
  gsize digits = strspn (typed, "0123456789");
  const char *rest = typed + digits;
  g_autofree char *apart = g_strdup_printf ("%.*s %s", (int) digits, typed, rest);
  gboolean letters = g_unichar_isalpha (g_utf8_get_char (rest));
  gboolean item = (*rest == '.' || *rest == ')') && rest[1] == '\0';

  /* -3 spearmen */
  if (number > typed && end - first > 1 && *number != '\0' && number[strspn (number, "0123456789")] == '\0')
    vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, word->from, word->to, NULL, number,
                               /* Translators: both are a number, the first with a sign before it, as in “-3” and 3 */
                               _("“%s” is read as part of the name. For the number of figures, write “%s”."), typed, number);
  if (digits == 0 || *rest == '\0' || is_ordinal (rest))
    return;
  if (item && end - first > 1)
    vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, word->from, vedette_line_word (words, first + 1)->from,
                               NULL, "",
                               /* Translators: %s is what was typed, such as “1.” */
                               _("“%s” is read as part of the name. Leave out numbers that only count the lines."), typed);
  else
    vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, word->from, word->to, NULL, letters ? apart : NULL,
                               /* Translators: %s is what was typed, such as “6archers” */
                               _("“%s” is read as part of the name. Write the number of figures as in “6 archers”."), typed);
}

/* The Normans: Sir Guy */
static void
doubt_contingent (VedetteLine *line,
                  GArray      *words,
                  guint        first,
                  guint        end)
{
  for (guint i = first; i + 1 < end; i++)
    {
      const VedetteLineWord *word = vedette_line_word (words, i);
      g_autofree char *typed = word->to[-1] == ':' ? vedette_line_join_words (words, first, i + 1) : NULL;

      if (typed == NULL || strlen (typed) < 2)
        continue;
      typed[strlen (typed) - 1] = '\0';
      vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, vedette_line_word (words, first)->from, word->to, NULL,
                                 NULL,
                                 /* Translators: both are what was typed before a colon, as in “The Normans: Sir Guy” */
                                 _("“%s” is read as part of the name. For a contingent, write “%s:” on a separate line above, "
                                   "or choose the contingent in Forces."), typed, typed);
      return;
    }
}

/* Orcs 10; but not Squad 2, nor Company B 2 */
static void
doubt_last_number (VedetteLine *line,
                   GArray      *words,
                   guint        first,
                   guint        end)
{
  const VedetteLineWord *word = vedette_line_word (words, end - 1);
  g_autofree char *typed = dup_word (word);
  g_autofree char *count = g_strdup_printf ("x%s", typed);
  const char *before;

  if (end - first < 2 || line->count >= 0 || !vedette_line_is_digits (word))
    return;
  before = vedette_line_word (words, end - 2)->squeezed;
  if (vedette_line_terms_has (VEDETTE_LINE_UNIT, before) || g_utf8_strlen (before, -1) < 2)
    return;
  vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, word->from, word->to, NULL, count,
                             /* Translators: both are a number that was typed */
                             _("“%s” is read as part of the name. For the number of figures, write “x%s”."), typed,
                             typed);
}

/* Wat quick +2 */
static void
doubt_trait (VedetteLine *line,
             GArray      *words,
             guint        first,
             guint        end)
{
  g_autofree char *text = vedette_line_join_words (words, end - 1, end);
  g_autofree char *apart = NULL;
  int value;

  if (end - first < 3 || vedette_scan_trailing_sign (text, &value) != text)
    return;
  g_free (text);
  text = vedette_line_join_words (words, end - 2, end);
  apart = g_strdup_printf (", %s", text);
  vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, vedette_line_word (words, end - 3)->to,
                             vedette_line_word (words, end - 1)->to, NULL, apart,
                             /* Translators: %s is what was typed, such as “quick +2” */
                             _("“%s” is read as part of the name. Write a trait after a comma."), text);
}

/* Lady Anne - rapier: a dash where a comma was meant; but Saxe - Coburg is a name, so nothing is held up by it */
static void
doubt_dash (VedetteLine *line,
            GArray      *words,
            guint        first,
            guint        end)
{
  for (guint i = first + 1; i + 1 < MIN (end, first + MAX_WORDS); i++)
    {
      const VedetteLineWord *word = vedette_line_word (words, i);
      g_autofree char *dash = dup_word (word);

      if ((!g_str_equal (dash, "-") && !g_str_equal (dash, "–") && !g_str_equal (dash, "—")) ||
          is_leader_mark (vedette_line_word (words, i + 1)))
        continue;
      vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_REMINDER, vedette_line_word (words, i - 1)->to, word->to, NULL, ",",
                                 /* Translators: %s is a dash that was typed */
                                 _("“%s” is read as part of the name. Write everything but the name after a comma."), dash);
      return;
    }
}

static gboolean
is_and (const VedetteLineWord *word)
{
  return vedette_line_terms_has (VEDETTE_LINE_LINK, word->squeezed) && word->to - word->from < 5;
}

/* Words that may be no name at all */
static void
doubt_name (VedetteLine *line,
            GArray      *words,
            guint        first,
            guint        end)
{
  g_autofree char *typed = vedette_line_join_words (words, first, end);

  vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, vedette_line_word (words, first)->from,
                             vedette_line_word (words, end - 1)->to, NULL, NULL,
                             /* Translators: %s is what was typed, such as “??? and a dog” */
                             _("Is “%s” a name?"), typed);
}

/* “??? and a dog”: what begins so is rather said of somebody than his name */
static void
doubt_first_sign (VedetteLine *line,
                  GArray      *words,
                  guint        first,
                  guint        end)
{
  const VedetteLineWord *word = vedette_line_word (words, first);

  for (const char *p = word->from; p < word->to; p = g_utf8_next_char (p))
    if (*(const guchar *) p >= 0x80 || g_ascii_isalnum (*p))
      return;
  doubt_name (line, words, first, end);
}

/**
 * vedette_line_doubt_title:
 *
 * Asks about a line that says a name and points, and nothing of what men are: so people write how much a whole army costs. What
 * stands in quotation marks, as programs write it, is a name.
 */
void
vedette_line_doubt_title (VedetteLine *line)
{
  if (*line->from == '"' || line->points < 0 || line->count >= 0 || line->troops >= 0 || line->leader >= 0 ||
      line->weapon >= 0 || line->rate >= 0 || line->range >= 0 || line->arrives_action >= 0 || line->arrives_die >= 0 ||
      line->break_off || line->reserve || line->hidden || line->notes->len > 0 || (line->traits != NULL && line->traits->len > 0))
    return;
  vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, line->from, line->to, NULL, NULL,
                             /* Translators: %s is a name that was typed, such as “My Saxons” */
                             _("“%s” is read as one average figure. If it is the heading of a list, leave the line out."),
                             line->name);
}

/**
 * vedette_line_doubt_name:
 * @first: the first word of the name
 * @end: behind its last word
 * @elsewhere: bits of what the rest of the line says
 *
 * Asks about what may not belong to the name.
 */
void
vedette_line_doubt_name (VedetteLine *line,
                         GArray      *words,
                         guint        first,
                         guint        end,
                         guint        elsewhere)
{
  gboolean spoken = FALSE;

  for (guint i = first; i < MIN (end, first + MAX_WORDS); i++)
    {
      if (may_be_slip (line, words, first, end, i))
        vedette_line_doubt_word (line, words, i);
      if (i > first && i + 1 < end && vedette_line_is_digits (vedette_line_word (words, i)) &&
          is_and (vedette_line_word (words, i - 1)))
        doubt_other_line (line, words, i, end);
      for (const char *p = vedette_line_word (words, i)->from; p < vedette_line_word (words, i)->to; p = g_utf8_next_char (p))
        spoken |= *(const guchar *) p >= 0x80 || g_ascii_isalnum (*p);
    }
  if (line->count >= 0 && vedette_line_terms_has (VEDETTE_LINE_AMOUNT, vedette_line_word (words, first)->squeezed))
    vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, vedette_line_word (words, first)->from,
                               vedette_line_word (words, end - 1)->to, NULL, NULL,
                               _("The number before this text is read as the number of figures. Write the name first."));
  doubt_bare_term (line, words, first, end, elsewhere);
  doubt_first_number (line, words, first, end);
  doubt_last_number (line, words, first, end);
  doubt_contingent (line, words, first, end);
  doubt_trait (line, words, first, end);
  doubt_dash (line, words, first, end);
  doubt_leader_name (line, words, first, end, elsewhere);
  if (spoken)
    doubt_first_sign (line, words, first, end);
  else
    doubt_name (line, words, first, end);
}
