/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of a typed order of battle, and how they are found in a line. */

#include "vedette-config.h"

#include "core/eagles/typed/vedette-muster-text-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/typed/vedette-vocabulary.h"

/* No term has more words, and no nation. */
#define MAX_WORDS 3
#define MAX_NATION_WORDS 5

/* Spaces, hyphens and capitals make no difference; a misspelt word is looked for among the first of a row. */
static const struct
{
  VedetteMusterTerm term;
  int value;
  const char *near, *exact;
} rows[] = {
  /* Translators: here and below: what people may type for it, apart by |, as many words as you like; the English ones are read
   * always, and need not be said again. */
  { VEDETTE_TERM_RATING, VEDETTE_EAGLES_AVERAGE, "", NC_("words of a typed line", "avg") },
  { VEDETTE_TERM_RATING, VEDETTE_EAGLES_EXCELLENT, "", NC_("words of a typed line", "exc") },
  { VEDETTE_TERM_RATING, VEDETTE_EAGLES_SUPERIOR, "", NC_("words of a typed line", "sup") },
  { VEDETTE_TERM_TROOPS, VEDETTE_EAGLES_ELITE, "", NC_("words of a typed line", "elites") },
  { VEDETTE_TERM_TROOPS, VEDETTE_EAGLES_CONSCRIPT, NC_("words of a typed line", "conscripts"), "" },
  { VEDETTE_TERM_ARM, VEDETTE_ARM_INFANTRY, "", NC_("words of a typed line", "inf") },
  { VEDETTE_TERM_ARM, VEDETTE_ARM_CAVALRY, "", NC_("words of a typed line", "cav") },
  { VEDETTE_TERM_ARM, VEDETTE_ARM_ARTILLERY, "", NC_("words of a typed line", "art") },
  { VEDETTE_TERM_SOME_ARM, VEDETTE_ARM_INFANTRY, NC_("words of a typed line", "battalion|battalions"),
    NC_("words of a typed line", "bn|bns") },
  { VEDETTE_TERM_SOME_ARM, VEDETTE_ARM_CAVALRY, NC_("words of a typed line", "squadron|squadrons"),
    NC_("words of a typed line", "sqn|sqns") },
  { VEDETTE_TERM_SOME_ARM, VEDETTE_ARM_ARTILLERY, NC_("words of a typed line", "battery|batteries"),
    NC_("words of a typed line", "gun|guns") },
  { VEDETTE_TERM_KIND, VEDETTE_DIVISION_INDEPENDENT, NC_("words of a typed line", "independent"), "" },
  { VEDETTE_TERM_KIND, VEDETTE_DIVISION_LED, NC_("words of a typed line", "division|brigade"),
    NC_("words of a typed line", "led") },
  { VEDETTE_TERM_PLACE, VEDETTE_DIVISION_AWAY, "", NC_("words of a typed line", "off table") },
  { VEDETTE_TERM_ARRIVES, 0, NC_("words of a typed line", "arrives"),
    NC_("words of a typed line", "arrive|arriving|arrival|comes") },
  { VEDETTE_TERM_TURN, 0, "", NC_("words of a typed line", "turn") },
  { VEDETTE_TERM_COMMANDER, 0, NC_("words of a typed line", "commander"), NC_("words of a typed line", "led by|under") },
  { VEDETTE_TERM_NATION, 0, NC_("words of a typed line", "nation"), "" },
  { VEDETTE_TERM_SPAN, 0, "", NC_("words of a typed line", "span|command span") },
  { VEDETTE_TERM_STRENGTH, 0, NC_("words of a typed line", "strength"), "" },
  { VEDETTE_TERM_NO_CORPS, 0, "", NC_("words of a typed line", "no corps|without corps") },
  { VEDETTE_TERM_CORPS, 0, "", NC_("words of a typed line", "corps") },
  { VEDETTE_TERM_ARMY, 0, "", NC_("words of a typed line", "army") },
  { VEDETTE_TERM_LINK, 0, "",
    NC_("words of a typed line", "and|&|+|of|in|on|at|the|with|from|each|regiment|regiments|unit|units|–|—") },
};

