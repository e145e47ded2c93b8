/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of a typed participant: what he is, colours, signs, and what stands beside a number or a name. */

#include "core/stack/records/vedette-stack-enums.h"
#include "core/stack/typed/vedette-participant-private.h"

/* Spaces, hyphens and capitals make no difference; a misspelt word is looked for among the first of a row. A henchman is
 * hired help (A-T09); presets: A-T01, T-03. */
static const struct
{
  VedetteParticipantSays says;
  int value;
  const char *near, *exact;
} rows[] = {
  { VEDETTE_SAYS_KIND, VEDETTE_KIND_CHARACTER, "character", "pc|player character" },
  { VEDETTE_SAYS_KIND, VEDETTE_KIND_ENEMY, "enemy|enemies", "foe|foes" },
  { VEDETTE_SAYS_KIND, VEDETTE_KIND_HIRED, "hired", "hired help" },
  { VEDETTE_SAYS_KIND, VEDETTE_KIND_FACTION, "", "faction" },
  { VEDETTE_WORD_HIRED, 0, "henchman|henchmen|hireling|hirelings|mercenary|mercenaries|retainer|retainers", "" },
  { VEDETTE_WORD_PRESET, 1, "goblin|goblins", "" },
  { VEDETTE_WORD_PRESET, 2, "lizard-man|lizard-men", "" },
  { VEDETTE_SAYS_COLOUR, VEDETTE_TOKEN_GREY, "gray", "" },
  { VEDETTE_SAYS_COLOUR, VEDETTE_TOKEN_PURPLE, "violet", "" },
  { VEDETTE_SAYS_PLACE, VEDETTE_STACK_WAITING, "waiting|reserve", "in reserve|not there yet|later" },
  { VEDETTE_SAYS_HIDDEN, TRUE, "hidden", "" },
  { VEDETTE_SAYS_WILLING, -1, "willing", "all willing" },
  { VEDETTE_SAYS_WILLING, 0, "unwilling", "not willing|none willing" },
  { VEDETTE_SAYS_INITIATIVE, 0, "initiative", "init|ini" },
  { VEDETTE_SAYS_PLAYER, 0, "player", "" },
  { VEDETTE_SAYS_LETTER, 0, "letter", "" },
  { VEDETTE_SAYS_FACTION, 0, "", "faction" },
  { VEDETTE_WORD_LINK, 0, "", "with|and|&|–|—|:" },
};

static void
add_words (VedetteVocabulary    *words,
           guint                 row,
           const char           *list,
           VedetteVocabularyUse  use)
{
  g_auto (GStrv) each = g_strsplit (list, "|", -1);

  for (guint i = 0; each[i] != NULL; i++)
    vedette_vocabulary_add (words, (int) rows[row].says, each[i], rows[row].value, use);
}

static VedetteVocabulary *
get_words (void)
{
  static gsize words = 0;

  if (g_once_init_enter (&words))
    {
      VedetteVocabulary *made = vedette_vocabulary_new ();

      vedette_vocabulary_add_enum (made, VEDETTE_SAYS_COLOUR, vedette_token_colour_get_type ());
      vedette_vocabulary_add_enum (made, VEDETTE_SAYS_SIGN, VEDETTE_TYPE_SIGN);
      for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
        {
          add_words (made, i, rows[i].near, VEDETTE_VOCABULARY_NEAR);
          add_words (made, i, rows[i].exact, VEDETTE_VOCABULARY_EXACT);
        }
      vedette_vocabulary_add_numbers (made, VEDETTE_WORD_NUMERAL);
      g_once_init_leave (&words, (gsize) made);
    }
  return (VedetteVocabulary *) words;
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
  for (int i = 0; i <= VEDETTE_WORD_LINK; i++)
    if (vedette_vocabulary_find (get_words (), i, squeezed, NULL))
      return NULL;
  return vedette_vocabulary_near (get_words (), squeezed, says, NULL);
}
