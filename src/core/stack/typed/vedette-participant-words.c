/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of a line that is read: where the name is, and what the rest says. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/stack/records/vedette-stack-records.h"
#include "core/stack/typed/vedette-participant-private.h"
#include "core/typed/vedette-local-words.h"
#include "core/typed/vedette-scan.h"
#include "core/typed/vedette-words.h"

/* No term has more words, and no line says more behind a name without a comma. */
#define MAX_WORDS 3
#define MAX_RUN 12
/* Nobody mistypes more. */
#define MAX_NEAR 60

typedef VedetteWord Word;

#define word_at vedette_words_nth
#define join vedette_words_join
#define read_number vedette_word_read_number
#define read_times vedette_words_read_times

/* “Initiative 2”, “2 Initiative”, “1 willing”, “2 unwilling”. Returns: whether it is one of them */
static gboolean
take_number (const Word             *first,
             const Word             *second,
             VedetteParticipantSays *says,
             int                    *value)
{
  int number = MAX (read_number (first), read_number (second));
  const char *mark = read_number (first) >= 0 ? second->squeezed : first->squeezed;

  *says = vedette_participant_find (VEDETTE_SAYS_INITIATIVE, mark, NULL) ? VEDETTE_SAYS_INITIATIVE : VEDETTE_SAYS_WILLING;
  if (number < 0 || (*says == VEDETTE_SAYS_WILLING && !vedette_participant_find (*says, mark, value)))
    return FALSE;
  *value = *says == VEDETTE_SAYS_INITIATIVE || *value < 0 ? number : -1 - MIN (number, VEDETTE_STACK_MAX_COUNT + 1);
  return TRUE;
}

/* Returns: whether @n words from @i say something */
static gboolean
take (const VedetteParticipant *self,
      GArray                   *words,
      guint                     i,
      guint                     n,
      VedetteParticipantSays   *says,
      int                      *value)
{
  g_autoptr (GString) squeezed = g_string_new (NULL);

  for (guint k = i; k < i + n; k++)
    {
      if (word_at (words, k)->squeezed == NULL)
        return FALSE;
      g_string_append (squeezed, word_at (words, k)->squeezed);
    }
  for (*says = VEDETTE_SAYS_KIND; *says <= VEDETTE_SAYS_WILLING; (*says)++)
    if (vedette_participant_find (*says, squeezed->str, value))
      return TRUE;
  /* “Bram, henchman”, but “Old henchman” */
  *says = VEDETTE_SAYS_KIND;
  *value = VEDETTE_KIND_HIRED;
  if (self->said[VEDETTE_SAYS_NAME].from != NULL && vedette_participant_find (VEDETTE_WORD_HIRED, squeezed->str, NULL))
    return TRUE;
  *says = VEDETTE_SAYS_COUNT;
  if (n <= 2 && (*value = read_times (words, i, i + n)) >= 0)
    return TRUE;
  if (n == 2)
    return take_number (word_at (words, i), word_at (words, i + 1), says, value);
  *says = VEDETTE_SAYS_NUMBER;
  return n == 1 && (*value = read_number (word_at (words, i))) >= 0;
}

/* “player Anna”, “letter M”, “faction Orcs”. Returns: how many words that are, 0 if it is neither */
static guint
take_text (VedetteParticipant *self,
           GArray             *words,
           guint               i,
           guint               end,
           gboolean            say)
{
  const char *mark = word_at (words, i)->squeezed, *quoted = i + 1 < end ? word_at (words, i + 1)->quoted : NULL;
  gboolean faction = mark != NULL && vedette_participant_find (VEDETTE_SAYS_FACTION, mark, NULL);
  gboolean letter = mark != NULL && vedette_participant_find (VEDETTE_SAYS_LETTER, mark, NULL);
  guint last = letter || quoted != NULL ? i + 2 : end;
  g_autofree char *text = NULL;

  if (mark == NULL || i + 1 >= end || (!letter && !faction && !vedette_participant_find (VEDETTE_SAYS_PLAYER, mark, NULL)))
    return 0;
  text = quoted != NULL ? g_strdup (quoted) : join (words, i + 1, last);
  if (say)
    vedette_participant_say (self, letter ? VEDETTE_SAYS_LETTER : faction ? VEDETTE_SAYS_FACTION : VEDETTE_SAYS_PLAYER, 0, text, word_at (words, i)->from,
                             word_at (words, last - 1)->to);
  return last - i;
}

