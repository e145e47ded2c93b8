/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who makes the attempt when he is on no roster: class, rating, and a name if he is to have one. */

#pragma once

#include <adwaita.h>

#include "core/rules/vedette-move.h"
#include "core/skirmish/records/vedette-skirmish-enums.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_ROLL_SOMEONE (vedette_roll_someone_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRollSomeone, vedette_roll_someone, VEDETTE, ROLL_SOMEONE, AdwBin)

void       vedette_roll_someone_recall  (VedetteRollSomeone *self,
                                         VedetteBattle      *battle);
void       vedette_roll_someone_declare (VedetteRollSomeone *self,
                                         VedetteMove        *move);

G_END_DECLS
