/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who holds the initiative: what a change of holder resets, and what bound the first action. */

#include "core/skirmish/state/vedette-holding.h"

#include "core/skirmish/state/vedette-reactions.h"

/**
 * vedette_holding_clear_first:
 *
 * Forgets what bound the first action after a snatch, once that is made (rules.md 7.1).
 */
void
vedette_holding_clear_first (const VedetteSkirmish *self,
                             VedetteEdit           *edit)
{
  vedette_edit_set (edit, self->game, "nominee", (gint64) 0, "nominee-name", "", "card", (gint64) 0, "intention",
                    VEDETTE_INTENTION_UNTRACKED, "reach-claimed", FALSE, "sight-claimed", FALSE, "body", (gint64) 0,
                    "intended", NULL, NULL);
}

/**
 * vedette_holding_hand_over:
 * @holder: who has the initiative from now on
 *
 * Notes the change of holder and all that it resets: counters, the shot back, the count of actions (S-19, rules.md
 * 7.1); contacts, cards and the memory of option 3 stay. What the old holder got for reactive shots, if the players
 * count them (A-S20), becomes what the new passive side holds.
 */
void
vedette_holding_hand_over (const VedetteSkirmish *self,
                           VedetteEdit           *edit,
                           gint64                 holder)
{
  vedette_edit_set (edit, self->game, "holder", holder, "holding-no",
                    vedette_skirmish_game_get_holding_no (self->game) + 1, "action-in-holding", 0, "counters",
                    vedette_edit_get_int (edit, self->game, "holder-counters"), "holder-counters", 0,
                    "shot-back-used", FALSE, "taken-by-card", FALSE, "last-nominee", (gint64) 0, "last-ticks", NULL, NULL);
  vedette_reactions_clear_shooters (self, edit);
}
