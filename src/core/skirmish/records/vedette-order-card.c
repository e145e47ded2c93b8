/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An order card: who is to do what, and when. */

#include "vedette-config.h"

#include "core/skirmish/records/vedette-order-card.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/records/vedette-figure.h"
#include "core/skirmish/records/vedette-force.h"

VEDETTE_DEFINE_RECORD (VedetteOrderCard, vedette_order_card, "card", VEDETTE_ORDER_CARD_FIELDS)
