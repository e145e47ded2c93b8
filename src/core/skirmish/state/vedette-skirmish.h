/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the moves of a skirmish ask about their battle. */

#pragma once

#include "core/rules/switches/vedette-house-rules.h"
#include "core/rules/vedette-rules.h"
#include "core/skirmish/records/vedette-about.h"
#include "core/skirmish/records/vedette-body.h"
#include "core/skirmish/records/vedette-contingent.h"
#include "core/skirmish/records/vedette-figure.h"
#include "core/skirmish/records/vedette-force.h"
#include "core/skirmish/records/vedette-order-card.h"
#include "core/skirmish/records/vedette-place.h"
#include "core/skirmish/records/vedette-skirmish-game.h"
#include "core/skirmish/state/vedette-attempt.h"
#include "core/skirmish/switches/vedette-skirmish-switches.h"

G_BEGIN_DECLS

/* Bits of the states of the game, for the tables that say when a move is open */
#define VEDETTE_IN(STATE) (1u << VEDETTE_STATE_##STATE)
/* The holder may act. */
#define VEDETTE_IN_ACT (VEDETTE_IN (ACT_FREE) | VEDETTE_IN (ACT_RESTRICTED))
/* The round of melee of an action, or of a reactive move, is to be fought. */
#define VEDETTE_IN_ROUND (VEDETTE_IN (CONTACT_MELEE) | VEDETTE_IN (REACT_MELEE))
/* The passive side, or the loser of a duel, may roll. */
#define VEDETTE_IN_ROLL (VEDETTE_IN (NOMINATE) | VEDETTE_IN (DUEL_NOMINATE))
/* From the start of the game to its end */
#define VEDETTE_IN_GAME (VEDETTE_IN_ACT | VEDETTE_IN_ROUND | VEDETTE_IN_ROLL | VEDETTE_IN (GENERAL_MELEE))

/* Rows of such tables that several kinds have: an action is not over before its round, nor anything done before the round
 * that a low roll brings */
#define VEDETTE_CLOSED_BY_ROUND                                                                                        \
  { VEDETTE_IN_ROUND, VEDETTE_FINDING_REFUSAL, "S-08",                                                                 \
    N_("Finish the round of melee first") }
#define VEDETTE_CLOSED_BY_LOW_ROLL                                                                                     \
  { VEDETTE_IN (GENERAL_MELEE), VEDETTE_FINDING_FINAL, "S-X26",                                                        \
    N_("A natural 1 to 3 was rolled. First record the general melee.") }

/**
 * VedetteSkirmish:
 *
 * The single records of a battle, borrowed for the time of one question. It is what the service hands to all moves.
 */
typedef struct _VedetteContext VedetteSkirmish;

struct _VedetteContext
{
  VedetteBattle *battle;
  VedetteAbout *about;
  VedetteSkirmishGame *game;
  VedetteSkirmishSwitches *switches;
  VedetteForce *forces[2];
  VedetteHouseRules house;
};

void              vedette_skirmish_read           (VedetteSkirmish       *self,
                                                   VedetteBattle         *battle);
gboolean          vedette_skirmish_is_in          (const VedetteSkirmish *self,
                                                   guint                  states);
gint64            vedette_skirmish_get_holder     (const VedetteSkirmish *self);
gint64            vedette_skirmish_get_passive    (const VedetteSkirmish *self);
int               vedette_skirmish_get_told_action (const VedetteSkirmish *self);
gint64            vedette_skirmish_get_other_side (const VedetteSkirmish *self,
                                                   gint64                 side);
const char       *vedette_skirmish_get_side_name  (const VedetteSkirmish *self,
                                                   gint64                 side);
const char       *vedette_skirmish_get_side_colour (const VedetteSkirmish *self,
                                                    gint64                 side);
const char       *vedette_skirmish_get_word       (guint                  side);
const char       *vedette_skirmish_get_side_word  (const VedetteSkirmish *self,
                                                   gint64                 side);
VedetteFigure    *vedette_skirmish_find_figure    (const VedetteSkirmish *self,
                                                   gint64                 id);
VedetteOrderCard *vedette_skirmish_find_card      (const VedetteSkirmish *self,
                                                   gint64                 id);
VedetteOrderCard *vedette_skirmish_find_card_of   (const VedetteSkirmish *self,
                                                   gint64                 figure);
VedetteTri        vedette_skirmish_has_contacts   (const VedetteSkirmish *self);
char             *vedette_skirmish_list_names     (const VedetteSkirmish *self,
                                                   const VedetteIds      *figures);

void vedette_figure_forbid_absent (VedetteFigure *figure,
                                   VedetteRuling *ruling);

void vedette_skirmish_note_contact (const VedetteSkirmish *self,
                                    VedetteEdit           *edit,
                                    const VedetteIds      *figures);

G_END_DECLS
