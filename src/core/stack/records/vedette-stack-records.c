/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is kept of a token stack: the fight, who takes part in it, and what has happened in the round. */

#include "vedette-config.h"

#include "core/stack/records/vedette-stack-records.h"

#include <glib/gi18n-lib.h>

VEDETTE_DEFINE_RECORD (VedetteStackAbout, vedette_stack_about, "about", VEDETTE_STACK_ABOUT_FIELDS)
VEDETTE_DEFINE_RECORD (VedetteStackGame, vedette_stack_game, "game", VEDETTE_STACK_GAME_FIELDS)
VEDETTE_DEFINE_RECORD (VedetteCharacter, vedette_character, "character", VEDETTE_CHARACTER_FIELDS)
VEDETTE_DEFINE_RECORD (VedettePool, vedette_pool, "pool", VEDETTE_POOL_FIELDS)
VEDETTE_DEFINE_RECORD (VedetteEnemy, vedette_enemy, "enemy", VEDETTE_ENEMY_FIELDS)
VEDETTE_DEFINE_RECORD (VedetteHired, vedette_hired, "hired", VEDETTE_HIRED_FIELDS)
VEDETTE_DEFINE_RECORD (VedetteEffect, vedette_effect, "effect", VEDETTE_EFFECT_FIELDS)
VEDETTE_DEFINE_RECORD (VedetteStackTurn, vedette_stack_turn, "turn", VEDETTE_STACK_TURN_FIELDS)
