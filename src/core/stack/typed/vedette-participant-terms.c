/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of a typed participant: what he is, colours, signs, and what stands beside a number or a name. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/stack/records/vedette-stack-records.h"
#include "core/stack/typed/vedette-participant-private.h"
#include "core/stack/typed/vedette-participant-text.h"

/* Spaces, hyphens and capitals make no difference; a misspelt word is looked for among the first of a row. A henchman is
 * hired help (A-T09); presets: A-T01, T-03. */
static const VedetteVocabularyRow rows[] = {
  { .kind = VEDETTE_SAYS_COLOUR, .type = vedette_token_colour_get_type },
  { .kind = VEDETTE_SAYS_SIGN, .type = vedette_sign_get_type },
  /* Translators: here and below: what people may type for it, apart by |, as many words as you like; the English ones are read
   * always, and need not be said again. */
  { VEDETTE_SAYS_KIND, VEDETTE_KIND_CHARACTER, NC_("words of a typed line", "character"),
    NC_("words of a typed line", "pc|player character") },
  { VEDETTE_SAYS_KIND, VEDETTE_KIND_ENEMY, NC_("words of a typed line", "enemy|enemies"),
    NC_("words of a typed line", "foe|foes") },
  { VEDETTE_SAYS_KIND, VEDETTE_KIND_HIRED, NC_("words of a typed line", "hired"), NC_("words of a typed line", "hired help") },
  { VEDETTE_SAYS_KIND, VEDETTE_KIND_FACTION, "", NC_("words of a typed line", "faction") },
  { VEDETTE_WORD_HIRED, 0,
    NC_("words of a typed line", "henchman|henchmen|hireling|hirelings|mercenary|mercenaries|retainer|retainers"), "" },
  { VEDETTE_WORD_PRESET, 1, NC_("words of a typed line", "goblin|goblins"), "" },
  { VEDETTE_WORD_PRESET, 2, NC_("words of a typed line", "lizard-man|lizard-men"), "" },
  { VEDETTE_SAYS_COLOUR, VEDETTE_TOKEN_GREY, NC_("words of a typed line", "gray"), "" },
  { VEDETTE_SAYS_COLOUR, VEDETTE_TOKEN_PURPLE, NC_("words of a typed line", "violet"), "" },
  { VEDETTE_SAYS_PLACE, VEDETTE_STACK_WAITING, NC_("words of a typed line", "waiting|reserve"),
    NC_("words of a typed line", "in reserve|not there yet|later") },
  { VEDETTE_SAYS_HIDDEN, TRUE, NC_("words of a typed line", "hidden"), "" },
  { VEDETTE_SAYS_WILLING, -1, NC_("words of a typed line", "willing"), NC_("words of a typed line", "all willing") },
  { VEDETTE_SAYS_WILLING, 0, NC_("words of a typed line", "unwilling"),
    NC_("words of a typed line", "not willing|none willing") },
  { VEDETTE_SAYS_INITIATIVE, 0, NC_("words of a typed line", "initiative"), NC_("words of a typed line", "init|ini") },
  { VEDETTE_SAYS_PLAYER, 0, NC_("words of a typed line", "player"), "" },
  { VEDETTE_SAYS_LETTER, 0, NC_("words of a typed line", "letter"), "" },
  { VEDETTE_SAYS_FACTION, 0, "", NC_("words of a typed line", "faction") },
  { VEDETTE_WORD_LINK, 0, "", NC_("words of a typed line", "with|and|&|–|—|:") },
};

static VedetteVocabulary *
get_words (void)
{
  static gsize words = 0;

  return vedette_vocabulary_get (&words, rows, G_N_ELEMENTS (rows), VEDETTE_WORD_LINK);
}

/* Returns: whether the word, as vedette_vocabulary_squeeze() makes it, says such a thing */
gboolean
vedette_participant_find (VedetteParticipantSays  says,
                          const char             *squeezed,
                          int                    *value)
{
  return vedette_vocabulary_find (get_words (), (int) says, squeezed, value);
}

/* Returns: (nullable): the word that was likely meant by one that says nothing, and what it says */
const char *
vedette_participant_near (const char *squeezed,
                          int        *says)
{
  if (vedette_vocabulary_find_any (get_words (), 0, VEDETTE_WORD_LINK, squeezed, NULL, NULL))
    return NULL;
  return vedette_vocabulary_near (get_words (), squeezed, says);
}

