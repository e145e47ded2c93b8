/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An order or a message as a card: who writes to whom, what it says, and how far it is as far as its reader knows. */

#pragma once

#include <adwaita.h>

#include "core/eagles/state/vedette-eagles.h"
#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_DISPATCH_CARD (vedette_dispatch_card_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDispatchCard, vedette_dispatch_card, VEDETTE, DISPATCH_CARD, AdwBin)

VedetteDispatchCard *vedette_dispatch_card_new (VedetteRules        *rules,
                                                const VedetteEagles *eagles,
                                                VedetteDispatch     *dispatch,
                                                const char          *reader);

G_END_DECLS
