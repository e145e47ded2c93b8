/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fight that the players gave a name, and who is in it. */

#include "vedette-config.h"

#include "core/skirmish/records/vedette-fight.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/records/vedette-figure.h"

VEDETTE_DEFINE_RECORD (VedetteFight, vedette_fight, "fight", VEDETTE_FIGHT_FIELDS)
