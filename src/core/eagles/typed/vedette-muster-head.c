/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The head of a line: what an army, corps or division is called, who commands it, and when it comes. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/typed/vedette-muster-text-private.h"

/* A rating, a place and a turn may stand behind a name without a comma; no more than that. */
#define MAX_RUN 12

/* Whether a part is nothing but words that are neither terms nor nearly some: likely a name */
static gboolean
is_name (GArray *words,
         guint   i,
         guint   end)
{
  for (; i < end; i++)
    if (vedette_word_read_number (vedette_words_nth (words, i)) >= 0 ||
        !vedette_muster_has_term (words, i, i + 1, 1u << VEDETTE_TERM_LINK | 1u << VEDETTE_TERM_NONE))
      return FALSE;
  return TRUE;
}

static gboolean
is_dash (const VedetteWord *word)
{
  return vedette_word_is_joint (word) && !vedette_word_is_mark (word);
}

/* What may stand behind a name without a comma: “Amsel’s division” is all name, and so is “Artillery reserve”. @commander:
 * whether the commander may */
static gboolean
may_follow (GArray   *words,
            guint     i,
            guint     end,
            gboolean  commander)
{
  int value;
  VedetteMusterTerm term = vedette_muster_get_term (words, i, end, &value);

  return term == VEDETTE_TERM_RATING || term == VEDETTE_TERM_ARRIVES || (term == VEDETTE_TERM_COMMANDER && commander) ||
         (term == VEDETTE_TERM_KIND && value == VEDETTE_DIVISION_INDEPENDENT) ||
         (term == VEDETTE_TERM_PLACE && value == VEDETTE_DIVISION_HIDDEN);
}

/* “Berg – good” and “Berg good”: where a name that is surely one ends, and what is said of it begins; @end if nothing is. What
 * stands behind a dash or a text in quotation marks is apart from the name, however it is written. @last: (out): the end of the
 * name */
static guint
find_behind_name (VedetteMuster *self,
                  GArray        *words,
                  guint          first,
                  guint          end,
                  gboolean       commander,
                  guint         *last)
{
  gboolean quoted = vedette_words_nth (words, first)->quoted != NULL;

  for (guint cut = MAX (first + 1, end - MIN (end, MAX_RUN)); cut < end; cut++)
    {
      gboolean dash = is_dash (vedette_words_nth (words, cut - 1));

      *last = dash ? cut - 1 : cut;
      if (*last > first &&
          (dash || quoted ||
           (!vedette_word_has_capital (vedette_words_nth (words, cut)) && may_follow (words, cut, end, commander))) &&
          vedette_muster_fits (&self->heads, words, cut, end))
        return cut;
    }
  *last = end;
  return end;
}

/* What stands between two commas behind the name, or in brackets, where a name is that of the commander */
static void
take_part (VedetteMuster *self,
           VedetteTyped  *head,
           GArray        *words,
           guint          first,
           guint          end,
           gboolean       bracket)
{
  const char *from = vedette_words_nth (words, first)->from, *to = vedette_words_nth (words, end - 1)->to;

  if (vedette_muster_fits (&self->heads, words, first, end))
    {
      vedette_muster_take_run (self, head, words, first, end);
      return;
    }
  if (!vedette_typed_has (head, VEDETTE_HEAD_COMMANDER) && (bracket || is_name (words, first, end)))
    {
      guint last = end, behind = bracket ? find_behind_name (self, words, first, end, FALSE, &last) : end;
      g_autofree char *text = vedette_words_join (words, first, last);
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
      vedette_typed_say (head, VEDETTE_HEAD_COMMANDER, 0, text, from, to);
      vedette_muster_take_run (self, head, words, behind, end);
      return;
    }
  vedette_muster_take_run (self, head, words, first, end);
}

static void
take_bracket (VedetteMuster     *self,
              VedetteTyped      *head,
              const VedetteWord *bracket)
{
  g_autoptr (GArray) words = vedette_words_cut (bracket->from + 1, bracket->to - 1, "");

  for (guint first, end = 0; vedette_typed_next_part (words, words->len, &first, &end);)
    take_part (self, head, words, first, end, TRUE);
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
take_name (VedetteMuster *self,
           VedetteTyped  *head,
           GArray        *words,
           guint          first,
           guint          end)
{
  guint dash = find_dash (words, first, end), last, cut;
  g_autofree char *name = NULL;
  gboolean quoted = vedette_words_nth (words, first)->quoted != NULL;
  int kind = -1;

  cut = find_behind_name (self, words, first, dash, TRUE, &last);
  name = vedette_words_join (words, first, last);
  while (last - first > 1 && vedette_words_nth (words, last - 1)->bracket)
    last--;
  vedette_typed_say (head, VEDETTE_HEAD_NAME, 0, name, vedette_words_nth (words, first)->from,
                      vedette_words_nth (words, last - 1)->to);
  while (first < cut && vedette_muster_get_term (words, first, cut, &kind) != VEDETTE_TERM_KIND)
    first++;
  if (!quoted && self->type == vedette_division_get_type () && first < cut && kind == VEDETTE_DIVISION_INDEPENDENT)
    head->said[VEDETTE_HEAD_KIND].value = kind;
  vedette_muster_take_run (self, head, words, cut, dash);
  if (dash < end)
    take_part (self, head, words, dash + 1, end, TRUE);
}

/* Reads what stands before the units of a line, or all of a line without any. */
void
vedette_muster_read_head (VedetteMuster *self,
                          VedetteTyped  *head,
                          guint          from,
                          guint          to)
{
  gboolean named = FALSE;

  for (guint first, end = from; vedette_typed_next_part (self->words, to, &first, &end); named = TRUE)
    {
      if (named)
        take_part (self, head, self->words, first, end, FALSE);
      else
        take_name (self, head, self->words, first, end);
      for (guint k = first; k < end; k++)
        if (vedette_words_nth (self->words, k)->bracket)
          take_bracket (self, head, vedette_words_nth (self->words, k));
    }
}
