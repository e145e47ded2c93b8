/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The head of a line: what an army, corps or division is called, who commands it, and when it comes. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/typed/vedette-muster-text-private.h"
#include "core/typed/vedette-local-words.h"
#include "core/typed/vedette-scan.h"

/* A rating, a place and a turn may stand behind a name without a comma; no more than that. */
#define MAX_RUN 12

static void
leave_out (VedetteMuster *self,
           const char    *from,
           const char    *to)
{
  vedette_muster_doubt (self, QUESTION, from, to,
                        /* Translators: what was typed, such as “3 goblins” */
                        _("“%.*s” was not recognized and is ignored; put each entry on a separate line"),
                        (int) (to - from), from);
}

static const char * const of_divisions[] = { "kind", "place", "arrives", "corps", NULL };

/* Whether it is said for the first time, and if a line of this kind says it at all; a question says why not */
static gboolean
may_say (VedetteMuster *self,
         gboolean       said,
         const char    *field,
         const char    *from,
         const char    *to)
{
  if (said)
    /* Translators: what was typed, such as “nation Saxon” */
    vedette_muster_doubt (self, QUESTION, from, to, _("“%.*s” is ignored: this detail was already given"), (int) (to - from),
                          from);
  else if (self->type != vedette_division_get_type () && g_strv_contains (of_divisions, field))
    /* Translators: what was typed, such as “nation Saxon” */
    vedette_muster_doubt (self, QUESTION, from, to, _("“%.*s” is ignored: only a division can have this detail"),
                          (int) (to - from), from);
  else
    return TRUE;
  return FALSE;
}

static void
say_value (VedetteMuster *self,
           int           *out,
           const char    *field,
           int            value,
           const char    *from,
           const char    *to)
{
  if (!may_say (self, *out != VEDETTE_MUSTER_UNSAID, field, from, to))
    return;
  *out = value;
  vedette_reading_add_value (self->reading, self->type, field, value, from, to);
}

static void
say_text (VedetteMuster  *self,
          char          **out,
          const char     *field,
          const char     *text,
          const char     *from,
          const char     *to)
{
  if (*text == '\0' || !may_say (self, *out != NULL, field, from, to))
    return;
  *out = g_strdup (text);
  vedette_reading_add_text (self->reading, self->type, field, text, from, to);
}

static void
say_nation (VedetteMuster     *self,
            VedetteMusterHead *head,
            const char        *nation,
            const char        *from,
            const char        *to)
{
  if (*nation == '\0' || !may_say (self, head->nation != NULL, "arrives", from, to))
    return;
  head->nation = g_strdup (nation);
  vedette_reading_add_text (self->reading, vedette_unit_get_type (), "nation", nation, from, to);
}

/* “arrives turn 4”. Returns: how many words lead to the number and are it; 0 if there is none */
static guint
take_turn (VedetteMuster     *self,
           VedetteMusterHead *head,
           GArray            *words,
           guint              i,
           guint              behind,
           guint              end,
           gboolean           say)
{
  const char *from = vedette_words_nth (words, i)->from, *to;
  int value;
  guint n = vedette_muster_read_number (words, behind, end, &value);

  if (n == 0 || !say)
    return n;
  to = vedette_words_nth (words, behind + n - 1)->to;
  if (value < 1 || value > VEDETTE_EAGLES_MAX_TURNS)
    /* Translators: what was typed, such as “turn 9999”, and the lowest and the highest number */
    vedette_muster_doubt (self, FAULT, from, to, _("“%.*s”: write a number from %d to %d"), (int) (to - from), from, 1,
                          VEDETTE_EAGLES_MAX_TURNS);
  else
    say_value (self, &head->arrives, "arrives", value, from, to);
  return n;
}

