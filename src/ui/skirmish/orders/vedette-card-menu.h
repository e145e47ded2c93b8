/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is seldom done with an order card: it is changed, removed, or judged. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"
#include "core/skirmish/records/vedette-skirmish-enums.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_CARD_MENU (vedette_card_menu_get_type ())
G_DECLARE_FINAL_TYPE (VedetteCardMenu, vedette_card_menu, VEDETTE, CARD_MENU, AdwBin)

GtkWidget *vedette_card_menu_new      (VedetteSession  *session);
void       vedette_card_menu_set_card (VedetteCardMenu  *self,
                                       gint64            card,
                                       const char       *title,
                                       VedetteCardState  state);

void       vedette_card_button_update (GtkWidget       *button,
                                       VedetteSession  *session,
                                       const char      *move,
                                       gint64           card,
                                       const char      *label,
                                       const char      *title);

G_END_DECLS
