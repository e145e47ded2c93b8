/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A ground in the colour of a party, tinted or full. */

#pragma once

#include <adwaita.h>

#include "core/rules/story/vedette-party.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_PARTY_GROUND (vedette_party_ground_get_type ())
G_DECLARE_FINAL_TYPE (VedettePartyGround, vedette_party_ground, VEDETTE, PARTY_GROUND, AdwBin)

void vedette_party_ground_set_party (VedettePartyGround *self,
                                     VedetteParty       *party);

G_END_DECLS
