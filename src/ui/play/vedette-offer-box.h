/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Buttons of what may be done now, each with its key; those that are not allowed are dimmed and say why. */

#pragma once

#include <adwaita.h>

#include "core/rules/vedette-offer.h"
#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_OFFER_BOX (vedette_offer_box_get_type ())
G_DECLARE_FINAL_TYPE (VedetteOfferBox, vedette_offer_box, VEDETTE, OFFER_BOX, AdwBin)

/* Called when a button was pressed. */
typedef void (*VedetteOfferChosen) (VedetteOffer *offer,
                                    gpointer      user_data);

GtkWidget *vedette_offer_box_new         (const char         *name,
                                          guint               columns,
                                          VedetteOfferChosen  chosen,
                                          gpointer            user_data);
void       vedette_offer_box_set_columns (VedetteOfferBox    *self,
                                          guint               columns);
void       vedette_offer_box_set_upright (VedetteOfferBox    *self,
                                          gboolean            upright);
void       vedette_offer_box_set_session (VedetteOfferBox    *self,
                                          VedetteSession     *session);
gboolean   vedette_offer_box_has_cards   (VedetteOfferBox    *self);
gboolean   vedette_offer_box_find        (VedetteOfferBox    *self);
void       vedette_offer_box_update      (VedetteOfferBox    *self,
                                          GListModel         *offers);
void       vedette_offer_box_set_one_line (VedetteOfferBox *self);
void       vedette_offer_box_set_without_keys (VedetteOfferBox *self,
                                               gboolean         without_keys);

G_END_DECLS
