/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an order card is about, and whether that is specific enough (S-37). */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-card-object.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/rules/vedette-facts.h"
#include "core/typed/vedette-scan.h"

/* Returns: (transfer full): the words of a text in one case and without punctuation, with a space before, between and after
 * the words */
static char *
fold_words (const char *text)
{
  g_autofree char *folded = vedette_scan_fold_name (text);
  GString *words = g_string_new (" ");

  for (const char *at = folded; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (c == '\'' || c == 0x2019) /* “don’t” is one word, as “dont” is. */
        continue;
      if (g_unichar_isalnum (c) || g_unichar_ismark (c))
        g_string_append_unichar (words, c);
      else if (words->str[words->len - 1] != ' ')
        g_string_append_c (words, ' ');
    }
  if (words->str[words->len - 1] != ' ')
    g_string_append_c (words, ' ');
  return g_string_free (words, FALSE);
}

/**
 * vedette_card_object_contains:
 * @text: what a player wrote on a card
 *
 * Returns: whether the text contains the name as whole words, in any case and with any punctuation
 */
gboolean
vedette_card_object_contains (const char *text,
                              const char *name)
{
  g_autofree char *words = fold_words (text);
  g_autofree char *folded = fold_words (name);

  return folded[1] != '\0' && strstr (words, folded) != NULL;
}

/* Returns: whether the task or the place of the card contains a name that the card's side knows: of a line, a contingent, a
 * place, or the place of another card of this side. Lines that the other side hides cannot be found by writing cards. The
 * card may be a draft, so the number tells which card of its side it is. */
static gboolean
names_known (const VedetteSkirmish *skirmish,
             VedetteOrderCard      *card)
{
  g_autofree char *text = g_strjoin (" ", vedette_order_card_get_order (card), vedette_order_card_get_place (card), NULL);
  gint64 side = vedette_order_card_get_side (card);

  vedette_each (VedetteFigure, figure, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE))
    if ((vedette_figure_get_side (figure) == side || !vedette_figure_get_hidden (figure)) &&
        vedette_card_object_contains (text, vedette_figure_get_name (figure)))
      return TRUE;
  vedette_each (VedetteContingent, contingent, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_CONTINGENT))
    if (vedette_card_object_contains (text, vedette_contingent_get_name (contingent)))
      return TRUE;
  vedette_each (VedettePlace, place, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_PLACE))
    if (vedette_card_object_contains (text, vedette_place_get_name (place)))
      return TRUE;
  vedette_each (VedetteOrderCard, other, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_ORDER_CARD))
    if (vedette_order_card_get_side (other) == side &&
        vedette_order_card_get_number (other) != vedette_order_card_get_number (card) &&
        vedette_card_object_contains (text, vedette_order_card_get_place (other)))
      return TRUE;
  return FALSE;
}

/**
 * vedette_card_object_is_open:
 *
 * Returns: whether the other side or an umpire still has to judge whether the card is specific enough: the card has no
 *   target, no place and no known name, only words (S-37)
 */
gboolean
vedette_card_object_is_open (const VedetteSkirmish *skirmish,
                             VedetteOrderCard      *card)
{
  return vedette_order_card_get_judged (card) == VEDETTE_TRI_UNTRACKED && vedette_order_card_get_target (card) == 0 &&
         vedette_order_card_get_place (card)[0] == '\0' && !names_known (skirmish, card);
}

/* Returns: whether the card has the name of the line, and nothing else, where it says in words what it is about */
static gboolean
is_called (VedetteOrderCard *card,
           VedetteFigure    *figure)
{
  g_autofree char *place = fold_words (vedette_order_card_get_place (card));
  g_autofree char *name = fold_words (vedette_figure_get_name (figure));

  return place[1] != '\0' && g_str_equal (place, name) && !vedette_figure_get_hidden (figure);
}

/**
 * vedette_card_object_list_lines:
 *
 * Returns: (transfer full) (nullable): the lines that are the target of a card: the one that it names, or those of the
 *   contingent; %NULL where it is about a place or about other words
 */
VedetteIds *
vedette_card_object_list_lines (const VedetteSkirmish *skirmish,
                                VedetteOrderCard      *card)
{
  gint64 target = vedette_order_card_get_target (card);
  VedetteIds *lines = NULL;

  vedette_each (VedetteFigure, figure, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE))
    {
      gint64 id = vedette_record_get_id (VEDETTE_RECORD (figure));

      if (target != 0 ? id == target || vedette_figure_get_contingent (figure) == target : is_called (card, figure))
        vedette_ids_add (&lines, id);
    }
  return lines;
}

/* Returns: whether the card is about its target and nothing else */
static gboolean
is_only_about_target (VedetteOrderCard *card)
{
  VedetteObjective objective = vedette_order_card_get_objective (card);

  return objective == VEDETTE_OBJECTIVE_ENEMY ||
         (objective == VEDETTE_OBJECTIVE_TASK && vedette_order_card_get_order (card)[0] == '\0');
}

/**
 * vedette_card_object_has_fallen:
 *
 * Returns: whether all that the card is about are out, or have left the table (A-S47)
 */
gboolean
vedette_card_object_has_fallen (const VedetteSkirmish *skirmish,
                                VedetteOrderCard      *card)
{
  g_autoptr (VedetteIds) lines = is_only_about_target (card) ? vedette_card_object_list_lines (skirmish, card) : NULL;

  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    if (vedette_figure_get_standing (vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, i))) > 0)
      return FALSE;
  return lines != NULL;
}

/**
 * vedette_card_object_is_usable:
 *
 * Returns: whether the card gives its bonus in the next roll to who carries it out: it is live, its target stands (A-S47),
 *   and the players play with cards (A-S45)
 */
