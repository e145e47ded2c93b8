/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a roster line says: its terms become the parts of a record, each once. */

#include "vedette-config.h"

#include "core/skirmish/typed/vedette-line-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/skirmish/records/vedette-trait.h"
#include "core/skirmish/typed/vedette-line-text.h"
#include "core/typed/vedette-scan.h"

#define MAX_COUNT VEDETTE_FIGURE_MAX_MEN
#define MAX_INCHES 99900
#define MAX_POINTS 999999
#define MAX_IN_BRACKETS 200

/* Notes that a part of the line says a number, inches, yes, or a value of an enumeration. */
void
vedette_line_say (VedetteLine *line,
                  const char  *field,
                  int          value,
                  const char  *from,
                  const char  *to)
{
  vedette_reading_add_value (line->reading, VEDETTE_TYPE_FIGURE, field, value, from, to);
}

void
vedette_line_note (VedetteLine *line,
                   const char  *note,
                   const char  *from,
                   const char  *to)
{
  if (*note == '\0')
    return;
  if (line->notes->len > 0)
    g_string_append (line->notes, ", ");
  g_string_append (line->notes, note);
  vedette_reading_add_text (line->reading, VEDETTE_TYPE_FIGURE, "notes", note, from, to);
}

gboolean
vedette_line_set_count (VedetteLine  *line,
                        int           count,
                        const char   *from,
                        const char   *to,
                        const char   *item,
                        GError      **error)
{
  if (line->count >= 0)
    {
      /* Translators: %s is what was typed */
      g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_COUNT,
                   /* Translators: what was typed, such as “quick 99” */
                   _("“%s” gives the number of figures twice: write it once, as in “8 spearmen”"), item);
      return FALSE;
    }
  if (count < 1 || count > MAX_COUNT)
    {
      /* Translators: %s is what was typed */
      g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_COUNT,
                   /* Translators: what was typed, such as “quick 99” */
                   _("“%s” is not a number of figures from 1 to 999. If the number belongs to the name, put the name in "
                     "quotation marks."), item);
      return FALSE;
    }
  line->count = count;
  vedette_line_say (line, "count", count, from, to);

  return TRUE;
}

static gboolean
set_inches (int                     *inches,
            const VedetteLineMatch  *match,
            const char              *item,
            GError                 **error)
{
  if (*inches >= 0)
    /* Translators: %s is what was typed */
    g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_NUMBER,
                 /* Translators: what was typed, such as “quick 99” */
                 _("“%s” is a second move or range: write only one of each"), item);
  else if (!match->exact || match->hundredths < 0 || match->hundredths > MAX_INCHES)
    /* Translators: %s is what was typed; the mark behind 999 and 4.5 means inches */
    g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_NUMBER,
                 /* Translators: what was typed, such as “quick 99” */
                 _("“%s”: write inches from 0″ to 999″ with at most two decimals, as in “4.5″ move”"), item);
  else
    {
      *inches = (int) match->hundredths;
      return TRUE;
    }
  return FALSE;
}

static gboolean
set_points (VedetteLine             *line,
            const VedetteLineMatch  *match,
            const char              *item,
            GError                 **error)
{
  if (line->points >= 0)
    /* Translators: %s is what was typed */
    g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_NUMBER,
                 /* Translators: what was typed, such as “quick 99” */
                 _("“%s”: points were already given; write them once"), item);
  else if (!match->whole || match->hundredths < 0 || match->hundredths > (gint64) MAX_POINTS * 100)
    /* Translators: %s is what was typed */
    g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_NUMBER,
                 /* Translators: what was typed, such as “quick 99” */
                 _("“%s”: write a whole number of points from 0 to 999999"), item);
  else
    {
      line->points = (int) (match->hundredths / 100);
      return TRUE;
    }
  return FALSE;
}

