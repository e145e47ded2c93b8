/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of a skirmish: who holds, what is due, what is remembered. */

#include "vedette-config.h"

#include "core/skirmish/records/vedette-skirmish-game.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/records/vedette-body.h"
#include "core/skirmish/records/vedette-figure.h"
#include "core/skirmish/records/vedette-force.h"
#include "core/skirmish/records/vedette-order-card.h"

VEDETTE_DEFINE_RECORD (VedetteSkirmishGame, vedette_skirmish_game, "game", VEDETTE_SKIRMISH_GAME_FIELDS)
