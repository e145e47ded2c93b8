/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which of the offers stand in which band of the Play view. */

#pragma once

#include "core/rules/vedette-offer.h"

G_BEGIN_DECLS

/**
 * VedetteOfferBands:
 * @due: (element-type VedetteOffer): beside what is due
 * @moves: (element-type VedetteOffer): in the places of the moves
 * @tools: (element-type VedetteOffer): in the bar below
 * @acts: whether one chooses among the moves, and nothing else is due
 */
typedef struct
{
  GListStore *due;
  GListStore *moves;
  GListStore *tools;
  gboolean acts;  /* an action is to be chosen: the moves have the place of what is due */
  gboolean awake; /* some of the moves can be made now */
} VedetteOfferBands;

void vedette_offer_bands_init  (VedetteOfferBands *self,
                                GListModel        *offers);
void vedette_offer_bands_clear (VedetteOfferBands *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (VedetteOfferBands, vedette_offer_bands_clear)

G_END_DECLS
