/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card with a tint and an edge in the colour of a party. */

#pragma once

#include <adwaita.h>

#include "core/rules/story/vedette-party.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_TINT_CARD (vedette_tint_card_get_type ())
G_DECLARE_FINAL_TYPE (VedetteTintCard, vedette_tint_card, VEDETTE, TINT_CARD, AdwBin)

void vedette_tint_card_set_party (VedetteTintCard *self,
                                  VedetteParty    *party);

G_END_DECLS