static gboolean
take_measure (VedetteLine             *line,
              const VedetteLineMatch  *match,
              const char              *item,
              const char              *from,
              const char              *to,
              GError                 **error)
{
  gboolean points = g_str_equal (match->measure, "points");
  int *inches = g_str_equal (match->measure, "rate") ? &line->rate : &line->range;

  if (points ? !set_points (line, match, item, error) : !set_inches (inches, match, item, error))
    return FALSE;
  vedette_line_say (line, match->measure, points ? line->points : *inches, from, to);
  return TRUE;
}

/* “Good” by itself would be read as the class. */
static void
say_leader (VedetteLine   *line,
            VedetteLeader  leader,
            const char    *from,
            const char    *to)
{
  static const char * const phrases[] = { VEDETTE_LEADER_PHRASES };
  const char *phrase = phrases[leader];
  g_autofree char *said = NULL;

  if (*phrase == '\0')
    {
      vedette_line_say (line, "leader", (int) leader, from, to);
      return;
    }
  said = vedette_scan_capitalise (_(phrase));
  vedette_reading_add_piece (line->reading, from, to, "leader", vedette_record_type_get_brief (VEDETTE_TYPE_FIGURE, "leader"),
                             vedette_enum_get_nick (VEDETTE_TYPE_LEADER, (int) leader), said);
}

/* "good" is the class, or, where the class is known, the leader. */
static gboolean
take_rating (VedetteLine             *line,
             const VedetteLineMatch  *match,
             const char              *item,
             const char              *from,
             const char              *to,
             GError                 **error)
{
  if (match->troops >= 0 && line->troops < 0)
    {
      line->troops = match->troops;
      vedette_line_say (line, "troops", match->troops, from, to);
      return TRUE;
    }
  if (match->leader >= 0 && line->leader < 0)
    {
      line->leader = match->leader;
      say_leader (line, (VedetteLeader) match->leader, from, to);
      return TRUE;
    }
  if (match->leader < 0)
    /* Translators: the first %s is what was typed, the second the class that was typed before */
    g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_TWO_CLASSES,
                 /* Translators: what was typed, and what was typed before it, such as “good” and “poor” */
                 _("“%s” is a second class after “%s”: write only one. For a leader, write “good leader”, for example."),
                 item, vedette_troops_get_label ((VedetteTroops) line->troops));
  else
    /* Translators: the first %s is what was typed, the second the rating that was typed before */
    g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_TWO_LEADERS,
                 /* Translators: what was typed, and what was typed before it, such as “good” and “poor” */
                 _("“%s” is a second leader rating after “%s”: write one, as in “heroic leader”"),
                 item, vedette_leader_get_label ((VedetteLeader) line->leader));
  return FALSE;
}

static gboolean
take_weapon (VedetteLine  *line,
             int           weapon,
             const char   *item,
             const char   *from,
             const char   *to,
             GError      **error)
{
  if (line->weapon >= 0)
    {
      /* Translators: the first %s is what was typed, the second the weapon that was typed before */
      g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_TWO_WEAPONS,
                   /* Translators: what was typed, and what was typed before it, such as “good” and “poor” */
                   _("“%s” is a second missile weapon after “%s”: write one of them in parentheses"),
                   item, vedette_weapon_get_label ((VedetteWeapon) line->weapon));
      return FALSE;
    }
  line->weapon = weapon;
  vedette_line_say (line, "weapon", weapon, from, to);
  return TRUE;
}

/**
 * vedette_line_take_match:
 *
 * Returns: whether the line may say what these words stand for, and then it does
 */
gboolean
vedette_line_take_match (VedetteLine             *line,
                         GArray                  *words,
                         const VedetteLineMatch  *match,
                         GError                 **error)
{
  g_autofree char *item = vedette_line_join_words (words, match->first, match->end);
  const char *from = vedette_line_word (words, match->first)->from;
  const char *to = vedette_line_word (words, match->end - 1)->to;

  if (match->measure != NULL)
    return take_measure (line, match, item, from, to, error);
  if (match->count >= 0)
    {
      g_autofree char *whole = vedette_line_join_words (words, 0, words->len);

      return vedette_line_set_count (line, match->count, from, to, whole, error);
    }
  if (match->weapon >= 0)
    return take_weapon (line, match->weapon, item, from, to, error);
  if (match->reserve >= 0 || match->hidden >= 0)
    {
      gboolean *flag = match->reserve >= 0 ? &line->reserve : &line->hidden;

      *flag = TRUE;
      vedette_line_say (line, match->reserve >= 0 ? "reserve" : "hidden", TRUE, from, to);
      return TRUE;
    }
  return take_rating (line, match, item, from, to, error);
}

