/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the nominee means to do, as one of several buttons. */

#pragma once

#include <adwaita.h>

#include "core/skirmish/records/vedette-skirmish-enums.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_ROLL_INTENTIONS (vedette_roll_intentions_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRollIntentions, vedette_roll_intentions, VEDETTE, ROLL_INTENTIONS, AdwBin)

void             vedette_roll_intentions_set_room (VedetteRollIntentions *self,
                                                   int                    room);
VedetteIntention vedette_roll_intentions_get         (VedetteRollIntentions *self);
void             vedette_roll_intentions_set         (VedetteRollIntentions *self,
                                                      VedetteIntention       intention);
void             vedette_roll_intentions_toggle      (VedetteRollIntentions *self,
                                                      const char            *nick);

G_END_DECLS
