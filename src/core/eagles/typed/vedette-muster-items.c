/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One item of a list of units: how many, of which class and arm, and what they are called. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/typed/vedette-muster-text-private.h"

typedef VedetteMusterItem Item;

void
vedette_muster_item_clear (VedetteMusterItem *item)
{
  g_clear_pointer (&item->nation, g_free);
  g_clear_pointer (&item->name, g_free);
}

/* Whether the arm is said, or follows from what they are called */
gboolean
vedette_muster_item_says_arm (const VedetteMusterItem *item)
{
  return item->arm != VEDETTE_MUSTER_UNSAID || item->some_arm != VEDETTE_MUSTER_UNSAID;
}

static void
leave_out (VedetteMuster     *self,
           const VedetteWord *word)
{
  vedette_muster_doubt (self, QUESTION, word->from, word->to,
                        /* Translators: a word that was typed, such as “light” */
                        _("“%.*s” was not recognized and is ignored. A unit is elite, line or conscript, and infantry, cavalry "
                          "or artillery."),
                        (int) (word->to - word->from), word->from);
}

static void
say_once (VedetteMuster *self,
          int           *out,
          int            value,
          const char    *from,
          const char    *to,
          gboolean       say)
{
  if (*out != VEDETTE_MUSTER_UNSAID && say)
    vedette_muster_doubt (self, QUESTION, from, to, _("“%.*s” is ignored: this detail was already given"), (int) (to - from),
                          from);
  else
    *out = value;
}

/* Takes a term of a unit. Returns: how many words it is; 0 if it is none */
static guint
take_term (VedetteMuster *self,
           Item          *item,
           GArray        *words,
           guint          i,
           guint          end,
           gboolean       say)
{
  VedetteMusterTerm term;
  int value;
  const char *nation, *from = vedette_words_nth (words, i)->from;
  guint n = vedette_muster_find_term (words, i, end, &term, &value), more = 0;
  g_autofree char *text = NULL;

  if (n > 0 && term == VEDETTE_TERM_NATION)
    {
      text = vedette_muster_read_rest (words, i + n, end, &more);
      nation = text;
      if (*text == '\0')
        return 0;
    }
  else if (n == 0 && (more = vedette_muster_find_nation (self, words, i, end, &nation)) == 0)
    return 0;
  else if (n > 0)
    nation = NULL;
  if (nation != NULL)
    {
      if (item->nation == NULL)
        item->nation = g_strdup (nation);
      else if (say)
        vedette_muster_doubt (self, QUESTION, from, vedette_words_nth (words, i + n + more - 1)->to,
                              /* Translators: what was typed, such as “nation Saxon” */
                              _("“%s” is ignored: another nation was already given"), nation);
      return n + more;
    }
  switch (term)
    {
    case VEDETTE_TERM_TROOPS:
      say_once (self, &item->troops, value, from, vedette_words_nth (words, i + n - 1)->to, say);
      return n;
    case VEDETTE_TERM_ARM:
      say_once (self, &item->arm, value, from, vedette_words_nth (words, i + n - 1)->to, say);
      return n;
    case VEDETTE_TERM_SOME_ARM:
      item->some_arm = value;
      return n;
    case VEDETTE_TERM_STRENGTH:
      more = vedette_muster_read_number (words, i + n, end, &value);
      if (more == 0)
        return 0;
      say_once (self, &item->strength, value, from, vedette_words_nth (words, i + n + more - 1)->to, say);
      return n + more;
    case VEDETTE_TERM_LINK:
      return n;
    case VEDETTE_TERM_RATING:
    case VEDETTE_TERM_KIND:
    case VEDETTE_TERM_PLACE:
    case VEDETTE_TERM_ARRIVES:
    case VEDETTE_TERM_TURN:
    case VEDETTE_TERM_COMMANDER:
    case VEDETTE_TERM_NATION:
    case VEDETTE_TERM_SPAN:
    case VEDETTE_TERM_NO_CORPS:
    case VEDETTE_TERM_CORPS:
    case VEDETTE_TERM_ARMY:
    case VEDETTE_N_TERMS:
    default:
      return 0;
    }
}

/* Whether all words say something; with @say those that do not are asked about. */
static gboolean
take_run (VedetteMuster *self,
          Item          *item,
          GArray        *words,
          guint          i,
          guint          end,
          gboolean       say)
{
  gboolean all = TRUE;

  while (i < end)
    {
      const VedetteWord *word = vedette_words_nth (words, i);
      guint n = word->bracket || vedette_word_is_mark (word) ? 1 : take_term (self, item, words, i, end, say);

      if (n == 0 && !say)
        return FALSE;
      if (n == 0 && !vedette_muster_ask_near (self, word))
        leave_out (self, word);
      all &= n > 0;
      i += MAX (n, 1);
    }
  return all;
}

