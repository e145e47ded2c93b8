/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Orders that are no order: a closed list of phrases that name nobody, no place and no deed (S-37). */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-vague-orders.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* What a phrase leaves unsaid */
typedef enum
{
  VEDETTE_VAGUE_NOT, /* a word that neither helps nor harms */
  VEDETTE_VAGUE_WHOM,
  VEDETTE_VAGUE_WHERE,
  VEDETTE_VAGUE_WHAT,
} VedetteVague;

/* An order is vague if nothing is left of it when these are taken out, so that “hold the bridge” is none of them and “hold,
 * and charge at once!” is.
 * Translators: what players write on an order card that says too little, in small letters and without punctuation. Give
 * the phrases that people write in your language; they need not be as many, and one may stand twice. */
static const struct
{
  const char *phrase;
  VedetteVague missing;
} phrases[] = {
  { NC_("vague order", "attack"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "attack the enemy"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "assault"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "charge"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "charge the enemy"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "engage"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "engage the enemy"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "fight"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "fight the enemy"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "kill"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "kill them all"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "kill the enemy"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "shoot"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "shoot at the enemy"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "destroy"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "destroy the enemy"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "defeat the enemy"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "beat the enemy"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "chase"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "pursue"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "pursue the enemy"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "harass"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "harass the enemy"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "ambush"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "rout the enemy"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "capture"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "seize"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "take"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "stop"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "stop the enemy"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "hinder"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "drive them back"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "make contact"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "advance"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "go"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "go forward"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "move"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "move up"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "move forward"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "march"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "run"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "withdraw"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "retreat"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "fall back"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "escape"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "flee"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "get away"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "hide"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "take cover"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "defend"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "defend yourselves"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "hold"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "hold the line"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "hold the position"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "hold your ground"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "stand fast"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "stand firm"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "stay"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "stay put"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "wait"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "guard"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "patrol"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "scout"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "explore"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "keep watch"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "secure"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "take the objective"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "take the position"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "outflank"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "flank the enemy"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "get behind the enemy"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "win"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "win the battle"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "win the game"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "win the day"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "do your best"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "do what you can"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "do your duty"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "do something"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "do anything"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "do what is needed"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "do as you see fit"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "act"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "act as needed"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "be brave"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "try"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "try hard"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "support"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "support the others"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "support the attack"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "help"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "help the others"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "assist"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "reinforce"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "protect"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "follow orders"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "follow the leader"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "use your initiative"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "take the initiative"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "snatch the initiative"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "keep going"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "carry on"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "survive"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "stay alive"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "make trouble"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "be ready"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "react"), VEDETTE_VAGUE_WHAT },
  { NC_("vague order", "enemy"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "enemies"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "foe"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "foes"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "them"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "him"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "her"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "anybody"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "anyone"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "somebody"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "someone"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "everybody"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "everyone"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "whoever is there"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "nobody"), VEDETTE_VAGUE_WHOM },
  { NC_("vague order", "there"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "here"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "somewhere"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "anywhere"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "everywhere"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "forward"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "the position"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "the objective"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "occupy"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "reach"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "position"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "positions"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "good position"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "a good position"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "take a position"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "take a good position"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "take up"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "find"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "objective"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "a place"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "good place"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "better place"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "spot"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "area"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "ground"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "cover"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "in cover"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "some cover"), VEDETTE_VAGUE_WHERE },
  { NC_("vague order", "a"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "an"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "the"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "and"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "or"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "then"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "to"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "on"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "at"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "in"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "with"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "for"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "of"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "it"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "all"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "as"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "now"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "at once"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "first"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "again"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "quickly"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "fast"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "hard"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "boldly"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "bravely"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "if possible"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "when possible"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "if needed"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "when needed"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "please"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "good"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "better"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "best"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "strong"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "suitable"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "some"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "any"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "men"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "troops"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "your"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "our"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "their"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "his"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "you"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "must"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "should"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "go and"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "back"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "up"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "on sight"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "at will"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "to the death"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "to the last"), VEDETTE_VAGUE_NOT },
  { NC_("vague order", "to the last man"), VEDETTE_VAGUE_NOT },
};