/* Finds “x8”, “8”, “Initiative 2”, “1 willing” and “2 unwilling”. */
static void
find_number (const VedetteTypedTable *table,
             GArray                  *words,
             guint                    first,
             guint                    end,
             VedetteTypedTerm        *term)
{
  guint n = end - first, mark;
  int times, number, all;

  if (n > 2 || !vedette_words_are_plain (words, first, end))
    return;
  times = vedette_words_read_times (words, first, end);
  number = vedette_word_read_number (vedette_words_nth (words, first));
  mark = n - 1;
  if (number < 0 && n == 2)
    {
      number = vedette_word_read_number (vedette_words_nth (words, first + 1));
      mark = 0;
    }
  term->value = times >= 0 ? times : number;
  if (times >= 0)
    term->field = VEDETTE_SAYS_COUNT;
  else if (number < 0)
    return;
  else if (n == 1)
    term->field = VEDETTE_SAYS_NUMBER;
  else if (vedette_participant_find (VEDETTE_SAYS_INITIATIVE, vedette_words_nth (words, first + mark)->squeezed, NULL))
    term->field = VEDETTE_SAYS_INITIATIVE;
  else if (vedette_participant_find (VEDETTE_SAYS_WILLING, vedette_words_nth (words, first + mark)->squeezed, &all))
    {
      term->field = VEDETTE_SAYS_WILLING;
      term->value = all != 0 ? number : -1 - MIN (number, VEDETTE_STACK_MAX_COUNT + 1);
    }
}

/* Translators: both are what was typed, such as “green” and “blue” */
#define TWICE .twice = N_("“%.*s” comes after “%.*s”: keep only one of the two")

static const VedetteTypedField fields[VEDETTE_N_SAYS] = {
  [VEDETTE_SAYS_NAME] = { .property = "name", TWICE },
  [VEDETTE_SAYS_COUNT] = { .property = "count", TWICE, .least = 1, .most = VEDETTE_STACK_MAX_COUNT,
                           /* Translators: what was typed, such as “999”, and the highest number */
                           .wrong = N_("“%.*s”: write a count from 1 to %d") },
  [VEDETTE_SAYS_KIND] = { .words = VEDETTE_SAYS_KIND, TWICE },
  [VEDETTE_SAYS_COLOUR] = { .property = "colour", .words = VEDETTE_SAYS_COLOUR, TWICE, .write = ", %s", .always = TRUE },
  [VEDETTE_SAYS_SIGN] = { .property = "sign", .words = VEDETTE_SAYS_SIGN, TWICE, .write = ", %s", .always = TRUE },
  [VEDETTE_SAYS_LETTER] = { .property = "letter", .mark = VEDETTE_SAYS_LETTER, .text = 1, TWICE },
  [VEDETTE_SAYS_PLAYER] = { .property = "player", .mark = VEDETTE_SAYS_PLAYER, .text = G_MAXUINT, TWICE },
  [VEDETTE_SAYS_INITIATIVE] = { .property = "initiative", TWICE, .most = VEDETTE_STACK_MAX_INITIATIVE, .rule = "T-03",
                                /* Translators: what was typed, such as “999”, and the highest number */
                                .wrong = N_("“%.*s”: write an Initiative from 0 to %d"), .write = ", Initiative %s",
                                .always = TRUE },
  [VEDETTE_SAYS_HIDDEN] = { .property = "hidden", .words = VEDETTE_SAYS_HIDDEN, TWICE, .write = ", hidden" },
  [VEDETTE_SAYS_WILLING] = { .property = "willing", .words = VEDETTE_SAYS_WILLING, TWICE },
  [VEDETTE_SAYS_FACTION] = { .mark = VEDETTE_SAYS_FACTION, .text = G_MAXUINT, TWICE },
  [VEDETTE_SAYS_PLACE] = { .property = "place", .words = VEDETTE_SAYS_PLACE, TWICE },
  [VEDETTE_SAYS_NUMBER] = { TWICE },
};

const VedetteTypedTable vedette_participant_table = {
  .fields = fields,
  .n_fields = VEDETTE_N_SAYS,
  .words = get_words,
  .link = VEDETTE_WORD_LINK,
  .find = find_number,
};