/* Returns: whether all of these words say something; with @say they do */
static gboolean
take_run (VedetteParticipant *self,
          GArray             *words,
          guint               i,
          guint               end,
          gboolean            say)
{
  gboolean link = FALSE;

  while (i < end)
    {
      VedetteParticipantSays says;
      int value;
      guint n = take_text (self, words, i, end, say), k = n;

      for (n = n > 0 ? 0 : MIN (MAX_WORDS, end - i); n > 0 && k == 0; n--)
        if (take (self, words, i, n, &says, &value))
          {
            k = n;
            if (say)
              vedette_participant_say (self, says, value, NULL, word_at (words, i)->from, word_at (words, i + k - 1)->to);
          }
      link = k == 0;
      if (link && (word_at (words, i)->squeezed == NULL ||
                   (*word_at (words, i)->squeezed != '\0' &&
                    !vedette_participant_find (VEDETTE_WORD_LINK, word_at (words, i)->squeezed, NULL))))
        return FALSE;
      i += MAX (k, 1);
    }
  return !link;
}

static gboolean
has_capital (const Word *word)
{
  return g_unichar_isupper (g_utf8_get_char (word->from));
}

/* So many, and what they are, before the name. Returns: how many words that are */
static guint
take_leading (VedetteParticipant *self,
              GArray             *words,
              guint               i,
              guint               end)
{
  for (guint n = MIN (2, end - i); n > 0; n--)
    {
      VedetteParticipantSays says;
      int value;
      gboolean last = i + n == end;

      if (!take (self, words, i, n, &says, &value))
        continue;
      /* “8 enemies, 2”, but “8, orcs” */
      if (says == VEDETTE_SAYS_NUMBER && last && self->said[VEDETTE_SAYS_COUNT].from == NULL &&
          !g_ascii_isdigit (*word_at (words, i)->from))
        continue;
      if (says == VEDETTE_SAYS_NUMBER && (!last || self->said[VEDETTE_SAYS_COUNT].from == NULL))
        says = VEDETTE_SAYS_COUNT;
      if (says != VEDETTE_SAYS_COUNT && says != VEDETTE_SAYS_KIND && says != VEDETTE_SAYS_NUMBER &&
          (n > 1 || last || has_capital (word_at (words, i)) || (says != VEDETTE_SAYS_HIDDEN && says != VEDETTE_SAYS_WILLING)))
        continue;
      vedette_participant_say (self, says, value, NULL, word_at (words, i)->from, word_at (words, i + n - 1)->to);
      return n;
    }
  return 0;
}

/* “Gandalf the Grey” and “Mira Black” are names. */
static gboolean
may_end_name (GArray *words,
              guint   i)
{
  const Word *word = word_at (words, i), *before = word_at (words, i - 1);

  if (word->squeezed == NULL || (!vedette_participant_find (VEDETTE_SAYS_COLOUR, word->squeezed, NULL) &&
                                 !vedette_participant_find (VEDETTE_SAYS_SIGN, word->squeezed, NULL)))
    return TRUE;
  /* Translators: what stands before a colour or sign that is part of a name; apart by | */
  return !has_capital (word) && !vedette_local_words_is (NC_("words of a typed line", "the|of"),
                                                         before->squeezed != NULL ? before->squeezed : "");
}

/* Asks about a word that is nearly a term: in a name only what would make another of him, or what is not written as a name. */
static gboolean
ask_near (VedetteParticipant *self,
          GArray             *words,
          guint               first,
          guint               end,
          gboolean            name)
{
  gboolean asked = FALSE;

  for (guint i = first; i < MIN (end, first + MAX_NEAR); i++)
    {
      const Word *word = word_at (words, i);
      int says = VEDETTE_N_SAYS;
      const char *near = word->squeezed != NULL ? vedette_participant_near (word->squeezed, &says) : NULL;

      if (near == NULL ||
          (name && (says == VEDETTE_WORD_PRESET || has_capital (word) || (i == first && says != VEDETTE_SAYS_KIND))))
        continue;
      vedette_reading_ask_near (self->reading, word->from, word->to, near);
      asked = TRUE;
    }
  return asked;
}

static void
take_name (VedetteParticipant *self,
           GArray             *words,
           guint               first,
           guint               end)
{
  g_autofree char *text = join (words, first, end), *squeezed = NULL, *name = NULL;
  const Word *last = word_at (words, end - 1);
  const char *from = word_at (words, first)->from, *near;
  int says;

  self->quoted = end - first == 1 && last->quoted != NULL;
  if (self->quoted)
    {
      vedette_participant_say (self, VEDETTE_SAYS_NAME, 0, last->quoted, from, last->to);
      return;
    }
  while (strlen (text) > 1 && strchr (":- ", text[strlen (text) - 1]) != NULL)
    text[strlen (text) - 1] = '\0';
  name = vedette_scan_capitalise (text);
  squeezed = vedette_vocabulary_squeeze (text);
  vedette_participant_say (self, VEDETTE_SAYS_NAME, 0, name, from, last->to);
  if (last->squeezed != NULL && vedette_participant_find (VEDETTE_WORD_HIRED, last->squeezed, NULL) &&
      self->said[VEDETTE_SAYS_KIND].from == NULL)
    vedette_participant_say (self, VEDETTE_SAYS_KIND, VEDETTE_KIND_HIRED, NULL, last->from, last->to);
  if (!ask_near (self, words, first, end, TRUE) && (near = vedette_participant_near (squeezed, &says)) != NULL &&
      (says == VEDETTE_WORD_PRESET || says == VEDETTE_WORD_HIRED))
    vedette_reading_ask_near (self->reading, from, last->to, near);
}

