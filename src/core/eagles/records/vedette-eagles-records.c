/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is kept of a grand-tactical battle: the armies, their dispatches, and how far the turn is. */

#include "vedette-config.h"

#include "core/eagles/records/vedette-eagles-records.h"

#include <glib/gi18n-lib.h>

VEDETTE_DEFINE_RECORD (VedetteEaglesAbout, vedette_eagles_about, "about", VEDETTE_EAGLES_ABOUT_FIELDS)
VEDETTE_DEFINE_RECORD (VedetteEaglesGame, vedette_eagles_game, "game", VEDETTE_EAGLES_GAME_FIELDS)
VEDETTE_DEFINE_RECORD (VedetteArmy, vedette_army, "army", VEDETTE_ARMY_FIELDS)
VEDETTE_DEFINE_RECORD (VedetteCorps, vedette_corps, "corps", VEDETTE_CORPS_FIELDS)
VEDETTE_DEFINE_RECORD (VedetteDivision, vedette_division, "division", VEDETTE_DIVISION_FIELDS)
VEDETTE_DEFINE_RECORD (VedetteUnit, vedette_unit, "unit", VEDETTE_UNIT_FIELDS)
VEDETTE_DEFINE_RECORD (VedetteNation, vedette_nation, "nation", VEDETTE_NATION_FIELDS)
VEDETTE_DEFINE_RECORD (VedetteDispatch, vedette_dispatch, "dispatch", VEDETTE_DISPATCH_FIELDS)
