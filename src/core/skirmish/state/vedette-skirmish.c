/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the moves of a skirmish ask about their battle. */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-skirmish.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"

void
vedette_skirmish_read (VedetteSkirmish *self,
                       VedetteBattle   *battle)
{
  GListModel *forces = vedette_battle_get_records (battle, VEDETTE_TYPE_FORCE);

  self->battle = battle;
  self->about = vedette_battle_get_single (battle, VEDETTE_TYPE_ABOUT);
  self->game = vedette_battle_get_single (battle, VEDETTE_TYPE_SKIRMISH_GAME);
  self->switches = vedette_battle_get_single (battle, VEDETTE_TYPE_SKIRMISH_SWITCHES);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (VedetteForce) force = g_list_model_get_item (forces, i);

      self->forces[i] = force;
    }
  self->house = (VedetteHouseRules){ .table = &vedette_skirmish_switch_table,
                                     .switches = self->switches,
                                     .numbers = self->about,
                                     .keeper = self->game,
                                     .between = self->game != NULL && vedette_skirmish_is_in (self, VEDETTE_IN_GAME),
                                     .over = self->game != NULL && vedette_skirmish_is_in (self, VEDETTE_IN (OVER)) };
}

/* Returns: whether the game is in one of these states, as bits of VEDETTE_IN() */
gboolean
vedette_skirmish_is_in (const VedetteSkirmish *self,
                        guint                  states)
{
  return (states & (1u << vedette_skirmish_game_get_state (self->game))) != 0;
}

/* Returns: the number of the action of this holding that people are told of: the one that is to be made as soon as nothing else
 * comes before it, or else the one whose consequences are settled */
int
vedette_skirmish_get_told_action (const VedetteSkirmish *self)
{
  return vedette_skirmish_game_get_action_in_holding (self->game) +
         (vedette_skirmish_is_in (self, VEDETTE_IN (ACT_FREE) | VEDETTE_IN (ACT_RESTRICTED)) ? 1 : 0);
}

/* Returns: the id of the force that has the initiative, 0 before the start */
gint64
vedette_skirmish_get_holder (const VedetteSkirmish *self)
{
  return vedette_skirmish_game_get_holder (self->game);
}

gint64
vedette_skirmish_get_other_side (const VedetteSkirmish *self,
                                 gint64                 side)
{
  gint64 first = vedette_record_get_id (VEDETTE_RECORD (self->forces[0]));
  gint64 second = vedette_record_get_id (VEDETTE_RECORD (self->forces[1]));

  if (side == 0)
    return 0;
  return side == first ? second : first;
}

gint64
vedette_skirmish_get_passive (const VedetteSkirmish *self)
{
  return vedette_skirmish_get_other_side (self, vedette_skirmish_get_holder (self));
}

static int
get_side_index (const VedetteSkirmish *self,
                gint64                 side)
{
  return side == vedette_record_get_id (VEDETTE_RECORD (self->forces[0])) ? 0 : 1;
}

const char *
vedette_skirmish_get_side_name (const VedetteSkirmish *self,
                                gint64                 side)
{
  return side != 0 ? vedette_force_get_name (self->forces[get_side_index (self, side)]) : "";
}

/* Returns: as #rrggbb */
const char *
vedette_skirmish_get_side_colour (const VedetteSkirmish *self,
                                  gint64                 side)
{
  return vedette_force_get_colour (self->forces[get_side_index (self, side)]);
}

/* Returns: the word of the first or the second side, in any battle */
const char *
vedette_skirmish_get_word (guint side)
{
  static const char * const words[] = { "red", "blue" };

  return words[side];
}

/**
 * vedette_skirmish_get_side_word:
 *
 * Returns: "red" or "blue": how machines and audiences call a side, whatever its name
 */
const char *
vedette_skirmish_get_side_word (const VedetteSkirmish *self,
                                gint64                 side)
{
  return vedette_skirmish_get_word ((guint) get_side_index (self, side));
}

VedetteFigure *
vedette_skirmish_find_figure (const VedetteSkirmish *self,
                              gint64                 id)
{
  return vedette_battle_find (self->battle, VEDETTE_TYPE_FIGURE, id);
}

