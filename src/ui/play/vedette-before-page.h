/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of Play before the battle has begun. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"
#include "ui/play/vedette-offer-box.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_BEFORE_PAGE (vedette_before_page_get_type ())
G_DECLARE_FINAL_TYPE (VedetteBeforePage, vedette_before_page, VEDETTE, BEFORE_PAGE, AdwBin)

GtkWidget *vedette_before_page_new        (VedetteSession     *session,
                                           VedetteOfferChosen  chosen,
                                           gpointer            user_data);
void       vedette_before_page_update     (VedetteBeforePage  *self,
                                           GListModel         *offers,
                                           GListModel         *cards);
void       vedette_before_page_set_agreed (VedetteBeforePage  *self,
                                           gboolean            agreed);
void       vedette_before_page_set_narrow (VedetteBeforePage  *self,
                                           gboolean            narrow);

G_END_DECLS