static VedetteVocabulary *
get_words (void)
{
  static gsize words = 0;

  if (g_once_init_enter (&words))
    {
      VedetteVocabulary *made = vedette_vocabulary_new ();

      vedette_vocabulary_add_enum (made, VEDETTE_TERM_RATING, vedette_eagles_rating_get_type ());
      vedette_vocabulary_add_enum (made, VEDETTE_TERM_TROOPS, vedette_eagles_troops_get_type ());
      vedette_vocabulary_add_enum (made, VEDETTE_TERM_ARM, vedette_arm_get_type ());
      vedette_vocabulary_add_enum (made, VEDETTE_TERM_KIND, vedette_division_kind_get_type ());
      vedette_vocabulary_add_enum (made, VEDETTE_TERM_PLACE, vedette_division_place_get_type ());
      for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
        {
          vedette_vocabulary_add_words (made, (int) rows[i].term, rows[i].near, rows[i].value, VEDETTE_VOCABULARY_NEAR);
          vedette_vocabulary_add_words (made, (int) rows[i].term, rows[i].exact, rows[i].value, VEDETTE_VOCABULARY_EXACT);
        }
      vedette_vocabulary_finish (made, VEDETTE_TERM_LINK);
      g_once_init_leave (&words, (gsize) made);
    }
  return (VedetteVocabulary *) words;
}

/* Returns: (transfer full) (nullable): @n words as one is compared; %NULL if one of them is none */
static char *
squeeze (GArray *words,
         guint   i,
         guint   n)
{
  GString *squeezed = g_string_new (NULL);

  for (guint k = i; k < i + n; k++)
    {
      if (vedette_words_nth (words, k)->squeezed == NULL)
        {
          g_string_free (squeezed, TRUE);
          return NULL;
        }
      g_string_append (squeezed, vedette_words_nth (words, k)->squeezed);
    }
  return g_string_free (squeezed, FALSE);
}

/* A dash that stands alone is a word without letters. */
static gboolean
find (const char        *squeezed,
      VedetteMusterTerm *term,
      int               *value)
{
  int kind;

  if (*squeezed == '\0')
    {
      *term = VEDETTE_TERM_LINK;
      return TRUE;
    }
  if (!vedette_vocabulary_find_any (get_words (), 0, VEDETTE_N_TERMS - 1, squeezed, &kind, value))
    return FALSE;
  *term = (VedetteMusterTerm) kind;
  return TRUE;
}

/* Returns: how many words from @i on are a term; 0 if they are none */
guint
vedette_muster_find_term (GArray            *words,
                          guint              i,
                          guint              end,
                          VedetteMusterTerm *term,
                          int               *value)
{
  *value = 0;
  for (guint n = MIN (MAX_WORDS, end - i); n > 0; n--)
    {
      g_autofree char *squeezed = squeeze (words, i, n);

      if (squeezed != NULL && find (squeezed, term, value))
        return n;
    }
  return 0;
}

/* Whether one of the words is such a term; @value is that of the first */
gboolean
vedette_muster_has_term (GArray            *words,
                         guint              i,
                         guint              end,
                         VedetteMusterTerm  term,
                         int               *value)
{
  for (; i < end; i++)
    {
      VedetteMusterTerm found;
      int own;

      if (vedette_muster_find_term (words, i, end, &found, &own) == 0 || found != term)
        continue;
      if (value != NULL)
        *value = own;
      return TRUE;
    }
  return FALSE;
}