/* So many, before all others. Returns: how many words that are */
static guint
take_count (Item   *item,
            GArray *words,
            guint   first,
            guint   end)
{
  for (guint n = MIN (2, end - first); n > 0; n--)
    {
      int count = n == 1 ? vedette_word_read_number (vedette_words_nth (words, first)) : -1;

      for (guint k = first; k < first + n && count < 0; k++)
        if (vedette_words_nth (words, k)->squeezed == NULL)
          count = G_MININT;
      if (count == -1)
        count = vedette_words_read_times (words, first, first + n);
      if (count < 0)
        continue;
      item->count = count;
      return n;
    }
  return 0;
}

/* “line infantry x4”. Returns: how many words that are */
static guint
take_trailing_count (Item   *item,
                     GArray *words,
                     guint   first,
                     guint   end)
{
  for (guint n = 1; n <= 2 && first + n < end; n++)
    {
      int count = -1;

      if (vedette_words_nth (words, end - n)->squeezed != NULL && vedette_words_nth (words, end - 1)->squeezed != NULL &&
          vedette_word_read_number (vedette_words_nth (words, end - n)) < 0)
        count = vedette_words_read_times (words, end - n, end);
      if (count < 0)
        continue;
      item->count = count;
      return n;
    }
  return 0;
}

/* What was tried to read */
static void
forget_terms (Item *item)
{
  vedette_muster_item_clear (item);
  item->troops = item->arm = item->some_arm = item->strength = VEDETTE_MUSTER_UNSAID;
}

/* Where what is said of the unit begins: at a bracket, or behind a colon */
static guint
find_behind (GArray *words,
             guint   first,
             guint   end)
{
  for (guint i = first; i < end; i++)
    if (vedette_words_nth (words, i)->bracket ||
        (vedette_word_is_mark (vedette_words_nth (words, i)) && !vedette_muster_leads_on (words, first, i)))
      return i;
  return end;
}

static void
take_behind (VedetteMuster *self,
             Item          *item,
             GArray        *words,
             guint          first,
             guint          end,
             gboolean       say)
{
  for (guint i = first; i < end; i++)
    if (vedette_words_nth (words, i)->bracket)
      {
        const VedetteWord *bracket = vedette_words_nth (words, i);
        g_autoptr (GArray) inside = vedette_words_cut (bracket->from + 1, bracket->to - 1, ":");

        take_run (self, item, inside, 0, inside->len, say);
      }
  take_run (self, item, words, first, end, say);
}

static gboolean
has_capital (const VedetteWord *word)
{
  return word->quoted != NULL || g_unichar_isupper (g_utf8_get_char (word->from));
}

/* Words among which some are no terms, and nothing behind them: one that is nearly a term was likely meant as it, and one that
 * stands beside an arm without a capital is no name; else they are a name, from which class and arm are taken as far
 * as it says them. */
static void
take_words (VedetteMuster *self,
            Item          *item,
            GArray        *words,
            guint          first,
            guint          end)
{
  g_autoptr (GPtrArray) unknown = g_ptr_array_new ();
  gboolean near = FALSE, capital = FALSE;

  for (guint i = first, n; i < end; i += MAX (n, 1))
    if ((n = take_term (self, item, words, i, end, FALSE)) == 0)
      {
        if (vedette_muster_ask_near (self, vedette_words_nth (words, i)))
          near = TRUE;
        else
          g_ptr_array_add (unknown, vedette_words_nth (words, i));
      }
  for (guint i = 0; i < unknown->len; i++)
    capital |= has_capital (unknown->pdata[i]);
  near |= vedette_muster_item_says_arm (item) && !capital;
  for (guint i = 0; near && i < unknown->len; i++)
    leave_out (self, unknown->pdata[i]);
  if (near)
    return;
  item->name = vedette_muster_join (words, first, end);
  vedette_muster_doubt (self, QUESTION, item->from, item->to,
                        /* Translators: the name of a unit, twice */
                        _("Read as the unit name %s. Add the class and arm in parentheses, as in “%s (line infantry)”."),
                        item->name, item->name);
}

/* Reads what stands between two commas; without @say nothing is asked about it. */
void
vedette_muster_read_item (VedetteMuster     *self,
                          VedetteMusterItem *item,
                          GArray            *words,
                          guint              first,
                          guint              end,
                          gboolean           say)
{
  guint behind, last = 0;
  gboolean terms;

  *item = (Item){ .from = vedette_words_nth (words, first)->from, .to = vedette_words_nth (words, end - 1)->to,
                  .count = VEDETTE_MUSTER_UNSAID, .troops = VEDETTE_MUSTER_UNSAID, .arm = VEDETTE_MUSTER_UNSAID,
                  .some_arm = VEDETTE_MUSTER_UNSAID, .strength = VEDETTE_MUSTER_UNSAID };
  first += take_count (item, words, first, end);
  behind = find_behind (words, first, end);
  if (item->count == VEDETTE_MUSTER_UNSAID)
    last = take_trailing_count (item, words, first, behind);
  terms = take_run (self, item, words, first, behind - last, FALSE);
  forget_terms (item);
  if (terms)
    take_run (self, item, words, first, behind - last, TRUE);
  else if (behind == end && say)
    take_words (self, item, words, first, behind - last);
  else
    item->name = vedette_muster_join (words, first, behind - last);
  take_behind (self, item, words, behind, end, say);
}