/* Whether nothing more can be said of what @match is about: then it is the note that the brackets make it */
static gboolean
is_said (VedetteLine            *line,
         const VedetteLineMatch *match)
{
  if (match->measure != NULL)
    return (g_str_equal (match->measure, "rate") ? line->rate : g_str_equal (match->measure, "range") ? line->range
                                                                                                       : line->points) >= 0;
  if (match->count >= 0)
    return line->count >= 0;
  if (match->weapon >= 0)
    return line->weapon >= 0;
  if (match->reserve >= 0 || match->hidden >= 0)
    return FALSE;
  return (match->troops < 0 || line->troops >= 0) && (match->leader < 0 || line->leader >= 0);
}

/* Whether all that is in brackets are terms, of things that were not said before */
static gboolean
is_terms (VedetteLine     *line,
              VedetteLinePart *part,
              GArray          *matches)
{
  if (part->brackets->len > 0 || part->words->len == 0 || vedette_line_match_run (part->words, 0, matches) > 0)
    return FALSE;
  for (guint i = 0; i < matches->len; i++)
    if (is_said (line, &g_array_index (matches, VedetteLineMatch, i)))
      return FALSE;
  return TRUE;
}

static gboolean
take_matches (VedetteLine  *line,
              GArray       *words,
              GArray       *matches,
              GError      **error)
{
  for (guint i = 0; i < matches->len; i++)
    if (!vedette_line_take_match (line, words, &g_array_index (matches, VedetteLineMatch, i), error))
      return FALSE;
  return TRUE;
}

static gboolean
has_near (GArray *words)
{
  for (guint i = 0; i < words->len; i++)
    if (vedette_line_terms_near (vedette_line_word (words, i)->squeezed) != NULL)
      return TRUE;
  return FALSE;
}

/* A note that may have been meant as something else */
static void
doubt_bracket (VedetteLine              *line,
               const VedetteLineBracket *bracket,
               VedetteLinePart          *part,
               GArray                   *matches,
               const char               *note)
{
  gboolean near = part->words->len > 0 && part->brackets->len == 0, leader = FALSE;

  if (part->words->len == 1 && vedette_line_is_digits (vedette_line_word (part->words, 0)))
    {
      g_autofree char *count = g_strdup_printf ("x%s", note);

      vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, bracket->from - 1, bracket->to + 1, NULL, count,
                                 /* Translators: %s is a number that was typed */
                                 _("“(%s)” is kept as a note. For the number of figures, write “x%s”."), note, note);
      return;
    }
  for (guint i = 0; i < matches->len; i++)
    if (g_array_index (matches, VedetteLineMatch, i).weapon < 0 &&
        is_said (line, &g_array_index (matches, VedetteLineMatch, i)))
      {
        vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, bracket->from, bracket->to, NULL, NULL,
                                   /* Translators: %s is what was typed */
                                   _("“%s” is kept as a note, because it was already given"), note);
        return;
      }
  for (guint i = 0; i < part->words->len; i++)
    {
      const char *squeezed = vedette_line_word (part->words, i)->squeezed;

      gboolean mark = vedette_line_terms_has (VEDETTE_LINE_LEADER_MARK, squeezed);

      near = near && (mark || vedette_line_is_term (squeezed) || vedette_line_terms_near (squeezed) != NULL);
      leader |= mark;
    }
  if (near && leader && !has_near (part->words))
    vedette_line_doubt_leader (line, note, bracket->from, bracket->to);
  for (guint i = 0; near && i < part->words->len; i++)
    vedette_line_doubt_word (line, part->words, i);
}

