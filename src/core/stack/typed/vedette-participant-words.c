/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of a line that is read: where the name is, and what the rest says. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/stack/records/vedette-stack-records.h"
#include "core/stack/typed/vedette-participant-private.h"
#include "core/stack/typed/vedette-participant-text.h"
#include "core/typed/vedette-local-words.h"
#include "core/typed/vedette-scan.h"

/* No line says more behind a name without a comma. */
#define MAX_RUN 12
/* Nobody mistypes more. */
#define MAX_NEAR 60

static const VedetteWord *
word_at (VedetteParticipant *self,
         guint               i)
{
  return vedette_words_nth (self->words, i);
}

static gboolean
has_word (VedetteParticipant     *self,
          VedetteParticipantSays  says,
          guint                   i)
{
  return word_at (self, i)->squeezed != NULL && vedette_participant_find (says, word_at (self, i)->squeezed, NULL);
}

/* Takes the words if all of them are terms. Returns: whether they are */
static gboolean
take_run (VedetteParticipant *self,
          GArray             *words,
          guint               first,
          guint               end)
{
  g_autoptr (GArray) terms = g_array_new (FALSE, TRUE, sizeof (VedetteTypedTerm));

  if (!vedette_typed_run (&vedette_participant_table, words, first, end, terms))
    return FALSE;
  for (guint i = 0; i < terms->len; i++)
    vedette_typed_take (&self->typed, words, &g_array_index (terms, VedetteTypedTerm, i));
  return TRUE;
}

/* Takes the number and the kind before the name. Returns: how many words they are */
static guint
take_leading (VedetteParticipant *self,
              guint               first,
              guint               end)
{
  for (guint n = MIN (2, end - first); n > 0; n--)
    {
      gboolean last = first + n == end, counted = vedette_typed_has (&self->typed, VEDETTE_SAYS_COUNT);
      VedetteTypedTerm term;

      if (vedette_typed_find (&vedette_participant_table, self->words, first, first + n, &term) != n)
        continue;
      /* “8 enemies, 2”, but “8, orcs” */
      if (term.field == VEDETTE_SAYS_NUMBER && last && !counted && !g_ascii_isdigit (*word_at (self, first)->from))
        continue;
      if (term.field == VEDETTE_SAYS_NUMBER && (!last || !counted))
        term.field = VEDETTE_SAYS_COUNT;
      if (term.field != VEDETTE_SAYS_COUNT && term.field != VEDETTE_SAYS_KIND && term.field != VEDETTE_SAYS_NUMBER &&
          (n > 1 || last || vedette_word_has_capital (word_at (self, first)) ||
           (term.field != VEDETTE_SAYS_HIDDEN && term.field != VEDETTE_SAYS_WILLING)))
        continue;
      vedette_typed_take (&self->typed, self->words, &term);
      return n;
    }
  return 0;
}

/* “Gandalf the Grey” and “Mira Black” are names. */
static gboolean
may_end_name (VedetteParticipant *self,
              guint               i)
{
  const VedetteWord *word = word_at (self, i), *before = word_at (self, i - 1);

  if (!has_word (self, VEDETTE_SAYS_COLOUR, i) && !has_word (self, VEDETTE_SAYS_SIGN, i))
    return TRUE;
  /* Translators: what stands before a colour or sign that is part of a name; apart by | */
  return !vedette_word_has_capital (word) && !vedette_local_words_is (NC_("words of a typed line", "the|of"),
                                                                      before->squeezed != NULL ? before->squeezed : "");
}

/* Asks about a word that is nearly a term: in a name only about a word that would change the kind, or that is not written as a
 * name. Returns: whether there is one */
static gboolean
ask_near (VedetteParticipant *self,
          guint               first,
          guint               end,
          gboolean            name)
{
  gboolean asked = FALSE;

  for (guint i = first; i < MIN (end, first + MAX_NEAR); i++)
    {
      const VedetteWord *word = word_at (self, i);
      int says = VEDETTE_N_SAYS;
      const char *near = word->squeezed != NULL ? vedette_participant_near (word->squeezed, &says) : NULL;

      if (near == NULL || (name && (says == VEDETTE_WORD_PRESET || vedette_word_has_capital (word) ||
                                    (i == first && says != VEDETTE_SAYS_KIND))))
        continue;
      vedette_reading_ask_near (self->typed.reading, word->from, word->to, near);
      asked = TRUE;
    }
  return asked;
}

