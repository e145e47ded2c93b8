/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of a typed participant: what he is, colours, signs, and what stands beside a number or a name. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

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

  if (g_once_init_enter (&words))
    {
      VedetteVocabulary *made = vedette_vocabulary_new ();

      vedette_vocabulary_add_enum (made, VEDETTE_SAYS_COLOUR, vedette_token_colour_get_type ());
      vedette_vocabulary_add_enum (made, VEDETTE_SAYS_SIGN, VEDETTE_TYPE_SIGN);
      for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
        {
          vedette_vocabulary_add_words (made, (int) rows[i].says, rows[i].near, rows[i].value, VEDETTE_VOCABULARY_NEAR);
          vedette_vocabulary_add_words (made, (int) rows[i].says, rows[i].exact, rows[i].value, VEDETTE_VOCABULARY_EXACT);
        }
      vedette_vocabulary_add_numbers (made, VEDETTE_WORD_NUMERAL);
      vedette_vocabulary_finish (made, VEDETTE_WORD_LINK);
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
  if (vedette_vocabulary_find_any (get_words (), 0, VEDETTE_WORD_LINK, squeezed, NULL, NULL))
    return NULL;
  return vedette_vocabulary_near (get_words (), squeezed, says, NULL);
}