/* Returns: how many words from @i on are the name of a nation; 0 if they are none */
guint
vedette_muster_find_nation (const VedetteMuster  *self,
                            GArray               *words,
                            guint                 i,
                            guint                 end,
                            const char          **nation)
{
  for (guint n = MIN (MAX_NATION_WORDS, end - i); n > 0; n--)
    {
      g_autofree char *squeezed = squeeze (words, i, n);

      for (guint k = 0; squeezed != NULL && *squeezed != '\0' && self->nations != NULL && self->nations[k] != NULL; k++)
        {
          g_autofree char *own = vedette_vocabulary_squeeze (self->nations[k]);

          if (!g_str_equal (own, squeezed))
            continue;
          *nation = self->nations[k];
          return n;
        }
    }
  return 0;
}

/* Asks about a word that is nearly a term. Returns: whether it is */
gboolean
vedette_muster_ask_near (VedetteMuster     *self,
                         const VedetteWord *word)
{
  const char *near = word->squeezed != NULL ? vedette_vocabulary_near (get_words (), word->squeezed, NULL, NULL) : NULL;

  if (near != NULL)
    vedette_reading_ask_near (self->reading, word->from, word->to, near);
  return near != NULL;
}

/* Returns: (transfer full): the words without brackets and marks, with one space between two; a text as it is */
char *
vedette_muster_join (GArray *words,
                     guint   first,
                     guint   end)
{
  GString *text = g_string_new (NULL);

  for (guint i = first; i < end; i++)
    {
      const VedetteWord *word = vedette_words_nth (words, i);

      if (word->bracket || vedette_word_is_mark (word))
        continue;
      if (text->len > 0)
        g_string_append_c (text, ' ');
      if (word->quoted != NULL)
        g_string_append (text, word->quoted);
      else
        g_string_append_len (text, word->from, word->to - word->from);
    }
  return g_string_free (text, FALSE);
}

/* A comma ends a part of a line, a colon does not. */
gboolean
vedette_muster_is_part_end (GArray *words,
                            guint   i)
{
  const VedetteWord *word = vedette_words_nth (words, i);

  return vedette_word_is_mark (word) && *word->from != ':';
}

/* Whether a colon stands behind a term that leads to what follows, as in “nation: French” */
gboolean
vedette_muster_leads_on (GArray *words,
                         guint   first,
                         guint   i)
{
  VedetteMusterTerm term;
  int value;

  if (i == first || vedette_muster_find_term (words, i - 1, i, &term, &value) == 0)
    return FALSE;
  return term == VEDETTE_TERM_NATION || term == VEDETTE_TERM_COMMANDER || term == VEDETTE_TERM_SPAN ||
         term == VEDETTE_TERM_STRENGTH || term == VEDETTE_TERM_ARRIVES || term == VEDETTE_TERM_TURN;
}

/* A number behind a term, as in “arrives in turn 4”. Returns: how many words lead to it and are it; 0 if there is none */
guint
vedette_muster_read_number (GArray *words,
                            guint   i,
                            guint   end,
                            int    *value)
{
  for (guint k = i; k < end; k++)
    {
      const VedetteWord *word = vedette_words_nth (words, k);
      VedetteMusterTerm term;
      int ignored;

      *value = vedette_word_read_number (word);
      if (*value >= 0)
        return k + 1 - i;
      if (!(vedette_word_is_mark (word) && *word->from == ':') &&
          (vedette_muster_find_term (words, k, k + 1, &term, &ignored) == 0 ||
           (term != VEDETTE_TERM_LINK && term != VEDETTE_TERM_TURN)))
        return 0;
    }
  return 0;
}

/* A text behind a term: what is in quotation marks, else all words. Returns: (transfer full): it; @n is how many words */
char *
vedette_muster_read_rest (GArray *words,
                          guint   i,
                          guint   end,
                          guint  *n)
{
  guint first = i;

  while (first < end && vedette_word_is_mark (vedette_words_nth (words, first)))
    first++;
  if (first < end && vedette_words_nth (words, first)->quoted != NULL)
    end = first + 1;
  *n = end - i;
  return vedette_muster_join (words, first, end);
}