/* “span 12.5” */
static guint
take_span (VedetteMuster     *self,
           VedetteMusterHead *head,
           GArray            *words,
           guint              i,
           guint              behind,
           guint              end,
           gboolean           say)
{
  const char *from = vedette_words_nth (words, i)->from, *to;
  g_autofree char *raw = NULL;
  gint64 hundredths;
  gboolean whole, exact;

  while (behind < end && vedette_word_is_mark (vedette_words_nth (words, behind)))
    behind++;
  if (behind >= end)
    return 0;
  raw = vedette_words_join (words, behind, behind + 1);
  /* Translators: what may stand behind a number of inches; apart by |. Begin with a bar: it may stand alone. */
  if (!vedette_scan_number (raw, vedette_local_words_get (NC_("words of a typed line", "|″|\"|in")), &hundredths, &whole,
                            &exact))
    return 0;
  to = vedette_words_nth (words, behind)->to;
  if (say && (!exact || hundredths < 0 || hundredths > VEDETTE_MAX_INCHES))
    /* Translators: what was typed, such as “span 9999”, and the most inches */
    vedette_muster_doubt (self, FAULT, from, to, _("“%.*s”: write inches from 0 to %d, with at most two decimals"),
                          (int) (to - from), from, VEDETTE_MAX_INCHES / 100);
  else if (say)
    say_value (self, &head->span, "span", (int) hundredths, from, to);
  return behind + 1 - i;
}

/* Takes what a term says. Returns: how many words that are, behind its own too; 0 if they cannot be understood */
static guint
take_term (VedetteMuster     *self,
           VedetteMusterHead *head,
           GArray            *words,
           guint              i,
           guint              end,
           gboolean           say)
{
  VedetteMusterTerm term;
  int value;
  guint n = vedette_muster_find_term (words, i, end, &term, &value), more = 0;
  const char *from = vedette_words_nth (words, i)->from, *to, *nation;
  g_autofree char *text = NULL;

  if (n == 0 && (n = vedette_muster_find_nation (self, words, i, end, &nation)) > 0)
    {
      if (say)
        say_nation (self, head, nation, from, vedette_words_nth (words, i + n - 1)->to);
      return n;
    }
  if (n == 0)
    return 0;
  to = vedette_words_nth (words, i + n - 1)->to;
  switch (term)
    {
    case VEDETTE_TERM_RATING:
      if (say)
        say_value (self, &head->rating, "rating", value, from, to);
      return n;
    case VEDETTE_TERM_KIND:
      if (say)
        say_value (self, &head->kind, "kind", value, from, to);
      return n;
    case VEDETTE_TERM_PLACE:
      if (say)
        say_value (self, &head->place, "place", value, from, to);
      return n;
    case VEDETTE_TERM_ARRIVES:
    case VEDETTE_TERM_TURN:
      more = take_turn (self, head, words, i, i + n, end, say);
      return more > 0 ? n + more : 0;
    case VEDETTE_TERM_SPAN:
      return take_span (self, head, words, i, i + n, end, say);
    case VEDETTE_TERM_COMMANDER:
    case VEDETTE_TERM_NATION:
      text = vedette_muster_read_rest (words, i + n, end, &more);
      if (*text == '\0')
        return 0;
      to = vedette_words_nth (words, i + n + more - 1)->to;
      if (say && term == VEDETTE_TERM_NATION)
        say_nation (self, head, text, from, to);
      else if (say)
        say_text (self, &head->commander, "commander", text, from, to);
      return n + more;
    case VEDETTE_TERM_NO_CORPS:
      if (say && may_say (self, head->no_corps, "corps", from, to))
        head->no_corps = TRUE;
      return n;
    case VEDETTE_TERM_LINK:
      return n;
    case VEDETTE_TERM_TROOPS:
    case VEDETTE_TERM_ARM:
    case VEDETTE_TERM_SOME_ARM:
    case VEDETTE_TERM_STRENGTH:
    case VEDETTE_TERM_CORPS:
    case VEDETTE_TERM_ARMY:
    case VEDETTE_N_TERMS:
    default:
      return 0;
    }
}

