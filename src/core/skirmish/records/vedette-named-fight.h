/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fight that the players gave a name, and who is in it. */

#pragma once

#include "core/document/vedette-record.h"
#include "core/skirmish/records/vedette-skirmish-enums.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_NAMED_FIGHT (vedette_named_fight_get_type ())
G_DECLARE_FINAL_TYPE (VedetteNamedFight, vedette_named_fight, VEDETTE, NAMED_FIGHT, VedetteRecord)

const char       *vedette_named_fight_get_name  (VedetteNamedFight *self);
const VedetteIds *vedette_named_fight_get_lines (VedetteNamedFight *self);

G_END_DECLS
