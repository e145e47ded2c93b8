/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of a typed order of battle, and how they are found in a line. */

#include "vedette-config.h"

#include "core/eagles/typed/vedette-muster-text-private.h"

#include <glib/gi18n-lib.h>

/* No term has more words. */
#define MAX_WORDS 3

/* Translators: before the number of a turn, as in “arrives in turn 4”; apart by | */
#define ARRIVES NC_("words of a typed line", "arrives|arrive|arriving|arrival|comes|turn")

/* Spaces, hyphens and capitals make no difference; a misspelt word is looked for among the first of a row. */
static const VedetteVocabularyRow rows[] = {
  { .kind = VEDETTE_TERM_RATING, .type = vedette_eagles_rating_get_type },
  { .kind = VEDETTE_TERM_TROOPS, .type = vedette_eagles_troops_get_type },
  { .kind = VEDETTE_TERM_ARM, .type = vedette_arm_get_type },
  { .kind = VEDETTE_TERM_KIND, .type = vedette_division_kind_get_type },
  { .kind = VEDETTE_TERM_PLACE, .type = vedette_division_place_get_type },
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
  { VEDETTE_TERM_ARRIVES, 0, NC_("words of a typed line", "arrives"), ARRIVES },
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

  return vedette_vocabulary_get (&words, rows, G_N_ELEMENTS (rows), VEDETTE_TERM_LINK);
}

/* Returns: the term that begins with a word, or %VEDETTE_TERM_NONE; @value: (out) (optional): the value of the term */
VedetteMusterTerm
vedette_muster_get_term (GArray *words,
                         guint   i,
                         guint   end,
                         int    *value)
{
  int kind;

  for (guint n = MIN (MAX_WORDS, end - i); n > 0; n--)
    {
      g_autofree char *squeezed = vedette_words_squeeze (words, i, i + n);

      if (squeezed != NULL && vedette_vocabulary_find_any (get_words (), 0, VEDETTE_N_TERMS - 1, squeezed, &kind, value))
        return (VedetteMusterTerm) kind;
    }
  /* A dash that stands alone is a link, too. */
  return i < end && vedette_word_is_joint (vedette_words_nth (words, i)) && !vedette_word_is_mark (vedette_words_nth (words, i))
           ? VEDETTE_TERM_LINK
           : VEDETTE_TERM_NONE;
}

/* Whether one of the words is one of the terms, each of which is a bit */
gboolean
vedette_muster_has_term (GArray *words,
                         guint   i,
                         guint   end,
                         guint   terms)
{
  while (i < end && (1u << vedette_muster_get_term (words, i, end, NULL) & terms) == 0)
    i++;
  return i < end;
}

/* Finds the name of a nation that there is. */
static void
find_nation (const VedetteTypedTable *table,
             GArray                  *words,
             guint                    first,
             guint                    end,
             VedetteTypedTerm        *term)
{
  const char * const *nations = ((const VedetteMuster *) table->data)->nations;
  g_autofree char *squeezed = nations != NULL ? vedette_words_squeeze (words, first, end) : NULL;

  for (; squeezed != NULL && *nations != NULL; nations++)
    {
      g_autofree char *own = vedette_vocabulary_squeeze (*nations);

      if (!g_str_equal (own, squeezed))
        continue;
      term->field = VEDETTE_HEAD_NATION;
      term->text = *nations;
      return;
    }
}

/* Translators: what was typed, such as “turn 9999”, and the lowest and the highest number */
#define NUMBER_WRONG N_("“%.*s”: write a number from %d to %d")

static const VedetteTypedField heads[VEDETTE_N_HEADS] = {
  [VEDETTE_HEAD_NAME] = { .property = "name" },
  [VEDETTE_HEAD_COMMANDER] = { .property = "commander", .mark = VEDETTE_TERM_COMMANDER, .text = G_MAXUINT },
  [VEDETTE_HEAD_RATING] = { .property = "rating", .words = VEDETTE_TERM_RATING },
  [VEDETTE_HEAD_SPAN] = { .property = "span", .inches = TRUE, .most = VEDETTE_MAX_INCHES,
                          .beside = NC_("words of a typed line", "span|command span"),
                          /* Translators: what may stand behind a number of inches; apart by |. Begin with a bar: it may stand
                           * alone. */
                          .units = NC_("words of a typed line", "|″|\"|in"),
                          /* Translators: what was typed, such as “span 9999”, and the most inches */
                          .wrong = N_("“%.*s”: write inches from 0 to %d, with at most two decimals") },
  [VEDETTE_HEAD_NATION] = { .mark = VEDETTE_TERM_NATION, .text = G_MAXUINT },
  [VEDETTE_HEAD_KIND] = { .property = "kind", .words = VEDETTE_TERM_KIND },
  [VEDETTE_HEAD_ARRIVES] = { .property = "arrives", .least = 1, .most = VEDETTE_EAGLES_MAX_TURNS,
                             .beside = ARRIVES, .wrong = NUMBER_WRONG },
  [VEDETTE_HEAD_PLACE] = { .property = "place", .words = VEDETTE_TERM_PLACE },
  [VEDETTE_HEAD_NO_CORPS] = { .words = VEDETTE_TERM_NO_CORPS },
};