/* Whether all words say something; with @say they do, and those that do not are asked about. */
static gboolean
take_run (VedetteMuster     *self,
          VedetteMusterHead *head,
          GArray            *words,
          guint              i,
          guint              end,
          gboolean           say)
{
  gboolean all = TRUE;

  while (i < end)
    {
      const VedetteWord *word = vedette_words_nth (words, i);
      guint n = word->bracket || vedette_word_is_mark (word) ? 1 : take_term (self, head, words, i, end, say);

      if (n == 0 && !say)
        return FALSE;
      if (n == 0 && !vedette_muster_ask_near (self, word))
        leave_out (self, word->from, word->to);
      all &= n > 0;
      i += MAX (n, 1);
    }
  return all;
}

/* Whether a part is nothing but words that are neither terms nor nearly some: likely a name */
static gboolean
is_name (GArray *words,
         guint   i,
         guint   end)
{
  for (; i < end; i++)
    {
      VedetteMusterTerm term;
      int value;

      if (vedette_word_read_number (vedette_words_nth (words, i)) >= 0 ||
          (vedette_muster_find_term (words, i, i + 1, &term, &value) > 0 && term != VEDETTE_TERM_LINK))
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_dash (const VedetteWord *word)
{
  return word->squeezed != NULL &&
         (*word->squeezed == '\0' || g_str_equal (word->squeezed, "–") || g_str_equal (word->squeezed, "—"));
}

static gboolean
has_capital (const VedetteWord *word)
{
  return g_unichar_isupper (g_utf8_get_char (word->from));
}

/* What may stand behind a name without a comma: “Amsel’s division” is all name, and so is “Artillery reserve”. */
static gboolean
may_follow (GArray *words,
            guint   i,
            guint   end)
{
  VedetteMusterTerm term;
  int value;

  if (vedette_words_nth (words, i)->bracket || vedette_muster_find_term (words, i, end, &term, &value) == 0)
    return FALSE;
  return term == VEDETTE_TERM_RATING || term == VEDETTE_TERM_ARRIVES || term == VEDETTE_TERM_COMMANDER ||
         (term == VEDETTE_TERM_KIND && value == VEDETTE_DIVISION_INDEPENDENT) ||
         (term == VEDETTE_TERM_PLACE && value == VEDETTE_DIVISION_HIDDEN);
}

/* “Berg – good” and “Berg good”: where a name that is surely one ends, and what is said of it begins; @end if nothing is. What
 * stands behind a dash is apart from the name, however it is written. @last: (out): the end of the name */
static guint
find_behind_name (VedetteMuster     *self,
                  VedetteMusterHead *head,
                  GArray            *words,
                  guint              first,
                  guint              end,
                  guint             *last)
{
  for (guint cut = first + 1; cut < end; cut++)
    {
      gboolean dash = is_dash (vedette_words_nth (words, cut - 1));
      VedetteMusterTerm term;
      int value;

      *last = dash ? cut - 1 : cut;
      if (*last > first &&
          (dash || (!has_capital (vedette_words_nth (words, cut)) && may_follow (words, cut, end) &&
                    vedette_muster_find_term (words, cut, end, &term, &value) > 0 && term != VEDETTE_TERM_COMMANDER)) &&
          take_run (self, head, words, cut, end, FALSE))
        return cut;
    }
  *last = end;
  return end;
}

/* What stands between two commas behind the name, or in brackets, where a name is that of the commander */
static void
take_part (VedetteMuster     *self,
           VedetteMusterHead *head,
           GArray            *words,
           guint              first,
           guint              end,
           gboolean           bracket)
{
  const char *from, *to;

  if (first >= end)
    return;
  from = vedette_words_nth (words, first)->from;
  to = vedette_words_nth (words, end - 1)->to;
  if (take_run (self, head, words, first, end, FALSE))
    {
      take_run (self, head, words, first, end, TRUE);
      return;
    }
  if (head->commander == NULL && (bracket || is_name (words, first, end)))
    {
      guint last = end, behind = bracket ? find_behind_name (self, head, words, first, end, &last) : end;
      g_autofree char *text = vedette_muster_join (words, first, last);
      gboolean near = FALSE;

      to = vedette_words_nth (words, last - 1)->to;
      for (guint i = first; !bracket && i < end; i++)
        near |= vedette_muster_ask_near (self, vedette_words_nth (words, i));
      if (near)
        return;
      if (!bracket && *text != '\0')
        vedette_muster_doubt (self, QUESTION, from, to,
                              /* Translators: the name of a commander, twice */
                              _("Read as the commander %s. Put the name in parentheses: “(%s)”."), text,
                              text);
      say_text (self, &head->commander, "commander", text, from, to);
      take_run (self, head, words, behind, end, TRUE);
      return;
    }
  take_run (self, head, words, first, end, TRUE);
}

static void
take_bracket (VedetteMuster     *self,
              VedetteMusterHead *head,
              const VedetteWord *bracket)
{
  g_autoptr (GArray) words = vedette_words_cut (bracket->from + 1, bracket->to - 1, "");

  for (guint first = 0, i = 0; i <= words->len; i++)
    if (i == words->len || vedette_muster_is_part_end (words, i))
      {
        take_part (self, head, words, first, i, TRUE);
        first = i + 1;
      }
}

/* “1st Division – Amsel”, “I Corps: Tournel”: where the name ends */
static guint
find_dash (GArray *words,
           guint   first,
           guint   end)
{
  for (guint i = first + 1; i + 1 < end; i++)
    if (is_dash (vedette_words_nth (words, i)) ||
        (vedette_word_is_mark (vedette_words_nth (words, i)) && !vedette_muster_leads_on (words, first, i)))
      return i;
  return end;
}

/* The name, and what follows it without a comma. What the name says of itself, as in “Independent Brigade”, stays in it. */
static void
take_name (VedetteMuster     *self,
           VedetteMusterHead *head,
           GArray            *words,
           guint              first,
           guint              end)
{
  guint dash = find_dash (words, first, end), cut, last;
  g_autofree char *name = NULL;
  gboolean quoted = vedette_words_nth (words, first)->quoted != NULL;
  int kind;

  for (cut = MAX (first + 1, dash - MIN (dash, MAX_RUN)); cut < dash; cut++)
    if ((quoted || (!has_capital (vedette_words_nth (words, cut)) && may_follow (words, cut, dash))) &&
        take_run (self, head, words, cut, dash, FALSE))
      break;
  name = vedette_muster_join (words, first, cut);
  for (last = cut - 1; last > first && vedette_words_nth (words, last)->bracket;)
    last--;
  say_text (self, &head->name, "name", name, vedette_words_nth (words, first)->from, vedette_words_nth (words, last)->to);
  if (!quoted && self->type == vedette_division_get_type ())
    {
      if (vedette_muster_has_term (words, first, cut, VEDETTE_TERM_KIND, &kind) && kind == VEDETTE_DIVISION_INDEPENDENT)
        head->kind = kind;
    }
  take_run (self, head, words, cut, dash, TRUE);
  if (dash < end)
    take_part (self, head, words, dash + 1, end, TRUE);
}

/* Reads what stands before the units of a line, or all of a line without any. */
void
vedette_muster_read_head (VedetteMuster     *self,
                          VedetteMusterHead *head,
                          guint              first,
                          guint              end)
{
  gboolean named = FALSE;

  *head = (VedetteMusterHead){ .rating = VEDETTE_MUSTER_UNSAID, .kind = VEDETTE_MUSTER_UNSAID, .place = VEDETTE_MUSTER_UNSAID,
                               .arrives = VEDETTE_MUSTER_UNSAID, .span = VEDETTE_MUSTER_UNSAID };
  for (guint i = first; i <= end; i++)
    {
      if (i < end && !vedette_muster_is_part_end (self->words, i))
        continue;
      if (i > first && !named)
        take_name (self, head, self->words, first, i);
      else
        take_part (self, head, self->words, first, i, FALSE);
      named |= i > first;
      for (guint k = first; k < i; k++)
        if (vedette_words_nth (self->words, k)->bracket)
          take_bracket (self, head, vedette_words_nth (self->words, k));
      first = i + 1;
    }
}
