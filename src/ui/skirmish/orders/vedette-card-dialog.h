/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes an order card, or changes one. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"
#include "core/skirmish/records/vedette-order-card.h"

G_BEGIN_DECLS

GtkWidget *vedette_card_dialog_new (GtkWindow        *parent,
                                    VedetteSession   *session,
                                    gint64            side,
                                    VedetteOrderCard *card,
                                    gboolean          agreed);

G_END_DECLS