/**
 * vedette_order_normalize:
 *
 * Returns: (transfer full): the words of a text without case, form and punctuation, a space between each two
 */
char *
vedette_order_normalize (const char *text)
{
  g_autofree char *whole = g_utf8_normalize (text, -1, G_NORMALIZE_ALL_COMPOSE);
  g_autofree char *folded = g_utf8_casefold (whole != NULL ? whole : text, -1);
  GString *words = g_string_new (NULL);
  gboolean between = FALSE;

  for (const char *at = folded; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (c == '\'' || c == 0x2019) /* "don't" is one word, as "dont" is */
        continue;
      if (!g_unichar_isalnum (c) && !g_unichar_ismark (c))
        {
          between = words->len > 0;
          continue;
        }
      if (between)
        g_string_append_c (words, ' ');
      between = FALSE;
      g_string_append_unichar (words, c);
    }
  return g_string_free (words, FALSE);
}

/* Returns: whether @text begins with the words of @phrase, neither being broken */
static gboolean
begins_with (const char *text,
             const char *phrase)
{
  gsize length = strlen (phrase);

  return length > 0 && strncmp (text, phrase, length) == 0 && (text[length] == '\0' || text[length] == ' ');
}

/**
 * vedette_order_contains:
 * @text: normalized
 * @name: as it was written
 *
 * Returns: whether the text has the name in it, as whole words and in any case
 */
gboolean
vedette_order_contains (const char *text,
                        const char *name)
{
  g_autofree char *words = vedette_order_normalize (name);

  for (const char *at = text; at != NULL && *at != '\0'; at = strchr (at, ' '))
    {
      if (*at == ' ')
        at++;
      if (begins_with (at, words))
        return TRUE;
    }
  return FALSE;
}

/* Returns: the longest phrase at the beginning of the text, in the reader's language or else in English; -1 for none */
static int
find_phrase (const char *text,
             gsize      *length)
{
  int found = -1;

  *length = 0;
  for (guint i = 0; i < G_N_ELEMENTS (phrases); i++)
    for (guint k = 0; k < 2; k++)
      {
        const char *phrase = k == 0 ? g_dpgettext2 (GETTEXT_PACKAGE, "vague order", phrases[i].phrase) : phrases[i].phrase;

        if (strlen (phrase) > *length && begins_with (text, phrase))
          {
            *length = strlen (phrase);
            found = (int) i;
          }
      }
  return found;
}

/**
 * vedette_vague_order_explain:
 * @text: what a player wrote on a card
 *
 * Returns: (transfer full) (nullable): what to add to an order that says nothing that could be carried out or not;
 *   %NULL for an order of which the list knows nothing bad, and for no order at all
 */
char *
vedette_vague_order_explain (const char *text)
{
  g_autofree char *words = vedette_order_normalize (text);
  g_autofree char *culprit = NULL;
  VedetteVague missing = VEDETTE_VAGUE_NOT;
  const char *at = words;

  if (*words == '\0')
    return NULL;
  while (*at != '\0')
    {
      gsize length;
      int i = find_phrase (at, &length);

      if (i < 0)
        return NULL;
      if (missing == VEDETTE_VAGUE_NOT && phrases[i].missing != VEDETTE_VAGUE_NOT)
        {
          missing = phrases[i].missing;
          culprit = g_strndup (at, length);
        }
      at += length + (at[length] == ' ' ? 1 : 0);
    }
  if (culprit == NULL)
    culprit = g_steal_pointer (&words);
  switch (missing)
    {
    case VEDETTE_VAGUE_WHOM:
      /* Translators: a phrase of an order card, such as “attack the enemy” */
      return g_strdup_printf (_("“%s” is too general for a card: add which enemy, by a name of the roster"), culprit);
    case VEDETTE_VAGUE_WHERE:
      /* Translators: a phrase of an order card, such as “hold the line” */
      return g_strdup_printf (_("“%s” is too general for a card: add which place"), culprit);
    case VEDETTE_VAGUE_WHAT:
    case VEDETTE_VAGUE_NOT:
    default:
      /* Translators: a phrase of an order card, such as “do your best” */
      return g_strdup_printf (_("“%s” is too general for a card: add what is to be done, and to whom or where"),
                              culprit);
    }
}