/* Commas part terms here, too. */
static void
cut_bracket (VedetteLine              *line,
             const VedetteLineBracket *bracket,
             VedetteLinePart          *part)
{
  const char *from = bracket->from;

  for (const char *p = from; p <= bracket->to; p = p < bracket->to ? g_utf8_next_char (p) : p + 1)
    {
      guint n = part->words->len;

      if (p < bracket->to && !vedette_line_is_separator (p, bracket->to))
        continue;
      vedette_line_cut_words (line, part, from, p);
      /* (leader, good) is one thing all the same. */
      if (n > 0 && part->words->len > n &&
          !vedette_line_terms_has (VEDETTE_LINE_LEADER_MARK, vedette_line_word (part->words, n - 1)->squeezed))
        vedette_line_word (part->words, n)->edge = VEDETTE_LINE_EDGE_BRACKET;
      from = p < bracket->to ? g_utf8_next_char (p) : p;
    }
}

/* Returns: whether what is in brackets fits: terms, or else a note */
gboolean
vedette_line_take_bracket (VedetteLine               *line,
                           const VedetteLineBracket  *bracket,
                           GError                   **error)
{
  g_auto (VedetteLinePart) part = { 0 };
  g_autoptr (GArray) matches = g_array_new (FALSE, TRUE, sizeof (VedetteLineMatch));
  g_autofree char *note = vedette_scan_strip (bracket->from, bracket->to);

  vedette_line_part_init (&part);
  /* Long remarks are remarks. */
  if (bracket->to - bracket->from <= MAX_IN_BRACKETS)
    cut_bracket (line, bracket, &part);
  if (is_terms (line, &part, matches))
    return take_matches (line, part.words, matches, error);
  vedette_line_note (line, note, bracket->from, bracket->to);
  doubt_bracket (line, bracket, &part, matches, note);
  return TRUE;
}

/**
 * vedette_line_take_all:
 * @matches: (element-type VedetteLineMatch): of the part
 *
 * Takes what a part says and what is in its brackets, in the order in which they stand.
 */
gboolean
vedette_line_take_all (VedetteLine            *line,
                       const VedetteLinePart  *part,
                       GArray                 *matches,
                       GError                **error)
{
  guint next = 0;

  for (guint i = 0; i < part->brackets->len; i++)
    {
      const VedetteLineBracket *bracket = &g_array_index (part->brackets, VedetteLineBracket, i);

      for (; next < matches->len; next++)
        {
          const VedetteLineMatch *match = &g_array_index (matches, VedetteLineMatch, next);

          if (vedette_line_word (part->words, match->first)->from > bracket->from)
            break;
          if (!vedette_line_take_match (line, part->words, match, error))
            return FALSE;
        }
      if (!vedette_line_take_bracket (line, bracket, error))
        return FALSE;
    }
  for (; next < matches->len; next++)
    if (!vedette_line_take_match (line, part->words, &g_array_index (matches, VedetteLineMatch, next), error))
      return FALSE;
  return TRUE;
}

/* Adds a trait; an error may be set. */
gboolean
vedette_line_add_trait (VedetteLine  *line,
                        const char   *name,
                        int           value,
                        const char   *from,
                        const char   *to,
                        GError      **error)
{
  g_autofree char *said = g_strdup_printf ("%s %+d", name, value);

  if (value == 0 || ABS (value) > VEDETTE_TRAIT_MAX || g_utf8_strlen (name, -1) > VEDETTE_LINE_TEXT_MAX_NAME)
    {
      g_autofree char *head = g_utf8_substring (name, 0, MIN (20, g_utf8_strlen (name, -1)));

      /* Translators: %s is what the trait is called */
      g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_TRAIT,
                   /* Translators: what was typed, such as “quick 99” */
                   _("“%s”: write a trait with a number from −20 to +20 that is not 0, as in “quick +2”"), head);
      return FALSE;
    }
  if (line->traits != NULL)
    g_ptr_array_add (line->traits, g_object_new (VEDETTE_TYPE_TRAIT, "name", name, "value", value, NULL));
  vedette_reading_add_piece (line->reading, from, to, "trait", C_("typed line", "Trait"), said, said);
  return TRUE;
}