static const VedetteTypedField units[VEDETTE_N_UNITS] = {
  [VEDETTE_UNIT_COUNT] = { .least = 1, .most = VEDETTE_MUSTER_MAX_COUNT, .wrong = NUMBER_WRONG },
  [VEDETTE_UNIT_TROOPS] = { .words = VEDETTE_TERM_TROOPS },
  [VEDETTE_UNIT_ARM] = { .words = VEDETTE_TERM_ARM },
  [VEDETTE_UNIT_NATION] = { .mark = VEDETTE_TERM_NATION, .text = G_MAXUINT },
  [VEDETTE_UNIT_SOME_ARM] = { .words = VEDETTE_TERM_SOME_ARM },
  [VEDETTE_UNIT_STRENGTH] = { .beside = NC_("words of a typed line", "strength"), .least = 1, .most = 9999,
                              .wrong = NUMBER_WRONG },
};

/* A field has one value, and only a division has those from the nation on. Asks about any other value. */
static gboolean
takes (VedetteTyped *line,
       int           field,
       const char   *text,
       const char   *from,
       const char   *to)
{
  const VedetteMuster *self = line->table->data;
  gboolean head = line->table == &self->heads, twice = vedette_typed_has (line, field);

  if (text != NULL && *text == '\0')
    return FALSE;
  if (!twice && (!head || field < VEDETTE_HEAD_NATION || self->type == vedette_division_get_type ()))
    return TRUE;
  if (line->reading == NULL || (!head && field == VEDETTE_UNIT_SOME_ARM))
    return FALSE;
  if (!head && field == VEDETTE_UNIT_NATION)
    /* Translators: what was typed, such as “nation Saxon” */
    vedette_muster_doubt (self, QUESTION, from, to, _("“%s” is ignored: another nation was already given"), text);
  else
    vedette_muster_doubt (self, QUESTION, from, to,
                          /* Translators: what was typed, such as “nation Saxon” */
                          twice ? _("“%.*s” is ignored: this detail was already given")
                                /* Translators: what was typed, such as “nation Saxon” */
                                : _("“%.*s” is ignored: only a division can have this detail"),
                          (int) (to - from), from);
  return FALSE;
}

#define TABLE .words = get_words, .link = VEDETTE_TERM_LINK, .find = find_nation, .takes = takes, .loose = TRUE

const VedetteTypedTable vedette_muster_heads = { heads, VEDETTE_N_HEADS, TABLE };
const VedetteTypedTable vedette_muster_units = { units, VEDETTE_N_UNITS, TABLE };

/* Asks about a word that is not understood. */
void
vedette_muster_leave_out (VedetteMuster      *self,
                          const VedetteTyped *typed,
                          const VedetteWord  *word)
{
  vedette_muster_doubt (self, QUESTION, word->from, word->to,
                        typed->table == &self->units
                          /* Translators: a word that was typed, such as “light” */
                          ? _("“%.*s” was not recognized and is ignored. A unit is elite, line or conscript, and infantry, "
                              "cavalry or artillery.")
                          /* Translators: what was typed, such as “3 goblins” */
                          : _("“%.*s” was not recognized and is ignored; put each entry on a separate line"),
                        (int) (word->to - word->from), word->from);
}

/* Whether all words are terms, brackets, or links */
gboolean
vedette_muster_fits (const VedetteTypedTable *table,
                     GArray                  *words,
                     guint                    first,
                     guint                    end)
{
  g_autoptr (GArray) terms = g_array_new (FALSE, TRUE, sizeof (VedetteTypedTerm));

  return vedette_typed_run (table, words, first, end, terms);
}

/* Takes all terms, and asks about the words that are neither terms nor links. */
void
vedette_muster_take_run (VedetteMuster *self,
                         VedetteTyped  *typed,
                         GArray        *words,
                         guint          first,
                         guint          end)
{
  g_autoptr (GArray) terms = g_array_new (FALSE, TRUE, sizeof (VedetteTypedTerm));

  vedette_typed_run (typed->table, words, first, end, terms);
  for (guint i = 0; i < terms->len; i++)
    {
      const VedetteTypedTerm *term = &g_array_index (terms, VedetteTypedTerm, i);

      if (term->field >= 0)
        vedette_typed_take (typed, words, term);
      else if (typed->reading != NULL && !vedette_muster_ask_near (self, vedette_words_nth (words, term->first)))
        vedette_muster_leave_out (self, typed, vedette_words_nth (words, term->first));
    }
}

/* Asks about a word that is nearly a term. Returns: whether it is */
gboolean
vedette_muster_ask_near (VedetteMuster     *self,
                         const VedetteWord *word)
{
  const char *near = word->squeezed != NULL ? vedette_vocabulary_near (get_words (), word->squeezed, NULL) : NULL;

  if (near != NULL)
    vedette_reading_ask_near (self->reading, word->from, word->to, near);
  return near != NULL;
}

/* Whether a colon stands behind a term that leads to what follows, as in “nation: French” */
gboolean
vedette_muster_leads_on (GArray *words,
                         guint   first,
                         guint   i)
{
  return i > first && vedette_muster_has_term (words, i - 1, i, 1u << VEDETTE_TERM_NATION | 1u << VEDETTE_TERM_COMMANDER |
                                                                  1u << VEDETTE_TERM_SPAN | 1u << VEDETTE_TERM_STRENGTH |
                                                                  1u << VEDETTE_TERM_ARRIVES);
}