static void
take_name (VedetteParticipant *self,
           guint               first,
           guint               end)
{
  g_autofree char *text = vedette_words_join (self->words, first, end), *squeezed = NULL, *name = NULL;
  const VedetteWord *last = word_at (self, end - 1);
  const char *from = word_at (self, first)->from, *near;
  int says;

  self->quoted = end - first == 1 && last->quoted != NULL;
  if (self->quoted)
    {
      vedette_typed_say (&self->typed, VEDETTE_SAYS_NAME, 0, last->quoted, from, last->to);
      return;
    }
  while (strlen (text) > 1 && strchr (":- ", text[strlen (text) - 1]) != NULL)
    text[strlen (text) - 1] = '\0';
  name = vedette_scan_capitalise (text);
  squeezed = vedette_vocabulary_squeeze (text);
  vedette_typed_say (&self->typed, VEDETTE_SAYS_NAME, 0, name, from, last->to);
  if (has_word (self, VEDETTE_WORD_HIRED, end - 1) && !vedette_typed_has (&self->typed, VEDETTE_SAYS_KIND))
    vedette_typed_say (&self->typed, VEDETTE_SAYS_KIND, VEDETTE_KIND_HIRED, NULL, last->from, last->to);
  if (!ask_near (self, first, end, TRUE) && (near = vedette_participant_near (squeezed, &says)) != NULL &&
      (says == VEDETTE_WORD_PRESET || says == VEDETTE_WORD_HIRED))
    vedette_reading_ask_near (self->typed.reading, from, last->to, near);
}

/* Takes what stands between two commas: the name, if there is none yet, and what goes with the name; otherwise only terms. */
static void
take_part (VedetteParticipant *self,
           guint               first,
           guint               end)
{
  g_autoptr (GArray) terms = g_array_new (FALSE, TRUE, sizeof (VedetteTypedTerm));
  const char *from = word_at (self, first)->from, *to = word_at (self, end - 1)->to;
  guint cut, n;

  if (vedette_typed_has (&self->typed, VEDETTE_SAYS_NAME))
    {
      /* “Bram, henchman”, but “Old henchman” is a name */
      if (end - first == 1 && has_word (self, VEDETTE_WORD_HIRED, first))
        vedette_typed_say (&self->typed, VEDETTE_SAYS_KIND, VEDETTE_KIND_HIRED, NULL, from, to);
      else if (!take_run (self, self->words, first, end) && !ask_near (self, first, end, FALSE))
        vedette_reading_add_doubt (self->typed.reading, VEDETTE_DOUBT_QUESTION, from, to, NULL, NULL,
                                   /* Translators: what was typed, such as “3 goblins” */
                                   _("“%.*s” was not recognized and is ignored; put each entry on a separate line"),
                                   (int) (to - from), from);
      return;
    }
  while (first < end && (n = take_leading (self, first, end)) > 0)
    first += n;
  if (first == end)
    return;
  for (cut = MAX (first + 1, end - MIN (end, MAX_RUN)); cut < end; cut++)
    if (may_end_name (self, cut) && vedette_typed_run (&vedette_participant_table, self->words, cut, end, terms))
      break;
  take_name (self, first, cut);
  take_run (self, self->words, cut, end);
}

/* Takes what is in brackets, which is terms or the player, and leaves the other words. */
static void
take_brackets (VedetteParticipant *self)
{
  for (guint i = 0; i < self->words->len; i++)
    {
      const VedetteWord *word = word_at (self, i);
      g_autoptr (GArray) inside = NULL;
      g_autofree char *text = NULL;

      if (!word->bracket)
        continue;
      inside = vedette_words_cut (word->from + 1, word->to - 1, "");
      text = vedette_scan_strip (word->from + 1, word->to - 1);
      if (*text != '\0' && !take_run (self, inside, 0, inside->len))
        vedette_typed_say (&self->typed, VEDETTE_SAYS_PLAYER, 0, text, word->from, word->to);
      g_array_remove_index (self->words, i--);
    }
}

/**
 * vedette_participant_read_words:
 *
 * Reads the words of a line.
 *
 * Returns: whether there is a name among them
 */
gboolean
vedette_participant_read_words (VedetteParticipant *self,
                                const char         *from,
                                const char         *to)
{
  const VedetteTypedSaid *name = &self->typed.said[VEDETTE_SAYS_NAME], *kind = &self->typed.said[VEDETTE_SAYS_KIND];

  self->words = vedette_words_cut (vedette_scan_skip_bullet (vedette_scan_skip_space (from)), to, "");
  take_brackets (self);
  for (guint first, end = 0; vedette_typed_next_part (self->words, self->words->len, &first, &end);)
    take_part (self, first, end);
  /* “Hired help” and “8 enemies” are also called so. */
  if (name->from == NULL && kind->from != NULL)
    {
      g_autofree char *text = g_strndup (kind->from, (gsize) (kind->to - kind->from));
      g_autofree char *called = vedette_scan_capitalise (text);

      vedette_typed_say (&self->typed, VEDETTE_SAYS_NAME, 0, called, kind->from, kind->to);
    }
  if (name->text != NULL && *name->text != '\0')
    return TRUE;
  vedette_typed_fail (&self->typed, NULL, from, to,
                      _("The name is missing: write one, as in “Mira, blue”"));
  return FALSE;
}
