/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Play shows of a side, or of those who fight together, before the battle has begun. */

#pragma once

#include "core/rules/vedette-offer.h"

G_BEGIN_DECLS

/**
 * VedetteBeforeCard:
 * @name: what they are called together
 * @parties: (element-type VedetteParty): whose signs and colors the card has; can be empty
 * @forces: what they have, such as “15 figures · 3 lines”
 * @detail: (nullable): what is worth knowing about it
 * @forces_page: the name of the page where it is edited
 * @orders: (nullable): how much they have written, where something is written before the battle
 * @orders_page: (nullable): the name of the page where it is written
 * @start: (nullable): the offer with which the battle begins with them
 */
#define VEDETTE_BEFORE_CARD_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                         \
  TEXT (name)                                                                                                          \
  BOXED (g_ptr_array_get_type, GPtrArray *, parties)                                                                   \
  TEXT (forces)                                                                                                        \
  TEXT (detail)                                                                                                        \
  TEXT (forces_page)                                                                                                   \
  TEXT (orders)                                                                                                        \
  TEXT (orders_page)                                                                                                   \
  OBJECT (VedetteOffer *, start)

#define VEDETTE_TYPE_BEFORE_CARD (vedette_before_card_get_type ())
VEDETTE_DECLARE_VALUE (VedetteBeforeCard, vedette_before_card, BEFORE_CARD, VEDETTE_BEFORE_CARD_FIELDS)

G_END_DECLS
