/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An order card: who is to do what, and when. */

#pragma once

#include "core/document/vedette-record.h"
#include "core/skirmish/records/vedette-skirmish-enums.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_ORDER_CARD (vedette_order_card_get_type ())
G_DECLARE_FINAL_TYPE (VedetteOrderCard, vedette_order_card, VEDETTE, ORDER_CARD, VedetteRecord)

int                vedette_order_card_get_number    (VedetteOrderCard *self);
gint64             vedette_order_card_get_side      (VedetteOrderCard *self);
const VedetteIds *vedette_order_card_get_actors    (VedetteOrderCard *self);
VedetteObjective   vedette_order_card_get_objective (VedetteOrderCard *self);
gint64             vedette_order_card_get_target    (VedetteOrderCard *self);
const char  *vedette_order_card_get_place     (VedetteOrderCard *self);
const char  *vedette_order_card_get_order     (VedetteOrderCard *self);
const char  *vedette_order_card_get_condition (VedetteOrderCard *self);
VedetteCardState   vedette_order_card_get_state     (VedetteOrderCard *self);
gboolean           vedette_order_card_get_claimed   (VedetteOrderCard *self);
VedetteTri         vedette_order_card_get_judged    (VedetteOrderCard *self);

G_END_DECLS
