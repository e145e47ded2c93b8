/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The text of an order card while it is read. */

#pragma once

#include <gtk/gtk.h>

#include "core/session/vedette-session.h"
#include "core/skirmish/records/vedette-order-card.h"

G_BEGIN_DECLS

GtkWidget *vedette_card_front_new (VedetteSession   *session,
                                   VedetteOrderCard *card);

G_END_DECLS
