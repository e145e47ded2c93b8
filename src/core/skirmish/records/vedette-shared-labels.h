/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What fields are called that several kinds of records have, or that one record has twice. */

#pragma once

#include "core/rules/vedette-common-enums.h"

#define VEDETTE_LABEL_SIDE N_("Side")
#define VEDETTE_LABEL_LEADER N_("Leader")
#define VEDETTE_LABEL_CONTINGENT N_("Contingent")
#define VEDETTE_LABEL_ACTION_LIMIT N_("Action limit")

/* What is kept of a line and of the game, and what can be put right */
#define VEDETTE_LABEL_OUT N_("Casualties")
#define VEDETTE_LABEL_LEFT N_("Figures that left the table")
#define VEDETTE_LABEL_MELEE N_("In melee")
#define VEDETTE_LABEL_IN_MELEE N_("Figures in melee")
#define VEDETTE_HINT_IN_MELEE N_("0 if not counted")
#define VEDETTE_LABEL_HOLDER N_("Has the initiative")
#define VEDETTE_LABEL_COUNTERS N_("Counters")
#define VEDETTE_HINT_COUNTERS                                                                                          \
  N_("One counter for each of the holder’s shooting actions; each counter makes a snatch roll 2 easier")
#define VEDETTE_LABEL_SHOT_BACK N_("Shot back used")
#define VEDETTE_HINT_SHOT_BACK N_("Once in each holding, the passive side may shoot back at an action")
#define VEDETTE_LABEL_CONTACT N_("Others in contact")
#define VEDETTE_HINT_CONTACT N_("Figures not listed by name")

/* An action, and what the button of a form for a round of melee says */
#define VEDETTE_VERB_FIGHT N_("Fight")

/* What a form asks about more than one kind of move */
#define VEDETTE_LABEL_WHO_ACTS N_("Acting figures")
#define VEDETTE_LABEL_AGAINST N_("Target")
#define VEDETTE_LABEL_ORDER N_("Order")
#define VEDETTE_LABEL_FIGURES N_("Figures")
#define VEDETTE_LABEL_HOW_FAR N_("Distance (inches)")
#define VEDETTE_LABEL_FIGHT N_("Name of the fight")
#define VEDETTE_LABEL_LINE N_("Line")
#define VEDETTE_LABEL_SIGHT N_("Into or out of sight")

#define VEDETTE_WORD_IN_MELEE NC_("field, in a sentence", "in melee")