VedetteOrderCard *
vedette_skirmish_find_card (const VedetteSkirmish *self,
                            gint64                 id)
{
  return vedette_battle_find (self->battle, VEDETTE_TYPE_ORDER_CARD, id);
}

/**
 * vedette_skirmish_find_card_of:
 *
 * Returns: (nullable): the card that binds the line and is not finished; a line is on one at most (S-36)
 */
VedetteOrderCard *
vedette_skirmish_find_card_of (const VedetteSkirmish *self,
                               gint64                 figure)
{
  vedette_each (VedetteOrderCard, card, vedette_battle_get_records (self->battle, VEDETTE_TYPE_ORDER_CARD))
    {
      VedetteCardState state = vedette_order_card_get_state (card);

      if ((state == VEDETTE_CARD_DORMANT || state == VEDETTE_CARD_LIVE) &&
          vedette_ids_contains (vedette_order_card_get_actors (card), figure))
        return card;
    }
  return NULL;
}

/**
 * vedette_skirmish_has_contacts:
 *
 * Returns: whether anybody stands in melee. With no roster, or after a contact of which nobody said who, that is
 *   untracked.
 */
VedetteTri
vedette_skirmish_has_contacts (const VedetteSkirmish *self)
{
  GListModel *figures = vedette_battle_get_records (self->battle, VEDETTE_TYPE_FIGURE);
  guint n = g_list_model_get_n_items (figures);
  VedetteTri found = n == 0 ? VEDETTE_TRI_UNTRACKED : VEDETTE_TRI_NO;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (VedetteFigure) figure = g_list_model_get_item (figures, i);

      if (!vedette_figure_is_on_table (figure))
        continue;
      if (vedette_figure_get_melee (figure) == VEDETTE_TRI_YES)
        return VEDETTE_TRI_YES;
      if (vedette_figure_get_melee (figure) == VEDETTE_TRI_UNTRACKED)
        found = VEDETTE_TRI_UNTRACKED;
    }
  if (vedette_skirmish_game_get_contact (self->game) != VEDETTE_TRI_NO)
    found = VEDETTE_TRI_UNTRACKED;
  return found;
}

/**
 * vedette_skirmish_list_names:
 *
 * Returns: (transfer full): the names of some lines, for a sentence
 */
char *
vedette_skirmish_list_names (const VedetteSkirmish *self,
                             const VedetteIds      *figures)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < vedette_ids_get_n (figures); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (self, vedette_ids_get (figures, i));

      /* Translators: between the names of a list */
      if (i > 0)
        g_string_append (names, C_("list of names", ", "));
      g_string_append (names, figure != NULL ? vedette_figure_get_name (figure) : "?");
    }
  return g_string_free (names, FALSE);
}

/**
 * vedette_skirmish_note_contact:
 * @figures: (nullable): who is in melee now; %NULL for somebody of whom nobody said who he is
 *
 * Notes contacts that were made.
 */
void
vedette_skirmish_note_contact (const VedetteSkirmish *self,
                               VedetteEdit           *edit,
                               const VedetteIds      *figures)
{
  if (vedette_ids_get_n (figures) == 0)
    vedette_edit_set (edit, self->game, "contact", VEDETTE_TRI_UNTRACKED, NULL);
  for (guint i = 0; i < vedette_ids_get_n (figures); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (self, vedette_ids_get (figures, i));

      if (!vedette_figure_is_on_table (figure))
        continue;
      vedette_edit_set (edit, figure, "melee", VEDETTE_TRI_YES, NULL);
      /* Of a line some of whom were in melee already, nobody has said how many are now. */
      if (vedette_figure_get_in_melee (figure) < vedette_figure_get_standing (figure))
        vedette_edit_set (edit, figure, "in-melee", 0, NULL);
    }
}

/**
 * vedette_figure_forbid_absent:
 *
 * Finds that the line is not on the table, so that it does nothing, and nothing is done to it.
 */
void
vedette_figure_forbid_absent (VedetteFigure *figure,
                              VedetteRuling *ruling)
{
  vedette_ruling_forbid (ruling, "S-X31",
                         /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                          * figures it has */
                         vedette_figure_say (figure, "%s is not on the table. Choose a different one.",
                                             "%s are not on the table. Choose different ones."),
                         vedette_figure_get_name (figure));
}
