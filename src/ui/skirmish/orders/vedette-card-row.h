/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One order card, covered or shown. */

#pragma once

#include <adwaita.h>

#include "core/rules/story/vedette-party.h"
#include "core/session/vedette-session.h"
#include "core/skirmish/records/vedette-order-card.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_CARD_ROW (vedette_card_row_get_type ())
G_DECLARE_FINAL_TYPE (VedetteCardRow, vedette_card_row, VEDETTE, CARD_ROW, AdwBin)

GtkWidget *vedette_card_row_new      (VedetteSession   *session);
GtkWidget *vedette_card_row_new_only (VedetteSession   *session,
                                      VedetteOrderCard *card);
void       vedette_card_row_set_card (VedetteCardRow   *self,
                                      VedetteOrderCard *card,
                                      VedetteParty     *party,
                                      gboolean          shown);
void       vedette_card_row_cover    (VedetteCardRow   *self);

G_END_DECLS