/* Takes what stands between two commas: the name, if there is none yet, and what goes with it; else only terms */
static void
take_part (VedetteParticipant *self,
           GArray             *words,
           guint               first,
           guint               end)
{
  guint name = first, cut, n;
  const VedetteSaid part = { word_at (words, first)->from, word_at (words, end - 1)->to, 0, NULL };

  if (self->said[VEDETTE_SAYS_NAME].from != NULL)
    {
      if (take_run (self, words, first, end, FALSE))
        take_run (self, words, first, end, TRUE);
      else if (!ask_near (self, words, first, end, FALSE))
        vedette_participant_doubt (self, QUESTION, &part, NULL, NULL,
                                   /* Translators: what was typed, such as “3 goblins” */
                                   _("“%.*s” was not recognized and is ignored; put each entry on a separate line"),
                                   (int) (part.to - part.from), part.from);
      return;
    }
  while (name < end && (n = take_leading (self, words, name, end)) > 0)
    name += n;
  if (name == end)
    return;
  for (cut = MAX (name + 1, end - MIN (end, MAX_RUN)); cut < end; cut++)
    if (may_end_name (words, cut) && take_run (self, words, cut, end, FALSE))
      break;
  take_name (self, words, name, cut);
  take_run (self, words, cut, end, TRUE);
}

/* What is in brackets says something itself, or is who plays him. */
static void
take_bracket (VedetteParticipant *self,
              const Word         *bracket)
{
  g_autoptr (GArray) words = vedette_words_cut (bracket->from + 1, bracket->to - 1, "");
  g_autofree char *text = vedette_scan_strip (bracket->from + 1, bracket->to - 1);

  if (*text == '\0' || take_run (self, words, 0, words->len, FALSE))
    take_run (self, words, 0, words->len, TRUE);
  else
    vedette_participant_say (self, VEDETTE_SAYS_PLAYER, 0, text, bracket->from, bracket->to);
}

/* Takes what is in brackets, and leaves the words without. */
static void
take_brackets (VedetteParticipant *self,
               GArray             *words)
{
  guint n = 0;

  for (guint i = 0; i < words->len; i++)
    if (word_at (words, i)->bracket)
      take_bracket (self, word_at (words, i));
    else
      {
        Word word = *word_at (words, n);

        *word_at (words, n++) = *word_at (words, i);
        *word_at (words, i) = word;
      }
  g_array_set_size (words, n);
}

/**
 * vedette_participant_read_words:
 *
 * Reads what the words of a line say.
 *
 * Returns: whether there is a name among them
 */
gboolean
vedette_participant_read_words (VedetteParticipant *self,
                                const char         *from,
                                const char         *to)
{
  g_autoptr (GArray) words = NULL;
  const VedetteSaid *kind = &self->said[VEDETTE_SAYS_KIND], line = { from, to, 0, NULL };

  words = vedette_words_cut (vedette_scan_skip_bullet (vedette_scan_skip_space (from)), to, "");
  take_brackets (self, words);
  for (guint first = 0, i = 0; i <= words->len; i++)
    {
      if (i < words->len && (word_at (words, i)->squeezed != NULL || word_at (words, i)->quoted != NULL))
        continue;
      if (i > first)
        take_part (self, words, first, i);
      first = i + 1;
    }
  /* “Hired help” and “8 enemies” are also called so. */
  if (self->said[VEDETTE_SAYS_NAME].from == NULL && kind->from != NULL)
    {
      g_autofree char *text = g_strndup (kind->from, (gsize) (kind->to - kind->from));
      g_autofree char *name = vedette_scan_capitalise (text);

      vedette_participant_say (self, VEDETTE_SAYS_NAME, 0, name, kind->from, kind->to);
    }
  if (self->said[VEDETTE_SAYS_NAME].text != NULL && *self->said[VEDETTE_SAYS_NAME].text != '\0')
    return TRUE;
  vedette_participant_doubt (self, FAULT, &line, NULL, NULL, _("The name is missing: write one, as in “Mira, blue”"));
  return FALSE;
}
