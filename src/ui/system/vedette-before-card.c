/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Play shows of a side, or of those who fight together, before the battle has begun. */

#include "vedette-config.h"

#include "ui/system/vedette-before-card.h"

VEDETTE_DEFINE_VALUE (VedetteBeforeCard, vedette_before_card, VEDETTE_BEFORE_CARD_FIELDS)