gboolean
vedette_card_object_is_usable (const VedetteSkirmish *skirmish,
                               VedetteOrderCard      *card)
{
  return vedette_order_card_get_state (card) == VEDETTE_CARD_LIVE &&
         vedette_skirmish_switches_get_order_cards (skirmish->switches) != VEDETTE_ORDER_CARDS_OFF &&
         !vedette_card_object_has_fallen (skirmish, card);
}

/**
 * vedette_card_object_find_binding:
 *
 * Returns: (transfer none) (nullable): the card with which the initiative was taken, while it binds the first action (S-39);
 *   %NULL also when its target has fallen since (A-S47)
 */
VedetteOrderCard *
vedette_card_object_find_binding (const VedetteSkirmish *skirmish)
{
  VedetteOrderCard *card = vedette_skirmish_find_card (skirmish, vedette_skirmish_game_get_card (skirmish->game));

  return card != NULL && !vedette_card_object_has_fallen (skirmish, card) ? card : NULL;
}

/* What stands on a card of an older file may stay there while something else is changed. */
static gboolean
is_new_target (VedetteOrderCard *card,
               VedetteOrderCard *draft)
{
  return card == NULL || vedette_order_card_get_target (card) != vedette_order_card_get_target (draft);
}

/**
 * vedette_card_object_name:
 *
 * Returns: (transfer full) (nullable): the target and the place, as far as the order does not contain their names
 */
char *
vedette_card_object_name (const VedetteSkirmish *skirmish,
                          VedetteOrderCard      *card)
{
  const char *order = vedette_order_card_get_order (card), *place = vedette_order_card_get_place (card);
  gint64 target = vedette_order_card_get_target (card);
  g_autofree char *name = target != 0 ? vedette_facts_name (skirmish->battle, target) : NULL;

  if (name != NULL && vedette_card_object_contains (order, name))
    g_clear_pointer (&name, g_free);
  if (place[0] == '\0' || vedette_card_object_contains (order, place))
    return g_steal_pointer (&name);
  /* Translators: whom an order is about, and where */
  return name != NULL ? g_strdup_printf (_("%s, %s"), name, place) : g_strdup (place);
}

/**
 * vedette_card_object_check_target:
 *
 * Finds whether the target is anything that can be one, whatever has become of the card.
 */
gboolean
vedette_card_object_check_target (const VedetteSkirmish *skirmish,
                                  VedetteOrderCard      *draft,
                                  VedetteRuling         *ruling)
{
  VedetteRecord *target = vedette_battle_find (skirmish->battle, VEDETTE_TYPE_RECORD,
                                               vedette_order_card_get_target (draft));

  if (target == NULL || VEDETTE_IS_FIGURE (target) || VEDETTE_IS_CONTINGENT (target) || VEDETTE_IS_PLACE (target))
    return TRUE;
  vedette_ruling_forbid (ruling, "S-37", _("A card’s target must be a line, a contingent or a place. Choose one of those."));
  return FALSE;
}

/**
 * vedette_card_object_check:
 * @card: (nullable): the card that is to become @draft; %NULL for a new one
 *
 * Finds what speaks against the object of a card: without a specific one it is void, so it is not taken (S-37).
 */
void
vedette_card_object_check (const VedetteSkirmish *skirmish,
                           VedetteOrderCard      *card,
                           VedetteOrderCard      *draft,
                           VedetteRuling         *ruling)
{
  VedetteObjective objective = vedette_order_card_get_objective (draft);
  VedetteRecord *target = vedette_battle_find (skirmish->battle, VEDETTE_TYPE_RECORD,
                                               vedette_order_card_get_target (draft));
  const char *place = vedette_order_card_get_place (draft);
  gboolean about_nothing = target == NULL && place[0] == '\0';
  gint64 side = 0;

  if (target != NULL && !VEDETTE_IS_PLACE (target))
    g_object_get (target, "side", &side, NULL);
  if (objective == VEDETTE_OBJECTIVE_TASK && about_nothing && vedette_order_card_get_order (draft)[0] == '\0')
    vedette_ruling_refuse_about (ruling, "S-X25", "order", _("The card has no task. Enter what the figures must do."));
  else if (objective == VEDETTE_OBJECTIVE_ENEMY && about_nothing)
    vedette_ruling_refuse_about (ruling, "S-X25", "target", _("The card names no enemy. Choose one."));
  else if (objective == VEDETTE_OBJECTIVE_PLACE && about_nothing)
    vedette_ruling_refuse_about (ruling, "S-X25", "place", _("The card names no place. Choose one."));
  else if (vedette_card_object_is_open (skirmish, draft))
    vedette_ruling_remind (ruling, "S-37",
                           _("The other side or an umpire judges whether the card is specific enough"));
  else if (objective == VEDETTE_OBJECTIVE_ENEMY && target != NULL && VEDETTE_IS_PLACE (target))
    /* Translators: what was typed, such as “the gate” */
    vedette_ruling_refuse (ruling, "S-37", _("%s is a place, not an enemy. Choose an enemy."),
                           vedette_place_get_name (VEDETTE_PLACE (target)));
  else if (objective == VEDETTE_OBJECTIVE_ENEMY && side == vedette_order_card_get_side (draft))
    vedette_ruling_refuse (ruling, "S-37", _("The card’s target is on the card’s own side. Choose an enemy."));
  else if (side == vedette_order_card_get_side (draft) && is_new_target (card, draft))
    vedette_ruling_refuse_about (ruling, "S-37", "target", _("A card cannot target its own side. Choose an enemy or a place."));
}
